"""What the program costs while nobody touches it."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from game import loop
from game.app import App
from tests.bench.figures import Figure
from tests.bench.frame import FullTable
from tests.bench.startup import quiet_environment

SECONDS = 8.0


def untouched_title() -> float:
    """Share of a core that the program takes when it has been started and left alone."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.bench.child", "idle", str(SECONDS), "--data-dir", folder]
        environment = quiet_environment(Path(folder))
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=90, check=True)
    return float(done.stdout.split()[-1]) / SECONDS


def untouched_table() -> float:
    """Share of a core that the loop takes with a full table on which nothing moves."""
    with tempfile.TemporaryDirectory() as folder:
        app = App.headless(Path(folder), (1920, 1080), mute=True)
        app.push(FullTable(app, flying=0))
        for _ in range(60):
            app.frame(0.033)
        until = time.monotonic() + SECONDS
        start = time.process_time()

        def sleep(seconds: float) -> None:
            time.sleep(seconds)
            if time.monotonic() > until:
                app.quit()

        loop.turn(app, sleep=sleep)
        spent = time.process_time() - start
        app.close()
    return spent / SECONDS


def measure() -> list[Figure]:
    """The real title and a full table."""
    return [
        Figure("idle, a full table", untouched_table() * 100, 2.0, "% of a core"),
        Figure("idle, the title, with music", untouched_title() * 100, 2.0, "% of a core"),
    ]
