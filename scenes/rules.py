"""The rules of a game as a small printed book, open on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from game.input import Intent, Kind
from game.layout import inset
from game.widgets import Button, Label, ScrollArea, Widget
from game.widgets.button import ButtonKind
from scenes.booklet import Leaf, laid_out
from scenes.menu import SHEET, MenuScene
from scenes.tables.ten import rules_pages as ten

if TYPE_CHECKING:
    from game.app import App
    from game.canvas import Canvas

BOOKS: Final[Mapping[str, Callable[[], tuple[Leaf, ...]]]] = {"ten": ten.leaves}
"""game → the pages of its rules."""

#: From this size of text on, a page is one column.
ONE_COLUMN = 1.3
GAP = 18.0
#: Lower edge of the buttons.
FOOT = 1034.0


class RulesScene(MenuScene):
    """Leaf through the rules: arrows, shoulder buttons, or the buttons below the book. CANCEL goes back."""

    heading = "rules.title"

    def __init__(self, app: App, game: str = "ten", leaf: int = 0) -> None:
        super().__init__(app)
        self.game = game
        self.leaves = BOOKS[game]()
        self.leaf = min(max(0, leaf), len(self.leaves) - 1)
        self.page.tone = "paper"
        self.text = ScrollArea(None)

    def handle(self, intent: Intent) -> None:
        """Arrows and shoulder buttons turn the leaves and scroll; all else is the page's."""
        if intent.kind is Kind.MOVE and self._moved(*intent.move):
            return
        if intent.kind in (Kind.NEXT, Kind.PREVIOUS):
            self.turn(1 if intent.kind is Kind.NEXT else -1)
            return
        super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        """The book on its stage."""
        canvas.backdrop("stages/frame")
        self.draw_heading(canvas)
        self.page.draw(canvas)

    def turn(self, by: int) -> bool:
        """So many leaves on or back; False at either end of the book."""
        leaf = self.leaf + by
        if not 0 <= leaf < len(self.leaves):
            return False
        self.leaf = leaf
        self.app.audio.play("card_slide")
        self.build()
        self.page.focus_on("next" if leaf < len(self.leaves) - 1 else "back")
        return True

    def fill(self) -> None:
        """The book, and the buttons below it."""
        foot = self._foot()
        rect = pygame.FRect(SHEET.x, SHEET.y, SHEET.w, foot - GAP - SHEET.y)
        one_column = self.app.settings.text_scale > ONE_COLUMN
        self.text = ScrollArea(
            None, laid_out(self.leaves[self.leaf], self.app.words, one_column), id=f"leaf-{self.leaf}"
        )
        self.text.place(self.app.canvas, inset(rect, 56, 32))
        for part in self.text.children:
            part.tone_wish = "ink"
        self.page.add(Spread(rect, fold=not one_column), self.text)

    # within

    def _moved(self, x: int, y: int) -> bool:
        if x:
            return self.turn(x)
        return self.text.overflows and self.text.move(0, y)

    def _foot(self) -> float:
        """Back, the leaf before, which leaf this is, the next one; returns their upper edge."""
        words, canvas, last = self.app.words, self.app.canvas, self.leaf == len(self.leaves) - 1
        back = Button(None, words("menu.back"), self.back, icon="back", id="back", sound="back")
        before = self._turner("previous", -1, "arrow-left")
        after = self._turner("next", 1, "arrow-right", kind="primary")
        before.enabled, after.enabled = self.leaf > 0, not last
        where = Slip(words("rules.page", number=self.leaf + 1, total=len(self.leaves)))
        things: list[tuple[Widget, float]] = [(back, 0.2), (before, 0.29), (where, 0.16), (after, 0.27)]
        room = SHEET.w - GAP * 3
        high = max(thing.measure(canvas, room * share)[1] for thing, share in things)
        x, y = SHEET.x, FOOT - high
        total = sum(share for _, share in things)
        for thing, share in things:
            wide = room * share / total
            thing.place(canvas, pygame.FRect(x, y, wide, high))
            x += wide + GAP
        self.page.add(after, before, back, where)
        return y

    def _turner(self, name: str, by: int, icon: str, kind: ButtonKind = "button") -> Button:
        def turn() -> None:
            self.turn(by)

        return Button(None, self.app.words(f"rules.{name}"), turn, icon=icon, kind=kind, id=name, sound="")


class Slip(Label):
    """A few words on a slip of dark card."""

    def __init__(self, words: str) -> None:
        super().__init__(None, words, align="centre", valign="middle", tone="paper")

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """One line."""
        w, h = canvas.measure(self.label, 0, self.style)
        return w + 40, h + 20

    def draw(self, canvas: Canvas) -> None:
        """Slip and words."""
        canvas.panel(self.rect, "slip", lift=3)
        canvas.text(
            self.label,
            inset(self.rect, 12, 0),
            self.style,
            colour="paper",
            align="centre",
            valign="middle",
            wrap=False,
            shrink=True,
        )


class Spread(Widget):
    """The open book: a stack of paper with a fold in the middle."""

    role: ClassVar[str] = "sheet"
    focusable = False

    def __init__(self, rect: pygame.FRect, *, fold: bool) -> None:
        super().__init__(rect)
        self.fold = fold

    def draw(self, canvas: Canvas) -> None:
        """Pages below, the page on top, the shade of the fold."""
        rect = self.rect
        for down in (10, 5):
            canvas.panel(rect.move(0, down).inflate(down - 8, 0), "paper", lift=12 if down == 10 else 0)
        canvas.panel(rect, "paper")
        if not self.fold:
            return
        steps = 14
        for step in range(steps):
            alpha = 0.085 * (1 - step / steps) ** 2
            x = rect.centerx + step * 4
            strip = pygame.FRect(x, rect.y + 3, 4, rect.h - 6)
            canvas.bar(strip, "wood-deep", 0, alpha=alpha)
            canvas.bar(strip.move(-2 * step * 4 - 4, 0), "wood-deep", 0, alpha=alpha)
