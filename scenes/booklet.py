"""What a page of printed rules is made of, and how its parts are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.layout import Down, Flowing
from game.widgets import Label, Widget

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.locale import Words

CARD = (180.0, 260.0)
#: Words on the ribbon of a note, and the air inside it.
_AIR = 24.0
#: Between the columns.
FOLD = 112.0


@dataclass(frozen=True, slots=True)
class Say:
    """A paragraph, by the key of its words."""

    key: str


@dataclass(frozen=True, slots=True)
class Example:
    """A line that works something out; it stands below its figure."""

    key: str


@dataclass(frozen=True, slots=True)
class Note:
    """A point the published rules leave open, marked as how we play it."""

    key: str


@dataclass(frozen=True, slots=True)
class Figure:
    """Pictures in a row, by their paths below assets; a text of one or two letters is a sign between them.

    height: of the pictures, design units. overlap: the share of a picture that the next one covers; a row that is
    too wide overlaps more.
    """

    parts: tuple[str, ...]
    height: float = 150.0
    overlap: float = 0.0


@dataclass(frozen=True, slots=True)
class Point:
    """One of a list of points, with its number."""

    key: str
    number: int


Block = Say | Example | Note | Figure | Point


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page: a heading above two columns."""

    title: str
    left: tuple[Block, ...]
    right: tuple[Block, ...] = field(default=())


def laid_out(leaf: Leaf, words: Words, one_column: bool) -> Flowing:
    """The blocks of a page as things that flow: two columns, or one below the other."""
    title: list[Widget] = [Title(words(leaf.title))]
    columns = [
        Down(*(title if n == 0 else []), *(_thing(block, words) for block in side), gap=20)
        for n, side in enumerate((leaf.left, leaf.right))
        if side
    ]
    if one_column or len(columns) == 1:
        return Down(*columns, gap=32)
    return Columns(*columns)


