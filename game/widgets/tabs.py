"""Strips of paper that stick out behind a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game.widgets import paint
from game.widgets.base import Widget, longest_word

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.input import Device

#: How far a strip that is not chosen is pushed in, and how far all reach behind the sheet.
PUSHED, BEHIND = 10.0, 6.0
GAP = 8.0


class Tab(Widget):
    """One strip."""

    role: ClassVar[str] = "tab"
    sound = "card_slide"

    def __init__(self, tabs: Tabs, number: int, label: str, icon: str | None, **more: Any) -> None:
        super().__init__(None, label, **more)
        self.tabs = tabs
        self.number_in = number
        self.icon = icon
        self.tone_wish = "ink"

    @property
    def chosen(self) -> bool:
        """Its page is shown."""
        return self.tabs.chosen == self.number_in

    @property
    def state(self) -> str:
        return "chosen" if self.chosen else ""

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """Its label on one line, or on more when there is less room."""
        w, h = paint.caption_size(canvas, self.label, "body", self.icon, max(1.0, width - 48))
        least = longest_word(canvas, self.label, "body") * 0.7
        return max(w, least) + 48, h + 22

    def confirm(self, device: Device) -> None:
        """Show its page."""
        self.tabs.choose(self.number_in)

    def draw(self, canvas: Canvas) -> None:
        """A strip of paper, farther out when its page is shown."""
        rect = self.rect
        if self.chosen:
            canvas.panel(rect, "tab")
        else:
            rect = pygame.FRect(rect.x, rect.y + PUSHED, rect.w, rect.h - PUSHED)
            canvas.panel(rect, "tab-off")
            if self.glow > 0:
                canvas.panel(rect, "tab-off-hot", alpha=self.glow)
        box = pygame.FRect(rect.x + 20, rect.y + 2, rect.w - 40, rect.h - BEHIND - 2)
        paint.caption(canvas, self.label, box, style="body", icon=self.icon, alpha=1.0 if self.chosen else 0.8)

    def ring(self) -> pygame.FRect:
        """All but what is behind the sheet."""
        top = 0.0 if self.chosen else PUSHED
        return pygame.FRect(self.rect.x, self.rect.y + top, self.rect.w, self.rect.h - top - BEHIND)


class Tabs(Widget):
    """A row of `Tab`; shoulder buttons and Tab go from one to the next. Draw the sheet after it.

    ``on_change`` gets the number of the one chosen.
    """

    role: ClassVar[str] = "tabs"
    focusable = False

    def __init__(
        self,
        rect: pygame.FRect | None,
        labels: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        icons: Sequence[str | None] | None = None,
        id: str = "tabs",
    ) -> None:
        super().__init__(rect, id=id)
        icons = icons or [None] * len(labels)
        self.chosen = min(max(0, chosen), len(labels) - 1)
        self.on_change = on_change
        self.tabs = [Tab(self, n, label, icons[n], id=f"{id}-{n}") for n, label in enumerate(labels)]

    def choose(self, number: int) -> None:
        """Show this page."""
        if number != self.chosen:
            self.chosen = number
            self.on_change(number)

    def step(self, by: int) -> None:
        """The next page or the one before; after the last comes the first."""
        self.choose((self.chosen + by) % len(self.tabs))

    def parts(self) -> Iterator[Widget]:
        """The row and its strips."""
        yield self
        yield from self.tabs

    def shift(self, x: float, y: float) -> None:
        """The strips move along."""
        super().shift(x, y)
        for tab in self.tabs:
            tab.shift(x, y)

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """As high as the highest strip when they share the width."""
        widths = self._widths(canvas, width)
        high = max(tab.measure(canvas, w)[1] for tab, w in zip(self.tabs, widths, strict=True))
        return sum(widths) + GAP * (len(widths) - 1), high + PUSHED + BEHIND

    def place(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Strips from the left; they reach a little below, behind the sheet."""
        self.rect = pygame.FRect(rect)
        x = rect.x + 24
        for tab, w in zip(self.tabs, self._widths(canvas, rect.w), strict=True):
            tab.place(canvas, pygame.FRect(x, rect.y, w, rect.h + BEHIND))
            x += w + GAP

    def _widths(self, canvas: Canvas, width: float) -> list[float]:
        """As wide as they like, less in proportion when there is no room."""
        liked = [tab.measure(canvas, 100_000.0)[0] for tab in self.tabs]
        room = width - 48 - GAP * (len(liked) - 1)
        share = min(1.0, room / sum(liked))
        return [w * share for w in liked]
