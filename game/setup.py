"""Who plays what: what is decided about a game before its first action, and what remains of it after its last.

Plain values, the same in memory and in a save; what comes out of a save is checked by its types.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

import rules
from rules.core import SEED_LIMIT

Kind = Literal["person", "easy", "normal", "hard", "random", "solo"]
"""A person, a computer player by its name in `rules.player`, or the automatic opponent of a solo game."""
Purpose = Literal["table", "solo", "daily", "ladder", "record"]
"""What a game counts for. ``record``: opened from a file, counts for nothing."""

DEALS: Final = 1_000_000
"""Deals that nobody chose have a number below this, so that a person can remember it."""
LONGEST_NAME: Final = 40

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Number = Annotated[int, Meta(ge=0, le=SEED_LIMIT - 1)]
Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there. style: temperament of a computer player. colour: number of the player's colour and pattern.

    device: the only device that acts for this seat (``pad:0``), or None for any.
    """

    name: Name
    kind: Kind = "person"
    style: Annotated[str, Meta(max_length=40)] | None = None
    colour: Annotated[int, Meta(ge=0, le=99)] = 0
    device: Annotated[str, Meta(max_length=40)] | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """A game about to begin. The first of ``seats`` begins; an automatic opponent sits last.

    seed: the deal number. deck: a rigged deck in the game's notation. level: the rung of a ladder or daily deal that
    the game counts for. day: the ISO date of a daily deal.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=16)]
    seed: Number = 0
    options: Annotated[Mapping[str, Value], Meta(max_length=32)] = field(default_factory=dict)
    deck: str | None = None
    purpose: Purpose = "table"
    level: Annotated[int, Meta(ge=0, le=999)] | None = None
    day: Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | None = None

    @property
    def players(self) -> int:
        """The number of seats as the rules count them: without the automatic opponent."""
        return sum(seat.kind != "solo" for seat in self.seats)

    @property
    def solo(self) -> bool:
        """True if an automatic opponent plays."""
        return any(seat.kind == "solo" for seat in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that persons sit on."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.kind == "person")

    def record(self) -> rules.GameRecord:
        """The record of this game before its first action. Raises BadSetup."""
        return rules.GameRecord(self.game, self.players, self.seed, self.options, self.deck)

    def rotated(self) -> Setup:
        """The next person begins. An automatic opponent keeps its place, and so does who plays against it."""
        if self.solo:
            return self
        return replace(self, seats=(*self.seats[1:], self.seats[0]))

    def again(self, *, same_deal: bool) -> Setup:
        """A rematch: the same deal with everybody on their seats, or a new one with the next seat to begin."""
        if same_deal or self.purpose == "daily":
            return self
        purpose = self.purpose
        if purpose == "record":
            purpose = "solo" if self.solo else "table"
        return replace(self.rotated(), seed=new_deal(), deck=None, purpose=purpose)

    def with_seat(self, number: int, seat: Seat) -> Setup:
        """Somebody else on that seat."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def to_text(self) -> str:
        """The setup as a line of JSON."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_text(cls, text: str) -> Setup:
        """The setup that :meth:`to_text` wrote. Raises ValueError."""
        try:
            return msgspec.json.decode(text, type=cls)
        except RecursionError as error:
            raise ValueError("nested too deeply") from error


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; everything by seat.

    ranking: seats best first, equal ones together. rule: the code of what decided (`rules.Outcome`).
    won, margin: for the only person at the table; margin is how much better than the best of the others.
    """

    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    rule: str
    names: tuple[str, ...]
    marks: frozenset[str] = frozenset()
    purpose: Purpose = "table"
    won: bool | None = None
    margin: int | None = None

    @classmethod
    def of(cls, outcome: rules.Outcome, setup: Setup, marks: Iterable[str]) -> Result:
        """The result of a game that ended like that."""
        won = margin = None
        if len(setup.people) == 1 and len(outcome.scores) > 1:
            (person,) = setup.people
            won = person in outcome.winners
            sign = -1 if rules.GAMES[setup.game].lower_is_better else 1
            others = [sign * points for seat, points in enumerate(outcome.scores) if seat != person]
            margin = sign * outcome.scores[person] - max(others)
        return cls(
            scores=outcome.scores,
            ranking=outcome.ranking,
            winners=outcome.winners,
            rule=outcome.rule,
            names=tuple(seat.name for seat in setup.seats),
            marks=frozenset(marks),
            purpose=setup.purpose,
            won=won,
            margin=margin,
        )

    def to_text(self) -> str:
        """The result as a line of JSON."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_text(cls, text: str) -> Result:
        """The result that :meth:`to_text` wrote. Raises ValueError."""
        try:
            return msgspec.json.decode(text, type=cls)
        except RecursionError as error:
            raise ValueError("nested too deeply") from error


def new_deal() -> int:
    """The number of a deal that nobody chose."""
    return int.from_bytes(os.urandom(8), "big") % DEALS
