"""The automatic opponent."""

from __future__ import annotations

import pytest

import rules
from rules.core import BadSetup, IllegalAction
from rules.ten import TenState
from tests.rules.ten.table import begin, do, legal, named, set_up


def solo(deck: str, level: int = 7, changes: str = "") -> TenState:
    state = begin(deck, 1, solo_level=level)
    return set_up(state, changes) if changes else state


def opponents_turn(deck: str, level: int = 7, changes: str = "") -> TenState:
    """After the human has drawn G9 and taken it."""
    state = solo("G9 " + deck, level, changes)
    do(state, "draw,take numbers,done")
    assert state.to_act == 1
    return state


def follow(state: TenState) -> list[str]:
    """What the opponent does until it is not to act any more."""
    done = []
    while state.to_act == 1:
        (action,) = state.legal_actions()
        done.append(str(action))
        state.apply(action)
    return done


def test_two_entries_and_five_tokens_each() -> None:
    state = solo("R1")
    assert state.tokens == (5, 5) and state.busts == (0, 0) and state.collections == ((), ())
    assert state.to_act == state.active == 0 and state.seats == 1
    assert state.ranking() == [[1], [0]]  # a tie is the opponent's
    assert len(rules.new_game("ten", seats=1, options={"solo_level": 4}).view(0).pile) == 59  # type: ignore[attr-defined]


@pytest.mark.parametrize(("level", "draws"), [(4, 2), (5, 2), (6, 3), (10, 5)])
def test_it_draws_until_the_total_exceeds_the_level(level: int, draws: int) -> None:
    state = opponents_turn("R1 R5 R2 R2 R1 R9", level)  # 1 6 8 10 11
    assert follow(state)[: draws + 1] == ["draw"] * draws + ["take numbers"]


def test_the_total_cannot_bust_it() -> None:
    state = opponents_turn("R7 R9 R1", 10)
    assert follow(state) == ["draw", "draw", "take numbers", "done"]
    assert named(state.collections[1]) == ["R7", "R9"] and state.busts == (0, 0)


def test_currency_busts_it_and_pays_nobody() -> None:
    state = opponents_turn("$5 R1 $5 $1 R1")
    assert follow(state) == ["draw"] * 4
    assert state.busts == (0, 1) and state.tokens == (5, 5) and state.to_act == 0
    assert named(state.market) == ["R1"]


def test_its_numbers_pay_the_human() -> None:
    state = opponents_turn("$4 $3 R9 R8 R1", 7, "player0 2 0 -")
    assert follow(state)[-2:] == ["take numbers", "done"]
    assert state.tokens == (9, 5)


def test_the_human_pays_it() -> None:
    state = solo("$2 R1 R1")
    do(state, "draw,draw,take numbers")
    assert state.tokens == (5, 7)
    state = solo("$2 R9 R9 R1")
    do(state, "draw,draw,draw")
    assert state.tokens == (5, 7) and state.busts == (1, 0)


@pytest.mark.parametrize(
    ("deck", "moves"),
    [
        ("R1", ["draw", "take numbers", "done", "done"]),
        ("$2 R1", ["draw", "draw", "take numbers", "done", "done"]),
        ("$2 $1", ["draw", "draw", "take currency", "done"]),
    ],
)
def test_at_the_end_of_the_deck_it_takes_what_there_is(deck: str, moves: list[str]) -> None:
    state = opponents_turn(deck)
    found = follow(state)  # its turn, and after its own purchase the human's last one comes first
    assert found == moves[: len(found)]
    do(state, "done")
    found += follow(state)
    assert found == moves and state.to_act is None


def test_it_never_buys() -> None:
    state = opponents_turn("R8 R1", 7, "market R2\nplayer1 9 0 -")
    do(state, "draw,take numbers")
    assert legal(state) == ["done"]
    with pytest.raises(IllegalAction) as refused:
        do(state, "buy R2")
    assert (refused.value.code, refused.value.params) == ("forced", {"action": "done"})


@pytest.mark.parametrize(
    ("human", "opponent", "bid"),
    [
        ("5 0 -", "5 0 -", "bid 5"),
        ("3 0 -", "5 0 -", "bid 3"),
        ("3 1 -", "5 0 -", "bid 5"),
        ("9 0 -", "2 1 -", "bid 5"),
        ("0 0 R1 R2", "5 0 -", "bid 1"),
        ("0 0 -", "0 1 -", "bid 1"),
        ("5 0 -", "0 0 R1 R2", "pass"),
        ("0 0 -", "0 0 -", "pass"),
    ],
)
def test_bidding_first(human: str, opponent: str, bid: str) -> None:
    state = solo("*# R1", 7, f"player0 {human}\nplayer1 {opponent}\ndiscard $1 $1")
    do(state, "draw")
    assert state.to_act == 1 and legal(state) == [bid]


