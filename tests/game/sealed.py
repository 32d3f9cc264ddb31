"""Folders that can be read and not be written, also for whoever is root."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534


@contextmanager
def sealed(prepare: Path) -> Iterator[Path]:
    """A copy of a folder's files where nothing may be written, while root's privileges are laid down.

    Whatever is needed inside must have been imported before.
    """
    with tempfile.TemporaryDirectory(prefix="tenfold-") as name:
        folder = Path(name)
        for path in prepare.iterdir():
            (folder / path.name).write_bytes(path.read_bytes())
            (folder / path.name).chmod(0o444)
        folder.chmod(0o555)
        user = os.geteuid()
        if user == 0:
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            if user == 0:
                os.seteuid(0)
            folder.chmod(0o755)
