"""The table's own widgets: places one can point at, big choices, the number of a bid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from pygame import FRect

from game.canvas import Canvas
from game.input import Device
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
        **more: Any,
    ) -> None:
        super().__init__(rect, label, **more)
        self.on_confirm = on_confirm
        self.icon = icon
        self.chips = tuple(chips)
        self.kind = kind

    def confirm(self, device: Device) -> None:
        """Choose it."""
        self.on_confirm()

    def draw(self, canvas: Canvas) -> None:
        """A tile, its label, below it the consequences."""
        face = paint.tile(canvas, self.rect, self.kind, glow=self.glow, down=self.down, enabled=self.enabled)
        alpha = 1.0 if self.enabled else paint.PALE + 0.15
        style = "label" if canvas.measure("X", 0, "heading")[1] > face.h * 0.42 else "heading"
        high = min(face.h * 0.42, canvas.measure("X", 0, style)[1])
        head = FRect(face.x + PAD, face.y + 4, face.w - 2 * PAD, high)
        paint.caption(canvas, self.label, head, style=style, icon=self.icon, align="left", alpha=alpha)
        if self.enabled:
            room = FRect(head.x, head.bottom, head.w, face.bottom - head.bottom - 8)
            side = min(56.0, canvas.measure("X", 0, "small")[1] * 1.28)
            draw_chips(canvas, room, self.chips, side)


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
        """The left third takes one away, the right third adds one."""
        third = self.rect.w / 3
        if pos[0] < self.rect.x + third:
            self.set(self.at - 1)
        elif pos[0] > self.rect.right - third:
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
        """Minus, number, plus."""
        rect = self.rect
        canvas.panel(rect, "field")
        third = rect.w / 3
        size = min(third, rect.h) * 0.5
        for name, middle, on in (
            ("minus", rect.x + third / 2, self.at > self.least),
            ("plus", rect.right - third / 2, self.at < self.most),
        ):
            paint.picture_of(canvas, name, (middle, rect.centery), size, "ink", 1.0 if on else 0.25)
        box = FRect(rect.x + third, rect.y, third, rect.h)
        canvas.text(str(self.at), box, "heading", align="centre", valign="middle", scale=False)
