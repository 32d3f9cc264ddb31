"""The suggested payment: nothing wasted; tokens, then bust tokens, then duplicates, then the least useful cards."""

from __future__ import annotations

from random import Random

import pytest

import rules
from rules.ten import BY_TEXT, TenState
from rules.ten.payment import worth
from tests.rules.ten.table import begin, do, set_up


def suggestion(holds: str, price: int, card: str = "") -> list[str]:
    """For seat 0, who holds that, and wants to buy a card of that price."""
    wanted = card or f"G{price}"
    state = set_up(begin("O9 R1"), f"player1 {holds}\nmarket {wanted} R9 R9 R9 R9")
    return [str(action) for action in state.view(1).suggest_payment_for(BY_TEXT[wanted], price)]


@pytest.mark.parametrize(
    ("holds", "price", "expected"),
    [
        ("5 0 -", 3, "token token token"),
        ("5 2 R1 R1", 3, "token token token"),
        ("1 2 -", 4, "token bust"),
        ("2 1 -", 4, "token bust"),
        ("2 2 -", 8, "token token bust bust"),
        ("0 2 -", 4, "bust bust"),
        ("0 1 R1 R1 R1", 2, "R1 R1"),
        ("0 1 R1 R1 R1 R1", 4, "bust R1"),
        ("1 0 R1 R1 B1", 2, "token R1"),
        ("1 0 R1 R2 R3 B7", 2, "token B7"),  # a point goes either way, but the red ones hold together
        ("0 0 R1 R2 R3 R5", 1, "R5"),
        ("0 1 R1 R2 R3", 1, "bust"),  # rather change lost than a point
        ("0 0 R1 R1", 2, "R1 R1"),
    ],
)
def test_examples(holds: str, price: int, expected: str) -> None:
    assert suggestion(holds, price) == [f"pay {coin}" for coin in expected.split()]


def test_the_card_to_come_counts() -> None:
    """With the blue 3 coming, blue 4 is worth more than the red pair's end."""
    assert suggestion("0 0 B1 B2 B4 O8", 1, "B3") == ["pay O8"]
    assert suggestion("0 0 B2 B4 B8", 1, "B3") == ["pay B8"]


def test_too_poor() -> None:
    assert suggestion("1 0 R1", 3) == []
    assert begin("R1").view(None).suggest_payment_for(BY_TEXT["R1"], 1) == ()
    assert begin("R1").view(0).suggest_payment() == ()


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_it_is_legal_to_the_last_coin_and_ends_the_payment(seats: int) -> None:
    paid = 0
    for seed in range(8):
        options = {"solo_level": 4 + seed % 7} if seats == 1 else {}
        state = rules.new_game("ten", seats=seats, seed=seed, options=options)
        assert isinstance(state, TenState)
        chance = Random(seed)
        while state.to_act is not None:
            if state.due:
                seat, due, view = state.to_act, state.due, state.view(state.to_act)
                plan = view.suggest_payment()
                gained = state.buying or state.tableau[-1]
                if not (seats == 1 and seat == 1):
                    assert plan == view.suggest_payment_for(gained, due)
                assert due <= worth(plan) < due + 3
                for action in plan:
                    assert state.due and state.to_act == seat
                    state.apply(action)
                assert gained in state.collections[seat]
                paid += 1
            else:
                legal = state.legal_actions()
                state.apply(legal[int(chance.random() * len(legal))])
    assert paid > 20


def test_part_way_through_a_payment() -> None:
    state = set_up(begin("O1 R1"), "player0 3 1 G1 G1\nmarket R5\ndiscard $1")
    do(state, "draw,take numbers,buy R5,pay G1")
    assert [str(action) for action in state.view(0).suggest_payment()] == ["pay token", "pay bust"]
