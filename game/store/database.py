"""One SQLite file, held by this program alone, checked before it is trusted.

Why these settings: the file is locked for as long as it is open (``locking_mode=EXCLUSIVE``), so that two running
programs can't play the same game apart, and the lock goes when the process does, however it ends. Every save is a
committed transaction in a write-ahead log; a killed program has lost nothing that was committed.
``synchronous=NORMAL`` leaves out the wait for the disk at each action (some 10 ms, a visible hitch): a *power cut* can
take the last seconds of play, but the file stays whole, because SQLite waits for the disk whenever the log is merged.
Where a file system can't do a write-ahead log, the old journal is used and each commit waits (``FULL``).
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.store import schema

RETRY = 0.05  # seconds
MAGIC = b"SQLite format 3\x00"
LONGEST_LOG = 4000
"""Pages (of 4 KB) after which SQLite merges the log by itself, with a hitch. One game writes fewer."""


class TroubleError(Exception):
    """A file can't be used; the kinds say why."""


class BusyError(TroubleError):
    """Another program holds it."""


class DamagedError(TroubleError):
    """It is broken, or not ours."""


class NewerError(TroubleError):
    """A newer version of this program wrote it."""


class UnusableError(TroubleError):
    """It can't be made, read or written where it is."""


class FullError(TroubleError):
    """The disk is full."""


_KINDS: dict[int, type[TroubleError]] = {
    sqlite3.SQLITE_BUSY: BusyError,
    sqlite3.SQLITE_LOCKED: BusyError,
    sqlite3.SQLITE_FULL: FullError,
    sqlite3.SQLITE_READONLY: UnusableError,
    sqlite3.SQLITE_CANTOPEN: UnusableError,
    sqlite3.SQLITE_IOERR: UnusableError,
    sqlite3.SQLITE_PERM: UnusableError,
    sqlite3.SQLITE_AUTH: UnusableError,
    sqlite3.SQLITE_NOMEM: UnusableError,
}


ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What anything done with a file can raise; the second when SQLite's own message quotes a damaged table."""

_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def trouble(error: Exception) -> TroubleError:
    """What an error means for a file that is being opened: what is not about the place is about its contents."""
    code = getattr(error, "sqlite_errorcode", None)
    kind = DamagedError if code is None else _KINDS.get(code & 0xFF, DamagedError)
    return kind(str(error))


def trouble_in_use(error: Exception) -> TroubleError | None:
    """What an error means for a file that was checked and is in use; None if the error is a mistake of ours."""
    if isinstance(error, UnicodeDecodeError):
        return DamagedError("unreadable tables")
    code = getattr(error, "sqlite_errorcode", None)
    kind = None if code is None else DamagedError if code & 0xFF in _DAMAGE else _KINDS.get(code & 0xFF)
    return None if kind is None else kind(str(error))


class Database:
    """An open file, or a store in memory."""

    def __init__(self, connection: sqlite3.Connection, path: Path | None) -> None:
        self.connection = connection
        #: None for a store in memory.
        self.path = path

    @classmethod
    def open(cls, path: Path, patience: float = 0.0) -> Database:
        """Open or make the file, lock it, check it, lead it to today's form.

        patience: seconds to wait for another program to let go of it. Raises the kinds of TroubleError.
        """
        until = time.monotonic() + patience
        while True:
            try:
                return cls._open(path)
            except BusyError:
                if time.monotonic() >= until:
                    raise
            time.sleep(RETRY)

    @classmethod
    def in_memory(cls, source: Database | None = None) -> Database:
        """A store that ends with the program, with what is in the source. Raises TroubleError."""
        connection = sqlite3.connect(":memory:", isolation_level=None)
        try:
            if source is not None:
                source.connection.backup(connection)
            _prepare(connection)
            schema.upgrade(connection)
        except ERRORS as error:
            connection.close()
            raise trouble(error) from error
        return cls(connection, None)

    @classmethod
    def _open(cls, path: Path) -> Database:
        _look_at(path)
        try:
            connection = sqlite3.connect(path, timeout=0.0, isolation_level=None)
        except ERRORS as error:
            raise trouble(error) from error
        try:
            _prepare(connection)
            _check(connection)
        except ERRORS as error:
            connection.close()
            raise trouble(error) from error
        except TroubleError:
            connection.close()
            raise
        return cls(connection, path)

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing. Raises `ERRORS`."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield self.connection
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                with contextlib.suppress(*ERRORS):
                    self.connection.execute("ROLLBACK")
            raise

    def healthy(self) -> bool:
        """True if SQLite finds nothing wrong with the file's structure."""
        try:
            return _sound(self.connection)
        except ERRORS:
            return False

    def copy_to(self, path: Path) -> None:
        """Write a copy, without waiting for the disk. Raises OSError and `ERRORS`."""
        path.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(path)) as target:
            target.execute("PRAGMA synchronous = OFF")
            self.connection.backup(target)

    def close(self) -> None:
        """Merge the log into the file and let go of it."""
        with contextlib.suppress(*ERRORS):
            self.connection.close()


def _look_at(path: Path) -> None:
    """Leave alone what is no database: SQLite would write over a few stray bytes, or delete a log beside them."""
    try:
        with open(path, "rb") as file:
            start = file.read(len(MAGIC) + 4)
    except FileNotFoundError:
        return
    except OSError as error:
        raise UnusableError(str(error)) from error
    versions = start[len(MAGIC) + 2 :]  # of the format, for writing and reading; others could only be read
    if start and (not start.startswith(MAGIC) or not set(versions) <= {1, 2}):
        raise DamagedError("no database")


def _prepare(connection: sqlite3.Connection) -> None:
    connection.text_factory = _text
    for pragma in ("locking_mode = EXCLUSIVE", "trusted_schema = OFF", "cell_size_check = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _text(raw: bytes) -> str:
    """Text of the file; what is no UTF-8 becomes visible instead of raising, and fails the checks that follow."""
    return raw.decode("utf-8", "replace")


def _check(connection: sqlite3.Connection) -> None:
    """Lock the file and make sure it is ours, whole, and of today's form."""
    form = schema.form_of(connection)  # locks it for reading, and finds out what is no database at all
    if form > len(schema.STEPS):
        raise NewerError(str(form))
    if form == 0 and not schema.is_blank(connection):
        raise DamagedError("somebody else's")
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    connection.execute(f"PRAGMA synchronous = {'NORMAL' if mode == 'wal' else 'FULL'}")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
    connection.execute("BEGIN EXCLUSIVE")  # locks it for good, and finds out what can't be written
    connection.execute("COMMIT")
    if not _sound(connection):
        raise DamagedError("unsound")
    if form < len(schema.STEPS):
        schema.upgrade(connection)
    if not schema.is_ours(connection):
        raise DamagedError("other tables")


def _sound(connection: sqlite3.Connection) -> bool:
    return connection.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]
