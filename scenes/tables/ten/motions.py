"""Which event becomes which motion and sound: the one place that decides it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import singledispatchmethod
from typing import Protocol

from pygame import FRect

from game.motion import call, fade, flip, move, pulse, sequence, shake, sound, stagger, together, wait
from game.sprites import LYING, Sprite
from game.steps import Step
from rules.core import Event
from rules.ten import TenCard, scoring
from rules.ten import events as ev
from scenes.tables.ten import boards, pictures, seats
from scenes.tables.ten.effects import Effects, Props
from scenes.tables.ten.layout import Layout
from scenes.tables.ten.shown import Shown

#: Events of one kind in a row are played as one: coins fly to everybody at once, a payment is one shower of coins.
TOGETHER = (ev.TokensGained, ev.Paid)
COIN_SIDE = 40.0
#: Seconds a banner is read.
BANNER = 1.1


class Table(Protocol):
    """What the motions are played on."""

    shown: Shown
    props: Props
    effects: Effects

    @property
    def layout(self) -> Layout:
        """Where things lie."""

    def say(self, events: Sequence[Event]) -> None:
        """Events begin to be seen: tell them."""

    def words_for(self, name: str) -> str:
        """What is written on the banner of this name."""

    def tension(self) -> str | None:
        """The sound of how near a bust is now, if it is near."""

    def is_person(self, seat: int) -> bool:
        """A person sits there."""


def groups(events: Iterable[Event]) -> list[list[Event]]:
    """Events parted into what is played at once."""
    found: list[list[Event]] = []
    for event in events:
        if found and isinstance(event, TOGETHER) and type(found[-1][-1]) is type(event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


class Motions:
    """Makes steps of events. Steps are made when they begin, for they start from what is shown then."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def steps(self, events: Sequence[Event]) -> list[Step]:
        """The steps of one of the `groups`."""
        first = events[0]
        tell = call(lambda: self._table.say(events))
        if isinstance(first, ev.TokensGained):
            return [tell, self._gains([event for event in events if isinstance(event, ev.TokensGained)])]
        if isinstance(first, ev.Paid):
            return [tell, self._payments([event for event in events if isinstance(event, ev.Paid)])]
        return [tell, *self.of(first)]

    def row_sprites(self) -> None:
        """Put the row and the wild for sale where they lie, at once."""
        shown, props, layout = self._table.shown, self._table.props, self._table.layout
        props.flying.clear()
        props.row = [
            Sprite(("row", index), pictures.face(card), pictures.BACK, rect, z=index)
            for index, (card, rect) in enumerate(zip(shown.row, layout.row(len(shown.row)), strict=True))
        ]
        props.block = None
        if shown.block is not None:
            props.block = Sprite("block", pictures.face(shown.block), pictures.BACK, layout.block, z=100)

    # ---- one event --------------------------------------------------------------------------------------------------

    @singledispatchmethod
    def of(self, event: Event) -> list[Step]:
        """The steps of an event. Raises LookupError for an event that is not TEN's."""
        raise LookupError(type(event).__name__)

    @of.register
    def _(self, event: ev.TurnBegan) -> list[Step]:
        mine = [sound("turn_yours")] if self._table.is_person(event.seat) else []
        return [self._advance(event), *mine, self._table.effects.spoken(event.seat, "turn")]

    @of.register
    def _(self, event: ev.Drawn) -> list[Step]:
        table = self._table
        pile = table.layout.pile
        places = table.layout.row(len(table.props.row) + 1)
        card = Sprite(("row", len(places)), pictures.face(event.card), pictures.BACK, pile, turn=-1, z=len(places))
        relaid = [self._slide(sprite, to) for sprite, to in zip(table.props.row, places[:-1], strict=True)]
        table.props.row.append(card)
        tension = table.tension()
        return [
            sound("draw"),
            together(*relaid, move(card, places[-1]), sequence(wait(0.1), flip(card, sound="card_flip"))),
            self._advance(event),
            sound(tension) if tension else sound("card_place"),
            wait("beat"),
        ]

    @of.register
    def _(self, event: ev.DeckEmptied) -> list[Step]:
        return [sound("last_round"), self._banner("last_card")]

    @of.register
    def _(self, event: ev.Busted) -> list[Step]:
        table = self._table
        shaken = [shake(sprite, seconds="bust") for sprite in table.props.row]
        return [
            sound("bust_thud"),
            together(
                *shaken,
                table.effects.flashed("bust"),
                sequence(wait(0.12), sound("bust_rattle")),
                self._banner("bust"),
            ),
            together(self._to_market(event.to_market), self._away(self._pick(event.discarded))),
            self._advance(event),
            call(self.row_sprites),
        ]

    @of.register
    def _(self, event: ev.BustTokenTaken) -> list[Step]:
        table = self._table
        _, to = self._purse(event.seat)
        token = self._flier(pictures.BUST, _around(self._middle(), COIN_SIDE * 2))
        return [
            sound("bust_token"),
            pulse(token, by=0.2, colour="danger"),
            move(token, to, seconds="coin"),
            self._gone(token),
            self._advance(event),
            table.effects.spoken(event.seat, "bid"),
        ]

    @of.register
    def _(self, event: ev.NumbersTaken) -> list[Step]:
        table = self._table
        places = [table.layout.board_tile(event.seat, card) for card in event.cards]
        taken = self._pick(event.cards)
        return [
            sound("take_numbers"),
            self._small(taken, event.cards, places, "card_place"),
            self._advance(event),
            self._relaid(taken),
        ]

    @of.register
    def _(self, event: ev.CurrencyTaken) -> list[Step]:
        return [sound("take_currency"), together(*(pulse(sprite) for sprite in self._pick(event.cards)))]

    @of.register
    def _(self, event: ev.MovedToMarket) -> list[Step]:
        return [self._to_market(event.cards), self._advance(event), self._relaid(self._pick(event.cards))]

    @of.register
    def _(self, event: ev.Discarded) -> list[Step]:
        leaving = self._leaving(event.cards)
        return [self._away(leaving), self._advance(event), self._relaid(leaving)]

    @of.register
    def _(self, event: ev.AuctionOpened) -> list[Step]:
        table = self._table
        wild = self._pick([event.card])[0]
        to = table.layout.block

        def opened() -> None:
            table.props.row.remove(wild)
            table.props.block = wild
            wild.z = 100
            table.shown.advance(event)

        return [
            pulse(wild),
            call(opened),
            sound("auction_open"),
            together(move(wild, to), self._relaid([wild])),
            wait("beat"),
        ]

    @of.register
    def _(self, event: ev.BidMade) -> list[Step]:
        return [self._advance(event), sound("bid"), self._table.effects.spoken(event.seat, "gavel"), wait("beat")]

    @of.register
    def _(self, event: ev.Passed) -> list[Step]:
        return [self._advance(event), sound("pass"), self._table.effects.spoken(event.seat, "bid"), wait("beat")]

    @of.register
    def _(self, event: ev.AuctionWon) -> list[Step]:
        return [self._gavel(), self._advance(event), self._table.effects.spoken(event.seat, "gavel")]

    @of.register
    def _(self, event: ev.AuctionUnsold) -> list[Step]:
        return [self._gavel(), wait("beat")]

    @of.register
    def _(self, event: ev.BuyPhaseBegan) -> list[Step]:
        return [self._advance(event), self._table.effects.spoken(event.seat, "bid")]

    @of.register
    def _(self, event: ev.BuyStarted) -> list[Step]:
        return [self._advance(event), sound("card_lift"), self._table.effects.desired(event.card, "pulse")]

    @of.register
    def _(self, event: ev.Overpaid) -> list[Step]:
        return [sound("coin_spend"), wait("beat")]

    @of.register
    def _(self, event: ev.CardTaken) -> list[Step]:
        table = self._table
        to = self.place_of_new(event.seat, event.card)
        if event.source == "market":
            table.effects.absent[event.card] += 1
            card = self._flier(pictures.mini(event.card), table.layout.market_tile(event.card))
            heard, found = "buy", call(table.effects.absent.clear)
        else:
            card = table.props.block or self._flier(pictures.face(event.card), table.layout.block)
            heard, found = "wild_fly", call(lambda: None)
        small = sequence(wait(0.12), call(lambda: _show(card, pictures.mini(event.card))))
        return [
            sound(heard),
            together(move(card, to, sound="card_place", seconds=0.34), small),
            self._gone(card),
            found,
            self._advance(event),
        ]

    @of.register
    def _(self, event: ev.RunGrew) -> list[Step]:
        whole = event.length == 9
        return [
            sound("run_complete" if whole else f"run_{event.length}"),
            self._table.effects.run_grown(event.seat, event.colour, "run"),
        ]

    @of.register
    def _(self, event: ev.BuyDeclined) -> list[Step]:
        return [wait("beat")]

    @of.register
    def _(self, event: ev.TurnEnded) -> list[Step]:
        return [wait("beat")]

    @of.register
    def _(self, event: ev.LastBuysBegan) -> list[Step]:
        return [self._advance(event), sound("last_round"), self._banner("last_buys")]

    @of.register
    def _(self, event: ev.GameEnded) -> list[Step]:
        return [self._advance(event), sound("last_round"), self._banner("over")]

    # ---- several events at once -------------------------------------------------------------------------------------

    def _gains(self, events: Sequence[ev.TokensGained]) -> Step:
        """Coins from the row to those who gain."""
        start = self._table.layout.rect("coins")
        flights: list[Step] = []
        for event in events:
            to, _ = self._purse(event.seat)
            for _ in range(event.amount):
                coin = self._flier(pictures.COIN, _around(start.center, COIN_SIDE))
                flights.append(self._coin(coin, to, self._gainer(event.seat)))
        return sequence(stagger(flights, "coin-gap"), wait("beat")) if flights else wait("beat")

    def _payments(self, events: Sequence[ev.Paid]) -> Step:
        """Coins and cards from their owner to the middle, where they are gone."""
        flights: list[Step] = []
        for number, event in enumerate(events):
            coin = self._flier(self._coin_picture(event), self._coin_place(event))
            to = _around(self._middle(), COIN_SIDE)
            first = sound("coin_spend") if number == 0 else wait(0)
            flights.append(
                sequence(
                    together(self._advance(event), first),
                    together(
                        move(coin, to, seconds="coin", ease="leave"), sequence(wait(0.16), fade(coin, 0, seconds=0.14))
                    ),
                    self._gone(coin),
                )
            )
        return sequence(stagger(flights, "coin-gap"), wait("beat"))

    def _coin_picture(self, event: ev.Paid) -> str:
        if isinstance(event.coin, TenCard):
            return pictures.mini(event.coin)
        return pictures.BUST if event.coin == "bust" else pictures.COIN

    def _coin_place(self, event: ev.Paid) -> FRect:
        coin, bust = self._purse(event.seat)
        if not isinstance(event.coin, TenCard):
            return bust if event.coin == "bust" else coin
        place = self._table.layout.seats[event.seat]
        cards = self._table.shown.cards[event.seat]
        if place.grid is None or event.coin not in cards:
            return _around(place.head.center, COIN_SIDE)
        return boards.places_of(place.grid, cards, scoring(cards))[event.coin]

    def _gainer(self, seat: int) -> Callable[[], None]:
        def more() -> None:
            self._table.shown.tokens[seat] += 1

        return more

    def _coin(self, coin: Sprite, to: FRect, landed: Callable[[], None]) -> Step:
        return sequence(move(coin, to, seconds="coin", sound="coin"), call(landed), self._gone(coin))

    # ---- parts of motions -------------------------------------------------------------------------------------------

    def place_of_new(self, seat: int, card: TenCard) -> FRect:
        """Where a card will lie that joins a collection."""
        place = self._table.layout.seats[seat]
        if place.grid is None:
            return _around(place.head.center, COIN_SIDE)
        cards = [*self._table.shown.cards[seat], card]
        return boards.places_of(place.grid, cards, scoring(cards))[card]

    def _advance(self, event: Event) -> Step:
        return call(lambda: self._table.shown.advance(event))

    def _banner(self, name: str) -> Step:
        return self._table.effects.announced(self._table.words_for(name), BANNER)

    def _gavel(self) -> Step:
        block = self._table.layout.block
        side = block.h * 0.6
        gavel = self._flier(pictures.GAVEL, FRect(block.right - side * 0.3, block.y - side * 0.2, side, side))
        gavel.angle = 35
        down = gavel.rect.move(-10, 26)
        return sequence(
            move(gavel, down, seconds=0.16, angle=-20, arc=False, ease="leave", sound="gavel"),
            wait("gavel"),
            fade(gavel, 0),
            self._gone(gavel),
        )

    def _to_market(self, cards: Sequence[TenCard]) -> Step:
        if not cards:
            return wait(0)
        places = [self._table.layout.market_tile(card) for card in cards]
        return sequence(sound("to_market"), self._small(self._pick(cards), cards, places, None))

    def _leaving(self, cards: Sequence[TenCard]) -> list[Sprite]:
        """The sprites of discarded cards: the wild that nobody wanted, or cards of the row."""
        block = self._table.props.block
        return [block] if block is not None and cards[0].is_wild else self._pick(cards)

    def _away(self, leaving: Sequence[Sprite]) -> Step:
        """Cards leave the game over the upper edge."""
        out = self._table.layout.out
        steps = [
            sequence(
                together(
                    move(sprite, out, ease="leave", seconds=0.3), sequence(wait(0.12), fade(sprite, 0, seconds=0.18))
                ),
                self._gone(sprite),
            )
            for sprite in leaving
        ]
        return sequence(sound("card_slide"), stagger(steps)) if steps else wait(0)

    def _small(
        self, sprites: Sequence[Sprite], cards: Sequence[TenCard], places: Sequence[FRect], heard: str | None
    ) -> Step:
        """Cards shrink to small squares on their way to their places."""
        steps = []
        for sprite, card, place in zip(sprites, cards, places, strict=True):
            shrink = sequence(wait(0.1), call(_shower(sprite, pictures.mini(card))))
            steps.append(sequence(together(move(sprite, place, sound=heard), shrink), self._gone(sprite)))
        return stagger(steps)

    def _relaid(self, leaving: Sequence[Sprite]) -> Step:
        """What stays of the row closes up."""
        staying = [sprite for sprite in self._table.props.row if sprite not in leaving]
        places = self._table.layout.row(len(staying))
        return together(*(self._slide(sprite, to) for sprite, to in zip(staying, places, strict=True)))

    def _slide(self, sprite: Sprite, to: FRect) -> Step:
        return move(sprite, to, seconds="relayout", arc=False, ease="slide")

    def _pick(self, cards: Sequence[TenCard]) -> list[Sprite]:
        """The sprites of these cards of the row, in the same order."""
        row = self._table.shown.row
        left = list(range(len(row)))
        found: list[Sprite] = []
        for card in cards:
            index = next(number for number in left if row[number] == card)
            left.remove(index)
            found.append(self._table.props.row[index])
        return found

    def _flier(self, picture: str, rect: FRect) -> Sprite:
        return self._table.props.fly(Sprite(("fly", picture), picture, None, FRect(rect), lift=LYING, z=200))

    def _gone(self, sprite: Sprite) -> Step:
        return call(self._table.props.landed(sprite))

    def _purse(self, seat: int) -> tuple[FRect, FRect]:
        return seats.purse_coins(self._table.layout.seats[seat])

    def _middle(self) -> tuple[float, float]:
        return self._table.layout.rect("row").center


def _around(centre: tuple[float, float], side: float) -> FRect:
    return FRect(centre[0] - side / 2, centre[1] - side / 2, side, side)


def _show(sprite: Sprite, picture: str) -> None:
    sprite.picture = picture


def _shower(sprite: Sprite, picture: str) -> Callable[[], None]:
    return lambda: _show(sprite, picture)
