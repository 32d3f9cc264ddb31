#!/usr/bin/env python3
"""The door: a double click or ``python3 main.py`` starts the game.

This file, ``game/__init__.py``, ``game/launch/__init__.py``, ``speech.py`` and ``tell.py`` are kept readable for
Python 3.6, so that somebody with an old Python gets a sentence instead of a syntax error.
"""

import os
import sys

if False:  # for type checkers: an old Python can't read that file
    from game.options import Options

ROOT = os.path.dirname(os.path.realpath(__file__))
NEEDED = (3, 11)
INCOMPLETE = "Some of Tenfold's files are missing here. Unpack the whole folder and start main.py in it."


def play(options: "Options") -> "int":
    """Run the game itself; the one place where the engine and the scenes meet."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it is thanked in CREDITS.md

    from game.app import run
    from game.launch.problem import Problem
    from game.viewport import NoDisplayError
    from scenes import first_scene

    try:
        return run(options, first_scene)
    except NoDisplayError as error:
        raise Problem("launcher.no_display", reason=error) from error


def start() -> "int":
    """Check what must be true before anything else can be imported, then hand over to the launcher."""
    if ROOT not in sys.path:  # python -P, PYTHONSAFEPATH
        sys.path.insert(0, ROOT)
    try:
        from game.launch import speech, tell
    except ImportError:  # main.py alone, opened inside an archive
        sys.stderr.write(INCOMPLETE + "\n")
        return 1
    say = speech.Speech(ROOT, speech.language_asked_for(sys.argv[1:]))
    if sys.version_info < NEEDED:
        found = "{}.{}".format(*sys.version_info[:2])
        tell.tell(say("launcher.old_python", needed="{}.{}".format(*NEEDED), found=found))
        return 1
    from game.launch import door

    return door.main(sys.argv[1:], ROOT, say, play)


if __name__ == "__main__":
    try:
        sys.exit(start())
    except KeyboardInterrupt:
        sys.exit(130)
