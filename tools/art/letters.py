"""Outlines of the display font, for digits and letters that are part of a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from art.geometry import Point, Polygon, num
from art.papercut import ASSETS


class Letters:
    """Outlines of the display font."""

    def __init__(self, path: Path = ASSETS / "fonts" / "Baloo2-ExtraBold.ttf") -> None:
        self._font = TTFont(str(path))
        self._glyphs = self._font.getGlyphSet()
        self._cmap = self._font.getBestCmap()

    def box(self, char: str) -> tuple[float, float, float, float]:
        """Left, bottom, right, top of a letter in font units, y up."""
        xs, ys = zip(*(p for ring in self._rings(char) for p in ring), strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    def advance(self, char: str) -> float:
        """How far the pen moves on after the letter, in font units."""
        return float(self._glyphs[self._cmap[ord(char)]].width)

    def centred(self, char: str, cx: float, cy: float, height: float) -> str:
        """Path data of a letter of that height whose box has its middle at cx, cy."""
        left, bottom, right, top = self.box(char)
        k = height / (top - bottom)
        return self.placed(char, cx - (left + right) / 2 * k, cy + (bottom + top) / 2 * k, k)

    def placed(self, char: str, x: float, baseline: float, k: float) -> str:
        """Path data of a letter with its origin at x, baseline; k units per font unit."""
        pen = SVGPathPen(self._glyphs, ntos=num)
        self._glyphs[self._cmap[ord(char)]].draw(TransformPen(pen, (k, 0, 0, -k, x, baseline)))
        return str(pen.getCommands())

    def polygons(self, char: str, x: float, baseline: float, k: float) -> list[Polygon]:
        """The same flattened to polygons, to be cut."""
        return [[(x + px * k, baseline - py * k) for px, py in ring] for ring in self._rings(char)]

    def _rings(self, char: str) -> list[Polygon]:
        pen = DecomposingRecordingPen(self._glyphs)
        self._glyphs[self._cmap[ord(char)]].draw(pen)
        rings: list[Polygon] = []
        for verb, args in pen.value:
            if verb == "moveTo":
                rings.append([args[0]])
            elif verb == "lineTo":
                rings[-1].append(args[0])
            elif verb == "qCurveTo":
                rings[-1].extend(_quadratics(rings[-1][-1], args))
        return rings


def _quadratics(start: Point, args: Sequence[Point], steps: int = 6) -> Iterator[Point]:
    """Points along a TrueType curve with implied on-curve points."""
    offs, last = list(args[:-1]), args[-1]
    for i, control in enumerate(offs):
        nxt = offs[i + 1] if i + 1 < len(offs) else None
        end = last if nxt is None else ((control[0] + nxt[0]) / 2, (control[1] + nxt[1]) / 2)
        for s in range(1, steps + 1):
            t = s / steps
            yield tuple(  # type: ignore[misc]
                (1 - t) ** 2 * a + 2 * (1 - t) * t * c + t * t * e for a, c, e in zip(start, control, end, strict=True)
            )
        start = end
