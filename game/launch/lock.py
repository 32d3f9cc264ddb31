"""One installation at a time: a lock that the system drops by itself when its holder ends, however it ends."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from types import TracebackType

PAUSE = 0.2  # seconds between two tries


class Lock:
    """A file lock; entering waits for it and calls `waiting` once if somebody else holds it.

    On a file system that knows no locks it does nothing. A child process that is given the `handle` keeps the lock
    taken for as long as it runs, even when we are killed.
    """

    def __init__(self, path: str, waiting: Callable[[], None]) -> None:
        self.path = path
        self._waiting = waiting
        self.handle: int | None = None

    def __enter__(self) -> Lock:
        self.handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        told = False
        while not _taken(self.handle):
            if not told:
                self._waiting()
                told = True
            time.sleep(PAUSE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None


if sys.platform == "win32":
    import msvcrt

    def _taken(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _taken(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # no locks here, such as on some network drives
            return True
        return True
