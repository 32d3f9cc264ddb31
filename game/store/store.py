"""All that is kept between two starts, but the settings."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from game.problems import Problems
from game.setup import Seat
from game.store import opening, standings
from game.store.backup import Backup
from game.store.database import ERRORS, DamagedError, FullError, trouble_in_use
from game.store.rows import (
    COLUMNS,
    LIST,
    ROW,
    ListedGame,
    SavedGame,
    deal_key,
    people_key,
    read_game,
    read_seats,
    write_game,
    write_seats,
)

PATIENCE: Final = 1.5
"""Seconds to wait for another running program, which may just be closing."""
LAST_TURN: Final = 2**53
"""Nobody plays that long; a greater number in the file is damage."""
BACKUP_AGE: Final = 24 * 3600.0
"""Seconds after which a start renews the backup."""

_KEEP = ", ".join(f"{name} = excluded.{name}" for name in COLUMNS if name not in ("id", "begun", "ended"))
_SAVE = (
    f"INSERT INTO games ({LIST}) VALUES ({', '.join(f':{name}' for name in COLUMNS)}) "
    f"ON CONFLICT (id) DO UPDATE SET {_KEEP}, "
    "ended = CASE WHEN excluded.ended IS NULL THEN NULL ELSE coalesce(games.ended, excluded.ended) END"
)
_OVER = "status IN ('over', 'finished')"


class Store:
    """Games, results and names in a folder, which is made if it is missing. Nothing here ever raises for what the
    disk or the file does: `problems` says what to tell, and play goes on.

    patience: seconds to wait for another running program. now: seconds since 1970.
    """

    def __init__(
        self,
        folder: Path,
        problems: Problems | None = None,
        *,
        patience: float = PATIENCE,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.problems = problems or Problems()
        self._now = now
        self._place = opening.Place(folder, self.problems, self._today)
        self._database = opening.open_somehow(self._place, patience)
        self._turn = self._last_turn()
        self._changed = False
        self._backup = Backup(self._place.backup)
        if self.is_main:
            opening.take_over_sides(self._place, self._take_over)
            self._back_up_if_old()

    @property
    def path(self) -> Path | None:
        """The file in use; None if nothing can be written, and all ends with the program."""
        return self._database.path

    @property
    def is_main(self) -> bool:
        """True if the store is neither in memory nor beside that of another running program."""
        return self.path == self._place.main

    def close(self) -> None:
        """Renew the backup if anything was saved, and let go of the file. The store can't be used afterwards."""
        if self._changed:
            self.back_up()
        self._backup.wait()
        self._database.close()

    def back_up(self) -> bool:
        """Copy the store to its backup, unless something is wrong with it; True if that was begun.

        The copy is made at once, a millisecond for a megabyte; a thread waits for the disk.
        """
        self._backup.wait()
        if not self.is_main or not self._database.healthy():
            return False
        self._changed = not self._backup.take(self._database)
        return not self._changed

    # ---- games ------------------------------------------------------------------------------------------------------

    def save(self, game: SavedGame) -> bool:
        """Keep a game as it is now. False, and noted, if the disk won't have it: the next save holds it all again."""
        columns = write_game(game, self._now(), self._next_turn())
        return self._write(lambda connection: connection.execute(_SAVE, columns))

    def begin(self, game: SavedGame) -> bool:
        """Keep a new game, and remember who sat down to it."""
        seats, key, turn = game.setup.seats, game.setup.game, self._next_turn()
        columns = write_game(game, self._now(), turn)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(_SAVE, columns)
            if game.setup.purpose == "table":
                row = (key, len(seats), write_seats(seats), turn)
                connection.execute("INSERT OR REPLACE INTO lineups (game, seats, setup, turn) VALUES (?, ?, ?, ?)", row)
            for seat in seats:
                if seat.kind == "person":
                    connection.execute(
                        "INSERT INTO names (name, colour, games, turn) VALUES (?, ?, 1, ?) ON CONFLICT (name) "
                        "DO UPDATE SET colour = excluded.colour, games = games + 1, turn = excluded.turn",
                        (seat.name, seat.colour, turn),
                    )

        return self._write(work)

    def load(self, game: str) -> SavedGame | None:
        """The game of that id; None if there is none, or it can't be read."""
        for row in self._read(f"SELECT {ROW} FROM games WHERE id = ? AND status != 'given-up'", (game,)):
            try:
                return read_game(row)[0]
            except ValueError:
                self.problems.note("game-unreadable")
        return None

    def unfinished(self) -> list[ListedGame]:
        """Games whose result has not been shown yet, the one played last first."""
        return self._listed("status IN ('playing', 'over')", 1000)

    def finished(self, most: int = 200) -> list[ListedGame]:
        """Games that were played to the end, the last one first."""
        return self._listed("status = 'finished' AND record != ''", most)

    def delete(self, game: str) -> bool:
        """Throw a game's record away. What it counted for stays: a result, or a used try at a daily deal."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM games WHERE id = ? AND status = 'playing' AND deciders = ''", (game,))
            connection.execute(
                "UPDATE games SET record = '', deciders = '', "
                "status = CASE WHEN status = 'playing' THEN 'given-up' ELSE 'finished' END WHERE id = ?",
                (game,),
            )

        return self._write(work)

    def was_dealt(self, head: str, besides: str = "") -> bool:
        """True if a game with that first line of its record was begun before, other than the game ``besides``."""
        query = "SELECT count(*) FROM games WHERE deal = ? AND id != ?"
        return self._count(query, (deal_key(head), besides)) > 0

    # ---- results ----------------------------------------------------------------------------------------------------

    def ladder(self, game: str) -> dict[int, standings.Rung]:
        """level → what was won and lost there, for the levels that were played."""
        query = f"SELECT level, won, margin, marks FROM games WHERE purpose = 'ladder' AND game = ? AND {_OVER}"
        return standings.ladder_of(self._read(query, (game,)))

    def day(self, day: date) -> standings.Day:
        """What became of the daily deal of that date."""
        query = "SELECT id, status, won, margin, marks FROM games WHERE purpose = 'daily' AND day = ? ORDER BY rowid"
        return standings.day_of(self._read(query, (day.isoformat(),)))

    def evening(self, names: Iterable[str]) -> standings.Evening:
        """The games these people have played together this evening."""
        query = (
            f"SELECT ended, result FROM games WHERE people = ? AND purpose = 'table' AND {_OVER} "
            "ORDER BY turn DESC LIMIT 200"
        )
        return standings.evening_of(self._read(query, (people_key(names),)), self._now())

    # ---- people -----------------------------------------------------------------------------------------------------

    def names(self, most: int = 20) -> list[str]:
        """Names of persons, the one who played last first."""
        rows = self._read("SELECT name FROM names ORDER BY turn DESC, rowid LIMIT ?", (most,))
        return [name for (name,) in rows if isinstance(name, str)]

    def lineup(self, game: str, seats: int | None = None) -> tuple[Seat, ...] | None:
        """Who sat down to that game last, with that many seats if given."""
        query = "SELECT setup FROM lineups WHERE game = ? AND (? IS NULL OR seats = ?) ORDER BY turn DESC"
        for (text,) in self._read(query, (game, seats, seats)):
            try:
                return read_seats(text)
            except ValueError:
                continue
        return None

    # ---- within -----------------------------------------------------------------------------------------------------

    def _today(self) -> str:
        try:
            return date.fromtimestamp(self._now()).isoformat()
        except (OverflowError, OSError, ValueError):  # a clock gone mad
            return "undated"

    def _next_turn(self) -> int:
        self._turn += 1
        return self._turn

    def _last_turn(self) -> int:
        return self._count("SELECT max(turn) FROM games WHERE turn BETWEEN 0 AND ?", (LAST_TURN,))

    def _count(self, query: str, values: Sequence[object]) -> int:
        return next((number for (number,) in self._read(query, values) if isinstance(number, int)), 0)

    def _listed(self, which: str, most: int) -> list[ListedGame]:
        found = []
        for row in self._read(f"SELECT {ROW} FROM games WHERE {which} ORDER BY turn DESC LIMIT ?", (most,)):
            try:
                listed = read_game(row)[1]
            except ValueError:
                self.problems.note("game-unreadable")
                continue
            if listed.trouble is not None:
                self.problems.note(f"game-{listed.trouble}")
            found.append(listed)
        return found

    def _read(self, query: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        for _ in range(2):
            try:
                return self._database.connection.execute(query, values).fetchall()
            except ERRORS as error:
                if not self._recovered(error):
                    break
        return []

    def _write(self, work: Callable[[sqlite3.Connection], object]) -> bool:
        for _ in range(2):
            try:
                with self._database.transaction() as connection:
                    work(connection)
            except ERRORS as error:
                if not self._recovered(error):
                    return False
            else:
                self._changed = True
                return True
        return False

    def _recovered(self, error: Exception) -> bool:
        """Deal with an error of the open file; True if it is worth trying again."""
        what = trouble_in_use(error)
        if what is None:
            raise error
        folder = str(self._place.folder)
        if not isinstance(what, DamagedError) or not self.is_main:
            self.problems.note("disk-full" if isinstance(what, FullError) else "save-failed", folder=folder)
            return False
        self._database.close()
        self._database = opening.after_damage(self._place)
        self._turn = max(self._turn, self._last_turn())
        return True

    def _take_over(self, side: sqlite3.Connection) -> bool:
        """Games and names of a program that ran beside this one. What is here already stays as it is."""
        try:
            games = side.execute(f"SELECT {LIST} FROM games ORDER BY turn").fetchall()
            names = side.execute("SELECT name, colour, games, turn FROM names").fetchall()
        except ERRORS:
            return False
        at = COLUMNS.index("turn")
        rows = [(*row[:at], self._next_turn(), *row[at + 1 :]) for row in games]

        def work(connection: sqlite3.Connection) -> None:
            places = ", ".join("?" * len(COLUMNS))
            connection.executemany(f"INSERT OR IGNORE INTO games ({LIST}) VALUES ({places})", rows)
            connection.executemany("INSERT OR IGNORE INTO names (name, colour, games, turn) VALUES (?, ?, ?, ?)", names)

        return self._write(work)

    def _back_up_if_old(self) -> None:
        try:
            age = abs(self._now() - self._place.backup.stat().st_mtime)
        except OSError:
            age = BACKUP_AGE
        if age >= BACKUP_AGE and self._turn:
            self.back_up()
