from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from game.launch import builder, door, environment, tell
from game.launch.problem import Problem
from game.launch.speech import Speech
from game.options import Options
from tests.launch.conftest import PROJECT, Copy


@pytest.fixture
def root(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> str:
    """A complete folder, and no window whatever happens."""
    monkeypatch.setattr(tell, "has_display", lambda: False)
    monkeypatch.delenv(door.HANDED_OVER, raising=False)
    return str(copy.root)


class Game:
    """Stands in for the game; remembers how it was started."""

    def __init__(self) -> None:
        self.options: list[Options] = []

    def __call__(self, options: Options) -> int:
        self.options.append(options)
        return 7


def enter(root: str, *arguments: str, language: str = "en") -> tuple[int, Game]:
    game = Game()
    return door.main(list(arguments), root, Speech(root, language), game), game


@pytest.fixture
def handed(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    lines: list[list[str]] = []

    def hand_over(line: list[str]) -> int:
        lines.append(line)
        return 3

    monkeypatch.setattr(door, "hand_over", hand_over)
    return lines


def test_straight_in_where_the_packages_are(root: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "find", lambda root, purpose: sys.executable)
    status, game = enter(root, "--seed", "5", "--mute")
    assert status == 7
    assert game.options == [Options(seed=5, mute=True)]


def test_hands_over_to_a_prepared_environment(
    root: str, monkeypatch: pytest.MonkeyPatch, handed: list[list[str]]
) -> None:
    monkeypatch.setattr(environment, "find", lambda root, purpose: "/venv/bin/python")
    monkeypatch.setattr(os, "environ", dict(os.environ))
    status, game = enter(root, "--seed", "5")
    assert status == 3
    assert handed == [["/venv/bin/python", os.path.join(root, "main.py"), "--seed", "5"]]
    assert os.environ[door.HANDED_OVER]
    assert game.options == []


def test_prepares_what_is_not_there(root: str, monkeypatch: pytest.MonkeyPatch, handed: list[list[str]]) -> None:
    monkeypatch.setattr(environment, "find", lambda root, purpose: None)
    monkeypatch.setattr(builder, "prepare", lambda root, purpose, say, progress: f"/made/for/{purpose}")
    monkeypatch.setattr(os, "environ", dict(os.environ))
    enter(root)
    assert handed[0][0] == "/made/for/play"


def test_tests_run_in_the_folder_of_the_program(
    root: str, monkeypatch: pytest.MonkeyPatch, handed: list[list[str]]
) -> None:
    monkeypatch.setattr(environment, "find", lambda root, purpose: f"/{purpose}/python")
    monkeypatch.setattr(os, "environ", {"SDL_VIDEODRIVER": "x11"})
    monkeypatch.chdir(os.path.dirname(root))
    assert enter(root, "--test", "-k", "x")[0] == 3
    assert handed == [["/test/python", "-m", "pytest", "-m", "not long", "-n", "auto", "-k", "x"]]
    assert os.getcwd() == root
    assert os.environ == {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}  # what was wished for stays


def test_a_broken_environment_is_not_handed_over_to_for_ever(
    root: str, monkeypatch: pytest.MonkeyPatch, handed: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(door.HANDED_OVER, "1")
    monkeypatch.setattr(environment, "find", lambda root, purpose: "/venv/bin/python")
    assert enter(root)[0] == 1
    assert handed == []
    assert f"Delete the folder {sys.prefix}" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
@pytest.mark.parametrize(
    "problem",
    [
        Problem("launcher.no_network", log="x", found="3.11"),
        Problem("launcher.no_venv"),
        Problem("launcher.no_build", log="x", found="3.11"),
        Problem("launcher.disk_full", megabytes=150),
        Problem("launcher.no_place", folder="a", cache="b"),
        Problem("launcher.install_failed", log="x", found="3.11"),
    ],
    ids=lambda problem: problem.key,
)
def test_problems_are_sentences(
    problem: Problem,
    language: str,
    root: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object) -> str:
        raise problem

    monkeypatch.setattr(environment, "find", lambda root, purpose: None)
    monkeypatch.setattr(builder, "prepare", fail)
    assert enter(root, language=language)[0] == 1
    said = capsys.readouterr().err.strip()
    assert said.endswith(".")
    assert "launcher." not in said
    assert (said == Speech(str(PROJECT), "en")(problem.key, **problem.values)) == (language == "en")


def test_ctrl_c_while_preparing(root: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "find", lambda root, purpose: None)
    monkeypatch.setattr(builder, "prepare", interrupt)
    assert enter(root)[0] == 130
    assert capsys.readouterr().err.strip().startswith("Stopped.")


def test_a_fault_of_the_launcher_itself_is_no_traceback_either(
    root: str, copy: Copy, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fault(root: str, purpose: str) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(environment, "find", fault)
    monkeypatch.setattr(tell, "has_terminal", lambda: False)
    monkeypatch.setattr("game.launch.crash.log_folder", lambda data_dir=None: str(copy.home))
    assert enter(root)[0] == 1
    assert "could not start" in capsys.readouterr().err
    assert "ZeroDivisionError" in (copy.home / "tenfold.log").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", door.NEEDED_FILES)
def test_a_folder_with_holes(name: str, root: str, capsys: pytest.CaptureFixture[str]) -> None:
    (Path(root) / name).unlink()
    assert enter(root)[0] == 1
    assert "Unpack the whole folder" in capsys.readouterr().err
