"""Closer looks: what is left in the draw pile, and what somebody has collected."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.app import App
from game.canvas import Canvas
from game.locale import Words
from rules.ten import COLOURS, TenCard, TenView
from scenes.tables.overlays import SheetScene
from scenes.tables.ten import boards, pictures, seats
from scenes.tables.ten.layout import NUMBERS, Grid, SeatPlace
from scenes.tables.ten.market import draw_market
from scenes.tables.ten.seats import SeatLook

#: The night-blue ground that boards lie on.
GROUND = "stage-ten"


class PileScene(SheetScene):
    """Everybody may know what is left in the pile, nobody in which order."""

    size = (1180.0, 940.0)

    def __init__(self, app: App, view: TenView, words: Words) -> None:
        super().__init__(app, words("ten.peek.title", n=view.deck_left))
        self._counts = view.pile_counts
        self._room = FRect(0, 0, 0, 0)

    def fill(self, room: FRect) -> None:
        """The room the cards have."""
        self._room = room

    def draw(self, canvas: Canvas) -> None:
        """Numbers in a grid, below them wilds and currency."""
        super().draw(canvas)
        room = self._room
        canvas.bar(room, GROUND, 22)
        inner = FRect(room.x + 20, room.y + 16, room.w - 40, room.h - 32)
        upper = FRect(inner.x, inner.y, inner.w, inner.h * 0.66)
        grid = Grid.fitted(upper, lead=False, tail=False, gap=8)
        for colour in COLOURS:
            for number in NUMBERS:
                self._draw(
                    canvas, pictures.number_card(colour, number), grid.tile(colour, number), pictures.slot(colour)
                )
        self._draw_others(
            canvas, FRect(inner.x, upper.bottom + 12, inner.w, inner.bottom - upper.bottom - 12), grid.side
        )

    def _draw_others(self, canvas: Canvas, room: FRect, side: float) -> None:
        wilds = [card for card in self._counts if card.is_wild]
        coins = [card for card in self._counts if card.kind == "currency"]
        for index, cards in enumerate((wilds, coins)):
            if not cards:
                continue
            size = min(side, (room.h - 10) / 2, room.w / len(cards) - 8)
            left = room.centerx - (size + 8) * len(cards) / 2
            for number, card in enumerate(cards):
                rect = FRect(left + number * (size + 8), room.y + index * (room.h + 6) / 2, size, size)
                self._draw(canvas, card, rect, "")

    def _draw(self, canvas: Canvas, card: TenCard, place: FRect, empty: str) -> None:
        count = self._counts.get(card, 0)
        if count:
            canvas.picture(pictures.mini(card), place)
        elif empty:
            canvas.picture(empty, place)
        if count > 1:
            boards.draw_count(canvas, place, count)


class MarketScene(SheetScene):
    """The market, large."""

    size = (1180.0, 820.0)

    def __init__(self, app: App, cards: Sequence[TenCard], words: Words) -> None:
        super().__init__(app, words("ten.market", count=len(cards)))
        self._cards = tuple(cards)
        self._room = FRect(0, 0, 0, 0)

    def fill(self, room: FRect) -> None:
        """The room the cards have."""
        self._room = room

    def draw(self, canvas: Canvas) -> None:
        """The same grid as on the table."""
        super().draw(canvas)
        canvas.bar(self._room, GROUND, 22)
        grid = Grid.fitted(self._room.inflate(-40, -36), lead=False, tail=False, gap=8)
        draw_market(canvas, grid, self._cards, absent={}, buyable=None)


class SeatScene(SheetScene):
    """A seat's collection, large."""

    size = (1180.0, 800.0)

    def __init__(self, app: App, look: SeatLook, name: str) -> None:
        super().__init__(app, name)
        self._look = look
        self._place: SeatPlace | None = None

    def fill(self, room: FRect) -> None:
        """The places of everything."""
        inner = FRect(room.x + 24, room.y + 18, room.w - 48, room.h - 36)
        head = FRect(inner.x, inner.y, inner.w, 64)
        below = FRect(inner.x, head.bottom + 14, inner.w, inner.bottom - head.bottom - 14)
        self._place = SeatPlace(room, head, Grid.fitted(below, lead=True, tail=True, gap=8), head, True)

    def draw(self, canvas: Canvas) -> None:
        """The same board as on the table."""
        super().draw(canvas)
        if self._place is not None:
            canvas.bar(self._place.panel, GROUND, 22)
            seats.draw_seat(canvas, self._place, self._look)
