"""Pictures: SVG rasterised at device scale, turned and squeezed, all from one cache."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pygame

from game.cache import SurfaceCache
from game.problems import Problems

#: Degrees between two angles a picture is drawn at, and widths a flip goes through.
ANGLE_STEP = 2.0
TURN_STEPS = 16
#: Seconds of a frame that may go into preparing art ahead of its use.
SLICE = 0.004

#: Makes the picture of a name at a size in device pixels; None if it knows no such picture.
Painter = Callable[[str, tuple[int, int]], pygame.Surface | None]


class Art:
    """Pictures by their path below the assets folder, without ending; sizes are device pixels.

    What is missing or broken is noted once (``missing-asset``, ``broken-asset``) and replaced by a plain card.
    """

    def __init__(self, folder: Path, cache: SurfaceCache, problems: Problems) -> None:
        self._folder = folder
        self._cache = cache
        self._problems = problems
        self._painters: list[tuple[str, Painter]] = []
        self._waiting: Iterator[tuple[str, tuple[int, int]]] | None = None

    def painter(self, prefix: str, paint: Painter) -> None:
        """Let ``paint`` make every picture whose name begins with ``prefix``, in place of a file."""
        self._painters.append((prefix, paint))

    def get(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture stretched to this size."""
        key = (name, size)
        return self._cache.get(key) or self._cache.put(key, self._make(name, size))

    def variant(self, name: str, size: tuple[int, int], angle: int, turn: int) -> pygame.Surface:
        """The picture turned by ``angle`` steps of `ANGLE_STEP` degrees and squeezed to ``turn`` of `TURN_STEPS`."""
        if angle == 0 and turn == TURN_STEPS:
            return self.get(name, size)
        key = (name, size, angle, turn)
        return self._cache.get(key) or self._cache.put(key, self._vary(self.get(name, size), angle, turn))

    def backdrop(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture large enough to cover this size, cut to it, opaque."""
        key = ("backdrop", name, size)
        return self._cache.get(key) or self._cache.put(key, self._cover(name, size))

    def prepare(self, names: Iterable[str], size: tuple[int, int]) -> None:
        """Rasterise these pictures in small slices while nothing moves; a later call replaces an earlier one."""
        self._waiting = iter([(name, size) for name in names])

    def work(self, seconds: float = SLICE) -> bool:
        """Go on preparing for about this long; True while something is left."""
        if self._waiting is None:
            return False
        end = time.perf_counter() + seconds
        for name, size in self._waiting:
            self.get(name, size)
            if time.perf_counter() >= end:
                return True
        self._waiting = None
        return False

    # within

    def _make(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        for prefix, paint in self._painters:
            if name.startswith(prefix):
                painted = paint(name, size)
                if painted is not None:
                    return painted
        return self._load(name, size)

    def _load(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        path = self._folder / f"{name}.svg"
        try:
            with path.open("rb") as file:
                surface = pygame.image.load_sized_svg(file, size)
        except FileNotFoundError:
            self._problems.note("missing-asset", name=f"{name}.svg")
        except (OSError, pygame.error, ValueError):
            self._problems.note("broken-asset", name=f"{name}.svg")
        else:
            return exact(surface, size)
        return placeholder(size)

    def _cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        width, height = size
        share = max(width / 16, height / 9)
        picture = self.get(name, (max(width, round(16 * share)), max(height, round(9 * share))))
        surface = pygame.Surface(size).convert()
        surface.fill((20, 24, 51))
        surface.blit(picture, ((width - picture.get_width()) // 2, (height - picture.get_height()) // 2))
        return surface

    @staticmethod
    def _vary(surface: pygame.Surface, angle: int, turn: int) -> pygame.Surface:
        if turn != TURN_STEPS:
            width = max(1, surface.get_width() * turn // TURN_STEPS)
            surface = pygame.transform.smoothscale(surface, (width, surface.get_height()))
        if angle:
            surface = pygame.transform.rotozoom(surface, angle * ANGLE_STEP, 1.0)
        return surface


def exact(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """SVGs keep their proportions when they are rasterised; stretch what came out to the size asked for."""
    if surface.get_size() != size:
        surface = pygame.transform.smoothscale(surface, size)
    return surface.convert_alpha()


def placeholder(size: tuple[int, int]) -> pygame.Surface:
    """What stands for a picture that cannot be shown: a plain piece of card with a cross of its own colour."""
    width, height = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    radius = max(1, min(width, height) // 10)
    pygame.draw.rect(surface, (216, 199, 164), surface.get_rect(), border_radius=radius)
    pygame.draw.rect(surface, (169, 124, 42), surface.get_rect(), width=max(1, radius // 4), border_radius=radius)
    pygame.draw.aaline(surface, (169, 124, 42), (radius, radius), (width - radius, height - radius))
    pygame.draw.aaline(surface, (169, 124, 42), (radius, height - radius), (width - radius, radius))
    return surface
