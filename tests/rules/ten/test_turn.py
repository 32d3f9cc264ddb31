"""Drawing, busts and rewards, beyond the worked examples."""

from __future__ import annotations

import pytest

from rules.core import IllegalAction
from rules.ten import BY_TEXT, TenCard
from rules.ten.events import (
    Busted,
    BustTokenTaken,
    BuyPhaseBegan,
    CurrencyTaken,
    DeckEmptied,
    Discarded,
    Drawn,
    MovedToMarket,
    NumbersTaken,
    RunGrew,
    TokensGained,
    TurnBegan,
    TurnEnded,
)
from tests.rules.ten.table import begin, do, legal, named, set_up


def c(texts: str) -> tuple[TenCard, ...]:
    return tuple(BY_TEXT[text] for text in texts.split())


def refused(state: object, text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalAction) as caught:
        do(state, text)  # type: ignore[arg-type]
    return caught.value.code, caught.value.params


def test_the_beginning() -> None:
    state = begin("R1 R2", 3)
    assert (state.active, state.to_act, state.total, state.due, state.high_bid) == (0, 0, 0, 0, 0)
    assert state.high_bidder is None and state.buying is None
    assert state.tokens == (5, 5, 5) and state.busts == (0, 0, 0) and state.collections == ((), (), ())
    assert state.tableau == state.market == state.discard == () and state.deck_left == 2
    assert state.scores() == [0, 0, 0] and state.ranking() == [[0, 1, 2]] and state.outcome() is None


def test_the_first_card_is_compulsory() -> None:
    state = begin("R1 R2")
    assert legal(state) == ["draw"]
    assert refused(state, "take numbers") == ("nothing_showing", {})
    assert refused(state, "take currency") == ("nothing_showing", {})
    assert refused(state, "pass") == ("not_now", {"phase": "play"})


def test_a_reward_needs_a_card_of_its_kind() -> None:
    state = begin("R1 $1 R2")
    do(state, "draw")
    assert legal(state) == ["draw", "take numbers"]
    assert refused(state, "take currency") == ("no_currency_showing", {})
    do(state, "draw")
    assert legal(state) == ["draw", "take numbers", "take currency"]
    state = begin("$1 R2")
    do(state, "draw")
    assert legal(state) == ["draw", "take currency"]
    assert refused(state, "take numbers") == ("no_number_showing", {})


def test_a_number_and_a_coin_of_the_same_worth_are_both_there() -> None:
    state = begin("R3 $3 R2")
    do(state, "draw,draw")
    assert state.total == 0 and legal(state) == ["draw", "take numbers", "take currency"]


def test_after_the_last_card_a_reward_must_be_taken() -> None:
    state = begin("R1 $1")
    do(state, "draw,draw")
    assert legal(state) == ["take numbers", "take currency"]
    assert refused(state, "draw") == ("deck_empty", {})


def test_events_of_a_total_bust() -> None:
    state = set_up(begin("R9 $2 B9 O9 R1", 3), "player2 9 0 -")
    do(state, "draw,draw")
    events = do(state, "draw,draw")
    assert events == [
        Drawn(0, BY_TEXT["B9"], 16),
        Busted(0, "total", c("R9 B9"), c("$2")),
        BustTokenTaken(0),
        TokensGained(1, 2, 2),
        TokensGained(2, 1, 2),
        TurnEnded(0),
        TurnBegan(1),
        Drawn(1, BY_TEXT["O9"], 9),
    ]


def test_events_of_a_currency_bust() -> None:
    state = begin("$5 R1 $5 $2 R1", 3)
    do(state, "draw,draw,draw")
    assert do(state, "draw") == [
        Drawn(0, BY_TEXT["$2"], -11),
        Busted(0, "currency", c("R1"), c("$5 $5 $2")),
        BustTokenTaken(0),
        TurnEnded(0),
        TurnBegan(1),
    ]


def test_events_of_taking_numbers() -> None:
    state = set_up(begin("R1 $2 R2 B5 R1"), "player0 5 0 B4")
    do(state, "draw,draw,draw,draw")
    assert do(state, "take numbers") == [
        NumbersTaken(0, c("R1 R2 B5")),
        RunGrew(0, "R", 2),
        RunGrew(0, "B", 2),
        TokensGained(1, 2, 2),
        Discarded(c("$2")),
        BuyPhaseBegan(0, False),
    ]


def test_events_of_taking_currency() -> None:
    state = begin("R1 $2 $1 R1")
    do(state, "draw,draw,draw")
    assert do(state, "take currency") == [
        CurrencyTaken(0, c("$2 $1")),
        TokensGained(0, 3, 3),
        Discarded(c("$2 $1")),
        MovedToMarket(c("R1")),
        TurnEnded(0),
        TurnBegan(1),
    ]
    assert named(state.market) == ["R1"] and state.tokens == (8, 5)


def test_taking_currency_is_allowed_at_ten() -> None:
    state = set_up(begin("$2 R1"), "player0 10 0 -")
    events = do(state, "draw,take currency")
    assert TokensGained(0, 0, 2) in events and state.tokens == (10, 5) and named(state.discard) == ["$2"]


def test_the_last_card_says_so() -> None:
    state = begin("R1 R2")
    assert DeckEmptied() not in do(state, "draw")
    assert DeckEmptied() in do(state, "draw")


def test_who_draws_reveals_to_everybody() -> None:
    state = begin("R1 R2")
    drawn = do(state, "draw")[0]
    for seat in (0, 1, None):
        assert drawn.seen_by(seat) is drawn
        assert drawn.reveals(seat) == c("R1")
    assert all(event.reveals(0) == () for event in do(state, "take numbers,done"))


def test_a_run_that_does_not_grow_tells_nothing() -> None:
    state = set_up(begin("R9 R1"), "player0 5 0 R1 R2")
    assert not [event for event in do(state, "draw,take numbers") if isinstance(event, RunGrew)]


def test_equal_cards_of_one_turn_all_count_for_the_total() -> None:
    state = begin("R3 R3 R3 R1")
    do(state, "draw,draw,draw")
    assert state.total == 9
    do(state, "take numbers")
    assert named(state.collections[0]) == ["R3", "R3", "R3"] and state.scores() == [1, 0]
