"""The round paper frame of portraits and what their drawings share: 128 × 128 units, a window of radius 56."""

from __future__ import annotations

from collections.abc import Sequence

from art.colours import INK, PAPER, PAPER_EDGE, PAPER_SHADE, darker, lighter
from art.geometry import Point, Polygon, circle, cut, polar, poly, smooth_polygon
from art.papercut import Sheet

SIZE, MIDDLE, INNER = 128, 64, 56
_WINDOW = [polar(MIDDLE, MIDDLE, INNER + 1, i * 6) for i in range(60)]


def ground(colour: str) -> Sheet:
    """A sheet with the coloured ground of a portrait: fan-like rays, paler at the top left."""
    sheet = Sheet(SIZE, SIZE)
    sheet.fill(circle(MIDDLE, MIDDLE, 63), PAPER_EDGE)
    light = sheet.radial((44, 36), 92, (0, lighter(colour, 0.3)), (0.6, colour), (1, darker(colour, 0.25)))
    sheet.fill(circle(MIDDLE, MIDDLE, INNER + 1), light)
    for i in range(10):
        ray = [(64.0, 78.0), polar(64, 78, 120, i * 36 - 9), polar(64, 78, 120, i * 36 + 9)]
        sheet.fill(poly(cut(ray, _WINDOW)), lighter(colour, 0.45), 0.28)
    return sheet


def rim(sheet: Sheet) -> None:
    """The paper ring over everything, its shadow falling into the window."""
    hole = circle(MIDDLE, MIDDLE, INNER)
    for width, opacity in ((6, 0.1), (3, 0.16)):
        with sheet.group("translate(0.8 1.2)"):
            sheet.stroke(hole, "#120C20", width, opacity)
    sheet.fill(circle(MIDDLE, MIDDLE, 63) + hole, PAPER_EDGE, rule="evenodd")
    sheet.fill(circle(MIDDLE - 0.4, MIDDLE - 0.7, 62.3) + hole, PAPER, rule="evenodd")
    sheet.stroke(circle(MIDDLE, MIDDLE, INNER - 0.2), PAPER_SHADE, 0.8)


def inside(points: Sequence[Point], soft: bool = True) -> str:
    """Path data of a shape through the points (curved if soft), cut to the window."""
    shape: Polygon = smooth_polygon(points) if soft else list(points)
    return poly(cut(shape, _WINDOW))


def eye(sheet: Sheet, x: float, y: float, r: float, look: Point = (0.0, 0.0), white: str = PAPER) -> None:
    """An eye: white, pupil, glint at the top left."""
    if white:
        sheet.fill(circle(x, y, r), white)
    px, py = x + look[0], y + look[1]
    pupil = r * 0.62 if white else r
    sheet.fill(circle(px, py, pupil), INK)
    sheet.fill(circle(px - pupil * 0.35, py - pupil * 0.4, pupil * 0.34), "#FFFFFF")


def mirrored(points: Sequence[Point]) -> list[Point]:
    """The points of a left half followed by their mirror images, so that they go once round."""
    return list(points) + [(SIZE - x, y) for x, y in reversed(points) if abs(x - MIDDLE) > 0.01]
