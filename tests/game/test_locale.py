"""Words: found, filled in, counted, and never a crash."""

from __future__ import annotations

import datetime
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.locale import Words, plural_rule

SLAVIC = "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;"
ENGLISH = "nplurals=2; plural=(n != 1);"
ASSETS = Path(__file__).resolve().parents[2] / "assets" / "locale"


def write(folder: Path, language: str, domain: str, body: str, plurals: str | None = None) -> None:
    rule = plurals if plurals is not None else ENGLISH if language == "en" else SLAVIC
    head = f'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: {rule}\\n"\n\n'
    (folder / language).mkdir(parents=True, exist_ok=True)
    (folder / language / f"{domain}.po").write_text(head + body, encoding="utf-8")


def entry(key: str, *forms: str) -> str:
    if len(forms) == 1:
        return f'msgid "{key}"\nmsgstr "{forms[0]}"\n\n'
    lines = [f'msgid "{key}"', f'msgid_plural "{key}"', *(f'msgstr[{n}] "{form}"' for n, form in enumerate(forms))]
    return "\n".join(lines) + "\n\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, "en", "menu", entry("menu.play", "Play") + entry("menu.only", "Only English, {name}"))
    write(tmp_path, "en", "ten", entry("ten.cards", "{n} card", "{n} cards") + entry("ten.drew", "{name} drew {card}"))
    write(tmp_path, "cs", "menu", entry("menu.play", "Hrát"))
    write(tmp_path, "cs", "ten", entry("ten.cards", "{n} karta", "{n} karty", "{n} karet"))
    write(tmp_path, "sk", "menu", entry("menu.play", "Hrať"))
    return tmp_path


def test_each_language_says_its_own(folder: Path) -> None:
    words = Words(folder)
    said = []
    for language in ("en", "cs", "sk"):
        words.language = language
        said.append(words("menu.play"))
    assert said == ["Play", "Hrát", "Hrať"]
    assert words.missing == set()
    assert words.problems.all == []


def test_an_unknown_language_is_english(folder: Path) -> None:
    words = Words(folder, "tlh")
    assert words.language == "en"
    assert words("menu.play") == "Play"


