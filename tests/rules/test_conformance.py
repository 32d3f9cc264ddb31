"""What every game promises, tried on all of them: a new game in ``rules.GAMES`` inherits these tests.

What is particular to a game (how its cards are counted) is told in ``CARDS_OF``.
"""

from __future__ import annotations

import copy
import dataclasses
import gc
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

import rules
from rules.core import Action, BadSetup, Event, IllegalAction, Outcome, State, UnreadableText, View
from rules.ten import TenState
from tests.rules.setups import SETUPS, Setup, walk

LONGEST_GAME = 3000
"""Decisions; random games of every kind are far shorter."""


def _ten_cards(state: State) -> Counter[str]:
    assert isinstance(state, TenState)
    held = [card for cards in state.collections for card in cards]
    return Counter(map(str, [*state.view(None).pile, *state.tableau, *state.market, *state.discard, *held]))


CARDS_OF: dict[str, Callable[[State], Counter[str]]] = {"ten": _ten_cards}


@pytest.fixture(params=SETUPS, ids=str)
def setup(request: pytest.FixtureRequest) -> Setup:
    return request.param  # type: ignore[no-any-return]


def moments(setup: Setup, games: int, share: float) -> Iterator[tuple[State, Action, Random]]:
    """Moments of random games, the state each time a copy that may be spoilt."""
    for seed in range(games):
        chance = Random(seed)
        for state, action in walk(setup.begin(seed), chance):
            if chance.random() < share:
                yield state.copy(), action, chance


def seats_and_none(state: State) -> list[int | None]:
    return [*range(len(state.scores())), None]


def test_the_list_of_games() -> None:
    assert all(key == game.key and game.version >= 1 for key, game in rules.GAMES.items())
    for game in rules.GAMES.values():
        assert set(game.minutes) == set(range(game.min_seats, game.max_seats + 1))
        assert game.choices and all(map(str.isidentifier, game.choices))
    with pytest.raises(TypeError):
        rules.GAMES["other"] = rules.GAMES["ten"]  # type: ignore[index]


def test_random_play_ends(setup: Setup) -> None:
    for seed in range(4):
        state = setup.begin(seed)
        decisions = sum(1 for _ in islice(walk(state, Random(seed)), LONGEST_GAME))
        assert decisions < LONGEST_GAME
        assert state.to_act is None and list(state.legal_actions()) == []
        outcome = state.outcome()
        assert isinstance(outcome, Outcome)
        assert list(outcome.winners) == state.ranking()[0]
        assert list(outcome.scores) == state.scores()
        assert sorted(seat for group in state.ranking() for seat in group) == list(range(len(state.scores())))
        assert all(group == sorted(group) for group in state.ranking())


def test_while_it_lasts_somebody_has_something_to_do(setup: Setup) -> None:
    for state, action, _ in moments(setup, 2, 0.5):
        legal = state.legal_actions()
        assert action in legal and len(set(legal)) == len(legal)
        assert state.outcome() is None
        assert isinstance(state.scores(), list) and isinstance(state.ranking(), list)
        for seat in seats_and_none(state):
            assert list(state.view(seat).legal_actions()) == (list(legal) if seat == state.to_act else [])


def all_actions(setup: Setup) -> list[Action]:
    """Every action that was legal at some moment of some random games."""
    found: dict[Action, None] = {}
    for state, _, _ in moments(setup, 6, 1):
        found |= dict.fromkeys(state.legal_actions())
    return list(found)


def test_legal_is_what_is_accepted(setup: Setup) -> None:
    pool = all_actions(setup)
    refused = 0
    for state, _, chance in moments(setup, 3, 0.06):
        legal = set(state.legal_actions())
        for action in {*legal, *(pool[int(chance.random() * len(pool))] for _ in range(25))}:
            trial = state.copy()
            why = trial.why_not(action)
            assert state.view(state.to_act).why_not(action) == why
            if action in legal:
                assert why is None
                assert all(isinstance(event, Event) for event in trial.apply(action))
                assert trial != state
            else:
                with pytest.raises(IllegalAction) as error:
                    trial.apply(action)
                assert (error.value.code, error.value.params) == why
                assert trial == state and trial.legal_actions() == state.legal_actions()
                refused += 1
    assert refused > 50


