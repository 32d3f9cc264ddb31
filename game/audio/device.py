"""The sound device: opened late, lost at any time, sought again."""

from __future__ import annotations

from contextlib import suppress
from enum import Enum, auto

import pygame

#: What the files hold; SDL converts to whatever the device wants.
RATE, SIZE, CHANNELS = 44100, -16, 2
#: Samples the device asks for at a time: 23 ms, short enough for a click and long enough for a busy machine.
BUFFER = 1024
#: Effects that can be heard at once.
VOICES = 24
#: Seconds until a lost device is sought again: the first time, and at most; each failure doubles them.
FIRST_RETRY, LAST_RETRY = 2.0, 300.0


class State(Enum):
    """Of a device."""

    UNTRIED = auto()
    OPEN = auto()
    LOST = auto()
    CLOSED = auto()


class Device:
    """Opens and closes pygame's mixer. Nothing here raises."""

    def __init__(self) -> None:
        self.state = State.UNTRIED
        self._wait = FIRST_RETRY
        self._left = 0.0

    @property
    def open(self) -> bool:
        """Sound can be played."""
        return self.state is State.OPEN

    def try_open(self) -> bool:
        """Open the device if it was never tried; True if it is open. May take a tenth of a second."""
        if self.state is State.UNTRIED:
            self._attempt()
        return self.open

    def lose(self) -> None:
        """The device failed or went away: let go of it, and look for another one soon."""
        if self.state is not State.OPEN:
            return
        _quit()
        self.state = State.LOST
        self._wait = self._left = FIRST_RETRY

    def found(self) -> None:
        """A device appeared: if there is none, try it at the next turn."""
        if self.state is State.LOST:
            self._wait, self._left = FIRST_RETRY, 0.0

    def update(self, dt: float) -> bool:
        """Look for a lost device when it is time; True if it has just come back."""
        if self.state is not State.LOST:
            return False
        self._left -= dt
        if self._left > 0.0:
            return False
        self._attempt()
        return self.open

    def close(self) -> None:
        """For good."""
        if self.state is State.OPEN:
            _quit()
        self.state = State.CLOSED

    def _attempt(self) -> None:
        try:
            pygame.mixer.init(RATE, SIZE, CHANNELS, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES)
        except (pygame.error, OSError):
            self.state = State.LOST
            self._left = self._wait
            self._wait = min(self._wait * 2.0, LAST_RETRY)
        else:
            self.state = State.OPEN


def _quit() -> None:
    with suppress(pygame.error):
        pygame.mixer.quit()
