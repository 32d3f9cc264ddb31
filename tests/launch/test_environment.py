from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from game.launch import environment
from tests.launch.conftest import Copy

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="lays out a POSIX environment by hand")
INSTALLED = ["pygame_ce-2.5.8", "pytmx-3.32", "platformdirs-4.3.6", "msgspec-0.20.0", "polib-1.2.0"]


@pytest.fixture
def place(copy: Copy) -> Path:
    """A finished environment beside the program, without anything inside its packages."""
    place = copy.root / ".venv"
    for name in INSTALLED:
        (Path(environment.packages_of(str(place))) / f"{name}.dist-info").mkdir(parents=True)
    (place / "bin").mkdir()
    (place / "bin" / "python").symlink_to(sys.executable)
    (place / "pyvenv.cfg").write_text(f"home = {os.path.dirname(sys.executable)}\nversion = 3.11\n", encoding="utf-8")
    stamp(place)
    return place


def stamp(place: Path, purpose: str = "play") -> None:
    Path(environment.stamp_path(str(place), purpose)).write_text(environment.stamp_text(), encoding="utf-8")


def ready(copy: Copy, purpose: str = "play") -> bool:
    return environment.ready(str(copy.root), str(copy.root / ".venv"), purpose)


def test_ready(copy: Copy, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ready(copy)
    assert not ready(copy, "test")
    monkeypatch.setattr(sys, "path", [str(copy.root)])
    assert environment.find(str(copy.root), "play") == str(place / "bin" / "python")
    assert environment.find(str(copy.root), "test") is None


def test_this_python_is_used_if_it_has_the_packages(copy: Copy, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(copy.root), environment.packages_of(str(place))])
    assert environment.find(str(copy.root), "play") == sys.executable


def test_unfinished_installation_has_no_stamp(copy: Copy, place: Path) -> None:
    os.remove(environment.stamp_path(str(place), "play"))
    assert not ready(copy)


def test_changed_requirements(copy: Copy, place: Path) -> None:
    with open(copy.root / "requirements.txt", "a", encoding="utf-8") as file:
        file.write("# a comment changes nothing\npolib>=1.1\n")
    assert ready(copy)
    with open(copy.root / "requirements.txt", "a", encoding="utf-8") as file:
        file.write("six>=1\n")
    assert not ready(copy)


def test_a_package_that_was_deleted(copy: Copy, place: Path) -> None:
    os.rmdir(Path(environment.packages_of(str(place))) / "polib-1.2.0.dist-info")
    assert not ready(copy)


def test_made_by_another_python(copy: Copy, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "python_tag", lambda: "cpython-399-plan9-z80-64")
    assert not ready(copy)
    stamp(place)
    assert ready(copy)


def test_its_python_is_gone(copy: Copy, place: Path) -> None:
    (place / "bin" / "python").unlink()
    (place / "bin" / "python").symlink_to("/nowhere/python3")
    assert not ready(copy)


def test_the_home_of_its_python_is_gone(copy: Copy, place: Path) -> None:
    (place / "pyvenv.cfg").write_text("home = /nowhere\n", encoding="utf-8")
    assert not ready(copy)
    (place / "pyvenv.cfg").unlink()
    assert not ready(copy)


def test_damaged_stamp(copy: Copy, place: Path) -> None:
    Path(environment.stamp_path(str(place), "play")).write_bytes(b"\xff\x00\xfe")
    assert not ready(copy)


def test_python_tag_tells_versions_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = environment.python_tag()
    monkeypatch.setattr(sys, "platform", "plan9")
    assert environment.python_tag() != ours
    assert "{}{}".format(*sys.version_info[:2]) in ours


def test_places_are_beside_the_program_and_in_the_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    beside, cached = environment.places("/opt/Tenfold ž")
    assert beside == os.path.join("/opt/Tenfold ž", ".venv")
    assert os.path.dirname(cached) == str(tmp_path / "Tenfold")
    assert cached != environment.places("/opt/other")[1]


@pytest.mark.parametrize(
    ("platform", "variable", "end"),
    [
        ("linux", "HOME", ".cache/Tenfold"),
        ("darwin", "HOME", "Library/Caches/Tenfold"),
        ("win32", "LOCALAPPDATA", "Tenfold"),
    ],
)
def test_cache_folder(platform: str, variable: str, end: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv(variable, str(tmp_path))
    assert environment.cache_folder() == str(tmp_path / end)
