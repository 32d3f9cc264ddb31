"""How long everything takes, by name, and the pace a player has chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Protocol

#: A name of `SECONDS`, or seconds at normal speed.
Length = str | float

#: Seconds at normal speed.
SECONDS: Mapping[str, float] = MappingProxyType(
    {
        # things that are touched
        "hover": 0.09,
        "press": 0.06,
        "toggle": 0.14,
        "scroll": 0.18,
        "page": 0.20,
        # cards and coins
        "move": 0.23,
        "flip": 0.26,
        "relayout": 0.12,
        "fade": 0.18,
        "coin": 0.30,
        "coin-gap": 0.05,
        "deal-gap": 0.06,
        "deal-most": 1.5,
        # moments
        "bid": 0.18,
        "gavel": 0.35,
        "pulse": 0.36,
        "shake": 0.40,
        "turn": 0.45,
        "bust": 0.70,
        "run": 0.60,
        "count": 1.20,
        "win": 1.60,
        # a person follows what happens
        "beat": 0.25,
        "think": 0.70,
        "read": 1.40,
    }
)

#: What a speed of the settings does to every length.
SPEEDS: Mapping[str, float] = MappingProxyType({"slow": 1.5, "normal": 1.0, "fast": 0.5, "instant": 0.0})


def seconds(length: Length) -> float:
    """The length at normal speed, never negative. KeyError for a name that is not in the table."""
    return SECONDS[length] if isinstance(length, str) else max(0.0, length)


class PaceSettings(Protocol):
    """What a pace is made of."""

    @property
    def speed(self) -> str: ...
    @property
    def reduced_motion(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things go for this player."""

    #: What every length is multiplied by; 0 is instant.
    factor: float = 1.0
    #: Nothing travels or shakes; it fades and lights up instead.
    reduced: bool = False

    @classmethod
    def of(cls, settings: PaceSettings) -> Pace:
        """The pace the settings ask for; an unknown speed is the normal one."""
        return cls(SPEEDS.get(settings.speed, 1.0), settings.reduced_motion)

    def seconds(self, length: Length) -> float:
        """Seconds the length takes at this pace."""
        return seconds(length) * self.factor
