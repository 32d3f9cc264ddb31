"""The tables, and the steps that lead from any older form of them to today's."""

from __future__ import annotations

import sqlite3
from functools import lru_cache
from typing import Final

APPLICATION: Final = 0x74656E46
"""“tenF”: what SQLite keeps in the header of a file that is ours."""

# Small columns stand first, so that looking through the games does not read their records.
_FIRST: Final = """
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,        -- key of rules.GAMES
    version INTEGER NOT NULL,  -- of that game's rules
    status TEXT NOT NULL,      -- playing, over (the result was not yet shown), finished, given-up
    purpose TEXT NOT NULL,
    level INTEGER,
    day TEXT,
    deal TEXT NOT NULL,        -- the same for games that begin the same way
    people TEXT NOT NULL,      -- the same for games of the same persons
    marks TEXT NOT NULL,
    won INTEGER,
    margin INTEGER,
    begun REAL NOT NULL,       -- seconds since 1970, by a clock that may be wrong
    saved REAL NOT NULL,
    ended REAL,
    turn INTEGER NOT NULL,     -- grows with each save: the greatest was played last
    result TEXT,
    deciders TEXT NOT NULL,    -- a letter for each action: p person, c computer
    setup TEXT NOT NULL,
    record TEXT NOT NULL
);
CREATE INDEX games_by_turn ON games (status, turn);
CREATE INDEX games_by_deal ON games (deal);
CREATE INDEX games_by_level ON games (purpose, game, level);
CREATE INDEX games_by_day ON games (day);
CREATE INDEX games_by_people ON games (people);
CREATE TABLE names (
    name TEXT NOT NULL PRIMARY KEY,
    colour INTEGER NOT NULL,
    games INTEGER NOT NULL,
    turn INTEGER NOT NULL
);
CREATE TABLE lineups (
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    setup TEXT NOT NULL,
    turn INTEGER NOT NULL,
    PRIMARY KEY (game, seats)
);
"""

STEPS: Final[tuple[str, ...]] = (_FIRST,)
"""Step number n makes form n + 1 of the tables out of form n. Steps are added, never changed."""


def form_of(connection: sqlite3.Connection) -> int:
    """Which form of the tables a file holds; 0 for an empty one. Raises sqlite3.Error."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def upgrade(connection: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Lead the tables to today's form, each step in one transaction. Raises sqlite3.Error."""
    for form in range(form_of(connection), len(steps)):
        facts = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {form + 1};"
        try:
            connection.executescript(f"BEGIN IMMEDIATE; {steps[form]}; {facts} COMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def is_ours(connection: sqlite3.Connection) -> bool:
    """True if the file is empty, or is one of ours with every table and index as it should be, and nothing else.

    To be asked of a file of today's form. Raises sqlite3.Error.
    """
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    return bool(application == APPLICATION and _shape(connection) == _todays_shape())


def is_blank(connection: sqlite3.Connection) -> bool:
    """True if nothing was ever made in the file. Raises sqlite3.Error."""
    return form_of(connection) == 0 and not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]


Shape = frozenset[tuple[object, ...]]


def _shape(connection: sqlite3.Connection) -> Shape:
    things = connection.execute("SELECT type, name, tbl_name FROM sqlite_master").fetchall()
    columns = [
        (name, *column[1:])
        for kind, name, _ in things
        if kind == "table"
        for column in connection.execute("SELECT * FROM pragma_table_info(?)", (name,))
    ]
    return frozenset([*things, *columns])


@lru_cache(maxsize=1)
def _todays_shape() -> Shape:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        upgrade(connection)
        return _shape(connection)
    finally:
        connection.close()
