"""The daily deal: which one, from a table that may be broken."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.daily import FILE, Daily
from game.match import Match
from game.problems import Problems
from game.setup import Seat
from game.store import TRIES, Store

ASSETS = Path(__file__).resolve().parents[2] / "assets"
GOOD = {"game": "ten", "option": "solo_level", "first": "2026-03-02", "deals": [[11, 4], [22, 5], [33, 6]]}
EVA, ROBOT = Seat("Eva"), Seat("Robot", "solo")


def load(folder: Path, content: object) -> tuple[Daily, Problems]:
    problems = Problems()
    (folder / FILE).write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return Daily.load(folder, problems), problems


@pytest.mark.parametrize(
    ("day", "seed", "level"),
    [
        ("2026-03-02", 11, 4),
        ("2026-03-04", 33, 6),
        ("2026-03-05", 11, 4),
        ("2026-03-01", 33, 6),
        ("0001-01-01", 22, 5),
        ("9999-12-31", 11, 4),
    ],
)
def test_every_date_has_its_deal(tmp_path: Path, day: str, seed: int, level: int) -> None:
    daily, problems = load(tmp_path, GOOD)
    deal = daily.deal(datetime.date.fromisoformat(day))
    assert deal is not None
    assert (deal.seed, deal.level) == (seed, level)
    assert problems.all == []


@given(st.dates(max_value=datetime.date(9999, 12, 30)))
def test_the_next_day_has_the_next_deal(day: datetime.date) -> None:
    daily = Daily.load(ASSETS, Problems())
    assert daily.table is not None
    deals = [daily.deal(day), daily.deal(day + datetime.timedelta(days=1))]
    places = [daily.table.deals.index((deal.seed, deal.level)) for deal in deals if deal is not None]
    assert (places[1] - places[0]) % len(daily.table.deals) == 1


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\x00",
        b"[" * 100_000,
        [],
        {},
        {**GOOD, "deals": []},
        {**GOOD, "deals": [[1]]},
        {**GOOD, "deals": [[-1, 4]]},
        {**GOOD, "deals": [[2**63, 4]]},
        {**GOOD, "deals": [[1, "4"]]},
        {**GOOD, "first": "Monday"},
        {**GOOD, "game": 10},
    ],
)
def test_a_broken_table_is_told_and_there_is_no_deal(tmp_path: Path, content: object) -> None:
    daily, problems = load(tmp_path, content)
    assert daily.deal(datetime.date(2026, 3, 5)) is None
    assert [problem.code for problem in problems.all] == ["daily-unreadable"]


def test_a_missing_table(tmp_path: Path) -> None:
    problems = Problems()
    assert Daily.load(tmp_path, problems).deal(datetime.date(2026, 3, 5)) is None
    assert [problem.code for problem in problems.all] == ["daily-unreadable"]


def test_a_deal_is_played_and_kept_for_its_day(tmp_path: Path) -> None:
    daily, _ = load(tmp_path, GOOD)
    day = datetime.date(2026, 3, 3)
    deal = daily.deal(day)
    assert deal is not None
    setup = deal.setup(EVA, ROBOT)
    assert (setup.seed, setup.options, setup.level, setup.purpose) == (22, {"solo_level": 5}, 5, "daily")
    store = Store(tmp_path / "data", patience=0)
    for number in range(TRIES):
        assert store.day(day).left == TRIES - number
        match = Match.start(store, setup)
        match.act(match.view().legal_actions()[0])
        assert match.marks == (frozenset({"replayed"}) if number else frozenset())
    assert store.day(day).left == 0
    assert [each.id for each in store.day(day).tries][-1] == match.id
    store.close()
