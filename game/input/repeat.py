"""Repeats of a MOVE that is held, with our own timing: the system's differs from machine to machine."""

from __future__ import annotations

from dataclasses import replace

from game.input.intents import Device, Intent

#: Seconds until the first repeat, and between repeats.
FIRST = 0.38
NEXT = 0.1


class Repeater:
    """Each device repeats the direction it took last."""

    def __init__(self) -> None:
        self._held: dict[Device, tuple[object, Intent, float]] = {}

    def press(self, source: object, intent: Intent) -> None:
        """A direction is held from now on; ``source`` tells the key, hat or stick that holds it."""
        self._held[intent.device] = (source, replace(intent, repeat=True), FIRST)

    def release(self, device: Device, source: object) -> None:
        """This key, hat or stick is held no longer."""
        if device in self._held and self._held[device][0] == source:
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
        for device, (source, intent, left) in list(self._held.items()):
            left -= dt
            if left <= 0:
                due.append(intent)
                left = NEXT
            self._held[device] = (source, intent, left)
        return due
