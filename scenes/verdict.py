"""What the result page says in words: who won and why, what the game counts for, what may come next."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from dataclasses import replace

import rules
from game.locale import Words
from game.match import Match, Result, Setup
from game.store import Store
from game.store.standings import Day, Evening, Rung

#: The option that sets how strong an automatic opponent is.
LEVEL = "solo_level"


class Verdict:
    """Everything there is to say about a finished game."""

    def __init__(self, match: Match, store: Store, words: Words, today: Callable[[], datetime.date]) -> None:
        self.result: Result = match.finish()
        self.setup: Setup = match.setup
        self.marks = match.marks
        self._match = match
        self._words = words
        self._today = today
        self.rung: Rung | None = None
        self.day: Day | None = None
        self.evening: Evening | None = None
        if self.setup.purpose == "ladder" and self.setup.level is not None:
            self.rung = store.ladder(self.setup.game).get(self.setup.level)
        if self.setup.purpose == "daily" and self.setup.day is not None:
            self.day = store.day(datetime.date.fromisoformat(self.setup.day))
        if self.setup.purpose == "table":
            names = [seat.name for seat in self.setup.seats if seat.kind == "person"]
            self.evening = store.evening(names)

    # ---- who won and why --------------------------------------------------------------------------------------------

    @property
    def places(self) -> dict[int, int]:
        """seat → place, from 1; equal ones have the same."""
        found: dict[int, int] = {}
        place = 1
        for group in self.result.ranking:
            found.update(dict.fromkeys(group, place))
            place += len(group)
        return found

    @property
    def order(self) -> list[int]:
        """Seats, best first."""
        return [seat for group in self.result.ranking for seat in group]

    @property
    def cheered(self) -> bool:
        """A person at this screen won."""
        return any(seat in self.result.winners for seat in self.setup.people)

    @property
    def headline(self) -> str:
        """Who won."""
        winners = self.result.winners
        if len(winners) > 1:
            return self._words("result.title_shared", names=[self.result.names[seat] for seat in winners])
        if self.setup.seats[winners[0]].kind == "solo":
            return self._words("result.title_machine")
        return self._words("result.title_won", name=self.result.names[winners[0]])

    @property
    def reason(self) -> str:
        """Why they did."""
        rule = self._words(f"result.rule_{self.result.rule.replace(' ', '_')}")
        scores = sorted(self.result.scores, reverse=True)
        if self.result.rule == "points" and len(scores) > 1:
            return f"{rule} · {self._words('result.ahead', n=abs(scores[0] - scores[1]))}"
        return rule

    # ---- what it counts for -----------------------------------------------------------------------------------------

    @property
    def lines(self) -> list[tuple[str, str]]:
        """Icon and words of what else there is to tell."""
        found = [("deck", self._words("result.deal", number=str(self.setup.seed)))]
        if self.setup.purpose == "solo" and LEVEL in self.setup.options:
            found.append(("star", self._words("setup.level", level=self.setup.options[LEVEL])))
        found += self._ladder_lines()
        found += self._daily_lines()
        marks = self._told_marks()
        if marks:
            found.append(("info", self._words("result.marks", marks=marks)))
        return found

    def _told_marks(self) -> list[str]:
        """Each try of a daily deal after the first is a deal replayed: that goes without saying."""
        said = [mark for mark in sorted(self.marks) if not (mark == "replayed" and self.day is not None)]
        return [self._words(f"result.mark_{mark}") for mark in said]

    def _ladder_lines(self) -> list[tuple[str, str]]:
        words, rung = self._words, self.rung
        if self.setup.level is None or rung is None or self.setup.purpose != "ladder":
            return []
        parts = [
            words("setup.level", level=self.setup.level),
            words("ladder.won", n=rung.won),
            words("ladder.lost", n=rung.lost),
        ]
        lines = [("ladder", " · ".join(parts))]
        if self.first_win:
            lines.append(("trophy", words("result.first_win", level=self.setup.level)))
        return lines

    @property
    def first_win(self) -> bool:
        """This is the first time the rung was won, with no help."""
        return bool(self.rung and self.rung.won == 1 and self.result.won and not self.marks)

    def _daily_lines(self) -> list[tuple[str, str]]:
        words, day = self._words, self.day
        if day is None:
            return []
        number = next((n for n, each in enumerate(day.tries, 1) if each.id == self._match.id), len(day.tries))
        lines = [("daily", f"{words('daily.title')} · {words('daily.try', number=number)} · {self._margin()}")]
        if day.first and number == 1:
            lines.append(("trophy", words("result.first_try_win")))
        elif self.tries_left:
            lines.append(("redo", words("result.tries_left", n=self.tries_left)))
        return lines

    def _margin(self) -> str:
        return told_margin(self._words, self.result.won, self.result.margin)

    # ---- what may come next -----------------------------------------------------------------------------------------

    @property
    def tries_left(self) -> int:
        """Tries that are left, if the deal is today's: none once midnight has passed."""
        if self.day is None or self.setup.day != self._today().isoformat():
            return 0
        return self.day.left

    @property
    def next_level(self) -> int | None:
        """The level above the one just beaten, if there is one."""
        level = self.setup.options.get(LEVEL)
        if self.setup.purpose not in ("solo", "ladder") or not self.result.won or type(level) is not int:
            return None
        return level + 1 if level + 1 in rules.GAMES[self.setup.game].options[LEVEL].values else None

    def higher(self, level: int) -> Setup:
        """A new game like this one, at that level."""
        again = self._match.rematch(same_deal=False)
        rung = level if self.setup.purpose == "ladder" else None
        return replace(again, options={**again.options, LEVEL: level}, level=rung)


def told_margin(words: Words, won: bool | None, margin: int | None) -> str:
    """A result against the automatic opponent."""
    if won is None or margin is None:
        return words("daily.try_open")
    if won:
        return words("daily.try_won", n=margin)
    return words("daily.try_lost", n=-margin) if margin else words("daily.try_tie")


def told_evening(words: Words, evening: Evening) -> Sequence[str]:
    """A line for each of the people."""
    return [
        words("result.evening_row", name=each.name, wins=each.wins, points=each.points) for each in evening.standings
    ]
