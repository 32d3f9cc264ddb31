"""What controls of settings share: a label on the left and something to set on the right, or below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.widgets import paint
from game.widgets.base import Widget, longest_word

if TYPE_CHECKING:
    from game.canvas import Canvas

#: Between label and control, and between a label and the note below it.
GAP, NOTE_GAP = 32.0, 2.0
PAD_X, PAD_Y = 24.0, 10.0
#: Controls one below another are at least so many lines wide, so that they stand in a column.
LEAST = 10.0


def unit(canvas: Canvas) -> float:
    """The height of a line of body text: controls grow with it."""
    return canvas.measure("X", 0, "body")[1]


class Control(Widget):
    """A label, a small ``note`` below it, and a control. ``caption`` False: the label is said, not shown."""

    def __init__(
        self,
        rect: pygame.FRect | None,
        label: str,
        *,
        note: str = "",
        icon: str | None = None,
        caption: bool = True,
        **more: Any,
    ) -> None:
        super().__init__(rect, label, **more)
        self.note = note
        self.icon = icon
        self.caption = caption

    def control_size(self, canvas: Canvas) -> tuple[float, float]:
        """The room the control itself likes."""
        raise NotImplementedError

    def draw_control(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw the control alone."""
        raise NotImplementedError

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """Label and control beside each other, or below when there is no room."""
        cw, ch = self.control_size(canvas)
        if not self.caption:
            return cw, ch
        lw, lh = self._label_size(canvas, width - 2 * PAD_X)
        whole = lw + GAP + cw + 2 * PAD_X
        if self._stacked(canvas, width):
            return max(cw, self._least(canvas)) + 2 * PAD_X, lh + NOTE_GAP + 8 + ch + 2 * PAD_Y
        room = width - 2 * PAD_X - GAP - cw
        return min(whole, max(width, 1.0)), max(self._label_size(canvas, room)[1], ch) + 2 * PAD_Y

    def control_rect(self, canvas: Canvas) -> pygame.FRect:
        """Where the control is."""
        rect = self.rect
        cw, ch = self.control_size(canvas)
        if not self.caption:
            return pygame.FRect(rect)
        inner = pygame.FRect(rect.x + PAD_X, rect.y, rect.w - 2 * PAD_X, rect.h)
        if self._stacked(canvas, rect.w):
            return pygame.FRect(inner.x, rect.bottom - PAD_Y - ch, inner.w, ch)
        share = min(inner.w - GAP, max(cw, min(inner.w * 0.5, cw * 1.4)))
        if self._label_size(canvas, 0)[0] + GAP + share > inner.w:
            share = cw
        return pygame.FRect(inner.right - share, rect.centery - ch / 2, share, ch)

    def draw(self, canvas: Canvas) -> None:
        """A plate, the label, the control."""
        control = self.control_rect(canvas)
        if self.caption:
            paint.plate(canvas, self.rect, self.tone, self.glow)
            self._draw_label(canvas, control)
        self.draw_control(canvas, control)

    @property
    def alpha(self) -> float:
        """How strongly it is drawn."""
        return 1.0 if self.enabled else paint.PALE

    # within

    def _draw_label(self, canvas: Canvas, control: pygame.FRect) -> None:
        left, stacked = self.rect.x + PAD_X, self._stacked(canvas, self.rect.w)
        room = self.rect.w - 2 * PAD_X if stacked else control.x - GAP - left
        _, high = self._label_size(canvas, room)
        top = self.rect.y + PAD_Y if stacked else self.rect.centery - high / 2
        _, h = paint.caption_size(canvas, self.label, "body", self.icon, room)
        box = pygame.FRect(left, top, room, h)
        paint.caption(
            canvas, self.label, box, style="body", icon=self.icon, tone=self.tone, align="left", alpha=self.alpha
        )
        if self.note:
            below = pygame.FRect(left, top + h + NOTE_GAP, room, 0)
            colour = "ink-soft" if self.tone == "ink" else "paper-shade"
            canvas.text(self.note, below, "small", colour=colour, alpha=self.alpha)

    def _label_size(self, canvas: Canvas, room: float) -> tuple[float, float]:
        room = room if room > 0 else 100_000.0
        w, h = paint.caption_size(canvas, self.label, "body", self.icon, room)
        if self.note:
            nw, nh = canvas.measure(self.note, room, "small")
            return max(w, min(nw, room)), h + NOTE_GAP + nh
        return w, h

    def _least(self, canvas: Canvas) -> float:
        words = max(longest_word(canvas, self.label, "body"), longest_word(canvas, self.note, "small"))
        return words + (paint.icon_size(canvas, "body") + paint.ICON_GAP if self.icon else 0.0)

    def _stacked(self, canvas: Canvas, width: float) -> bool:
        """The label would have to break where it had better not."""
        room = width - 2 * PAD_X - GAP - self.control_size(canvas)[0]
        label = paint.caption_size(canvas, self.label, "body", self.icon, 100_000.0)[0]
        return room < self._least(canvas) or room < label * 0.55
