"""Run by the test of killing: ``python -m tests.long.child SEED [option …]`` plays the real program until it is killed.

A thread presses keys, as fast as a wild child, and every action that the program has dealt with is told on a line:
``did GAME ACTIONS``, and what it went on with: ``went-on GAME ACTIONS``.
"""

from __future__ import annotations

import os
import random
import runpy
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

MAIN = Path(__file__).resolve().parents[2] / "main.py"
#: Seconds between two keys.
PAUSE = 0.006


def watch() -> None:
    """Let the match tell what it has done, once it has done it."""
    from game.match import Match

    act, load = Match._do, Match.load.__func__  # type: ignore[attr-defined]

    def told(match: Match, *values: Any, **names: Any) -> object:
        events = act(match, *values, **names)
        print("did", match.id, len(match.record.actions), flush=True)
        return events

    def loaded(cls: type[Match], *values: Any) -> Match:
        match: Match = load(cls, *values)
        print("went-on", match.id, len(match.record.actions), flush=True)
        return match

    Match._do = told  # type: ignore[assignment,method-assign]
    Match.load = classmethod(loaded)  # type: ignore[assignment,method-assign]


def press(luck: random.Random) -> None:
    """Press keys for ever."""
    import pygame

    keys: Sequence[int] = (pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_2, pygame.KSCAN_3, *[pygame.KSCAN_RETURN] * 4)
    while not pygame.display.get_init():
        time.sleep(PAUSE)
    while True:
        scancode = luck.choice(keys)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=0, scancode=scancode, mod=0, unicode="", repeat=0))
        time.sleep(PAUSE)


def main() -> None:
    """Start the program as a player does."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    watch()
    threading.Thread(target=press, args=(random.Random(int(sys.argv[1])),), daemon=True).start()
    sys.argv = [str(MAIN), *sys.argv[2:]]
    runpy.run_path(str(MAIN), run_name="__main__")


if __name__ == "__main__":
    main()
