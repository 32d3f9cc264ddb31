"""What every opponent is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from rules.core import Action, View


class Player(ABC):
    """An opponent. It keeps nothing between two moves, so that resuming or undoing changes nothing."""

    def __init__(self, name: str, seed: int, style: str | None = None) -> None:
        self.name = name
        self.seed = seed
        self.style = style

    @abstractmethod
    def choose(self, view: View) -> Action:
        """One of the View's legal actions. Raises ValueError if there is none (not this seat's decision)."""

    def rng(self, view: View) -> Random:
        """Chance for one decision: the same for the same player, style, seed and View, in any process."""
        from hashlib import blake2b  # loads OpenSSL: not before somebody plays

        text = f"{self.name}\n{self.style or ''}\n{self.seed}\n{view.to_text()}"
        return Random(int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big"))
