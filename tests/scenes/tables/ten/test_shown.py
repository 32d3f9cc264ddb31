"""What is shown follows the events and is always what a View taken at that moment would show."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules.core import Event
from rules.ten import events as ev
from scenes.tables.ten.shown import Shown

GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {"solo_level": 4}),
    (1, {"solo_level": 9, "unsold_wild": "active"}),
    (2, {}),
    (3, {"unsold_wild": "active"}),
    (5, {}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
@pytest.mark.parametrize("player", ["random", "normal"])
def test_events_lead_to_what_the_view_shows(seats: int, options: dict[str, Any], player: str) -> None:
    state = rules.new_game("ten", seats=seats, seed=11, options=options)
    who = rules.player(player, game="ten", seed=2)
    shown = Shown.of(state.view(None))
    past: list[Event] = []
    while state.to_act is not None:
        events = state.apply(who.choose(state.view(state.to_act)))
        past += events
        for event in events:
            shown.advance(event)
        assert shown == Shown.of(state.view(None), past), events


def test_the_lap_tells_who_said_what() -> None:
    state = rules.new_game("ten", seats=3, deck="R# R5 R6 R7")
    events = [event for line in ("draw", "pass", "bid 2") for event in state.apply(state.parse(line))]
    shown = Shown.of(state.view(None), events)
    assert shown.lap == {1: None, 2: 2}
    assert shown.speakers() == [1, 2, 0]
    assert (shown.high_bid, shown.winner, str(shown.block)) == (2, None, "R#")
    events += state.apply(state.parse("bid 3"))
    assert Shown.of(state.view(None), events).winner == 0
    assert any(isinstance(event, ev.AuctionWon) for event in events)
