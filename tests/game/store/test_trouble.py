"""Whatever state the folder is in, there is a store, and nothing that was there is lost."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.store import Store, opening
from tests.game.sealed import sealed
from tests.game.store.conftest import codes, saved

ROOT = Path(__file__).resolve().parents[3]
Open = Callable[..., Store]


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def ids(store: Store) -> list[str]:
    return sorted(game.id for game in store.unfinished())


def make(folder: Path, *games: str) -> Path:
    """A closed store with these games; its file."""
    store = Store(folder, patience=0)
    for game in games:
        store.begin(saved(game))
    store.close()
    return folder / "tenfold.db"


def usable(store: Store) -> None:
    """Saving and reading work."""
    assert store.begin(saved("fresh"))
    assert store.load("fresh") == saved("fresh")


def today() -> str:
    return date.today().isoformat()


# ---- broken files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", [b"x", b"SQLite format 3\x00", b"\x00" * 4096, b"not a database, but long " * 500])
def test_what_is_no_database_is_set_aside(open_store: Open, folder: Path, content: bytes) -> None:
    folder.mkdir(parents=True)
    (folder / "tenfold.db").write_bytes(content)
    store = open_store()
    usable(store)
    assert [(each.code, each.params) for each in store.problems.all] == [
        ("store-damaged", {"kept": f"tenfold.db.damaged-{today()}"})
    ]
    assert (folder / f"tenfold.db.damaged-{today()}").read_bytes() == content


def test_the_backup_takes_the_place_of_a_damaged_store(open_store: Open, folder: Path) -> None:
    make(folder, "a", "b").write_bytes(b"broken" * 1000)
    store = open_store()
    assert codes(store) == ["store-restored"]
    assert ids(store) == ["a", "b"]
    usable(store)
    assert (folder / f"tenfold.db.damaged-{today()}").read_bytes() == b"broken" * 1000


def test_store_and_backup_both_damaged(open_store: Open, folder: Path) -> None:
    make(folder, "a").write_bytes(b"broken" * 1000)
    (folder / "tenfold.backup.db").write_bytes(b"also broken" * 1000)
    store = open_store()
    assert codes(store) == ["store-damaged"]
    usable(store)
    assert (folder / f"tenfold.backup.db.damaged-{today()}").read_bytes() == b"also broken" * 1000


def test_files_set_aside_on_the_same_day(open_store: Open, folder: Path) -> None:
    folder.mkdir(parents=True)
    for number in range(3):
        (folder / "tenfold.db").write_bytes(b"broken %d" % number)
        open_store().close()
        (folder / "tenfold.backup.db").unlink(missing_ok=True)
    kept = [f"tenfold.db.damaged-{today()}{end}" for end in ("", "-1", "-2")]
    assert [(folder / name).read_bytes() for name in kept] == [b"broken 0", b"broken 1", b"broken 2"]


def test_the_log_of_a_damaged_store_goes_with_it(open_store: Open, folder: Path) -> None:
    make(folder, "a").write_bytes(b"broken" * 1000)
    (folder / "tenfold.db-wal").write_bytes(b"old log")
    store = open_store()
    assert ids(store) == ["a"]
    assert (folder / f"tenfold.db.damaged-{today()}-wal").read_bytes() == b"old log"


def test_a_missing_store_with_a_backup(open_store: Open, folder: Path) -> None:
    make(folder, "a").unlink()
    (folder / "tenfold.db-wal").write_bytes(b"log of the missing one")
    store = open_store()
    assert codes(store) == ["store-found-backup"]
    assert ids(store) == ["a"]


def test_the_log_of_another_store_is_not_mixed_into_the_backup(open_store: Open, folder: Path) -> None:
    make(folder, "a").unlink()
    other = Store(folder / "other", patience=0)
    other.begin(saved("b"))
    (folder / "tenfold.db-wal").write_bytes((folder / "other" / "tenfold.db-wal").read_bytes())
    other.close()
    assert ids(open_store()) == ["a"]


@pytest.mark.parametrize(("at", "value"), [(18, 3), (18, 0), (19, 7)])
def test_a_format_that_could_only_be_read_is_set_aside(open_store: Open, folder: Path, at: int, value: int) -> None:
    path = make(folder, "a")
    content = bytearray(path.read_bytes())
    content[at] = value
    path.write_bytes(content)
    store = open_store()
    assert codes(store) == ["store-restored"]
    usable(store)


def test_a_newer_store_is_set_aside_whole(open_store: Open, folder: Path) -> None:
    path = make(folder, "a")
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    content = path.read_bytes()
    store = open_store()
    assert [(each.code, each.params) for each in store.problems.all] == [
        ("store-newer", {"kept": f"tenfold.db.newer-{today()}"})
    ]
    assert ids(store) == []
    usable(store)
    assert (folder / f"tenfold.db.newer-{today()}").read_bytes() == content


def test_somebody_elses_database_is_set_aside(open_store: Open, folder: Path) -> None:
    folder.mkdir(parents=True)
    connection = sqlite3.connect(folder / "tenfold.db")
    connection.execute("CREATE TABLE recipes (cake)")
    connection.close()
    store = open_store()
    assert codes(store) == ["store-damaged"]
    usable(store)


def test_a_folder_in_the_stores_place(open_store: Open, folder: Path) -> None:
    (folder / "tenfold.db" / "inside").mkdir(parents=True)
    store = open_store()
    assert codes(store) == ["store-damaged"]
    usable(store)
    assert (folder / f"tenfold.db.damaged-{today()}" / "inside").is_dir()


def test_an_empty_file_is_a_new_store(open_store: Open, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "tenfold.db").touch()
    store = open_store()
    usable(store)
    assert codes(store) == []


def test_damage_while_the_store_is_in_use(open_store: Open, folder: Path) -> None:
    make(folder, *map(str, range(40)))
    store = open_store()
    with open(folder / "tenfold.db", "r+b") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(0)
        file.write(os.urandom(size))
    store._database.connection.execute("PRAGMA shrink_memory")  # or it would be read from memory
    assert store.begin(saved("later"))
    assert store.load("later") == saved("later")
    assert codes(store) == ["store-restored"]
    assert store.load("7") == saved("7")


# ---- folders that can't be used --------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of another kind")
@pytest.mark.parametrize("closed", [True, False])
def test_a_folder_that_cannot_be_written_is_read(folder: Path, closed: bool) -> None:
    """closed: the last program ended well; else its log is still there."""
    make(folder, "a")
    store = Store(folder, patience=0)
    store.begin(saved("b"))
    if closed:
        store.close()
    with sealed(folder) as place:
        before = {path.name: path.read_bytes() for path in place.iterdir()}
        found = Store(place, patience=0)
        assert [(each.code, each.params) for each in found.problems.all] == [
            ("store-unwritable", {"folder": str(place)})
        ]
        assert ids(found) == ["a", "b"]
        usable(found)
        assert found.path is None
        assert not found.back_up()
        found.close()
        assert {path.name: path.read_bytes() for path in place.iterdir()} == before
    store.close()


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("a file")
    for folder in (tmp_path / "x", tmp_path / "x" / "y"):
        store = Store(folder, patience=0)
        assert codes(store) == ["store-unwritable"]
        usable(store)
        store.close()


def test_a_full_disk_at_the_start(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(folder, "a")

    def full(*_: object) -> None:
        raise opening.FullError("full")

    real = opening.Database.open
    monkeypatch.setattr(opening.Database, "open", lambda path, *more: full() if path.parent == folder else real(path))
    store = Store(folder, patience=0)
    assert codes(store) == ["store-full"]
    assert ids(store) == ["a"]
    usable(store)


def test_no_room_for_the_backup(open_store: Open, folder: Path) -> None:
    make(folder, "a")
    before = (folder / "tenfold.backup.db").read_bytes()
    (folder / "tenfold.backup.db.new").mkdir()
    store = open_store()
    usable(store)
    assert not store.back_up()
    store.close()
    assert (folder / "tenfold.backup.db").read_bytes() == before


# ---- two programs ----------------------------------------------------------------------------------------------------

HOLD = """
import sys, time
from pathlib import Path
from game.store import Store
from tests.game.store.conftest import saved
store = Store(Path(sys.argv[1]), patience=0)
store.begin(saved("other"))
print(store.path.name, flush=True)
sys.stdin.readline()
store.close()
"""


@contextmanager
def another_program(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """One that has the store open, until its standard input ends."""
    line = [sys.executable, "-c", HOLD, str(folder)]
    with subprocess.Popen(line, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stdout.readline().strip() == "tenfold.db"
        yield child
        child.communicate()


def test_a_second_program_plays_beside_and_nothing_is_lost(open_store: Open, folder: Path) -> None:
    with another_program(folder):
        store = open_store()
        assert codes(store) == ["store-busy"]
        assert not store.is_main
        assert ids(store) == []
        usable(store)
        store.begin(saved("b"))
        third = open_store()
        usable(third)
        assert third.path != store.path
        store.close()
        third.close()
    store = open_store()
    assert store.problems.all == []
    assert ids(store) == ["b", "fresh", "other"]
    assert store.unfinished()[-1].id == "other"  # what was played beside was played later
    assert store.names() == ["Eva", "Jan"]
    assert not [name for name in names(folder) if "side" in name]


def test_waiting_for_a_program_that_is_closing(folder: Path) -> None:
    with another_program(folder) as child:
        assert child.stdin is not None
        child.stdin.write("\n")
        child.stdin.flush()
        store = Store(folder, patience=10)
        assert ids(store) == ["other"]
        assert store.problems.all == []
        store.close()


def test_the_games_of_a_program_that_still_runs_beside_stay_there(open_store: Open, folder: Path) -> None:
    first = open_store()
    beside = open_store()
    beside.begin(saved("b"))
    first.close()
    first = open_store()
    assert first.is_main
    assert ids(first) == []
    beside.close()
    first.close()
    assert ids(open_store()) == ["b"]


def test_a_damaged_side_store(open_store: Open, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "tenfold.side-1.db").write_bytes(b"broken" * 100)
    store = open_store()
    assert [(each.code, each.params) for each in store.problems.all] == [
        ("store-damaged", {"kept": f"tenfold.side-1.db.damaged-{today()}"})
    ]
    beside = open_store()
    assert beside.path == folder / "tenfold.side-1.db"
    usable(beside)


def test_what_was_taken_over_twice_is_there_once(open_store: Open, folder: Path) -> None:
    make(folder / "elsewhere", "a")
    for _ in range(2):
        folder.joinpath("tenfold.side-1.db").write_bytes((folder / "elsewhere" / "tenfold.db").read_bytes())
        store = open_store()
        assert ids(store) == ["a"]
        store.close()


# ---- backups ---------------------------------------------------------------------------------------------------------


def test_a_backup_is_made_when_something_was_saved(open_store: Open, folder: Path) -> None:
    open_store().close()
    assert names(folder) == {"tenfold.db"}
    make(folder, "a")
    assert names(folder) == {"tenfold.db", "tenfold.backup.db"}
    before = (folder / "tenfold.backup.db").stat().st_mtime_ns
    open_store().close()
    assert (folder / "tenfold.backup.db").stat().st_mtime_ns == before


@pytest.mark.parametrize(("age", "renewed"), [(0, False), (90_000, True), (-90_000, True)])
def test_an_old_backup_is_renewed_at_the_start(open_store: Open, folder: Path, age: int, renewed: bool) -> None:
    make(folder, "a")
    backup = folder / "tenfold.backup.db"
    when = backup.stat().st_mtime - age
    os.utime(backup, (when, when))
    store = open_store()
    store._backup.wait()
    assert (abs(backup.stat().st_mtime - when) > 1) == renewed


def test_a_damaged_store_does_not_replace_its_backup(
    open_store: Open, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(folder, "a")
    before = (folder / "tenfold.backup.db").read_bytes()
    store = open_store()
    store.begin(saved("b"))
    monkeypatch.setattr("game.store.database._sound", lambda connection: False)
    assert not store.back_up()
    store.close()
    assert (folder / "tenfold.backup.db").read_bytes() == before


# ---- anything at all -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store in good order, closed."""
    return make(tmp_path_factory.mktemp("good"), *map(str, range(12)))


