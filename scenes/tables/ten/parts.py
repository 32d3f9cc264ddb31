"""The table's own widgets: places one can point at, big choices, the number of a bid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from pygame import FRect

from game.canvas import Canvas
from game.input import Device
from game.text import SMALLEST_SHARE
from game.widgets import paint
from game.widgets.base import Action, Widget
from scenes.tables.ten.chips import Chip, draw_chips

PAD = 18.0


class Spot(Widget):
    """A place on the table that is drawn by the table itself; here it only answers to pointer and focus."""

    role: ClassVar[str] = "card"
    sound = ""

    def __init__(self, rect: FRect, label: str, on_confirm: Action, *, radius: float = 12, **more: Any) -> None:
        super().__init__(rect, label, **more)
        self.on_confirm = on_confirm
        self.radius = radius

    def confirm(self, device: Device) -> None:
        """Do it."""
        self.on_confirm()

    def draw(self, canvas: Canvas) -> None:
        """A breath of light."""
        if self.glow > 0:
            canvas.bar(self.rect, "brass-light", self.radius, alpha=0.28 * self.glow)


class Waiting(Spot):
    """Has the focus while there is nothing to choose, without showing it; a confirm goes on at once."""

    def draw(self, canvas: Canvas) -> None:
        """Nothing."""

    def ring(self) -> FRect:
        """Nowhere to be seen."""
        return FRect(-200, -200, 1, 1)


class Choice(Widget):
    """A large button that says what would come of it."""

    role: ClassVar[str] = "button"

    def __init__(
        self,
        rect: FRect,
        label: str,
        on_confirm: Action,
        *,
        icon: str,
        chips: Sequence[Chip],
        kind: str = "button",
        alike: Sequence[str] = (),
        **more: Any,
    ) -> None:
        super().__init__(rect, label, **more)
        self.on_confirm = on_confirm
        self.icon = icon
        self.chips = tuple(chips)
        self.kind = kind
        #: Labels of the buttons beside it: all are written in one size.
        self.alike = tuple(alike) or (label,)

    def confirm(self, device: Device) -> None:
        """Choose it."""
        self.on_confirm()

    def draw(self, canvas: Canvas) -> None:
        """A tile, its label, below it the consequences."""
        face = paint.tile(canvas, self.rect, self.kind, glow=self.glow, down=self.down, enabled=self.enabled)
        alpha = 1.0 if self.enabled else paint.PALE + 0.15
        longest = max(canvas.measure(words, 0, "heading")[0] for words in self.alike)
        fits = longest < face.w - 2 * PAD - canvas.measure("X", 0, "heading")[1]
        style = "heading" if fits and canvas.measure("X", 0, "heading")[1] <= face.h * 0.42 else "label"
        high = min(face.h * 0.42, canvas.measure("X", 0, style)[1])
        head = FRect(face.x + PAD, face.y + 8, face.w - 2 * PAD, high)
        room, icon = self._caption_room(canvas, head, style)
        paint.caption(canvas, self.label, room, style=style, icon=icon, align="left", alpha=alpha)
        if self.enabled:
            room = FRect(head.x, head.bottom, head.w, face.bottom - head.bottom - 8)
            side = min(56.0, canvas.measure("X", 0, "small")[1] * 1.28)
            if len(self.chips) == 1 and not self.chips[0].pictures:  # a sentence may take several lines
                canvas.text(self.chips[0].words, room, self.chips[0].style, valign="middle", shrink=True)
            else:
                draw_chips(canvas, room, self.chips, side)

    def _caption_room(self, canvas: Canvas, head: FRect, style: str) -> tuple[FRect, str | None]:
        """Room in which the label shrinks as much as the longest of those beside it, and the icon if it has room."""
        own = canvas.measure(self.label, 0, style)[0]
        longest = max(canvas.measure(words, 0, style)[0] for words in self.alike)
        beside = paint.icon_size(canvas, style) + paint.ICON_GAP
        icon: str | None = self.icon
        if longest * SMALLEST_SHARE > head.w - beside:
            beside, icon = 0.0, None
        room = head.w - beside
        return FRect(head.x, head.y, beside + (room * own / longest if longest > room else room), head.h), icon


class Stepper(Widget):
    """A number between a least and a most: left and right, digits, or the two buttons beside it."""

    role: ClassVar[str] = "slider"
    sound = ""

    def __init__(
        self, rect: FRect, label: str, *, least: int, most: int, at: int, on_change: Callable[[int], None], **more: Any
    ) -> None:
        super().__init__(rect, label, **more)
        self.least, self.most = least, most
        self.at = min(max(at, least), most)
        self.on_change = on_change

    @property
    def value(self) -> str:
        return str(self.at)

    def click(self, pos: tuple[float, float], device: Device) -> None:
        """The third with the minus takes one away, the third with the plus adds one."""
        less, more = self._ends()
        if less.collidepoint(pos):
            self.set(self.at - 1)
        elif more.collidepoint(pos):
            self.set(self.at + 1)

    def move(self, x: int, y: int) -> bool:
        """Left and right change it."""
        if x:
            self.set(self.at + x)
        return x != 0

    def number(self, index: int) -> bool:
        """A digit sets it."""
        return self.set(index)

    def set(self, value: int) -> bool:
        """Take this value if it lies between least and most."""
        if not self.least <= value <= self.most:
            if self.host is not None:
                self.host.refuse(self, self.why)
            return False
        if value != self.at:
            self.at = value
            self.on_change(value)
            if self.host is not None:
                self.host.sound("toggle")
                self.host.changed()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Minus, number, plus; in a high field one above the other, the plus on top."""
        rect = self.rect
        canvas.panel(rect, "field")
        less, more = self._ends()
        size = min(max(less.w, less.h) * 0.5, min(less.w, less.h) * 0.74)
        for name, room, on in (("minus", less, self.at > self.least), ("plus", more, self.at < self.most)):
            paint.picture_of(canvas, name, room.center, size, "ink", 1.0 if on else 0.25)
        high = rect.h / 3 * 1.3 if self._upright else rect.h
        box = FRect(rect.x, rect.centery - high / 2, rect.w, high)
        canvas.text(str(self.at), box, "heading", align="centre", valign="middle", wrap=False, shrink=True)

    @property
    def _upright(self) -> bool:
        return self.rect.h > self.rect.w * 0.8

    def _ends(self) -> tuple[FRect, FRect]:
        """Where one is taken away, and where one is added."""
        rect = self.rect
        if self._upright:
            third = rect.h / 3
            return FRect(rect.x, rect.bottom - third, rect.w, third), FRect(rect.x, rect.y, rect.w, third)
        third = rect.w / 3
        return FRect(rect.x, rect.y, third, rect.h), FRect(rect.right - third, rect.y, third, rect.h)
