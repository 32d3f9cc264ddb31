"""The widgets of a scene: built, laid out, drawn, and told what a person does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.input import Device, Intent, Kind
from game.layout import Align, Down, Flowing, settle
from game.widgets.base import Action, Widget
from game.widgets.bubble import Bubble
from game.widgets.button import Button
from game.widgets.field import TextField
from game.widgets.pointing import Pointing
from game.widgets.scroll import LINE, ScrollArea
from game.widgets.steering import SETTLE, Steering

if TYPE_CHECKING:
    from game.app import App
    from game.canvas import Canvas
    from game.locale import Words
    from game.scene import Scene

#: Seconds of rest until a hint is shown.
REST = 0.7
#: How far the ring shrinks while it settles.
RING_FROM = 9.0
#: Intents of the program and its window rather than of a person's hand.
_NOT_A_HAND = {Kind.PAD_FOUND, Kind.PAD_LOST, Kind.FOCUS_LOST, Kind.FOCUS_GAINED, Kind.CLOSE}


class Page:
    """Widgets, drawn in the order they were added, and what has the focus.

    ``on_back`` is what CANCEL does, with its sound; ``tone`` the colour of words that lie on the page itself: "ink" on
    paper, "paper" on wood and stages. Call `handle`, `update` and `draw` from the scene's methods of these names.
    """

    def __init__(self, app: App, *, tone: str = "ink", on_back: Action | None = None) -> None:
        self.app = app
        self.tone = tone
        self.on_back = on_back
        self.widgets: list[Widget] = []
        self.bubble: Bubble | None = None
        self.steering = Steering(self)
        self.pointing = Pointing(self)
        self._scrolled: dict[str, float] = {}
        self._about: Widget | None = None
        self._rest = 0.0
        self._quiet = app.input.last_device.kind in ("mouse", "touch")
        self._scene: Scene | None = None

    # what a widget may ask for

    @property
    def words(self) -> Words:
        """The player's language."""
        return self.app.words

    @property
    def canvas(self) -> Canvas:
        """For measuring."""
        return self.app.canvas

    @property
    def scale(self) -> float:
        """Device pixels per design unit."""
        return self.app.viewport.scale

    @property
    def reduced(self) -> bool:
        """Motion is reduced."""
        return self.app.settings.reduced_motion

    def sound(self, name: str) -> None:
        """Let a sound be heard; none for an empty name."""
        if name:
            self.app.audio.play(name)

    def changed(self) -> None:
        """Draw a frame."""
        self.app.changed()

    def refuse(self, widget: Widget, why: str = "") -> None:
        """Something that can't be done was tried: a sound, and the reason in a bubble."""
        self.sound("refuse")
        if why:
            self.tell(why, widget.ring())

    def open_letters(self, field: object) -> None:
        """Letters on the screen for a field."""
        from game.widgets.letters import Letters  # it has a page itself

        if isinstance(field, TextField):
            self.app.push(Letters(self.app, field))

    # building

    def add(self, *things: Flowing) -> None:
        """Put widgets, and what is in arrangements and scroll areas, on the page."""
        for thing in things:
            for part in thing.parts():
                if isinstance(part, Widget):
                    self._take(part)
        self.changed()

    def line(self, rect: pygame.FRect, thing: Flowing, valign: str = "top", align: Align = "fill") -> bool:
        """Lay one thing out in a rectangle and put it on the page; False if it is too high for it."""
        fits = settle(self.canvas, rect, thing, valign, align)
        self.add(thing)
        return fits

    def column(
        self,
        rect: pygame.FRect,
        *things: Flowing,
        gap: float = 16.0,
        align: Align = "fill",
        valign: str = "top",
        id: str = "column",
    ) -> ScrollArea:
        """Lay things out one below another and put them on the page; they scroll when they don't fit."""
        area = ScrollArea(None, Down(*things, gap=gap, align=align), valign=valign, id=id)
        area.place(self.canvas, rect)
        self.add(area)
        return area

    def clear(self) -> None:
        """Take everything off. What is added under the same id gets the focus, or is scrolled as far, as before."""
        self.steering.remember()
        self._scrolled = {w.id: w.goal for w in self.widgets if isinstance(w, ScrollArea)}
        self.widgets.clear()
        self.pointing.drop()
        self.bubble = self._about = None
        self.changed()

    def find(self, id: str) -> Widget | None:
        """The widget of this id."""
        return next((widget for widget in self.widgets if widget.id == id), None)

    # the focus

    @property
    def focus(self) -> Widget | None:
        """What CONFIRM would act on."""
        return self.steering.focus

    @focus.setter
    def focus(self, widget: Widget | None) -> None:
        self.steering.set(widget, silent=True)

    def focus_on(self, id: str) -> bool:
        """Give the focus to the widget of this id; False if there is none that can have it."""
        widget = self.find(id)
        if widget is None or not widget.focusable:
            return False
        self.steering.set(widget, silent=True)
        return True

    @property
    def ring_shown(self) -> bool:
        """The focus is shown: with keyboard and controller, not with mouse and finger."""
        return not self._quiet

    @property
    def spoken(self) -> str:
        """The focus in words."""
        return self.focus.spoken(self.words) if self.focus is not None else ""

    # intents

    def handle(self, intent: Intent) -> bool:
        """True if a widget, or the page, had a use for it."""
        kind = intent.kind
        if kind not in _NOT_A_HAND:
            self._note_device(intent.device)
        if kind in (Kind.POINT, Kind.PRESS, Kind.DRAG, Kind.RELEASE):
            return self.pointing.handle(intent)
        if kind is Kind.SCROLL:
            return self._scroll(intent)
        if kind is Kind.MOVE:
            return self.steering.move(intent)
        if kind is Kind.CONFIRM:
            return self._confirm(intent.device)
        if kind is Kind.CANCEL:
            return self._cancel()
        if kind in (Kind.NEXT, Kind.PREVIOUS):
            return self.steering.cycle(1 if kind is Kind.NEXT else -1)
        if kind in (Kind.TEXT, Kind.ERASE):
            return self._type(intent)
        if kind is Kind.NUMBER:
            return self.focus is not None and self.focus.number(intent.index)
        if kind is Kind.FOCUS_LOST:
            self.pointing.drop()
            return False
        return self._shortcut(intent)

    def activate(self, widget: Widget, device: Device, pos: tuple[float, float] | None = None) -> None:
        """A widget was confirmed, or clicked at ``pos``: it does what it does, or says why not."""
        self.changed()
        if not widget.enabled:
            self.refuse(widget, widget.why)
            return
        self.hush()
        self.sound(widget.sound)
        if pos is None:
            widget.flash()
            widget.confirm(device)
        else:
            widget.click(pos, device)

    def tell(self, words: str, about: pygame.FRect) -> None:
        """Say something in a bubble at a rectangle, for as long as it takes to read."""
        self.bubble = Bubble(words, about, self.app.viewport.safe)
        self.changed()

    def hush(self) -> None:
        """Whatever was said has been heard."""
        if self.bubble is not None:
            self.bubble = None
            self.changed()

    # time and looks

    def update(self, dt: float) -> bool:
        """True while something moves."""
        self._scene = self.app.stack.top
        focus = self.focus
        self.app.input.typing = isinstance(focus, TextField) and focus.enabled
        moved = False
        for widget in tuple(self.widgets):
            hot = widget is self.pointing.over or (widget is focus and self.ring_shown)
            if widget.update(dt, hot):
                moved = True
                if isinstance(widget, ScrollArea):
                    self.pointing.look_again()
        self.pointing.update(dt)
        if self.steering.age < SETTLE:
            self.steering.age += dt
            moved = True
        return self._update_bubble(dt) or moved

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, the ring, the bubble."""
        for widget in self.widgets:
            if widget.area is None:
                widget.draw(canvas)
        if self._scene is None or self.app.stack.top is self._scene:
            self._draw_ring(canvas)
            if self.bubble is not None:
                self.bubble.draw(canvas)

    # within

    def _take(self, widget: Widget) -> None:
        if not widget.id:
            widget.id = f"{widget.role}-{sum(1 for w in self.widgets if w.role == widget.role)}"
        widget.host = self
        widget.tone = widget.tone_wish or (widget.area.tone if widget.area is not None else self.tone)
        self.widgets.append(widget)
        if isinstance(widget, ScrollArea):
            widget.scroll_to(self._scrolled.pop(widget.id, 0.0), at_once=True)
        self.steering.offer(widget)

    def _note_device(self, device: Device) -> None:
        """Keys show the ring, first on what the mouse was on; mouse and finger hide it."""
        if device.kind in ("mouse", "touch"):
            if not self._quiet:
                self._quiet = True
                self.changed()
        elif device.kind in ("keyboard", "pad") and self._quiet:
            over = self.pointing.over
            if over is not None and over.focusable:
                self.steering.set(over, silent=True)
            self.pointing.leave()
            self._quiet = False
            self.steering.age = 0.0
            self.changed()

    def _confirm(self, device: Device) -> bool:
        focus = self.focus
        if focus is None or isinstance(focus, ScrollArea):
            return False
        self.activate(focus, device)
        return True

    def _cancel(self) -> bool:
        if isinstance(self.focus, TextField) and self.focus.cancel():
            return True
        if self.on_back is None:
            return False
        self.sound("back")
        self.on_back()
        return True

    def _type(self, intent: Intent) -> bool:
        field = self.focus
        if not isinstance(field, TextField) or not field.enabled:
            return False
        if intent.kind is Kind.TEXT:
            field.type(intent.text)
        else:
            field.erase()
        return True

    def _shortcut(self, intent: Intent) -> bool:
        for widget in self.widgets:
            if isinstance(widget, Button) and widget.shortcut is intent.kind:
                self.activate(widget, intent.device)
                return True
        return False

    def _scroll(self, intent: Intent) -> bool:
        area = self._area_for(intent)
        if area is None:
            return False
        area.scroll(-intent.amount * LINE, at_once=intent.device.kind == "pad")
        self.hush()
        return True

    def _area_for(self, intent: Intent) -> ScrollArea | None:
        areas = [w for w in self.widgets if isinstance(w, ScrollArea) and w.overflows]
        if intent.pos is not None:
            return next((area for area in areas if area.rect.collidepoint(intent.pos)), None)
        focus = self.focus
        if focus is not None and focus.area in areas:
            return focus.area
        return areas[0] if areas else None

    def _update_bubble(self, dt: float) -> bool:
        about = self.pointing.over or (self.focus if self.ring_shown else None)
        if about is not self._about:
            self._about, self._rest = about, 0.0
        if self.bubble is not None:
            moved = self.bubble.update(dt)
            if self.bubble.gone:
                self.bubble = None
            return moved
        if about is not None and about.hint and self._rest < REST:
            self._rest += dt
            if self._rest >= REST:
                self.bubble = Bubble(about.hint, about.ring(), self.app.viewport.safe, stays=True)
                return True
        return False

    def _draw_ring(self, canvas: Canvas) -> None:
        focus = self.focus
        if focus is None or not self.ring_shown:
            return
        still = 0.0 if self.reduced else max(0.0, 1 - self.steering.age / SETTLE)
        wide = 2 * RING_FROM * still * still
        rect = focus.ring().inflate(4 + wide, 4 + wide)
        area = focus.area
        if area is None or not area.overflows:
            canvas.panel(rect, "focus")
            return
        with canvas.clip(area.window()):
            canvas.panel(rect, "focus")
