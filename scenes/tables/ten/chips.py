"""Small pictures with a few words, set like text: line after line, smaller when there are many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas

#: Shares of a picture's side: between neighbouring pictures of one chip, before its words, between chips.
OVERLAP, BEFORE_WORDS, BETWEEN = 0.16, 0.14, 0.42
#: Pictures of one chip beyond this many lie over each other.
SPREAD = 4
SMALLEST = 0.5
#: The height of words beside pictures that had to become smaller, as a share of these.
TIGHT = 1.5


@dataclass(frozen=True, slots=True)
class Chip:
    """Pictures beside each other, then words."""

    pictures: tuple[str, ...] = ()
    words: str = ""
    colour: str = "ink"
    style: str = "small"
    #: Begins a line of its own.
    breaks: bool = False


@dataclass(frozen=True, slots=True)
class _Placed:
    chip: Chip
    x: float
    y: float


def draw_chips(canvas: Canvas, room: FRect, chips: Sequence[Chip], side: float, *, align: str = "left") -> None:
    """Chips in lines from the top of the room, pictures ``side`` high; smaller if they don't fit otherwise."""
    size = side
    while True:
        lines = _lines(canvas, room.w, chips, size)
        if len(lines) * _leading(size) <= room.h + 1 or size <= side * SMALLEST:
            break
        size *= 0.9
    y = room.y + max(0.0, (room.h - len(lines) * _leading(size)) / 2)
    for line in lines:
        wide = sum(_width(canvas, chip, size) for chip in line) + BETWEEN * size * (len(line) - 1)
        x = room.x if align == "left" else room.x + (room.w - wide) / 2
        for chip in line:
            _draw(canvas, chip, x, y, size, room.right, smaller=size < side)
            x += _width(canvas, chip, size) + BETWEEN * size
        y += _leading(size)


def _leading(size: float) -> float:
    return size * 1.14


def _lines(canvas: Canvas, width: float, chips: Sequence[Chip], size: float) -> list[list[Chip]]:
    lines: list[list[Chip]] = []
    used = 0.0
    for chip in chips:
        wide = _width(canvas, chip, size)
        if lines and not chip.breaks and used + BETWEEN * size + wide <= width:
            lines[-1].append(chip)
            used += BETWEEN * size + wide
        else:
            lines.append([chip])
            used = wide
    return lines


def _step(chip: Chip, size: float) -> float:
    return size * (1 + 0.08 if len(chip.pictures) <= SPREAD else 0.62)


def _pictures_width(chip: Chip, size: float) -> float:
    return size + _step(chip, size) * (len(chip.pictures) - 1) if chip.pictures else 0.0


def _width(canvas: Canvas, chip: Chip, size: float) -> float:
    wide = _pictures_width(chip, size)
    if chip.words:
        wide += (BEFORE_WORDS * size if chip.pictures else 0) + canvas.measure(chip.words, 0, chip.style)[0] + 1
    return wide


def _draw(canvas: Canvas, chip: Chip, x: float, y: float, size: float, right: float, *, smaller: bool) -> None:
    for index, picture in enumerate(chip.pictures):
        canvas.picture(picture, FRect(x + index * _step(chip, size), y, size, size))
    if chip.words:
        left = x + _pictures_width(chip, size) + (BEFORE_WORDS * size if chip.pictures else 0)
        # Where pictures gave way to the lines above and below, words do so too; a line of text is half air.
        high = size * TIGHT if smaller else max(size, 3 * canvas.measure("X", 0, chip.style)[1])
        box = FRect(left, y + (size - high) / 2, max(1.0, right - left + 2), high)
        canvas.text(chip.words, box, chip.style, colour=chip.colour, valign="middle", wrap=False, shrink=True)
