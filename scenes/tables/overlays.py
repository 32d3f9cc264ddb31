"""Sheets that are laid over a table: what happened so far, what happened meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.app import App
from game.canvas import Canvas
from game.input import Intent, Kind
from game.scene import Scene
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.page import Page
from game.widgets.scroll import ScrollArea

WHOLE = FRect(0, 0, 1920, 1080)
PAD = 48.0
#: Most lines a log shows; what is older has scrolled out of interest.
MOST_LINES = 400
#: What takes a sheet away when nothing on it has a use for it.
CLOSING = (Kind.CONFIRM, Kind.MENU, Kind.LOG, Kind.PEEK)


class SheetScene(Scene):
    """A sheet of paper over the table, with a heading and a button that takes it away."""

    see_through = True
    size = (1180.0, 880.0)

    def __init__(self, app: App, heading: str) -> None:
        super().__init__(app)
        self.heading = heading
        self.page = Page(app, on_back=self.close)
        self._deaf: Callable[[], None] = lambda: None

    def enter(self) -> None:
        """Build the page."""
        self._deaf = self.app.settings.listen(lambda names: self.build())
        self.build()

    def resume(self, result: object = None) -> None:
        """Words may be others now."""
        self.build()

    def leave(self) -> None:
        """Forget the settings."""
        self._deaf()

    def build(self) -> None:
        """Lay everything out anew."""
        self.page.clear()
        sheet = self.sheet
        label = self.app.words("table.close")
        high = max(76.0, self.app.canvas.measure(label, 0, "label")[1] + 34)
        wide = min(sheet.w - 2 * PAD, self.app.canvas.measure(label, 0, "label")[0] + 130)
        close = Button(
            FRect(sheet.right - PAD - wide, sheet.bottom - 28 - high, wide, high),
            label,
            self.close,
            id="close",
            icon="check",
        )
        top = sheet.y + 24 + self.app.canvas.measure("X", 0, "heading")[1]
        self.fill(FRect(sheet.x + PAD, top + 12, sheet.w - 2 * PAD, close.rect.y - top - 32))
        self.page.add(close)
        self.app.changed()

    def fill(self, room: FRect) -> None:
        """Put widgets into the room between heading and button."""

    @property
    def sheet(self) -> FRect:
        """The sheet, in the middle of the screen."""
        wide, high = self.size
        return FRect(960 - wide / 2, 540 - high / 2, wide, high)

    def close(self) -> None:
        """Take it away."""
        self.app.pop()

    def handle(self, intent: Intent) -> None:
        """Everything goes to the page."""
        if not self.page.handle(intent) and intent.kind in CLOSING:
            self.close()

    def update(self, dt: float) -> bool:
        """The page's motion."""
        return self.page.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Veil, sheet, heading, page."""
        canvas.panel(WHOLE, "veil")
        sheet = self.sheet
        canvas.panel(sheet, "paper", lift=40)
        head = FRect(sheet.x + PAD, sheet.y + 20, sheet.w - 2 * PAD, canvas.measure("X", 0, "heading")[1])
        canvas.text(self.heading, head, "heading", valign="middle", wrap=False, shrink=True)
        self.page.draw(canvas)


class LinesScene(SheetScene):
    """Lines of text, one for each thing that happened."""

    def __init__(self, app: App, heading: str, lines: Sequence[str], *, from_end: bool) -> None:
        super().__init__(app, heading)
        self.lines = list(lines)[-MOST_LINES:]
        self._from_end = from_end

    def fill(self, room: FRect) -> None:
        """The lines, scrolled to their end or to their beginning."""
        labels = [Label(None, line, "body") for line in self.lines]
        area = ScrollArea(None, *labels, gap=8, id="lines", label=self.heading)
        area.place(self.app.canvas, room)
        self.page.add(area)
        if self._from_end:
            area.scroll_to(area.most, at_once=True)


class LogScene(LinesScene):
    """The log of a game, the newest line at the bottom."""

    def __init__(self, app: App, heading: str, lines: Sequence[str]) -> None:
        super().__init__(app, heading, lines or [app.words("table.log_empty")], from_end=True)


class SinceScene(LinesScene):
    """What happened since somebody's last turn, for who comes back to a game."""

    def __init__(self, app: App, lines: Sequence[str], name: str) -> None:
        super().__init__(app, app.words("table.since", name=name), lines, from_end=False)
