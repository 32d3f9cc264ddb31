"""What went wrong without stopping the game, to be told to the player once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Problem:
    """A code of the `app` catalogue (``problem.<code>``) and what its sentence names."""

    code: str
    params: Mapping[str, str] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The key of the sentence in the catalogues."""
        return f"problem.{self.code}"


class Problems:
    """Each problem is noted once, however often it is met."""

    def __init__(self) -> None:
        self.all: list[Problem] = []
        self._told = 0

    def note(self, code: str, **params: str) -> bool:
        """Remember a problem; True if it is new."""
        problem = Problem(code, params)
        if problem in self.all:
            return False
        self.all.append(problem)
        return True

    def untold(self) -> list[Problem]:
        """What the player has not been told yet; from now on it counts as told."""
        fresh = self.all[self._told :]
        self._told = len(self.all)
        return fresh
