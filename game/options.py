"""What the player asked for when starting the program."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Options:
    """Wishes from the command line; None means that the settings, or the game, decide."""

    lang: str | None = None
    #: Width and height of the window in device pixels.
    window: tuple[int, int] | None = None
    fullscreen: bool = False
    #: Folder for settings and saved games in place of the user's own.
    data_dir: Path | None = None
    mute: bool = False
    #: Deal number of the first game, 0 … 2**63 - 1.
    seed: int | None = None
    #: Record of a game to open.
    open_file: Path | None = None
