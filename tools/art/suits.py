"""The four suits: colour, symbol and pattern, each enough to tell a suit by."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from art.colours import INK, PAPER
from art.geometry import Point, Polygon, cut, num, polar, poly, rounded
from art.papercut import Sheet


@dataclass(frozen=True)
class Suit:
    """Colours of a suit: panel, pattern on it, cut-outs and layers of the middle picture, digits."""

    key: str
    base: str
    pattern: str
    tab: str
    outer: str
    inner: str
    glint: str
    digit: str
    digit_shadow: str

    @property
    def dark(self) -> bool:
        """Digits are paper on dark suits, ink on light ones."""
        return self.digit == PAPER


RED = Suit("R", "#B71F37", "#9C1730", "#A81A32", "#8A1029", "#CF3A49", "#E8635F", PAPER, "#560818")
BLUE = Suit("B", "#23469B", "#1B3A87", "#1F4092", "#152F73", "#3560B8", "#6B93DD", PAPER, "#0B1C4C")
ORANGE = Suit("O", "#F9B233", "#F29E1F", "#F9B233", "#E58A12", "#FFC95A", "#FFE3A1", INK, "#B96A06")
GREEN = Suit("G", "#62C3A1", "#49AE8B", "#62C3A1", "#369675", "#8ADBBF", "#C3F0DE", INK, "#23765A")
SUITS = (RED, BLUE, ORANGE, GREEN)

FLAME = (
    "M0.1 -1.04C0.2 -0.6 0.62 -0.3 0.86 0.3C1.08 0.84 0.86 1 0.4 1C0.14 1 -0.14 1 -0.4 1C-0.86 1 -1.08 0.84 -0.86 0.3"
    "C-0.77 0.06 -0.56 -0.1 -0.53 -0.4C-0.38 -0.28 -0.3 -0.16 -0.27 0C-0.04 -0.28 0.13 -0.62 0.1 -1.04Z"
)
FLAME_INNER = (
    "M0.12 -0.2C0.18 0.08 0.5 0.24 0.5 0.58C0.5 0.86 0.26 0.98 0 0.98C-0.28 0.98 -0.5 0.84 -0.5 0.56"
    "C-0.5 0.36 -0.34 0.28 -0.3 0.1C-0.2 0.16 -0.14 0.22 -0.12 0.32C0.02 0.18 0.12 0.02 0.12 -0.2Z"
)
DROP = (
    "M0 -1.06C0.16 -0.76 0.9 -0.52 0.9 0.1C0.9 0.6 0.5 0.99 0 0.99C-0.5 0.99 -0.9 0.6 -0.9 0.1"
    "C-0.9 -0.52 -0.16 -0.76 0 -1.06Z"
)
DROP_GLINT = (
    "M-0.66 0.04C-0.68 0.46 -0.4 0.78 -0.02 0.8C-0.24 0.64 -0.44 0.4 -0.42 0.02C-0.42 -0.14 -0.64 -0.14 -0.66 0.04Z"
)
LEAF = (
    "M0 -1.06C0.3 -0.72 0.62 -0.34 0.9 0C0.62 0.34 0.3 0.72 0 1.06"
    "C-0.3 0.72 -0.62 0.34 -0.9 0C-0.62 -0.34 -0.3 -0.72 0 -1.06Z"
)


def shape(template: str, cx: float, cy: float, sx: float, sy: float | None = None) -> str:
    """Path data in units of the template's half size, put at cx, cy with half sizes sx, sy."""
    ky = sx if sy is None else sy
    return re.sub(
        r"(-?[\d.]+) (-?[\d.]+)",
        lambda m: f"{num(cx + float(m[1]) * sx)} {num(cy + float(m[2]) * ky)}",
        template,
    )


def _sun(cx: float, cy: float, sx: float, sy: float) -> str:
    """A square sun: a square, and apart from it a ray on each side and corner, so that the whole is square too."""
    body, gap = 0.61, 0.73
    shapes = [[(-body, -body), (body, -body), (body, body), (-body, body)]]
    for ray in ([(-0.36, -gap), (0.0, -1.08), (0.36, -gap)], [(0.48, -gap), (0.97, -0.97), (gap, -0.48)]):
        for _ in range(4):
            shapes.append(ray)
            ray = [(-v, u) for u, v in ray]
    return "".join(rounded([(cx + u * sx, cy + v * sy) for u, v in points], sx * 0.07) for points in shapes)


