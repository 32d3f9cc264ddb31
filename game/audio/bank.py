"""The effects: which file a name means, and what was loaded of them."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pygame

#: Told of a file that is ``missing-asset`` or ``broken-asset``, and its path below the assets folder.
Note = Callable[[str, str], None]

_NUMBERED = re.compile(r"(.+)_(\d+)")


class DeviceLostError(Exception):
    """The mixer is gone: not the file's fault."""


def load(path: Path) -> pygame.mixer.Sound:
    """Read and decode a sound.

    Raises OSError if it can't be read, ValueError if it is no sound, `DeviceLostError` without a mixer.
    """
    data = path.read_bytes()
    try:
        return pygame.mixer.Sound(file=io.BytesIO(data))
    except pygame.error as error:
        if pygame.mixer.get_init() is None:
            raise DeviceLostError from error
        raise ValueError(path.name) from error


class Bank:
    """The sounds of one folder, read from disk when they are first wanted."""

    def __init__(self, folder: Path, note: Note) -> None:
        self._folder = folder
        self._note = note
        self._files: dict[str, Path] | None = None
        self._families: dict[str, list[str]] = {}
        self._turns: dict[str, int] = {}
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._useless: set[str] = set()

    def sound(self, name: str) -> pygame.mixer.Sound | None:
        """The sound of a name, the next of its shapes if it has several; None if there is none.

        Raises `DeviceLostError`.
        """
        files = self._listed()
        if name not in files and name in self._families:
            shapes = self._families[name]
            turn = self._turns.get(name, -1) + 1
            self._turns[name] = turn
            name = shapes[turn % len(shapes)]
        return self._get(name)

    def load_one(self) -> bool:
        """Load one sound that isn't yet; False if all are there. Raises `DeviceLostError`."""
        for name in self._listed():
            if name not in self._loaded and name not in self._useless:
                self._get(name)
                return True
        return False

    def forget(self) -> None:
        """Let go of everything loaded: it belonged to a device that is gone."""
        self._loaded.clear()

    def _get(self, name: str) -> pygame.mixer.Sound | None:
        if name in self._loaded:
            return self._loaded[name]
        if name in self._useless:
            return None
        path = self._listed().get(name)
        if path is None:
            self._fail("missing-asset", name)
            return None
        try:
            self._loaded[name] = load(path)
        except FileNotFoundError:
            self._fail("missing-asset", name)
        except (OSError, ValueError):
            self._fail("broken-asset", name)
        return self._loaded.get(name)

    def _fail(self, code: str, name: str) -> None:
        self._useless.add(name)
        self._note(code, f"{self._folder.name}/{name}.ogg")

    def _listed(self) -> dict[str, Path]:
        if self._files is None:
            try:
                self._files = {path.stem: path for path in sorted(self._folder.glob("*.ogg"))}
            except OSError:
                self._files = {}
            for stem in self._files:
                if numbered := _NUMBERED.fullmatch(stem):
                    self._families.setdefault(numbered[1], []).append(stem)
        return self._files
