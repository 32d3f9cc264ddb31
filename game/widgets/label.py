"""Things on a page that are only looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

import pygame

from game.widgets import paint
from game.widgets.base import Widget

if TYPE_CHECKING:
    from game.canvas import Canvas


class Label(Widget):
    """Words, wrapped to the room there is. ``colour`` empty: that of the page's tone."""

    role: ClassVar[str] = "label"
    focusable = False

    def __init__(
        self,
        rect: pygame.FRect | None,
        label: str,
        style: str = "body",
        *,
        colour: str = "",
        align: Literal["left", "centre", "right"] = "left",
        valign: Literal["top", "middle", "bottom"] = "top",
        icon: str | None = None,
        **more: Any,
    ) -> None:
        super().__init__(rect, label, **more)
        self.style = style
        self.colour = colour
        self.align = align
        self.valign = valign
        self.icon = icon

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """As wide as its longest line."""
        w, h = paint.caption_size(canvas, self.label, self.style, self.icon, width)
        return w + 1, h

    def draw(self, canvas: Canvas) -> None:
        """The words."""
        colour = self.colour or self.tone
        if self.icon is None:
            canvas.text(
                self.label, self.rect, self.style, colour=colour, align=self.align, valign=self.valign, shrink=True
            )
            return
        align = "left" if self.align == "left" else "centre"
        paint.caption(
            canvas, self.label, self.rect, style=self.style, icon=self.icon, tone=self.tone, align=align, colour=colour
        )


class Picture(Widget):
    """A picture of a size that gives way when there is less room; ``label`` says what it shows."""

    role: ClassVar[str] = "picture"
    focusable = False

    def __init__(
        self,
        name: str,
        size: tuple[float, float],
        label: str = "",
        *,
        angle: float = 0.0,
        lift: float = 0.0,
        **more: Any,
    ) -> None:
        super().__init__(pygame.FRect(0, 0, *size), label, **more)
        self.name = name
        self.size = size
        self.angle = angle
        self.lift = lift

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """Its size, smaller if it has to be."""
        w, h = self.size
        share = min(1.0, width / w)
        return w * share, h * share

    def draw(self, canvas: Canvas) -> None:
        """The picture, in the middle of its place."""
        w, h = self.size
        share = min(1.0, self.rect.w / w, self.rect.h / h)
        rect = pygame.FRect(0, 0, w * share, h * share)
        rect.center = self.rect.center
        canvas.picture(self.name, rect, angle=self.angle, lift=self.lift)


class Rule(Widget):
    """A thin line between two things."""

    role: ClassVar[str] = "line"
    focusable = False

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """All the width there is."""
        return width, 24.0

    def draw(self, canvas: Canvas) -> None:
        """The line."""
        y = self.rect.centery
        colour = "wood" if self.tone == "ink" else "paper"
        canvas.bar(pygame.FRect(self.rect.x, y - 1.5, self.rect.w, 3), colour, 1.5, alpha=0.3)


class Sheet(Widget):
    """A piece of paper or wood that other widgets lie on."""

    role: ClassVar[str] = "sheet"
    focusable = False

    def __init__(self, rect: pygame.FRect, kind: str = "paper", *, lift: float = 6.0) -> None:
        super().__init__(rect)
        self.kind = kind
        self.lift = lift

    def draw(self, canvas: Canvas) -> None:
        """The piece."""
        canvas.panel(self.rect, self.kind, lift=self.lift)
