"""The launcher's sentences in the player's language, before any package is there.

Kept readable for Python 3.6: an old Python must be able to say that it is too old.
"""

import os
import sys

LANGUAGES = ("en", "cs", "sk")
WINDOWS_LANGUAGES = {0x05: "cs", 0x1B: "sk"}  # primary language identifiers of Windows
#: What can be said even when the catalogues are missing.
BUILT_IN = {
    "launcher.title": "Tenfold",
    "launcher.incomplete": "Some of Tenfold's files are missing here. Unpack the whole folder and start main.py in it.",
    "launcher.old_python": "Tenfold needs Python {needed} or newer, and this is Python {found}. "
    "Get a newer one from www.python.org/downloads and start main.py with it.",
}


def system_language(
    environ: "dict[str, str] | os._Environ[str] | None" = None, platform: "str" = sys.platform
) -> "str":
    """The language of the system if it is one of ours, English otherwise."""
    values = os.environ if environ is None else environ
    named = _named_language(values)
    if named is not None:
        return named
    if platform == "win32":
        return _windows_language()
    if platform == "darwin":
        return _mac_language()
    return "en"


def language_asked_for(arguments: "list[str]") -> "str | None":
    """The language asked for anywhere on a command line, which may be wrong elsewhere."""
    for position, word in enumerate(arguments):
        if word == "--test":
            break
        given = arguments[position + 1 : position + 2] if word == "--lang" else [word]
        for language in LANGUAGES:
            if given == [language if word == "--lang" else "--lang=" + language]:
                return language
    return None


def _named_language(environ: "dict[str, str] | os._Environ[str]") -> "str | None":
    """What the environment says, by the rules of gettext; None if it says nothing."""
    locale = ""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(name, "")
        if locale:
            break
    if not locale:
        return None
    if locale.split(".")[0] in ("C", "POSIX"):
        return "en"
    for wanted in [*environ.get("LANGUAGE", "").split(":"), locale]:
        code = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def _windows_language() -> "str":
    try:
        import ctypes

        identifier = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
        return WINDOWS_LANGUAGES.get(identifier & 0x3FF, "en")
    except (ImportError, AttributeError, OSError):
        return "en"


def _mac_language() -> "str":
    """A program started from the Finder has no LANG; the preferences know."""
    try:
        import subprocess

        words = subprocess.check_output(["defaults", "read", "-g", "AppleLanguages"], stderr=subprocess.DEVNULL)
    except (ImportError, OSError, subprocess.CalledProcessError):
        return "en"
    for line in words.decode("utf-8", "replace").split("\n"):
        code = line.strip(' \t",()').split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def read_catalogue(path: "str") -> "dict[str, str]":
    """Messages of a ``.po`` file without plurals; an unreadable file is an empty catalogue."""
    messages = {}  # type: dict[str, str]
    parts = {"msgid": "", "msgstr": ""}
    field = ""
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
    except (OSError, ValueError):
        return messages
    for line in [*lines, ""]:
        line = line.strip()
        if line.startswith("#"):
            continue
        if line.startswith('"'):
            if field:
                parts[field] += _unquoted(line)
            continue
        keyword, _, rest = line.partition(" ")
        if keyword == "msgid" or not line:
            if parts["msgid"] and parts["msgstr"]:
                messages[parts["msgid"]] = parts["msgstr"]
            parts = {"msgid": "", "msgstr": ""}
        field = keyword if keyword in parts else ""
        if field:
            parts[field] = _unquoted(rest)
    return messages


def _unquoted(text: "str") -> "str":
    inside = text.strip()[1:-1]
    escapes = {"n": "\n", "t": "\t"}
    out = []
    position = 0
    while position < len(inside):
        letter = inside[position]
        if letter == "\\" and position + 1 < len(inside):
            position += 1
            letter = escapes.get(inside[position], inside[position])
        out.append(letter)
        position += 1
    return "".join(out)


class Speech:
    """Says the launcher's sentences: ``say("launcher.old_python", needed="3.11", found="3.9")``.

    Catalogues are read when the first sentence is needed, which in most starts is never.
    """

    def __init__(self, root: "str", language: "str | None" = None) -> "None":
        self.root = root
        self._language = language
        self._catalogues = {}  # type: dict[str, dict[str, str]]

    @property
    def language(self) -> "str":
        """The language spoken: the one asked for, or the system's."""
        if self._language is None:
            self._language = system_language()
        return self._language

    @language.setter
    def language(self, language: "str") -> "None":
        self._language = language

    def _catalogue(self, language: "str") -> "dict[str, str]":
        if language not in self._catalogues:
            path = os.path.join(self.root, "assets", "locale", language, "launcher.po")
            self._catalogues[language] = read_catalogue(path)
        return self._catalogues[language]

    def __call__(self, key: "str", **values: "object") -> "str":
        """The sentence of a key, with its placeholders filled in."""
        for messages in (self._catalogue(self.language), self._catalogue("en"), BUILT_IN):
            if key in messages:
                return messages[key].format(**values)
        return key
