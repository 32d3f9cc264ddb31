"""What the pages of the frame share: the proscenium, a heading, widgets, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.input import Intent, Kind
from game.scene import Scene
from game.widgets import Button, Page

if TYPE_CHECKING:
    from game.app import App
    from game.canvas import Canvas

#: Where pages lie: between the curtains, within the TV-safe area. Design units.
SHEET = pygame.FRect(150, 150, 1620, 880)
HEADING = pygame.FRect(330, 56, 1260, 92)
#: Between the edge of the sheet and what is on it.
PAD = 44.0


class MenuScene(Scene):
    """A page of the frame. Subclasses say their `heading` and `fill` the page; CANCEL goes `back`.

    The page is built anew when the language, the text size or something it shows has changed; the focus stays.
    """

    #: Key of the heading; empty for none.
    heading = ""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = Page(app, on_back=self.back)
        self._deaf: Callable[[], None] | None = None

    # life

    def enter(self) -> None:
        """Build the page."""
        self._deaf = self.app.settings.listen(self._settings_changed)
        self.build()

    def resume(self, result: object = None) -> None:
        """What it shows may have changed."""
        self.build()

    def leave(self) -> None:
        """Forget the settings."""
        if self._deaf is not None:
            self._deaf()

    def build(self) -> None:
        """Lay everything out anew."""
        self.page.clear()
        self.fill()
        self.app.changed()

    def fill(self) -> None:
        """Put the widgets on the page."""

    def back(self) -> None:
        """The scene below."""
        self.app.pop()

    # what a person does

    def handle(self, intent: Intent) -> None:
        """Everything goes to the page."""
        if not self.page.handle(intent) and intent.kind is Kind.MENU:
            self.back()

    def update(self, dt: float) -> bool:
        """The page's motion."""
        return self.page.update(dt)

    # looks

    def draw(self, canvas: Canvas) -> None:
        """The proscenium, a sheet of paper, the heading, the page."""
        canvas.backdrop("stages/frame")
        canvas.panel(SHEET, "paper", lift=12)
        self.draw_heading(canvas)
        self.page.draw(canvas)

    def draw_heading(self, canvas: Canvas) -> None:
        """The heading on a ribbon."""
        if not self.heading:
            return
        words = self.app.words(self.heading)
        wide = min(1500.0, canvas.measure(words, 0, "heading")[0] + 220)
        box = pygame.FRect(960 - wide / 2, HEADING.y, wide, HEADING.h)
        canvas.panel(box, "ribbon", lift=6)
        inner = pygame.FRect(box.x + 70, box.y, box.w - 140, box.h - 8)
        canvas.text(words, inner, "heading", colour="paper", align="centre", valign="middle", wrap=False, shrink=True)

    # for subclasses

    @property
    def inner(self) -> pygame.FRect:
        """The room on the sheet."""
        return pygame.FRect(SHEET.x + PAD, SHEET.y + 32, SHEET.w - 2 * PAD, SHEET.h - 64)

    def back_button(self) -> Button:
        """The way back, for mouse and touch."""
        return Button(None, self.app.words("menu.back"), self.back, icon="back", kind="quiet", id="back", sound="back")

    # within

    def _settings_changed(self, names: frozenset[str]) -> None:
        if names & {"language", "text_scale"}:
            self.build()
