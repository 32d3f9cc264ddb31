"""What the kept results say: ladder, daily deals, the evening. Counted anew each time, so nothing can drift apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from game.setup import Result
from game.store.rows import Status

TRIES: Final = 3
"""Of each daily deal."""
PAUSE: Final = 4 * 3600.0
"""Seconds between two games after which a new evening begins."""
HELPED: Final = frozenset({"assisted", "undone"})
"""Marks of a game that was not played all by oneself."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One level of the ladder. Only games without a mark count; the others are in ``marked``.

    best: the greatest margin, negative if even the best game was lost; None before the first game.
    """

    won: int = 0
    lost: int = 0
    best: int | None = None
    marked: int = 0


@dataclass(frozen=True, slots=True)
class Try:
    """One try at a daily deal. won and margin are None until it is over."""

    id: str
    status: Status
    won: bool | None
    margin: int | None
    marks: frozenset[str]


@dataclass(frozen=True, slots=True)
class Day:
    """What became of one daily deal, in the order of the tries."""

    tries: tuple[Try, ...] = ()

    @property
    def left(self) -> int:
        """How many more tries there are."""
        return max(0, TRIES - len(self.tries))

    @property
    def open(self) -> Try | None:
        """The try that is not over yet."""
        return next((each for each in self.tries if each.status == "playing"), None)

    @property
    def best(self) -> int | None:
        """The greatest margin of any try without help."""
        return max((each.margin for each in self._own() if each.margin is not None), default=None)

    @property
    def won_at(self) -> int | None:
        """Which try (from 1) was the first to be won without help; None if none was."""
        return next((number for number, each in enumerate(self.tries, 1) if each in self._own() and each.won), None)

    @property
    def first(self) -> bool:
        """The deal was won at once: first try, no help, never played before."""
        return self.won_at == 1 and not self.tries[0].marks

    def _own(self) -> list[Try]:
        return [each for each in self.tries if not each.marks & HELPED]


@dataclass(frozen=True, slots=True)
class Standing:
    """One name over an evening. wins: games won, alone or shared; points: all games' together."""

    name: str
    games: int = 0
    wins: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Evening:
    """Games of the same people, not far apart. standings: most wins first, then most points."""

    games: int = 0
    standings: tuple[Standing, ...] = ()
    results: tuple[Result, ...] = field(default=(), repr=False)


def ladder_of(rows: Iterable[Sequence[object]]) -> dict[int, Rung]:
    """level → rung, out of (level, won, margin, marks) of games that are over."""
    rungs: dict[int, Rung] = {}
    for level, won, margin, marks in rows:
        if type(level) is not int or won not in (0, 1) or type(margin) is not int:
            continue
        rung = rungs.get(level, Rung())
        if marks:
            rungs[level] = replace(rung, marked=rung.marked + 1)
            continue
        best = margin if rung.best is None else max(rung.best, margin)
        rungs[level] = replace(rung, won=rung.won + (won == 1), lost=rung.lost + (won == 0), best=best)
    return dict(sorted(rungs.items()))


def day_of(rows: Iterable[Sequence[object]]) -> Day:
    """A day out of (id, status, won, margin, marks), in the order in which the tries began."""
    tries = []
    for game, status, won, margin, marks in rows:
        try:
            found = msgspec.convert((game, status, won, margin, str(marks).split()), _TRY)
        except ValueError:
            continue
        tries.append(Try(found[0], found[1], None if found[2] is None else bool(found[2]), found[3], found[4]))
    return Day(tuple(tries))


_TRY = tuple[str, Status, int | None, int | None, frozenset[str]]


def evening_of(rows: Iterable[Sequence[object]], now: float) -> Evening:
    """The evening that ``now`` belongs to, out of (ended, result) of the same people's games, the last one first.

    A clock that was moved back ends no evening.
    """
    results: list[Result] = []
    later = now
    for ended, text in rows:
        if not isinstance(ended, float) or not isinstance(text, str):
            continue
        if later - ended > PAUSE:
            break
        try:
            results.append(Result.from_text(text))
        except ValueError:
            continue
        later = ended
    results.reverse()
    return Evening(len(results), _standings(results), tuple(results))


def _standings(results: Iterable[Result]) -> tuple[Standing, ...]:
    found: dict[str, Standing] = {}
    for result in results:
        for seat, name in enumerate(result.names):
            key = name.strip().casefold()
            so_far = found.get(key, Standing(name))
            points = result.scores[seat] if seat < len(result.scores) else 0
            won = seat in result.winners
            found[key] = Standing(name, so_far.games + 1, so_far.wins + won, so_far.points + points)
    return tuple(sorted(found.values(), key=lambda each: (-each.wins, -each.points, each.name.casefold())))
