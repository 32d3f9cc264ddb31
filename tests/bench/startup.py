"""From the start of the process to the first picture, through ``main.py``."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

from tests.bench.figures import Figure

STARTS = 7


def seconds_to_first_picture(folder: str) -> float:
    """One start of the program."""
    start = time.monotonic()
    command = [sys.executable, "-m", "tests.bench.child", "first", "0", "--mute", "--data-dir", folder]
    done = subprocess.run(command, env=quiet_environment(), capture_output=True, text=True, timeout=60, check=True)
    return float(done.stdout.split()[-1]) - start


def quiet_environment() -> dict[str, str]:
    """Without a screen and without a sound device."""
    return os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def measure() -> list[Figure]:
    """The first start in a new folder, and the middle one of the next."""
    with tempfile.TemporaryDirectory() as folder:
        first = seconds_to_first_picture(folder)
        others = [seconds_to_first_picture(folder) for _ in range(STARTS)]
    return [
        Figure("start to first picture, new user folder", first, 0.9, "s"),
        Figure("start to first picture, median", statistics.median(others), 0.6, "s"),
    ]
