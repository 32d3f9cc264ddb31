"""A knob on a track."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game.widgets.control import LEAST, Control, unit

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.input import Device

#: With more steps than this they are not marked.
MARKS_MOST = 12


class Slider(Control):
    """A value from 0 to ``steps``; ``show`` puts it into words. To be dragged, clicked, or moved left and right."""

    role: ClassVar[str] = "slider"
    sound = ""
    holds_pointer: ClassVar[bool] = True

    def __init__(
        self,
        rect: pygame.FRect | None,
        label: str,
        value: int,
        on_change: Callable[[int], None],
        *,
        steps: int = 10,
        show: Callable[[int], str] = str,
        **more: Any,
    ) -> None:
        super().__init__(rect, label, **more)
        self.steps = max(1, steps)
        self.at = min(max(0, value), self.steps)
        self.on_change = on_change
        self.show = show
        self._track = pygame.FRect(0, 0, 0, 0)
        self._dragged = False

    @property
    def value(self) -> str:
        return self.show(self.at)

    def confirm(self, device: Device) -> None:
        """Nothing: it is set by directions or with the pointer."""

    def move(self, x: int, y: int) -> bool:
        """One step; at either end nothing, but the focus stays."""
        if x == 0 or not self.enabled:
            return False
        self._set(self.at + x)
        return True

    def number(self, index: int) -> bool:
        """A digit sets the value, if there is one."""
        if not self.enabled or index > self.steps:
            return False
        self._set(index)
        return True

    def press(self, pos: tuple[float, float]) -> None:
        """The knob jumps to the pointer."""
        if self.host is None or not self.enabled:
            return
        self._track = self._track_in(self.host.canvas, self.control_rect(self.host.canvas))
        self._dragged = self._track.inflate(60, 60).collidepoint(pos)
        self.drag(pos)

    def drag(self, pos: tuple[float, float]) -> None:
        """The knob follows the pointer."""
        if self._dragged and self._track.w > 0:
            share = (pos[0] - self._track.x) / self._track.w
            self._set(round(min(max(share, 0.0), 1.0) * self.steps))

    def release(self) -> None:
        """The knob stays where it is."""
        self._dragged = False

    def control_size(self, canvas: Canvas) -> tuple[float, float]:
        """A track of some length and the widest value."""
        line = unit(canvas)
        return max(5 * line + 20 + self._value_width(canvas), LEAST * line), line * 1.25

    def draw_control(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Track, what is filled of it, marks, knob, value."""
        track = self._track_in(canvas, rect)
        alpha, x = self.alpha, track.x + track.w * self.at / self.steps
        around = track.inflate(track.h, 0)
        canvas.panel(around, "groove", alpha=alpha)
        if self.at > 0:
            fill = pygame.FRect(around.x + 3, around.y + 3, x - around.x, around.h - 6)
            canvas.panel(fill, "filled", alpha=alpha)
        if self.steps <= MARKS_MOST:
            for n in range(1, self.steps):
                colour = "brass-dark" if n <= self.at else "paper"
                canvas.circle((track.x + track.w * n / self.steps, track.centery), 2.5, colour, alpha=0.55 * alpha)
        size = rect.h * 0.92
        knob = pygame.FRect(x - size / 2, track.centery - size / 2, size, size + 2)
        canvas.panel(knob, "knob", lift=6.0 if self._dragged else 3.0, alpha=alpha)
        if self.glow > 0:
            canvas.panel(knob, "knob-hot", alpha=self.glow * alpha)
        box = pygame.FRect(rect.right - self._value_width(canvas), rect.y, self._value_width(canvas), rect.h)
        canvas.text(self.value, box, "body", colour=self.tone, align="right", valign="middle", alpha=alpha)

    # within

    def _set(self, value: int) -> None:
        value = min(max(0, value), self.steps)
        if value == self.at:
            return
        self.at = value
        self.on_change(value)
        if self.host is not None:
            self.host.sound("toggle")
            self.host.changed()

    def _value_width(self, canvas: Canvas) -> float:
        return max(canvas.measure(self.show(n), 0, "body")[0] for n in (0, self.steps // 2, self.steps)) + 2

    def _track_in(self, canvas: Canvas, rect: pygame.FRect) -> pygame.FRect:
        """Where the middle of the knob can be."""
        height = round(rect.h * 0.36)
        knob = rect.h * 0.92
        width = rect.w - self._value_width(canvas) - 20 - knob
        return pygame.FRect(rect.x + knob / 2, rect.centery - height / 2, max(1.0, width), height)
