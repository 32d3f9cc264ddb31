"""The settings, from everywhere: what is changed holds at once and can be seen and heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.canvas import Canvas
from game.input import Intent, Kind
from game.layout import Flowing
from game.widgets import ScrollArea, Sheet, Tab, Tabs, Toggle
from scenes.keytable import KeyTable
from scenes.menu import PAD, SHEET, MenuScene
from scenes.settings_pages import game_page, gap, picture_page, sound_page

if TYPE_CHECKING:
    from game.app import App

TABS: Final = ("game", "picture", "sound", "controls")
ICONS: Final = ("dice", "eye", "speaker", "keyboard")
#: Air above what stands on the sheet, and below the way back.
TOP: Final = 32.0
FOOT: Final = 28.0
#: What may be meant while a key is waited for; everything else ends the waiting.
_PATIENT = frozenset({Kind.POINT, Kind.RELEASE, Kind.FOCUS_GAINED, Kind.PAD_FOUND, Kind.PAD_LOST})


class SettingsScene(MenuScene):
    """Four pages behind tabs; shoulder buttons and Tab go from one to the next."""

    heading = "settings.title"

    def __init__(self, app: App, tab: str = "game") -> None:
        super().__init__(app)
        self.tab = tab
        self.keys = KeyTable(app, self.build, self._tell)
        #: To be told as soon as the page that was built anew has found its focus.
        self._sentence = ""

    def fill(self) -> None:
        """Tabs, the sheet, what stands on it, the way back."""
        words, canvas = self.app.words, self.app.canvas
        labels = [words(f"settings.tab_{tab}") for tab in TABS]
        tabs = Tabs(None, labels, TABS.index(self.tab), self._turn, icons=ICONS)
        high = tabs.measure(canvas, SHEET.w)[1]
        tabs.place(canvas, pygame.FRect(SHEET.x, SHEET.y + 6, SHEET.w, high))
        back = self.back_button()
        w, h = back.measure(canvas, SHEET.w / 2)
        sheet = pygame.FRect(SHEET.x, SHEET.y + high, SHEET.w, SHEET.h - high)
        sheet.h = min(sheet.h, TOP + self._tallest() + gap(self.app) + h + FOOT)
        self.page.add(tabs, Sheet(sheet, lift=12))
        back.place(canvas, pygame.FRect(sheet.x + PAD, sheet.bottom - h - FOOT, w, h))
        bottom = back.rect.y - gap(self.app)
        room = pygame.FRect(sheet.x + PAD, sheet.y + TOP, sheet.w - 2 * PAD, bottom - sheet.y - TOP)
        area = ScrollArea(None, self._content(self.tab), id=f"page-{self.tab}")
        area.place(canvas, room)
        self.page.add(area, back)

    def handle(self, intent: Intent) -> None:
        """While a key is waited for, that comes first."""
        if self.keys.waiting is None:
            super().handle(intent)
        elif intent.kind is Kind.KEY:
            self.keys.key(intent.index)
        elif intent.kind not in _PATIENT:
            self.keys.give_up()

    def update(self, dt: float) -> bool:
        """The page's motion, and what it has to say."""
        moved = super().update(dt)
        if self._sentence:
            focus = self.page.focus
            self.page.tell(self._sentence, focus.ring() if focus is not None else SHEET)
            self._sentence = ""
        return moved

    def pause(self) -> None:
        """Nothing is waited for any more."""
        self.keys.give_up()

    def draw(self, canvas: Canvas) -> None:
        """The proscenium, the heading, the page with its tabs and sheet."""
        canvas.backdrop("stages/frame")
        self.draw_heading(canvas)
        self.page.draw(canvas)

    # within

    def _content(self, tab: str) -> Flowing:
        if tab == "controls":
            return self.keys.things()
        if tab == "game":
            return game_page(self.app, self.build)
        return picture_page(self.app) if tab == "picture" else sound_page(self.app)

    def _tallest(self) -> float:
        """What the page needs; the short ones share one height, so that the sheet stays as it is between them."""
        tabs = ("controls",) if self.tab == "controls" else TABS[:-1]
        width = SHEET.w - 2 * PAD
        return max(self._content(tab).measure(self.app.canvas, width)[1] for tab in tabs)

    def _turn(self, number: int) -> None:
        self.tab = TABS[number]
        on_tab = isinstance(self.page.focus, Tab)
        self.build()
        area = self.page.find(f"page-{self.tab}")
        if not on_tab and isinstance(area, ScrollArea):
            self.page.focus = next((child for child in area.children if child.focusable), None)

    def _settings_changed(self, names: frozenset[str]) -> None:
        """Full screen and mute may also be changed by their keys."""
        super()._settings_changed(names)
        for name in names & {"fullscreen", "muted"}:
            toggle = self.page.find(name)
            if isinstance(toggle, Toggle):
                toggle.on = bool(getattr(self.app.settings, name))
                self.app.changed()

    def _tell(self, sentence: str) -> None:
        self._sentence = sentence
        self.app.changed()
