"""The tables: one for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app import App
    from game.match import Match
    from game.scene import Scene


def table_scene(app: App, match: Match, *, resumed: bool = False) -> Scene:
    """The table at which a match is played. ``resumed``: it is gone on with after a break, so tell what happened last.

    A table whose map is missing or broken can't be laid: then a message that says so; the game stays saved. Raises
    KeyError for a game without a table.
    """
    from game.regions import RegionsError
    from scenes.dialog import Dialog
    from scenes.tables.ten.scene import TenTable  # each table when somebody sits down at it

    table = {"ten": TenTable}[match.setup.game]
    try:
        return table(app, match, resumed=resumed)
    except RegionsError as error:
        words = app.words
        text = words("problem.broken-table", name=error.place)
        return Dialog.message(app, words("menu.continue_failed"), text, icon="warning")
