"""Shapes as SVG path data and as polygons. nanosvg can't clip, so what must be clipped is cut here."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

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
    left, right, top, low = num(cx - rx), num(cx + rx), num(cy - ry), num(cy + ry)
    x, y = num(cx), num(cy)
    return (
        f"M{left} {y}C{left} {num(cy - ky)} {num(cx - kx)} {top} {x} {top}S{right} {num(cy - ky)} {right} {y}"
        f"S{num(cx + kx)} {low} {x} {low}S{left} {num(cy + ky)} {left} {y}Z"
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
