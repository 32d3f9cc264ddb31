"""Game controllers to intents: any number, coming and going, with axes as strange as they like."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field
from math import isfinite

import pygame
from pygame._sdl2 import controller

from game.input.intents import Device, Intent, Kind
from game.input.repeat import Repeater

#: Share of its way a stick must go to mean a direction, and come back to mean none.
FAR, NEAR = 0.6, 0.4
#: A trigger counts as pressed beyond this.
PULLED = 0.5
#: Lines a second that the right stick scrolls when pushed all the way.
SCROLL_SPEED = 14.0

_BUTTONS: dict[int, Kind] = {
    pygame.CONTROLLER_BUTTON_A: Kind.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Kind.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Kind.HINT,
    pygame.CONTROLLER_BUTTON_Y: Kind.ALTERNATE,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Kind.PREVIOUS,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Kind.NEXT,
    pygame.CONTROLLER_BUTTON_START: Kind.MENU,
    pygame.CONTROLLER_BUTTON_BACK: Kind.LOG,
}
_DPAD: dict[int, tuple[int, int]] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: (0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: (0, 1),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: (-1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: (1, 0),
}
_TRIGGERS: dict[int, Kind] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: Kind.UNDO,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Kind.PEEK,
}
#: Buttons of a controller SDL has no mapping for, in the order most of them have.
_PLAIN: dict[int, Kind] = {
    0: Kind.CONFIRM,
    1: Kind.CANCEL,
    2: Kind.HINT,
    3: Kind.ALTERNATE,
    4: Kind.PREVIOUS,
    5: Kind.NEXT,
    6: Kind.LOG,
    7: Kind.MENU,
}
_LEFT_X, _LEFT_Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
#: Axes SDL knows of a controller it has a mapping for.
_AXES = 6


@dataclass(slots=True)
class _Pad:
    """A controller that is plugged in."""

    device: Device
    name: str
    guid: str
    handle: object
    mapped: bool
    #: Axes seen at rest since the pad came: only those are believed.
    awake: set[int] = field(default_factory=set)
    stick: tuple[int, int] = (0, 0)
    axes: dict[int, float] = field(default_factory=dict)
    pulled: set[int] = field(default_factory=set)


class Pads:
    """The controllers that are plugged in, each with a place of its own (`Device.id`, from 0).

    A controller that comes back gets its old place if that is free.
    """

    def __init__(self, repeater: Repeater) -> None:
        self._repeater = repeater
        self._pads: dict[int, _Pad] = {}
        self._places: dict[str, int] = {}
        self.open = False

    def start(self) -> list[Intent]:
        """Begin to listen; what is plugged in already is reported as found. Costs up to a tenth of a second."""
        if self.open:
            return []
        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error:
            return []
        self.open = True
        found = [self._add(index) for index in range(pygame.joystick.get_count())]
        return [intent for intent in found if intent is not None]

    def close(self) -> None:
        """Let go of every controller."""
        self._pads.clear()
        if self.open:
            controller.quit()
            pygame.joystick.quit()
        self.open = False

    @property
    def devices(self) -> list[Device]:
        """Those plugged in, by place."""
        return sorted((pad.device for pad in self._pads.values()), key=lambda d: d.id)

    def name(self, device: Device) -> str:
        """What the maker calls this controller; empty if it is not plugged in."""
        return next((pad.name for pad in self._pads.values() if pad.device == device), "")

    def drop(self) -> None:
        """Forget what is held: a stick must come back to the middle before it counts again."""
        for pad in self._pads.values():
            pad.awake -= pad.pulled | {axis for axis, value in pad.axes.items() if abs(value) >= NEAR}
            pad.stick = (0, 0)
            pad.axes.clear()
            pad.pulled.clear()

    def read(self, event: pygame.Event) -> Intent | None:
        """The intent of one controller event, None if it means nothing."""
        kind = event.type
        if kind == pygame.JOYDEVICEADDED:
            return self._add(event.device_index)
        if kind == pygame.JOYDEVICEREMOVED:
            return self._remove(event.instance_id)
        pad = self._pads.get(getattr(event, "instance_id", -1))
        if pad is None:
            return None
        if pad.mapped:
            return self._mapped(pad, event)
        return self._unmapped(pad, event)

    def advance(self, dt: float) -> list[Intent]:
        """What sticks that are held say after ``dt`` more seconds."""
        scrolls: list[Intent] = []
        for pad in self._pads.values():
            value = pad.axes.get(pygame.CONTROLLER_AXIS_RIGHTY, 0.0) if pad.mapped else 0.0
            if abs(value) > 0.25:
                scrolls.append(Intent(Kind.SCROLL, pad.device, amount=-value * SCROLL_SPEED * dt))
        return scrolls

    # coming and going

    def _add(self, index: int) -> Intent | None:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                mapped = controller.is_controller(index)
                stick = pygame.joystick.Joystick(index)
                handle: object = controller.Controller(index) if mapped else stick
            instance, name, guid = stick.get_instance_id(), stick.get_name(), stick.get_guid()
        except (pygame.error, IndexError, ValueError):
            return None  # gone again before it was looked at
        if instance in self._pads:
            return None
        device = Device("pad", self._place(guid))
        pad = self._pads[instance] = _Pad(device, name, guid, (stick, handle), mapped)
        pad.awake = {axis for axis, value in enumerate(_resting(stick, handle)) if abs(value) < NEAR}
        return Intent(Kind.PAD_FOUND, device, text=name)

    def _remove(self, instance: int) -> Intent | None:
        pad = self._pads.pop(instance, None)
        if pad is None:
            return None
        self._places[pad.guid] = pad.device.id
        self._repeater.drop(pad.device)
        return Intent(Kind.PAD_LOST, pad.device, text=pad.name)

    def _place(self, guid: str) -> int:
        taken = {pad.device.id for pad in self._pads.values()}
        before = self._places.get(guid)
        if before is not None and before not in taken:
            return before
        return next(n for n in range(len(taken) + 1) if n not in taken)

    # what they say

    def _mapped(self, pad: _Pad, event: pygame.Event) -> Intent | None:
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            if event.button in _DPAD:
                return self._press(pad, ("dpad", event.button), _DPAD[event.button])
            meaning = _BUTTONS.get(event.button)
            return None if meaning is None else Intent(meaning, pad.device)
        if event.type == pygame.CONTROLLERBUTTONUP:
            self._repeater.release(pad.device, ("dpad", event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            value = event.value / 32767
            if event.axis in _TRIGGERS:
                return self._trigger(pad, event.axis, value)
            return self._axis(pad, event.axis, value)
        return None

    def _unmapped(self, pad: _Pad, event: pygame.Event) -> Intent | None:
        if event.type == pygame.JOYBUTTONDOWN:
            meaning = _PLAIN.get(event.button)
            return None if meaning is None else Intent(meaning, pad.device)
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            if (x, y) == (0, 0):
                self._repeater.release(pad.device, "hat")
                return None
            return self._press(pad, "hat", (x, 0) if x else (0, -y))
        if event.type == pygame.JOYAXISMOTION:
            return self._axis(pad, event.axis, event.value)
        return None

    def _press(self, pad: _Pad, source: object, move: tuple[int, int]) -> Intent:
        intent = Intent(Kind.MOVE, pad.device, move=move)
        self._repeater.press(source, intent)
        return intent

    def _trigger(self, pad: _Pad, axis: int, value: float) -> Intent | None:
        if not self._believed(pad, axis, value):
            return None
        if value < PULLED:
            pad.pulled.discard(axis)
            return None
        if axis in pad.pulled:
            return None
        pad.pulled.add(axis)
        return Intent(_TRIGGERS[axis], pad.device)

    def _axis(self, pad: _Pad, axis: int, value: float) -> Intent | None:
        if not self._believed(pad, axis, value):
            return None
        pad.axes[axis] = max(-1.0, min(1.0, value))
        if axis not in (_LEFT_X, _LEFT_Y):
            return None
        direction = self._direction(pad)
        if direction == pad.stick:
            return None
        pad.stick = direction
        if direction == (0, 0):
            self._repeater.release(pad.device, "stick")
            return None
        return self._press(pad, "stick", direction)

    @staticmethod
    def _believed(pad: _Pad, axis: int, value: float) -> bool:
        """An axis that has been stuck away from the middle since it came says nothing."""
        if not isfinite(value):
            return False
        if abs(value) < NEAR:
            pad.awake.add(axis)
        return axis in pad.awake

    @staticmethod
    def _direction(pad: _Pad) -> tuple[int, int]:
        x, y = pad.axes.get(_LEFT_X, 0.0), pad.axes.get(_LEFT_Y, 0.0)
        if max(abs(x), abs(y)) < (NEAR if pad.stick != (0, 0) else FAR):
            return (0, 0)
        if pad.stick != (0, 0) and max(abs(x), abs(y)) < FAR:
            return pad.stick
        if abs(x) > abs(y):
            return (1 if x > 0 else -1, 0)
        return (0, 1 if y > 0 else -1)


def _resting(stick: pygame.joystick.JoystickType, handle: object) -> list[float]:
    """Where the axes are now, numbered as their events number them."""
    try:
        if isinstance(handle, controller.Controller):
            return [handle.get_axis(axis) / 32767 for axis in range(_AXES)]
        return [stick.get_axis(axis) for axis in range(stick.get_numaxes())]
    except pygame.error:
        return []
