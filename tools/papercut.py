"""Cut paper in SVG: what all the art tools share.

Writes only what nanosvg draws rightly: paths with plain fills and strokes, userSpaceOnUse gradients, transforms and
opacity attributes. Nothing can be clipped there, so shapes are cut here, as polygons.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"

INK = "#1E1B2E"
PAPER = "#FBF4E4"
PAPER_SHADE = "#E6D9BE"
PAPER_EDGE = "#CDBD9B"
BRASS = "#E9C46A"
BRASS_DARK = "#B5842F"
BRASS_DEEP = "#7D5518"
BRASS_LIGHT = "#FBE7A8"

Point = tuple[float, float]
Polygon = list[Point]


def num(value: float) -> str:
    """A number as short as two decimals allow."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def poly(points: Iterable[Point]) -> str:
    """Path data of a closed polygon; empty if there is no area."""
    corners = [f"{num(x)} {num(y)}" for x, y in points]
    return f"M{'L'.join(corners)}Z" if len(corners) > 2 else ""


def round_rect(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rectangle with round corners."""
    k = r * 0.4477
    a, b, c, d = x + r, x + w - r, y + r, y + h - r
    return (
        f"M{num(a)} {num(y)}H{num(b)}C{num(x + w - k)} {num(y)} {num(x + w)} {num(y + k)} {num(x + w)} {num(c)}"
        f"V{num(d)}C{num(x + w)} {num(y + h - k)} {num(x + w - k)} {num(y + h)} {num(b)} {num(y + h)}"
        f"H{num(a)}C{num(x + k)} {num(y + h)} {num(x)} {num(y + h - k)} {num(x)} {num(d)}"
        f"V{num(c)}C{num(x)} {num(y + k)} {num(x + k)} {num(y)} {num(a)} {num(y)}Z"
    )


def round_rect_polygon(x: float, y: float, w: float, h: float, r: float, steps: int = 8) -> Polygon:
    """The same as a polygon, clockwise on the screen, to cut other shapes with."""
    corners = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180))
    return [polar(cx, cy, r, start + 90 * i / steps) for cx, cy, start in corners for i in range(steps + 1)]


def circle(cx: float, cy: float, r: float) -> str:
    """Path data of a circle."""
    return ellipse(cx, cy, r, r)


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    """Path data of an ellipse."""
    kx, ky = rx * 0.5523, ry * 0.5523
    return (
        f"M{num(cx - rx)} {num(cy)}C{num(cx - rx)} {num(cy - ky)} {num(cx - kx)} {num(cy - ry)} {num(cx)} {num(cy - ry)}"
        f"S{num(cx + rx)} {num(cy - ky)} {num(cx + rx)} {num(cy)}S{num(cx + kx)} {num(cy + ry)} {num(cx)} {num(cy + ry)}"
        f"S{num(cx - rx)} {num(cy + ky)} {num(cx - rx)} {num(cy)}Z"
    )


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """The point at that distance and angle (clockwise from the right)."""
    a = math.radians(degrees)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def star_points(cx: float, cy: float, outer: float, inner: float, arms: int = 5, turn: float = -90) -> Polygon:
    """Corners of a star, first arm at `turn` degrees."""
    step = 180 / arms
    return [polar(cx, cy, inner if i % 2 else outer, turn + i * step) for i in range(2 * arms)]


def rounded(points: Sequence[Point], radius: float) -> str:
    """Path data of a polygon with its corners rounded off."""
    parts: list[str] = []
    count = len(points)
    for i, corner in enumerate(points):
        start = _towards(corner, points[i - 1], radius)
        end = _towards(corner, points[(i + 1) % count], radius)
        parts.append(
            f"{'L' if parts else 'M'}{num(start[0])} {num(start[1])}"
            f"Q{num(corner[0])} {num(corner[1])} {num(end[0])} {num(end[1])}"
        )
    return "".join(parts) + "Z"


def _towards(a: Point, b: Point, distance: float) -> Point:
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    share = min(0.5, distance / length) if length else 0
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def smooth(points: Sequence[Point], tension: float = 1.0, closed: bool = True) -> str:
    """Path data of a soft curve through all the points."""
    count = len(points)
    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(count if closed else count - 1):
        p0 = points[i - 1] if closed or i else points[0]
        p1, p2 = points[i], points[(i + 1) % count]
        p3 = points[(i + 2) % count] if closed or i + 2 < count else p2
        k = tension / 6
        c1 = (p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k)
        c2 = (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)
        out.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in (c1, c2, p2)))
    return "".join(out) + ("Z" if closed else "")


def smooth_polygon(points: Sequence[Point], steps: int = 6) -> Polygon:
    """The same closed soft curve as a polygon, to be cut."""
    out: Polygon = []
    count = len(points)
    for i in range(count):
        p0, p1, p2, p3 = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            out.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return out


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def cut(shape: Sequence[Point], window: Sequence[Point]) -> Polygon:
    """What of a polygon lies inside a convex window given clockwise on the screen (Sutherland and Hodgman)."""
    result = list(shape)
    for i, a in enumerate(window):
        result = cut_line(result, a, window[(i + 1) % len(window)])
        if not result:
            break
    return result


def cut_line(shape: Sequence[Point], a: Point, b: Point) -> Polygon:
    """What of a polygon lies to the right of the line from a to b, as seen when walking it on the screen."""

    def side(p: Point) -> float:
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

    out: Polygon = []
    for i, p in enumerate(shape):
        q = shape[i - 1]
        sp, sq = side(p), side(q)
        if (sp < 0) != (sq < 0):
            t = sq / (sq - sp)
            out.append((q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t))
        if sp >= 0:
            out.append(p)
    return out


def mix(a: str, b: str, share: float) -> str:
    """The colour that lies between two `#RRGGBB`, `share` of the way from a to b."""
    one, two = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in zip(one, two, strict=True))


def lighter(colour: str, share: float) -> str:
    """Towards paper."""
    return mix(colour, "#FFF8E8", share)


def darker(colour: str, share: float) -> str:
    """Towards ink."""
    return mix(colour, "#150F24", share)


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
        return pen.getCommands()

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


class Sheet:
    """One picture being cut and glued, layer upon layer."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._defs: list[str] = []
        self._body: list[str] = []

    def fill(self, d: str, colour: str, opacity: float = 1, rule: str = "") -> None:
        """A flat shape. rule "evenodd" makes inner rings holes."""
        if d:
            extra = f' fill-rule="{rule}"' if rule else ""
            extra += f' fill-opacity="{num(opacity)}"' if opacity < 1 else ""
            self._body.append(f'<path fill="{colour}"{extra} d="{d}"/>')

    def stroke(self, d: str, colour: str, width: float, opacity: float = 1, cap: str = "round", dash: str = "") -> None:
        """A line of that width with round joins."""
        if d:
            extra = f' stroke-opacity="{num(opacity)}"' if opacity < 1 else ""
            extra += f' stroke-dasharray="{dash}"' if dash else ""
            self._body.append(
                f'<path fill="none" stroke="{colour}" stroke-width="{num(width)}" stroke-linejoin="round" '
                f'stroke-linecap="{cap}"{extra} d="{d}"/>'
            )

    def shadow(self, d: str, fall: float, colour: str = "#120C20", opacity: float = 0.34) -> None:
        """A soft shadow below and to the right of a shape lifted by `fall` units: few wide faint strokes."""
        with self.group(f"translate({num(fall * 0.55)} {num(fall)})"):
            share = opacity / 4
            for spread in (1.8, 1.2, 0.6):
                self._body.append(
                    f'<path fill="{colour}" stroke="{colour}" stroke-width="{num(fall * spread)}" '
                    f'stroke-linejoin="round" opacity="{num(share)}" d="{d}"/>'
                )
            self.fill(d, colour, share)

    def piece(
        self, d: str, colour: str, fall: float = 3, edge: float = 0.9, light: float = 0.35, rule: str = ""
    ) -> None:
        """A piece of paper glued on: shadow, lit upper left rim, face."""
        if fall:
            self.shadow(d, fall)
        if edge:
            with self.group(f"translate({num(-edge * 0.7)} {num(-edge)})"):
                self.fill(d, lighter(colour, light), rule=rule)
        self.fill(d, colour, rule=rule)

    def linear(self, a: Point, b: Point, *stops: tuple[float, str] | tuple[float, str, float]) -> str:
        """A gradient along a to b in the units of the sheet; stops are (0…1, colour[, opacity])."""
        place = f'x1="{num(a[0])}" y1="{num(a[1])}" x2="{num(b[0])}" y2="{num(b[1])}"'
        return self._gradient("linearGradient", place, stops)

    def radial(self, c: Point, r: float, *stops: tuple[float, str] | tuple[float, str, float]) -> str:
        """A round gradient about c."""
        return self._gradient("radialGradient", f'cx="{num(c[0])}" cy="{num(c[1])}" r="{num(r)}"', stops)

    def _gradient(self, kind: str, place: str, stops: Sequence[Sequence[object]]) -> str:
        name = f"g{len(self._defs)}"
        inner = "".join(
            f'<stop offset="{num(float(s[0]) * 100)}%" stop-color="{s[1]}"'  # type: ignore[arg-type]
            + (f' stop-opacity="{num(float(s[2]))}"' if len(s) > 2 else "")  # type: ignore[arg-type]
            + "/>"
            for s in stops
        )
        self._defs.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {place}>{inner}</{kind}>')
        return f"url(#{name})"

    @contextmanager
    def group(self, transform: str = "", opacity: float = 1) -> Iterator[None]:
        """What is drawn inside is moved, turned or faded together."""
        attributes = f' transform="{transform}"' if transform else ""
        attributes += f' opacity="{num(opacity)}"' if opacity < 1 else ""
        self._body.append(f"<g{attributes}>")
        yield
        self._body.append("</g>")

    def text(self) -> str:
        """The whole SVG file."""
        defs = f"<defs>{''.join(self._defs)}</defs>\n" if self._defs else ""
        size = f'width="{num(self.width)}" height="{num(self.height)}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {num(self.width)} {num(self.height)}">\n'
            f"{defs}" + "\n".join(self._body) + "\n</svg>\n"
        )


def write(pictures: dict[str, Sheet], folder: Path = ASSETS) -> None:
    """Write every picture to folder/<name>.svg."""
    for name, sheet in pictures.items():
        path = folder / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(sheet.text(), encoding="utf-8", newline="\n")
