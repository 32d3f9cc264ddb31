"""Every sentence exists in every language, with the same placeholders, and is said somewhere."""

from __future__ import annotations

import gettext
import re
import string
from collections import Counter
from functools import cache
from pathlib import Path

import polib
import pytest

from tests.catalogue_scan import KEY, Usage, scan, sources

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "assets" / "locale"
LANGUAGES = ("en", "cs", "sk")
DOMAINS = sorted(path.stem for path in (LOCALE / "en").glob("*.po"))
SLAVIC = (3, "n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2")
PLURALS = {"en": (2, "n != 1"), "cs": SLAVIC, "sk": SLAVIC}
#: What stands between numbers and between words.
GLUE = "format."
#: What may be cheered about.
WINS = re.compile(r"^result\.|win|won|victory|champion")
both = pytest.mark.parametrize("domain", DOMAINS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def catalogue(language: str, domain: str) -> polib.POFile:
    return polib.pofile(str(LOCALE / language / f"{domain}.po"), encoding="utf-8")


def entries(language: str) -> dict[str, polib.POEntry]:
    return {entry.msgid: entry for domain in DOMAINS for entry in catalogue(language, domain)}


def forms(entry: polib.POEntry) -> list[str]:
    """The sentence, or its plural forms in order."""
    if entry.msgid_plural:
        return [text for _, text in sorted(entry.msgstr_plural.items())]
    return [entry.msgstr]


def placeholders(text: str) -> set[str]:
    """Names in braces. Raises ValueError for braces that can't be filled in."""
    names = {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    if not all(name.isidentifier() for name in names):
        raise ValueError(text)
    return names


def test_every_language_has_the_same_files() -> None:
    assert DOMAINS
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALE / language).iterdir()) == [f"{domain}.po" for domain in DOMAINS]


@both
@every_language
def test_the_header_is_sane(language: str, domain: str) -> None:
    metadata = catalogue(language, domain).metadata
    assert metadata["Language"] == language
    assert metadata["Content-Type"] == "text/plain; charset=UTF-8"
    count, rule = PLURALS[language]
    written = re.fullmatch(r"nplurals *= *(\d+); *plural *=(.+?);?", metadata["Plural-Forms"])
    assert written is not None
    assert int(written[1]) == count
    numbers = range(200)
    assert [*map(gettext.c2py(written[2]), numbers)] == [*map(gettext.c2py(rule), numbers)]


@both
@every_language
def test_nothing_is_left_over_or_unsure(language: str, domain: str) -> None:
    for entry in catalogue(language, domain):
        assert not entry.obsolete, entry.msgid
        assert not entry.fuzzy, entry.msgid
        assert KEY.fullmatch(entry.msgid), f"{entry.msgid} is not a dotted key"


@every_language
def test_a_key_stands_once(language: str) -> None:
    counts = Counter(entry.msgid for domain in DOMAINS for entry in catalogue(language, domain))
    assert [key for key, count in counts.items() if count > 1] == []


@both
def test_every_language_has_the_same_keys(domain: str) -> None:
    english = {entry.msgid: bool(entry.msgid_plural) for entry in catalogue("en", domain)}
    for language in LANGUAGES[1:]:
        theirs = {entry.msgid: bool(entry.msgid_plural) for entry in catalogue(language, domain)}
        assert set(english) - set(theirs) == set(), f"missing in {language}"
        assert set(theirs) - set(english) == set(), f"only in {language}"
        assert theirs == english, f"plural in one language only: {language}"


@both
@every_language
def test_no_sentence_is_empty_or_untidy(language: str, domain: str) -> None:
    wanted = 2 if language == "en" else 3
    for entry in catalogue(language, domain):
        texts = forms(entry)
        assert len(texts) == (wanted if entry.msgid_plural else 1), f"{entry.msgid}: {len(texts)} forms"
        for text in texts:
            assert text, f"{entry.msgid} is empty"
            assert text == text.strip() or entry.msgid.startswith(GLUE), f"{entry.msgid} begins or ends with a blank"
            assert "  " not in text, f"{entry.msgid} has two blanks in a row"
            assert "..." not in text, f"{entry.msgid}: … is one letter"
            assert "!" not in text or WINS.search(entry.msgid), f"{entry.msgid}: only wins are cheered"


@both
@every_language
def test_placeholders_agree_with_english(language: str, domain: str) -> None:
    english = {entry.msgid: entry for entry in catalogue("en", domain)}
    for entry in catalogue(language, domain):
        model = forms(english[entry.msgid])
        wanted = placeholders(model[-1])
        for text in forms(entry):
            optional = {"n"} if entry.msgid_plural else set()  # "one card" needs no digit
            assert placeholders(text) - optional == wanted - optional, f"{entry.msgid}: {text}"
        assert placeholders(forms(entry)[-1]) == wanted, f"{entry.msgid}: the last form names the number"


@every_language
def test_languages_differ(language: str) -> None:
    """A catalogue copied from another language would pass everything else."""
    if language == "en":
        return
    for other in LANGUAGES[: LANGUAGES.index(language)]:
        mine, theirs = entries(language), entries(other)
        same = [key for key in mine if forms(mine[key]) == forms(theirs[key]) and len(forms(mine[key])[0]) > 25]
        assert len(same) < len(mine) / 10, f"{language} = {other}: {same}"


@cache
def usage() -> Usage:
    return scan(sources(ROOT), {key.partition(".")[0] for key in entries("en")})


def test_every_key_that_is_said_exists() -> None:
    known = entries("en")
    assert [f"{call.where} {call.key}" for call in usage().calls if call.key not in known] == []


def test_every_key_is_said_somewhere() -> None:
    assert [key for key in entries("en") if not usage().uses(key)] == []


def test_every_key_put_together_can_exist() -> None:
    known = entries("en")
    dead = [
        f"{where} {pattern.pattern}"
        for pattern, where in usage().patterns.items()
        if not any(map(pattern.fullmatch, known))
    ]
    assert dead == []


def test_every_placeholder_is_filled_in() -> None:
    known = entries("en")
    wrong = []
    for call in usage().calls:
        if call.key in known and not call.open_ended:
            wanted = placeholders(forms(known[call.key])[-1]) | ({"n"} if known[call.key].msgid_plural else set())
            if call.values != wanted:
                wrong.append(f"{call.where} {call.key}: says {sorted(call.values)}, sentence has {sorted(wanted)}")
    assert wrong == []


def test_the_scan_itself() -> None:
    code = (
        "a = words('menu.play')\n"
        "b = self.app.words('log.drew', name=n, **more)\n"
        "c = say('a.one' if x else 'a.two', n=3)\n"
        "d = words(f'refused.{code}.{x}')\n"
        "e = {'key': 'table.entry'}\n"
        "f = f'ten.{card}/art'\n"
        "g = other('x.y')\n"
        "problems.note('disk-full', folder=x)\n"
    )
    found = scan({"x.py": code}, {"menu", "log", "a", "refused", "table", "ten"})
    assert [(call.key, sorted(call.values), call.open_ended) for call in found.calls] == [
        ("menu.play", [], False),
        ("log.drew", ["name"], True),
        ("a.one", ["n"], False),
        ("a.two", ["n"], False),
        ("problem.disk-full", ["folder"], False),
    ]
    assert found.uses("table.entry")
    assert found.uses("refused.too_high.why")
    assert not found.uses("refused.too_high")
    assert not found.uses("ten.R7")
