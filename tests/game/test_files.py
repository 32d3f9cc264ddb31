"""Files written whole, and names for those set aside."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.files import dated, numbered, write_atomically


def test_written_whole_in_a_folder_that_was_not_there(tmp_path: Path) -> None:
    path = tmp_path / "Ľuboš" / "x" / "file.json"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert [each.name for each in path.parent.iterdir()] == ["file.json"]


@pytest.mark.parametrize("fails", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"old")

    def fail(*_: object) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(os, fails, fail)
    with pytest.raises(OSError, match="full"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_what_a_crash_left_behind_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "file.new").write_bytes(b"half of a much longer fi")
    write_atomically(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_free_names(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    assert numbered(path, "broken").name == "a.db.broken-1"
    (tmp_path / "a.db.broken-1").touch()
    (tmp_path / "a.db.broken-2").symlink_to("nowhere")
    assert numbered(path, "broken").name == "a.db.broken-3"
    assert dated(path, "damaged", "2026-03-05").name == "a.db.damaged-2026-03-05"
    (tmp_path / "a.db.damaged-2026-03-05").touch()
    assert dated(path, "damaged", "2026-03-05").name == "a.db.damaged-2026-03-05-1"
