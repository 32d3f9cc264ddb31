from __future__ import annotations

import importlib.metadata
import sys
from pathlib import Path

import pytest

from game.launch.packages import Requirement, installed, missing, normalised, requirement_lines, version_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("2.5.8", (2, 5, 8)),
        ("3.0.0", (3,)),
        ("3.0.0.dev1", (3,)),
        ("2.0rc1", (2,)),
        ("23.0.1+dfsg", (23, 0, 1)),
        ("", ()),
    ],
)
def test_version(text: str, numbers: tuple[int, ...]) -> None:
    assert version_of(text) == numbers


@pytest.mark.parametrize(
    ("line", "version", "met"),
    [
        ("pygame-ce>=2.5.8,<3", "2.5.8", True),
        ("pygame-ce>=2.5.8,<3", "2.10", True),
        ("pygame-ce>=2.5.8,<3", "2.5.7", False),
        ("pygame-ce>=2.5.8,<3", "3.0.0", False),
        ("x==1.0", "1", True),
        ("x==1.0", "1.0.1", False),
        ("x!=1.5", "1.5.0", False),
        ("x > 1, <= 2", "2.0", True),
        ("x > 1, <= 2", "1.0", False),
        ("x", "0.1", True),
    ],
)
def test_requirement(line: str, version: str, met: bool) -> None:
    assert Requirement(line).met_by(version_of(version)) is met


@pytest.mark.parametrize(
    "line", ["", "x~=1.0", "x>=", "x>=1; python_version<'4'", "x @ https://example.org/x.whl", "x[y]"]
)
def test_unreadable_requirement(line: str) -> None:
    with pytest.raises(ValueError):
        Requirement(line)


def test_our_own_requirements_can_be_read() -> None:
    play = requirement_lines(str(ROOT / "requirements.txt"))
    both = requirement_lines(str(ROOT / "requirements-dev.txt"))
    assert both[: len(play)] == play
    names = [Requirement(line).name for line in both]
    assert len(set(names)) == len(names)
    assert {"pygame_ce", "platformdirs", "pytest"} <= set(names)
    assert "pygame" not in names  # would overwrite pygame-ce


def test_sees_what_is_installed_here() -> None:
    have = installed(sys.path)
    for distribution in importlib.metadata.distributions():
        assert normalised(distribution.metadata["Name"]) in have
    assert have["pytest"] == version_of(importlib.metadata.version("pytest"))


def test_missing(tmp_path: Path) -> None:
    for name in ("pygame_ce-2.5.8.dist-info", "PyTMX-3.32.dist-info", "polib-1.2.0.egg-info", "msgspec-0.1.dist-info"):
        (tmp_path / name).mkdir()
    lines = ["pygame-ce>=2.5.8,<3", "pytmx>=3.32", "polib>=1.2,<2", "msgspec>=0.20,<1", "platformdirs>=4"]
    assert missing(lines, installed([str(tmp_path), str(tmp_path / "nowhere")])) == lines[3:]


def test_pygame_beside_pygame_ce_spoils_it(tmp_path: Path) -> None:
    (tmp_path / "pygame_ce-2.5.8.dist-info").mkdir()
    assert missing(["pygame-ce"], installed([str(tmp_path)])) == []
    (tmp_path / "pygame-2.6.1.dist-info").mkdir()
    assert missing(["pygame-ce"], installed([str(tmp_path)])) == ["pygame-ce"]


def test_the_first_of_two_counts(tmp_path: Path) -> None:
    for folder, version in (("a", "1.0"), ("b", "2.0")):
        (tmp_path / folder / f"x-{version}.dist-info").mkdir(parents=True)
    assert installed([str(tmp_path / "b"), str(tmp_path / "a")])["x"] == (2,)
