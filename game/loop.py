"""The loop: one turn after another, asleep in between."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from game.clock import Clock

#: Seconds between two looks at the queue: when nothing moves, and while something does.
IDLE = 0.033
MOVING = 0.016


class Turns(Protocol):
    """What the loop turns."""

    running: bool
    clock: Clock

    @property
    def moving(self) -> bool:
        """Something moves: the next turn comes soon."""

    def frame(self, dt: float) -> bool:
        """One turn; True if it drew."""


def turn(app: Turns, sleep: Callable[[float], None] = time.sleep, now: Callable[[], float] = time.monotonic) -> None:
    """Give the app its turns until it stops running.

    ``pygame.event.wait`` would look at the queue every millisecond and cost more than this.
    """
    while app.running:
        start = now()
        app.frame(app.clock.tick())
        left = (MOVING if app.moving else IDLE) - (now() - start)
        if app.running:
            sleep(min(max(left, 0.001), IDLE))
