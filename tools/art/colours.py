"""Colours of paper, ink and brass (those of game/colours.py), their shades, and how to lighten and darken."""

from __future__ import annotations

INK = "#1E1B2E"
PAPER = "#FBF4E4"
PAPER_SHADE = "#E6D9BE"
PAPER_EDGE = "#CDBD9B"
BRASS = "#E9C46A"
BRASS_DARK = "#B5842F"
BRASS_DEEP = "#7D5518"
BRASS_LIGHT = "#FBE7A8"


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
