"""Which opponents there are for which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from rules.core import SEED_LIMIT, BadSetup
from rules.games import game_of
from rules.players.base import Player
from rules.players.random_player import RandomPlayer
from rules.players.ten.normal import NormalPlayer as TenNormal
from rules.players.ten.style import STYLES as TEN_STYLES

Maker = Callable[[str, int, str | None], Player]

_FOR_EVERY_GAME: Final[Mapping[str, Maker]] = MappingProxyType({"random": RandomPlayer})
_MAKERS: Final[Mapping[str, Mapping[str, Maker]]] = MappingProxyType({"ten": {"normal": TenNormal}})
"""game → name → maker, beside those for every game."""
_STYLES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({"ten": tuple(TEN_STYLES)})
"""game → the styles its players know."""


def player_names(game: str) -> tuple[str, ...]:
    """The names :func:`player` knows for a game. Raises BadSetup."""
    key = game_of(game).key
    return (*_FOR_EVERY_GAME, *_MAKERS.get(key, {}))


def style_names(game: str) -> tuple[str, ...]:
    """The styles a game's players know. Raises BadSetup."""
    return _STYLES.get(game_of(game).key, ())


def player(name: str, *, game: str, seed: int = 0, style: str | None = None) -> Player:
    """The opponent of that name. Raises BadSetup for an unknown name, game or style, or a bad seed."""
    if name not in player_names(game):
        raise BadSetup("unknown_player", {"known": " ".join(player_names(game))})
    if style is not None and style not in style_names(game):
        raise BadSetup("unknown_style", {"known": " ".join(style_names(game))})
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
        raise BadSetup("bad_seed", {"least": 0, "most": SEED_LIMIT - 1})
    maker = _FOR_EVERY_GAME.get(name) or _MAKERS[game][name]
    return maker(name, seed, style)
