"""The result: the count, stage by stage, then who won and why, what it counts for, and what may come next."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator
from math import ceil
from typing import TYPE_CHECKING

import pygame

from game.durations import SECONDS
from game.input import Intent, Kind
from game.layout import Across, Down, Flowing, Gap
from game.match import Match, Setup
from game.motion import Motion
from game.steps import Step, call, play_sound, sequence, together, tween, wait
from game.widgets import Button, IconButton, Label
from scenes.confetti import draw_confetti
from scenes.menu import MenuScene
from scenes.reckoning import Reckoning, reckoning_of
from scenes.seatcount import HEAD, HEAD_MOST, PAD, Progress, SeatCount
from scenes.tables import table_scene
from scenes.verdict import Verdict, told_evening

if TYPE_CHECKING:
    from game.app import App
    from game.canvas import Canvas

#: The ribbon with who won, as it is at the usual text size, and the room it shares with all else. Design units.
RIBBON = pygame.FRect(260, 30, 1400, 100)
ROOM = pygame.FRect(96, 30, 1728, 1012)
#: The share of the ribbon's height that words may take.
BAND = 0.84
GAP = 16.0
#: Panels beside each other by number of seats; above this text size two at most.
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3}
LARGE = 1.3
#: The count of a seat is never lower than that.
LEAST = 128.0
#: What skips the count.
SKIPPING = (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL)


class ResultScene(MenuScene):
    """How a finished game ended. Raises ValueError if the game is not over, LookupError for a game without a count."""

    def __init__(self, app: App, match: Match, today: Callable[[], datetime.date] = datetime.date.today) -> None:
        super().__init__(app)
        self.page.tone = "paper"
        self.match = match
        self.verdict = Verdict(match, app.store, app.words, today)
        self.progress = Progress()
        self.motion = Motion.of(app)
        self.reckoning: Reckoning = reckoning_of(match.view(), app.words)
        self.seats: list[SeatCount] = []

    @property
    def counting(self) -> bool:
        """The count is still going on."""
        return self.progress.end == 0

    # ---- life -------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Begin to count."""
        super().enter()
        self.app.art.prepare(["faces/solo", "tokens/laurel", "tokens/crown"], (112, 112))
        self.motion.play(wait("beat"), *self._count(), call(self._decided))

    def _count(self) -> Iterator[Step]:
        length = SECONDS["count"]
        for stage in range(self.reckoning.stages):
            heard = [sequence(wait(beat.at * length), play_sound(beat.sound)) for beat in self.reckoning.beats(stage)]
            yield together(tween(self._setter(stage), "count" if heard else "relayout"), *heard)

    def _setter(self, stage: int) -> Callable[[float], None]:
        def set_at(share: float) -> None:
            self.progress.at = stage + share

        return set_at

    def _set_end(self, share: float) -> None:
        self.progress.end = max(0.001, share)

    def _decided(self) -> None:
        """The count is over: from now on there are buttons. Whoever skipped it still sees the winner come."""
        self.progress.end = 0.001
        self.motion.play(tween(self._set_end, "win"))
        self.app.audio.play(self._ending())
        self.app.audio.duck(SECONDS["win"] * 2)
        self.build()
        next(id for id in ("higher", "again", "daily", "home") if self.page.focus_on(id))

    def _ending(self) -> str:
        if len(self.verdict.result.winners) > 1:
            return "tie"
        return "win" if self.verdict.cheered or not self.match.setup.people else "lose"

    def back(self) -> None:
        """To the title; a count that is going on is ended first."""
        if self.counting:
            self.motion.skip()
            return
        self.home()

    # ---- what a person does -----------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        """Whatever is pressed during the count ends it."""
        if self.counting and intent.kind in SKIPPING:
            self.motion.skip()
            self.app.changed()
            return
        if not self.page.handle(intent) and intent.kind is Kind.MENU:
            self.settings()

    def update(self, dt: float) -> bool:
        """The count and the page."""
        self.progress.still = self.motion.pace.reduced
        moved = self.motion.update(dt)
        return self.page.update(dt) or moved

    def again(self) -> None:
        """A new deal; the next one begins."""
        self._begin(self.match.rematch(same_deal=False))

    def same(self) -> None:
        """The same deal; of a daily one only as long as there are tries."""
        if self.verdict.day is not None and not self.verdict.tries_left:
            self.daily()
            return
        self._begin(self.match.rematch(same_deal=True))

    def higher(self) -> None:
        """The next level."""
        level = self.verdict.next_level
        if level is not None:
            self._begin(self.verdict.higher(level))

    def _begin(self, setup: Setup) -> None:
        self.app.replace(table_scene(self.app, Match.start(self.app.store, setup)))

    def home(self) -> None:
        """To the title."""
        from scenes.title import TitleScene  # it leads here

        self.app.reset(TitleScene(self.app))

    def ladder(self) -> None:
        """To the challenge ladder."""
        from scenes.ladder import LadderScene  # it leads here

        self.app.replace(LadderScene(self.app, self.match.setup.level))

    def daily(self) -> None:
        """To the daily deal."""
        from scenes.daily import DailyScene  # it leads here

        self.app.replace(DailyScene(self.app))

    def settings(self) -> None:
        """The settings."""
        from scenes.settings import SettingsScene  # not before somebody wants them

        self.app.push(SettingsScene(self.app))

    # ---- the page ---------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        """The panels; once it is decided what else there is to tell, and the buttons."""
        canvas = self.app.canvas
        foot, info = self._foot(), Down(*self._info(), gap=10)
        foot_high, info_high = foot.measure(canvas, ROOM.w)[1], info.measure(canvas, ROOM.w)[1]
        top = self._reason_box(canvas).bottom + GAP / 2
        body = pygame.FRect(ROOM.x, top, ROOM.w, ROOM.bottom - foot_high - GAP - top)
        self.seats = [self._seat(seat) for seat in self.verdict.order]
        panels = self._panels(canvas, body.h - info_high - GAP)
        below = Gap(info_high) if self.counting else info
        self.page.column(body, panels, below, gap=GAP, valign="middle", id="count")
        self._set_ways()
        bottom = pygame.FRect(ROOM.x, ROOM.bottom - foot_high, ROOM.w, foot_high)
        self.page.line(bottom, self._skip() if self.counting else foot, "bottom", "fill")
        gear = self._gear()
        wide, high = gear.measure(canvas, 0)
        self.page.line(pygame.FRect(ROOM.right - wide, RIBBON.y + 8, wide, high), gear)

    def _seat(self, seat: int) -> SeatCount:
        verdict = self.verdict
        panel = SeatCount(
            self.match.setup.seats[seat],
            seat,
            self.reckoning,
            self.progress,
            self.app.words,
            place=verdict.places[seat],
            wins=seat in verdict.result.winners,
            alone=len(verdict.result.winners) == 1,
            facts=self.reckoning.facts(seat, verdict.result.rule),
            on_confirm=lambda: self._tell(panel),
        )
        return panel

    def _tell(self, panel: SeatCount) -> None:
        self.page.tell(panel.told, panel.ring())

    def _panels(self, canvas: Canvas, high: float) -> Flowing:
        """Rows of panels; their counts are as large as leaves room for the rest."""
        count = len(self.seats)
        columns = COLUMNS.get(count, 3)
        if self.app.settings.text_scale > LARGE:
            columns = min(columns, 2)
        lines = ceil(count / columns)
        frame = max(seat.frame_height(canvas) for seat in self.seats)
        most = (high - GAP * (lines - 1)) / lines - frame
        if most < LEAST:  # it has to scroll: then nothing needs to be small
            most = ROOM.h
        width = (ROOM.w - GAP * (columns - 1)) / columns
        for seat in self.seats:
            seat.most = most
            seat.tall = min(HEAD_MOST, HEAD + most - self.reckoning.height(width - 2 * PAD, most))
        return Down(*(self._line(self.seats[n : n + columns], columns) for n in range(0, count, columns)), gap=GAP)

    @staticmethod
    def _line(seats: list[SeatCount], columns: int) -> Flowing:
        """Panels of equal width; a line that is not full stands in the middle."""
        spare = columns - len(seats)
        if not spare:
            return Across(*seats, gap=GAP, shares=[1.0] * columns)
        shares = [spare / 2, *[1.0] * len(seats), spare / 2]
        return Across(Gap(0), *seats, Gap(0), gap=GAP, shares=shares)

    def _set_ways(self) -> None:
        """Panels come from where the seats are in order."""
        places = [pygame.FRect(panel.rect) for panel in self.seats]
        for place, panel in zip(places, self.seats, strict=True):
            before = places[panel.index]
            panel.way = (before.x - place.x, before.y - place.y)

    def _info(self) -> list[Flowing]:
        words, verdict = self.app.words, self.verdict
        told: list[Flowing] = [Label(None, line, "small", icon=icon, tone="paper") for icon, line in verdict.lines]
        evening = verdict.evening
        if evening is None or evening.games < 2:
            return [Across(*told, gap=48, align="centre")]
        title = f"{words('result.evening')} · {words('result.evening_games', n=evening.games)}"
        told.append(Label(None, title, "small", icon="trophy", colour="brass-light"))
        rows = [Label(None, line, "small", tone="paper") for line in told_evening(words, evening)]
        return [Across(*told, gap=48, align="centre"), Across(*rows, gap=36, align="centre")]

    def _foot(self) -> Flowing:
        words, verdict, purpose = self.app.words, self.verdict, self.match.setup.purpose
        buttons: list[Button] = []
        level = verdict.next_level
        if level is not None:
            label = words("result.higher", level=level)
            buttons.append(Button(None, label, self.higher, icon="arrow-up", kind="primary", id="higher"))
        if purpose == "daily":
            if verdict.tries_left:
                again = words("result.try_again")
                buttons.append(Button(None, again, self.same, icon="redo", kind="primary", id="again"))
            buttons.append(Button(None, words("daily.title"), self.daily, icon="daily", id="daily"))
        else:
            kind = "button" if buttons else "primary"
            buttons.append(Button(None, words("result.again"), self.again, icon="rematch", kind=kind, id="again"))  # type: ignore[arg-type]
            buttons.append(Button(None, words("result.same"), self.same, icon="redo", id="same"))
        if purpose == "ladder":
            buttons.append(Button(None, words("ladder.title"), self.ladder, icon="ladder", id="ladder"))
        buttons.append(Button(None, words("result.home"), self.home, icon="home", id="home", sound="back"))
        return Across(*buttons, gap=GAP, align="fill")

    def _skip(self) -> Flowing:
        label = self.app.words("result.skip")
        return Across(
            Button(None, label, self.motion.skip, icon="skip", kind="quiet", tone="paper", id="skip"), align="centre"
        )

    def _gear(self) -> IconButton:
        label = self.app.words("settings.title")
        return IconButton(None, label, self.settings, icon="settings", kind="quiet", tone="paper", id="settings")

    # ---- looks ------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The stage, who won, the page, and paper from above for a win."""
        canvas.backdrop(self.reckoning.backdrop)
        self._draw_ribbon(canvas)
        self.page.draw(canvas)
        if self.verdict.cheered and not self.progress.still:
            draw_confetti(canvas, self.progress.end)

    def _ribbon_box(self, canvas: Canvas) -> pygame.FRect:
        """The ribbon, as wide as its words."""
        wide, high = canvas.measure(self._heading, 0, "heading")
        box = pygame.FRect(RIBBON)
        box.w, box.h = min(RIBBON.w, wide + 240), max(RIBBON.h, high / BAND)
        box.centerx = RIBBON.centerx
        return box

    @property
    def _heading(self) -> str:
        return self.app.words("result.counting") if self.counting else self.verdict.headline

    def _draw_ribbon(self, canvas: Canvas) -> None:
        box = self._ribbon_box(canvas)
        canvas.panel(box, "ribbon", lift=6)
        inner = pygame.FRect(box.x + 80, box.y, box.w - 160, box.h * BAND)
        canvas.text(
            self._heading, inner, "heading", colour="paper", align="centre", valign="middle", wrap=False, shrink=True
        )
        if not self.counting:
            below = self._reason_box(canvas)
            canvas.text(self.verdict.reason, below, "body", colour="brass-light", align="centre", valign="middle")

    def _reason_box(self, canvas: Canvas) -> pygame.FRect:
        """The line below the ribbon."""
        high = canvas.measure(self.verdict.reason, ROOM.w, "body")[1]
        return pygame.FRect(ROOM.x, self._ribbon_box(canvas).bottom + 4, ROOM.w, high)
