"""Time as the game sees it: monotonic, never backwards, never a jump."""

from __future__ import annotations

import time
from collections.abc import Callable

#: The longest step a scene is ever told of, in seconds. After a drag of the window, a minimise or a sleep
#: the first step is this long and no longer.
LONGEST_STEP = 0.1


class Clock:
    """Measures the steps between two turns of the loop.

    ``source`` returns seconds and may do what it likes: go back, stand still, leap.
    """

    def __init__(self, source: Callable[[], float] = time.monotonic) -> None:
        self._source = source
        self._last = source()
        self.now = 0.0

    def tick(self) -> float:
        """Seconds since the last call, from 0 to `LONGEST_STEP`; `now` grows by as much."""
        reading = self._source()
        step = clamp(reading - self._last)
        self._last = reading
        self.now += step
        return step


def clamp(step: float) -> float:
    """The step a scene may be told of: 0 for what is negative or no number, at most `LONGEST_STEP`."""
    if not step > 0:  # also true for NaN
        return 0.0
    return min(step, LONGEST_STEP)