@pytest.mark.parametrize(
    ("said", "opponent", "bid"),
    [
        ("pass", "5 0 -", "bid 1"),
        ("pass", "0 0 R1", "pass"),
        ("pass", "0 1 -", "bid 1"),
        ("bid 3", "5 0 -", "bid 4"),
        ("bid 3", "3 0 R1 R2", "pass"),
        ("bid 3", "1 1 -", "bid 4"),
        ("bid 4", "1 1 -", "pass"),
    ],
)
def test_bidding_last(said: str, opponent: str, bid: str) -> None:
    state = opponents_turn("*# R1", 7, f"player1 {opponent}\ndiscard $1 $1")
    do(state, "draw")
    assert state.to_act == 0
    do(state, said)
    assert state.to_act == 1 and legal(state) == [bid]


def test_it_pays_tokens_first_then_bust_tokens_never_cards() -> None:
    state = solo("*# R1", 7, "player0 9 0 -\nplayer1 2 2 R1 R2\ndiscard $1 $1")
    do(state, "draw,bid 8,pass")
    assert follow(state) == ["pay token", "pay token", "pay bust", "pay bust"]
    assert state.tokens[1] == state.busts[1] == 0 and named(state.collections[1]) == ["R1", "R2", "*#"]
    assert state.to_act == 0


def test_its_cards_are_no_money() -> None:
    view = solo("*# R1", 7, "player0 5 0 B1 B2\nplayer1 2 1 R1 R2\ndiscard $1").view(0)
    assert view.power(0) == 7 and view.power(1) == 5


def test_wilds_do_not_count_to_its_total() -> None:
    state = opponents_turn("R5 *9 R1 R2 R1", 7)
    do(state, "draw,draw,pass")
    assert follow(state)[:3] == ["bid 1", "pay token", "draw"]


def test_a_wild_as_its_last_card() -> None:
    state = opponents_turn("*9")
    do(state, "draw,bid 1")
    assert follow(state) == ["bid 2", "pay token", "pay token"]
    assert state.to_act == 0 and state.last_buys
    do(state, "done")
    assert legal(state) == ["done"]


@pytest.mark.parametrize(
    ("human", "opponent", "ranking", "rule"),
    [
        ("R1 R2", "B1", [[0], [1]], "points"),
        ("R1", "B1", [[1], [0]], "solo tie"),
        ("R1", "B1 B3", [[1], [0]], "solo tie"),
        ("R1", "B1 *2", [[1], [0]], "points"),
    ],
)
def test_the_human_wins_only_with_more_points(human: str, opponent: str, ranking: list[list[int]], rule: str) -> None:
    changes = f"player0 10 0 {human}\nplayer1 0 0 {opponent}"
    state = solo("$1", 7, changes)
    do(state, "draw,take currency,done,done")
    state = set_up(state, changes)
    assert state.ranking() == ranking
    outcome = state.outcome()
    assert outcome is not None and (outcome.winners, outcome.rule) == (tuple(ranking[0]), rule)


@pytest.mark.parametrize("level", range(4, 11))
def test_levels(level: int) -> None:
    assert rules.new_game("ten", seats=1, options={"solo_level": level}).view(0).solo_level == level  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (1, None),
        (1, {"solo_level": 3}),
        (1, {"solo_level": 11}),
        (1, {"solo_level": "7"}),
        (1, {"solo_level": 7.0}),
        (1, {"solo_level": None}),
        (2, {"solo_level": 7}),
        (2, {"solo_level": None}),
        (2, {"unsold_wild": "burn"}),
        (2, {"unsold_wild": None}),
        (2, {"solo": 7}),
        (2, 5),
        (0, {}),
        (6, {}),
        (-1, {}),
        ("2", {}),
        (2.0, {}),
        (True, {"solo_level": 7}),
        (None, {}),
    ],
)
def test_bad_set_ups(seats: object, options: object) -> None:
    with pytest.raises(BadSetup):
        rules.new_game("ten", seats=seats, options=options)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, "1", None, True])
def test_bad_seeds(seed: object) -> None:
    with pytest.raises(BadSetup):
        rules.new_game("ten", seats=2, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "deck",
    ["", "   ", "R0", "R10", "r1", "R1,R2", "R1 X", "R1\xa0R2", "$6", "**", "*0", "R", "R१", "R1|R2", 5, ["R1"], b"R1"],
)
def test_bad_decks(deck: object) -> None:
    with pytest.raises(BadSetup):
        rules.new_game("ten", seats=2, deck=deck)  # type: ignore[arg-type]


def test_a_deck_of_absurd_length_is_refused_at_once() -> None:
    with pytest.raises(BadSetup) as refused:
        rules.new_game("ten", seats=2, deck="R1 " * 3_000_000)
    assert refused.value.code == "deck_too_long"


def test_long_and_strange_decks_are_fine() -> None:
    state = rules.new_game("ten", seats=5, deck=" R1" * 100_000 + "  *#\n*#\t$5 ")
    assert state.view(0).deck_left == 100_003  # type: ignore[attr-defined]
