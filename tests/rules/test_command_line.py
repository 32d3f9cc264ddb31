"""``python -m rules`` as a person uses it: in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import rules
from rules import GameRecord
from rules.__main__ import main
from tests.rules.setups import SETUPS, Setup

ROOT = Path(__file__).parents[2]


def run(*arguments: str, text: bytes = b"", shell: str = "", hashing: str = "0") -> subprocess.CompletedProcess[bytes]:
    """The finished process; with ``shell``, that command line with RULES for the program."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": hashing}
    command: list[str] | str = [sys.executable, "-m", "rules", *arguments]
    if shell:
        command = shell.replace("RULES", f"'{sys.executable}' -m rules")
    return subprocess.run(
        command, input=text, capture_output=True, cwd=ROOT, env=environment, shell=bool(shell), timeout=60, check=False
    )


def arguments_of(setup: Setup) -> list[str]:
    chosen = [part for name, value in setup.options.items() for part in ("--option", f"{name}={value}")]
    return ["play", setup.game, "--seats", str(setup.seats), "--seed", "11", *chosen, "--players", "random"]


def test_play_prints_a_record_and_always_the_same(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    arguments = ["play", "ten", "--seats", "3", "--seed", "5", "--players", "random,random,random"]
    one, two = run(*arguments), run(*arguments)
    assert one.returncode == 0 and one.stderr == b"" and one.stdout == two.stdout
    record = GameRecord.from_text(one.stdout.decode())
    assert (record.seats, record.seed) == (3, 5) and record.replay().to_act is None
    assert main([*arguments[:-1], "random"]) == 0  # a single name serves all
    assert capsysbinary.readouterr().out == one.stdout


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_play_and_replay_everything(setup: Setup, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(arguments_of(setup)) == 0
    text = capsys.readouterr().out
    end = GameRecord.from_text(text).replay()
    assert end.to_act is None
    (tmp_path / "record").write_text(text)
    assert main(["replay", str(tmp_path / "record")]) == 0
    assert capsys.readouterr().out == " ".join(map(str, end.scores())) + "\n"


@pytest.mark.parametrize("game", rules.GAMES)
def test_play_without_anything_else(game: str) -> None:
    done = run("play", game)
    assert done.stdout == run("play", game, hashing="17").stdout
    assert done.returncode == 0 and GameRecord.from_text(done.stdout.decode()).replay().to_act is None


def test_replay_of_a_game_in_progress_from_standard_input() -> None:
    done = run("replay", "-", text=b"tenfold ten 1 seats=2 seed=0 deck=R1 R2 R3\ndraw\ndraw\ntake numbers\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"2 0\n", b"")


def test_play_a_rigged_deck() -> None:
    done = run("play", "ten", "--seats", "4", "--deck", "R1 R2 *#", "--option", "unsold_wild=active")
    assert done.stdout.startswith(b"tenfold ten 1 seats=4 seed=0 unsold_wild=active deck=R1 R2 *#\ndraw\n")


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        (["--depth", "0"], 1),
        (["--depth", "12"], 1414),
        (["--depth", "5", "--seats", "4", "--seed", "1"], 8),
        (["--depth", "6", "--seats", "5", "--deck", "*# $2 R1 R2"], 252),
        (["--depth", "100", "--deck", "R1"], 1),
        (["--depth", "12", "--seats", "1", "--seed", "2", "--option", "solo_level=7"], 56),
    ],
)
def test_count(arguments: list[str], count: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count", "ten", *arguments]) == 0
    assert capsys.readouterr().out == f"{count}\n"


def test_bench_prints_one_line_of_json_a_game() -> None:
    done = run("bench", "--seconds", "0")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0 and [line["game"] for line in lines] == list(rules.GAMES)
    for line in lines:
        assert set(line) >= {"game", "decisions_per_s", "copies_per_s", "samples_per_s"}
        assert all(value > 0 for name, value in line.items() if name != "game")


def test_help_is_help() -> None:
    for arguments in (["--help"], ["play", "--help"], ["replay", "-h"], ["count", "-h"], ["bench", "-h"]):
        done = run(*arguments)
        assert done.returncode == 0 and b"usage" in done.stdout and done.stderr == b""


WRONG = [
    [],
    ["dance"],
    ["--loud"],
    ["play"],
    ["play", "nine"],
    ["play", "ten", "--loud"],
    ["play", "ten", "--seat", "2"],
    ["play", "ten", "more"],
    ["play", "ten", "--seats"],
    ["play", "ten", "--seats", "0"],
    ["play", "ten", "--seats", "6"],
    ["play", "ten", "--seats", "02"],
    ["play", "ten", "--seats", "+2"],
    ["play", "ten", "--seats", "-2"],
    ["play", "ten", "--seats", "two"],
    ["play", "ten", "--seats", "٢"],
    ["play", "ten", "--seats", ""],
    ["play", "ten", "--seed", "1.5"],
    ["play", "ten", "--seed", "-1"],
    ["play", "ten", "--seed", "9223372036854775808"],
    ["play", "ten", "--seed", "9" * 5000],
    ["play", "ten", "--seats", "1"],
    ["play", "ten", "--option", "solo_level=7"],
    ["play", "ten", "--seats", "1", "--option", "solo_level=3"],
    ["play", "ten", "--seats", "1", "--option", "solo_level=7", "--option", "solo_level=8"],
    ["play", "ten", "--seats", "1", "--option", "solo_level=7", "--players", "random,random"],
    ["play", "ten", "--option", "unsold_wild"],
    ["play", "ten", "--option", "colour=\x1b[31mred\nblue"],
    ["play", "ten", "--deck", ""],
    ["play", "ten", "--deck", "R3 X\n7"],
    ["play", "ten", "--players", ""],
    ["play", "ten", "--players", "nobody"],
    ["play", "ten", "--players", "random,random,random"],
    ["play", "ten", "--players", "random,"],
    ["count", "ten"],
    ["count", "ten", "--depth", "-1"],
    ["count", "ten", "--depth", "deep"],
    ["count", "nine", "--depth", "1"],
    ["bench", "nine"],
    ["replay"],
    ["replay", "/no/such/file"],
    ["replay", "/"],
    ["replay", ""],
    ["replay", "a\0b"],
    ["replay", __file__],
    ["replay", sys.executable],
]


@pytest.mark.parametrize(
    "arguments", WRONG, ids=lambda arguments: " ".join(arguments)[:60].encode("unicode_escape").decode()
)
def test_what_is_wrong_is_one_line(arguments: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    told = capfd.readouterr()
    assert told.out == ""
    assert told.err.endswith("\n") and told.err.count("\n") == 1 and told.err.isascii() and "Traceback" not in told.err
    assert told.err[:-1].isprintable()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "line 1: "),
        (b"tenfold ten 1 seats=2 seed=0\ndraw", "line 2: half a line"),
        (b"tenfold ten 1 seats=2 seed=0\ndraw\ndance\n", "line 3: unreadable action"),
        (b"tenfold ten 1 seats=2 seed=0\ndraw\ndraw\npass\n", "line 4: not now (action pass, phase play)"),
        (b"tenfold ten 1 seats=2 seed=0 deck=R# R1\ndraw\nbid " + b"9" * 5_000_000 + b"\n", "line 3: bid too high"),
        (b"tenfold ten 9 seats=2 seed=0\n", "line 1: other version"),
        (b"tenfold ten 1 seats=9 seed=0\n", "line 1: bad seats"),
        (b"tenfold ten 1 seats=2 seed=0\n\xff\xfe\x00\n", "line 2: "),
        (bytes(range(256)) * 100, "line "),
        (b"draw\n" * 20_000_000, "longer than"),
    ],
    ids=range(10),
)
def test_wrong_records_name_the_line(
    text: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "record").write_bytes(text)
    assert main(["replay", str(tmp_path / "record")]) == 2
    told = capsys.readouterr().err
    assert words in told and told.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="shell and /dev")
@pytest.mark.parametrize(
    ("command", "status", "silent"),
    [
        ("RULES play ten | head -n 1; true", 0, True),
        ("RULES play ten | true", 0, True),
        ("RULES play ten >/dev/full", 2, False),
        ("RULES play ten >&-", 2, False),
        ("RULES bench ten >&-", 2, False),
        ("RULES replay - <&-", 2, False),
        ("RULES replay - >&- 2>&- <&-", 2, True),
        ("RULES dance 2>&-", 2, True),
    ],
)
def test_pipes_that_break(command: str, status: int, silent: bool) -> None:
    done = run(shell=command)
    assert done.returncode == status
    assert b"Traceback" not in done.stderr and b"Exception" not in done.stderr
    assert done.stderr.count(b"\n") == (0 if silent else 1)
