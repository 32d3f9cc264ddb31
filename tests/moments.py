"""A game of TEN caught in the middle of every motion, for tests that disturb it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import rules
from game.app import App
from game.match import Match, Seat, Setup
from scenes import first_scene
from scenes.result import ResultScene
from scenes.tables import table_scene
from scenes.tables.ten.scene import TenTable
from tests.hands import Hands

EVA, JAN, OTA = Seat("Eva"), Seat("Jan", colour=1), Seat("Ota", colour=2)
MAX = Seat("Max", "normal", "bold", colour=4)
ROBOT = Seat("Robot", "solo", colour=7)
#: Ends every deck that is not to end.
REST = "B1 G1 O1 R1 $2 B2 G2 O2 R2 $3 B3 G3 O3 R3 $4 B5 G5 O5"


@dataclass(frozen=True, slots=True)
class Moment:
    """So far the game has come; then that is done, and so many frames of a twentieth of a second later something
    happens to it."""

    deck: str
    before: str
    last: str
    frames: int
    seats: tuple[Seat, ...] = (EVA, JAN, OTA)


#: Actions are parted by commas.
MOMENTS: dict[str, Moment] = {
    "deal": Moment(f"R3 $2 {REST}", "", "", 1),
    "draw": Moment(f"R3 $2 {REST}", "draw", "draw", 3),
    "card-turns": Moment(f"R3 $2 {REST}", "", "draw", 6),
    "auction-opens": Moment(f"R3 R# {REST}", "draw", "draw", 10),
    "bid": Moment(f"R3 R# {REST}", "draw, draw", "bid 2", 2),
    "gavel": Moment(f"R3 R# {REST}", "draw, draw, bid 2, pass", "pass", 3),
    "unsold": Moment(f"R3 R# {REST}", "draw, draw, pass, pass", "pass", 8),
    "payment": Moment(f"R3 R# {REST}", "draw, draw, bid 2, pass, pass, pay token", "pay token", 4),
    "card-won": Moment(f"R3 R# {REST}", "draw, draw, bid 2, pass, pass, pay token", "pay token", 14),
    "numbers": Moment(f"R3 $2 B4 {REST}", "draw, draw, draw", "take numbers", 5),
    "run-grows": Moment(f"R3 R4 B2 {REST}", "draw, draw, draw", "take numbers", 16),
    "currency": Moment(f"R3 $2 B4 {REST}", "draw, draw, draw", "take currency", 5),
    "bust": Moment(f"R6 $1 B5 O4 {REST}", "draw, draw, draw", "draw", 9),
    "bust-clears": Moment(f"R6 $1 B5 O4 {REST}", "draw, draw, draw", "draw", 40),
    "bust-of-currency": Moment(f"$5 $5 $1 {REST}", "draw, draw", "draw", 12),
    "purchase": Moment(f"R3 $2 O4 {REST}", "draw, draw, take currency, draw, take numbers", "buy R3", 3),
    "paying-for-it": Moment(
        f"R3 $2 O4 {REST}",
        "draw, draw, take currency, draw, take numbers, buy R3, pay token, pay token",
        "pay token",
        6,
    ),
    "last-card": Moment("R3 B4", "draw", "draw", 8),
    "computer": Moment(f"R3 $2 B4 {REST}", "draw, draw, draw", "take currency", 60, (EVA, MAX)),
    "automaton": Moment(f"R3 $2 B4 {REST}", "draw, draw", "take currency", 50, (EVA, ROBOT)),
    "over": Moment("R3", "draw, take numbers, done, done, done", "", 45),
}


def start(app: App, moment: Moment) -> TenTable:
    """The game as it is before the last action, its table above the title, at rest."""
    options = {"solo_level": 6} if ROBOT in moment.seats else {}
    match = Match.start(app.store, Setup("ten", moment.seats, 4711, options, moment.deck))
    for text in filter(None, moment.before.split(", ")):
        match.act(_action(match, text))
    app.push(first_scene(app))
    table = table_scene(app, match)
    assert isinstance(table, TenTable)
    app.push(table)
    if moment.last:
        Hands(app).settle()
    return table


def begin(app: App, moment: Moment) -> TenTable:
    """The game in the middle of its motion."""
    table = start(app, moment)
    if moment.last:
        table.do(_action(table.match, moment.last))
    Hands(app).frames(moment.frames)
    return table


def count(app: App, frames: int, *, seats: tuple[Seat, ...] = (EVA, JAN, OTA)) -> ResultScene:
    """The result of a whole game, so many frames into the count."""
    options = {"solo_level": 4} if ROBOT in seats else {}
    match = play(Match.start(app.store, Setup("ten", seats, 11, options)))
    app.push(first_scene(app))
    scene = ResultScene(app, match)
    app.push(scene)
    Hands(app).frames(frames)
    return scene


def play(match: Match, until: Callable[[Match], bool] = lambda match: False) -> Match:
    """Play thoughtfully until it is so, or to the end."""
    player = rules.player("normal", game="ten", seed=1)
    while match.to_act is not None and not until(match):
        if match.is_person(match.to_act):
            match.act(player.choose(match.view()))
        else:
            match.opponent_move()
    return match


def _action(match: Match, text: str) -> rules.Action:
    legal = match.view().legal_actions()
    found = next((action for action in legal if str(action) == text), None)
    assert found is not None, f"{text} is none of {', '.join(map(str, legal))}"
    return found
