"""Soft shadows, blurred once per outline and height and then kept."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Hashable
from itertools import pairwise

import pygame

from game.cache import SurfaceCache
from game.colours import colour

#: Heights a shadow is blurred for, in design units; where it falls follows the exact height.
LEVELS = (1.5, 3.0, 4.5, 6.0, 8.0, 10.0, 12.0, 16.0, 24.0, 40.0)
_BETWEEN = [(low + high) / 2 for low, high in pairwise(LEVELS)]
#: How dark a shadow is at its middle, 0 … 255, lying and at the greatest height.
DARK_LOW, DARK_HIGH = 96, 120
#: The light stands top left: a thing lifted by one unit throws its shadow this far right and down.
RIGHT, DOWN = 0.35, 1.0
#: Pixels of the shadow a pixel of the blurred picture stands for: a blur has no edges to lose.
_COARSE = 4


def level(lift: float) -> int:
    """The index in `LEVELS` nearest to a height in design units."""
    return bisect(_BETWEEN, lift)


def blur_of(lift: float) -> float:
    """Design units over which the edge of a shadow fades."""
    return 4.0 + 1.5 * lift if lift < 24 else 40.0


class Shadows:
    """Shadows of outlines given as surfaces: their alpha counts, their colours do not."""

    def __init__(self, cache: SurfaceCache) -> None:
        self._cache = cache

    def get(self, outline: Hashable, source: pygame.Surface, lift: int, scale: float) -> pygame.Surface:
        """The shadow at height ``LEVELS[lift]``; ``outline`` names the shape, so that cards of one size share theirs.

        The surface is larger than the source by the same margin on every side, with the shadow in the middle.
        """
        key = ("shadow", outline, source.get_size(), lift)
        return self._cache.get(key) or self._cache.put(key, _throw(source, LEVELS[lift], scale))


def signature(surface: pygame.Surface) -> bytes:
    """What tells the outlines of two surfaces of one size apart."""
    small = pygame.transform.smoothscale(surface, (12, 12))
    return pygame.image.tobytes(small, "RGBA")[3::4]


def _throw(source: pygame.Surface, lift: float, scale: float) -> pygame.Surface:
    blur = max(2.0, blur_of(lift) * scale)
    margin = -(-int(blur * 1.4 + 2) // _COARSE) * _COARSE
    width, height = source.get_size()
    small_size = max(1, width // _COARSE), max(1, height // _COARSE)
    edge = margin // _COARSE
    small = pygame.Surface((small_size[0] + 2 * edge, small_size[1] + 2 * edge), pygame.SRCALPHA)
    outline = pygame.transform.smoothscale(source, small_size)
    outline.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    small.fill((255, 255, 255, 0))
    small.blit(outline, (edge, edge), special_flags=pygame.BLEND_RGBA_MAX)
    small = pygame.transform.gaussian_blur(small, max(1, round(blur / _COARSE / 1.6)))
    shadow = pygame.transform.smoothscale(small, (width + 2 * margin, height + 2 * margin))
    dark = DARK_LOW + (DARK_HIGH - DARK_LOW) * min(1.0, lift / 40)
    red, green, blue = colour("ink")
    shadow.fill((0, 0, 0, round(dark)), special_flags=pygame.BLEND_RGBA_MULT)
    shadow.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return shadow
