"""One byte budget for everything that is rasterised: art, text, panels, shadows."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import pygame

_MEGABYTE = 1 << 20
_PIXELS_4K = 3840 * 2160


def budget_for(width: int, height: int) -> int:
    """Bytes of cached surfaces for a window of this size in device pixels: 150 MB at 4K, 45 MB for the smallest."""
    share = min(1.0, width * height / _PIXELS_4K)
    return int((40 + 110 * share) * _MEGABYTE)


def weight(surface: pygame.Surface) -> int:
    """Bytes a surface takes."""
    return surface.get_pitch() * surface.get_height() + 128


class SurfaceCache:
    """Least recently used surfaces go first when the budget is exceeded.

    A surface handed out stays the same object for as long as it is cached, so its identity tells whether
    something that is drawn has changed.
    """

    def __init__(self, budget: int) -> None:
        self._entries: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._budget = budget
        self.used = 0

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._entries

    @property
    def budget(self) -> int:
        """Bytes that may be held."""
        return self._budget

    @budget.setter
    def budget(self, value: int) -> None:
        self._budget = value
        self._evict()

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The surface kept under this key, which is now the most recently used; None if there is none."""
        surface = self._entries.get(key)
        if surface is not None:
            self._entries.move_to_end(key)
        return surface

    def put(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep a surface and return it. The newest always stays, even when it alone exceeds the budget."""
        old = self._entries.pop(key, None)
        if old is not None:
            self.used -= weight(old)
        self._entries[key] = surface
        self.used += weight(surface)
        self._evict()
        return surface

    def clear(self) -> None:
        """Forget everything."""
        self._entries.clear()
        self.used = 0

    def _evict(self) -> None:
        while self.used > self._budget and len(self._entries) > 1:
            _, surface = self._entries.popitem(last=False)
            self.used -= weight(surface)
