"""The title: the first thing a person sees, and where everything begins."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.app import App
from game.canvas import Canvas
from game.layout import Across, Down
from game.match import Match, Seat
from game.records import CannotLoadError, read_record
from game.store import ListedGame
from game.widgets import Button
from scenes.dialog import Dialog
from scenes.menu import MenuScene
from scenes.tables import table_scene

LOGO = pygame.FRect(540, 160, 840, 210)
#: The column of buttons, between the curtains.
COLUMN = pygame.FRect(540, 400, 840, 630)
#: With large text the logo makes room.
SMALL_LOGO = pygame.FRect(680, 60, 560, 140)
LONG_COLUMN = pygame.FRect(430, 220, 1060, 820)
LARGE = 1.3
#: Between the buttons, and with large words.
GAP, TIGHT = 20.0, 14.0


class TitleScene(MenuScene):
    """Continue, play, daily deal, ladder, rules, settings, quit.

    record: a file with a game to open at once.
    """

    def __init__(self, app: App, *, record: Path | None = None) -> None:
        super().__init__(app)
        self.record = record

    def enter(self) -> None:
        """Build the page; the first button is the one most people want."""
        super().enter()
        self._favour()
        self.app.audio.music("table")

    def update(self, dt: float) -> bool:
        """Open the record once the title stands."""
        if self.record is not None:
            path, self.record = self.record, None
            self._open(path)
        return super().update(dt)

    def fill(self) -> None:
        """The buttons."""
        words, game = self.app.words, self._in_progress()
        first = []
        if game is not None:
            label = f"{words('menu.continue')} · {self._what(game)}"
            first.append(Button(None, label, self._continue, icon="continue", kind="primary", id="continue"))
        play = Button(
            None,
            words("menu.play"),
            self._play,
            icon="play",
            kind="button" if first else "primary",
            style="heading",
            id="play",
        )
        daily = self._button("daily", "daily", self._daily)
        ladder = self._button("ladder", "ladder", self._ladder)
        rules = self._button("rules", "rules", self._rules)
        settings = self._button("settings", "settings", self._settings)
        leave = self._button("quit", "quit", self.back)
        self.page.column(
            LONG_COLUMN if self._large else COLUMN,
            *first,
            play,
            Across(daily, ladder, shares=(1, 1), align="fill"),
            Down(Across(rules, settings, leave, shares=(1, 1.15, 1), align="fill")),
            gap=TIGHT if self._large else GAP,
            valign="middle",
        )

    def back(self) -> None:
        """Ask before leaving the program."""
        words = self.app.words
        question, text = words("menu.quit_ask"), words("menu.quit_text")
        self.app.push(Dialog.confirm(self.app, question, text, words("menu.quit_yes"), words("menu.stay")))

    def resume(self, result: object = None) -> None:
        """Quit if that was the answer."""
        if result is True:
            self.app.quit()
            return
        super().resume(result)
        if self.page.focus is not None and self.page.focus.id in ("continue", "play"):
            self._favour()

    def draw(self, canvas: Canvas) -> None:
        """The open stage, the logo, the buttons."""
        canvas.backdrop("stages/frame")
        canvas.picture("logo/tenfold", SMALL_LOGO if self._large else LOGO, lift=6)
        self.page.draw(canvas)

    # within

    @property
    def _large(self) -> bool:
        return self.app.settings.text_scale > LARGE

    def _favour(self) -> None:
        """The focus is on what most people want."""
        if not self.page.focus_on("continue"):
            self.page.focus_on("play")

    def _button(self, key: str, icon: str, action: Callable[[], None]) -> Button:
        return Button(None, self.app.words(f"menu.{key}"), action, icon=icon, id=key)

    def _in_progress(self) -> ListedGame | None:
        games = self.app.store.unfinished()
        return next((game for game in games if game.trouble is None), None)

    def _what(self, game: ListedGame) -> str:
        words = self.app.words
        name = words(f"game.{game.setup.game}")
        if game.setup.solo:
            level = game.setup.options.get("solo_level", 0)
            return f"{name} · {words('setup.level', level=level)}"
        return f"{name} · {words.listed(seat.name for seat in game.setup.seats)}"

    # Pages are loaded when somebody goes there: the title is to stand at once.

    def _play(self) -> None:
        from scenes.setup import SetupScene

        self.app.push(SetupScene(self.app))

    def _daily(self) -> None:
        from scenes.daily import DailyScene

        self.app.push(DailyScene(self.app))

    def _ladder(self) -> None:
        from scenes.ladder import LadderScene

        self.app.push(LadderScene(self.app))

    def _rules(self) -> None:
        from scenes.rules import RulesScene

        self.app.push(RulesScene(self.app))

    def _settings(self) -> None:
        from scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _continue(self) -> None:
        words = self.app.words
        game = self._in_progress()
        if game is None:
            self.build()
            return
        try:
            match = Match.load(self.app.store, game.id)
        except CannotLoadError as error:
            self.app.push(Dialog.message(self.app, words("menu.continue_failed"), words(error.key, **error.params)))
            return
        self.app.push(table_scene(self.app, match, resumed=True))

    def _open(self, path: Path) -> None:
        words, store = self.app.words, self.app.store
        try:
            record = read_record(path)
        except CannotLoadError as error:
            title = words("menu.open_failed", file=path.name)
            self.app.push(Dialog.message(self.app, title, words(error.key, **error.params), icon="warning"))
            return
        people = [Seat(words("setup.new_name", number=n + 1), colour=n) for n in range(record.seats)]
        automaton = [Seat(words("character.solo"), "solo", colour=7)] if record.seats == 1 else []
        match = Match.open(store, record, [*people, *automaton])
        self.app.push(table_scene(self.app, match))
