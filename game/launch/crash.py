"""Runs the game and catches what nobody else caught: the player gets a sentence, the log gets the rest."""

from __future__ import annotations

import contextlib
import os
import platform
import sys
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.launch import VERSION, environment, tell
from game.launch.problem import Problem
from game.launch.speech import Speech

if TYPE_CHECKING:
    from game.options import Options

NAME = "Tenfold"  # of the user's folders, as in game.app
LOG = "tenfold.log"
LARGEST_LOG = 500_000  # bytes; what is older is kept once
CRASHED = ("launcher.crashed", "launcher.crashed_unwritten")
NOT_STARTED = ("launcher.start_failed", "launcher.start_failed_unwritten")
INTERRUPTED = 130  # exit status after Ctrl-C, as shells count it


def guarded(play: Callable[[Options], int], options: Options, say: Speech) -> int:
    """Run the game; its exit status, or 1 after a crash that has been told and written down. Raises Problem."""
    try:
        return play(options)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        _close_window()
        data_dir = None if options.data_dir is None else str(options.data_dir)
        say.language = options.lang or _language_in_use(data_dir) or say.language
        if isinstance(error, Problem):
            raise
        report(error, log_folder(data_dir), say, *CRASHED)
        return 1


def report(error: BaseException, folder: str, say: Speech, written: str, unwritten: str) -> None:
    """Write an error to the log in this folder and tell the player where; on a terminal the trace is shown as well.

    `written` and `unwritten` are the keys of the sentences for a log that could be written and one that could not.
    """
    trace = "".join(traceback.format_exception(error))
    if tell.has_terminal():
        tell.write(trace, sys.stderr)
    try:
        path = write_log(trace, folder)
    except OSError:
        tell.tell(say(unwritten, error=type(error).__name__))
        return
    tell.tell(say(written, log=path))


def write_log(trace: str, folder: str) -> str:
    """Add an error to the log; the path of the log. Raises OSError."""
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, LOG)
    if os.path.exists(path) and os.path.getsize(path) > LARGEST_LOG:
        os.replace(path, path + ".old")
    when = time.strftime("%Y-%m-%d %H:%M:%S")
    with open(path, "a", encoding="utf-8", errors="backslashreplace") as log:
        log.write(f"{when}  Tenfold {VERSION}, Python {platform.python_version()}, {platform.platform()}\n{trace}\n")
    return path


def log_folder(data_dir: str | None = None) -> str:
    """Where the log goes: the folder asked for, the user's log folder, or the cache while platformdirs is missing."""
    if data_dir is not None:
        return data_dir
    try:
        from platformdirs import user_log_path
    except ImportError:
        return environment.cache_folder()
    return str(user_log_path(NAME, appauthor=False))


def _close_window() -> None:
    """A full-screen window would hide what we have to say."""
    pygame = sys.modules.get("pygame")
    if pygame is not None:
        with contextlib.suppress(Exception):
            pygame.quit()


def _language_in_use(data_dir: str | None) -> str | None:
    """The language chosen in the settings."""
    import json

    from game.launch.speech import LANGUAGES

    try:
        from platformdirs import user_data_path

        folder = data_dir or str(user_data_path(NAME, appauthor=False))
        with open(os.path.join(folder, "settings.json"), encoding="utf-8") as file:
            language = json.load(file).get("language")
    except (ImportError, OSError, ValueError, AttributeError):
        return None
    return language if language in LANGUAGES else None