def test_copies_are_independent(setup: Setup) -> None:
    for state, action, _ in moments(setup, 2, 0.2):
        text = state.view(None).to_text()
        for other in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert other == state and other is not state
            events = other.apply(action)
            assert state.view(None).to_text() == text and other != state
            twin = state.copy()
            assert twin.apply(action) == events and twin == other


def test_states_differ_from_other_things(setup: Setup) -> None:
    state = setup.begin()
    assert state != None and state != 0 and state.view(0) != state and state != state.view(0)  # noqa: E711
    with pytest.raises(TypeError):
        hash(state)


def test_action_texts_round_trip(setup: Setup) -> None:
    state = setup.begin()
    for action in all_actions(setup):
        text = str(action)
        assert type(text) is str and text == text.strip() and "  " not in text
        again = state.parse(f" {text} ")
        assert again == action and hash(again) == hash(action) and type(again) is type(action)
        assert pickle.loads(pickle.dumps(action)) == action
        for spoilt in (text + " x", text.upper(), "x" + text, text + "\0", text + "\x0b"):
            with pytest.raises(UnreadableText):
                state.parse(spoilt)


def test_same_seed_same_game(setup: Setup) -> None:
    for seed in (0, 1, 2**63 - 1):
        one, two = setup.begin(seed), setup.begin(seed)
        assert one == two
        for (left, action), (right, other) in zip(walk(one, Random(5)), walk(two, Random(5)), strict=True):
            assert left == right and action == other
        assert one == two
    assert setup.begin(1) != setup.begin(2)


def test_view_texts_round_trip(setup: Setup) -> None:
    for state, _, _ in moments(setup, 1, 0.1):
        for seat in seats_and_none(state):
            view = state.view(seat)
            again = View.from_text(view.to_text())
            assert again == view and hash(again) == hash(view) and again.to_text() == view.to_text()
            assert again.seat == seat and again.game == setup.game
            assert list(again.legal_actions()) == list(view.legal_actions())
            assert pickle.loads(pickle.dumps(view)) == copy.deepcopy(view) == view


def test_what_a_seat_cannot_see_changes_nothing_it_sees(setup: Setup) -> None:
    """Everything hidden from a seat is dealt anew: same View, same actions, same move of an opponent, same events."""
    for state, action, chance in moments(setup, 2, 0.08):
        for seat in seats_and_none(state):
            view = state.view(seat)
            world = view.sample(chance)
            assert world.view(seat) == view and world.view(seat).to_text() == view.to_text()
            assert world.to_act == state.to_act and world.scores() == state.scores()
            if seat == state.to_act:
                assert list(world.legal_actions()) == list(state.legal_actions())
                for name in rules.players.player_names(setup.game):
                    player = rules.player(name, game=setup.game, seed=3)
                    assert player.choose(world.view(seat)) == player.choose(view)
            if action not in world.legal_actions():
                continue  # it was a choice that depended on something this seat can't see
            seen = [event.seen_by(seat) for event in state.copy().apply(action)]
            seen_there = [event.seen_by(seat) for event in world.apply(action)]
            reveals = any(event is not None and event.reveals(seat) for event in seen)
            assert reveals or seen == seen_there


def reachable(start: object) -> Iterator[object]:
    """Every object that can be reached from one, classes and modules aside."""
    known, waiting = {id(start)}, [start]
    while waiting:
        thing = waiting.pop()
        yield thing
        for other in gc.get_referents(thing):
            if id(other) not in known and not isinstance(other, type(gc)) and not isinstance(other, type):
                known.add(id(other))
                waiting.append(other)


