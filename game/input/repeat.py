"""Repeats of a MOVE that is held, with our own timing: the system's differs from machine to machine."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.input.intents import Device, Intent

#: Seconds until the first repeat, and between repeats.
FIRST = 0.38
NEXT = 0.1
#: A direction held for longer than so many repeats is a thing lying on a key, or a stick that is stuck.
MOST = 60


@dataclass(slots=True)
class _Held:
    """What a device holds, the seconds left until it repeats, and how often it has."""

    source: object
    intent: Intent
    left: float = FIRST
    count: int = 0


class Repeater:
    """Each device repeats the direction it took last."""

    def __init__(self) -> None:
        self._held: dict[Device, _Held] = {}

    def press(self, source: object, intent: Intent) -> None:
        """A direction is held from now on; ``source`` tells the key, hat or stick that holds it."""
        self._held[intent.device] = _Held(source, replace(intent, repeat=True))

    def release(self, device: Device, source: object) -> None:
        """This key, hat or stick is held no longer."""
        if device in self._held and self._held[device].source == source:
            del self._held[device]

    def drop(self, device: Device | None = None) -> None:
        """Nothing is held any more, on one device or on all."""
        if device is None:
            self._held.clear()
        else:
            self._held.pop(device, None)

    def advance(self, dt: float) -> list[Intent]:
        """The repeats due after ``dt`` more seconds: at most one a device, however long the step was."""
        due: list[Intent] = []
        for held in self._held.values():
            held.left -= dt
            if held.left <= 0 and held.count < MOST:
                due.append(held.intent)
                held.left = NEXT
                held.count += 1
        return due
