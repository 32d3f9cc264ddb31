"""Seat colours, each with a pattern of its own: a swatch of printed paper. 96 × 96 units."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from art.colours import PAPER, PAPER_EDGE
from art.geometry import Point, Polygon, cut, polar, poly, round_rect, round_rect_polygon
from art.papercut import Sheet

SIZE, EDGE = 96, 6
_WINDOW = round_rect_polygon(EDGE, EDGE, SIZE - 2 * EDGE, SIZE - 2 * EDGE, 12)


def _band(x0: float, y0: float, x1: float, y1: float) -> Polygon:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def _chevrons() -> Iterator[Sequence[Point]]:
    for y in range(-30, 110, 24):
        yield [(0, y + 34), (48, y), (96, y + 34), (96, y + 45), (48, y + 11), (0, y + 45)]


def _checks() -> Iterator[Sequence[Point]]:
    for row in range(7):
        for column in range(7):
            if (row + column) % 2 == 0:
                yield _band(6 + column * 12, 6 + row * 12, 18 + column * 12, 18 + row * 12)


def _crosses() -> Iterator[Sequence[Point]]:
    for row in range(5):
        for column in range(5):
            x, y = 8 + column * 22 - (11 if row % 2 else 0), 8 + row * 20
            yield _band(x - 2.8, y - 8, x + 2.8, y + 8)
            yield _band(x - 8, y - 2.8, x - 2.8, y + 2.8)
            yield _band(x + 2.8, y - 2.8, x + 8, y + 2.8)


def _rings() -> Iterator[Sequence[Point]]:
    for r in (64, 46, 28, 10):
        if r > 10:
            for a in range(0, 360, 30):
                yield [
                    polar(48, 48, k, t)
                    for k, t in ((r, a), (r, a + 15), (r, a + 30), (r - 9, a + 30), (r - 9, a + 15), (r - 9, a))
                ]
        else:
            yield [polar(48, 48, r, t) for t in range(0, 360, 20)]


def _triangles() -> Iterator[Sequence[Point]]:
    for row in range(4):
        for column in range(-1, 5):
            x, y = 6 + column * 21 + (10.5 if row % 2 else 0), 6 + row * 21
            yield [(x, y + 18), (x + 9, y + 3), (x + 18, y + 18)]


def _lattice() -> Iterator[Sequence[Point]]:
    for k in range(-96, 192, 24):
        yield [(k - 4, 0), (k + 4, 0), (k + 100, 96), (k + 92, 96)]
        yield [(k + 4, 0), (k - 4, 0), (k - 100, 96), (k - 92, 96)][::-1]


def _bars() -> Iterator[Sequence[Point]]:
    for x in range(10, 96, 16):
        yield _band(x, 0, x + 7, 96)


def _scales() -> Iterator[Sequence[Point]]:
    for row in range(6):
        for column in range(6):
            x, y = 6 + column * 21 - (10.5 if row % 2 else 0), row * 17
            outer = [polar(x, y, 11.5, t) for t in range(0, 181, 20)]
            inner = [polar(x, y, 6.5, t) for t in range(180, -1, -20)]
            yield from ([outer[i], outer[i + 1], inner[8 - i], inner[9 - i]] for i in range(9))


#: Name for the documentation, ground, pattern colour, pattern.
SWATCHES: tuple[tuple[str, str, str, Callable[[], Iterator[Sequence[Point]]]], ...] = (
    ("plum", "#7B3F8C", "#B98AC6", _chevrons),
    ("teal", "#1F7A80", "#7CC3C4", _checks),
    ("pink", "#E07A9B", "#FBD3DE", _crosses),
    ("brown", "#7A4B2A", "#C09267", _rings),
    ("olive", "#8A8F2E", "#D3D67C", _triangles),
    ("slate", "#56657A", "#A9B6C6", _lattice),
    ("ivory", "#EAD9B0", "#A58B55", _bars),
    ("night", "#2B2747", "#8880B5", _scales),
)


def swatch(index: int) -> Sheet:
    """The swatch of that seat colour, with a paper edge."""
    _, ground, line, pattern = SWATCHES[index]
    sheet = Sheet(SIZE, SIZE)
    sheet.fill(round_rect(0, 0, SIZE, SIZE, 18), PAPER_EDGE)
    sheet.fill(round_rect(0, 0, SIZE - 1.2, SIZE - 2, 17.5), PAPER)
    sheet.fill(poly(_WINDOW), ground)
    sheet.fill("".join(poly(cut(piece, _WINDOW)) for piece in pattern()), line)
    return sheet
