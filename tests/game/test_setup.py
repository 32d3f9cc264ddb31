"""Setups and results as values and as text."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from game.setup import DEALS, LONGEST_NAME, Result, Seat, Setup, new_deal

names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=LONGEST_NAME)
seats = st.builds(
    Seat,
    names,
    st.sampled_from(["person", "easy", "normal", "hard", "random", "solo"]),
    st.none() | st.text(st.characters(exclude_categories=["Cs"]), max_size=20),
    st.integers(0, 99),
    st.none() | st.just("pad:0"),
)
setups = st.builds(
    Setup,
    st.sampled_from(["ten", "zatre"]),
    st.lists(seats, min_size=1, max_size=8).map(tuple),
    st.integers(0, 2**63 - 1),
    st.dictionaries(st.sampled_from(["a", "b"]), st.integers(-5, 5) | st.booleans() | st.text("xyz", max_size=3)),
    st.none() | st.just("R1 R2"),
    st.sampled_from(["table", "solo", "daily", "ladder", "record"]),
    st.none() | st.integers(0, 12),
    st.none() | st.dates().map(lambda day: day.isoformat()),
)


@given(setups)
def test_text_and_back(setup: Setup) -> None:
    again = Setup.from_text(setup.to_text())
    assert again == setup
    assert [type(value) for value in again.options.values()] == [type(value) for value in setup.options.values()]


GOOD = json.loads(Setup("ten", (Seat("Eva"),), 7).to_text())


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": [{"name": "x"}] * 17},
        {"seats": [{"name": ""}]},
        {"seats": [{"name": "x" * 41}]},
        {"seats": [{"name": "x", "kind": "god"}]},
        {"seats": [{"name": "x", "colour": -1}]},
        {"seed": -1},
        {"seed": 2**63},
        {"seed": "7"},
        {"seed": True},
        {"options": {"a": [1]}},
        {"options": {"a": 1.5}},
        {"purpose": "fun"},
        {"day": "yesterday"},
        {"level": "7"},
        {"game": None},
    ],
)
def test_text_of_the_wrong_kind_is_refused(change: dict[str, object]) -> None:
    assert Setup.from_text(json.dumps(GOOD)).seed == 7
    with pytest.raises(ValueError, match=r"Expected|Invalid"):
        Setup.from_text(json.dumps({**GOOD, **change}))


@pytest.mark.parametrize("text", ["", "{", "null", "[" * 100_000, '{"game":' * 50_000])
def test_text_of_nothing_is_refused(text: str) -> None:
    for kind in (Setup, Result):
        with pytest.raises(ValueError):
            kind.from_text(text)  # type: ignore[attr-defined]


def test_players_and_people() -> None:
    solo = Setup("ten", (Seat("Eva"), Seat("R", "solo")))
    assert (solo.players, solo.people, solo.solo) == (1, (0,), True)
    table = Setup("ten", (Seat("A", "normal"), Seat("Eva"), Seat("Jan")))
    assert (table.players, table.people, table.solo) == (3, (1, 2), False)


def test_what_a_rematch_keeps() -> None:
    daily = Setup("ten", (Seat("Eva"), Seat("R", "solo")), 5, {"solo_level": 7}, purpose="daily", day="2026-03-05")
    assert daily.again(same_deal=False) == daily
    ladder = replace(daily, purpose="ladder", day=None, level=7)
    new = ladder.again(same_deal=False)
    assert replace(new, seed=5) == ladder
    rigged = Setup("ten", (Seat("Eva"), Seat("Jan")), 5, deck="R1 R2")
    assert rigged.again(same_deal=True) == rigged
    assert rigged.again(same_deal=False).deck is None
    opened = replace(rigged, purpose="record")
    assert opened.again(same_deal=False).purpose == "table"
    assert replace(daily, purpose="record").again(same_deal=False).purpose == "solo"


def test_deals_that_a_person_can_remember() -> None:
    deals = {new_deal() for _ in range(200)}
    assert len(deals) > 190
    assert all(0 <= deal < DEALS for deal in deals)


@pytest.mark.parametrize(
    ("lower", "scores", "winners", "won", "margin"),
    [
        (False, (20, 15, 3), (0,), True, 5),
        (False, (20, 25, 3), (1,), False, -5),
        (False, (20, 20, 3), (0, 1), True, 0),
        (True, (20, 25, 30), (0,), True, 5),
        (True, (20, 15, 30), (1,), False, -5),
    ],
)
def test_the_margin_of_the_only_person(
    monkeypatch: pytest.MonkeyPatch,
    lower: bool,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    won: bool,
    margin: int,
) -> None:
    monkeypatch.setattr(type(rules.GAMES["ten"]), "lower_is_better", lower)
    setup = Setup("ten", (Seat("Eva"), Seat("A", "normal"), Seat("B", "normal")))
    outcome = rules.Outcome(winners, "points", scores, ((0,), (1,), (2,)))
    result = Result.of(outcome, setup, {"undone"})
    assert (result.won, result.margin, result.marks) == (won, margin, {"undone"})
    assert Result.from_text(result.to_text()) == result
    both = Result.of(outcome, setup.with_seat(1, Seat("Jan")), ())
    assert (both.won, both.margin) == (None, None)
