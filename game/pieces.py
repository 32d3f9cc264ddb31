"""Shapes of the small parts of widgets: grooves, knobs, plates, tabs, frames. All lengths are design units."""

from __future__ import annotations

from collections.abc import Callable

from game.vector import box, gradient, hexed

Draw = Callable[[float, float], str]


def groove(w: float, h: float) -> str:
    """A slot milled into what lies below, dark towards the light."""
    radius = min(w, h) / 2
    return (
        gradient("a", (0, "#150c0a"), (100, "#4a3324"))
        + box(0, 1.5, w, h - 1.5, radius, "#ffffff", 'fill-opacity="0.35"')
        + box(0, 0, w, h - 1.5, radius, "url(#a)", 'fill-opacity="0.62"')
    )


def filled(top: str, low: str) -> Draw:
    """What lies in a groove and fills it in part."""

    def draw(w: float, h: float) -> str:
        radius = min(w, h) / 2
        return gradient("a", (0, top), (100, low)) + box(0, 0, w, h, radius, "url(#a)")

    return draw


def knob(face: tuple[str, str], rim: tuple[str, str], side: str) -> Draw:
    """A turned wooden knob seen from above."""

    def draw(w: float, h: float) -> str:
        radius, thick = min(w, h) / 2, 4.0
        return (
            gradient("a", (0, face[0]), (100, face[1]))
            + gradient("b", (0, rim[0]), (100, rim[1]))
            + box(0, thick, w, h - thick, radius, side)
            + box(0, 0, w, h - thick, radius, "url(#b)")
            + box(3, 3, w - 6, h - thick - 6, radius - 3, "url(#a)")
        )

    return draw


def plate(colour: str, opacity: float, edge: float) -> Draw:
    """A breath of colour that holds things together."""

    def draw(w: float, h: float) -> str:
        return box(0, 0, w, h, 18, colour, f'fill-opacity="{opacity}"') + box(
            1, 1, w - 2, h - 2, 17, "none", f'stroke="{colour}" stroke-width="2" stroke-opacity="{edge}"'
        )

    return draw


def tab(face: tuple[str, str], edge: str) -> Draw:
    """A strip of paper that sticks out behind a sheet: round above, cut off below."""

    def draw(w: float, h: float) -> str:
        r = min(20.0, w / 2, h)
        outer = f"M 0 {h} L 0 {r} Q 0 0 {r} 0 L {w - r} 0 Q {w} 0 {w} {r} L {w} {h} Z"
        inner = f"M 1.5 {h} L 1.5 {r} Q 1.5 2 {r} 2 L {w - r} 2 Q {w - 1.5} 2 {w - 1.5} {r} L {w - 1.5} {h} Z"
        return (
            gradient("a", (0, face[0]), (100, face[1]))
            + f'<path d="{outer}" fill="{edge}"/><path d="{inner}" fill="url(#a)"/>'
        )

    return draw


def slip(w: float, h: float) -> str:
    """A slip of dark card with a brass edge: bubbles and short messages."""
    return (
        gradient("a", (0, "#3a3457"), (100, "#27223c"))
        + gradient("b", (0, hexed("brass-light")), (100, hexed("brass-dark")))
        + box(0, 0, w, h, 20, "url(#b)")
        + box(2.5, 2.5, w - 5, h - 5, 17.5, "url(#a)")
    )


def frame(w: float, h: float) -> str:
    """A brass frame on the edge of what is chosen."""
    more = 'stroke="{}" stroke-width="{}" stroke-opacity="{}"'
    return (
        box(4, 4.5, w - 8, h - 8, 18, "none", more.format(hexed("brass-dark"), 8, 1))
        + box(4, 4, w - 8, h - 8, 18, "none", more.format(hexed("brass"), 5, 1))
        + box(3, 3, w - 6, h - 6, 19, "none", more.format(hexed("brass-light"), 1.5, 0.9))
    )


def shade(up: bool) -> Draw:
    """The shadow of an edge that something slides under; ``up``: the edge is above."""

    def draw(w: float, h: float) -> str:
        dark, clear = 'stop-color="#2a1a10" stop-opacity="0.34"', 'stop-color="#2a1a10" stop-opacity="0"'
        first, last = (dark, clear) if up else (clear, dark)
        return (
            '<linearGradient id="a" x1="0%" y1="0%" x2="0%" y2="100%">'
            f'<stop offset="0%" {first}/><stop offset="100%" {last}/></linearGradient>'
            f'<rect x="0" y="0" width="{w:.2f}" height="{h:.2f}" fill="url(#a)"/>'
        )

    return draw


def tail(up: bool) -> Draw:
    """The point of a bubble."""

    def draw(w: float, h: float) -> str:
        edge, face = hexed("brass-light" if up else "brass-dark"), "#3a3457" if up else "#27223c"
        if up:
            return (
                f'<path d="M 0 {h} L {w / 2} 0 L {w} {h} Z" fill="{edge}"/>'
                f'<path d="M 4 {h} L {w / 2} 4.5 L {w - 4} {h} Z" fill="{face}"/>'
            )
        return (
            f'<path d="M 0 0 L {w / 2} {h} L {w} 0 Z" fill="{edge}"/>'
            f'<path d="M 4 0 L {w / 2} {h - 4.5} L {w - 4} 0 Z" fill="{face}"/>'
        )

    return draw
