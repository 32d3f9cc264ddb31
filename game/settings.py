"""What a player has set: typed, live, and on the disk at once.

Every value has a default, so a settings file may be missing, broken, old or new: what can't be used falls back to its
default, is noted as a problem, and the file as it was is kept aside.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import force_setattr

from game.files import numbered, write_atomically
from game.launch.speech import system_language
from game.problems import Problems

FILE: Final = "settings.json"
VERSION: Final = 1
"""Of the file. Raised when a value changes its meaning; a new value with a default needs no new version."""
LARGEST_FILE: Final = 1_000_000
"""Bytes; what is larger was not written by us."""
TEXT_SCALES: Final = (1.0, 1.15, 1.3, 1.6, 2.0)

Language = Literal["en", "cs", "sk"]
Speed = Literal["slow", "normal", "fast", "instant"]
Share = Annotated[float, Meta(ge=0.0, le=1.0)]
Pixels = Annotated[int, Meta(ge=1, le=32_768)]
Place = Annotated[int, Meta(ge=-65_536, le=65_536)]
KeyName = Annotated[str, Meta(min_length=1, max_length=40)]
Keys = Annotated[list[KeyName], Meta(max_length=16)]

Listener = Callable[[frozenset[str]], None]


class BadSetting(ValueError):
    """A value that a setting can't have; the argument is the setting's name."""


class Values(msgspec.Struct, frozen=True, kw_only=True):
    """What can be set, with its defaults."""

    language: Language = "en"
    #: Pace of motion and of computer players.
    speed: Speed = "normal"
    #: Volumes, from 0 to 1.
    effects: Share = 0.8
    music: Share = 0.5
    muted: bool = False
    #: One of `TEXT_SCALES`.
    text_scale: float = 1.0
    reduced_motion: bool = False
    #: The chance that the next card busts is shown.
    show_chance: bool = True
    fullscreen: bool = False
    #: Size and position of the window in device pixels, and the monitor it was on.
    window: tuple[Pixels, Pixels] | None = None
    position: tuple[Place, Place] | None = None
    display: Annotated[int, Meta(ge=0, le=64)] = 0
    #: A decision that leaves no choice plays itself.
    forced_moves: bool = True
    #: Keys that differ from the defaults: action → names of keys.
    keys: Annotated[Mapping[KeyName, Keys], Meta(max_length=64)] = {}


class Settings(Values, frozen=True, kw_only=True, eq=False):
    """The settings of this program. Read them as attributes; `change` is the one way to set them."""

    folder: Path
    problems: Problems
    _listeners: list[Listener] = msgspec.field(default_factory=list)

    @classmethod
    def load(cls, folder: Path, problems: Problems | None = None) -> Settings:
        """The settings kept in a folder. Never raises; what was wrong with the file is in `problems`.

        Where the file names no language, it is the system's.
        """
        found = Settings(folder=folder, problems=problems or Problems())
        force_setattr(found, "language", system_language())
        found._read()
        return found

    @property
    def path(self) -> Path:
        """The file the settings are kept in."""
        return self.folder / FILE

    def values(self) -> dict[str, Any]:
        """All settings by name, as they would be written."""
        return {name: getattr(self, name) for name in Values.__struct_fields__}

    def change(self, **values: object) -> None:
        """Set values, save them, and tell the listeners which of them are new.

        Raises BadSetting, and nothing has changed, for a name that is no setting or a value it can't have. A disk that
        won't take the file is noted in `problems`; the values hold until the program ends.
        """
        usable = {name: _checked(name, value) for name, value in values.items()}
        new = {name: value for name, value in usable.items() if value != getattr(self, name)}
        if not new:
            return
        self._take(new)
        self.save()
        for listener in list(self._listeners):
            listener(frozenset(new))

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call ``listener`` with the names of what changed, each time; the returned function ends that."""
        self._listeners.append(listener)

        def deaf() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return deaf

    def save(self) -> bool:
        """Write the file; False, and noted, if that failed."""
        text = msgspec.json.format(msgspec.json.encode({"version": VERSION, **self.values()}))
        try:
            write_atomically(self.path, text + b"\n")
        except OSError:
            self.problems.note("settings-unsaved", file=str(self.path))
            return False
        return True

    # within

    def _take(self, values: Mapping[str, object]) -> None:
        for name, value in values.items():
            force_setattr(self, name, value)

    def _read(self) -> None:
        try:
            with open(self.path, "rb") as file:
                data = file.read(LARGEST_FILE + 1)
        except FileNotFoundError:
            return
        except OSError:
            self._mend("settings-unreadable", None)
            return
        found = _decoded(data)
        if found is None:
            self._mend("settings-unreadable", data)
            return
        version = found.pop("version", VERSION)
        wrong = self._take_over(found)
        if isinstance(version, int) and version > VERSION:
            self._mend("settings-newer", data)
        elif version != VERSION or wrong:
            names = wrong if version == VERSION else [*wrong, "version"]
            self._mend("settings-wrong", data, names=", ".join(sorted(names)))

    def _take_over(self, found: Mapping[str, object]) -> list[str]:
        """Use what can be used; the names of the rest."""
        wrong = []
        for name, value in found.items():
            try:
                force_setattr(self, name, _checked(name, value))
            except BadSetting:
                wrong.append(name[:40])
        return wrong

    def _mend(self, code: str, data: bytes | None, **facts: str) -> None:
        """Keep the file as it was aside, write a good one, and say so."""
        aside = numbered(self.path, "broken")
        try:
            if data is None or len(data) > LARGEST_FILE:
                self.path.rename(aside)
            else:
                write_atomically(aside, data)
        except OSError:
            self.problems.note(code, kept=FILE, **facts)  # nothing can be written here, so nothing is lost either
            return
        self.problems.note(code, kept=aside.name, **facts)
        self.save()


def _decoded(data: bytes) -> dict[str, object] | None:
    """The JSON object in the bytes, or None."""
    if len(data) > LARGEST_FILE:
        return None
    try:
        found = msgspec.json.decode(data)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


@lru_cache(maxsize=1)
def _types() -> Mapping[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(Values)}


def _checked(name: str, value: object) -> object:
    """The value as the setting holds it. Raises BadSetting."""
    if name not in _types():
        raise BadSetting(name)
    try:
        good: object = msgspec.convert(value, _types()[name])
    except (ValueError, RecursionError):
        raise BadSetting(name) from None
    if name == "text_scale" and good not in TEXT_SCALES:
        raise BadSetting(name)
    return good
