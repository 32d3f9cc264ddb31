"""The player for tests: every legal action is equally likely."""

from __future__ import annotations

from rules.core import Action, View
from rules.players.base import Player


class RandomPlayer(Player):
    """Chooses uniformly."""

    def choose(self, view: View) -> Action:
        legal = view.legal_actions()
        if not legal:
            raise ValueError("nothing to decide for this seat")
        return legal[int(self.rng(view).random() * len(legal))]
