"""Suits can be told apart by everybody: by colour under each kind of sight, and by symbol without any colour."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import numpy as np
import pygame
import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
PAIRS = list(combinations("RBOG", 2))
#: Machado, Oliveira and Fernandes 2009, full deficiency, in linear RGB.
SIGHT = {
    "full": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def _linear(rgb: tuple[int, ...]) -> np.ndarray:
    c = np.array(rgb[:3]) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def _lab(rgb: tuple[int, ...], sight: str) -> np.ndarray:
    seen = np.clip(SIGHT[sight] @ _linear(rgb), 0, 1)
    t = TO_XYZ @ seen / np.array([0.9505, 1.0, 1.089])
    f = np.where(t > 0.008856, np.cbrt(t), 7.787 * t + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def _main_colour(name: str, size: tuple[int, int]) -> tuple[int, ...]:
    picture = pygame.image.load_sized_svg(str(ASSETS / f"{name}.svg"), size)
    counts = Counter(
        tuple(picture.get_at((x, y)))[:3]
        for x in range(size[0])
        for y in range(size[1])
        if picture.get_at((x, y)).a == 255
    )
    grey = [c for c in counts if max(c) - min(c) < 40]  # paper and ink
    for colour in grey:
        del counts[colour]
    return counts.most_common(1)[0][0]


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize(("folder", "size"), [("cards/ten/", (90, 130)), ("cards/ten/mini/", (36, 36))])
def test_suits_differ_in_colour(folder: str, size: tuple[int, int], sight: str) -> None:
    seen = {suit: _lab(_main_colour(f"{folder}{suit}3", size), sight) for suit in "RBOG"}
    assert min(np.linalg.norm(seen[a] - seen[b]) for a, b in PAIRS) > 30


def _contrast(a: tuple[int, ...], b: tuple[int, ...]) -> float:
    dark, light = sorted(float(TO_XYZ[1] @ _linear(c)) for c in (a, b))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("suit", "RBOG")
def test_digits_stand_out(suit: str) -> None:
    ground = _main_colour(f"cards/ten/{suit}3", (180, 260))
    digit = (251, 244, 228) if suit in "RB" else (30, 27, 46)
    assert _contrast(ground, digit) > 4.5


def _mask(name: str, size: int) -> np.ndarray:
    picture = pygame.image.load_sized_svg(str(ASSETS / f"{name}.svg"), (size, size))
    return pygame.surfarray.array_alpha(picture).astype(float) / 255


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_symbols_differ_in_shape(a: str, b: str) -> None:
    one, two = _mask(f"cards/suits/{a}", 16), _mask(f"cards/suits/{b}", 16)
    assert np.abs(one - two).sum() / np.maximum(one, two).sum() > 0.2


def _grey(name: str) -> np.ndarray:
    picture = pygame.image.load_sized_svg(str(ASSETS / f"{name}.svg"), (180, 260))
    grey = pygame.surfarray.array3d(picture).mean(axis=2)[58:172, 12:60]  # pattern only, above the picture
    return (grey - grey.mean()) / grey.std()


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_patterns_differ_without_colour(a: str, b: str) -> None:
    assert abs(float((_grey(f"cards/ten/{a}5") * _grey(f"cards/ten/{b}5")).mean())) < 0.5
