"""What is kept and what comes back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.setup import Seat
from game.store import Store, schema
from game.store.database import DamagedError, Database
from tests.game.store.conftest import SEATS, codes, result, saved

Open = Callable[..., Store]
SOLO = {"seats": (Seat("Eva"), Seat("Robot", "solo")), "options": {"solo_level": 7}, "level": 7}


def test_a_game_comes_back_as_it_was(open_store: Open, folder: Path) -> None:
    store = open_store()
    game = replace(saved(), record=saved().record + "draw\n", deciders="p", marks=frozenset({"undone", "assisted"}))
    assert store.begin(game)
    assert store.load("a") == game
    store.close()
    store = open_store()
    assert store.path == folder / "tenfold.db"
    assert store.load("a") == game
    assert store.load("b") is None
    (listed,) = store.unfinished()
    assert (listed.id, listed.setup, listed.status, listed.marks) == ("a", game.setup, "playing", game.marks)
    assert (listed.actions, listed.result, listed.trouble) == (1, None, None)
    assert store.problems.all == []


def test_everything_of_a_setup_comes_back(open_store: Open) -> None:
    seats = (Seat("Žofie", "normal", "bold", 5, "pad:1"), Seat("Ľ" * 40))
    game = saved(seats=seats, seed=2**63 - 1, options={"unsold_wild": "active"}, deck="R1 *#", purpose="record")
    store = open_store()
    store.begin(game)
    assert store.load("a") == game


def test_the_game_played_last_stands_first_whatever_the_clock_says(open_store: Open) -> None:
    times = iter(range(2_000_000_000, 0, -100_000))
    store = open_store(now=lambda: float(next(times)))
    for name in "abc":
        store.begin(saved(name))
    store.save(saved("b"))
    assert [game.id for game in store.unfinished()] == ["b", "c", "a"]
    store.close()
    store = open_store(now=lambda: 5.0)
    store.save(saved("a"))
    assert [game.id for game in store.unfinished()] == ["a", "b", "c"]
    assert store.unfinished()[0].saved == 5.0


def test_finished_games_are_listed_apart(open_store: Open) -> None:
    store = open_store()
    store.begin(saved("a"))
    store.save(replace(saved("a"), status="over", result=result(5, 3)))
    assert [game.status for game in store.unfinished()] == ["over"]
    assert store.finished() == []
    store.save(replace(saved("a"), status="finished", result=result(5, 3)))
    assert store.unfinished() == []
    assert store.finished()[0].result == result(5, 3)
    store.begin(saved("b"))
    store.save(replace(saved("b"), status="finished", result=result(1, 3)))
    assert [game.id for game in store.finished(1)] == ["b"]


def test_a_deleted_game_is_gone_and_what_it_counted_for_is_not(open_store: Open) -> None:
    store = open_store()
    store.begin(saved("new"))
    store.begin(replace(saved("on"), record=saved().record + "draw\n", deciders="p"))
    store.begin(saved("end", purpose="ladder", **SOLO))
    store.save(replace(saved("end", purpose="ladder", **SOLO), status="finished", result=result(5, 3)))
    for name in ("new", "on", "end", "nothing"):
        assert store.delete(name)
    assert store.unfinished() == store.finished() == []
    assert store.load("on") is None
    assert store.ladder("ten")[7].won == 1
    rows = store._database.connection.execute("SELECT id, status FROM games ORDER BY id").fetchall()
    assert rows == [("end", "finished"), ("on", "given-up")]


def test_deals_are_known_again(open_store: Open) -> None:
    store = open_store()
    head = saved(seed=5).record.splitlines()[0]
    assert not store.was_dealt(head)
    store.begin(saved(seed=5))
    assert store.was_dealt(head)
    assert not store.was_dealt(head, besides="a")
    assert not store.was_dealt(saved(seed=6).record.splitlines()[0])


def test_a_row_that_makes_no_sense_is_skipped_and_told(open_store: Open) -> None:
    store = open_store()
    for name in "abcdefghi":
        store.begin(saved(name))
    for name, column, value in [
        ("a", "setup", "{}"),
        ("b", "setup", "\x00"),
        ("c", "deciders", "p"),
        ("d", "status", "playing\x00"),
        ("e", "game", "chess"),
        ("f", "result", "[1]"),
        ("g", "setup", b"\xff\xfe"),
        ("h", "saved", "yesterday"),
    ]:
        store._database.connection.execute(f"UPDATE games SET {column} = ? WHERE id = ?", (value, name))
    assert [game.id for game in store.unfinished()] == ["i"]
    assert codes(store) == ["game-unreadable"]
    assert [store.load(name) for name in "abcefgh"] == [None] * 7
    assert store._database.connection.execute("SELECT count(*) FROM games").fetchone() == (9,)


# ---- what results say ------------------------------------------------------------------------------------------------


def test_the_ladder(open_store: Open) -> None:
    store = open_store()

    def played(level: int, mine: int, others: int, marks: frozenset[str] = frozenset()) -> None:
        name = f"{level} {mine} {others} {len(marks)}"
        game = saved(name, purpose="ladder", seats=SOLO["seats"], options={"solo_level": level}, level=level)
        store.save(replace(game, status="over", result=result(mine, others), marks=marks))

    assert store.ladder("ten") == {}
    played(4, 20, 15)
    played(4, 21, 12)
    played(4, 12, 20)
    played(4, 30, 1, frozenset({"assisted"}))
    played(9, 3, 20)
    played(10, 9, 3, frozenset({"undone", "replayed"}))
    store.begin(saved("on", purpose="ladder", **SOLO))
    store.save(replace(saved("table"), status="finished", result=result(9, 1)))
    ladder = store.ladder("ten")
    assert {level: (rung.won, rung.lost, rung.best, rung.marked) for level, rung in ladder.items()} == {
        4: (2, 1, 9, 1),
        9: (0, 1, -17, 0),
        10: (0, 0, None, 1),
    }
    assert store.ladder("zatre") == {}


def test_the_daily_deal_has_three_tries(open_store: Open) -> None:
    store = open_store()
    day = date(2026, 3, 5)
    daily = {**SOLO, "purpose": "daily", "day": "2026-03-05"}
    assert store.day(day).left == 3
    first = saved("a", **daily)
    store.begin(first)
    found = store.day(day)
    assert found.open is not None
    assert (found.open.id, found.left, found.best, found.won_at, found.first) == ("a", 2, None, None, False)
    store.save(replace(first, status="over", result=result(3, 8)))
    store.begin(replace(saved("b", **daily), marks=frozenset({"replayed"})))
    store.save(replace(first, status="finished", result=result(3, 8)))
    won = replace(saved("b", **daily), marks=frozenset({"replayed"}), status="finished", result=result(8, 3))
    store.save(won)
    found = store.day(day)
    assert [(each.id, each.won, each.margin) for each in found.tries] == [("a", False, -5), ("b", True, 5)]
    assert (found.open, found.left, found.best, found.won_at, found.first) == (None, 1, 5, 2, False)
    third = replace(saved("c", **daily), marks=frozenset({"replayed", "assisted"}), status="finished")
    store.save(replace(third, result=result(30, 3)))
    assert (store.day(day).left, store.day(day).best) == (0, 5)
    assert store.day(date(2026, 3, 6)).tries == ()


def test_a_daily_deal_won_at_once(open_store: Open) -> None:
    store = open_store()
    game = saved(purpose="daily", day="2026-03-05", **SOLO)
    store.save(replace(game, status="over", result=result(9, 3)))
    assert store.day(date(2026, 3, 5)).first
    store.save(replace(game, status="over", result=result(9, 3), marks=frozenset({"replayed"})))
    assert not store.day(date(2026, 3, 5)).first  # it was known from elsewhere
    assert store.day(date(2026, 3, 5)).won_at == 1


def test_a_try_given_up_is_used(open_store: Open) -> None:
    store = open_store()
    game = saved(purpose="daily", day="2026-03-05", **SOLO)
    store.begin(replace(game, record=game.record + "draw\n", deciders="p"))
    store.delete("a")
    assert store.day(date(2026, 3, 5)).left == 2
    assert store.day(date(2026, 3, 5)).open is None


def test_the_evening(open_store: Open) -> None:
    now = [1_000_000.0]
    store = open_store(now=lambda: now[0])

    def played(name: str, first: int, second: int, minutes: float, seats: tuple[Seat, ...] = SEATS) -> None:
        now[0] += 60 * minutes
        store.begin(saved(name, seats=seats))
        store.save(replace(saved(name, seats=seats), status="finished", result=result(first, second)))

    assert store.evening(["Eva", "Jan"]).games == 0
    played("yesterday", 50, 10, 0)
    played("a", 10, 12, 24 * 60)
    played("b", 20, 12, 30)
    played("else", 99, 1, 5, (Seat("Eva"), Seat("Ota")))
    played("c", 7, 8, 3 * 60, SEATS[::-1])
    evening = store.evening([" jan", "EVA"])
    assert evening.games == 3
    assert [each.scores for each in evening.results] == [(10, 12), (20, 12), (7, 8)]
    assert [(each.name, each.games, each.wins, each.points) for each in evening.standings] == [
        ("Jan", 3, 2, 32),
        ("Eva", 3, 1, 37),
    ]
    now[0] -= 86400 * 365  # the clock was moved back
    assert store.evening(["Eva", "Jan"]).games == 3
    now[0] += 86400 * 365 + 5 * 3600
    assert store.evening(["Eva", "Jan"]).games == 0


def test_a_result_keeps_the_time_it_first_had(open_store: Open) -> None:
    now = [1000.0]
    store = open_store(now=lambda: now[0])
    store.save(replace(saved(), status="over", result=result(5, 3)))
    now[0] = 90000.0
    store.save(replace(saved(), status="finished", result=result(5, 3)))
    assert store._database.connection.execute("SELECT begun, ended FROM games").fetchone() == (1000.0, 1000.0)
    assert store.evening(["Eva", "Jan"]).games == 0
    store.save(saved())
    assert store._database.connection.execute("SELECT ended FROM games").fetchone() == (None,)


# ---- people ----------------------------------------------------------------------------------------------------------


def test_names_and_line_ups_are_remembered(open_store: Open) -> None:
    store = open_store()
    assert store.names() == []
    assert store.lineup("ten") is None
    three = (Seat("Ota"), Seat("Bot", "normal", "bold"), Seat("Eva", colour=4))
    store.begin(saved("a"))
    store.begin(saved("b", seats=three))
    store.begin(saved("c", purpose="solo", seats=(Seat("Jan"), Seat("Robot", "solo")), options={"solo_level": 4}))
    assert store.names() == ["Jan", "Ota", "Eva"] or store.names() == ["Jan", "Eva", "Ota"]
    assert store.names(1) == ["Jan"]
    assert store.lineup("ten") == three
    assert store.lineup("ten", 2) == SEATS
    assert store.lineup("ten", 5) is None
    store._database.connection.execute("UPDATE lineups SET setup = '[7]' WHERE seats = 3")
    assert store.lineup("ten") == SEATS


# ---- steps from older tables -----------------------------------------------------------------------------------------


def test_tables_are_led_to_todays_form_step_by_step() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    steps = ("CREATE TABLE t (a);", "ALTER TABLE t ADD COLUMN b;", "UPDATE t SET b = a * 2;")
    schema.upgrade(connection, steps[:1])
    connection.execute("INSERT INTO t VALUES (4)")
    schema.upgrade(connection, steps)
    assert connection.execute("SELECT a, b FROM t").fetchall() == [(4, 8)]
    assert schema.form_of(connection) == 3


def test_a_step_that_fails_is_undone_as_a_whole() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    with pytest.raises(sqlite3.Error):
        schema.upgrade(connection, ("CREATE TABLE t (a); INSERT INTO nowhere VALUES (1);",))
    assert schema.form_of(connection) == 0
    assert schema.is_blank(connection)


@pytest.mark.parametrize(
    "change",
    [
        "CREATE TABLE more (a)",
        "CREATE TRIGGER t AFTER UPDATE ON games BEGIN DELETE FROM games; END",
        "CREATE VIEW v AS SELECT 1",
        "DROP TABLE names",
        "DROP INDEX games_by_turn",
        "ALTER TABLE games RENAME COLUMN won TO lost",
        "PRAGMA application_id = 1",
    ],
)
def test_other_tables_are_not_trusted(folder: Path, change: str) -> None:
    folder.mkdir(parents=True)
    Database.open(folder / "x.db").close()
    connection = sqlite3.connect(folder / "x.db", isolation_level=None)
    connection.execute(change)
    connection.close()
    with pytest.raises(DamagedError):
        Database.open(folder / "x.db")
