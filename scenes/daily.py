"""The daily deal: today's cards, three tries, and how the last days went."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.daily import Daily, Deal
from game.layout import Across, Down, Flowing
from game.match import Match, Seat
from game.records import CannotLoadError
from game.store.standings import TRIES, Day
from game.widgets import Button, Label
from scenes.days import DayLeaf, Ticket, TodayLeaf, told_try
from scenes.lineup import first_name
from scenes.menu import MenuScene
from scenes.tables import table_scene

if TYPE_CHECKING:
    from game.app import App

#: Earlier days that are shown; fewer where text is large.
EARLIER, FEWER = 7, 4
LARGE = 1.3
ONE = datetime.timedelta(days=1)
#: Seconds between two looks at the calendar.
LOOK = 1.0


class DailyScene(MenuScene):
    """Today's deal. ``today`` tells the date by the local calendar; when it changes, so does the page."""

    heading = "daily.title"

    def __init__(self, app: App, today: Callable[[], datetime.date] = datetime.date.today) -> None:
        super().__init__(app)
        self._today = today
        self._daily = Daily.load(app.assets, app.problems)
        self._look = LOOK
        self.day = today()

    # ---- life -------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Begin with what most people want."""
        super().enter()
        start = self.page.find("start")
        self.page.focus_on("start" if start is not None and start.enabled else "back")

    def update(self, dt: float) -> bool:
        """Look at the calendar now and then: midnight may pass, the clock may be set."""
        self._look -= dt
        if self._look <= 0:
            self._look = LOOK
            self.turn_over()
        return super().update(dt)

    def turn_over(self) -> bool:
        """Show another day if it is one now; True if so."""
        today = self._today()
        if today == self.day:
            return False
        self.day = today
        self.build()
        return True

    def resume(self, result: object = None) -> None:
        """It may be another day."""
        self.day = self._today()
        super().resume(result)

    # ---- the page ---------------------------------------------------------------------------------------------------

    @property
    def standing(self) -> Day:
        """The tries at the day that is shown."""
        return self.app.store.day(self.day)

    @property
    def deal(self) -> Deal | None:
        """The deal of the day that is shown; None if the table can't be read."""
        return self._daily.deal(self.day)

    def fill(self) -> None:
        """The leaf of today with its tries, the earlier days, the way back and the way in."""
        canvas, inner, deal = self.app.canvas, self.inner, self.deal
        foot = self._foot(deal)
        high = foot.measure(canvas, inner.w)[1]
        body = pygame.FRect(inner.x, inner.y, inner.w, inner.h - high - 20)
        self.page.column(body, *self._things(deal), gap=26, valign="middle", id="daily")
        self.page.line(pygame.FRect(inner.x, inner.bottom - high, inner.w, high), foot)

    def _things(self, deal: Deal | None) -> list[Flowing]:
        words = self.app.words
        if deal is None:
            return [Label(None, words("daily.no_table"), icon="warning")]
        about = self._about(deal)
        if self.app.settings.text_scale <= LARGE:  # else the date in words is large enough
            about = Across(TodayLeaf(words, self.day), about, gap=44, shares=(0.25, 0.75))
        return [about, *self._earlier()]

    def _about(self, deal: Deal) -> Flowing:
        words, day = self.app.words, self.standing
        number = words("result.deal", number=str(deal.seed))
        over = not day.left and day.open is None
        things: list[Flowing] = [
            Label(None, _capital(words("daily.day", weekday=words.weekday(self.day), date=self.day)), "heading"),
            Label(None, f"{words('daily.level', level=deal.level)} · {number}", icon="computer"),
            Label(None, words("daily.used" if over else "daily.text"), "small", colour="ink-soft"),
        ]
        tickets = [
            Ticket(words("daily.try", number=n + 1), *told_try(words, day.tries[n] if n < len(day.tries) else None))
            for n in range(max(TRIES, len(day.tries)))
        ]
        things.append(Across(*tickets, gap=20, shares=[1.0] * len(tickets)))
        if day.won_at is not None:
            things.append(Label(None, words("daily.won"), "body", icon="trophy"))
        return Down(*things, gap=12)

    def _earlier(self) -> list[Flowing]:
        words, store = self.app.words, self.app.store
        count = FEWER if self.app.settings.text_scale > LARGE else EARLIER
        days = [self.day - n * ONE for n in range(count, 0, -1)]
        leaves = [DayLeaf(words, day, store.day(day)) for day in days]
        return [
            Label(None, words("daily.yesterday"), "small", colour="ink-soft"),
            Across(*leaves, gap=14, shares=[1.0] * count),
        ]

    def _foot(self, deal: Deal | None) -> Flowing:
        words, day, back = self.app.words, self.standing, self.back_button()
        if deal is None:
            return Across(back)
        if day.open is not None:
            start = Button(None, words("daily.go_on"), self.go_on, icon="continue", kind="primary", id="start")
        else:
            start = Button(
                None,
                words("daily.start"),
                self.start,
                icon="play",
                kind="primary",
                enabled=day.left > 0,
                why=words("daily.used"),
                id="start",
            )
        return Across(back, start, gap=24, shares=(1, 2.4))

    # ---- what a person does -----------------------------------------------------------------------------------------

    def start(self) -> None:
        """A new try – unless midnight has just passed: then the new day's deal is shown first."""
        if self._moved_on():
            return
        deal, day = self.deal, self.standing
        if deal is None or not day.left or day.open is not None:
            self.build()
            return
        person = Seat(first_name(self.app.store, self.app.words))
        opponent = Seat(self.app.words("character.solo"), "solo", colour=7)
        self._play(Match.start(self.app.store, deal.setup(person, opponent)), resumed=False)

    def go_on(self) -> None:
        """The try that is not over yet."""
        if self._moved_on():
            return
        found = self.standing.open
        if found is None:
            self.build()
            return
        try:
            match = Match.load(self.app.store, found.id)
        except CannotLoadError as error:
            start = self.page.find("start")
            if start is not None:
                self.page.refuse(start, self.app.words(error.key, **error.params))
            return
        self._play(match, resumed=True)

    def _moved_on(self) -> bool:
        if not self.turn_over():
            return False
        start = self.page.find("start")
        if start is not None:
            self.page.refuse(start, self.app.words("daily.new_day"))
        return True

    def _play(self, match: Match, *, resumed: bool) -> None:
        self.app.replace(table_scene(self.app, match, resumed=resumed))


def _capital(words: str) -> str:
    """Names of weekdays are small where they don't begin a line."""
    return words[:1].upper() + words[1:]
