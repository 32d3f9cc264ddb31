"""Letters on the screen, for those who have no keyboard at hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.input import Intent, Kind
from game.layout import centre, inset
from game.scene import Scene
from game.widgets.button import Button, ButtonKind, IconButton
from game.widgets.field import Line, TextField, draw_line
from game.widgets.label import Sheet
from game.widgets.page import Page

if TYPE_CHECKING:
    from game.app import App
    from game.canvas import Canvas

#: Ten letters a line; Czech and Slovak hands look for z where English ones look for y.
DIGITS = "1234567890"
ENGLISH = ("qwertyuiop", "asdfghjkl'", "zxcvbnm,.-")
CZECH = ("qwertzuiop", "asdfghjkl'", "yxcvbnm,.-")
MARKED = ("áäčďéěíĺľň", "óôŕřšťúůýž")
GAP = 10.0


class Letters(Scene):
    """A sheet of letters above the scene whose field is filled.

    Real keys type as well; on a controller the shoulders move the caret and Y changes between small and capital.
    """

    see_through = True

    def __init__(self, app: App, field: TextField) -> None:
        super().__init__(app)
        self._field = field
        self.line = Line(field.text, field.line.most, field.line.digits)
        self._large = not self.line.digits
        self.page = Page(app, on_back=self._leave)
        self._box = pygame.FRect(0, 0, 0, 0)

    def enter(self) -> None:
        self._large = self._begins_word()
        self._build()
        self.page.focus_on("key-5" if self.line.digits else "key-g")

    def handle(self, intent: Intent) -> None:
        if intent.kind in (Kind.NEXT, Kind.PREVIOUS):
            self._step(1 if intent.kind is Kind.NEXT else -1)
        elif intent.kind is Kind.ALTERNATE and intent.pos is None:
            self._shift()
        elif intent.kind is Kind.TEXT:
            self._did(self.line.insert(intent.text))
        elif intent.kind is Kind.ERASE:
            self._did(self.line.erase())
        else:
            self.page.handle(intent)

    def update(self, dt: float) -> bool:
        moved = self.page.update(dt)
        self.app.input.typing = True
        return moved

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(pygame.FRect(0, 0, 1920, 1080), "veil")
        self.page.draw(canvas)
        box = self._box
        label = pygame.FRect(box.x, box.y - canvas.measure("X", 0, "small")[1], box.w, 0)
        canvas.text(self._field.label, label, "small", colour="ink-soft", wrap=False)
        canvas.panel(box, "field")
        draw_line(canvas, self.line, box, True, self._field.placeholder, style="label")

    # building

    def _build(self) -> None:
        page, line = self.page, self.app.canvas.measure("X", 0, "label")[1]
        page.clear()
        rows = 4 if self.line.digits else 6
        high = min(104.0, max(84.0, line + 26))
        head = max(84.0, line + 20) + self.app.canvas.measure("X", 0, "small")[1]
        whole = pygame.FRect(0, 0, 900.0 if self.line.digits else 1560.0, head + rows * (high + GAP) + 72)
        sheet = centre(pygame.FRect(0, 0, 1920, 1080), whole.w, min(whole.h, 1060))
        page.add(Sheet(sheet, lift=40))
        inner = inset(sheet, 36, 30)
        small = self.app.canvas.measure("X", 0, "small")[1]
        self._box = pygame.FRect(inner.x, inner.y + small, inner.w, head - small - 4)
        keys = pygame.FRect(inner.x, inner.y + head + 12, inner.w, inner.bottom - inner.y - head - 12)
        if self.line.digits:
            self._build_digits(keys)
        else:
            self._build_letters(keys)

    def _build_letters(self, rect: pygame.FRect) -> None:
        letters = ENGLISH if self.app.words.language == "en" else CZECH
        lines = (DIGITS, *letters, *MARKED)
        w, h = (rect.w - 11 * GAP) / 12, (rect.h - 5 * GAP) / 6
        for row, line in enumerate(lines):
            for column, letter in enumerate(line):
                shown = letter.upper() if self._large else letter
                place = pygame.FRect(rect.x + column * (w + GAP), rect.y + row * (h + GAP), w, h)
                self._key(place, shown, partial(self._type, shown), f"key-{letter}")
        wide = pygame.FRect(rect.x + 10 * (w + GAP), rect.y, 2 * w + GAP, h)
        deeds: list[tuple[str, Callable[[], None]]] = [
            ("erase", self._erase),
            ("capitals", self._shift),
            ("arrows", self._shift),
            ("space", partial(self._type, " ")),
            ("back", self._leave),
            ("done", self._done),
        ]
        for row, (name, deed) in enumerate(deeds):
            place = wide.move(0, row * (h + GAP))
            if name == "arrows":
                self._arrows(place)
            else:
                self._deed(place, name, deed)

    def _build_digits(self, rect: pygame.FRect) -> None:
        w, h = (rect.w - 4 * GAP) / 5, (rect.h - 3 * GAP) / 4
        for number, digit in enumerate("123456789"):
            place = pygame.FRect(rect.x + (number % 3) * (w + GAP), rect.y + (number // 3) * (h + GAP), w, h)
            self._key(place, digit, partial(self._type, digit), f"key-{digit}")
        zero = pygame.FRect(rect.x, rect.y + 3 * (h + GAP), 3 * w + 2 * GAP, h)
        self._key(zero, "0", partial(self._type, "0"), "key-0")
        wide = pygame.FRect(rect.x + 3 * (w + GAP), rect.y, 2 * w + GAP, h)
        self._deed(wide, "erase", self._erase)
        self._arrows(wide.move(0, h + GAP))
        self._deed(wide.move(0, 2 * (h + GAP)), "back", self._leave)
        self._deed(wide.move(0, 3 * (h + GAP)), "done", self._done)

    def _key(self, rect: pygame.FRect, label: str, deed: Callable[[], None], id: str) -> None:
        self.page.add(_Key(rect, label, deed, id=id))

    def _deed(self, rect: pygame.FRect, name: str, deed: Callable[[], None]) -> None:
        kind: ButtonKind = "primary" if name == "done" else "button"
        sound = "back" if name == "back" else "click"
        label = self.app.words(f"letters.{name}")
        self.page.add(Button(rect, label, deed, kind=kind, style="body", sound=sound, id=name))

    def _arrows(self, rect: pygame.FRect) -> None:
        half = (rect.w - GAP) / 2
        for by, name, x in ((-1, "left", rect.x), (1, "right", rect.right - half)):
            place = pygame.FRect(x, rect.y, half, rect.h)
            label = self.app.words(f"letters.{name}")
            self.page.add(_Arrow(place, label, partial(self._step, by), icon=f"arrow-{name}", id=name))

    # deeds

    def _type(self, text: str) -> None:
        self._did(self.line.insert(text))

    def _erase(self) -> None:
        self._did(self.line.erase())

    def _step(self, by: int) -> None:
        self.line.step(by)
        self._shift_to(self._begins_word())
        self.app.changed()

    def _did(self, done: bool) -> None:
        if not done:
            self.app.audio.play("refuse")
        self._shift_to(self._begins_word())
        self.app.changed()

    def _shift(self) -> None:
        self._shift_to(not self._large)

    def _shift_to(self, large: bool) -> None:
        if large != self._large and not self.line.digits:
            self._large = large
            self._build()

    def _begins_word(self) -> bool:
        before = self.line.text[: self.line.caret]
        return not self.line.digits and (not before or before[-1] in " -.")

    def _done(self) -> None:
        self._field.set(self.line.text)
        self._leave()

    def _leave(self) -> None:
        self.app.pop()


class _Key(Button):
    """A letter."""

    role: ClassVar[str] = "key"


class _Arrow(IconButton):
    """Moves the caret."""

    role: ClassVar[str] = "key"