def symbol(suit: Suit, cx: float, cy: float, sx: float, sy: float | None = None) -> str:
    """Outline of the suit's symbol with half sizes sx, sy."""
    sy = sx if sy is None else sy
    if suit is ORANGE:
        return _sun(cx, cy, sx, sy)
    return shape({"R": FLAME, "B": DROP, "G": LEAF}[suit.key], cx, cy, sx, sy)


def pattern(suit: Suit, pane: Sequence[Point], scale: float = 1) -> str:
    """The suit's pattern cut to a convex pane (corners clockwise on the screen), as one path."""
    xs, ys = zip(*pane, strict=True)
    box = (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    make = {"R": _stripes, "B": _waves, "O": _rays, "G": _dots}[suit.key]
    return "".join(poly(cut(piece, pane)) for piece in make(*box, scale))


def _stripes(x: float, y: float, w: float, h: float, scale: float) -> Iterator[Polygon]:
    width, step = 11 * scale, 26 * scale
    for i in range(int((w + h) / step) + 2):
        at = x - h + i * step
        yield [(at, y + h), (at + h, y), (at + h + width, y), (at + width, y + h)]


def _waves(x: float, y: float, w: float, h: float, scale: float) -> Iterator[Polygon]:
    length, height, step, half = w / max(2, round(w / (42 * scale))), 4.6 * scale, 25 * scale, 4.2 * scale
    grid = [x + w * i / 48 for i in range(49)]
    for row in range(int(h / step) + 2):
        line = [(u, y + step * (row + 0.3) - height * math.sin(math.tau * (u - x) / length)) for u in grid]
        yield [(u, v - half) for u, v in line] + [(u, v + half) for u, v in reversed(line)]


def _rays(x: float, y: float, w: float, h: float, scale: float) -> Iterator[Polygon]:
    cx, cy, reach, count = x + w / 2, y + h / 2, w + h, 14
    for i in range(count):
        a = 360 * (i + 0.25) / count
        yield [(cx, cy), polar(cx, cy, reach, a), polar(cx, cy, reach, a + 180 / count)]


def _dots(x: float, y: float, w: float, h: float, scale: float) -> Iterator[Polygon]:
    across = max(3, round(w / (30 * scale)))
    step = w / across
    for row in range(int(h / (step / 2)) + 2):
        for i in range(-1, across + 1):
            cx, cy = x + (step if row % 2 else step / 2) + i * step, y + step * 0.25 + row * step / 2
            yield [polar(cx, cy, 4.7 * scale, t) for t in range(0, 360, 24)]


def paint_emblem(sheet: Sheet, suit: Suit, cx: float, cy: float, size: float) -> None:
    """The big layered picture behind the numeral: a flame, a drop, a sun or a leaf of coloured paper."""
    tall = {"R": 1.22, "B": 1.08, "O": 1.0, "G": 1.3}[suit.key]
    sheet.piece(symbol(suit, cx, cy, size, size * tall), suit.outer, fall=4, light=0.16)
    if suit.key == "R":
        sheet.piece(shape(FLAME, cx, cy + size * 0.2, size * 0.74, size * tall * 0.78), suit.base, fall=3, light=0.2)
        sheet.piece(
            shape(FLAME_INNER, cx, cy + size * 0.16, size * 0.86, size * tall * 0.8), suit.inner, fall=2.5, light=0.2
        )
    elif suit.key == "B":
        sheet.piece(symbol(suit, cx, cy + size * 0.08, size * 0.8, size * 0.86), suit.base, fall=3, light=0.2)
        sheet.fill(shape(DROP_GLINT, cx, cy + size * 0.04, size * 0.98), suit.glint, 0.8)
    elif suit.key == "O":
        body = [(cx + u * size * 0.54, cy + v * size * 0.54) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        sheet.piece(rounded(body, size * 0.1), suit.inner, fall=3, light=0.4)
    else:
        sheet.piece(symbol(suit, cx, cy, size * 0.78, size * tall * 0.8), suit.inner, fall=3, light=0.4)
        _veins(sheet, cx, cy, size, size * tall, suit.outer)


def _veins(sheet: Sheet, cx: float, cy: float, sx: float, sy: float, colour: str) -> None:
    d = f"M{num(cx)} {num(cy - sy * 0.7)}L{num(cx)} {num(cy + sy * 0.86)}"
    for v in (-0.3, 0.02, 0.34):
        for side in (-1, 1):
            tip = (cx + side * sx * (0.44 - abs(v) * 0.5), cy + sy * (v - 0.1))
            d += f"M{num(cx)} {num(cy + sy * (v + 0.12))}L{num(tip[0])} {num(tip[1])}"
    sheet.stroke(d, colour, sx * 0.045, 0.75)
