"""Words of three languages from message catalogues, and how each of them writes numbers, lists and dates."""

from __future__ import annotations

import datetime
import gettext
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from game.launch.speech import LANGUAGES
from game.problems import Problems

FALLBACK: Final = "en"
FIRST: Final = ("app", "menu", "format")
"""Catalogues that the first picture needs; the others are read when something is looked for that these don't have."""
HARD_BLANK: Final = "\u00a0"
MINUS: Final = "\u2212"

#: What holds when even the English catalogue is missing.
_PLAIN: Final[Mapping[str, str]] = {
    "format.decimal": ".",
    "format.thousands": ",",
    "format.percent": "{number}%",
    "format.date": "{year}-{month}-{day}",
    "format.short_date": "{month}-{day}",
    "format.list.between": ", ",
    "format.list.and": " & ",
    "format.list.or": " / ",
}
_PLACE = re.compile(r"\{\{|\}\}|\{([a-z][a-z0-9_]*)\}")
_PLURAL = re.compile(r"nplurals\s*=\s*([1-6])\s*;\s*plural\s*=\s*([^;]{1,300});?")

Entry = str | tuple[str, ...]
"""A sentence, or its plural forms."""
Rule = Callable[[int], int]
"""Number → which plural form."""


class Words:
    """Says things in the player's language: ``words("menu.play")``, ``words("ten.tokens", n=3)``.

    folder holds a folder for each language, with one ``.po`` file for each domain. What a language lacks is said in
    English, and what that lacks as the key itself; both are noted in `missing`.
    """

    def __init__(self, folder: Path, language: str = FALLBACK, problems: Problems | None = None) -> None:
        self._folder = folder
        self._catalogues: dict[str, Catalogue] = {}
        self.problems = problems or Problems()
        #: Keys that were not found in the language asked for, and ``key {name}`` for values that were not given.
        self.missing: set[str] = set()
        self.language = language

    @property
    def language(self) -> str:
        """The language spoken, one of `game.launch.speech.LANGUAGES`; set it to speak another."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        self._language = language if language in LANGUAGES else FALLBACK

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence of a key. Its plural form goes by ``n``; ``{name}`` becomes the value of that name.

        Values are text, whole numbers, floats, dates, or lists of those, each written as the language does it.
        """
        found = self._find(key)
        if found is None:
            return key
        entry, rule = found
        return self._filled(key, entry if isinstance(entry, str) else self._form(key, entry, rule, values), values)

    def has(self, key: str) -> bool:
        """True if there is such a sentence in the language or in English; nothing is noted."""
        return any(self._catalogue(each).find(key) is not None for each in (self._language, FALLBACK))

    def listed(self, things: Iterable[object], joint: str = "and") -> str:
        """“Eva, Jan a Ota”; joint is ``and`` or ``or``."""
        texts = [self._value(thing) for thing in things]
        if len(texts) < 2:
            return "".join(texts)
        return self._format("list.between").join(texts[:-1]) + self._format(f"list.{joint}") + texts[-1]

    def number(self, number: float, decimals: int = 0) -> str:
        """A number with that many decimals and its thousands apart: “−1 234,5”."""
        text = f"{abs(number):,.{decimals}f}" if decimals or isinstance(number, float) else f"{abs(number):,}"
        sign = MINUS if number < 0 and text.strip("0.,") else ""
        whole, _, part = text.partition(".")
        if len(whole) < 6:  # four digits stay together
            whole = whole.replace(",", "")
        whole = whole.replace(",", self._format("thousands"))
        return f"{sign}{whole}{self._format('decimal')}{part}" if part else sign + whole

    def percent(self, share: float) -> str:
        """A share from 0 to 1 as a whole percentage: “38 %”; 0 and 100 only where that is exact."""
        number = round(share * 100)
        if 0 < share < 1:
            number = min(max(number, 1), 99)
        return self._fill(self._format("percent"), {"number": str(number)})[0]

    def date(self, day: datetime.date) -> str:
        """“5 March 2026”."""
        return self._dated("date", day)

    def short_date(self, day: datetime.date) -> str:
        """“5 March”: day and month, where the year goes without saying."""
        return self._dated("short_date", day)

    def weekday(self, day: datetime.date) -> str:
        """“Thursday”."""
        return self._format(f"weekday.{day.isoweekday()}", "")

    # within

    def _catalogue(self, language: str) -> Catalogue:
        if language not in self._catalogues:
            self._catalogues[language] = Catalogue(self._folder / language, self.problems)
        return self._catalogues[language]

    def _find(self, key: str) -> tuple[Entry, Rule] | None:
        found = self._catalogue(self._language).find(key)
        if found is None:
            self.missing.add(key)
            found = self._catalogue(FALLBACK).find(key) if self._language != FALLBACK else None
        return found

    def _format(self, name: str, plain: str = " ") -> str:
        key = f"format.{name}"
        found = self._find(key)
        return found[0] if found is not None and isinstance(found[0], str) else _PLAIN.get(key, plain)

    def _form(self, key: str, forms: tuple[str, ...], rule: Rule, values: Mapping[str, object]) -> str:
        number = values.get("n")
        if not isinstance(number, int):
            self.missing.add(f"{key} {{n}}")
            return forms[-1]
        return forms[min(rule(abs(number)), len(forms) - 1)]

    def _filled(self, key: str, text: str, values: Mapping[str, object]) -> str:
        if "{" not in text and "}" not in text:
            return text
        filled, lacking = self._fill(text, values)
        self.missing.update(f"{key} {place}" for place in lacking)
        return filled

    def _fill(self, text: str, values: Mapping[str, object]) -> tuple[str, list[str]]:
        """Names only: no attributes, no items, and a value is never looked into for places of its own."""
        lacking: list[str] = []

        def value_of(place: re.Match[str]) -> str:
            name = place[1]
            if name is None:
                return place[0][0]
            if name in values:
                return self._value(values[name])
            lacking.append(place[0])
            return place[0]

        return _PLACE.sub(value_of, text), lacking

    def _value(self, value: object) -> str:
        if isinstance(value, str | bool):
            return str(value)
        if isinstance(value, int):
            return str(value) if value >= 0 else f"{MINUS}{-value}"
        if isinstance(value, float):
            return self.number(value, 0 if value.is_integer() else 1)
        if isinstance(value, datetime.date):
            return self.date(value)
        if isinstance(value, list | tuple):
            return self.listed(value)
        return str(value)

    def _dated(self, name: str, day: datetime.date) -> str:
        month = self._format(f"month.{day.month}", str(day.month))
        return self._fill(self._format(name), {"day": day.day, "month": month, "year": day.year})[0]