class Columns:
    """Two halves of an open book, however little room that leaves each."""

    def __init__(self, *columns: Flowing) -> None:
        self.columns = columns

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """All the width; as high as the higher one."""
        return width, max(column.measure(canvas, self._wide(width))[1] for column in self.columns)

    def place(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Side by side."""
        wide = self._wide(rect.w)
        for number, column in enumerate(self.columns):
            column.place(canvas, pygame.FRect(rect.x + number * (wide + FOLD), rect.y, wide, rect.h))

    def parts(self) -> Iterator[Flowing]:
        """What stands in them."""
        for column in self.columns:
            yield from column.parts()

    def _wide(self, width: float) -> float:
        return (width - FOLD * (len(self.columns) - 1)) / len(self.columns)


def _thing(block: Block, words: Words) -> Widget:
    match block:
        case Say(key):
            return Label(None, words(key))
        case Example(key):
            return Label(None, words(key), "label", align="centre", colour="red")
        case Note(key):
            return Noted(words(key), words("rules.our_reading"))
        case Point(key, number):
            return Pointed(words(key), number)
        case Figure():
            return Row(block)


class Title(Widget):
    """The heading of a page on one line, with a brass rule below it."""

    role: ClassVar[str] = "label"
    focusable = False

    def __init__(self, words: str) -> None:
        super().__init__(None, words)

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """A line and the rule."""
        return width, canvas.measure("X", 0, "title")[1] + 8

    def draw(self, canvas: Canvas) -> None:
        """Smaller if it has to be."""
        rect = self.rect
        box = pygame.FRect(rect.x, rect.y, rect.w, rect.h - 8)
        canvas.text(self.label, box, "title", colour="red", valign="middle", wrap=False, shrink=True)
        canvas.bar(pygame.FRect(rect.x, rect.bottom - 5, rect.w, 4), "brass", 2)


class Row(Widget):
    """A figure: cards and tokens side by side, in the middle of the column."""

    role: ClassVar[str] = "picture"
    focusable = False

    def __init__(self, figure: Figure) -> None:
        super().__init__()
        self.figure = figure

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """It makes do with what there is."""
        return min(width, self._natural(canvas)), self.figure.height + 12

    def draw(self, canvas: Canvas) -> None:
        """Each picture with its shadow, the later ones on top."""
        steps, last = self._steps(canvas, self.figure.overlap)
        natural = sum(steps) + last
        if natural > self.rect.w and len(steps) > 0:
            squeeze = (self.rect.w - last) / sum(steps)
            steps = [step * squeeze for step in steps]
        x = self.rect.centerx - (sum(steps) + last) / 2
        for part, step in zip(self.figure.parts, [*steps, last], strict=True):
            self._part(canvas, part, x)
            x += step

    def _part(self, canvas: Canvas, part: str, x: float) -> None:
        high = self.figure.height
        width = self._width(canvas, part)
        if _is_sign(part):
            box = pygame.FRect(x, self.rect.y, width, high)
            canvas.text(part, box, "heading", colour="ink-soft", align="centre", valign="middle", wrap=False)
            return
        if part.startswith("cards/ten/"):
            canvas.picture(part, pygame.FRect(x, self.rect.y, width, high), lift=4)
            return
        box = pygame.FRect(x, self.rect.y + (high - width) / 2, width, width)
        canvas.picture(part, box, lift=3)

    def _natural(self, canvas: Canvas) -> float:
        steps, last = self._steps(canvas, self.figure.overlap)
        return sum(steps) + last

    def _steps(self, canvas: Canvas, overlap: float) -> tuple[list[float], float]:
        """How far it is from each picture to the next, and the width of the last."""
        widths = [self._width(canvas, part) for part in self.figure.parts]
        gap = 12.0 if overlap == 0 else 0.0
        return [width * (1 - overlap) + gap for width in widths[:-1]], widths[-1]

    def _width(self, canvas: Canvas, part: str) -> float:
        if _is_sign(part):
            return canvas.measure(part, 0, "heading")[0] + 8
        if part.startswith("cards/ten/"):
            return self.figure.height * CARD[0] / CARD[1]
        if part.startswith("faces/"):
            return self.figure.height * 0.86
        return self.figure.height * (0.6 if self._has_cards else 1.0)

    @property
    def _has_cards(self) -> bool:
        return any(part.startswith("cards/ten/") for part in self.figure.parts)


class Noted(Widget):
    """A slip with a ribbon that says whose reading it is."""

    role: ClassVar[str] = "label"
    focusable = False

    def __init__(self, words: str, ribbon: str) -> None:
        super().__init__(None, words)
        self.ribbon = ribbon

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """As high as the ribbon and the words."""
        high = canvas.measure(self.label, width - 2 * _AIR, "body")[1]
        return width, self._ribbon(canvas)[1] + high + _AIR + 8

    def draw(self, canvas: Canvas) -> None:
        """The slip, its ribbon, its words."""
        wide, high = self._ribbon(canvas)
        rect = self.rect
        slip = pygame.FRect(rect.x, rect.y + high * 0.5, rect.w, rect.h - high * 0.5)
        canvas.panel(slip, "plate-hot")
        band = pygame.FRect(rect.x + _AIR, rect.y, min(wide, rect.w - 2 * _AIR), high)
        canvas.panel(band, "ribbon")
        face = pygame.FRect(band.x + 56, band.y, band.w - 112, high * 0.84)
        canvas.text(
            self.ribbon, face, "small", colour="paper", align="centre", valign="middle", wrap=False, shrink=True
        )
        box = pygame.FRect(rect.x + _AIR, rect.y + high + 4, rect.w - 2 * _AIR, 0)
        canvas.text(self.label, box, "body")

    def _ribbon(self, canvas: Canvas) -> tuple[float, float]:
        wide, high = canvas.measure(self.ribbon, 0, "small")
        return wide + 168, high + 22


class Pointed(Widget):
    """A number on a coin and the words beside it."""

    role: ClassVar[str] = "label"
    focusable = False

    def __init__(self, words: str, number: int) -> None:
        super().__init__(None, words)
        self.number_shown = number

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """As high as the words, or the coin."""
        side = self._side(canvas)
        return width, max(side, canvas.measure(self.label, width - side - _AIR, "body")[1])

    def draw(self, canvas: Canvas) -> None:
        """The coin in line with the first words."""
        side, rect = self._side(canvas), self.rect
        coin = pygame.FRect(rect.x, rect.y, side, side)
        canvas.panel(coin, "filled", lift=2)
        canvas.text(str(self.number_shown), coin, "body", align="centre", valign="middle", wrap=False)
        box = pygame.FRect(rect.x + side + _AIR, rect.y, rect.w - side - _AIR, rect.h)
        canvas.text(self.label, box, "body", valign="middle")

    @staticmethod
    def _side(canvas: Canvas) -> float:
        return canvas.measure("X", 0, "body")[1] + 8


def _is_sign(part: str) -> bool:
    return len(part) <= 2
