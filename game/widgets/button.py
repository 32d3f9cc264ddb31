"""Buttons: painted tiles that do something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pygame

from game.panels import THICK
from game.widgets import paint
from game.widgets.base import Action, Widget, longest_word

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.input import Device, Kind

ButtonKind = Literal["primary", "button", "quiet"]


class Button(Widget):
    """A label, an icon to its left if you like, and what happens.

    ``kind``: "primary" for the one thing most people want here, "button", "quiet" for what stands back.
    ``shortcut``: an intent that does the same from anywhere on the page. ``align`` "left" for columns of buttons.
    ``style``: of the label. A disabled button says ``why`` when it is tried.
    """

    def __init__(
        self,
        rect: pygame.FRect | None,
        label: str,
        on_confirm: Action,
        *,
        icon: str | None = None,
        kind: ButtonKind = "button",
        shortcut: Kind | None = None,
        align: Literal["left", "centre"] = "centre",
        style: str = "label",
        sound: str = "click",
        **more: Any,
    ) -> None:
        super().__init__(rect, label, **more)
        self.on_confirm = on_confirm
        self.icon = icon
        self.kind = kind
        self.shortcut = shortcut
        self.align = align
        self.style = style
        self.sound = sound

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """As wide as its label likes; the label wraps when there is less room."""
        room = width - 2 * paint.PAD_X
        w, h = paint.caption_size(canvas, self.label, self.style, self.icon, room)
        beside = paint.icon_size(canvas, self.style) + paint.ICON_GAP if self.icon else 0.0
        least = longest_word(canvas, self.label, self.style) * 0.8 + beside
        return max(w, least) + 2 * paint.PAD_X, max(paint.LEAST, h + 2 * paint.PAD_Y + THICK)

    def confirm(self, device: Device) -> None:
        """Do it."""
        self.on_confirm()

    def draw(self, canvas: Canvas) -> None:
        """A tile with its label."""
        tone = self._tone()
        if self.kind == "quiet":
            self._quiet(canvas, tone)
            return
        face = paint.tile(canvas, self.rect, self.kind, glow=self.glow, down=self.down, enabled=self.enabled)
        self._caption(canvas, face, tone, 1.0 if self.enabled else paint.PALE + 0.15)

    def _tone(self) -> str:
        if self.kind == "quiet":
            return self.tone
        return "paper" if self.kind == "primary" and self.enabled else "ink"

    def _quiet(self, canvas: Canvas, tone: str) -> None:
        """No tile: a plate that shows up under the pointer."""
        sunk = 2.0 if self.down else 0.0
        paint.plate(canvas, self.rect, tone, 1.0 if self.down else self.glow, base=1.0)
        self._caption(canvas, self.rect.move(0, sunk), tone, 1.0 if self.enabled else paint.PALE)

    def _caption(self, canvas: Canvas, face: pygame.FRect, tone: str, alpha: float) -> None:
        margin = min(paint.PAD_X, face.w * 0.12)
        box = pygame.FRect(face.x + margin, face.y, face.w - 2 * margin, face.h)
        paint.caption(
            canvas, self.label, box, style=self.style, icon=self.icon, tone=tone, align=self.align, alpha=alpha
        )


class IconButton(Button):
    """An icon on a tile; the label is said, not shown."""

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """A square."""
        side = max(paint.LEAST, paint.icon_size(canvas, self.style) + 2 * paint.PAD_Y + THICK)
        return side, side

    def _caption(self, canvas: Canvas, face: pygame.FRect, tone: str, alpha: float) -> None:
        if self.icon is not None:
            size = min(paint.icon_size(canvas, self.style), face.h * 0.62, face.w * 0.62)
            paint.picture_of(canvas, self.icon, face.center, size, tone, alpha)
