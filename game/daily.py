"""The daily deal: the local date points into a table of deals that can be won, because our own player has won them.

``tools/make_daily.py`` makes the table. Its first deal belongs to the date ``first``, the next to the day after, and
after the last one it begins anew, to both sides: any date has a deal.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from game.problems import Problems
from game.setup import Number, Seat, Setup

FILE: Final = "daily.json"

Level = Annotated[int, Meta(ge=0, le=999)]


class Table(msgspec.Struct, frozen=True):
    """The file. option: what of the game's options the level sets. deals: deal number and level, one a day."""

    game: str
    option: str
    first: datetime.date
    deals: Annotated[list[tuple[Number, Level]], Meta(min_length=1)]


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of one day."""

    day: datetime.date
    game: str
    option: str
    seed: int
    level: int

    def setup(self, person: Seat, opponent: Seat) -> Setup:
        """A try at it: the person begins."""
        return Setup(
            game=self.game,
            seats=(person, opponent),
            seed=self.seed,
            options={self.option: self.level},
            purpose="daily",
            level=self.level,
            day=self.day.isoformat(),
        )


@dataclass(frozen=True, slots=True)
class Daily:
    """The deals of all days; without a table there are none."""

    table: Table | None = field(repr=False)

    @classmethod
    def load(cls, assets: Path, problems: Problems) -> Daily:
        """The committed table. Never raises; what was wrong is noted."""
        path = assets / FILE
        try:
            return cls(msgspec.json.decode(path.read_bytes(), type=Table))
        except (OSError, ValueError, RecursionError):
            problems.note("daily-unreadable", file=FILE)
            return cls(None)

    def deal(self, day: datetime.date) -> Deal | None:
        """The deal of that day by the local calendar."""
        table = self.table
        if table is None:
            return None
        seed, level = table.deals[(day - table.first).days % len(table.deals)]
        return Deal(day, table.game, table.option, seed, level)
