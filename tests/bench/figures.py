"""What a measurement says, against what it should say."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number with its target; ``more`` says that larger is better."""

    name: str
    value: float
    target: float
    unit: str
    more: bool = False

    @property
    def reached(self) -> bool:
        """The target is reached."""
        return self.value >= self.target if self.more else self.value <= self.target

    def __str__(self) -> str:
        sign, mark = ("≥" if self.more else "≤"), ("ok  " if self.reached else "MISS")
        return f"{mark}  {self.name:<58} {self.value:>12,.2f} {self.unit:<14} ({sign} {self.target:,g})"


def share(values: list[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
