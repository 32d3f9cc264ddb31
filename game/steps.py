"""What motion is made of: steps, and how they are put after and beside each other.

Every ``seconds`` is a name of `game.durations` or seconds at normal speed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game import acts
from game.acts import Act
from game.durations import Length, Pace
from game.sprites import Sprite

Ease = Literal["arrive", "leave", "slide"]


@dataclass(frozen=True, slots=True)
class Cue:
    """When an act begins and how long it takes, in seconds from the beginning of what is played."""

    start: float
    seconds: float
    act: Act


class Step(ABC):
    """A description; it can be played as often as one likes."""

    @abstractmethod
    def plan(self, at: float, pace: Pace, cues: list[Cue]) -> float:
        """Add what this step does when it begins at ``at`` seconds; returns when it ends."""


@dataclass(frozen=True, slots=True)
class One(Step):
    """A step of a single act."""

    make: Callable[[Pace], Act]
    seconds: Length = 0.0
    delay: Length = 0.0

    def plan(self, at: float, pace: Pace, cues: list[Cue]) -> float:
        start, length = at + pace.seconds(self.delay), pace.seconds(self.seconds)
        cues.append(Cue(start, length, self.make(pace)))
        return start + length


@dataclass(frozen=True, slots=True)
class Series(Step):
    """One after another."""

    steps: tuple[Step, ...]

    def plan(self, at: float, pace: Pace, cues: list[Cue]) -> float:
        for step in self.steps:
            at = step.plan(at, pace, cues)
        return at


@dataclass(frozen=True, slots=True)
class Together(Step):
    """Beside each other, each beginning ``gap`` after the one before it."""

    steps: tuple[Step, ...]
    gap: Length = 0.0
    #: All begin within this time.
    most: Length = "deal-most"

    def plan(self, at: float, pace: Pace, cues: list[Cue]) -> float:
        gap = pace.seconds(self.gap)
        if len(self.steps) > 1:
            gap = min(gap, pace.seconds(self.most) / (len(self.steps) - 1))
        return max((step.plan(at + n * gap, pace, cues) for n, step in enumerate(self.steps)), default=at)


def sequence(*steps: Step) -> Step:
    """One after another."""
    return Series(steps)


def together(*steps: Step) -> Step:
    """All at once; it takes as long as the longest."""
    return Together(steps)


def stagger(steps: Sequence[Step], seconds: Length = "deal-gap", most: Length = "deal-most") -> Step:
    """Each begins ``seconds`` after the one before it; closer when all would not have begun after ``most``."""
    return Together(tuple(steps), seconds, most)


def move(
    sprite: Sprite,
    to: pygame.FRect,
    *,
    seconds: Length = "move",
    arc: bool | float = True,
    sound: str | None = None,
    delay: Length = 0.0,
    angle: float | None = None,
    ease: Ease = "arrive",
) -> Step:
    """Travel to a place and size.

    ``arc``: in a slight arc, leaning and lifted (a number: so many design units high). ``angle``: the angle it
    ends at. ``ease``: "arrive" goes a little too far and back, "leave" goes ever faster, "slide" does neither.
    ``sound`` is heard on arrival. With reduced motion it fades out here and in there.
    """
    end = pygame.FRect(to)

    def make(pace: Pace) -> Act:
        if pace.reduced:
            return acts.Reappear(sprite, end, angle)
        return acts.Travel(sprite, end, angle, float(arc) if arc is not True else None, ease)

    travel = One(make, seconds, delay)
    return travel if sound is None else Series((travel, play_sound(sound)))


def flip(sprite: Sprite, picture: str | None = None, *, seconds: Length = "flip", sound: str | None = None) -> Step:
    """Turn over. With a picture that is its face afterwards, and the face is up; without, the other side is up."""
    turn = One(lambda pace: (acts.Swap if pace.reduced else acts.Flip)(sprite, picture), seconds)
    return turn if sound is None else Together((play_sound(sound), turn))


def fade(sprite: Sprite, to: float, *, seconds: Length = "fade", delay: Length = 0.0) -> Step:
    """Become as opaque as ``to``, 0 … 1."""
    return One(lambda _: acts.Fade(sprite, to), seconds, delay)


def shake(sprite: Sprite, *, seconds: Length = "shake", colour: str = "danger", by: float = 14.0) -> Step:
    """Rattle to and fro within a ring of light; with reduced motion the ring alone."""
    return One(lambda pace: acts.Shake(sprite, 0.0 if pace.reduced else by, colour), seconds)


def pulse(sprite: Sprite, *, seconds: Length = "pulse", colour: str = "brass", by: float = 0.1) -> Step:
    """Swell and shrink within a ring of light; with reduced motion the ring alone."""
    return One(lambda pace: acts.Pulse(sprite, 0.0 if pace.reduced else by, colour), seconds)


def tween(apply: Callable[[float], None], seconds: Length, delay: Length = 0.0) -> Step:
    """Call ``apply`` with the share of the time that has passed; the last call is with 1 and always comes."""
    return One(lambda _: acts.Tween(apply), seconds, delay)


def wait(length: Length) -> Step:
    """Nothing for a while."""
    return One(lambda _: Act(), length)


def call(fn: Callable[[], None]) -> Step:
    """Call this once, whatever happens: played, skipped or instant."""
    return One(lambda _: acts.Call(fn))


def play_sound(name: str) -> Step:
    """Let a sound be heard."""
    return One(lambda _: acts.Sound(name))
