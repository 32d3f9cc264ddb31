"""Mouse and finger on a page: hover, press, click, drag, throw."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from game.input import Device, Intent, Kind
from game.widgets.base import Widget
from game.widgets.scroll import DRAG_FROM, ScrollArea

if TYPE_CHECKING:
    from game.widgets.page import Page

Place = tuple[float, float]

#: A page is thrown when it moved faster than this at the end, in units per second.
THROWN = 250.0


class Pointing:
    """What the pointer is doing."""

    def __init__(self, page: Page) -> None:
        self._page = page
        #: What lies under the pointer.
        self.over: Widget | None = None
        self._held: Widget | None = None
        self._panned: ScrollArea | None = None
        self._device: Device | None = None
        self._from: Place = (0.0, 0.0)
        self._at: Place = (0.0, 0.0)
        self._way = 0.0
        self._speed = 0.0
        self._stale = False

    def handle(self, intent: Intent) -> bool:
        """True if something lies there, or is held."""
        if intent.pos is None:
            return False
        self._at, self._device = intent.pos, intent.device
        if intent.kind is Kind.PRESS:
            return self._press(intent.pos)
        if intent.kind is Kind.RELEASE:
            return self._release(intent.pos, intent.device)
        if intent.kind is Kind.DRAG and self._holding:
            self._drag(intent.pos)
            return True
        if intent.device.kind == "mouse":
            self._hover(self.hit(intent.pos))
        if self.over is not None:
            self.over.point(intent.pos)
        return self.over is not None

    def update(self, dt: float) -> None:
        """Measure how fast a page is dragged; look again what lies under the pointer if that may have changed."""
        if dt > 0 and self._panned is not None:
            self._speed += (self._way / dt - self._speed) * min(1.0, dt * 30)
            self._way = 0.0
        if self._stale:
            self._stale = False
            if self._device is not None and self._device.kind == "mouse" and not self._page.ring_shown:
                self.over = self.hit(self._at)
                if self.over is not None:
                    self.over.heat = 1.0

    def look_again(self) -> None:
        """What lies under the pointer may have changed."""
        self._stale = True

    def leave(self) -> None:
        """The pointer counts no longer: keys are used."""
        self._hover(None)

    def drop(self) -> None:
        """Whatever is held is let go, without a click."""
        if self._held is not None:
            self._held.pressed = False
            self._held.release()
        self._held = self._panned = self.over = None
        self._stale = True

    def hit(self, pos: Place) -> Widget | None:
        """The topmost thing at a place that answers to a pointer."""
        for widget in reversed(self._page.widgets):
            if not (widget.focusable or isinstance(widget, ScrollArea)) or not widget.hit(pos):
                continue
            area = widget.area
            if area is None or not area.overflows or area.rect.collidepoint(pos):
                return widget
        return None

    # within

    @property
    def _holding(self) -> bool:
        return self._held is not None or self._panned is not None

    def _hover(self, widget: Widget | None) -> None:
        if widget is self.over:
            return
        if self.over is not None:
            self.over.point(None)
        self.over = widget
        self._page.hush()
        if widget is not None and widget.enabled and widget.focusable and not isinstance(widget, ScrollArea):
            self._page.sound("hover")
        self._page.changed()

    def _press(self, pos: Place) -> bool:
        self.drop()
        self._stale = False
        self._from = pos
        page, widget = self._page, self.hit(pos)
        self.over = self._held = widget
        page.hush()
        if widget is None:
            return False
        if widget.focusable:
            page.steering.set(widget, silent=True, scroll=False)
        widget.pressed = widget.enabled
        widget.press(pos)
        page.changed()
        return True

    def _drag(self, pos: Place) -> None:
        held, page = self._held, self._page
        if self._panned is None and held is not None:
            area = held if isinstance(held, ScrollArea) else held.area
            far = hypot(pos[0] - self._from[0], pos[1] - self._from[1]) > DRAG_FROM
            if area is not None and area.overflows and far and not self._keeps(held):
                held.pressed = False
                held.release()
                self._held, self._panned = None, area
                self._way = self._speed = 0.0
        if self._panned is not None:
            self._panned.scroll_to(self._panned.offset - (pos[1] - self._from[1]), at_once=True)
            self._way -= pos[1] - self._from[1]
            self._from = pos
        elif held is not None:
            held.pressed = held.enabled and held.hit(pos)
            held.drag(pos)
        page.changed()

    @staticmethod
    def _keeps(held: Widget) -> bool:
        """The drag is for the thing itself."""
        return held.gripped if isinstance(held, ScrollArea) else held.holds_pointer and held.enabled

    def _release(self, pos: Place, device: Device) -> bool:
        held, panned, page = self._held, self._panned, self._page
        self._held = self._panned = None
        page.changed()
        if panned is not None:
            if abs(self._speed) > THROWN:
                panned.throw(self._speed)
            return True
        if device.kind == "touch":
            self.over = None
        if held is None:
            return False
        held.pressed = False
        held.release()
        if held.hit(pos) and not isinstance(held, ScrollArea):
            page.activate(held, device, pos)
        return True
