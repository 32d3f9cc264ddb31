"""The one place that reads pygame's queue."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import pygame

from game.input.intents import KEYBOARD, SYSTEM, Device, Intent, Kind
from game.input.keymap import Keymap
from game.input.pads import Pads
from game.input.pointer import Pointer, ToDesign
from game.input.repeat import Repeater

_POINTER_EVENTS = {
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
    pygame.FINGERDOWN,
    pygame.FINGERMOTION,
    pygame.FINGERUP,
}
_PAD_EVENTS = {
    pygame.JOYDEVICEADDED,
    pygame.JOYDEVICEREMOVED,
    pygame.JOYAXISMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYHATMOTION,
    pygame.CONTROLLERAXISMOTION,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
}
#: Of several of these from one device in a row only the last counts.
_LATEST = {Kind.POINT, Kind.DRAG}
#: Keys that keep their meaning while text is typed.
_WHILE_TYPING = {
    pygame.KSCAN_RETURN,
    pygame.KSCAN_KP_ENTER,
    pygame.KSCAN_ESCAPE,
    pygame.KSCAN_TAB,
    pygame.KSCAN_UP,
    pygame.KSCAN_DOWN,
    pygame.KSCAN_LEFT,
    pygame.KSCAN_RIGHT,
    pygame.KSCAN_F11,
}


class Input:
    """Turns what was touched into what was meant.

    ``on_other`` gets the events that are nobody's intent: the window's, the audio device's.
    """

    def __init__(
        self,
        to_design: ToDesign,
        window: Callable[[], tuple[int, int]],
        on_other: Callable[[pygame.Event], None],
        keys: Mapping[str, Iterable[str]] | None = None,
    ) -> None:
        self.keymap = Keymap(keys)
        self._repeater = Repeater()
        self._pointer = Pointer(to_design, window)
        self.pads = Pads(self._repeater)
        self._on_other = on_other
        self._typing = False
        #: True while a key is to be told as such, KEY with its scancode, and not by what it means.
        self.catching = False
        self._early: list[Intent] = []
        #: The device the last intent of a person came from.
        self.last_device: Device = SYSTEM

    @property
    def typing(self) -> bool:
        """True while a text field has the focus: letters are then TEXT and not shortcuts."""
        return self._typing

    @typing.setter
    def typing(self, on: bool) -> None:
        if on == self._typing:
            return
        self._typing = on
        if on:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    @property
    def pointer(self) -> tuple[float, float]:
        """Where the mouse was last seen, in design units."""
        return self._pointer.at

    def open_pads(self) -> None:
        """Begin to listen to controllers; not needed for the first picture, so done after it."""
        self._early += self.pads.start()

    def close(self) -> None:
        """Let go of all devices."""
        self.pads.close()

    def poll(self, dt: float) -> list[Intent]:
        """Everything meant since the last call, which was ``dt`` seconds ago, in order."""
        intents, self._early = self._early, []
        for event in pygame.event.get():
            intent = self._read(event)
            if intent is None:
                continue
            if intents and intent.kind in _LATEST and intents[-1].kind is intent.kind:
                intents.pop()
            intents.append(intent)
        intents += self._repeater.advance(dt)
        intents += self.pads.advance(dt)
        for intent in intents:
            if intent.device is not SYSTEM and intent.kind not in (Kind.PAD_FOUND, Kind.PAD_LOST):
                self.last_device = intent.device
        return intents

    def _read(self, event: pygame.Event) -> Intent | None:
        kind = event.type
        if kind in _POINTER_EVENTS:
            return self._pointer.read(event)
        if kind in _PAD_EVENTS:
            return self.pads.read(event)
        if kind == pygame.KEYDOWN:
            return self._key_down(event)
        if kind == pygame.KEYUP:
            self._repeater.release(KEYBOARD, event.scancode)
            return None
        if kind == pygame.TEXTINPUT:
            return Intent(Kind.TEXT, KEYBOARD, text=event.text) if self._typing and event.text else None
        return self._system(event)

    def _system(self, event: pygame.Event) -> Intent | None:
        if event.type == pygame.QUIT:
            return Intent(Kind.CLOSE, SYSTEM)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._let_go()
            return Intent(Kind.FOCUS_LOST, SYSTEM)
        if event.type == pygame.WINDOWFOCUSGAINED:
            self._let_go()
            return Intent(Kind.FOCUS_GAINED, SYSTEM)
        self._on_other(event)
        return None

    def _let_go(self) -> None:
        """Whatever is held counts as released: its key-up goes to another window."""
        self._repeater.drop()
        self._pointer.drop()
        self.pads.drop()

    def _key_down(self, event: pygame.Event) -> Intent | None:
        if getattr(event, "repeat", 0):
            return None
        if self.catching:
            return Intent(Kind.KEY, KEYBOARD, index=event.scancode)
        if self._typing:
            if event.scancode == pygame.KSCAN_BACKSPACE:
                return Intent(Kind.ERASE, KEYBOARD)
            if event.scancode not in _WHILE_TYPING:
                return None
        intent = self.keymap.intent(event.scancode, event.mod)
        if intent is not None and intent.kind is Kind.MOVE:
            self._repeater.press(event.scancode, intent)
        return intent
