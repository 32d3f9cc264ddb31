"""Games that were played to their end, for tests of what comes after."""

from __future__ import annotations

from random import Random

import rules
from game.app import App
from game.match import Match, Seat, Setup

EVA, JAN, OTA = Seat("Eva"), Seat("Jan", colour=1), Seat("Ota", colour=2)
ROBOT = Seat("Robot", "solo", colour=7)
#: Deals of two or three people playing at random (see `play`) whose end a tie-break decides, by rule and seats.
TIES = {
    ("tokens", 2): 2,
    ("shared", 2): 4,
    ("cards", 2): 11,
    ("tokens", 3): 0,
    ("cards", 3): 14,
    ("shared", 3): 39,
}
#: A deal that a thoughtful person plays to a tie at level 9.
SOLO_TIE = 7


def play(match: Match, *, well: bool = True) -> Match:
    """Play to the end: thoughtfully, or each allowed action equally likely."""
    chance = Random(match.setup.seed)
    player = rules.player("normal", game="ten")
    while match.to_act is not None:
        if not match.is_person(match.to_act):
            match.opponent_move()
            continue
        view = match.view()
        legal = view.legal_actions()
        match.act(player.choose(view) if well else legal[int(chance.random() * len(legal))])
    return match


def solo(app: App, level: int = 4, seed: int = 3, purpose: str = "solo", *, well: bool = True) -> Match:
    """A game against the automatic opponent."""
    rung = level if purpose == "ladder" else None
    setup = Setup("ten", (EVA, ROBOT), seed, {"solo_level": level}, purpose=purpose, level=rung)  # type: ignore[arg-type]
    return play(Match.start(app.store, setup), well=well)


def together(app: App, *seats: Seat, seed: int = 0, well: bool = False) -> Match:
    """A game at one table."""
    return play(Match.start(app.store, Setup("ten", seats, seed)), well=well)
