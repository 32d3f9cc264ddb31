"""The whole way with a real environment: what a player meets on a machine with nothing but Python."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from game.launch import builder, door
from tests.launch.conftest import Copy, bare_python

pytestmark = pytest.mark.long
DEAD_END = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_FIND_LINKS": "",
}


def playing(done: subprocess.CompletedProcess[str], place: Path) -> bool:
    """Whether the game was started in this environment, and its status handed on."""
    assert "Traceback" not in done.stderr
    return done.returncode == 7 and f"PLAYING {place}\n" in done.stdout


def test_first_start_second_start_and_a_move(copy: Copy, tmp_path: Path) -> None:
    offline = copy.start("--lang", "cs", **DEAD_END)
    assert offline.returncode == 1
    assert "Připoj se k internetu" in offline.stderr
    assert "Traceback" not in offline.stderr

    first = copy.start("--seed", "5")
    assert playing(first, copy.root / ".venv")
    assert "seed=5" in first.stdout
    assert "SCENE first" in first.stdout
    assert "LEFT OVER []" in first.stdout
    assert "pygame-ce" not in first.stdout  # it prints a line of its own if it may
    assert "Unpacking" in first.stderr

    begin = time.perf_counter()
    second = copy.start("--mute", **DEAD_END)
    assert time.perf_counter() - begin < 3
    assert playing(second, copy.root / ".venv")
    assert second.stderr == ""

    moved = Copy(tmp_path / "jinde", copy.home)
    copy.root.rename(moved.root)
    assert playing(moved.start(**DEAD_END), moved.root / ".venv")

    inside = moved.start(python=str(moved.root / ".venv" / "bin" / "python"))
    assert playing(inside, moved.root / ".venv")


def test_two_starts_at_once(copy: Copy) -> None:
    line = [bare_python(), str(copy.root / "main.py")]
    both = [
        subprocess.Popen(line, env=copy.environ(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    answers = [process.communicate(timeout=300) for process in both]
    assert [process.returncode for process in both] == [7, 7]
    assert all(f"PLAYING {copy.root / '.venv'}" in out for out, _ in answers)
    assert sorted("Unpacking" in err for _, err in answers) == [False, True]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_an_installation_cut_short_is_done_again(copy: Copy, how: signal.Signals) -> None:
    line = [bare_python(), str(copy.root / "main.py")]
    process = subprocess.Popen(line, env=copy.environ(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    log = copy.root / ".venv" / builder.LOG
    while not (log.exists() and "Collecting" in log.read_text(encoding="utf-8")):
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(how)
    _, err = process.communicate(timeout=60)
    assert "Traceback" not in err
    assert process.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert playing(copy.start(), copy.root / ".venv")


def test_packages_at_hand_are_used_as_they_are(copy: Copy) -> None:
    prepared = copy.root.parent / "prepared"
    subprocess.run([bare_python(), "-m", "venv", str(prepared)], check=True)
    python = str(prepared / "bin" / "python")
    install = [python, "-m", "pip", "install", "-q", "-r", str(copy.root / "requirements.txt")]
    subprocess.run(install, check=True, capture_output=True)
    assert playing(copy.start(python=python, **DEAD_END), prepared)
    assert not (copy.root / ".venv").exists()


def test_the_test_command_returns_the_status_of_pytest(copy: Copy) -> None:
    tests = copy.root / "tests"
    tests.mkdir()
    (tests / "test_it.py").write_text(
        "import pytest\n\n@pytest.mark.long\ndef test_long():\n    assert 0\n\ndef test_short():\n    assert 1\n",
        encoding="utf-8",
    )
    good = copy.start("--test")
    assert (good.returncode, "1 passed" in good.stdout) == (0, True)
    bad = copy.start("--test", "-m", "long")
    assert (bad.returncode, "1 failed" in bad.stdout) == (1, True)
    assert copy.start("--test", "-k", "nothing").returncode == 5
    assert playing(copy.start(**DEAD_END), copy.root / ".venv")  # the same environment serves for playing


def test_a_broken_package_is_told_and_not_tried_for_ever(copy: Copy) -> None:
    assert playing(copy.start(), copy.root / ".venv")
    (copy.packages() / "polib.py").unlink()
    broken = copy.start("--lang", "sk", "--data-dir", str(copy.home))
    assert broken.returncode == 1
    assert "Niečo sa pokazilo" in broken.stderr
    assert "No module named 'polib'" in (copy.home / "tenfold.log").read_text(encoding="utf-8")
    again = copy.start(**{door.HANDED_OVER: "1"})
    assert again.returncode == 1
    assert "damaged" in again.stderr
