"""Texts damaged at random, other ones on every run: nothing but the three errors, and nothing that hangs."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

import rules
from rules import GameRecord
from rules.core import BadSetup, IllegalAction, State, UnreadableText, View
from rules.simulate import play_randomly
from tests.rules.setups import SETUPS, Setup, walk

SECONDS = 10
"""For each set-up: all together two minutes."""
PIECES = [
    "\0",
    "\n",
    "\r\n",
    " ",
    "  ",
    "-",
    "0",
    "00",
    "9" * 25,
    "١",
    "\ud800",
    "=",
    "R9",
    "$5",
    "*#",
    "R# R#",
    "end",
    "pass",
]


def damaged(text: str, chance: Random) -> str:
    """The text with a few cuts, repetitions and foreign pieces."""
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice([0, 1, 1, 2, 5, 40, 400]))
        new = chance.choice([chance.choice(PIECES), text[start:end] * 2, "", chr(chance.randrange(0x3000))])
        text = text[:start] + new + text[end:]
    return text


def samples(setup: Setup, chance: Random) -> tuple[list[str], str, list[str]]:
    """Views, the record, and the actions of a random game."""
    seed = chance.randrange(2**63)
    state = setup.begin(seed)
    views, actions = [], []
    for now, action in walk(state, chance):
        actions.append(str(action))
        if chance.random() < 0.1:
            views.append(now.view(chance.choice([None, now.to_act])).to_text())
    record = GameRecord(setup.game, setup.seats, seed, setup.options, None, actions)
    return views, record.to_text(), actions


def try_view(text: str) -> None:
    view = View.from_text(text)
    assert View.from_text(view.to_text()) == view
    world = view.sample(Random(1))
    assert isinstance(world, State)
    play_randomly(world, Random(1).random)
    assert world.outcome() is not None


def try_record(text: str) -> None:
    record = GameRecord.from_text(text)
    assert GameRecord.from_text(record.to_text()) == record
    record.replay()


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_damaged_texts(setup: Setup) -> None:
    seed = time.time_ns()
    chance = Random(seed)
    end = time.monotonic() + SECONDS
    accepted = tried = 0
    while time.monotonic() < end:
        views, record, actions = samples(setup, chance)
        state = setup.begin()
        attempts: list[Callable[[], object]] = [partial(try_view, damaged(view, chance)) for view in views]
        attempts += [partial(try_record, damaged(record, chance)) for _ in range(10)]
        attempts += [partial(state.parse, damaged(action, chance)) for action in actions]
        for attempt in attempts:
            tried += 1
            begun = time.monotonic()
            try:
                attempt()
                accepted += 1
            except (UnreadableText, IllegalAction, BadSetup) as error:
                assert "\n" not in str(error) and len(str(error)) < 400, seed
            except Exception as error:
                raise AssertionError(f"seed {seed}") from error
            assert time.monotonic() - begun < 10, seed
    assert tried > accepted > 0


@pytest.mark.long
@pytest.mark.parametrize("key", rules.GAMES)
def test_memory_stays_where_it_is(key: str) -> None:
    """Two thousand games leave nothing behind."""
    setup = next(setup for setup in SETUPS if setup.game == key and setup.seats == 2)

    def count(first: int, games: int) -> int:
        for seed in range(first, first + games):
            play_randomly(setup.begin(seed), Random(seed).random)
        gc.collect()
        return len(gc.get_objects())

    before = count(0, 600)
    assert count(600, 2000) < before + 200