class Catalogue:
    """The sentences of one language: a folder of ``.po`` files, each read when it is first needed."""

    def __init__(self, folder: Path, problems: Problems) -> None:
        self._problems = problems
        self._entries: dict[str, tuple[Entry, Rule]] = {}
        try:
            files = {file.stem: file for file in folder.glob("*.po")}
        except OSError:
            files = {}
        if not files:
            problems.note("words-missing", language=folder.name)
        first = [files.pop(name) for name in FIRST if name in files]
        self._unread = [*first, *(files[name] for name in sorted(files))]

    def find(self, key: str) -> tuple[Entry, Rule] | None:
        """What stands under a key, with the plural rule of its file; None if nothing does."""
        while True:
            found = self._entries.get(key)
            if found is not None or not self._unread:
                return found
            self._read(self._unread.pop(0))

    def _read(self, file: Path) -> None:
        import polib  # only now: the launcher's tests and the store need no words

        try:
            messages = polib.pofile(str(file), encoding="utf-8")
        except (OSError, ValueError):  # UnicodeDecodeError is a ValueError
            self._problems.note("words-unreadable", file=f"{file.parent.name}/{file.name}")
            return
        rule = plural_rule(messages.metadata.get("Plural-Forms", ""))
        for message in messages:
            if not message.obsolete and not message.fuzzy:
                entry = _entry(message.msgstr, message.msgstr_plural)
                if entry:
                    self._entries.setdefault(message.msgid, (entry, rule))


def _entry(text: str, forms: Mapping[int, str]) -> Entry:
    if not forms:
        return text
    ordered = tuple(forms[number] for number in sorted(forms))
    return ordered if all(ordered) else ""


def plural_rule(header: str) -> Rule:
    """The rule of a ``Plural-Forms`` header; what can't be read counts as in English.

    The expression goes through gettext's own reader, which knows arithmetic and ``n`` and nothing else.
    """
    parts = _PLURAL.fullmatch(header.strip())
    if parts is None:
        return _as_in_english
    try:
        made: Rule = gettext.c2py(parts[2])
    except (ValueError, RecursionError):
        return _as_in_english
    forms = int(parts[1])

    def rule(number: int) -> int:
        try:
            form = made(number)
        except ArithmeticError:
            return 0
        return min(max(form, 0), forms - 1)

    return rule


def _as_in_english(number: int) -> int:
    return int(number != 1)
