"""A switch."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game import ease
from game.durations import SECONDS
from game.widgets import paint
from game.widgets.control import Control, unit

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.input import Device

#: As wide as the words for on and off in any language: it is measured before it is on a page that knows them.
SAMPLE = "Vypnuté"


class Toggle(Control):
    """On or off. Told apart by place, tick and word, not by colour alone."""

    role: ClassVar[str] = "toggle"
    sound = "toggle"

    def __init__(
        self, rect: pygame.FRect | None, label: str, on: bool, on_change: Callable[[bool], None], **more: Any
    ) -> None:
        super().__init__(rect, label, **more)
        self.on = on
        self.on_change = on_change
        self._slide = 1.0 if on else 0.0

    @property
    def state(self) -> str:
        return "on" if self.on else "off"

    def confirm(self, device: Device) -> None:
        """The other way."""
        self._set(not self.on)

    def update(self, dt: float, hot: bool) -> bool:
        """The knob slides."""
        moved = super().update(dt, hot)
        goal = 1.0 if self.on else 0.0
        if self._slide == goal:
            return moved
        step = 1.0 if self.host is not None and self.host.reduced else dt / SECONDS["toggle"]
        self._slide = min(goal, self._slide + step) if goal > self._slide else max(goal, self._slide - step)
        return True

    def control_size(self, canvas: Canvas) -> tuple[float, float]:
        """A track and the word for how it stands."""
        track = self._track(canvas)
        return track[0] + 16 + max(canvas.measure(word, 0, "small")[0] for word in (*self._names(), SAMPLE)), track[1]

    def draw_control(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """The knob in its track, the word beside it."""
        w, h = self._track(canvas)
        track = pygame.FRect(rect.right - w, rect.centery - h / 2, w, h)
        along = ease.smooth(self._slide)
        alpha = self.alpha
        canvas.panel(track, "groove", alpha=alpha)
        if along > 0:
            canvas.panel(track.inflate(-6, -6), "filled-good", alpha=along * alpha)
            size = h * 0.5
            paint.picture_of(canvas, "check", (track.x + h * 0.62, track.centery), size, "paper", along * alpha)
        knob = h + 4
        left = track.x - 2 + (w + 4 - knob) * along
        place = pygame.FRect(left, track.centery - knob / 2, knob, knob + 2)
        canvas.panel(place, "knob", lift=3.0, alpha=alpha)
        if self.glow > 0:
            canvas.panel(place, "knob-hot", alpha=self.glow * alpha)
        word = self._names()[0 if self.on else 1]
        box = pygame.FRect(rect.x, rect.y, track.x - 16 - rect.x, rect.h)
        canvas.text(word, box, "small", colour=self.tone, align="right", valign="middle", alpha=alpha)

    # within

    def _set(self, on: bool) -> None:
        self.on = on
        self.on_change(on)

    def _names(self) -> tuple[str, str]:
        if self.host is None:
            return "", ""
        return self.host.words("state.on"), self.host.words("state.off")

    @staticmethod
    def _track(canvas: Canvas) -> tuple[float, float]:
        height = round(unit(canvas) * 1.1)
        return height * 2.0, height
