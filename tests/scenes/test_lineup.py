"""Line-ups: always playable, names and colours differ, persons are remembered."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from game.locale import Words
from game.match import Match, Seat
from game.store import Store
from scenes.lineup import COLOURS, STYLES, WAYS, LineUp, first_name, solo_setup

WORDS = Words(Path(__file__).resolve().parents[2] / "assets" / "locale", "cs")


def lineup(*names: str) -> LineUp:
    return LineUp("ten", [Seat(name, colour=number) for number, name in enumerate(names)], WORDS)


def test_a_lonely_person_gets_company() -> None:
    seats = lineup("Eva").seats
    assert [seat.kind for seat in seats] == ["person", "normal"]
    assert seats[0].colour != seats[1].colour


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("add")),
        st.tuples(st.just("remove"), st.integers(0, 4)),
        st.tuples(st.just("fill"), st.integers(0, 4), st.sampled_from(WAYS)),
        st.tuples(st.just("rename"), st.integers(0, 4), st.text(max_size=20)),
        st.tuples(st.just("recolour"), st.integers(0, 4), st.integers(0, COLOURS - 1)),
        st.tuples(st.just("move"), st.integers(0, 4), st.sampled_from([-1, 1])),
    ),
    max_size=30,
)


@given(STEPS)
def test_whatever_is_changed_the_table_can_play(steps: list[tuple[str, ...]]) -> None:
    table = lineup("Eva", "Jan")
    for name, *values in steps:
        if values and int(values[0]) >= len(table.seats):
            continue
        getattr(table, name)(*values)
        assert 2 <= len(table.seats) <= 5
        assert len({seat.name for seat in table.seats}) == len(table.seats)
        assert len({seat.colour for seat in table.seats}) == len(table.seats)
    setup = table.setup(7, None)
    rules.new_game("ten", seats=setup.players, seed=setup.seed, options=setup.options)


def test_a_full_table_takes_nobody_and_two_are_the_fewest() -> None:
    table = lineup(*"ABCDE")
    assert not table.add()
    for _ in range(3):
        assert table.remove(0)
    assert not table.remove(0)


def test_a_person_gets_a_known_name_that_is_free() -> None:
    table = lineup("Eva")
    table.fill(1, "person", ["Eva", "Šárka"])
    assert table.seats[1].name == "Šárka"


def test_two_computers_of_one_temperament_have_two_names() -> None:
    table = lineup("Eva", "Jan", "Ota")
    table.fill(1, "bold")
    table.fill(2, "bold")
    assert table.seats[1].name != table.seats[2].name
    assert {table.way(1), table.way(2)} == {"bold"}


def test_no_two_persons_share_a_name_and_none_is_blank() -> None:
    table = lineup("Eva", "Jan")
    assert not table.rename(1, " Eva ")
    assert not table.rename(1, "   ")
    assert table.rename(1, "  Ľuboš   Malý ")
    assert table.seats[1].name == "Ľuboš Malý"


def test_the_chosen_seat_begins_and_the_order_stays() -> None:
    setup = lineup("Eva", "Jan", "Ota").setup(7, 1)
    assert [seat.name for seat in setup.seats] == ["Jan", "Ota", "Eva"]
    assert setup.seed == 7


def test_lots_fall_on_everybody() -> None:
    first = {lineup("Eva", "Jan").setup(7, None).seats[0].name for _ in range(60)}
    assert first == {"Eva", "Jan"}


def test_the_table_of_last_time_comes_back(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = lineup("Eva", "Ota")
    table.add()
    Match.start(store, table.setup(3, 0))
    again = LineUp.remembered("ten", store, WORDS)
    assert [seat.name for seat in again.seats] == [seat.name for seat in table.seats]
    assert first_name(store, WORDS) in ("Eva", "Ota")
    store.close()


@pytest.mark.parametrize("purpose", ["solo", "ladder"])
def test_the_solo_game_has_a_person_and_the_automaton(tmp_path: Path, purpose: str) -> None:
    store = Store(tmp_path)
    setup = solo_setup(store, WORDS, 6, purpose=purpose, name=" Eva ")
    assert [(seat.name, seat.kind) for seat in setup.seats] == [("Eva", "person"), (WORDS("character.solo"), "solo")]
    assert setup.players == 1 and setup.options == {"solo_level": 6}
    assert setup.purpose == purpose and setup.level == (6 if purpose == "ladder" else None)
    store.close()


def test_every_temperament_has_a_name_and_a_face() -> None:
    assets = Path(__file__).resolve().parents[2] / "assets"
    for style in STYLES:
        assert WORDS.has(f"character.{style}")
        assert (assets / "faces" / f"{style}.svg").is_file()
