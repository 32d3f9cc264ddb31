"""One of several, and one of many numbers: a value between two small tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game.widgets import paint
from game.widgets.control import LEAST, Control, unit

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.input import Device

GAP = 10.0


class _Between(Control):
    """A value with a tile on either side of it."""

    sound = ""
    icons: ClassVar[tuple[str, str]] = ("arrow-left", "arrow-right")
    style: ClassVar[str] = "body"

    def __init__(self, rect: pygame.FRect | None, label: str, **more: Any) -> None:
        super().__init__(rect, label, **more)
        self._over = 0
        self._held = 0

    def can(self, by: int) -> bool:
        """There is something in this direction."""
        raise NotImplementedError

    def step(self, by: int) -> None:
        """Go there."""
        raise NotImplementedError

    def widest(self, canvas: Canvas) -> float:
        """Width of the widest value."""
        raise NotImplementedError

    def move(self, x: int, y: int) -> bool:
        """Left and right change the value."""
        if x == 0 or not self.enabled:
            return False
        self._try(x)
        return True

    def confirm(self, device: Device) -> None:
        """The next value."""
        self._try(1)

    def click(self, pos: tuple[float, float], device: Device) -> None:
        """On a tile: this way; between them: the next value."""
        side = self._side(pos)
        self._try(side or 1)

    def press(self, pos: tuple[float, float]) -> None:
        """A tile goes down."""
        self._held = self._side(pos)

    def release(self) -> None:
        """It comes up again."""
        self._held = 0

    def point(self, pos: tuple[float, float] | None) -> None:
        """A tile lights up."""
        over = self._side(pos) if pos is not None else 0
        if over != self._over and self.host is not None:
            self.host.changed()
        self._over = over

    def control_size(self, canvas: Canvas) -> tuple[float, float]:
        """Two tiles and the widest value."""
        side = self._tile(canvas)
        least = LEAST * unit(canvas) if self.caption else 0.0
        return max(2 * (side + GAP) + self.widest(canvas) + 44, least), side

    def draw_control(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Tile, value, tile."""
        left, middle, right = self._cut(canvas, rect)
        canvas.panel(middle, "field", alpha=self.alpha)
        colour = "ink" if self.enabled else "ink-soft"
        canvas.text(
            self.value,
            pygame.FRect(middle.x + 12, middle.y, middle.w - 24, middle.h),
            self.style,
            colour=colour,
            align="centre",
            valign="middle",
            shrink=True,
            alpha=self.alpha,
        )
        for by, place in ((-1, left), (1, right)):
            on = self.enabled and self.can(by)
            lit = self.glow if self._over in (0, by) else self.glow * 0.25
            face = paint.tile(canvas, place, "button", glow=lit, down=self.pressed and self._held == by, enabled=on)
            size = min(face.h * 0.6, face.w * 0.6)
            paint.picture_of(canvas, self.icons[by > 0], face.center, size, "ink", 1.0 if on else 0.4)

    # within

    def _try(self, by: int) -> None:
        if self.host is None:
            return
        if not self.can(by):
            self.host.refuse(self, self.why)
            return
        self.step(by)
        self.host.sound("toggle")
        self.host.changed()

    @staticmethod
    def _tile(canvas: Canvas) -> float:
        return round(max(64.0, unit(canvas) * 1.5))

    def _cut(self, canvas: Canvas, rect: pygame.FRect) -> tuple[pygame.FRect, pygame.FRect, pygame.FRect]:
        side = min(self._tile(canvas), rect.w / 3)
        high = min(rect.h, self._tile(canvas))
        top = rect.centery - high / 2
        left = pygame.FRect(rect.x, top, side, high)
        right = pygame.FRect(rect.right - side, top, side, high)
        return left, pygame.FRect(left.right + GAP, top + 2, right.x - left.right - 2 * GAP, high - 6), right

    def _side(self, pos: tuple[float, float]) -> int:
        if self.host is None:
            return 0
        left, _, right = self._cut(self.host.canvas, self.control_rect(self.host.canvas))
        if left.inflate(GAP, 24).collidepoint(pos):
            return -1
        return 1 if right.inflate(GAP, 24).collidepoint(pos) else 0