#: A folder in memory, where waiting for the disk takes no time.
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def check_any(content: bytes) -> None:
    with tempfile.TemporaryDirectory(dir=MEMORY) as name:
        folder = Path(name)
        (folder / "tenfold.db").write_bytes(content)
        store = Store(folder, patience=0)
        store.unfinished()
        store.finished()
        store.ladder("ten")
        store.names()
        store.lineup("ten")
        store.evening(["Eva", "Jan"])
        usable(store)
        told = set(codes(store))
        assert told <= {"store-damaged", "store-newer", "game-unreadable", "game-other-version", "game-unknown-game"}
        if "store-damaged" in told or "store-newer" in told:
            assert any("damaged" in each or "newer" in each for each in names(folder))
        store.close()


fuzz = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@fuzz
@given(st.binary(max_size=2000))
def test_any_bytes(content: bytes) -> None:
    check_any(content)


@fuzz
@given(st.binary(max_size=2000))
def test_any_bytes_after_the_header(good: Path, content: bytes) -> None:
    check_any(good.read_bytes()[:100] + content)


@fuzz
@given(st.data())
def test_a_store_cut_short(good: Path, data: st.DataObject) -> None:
    check_any(good.read_bytes()[: data.draw(st.integers(0, good.stat().st_size))])


@fuzz
@given(st.data())
def test_a_store_with_some_bytes_changed(good: Path, data: st.DataObject) -> None:
    changed = bytearray(good.read_bytes())
    for _ in range(data.draw(st.integers(1, 30))):
        changed[data.draw(st.integers(0, len(changed) - 1))] = data.draw(st.integers(0, 255))
    check_any(bytes(changed))


COLUMNS = [
    "status",
    "purpose",
    "level",
    "day",
    "marks",
    "won",
    "margin",
    "ended",
    "turn",
    "result",
    "deciders",
    "setup",
]
values = st.none() | st.integers(-(2**63), 2**63 - 1) | st.floats() | st.text(max_size=20) | st.binary(max_size=20)


@fuzz
@given(st.lists(st.tuples(st.sampled_from(COLUMNS), values), max_size=6))
def test_any_values_in_the_tables(good: Path, changes: list[tuple[str, object]]) -> None:
    with tempfile.TemporaryDirectory(dir=MEMORY) as name:
        path = Path(name) / "x.db"
        path.write_bytes(good.read_bytes())
        connection = sqlite3.connect(path, isolation_level=None)
        for number, (column, value) in enumerate(changes):
            try:
                connection.execute(f"UPDATE games SET {column} = ? WHERE id = ?", (value, str(number)))
            except (sqlite3.Error, UnicodeEncodeError):
                continue
        connection.close()
        content = path.read_bytes()
    check_any(content)
