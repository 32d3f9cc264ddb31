"""Settings: kept, checked, mended, and told about."""

from __future__ import annotations

import json
import math
import os
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.settings import FILE, LARGEST_FILE, TEXT_SCALES, VERSION, BadSetting, Settings, Values
from tests.game.sealed import sealed

DEFAULTS = {field: getattr(Values(), field) for field in Values.__struct_fields__}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "Ľuboš Žluťoučký" / "Tenfold"


def write(folder: Path, content: object) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    text = content if isinstance(content, bytes) else json.dumps(content).encode()
    (folder / FILE).write_bytes(text)


def codes(found: Settings) -> list[str]:
    return [problem.code for problem in found.problems.all]


def test_without_a_file_all_is_at_its_default_and_nothing_is_written(folder: Path) -> None:
    found = Settings.load(folder)
    assert found.values() == DEFAULTS
    assert found.problems.all == []
    assert not folder.exists()


@pytest.mark.parametrize(
    ("locale", "language"), [("cs_CZ.UTF-8", "cs"), ("sk", "sk"), ("de_DE", "en"), ("en_GB.UTF-8", "en"), ("C", "en")]
)
def test_the_language_is_the_systems_until_one_is_chosen(
    folder: Path, monkeypatch: pytest.MonkeyPatch, locale: str, language: str
) -> None:
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", locale)
    found = Settings.load(folder)
    assert found.language == language
    other = "sk" if language == "cs" else "cs"
    found.change(language=other)
    assert Settings.load(folder).language == other


def test_what_is_changed_is_there_at_the_next_start(folder: Path) -> None:
    found = Settings.load(folder)
    new = {
        "language": "cs",
        "speed": "instant",
        "effects": 0.25,
        "music": 0.0,
        "muted": True,
        "text_scale": 2.0,
        "reduced_motion": True,
        "show_chance": False,
        "fullscreen": True,
        "window": (1280, 720),
        "position": (-100, 50),
        "display": 1,
        "forced_moves": False,
        "keys": {"undo": ["z", "u"]},
    }
    assert set(new) == set(DEFAULTS)
    found.change(**new)
    again = Settings.load(folder)
    assert again.values() == found.values() == new
    assert again.problems.all == []
    assert [path.name for path in folder.iterdir()] == [FILE]


@pytest.mark.parametrize(
    "bad",
    [
        {"speed": "furious"},
        {"language": "de"},
        {"effects": 1.01},
        {"effects": -0.01},
        {"music": math.nan},
        {"music": math.inf},
        {"music": "0.5"},
        {"muted": 1},
        {"muted": None},
        {"text_scale": 1.2},
        {"text_scale": True},
        {"display": -1},
        {"display": 1.5},
        {"window": (0, 720)},
        {"window": (1280,)},
        {"window": [1280, 720, 1]},
        {"position": (0, 10**9)},
        {"keys": {"undo": "z"}},
        {"keys": {"undo": ["x"] * 17}},
        {"keys": {str(number): [] for number in range(65)}},
        {"colour": "red"},
        {"version": 1},
        {"folder": "/"},
        {"_listeners": []},
    ],
)
def test_bad_values_are_refused_and_change_nothing(folder: Path, bad: dict[str, object]) -> None:
    found = Settings.load(folder)
    with pytest.raises(BadSetting, match=next(iter(bad))):
        found.change(reduced_motion=True, **bad)
    assert found.values() == DEFAULTS
    assert not folder.exists()


def test_every_text_scale_can_be_set(folder: Path) -> None:
    found = Settings.load(folder)
    for scale in TEXT_SCALES:
        found.change(text_scale=scale)
        assert Settings.load(folder).text_scale == scale
    found.change(text_scale=1)
    assert type(found.text_scale) is float


def test_listeners_hear_what_is_new_and_nothing_else(folder: Path) -> None:
    found = Settings.load(folder)
    heard: list[frozenset[str]] = []
    deaf = found.listen(heard.append)
    found.change(muted=True, speed="normal")
    found.change(muted=True)
    assert heard == [frozenset({"muted"})]
    deaf()
    deaf()
    found.change(muted=False)
    assert len(heard) == 1


def test_a_listener_reads_the_new_value_which_is_saved_already(folder: Path) -> None:
    found = Settings.load(folder)
    read: list[tuple[bool, bool]] = []
    found.listen(lambda names: read.append((found.muted, Settings.load(folder).muted)))
    found.change(muted=True)
    assert read == [(True, True)]


def test_settings_cannot_be_set_past_change(folder: Path) -> None:
    with pytest.raises(AttributeError):
        Settings.load(folder).speed = "slow"  # type: ignore[misc]


# ---- files that are not as they should be ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"7", b'"x"', b"\x00\xff" * 50, b"{'a': 1}", b"[" * 100_000, b'{"a":' * 50_000],
)
def test_a_file_that_holds_no_settings_is_set_aside(folder: Path, content: bytes) -> None:
    write(folder, content)
    found = Settings.load(folder)
    assert found.values() == DEFAULTS
    assert [(each.code, each.params) for each in found.problems.all] == [
        ("settings-unreadable", {"kept": "settings.json.broken-1"})
    ]
    assert (folder / "settings.json.broken-1").read_bytes() == content
    assert Settings.load(folder).problems.all == []  # told once


