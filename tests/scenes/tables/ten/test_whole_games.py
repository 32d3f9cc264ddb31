"""Whole games through the interface: mouse alone, keyboard alone, one controller alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app import App
from game.match import Match, Seat
from scenes.result import ResultScene
from tests.scenes.tables.ten.sitting import BEA, EVA, IDA, JAN, LEO, MAX, OTA, ROBOT, Keys, Mouse, Pad, Player, sit_down
from tests.virtual_pad import VirtualPad

SMALL = (640, 360)
DEVICES = ("mouse", "keyboard", "controller")
#: Every kind of decision in a few turns: wilds, purchases, last buys.
SHORT = "R4 $2 R# B5 G6 O7 B6 $5 R1 *3 G2 O3 R2 R3 *# B1 $3 O1 G9 O9 B9 R5 $1 G1"


@pytest.fixture
def small(make_app: Callable[..., App]) -> App:
    return make_app(SMALL)


def player(app: App, device: str, pad: VirtualPad | None, seed: int) -> Player:
    if device == "mouse":
        return Mouse(app, seed)
    if device == "keyboard":
        return Keys(app, seed)
    assert pad is not None
    return Pad(app, pad, seed)


@pytest.fixture
def pad(small: App) -> VirtualPad:
    small.input.open_pads()
    return VirtualPad().plug()


def whole_game(app: App, device: str, pad: VirtualPad, *seats: Seat, seed: int = 1, **more: object) -> Match:
    table = sit_down(app, *seats, seed=seed, **more)  # type: ignore[arg-type]
    who = player(app, device, pad, seed)
    assert who.play(table) > 0
    who.hands.frames(3)
    assert isinstance(app.stack.top, ResultScene)
    assert not app.words.missing
    return Match.load(app.store, table.match.id)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    "seats", [(EVA, JAN), (EVA, MAX, JAN), (EVA, JAN, OTA, IDA, LEO)], ids=["two", "mixed three", "five"]
)
def test_a_short_game(small: App, pad: VirtualPad, device: str, seats: tuple[Seat, ...]) -> None:
    match = whole_game(small, device, pad, *seats, deck=SHORT)
    assert match.outcome is not None
    verbs = {str(action).split()[0] for action in match.record.actions}
    assert {"draw", "take"} <= verbs


def test_a_solo_game_with_the_mouse(small: App, pad: VirtualPad) -> None:
    assert whole_game(small, "mouse", pad, EVA, ROBOT, level=4).outcome is not None


@pytest.mark.long
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("level", [4, 10])
def test_a_solo_game(small: App, pad: VirtualPad, device: str, level: int) -> None:
    match = whole_game(small, device, pad, EVA, ROBOT, level=level)
    assert match.outcome is not None
    assert len(match.outcome.scores) == 2


@pytest.mark.long
@pytest.mark.parametrize("device", DEVICES)
def test_one_person_and_a_computer_player(small: App, pad: VirtualPad, device: str) -> None:
    assert whole_game(small, device, pad, BEA, EVA).outcome is not None


@pytest.mark.long
@pytest.mark.parametrize("device", DEVICES)
def test_five_seats(small: App, pad: VirtualPad, device: str) -> None:
    match = whole_game(small, device, pad, EVA, MAX, JAN, BEA, OTA)
    assert match.outcome is not None
    assert len(match.outcome.scores) == 5
