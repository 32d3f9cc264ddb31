"""The thoughtful player of TEN: legal, honest, steady, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

import rules
from rules.players import style_names
from rules.players.base import Player
from rules.players.ten.judge import Judge
from rules.players.ten.style import STYLES, THOUGHTFUL
from rules.players.ten.worth import Worth, hoped_points, points_with_free
from rules.ten.cards import card
from rules.ten.position import BUY
from rules.ten.score import points
from rules.ten.state import TenState
from rules.ten.view import TenView


def normal(style: str | None = None, seed: int = 1) -> Player:
    return rules.player("normal", game="ten", seed=seed, style=style)


def begin(seats: int = 2, seed: int = 0, deck: str | None = None, **options: object) -> TenState:
    state = rules.new_game("ten", seats=seats, seed=seed, options=options, deck=deck)
    assert isinstance(state, TenState)
    return state


def play(state: TenState, players: list[Player]) -> TenState:
    while state.to_act is not None:
        state.apply(players[state.to_act].choose(state.view(state.to_act)))
    return state


def codes(text: str) -> bytes:
    return bytes(card(word).code for word in text.split())


@pytest.mark.parametrize("style", [None, *style_names("ten")])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_plays_whole_games_at_every_table(seats: int, style: str | None) -> None:
    state = play(begin(seats, seed=seats), [normal(style)] * seats)
    assert state.outcome() is not None


@pytest.mark.parametrize("level", [4, 7, 10])
def test_plays_the_solo_game(level: int) -> None:
    state = begin(1, 3, solo_level=level)
    assert play(state, [normal(), normal()]).outcome() is not None


def test_beats_chance_nearly_always() -> None:
    won = 0
    for deal in range(10):
        for seat in (0, 1):
            players = [rules.player("random", game="ten", seed=deal)] * 2
            players[seat] = normal()
            outcome = play(begin(2, deal), players).outcome()
            assert outcome is not None
            won += outcome.winners == (seat,)
    assert won >= 19


def test_hidden_order_of_the_pile_changes_no_move() -> None:
    rng = Random(4)
    state = begin(3, 11)
    while state.to_act is not None:
        view = state.view(state.to_act)
        move = normal().choose(view)
        other = view.sample(rng)
        assert normal().choose(other.view(state.to_act)) == move
        state.apply(move)


def test_the_same_view_gets_the_same_move_after_a_round_trip_through_text() -> None:
    state = begin(2, 5)
    for _ in range(60):
        assert state.to_act is not None
        view = state.view(state.to_act)
        again = rules.View.from_text(view.to_text())
        assert normal("bold").choose(again) == normal("bold").choose(view)
        state.apply(normal("bold").choose(view))


def test_temperaments_differ_somewhere() -> None:
    records = []
    for style in style_names("ten"):
        state = begin(2, 1)
        moves = []
        while state.to_act is not None:
            moves.append(normal(style).choose(state.view(state.to_act)))
            state.apply(moves[-1])
        records.append(tuple(moves))
    assert len(set(records)) == len(STYLES)


def test_nothing_to_decide_is_an_error() -> None:
    state = begin(2)
    with pytest.raises(ValueError):
        normal().choose(state.view(1))


@pytest.mark.parametrize("name, style", [("nobody", None), ("normal", "reckless")])
def test_unknown_players_are_refused(name: str, style: str | None) -> None:
    with pytest.raises(rules.BadSetup):
        rules.player(name, game="ten", seed=0, style=style)


# ---- what it knows --------------------------------------------------------------------------------------------------

NO_HOPE = [(0.0,) * 9] * 4


@pytest.mark.parametrize(
    "text",
    ["R1 R2 R3 R5 R7", "B1 B2 B3 B4 B5 B6 B8 B9 B#", "R1 R3 *2", "O2 O4 O5 *#", "G1 G2 G4 G# *3", "R4 R4 B9"],
)
def test_without_hope_a_collection_is_worth_its_points(text: str) -> None:
    assert Worth(NO_HOPE).of(codes(text)) == points(map(card, text.split()))


def test_hope_lies_between_what_is_held_and_what_may_come() -> None:
    chances = (0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    assert hoped_points(0b101, chances, 0) == 0.5 * 1 + 0.5 * 3


def test_a_free_wild_goes_where_it_brings_most() -> None:
    assert points_with_free(0b110111, 1) == 6
    assert points_with_free(0b11111111, 1) == 10


def view_after(state: TenState, *actions: str) -> TenView:
    for text in actions:
        state.apply(state.parse(text))
    assert state.to_act is not None
    return state.view(state.to_act)


def test_stops_when_the_next_card_can_only_bust() -> None:
    view = view_after(begin(deck="R4 R5 R9 B9 O9 G9 R8 B8 O8"), "draw", "draw")
    assert str(normal().choose(view)) == "take numbers"


def test_draws_on_when_nothing_can_bust() -> None:
    view = view_after(begin(deck="R1 R2 R3 B1 B2 O1 R4 B3"), "draw")
    assert str(normal().choose(view)) == "draw"


def test_bids_its_worth_and_not_one_more_than_the_last() -> None:
    view = view_after(begin(2, deck="R# R5 B1 B2 O1 O2 G1 G2"), "draw")
    action = normal().choose(view)
    assert view.seat == 1 and action.verb == "bid"
    assert action.amount > view.high_bid + 1


def test_speaking_last_it_bids_no_more_than_needed() -> None:
    view = view_after(begin(2, deck="R# R5 B1 B2 O1 O2 G1 G2"), "draw", "pass")
    assert str(normal().choose(view)) == "bid 1"


def test_makes_the_automaton_pay_for_a_wild_it_cannot_win() -> None:
    state = begin(1, deck="R1 $5 B# R2 R3 B4 G5 O6", solo_level=4)
    view = view_after(state, "draw", "take numbers", "done", "draw", "draw")
    assert view.phase == "auction" and view.seat == 0
    action = normal().choose(view)
    assert action.amount in (view.tokens[1] - 1, view.tokens[1])


def test_pays_with_a_double_before_a_card_of_its_run() -> None:
    assert str(normal().choose(_payer("R1 R2 R3 R4 R5 G9 G9"))) == "pay G9"


def _payer(collection: str) -> TenView:
    """Seat 0 buys a red 6 and has nothing to pay with but its collection."""
    state = begin(2, deck="R7 R8 B1 B2 O3 O4 G5 G6")
    state._collections[0] = codes(collection)
    state._held[0] = sum(1 << code for code in set(state._collections[0]))
    state._tokens[0] = 0
    state._market = codes("R6")
    state._offered = 1 << card("R6").code
    state._phase = BUY
    state.apply(state.parse("buy R6"))
    return state.view(0)


def test_in_the_last_buys_money_is_worth_nothing() -> None:
    state = begin(2, deck="R1")
    view = view_after(state, "draw", "take numbers", "done")
    assert view.last_buys
    assert Judge(view, THOUGHTFUL).token == 0.0
