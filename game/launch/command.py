"""Reads the command line. Written by hand, so that every refusal is a sentence in the player's language."""

from __future__ import annotations

import os
from collections.abc import Callable

from game.launch.problem import Problem
from game.launch.speech import LANGUAGES, Speech

TYPE_CHECKING = False  # the one of `typing` costs a tenth of the launcher's time
if TYPE_CHECKING:
    from typing import Any

    from game.options import Options

SMALLEST_WINDOW = (960, 540)
LARGEST_WINDOW = (16384, 16384)
LARGEST_SEED = 2**63 - 1


class BadCommand(Problem):
    """A command line that can't be followed."""


class UnknownOption(BadCommand):
    """An option that is none of ours; the help is shown with it."""


class Command:
    """What a command line asks for."""

    __slots__ = ("action", "tests", "wishes")

    def __init__(self) -> None:
        self.action = "play"  # play, test, help, version
        #: What follows ``--test``, for pytest.
        self.tests: list[str] = []
        #: Fields of `game.options.Options`.
        self.wishes: dict[str, Any] = {}

    def options(self) -> Options:
        """The wishes as the game takes them."""
        from pathlib import Path

        from game.options import Options

        wishes = dict(self.wishes)
        for name in ("data_dir", "open_file"):
            if name in wishes:
                wishes[name] = Path(wishes[name])
        return Options(**wishes)


def read(arguments: list[str]) -> Command:
    """Read a command line (without the program's name). Raises BadCommand."""
    command = Command()
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if word == "--test":
            command.action = "test"
            command.tests = rest
            return command
        name, equals, given = word.partition("=")
        if name in ACTIONS and not equals:
            command.action = ACTIONS[name]
        elif name in FLAGS:
            if equals:
                raise BadCommand("launcher.no_value_wanted", option=name)
            command.wishes[FLAGS[name]] = True
        elif name in VALUES:
            if not equals:
                if not rest or rest[0].startswith("--"):
                    raise BadCommand("launcher.missing_value", option=name)
                given = rest.pop(0)
            field, reader = VALUES[name]
            command.wishes[field] = reader(given)
        else:
            raise UnknownOption("launcher.unknown_option", option=word)
    return command


def _language(given: str) -> str:
    if given not in LANGUAGES:
        raise BadCommand("launcher.bad_language", value=given, languages=", ".join(LANGUAGES))
    return given


def _number(given: str) -> int | None:
    """A plain decimal number of a length that can matter; None for anything else."""
    return int(given) if given.isascii() and given.isdigit() and len(given) <= 40 else None


def _window(given: str) -> tuple[int, int]:
    width, _, height = given.lower().replace("×", "x").partition("x")
    size = _number(width), _number(height)
    smallest = "{}x{}".format(*SMALLEST_WINDOW)
    if size[0] is None or size[1] is None:
        raise BadCommand("launcher.bad_window", value=given, smallest=smallest)
    if size[0] < SMALLEST_WINDOW[0] or size[1] < SMALLEST_WINDOW[1]:
        raise BadCommand("launcher.small_window", value=given, smallest=smallest)
    if size[0] > LARGEST_WINDOW[0] or size[1] > LARGEST_WINDOW[1]:
        raise BadCommand("launcher.large_window", value=given, largest="{}x{}".format(*LARGEST_WINDOW))
    return size[0], size[1]


def _seed(given: str) -> int:
    seed = _number(given)
    if seed is None or seed > LARGEST_SEED:
        raise BadCommand("launcher.bad_seed", value=given[:60], largest=LARGEST_SEED)
    return seed


def _folder(given: str) -> str:
    path = os.path.abspath(os.path.expanduser(given))
    if not given or (os.path.exists(path) and not os.path.isdir(path)):
        raise BadCommand("launcher.bad_folder", value=given)
    return path


def _file(given: str) -> str:
    path = os.path.abspath(os.path.expanduser(given))
    if not given or not os.path.exists(path):
        raise BadCommand("launcher.no_file", value=given)
    if not os.path.isfile(path) or not os.access(path, os.R_OK):
        raise BadCommand("launcher.unreadable_file", value=given)
    return path


ACTIONS = {"--help": "help", "-h": "help", "--version": "version"}
FLAGS = {"--fullscreen": "fullscreen", "--mute": "mute"}
VALUES: dict[str, tuple[str, Callable[[str], object]]] = {
    "--lang": ("lang", _language),
    "--window": ("window", _window),
    "--data-dir": ("data_dir", _folder),
    "--seed": ("seed", _seed),
    "--open": ("open_file", _file),
}


def help_text(say: Speech) -> str:
    """What ``--help`` prints."""
    rows = [
        ("--lang {}".format("|".join(LANGUAGES)), say("launcher.help.lang")),
        ("--window WxH", say("launcher.help.window", smallest="{}x{}".format(*SMALLEST_WINDOW))),
        ("--fullscreen", say("launcher.help.fullscreen")),
        ("--data-dir DIR", say("launcher.help.data_dir")),
        ("--mute", say("launcher.help.mute")),
        ("--seed N", say("launcher.help.seed")),
        ("--open FILE", say("launcher.help.open")),
        ("--help", say("launcher.help.help")),
        ("--version", say("launcher.help.version")),
        ("--test …", say("launcher.help.test")),
    ]
    lines = [say("launcher.help.what"), "", say("launcher.help.usage"), "", say("launcher.help.options")]
    return "\n".join(lines + [f"  {option:<16}  {meaning}" for option, meaning in rows])
