"""Lists: past games, the ladder, deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game.layout import Down
from game.widgets import paint
from game.widgets.base import Action, Widget, longest_word
from game.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.input import Device

PAD_X, PAD_Y, GAP = 24.0, 8.0, 20.0


class Row(Widget):
    """A line of a list: icon, label with a smaller line below, and ``cells`` at the right in columns.

    ``shares``: widths of the columns as shares of the row; the label gets the rest. Without ``on_confirm`` it is only
    looked at. ``heading``: the names of the columns.
    """

    role: ClassVar[str] = "row"

    def __init__(
        self,
        label: str,
        on_confirm: Action | None = None,
        *,
        sub: str = "",
        cells: Sequence[str] = (),
        shares: Sequence[float] | None = None,
        icon: str | None = None,
        chosen: bool = False,
        heading: bool = False,
        **more: Any,
    ) -> None:
        super().__init__(None, label, **more)
        self.on_confirm = on_confirm
        self.sub = sub
        self.cells = tuple(cells)
        self.shares = tuple(shares) if shares is not None else (0.14,) * len(self.cells)
        if len(self.shares) != len(self.cells):
            raise ValueError("as many shares as cells")
        self.icon = icon
        self.chosen = chosen
        self.heading = heading
        self.focusable = on_confirm is not None

    @property
    def state(self) -> str:
        if not self.enabled:
            return "off-limits"
        return "chosen" if self.chosen else ""

    @property
    def value(self) -> str:
        return ", ".join(text for text in (self.sub, *self.cells) if text)

    def confirm(self, device: Device) -> None:
        """Open it."""
        if self.on_confirm is not None:
            self.on_confirm()

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """All the width there is; as high as its words."""
        style = "small" if self.heading else "body"
        room = self._columns(canvas, pygame.FRect(0, 0, width, 0))[0].w
        high = paint.caption_size(canvas, self.label, style, self.icon, room)[1]
        if self.sub:
            high += canvas.measure(self.sub, room, "small")[1]
        cells = [canvas.measure(cell, 0, style)[1] for cell in self.cells]
        least = 0.0 if self.heading else paint.LEAST - 8
        return width, max(least, high + 2 * PAD_Y, *(h + 2 * PAD_Y for h in cells), 0.0)

    def draw(self, canvas: Canvas) -> None:
        """A plate, the label, the cells."""
        if not self.heading:
            if self.chosen:
                canvas.bar(self.rect, "brass", 18, alpha=0.45)
            paint.plate(canvas, self.rect, self.tone, self.glow, base=1.0)
        label, *cells = self._columns(canvas, self.rect)
        alpha = 1.0 if self.enabled else paint.PALE
        soft = "ink-soft" if self.tone == "ink" else "paper-shade"
        style, colour = ("small", soft) if self.heading else ("body", self.tone)
        self._draw_label(canvas, label, style, colour, soft, alpha)
        for text, box in zip(self.cells, cells, strict=True):
            canvas.text(
                text,
                box,
                style,
                colour=colour,
                align="right",
                valign="middle",
                wrap=False,
                shrink=True,
                alpha=alpha,
            )

    # within

    def _draw_label(self, canvas: Canvas, box: pygame.FRect, style: str, colour: str, soft: str, alpha: float) -> None:
        if not self.sub:
            paint.caption(
                canvas,
                self.label,
                box,
                style=style,
                icon=self.icon,
                tone=self.tone,
                align="left",
                alpha=alpha,
                colour=colour,
            )
            return
        room = box.w
        lines = paint.caption_size(canvas, self.label, style, self.icon, room)[1]
        below = canvas.measure(self.sub, room, "small")[1]
        top = box.centery - (lines + below) / 2
        first = pygame.FRect(box.x, top, room, lines)
        paint.caption(
            canvas,
            self.label,
            first,
            style=style,
            icon=self.icon,
            tone=self.tone,
            align="left",
            alpha=alpha,
            colour=colour,
        )
        beside = paint.icon_size(canvas, style) + paint.ICON_GAP if self.icon else 0.0
        rest = pygame.FRect(box.x + beside, first.bottom - 4, room - beside, below)
        canvas.text(self.sub, rest, "small", colour=soft, shrink=True, alpha=alpha)

    def _columns(self, canvas: Canvas, rect: pygame.FRect) -> list[pygame.FRect]:
        """The label's box, then those of the cells."""
        inner = rect.w - 2 * PAD_X
        widths = [max(inner * share, 0.0) for share in self.shares]
        least = longest_word(canvas, self.label, "body") + (60 if self.icon else 0)
        taken = sum(widths) + GAP * len(widths)
        if widths and inner - taken < least:  # large text: the columns move together
            squeeze = max(0.3, (inner - least - GAP * len(widths)) / max(1.0, sum(widths)))
            widths = [width * min(1.0, squeeze) for width in widths]
            taken = sum(widths) + GAP * len(widths)
        boxes = [pygame.FRect(rect.x + PAD_X, rect.y, max(1.0, inner - taken), rect.h)]
        x = boxes[0].right + GAP
        for width in widths:
            boxes.append(pygame.FRect(x, rect.y, width, rect.h))
            x += width + GAP
        return boxes


class ListBox(ScrollArea):
    """Rows one below another, scrolled when they are many."""

    role: ClassVar[str] = "list"

    def __init__(self, rect: pygame.FRect | None, rows: Sequence[Row], *, gap: float = 8.0, **more: Any) -> None:
        super().__init__(rect, Down(*rows, gap=gap), **more)
        self.rows = tuple(rows)
