"""A question or a message above whatever is on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game import ease
from game.app import App
from game.canvas import Canvas
from game.input import Intent
from game.layout import Across, Down, Flowing, Gap, centre, inset
from game.scene import Scene
from game.widgets import Button, Label, Page, Sheet

#: Width of the sheet, more of it for large text; air inside it; most of the screen it may take.
WIDTH, WIDER = 900.0, 1400.0
PAD_X, PAD_Y = 56.0, 44.0
HIGHEST = 960.0
#: More answers than these stand below each other.
BESIDE = 3

#: Seconds a sheet takes to come, and how far it rises meanwhile.
COMING, RISE = 0.16, 36.0

#: What a person can answer, and what the scene below is resumed with then.
Answer = tuple[str, object]


class Dialog(Scene):
    """A title, a text, and answers; the scene below is resumed with the one chosen, with None by CANCEL.

    The first answer is the one that does no harm: it stands out and has the focus. ``icon`` stands before the title.
    """

    see_through = True

    def __init__(self, app: App, title: str, text: str, answers: Sequence[Answer], *, icon: str | None = None) -> None:
        super().__init__(app)
        if not answers:
            raise ValueError("a dialog needs an answer")
        self.title = title
        self.text = text
        self.answers = tuple(answers)
        self.icon = icon
        self.page = Page(app, on_back=lambda: app.pop(None))
        self._age = 0.0
        self._low = 0.0

    @classmethod
    def message(cls, app: App, title: str, text: str, *, icon: str | None = "info") -> Dialog:
        """Something to be read and put away."""
        return cls(app, title, text, [(app.words("dialog.ok"), None)], icon=icon)

    @classmethod
    def confirm(cls, app: App, title: str, text: str, yes: str, no: str = "", *, icon: str | None = None) -> Dialog:
        """A question: ``yes`` gives True; ``no``, which has the focus, gives None."""
        return cls(app, title, text, [(no or app.words("dialog.no"), None), (yes, True)], icon=icon)

    def enter(self) -> None:
        """Lay it out, a little lower: it rises to its place."""
        self._age = COMING if self.app.settings.reduced_motion else 0.0
        self.build()

    def resume(self, result: object = None) -> None:
        """Lay it out anew: words may be others."""
        self.build()

    def build(self) -> None:
        """As high as its words."""
        page, canvas = self.page, self.app.canvas
        page.clear()
        width = min(WIDER, WIDTH * max(1.0, self.app.text.text_scale * 0.8))
        content = Down(*self._words(), Gap(18), self._buttons(), gap=14)
        high = min(HIGHEST, content.measure(canvas, width - 2 * PAD_X)[1] + 2 * PAD_Y)
        sheet = centre(pygame.FRect(0, 0, 1920, 1080), width, high)
        page.add(Sheet(sheet, lift=40))
        page.column(inset(sheet, PAD_X, PAD_Y), content)
        page.focus_on("answer-0")
        self._low = 0.0
        self._settle()

    def handle(self, intent: Intent) -> None:
        """Everything goes to the page."""
        self.page.handle(intent)

    def update(self, dt: float) -> bool:
        """The sheet comes; the page's motion."""
        coming = self._age < COMING
        self._age = min(COMING, self._age + dt)
        self._settle()
        return self.page.update(dt) or coming

    def draw(self, canvas: Canvas) -> None:
        """What is below, dimmed, and the sheet."""
        canvas.panel(pygame.FRect(0, 0, 1920, 1080), "veil", alpha=ease.out(self._age / COMING))
        self.page.draw(canvas)

    # within

    def _settle(self) -> None:
        """The sheet and all that is on it are as low as they are at this moment."""
        low = RISE * (1 - ease.out(self._age / COMING))
        for widget in self.page.widgets:
            if widget.area is None:  # an area takes what is in it along
                widget.shift(0, low - self._low)
        self._low = low

    def _words(self) -> list[Flowing]:
        title = Label(None, self.title, "heading", icon=self.icon, align="centre")
        return [title, Label(None, self.text, align="centre")] if self.text else [title]

    def _buttons(self) -> Flowing:
        buttons = [
            Button(
                None,
                label,
                partial(self.app.pop, result),
                kind="primary" if number == 0 else "button",
                id=f"answer-{number}",
            )
            for number, (label, result) in enumerate(self.answers)
        ]
        if len(buttons) > BESIDE:
            return Down(*buttons, gap=14)
        if len(buttons) == 1:
            return Across(Gap(0, 1), buttons[0], Gap(0, 1), shares=(1, 2, 1))
        return Across(*buttons, gap=28, shares=[1.0] * len(buttons))
