"""Where the game's packages live, and whether an environment is fit to be used.

An environment is a folder made by `venv` with a *stamp* in it for each purpose. The stamp is written last, so that an
interrupted installation has none; it names the Python the folder was made for. Whether the packages are those that the
requirements ask for is seen from the packages themselves.
Only its Python is ever started, none of its scripts, so it goes on working after the whole folder has been moved.
"""

from __future__ import annotations

import os
import sys

from game.launch.packages import Requirement, installed, missing, requirement_lines

REQUIREMENTS = {"play": "requirements.txt", "test": "requirements-dev.txt"}
#: Purposes whose packages an installation for the key brings as well.
INCLUDED = {"play": ("play",), "test": ("test", "play")}
FORMAT = "tenfold environment 1"


def python_tag() -> str:
    """What a compiled package must have been made for: implementation, version, system, processor."""
    machine = os.uname().machine if hasattr(os, "uname") else os.environ.get("PROCESSOR_ARCHITECTURE", "")
    bits = 64 if sys.maxsize > 2**32 else 32
    return f"{sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')}-{sys.platform}-{machine}-{bits}"


def python_of(place: str) -> str:
    """The interpreter inside an environment; without a console where we have none."""
    if sys.platform == "win32":
        quiet = os.path.basename(sys.executable).lower().startswith("pythonw")
        return os.path.join(place, "Scripts", "pythonw.exe" if quiet else "python.exe")
    return os.path.join(place, "bin", "python")


def packages_of(place: str) -> str:
    """The folder of packages inside an environment."""
    if sys.platform == "win32":
        return os.path.join(place, "Lib", "site-packages")
    threads = "t" if "t" in sys.abiflags else ""
    return os.path.join(place, "lib", "python{}.{}{}".format(*sys.version_info[:2], threads), "site-packages")


def cache_folder() -> str:
    """The user's folder for files that can be made again (what platformdirs says, before it is there)."""
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        return os.path.join(os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local"), "Tenfold")
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Caches", "Tenfold")
    return os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.join(home, ".cache"), "Tenfold")


def places(root: str) -> list[str]:
    """Where the environment may be, best first: beside the program, or in the user's cache."""
    import zlib

    own = f"venv-{zlib.crc32(os.fsencode(root)):08x}"  # several copies of the program do not share one
    return [os.path.join(root, ".venv"), os.path.join(cache_folder(), own)]


def stamp_path(place: str, purpose: str) -> str:
    """The file that says that an installation was finished."""
    return os.path.join(place, f"tenfold-{purpose}.txt")


def stamp_text() -> str:
    """What the stamp of a finished installation says."""
    return f"{FORMAT}\n{python_tag()}\n"


def read_stamp(place: str, purpose: str) -> str:
    """The stamp as it is, empty if there is none."""
    try:
        with open(stamp_path(place, purpose), encoding="utf-8") as file:
            return file.read()
    except (OSError, ValueError):
        return ""


def made_for_us(place: str, purpose: str) -> bool:
    """Whether a finished installation is there that this Python can use, whatever its requirements were."""
    return read_stamp(place, purpose) == stamp_text() and alive(place)


def alive(place: str) -> bool:
    """Whether the interpreter that the environment was made from is still there."""
    if not os.access(python_of(place), os.X_OK):  # follows the link
        return False
    try:
        with open(os.path.join(place, "pyvenv.cfg"), encoding="utf-8") as file:
            homes = [line.partition("=")[2].strip() for line in file if line.partition("=")[0].strip() == "home"]
    except (OSError, ValueError):
        return False
    return bool(homes) and os.path.isdir(homes[0])


def lacking(root: str, purpose: str, folders: list[str]) -> list[str]:
    """The requirements that the packages in these folders do not meet."""
    return missing(requirement_lines(os.path.join(root, REQUIREMENTS[purpose])), installed(folders))


def ready(root: str, place: str, purpose: str) -> bool:
    """Whether this environment can be used as it is."""
    return made_for_us(place, purpose) and not lacking(root, purpose, [packages_of(place)])


def find(root: str, purpose: str) -> str | None:
    """The interpreter to use, without changing anything: this one, a prepared one, or None."""
    if not lacking(root, purpose, sys.path):
        return sys.executable
    for place in places(root):
        if ready(root, place, purpose):
            return python_of(place)
    return None


def requirement_names(root: str, purpose: str) -> list[str]:
    """The packages asked for by name, in the order of the file."""
    return [Requirement(line).name for line in requirement_lines(os.path.join(root, REQUIREMENTS[purpose]))]
