"""A break in a game: go on, look something up, change settings, begin again, or leave. The game is saved already."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

import pygame

from game.canvas import Canvas
from game.input import Intent, Kind
from game.layout import Down, Flowing, inset
from game.match import Match
from game.widgets import Button, Label
from game.widgets.button import ButtonKind
from scenes.dialog import Dialog
from scenes.menu import MenuScene
from scenes.rules import RulesScene
from scenes.settings import SettingsScene

if TYPE_CHECKING:
    from game.app import App
    from scenes.tables.base import Table

WIDTH = 860.0
#: The board may reach from here to here.
TOP, BOTTOM = 104.0, 1040.0
RIBBON = 92.0
#: From this size of text on the board is as wide as it may be.
LARGE_TEXT = 1.3
WIDE = 1300.0


class PauseScene(MenuScene):
    """The board with what one can do in a break, over the dimmed table.

    ``notice`` says why there is a break if nobody asked for it; it goes when a controller comes back.
    """

    see_through = True
    heading = "pause.title"

    def __init__(self, app: App, table: Table, notice: str = "") -> None:
        super().__init__(app)
        self.table = table
        self.notice = notice
        self._board = pygame.FRect(0, 0, 0, 0)

    @property
    def match(self) -> Match:
        """The game that has a break."""
        return self.table.match

    def fill(self) -> None:
        """The board, as high as what stands on it."""
        canvas = self.app.canvas
        large = self.app.settings.text_scale > LARGE_TEXT
        things = Down(*self._things(), gap=6 if large else 16)
        wide, foot = (WIDE, 24.0) if large else (WIDTH, 44.0)
        head = RIBBON / 2 + 30
        room = BOTTOM - TOP
        high = min(room, things.measure(canvas, wide - 128)[1] + head + foot)
        self._board = pygame.FRect(960 - wide / 2, TOP + (room - high) / 2, wide, high)
        inner = inset(self._board, 64, 0)
        inner.y += head
        inner.h = self._board.bottom - foot - inner.y
        self.page.column(inner, things, id="pause")

    def handle(self, intent: Intent) -> None:
        """A controller that comes back has been told enough about."""
        if intent.kind is Kind.PAD_FOUND and self.notice:
            self.notice = ""
            self.build()
            return
        super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        """Veil, board, ribbon, buttons."""
        canvas.panel(pygame.FRect(0, 0, 1920, 1080), "veil")
        canvas.panel(self._board, "paper", lift=24)
        self.draw_heading(canvas)
        self.page.draw(canvas)

    def draw_heading(self, canvas: Canvas) -> None:
        """The ribbon across the upper edge of the board."""
        words = self.app.words(self.heading)
        high = max(RIBBON, canvas.measure(words, 0, "heading")[1] + 24)
        wide = min(self._board.w + 60, canvas.measure(words, 0, "heading")[0] + 260)
        box = pygame.FRect(self._board.centerx - wide / 2, self._board.y - high / 2 - 4, wide, high)
        canvas.panel(box, "ribbon", lift=6)
        inner = pygame.FRect(box.x + 70, box.y, box.w - 140, box.h * 0.84)
        canvas.text(words, inner, "heading", colour="paper", align="centre", valign="middle", wrap=False, shrink=True)

    def resume(self, result: object = None) -> None:
        """Back from rules or settings, or with the answer whether to begin again."""
        if result == "restart":
            self._restart()
            return
        super().resume(result)

    # within

    def _things(self) -> list[Flowing]:
        words, app = self.app.words, self.app
        notice = [Label(None, self.notice, icon="gamepad", align="centre")] if self.notice else []
        restart = self._button("restart", "redo", self._ask)
        if not self._may_restart():
            restart.enabled, restart.why = False, words("daily.used")
        deal = words("pause.deal", number=str(self.match.setup.seed))
        return [
            *notice,
            self._button("resume", "continue", self.back, kind="primary"),
            Button(None, words("menu.rules"), lambda: app.push(RulesScene(app, self._game)), icon="rules", id="rules"),
            Button(None, words("menu.settings"), lambda: app.push(SettingsScene(app)), icon="settings", id="settings"),
            restart,
            self._button("title_screen", "home", self._leave),
            Label(None, f"{words('pause.saved')} {deal}", "small", align="centre", colour="ink-soft"),
        ]

    @property
    def _game(self) -> str:
        return self.match.setup.game

    def _button(self, name: str, icon: str, action: Callable[[], None], kind: ButtonKind = "button") -> Button:
        label = self.app.words(f"pause.{name}")
        return Button(None, label, action, icon=icon, kind=kind, id=name)

    def _may_restart(self) -> bool:
        """A daily deal has only so many tries, and one that is given up is used."""
        setup = self.match.setup
        if setup.purpose != "daily" or setup.day is None:
            return True
        return self.app.store.day(date.fromisoformat(setup.day)).left > 0

    def _ask(self) -> None:
        words = self.app.words
        answers = [(words("menu.stay"), None), (words("pause.restart_yes"), "restart")]
        self.app.push(Dialog(self.app, words("pause.restart_ask"), words("pause.restart_text"), answers))

    def _restart(self) -> None:
        """Give this game up and deal the same cards again."""
        from scenes.tables import table_scene  # the tables lead here

        setup, old = self.match.rematch(same_deal=True), self.match.id
        self._leave()
        self.app.store.delete(old)
        self.app.push(table_scene(self.app, Match.start(self.app.store, setup)))

    def _leave(self) -> None:
        from scenes.title import TitleScene  # the title leads here

        self.app.reset(TitleScene(self.app))
