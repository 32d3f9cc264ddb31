from __future__ import annotations

import sys
import types
from pathlib import Path

import pytest

from game.launch import VERSION, crash, environment, tell
from game.launch.problem import Problem
from game.launch.speech import Speech
from game.options import Options
from tests.launch.conftest import PROJECT


@pytest.fixture
def say() -> Speech:
    return Speech(str(PROJECT), "en")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    sentences: list[str] = []
    monkeypatch.setattr(tell, "tell", sentences.append)
    monkeypatch.setattr(tell, "has_terminal", lambda: False)
    return sentences


def explode(options: Options) -> int:
    raise RuntimeError("the roof fell in – žluťoučký \udcff")


def test_a_crash_is_told_kindly_and_written_down(
    tmp_path: Path, say: Speech, told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert crash.guarded(explode, Options(data_dir=tmp_path / "Ľuboš"), say) == 1
    log = tmp_path / "Ľuboš" / crash.LOG
    assert told == [say("launcher.crashed", log=str(log))]
    written = log.read_text(encoding="utf-8")
    assert "RuntimeError: the roof fell in – žluťoučký" in written
    assert f"Tenfold {VERSION}" in written
    assert "in explode" in written
    assert capsys.readouterr() == ("", "")  # nothing of it on the screen


def test_on_a_terminal_the_trace_is_shown_too(
    tmp_path: Path, say: Speech, told: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tell, "has_terminal", lambda: True)
    crash.guarded(explode, Options(data_dir=tmp_path), say)
    assert "in explode" in capsys.readouterr().err


def test_the_language_of_the_settings_is_spoken(tmp_path: Path, say: Speech, told: list[str]) -> None:
    (tmp_path / "settings.json").write_text('{"language": "cs"}', encoding="utf-8")
    crash.guarded(explode, Options(data_dir=tmp_path), say)
    crash.guarded(explode, Options(data_dir=tmp_path, lang="sk"), say)
    assert told[0].startswith("Něco se pokazilo")
    assert told[1].startswith("Niečo sa pokazilo")


@pytest.mark.parametrize("text", ["", "[]", "{", '{"language": "klingon"}', '{"language": ["cs"]}', "\udcff"])
def test_strange_settings_change_nothing(tmp_path: Path, say: Speech, told: list[str], text: str) -> None:
    (tmp_path / "settings.json").write_text(text, encoding="utf-8", errors="surrogateescape")
    crash.guarded(explode, Options(data_dir=tmp_path), say)
    assert told[0].startswith("Something went wrong")


def test_no_place_for_the_log(tmp_path: Path, say: Speech, told: list[str]) -> None:
    (tmp_path / "file").touch()
    assert crash.guarded(explode, Options(data_dir=tmp_path / "file"), say) == 1
    assert told == [say("launcher.crashed_unwritten", error="RuntimeError")]


def test_the_log_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "LARGEST_LOG", 2000)
    for number in range(40):
        crash.write_log(f"crash {number} " + "x" * 100, str(tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == [crash.LOG, crash.LOG + ".old"]
    assert all(path.stat().st_size < 2500 for path in tmp_path.iterdir())
    assert "crash 39 " in (tmp_path / crash.LOG).read_text(encoding="utf-8")


def test_the_window_is_closed_first(
    tmp_path: Path, say: Speech, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame = types.ModuleType("pygame")
    pygame.quit = lambda: told.append("window closed")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pygame", pygame)
    crash.guarded(explode, Options(data_dir=tmp_path), say)
    assert told[0] == "window closed"


def test_ctrl_c_is_no_crash(tmp_path: Path, say: Speech, told: list[str]) -> None:
    def interrupt(options: Options) -> int:
        raise KeyboardInterrupt

    assert crash.guarded(interrupt, Options(data_dir=tmp_path), say) == 130
    assert told == []
    assert list(tmp_path.iterdir()) == []


def test_the_status_of_the_game_is_ours(say: Speech) -> None:
    assert crash.guarded(lambda options: 5, Options(), say) == 5


def test_log_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import platformdirs

    assert crash.log_folder(str(tmp_path)) == str(tmp_path)
    assert crash.log_folder() == platformdirs.user_log_dir("Tenfold", appauthor=False)
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    monkeypatch.setattr(environment, "cache_folder", lambda: "cache")
    assert crash.log_folder() == "cache"


def test_what_stops_the_game_without_a_fault_goes_on_to_the_door(tmp_path: Path, say: Speech, told: list[str]) -> None:
    def no_screen(options: Options) -> int:
        raise Problem("launcher.no_display", reason="x11")

    (tmp_path / "settings.json").write_text('{"language": "cs"}', encoding="utf-8")
    with pytest.raises(Problem):
        crash.guarded(no_screen, Options(data_dir=tmp_path), say)
    assert say.language == "cs"
    assert not (tmp_path / crash.LOG).exists()
