"""Choosing how to pay."""

from __future__ import annotations

from random import Random

import pytest

import rules
from rules.ten import TenView
from scenes.tables.ten.payment import BUST, TOKEN, Plan, worth


def test_the_suggestion_stands_first_and_can_be_restored() -> None:
    plan = Plan(3, {TOKEN: 5, "R2": 1}, [TOKEN] * 3)
    assert (plan.short, plan.lost, plan.as_suggested) == (0, 0, True)
    assert [str(action) for action in plan.actions()] == ["pay token"] * 3
    assert plan.add("R2")
    assert dict(plan.chosen) == {TOKEN: 2, "R2": 1}
    assert not plan.as_suggested
    plan.reset()
    assert plan.as_suggested


def test_a_coin_more_puts_back_what_is_no_longer_needed() -> None:
    plan = Plan(5, {TOKEN: 5, BUST: 1}, [TOKEN] * 5)
    assert plan.add(BUST)
    assert dict(plan.chosen) == {TOKEN: 2, BUST: 1}
    assert [str(action) for action in plan.actions()] == ["pay token", "pay token", "pay bust"]


def test_a_coin_that_is_not_needed_is_refused() -> None:
    plan = Plan(3, {TOKEN: 4, BUST: 1}, [BUST])
    assert not plan.add(TOKEN)
    assert dict(plan.chosen) == {BUST: 1}
    assert plan.remove(BUST)
    assert plan.short == 3
    assert plan.add(TOKEN)
    assert plan.short == 2
    assert not plan.remove("R4")


def test_toggling_goes_round() -> None:
    plan = Plan(4, {TOKEN: 4, "G3": 2}, [TOKEN] * 4)
    seen = []
    for _ in range(3):
        assert plan.toggle("G3")
        seen.append((plan.chosen["G3"], plan.chosen[TOKEN], plan.short))
    assert seen == [(1, 3, 0), (2, 2, 0), (0, 2, 2)]


def test_change_that_is_lost_is_told() -> None:
    plan = Plan(4, {TOKEN: 1, BUST: 2}, [BUST, BUST])
    assert plan.lost == 2
    assert plan.add(TOKEN)
    assert plan.lost == 0
    assert [str(action) for action in plan.actions()] == ["pay token", "pay bust"]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_clicked_a_covered_price_can_be_paid_exactly_so(seed: int) -> None:
    rng = Random(seed)
    state = rules.new_game("ten", seats=3, seed=seed)
    who = rules.player("normal", game="ten", seed=seed)
    paid = 0
    while state.to_act is not None and paid < 6:
        view = state.view(state.to_act)
        assert isinstance(view, TenView)
        if not view.due:
            state.apply(who.choose(view))
            continue
        paid += 1
        plan = Plan.of_due(view)
        for _ in range(30):
            coin = rng.choice(sorted(plan.held))
            rng.choice((plan.add, plan.toggle, plan.remove))(coin)
            assert all(plan.chosen[each] <= plan.held[each] for each in plan.chosen)
            assert all(plan.value - worth(each) < plan.price for each in plan.chosen)
        if plan.short:
            plan.reset()
        actions = plan.actions()
        for number, action in enumerate(actions):
            assert state.due > 0, (number, actions)
            state.apply(action)
        assert state.due == 0
