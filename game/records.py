"""Records that come from outside this program's memory, and why one can't be used."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import rules
from rules.core import RulesError

LARGEST_FILE: Final = 8_000_000
"""Bytes; the longest text that the rules read."""

_CODES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "other_version": "other-version",
        "unknown_game": "unknown-game",
        "no_record": "no-record",
        "too_long": "too-long",
    }
)


class CannotLoadError(Exception):
    """A game can't be opened; the save or file is left as it is.

    code: ``gone``, ``other-version``, ``unknown-game``, ``damaged``, ``damaged-line`` (with the line in params),
    ``no-record``, ``too-long``, ``unreadable``.
    """

    def __init__(self, code: str, params: Mapping[str, object] | None = None) -> None:
        super().__init__(code, dict(params or {}))
        self.code = code
        self.params = dict(params or {})

    @property
    def key(self) -> str:
        """The key of the sentence in the catalogues; ``params`` are its values."""
        return f"load.{self.code}"

    @classmethod
    def because(cls, error: RulesError) -> CannotLoadError:
        """What an error of the rules means for a record."""
        code = _CODES.get(error.code)
        if code is not None:
            return cls(code)
        line = error.params.get("line")
        if error.code == "half_a_line" and line == 1:
            return cls("no-record")
        return cls("damaged") if line is None else cls("damaged-line", {"line": line})


def read_record(path: Path) -> rules.GameRecord:
    """The record in a file, with every action checked. Raises CannotLoadError, whatever the file is."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise CannotLoadError("unreadable") from error
    if len(data) > LARGEST_FILE:
        raise CannotLoadError("too-long")
    try:
        return record_of(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise CannotLoadError("no-record") from error


def record_of(text: str) -> rules.GameRecord:
    """The record that a text holds, with every action checked. Raises CannotLoadError."""
    try:
        record = rules.GameRecord.from_text(text)
        record.replay()
    except RulesError as error:
        raise CannotLoadError.because(error) from error
    return record
