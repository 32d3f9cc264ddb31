from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import ClassVar, TextIO

import pytest

from game.launch import builder, environment, packages
from game.launch.pip import Reader
from game.launch.problem import Problem
from game.launch.progress import Progress
from game.launch.speech import Speech
from tests.launch.conftest import PROJECT, Copy

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="looks into a POSIX environment")
SAY = Speech(str(PROJECT), "en")


class Notes(Progress):
    """Remembers what the player was told."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def note(self, text: str) -> None:
        self.said.append(text)


class FakePip:
    """Installs at once: a folder with the right name for each requirement."""

    calls: ClassVar[list[str]]
    failure: ClassVar[BaseException | None]

    def __init__(self, python: str, log: TextIO, lock: int | None) -> None:
        self.place = os.path.dirname(os.path.dirname(python))
        assert log.writable()
        assert lock is not None

    def install(self, requirements: str, reader: Reader) -> None:
        self.calls.append(requirements)
        for line in packages.requirement_lines(requirements):
            name = packages.Requirement(line).name
            os.makedirs(
                os.path.join(environment.packages_of(self.place), f"{name}-{_lowest(line)}.dist-info"), exist_ok=True
            )
            if self.failure is not None:
                raise self.failure


def _lowest(line: str) -> str:
    return line.partition(">=")[2].partition(",")[0] or "1"


@pytest.fixture(autouse=True)
def pip(monkeypatch: pytest.MonkeyPatch) -> type[FakePip]:
    class Pip(FakePip):
        calls: ClassVar[list[str]] = []
        failure: ClassVar[BaseException | None] = None

    monkeypatch.setattr(builder, "Pip", Pip)
    return Pip


@pytest.fixture(autouse=True)
def home(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(copy.home))
    monkeypatch.setenv("XDG_CACHE_HOME", str(copy.home / ".cache"))


def prepare(copy: Copy, purpose: str = "play") -> tuple[str, list[str]]:
    notes = Notes()
    return builder.prepare(str(copy.root), purpose, SAY, notes), notes.said


def test_makes_an_environment_beside_the_program(copy: Copy, pip: type[FakePip]) -> None:
    python, said = prepare(copy)
    assert python == str(copy.root / ".venv" / "bin" / "python")
    assert said == [SAY("launcher.preparing")]
    ask = "import sys; print(sys.prefix)"
    answer = subprocess.run([python, "-c", ask], capture_output=True, text=True, encoding="utf-8")
    assert answer.stdout.strip() == str(copy.root / ".venv")
    assert environment.ready(str(copy.root), str(copy.root / ".venv"), "play")
    assert not (copy.root / ".venv" / builder.UNFINISHED).exists()


def test_ready_ones_are_left_alone(copy: Copy, pip: type[FakePip]) -> None:
    prepare(copy)
    assert prepare(copy) == (str(copy.root / ".venv" / "bin" / "python"), [])
    assert len(pip.calls) == 1


def test_the_one_for_tests_serves_for_playing(copy: Copy) -> None:
    prepare(copy, "test")
    for purpose in ("play", "test"):
        assert environment.ready(str(copy.root), str(copy.root / ".venv"), purpose)


def test_an_interrupted_installation_is_done_again_from_the_start(copy: Copy, pip: type[FakePip]) -> None:
    pip.failure = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        prepare(copy)
    rubbish = copy.root / ".venv" / "lib" / "rubbish"
    rubbish.write_text("half a file", encoding="utf-8")
    assert not environment.ready(str(copy.root), str(copy.root / ".venv"), "play")
    pip.failure = None
    prepare(copy)
    assert not rubbish.exists()


def test_new_requirements_are_added_to_what_is_there(copy: Copy, pip: type[FakePip]) -> None:
    prepare(copy)
    kept = copy.root / ".venv" / "lib" / "kept"
    kept.touch()
    with open(copy.root / "requirements.txt", "a", encoding="utf-8") as file:
        file.write("six>=1.16\n")
    prepare(copy)
    assert kept.exists()
    assert len(pip.calls) == 2
    assert environment.ready(str(copy.root), str(copy.root / ".venv"), "play")


def test_another_python_makes_it_anew(copy: Copy, pip: type[FakePip], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "python_tag", lambda: "cpython-399-plan9-z80-64")
    prepare(copy)
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(copy.home / ".cache"))
    monkeypatch.setattr(builder, "Pip", pip)
    old = copy.root / ".venv" / "lib" / "old"
    old.touch()
    prepare(copy)
    assert not old.exists()


def test_an_environment_made_by_hand_is_completed_not_wiped(copy: Copy) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(copy.root / ".venv")], check=True)
    tool = copy.root / ".venv" / "bin" / "own-tool"
    tool.touch()
    prepare(copy)
    assert tool.exists()
    assert environment.ready(str(copy.root), str(copy.root / ".venv"), "play")


def test_a_place_that_will_not_do_is_passed_over(copy: Copy) -> None:
    (copy.root / ".venv").write_text("not a folder", encoding="utf-8")
    python, _ = prepare(copy)
    assert python.startswith(str(copy.home / ".cache" / "Tenfold"))
    assert environment.find(str(copy.root), "play") in (python, sys.executable)


def test_no_place_at_all(copy: Copy) -> None:
    (copy.root / ".venv").write_text("not a folder", encoding="utf-8")
    (copy.home / ".cache").write_text("neither", encoding="utf-8")
    with pytest.raises(Problem) as problem:
        prepare(copy)
    assert problem.value.key == "launcher.no_place"
    assert SAY(problem.value.key, **problem.value.values)


@pytest.mark.parametrize("failure", [OSError(errno.ENOSPC, "full"), Problem("launcher.disk_full")])
def test_full_disk_gives_back_what_it_took(copy: Copy, pip: type[FakePip], failure: Exception) -> None:
    pip.failure = failure
    with pytest.raises(Problem) as problem:
        prepare(copy)
    assert problem.value.key == "launcher.disk_full"
    assert "150 MB" in SAY(problem.value.key, **problem.value.values)
    assert os.listdir(copy.root / ".venv") == [builder.LOCK]


def test_no_network_is_told_as_it_is(copy: Copy, pip: type[FakePip]) -> None:
    pip.failure = Problem("launcher.no_network")
    with pytest.raises(Problem) as problem:
        prepare(copy)
    assert problem.value.key == "launcher.no_network"


def test_python_without_venv(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "venv", None)
    with pytest.raises(Problem) as problem:
        prepare(copy)
    assert problem.value.key == "launcher.no_venv"
    assert "apt install python3-venv" in SAY(problem.value.key, **problem.value.values)


def test_wiping_does_not_follow_links(copy: Copy, tmp_path: Path) -> None:
    treasure = tmp_path / "treasure"
    treasure.mkdir()
    (treasure / "gold").touch()
    place = copy.root / ".venv"
    place.mkdir()
    (place / "link").symlink_to(treasure)
    (place / builder.LOCK).touch()
    builder.wipe(str(place))
    assert os.listdir(place) == [builder.LOCK]
    assert (treasure / "gold").exists()


def test_read_only_folder(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    make = os.makedirs

    def refuse(path: str, mode: int = 0o777, exist_ok: bool = False) -> None:  # root may write everywhere: pretend
        if Path(path) == copy.root / ".venv":
            raise OSError(errno.EROFS, "Read-only file system", path)
        make(path, mode, exist_ok)

    monkeypatch.setattr(os, "makedirs", refuse)
    python, _ = prepare(copy)
    assert python.startswith(str(copy.home / ".cache" / "Tenfold"))
