"""The controls on the settings' pages: every key, to be given another meaning, and what controller and mouse do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.input.keymap import ACTIONS, name_of
from game.layout import Across, Down, Flowing
from game.widgets import Button, Label, Row
from scenes.keynames import MODIFIERS, key_name, key_names

if TYPE_CHECKING:
    from game.app import App

#: What a controller's buttons do, by what is printed on them.
PAD = {
    "A": "confirm",
    "B": "cancel",
    "X": "hint",
    "Y": "alternate",
    "LB": "previous",
    "RB": "next",
    "LT": "undo",
    "RT": "peek",
    "Start": "menu",
    "Back": "log",
}
GAP = 10.0
#: Above this size of text the lines stand in one column.
ONE_COLUMN = 1.3


class KeyTable:
    """A line for every action; choosing one waits for the key that is to do it.

    changed: called when the lines say something else. tell: gets a sentence to be shown.
    """

    def __init__(self, app: App, changed: Callable[[], None], tell: Callable[[str], None]) -> None:
        self._app = app
        self._changed = changed
        self._tell = tell
        #: The action that waits for its key.
        self.waiting: str | None = None

    def things(self) -> Flowing:
        """The page."""
        words = self._app.words
        rows = [self._row(action) for action in ACTIONS]
        half = (len(rows) + 1) // 2
        pad = [Row(legend, cells=[words(f"key.{action}")], shares=[0.6]) for legend, action in PAD.items()]
        return Down(
            Label(None, words("settings.keys_text"), icon="keyboard"),
            self._beside(rows[:half], rows[half:]),
            Button(None, words("settings.keys_reset"), self.reset, icon="undo", id="keys_reset"),
            Label(None, words("settings.controller"), "heading", icon="gamepad"),
            self._beside(pad[: len(pad) // 2], pad[len(pad) // 2 :]),
            Label(None, words("settings.mouse"), "heading", icon="mouse"),
            Label(None, words("settings.mouse_text")),
            gap=20,
        )

    def wait_for(self, action: str) -> None:
        """The next key is to do this."""
        self.waiting = action
        self._app.input.catching = True
        self._changed()
        self._tell(self._app.words("settings.keys_cancel"))

    def give_up(self) -> None:
        """Everything stays as it is."""
        if self.waiting is None:
            return
        self.waiting = None
        self._app.input.catching = False
        self._changed()

    def key(self, scancode: int) -> None:
        """This key was pressed while one was waited for."""
        action, key = self.waiting, name_of(scancode) or "unknown"
        if action is None or key in MODIFIERS:
            return
        self.waiting = None
        self._app.input.catching = False
        sentence = "" if key in ("escape", "unknown") else self._bind(action, key, scancode)
        self._changed()
        if sentence:
            self._tell(sentence)

    def reset(self) -> None:
        """All keys as they were in the beginning."""
        self._app.settings.change(keys={})
        self._changed()

    # within

    def _bind(self, action: str, key: str, scancode: int) -> str:
        """Give the key to the action; what a person should be told about that."""
        app = self._app
        name = key_name(key, app.words)
        if key in app.input.keymap.keys_for(action):
            return ""
        try:
            loser = app.input.keymap.bind(action, scancode)
        except ValueError:
            return app.words("settings.keys_fixed", key=name)
        app.settings.change(keys=app.input.keymap.changes())
        return app.words("settings.keys_taken", key=name, action=app.words(f"key.{loser}")) if loser else ""

    def _row(self, action: str) -> Row:
        words = self._app.words
        if action == self.waiting:
            keys = words("settings.keys_press")
        else:
            keys = key_names(self._app.input.keymap.keys_for(action), words) or words("settings.keys_none")
        return Row(
            words(f"key.{action}"),
            lambda: self.wait_for(action),
            cells=[keys],
            shares=[0.55],
            chosen=action == self.waiting,
            id=f"key-{action}",
        )

    def _beside(self, left: list[Row], right: list[Row]) -> Flowing:
        if self._app.settings.text_scale > ONE_COLUMN:
            return Down(*left, *right, gap=GAP)
        return Across(Down(*left, gap=GAP), Down(*right, gap=GAP), gap=32, shares=[1.0, 1.0])
