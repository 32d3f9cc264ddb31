"""Records from outside: whatever the file is, a game or a reason."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from game.records import LARGEST_FILE, CannotLoadError, read_record, record_of


def played(actions: int = 60) -> rules.GameRecord:
    record = rules.GameRecord("ten", 3, 5)
    state, rng = record.begin(), Random(1)
    for _ in range(actions):
        record.actions.append(rng.choice(state.legal_actions()))
        state.apply(record.actions[-1])
    return record


GOOD = played().to_text()


@pytest.mark.parametrize("text", [GOOD, "\ufeff" + GOOD, GOOD.replace("\n", "\r\n"), GOOD.splitlines()[0] + "\n"])
def test_a_good_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "Ľubošova hra.txt"
    path.write_bytes(text.encode())
    record = read_record(path)
    assert record.to_text() == (GOOD if len(text) > 100 else text)


@pytest.mark.parametrize(
    ("content", "code", "params"),
    [
        (b"", "no-record", {}),
        (b"Dear Eva,\n", "no-record", {}),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "no-record", {}),
        (b"\x00" * 1000, "no-record", {}),
        (GOOD[:-3].encode(), "damaged-line", {"line": 61}),
        (GOOD.replace("ten 1", "ten 2", 1).encode(), "other-version", {}),
        (GOOD.replace("ten 1", "chess 1", 1).encode(), "unknown-game", {}),
        (GOOD.replace("seats=3", "seats=33", 1).encode(), "damaged-line", {"line": 1}),
        (GOOD.replace("seed=5", "seed=6", 1).encode(), "damaged-line", {"line": 0}),
        (GOOD.replace("\ndraw\n", "\nfly\n", 1).encode(), "damaged-line", {"line": 2}),
        ((GOOD + "pay bust\n").encode(), "damaged-line", {"line": 62}),
    ],
)
def test_a_file_that_holds_no_game_says_why(tmp_path: Path, content: bytes, code: str, params: dict[str, int]) -> None:
    (tmp_path / "x").write_bytes(content)
    with pytest.raises(CannotLoadError) as caught:
        read_record(tmp_path / "x")
    assert caught.value.code == code
    assert caught.value.key == f"load.{code}"
    if params.get("line") == 0:  # where it goes wrong is up to the deal
        assert caught.value.params["line"] > 2  # type: ignore[operator]
    else:
        assert caught.value.params == params


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    with open(tmp_path / "huge", "wb") as file:
        file.write(GOOD.encode())
        file.truncate(100_000_000)
    with pytest.raises(CannotLoadError, match="too-long"):
        read_record(tmp_path / "huge")
    assert LARGEST_FILE < 100_000_000


@pytest.mark.parametrize("name", ["nothing", "."])
def test_what_cannot_be_read(tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotLoadError, match="unreadable"):
        read_record(tmp_path / name)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_an_edited_record_is_a_game_or_a_reason(data: st.DataObject) -> None:
    text = GOOD
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 4)) :]
    try:
        record_of(text).replay()
    except CannotLoadError as error:
        assert error.key.startswith("load.")
