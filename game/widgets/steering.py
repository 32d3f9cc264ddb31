"""The focus of a page, and how keys and controllers move it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.input import Intent
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.field import TextField
from game.widgets.focus import neighbour
from game.widgets.scroll import LINE, ScrollArea
from game.widgets.tabs import Tab, Tabs

if TYPE_CHECKING:
    from game.widgets.page import Page

Move = tuple[int, int]

#: What will lie farther outside the view than this share of it is first scrolled towards.
FAR = 0.5
#: Seconds the ring takes to settle.
SETTLE = 0.12


class Steering:
    """What has the focus, and where it goes."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._focus: Widget | None = None
        self._wanted = ""
        self._wanted_at: pygame.FRect | None = None
        self._back: tuple[Widget, Move] | None = None
        #: Seconds since the focus came to where it is.
        self.age = SETTLE

    @property
    def focus(self) -> Widget | None:
        """What has the focus; there always is something if anything on the page can have it."""
        if self._focus is None:
            self._begin()
        return self._focus

    def set(self, widget: Widget | None, *, silent: bool = False, scroll: bool = True) -> None:
        """Give the focus to a widget."""
        before = self._focus
        if widget is before or (widget is not None and not widget.focusable):
            return
        if isinstance(before, TextField):
            before.end()
        self._focus, self._wanted, self._back, self.age = widget, "", None, 0.0
        if widget is not None:
            if isinstance(widget, TextField):
                widget.begin()
            if scroll and widget.area is not None:
                widget.area.show(widget.rect, at_once=silent)
        page = self._page
        page.hush()
        page.app.input.typing = isinstance(widget, TextField) and widget.enabled
        if not silent:
            page.sound("focus")
        page.changed()

    def remember(self) -> None:
        """Everything is taken off the page: know what had the focus."""
        focus = self._focus
        if focus is not None:
            self._wanted, self._wanted_at = focus.id, pygame.FRect(focus.rect)
            if isinstance(focus, TextField):
                focus.end()
        self._focus = self._back = None

    def offer(self, widget: Widget) -> None:
        """Something was put on the page: it gets the focus if it had it before."""
        if self._wanted and widget.id == self._wanted and widget.focusable:
            self._wanted = ""
            self.set(widget, silent=True, scroll=False)
            widget.heat = 1.0 if self._page.ring_shown else 0.0
            self.age = SETTLE

    def move(self, intent: Intent) -> bool:
        """A direction: for the focus itself if it has a use for it, else on to the next thing."""
        x, y = intent.move
        focus = self.focus
        if focus is None:
            return any(isinstance(w, ScrollArea) and w.move(x, y) for w in self._page.widgets)
        if focus.move(x, y):
            return True
        target = self._returning((x, y)) or self._next(focus, (x, y), wrap=not intent.repeat)
        if target is None:
            return True
        if self._scrolls_first(focus, target, y):
            return True
        self.set(target)
        self._back = (focus, (-x, -y))
        return True

    def cycle(self, by: int) -> bool:
        """To the next page of tabs, else to the next thing in reading order."""
        tabs = next((w for w in self._page.widgets if isinstance(w, Tabs)), None)
        if tabs is not None:
            self._page.sound(Tab.sound)
            tabs.step(by)
            self._page.changed()
            return True
        order = self._focusable()
        if not order:
            return False
        focus = self.focus
        at = order.index(focus) if focus in order else -1
        self.set(order[(at + by) % len(order)])
        return True

    # within

    def _focusable(self) -> list[Widget]:
        return [widget for widget in self._page.widgets if widget.focusable]

    def _begin(self) -> None:
        """The focus nobody has chosen: near where it was, else on the main button, else on the first that is on."""
        order = self._focusable()
        if not order:
            return
        if self._wanted_at is not None:
            x, y = self._wanted_at.center
            choice = min(order, key=lambda w: abs(w.rect.centerx - x) + abs(w.rect.centery - y))
            self._wanted_at = None
        else:
            on = [w for w in order if w.enabled]
            main = [w for w in on if isinstance(w, Button) and w.kind == "primary"]
            plain = [w for w in on if not isinstance(w, Tab)]
            choice = (main or plain or on or order)[0]
        wanted = self._wanted
        self.set(choice, silent=True, scroll=False)
        self._wanted = wanted  # what comes later under its old id still gets it
        self.age = SETTLE

    def _returning(self, move: Move) -> Widget | None:
        """Where the focus came from, when it goes straight back."""
        if self._back is None or self._back[1] != move:
            return None
        widget = self._back[0]
        return widget if widget in self._page.widgets and widget.focusable else None

    def _next(self, focus: Widget, move: Move, wrap: bool) -> Widget | None:
        area = focus if isinstance(focus, ScrollArea) else focus.area
        if area is None or not area.overflows or move[0] != 0:
            return self._choose(focus, pygame.FRect(focus.ring()), self._seen(None), move, wrap)
        inside = [(w, pygame.FRect(w.ring())) for w in area.children if w.focusable]
        found = self._choose(focus, pygame.FRect(focus.ring()), inside, move, False)
        if found is not None:
            return found
        lane = pygame.FRect(focus.rect.x, area.rect.y, focus.rect.w, area.rect.h)
        outside = self._choose(focus, lane, self._seen(area), move, wrap)
        if outside is not None:
            return outside
        return self._choose(focus, pygame.FRect(focus.ring()), inside, move, wrap) or focus

    def _seen(self, without: ScrollArea | None) -> list[tuple[Widget, pygame.FRect]]:
        """Things that could get the focus, with what is to be seen of them; those of an area that are out of sight
        stand for it only when nothing in it is to be seen."""
        found: list[tuple[Widget, pygame.FRect]] = []
        hidden: dict[int, Widget] = {}
        shown: set[int] = set()
        for widget in self._focusable():
            area = widget.area
            if area is None:
                if widget is not without:
                    found.append((widget, pygame.FRect(widget.ring())))
            elif area is not without:
                seen = widget.ring().clip(area.rect)
                if seen.w > 0 and seen.h >= min(widget.rect.h, area.rect.h) * 0.4:
                    found.append((widget, pygame.FRect(seen)))
                    shown.add(id(area))
                else:
                    hidden.setdefault(id(area), widget)
        found += [(w, pygame.FRect(w.area.rect)) for k, w in hidden.items() if k not in shown and w.area is not None]
        return found

    @staticmethod
    def _choose(
        focus: Widget, start: pygame.FRect, things: list[tuple[Widget, pygame.FRect]], move: Move, wrap: bool
    ) -> Widget | None:
        others = [(widget, rect) for widget, rect in things if widget is not focus]
        at = neighbour([start, *(rect for _, rect in others)], 0, move, wrap)
        return None if at is None else others[at - 1][0]

    @staticmethod
    def _scrolls_first(focus: Widget, target: Widget, y: int) -> bool:
        """Between things far apart the page is scrolled line by line, so that nothing is passed over unread."""
        area = focus if isinstance(focus, ScrollArea) else focus.area
        if area is None or y == 0 or not area.overflows:
            return False
        near = target.area is area and area.distance(target.rect) <= FAR * area.rect.h
        ahead = (target.rect.centery - focus.rect.centery) * y > 0
        return not (near and ahead) and area.scroll(y * LINE)
