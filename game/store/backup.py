"""The copy of the store that takes its place when the store is damaged."""

from __future__ import annotations

import contextlib
import os
import threading
from pathlib import Path

from game.files import sync_file, sync_folder
from game.store.database import ERRORS, Database


class Backup:
    """A file that is replaced in one step: whatever happens meanwhile, the old copy or the new one is there."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._fresh = path.with_name(path.name + ".new")
        self._waiting: threading.Thread | None = None

    def take(self, source: Database) -> bool:
        """Copy the source as it is now; False if that failed. A thread waits for the disk and replaces the file."""
        self.wait()
        try:
            source.copy_to(self._fresh)
        except (OSError, *ERRORS):
            self._forget()
            return False
        self._waiting = threading.Thread(target=self._replace, name="backup")
        self._waiting.start()
        return True

    def wait(self) -> None:
        """Until the copy is in its place."""
        if self._waiting is not None:
            self._waiting.join()
            self._waiting = None

    def _replace(self) -> None:
        try:
            sync_file(self._fresh)
            os.replace(self._fresh, self._path)
        except OSError:
            self._forget()
        else:
            sync_folder(self._path.parent)

    def _forget(self) -> None:
        with contextlib.suppress(OSError):
            self._fresh.unlink(missing_ok=True)
