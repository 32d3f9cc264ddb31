"""A program that is killed loses nothing that was confirmed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.match import Match
from game.store import Store

ROOT = Path(__file__).resolve().parents[3]
TIMES = 8

PLAY = """
import sys
from pathlib import Path
from random import Random
from game.match import Match, Seat, Setup
from game.store import Store
from game.setup import new_deal

store, rng, finished = Store(Path(sys.argv[1])), Random(int(sys.argv[2])), 0
print("path", store.path.name, flush=True)
going = store.unfinished()
match = Match.load(store, going[0].id) if going else None
while True:
    if match is None:
        seats = (Seat("Eva"), Seat("Robot", "solo"))
        setup = Setup("ten", seats, new_deal(), {"solo_level": 4}, purpose="ladder", level=4)
        match = Match.start(store, setup)
    while match.to_act is not None:
        if match.is_person(match.to_act):
            match.act(rng.choice(match.view().legal_actions()))
        else:
            match.opponent_move()
        print("act", match.id, len(match.record.actions), flush=True)
        if match.can_undo() and rng.random() < 0.1:
            print("undoing", match.id, flush=True)
            match.undo()
            print("act", match.id, len(match.record.actions), flush=True)
    print("over", match.id, flush=True)
    match.finish()
    print("finished", match.id, flush=True)
    match = None
"""


@pytest.mark.skipif(sys.platform == "win32", reason="killed in another way")
def test_killed_at_random_moments(tmp_path: Path) -> None:
    rng = Random(1)
    over: set[str] = set()
    for seed in range(TIMES):
        lines = run_and_kill(tmp_path, seed, rng.randrange(2, 400))
        assert lines[0] == ["path", "tenfold.db"]
        over |= {line[1] for line in lines if line[0] == "over"}
        told = [line for line in lines[1:] if line[0] in ("act", "undoing")]
        store = Store(tmp_path, patience=5)
        assert store.is_main
        assert store.problems.all == []
        games = {game.id: game for game in [*store.unfinished(), *store.finished()]}
        if told and told[-1][0] == "act":
            name, acts = told[-1][1], int(told[-1][2])
            # confirmed and there; or one more, killed before it could say so; or an undo of the next step begun
            assert acts <= games[name].actions <= acts + 1
        ended = {name for name, game in games.items() if game.result is not None}
        assert over <= ended
        assert len(ended) <= len(over) + 1  # one may have ended without having said so
        over = ended
        rungs = store.ladder("ten")
        assert sum(rung.won + rung.lost + rung.marked for rung in rungs.values()) == len(ended)
        for game in store.unfinished():
            assert Match.load(store, game.id).record.replay()
        store.close()
    assert over


def run_and_kill(folder: Path, seed: int, after: int) -> list[list[str]]:
    """Play in another process and kill it after so many lines; all it said."""
    line = [sys.executable, "-c", PLAY, str(folder), str(seed)]
    with subprocess.Popen(line, cwd=ROOT, text=True, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        said = [child.stdout.readline().split() for _ in range(after)]
        child.kill()
        said += [rest.split() for rest in child.stdout.read().splitlines(keepends=True) if rest.endswith("\n")]
    return [words for words in said if words]