def test_no_state_seed_or_generator_hangs_on_a_view(setup: Setup) -> None:
    seed = 2**62 + 4_213
    for state, _ in islice(walk(setup.begin(seed), Random(1)), 0, 60, 20):
        for seat in seats_and_none(state):
            for thing in reachable(state.view(seat)):
                assert not isinstance(thing, (State, Random)) and thing != seed


def test_cards_are_conserved(setup: Setup) -> None:
    cards_of = CARDS_OF[setup.game]
    state = setup.begin(3)
    cards = cards_of(state)
    for after, _ in walk(state, Random(3)):
        assert cards_of(after) == cards
    assert cards_of(state) == cards


def test_events_are_values(setup: Setup) -> None:
    for state, action, _ in moments(setup, 2, 0.3):
        events, again = state.copy().apply(action), state.copy().apply(action)
        assert events == again and list(map(hash, events)) == list(map(hash, again))
        assert pickle.loads(pickle.dumps(events)) == events
        for event in events:
            assert type(event).__doc__
            for seat in seats_and_none(state):
                seen = event.seen_by(seat)
                assert seen is None or isinstance(seen, Event)
            for field in dataclasses.fields(event):
                with pytest.raises(dataclasses.FrozenInstanceError):
                    setattr(event, field.name, None)


def test_players_play_whole_games(setup: Setup) -> None:
    for name in rules.players.player_names(setup.game):
        state = setup.begin(2)
        while state.to_act is not None:
            view = state.view(state.to_act)
            action = rules.player(name, game=setup.game, seed=2).choose(view)
            assert action == rules.player(name, game=setup.game, seed=2).choose(View.from_text(view.to_text()))
            state.apply(action)


@pytest.mark.parametrize("key", rules.GAMES)
def test_bad_beginnings(key: str) -> None:
    game = rules.GAMES[key]
    good = next(setup for setup in SETUPS if setup.game == key)
    for seats in (game.min_seats - 1, game.max_seats + 1, -3, 10**30, "2", 2.0, None, True, [2]):
        with pytest.raises(BadSetup):
            rules.new_game(key, seats=seats, options=good.options)  # type: ignore[arg-type]
    for seed in (-1, 2**63, 10**30, "0", 0.0, None, True):
        with pytest.raises(BadSetup):
            rules.new_game(key, seats=good.seats, seed=seed, options=good.options)  # type: ignore[arg-type]
    for options in ({**good.options, "colour": 1}, {1: 2}, [1], "x", 5):
        with pytest.raises(BadSetup):
            rules.new_game(key, seats=good.seats, options=options)  # type: ignore[arg-type]
    for deck in ("", " ", "?", "\0", 5, [1]):
        with pytest.raises(BadSetup):
            rules.new_game(key, seats=good.seats, options=good.options, deck=deck)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", ["", "Ten", "TEN", "nine", None, 3, ["ten"]])
def test_unknown_games(key: object) -> None:
    with pytest.raises(BadSetup):
        rules.new_game(key, seats=2)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", rules.GAMES)
def test_unknown_players(key: str) -> None:
    for name, style, seed in (("nobody", None, 0), ("random", "odd", 0), ("random", None, -1), ("random", None, "1")):
        with pytest.raises(BadSetup):
            rules.player(name, game=key, seed=seed, style=style)  # type: ignore[arg-type]
    with pytest.raises(BadSetup):
        rules.player("random", game="nine", seed=1)
    with pytest.raises(ValueError, match="nothing to decide"):
        good = next(setup for setup in SETUPS if setup.game == key)
        rules.player("random", game=key, seed=1).choose(good.begin().view(None))


def test_errors_are_small_value_errors() -> None:
    for kind in (UnreadableText, IllegalAction, BadSetup):
        error = kind("some_code", {"price": 4, "power": 2})
        assert isinstance(error, ValueError)
        assert (error.code, error.params) == ("some_code", {"price": 4, "power": 2})
        assert str(error) == "some code (price 4, power 2)" and str(kind("some_code")) == "some code"
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.code, again.params) == (kind, error.code, error.params)
        assert getattr(rules, kind.__name__) is kind
