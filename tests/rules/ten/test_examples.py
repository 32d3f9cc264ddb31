"""The worked examples of the rules page, in its order."""

from __future__ import annotations

import pytest

from rules.core import IllegalAction
from rules.ten import points, scoring
from rules.ten.cards import BY_TEXT
from tests.rules.ten.table import begin, do, kinds, legal, named, set_up


def totals(deck: str) -> list[int]:
    """The running totals of one turn that draws the whole deck but its last card."""
    state = begin(deck)
    found = []
    for _ in deck.split()[:-1]:
        do(state, "draw")
        found.append(state.total)
    return found


def test_1_wilds_aside_numbers_minus_currency() -> None:
    state = begin("G4 $5 R7 R1")
    do(state, "draw,draw,draw")
    assert state.total == 6
    assert state.active == state.to_act == 0
    assert named(state.tableau) == ["G4", "$5", "R7"]


DECK_2 = "R3 $5 G6 $1 O5 R1"


def test_2_the_total_may_be_negative() -> None:
    assert totals(DECK_2) == [3, -2, 4, 3, 8]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_2_taking_numbers(seats: int) -> None:
    state = begin(DECK_2, seats)
    do(state, "draw,draw,draw,draw,draw,take numbers")
    assert sorted(named(state.collections[0])) == ["G6", "O5", "R3"]
    assert state.tokens == (5, *[10] * (seats - 1))
    assert state.market == () and named(state.discard) == ["$1", "$5"]
    assert state.to_act == 0 and legal(state) == ["done"]


def test_2_the_others_gain_six_up_to_ten() -> None:
    state = set_up(begin(DECK_2, 3), "player1 0 0 -\nplayer2 9 0 -")
    events = do(state, "draw,draw,draw,draw,draw,take numbers")
    assert state.tokens == (5, 6, 10)
    gains = [event for event in events if type(event).__name__ == "TokensGained"]
    assert [(e.seat, e.amount, e.offered) for e in gains] == [(1, 6, 6), (2, 1, 6)]  # type: ignore[attr-defined]


def test_2_taking_currency() -> None:
    state = set_up(begin(DECK_2, 3), "player0 3 0 -")
    events = do(state, "draw,draw,draw,draw,draw,take currency")
    assert kinds(events[5:]) == [
        "CurrencyTaken",
        "TokensGained",
        "Discarded",
        "MovedToMarket",
        "TurnEnded",
        "TurnBegan",
    ]
    assert state.tokens == (9, 5, 5)
    assert sorted(named(state.market)) == ["G6", "O5", "R3"]
    assert state.collections[0] == () and named(state.discard) == ["$1", "$5"]
    assert state.to_act == 1 and legal(state) == ["draw"]


def test_3_exactly_ten_is_safe_then_a_total_bust() -> None:
    state = begin("R6 B4 O1 R1")
    do(state, "draw,draw")
    assert state.total == 10 and state.to_act == 0 and legal(state) == ["draw", "take numbers"]
    events = do(state, "draw")
    assert state.busts == (1, 0) and state.tokens == (5, 5)
    assert sorted(named(state.market)) == ["B4", "O1", "R6"]
    assert state.to_act == 1 and kinds(events) == ["Drawn", "Busted", "BustTokenTaken", "TurnEnded", "TurnBegan"]


def test_4_currency_ten_is_safe_then_a_currency_bust_pays_nobody() -> None:
    state = begin("$5 $5 $1 R1", 3)
    do(state, "draw,draw")
    assert state.total == -10 and legal(state) == ["draw", "take currency"]
    do(state, "draw")
    assert state.busts == (1, 0, 0) and state.tokens == (5, 5, 5)
    assert state.to_act == 1 and named(state.discard) == ["$1", "$5", "$5"]


def test_5_currency_alone_busts_at_a_low_total() -> None:
    state = begin("$5 $5 R3 $1 R1")
    do(state, "draw,draw,draw")
    assert state.total == -7
    do(state, "draw")
    assert state.busts == (1, 0) and state.tokens == (5, 5) and named(state.market) == ["R3"]


def test_6_ten_tokens_are_the_limit() -> None:
    state = set_up(begin("$4 $2 R9 R9 R1"), "player1 8 0 -")
    do(state, "draw,draw,draw,take numbers")
    assert state.tokens == (5, 10)
    state = set_up(begin("R9 R9 R1"), "player0 10 0 -")
    do(state, "draw,draw")
    assert state.tokens == (10, 5) and state.busts == (1, 0)


def test_7_a_four_for_two_bust_tokens_loses_two() -> None:
    state = set_up(begin("O1 R1"), "player0 0 2 G1 G2\nmarket B4\ndiscard $1 $1")
    do(state, "draw,take numbers,buy B4,pay bust")
    assert state.due == 1 and state.busts == (1, 0)
    assert named(state.market) == ["B4"] and str(state.buying) == "B4"
    events = do(state, "pay bust")
    assert state.busts == (0, 0) and "B4" in named(state.collections[0]) and state.market == ()
    assert [event.amount for event in events if type(event).__name__ == "Overpaid"] == [2]  # type: ignore[attr-defined]


def test_7_own_card_bars_the_purchase_a_wild_does_not() -> None:
    state = set_up(begin("O1 R1"), "player0 5 0 B5\nmarket B5")
    do(state, "draw,take numbers")
    assert legal(state) == ["done"]
    with pytest.raises(IllegalAction) as refused:
        do(state, "buy B5")
    assert refused.value.code == "already_owned"
    state = set_up(begin("O1 R1"), "player0 5 0 *5\nmarket B5")
    do(state, "draw,take numbers")
    assert legal(state) == ["buy B5", "done"]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("R1 R2 R3 R5 R7", 3),
        ("R1 R2 R3 R5 R6 R7 R8", 4),
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9", 10),
        ("", 0),
        ("R1 R1 R1", 1),
        ("R2 R3 R4 R5 R6 R7 R8 R9", 8),
        ("R1 B1 O1 G1", 4),
    ],
)
def test_8_the_longest_unbroken_run_of_each_colour(cards: str, expected: int) -> None:
    assert points([BY_TEXT[text] for text in cards.split()]) == expected


def test_9_wilds_fill_gaps() -> None:
    blue = ["B1", "B2", "B3", "B4", "B5", "B6", "B8", "B9"]
    with_own = scoring([BY_TEXT[text] for text in [*blue, "B#"]])
    assert with_own.total == 10 and [(p.wild, p.colour, p.number) for p in with_own.places] == [("B#", "B", 7)]
    with_other = scoring([BY_TEXT[text] for text in [*blue, "G#"]])
    assert with_other.total == 7
    assert [(c.colour, c.points) for c in with_other.colours] == [("R", 0), ("B", 6), ("O", 0), ("G", 1)]


def test_10_last_buys_begin_left_of_who_drew_the_last_card() -> None:
    """Player 2 of 4 draws the last card: the order is 3, 4, 1, 2."""
    state = begin("R1 R2", 4)
    do(state, "draw,take numbers,done,draw")
    assert state.deck_left == 0 and legal(state) == ["take numbers"]
    do(state, "take numbers,done")
    order = []
    while state.to_act is not None:
        order.append(state.to_act)
        assert state.active == 1 and state.last_buys
        do(state, "done")
    assert order == [2, 3, 0, 1]
    assert state.outcome() is not None
