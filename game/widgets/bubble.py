"""What a widget has to say for itself: why it can't be used, or what it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game import ease

if TYPE_CHECKING:
    from game.canvas import Canvas

WIDEST = 640.0
PAD_X, PAD_Y, TAIL = 26.0, 16.0, 20.0
#: Distance from what it speaks of; the focus ring has room between.
AWAY = 12.0
#: Seconds it takes to come and go, and at least to be read, with so much more for each character.
COME, READ, READ_CHARACTER = 0.12, 2.0, 0.06


class Bubble:
    """A slip of card with a point, above or below a rectangle, for as long as it takes to read."""

    def __init__(self, words: str, about: pygame.FRect, room: pygame.FRect, *, stays: bool = False) -> None:
        self.words = words
        self.about = pygame.FRect(about)
        self._room = room
        self._stays = stays
        self._age = 0.0
        self._end = READ + READ_CHARACTER * len(words)

    @property
    def gone(self) -> bool:
        """It has been read."""
        return not self._stays and self._age >= self._end

    def update(self, dt: float) -> bool:
        """True while it comes or goes."""
        before = self._alpha
        self._age += dt
        return self._alpha != before

    @property
    def _alpha(self) -> float:
        coming = ease.clamp(self._age / COME)
        return coming if self._stays else min(coming, ease.clamp((self._end - self._age) / COME))

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        alpha = self._alpha
        if alpha <= 0:
            return
        w, h = canvas.measure(self.words, WIDEST - 2 * PAD_X, "small")
        box = pygame.FRect(0, 0, w + 2 * PAD_X + 1, h + 2 * PAD_Y)
        above = self.about.top - AWAY - TAIL - box.h >= self._room.top
        box.centerx = self.about.centerx
        box.x = min(max(box.x, self._room.left), max(self._room.left, self._room.right - box.w))
        box.y = self.about.top - AWAY - TAIL - box.h if above else self.about.bottom + AWAY + TAIL
        box.y = min(box.y, max(self._room.top, self._room.bottom - box.h))
        point = min(max(self.about.centerx, box.x + 44), box.right - 44)
        canvas.panel(box, "slip", alpha=alpha, lift=12)
        tail = pygame.FRect(point - 18, box.bottom - 3 if above else box.y - TAIL + 3, 36, TAIL)
        canvas.panel(tail, "tail-down" if above else "tail-up", alpha=alpha)
        words = pygame.FRect(box.x + PAD_X, box.y + PAD_Y, w + 1, h)
        canvas.text(self.words, words, "small", colour="paper", alpha=alpha)
