"""From the command line to the running game: read the wishes, find or make the packages, hand over."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from game.launch import VERSION, command, environment, tell
from game.launch.problem import Problem
from game.launch.speech import Speech

TYPE_CHECKING = False  # see game.launch.command
if TYPE_CHECKING:
    from game.options import Options

#: Set for the interpreter that we hand over to, so that a broken environment can't make us do it for ever.
HANDED_OVER = "TENFOLD_HANDED_OVER"
NEEDED_FILES = ("requirements.txt", "requirements-dev.txt", "assets/locale/en/launcher.po")
FAILED, MISUSED, INTERRUPTED = 1, 2, 130  # exit statuses


def main(arguments: list[str], root: str, say: Speech, play: Callable[[Options], int]) -> int:
    """Everything between the command line and the exit status."""
    try:
        return _main(arguments, root, say, play)
    except command.BadCommand as problem:
        tell.write(say(problem.key, **problem.values), sys.stderr)
        if isinstance(problem, command.UnknownOption):
            tell.write("\n" + command.help_text(say), sys.stderr)
        return MISUSED
    except Problem as problem:
        tell.tell(say(problem.key, **problem.values))
        return FAILED
    except KeyboardInterrupt:
        tell.write("\n" + say("launcher.stopped"), sys.stderr)
        return INTERRUPTED
    except Exception as error:
        from game.launch import crash

        crash.report(error, crash.log_folder(), say, *crash.NOT_STARTED)
        return FAILED


def _main(arguments: list[str], root: str, say: Speech, play: Callable[[Options], int]) -> int:
    asked = command.read(arguments)
    if asked.action == "version":
        tell.write(f"Tenfold {VERSION}", sys.stdout)
        return 0
    if asked.action == "help":
        tell.write(command.help_text(say), sys.stdout)
        return 0
    if not all(os.path.isfile(os.path.join(root, name)) for name in NEEDED_FILES):
        raise Problem("launcher.incomplete")
    python = _python(root, asked.action, say)
    if asked.action == "test":
        from game.launch import testing

        os.chdir(root)
        os.environ.update({**testing.QUIET, **os.environ})
        return hand_over([python, "-m", "pytest", *testing.arguments_for(asked.tests)])
    if python != sys.executable:
        os.environ[HANDED_OVER] = "1"
        return hand_over([python, os.path.join(root, "main.py"), *arguments])
    from game.launch import crash

    return crash.guarded(play, asked.options(), say)


def _python(root: str, purpose: str, say: Speech) -> str:
    """The interpreter that has the packages, made ready if need be. Raises Problem."""
    handed_over = os.environ.pop(HANDED_OVER, None)
    python = environment.find(root, purpose)
    if handed_over and python != sys.executable:
        raise Problem("launcher.broken", folder=sys.prefix)
    if python is not None:
        return python
    from game.launch import builder, progress

    shown = progress.choose(say("launcher.title"))
    try:
        return builder.prepare(root, purpose, say, shown)
    finally:
        shown.close()


def hand_over(line: list[str]) -> int:
    """Go on in another interpreter; returns only where the system can't replace a running program."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    if os.name == "posix":
        os.execv(line[0], line)
    import signal
    import subprocess

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the game
    return subprocess.call(line)
