"""Look-ahead from a View, against what then really happens."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

import rules
from rules.ten import BY_TEXT, CARDS, Consequence, TenCard, TenState
from rules.ten.events import Busted, TokensGained
from rules.ten.preview import bust_kind
from tests.rules.ten.table import begin, do, named, set_up


def turns(seats: int, games: int) -> list[TenState]:
    """Positions in the middle of turns."""
    found = []
    for seed in range(games):
        options = {"solo_level": 4 + seed % 7} if seats == 1 else {}
        state = rules.new_game("ten", seats=seats, seed=seed, options=options)
        assert isinstance(state, TenState)
        chance = Random(seed)
        while state.to_act is not None:
            if state.phase == "play" and chance.random() < 0.4:
                found.append(state.copy())
            legal = state.legal_actions()
            state.apply(legal[0 if chance.random() < 0.5 else int(chance.random() * len(legal))])
    return found


def with_next(state: TenState, code: int) -> TenState:
    """The same, with that card on top of the pile."""
    left = state._deck[state._next :]
    place = left.index(code)
    new = state.copy()
    new._deck = bytes([code]) + left[:place] + left[place + 1 :]
    new._next = 0
    return new


def happened(before: TenState, after: TenState, events: list[object]) -> Consequence:
    """The consequence as it really was."""
    gains = [0] * before.players
    for event in events:
        if isinstance(event, TokensGained):
            gains[event.seat] += event.amount
    seat = before.active

    def more(now: tuple[TenCard, ...], then: tuple[TenCard, ...]) -> tuple[TenCard, ...]:
        return tuple(sorted((Counter(now) - Counter(then)).elements(), key=lambda card: card.code))

    return Consequence(
        tuple(gains),
        tuple(after.scores()),
        more(after.collections[seat], before.collections[seat]),
        more(after.market, before.market),
        more(after.discard, before.discard),
        after.busts[seat] - before.busts[seat],
    )


def in_order(told: Consequence) -> Consequence:
    """The same with cards sorted."""

    def key(card: TenCard) -> int:
        return card.code

    return Consequence(
        told.gains,
        told.points,
        tuple(sorted(told.collected, key=key)),
        tuple(sorted(told.to_market, key=key)),
        tuple(sorted(told.discarded, key=key)),
        told.bust_tokens,
    )


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_bust_chance_is_what_the_pile_does(seats: int) -> None:
    busts = 0
    for state in turns(seats, 3):
        odds: Counter[str] = Counter()
        kinds = set()
        left = state._deck[state._next :]
        if not left:
            continue
        for code in left:
            world = with_next(state, code)
            events = do(world, "draw") if "draw" in map(str, world.legal_actions()) else []
            for event in events:
                if isinstance(event, Busted):
                    odds[event.kind] += 1
                    kinds.add(CARDS[code])
            assert bust_kind(state, CARDS[code]) in (None, *odds)
        if "draw" in map(str, state.legal_actions()):
            told = state.view(0).bust_chance()
            assert told.total == Fraction(odds["total"], len(left))
            assert told.currency == Fraction(odds["currency"], len(left))
            assert told.either == told.total + told.currency
            assert set(told.cards) == kinds and len(told.cards) == len(kinds)
            busts += len(kinds)
    assert busts


def test_bust_chance_of_an_empty_pile() -> None:
    state = begin("R1")
    do(state, "draw")
    chance = state.view(0).bust_chance()
    assert (chance.total, chance.currency, chance.cards) == (0, 0, ())


def test_bust_chance_in_numbers() -> None:
    state = begin("R6 $2 R6 R7 R8 $5 *# $5 $5")
    do(state, "draw,draw")  # total 4
    chance = state.view(1).bust_chance()
    assert chance.total == Fraction(2, 7) and chance.currency == 0 and named(chance.cards) == ["R7", "R8"]


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_consequences_are_what_then_happens(seats: int) -> None:
    rewards: Counter[str] = Counter()
    for state in turns(seats, 4):
        view = state.view(state.to_act)
        for text, told in (("take numbers", view.if_numbers_taken()), ("take currency", view.if_currency_taken())):
            if text in map(str, state.legal_actions()):
                after = state.copy()
                events = do(after, text)
                assert in_order(told) == happened(state, after, list(events))
                rewards[text] += 1
        for card in view.bust_chance().cards:
            after = with_next(state, card.code)
            before = after.copy()
            events = do(after, "draw")
            assert in_order(view.if_busted(card)) == happened(before, after, list(events))
            rewards["bust"] += 1
    assert set(rewards) >= {"take numbers", "bust"}


def test_what_a_card_is_worth_to_whom() -> None:
    state = set_up(begin("R1"), "player0 5 0 B1 B2 B4 B5\nplayer1 5 0 R1")
    view = state.view(0)
    assert view.value_to(0, BY_TEXT["B3"]) == 3 and view.value_to(0, BY_TEXT["B#"]) == 3
    assert view.value_to(0, BY_TEXT["B1"]) == 0 and view.value_to(1, BY_TEXT["B3"]) == 1
    assert view.points_with(0, BY_TEXT["B3"], BY_TEXT["B6"]) == 6 and view.points_with(0) == 2
    assert view.scoring(0).total == 2
