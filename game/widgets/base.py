"""What all widgets share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar, Protocol

import pygame

from game import ease
from game.durations import SECONDS

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.input import Device
    from game.locale import Words
    from game.widgets.scroll import ScrollArea

Action = Callable[[], None]
#: Seconds a widget looks pressed after it was confirmed with a key.
FLASH = 0.12


class Host(Protocol):
    """What a widget may ask of the page it is on."""

    @property
    def words(self) -> Words:
        """The player's language."""

    @property
    def canvas(self) -> Canvas:
        """For measuring."""

    @property
    def scale(self) -> float:
        """Device pixels per design unit."""

    @property
    def reduced(self) -> bool:
        """Motion is reduced."""

    def sound(self, name: str) -> None:
        """Let a sound be heard."""

    def changed(self) -> None:
        """Something that is drawn changed."""

    def refuse(self, widget: Widget, why: str = "") -> None:
        """Something that can't be done was tried: a sound, and the reason in a bubble."""

    def open_letters(self, field: object) -> None:
        """Let somebody without a keyboard type."""


class Widget:
    """A thing on a page with a place, a name and a state."""

    #: Key of the word for what it is: ``role.<role>``.
    role: ClassVar[str] = "button"
    focusable: bool = True
    #: Sound when it is used.
    sound: str = "click"
    #: The pointer that presses it keeps it until it lets go, and nothing scrolls meanwhile.
    holds_pointer: ClassVar[bool] = False

    def __init__(
        self,
        rect: pygame.FRect | None = None,
        label: str = "",
        *,
        id: str = "",
        enabled: bool = True,
        why: str = "",
        hint: str = "",
        tone: str | None = None,
    ) -> None:
        #: Design units.
        self.rect = pygame.FRect(0, 0, 0, 0) if rect is None else pygame.FRect(rect)
        self.label = label
        #: By which the focus is remembered when a page is built anew.
        self.id = id
        self.enabled = enabled
        #: Why it can't be used now; said when it is tried.
        self.why = why
        #: Said after a moment of rest on it.
        self.hint = hint
        #: "ink" on paper, "paper" on wood and stages; None: the page's.
        self.tone_wish = tone
        self.tone = tone or "ink"
        self.host: Host | None = None
        self.area: ScrollArea | None = None
        #: 0 … 1: how much it answers to the pointer or the focus.
        self.heat = 0.0
        self.pressed = False
        self._flash = 0.0

    # what it is, for words and speech

    @property
    def state(self) -> str:
        """Key of the word for how it stands, ``state.<state>``; empty for nothing worth telling."""
        return "" if self.enabled else "off-limits"

    @property
    def value(self) -> str:
        """What it is set to, in words."""
        return ""

    def spoken(self, words: Words) -> str:
        """Label, role, value and state in one sentence."""
        parts = [self.label, words(f"role.{self.role}"), self.value]
        parts += [words(f"state.{self.state}")] if self.state else []
        parts += [self.why] if not self.enabled and self.why else []
        return ", ".join(part for part in parts if part)

    # its place

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """The width it would like and the height it needs when it gets ``width``."""
        return self.rect.w, self.rect.h

    def place(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Take this place."""
        self.rect = pygame.FRect(rect)

    def shift(self, x: float, y: float) -> None:
        """Move by so much."""
        self.rect.move_ip(x, y)

    def parts(self) -> Iterator[Widget]:
        """Itself and what is in it, in reading order."""
        yield self

    def hit(self, pos: tuple[float, float]) -> bool:
        """The place lies on it."""
        return self.rect.collidepoint(pos)

    # what is done to it; the page has checked that it is enabled

    def confirm(self, device: Device) -> None:
        """It was confirmed or clicked."""

    def click(self, pos: tuple[float, float], device: Device) -> None:
        """The pointer was pressed and let go on it."""
        self.confirm(device)

    def press(self, pos: tuple[float, float]) -> None:
        """The pointer was pressed on it."""

    def drag(self, pos: tuple[float, float]) -> None:
        """The pointer that was pressed on it is now here."""

    def release(self) -> None:
        """The pointer that was pressed on it let go, wherever that was."""

    def point(self, pos: tuple[float, float] | None) -> None:
        """The pointer rests here on it; None: it has gone."""

    def move(self, x: int, y: int) -> bool:
        """A direction while it has the focus; True if it has a use for it."""
        return False

    def number(self, index: int) -> bool:
        """A digit key while it has the focus; True if it has a use for it."""
        return False

    def flash(self) -> None:
        """Look pressed for a moment."""
        self._flash = FLASH

    # time and looks

    @property
    def down(self) -> bool:
        """It looks pressed."""
        return self.pressed or self._flash > 0

    def update(self, dt: float, hot: bool) -> bool:
        """Warm up or cool down; True if it looks different now."""
        moved = self._flash > 0
        self._flash = max(0.0, self._flash - dt)
        goal = 1.0 if hot and self.enabled else 0.0
        if self.heat != goal:
            step = 1.0 if self.host is not None and self.host.reduced else dt / SECONDS["hover"]
            self.heat = min(goal, self.heat + step) if goal > self.heat else max(goal, self.heat - step)
            moved = True
        return moved

    @property
    def glow(self) -> float:
        """Heat as it is seen, 0 … 1."""
        return ease.out(self.heat)

    def draw(self, canvas: Canvas) -> None:
        """Say what is to be seen."""

    def ring(self) -> pygame.FRect:
        """What the focus ring goes around."""
        return self.rect


def longest_word(canvas: Canvas, words: str, style: str) -> float:
    """The width a text can't do without."""
    return max((canvas.measure(word, 0, style)[0] for word in words.split()), default=0.0)
