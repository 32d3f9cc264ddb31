from __future__ import annotations

import io
import sys
import time
from pathlib import Path

import pytest

from game.launch import progress, tell
from game.launch.progress import BarProgress, LineProgress, WindowProgress


def test_lines_for_a_log() -> None:
    out = io.StringIO()
    shown = LineProgress(out)
    shown.show("Fetching x", 0)
    shown.show("Fetching x", 0.2)
    shown.show("Fetching y", 0.5)
    assert out.getvalue() == "  0%  Fetching x\n 50%  Fetching y\n"


def test_a_bar_on_a_terminal_leaves_nothing_behind() -> None:
    out = io.StringIO()
    shown = BarProgress(out)
    shown.show("Fetching something long", 0.5)
    shown.show("Unpacking", 1)
    shown.close()
    first, second, wiped, end = out.getvalue().split("\r")[1:]
    assert first.strip() == "[############............]  50%  Fetching something long"
    assert second.strip() == "[########################] 100%  Unpacking"
    assert len(second) == len(first)  # covers what was longer
    assert wiped.strip() == end == ""


NOTER = "import sys; open(sys.argv[1], 'w', encoding='utf-8').write(sys.stdin.buffer.read().decode('utf-8'))"


def test_a_window_is_told_percentages_and_texts(tmp_path: Path) -> None:
    window = WindowProgress([sys.executable, "-c", NOTER, str(tmp_path / "told")])
    window.show("Stahuji ž", 0.25)
    window.show("Rozbaluji", 1)
    window.close()
    assert (tmp_path / "told").read_text(encoding="utf-8") == "25\n# Stahuji ž\n99\n# Rozbaluji\n100\n"


def test_closing_the_window_interrupts() -> None:
    window = WindowProgress([sys.executable, "-c", "pass"])
    with pytest.raises(KeyboardInterrupt):
        for _ in range(100):
            window.show("x", 0.1)
            time.sleep(0.05)
    window.close()


@pytest.fixture
def no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tell, "has_terminal", lambda: False)


def test_the_choice(monkeypatch: pytest.MonkeyPatch, no_terminal: None, tmp_path: Path) -> None:
    monkeypatch.setattr(tell, "has_display", lambda: False)
    assert isinstance(progress.choose("Tenfold"), LineProgress)
    monkeypatch.setattr(tell, "has_display", lambda: True)
    monkeypatch.setattr(progress, "window_command", lambda title: [sys.executable, "-c", NOTER, str(tmp_path / title)])
    window = progress.choose("Tenfold")
    assert isinstance(window, WindowProgress)
    window.close()
    monkeypatch.setattr(progress, "window_command", lambda title: ["/nowhere/zenity"])
    assert isinstance(progress.choose("Tenfold"), LineProgress)
    monkeypatch.setattr(tell, "has_terminal", lambda: True)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert isinstance(progress.choose("Tenfold"), BarProgress)
