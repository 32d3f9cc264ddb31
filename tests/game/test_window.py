"""A real window under Xvfb: class, resizing, full screen, focus, memory, idle load."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool"),
]
DESKTOP = (1600, 900)


@pytest.fixture
def display() -> Iterator[str]:
    """The name of an X display of our own."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{DESKTOP[0]}x{DESKTOP[1]}x24", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as said:
        yield f":{said.readline().strip()}"
    server.terminate()
    server.wait(10)


class Desk:
    """The program in a window, and hands to touch it with."""

    def __init__(self, display: str, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith("SDL_")}
        self.environment |= {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self.start()

    def start(self) -> None:
        self.log.write_text("")
        self.seen = 0
        command = [sys.executable, "-m", "tests.game.windowed", str(self.folder / "data"), str(self.log)]
        self.program = subprocess.Popen(command, env=self.environment)
        self.until("intent focus-gained")
        self.window = self.do("search", "--sync", "--class", "tenfold").split()[-1]

    def do(self, *words: str) -> str:
        """Something with xdotool; what it prints."""
        command = ["xdotool", *words]
        return subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=True, timeout=20
        ).stdout

    def until(self, line: str, seconds: float = 10) -> None:
        """Wait for a line of the log that begins so, after the one waited for last."""
        end = time.monotonic() + seconds
        while True:
            lines = self.log.read_text().splitlines()
            for number in range(self.seen, len(lines)):
                if lines[number].startswith(line):
                    self.seen = number + 1
                    return
            assert time.monotonic() < end, f"no {line!r} in {lines[self.seen :]}"
            time.sleep(0.05)

    def unseen(self) -> str:
        """What the log says since the line waited for last."""
        return "\n".join(self.log.read_text().splitlines()[self.seen :])

    def geometry(self) -> tuple[int, int]:
        words = self.do("getwindowgeometry", "--shell", self.window).split()
        facts = dict(word.split("=") for word in words)
        return int(facts["WIDTH"]), int(facts["HEIGHT"])


@pytest.fixture
def desk(display: str, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(display, tmp_path)
    yield made
    made.program.kill()
    made.program.wait(10)


def cpu_seconds(pid: int) -> float:
    """What a process has taken of the CPU so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_a_window_through_its_life(desk: Desk) -> None:
    assert desk.geometry() == (1280, 720), "four fifths of the desktop"
    desk.do("windowsize", desk.window, "1100", "700")
    desk.until("drawn 1100x700 window")
    desk.do("key", "F11")
    desk.until("drawn 1600x900 full")
    desk.do("key", "alt+Return")
    desk.until("drawn 1100x700 window")
    desk.do("key", "h")
    desk.until("intent hint")
    desk.program.terminate()
    assert desk.program.wait(10) == 0
    assert "left" in desk.log.read_text()
    kept = json.loads((desk.folder / "data" / "settings.json").read_text())
    assert (kept["window"], kept["fullscreen"]) == ([1100, 700], False)
    desk.start()
    assert desk.geometry() == (1100, 700)


def test_focus_lost_and_found_with_a_key_down(desk: Desk) -> None:
    desk.do("keydown", "Right")
    desk.until("intent move")
    desk.do("windowunmap", desk.window)
    desk.until("intent focus-lost")
    time.sleep(0.6)
    assert "intent move" not in desk.unseen()
    desk.do("keyup", "Right")
    desk.do("windowmap", "--sync", desk.window)
    desk.do("windowfocus", desk.window)
    desk.until("intent focus-gained")
    desk.do("key", "h")
    desk.until("intent hint")


def test_an_untouched_window_costs_next_to_nothing(desk: Desk) -> None:
    if not Path("/proc/self/stat").exists():
        pytest.skip("needs /proc")
    time.sleep(2)
    drawn = desk.log.read_text().count("drawn")
    before = cpu_seconds(desk.program.pid)
    time.sleep(5)
    assert (cpu_seconds(desk.program.pid) - before) / 5 < 0.02
    assert desk.log.read_text().count("drawn") == drawn
