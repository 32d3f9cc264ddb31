"""Files that must survive a crash: written whole or not at all, and never thrown away when they can't be read."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Put the bytes in place of the file in one step; after a crash it holds the old bytes or the new ones.

    The folder is made if it is missing. Raises OSError; the old file is then untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    try:
        with open(fresh, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)


def sync_file(path: Path) -> None:
    """Wait until the file's bytes are on the disk. Raises OSError."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_folder(folder: Path) -> None:
    """Wait until the folder's names are on the disk, where a system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def numbered(path: Path, mark: str) -> Path:
    """The first free name of the kind ``settings.json.broken-1``, ``…-2``, and so on."""
    number = 1
    while (free := path.with_name(f"{path.name}.{mark}-{number}")).exists() or free.is_symlink():
        number += 1
    return free


def dated(path: Path, mark: str, day: str) -> Path:
    """The first free name of the kind ``tenfold.db.damaged-2026-03-05``, ``…-2026-03-05-2``, and so on."""
    free = path.with_name(f"{path.name}.{mark}-{day}")
    return numbered(path, f"{mark}-{day}") if free.exists() or free.is_symlink() else free
