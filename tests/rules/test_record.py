"""Records: round trips, cuts, and every kind of damage."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import GameRecord
from rules.core import BadSetup, IllegalAction, UnreadableText
from rules.text import LONGEST_TEXT
from tests.rules.setups import SETUPS, Setup, walk


def played(setup: Setup, seed: int) -> GameRecord:
    """The record of a random game."""
    state = setup.begin(seed)
    actions = [action for _, action in walk(state, Random(seed))]
    return GameRecord(setup.game, setup.seats, seed, setup.options, None, actions)


RECORD = played(next(setup for setup in SETUPS if setup.seats == 3), 5)
TEXT = RECORD.to_text()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_round_trip_and_replay(setup: Setup) -> None:
    record = played(setup, 7)
    text = record.to_text()
    again = GameRecord.from_text(text)
    assert again == record and again.to_text() == text
    end = again.replay()
    assert end.to_act is None
    state = setup.begin(7)
    for number, action in enumerate(record.actions):
        if number % 20 == 0:
            assert again.replay(number) == state
        state.apply(action)
    assert end == state


def test_a_rigged_deck_is_kept() -> None:
    record = GameRecord("ten", 2, 0, None, "R3  $2\n*8 ", ["draw", "take numbers", "done", "draw"])
    assert record.deck == "R3 $2 *8"
    again = GameRecord.from_text(record.to_text())
    assert again == record and again.replay() == rules.GameRecord("ten", 2, 9, {}, "R3 $2 *8", record.actions).replay()
    assert again.to_text() == "tenfold ten 1 seats=2 seed=0 deck=R3 $2 *8\ndraw\ntake numbers\ndone\ndraw\n"


def test_it_may_end_after_any_line() -> None:
    lines = TEXT.splitlines(keepends=True)
    for end in range(1, len(lines) + 1):
        part = GameRecord.from_text("".join(lines[:end]))
        assert part.actions == RECORD.actions[: end - 1]
    assert part == RECORD
    assert GameRecord.from_text(lines[0]).replay() == RECORD.begin()


def test_half_a_line_is_unreadable() -> None:
    starts = {0, *(place + 1 for place, sign in enumerate(TEXT) if sign == "\n")}
    for end in range(0, len(TEXT), 7):
        if end not in starts or end == 0:
            with pytest.raises(UnreadableText) as cut:
                GameRecord.from_text(TEXT[:end])
            assert cut.value.params["line"] == TEXT[:end].count("\n") + 1


def test_windows_line_ends_and_blanks_around_actions() -> None:
    assert GameRecord.from_text(TEXT.replace("\n", "\r\n")) == RECORD
    assert GameRecord.from_text(TEXT.replace("\ndraw\n", "\n  draw \n")) == RECORD


def test_it_grows() -> None:
    record = GameRecord("ten", 2)
    record.actions.append(record.begin().parse("draw"))
    assert record != GameRecord("ten", 2) and record == GameRecord("ten", 2, actions=["draw"])
    assert record.replay() != record.begin() == record.replay(0)
    with pytest.raises(TypeError):
        hash(record)


HEAD = "tenfold ten 1 seats=2 seed=0"


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "no_record"),
        ("\n", 1, "no_record"),
        ("hello\n", 1, "no_record"),
        ("tenfold\n", 1, "no_record"),
        ("tenfold ten\n", 1, "no_record"),
        ("Tenfold ten 1 seats=2 seed=0\n", 1, "no_record"),
        ("tenfold nine 1 seats=2 seed=0\n", 1, "unknown_game"),
        ("tenfold ten 2 seats=2 seed=0\n", 1, "other_version"),
        ("tenfold ten 0 seats=2 seed=0\n", 1, "other_version"),
        ("tenfold ten 01 seats=2 seed=0\n", 1, "other_version"),
        ("tenfold ten 1 seats=2\n", 1, "not_a_number"),
        ("tenfold ten 1 seed=2\n", 1, "not_a_number"),
        ("tenfold ten 1 seats=02 seed=0\n", 1, "not_a_number"),
        ("tenfold ten 1 seats=2 seed=-1\n", 1, "not_a_number"),
        ("tenfold ten 1 seats=2 seed=١\n", 1, "not_a_number"),
        ("tenfold ten 1 seats=2 seed=" + "9" * 5000 + "\n", 1, "not_a_number"),
        (HEAD + " seed=1\n", 1, "named_twice"),
        (HEAD + " rubbish\n", 1, "unreadable_word"),
        (HEAD + "  unsold_wild=active\n", 1, "unreadable_word"),
        (HEAD + " \n", 1, "unreadable_word"),
        (HEAD + "\n\n", 2, "unreadable_action"),
        (HEAD + "\ndraw\ntake all\n", 3, "unreadable_action"),
        (HEAD + "\ndraw\nbid 04\n", 3, "unreadable_action"),
        (HEAD + "\ndraw\n\0\0\0\n", 3, "unreadable_action"),
        (HEAD + "\ndraw\ndraw", 3, "half_a_line"),
        (HEAD, 1, "half_a_line"),
    ],
)
def test_unreadable_records(text: str, line: int, code: str) -> None:
    with pytest.raises(UnreadableText) as error:
        GameRecord.from_text(text)
    assert (error.value.code, error.value.params["line"]) == (code, line)
    assert "\n" not in str(error.value) and len(str(error.value)) < 300


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("tenfold ten 1 seats=6 seed=0\n", "bad_seats"),
        ("tenfold ten 1 seats=0 seed=0\n", "bad_seats"),
        ("tenfold ten 1 seats=2 seed=9223372036854775808\n", "bad_seed"),
        ("tenfold ten 1 seats=1 seed=0\n", "option_missing"),
        (HEAD + " solo_level=7\n", "option_not_with_these_seats"),
        ("tenfold ten 1 seats=1 seed=0 solo_level=07\n", "bad_option_value"),
        ("tenfold ten 1 seats=1 seed=0 solo_level=\n", "bad_option_value"),
        (HEAD + " unsold_wild=burn\n", "bad_option_value"),
        (HEAD + " colour=red\n", "unknown_option"),
        (HEAD + " deck=\n", "empty_deck"),
        (HEAD + " deck=R3 X4\n", "unreadable_card"),
        (HEAD + " deck=R3 deck=R4\n", "unreadable_card"),
    ],
)
def test_set_ups_that_cannot_be(text: str, code: str) -> None:
    with pytest.raises(BadSetup) as error:
        GameRecord.from_text(text)
    assert error.value.code == code and error.value.params["line"] == 1


def test_an_illegal_line_shows_in_the_replay() -> None:
    record = GameRecord.from_text(HEAD + " deck=R1 R2\ndraw\ntake numbers\ndraw\ndone\n")
    with pytest.raises(IllegalAction) as error:
        record.replay()
    assert error.value.params == {"line": 4, "action": "draw", "phase": "buy"} and error.value.code == "not_now"
    assert record.replay(2).to_act == 0


def test_actions_after_the_end() -> None:
    with pytest.raises(IllegalAction) as error:
        GameRecord.from_text(TEXT + "draw\n").replay()
    assert error.value.code == "game_over" and error.value.params["line"] == TEXT.count("\n") + 1


@pytest.mark.parametrize("text", [None, 5, b"tenfold ten 1 seats=2 seed=0\n", [TEXT]])
def test_not_even_a_text(text: object) -> None:
    with pytest.raises(UnreadableText):
        GameRecord.from_text(text)  # type: ignore[arg-type]


@pytest.mark.parametrize("filler", ["draw\n", "\0", "R", "\n", "bid 9999999 "])
def test_a_hundred_megabytes(filler: str) -> None:
    text = HEAD + "\n" + filler * (100_000_000 // len(filler))
    with pytest.raises(UnreadableText) as error:
        GameRecord.from_text(text)
    assert error.value.code == "too_long" and error.value.params["most"] == LONGEST_TEXT


@settings(max_examples=300)
@given(st.integers(0, len(TEXT)), st.integers(0, 60), st.text(max_size=4))
def test_changed_records(place: int, length: int, new: str) -> None:
    check(TEXT[:place] + new + TEXT[place + length :])


@settings(max_examples=300)
@given(st.one_of(st.text(), st.text().map(lambda text: HEAD + text), st.binary().map(lambda b: b.decode("latin-1"))))
def test_any_text(text: str) -> None:
    check(text)
    check(text + "\n")


def check(text: str) -> None:
    """It replays, or one of the three errors says why."""
    try:
        record = GameRecord.from_text(text)
        record.replay()
    except (UnreadableText, IllegalAction, BadSetup) as error:
        assert isinstance(error.params["line"], int)
        assert "\n" not in str(error) and len(str(error)) < 400
    else:
        assert GameRecord.from_text(record.to_text()) == record


@pytest.mark.parametrize(
    "arguments",
    [
        ("nine", 2),
        ("ten", 9),
        ("ten", 2, -1),
        ("ten", 2, 0, {"colour": 1}),
        ("ten", 2, 0, [1]),
        ("ten", 2, 0, {}, "X"),
        ("ten", 2, 0, {}, 5),
        ("ten", 1),
    ],
)
def test_a_record_of_no_game(arguments: tuple[object, ...]) -> None:
    with pytest.raises(BadSetup):
        GameRecord(*arguments)  # type: ignore[arg-type]


def test_a_record_of_unreadable_actions() -> None:
    with pytest.raises(UnreadableText):
        GameRecord("ten", 2, actions=["draw", "dance"])
