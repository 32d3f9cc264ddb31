"""Every way the games can begin, for tests that run over all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from random import Random

import rules
from rules.core import Action, State


@dataclass(frozen=True)
class Setup:
    """A game, a number of seats and options."""

    game: str
    seats: int
    options: Mapping[str, object]

    def begin(self, seed: int = 0) -> State:
        return rules.new_game(self.game, seats=self.seats, seed=seed, options=self.options)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}" + (f"-{chosen}" if chosen else "")


def setups() -> list[Setup]:
    """For every game and number of seats: the first and the last value of each option."""
    return [
        Setup(key, seats, options)
        for key, game in rules.GAMES.items()
        for seats in range(game.min_seats, game.max_seats + 1)
        for options in _options(key, seats)
    ]


def _options(key: str, seats: int) -> Iterator[dict[str, object]]:
    given = [option for option in rules.GAMES[key].options.values() if seats in option.seats]
    for values in product(*[(option.values[0], option.values[-1]) for option in given]):
        yield dict(zip([option.name for option in given], values, strict=True))


SETUPS = setups()


def walk(state: State, chance: Random) -> Iterator[tuple[State, Action]]:
    """A random game: before each action the state and the action about to be applied to it."""
    while state.to_act is not None:
        legal = state.legal_actions()
        action = legal[int(chance.random() * len(legal))]
        yield state, action
        state.apply(action)
