"""The real table: what a frame costs while five computer players play, and what it costs when nobody does anything."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game import loop
from game.app import App
from game.match import Match, Seat, Setup
from scenes.tables import table_scene
from tests.bench.figures import Figure, share

SIZE = (1920, 1080)
FRAMES = 1500
SECONDS = 8.0


@contextmanager
def table(*kinds: str) -> Iterator[App]:
    """An app in which players of these kinds have just sat down."""
    seats = tuple(
        Seat(f"P{n + 1}", kind, "bold" if kind == "normal" else None, colour=n) for n, kind in enumerate(kinds)
    )
    with tempfile.TemporaryDirectory() as folder:
        app = App.headless(Path(folder), SIZE, mute=True)
        app.push(table_scene(app, Match.start(app.store, Setup("ten", seats, seed=7))))
        yield app
        app.close()


def moving_frames() -> list[float]:
    """CPU milliseconds of the frames in which something moves; the first, in which all is new, is not one of them."""
    spent: list[float] = []
    with table(*["normal"] * 5) as app:
        app.frame(1 / 60)
        until = time.monotonic() + 90
        while len(spent) < FRAMES and time.monotonic() < until:
            start = time.process_time()
            app.frame(1 / 60)
            if app.moving:
                spent.append((time.process_time() - start) * 1000)
            else:
                time.sleep(0.005)
    return spent


def untouched() -> float:
    """Share of a core the loop takes while a person does not decide."""
    with table("person", "normal") as app:
        end = time.monotonic() + 30
        while time.monotonic() < end and (app.frame(0.033) or app.moving):
            time.sleep(0.01)
        for _ in range(100):
            app.frame(0.033)
        until = time.monotonic() + SECONDS
        start = time.process_time()

        def sleep(seconds: float) -> None:
            time.sleep(seconds)
            if time.monotonic() > until:
                app.quit()

        loop.turn(app, sleep=sleep)
        return (time.process_time() - start) / SECONDS


def measure() -> list[Figure]:
    """Moving and still."""
    frames = moving_frames()
    return [
        Figure("real table 1920×1080, five players: median", share(frames, 0.5), 4.0, "ms CPU"),
        Figure("real table 1920×1080, five players: 99th percentile", share(frames, 0.99), 12.0, "ms CPU"),
        Figure("idle, the real table, a person to decide", untouched() * 100, 2.0, "% of a core"),
    ]
