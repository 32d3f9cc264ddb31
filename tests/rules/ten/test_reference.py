"""Whole random games, compared action by action with the slow second implementation."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.ten import CARDS, TenState
from tests.rules.ten.reference import Reference, best_points, is_wild, sort_key
from tests.rules.ten.table import legal, named


def compare(state: TenState, model: Reference) -> None:
    assert state.to_act == model.to_act
    assert legal(state) == model.legal()
    assert state.active == model.active
    assert named(state.tableau) == model.tableau
    assert state.total == model.total
    assert named(state.market) == sorted(model.market, key=sort_key)
    assert named(state.discard) == sorted(model.discard, key=sort_key)
    assert list(state.tokens) == model.tokens
    assert list(state.busts) == model.busts
    assert [named(cards) for cards in state.collections] == [sorted(c, key=sort_key) for c in model.collections]
    assert state.deck_left == len(model.deck)
    assert named(state.view(None).pile) == sorted(model.deck, key=sort_key)
    assert (state.due, state.high_bid, state.high_bidder) == (model.due, model.high_bid, model.high_bidder)
    assert (None if state.buying is None else str(state.buying)) == model.buying


def play_both(state: TenState, model: Reference, chance: Random) -> None:
    """A random game on both; a pass or decline more often than others, so that many shapes of games occur."""
    compare(state, model)
    shyness = chance.random()
    while state.to_act is not None:
        options = state.legal_actions()
        action = options[-1] if chance.random() < shyness / 2 else options[int(chance.random() * len(options))]
        state.apply(action)
        model.apply(str(action))
        compare(state, model)
    scores = state.scores()
    for seat, cards in enumerate(model.collections):
        if sum(map(is_wild, cards)) <= 2:
            assert scores[seat] == best_points(cards)
    assert state.ranking() == model.ranking(scores)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("unsold", ["discard", "active"])
def test_dealt_games(seats: int, unsold: str) -> None:
    for seed in range(6):
        options: dict[str, object] = {"unsold_wild": unsold}
        if seats == 1:
            options["solo_level"] = 4 + seed
        state = rules.new_game("ten", seats=seats, seed=seed, options=options)
        assert isinstance(state, TenState)
        deck = [str(CARDS[code]) for code in state._deck]
        model = Reference(seats, deck, 4 + seed if seats == 1 else 0, unsold)
        play_both(state, model, Random(seed))


@settings(max_examples=150, deadline=None)
@given(
    seats=st.integers(1, 5),
    deck=st.lists(st.sampled_from([str(card) for card in CARDS]), min_size=1, max_size=40),
    level=st.integers(4, 10),
    unsold=st.sampled_from(["discard", "active"]),
    chance=st.randoms(use_true_random=False),
)
def test_rigged_games(seats: int, deck: list[str], level: int, unsold: str, chance: Random) -> None:
    options: dict[str, object] = {"unsold_wild": unsold}
    if seats == 1:
        options["solo_level"] = level
    state = rules.new_game("ten", seats=seats, deck=" ".join(deck), options=options)
    assert isinstance(state, TenState)
    play_both(state, Reference(seats, deck, level if seats == 1 else 0, unsold), chance)
