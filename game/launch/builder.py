"""Makes the environment with the game's packages. Imported only when there is something to make."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sys

from game.launch import environment
from game.launch.lock import Lock
from game.launch.pip import Pip, Reader
from game.launch.problem import Problem
from game.launch.progress import Progress
from game.launch.speech import Speech

LOCK = "tenfold.lock"
LOG = "tenfold-install.log"
#: There while we work on an environment: one that has it was left half-made.
UNFINISHED = "tenfold-unfinished"
MEGABYTES = {"play": 150, "test": 500}
FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))


def prepare(root: str, purpose: str, say: Speech, progress: Progress) -> str:
    """Make or mend an environment; its interpreter. Raises Problem, KeyboardInterrupt."""
    full = False
    for place in environment.places(root):
        try:
            return _prepare_at(root, place, purpose, say, progress)
        except OSError as error:  # this place won't do: read-only, full, without links, …
            full = full or error.errno in FULL
        except Problem as problem:
            if problem.key != "launcher.disk_full":
                raise
            full = True
        _abandon(place)
    if full:
        raise Problem("launcher.disk_full", megabytes=MEGABYTES[purpose])
    raise Problem("launcher.no_place", folder=root, cache=environment.cache_folder())


def _abandon(place: str) -> None:
    """Give back the room that a failed attempt took."""
    if os.path.exists(os.path.join(place, UNFINISHED)):
        with contextlib.suppress(OSError):
            wipe(place)


def _prepare_at(root: str, place: str, purpose: str, say: Speech, progress: Progress) -> str:
    os.makedirs(place, exist_ok=True)
    with Lock(os.path.join(place, LOCK), lambda: progress.note(say("launcher.waiting"))) as lock:
        if environment.ready(root, place, purpose):  # somebody else made it while we waited
            return environment.python_of(place)
        progress.note(say("launcher.preparing" if purpose == "play" else "launcher.preparing_tests"))
        if usable(place):
            _begin(place)
        else:
            wipe(place)
            _begin(place)
            _create(place)
        reader = Reader(environment.requirement_names(root, purpose), say, progress)
        _install(root, place, purpose, reader, lock)
    return environment.python_of(place)


def usable(place: str) -> bool:
    """Whether packages can be added to what is there: finished by us, or made by hand, for this Python."""
    if os.path.exists(os.path.join(place, UNFINISHED)):
        return False
    if any(environment.made_for_us(place, purpose) for purpose in environment.REQUIREMENTS):
        return True
    stamped = any(environment.read_stamp(place, purpose) for purpose in environment.REQUIREMENTS)
    return not stamped and os.path.isdir(environment.packages_of(place)) and environment.alive(place)


def _begin(place: str) -> None:
    with open(os.path.join(place, UNFINISHED), "w", encoding="utf-8"):
        pass
    for purpose in environment.REQUIREMENTS:
        if os.path.exists(environment.stamp_path(place, purpose)):
            os.remove(environment.stamp_path(place, purpose))


def wipe(place: str) -> None:
    """Empty an environment. The lock stays: we are holding it. Raises OSError for what can't be deleted."""
    for name in os.listdir(place):
        path = os.path.join(place, name)
        if os.path.isdir(path) and not os.path.islink(path):
            shutil.rmtree(path)
        elif name != LOCK:
            os.remove(path)


def _create(place: str) -> None:
    """An environment without pip. Raises Problem where Python has no `venv`, OSError where the place won't do."""
    try:
        import venv
    except ImportError:
        raise Problem("launcher.no_venv") from None
    venv.EnvBuilder(symlinks=sys.platform != "win32", with_pip=False, prompt="tenfold").create(place)


def _install(root: str, place: str, purpose: str, reader: Reader, lock: Lock) -> None:
    requirements = os.path.join(root, environment.REQUIREMENTS[purpose])
    python = environment.python_of(place)
    if environment.lacking(root, purpose, [environment.packages_of(place)]):
        with open(os.path.join(place, LOG), "w", encoding="utf-8", buffering=1) as log:
            Pip(python, log, lock.handle).install(requirements, reader)
    for included in environment.INCLUDED[purpose]:
        with open(environment.stamp_path(place, included), "w", encoding="utf-8") as file:
            file.write(environment.stamp_text())
    os.remove(os.path.join(place, UNFINISHED))
