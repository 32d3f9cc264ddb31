"""A line of text to be typed: on keys, or on letters on the screen."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game.widgets import paint
from game.widgets.base import Widget
from game.widgets.control import LEAST, Control, unit

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.input import Device

PAD = 18.0


def clean(text: str, digits: bool = False) -> str:
    """What may stand in a field: letters composed, nothing that can't be seen, digits only where asked for."""
    composed = unicodedata.normalize("NFC", text.replace("\n", " ").replace("\t", " "))
    kept = "".join(c for c in composed if c.isprintable())
    return "".join(c for c in kept if c in "0123456789") if digits else kept


class Line:
    """A text with a caret in it; shared by the field and the letters on the screen."""

    def __init__(self, text: str, most: int, digits: bool) -> None:
        self.most = most
        self.digits = digits
        self.text = clean(text, digits)[:most]
        self.caret = len(self.text)

    def insert(self, text: str) -> bool:
        """Put text in at the caret, as far as there is room; False if nothing of it could be."""
        fresh = clean(text, self.digits)[: max(0, self.most - len(self.text))]
        if not fresh:
            return False
        self.text = self.text[: self.caret] + fresh + self.text[self.caret :]
        self.caret += len(fresh)
        return True

    def erase(self) -> bool:
        """Take away what stands before the caret."""
        if self.caret == 0:
            return False
        self.text = self.text[: self.caret - 1] + self.text[self.caret :]
        self.caret -= 1
        return True

    def step(self, by: int) -> bool:
        """Move the caret."""
        caret = min(max(0, self.caret + by), len(self.text))
        moved = caret != self.caret
        self.caret = caret
        return moved

    def replace(self, text: str) -> None:
        """Another text, the caret behind it."""
        self.text = clean(text, self.digits)[: self.most]
        self.caret = len(self.text)


