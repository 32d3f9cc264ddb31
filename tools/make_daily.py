"""Make the table of daily deals: ``python tools/make_daily.py`` writes assets/daily.json (two minutes on one core).

``python tools/make_daily.py --check`` plays every deal of the committed table and says which are not beaten.

A week goes from gentle to hard: level 4 on Mondays, 10 on Sundays. The table holds whole weeks, so the rhythm goes on
when it begins anew. Candidates follow from the number of the day alone; the first one that our own thoughtful player
wins is taken, so the same rules and the same player make the same table.
"""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import rules  # noqa: E402  (only found once the root is on the path)
from game.daily import FILE  # noqa: E402
from game.setup import DEALS  # noqa: E402

GAME: Final = "ten"
OPTION: Final = "solo_level"
PLAYER: Final = "normal"
LEVELS: Final = (4, 5, 6, 7, 8, 9, 10)
"""From Monday to Sunday."""
FIRST: Final = datetime.date(2025, 12, 29)
"""A Monday."""
WEEKS: Final = 157
"""To the end of 2028."""


def beaten(seed: int, level: int) -> bool:
    """Our own player wins this deal against this level."""
    state = rules.new_game(GAME, seats=1, seed=seed, options={OPTION: level})
    player = rules.player(PLAYER, game=GAME)
    while state.to_act is not None:
        state.apply(player.choose(state.view(state.to_act)))
    outcome = state.outcome()
    return outcome is not None and 0 in outcome.winners


def candidates(day: int) -> Iterator[int]:
    """Deal numbers for the day of this number, without end; small ones, so that a person can remember them."""
    attempt = 0
    while True:
        digest = blake2b(f"{GAME} {day} {attempt}".encode(), digest_size=8).digest()
        yield int.from_bytes(digest, "big") % DEALS
        attempt += 1


def make() -> list[tuple[int, int]]:
    """Deal number and level of each day; no number twice."""
    found: list[tuple[int, int]] = []
    used: set[int] = set()
    for day in range(WEEKS * len(LEVELS)):
        level = LEVELS[day % len(LEVELS)]
        seed = next(seed for seed in candidates(day) if seed not in used and beaten(seed, level))
        used.add(seed)
        found.append((seed, level))
    return found


def to_text(deals: list[tuple[int, int]]) -> str:
    """The file: a week on each line."""
    rows = [deals[day : day + len(LEVELS)] for day in range(0, len(deals), len(LEVELS))]
    weeks = ",\n".join("  " + ", ".join(f"[{seed}, {level}]" for seed, level in row) for row in rows)
    head = f'"game": "{GAME}", "option": "{OPTION}", "first": "{FIRST.isoformat()}"'
    return f'{{{head}, "deals": [\n{weeks}\n]}}\n'


def check(path: Path) -> int:
    """Play all of the committed table; the number of deals that are not beaten."""
    deals: list[tuple[int, int]] = [(seed, level) for seed, level in json.loads(path.read_text("utf-8"))["deals"]]
    lost = [(day, seed, level) for day, (seed, level) in enumerate(deals) if not beaten(seed, level)]
    for day, seed, level in lost:
        print(f"day {day}: deal {seed} is not beaten at level {level}")
    return len(lost)


def main() -> int:
    """Write the table, or check it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="play the committed table instead")
    path = ROOT / "assets" / FILE
    if parser.parse_args().check:
        return 1 if check(path) else 0
    path.write_text(to_text(make()), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