def test_plural_forms(folder: Path) -> None:
    words = Words(folder, "cs")
    said = [words("ten.cards", n=n) for n in (0, 1, 2, 4, 5, 22, -1, -3)]
    assert said == ["0 karet", "1 karta", "2 karty", "4 karty", "5 karet", "22 karet", "−1 karta", "−3 karty"]
    words.language = "en"
    assert [words("ten.cards", n=n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_a_plural_without_a_number_is_noted(folder: Path) -> None:
    words = Words(folder)
    assert words("ten.cards") == "{n} cards"
    assert words.missing == {"ten.cards {n}"}


def test_what_a_language_lacks_is_said_in_english_then_as_the_key(folder: Path) -> None:
    words = Words(folder, "cs")
    assert words("menu.only", name="Eva") == "Only English, Eva"
    assert words("menu.nothing", name="Eva") == "menu.nothing"
    assert words.missing == {"menu.only", "menu.nothing"}
    assert words.has("menu.only")
    assert not words.has("menu.nowhere")
    assert "menu.nowhere" not in words.missing


def test_values_are_filled_in_and_never_looked_into(folder: Path) -> None:
    write(
        folder,
        "en",
        "app",
        entry("app.odd", "{{x}} {a.b} {a[0]} {a!r} {a:>9} {a} {0} {}") + entry("app.key", "{key}{self}"),
    )
    words = Words(folder)
    assert words("app.odd", a="{b}") == "{x} {a.b} {a[0]} {a!r} {a:>9} {b} {0} {}"
    assert words("app.key", key="k", self="s") == "ks"
    assert words("ten.drew", name="{card}", card="R7") == "{card} drew R7"
    assert words.missing == set()
    assert words("ten.drew", name="Eva") == "Eva drew {card}"
    assert words.missing == {"ten.drew {card}"}


def test_values_are_written_as_the_language_does(folder: Path) -> None:
    write(folder, "cs", "app", entry("app.is", "{a}"))
    shutil.copy(ASSETS / "cs" / "format.po", folder / "cs")
    words = Words(folder, "cs")
    values = [-2, 2.5, 3.0, True, 2**63, ["Eva", -1, 0.5], ("Eva",), [], datetime.date(2026, 1, 31)]
    said = [words("app.is", a=value).replace("\u00a0", " ") for value in values]
    assert said == ["−2", "2,5", "3", "True", str(2**63), "Eva, −1 a 0,5", "Eva", "", "31. ledna 2026"]


@pytest.mark.parametrize(
    ("language", "said", "date"),
    [
        ("en", ["Eva, Jan and Ota", "Eva or Jan", "−1234.5", "12,345", "38%", "1%", "99%", "100%"], "5 March 2026"),
        (
            "cs",
            ["Eva, Jan a Ota", "Eva nebo Jan", "−1234,5", "12 345", "38 %", "1 %", "99 %", "100 %"],
            "5. března 2026",
        ),
        (
            "sk",
            ["Eva, Jan a Ota", "Eva alebo Jan", "−1234,5", "12 345", "38 %", "1 %", "99 %", "100 %"],
            "5. marca 2026",
        ),
    ],
)
def test_numbers_lists_and_dates(language: str, said: list[str], date: str) -> None:
    words = Words(ASSETS, language)
    day = datetime.date(2026, 3, 5)
    found = [
        words.listed(["Eva", "Jan", "Ota"]),
        words.listed(["Eva", "Jan"], "or"),
        words.number(-1234.5, 1),
        words.number(12345),
        *map(words.percent, (0.384, 0.0001, 0.9999, 1.0)),
    ]
    assert words.date(day).replace("\u00a0", " ") == date
    assert [text.replace("\u00a0", " ") for text in found] == said
    assert all(" %" not in text for text in found)  # only a hard blank stands there
    assert words.short_date(day) in words.date(day)
    assert words.weekday(day) == {"en": "Thursday", "cs": "čtvrtek", "sk": "štvrtok"}[language]
    assert words.missing == set()


def test_numbers_at_the_edges() -> None:
    words = Words(ASSETS, "cs")
    assert words.number(0) == "0"
    assert words.number(-0.04, 1) == "0,0"
    assert words.number(2**63 - 1).replace("\u00a0", "") == str(2**63 - 1)
    assert words.number(0.5, 1) == "0,5"
    assert words.percent(0.0).startswith("0")


def test_only_what_is_needed_is_read(folder: Path) -> None:
    write(folder, "en", "zatre", "nonsense")
    words = Words(folder)
    assert words("menu.play") == "Play"
    assert words.problems.all == []
    assert words("zatre.x") == "zatre.x"
    assert [(each.code, each.params) for each in words.problems.all] == [("words-unreadable", {"file": "en/zatre.po"})]


def test_an_unreadable_file_is_told_and_the_rest_goes_on(folder: Path) -> None:
    (folder / "cs" / "menu.po").write_bytes(b"\xff\xfe\x00")
    (folder / "cs" / "app.po").mkdir()
    words = Words(folder, "cs")
    assert words("menu.play") == "Play"
    assert words("ten.cards", n=5) == "5 karet"
    assert sorted(each.params["file"] for each in words.problems.all) == ["cs/app.po", "cs/menu.po"]


def test_without_any_catalogue(tmp_path: Path) -> None:
    words = Words(tmp_path / "none", "cs")
    assert words("menu.play") == "menu.play"
    assert words.listed(["Eva", "Jan"]) == "Eva & Jan"
    assert words.number(1234567.5, 1) == "1,234,567.5"
    assert words.date(datetime.date(2026, 3, 5)) == "2026-3-5"
    assert words.percent(0.5) == "50%"
    assert {each.code for each in words.problems.all} == {"words-missing"}


def test_fuzzy_obsolete_and_empty_entries_do_not_count(folder: Path) -> None:
    body = (
        '#, fuzzy\nmsgid "app.a"\nmsgstr "unsure"\n\nmsgid "app.b"\nmsgstr ""\n\n#~ msgid "app.c"\n#~ msgstr "old"\n\n'
    )
    write(folder, "cs", "app", body + entry("app.d", "{n} a", "", "{n} c"))
    write(folder, "en", "app", "".join(entry(f"app.{key}", "English") for key in "abcd"))
    words = Words(folder, "cs")
    assert [words(f"app.{key}", n=2) for key in "abcd"] == ["English"] * 4


@pytest.mark.parametrize(
    "header",
    [
        "",
        "nonsense",
        "nplurals=2",
        "nplurals=2; plural=",
        "nplurals=9; plural=n",
        "nplurals=2; plural=__import__('os')",
        "nplurals=2; plural=n.real",
        "nplurals=2; plural=(((n",
        "nplurals=2; plural=" + "(" * 200 + "n" + ")" * 200 + ";",
        "nplurals=2; plural=n" + "+n" * 300,
    ],
)
def test_a_broken_plural_rule_counts_as_in_english(header: str) -> None:
    assert [plural_rule(header)(n) for n in (0, 1, 2, 5)] == [1, 0, 1, 1]


def test_a_plural_rule_stays_within_its_forms() -> None:
    assert [plural_rule("nplurals=2; plural=n*9;")(n) for n in (0, 1, 7)] == [0, 1, 1]
    assert plural_rule("nplurals=2; plural=1/n;")(0) == 0
    assert plural_rule("nplurals=2; plural=1%n;")(0) == 0


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60), st.integers(0, 10**6))
def test_any_plural_rule(text: str, number: int) -> None:
    assert 0 <= plural_rule(f"nplurals=3; plural={text};")(number) <= 2


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.binary(max_size=200), st.text('msgidtr[]_plu0"\\n\n #~,{}x.', max_size=200).map(str.encode)))
def test_any_catalogue(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "en").mkdir()
        (folder / "en" / "app.po").write_bytes(content)
        words = Words(folder)
        assert words("x.y", n=1, name="Eva") == "x.y"


@settings(deadline=None)
@given(st.text(max_size=40), st.text(max_size=10), st.integers())
def test_any_sentence(text: str, name: str, number: int) -> None:
    filled, _ = Words(Path("none"))._fill(text, {"name": name, "n": number})
    assert isinstance(filled, str)
    if "{" not in text and "}" not in text:
        assert filled == text
