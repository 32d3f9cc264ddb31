"""How fast the rules are: random play, copies and samples on a table of two, as ``python -m rules bench`` says."""

from __future__ import annotations

import time

from rules.games import GAMES
from rules.simulate import measure as measured
from tests.bench.figures import Figure

TARGETS = {"ten": {"decisions_per_s": 250_000, "copies_per_s": 350_000}}
SECONDS = 2.0


def measure() -> list[Figure]:
    """The figures that have a target."""
    found = []
    for game in GAMES:
        figures = measured(game, time.process_time, SECONDS)
        for name, target in TARGETS.get(game, {}).items():
            value = figures[name]
            assert isinstance(value, int)
            found.append(Figure(f"rules of {game}: {name.removesuffix('_per_s')}", value, target, "per CPU s", True))
    return found
