"""Pages longer than the screen."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.layout import Down, Flowing
from game.widgets.base import Widget

if TYPE_CHECKING:
    from game.canvas import Canvas

#: Width of the scrollbar and the air beside it.
BAR, AIR = 20.0, 16.0
#: A line, for wheels and arrows.
LINE = 88.0
#: A pointer that has gone so far drags the page and does not click.
DRAG_FROM = 14.0
#: How fast the page comes to where it goes, and how fast a page that was thrown slows down, per second.
PULL, DRAG_DOWN = 16.0, 4.0
#: What a page may be thrown with, at most, in units per second.
FASTEST = 6000.0
#: Things come into view with so much air.
MARGIN = 28.0
#: Shadows and rings of what lies at the edge are not cut off.
BLEED = 18.0
#: Height of the shade where the content goes on beyond the edge.
SHADE = 22.0


class ScrollArea(Widget):
    """Shows as much of its content as fits and scrolls through the rest.

    By wheel, right stick, dragging, throwing, scrollbar, and with arrows: from one thing to the next, or by lines
    where there is nothing to go to. Content that fits is shown without a scrollbar, from ``valign`` on.
    """

    role: ClassVar[str] = "page"
    sound = ""
    holds_pointer: ClassVar[bool] = True

    def __init__(
        self,
        rect: pygame.FRect | None,
        *things: Flowing,
        gap: float = 16.0,
        valign: str = "top",
        id: str = "",
        label: str = "",
        tone: str | None = None,
    ) -> None:
        super().__init__(rect, label, id=id, tone=tone)
        self.content: Flowing = things[0] if len(things) == 1 else Down(*things, gap=gap)
        self.valign = valign
        self.children = [part for part in self.content.parts() if isinstance(part, Widget)]
        for child in self.children:
            child.area = self
        #: How far the content is scrolled, in design units, and how far it is going to be.
        self.offset = 0.0
        self.goal = 0.0
        self.height = 0.0
        self._shown = 0.0
        self._speed = 0.0
        self._grip: float | None = None
        self._bar_heat = 0.0

    # its place

    @property
    def most(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.height - self.rect.h)

    @property
    def overflows(self) -> bool:
        """There is more than fits."""
        return self.most > 0.5

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """When there is nothing in it that could have the focus, the page itself has it."""
        return self.overflows and not any(child.focusable for child in self.children)

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """What its content needs."""
        return self.content.measure(canvas, width)

    def place(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Take this place and lay out the content; it stays scrolled as far as it was."""
        self.rect = pygame.FRect(rect)
        self.height = self.content.measure(canvas, rect.w)[1]
        if self.overflows:
            self.height = self.content.measure(canvas, rect.w - BAR - AIR)[1]
        self.offset = self.goal = min(self.offset, self.most)
        self._shown = self.offset
        spare = max(0.0, rect.h - self.height) * {"top": 0.0, "middle": 0.5, "bottom": 1.0}[self.valign]
        inner = pygame.FRect(rect.x, rect.y + spare - self.offset, self._inner_width(), self.height)
        self.content.place(canvas, inner)

    def shift(self, x: float, y: float) -> None:
        """Everything in it moves along."""
        super().shift(x, y)
        for child in self.children:
            child.shift(x, y)

    def parts(self) -> Iterator[Widget]:
        """The area first, then what is in it."""
        yield self
        yield from self.children

    # scrolling

    def scroll(self, by: float, *, at_once: bool = False) -> bool:
        """Go so many units down; False if there is no way to go there."""
        return self.scroll_to(self.goal + by, at_once=at_once)

    def scroll_to(self, offset: float, *, at_once: bool = False) -> bool:
        """Go to this place; False if it is there already."""
        goal = min(max(0.0, offset), self.most)
        moved = abs(goal - self.goal) > 0.01 or abs(goal - self.offset) > 0.01
        self.goal, self._speed = goal, 0.0
        if at_once or (self.host is not None and self.host.reduced):
            self.offset = goal
            self._follow()
        if moved and self.host is not None:
            self.host.changed()
        return moved

    def throw(self, speed: float) -> None:
        """Let it run on by itself, so many units a second."""
        if self.host is not None and not self.host.reduced:
            self._speed = min(max(speed, -FASTEST), FASTEST)

    def show(self, rect: pygame.FRect, *, at_once: bool = False) -> None:
        """Bring a place into view; the top of what is higher than the view."""
        ahead = self.goal - self._shown  # places are where they are now, not where they are going to be
        top, bottom = rect.top - ahead, rect.bottom - ahead
        if top - MARGIN < self.rect.top or rect.h > self.rect.h:
            self.scroll_to(self.goal + top - MARGIN - self.rect.top, at_once=at_once)
        elif bottom + MARGIN > self.rect.bottom:
            self.scroll_to(self.goal + bottom + MARGIN - self.rect.bottom, at_once=at_once)

    def distance(self, rect: pygame.FRect) -> float:
        """How far outside the view a place will be when scrolling has come to rest."""
        ahead = self.goal - self._shown
        return max(0.0, self.rect.top - (rect.top - ahead), rect.bottom - ahead - self.rect.bottom)

    # pointer and directions

    def press(self, pos: tuple[float, float]) -> None:
        """Take hold of the scrollbar."""
        thumb = self._thumb()
        self._grip = None
        if self.overflows and self._bar().inflate(2 * AIR, 0).collidepoint(pos):
            self._grip = pos[1] - thumb.y if thumb.top <= pos[1] <= thumb.bottom else thumb.h / 2
            self.drag(pos)

    def drag(self, pos: tuple[float, float]) -> None:
        """The scrollbar follows."""
        if self._grip is None:
            return
        bar, thumb = self._bar(), self._thumb()
        way = bar.h - thumb.h
        self.scroll_to((pos[1] - self._grip - bar.y) / way * self.most if way > 0 else 0.0, at_once=True)

    def release(self) -> None:
        """Let go of the scrollbar."""
        self._grip = None

    @property
    def gripped(self) -> bool:
        """The scrollbar is held."""
        return self._grip is not None

    def move(self, x: int, y: int) -> bool:
        """Arrows scroll by lines until the end is reached."""
        return y != 0 and self.scroll(y * LINE)

    # time and looks

    def update(self, dt: float, hot: bool) -> bool:
        """Scroll on."""
        moved = super().update(dt, hot)
        if self._speed:
            self.goal = self.offset = min(max(0.0, self.offset + self._speed * dt), self.most)
            self._speed *= exp(-DRAG_DOWN * dt)
            if abs(self._speed) < 20 or self.offset in (0.0, self.most):
                self._speed = 0.0
            self._follow()
            return True
        if self.offset != self.goal:
            self.offset += (self.goal - self.offset) * (1 - exp(-PULL * dt))
            if abs(self.goal - self.offset) < 0.5:
                self.offset = self.goal
            self._follow()
            return True
        return moved

    def draw(self, canvas: Canvas) -> None:
        """What is in view, and the scrollbar."""
        if not self.overflows:
            for child in self.children:
                child.draw(canvas)
            return
        with canvas.clip(self.window()):
            for child in self.children:
                if child.rect.bottom > self.rect.top - 60 and child.rect.top < self.rect.bottom + 60:
                    child.draw(canvas)
            self._draw_shades(canvas)
        self._draw_bar(canvas)

    def window(self) -> pygame.FRect:
        """What of the screen it may draw on: a little more than its own at an end of the content."""
        above = BLEED if self.offset < 1 else 0.0
        below = BLEED if self.offset > self.most - 1 else 0.0
        wide = self._inner_width() + 2 * BLEED
        return pygame.FRect(self.rect.x - BLEED, self.rect.y - above, wide, self.rect.h + above + below)

    def ring(self) -> pygame.FRect:
        """A little away from what is read."""
        return self.rect.inflate(36, 20)

    # within

    def _inner_width(self) -> float:
        return self.rect.w - (BAR + AIR if self.overflows else 0.0)

    def _follow(self) -> None:
        """Move the content to where it is scrolled; by whole pixels, so that nothing in it trembles."""
        scale = self.host.scale if self.host is not None else 1.0
        shown = round(self.offset * scale) / scale
        if shown != self._shown:
            for child in self.children:
                child.shift(0, self._shown - shown)
            self._shown = shown

    def _bar(self) -> pygame.FRect:
        return pygame.FRect(self.rect.right - BAR, self.rect.y + 4, BAR, self.rect.h - 8)

    def _thumb(self) -> pygame.FRect:
        bar = self._bar()
        share = min(1.0, self.rect.h / max(1.0, self.height))
        high = max(64.0, bar.h * share)
        along = self.offset / self.most if self.most > 0 else 0.0
        return pygame.FRect(bar.x, bar.y + (bar.h - high) * along, bar.w, high)

    def _draw_shades(self, canvas: Canvas) -> None:
        """The content slides under the edge it goes on beyond."""
        left, wide = self.rect.x - BLEED, self._inner_width() + 2 * BLEED
        above, below = min(1.0, self.offset / SHADE), min(1.0, (self.most - self.offset) / SHADE)
        canvas.panel(pygame.FRect(left, self.rect.y, wide, SHADE), "shade-top", alpha=above)
        canvas.panel(pygame.FRect(left, self.rect.bottom - SHADE, wide, SHADE), "shade-bottom", alpha=below)

    def _draw_bar(self, canvas: Canvas) -> None:
        bar, thumb = self._bar(), self._thumb()
        canvas.panel(pygame.FRect(bar.x + 4, bar.y, bar.w - 8, bar.h), "groove", alpha=0.7)
        canvas.panel(thumb, "knob-hot" if self.gripped else "knob", lift=3.0)
