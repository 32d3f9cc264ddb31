"""Purchases, payment, the end of the game and who won."""

from __future__ import annotations

import pytest

from rules.core import IllegalAction, Outcome
from rules.ten import BY_TEXT, TenState
from rules.ten.events import (
    BuyDeclined,
    BuyPhaseBegan,
    BuyStarted,
    CardTaken,
    GameEnded,
    LastBuysBegan,
    Paid,
    RunGrew,
    TurnBegan,
    TurnEnded,
)
from tests.rules.ten.table import begin, do, legal, named, set_up


def buying(changes: str, deck: str = "O1 R1", seats: int = 2) -> TenState:
    """Seat 0 has taken O1 and may buy."""
    state = set_up(begin(deck, seats), changes)
    do(state, "draw,take numbers")
    return state


def code(state: TenState, text: str) -> tuple[str, dict[str, object]]:
    before = state.copy()
    with pytest.raises(IllegalAction) as refused:
        do(state, text)
    assert state == before
    return refused.value.code, refused.value.params


def test_what_can_be_bought() -> None:
    state = buying("player0 2 1 G1\nmarket R9 R7 R6 B5 B5 G1 O1")  # with O1 the purse is 2 + 3 + 2
    assert legal(state) == ["buy R6", "buy R7", "buy B5", "done"]
    assert code(state, "buy R9") == ("cannot_afford", {"card": "R9", "price": 9, "power": 7})
    assert code(state, "buy G1") == ("already_owned", {"card": "G1"})
    assert code(state, "buy O1") == ("already_owned", {"card": "O1"})  # taken this turn
    assert code(state, "buy R1") == ("not_in_market", {"card": "R1"})
    assert code(state, "buy *5") == ("not_in_market", {"card": "*5"})
    assert code(state, "pay token") == ("not_now", {"phase": "buy"})


def test_ownership_is_checked_before_payment() -> None:
    """Paying with one's own R2 doesn't make room for another R2."""
    state = buying("player0 0 0 R2 R2\nmarket R2")
    assert legal(state) == ["done"]


def test_a_purchase_ends_the_turn_by_itself() -> None:
    state = buying("player0 4 0 O3\nmarket O2 R9")
    assert do(state, "buy O2") == [BuyStarted(0, BY_TEXT["O2"], 2)]
    assert (state.due, str(state.buying), named(state.market)) == (2, "O2", ["R9", "O2"])
    assert legal(state) == ["pay token", "pay O1", "pay O3"]
    assert code(state, "done") == ("not_now", {"phase": "pay card"})
    do(state, "pay token")
    assert do(state, "pay token") == [
        Paid(0, "token", 1, 0),
        CardTaken(0, BY_TEXT["O2"], "market"),
        RunGrew(0, "O", 3),
        TurnEnded(0),
        TurnBegan(1),
    ]
    assert named(state.market) == ["R9"] and state.buying is None and state.due == 0
    assert state.tokens == (2, 5) and state.scores() == [3, 0]


def test_one_of_two_equal_cards_stays_in_the_market() -> None:
    state = buying("player0 5 0 -\nmarket R2 R2")
    do(state, "buy R2,pay token,pay token")
    assert named(state.market) == ["R2"] and "R2" in named(state.collections[0])


def test_the_card_taken_this_turn_pays() -> None:
    state = buying("player0 1 0 -\nmarket R2")
    do(state, "buy R2,pay O1,pay token")
    assert named(state.collections[0]) == ["R2"] and named(state.discard) == ["O1"]


def test_declining() -> None:
    state = buying("market R2")
    assert do(state, "done") == [BuyDeclined(0), TurnEnded(0), TurnBegan(1)]
    assert state.to_act == 1 and named(state.market) == ["R2"]


def test_no_purchase_after_taking_currency_or_a_bust() -> None:
    state = set_up(begin("$1 R1"), "market R2")
    do(state, "draw,take currency")
    assert state.to_act == 1 and state.phase == "play"
    state = set_up(begin("R9 R9 R1"), "market R2")
    do(state, "draw,draw")
    assert state.to_act == 1 and state.phase == "play"


def test_the_end() -> None:
    state = set_up(begin("O1"), "player0 5 0 -\nplayer1 2 0 -\nmarket R2")
    events = do(state, "draw,take numbers,buy R2,pay token,pay token")
    assert events[-3:] == [TurnEnded(0), LastBuysBegan(1), BuyPhaseBegan(1, True)]
    assert state.to_act == 1 and state.active == 0
    assert do(state, "done") == [BuyDeclined(1), BuyPhaseBegan(0, True)]
    outcome = Outcome((0,), "points", (2, 0), ((0,), (1,)))
    assert do(state, "done") == [BuyDeclined(0), GameEnded(outcome)]
    assert state.outcome() == outcome
    assert state.to_act is None and list(state.legal_actions()) == []
    assert code(state, "done") == ("game_over", {})
    assert code(state, "draw") == ("game_over", {})


def test_the_last_drawer_busts_and_still_buys_last() -> None:
    state = set_up(begin("R9 R3", 3), "player0 9 0 -")
    events = do(state, "draw,draw")
    assert events[-2:] == [LastBuysBegan(1), BuyPhaseBegan(1, True)]
    assert legal(state) == ["buy R3", "done"] and state.busts == (1, 0, 0)
    do(state, "buy R3,pay token,pay token,pay token")
    assert state.to_act == 2 and legal(state) == ["done"]
    do(state, "done")
    assert state.to_act == 0 and legal(state) == ["buy R9", "done"]
    do(state, "buy R9", *["pay token"] * 9)
    assert state.to_act is None and state.scores() == [1, 1, 0]


@pytest.mark.parametrize(
    ("players", "ranking", "rule"),
    [
        (["5 0 R1 R2", "9 0 B1", "9 0 G1"], [[0], [1, 2]], "points"),
        (["5 0 B1", "5 0 R1 R2", "5 0 G1 G2 G3"], [[2], [1], [0]], "points"),
        (["5 3 B1", "6 0 R1", "5 0 G1"], [[1], [0, 2]], "tokens"),  # bust tokens are ignored
        (["5 0 B1", "6 0 R1 R1", "5 0 G1"], [[1], [0, 2]], "tokens"),  # before the number of cards
        (["5 0 B1 B1", "5 0 R1", "5 0 G1 G3"], [[1], [0, 2]], "cards"),
        (["5 0 B1", "5 0 R1", "4 0 G1 G3"], [[0, 1], [2]], "shared"),
        (["5 0 B1", "5 0 *#", "5 0 G3"], [[0, 1, 2]], "shared"),
        (["5 0 B1 *2", "5 0 R1 R2 R2", "5 0 G3 G5"], [[0], [1], [2]], "cards"),
    ],
)
def test_ranking(players: list[str], ranking: list[list[int]], rule: str) -> None:
    changes = [f"player{seat} {holds}" for seat, holds in enumerate(players)]
    state = set_up(begin("$1", 3), "\n".join([*changes, "discard $1 $1 $1"]))
    assert state.ranking() == ranking
    do(state, "draw,take currency,done,done,done")
    state = set_up(state, "\n".join(changes))
    assert state.ranking() == ranking
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == (tuple(ranking[0]), rule)
    assert outcome.ranking == tuple(map(tuple, ranking)) and list(outcome.scores) == state.scores()
