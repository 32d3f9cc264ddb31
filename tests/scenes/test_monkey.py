"""Random intents at every scene: nothing raises, and from wherever they lead there is a way back to the title."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store import Store
from scenes.title import TitleScene
from tests.scenes.monkey import PLACES, Monkey, begin, told

#: Intents between two walks home, and in all at one scene: quick, and as the long tests have it.
WALK, QUICK, LONG = 250, 300, 10_000


def _let_loose(folder: Path, place: str, seed: int, intents: int) -> set[str]:
    """So many random intents, beginning at that place again and again; the scenes that were seen."""
    left, seen = intents, set()
    while left > 0:
        app = begin(folder, PLACES[place])
        monkey = Monkey(app, seed + left)
        try:
            left -= monkey.play(min(WALK, left))
            if app.running:
                monkey.go_home()
                assert isinstance(app.stack.top, TitleScene)
                assert len(app.stack) == 1
        except Exception as error:
            error.add_note(f"{place}, seed {seed + left}:\n{told(monkey.done)}")
            raise
        finally:
            app.close(crashed=True)
        seen |= monkey.seen
    return seen


def _still_whole(folder: Path) -> None:
    """Whatever was done, all saved games can be read, and the store is sound."""
    store = Store(folder)
    assert store.is_main
    assert all(game.trouble is None for game in store.unfinished())
    assert not store.problems.all
    store.close()


@pytest.mark.parametrize("place", PLACES)
def test_a_monkey_breaks_nothing_and_finds_home(place: str, tmp_path: Path) -> None:
    assert _let_loose(tmp_path, place, 7, QUICK)
    _still_whole(tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("place", PLACES)
def test_ten_thousand_intents(place: str, tmp_path: Path) -> None:
    assert _let_loose(tmp_path, place, 70_000, LONG)
    _still_whole(tmp_path)
