from __future__ import annotations

from pathlib import Path

import pytest

from game.launch import speech
from game.launch.speech import Speech, language_asked_for, read_catalogue, system_language

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "sk_SK"}, "sk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "sk_SK.UTF-8"}, "sk"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:pl:sk:cs"}, "sk"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "cs"}, "en"),  # as gettext does it
        ({"LC_ALL": "POSIX", "LANG": "cs_CZ"}, "en"),
        ({}, "en"),
    ],
)
def test_language_of_the_system(environ: dict[str, str], language: str) -> None:
    assert system_language(environ, platform="linux") == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ([], None),
        (["--lang", "cs"], "cs"),
        (["--loud", "--lang=sk"], "sk"),
        (["--lang", "de"], None),
        (["--lang"], None),
        (["cs"], None),
        (["--test", "--lang", "cs"], None),
    ],
)
def test_language_asked_for(arguments: list[str], language: str | None) -> None:
    assert language_asked_for(arguments) == language


def test_catalogue_with_everything_a_po_file_can_hold(tmp_path: Path) -> None:
    path = tmp_path / "x.po"
    path.write_text(
        '# note\nmsgid ""\nmsgstr ""\n"Language: cs\\n"\n\n'
        '#. hint\nmsgid "a.one"\nmsgstr "He said \\"no\\".\\nTwo \\\\ three"\n'
        'msgid "a.two"\nmsgstr ""\n"long "\n"line"\n\n'
        'msgid "a.empty"\nmsgstr ""\n',
        encoding="utf-8",
    )
    assert read_catalogue(str(path)) == {"a.one": 'He said "no".\nTwo \\ three', "a.two": "long line"}


def test_unreadable_catalogue_is_empty(tmp_path: Path) -> None:
    (tmp_path / "x.po").write_bytes(b'msgid "a"\nmsgstr "\xff\xfe"\n')
    assert read_catalogue(str(tmp_path / "x.po")) == {}
    assert read_catalogue(str(tmp_path / "none.po")) == {}


def test_reads_the_same_as_polib() -> None:
    polib = pytest.importorskip("polib")
    for language in speech.LANGUAGES:
        path = str(ROOT / "assets" / "locale" / language / "launcher.po")
        assert read_catalogue(path) == {entry.msgid: entry.msgstr for entry in polib.pofile(path)}


def test_falls_back_to_english_then_to_what_is_built_in(tmp_path: Path) -> None:
    folder = tmp_path / "assets" / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "launcher.po").write_text('msgid "launcher.x"\nmsgstr "A {thing}"\n', encoding="utf-8")
    say = Speech(str(tmp_path), "cs")
    assert say("launcher.x", thing="card") == "A card"
    assert say("launcher.old_python", needed="3.11", found="3.9").startswith("Tenfold needs Python 3.11")
    assert say("launcher.unheard_of") == "launcher.unheard_of"


def test_what_is_built_in_is_what_the_catalogue_says() -> None:
    english = read_catalogue(str(ROOT / "assets" / "locale" / "en" / "launcher.po"))
    assert {key: english[key] for key in speech.BUILT_IN} == speech.BUILT_IN
