"""Pieces of SVG in the subset nanosvg draws rightly."""

from __future__ import annotations

from game.colours import as_hex, colour, mix


def hexed(name: str, other: str = "", share: float = 0.0) -> str:
    """A colour of the palette, or one on the way to another, as ``#rrggbb``."""
    return as_hex(mix(name, other, share)) if other else as_hex(colour(name))


def gradient(key: str, *stops: tuple[float, str]) -> str:
    """Colours from top to bottom at so many percent; fill with ``url(#key)``."""
    inner = "".join(f'<stop offset="{at:.1f}%" stop-color="{value}"/>' for at, value in stops)
    return f'<linearGradient id="{key}" x1="0%" y1="0%" x2="0%" y2="100%">{inner}</linearGradient>'


def box(x: float, y: float, w: float, h: float, radius: float, fill: str, more: str = "") -> str:
    """A rectangle with round corners."""
    radius = max(0.0, min(radius, w / 2, h / 2))
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{max(w, 0.1):.2f}" height="{max(h, 0.1):.2f}" '
        f'rx="{radius:.2f}" fill="{fill}" {more}/>'
    )
