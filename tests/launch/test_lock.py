from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.launch.lock import Lock
from tests.launch.conftest import PROJECT

HOLDER = """
import sys, time
sys.path.insert(0, sys.argv[1])
from game.launch.lock import Lock
with Lock(sys.argv[2], lambda: None):
    print("held", flush=True)
    time.sleep(float(sys.argv[3]))
"""


def holder(path: Path, seconds: float) -> subprocess.Popen[str]:
    """Another process that holds the lock."""
    line = [sys.executable, "-c", HOLDER, str(PROJECT), str(path), str(seconds)]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_free_lock_is_taken_without_a_word(tmp_path: Path) -> None:
    told: list[str] = []
    for _ in range(2):
        with Lock(str(tmp_path / "lock"), lambda: told.append("waiting")):
            pass
    assert told == []


def test_the_second_waits_for_the_first_and_says_so_once(tmp_path: Path) -> None:
    told: list[str] = []
    with holder(tmp_path / "lock", 0.7) as process, Lock(str(tmp_path / "lock"), lambda: told.append("waiting")):
        assert process.wait(timeout=1) == 0
    assert told == ["waiting"]


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_a_killed_holder_leaves_no_lock(tmp_path: Path) -> None:
    with holder(tmp_path / "lock", 60) as process:
        process.send_signal(signal.SIGKILL)
        with Lock(str(tmp_path / "lock"), lambda: None):
            assert process.wait(timeout=10) == -signal.SIGKILL


@pytest.mark.skipif(sys.platform == "win32", reason="handles are handed on by POSIX")
def test_a_child_with_the_handle_keeps_the_lock(tmp_path: Path) -> None:
    told: list[str] = []
    path = str(tmp_path / "lock")
    with Lock(path, lambda: None) as lock:
        assert lock.handle is not None
        sleep = [sys.executable, "-c", "import time; time.sleep(0.7)"]
        child = subprocess.Popen(sleep, pass_fds=(lock.handle,))
    with Lock(path, lambda: told.append("waiting")):
        assert child.wait(timeout=1) == 0
    assert told == ["waiting"]
