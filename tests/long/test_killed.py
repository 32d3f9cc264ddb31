"""The real program, played through its interface and killed at 50 random moments: nothing is lost."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import rules
from game.store import SavedGame, Store

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
KILLS = 50
#: Seconds: until the program must have done something, and the longest it may live after that.
BEGIN, LIFE = 30.0, 1.6


@dataclass
class Life:
    """What the program told between its start and its end. did: game → actions."""

    did: dict[str, int] = field(default_factory=dict)
    last: str | None = None
    went_on: tuple[str, int] | None = None


def live(folder: Path, seed: int, seconds: float) -> Life:
    """Start the program, let it be played, kill it ``seconds`` after its first action."""
    command = [sys.executable, "-m", "tests.long.child", str(seed), "--data-dir", str(folder), "--mute"]
    program = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    life = Life()
    acted = threading.Event()

    def listen() -> None:
        assert program.stdout is not None
        for line in program.stdout:
            word, *facts = line.split()
            if word == "did" and line.endswith("\n"):
                life.last, life.did[facts[0]] = facts[0], int(facts[1])
                acted.set()
            elif word == "went-on" and life.went_on is None:
                life.went_on = facts[0], int(facts[1])

    listener = threading.Thread(target=listen)
    listener.start()
    try:
        assert acted.wait(BEGIN), f"nothing was done; exit status {program.poll()}"
        time.sleep(seconds)
        assert program.poll() is None, f"it ended by itself with status {program.returncode}"
    finally:
        program.kill()
        program.wait(10)
        listener.join(10)
    return life


def everything(store: Store) -> list[SavedGame]:
    """All games of a store, the one played last first."""
    found = [store.load(listed.id) for listed in (*store.unfinished(), *store.finished(100_000))]
    return [game for game in found if game is not None]


def check(store: Store, life: Life) -> None:
    """Everything that was done is there, and what is there is sound."""
    games = {game.id: game for game in everything(store)}
    assert store.problems.untold() == []
    for game, actions in life.did.items():
        kept = len(rules.GameRecord.from_text(games[game].record).actions)
        most = actions + 1 if game == life.last else actions
        assert actions <= kept <= most, f"{actions} actions were done, {kept} are kept"
    for saved in games.values():
        state = rules.GameRecord.from_text(saved.record).replay()
        assert (saved.status == "playing") == (state.to_act is not None)
        if saved.status != "playing":
            assert saved.result is not None
            assert saved.result.scores == tuple(state.scores())
    over = [game for game in games.values() if game.status != "playing" and game.setup.purpose == "ladder"]
    counted = store.ladder("ten").values()
    assert sum(rung.won + rung.lost + rung.marked for rung in counted) == len(over)
    won = [game for game in over if game.result is not None and game.result.won and not game.marks]
    assert sum(rung.won for rung in counted) == len(won)


def test_killed_at_fifty_moments(tmp_path: Path) -> None:
    luck = random.Random(4)
    (tmp_path / "settings.json").write_text(json.dumps({"version": 1, "speed": "instant"}), encoding="utf-8")
    in_progress: tuple[str, int] | None = None
    gone_on = 0
    for kill in range(KILLS):
        life = live(tmp_path, kill, luck.uniform(0.0, LIFE))
        if in_progress is not None:
            assert life.went_on == in_progress, "the game in progress is gone on with where it was"
            gone_on += 1
        store = Store(tmp_path)
        try:
            check(store, life)
            unfinished = store.unfinished()
            in_progress = None
            if unfinished:
                saved = store.load(unfinished[0].id)
                assert saved is not None
                in_progress = saved.id, len(rules.GameRecord.from_text(saved.record).actions)
        finally:
            store.close()
    assert gone_on > KILLS / 2, "most of the kills hit a game in progress"
