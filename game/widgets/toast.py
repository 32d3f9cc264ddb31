"""Short messages that come and go by themselves and stand in nobody's way."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game import ease
from game.widgets import paint

if TYPE_CHECKING:
    from game.app import App
    from game.canvas import Canvas

WIDEST = 900.0
PAD_X, PAD_Y = 32.0, 18.0
#: Seconds to come and to go, to be read, and more for each character.
COME, READ, READ_CHARACTER = 0.22, 2.2, 0.055
#: More than these that wait are not worth the time: the oldest go.
MOST = 6


@dataclass(frozen=True, slots=True)
class Message:
    """Words with an icon beside them."""

    words: str
    icon: str


class Toasts:
    """One message at a time at the top of the screen, the others wait their turn."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._queue: deque[Message] = deque(maxlen=MOST)
        self._age = 0.0

    @property
    def current(self) -> Message | None:
        """What is shown."""
        return self._queue[0] if self._queue else None

    def say(self, words: str, icon: str = "info") -> None:
        """Say this after what is being said; what is said or waits already is not said again."""
        message = Message(words, icon)
        if message in self._queue:
            return
        if len(self._queue) == MOST:
            del self._queue[1]
        if not self._queue:
            self._age = 0.0
        self._queue.append(message)
        self._app.changed()

    def tell_problems(self) -> None:
        """Say what went wrong and has not been told yet."""
        for problem in self._app.problems.untold():
            key = problem.key
            words = self._app.words(key, **problem.params) if self._app.words.has(key) else None
            self.say(words or self._app.words("problem.unknown", code=problem.code), "warning")

    def update(self, dt: float) -> bool:
        """True while a message comes or goes."""
        message = self.current
        if message is None:
            return False
        before = self._presence(message)
        self._age += dt
        if self._age >= self._length(message):
            self._queue.popleft()
            self._age = 0.0
            return True
        return self._presence(message) != before

    def draw(self, canvas: Canvas) -> None:
        """Draw the message; it slides in from above, or fades in with reduced motion."""
        message = self.current
        if message is None:
            return
        presence = self._presence(message)
        if presence <= 0:
            return
        beside = paint.icon_size(canvas, "small") + paint.ICON_GAP
        w, h = canvas.measure(message.words, WIDEST - 2 * PAD_X - beside, "small")
        box = pygame.FRect(0, 0, w + beside + 2 * PAD_X + 2, h + 2 * PAD_Y)
        safe = self._app.viewport.safe
        slip = 0.0 if self._app.settings.reduced_motion else (1 - presence) * (box.h + 24)
        box.midtop = (safe.centerx, safe.top - slip)
        canvas.panel(box, "slip", alpha=presence, lift=12)
        inner = pygame.FRect(box.x + PAD_X, box.y, box.w - 2 * PAD_X, box.h)
        paint.caption(
            canvas, message.words, inner, style="small", icon=message.icon, tone="paper", align="left", alpha=presence
        )

    # within

    @staticmethod
    def _length(message: Message) -> float:
        return 2 * COME + READ + READ_CHARACTER * len(message.words)

    def _presence(self, message: Message) -> float:
        left = self._length(message) - self._age
        return ease.out(ease.clamp(min(self._age, left) / COME))
