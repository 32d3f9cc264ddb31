"""What the tests of the store share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.setup import Result, Seat, Setup
from game.store import SavedGame, Store

SEATS = (Seat("Eva", colour=2), Seat("Jan"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "Ľuboš Žluťoučký" / "Tenfold"


@pytest.fixture
def open_store(folder: Path) -> Iterator[Callable[..., Store]]:
    """Opens stores in the folder, and closes them after the test."""
    opened: list[Store] = []

    def open_one(**more: object) -> Store:
        store = Store(folder, patience=0, **more)  # type: ignore[arg-type]
        opened.append(store)
        return store

    yield open_one
    for store in opened:
        store.close()


def saved(name: str = "a", **more: object) -> SavedGame:
    """A game just begun. ``more`` are fields of the setup."""
    setup = Setup("ten", more.pop("seats", SEATS), **more)  # type: ignore[arg-type]
    return SavedGame(name, setup, setup.record().to_text())


def result(*scores: int, best: int = 0) -> Result:
    """How a game of Eva and Jan ended."""
    others = max(points for seat, points in enumerate(scores) if seat != best)
    won = scores[best] > others
    margin = scores[best] - others
    return Result(
        scores, ((0,), (1,)), (best,) if won else (1 - best,), "points", ("Eva", "Jan"), won=won, margin=margin
    )


def codes(store: Store) -> list[str]:
    return [problem.code for problem in store.problems.all]
