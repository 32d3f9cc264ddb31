"""What the motions of events are made of: flights of coins and cards, the gavel, a row that closes up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from pygame import FRect

from game.motion import call, fade, move, sequence, sound, stagger, together, wait
from game.sprites import LYING, Sprite
from game.steps import Step
from rules.core import Event
from rules.ten import TenCard, scoring
from rules.ten import events as ev
from scenes.tables.ten import boards, pictures, seats
from scenes.tables.ten.effects import Effects, Props
from scenes.tables.ten.layout import Layout
from scenes.tables.ten.shown import Shown

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


class Moves:
    """Parts of motions. They are made when they begin, for they start from what is shown then."""

    def __init__(self, table: Table) -> None:
        self._table = table

    # ---- several events at once -------------------------------------------------------------------------------------

    def _gains(self, events: Sequence[ev.TokensGained]) -> Step:
        """Coins from the row to those who gain."""
        start = self._table.layout.rect("coins")
        flights: list[Step] = []
        for event in events:
            to, _ = self._purse(event.seat)
            for _ in range(event.amount):
                coin = self._flier(pictures.COIN, around(start.center, COIN_SIDE))
                flights.append(self._coin(coin, to, self._gainer(event.seat)))
        return sequence(stagger(flights, "coin-gap"), wait("beat")) if flights else wait("beat")

    def _payments(self, events: Sequence[ev.Paid]) -> Step:
        """Coins and cards from their owner to the middle, where they are gone."""
        flights: list[Step] = []
        for number, event in enumerate(events):
            coin = self._flier(self._coin_picture(event), self._coin_place(event))
            to = around(self._middle(), COIN_SIDE)
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
            return around(place.head.center, COIN_SIDE)
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
            return around(place.head.center, COIN_SIDE)
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
            shrink = sequence(wait(0.1), call(shower(sprite, pictures.mini(card))))
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


def around(centre: tuple[float, float], side: float) -> FRect:
    return FRect(centre[0] - side / 2, centre[1] - side / 2, side, side)


def show(sprite: Sprite, picture: str) -> None:
    sprite.picture = picture


def shower(sprite: Sprite, picture: str) -> Callable[[], None]:
    return lambda: show(sprite, picture)
