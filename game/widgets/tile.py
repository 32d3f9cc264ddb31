"""A big picture with a name: for what one chooses by looking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game.widgets import paint
from game.widgets.base import Action, Widget, longest_word

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.input import Device

PAD = 20.0


class Tile(Widget):
    """A sheet of paper with a picture (a path below assets, or an icon), a label and a smaller line below it.

    ``picture_size``: design units the picture likes. ``chosen``: it lies in a brass frame with a tick.
    """

    role: ClassVar[str] = "tile"

    def __init__(
        self,
        rect: pygame.FRect | None,
        picture: str,
        label: str,
        on_confirm: Action,
        *,
        sub: str = "",
        chosen: bool = False,
        picture_size: tuple[float, float] = (220.0, 150.0),
        style: str = "label",
        badge: str | None = None,
        **more: Any,
    ) -> None:
        super().__init__(rect, label, **more)
        self.picture = picture
        self.sub = sub
        self.on_confirm = on_confirm
        self.chosen = chosen
        self.picture_size = picture_size
        self.style = style
        #: An icon in the upper left corner.
        self.badge = badge

    @property
    def state(self) -> str:
        if not self.enabled:
            return "off-limits"
        return "chosen" if self.chosen else ""

    @property
    def value(self) -> str:
        return self.sub

    def confirm(self, device: Device) -> None:
        """Choose it."""
        self.on_confirm()

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """As wide as its picture or its longest word; the words wrap."""
        least = max(longest_word(canvas, self.label, self.style), longest_word(canvas, self.sub, "small"))
        words = max(canvas.measure(self.label, 0, self.style)[0], canvas.measure(self.sub, 0, "small")[0] * 0.55)
        liked = max(self.picture_size[0], least, min(words, max(self.picture_size[0] * 1.8, least * 1.7))) + 2 * PAD
        return liked, self._words_height(canvas, min(liked, width) if width > 0 else liked) + self.picture_size[
            1
        ] + 2 * PAD + 10

    def draw(self, canvas: Canvas) -> None:
        """Paper, picture, words, frame."""
        rect, alpha = self.rect, 1.0 if self.enabled else paint.PALE
        lift = 3.0 if self.down else 6.0 + 6.0 * self.glow
        canvas.panel(rect, "paper", lift=lift)
        if self.glow > 0:
            canvas.bar(rect.inflate(-6, -6), "brass-light", 18, alpha=self.glow * 0.5)
        words = self._words_height(canvas, rect.w)
        room = pygame.FRect(rect.x + PAD, rect.y + PAD, rect.w - 2 * PAD, max(0.0, rect.h - words - 2 * PAD - 10))
        self._draw_picture(canvas, room, alpha)
        self._draw_words(canvas, pygame.FRect(rect.x + PAD, room.bottom + 10, room.w, words), alpha)
        self._draw_marks(canvas)

    # within

    def _words_height(self, canvas: Canvas, width: float) -> float:
        room = max(1.0, width - 2 * PAD)
        high = canvas.measure(self.label, room, self.style)[1] if self.label else 0.0
        return high + (canvas.measure(self.sub, room, "small")[1] if self.sub else 0.0)

    def _draw_picture(self, canvas: Canvas, room: pygame.FRect, alpha: float) -> None:
        w, h = self.picture_size
        share = min(1.0, room.w / w, room.h / h)
        if share <= 0:
            return
        place = pygame.FRect(0, 0, w * share, h * share)
        place.center = room.center
        if "/" not in self.picture:
            side = min(place.w, place.h)
            paint.picture_of(canvas, self.picture, place.center, side, "ink", alpha)
            return
        canvas.picture(self.picture, place, alpha=alpha)

    def _draw_words(self, canvas: Canvas, box: pygame.FRect, alpha: float) -> None:
        used = canvas.text(self.label, box, self.style, align="centre", shrink=True, alpha=alpha)
        if self.sub:
            top = used.bottom if self.label else box.y
            below = pygame.FRect(box.x, top, box.w, max(1.0, box.bottom - top))
            canvas.text(self.sub, below, "small", colour="ink-soft", align="centre", shrink=True, alpha=alpha)

    def _draw_marks(self, canvas: Canvas) -> None:
        size = max(48.0, paint.icon_size(canvas, "body") * 1.3)
        corner = (self.rect.right - size * 0.42, self.rect.y + size * 0.42)
        if self.chosen:
            canvas.panel(self.rect, "chosen")
            _badge(canvas, corner, size, "filled-good", "check", "paper")
        elif not self.enabled:
            _badge(canvas, corner, size, "knob", "lock", "ink")
        if self.badge:
            _badge(canvas, (self.rect.x + size * 0.42, corner[1]), size, "filled", self.badge, "ink")


def _badge(canvas: Canvas, centre: tuple[float, float], size: float, kind: str, icon: str, tone: str) -> None:
    """A round mark on a corner."""
    place = pygame.FRect(centre[0] - size / 2, centre[1] - size / 2, size, size)
    canvas.panel(place, kind, lift=3.0)
    paint.picture_of(canvas, icon, centre, size * 0.56, tone)
