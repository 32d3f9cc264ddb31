"""Pictures: SVG rasterised at device scale, turned and squeezed, all from one cache.

Rasterising takes milliseconds. So that neither motion nor the dragging of a window's edge stutters, a frame has
*patience*: when what it makes anew has taken longer, stand-ins are used where there are any — the picture at
another size, or at a neighbouring angle — and the frame is *unsettled*: drawing it again makes it better.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Hashable, Iterable
from io import BytesIO
from math import inf
from pathlib import Path

import pygame

from game.cache import SurfaceCache
from game.colours import colour
from game.problems import Problems

#: Degrees between two angles a picture is drawn at, and widths a flip goes through.
ANGLE_STEP = 2.0
TURN_STEPS = 16
#: Frames a moving picture must keep its size before it is rasterised at it, and the share of its width that a smaller
#: picture must have to stand in for it.
_PASSING = 3
_BLURRED = 0.7
_MANY = 4000
#: Seconds of an idle turn that may go into preparing pictures ahead of their use.
SLICE = 0.004

Size = tuple[int, int]
Make = Callable[[], pygame.Surface]
_ROOT = re.compile(rb"<svg\b[^>]*>")
_MEASURE = re.compile(rb'\s(width|height|preserveAspectRatio)\s*=\s*("[^"]*"|\'[^\']*\')')


class Art:
    """Pictures by their path below the assets folder, without ending.

    Sizes are device pixels, but for `prepare`. What is missing or broken is noted once (``missing-asset``,
    ``broken-asset``) and replaced by a plain piece of card.
    """

    def __init__(self, folder: Path, cache: SurfaceCache, problems: Problems) -> None:
        self._folder = folder
        self._cache = cache
        self._problems = problems
        self._patience = inf
        self._spent = 0.0
        self._calm = True
        self._sizes: dict[str, list[Size]] = {}
        self._asked: dict[tuple[str, Size], int] = {}
        self._wanted: list[tuple[str, tuple[float, float]]] = []
        self._waiting: list[tuple[str, tuple[float, float]]] = []
        #: Something in this frame is a stand-in.
        self.unsettled = False

    def begin(self, patience: float = inf, *, calm: bool = True) -> None:
        """Start a frame that may spend about this many seconds on pictures it has stand-ins for.

        In one that is not ``calm`` something moves, and what is seen at a new size may be at another in the next
        frame: it is rasterised only once it has kept its size for some frames.
        """
        self._patience = patience
        self._calm = calm
        self._spent = 0.0
        self.unsettled = False
        if len(self._asked) > _MANY:
            self._asked.clear()

    def get(self, name: str, size: Size) -> pygame.Surface:
        """The picture stretched to this size."""
        return self._cache.get((name, size)) or self._base(name, size)[0]

    def variant(self, name: str, size: Size, angle: int, turn: int) -> pygame.Surface:
        """The picture turned by ``angle`` steps of `ANGLE_STEP` degrees and squeezed to ``turn`` of `TURN_STEPS`."""
        if angle == 0 and turn == TURN_STEPS:
            return self.get(name, size)
        found = self._cache.get((name, size, angle, turn))
        if found is not None:
            return found
        if self._spent >= self._patience:
            near = self._neighbour(name, size, angle, turn)
            if near is not None:
                self.unsettled = True
                return near
        base, settled = self._base(name, size)
        key: Hashable = (name, size, angle, turn) if settled else ("stand-in", name, size, angle, turn)
        return self._cache.get(key) or self._timed(key, lambda: _vary(base, angle, turn))

    def backdrop(self, name: str, size: Size) -> pygame.Surface:
        """The picture large enough to cover this size, cut to it, opaque."""
        return self._known("backdrop:" + name, size, lambda: self._cover(name, size))[0]

    def prepare(self, names: Iterable[str], size: tuple[float, float]) -> None:
        """Rasterise these pictures at a size in design units, in small slices while nothing moves.

        A later call replaces an earlier one. After a change of scale they are prepared again.
        """
        self._wanted = [(name, size) for name in names]
        self.rescaled()

    def rescaled(self) -> None:
        """The scale is another one: what was to be prepared must be prepared again."""
        self._waiting = self._wanted[::-1]

    def work(self, scale: float, seconds: float = SLICE) -> bool:
        """Go on preparing for about this long; True while something is left."""
        end = time.perf_counter() + seconds
        self.begin()
        while self._waiting and time.perf_counter() < end:
            name, (width, height) = self._waiting.pop()
            self._base(name, (int(width * scale + 0.5) or 1, int(height * scale + 0.5) or 1))  # as the canvas rounds
        return bool(self._waiting)

    # within

    def _base(self, name: str, size: Size) -> tuple[pygame.Surface, bool]:
        """The picture at this size, and whether it is what it should be."""
        found = self._cache.get((name, size))
        if found is not None:
            return found, True
        return self._known(name, size, lambda: self._load(name, size) or placeholder(size))

    def _known(self, name: str, size: Size, make: Make) -> tuple[pygame.Surface, bool]:
        found = self._cache.get((name, size))
        if found is not None:
            return found, True
        other = None if self._calm and self._spent < self._patience else self._other(name, size)
        if other is None or not self._must_wait(name, size, other):
            self._sizes.setdefault(name, []).append(size)
            return self._timed((name, size), make), True
        self.unsettled = True
        key = ("stand-in", name, size)
        return self._cache.get(key) or self._cache.put(key, pygame.transform.smoothscale(other, size)), False

    def _must_wait(self, name: str, size: Size, other: pygame.Surface) -> bool:
        """A stand-in will do for now."""
        asked = self._asked[name, size] = self._asked.get((name, size), 0) + 1
        if self._spent >= self._patience:
            return True
        return asked <= _PASSING and other.get_width() >= size[0] * _BLURRED

    def _other(self, name: str, size: Size) -> pygame.Surface | None:
        """The picture at another size that is there: the next larger one, else the largest."""
        there = [s for s in self._sizes.get(name, ()) if (name, s) in self._cache]
        if not there:
            return None
        self._sizes[name] = there
        larger = [s for s in there if s[0] >= size[0] and s[1] >= size[1]]
        return self._cache.get((name, min(larger) if larger else max(there)))

    def _timed(self, key: Hashable, make: Make) -> pygame.Surface:
        start = time.perf_counter()
        surface = self._cache.put(key, make())
        self._spent += time.perf_counter() - start
        return surface

    def _neighbour(self, name: str, size: Size, angle: int, turn: int) -> pygame.Surface | None:
        """The picture at the nearest angle that is there already, or upright."""
        towards = -1 if angle > 0 else 1
        for near in range(angle + towards, 0 if angle else towards, towards):
            found = self._cache.get((name, size, near, turn))
            if found is not None:
                return found
        return self._cache.get((name, size) if turn == TURN_STEPS else (name, size, 0, turn))

    def _load(self, name: str, size: Size) -> pygame.Surface | None:
        path = self._folder / f"{name}.svg"
        try:
            return rasterise(path.read_bytes(), size)
        except FileNotFoundError:
            self._problems.note("missing-asset", name=f"{name}.svg")
        except (OSError, pygame.error, ValueError):
            self._problems.note("broken-asset", name=f"{name}.svg")
        return None

    def _cover(self, name: str, size: Size) -> pygame.Surface:
        width, height = size
        share = max(width / 16, height / 9)
        full = max(width, round(16 * share)), max(height, round(9 * share))
        surface = pygame.Surface(size).convert()
        surface.fill(colour("night"))
        picture = self._load(name, full)
        if picture is not None:
            surface.blit(picture, ((width - full[0]) // 2, (height - full[1]) // 2))
        return surface


def _vary(surface: pygame.Surface, angle: int, turn: int) -> pygame.Surface:
    if turn != TURN_STEPS:
        width = max(1, surface.get_width() * turn // TURN_STEPS)
        surface = pygame.transform.smoothscale(surface, (width, surface.get_height()))
    if angle:
        surface = pygame.transform.rotozoom(_framed(surface), angle * ANGLE_STEP, 1.0)
    return surface


def _framed(surface: pygame.Surface) -> pygame.Surface:
    """The surface with an invisible frame in the colour of its edge, so that its edges stay smooth when turned."""
    width, height = surface.get_size()
    framed = pygame.Surface((width + 2, height + 2), pygame.SRCALPHA)
    edge = surface.get_at((width // 2, 0))
    framed.fill((edge.r, edge.g, edge.b, 0))
    framed.fill((0, 0, 0, 0), (1, 1, width, height))
    framed.blit(surface, (1, 1), special_flags=pygame.BLEND_RGBA_ADD)
    return framed


def rasterise(svg: bytes, size: Size) -> pygame.Surface:
    """An SVG file stretched to exactly this size in pixels. Raises ValueError or pygame.error for what is none.

    SDL_image would keep the proportions and miss the size by a pixel; so the size is written into the root.
    """
    root = _ROOT.search(svg)
    if root is None or b"viewBox" not in root[0]:
        raise ValueError("no SVG with a viewBox")
    bare = _MEASURE.sub(b"", root[0])
    tag = b'<svg width="%d" height="%d" preserveAspectRatio="none"%s' % (*size, bare[4:])
    data = svg[: root.start()] + tag + svg[root.end() :]
    surface = pygame.image.load_sized_svg(BytesIO(data), size)
    if surface.get_size() != size:
        surface = pygame.transform.smoothscale(surface, size)
    return surface.convert_alpha()


def placeholder(size: Size) -> pygame.Surface:
    """What stands for a picture that cannot be shown: a plain piece of card, crossed out softly."""
    width, height = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    radius = max(1, min(width, height) // 10)
    box, edge = surface.get_rect(), colour("brass-dark")
    pygame.draw.rect(surface, colour("paper-deep"), box, border_radius=radius)
    pygame.draw.rect(surface, edge, box, width=max(1, min(radius // 4, 6)), border_radius=radius)
    pygame.draw.aaline(surface, edge, (radius, radius), (width - radius, height - radius))
    pygame.draw.aaline(surface, edge, (radius, height - radius), (width - radius, radius))
    return surface
