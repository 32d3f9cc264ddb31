"""The palette: every name is a colour, and what is read on what can be read."""

from __future__ import annotations

import re

import pytest

from game.colours import PALETTE, as_hex, colour, mix


def luminance(name: str) -> float:
    parts = [c / 255 for c in colour(name)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", PALETTE)
def test_every_name_is_a_colour(name: str) -> None:
    assert re.fullmatch(r"#[0-9A-F]{6}", PALETTE[name])
    assert as_hex(colour(name)) == PALETTE[name].lower()


@pytest.mark.parametrize(
    ("words", "ground"),
    [
        ("ink", "paper"),
        ("ink", "paper-deep"),
        ("ink-soft", "paper"),
        ("ink-soft", "paper-shade"),
        ("ink", "brass"),
        ("ink", "orange"),
        ("ink", "green"),
        ("paper", "red"),
        ("paper", "blue"),
        ("paper", "night"),
        ("paper", "danger"),
        ("paper", "wood-dark"),
        ("brass", "stage-ten"),
        *(("paper", name) for name in PALETTE if name.startswith("stage-")),
    ],
)
def test_words_can_be_read(words: str, ground: str) -> None:
    assert contrast(words, ground) >= 4.5


def test_mixing() -> None:
    assert mix("ink", "paper", 0) == colour("ink")
    assert mix("ink", "paper", 1) == colour("paper")
    assert mix("#000000", "#ffffff", 0.5) == (128, 128, 128)


def test_an_unknown_colour_is_an_error() -> None:
    with pytest.raises(KeyError):
        colour("puce")
