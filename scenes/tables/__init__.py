"""The tables: one for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app import App
    from game.match import Match
    from scenes.tables.base import Table


def table_scene(app: App, match: Match, *, resumed: bool = False) -> Table:
    """The table at which a match is played. ``resumed``: it is gone on with after a break, so tell what happened last.

    Raises KeyError for a game without a table.
    """
    from scenes.tables.ten.scene import TenTable  # each table when somebody sits down at it

    return {"ten": TenTable}[match.setup.game](app, match, resumed=resumed)
