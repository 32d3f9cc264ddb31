"""What is kept of a game, as values; everything that comes out of the file is checked here."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

import rules
from game.setup import Result, Seat, Setup

Status = Literal["playing", "over", "finished", "given-up"]
"""over: played to the end, but the result has not been shown yet. given-up: deleted before its end."""

COLUMNS: Final = (
    *("id", "game", "version", "status", "purpose", "level", "day", "deal", "people", "marks", "won", "margin"),
    *("begun", "saved", "ended", "turn", "result", "deciders", "setup", "record"),
)
LIST: Final = ", ".join(COLUMNS)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it is kept: setup, record (`rules.GameRecord.to_text`), and what the record does not say.

    deciders: a letter for each action, ``p`` if a person decided, ``c`` if not. result: once it is over.
    """

    id: str
    setup: Setup
    record: str
    deciders: str = ""
    marks: frozenset[str] = frozenset()
    status: Status = "playing"
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class ListedGame:
    """One line of the list of games.

    actions: how many were taken. saved: when, in seconds since 1970. trouble: why it can't be played now, as a code:
    ``other-version`` (of the game's rules) or ``unknown-game``.
    """

    id: str
    setup: Setup
    status: Status
    marks: frozenset[str]
    actions: int
    saved: float
    result: Result | None
    trouble: str | None


class _Row(msgspec.Struct):
    id: str
    game: str
    version: int
    status: Status
    marks: str
    saved: float
    result: str | None
    deciders: str
    setup: str
    record: str


ROW: Final = ", ".join(_Row.__struct_fields__)


def read_game(row: Sequence[object]) -> tuple[SavedGame, ListedGame]:
    """A game out of the columns of `ROW`. Raises ValueError if they don't make one."""
    found = msgspec.convert(dict(zip(_Row.__struct_fields__, row, strict=True)), _Row)
    setup = Setup.from_text(found.setup)
    result = None if found.result is None else Result.from_text(found.result)
    actions = max(0, found.record.count("\n") - 1)
    if setup.game != found.game or len(found.deciders) != actions or set(found.deciders) - {"p", "c"}:
        raise ValueError("columns contradict each other")
    if result is not None and len(result.names) != len(setup.seats):
        raise ValueError("the result is another game's")
    marks = frozenset(found.marks.split())
    saved = SavedGame(found.id, setup, found.record, found.deciders, marks, found.status, result)
    trouble = trouble_with(found.game, found.version)
    listed = ListedGame(found.id, setup, found.status, marks, actions, found.saved, result, trouble)
    return saved, listed


def trouble_with(game: str, version: int) -> str | None:
    """Why a game of that key and version of its rules can't be played; None if it can."""
    if game not in rules.GAMES:
        return "unknown-game"
    return None if rules.GAMES[game].version == version else "other-version"


def write_game(game: SavedGame, now: float, turn: int) -> dict[str, object]:
    """The columns of a game, ``begun`` being used for a new one only. now: seconds since 1970."""
    head = game.record.partition("\n")[0]
    setup, result = game.setup, game.result
    return {
        "id": game.id,
        "game": setup.game,
        "version": version_in(head),
        "status": game.status,
        "purpose": setup.purpose,
        "level": setup.level,
        "day": setup.day,
        "deal": deal_key(head),
        "people": people_key(seat.name for seat in setup.seats if seat.kind == "person"),
        "marks": " ".join(sorted(game.marks)),
        "won": None if result is None or result.won is None else int(result.won),
        "margin": None if result is None else result.margin,
        "begun": now,
        "saved": now,
        "ended": None if result is None else now,
        "turn": turn,
        "result": None if result is None else result.to_text(),
        "deciders": game.deciders,
        "setup": setup.to_text(),
        "record": game.record,
    }


def version_in(head: str) -> int:
    """The version of the game's rules, out of the first line of a record; 0 if it holds none."""
    words = head.split(" ", 3)
    return int(words[2]) if len(words) > 2 and words[2].isdecimal() and len(words[2]) < 10 else 0


def deal_key(head: str) -> str:
    """The same for all games that begin with that first line, however long it is."""
    return hashlib.blake2b(head.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def people_key(names: Iterable[str]) -> str:
    """The same for the same people, in whatever order they sit and however they write their names."""
    return msgspec.json.encode(sorted(name.strip().casefold() for name in names)).decode()


def write_seats(seats: Sequence[Seat]) -> str:
    """Who sits where, as a line of JSON."""
    return msgspec.json.encode(seats).decode()


def read_seats(text: object) -> tuple[Seat, ...]:
    """What :func:`write_seats` wrote. Raises ValueError."""
    if not isinstance(text, str):
        raise ValueError("not text")
    try:
        return msgspec.json.decode(text, type=tuple[Seat, ...])
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
