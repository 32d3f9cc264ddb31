"""What a person meant, whatever they touched to say it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What can be meant."""

    CONFIRM = "confirm"
    CANCEL = "cancel"
    MOVE = "move"
    POINT = "point"
    PRESS = "press"
    RELEASE = "release"
    DRAG = "drag"
    SCROLL = "scroll"
    ALTERNATE = "alternate"
    HINT = "hint"
    UNDO = "undo"
    MENU = "menu"
    PEEK = "peek"
    LOG = "log"
    NEXT = "next"
    PREVIOUS = "previous"
    NUMBER = "number"
    TEXT = "text"
    ERASE = "erase"
    KEY = "key"
    MUTE = "mute"
    FULLSCREEN = "fullscreen"
    FOCUS_LOST = "focus-lost"
    FOCUS_GAINED = "focus-gained"
    PAD_LOST = "pad-lost"
    PAD_FOUND = "pad-found"
    CLOSE = "close"


@dataclass(frozen=True, slots=True)
class Device:
    """Where an intent came from: "keyboard", "mouse", "touch", "pad" or "system"; ``id`` is the pad's place."""

    kind: str
    id: int = 0


KEYBOARD = Device("keyboard")
MOUSE = Device("mouse")
TOUCH = Device("touch")
SYSTEM = Device("system")


@dataclass(frozen=True, slots=True)
class Intent:
    """One thing a person meant, tagged with its device."""

    kind: Kind
    device: Device
    #: Design units; for POINT, PRESS, RELEASE, DRAG, SCROLL and the mouse's ALTERNATE.
    pos: tuple[float, float] | None = None
    #: MOVE: one of (±1, 0), (0, ±1); repeats while held.
    move: tuple[int, int] = (0, 0)
    #: SCROLL: lines, positive towards the top.
    amount: float = 0.0
    #: TEXT: what was typed; PAD_FOUND and PAD_LOST: the controller's name.
    text: str = ""
    #: NUMBER: 0 … 9. KEY: the scancode.
    index: int = 0
    #: True for the repeats of a MOVE that is held.
    repeat: bool = False
