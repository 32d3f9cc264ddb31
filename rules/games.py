"""The games there are, and how one begins."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.core import BadSetup, Game, State
from rules.ten.game import TenGame

GAMES: Final[Mapping[str, Game]] = MappingProxyType({game.key: game for game in (TenGame(),)})
"""key → Game, in menu order."""


def game_of(key: object) -> Game:
    """The game of that key. Raises BadSetup."""
    if not isinstance(key, str) or key not in GAMES:
        raise BadSetup("unknown_game", {"known": " ".join(GAMES)})
    return GAMES[key]


def new_game(
    game: str,
    seats: int = 2,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    deck: str | None = None,
) -> State:
    """The first State of a game. Raises BadSetup.

    seats: people and computer players; in TEN's solo game (one seat) the automatic opponent is seat 1.
    seed: 0 … 2⁶³ − 1, all the chance there is. options: by name, see ``GAMES[game].options``.
    deck: a rigged deck as the game's rules page writes it.
    """
    return game_of(game).new(seats, seed, _mapping(options), deck)


def _mapping(options: object) -> Mapping[str, object]:
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadSetup("bad_options")
    return options
