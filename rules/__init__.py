"""The rules of the games, without anything that shows them. Standard library only.

state = rules.new_game("ten", seats=3, seed=7)
while state.to_act is not None:
    action = rules.player("random", game="ten", seed=1).choose(state.view(state.to_act))
    events = state.apply(action)
"""

from rules.core import (
    Action,
    BadSetup,
    Card,
    Event,
    Game,
    IllegalAction,
    Option,
    Outcome,
    State,
    UnreadableText,
    View,
)
from rules.games import GAMES, new_game
from rules.players import player
from rules.record import GameRecord

__all__ = [
    "GAMES",
    "Action",
    "BadSetup",
    "Card",
    "Event",
    "Game",
    "GameRecord",
    "IllegalAction",
    "Option",
    "Outcome",
    "State",
    "UnreadableText",
    "View",
    "new_game",
    "player",
]
