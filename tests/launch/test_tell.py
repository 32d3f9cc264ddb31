from __future__ import annotations

import io
import stat
import sys
from pathlib import Path

import pytest

from game.launch import tell

SENTENCE = "Žluťoučký kůň – „hra“"


@pytest.fixture
def no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, io.StringIO())


def stream(encoding: str) -> tuple[io.TextIOWrapper, io.BytesIO]:
    raw = io.BytesIO()
    return io.TextIOWrapper(raw, encoding=encoding), raw


def test_accents_go_where_the_stream_has_none() -> None:
    wide, raw = stream("utf-8")
    tell.write(SENTENCE, wide)
    assert raw.getvalue().decode("utf-8") == SENTENCE + "\n"
    narrow, raw = stream("ascii")
    tell.write(SENTENCE, narrow)
    assert raw.getvalue() == b'Zlutoucky kun - "hra"\n'


def test_file_names_that_are_no_text_can_be_told() -> None:
    wide, raw = stream("utf-8")
    tell.write("\udcff.txt", wide)
    assert raw.getvalue() == b"?.txt\n"


def test_nobody_listens() -> None:
    tell.write("x", None)
    closed = io.StringIO()
    closed.close()
    tell.write("x", closed)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these always have a display")
@pytest.mark.parametrize("display", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_a_window_opens_only_without_terminal_and_with_display(
    display: str, monkeypatch: pytest.MonkeyPatch, no_terminal: None
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(tell, "show_window", shown.append)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    tell.tell("no display")
    monkeypatch.setenv(display, ":9")
    tell.tell("seen")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    tell.tell("on a terminal")
    assert shown == ["seen"]


def fake_program(folder: Path, name: str, status: int) -> Path:
    """A program that notes what it was told and ends with a status; the path of its note."""
    note = folder / f"{name}.told"
    program = folder / name
    program.write_text(f'#!/bin/sh\nfor a in "$@"; do echo "$a"; done > "{note}"\nexit {status}\n', encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return note


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these have windows of their own")
@pytest.mark.parametrize("name", ["zenity", "kdialog", "xmessage"])
def test_the_first_program_that_works_shows_the_window(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tell, "_tk_box", lambda text: False)
    monkeypatch.setenv("PATH", str(tmp_path))
    note = fake_program(tmp_path, name, 0)
    assert tell.show_window(SENTENCE)
    told = note.read_text(encoding="utf-8")
    assert "Tenfold" in told
    assert (SENTENCE if name != "xmessage" else "Zlutoucky") in told


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these have windows of their own")
def test_a_program_that_fails_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tell, "_tk_box", lambda text: False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not tell.show_window("x")
    fake_program(tmp_path, "zenity", 127)
    note = fake_program(tmp_path, "xmessage", 1)  # closed by its corner
    assert tell.show_window("x")
    assert note.exists()


@pytest.mark.parametrize("name", ["stdin", "stdout", "stderr"])
def test_a_terminal_anywhere_is_seen(name: str, monkeypatch: pytest.MonkeyPatch, no_terminal: None) -> None:
    assert not tell.has_terminal()
    monkeypatch.setattr(getattr(sys, name), "isatty", lambda: True)
    assert tell.has_terminal()
    monkeypatch.setattr(sys, name, None)  # pythonw
    assert not tell.has_terminal()
