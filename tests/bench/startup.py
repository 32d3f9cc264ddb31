"""From the start of the process to the first picture, through ``main.py``."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.figures import Figure

STARTS = 7


def seconds_to_first_picture(folder: Path) -> float:
    """One start of the program with its user folder in this one."""
    command = [sys.executable, "-m", "tests.bench.child", "first", "0", "--mute", "--data-dir", str(folder / "user")]
    start = time.monotonic()
    done = subprocess.run(
        command, env=quiet_environment(folder), capture_output=True, text=True, timeout=60, check=True
    )
    return float(done.stdout.split()[-1]) - start


def quiet_environment(folder: Path) -> dict[str, str]:
    """Without a screen and without a sound device; Python keeps what it has compiled, as it does for a player."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    return kept | quiet


def measure() -> list[Figure]:
    """The first start in a new user folder, and the middle one of the next; the very first compiles everything."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        seconds_to_first_picture(folder)
        shutil.rmtree(folder / "user")
        first = seconds_to_first_picture(folder)
        others = [seconds_to_first_picture(folder) for _ in range(STARTS)]
    return [
        Figure("start to first picture, new user folder", first, 0.6, "s"),
        Figure("start to first picture, median", statistics.median(others), 0.6, "s"),
    ]
