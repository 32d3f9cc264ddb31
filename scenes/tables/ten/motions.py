"""Which event becomes which motion and sound: the one place that decides it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from game.motion import call, flip, move, pulse, sequence, shake, sound, together, wait
from game.sprites import Sprite
from game.steps import Step
from rules.core import Event
from rules.ten import events as ev
from scenes.tables.ten import pictures
from scenes.tables.ten.moves import COIN_SIDE, Moves, around, show

#: Events of one kind in a row are played as one: coins fly to everybody at once, a payment is one shower of coins.
TOGETHER = (ev.TokensGained, ev.Paid)


def groups(events: Iterable[Event]) -> list[list[Event]]:
    """Events parted into what is played at once."""
    found: list[list[Event]] = []
    for event in events:
        if found and isinstance(event, TOGETHER) and type(found[-1][-1]) is type(event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


class Motions(Moves):
    """Makes steps of events."""

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
        token = self._flier(pictures.BUST, around(self._middle(), COIN_SIDE * 2))
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
        small = sequence(wait(0.12), call(lambda: show(card, pictures.mini(event.card))))
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
