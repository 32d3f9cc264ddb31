"""What an effect is made of, and how loud each kind of effect is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import numpy as np

from .dsp import Signal, dice
from .room import finished


class Kind(Enum):
    """A class of effects: its loudness (LUFS in the loudest 100 ms) and the longest it may be (seconds)."""

    SOFT = (-26.0, 1.2)
    LIGHT = (-20.0, 1.2)
    PLAIN = (-18.0, 1.2)
    ENDING = (-17.9, 6.0)

    @property
    def lufs(self) -> float:
        """The loudness aimed at."""
        return self.value[0]

    @property
    def longest(self) -> float:
        """Seconds."""
        return self.value[1]


@dataclass(frozen=True)
class Recipe:
    """How one effect is made; ``wet`` is how far below the sound its room lies, in dB."""

    make: Callable[[np.random.Generator], Signal]
    kind: Kind = Kind.PLAIN
    wet: float = -15.0

    def render(self, name: str) -> Signal:
        """The finished stereo sound. The name seeds its chances: the same name, the same sound."""
        return finished(self.make(dice(name)), self.kind.lufs, self.kind.longest, self.wet)


Recipes = dict[str, Recipe]


def variants(name: str, count: int, recipe: Recipe) -> Recipes:
    """The same recipe several times; each name draws its own chances."""
    return {f"{name}_{i}": recipe for i in range(1, count + 1)}


def ladder(name: str, count: int, step: Callable[[int], Recipe]) -> Recipes:
    """A recipe for each rung 1 … ``count``."""
    return {f"{name}_{i}": step(i) for i in range(1, count + 1)}