def test_what_is_right_in_a_wrong_file_holds(folder: Path) -> None:
    content = {"version": 1, "speed": "fast", "muted": "yes", "text_scale": 3, "shoe_size": 43}
    write(folder, content)
    found = Settings.load(folder)
    assert found.values() == {**DEFAULTS, "speed": "fast"}
    (problem,) = found.problems.all
    assert problem.code == "settings-wrong"
    assert problem.params == {"kept": "settings.json.broken-1", "names": "muted, shoe_size, text_scale"}
    assert json.loads((folder / "settings.json.broken-1").read_bytes()) == content
    again = Settings.load(folder)
    assert again.values() == found.values()
    assert again.problems.all == []


def test_a_missing_key_is_no_problem(folder: Path) -> None:
    write(folder, {"speed": "fast"})
    found = Settings.load(folder)
    assert found.values() == {**DEFAULTS, "speed": "fast"}
    assert found.problems.all == []


@pytest.mark.parametrize("version", [0, -1, "1", None, True, 1.5])
def test_a_strange_version_is_wrong(folder: Path, version: object) -> None:
    write(folder, {"version": version, "speed": "fast"})
    found = Settings.load(folder)
    if version is True:  # equal to 1, and harmless
        assert found.problems.all == []
    else:
        assert [problem.params["names"] for problem in found.problems.all] == ["version"]
    assert found.speed == "fast"


def test_a_newer_file_is_kept_aside_and_used_as_far_as_it_is_known(folder: Path) -> None:
    write(folder, {"version": VERSION + 1, "speed": "fast", "muted": "sometimes", "smell": "roses"})
    found = Settings.load(folder)
    assert found.values() == {**DEFAULTS, "speed": "fast"}
    assert [(each.code, each.params) for each in found.problems.all] == [
        ("settings-newer", {"kept": "settings.json.broken-1"})
    ]


def test_broken_files_are_numbered(folder: Path) -> None:
    for number in range(1, 13):
        write(folder, f"broken {number}".encode())
        Settings.load(folder)
        assert (folder / f"settings.json.broken-{number}").read_text() == f"broken {number}"


def test_a_huge_file_is_set_aside_without_being_read(folder: Path) -> None:
    folder.mkdir(parents=True)
    with open(folder / FILE, "wb") as file:
        file.truncate(100 * LARGEST_FILE)
    assert codes(Settings.load(folder)) == ["settings-unreadable"]
    assert (folder / "settings.json.broken-1").stat().st_size == 100 * LARGEST_FILE
    assert (folder / FILE).stat().st_size < 2000


def test_a_folder_in_the_files_place_is_set_aside(folder: Path) -> None:
    (folder / FILE / "inside").mkdir(parents=True)
    found = Settings.load(folder)
    assert codes(found) == ["settings-unreadable"]
    found.change(muted=True)
    assert Settings.load(folder).muted


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("")
    found = Settings.load(tmp_path / "x")
    assert found.values() == DEFAULTS
    found.change(muted=True)
    assert found.muted
    assert codes(found)[-1] == "settings-unsaved"


def test_a_write_that_is_cut_off_leaves_the_old_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Settings.load(folder)
    found.change(speed="fast")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for name in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, fail)
            found.change(speed="slow" if name == "fsync" else "instant")
        assert codes(found) == ["settings-unsaved"]
        assert Settings.load(folder).speed == "fast"
        assert [path.name for path in folder.iterdir()] == [FILE]
    assert found.speed == "instant"


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of another kind")
def test_a_folder_that_cannot_be_written(folder: Path) -> None:
    write(folder, {"speed": "fast", "muted": "yes"})
    with sealed(folder) as closed:
        found = Settings.load(closed)
        assert (found.speed, found.muted) == ("fast", False)
        assert [(each.code, each.params["kept"]) for each in found.problems.all] == [("settings-wrong", FILE)]
        found.change(show_chance=False)
        assert not found.show_chance
        assert codes(found) == ["settings-wrong", "settings-unsaved"]
        assert [path.name for path in closed.iterdir()] == [FILE]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
fuzz = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


#: A folder in memory, where waiting for the disk takes no time.
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def check_any(content: bytes) -> None:
    with tempfile.TemporaryDirectory(dir=MEMORY) as name:
        folder = Path(name)
        write(folder, content)
        found = Settings.load(folder)
        for field, value in found.values().items():
            assert type(value) is type(DEFAULTS[field]) or field in ("window", "position")
        again = Settings.load(folder)
        assert again.values() == found.values()
        assert again.problems.all == []
        if found.problems.all:
            assert (folder / "settings.json.broken-1").read_bytes() == content


@fuzz
@given(st.binary(max_size=300))
def test_any_bytes(content: bytes) -> None:
    check_any(content)


@fuzz
@given(st.dictionaries(st.sampled_from([*DEFAULTS, "version", "else"]), json_values, max_size=8))
def test_any_values(content: dict[str, object]) -> None:
    check_any(json.dumps(content).encode())


@fuzz
@given(st.data())
def test_a_good_file_with_a_few_bytes_changed(data: st.DataObject) -> None:
    good = bytearray(json.dumps({"version": VERSION, **DEFAULTS, "keys": {"undo": ["z"]}}).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        good[data.draw(st.integers(0, len(good) - 1))] = data.draw(st.integers(0, 255))
    check_any(bytes(good[: data.draw(st.integers(0, len(good)))]))