class TextField(Control):
    """A text of at most ``most`` characters; ``digits``: only those.

    ``on_change`` gets every new text, ``on_confirm`` is called by Enter. Controllers, fingers and the small tile at
    its end open letters on the screen. ``placeholder`` stands in it, pale, while it is empty.
    """

    role: ClassVar[str] = "field"
    sound = ""

    def __init__(
        self,
        rect: pygame.FRect | None,
        label: str,
        text: str,
        on_change: Callable[[str], None],
        *,
        most: int = 16,
        digits: bool = False,
        placeholder: str = "",
        on_confirm: Callable[[], None] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(rect, label, **more)
        self.line = Line(text, most, digits)
        self.placeholder = placeholder
        self.on_change = on_change
        self.on_confirm = on_confirm
        #: It has the focus: the caret is shown and keys are letters.
        self.typing = False
        self._before = self.line.text
        self._over = False

    @property
    def text(self) -> str:
        """What stands in it."""
        return self.line.text

    @property
    def value(self) -> str:
        return self.line.text

    @property
    def state(self) -> str:
        if not self.enabled:
            return "off-limits"
        return "" if self.line.text else "empty"

    # typing

    def begin(self) -> None:
        """It got the focus."""
        self.typing = True
        self._before = self.line.text

    def end(self) -> None:
        """It lost the focus."""
        self.typing = False

    def type(self, text: str) -> None:
        """Letters were typed."""
        self._changed(self.line.insert(text))

    def erase(self) -> None:
        """The letter before the caret goes."""
        self._changed(self.line.erase())

    def set(self, text: str) -> None:
        """Another text in its place."""
        if text != self.line.text:
            self.line.replace(text)
            self.on_change(self.line.text)
            self._redraw()

    def cancel(self) -> bool:
        """Back to what stood in it when it got the focus; False if that still does."""
        if self.line.text == self._before:
            return False
        self.set(self._before)
        return True

    def confirm(self, device: Device) -> None:
        """Enter: it is done. A controller or a finger: letters on the screen."""
        if self.host is None:
            return
        if device.kind in ("pad", "touch"):
            self.host.open_letters(self)
        elif self.on_confirm is not None:
            self.host.sound("click")
            self.on_confirm()

    def click(self, pos: tuple[float, float], device: Device) -> None:
        """The caret goes there; the tile opens letters on the screen."""
        if self.host is None:
            return
        text_box, tile = self._cut(self.host.canvas, self.control_rect(self.host.canvas))
        if device.kind == "touch" or tile.inflate(8, 24).collidepoint(pos):
            self.host.sound("click")
            self.host.open_letters(self)
            return
        self.line.caret = self._caret_at(self.host.canvas, pos[0] - text_box.x - PAD)
        self._redraw()

    def point(self, pos: tuple[float, float] | None) -> None:
        """The tile lights up."""
        over = False
        if pos is not None and self.host is not None:
            _, tile = self._cut(self.host.canvas, self.control_rect(self.host.canvas))
            over = tile.collidepoint(pos)
        if over != self._over:
            self._redraw()
        self._over = over

    def move(self, x: int, y: int) -> bool:
        """Left and right move the caret; at either end they go on to the next thing."""
        if x == 0 or not self.enabled or not self.line.step(x):
            return False
        self._redraw()
        return True

    # looks

    def control_size(self, canvas: Canvas) -> tuple[float, float]:
        """Room for some of the longest text, and the tile."""
        high = round(max(64.0, unit(canvas) * 1.5))
        letters = min(self.line.most, 14) + 1
        return max(canvas.measure("n" * letters, 0, "body")[0] + 2 * PAD + 10 + high, LEAST * unit(canvas)), high

    def draw_control(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Paper with the text on it, the caret, the tile."""
        box, tile = self._cut(canvas, rect)
        canvas.panel(box, "field", alpha=self.alpha)
        if self.typing:
            canvas.bar(pygame.FRect(box.x + 8, box.bottom - 10, box.w - 16, 4), "brass-dark", 2)
        draw_line(canvas, self.line, box, self.typing, self.placeholder, self.alpha)
        lit = self.glow if self._over else 0.0
        face = paint.tile(canvas, tile, "button", glow=lit, down=self.pressed and self._over, enabled=self.enabled)
        paint.picture_of(canvas, "keyboard", face.center, min(face.w, face.h) * 0.62, "ink", self.alpha)

    # within

    def _changed(self, done: bool) -> None:
        if not done:
            if self.host is not None:
                self.host.refuse(self)
            return
        self.on_change(self.line.text)
        self._redraw()

    def _redraw(self) -> None:
        if self.host is not None:
            self.host.changed()

    def _cut(self, canvas: Canvas, rect: pygame.FRect) -> tuple[pygame.FRect, pygame.FRect]:
        side = min(rect.h, rect.w / 3)
        tile = pygame.FRect(rect.right - side, rect.y, side, rect.h)
        return pygame.FRect(rect.x, rect.y + 2, tile.x - 10 - rect.x, rect.h - 6), tile

    def _caret_at(self, canvas: Canvas, x: float) -> int:
        text = self.line.text
        ends = [canvas.measure(text[:n], 0, "body")[0] if n else 0.0 for n in range(len(text) + 1)]
        return min(range(len(ends)), key=lambda n: abs(ends[n] - x))


def draw_line(
    canvas: Canvas,
    line: Line,
    box: pygame.FRect,
    caret: bool,
    placeholder: str,
    alpha: float = 1.0,
    style: str = "body",
) -> None:
    """A text with its caret in a box; what is too long is shown around the caret."""
    inner = pygame.FRect(box.x + PAD, box.y, box.w - 2 * PAD, box.h)
    before = canvas.measure(line.text[: line.caret], 0, style)[0] if line.caret else 0.0
    slip = max(0.0, before + 6 - inner.w)
    with canvas.clip(pygame.FRect(inner.x - 4, inner.y, inner.w + 8, inner.h)):
        if line.text:
            wide = canvas.measure(line.text, 0, style)[0] + 4
            place = pygame.FRect(inner.x - slip, inner.y, wide, inner.h)
            canvas.text(line.text, place, style, valign="middle", wrap=False, alpha=alpha)
        elif placeholder:
            canvas.text(placeholder, inner, style, colour="ink-soft", valign="middle", wrap=False, alpha=0.7 * alpha)
        if caret:
            high = canvas.measure("X", 0, style)[1] * 0.8
            canvas.bar(pygame.FRect(inner.x - slip + before, inner.centery - high / 2, 4, high), "red", 2)


def is_field(widget: Widget | None) -> bool:
    """Keys are letters while it has the focus."""
    return isinstance(widget, TextField) and widget.enabled
