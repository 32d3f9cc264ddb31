"""Random play, for counting and measuring. The clock is handed in by the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from rules.core import State
from rules.games import new_game

Clock = Callable[[], float]
BENCH_SEATS = 2


def count_sequences(state: State, depth: int) -> int:
    """The action sequences of exactly ``depth`` actions from here, plus the shorter ones that ended the game."""
    found = 0
    waiting = [(state, depth)]
    while waiting:
        position, left = waiting.pop()
        legal = position.legal_actions()
        if not left or not legal:
            found += 1
        elif left == 1:
            found += len(legal)
        else:
            for action in legal:
                after = position.copy()
                after.apply(action)
                waiting.append((after, left - 1))
    return found


def play_randomly(state: State, pick: Callable[[], float]) -> int:
    """Play to the end, each legal action equally likely; the number of decisions. ``pick`` gives 0 ≤ x < 1."""
    decisions = 0
    legal = state.legal_actions()
    while legal:
        state.apply(legal[int(pick() * len(legal))])
        legal = state.legal_actions()
        decisions += 1
    return decisions


def positions_of(game: str, seats: int, games: int, every: int) -> list[State]:
    """Positions from random games, one after every so many decisions."""
    found: list[State] = []
    for seed in range(games):
        state = new_game(game, seats, seed)
        pick = Random(seed).random
        decisions = 0
        while legal := state.legal_actions():
            if decisions % every == 0:
                found.append(state.copy())
            state.apply(legal[int(pick() * len(legal))])
            decisions += 1
    return found


def decisions_per_s(game: str, clock: Clock, seconds: float) -> float:
    """Whole random games for that long: list the legal actions, pick one, apply it with all its events."""
    decisions = seed = 0
    begun = now = clock()
    while not decisions or now - begun < seconds:
        decisions += play_randomly(new_game(game, BENCH_SEATS, seed), Random(seed).random)
        seed += 1
        now = clock()
    return decisions / (now - begun)


def calls_per_s(calls: Sequence[Callable[[], object]], clock: Clock, seconds: float) -> float:
    """How often the calls, one after the other and over again, can be made a second."""
    made = 0
    begun = now = clock()
    while not made or now - begun < seconds:
        for call in calls:
            call()
        made += len(calls)
        now = clock()
    return made / (now - begun)


def measure(game: str, clock: Clock, seconds: float) -> dict[str, object]:
    """The figures of ``python -m rules bench``: two seats, random play, ``seconds`` of the clock each."""
    positions = positions_of(game, BENCH_SEATS, 4, 10)
    pick = Random(1)
    views = [position.view(position.to_act) for position in positions]
    return {
        "game": game,
        "decisions_per_s": round(decisions_per_s(game, clock, seconds)),
        "copies_per_s": round(calls_per_s([position.copy for position in positions], clock, seconds)),
        "samples_per_s": round(
            calls_per_s([lambda view=view: view.sample(pick) for view in views], clock, seconds)  # type: ignore[misc]
        ),
    }
