"""What the tests of the engine share."""

from __future__ import annotations

import pytest

import rules
import rules.games
import rules.record
from tests.game.tiny import TinyGame


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> str:
    """Enters a game with hidden hands in the registry for one test; its key."""
    games = {**rules.GAMES, "tiny": TinyGame()}
    for module in (rules, rules.games, rules.record):
        monkeypatch.setattr(module, "GAMES", games)
    return "tiny"
