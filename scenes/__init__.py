"""What a person sees. The program begins with `first_scene`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app import App
    from game.scene import Scene


def first_scene(app: App) -> Scene:
    """The title, which goes straight on to a record that was to be opened."""
    from scenes.title import TitleScene

    return TitleScene(app, record=app.options.open_file)
