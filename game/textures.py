"""Fibre of paper, grain of wood, strokes of paint: grey noise that darkens or lightens what it lies on."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pygame

from game.cache import SurfaceCache


@dataclass(frozen=True, slots=True)
class Grain:
    """Noise of ``cells`` blown up to ``tile`` design units, darkening by up to ``depth`` of 255."""

    cells: tuple[int, int]
    tile: tuple[int, int]
    depth: int


GRAINS: dict[str, tuple[Grain, ...]] = {
    "paper": (Grain((170, 170), (340, 340), 9), Grain((24, 24), (340, 340), 6)),
    "wood": (Grain((5, 90), (720, 300), 46), Grain((9, 190), (720, 300), 30)),
    "paint": (Grain((4, 60), (400, 130), 12),),
}


class Textures:
    """Tiles of noise, made once per scale."""

    def __init__(self, cache: SurfaceCache) -> None:
        self._cache = cache

    def lay(self, surface: pygame.Surface, name: str, scale: float) -> None:
        """Darken the surface by the texture; its alpha stays."""
        tile = self._tile(name, scale)
        wide, high = tile.get_size()
        for top in range(0, surface.get_height(), high):
            for left in range(0, surface.get_width(), wide):
                surface.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_MULT)

    def _tile(self, name: str, scale: float) -> pygame.Surface:
        key = ("texture", name, scale)
        return self._cache.get(key) or self._cache.put(key, _weave(name, scale))


def _weave(name: str, scale: float) -> pygame.Surface:
    layers = [_noise(grain, scale, seed) for seed, grain in enumerate(GRAINS[name], start=len(name))]
    for layer in layers[1:]:
        layers[0].blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return layers[0]


def _noise(grain: Grain, scale: float, seed: int) -> pygame.Surface:
    """A tile whose opposite edges meet: the cells are repeated around it before they are blown up."""
    columns, rows = grain.cells
    shades = bytes(255 - value * grain.depth // 255 for value in range(256))
    chance = random.Random(seed)
    lines = [chance.randbytes(columns).translate(shades) for _ in range(rows)]
    lines = [line[-1:] + line + line[:2] for line in (lines[-1], *lines, lines[0], lines[1])]
    wide, high = columns + 3, rows + 3
    pixels = bytearray(3 * wide * high)
    for channel in range(3):
        pixels[channel::3] = b"".join(lines)
    cells = pygame.image.frombuffer(bytes(pixels), (wide, high), "RGB")
    width, height = max(8, round(grain.tile[0] * scale)), max(8, round(grain.tile[1] * scale))
    # smoothscale lays the first and last cell on the first and last pixel
    across, down = width / columns, height / rows
    large = pygame.transform.smoothscale(cells, (round(across * (wide - 1)) + 1, round(down * (high - 1)) + 1))
    return large.subsurface((round(across), round(down), width, height)).convert()
