"""Plays steps one batch after another: by time, to be skipped, and never losing what must happen.

Whatever the lengths of the turns of the loop, the same things are called in the same order and end in the same place.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING

from game.durations import Pace
from game.steps import (
    Cue,
    Step,
    call,
    fade,
    flip,
    move,
    play_sound,
    pulse,
    sequence,
    shake,
    stagger,
    together,
    tween,
    wait,
)

if TYPE_CHECKING:
    from game.app import App

__all__ = [
    "Motion",
    "Step",
    "call",
    "fade",
    "flip",
    "move",
    "pulse",
    "sequence",
    "shake",
    "sound",
    "stagger",
    "together",
    "tween",
    "wait",
]

#: The name the contract uses; inside these modules ``sound`` is also a parameter.
sound = play_sound

#: Different sounds of one turn of the loop, and of a skip, that are heard: the last ones.
SOUNDS_AT_ONCE = 4
SOUNDS_OF_SKIP = 2

Then = Callable[[], None]


class _Batch:
    """What one `Motion.play` asked for."""

    __slots__ = ("_active", "_clock", "_cues", "_next", "_steps", "then")

    def __init__(self, steps: tuple[Step, ...], then: Then | None) -> None:
        self._steps = steps
        self.then = then
        self._cues: list[Cue] | None = None
        self._active: list[Cue] = []
        self._next = 0
        self._clock = 0.0

    def advance(self, dt: float, motion: Motion) -> float | None:
        """Let ``dt`` seconds pass; what is left of them when everything has ended, None if it has not."""
        cues = self._cues if self._cues is not None else self._plan(motion.pace)
        goal = self._clock + dt
        while True:
            if motion.skipping:
                goal = inf
            moment = self._moment(cues)
            if moment == inf:
                return dt if goal == inf else goal - self._clock
            if moment > goal:
                break
            self._clock = moment
            self._close()
            self._open(cues, motion)
        self._clock = goal
        for cue in self._active:
            cue.act.apply((goal - cue.start) / cue.seconds)
        return None

    def _plan(self, pace: Pace) -> list[Cue]:
        cues: list[Cue] = []
        end = 0.0
        for step in self._steps:
            end = step.plan(end, pace, cues)
        cues.sort(key=_start)  # stable: what begins together begins in the order it was written
        self._cues = cues
        return cues

    def _moment(self, cues: list[Cue]) -> float:
        """When something begins or ends next."""
        moment = cues[self._next].start if self._next < len(cues) else inf
        for cue in self._active:
            moment = min(moment, cue.start + cue.seconds)
        return moment

    def _close(self) -> None:
        """Everything is as it is at this moment; what ends now ends."""
        clock = self._clock
        for cue in tuple(self._active):
            if cue.start + cue.seconds <= clock:
                self._active.remove(cue)
                cue.act.end()
            else:
                cue.act.apply((clock - cue.start) / cue.seconds)

    def _open(self, cues: list[Cue], motion: Motion) -> None:
        """What begins now begins; what takes no time ends as well."""
        while self._next < len(cues) and cues[self._next].start <= self._clock:
            cue = cues[self._next]
            self._next += 1
            cue.act.begin(motion)
            if cue.seconds <= 0:
                cue.act.end()
            else:
                self._active.append(cue)


class Motion:
    """The motion of one table. ``pace`` is asked whenever a batch begins; ``play_sound`` gets names of sounds."""

    def __init__(self, pace: Callable[[], Pace], play_sound: Callable[[str], None]) -> None:
        self._pace = pace
        self._play_sound = play_sound
        self._queue: deque[_Batch] = deque()
        self._sounds: list[str] = []
        self._working = False
        self._until: _Batch | None = None

    @classmethod
    def of(cls, app: App) -> Motion:
        """Motion at the pace of the app's settings, heard through its audio."""
        return cls(lambda: Pace.of(app.settings), lambda name: _heard(app, name))

    @property
    def busy(self) -> bool:
        """Something is being played or waits to be."""
        return bool(self._queue)

    @property
    def pace(self) -> Pace:
        """How fast things go now."""
        return self._pace()

    @property
    def skipping(self) -> bool:
        """Everything is on its way to its end at this moment."""
        return self._until is not None

    def play(self, *steps: Step, then: Then | None = None) -> None:
        """Play steps one after another, after what is already playing; ``then`` is called when they have ended.

        Never calls anything at once, not even when everything is instant.
        """
        self._queue.append(_Batch(steps, then))

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; True while something moves or has just come to its end."""
        if self._working or not self._queue:
            return self.busy
        self._run(dt if dt > 0 else 0.0, SOUNDS_AT_ONCE)
        return True

    def skip(self) -> None:
        """Bring everything that is queued to its end now, in order; of its sounds only the last are heard.

        What is queued by what is called on the way is played as usual.
        """
        if not self._queue or self._until is not None:
            return
        self._until = self._queue[-1]
        if not self._working:
            self._run(0.0, SOUNDS_OF_SKIP)

    # within

    def sound(self, name: str) -> None:
        """For acts: this sound is due."""
        self._sounds.append(name)

    def _run(self, dt: float, most: int) -> None:
        last = self._queue[-1]
        self._working = True
        try:
            self._work(dt, last)
        finally:
            self._working = False
            self._until = None
            sounds, self._sounds = self._sounds, []
            for name in _last_different(sounds, most):
                self._play_sound(name)

    def _work(self, dt: float, last: _Batch) -> None:
        """Go on up to ``last`` at most: what is queued on the way begins in the next turn."""
        left: float | None = dt
        while self._queue:
            batch = self._queue[0]
            left = batch.advance(left or 0.0, self)
            if left is None:
                return
            self._queue.popleft()
            if batch.then is not None:
                batch.then()
            if batch is (self._until or last):
                return


def _start(cue: Cue) -> float:
    return cue.start


def _last_different(names: list[str], most: int) -> list[str]:
    """The last names, each once, in their order."""
    found = list(dict.fromkeys(reversed(names)))[:most]
    found.reverse()
    return found


def _heard(app: App, name: str) -> None:
    if app.audio is not None:
        app.audio.play(name)
