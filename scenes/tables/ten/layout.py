"""Where everything lies: the regions of the map, and what is parted within them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import FRect

from game.regions import LARGE_TEXT, Region
from rules.ten import COLOURS, TenCard

#: Width and height of a card, in design units, before it is fitted into its region.
CARD = (180.0, 260.0)
#: Room around what stands in a panel.
PAD = 16.0
#: From this height of a panel on, who sits there has a line of their own.
ROOMY = 300.0
NUMBERS = range(1, 10)


@dataclass(frozen=True, slots=True)
class Grid:
    """Four colours by nine numbers, with a column before (``lead``) and one behind where the table wants them."""

    rect: FRect
    side: float
    step_x: float
    step_y: float
    lead: bool
    tail: bool

    @classmethod
    def fitted(cls, rect: FRect, *, lead: bool, tail: bool, gap: float) -> Grid:
        """The largest square tiles that fit, in the middle of the rectangle."""
        columns = 9 + lead + tail
        side = min((rect.w - gap * (columns - 1)) / columns, (rect.h - gap * 3) / 4)
        wide, high = columns * (side + gap) - gap, 4 * (side + gap) - gap
        inner = FRect(rect.x + (rect.w - wide) / 2, rect.y + (rect.h - high) / 2, wide, high)
        return cls(inner, side, side + gap, side + gap, lead, tail)

    def cell(self, colour: int, column: int) -> FRect:
        """The place in the row of a colour (0 … 3) and a column, counted from the left."""
        return FRect(self.rect.x + column * self.step_x, self.rect.y + colour * self.step_y, self.side, self.side)

    def tile(self, colour: str, number: int) -> FRect:
        """The place of a number card."""
        return self.cell(COLOURS.index(colour), number - 1 + self.lead)

    def before(self, colour: str) -> FRect:
        """The place before the cards of a colour."""
        return self.cell(COLOURS.index(colour), 0)

    def behind(self, index: int) -> FRect:
        """A place behind the cards, counted from the top; there are four."""
        return self.cell(min(index, 3), 9 + self.lead)

    def band(self, colour: str, first: int, last: int) -> FRect:
        """All places from one number to another."""
        return self.tile(colour, first).union(self.tile(colour, last))


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """The parts of what belongs to one seat."""

    panel: FRect
    head: FRect
    #: None where there is no room for a board: its runs are then told in numbers.
    grid: Grid | None
    #: Where coins come from and go to.
    purse: FRect
    large: bool
    #: Where its runs are told in numbers besides, above its board.
    runs: FRect | None = None


class Layout:
    """Rectangles in design units for a number of players, one of whom sits in front."""

    def __init__(self, regions: Mapping[str, Region], players: int, front: int, text_scale: float) -> None:
        self._regions = regions
        self.players = players
        self.front = front
        self.text_scale = text_scale
        self.seats = [self._seat(seat) for seat in range(players)]
        self.market = Grid.fitted(_inside(self.rect("market"), top=self.line("body")), lead=False, tail=False, gap=5)

    def rect(self, name: str) -> FRect:
        """A region of the map."""
        return self._regions[name].rect.copy()

    def has(self, name: str) -> bool:
        """The map has such a region for this number of seats."""
        return name in self._regions

    @property
    def large(self) -> bool:
        """Text is so large that words give way to pictures."""
        return self.text_scale > LARGE_TEXT

    def line(self, style: str) -> float:
        """The height of a line of text."""
        return {"small": 36.0, "body": 44.0, "heading": 70.0}[style] * self.text_scale

    def row(self, count: int) -> list[FRect]:
        """The cards of the row."""
        return self._regions["row"].line(count, *CARD, gap=14)

    @property
    def pile(self) -> FRect:
        """The draw pile's top card."""
        return self._regions["pile"].place(*CARD)

    @property
    def block(self) -> FRect:
        """The card that is for sale in an auction."""
        room = _inside(self.rect("decision"))
        return FRect(room.x, room.y, room.h * CARD[0] / CARD[1], room.h)

    @property
    def out(self) -> FRect:
        """Where things go that leave the game."""
        pile = self.pile
        return FRect(pile.centerx - 20, -120, 40, 58)

    def board_tile(self, seat: int, card: TenCard) -> FRect:
        """Where a number card lies in a seat's collection, or the seat's purse where there is no board."""
        place = self.seats[seat]
        if place.grid is None or card.colour is None or card.number is None:
            return place.purse
        return place.grid.tile(card.colour, card.number)

    def market_tile(self, card: TenCard) -> FRect:
        """Where a number card lies in the market."""
        assert card.colour is not None and card.number is not None
        return self.market.tile(card.colour, card.number)

    # within

    def _seat(self, seat: int) -> SeatPlace:
        if seat == self.front:
            return self._own()
        others = [other for other in range(self.players) if other != self.front]
        panel = self.rect(f"seat-{others.index(seat) + 1}")
        room = _inside(panel, 10)
        lines = 2 if self.large or panel.h > ROOMY else 1
        head = FRect(room.x, room.y, room.w, min(self.line("small") * lines + 14, room.h))
        below = FRect(room.x, head.bottom + 6, room.w, room.bottom - head.bottom - 6)
        if below.h < 130:
            return SeatPlace(panel, head, None, head.copy(), False)
        grid = Grid.fitted(below, lead=False, tail=True, gap=4)
        high = self.line("small") + 8
        if below.h - grid.rect.h < high:
            return SeatPlace(panel, head, grid, head.copy(), False)
        runs = FRect(below.x, below.y, below.w, high)
        lower = FRect(below.x, runs.bottom, below.w, below.h - high)
        return SeatPlace(panel, head, Grid.fitted(lower, lead=False, tail=True, gap=4), head.copy(), False, runs)

    def _own(self) -> SeatPlace:
        panel = self.rect("own")
        room = _inside(panel, 12)
        head = FRect(room.x, room.y, room.w, self.line("body") + (0 if self.large else 16))
        below = FRect(room.x, head.bottom + 8, room.w, room.bottom - head.bottom - 8)
        grid = Grid.fitted(below, lead=True, tail=True, gap=6)
        return SeatPlace(panel, head, grid, head.copy(), True)


def _inside(rect: FRect, pad: float = PAD, *, top: float = 0) -> FRect:
    return FRect(rect.x + pad, rect.y + pad + top, rect.w - 2 * pad, rect.h - 2 * pad - top)
