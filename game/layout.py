"""Where things go: rectangles cut into parts, and a flow of things that know how much room they need.

All lengths are design units. What flows is measured with the canvas, so that it grows with the text size and with
longer words; what doesn't fit beside each other goes below.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal, Protocol

import pygame

if TYPE_CHECKING:
    from game.canvas import Canvas

Align = Literal["left", "centre", "right", "fill"]

_SHARES = {"left": 0.0, "top": 0.0, "fill": 0.0, "centre": 0.5, "middle": 0.5, "right": 1.0, "bottom": 1.0}


class Flowing(Protocol):
    """What can be laid out: widgets, and `Down` and `Across` of them."""

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """The width it would like, and the height it needs when it gets ``width``.

        More than ``width`` is liked when it can't be made narrower.
        """

    def place(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Take this place."""

    def parts(self) -> Iterator[Flowing]:
        """The things in it that are no mere arrangement."""


# rectangles


def inset(rect: pygame.FRect, x: float, y: float | None = None) -> pygame.FRect:
    """The rectangle without a margin of ``x`` at the sides and ``y`` (else ``x``) above and below."""
    y = x if y is None else y
    return pygame.FRect(rect.x + x, rect.y + y, max(0.0, rect.w - 2 * x), max(0.0, rect.h - 2 * y))


def rows(rect: pygame.FRect, heights: Sequence[float | None], gap: float = 16.0) -> list[pygame.FRect]:
    """One below another; None takes an equal share of what is left."""
    found, y = [], rect.y
    for height in _shared(heights, rect.h, gap):
        found.append(pygame.FRect(rect.x, y, rect.w, height))
        y += height + gap
    return found


def columns(rect: pygame.FRect, widths: Sequence[float | None], gap: float = 16.0) -> list[pygame.FRect]:
    """One beside another; None takes an equal share of what is left."""
    found, x = [], rect.x
    for width in _shared(widths, rect.w, gap):
        found.append(pygame.FRect(x, rect.y, width, rect.h))
        x += width + gap
    return found


def grid(rect: pygame.FRect, columns: int, rows: int, gap: float = 16.0) -> list[pygame.FRect]:
    """Equal rectangles in reading order."""
    w, h = (rect.w - (columns - 1) * gap) / columns, (rect.h - (rows - 1) * gap) / rows
    return [
        pygame.FRect(rect.x + column * (w + gap), rect.y + row * (h + gap), w, h)
        for row in range(rows)
        for column in range(columns)
    ]


def centre(rect: pygame.FRect, w: float, h: float) -> pygame.FRect:
    """A rectangle of this size in the middle."""
    return pygame.FRect(rect.centerx - w / 2, rect.centery - h / 2, w, h)


def _shared(lengths: Sequence[float | None], whole: float, gap: float) -> list[float]:
    left = whole - gap * (len(lengths) - 1) - sum(length for length in lengths if length is not None)
    open_ends = sum(1 for length in lengths if length is None)
    share = max(0.0, left) / open_ends if open_ends else 0.0
    return [share if length is None else length for length in lengths]


# what flows


