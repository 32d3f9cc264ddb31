"""The one palette. Scenes name colours; only this file knows their values."""

from __future__ import annotations

from typing import NewType

#: Red, green, blue, each 0 … 255.
RGB = NewType("RGB", tuple[int, int, int])

PALETTE: dict[str, str] = {
    # text and grounds
    "ink": "#1E1B2E",
    "ink-soft": "#5B5568",
    "paper": "#FBF4E4",
    "paper-shade": "#EADFC6",
    "paper-deep": "#D8C7A4",
    "night": "#141833",
    # wood of the frame
    "wood": "#A8693B",
    "wood-light": "#CE9259",
    "wood-dark": "#6B3D22",
    "wood-deep": "#43251A",
    # signals
    "brass": "#E9C46A",
    "brass-light": "#F9E7B0",
    "brass-dark": "#A97C2A",
    "danger": "#C8324A",
    "good": "#3E9B6E",
    # suits
    "red": "#B71F37",
    "blue": "#23469B",
    "orange": "#F9B233",
    "green": "#62C3A1",
    # stages
    "stage-ten": "#1B2350",
    "stage-desiatka": "#3A1F3D",
    "stage-zatre": "#2E3A46",
    "stage-twelve": "#17392F",
}


def colour(name: str) -> RGB:
    """The value of a named colour or of ``#rrggbb``. Raises KeyError for a name not in the palette."""
    text = name if name.startswith("#") else PALETTE[name]
    return RGB((int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)))


def mix(first: str, second: str, share: float) -> RGB:
    """The colour between two others; ``share`` is that of the second, 0 … 1."""
    a, b = colour(first), colour(second)
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return RGB((red, green, blue))


def as_hex(value: RGB) -> str:
    """``#rrggbb``, as SVG wants it."""
    return "#{:02x}{:02x}{:02x}".format(*value)