class Choice(_Between):
    """One of several ``options`` by its place in the list; after the last comes the first."""

    role: ClassVar[str] = "choice"

    def __init__(
        self,
        rect: pygame.FRect | None,
        label: str,
        options: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        **more: Any,
    ) -> None:
        super().__init__(rect, label, **more)
        if not options:
            raise ValueError("nothing to choose from")
        self.options = tuple(options)
        self.chosen = min(max(0, chosen), len(self.options) - 1)
        self.on_change = on_change

    @property
    def value(self) -> str:
        return self.options[self.chosen]

    def can(self, by: int) -> bool:
        """As long as there is more than one."""
        return len(self.options) > 1

    def step(self, by: int) -> None:
        """The next or the one before."""
        self.chosen = (self.chosen + by) % len(self.options)
        self.on_change(self.chosen)

    def number(self, index: int) -> bool:
        """1 is the first option, and so on."""
        if not self.enabled or not 1 <= index <= len(self.options):
            return False
        if index - 1 != self.chosen:
            self._try(index - 1 - self.chosen)
        return True

    def widest(self, canvas: Canvas) -> float:
        """The widest option."""
        return max(canvas.measure(option, 0, self.style)[0] for option in self.options)


class Stepper(_Between):
    """A number from ``low`` to ``high``, or one of ``numbers``; it stops at the ends and says ``why`` there.

    ``on_confirm`` makes confirming it something of its own, else it counts up.
    """

    role: ClassVar[str] = "stepper"
    icons: ClassVar[tuple[str, str]] = ("minus", "plus")
    style: ClassVar[str] = "label"

    def __init__(
        self,
        rect: pygame.FRect | None,
        label: str,
        number: int,
        on_change: Callable[[int], None],
        *,
        low: int = 0,
        high: int = 9,
        numbers: Sequence[int] | None = None,
        show: Callable[[int], str] = str,
        on_confirm: Callable[[], None] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(rect, label, **more)
        self.numbers = tuple(range(low, high + 1)) if numbers is None else tuple(sorted(set(numbers)))
        if not self.numbers:
            raise ValueError("no number to choose")
        self.chosen = min(range(len(self.numbers)), key=lambda n: abs(self.numbers[n] - number))
        self.on_change = on_change
        self.on_confirm = on_confirm
        self.show = show

    @property
    def at(self) -> int:
        """The number it stands at."""
        return self.numbers[self.chosen]

    @property
    def value(self) -> str:
        return self.show(self.at)

    def can(self, by: int) -> bool:
        """Not beyond the ends."""
        return 0 <= self.chosen + by < len(self.numbers)

    def step(self, by: int) -> None:
        """The next number this way."""
        self.chosen += by
        self.on_change(self.at)

    def confirm(self, device: Device) -> None:
        """What it was given to do, else the next number."""
        if self.on_confirm is None:
            super().confirm(device)
            return
        if self.host is not None:
            self.host.sound("click")
        self.on_confirm()

    def click(self, pos: tuple[float, float], device: Device) -> None:
        """Only the tiles count."""
        side = self._side(pos)
        if side:
            self._try(side)

    def number(self, index: int) -> bool:
        """A digit is that number, if it is one of those."""
        if not self.enabled or index not in self.numbers:
            return False
        by = self.numbers.index(index) - self.chosen
        if by:
            self._try(by)
        return True

    def widest(self, canvas: Canvas) -> float:
        """The wider of the two ends."""
        return max(canvas.measure(self.show(n), 0, self.style)[0] for n in (self.numbers[0], self.numbers[-1]))
