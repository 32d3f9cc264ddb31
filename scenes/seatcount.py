"""The panel of one seat on the result page: who, which place, the count, the total."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import pygame

from game import ease
from game.text import SMALLEST_SHARE
from game.widgets import Widget, paint
from scenes.faces import pattern, portrait

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.input import Device
    from game.locale import Words
    from game.match import Seat
    from game.widgets.base import Action
    from scenes.reckoning import Fact, Reckoning

PAD, GAP = 20.0, 14.0
#: Least and greatest height of the head, and of the line in it where wilds and tie-breaks lie.
HEAD, HEAD_MOST, TRAY = 96.0, 152.0, 46.0
#: From that height of the head on, and that width, its words are larger.
TALL, WIDE = 128.0, 720.0
#: What lies behind a winner, and what hides the panels that one passes on its way.
LIT, COVER = "#33449C", "#1B2350"


@dataclass
class Progress:
    """How far the page has come. at: stages counted; end: 0 … 1, from the last count to everybody on their place."""

    at: float = 0.0
    end: float = 0.0
    still: bool = False


class SeatCount(Widget):
    """One seat. ``most``: the height its count may take, if it can do with so little."""

    role: ClassVar[str] = "tile"
    sound = ""

    def __init__(
        self,
        seat: Seat,
        index: int,
        reckoning: Reckoning,
        progress: Progress,
        words: Words,
        *,
        place: int,
        wins: bool,
        alone: bool,
        facts: Sequence[Fact],
        on_confirm: Action,
    ) -> None:
        told = reckoning.told(index)
        super().__init__(None, seat.name, id=f"seat-{index}")
        self.told = told
        self.seat = seat
        self.index = index
        self.reckoning = reckoning
        self.progress = progress
        self.words = words
        self.standing = place
        self.wins = wins
        self.alone = alone
        self.facts = facts
        self.on_confirm = on_confirm
        self.most = 0.0
        #: The height of the head if there is room to spare.
        self.tall = HEAD
        #: From its place to the place it had before the ranking was known.
        self.way = (0.0, 0.0)

    @property
    def value(self) -> str:
        points = self.words("result.points", n=self.reckoning.points(self.index, self.progress.at))
        return f"{self.words('result.place', number=self.standing)} {points}, {self.told}"

    def confirm(self, device: Device) -> None:
        """Tell the count in words."""
        self.on_confirm()

    # its place

    def frame_height(self, canvas: Canvas) -> float:
        """The height without the count."""
        return 2 * PAD + self._head(canvas) + GAP

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """As wide as there is room."""
        return width, self.frame_height(canvas) + self.reckoning.height(width - 2 * PAD, self.most)

    def _head(self, canvas: Canvas) -> float:
        return max(self.tall, canvas.measure("X", 0, "label")[1] + TRAY + 2)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """There is nothing to ask before it is counted."""
        return self.progress.end > 0

    @property
    def shown(self) -> pygame.FRect:
        """Where it is drawn now."""
        if self.progress.still:
            return self.rect
        left = 1 - ease.smooth(ease.clamp(self.progress.end / 0.45))
        return self.rect.move(self.way[0] * left, self.way[1] * left)

    # looks

    def draw(self, canvas: Canvas) -> None:
        """The ground, the head, the count."""
        rect, fame = self.shown, self._fame
        if rect.topleft != self.rect.topleft:  # on its way over others
            canvas.bar(rect.inflate(-4, -4), COVER, 20)
        canvas.panel(rect, "stage")
        if self.wins and fame:
            canvas.bar(rect.inflate(-4, -4), LIT, 20, alpha=0.75 * fame)
            canvas.panel(rect, "chosen", alpha=fame)
        if self.glow > 0:
            canvas.panel(rect, "plate-dark-hot", alpha=self.glow * 0.6)
        head = pygame.FRect(rect.x + PAD, rect.y + PAD, rect.w - 2 * PAD, self._head(canvas))
        tray = self._draw_head(canvas, head, fame)
        room = pygame.FRect(head.x, head.bottom + GAP, head.w, rect.bottom - PAD - head.bottom - GAP)
        self.reckoning.draw(canvas, room, self.index, self.progress.at, tray=tray, still=self.progress.still)

    @property
    def _fame(self) -> float:
        """How strongly the outcome is seen."""
        return 1.0 if self.progress.still and self.progress.end else ease.clamp((self.progress.end - 0.25) / 0.3)

    def _draw_head(self, canvas: Canvas, head: pygame.FRect, fame: float) -> pygame.FRect:
        """Portrait, name, total; returns the room below the name that is left."""
        tall = head.h >= TALL and head.w >= WIDE
        side = min(head.h, 132.0)
        face = pygame.FRect(head.x + side * 0.16, head.y + (head.h - side) / 2, side, side)
        self._draw_face(canvas, face, fame)
        points = str(self.reckoning.points(self.index, self.progress.at))
        style = "numeral" if tall else "title"
        wide = canvas.measure("00", 0, style, scale=False)[0] + 8
        total = pygame.FRect(head.right - wide, head.y - 6, wide, head.h)
        colour = "brass-light" if self.wins and fame > 0.5 else "paper"
        canvas.text(
            points, total, style, colour=colour, align="right", valign="middle", wrap=False, shrink=True, scale=False
        )
        left = face.right + side * 0.26
        words = pygame.FRect(left, head.y, total.x - 16 - left, head.h - TRAY)
        style = self._name_style(canvas, words.w, tall)
        canvas.text(self.seat.name, words, style, colour="paper", valign="middle", wrap=False, shrink=True)
        tray = pygame.FRect(left, head.bottom - TRAY, words.w, TRAY - 2)
        return self._draw_facts(canvas, tray, fame)

    def _name_style(self, canvas: Canvas, room: float, tall: bool) -> str:
        """The largest style in which the name, shrunk as far as it may, still fits."""
        styles = ("heading", "label", "body", "small") if tall else ("label", "body", "small")
        wide = room / SMALLEST_SHARE
        return next((style for style in styles if canvas.measure(self.seat.name, 0, style)[0] <= wide), "small")

    def _draw_face(self, canvas: Canvas, face: pygame.FRect, fame: float) -> None:
        swatch = face.inflate(-face.w * 0.2, -face.h * 0.2).move(-face.w * 0.22, face.h * 0.1)
        canvas.picture(pattern(self.seat), swatch)
        if self.wins and fame:
            canvas.picture("tokens/laurel", face.inflate(face.w * 0.5, face.h * 0.5), alpha=fame)
        canvas.picture(portrait(self.seat), face, lift=3)
        if self.wins and self.alone and fame:
            size = face.w * 0.56
            drop = 0.0 if self.progress.still else (1 - ease.arrive(fame)) * 60
            box = pygame.FRect(face.centerx - size / 2, face.y - size * 0.62 - drop, size, size)
            canvas.picture("tokens/crown", box, alpha=fame, lift=3)
        if fame:
            self._draw_place(canvas, (swatch.x + face.w * 0.14, swatch.bottom - face.h * 0.1), face.w * 0.2, fame)

    def _draw_place(self, canvas: Canvas, middle: tuple[float, float], radius: float, fame: float) -> None:
        """The place as a medal."""
        canvas.circle(middle, radius + 2.5, "ink", alpha=fame)
        canvas.circle(middle, radius, "brass" if self.wins else "paper-shade", alpha=fame)
        box = pygame.FRect(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)
        canvas.text(
            str(self.standing), box, "small", align="centre", valign="middle", wrap=False, scale=False, alpha=fame
        )

    def _draw_facts(self, canvas: Canvas, tray: pygame.FRect, fame: float) -> pygame.FRect:
        """What decides between equal points, at the right of the tray; returns what is left of it."""
        right = tray.right
        for fact in reversed(self.facts):
            w = canvas.measure(fact.words, 0, "body", scale=False)[0]
            size = tray.h * 0.8
            wide = size + 8 + w + 20
            box = pygame.FRect(right - wide, tray.y, wide, tray.h)
            if fame:
                self._draw_fact(canvas, fact, box, size, fame)
            right -= wide + 8
        return pygame.FRect(tray.x, tray.y, max(1.0, right - tray.x), tray.h)

    @staticmethod
    def _draw_fact(canvas: Canvas, fact: Fact, box: pygame.FRect, size: float, fame: float) -> None:
        if fact.decides:
            canvas.bar(box, "brass", box.h / 2, alpha=fame)
        tone = "ink" if fact.decides else "paper"
        paint.picture_of(canvas, fact.picture, (box.x + 10 + size / 2, box.centery), size, tone, fame)
        words = pygame.FRect(box.x + 14 + size, box.y, box.right - box.x - size - 16, box.h)
        canvas.text(fact.words, words, "body", colour=tone, valign="middle", wrap=False, scale=False, alpha=fame)
