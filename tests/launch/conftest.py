"""A copy of the launcher with a stand-in for the game, in a folder named as real folders are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
GAME = """
import os, sys

def run(options, first_scene):
    import msgspec, platformdirs, polib, pygame, pytmx
    print("PLAYING", sys.prefix)
    print("OPTIONS", options)
    print("SCENE", first_scene(None))
    print("LEFT OVER", [name for name in os.environ if name.startswith("TENFOLD")])
    return 7
"""
VIEWPORT = "class NoDisplayError(RuntimeError):\n    pass\n"
SCENES = "def first_scene(app):\n    return 'first'\n"


@dataclass(frozen=True)
class Copy:
    """A copy of the program in a folder of its own."""

    root: Path
    home: Path

    def start(self, *arguments: str, python: str | None = None, **environ: str) -> subprocess.CompletedProcess[str]:
        """Start main.py as its player would, with a home folder of its own."""
        return subprocess.run(
            [python or bare_python(), str(self.root / "main.py"), *arguments],
            env=self.environ(**environ),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=300,
        )

    def environ(self, **more: str) -> dict[str, str]:
        """The environment of such a start: nothing from ours that would change the outcome."""
        unwanted = (
            "PYGAME_HIDE_SUPPORT_PROMPT",
            "DISPLAY",
            "WAYLAND_DISPLAY",
            "LANG",
            "LANGUAGE",
            "LC_ALL",
            "XDG_CACHE_HOME",
            "PYTHONPATH",
        )
        kept = {name: value for name, value in os.environ.items() if name not in unwanted}
        own = {"HOME": str(self.home), "LANG": "C.UTF-8"}
        return {**kept, **own, **more}

    def packages(self) -> Path:
        """The folder of packages in the copy's environment."""
        version = "python{}.{}".format(*sys.version_info[:2])
        return self.root / ".venv" / "lib" / version / "site-packages"


def bare_python() -> str:
    """The Python behind the environment that the tests run in: it has none of the game's packages."""
    base: str = getattr(sys, "_base_executable", sys.executable)
    return base


def make_copy(root: Path, home: Path) -> Copy:
    """Copy what the launcher needs, and put the stand-in where the game would be."""
    home.mkdir(parents=True, exist_ok=True)
    for folder in ("game", "scenes", "assets"):
        (root / folder).mkdir(parents=True)
    for name in ("main.py", "requirements.txt", "requirements-dev.txt", "pyproject.toml"):
        shutil.copy(PROJECT / name, root / name)
    for name in ("__init__.py", "options.py"):
        shutil.copy(PROJECT / "game" / name, root / "game" / name)
    shutil.copytree(PROJECT / "game" / "launch", root / "game" / "launch", ignore=shutil.ignore_patterns("*.pyc"))
    for language in ("en", "cs", "sk"):
        target = root / "assets" / "locale" / language
        target.mkdir(parents=True)
        shutil.copy(PROJECT / "assets" / "locale" / language / "launcher.po", target)
    (root / "game" / "app.py").write_text(GAME, encoding="utf-8")
    (root / "game" / "viewport.py").write_text(VIEWPORT, encoding="utf-8")
    (root / "scenes" / "__init__.py").write_text(SCENES, encoding="utf-8")
    return Copy(root, home)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """A copy whose environment has not been made yet."""
    return make_copy(tmp_path / "Hry – Žluťoučký kůň", tmp_path / "Ľuboš")
