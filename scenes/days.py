"""Leaves of the calendar and tickets for tries: what the page of the daily deal is made of."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.store.standings import HELPED, Day, Try
from game.widgets import Widget, paint
from game.widgets.base import longest_word
from scenes.verdict import told_margin

if TYPE_CHECKING:
    from game.canvas import Canvas
    from game.locale import Words

PAD = 14.0
#: The leaf of today.
LEAF = (300.0, 296.0)


def told_try(words: Words, each: Try | None) -> tuple[str, str, str]:
    """Picture, words and a smaller line about a try; None is one that was not used yet."""
    if each is None:
        return "", words("daily.try_free"), ""
    helped = words("daily.helped") if each.marks & HELPED else ""
    if each.status == "given-up":
        return "flag", words("daily.try_given_up"), helped
    if each.status == "playing":
        return "clock", words("daily.try_open"), helped
    return "tokens/laurel" if each.won else "cross", told_margin(words, each.won, each.margin), helped


class TodayLeaf(Widget):
    """The leaf of the calendar that is on top: weekday, day, month."""

    role: ClassVar[str] = "picture"
    focusable = False

    def __init__(self, words: Words, day: datetime.date) -> None:
        super().__init__(None, words("daily.day", weekday=words.weekday(day), date=day))
        name = words.weekday(day)
        self.weekday = name[:1].upper() + name[1:]
        self.day = day

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """A leaf higher than wide."""
        return max(min(width, LEAF[0]), longest_word(canvas, self.weekday, "small") + 2 * PAD), LEAF[1] + 24

    def draw(self, canvas: Canvas) -> None:
        """A few leaves below, the red head, the number."""
        wide, high = min(self.rect.w, LEAF[0]), min(self.rect.h, LEAF[1])
        leaf = pygame.FRect(self.rect.centerx - wide / 2, self.rect.centery - high / 2, wide, high)
        for n in (2, 1):
            canvas.panel(leaf.move(6 * n, 7 * n), "paper", lift=3)
        canvas.panel(leaf, "paper", lift=8)
        head = pygame.FRect(leaf.x + 10, leaf.y + 10, leaf.w - 20, leaf.h * 0.25)
        canvas.bar(head, "red", 14)
        canvas.text(
            self.weekday, head, "label", colour="paper", align="centre", valign="middle", wrap=False, shrink=True
        )
        for x in (0.28, 0.72):
            canvas.bar(pygame.FRect(leaf.x + leaf.w * x - 8, leaf.y - 14, 16, 44), "brass-dark", 8)
            canvas.bar(pygame.FRect(leaf.x + leaf.w * x - 8, leaf.y - 14, 10, 42), "brass", 8)
        number = pygame.FRect(leaf.x, head.bottom, leaf.w, leaf.bottom - head.bottom)
        symbol = number.h * 0.2
        middle = pygame.FRect(number.x, number.y + 8, number.w, number.h - 1.5 * symbol)
        canvas.text(str(self.day.day), middle, "numeral", align="centre", valign="middle", wrap=False, scale=False)
        for n, suit in enumerate("RBOG"):
            x = number.centerx + (n - 1.5) * symbol * 1.35
            canvas.picture(
                f"cards/suits/{suit}", pygame.FRect(x - symbol / 2, number.bottom - symbol * 1.4, symbol, symbol)
            )


class Ticket(Widget):
    """One try. ``picture`` is empty for one that is still to be had."""

    role: ClassVar[str] = "picture"
    focusable = False

    def __init__(self, label: str, picture: str, words: str, sub: str) -> None:
        super().__init__(None, f"{label}: {words}")
        self.title = label
        self.picture = picture
        self.words = words
        self.sub = sub

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """Title, picture, words."""
        room = max(1.0, width - 2 * PAD)
        high = sum(canvas.measure(line, room, "small")[1] for line in (self.title, self.words, self.sub) if line)
        least = max(longest_word(canvas, line, "small") for line in (self.title, self.words, self.sub or "X"))
        return max(width, least + 2 * PAD), high + 64 + 2 * PAD + 12

    def draw(self, canvas: Canvas) -> None:
        """A slip of paper, or its empty place."""
        used = bool(self.picture)
        canvas.panel(self.rect, "field" if not used else "plate-hot")
        room = pygame.FRect(self.rect.x + PAD, self.rect.y + PAD, self.rect.w - 2 * PAD, self.rect.h - 2 * PAD)
        title = canvas.text(self.title, room, "small", colour="ink-soft", align="centre", shrink=True)
        middle = (room.centerx, title.bottom + 6 + 32)
        if used:
            size = 76.0 if "/" in self.picture else 52.0
            paint.picture_of(canvas, self.picture, middle, size, "ink")
            if "/" in self.picture:
                paint.picture_of(canvas, "check", middle, size * 0.42, "ink")
        else:
            canvas.picture("cards/ten/back", pygame.FRect(middle[0] - 22, middle[1] - 32, 44, 64), lift=2)
        box = pygame.FRect(room.x, middle[1] + 38, room.w, room.bottom - middle[1] - 38)
        said = canvas.text(self.words, box, "small", align="centre", shrink=True)
        if self.sub:
            below = pygame.FRect(room.x, said.bottom, room.w, max(1.0, room.bottom - said.bottom))
            canvas.text(self.sub, below, "small", colour="ink-soft", align="centre", shrink=True)


class DayLeaf(Widget):
    """One of the days before: date, and how it went."""

    role: ClassVar[str] = "picture"
    focusable = False

    def __init__(self, words: Words, day: datetime.date, standing: Day) -> None:
        date = words.short_date(day)
        self.date = date
        self.played = bool(standing.tries)
        self.won = standing.won_at is not None
        #: The try that won, if any did.
        self.at = standing.won_at
        self.said = words("daily.day_won" if self.won else "daily.day_lost") if self.played else "–"
        super().__init__(None, f"{date}: {self.said}")

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """Date, mark, a word."""
        room = max(1.0, width - 2 * PAD)
        high = canvas.measure(self.date, room, "small")[1] + canvas.measure(self.said, room, "small")[1]
        least = max(longest_word(canvas, self.date, "small"), longest_word(canvas, self.said, "small"))
        return max(width, least + 2 * PAD), high + 52 + 2 * PAD

    def draw(self, canvas: Canvas) -> None:
        """A plate, paler for a day that was let pass."""
        alpha = 1.0 if self.played else 0.55
        canvas.panel(self.rect, "plate-hot" if self.won else "plate")
        room = pygame.FRect(self.rect.x + PAD, self.rect.y + PAD, self.rect.w - 2 * PAD, self.rect.h - 2 * PAD)
        date = canvas.text(self.date, room, "small", align="centre", shrink=True, alpha=alpha)
        middle = (room.centerx, date.bottom + 26)
        if self.won:
            paint.picture_of(canvas, "tokens/laurel", middle, 56, "ink")
            box = pygame.FRect(middle[0] - 28, middle[1] - 28, 56, 56)
            canvas.text(str(self.at), box, "small", align="centre", valign="middle", wrap=False, scale=False)
        elif self.played:
            paint.picture_of(canvas, "cross", middle, 36, "ink", 0.7)
        box = pygame.FRect(room.x, date.bottom + 52, room.w, max(1.0, room.bottom - date.bottom - 52))
        canvas.text(self.said, box, "small", colour="ink-soft", align="centre", shrink=True, alpha=alpha)
