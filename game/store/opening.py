"""Finding a file to keep things in, whatever state the folder is in.

``tenfold.db`` is the store. ``tenfold.backup.db`` is a copy of it, made now and then. A file that can't be read is set
aside as ``tenfold.db.damaged-2026-03-05`` and the backup takes its place; one from a newer version of the program
becomes ``tenfold.db.newer-…`` and a new one is begun. A second running program keeps its games in
``tenfold.side-1.db``; the next start takes them over. Where nothing can be written, a store in memory does.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.files import dated
from game.problems import Problems
from game.store.database import ERRORS, BusyError, DamagedError, Database, FullError, NewerError, TroubleError

NAME: Final = "tenfold.db"
BACKUP: Final = "tenfold.backup.db"
SIDES: Final = tuple(f"tenfold.side-{number}.db" for number in range(1, 10))
COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file; it belongs to that file alone."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the store is, and how to speak of it."""

    folder: Path
    problems: Problems
    #: Today's date as part of a file name.
    today: Callable[[], str]

    @property
    def main(self) -> Path:
        """The store itself."""
        return self.folder / NAME

    @property
    def backup(self) -> Path:
        """Its copy."""
        return self.folder / BACKUP


def open_somehow(place: Place, patience: float) -> Database:
    """The best store that can be had; never raises. patience: seconds to wait for another running program."""
    try:
        place.folder.mkdir(parents=True, exist_ok=True)
        if not place.main.exists() and place.backup.exists():
            return _restored(place) or Database.open(place.main, patience)
        return Database.open(place.main, patience)
    except BusyError:
        return _beside(place)
    except NewerError:
        return _renewed(place, "newer")
    except DamagedError:
        return _renewed(place, "damaged")
    except FullError:
        place.problems.note("store-full", folder=str(place.folder))
    except (TroubleError, OSError):
        if place.main.is_dir():
            return _renewed(place, "damaged")
        place.problems.note("store-unwritable", folder=str(place.folder))
    return _remembered(place)


def after_damage(place: Place) -> Database:
    """The store after the open one turned out to be broken; it must be closed before."""
    return _renewed(place, "damaged")


def set_aside(place: Place, path: Path, mark: str) -> Path | None:
    """Rename a file and what SQLite keeps beside it; the new name, or None if that can't be done."""
    aside = dated(path, mark, place.today())
    try:
        path.rename(aside)
    except OSError:
        return None
    for companion in COMPANIONS:
        with contextlib.suppress(OSError):
            path.with_name(path.name + companion).rename(aside.with_name(aside.name + companion))
    return aside


def _renewed(place: Place, mark: str) -> Database:
    """Set the store aside; then what the backup holds, unless it is a newer program's, or a new one."""
    aside = set_aside(place, place.main, mark)
    if aside is None:
        place.problems.note("store-unwritable", folder=str(place.folder))
        return _remembered(place)
    if mark == "damaged":
        database = _restored(place, aside.name)
        if database is not None:
            return database
    place.problems.note(f"store-{mark}", kept=aside.name)
    try:
        return Database.open(place.main)
    except TroubleError:
        place.problems.note("store-unwritable", folder=str(place.folder))
        return Database.in_memory()


def _restored(place: Place, kept: str = "") -> Database | None:
    """The backup in the store's place, or None if there is no good one."""
    if not place.backup.is_file():
        return None
    fresh = place.main.with_name(NAME + ".new")
    try:
        shutil.copyfile(place.backup, fresh)
        for companion in COMPANIONS:  # of the file that is gone: they would be mixed into this one
            place.main.with_name(NAME + companion).unlink(missing_ok=True)
        fresh.replace(place.main)
        database = Database.open(place.main)
    except (DamagedError, NewerError):
        set_aside(place, place.backup, "damaged")
        set_aside(place, place.main, "damaged")
        return None
    except (TroubleError, OSError):
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        return None
    if kept:
        place.problems.note("store-restored", kept=kept)
    else:
        place.problems.note("store-found-backup")
    return database


def _beside(place: Place) -> Database:
    """A file of our own, beside the one that another running program holds."""
    for name in SIDES:
        path = place.folder / name
        for _ in range(2):
            try:
                database = Database.open(path)
            except (DamagedError, NewerError):
                if set_aside(place, path, "damaged") is None:
                    break
            except TroubleError:
                break
            else:
                place.problems.note("store-busy")
                return database
    place.problems.note("store-busy-unwritable")
    return Database.in_memory()


def _remembered(place: Place) -> Database:
    """A store in memory, with what could be read where nothing can be written."""
    with contextlib.suppress(TroubleError, OSError), tempfile.TemporaryDirectory(prefix="tenfold-") as folder:
        copy = Path(folder) / NAME
        shutil.copyfile(place.main, copy)
        with contextlib.suppress(OSError):
            shutil.copyfile(place.main.with_name(NAME + "-wal"), copy.with_name(NAME + "-wal"))
        source = Database.open(copy)
        try:
            return Database.in_memory(source)
        finally:
            source.close()
    return Database.in_memory()


def take_over_sides(place: Place, take: Callable[[sqlite3.Connection], bool]) -> None:
    """Hand the games of programs that ran beside this one to ``take``; what it took is deleted there."""
    for name in SIDES:
        path = place.folder / name
        if not path.is_file():
            continue
        try:
            side = Database.open(path)
        except (DamagedError, NewerError):
            kept = set_aside(place, path, "damaged")
            if kept is not None:
                place.problems.note("store-damaged", kept=kept.name)
            continue
        except TroubleError:
            continue  # that program still runs, or the file can't be had now
        try:
            if take(side.connection):
                _delete(side, path)
        finally:
            side.close()


def _delete(side: Database, path: Path) -> None:
    """Delete a file while it is still locked, so that nobody can begin to use it in between."""
    with contextlib.suppress(*ERRORS):
        side.connection.execute("PRAGMA journal_mode = DELETE")
    try:
        path.unlink()
    except OSError:  # Windows deletes no open file, and none that somebody else has opened since
        side.close()
        with contextlib.suppress(OSError):
            path.unlink()