class Gap:
    """Nothing, so large."""

    def __init__(self, height: float = 16.0, width: float = 0.0) -> None:
        self._size = (width, height)

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """As large as it was made."""
        return self._size

    def place(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Nothing is placed."""

    def parts(self) -> Iterator[Flowing]:
        """Nothing is in it."""
        return iter(())


class Down:
    """One below another. ``align``: "fill" makes all as wide as there is room, the others as wide as they like."""

    def __init__(self, *things: Flowing, gap: float = 16.0, align: Align = "fill") -> None:
        self.things = things
        self.gap = gap
        self.align = align

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """As wide as the widest, as high as all."""
        sizes = [thing.measure(canvas, width) for thing in self.things]
        return max((w for w, _ in sizes), default=0.0), _total([h for _, h in sizes], self.gap)

    def place(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """From the top of the rectangle down, as high as they need."""
        y = rect.y
        for thing in self.things:
            w, h = thing.measure(canvas, rect.w)
            w = rect.w if self.align == "fill" else min(w, rect.w)
            thing.place(canvas, pygame.FRect(rect.x + (rect.w - w) * _SHARES[self.align], y, w, h))
            y += h + self.gap

    def parts(self) -> Iterator[Flowing]:
        """Everything in it."""
        for thing in self.things:
            yield from thing.parts()


class Across:
    """Beside each other in lines: as many in each as fit, as wide as they like.

    ``align`` "fill" widens those of a full line to fill it. With ``shares`` there is one line divided in these
    proportions, or all below each other when one of them can't be so narrow.
    """

    def __init__(
        self, *things: Flowing, gap: float = 16.0, align: Align = "left", shares: Sequence[float] | None = None
    ) -> None:
        if shares is not None and len(shares) != len(things):
            raise ValueError("as many shares as things")
        self.things = things
        self.gap = gap
        self.align = align
        self.shares = shares

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """As wide as the widest line, as high as all lines."""
        lines = self._lines(canvas, width)
        heights = [max((h for _, _, h in line), default=0.0) for line in lines]
        wide = max((_total([w for _, w, _ in line], self.gap) for line in lines), default=0.0)
        return wide, _total(heights, self.gap)

    def place(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Line by line from the top, each thing as high as its line."""
        y = rect.y
        for line in self._lines(canvas, rect.w):
            height = max((h for _, _, h in line), default=0.0)
            spare = max(0.0, rect.w - _total([w for _, w, _ in line], self.gap))
            x = rect.x + spare * _SHARES[self.align]
            more = spare / len(line) if self.align == "fill" and self.shares is None else 0.0
            for thing, w, _ in line:
                thing.place(canvas, pygame.FRect(x, y, min(w + more, rect.w), height))
                x += w + more + self.gap
            y += height + self.gap

    def parts(self) -> Iterator[Flowing]:
        """Everything in it."""
        for thing in self.things:
            yield from thing.parts()

    def _lines(self, canvas: Canvas, width: float) -> list[list[tuple[Flowing, float, float]]]:
        """Things with their widths and heights."""
        if self.shares is not None:
            line = self._shared(canvas, width, self.shares)
            return [line] if line else [[(t, width, t.measure(canvas, width)[1])] for t in self.things]
        lines: list[list[tuple[Flowing, float, float]]] = []
        room = 0.0
        for thing in self.things:
            w, h = thing.measure(canvas, width)
            w = min(w, width)
            if lines and w + self.gap <= room:
                lines[-1].append((thing, w, h))
                room -= w + self.gap
            else:
                lines.append([(thing, w, h)])
                room = width - w
        return lines

    def _shared(self, canvas: Canvas, width: float, shares: Sequence[float]) -> list[tuple[Flowing, float, float]]:
        """One line; empty if something doesn't fit its share."""
        room = width - self.gap * (len(self.things) - 1)
        line: list[tuple[Flowing, float, float]] = []
        for thing, share in zip(self.things, shares, strict=True):
            w = room * share / sum(shares)
            liked, h = thing.measure(canvas, w)
            if liked > w + 0.5:
                return []
            line.append((thing, w, h))
        return line


def settle(canvas: Canvas, rect: pygame.FRect, thing: Flowing, valign: str = "top", align: Align = "fill") -> bool:
    """Place a thing in a rectangle; False if it is higher than that (it then begins at the top).

    ``valign`` "top", "middle" or "bottom"; ``align`` "fill" gives it the whole width.
    """
    w, h = thing.measure(canvas, rect.w)
    w = rect.w if align == "fill" else min(w, rect.w)
    y = rect.y + max(0.0, rect.h - h) * _SHARES[valign]
    thing.place(canvas, pygame.FRect(rect.x + (rect.w - w) * _SHARES[align], y, w, h))
    return h <= rect.h + 0.5


def _total(lengths: Sequence[float], gap: float) -> float:
    return sum(lengths) + gap * max(0, len(lengths) - 1)
