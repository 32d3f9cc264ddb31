"""One game in a real window: ``python -m tests.xvfb_game`` says in a sentence how it went; exit status 0 or 1.

Starts an X server that nobody sees and the real ``main.py`` in it, and plays a solo game to its end with xdotool's
hands: through the title and the set-up, card by card, past the result and out through the title.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import rules
from game.store import Store
from game.viewport import WINDOW_CLASS

MAIN = Path(__file__).resolve().parents[1] / "main.py"
SIZE = "1280x720"
#: Seconds: for the window to come, for the game, for the program to end.
WINDOW, GAME, END = 30.0, 240.0, 15.0
#: Keys that play: draw, take numbers, take currency, or whatever has the focus.
PLAY = ("1", "1", "2", "2", "3", "Return", "Return", "Return")
#: From a page to the title, to the question whether to leave, and yes.
LEAVE = ("Escape", "Escape", "Right", "Return")


class GoneWrongError(Exception):
    """What went wrong, as a sentence."""


@contextmanager
def screen() -> Iterator[str]:
    """An X server that nobody sees; its display."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SIZE}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with open(reading, encoding="ascii") as answer:
            number = answer.readline().strip()
        if not number:
            raise GoneWrongError("Xvfb did not start.")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(10)


class Player:
    """The program in its window, and hands on its keyboard."""

    def __init__(self, display: str, folder: Path) -> None:
        self.folder = folder
        self._environment = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        command = [
            sys.executable,
            str(MAIN),
            "--data-dir",
            str(folder),
            "--window",
            SIZE,
            "--lang",
            "en",
            "--mute",
            "--seed",
            "7",
        ]
        self.program = subprocess.Popen(command, env=self._environment)
        self._luck = random.Random(20)

    def wait_for_window(self) -> None:
        """Find the window and give it the keyboard. Raises GoneWrongError."""
        until = time.monotonic() + WINDOW
        while time.monotonic() < until and self.program.poll() is None:
            found = self._hand("search", "--class", WINDOW_CLASS)
            if found:
                self._hand("windowfocus", "--sync", found.split()[-1])
                time.sleep(1.0)
                return
            time.sleep(0.2)
        raise GoneWrongError(f"The program showed no window; its exit status is {self.program.poll()}.")

    def press(self, *keys: str, pause: float = 0.12) -> None:
        """Press keys one after the other. Raises GoneWrongError if the program has ended."""
        for key in keys:
            if self.program.poll() is not None:
                raise GoneWrongError(f"The program ended by itself with status {self.program.returncode}.")
            self._hand("key", key)
            time.sleep(pause)

    def play(self) -> None:
        """From the title into a game and to its end. Raises GoneWrongError."""
        self.press("Return", "Return", "Return", pause=1.0)
        if self.status() is None:
            raise GoneWrongError("Three confirms did not lead from the title to a game.")
        until = time.monotonic() + GAME
        while time.monotonic() < until:
            self.press(*self._luck.choices(PLAY, k=5))
            if self.status() == "finished":
                return
        raise GoneWrongError(f"The game did not end within {GAME:.0f} s.")

    def leave(self) -> None:
        """Past the result, to the title and out of it. Raises GoneWrongError."""
        time.sleep(1.0)
        until = time.monotonic() + END
        while time.monotonic() < until and self.program.poll() is None:
            for key in LEAVE:
                if self.program.poll() is None:
                    self._hand("key", key)
                    time.sleep(0.5)
        if self.program.poll() is None:
            raise GoneWrongError("The program can't be left through its title.")
        if self.program.returncode != 0:
            raise GoneWrongError(f"The program ended with status {self.program.returncode}.")

    def status(self) -> str | None:
        """How the game stands that was begun first; None before that. The program alone may open its store, so a
        copy is looked at, which may be caught in the middle of a write."""
        with tempfile.TemporaryDirectory() as name:
            for file in self.folder.glob("tenfold.db*"):
                shutil.copy(file, name)
            try:
                with closing(sqlite3.connect(Path(name, "tenfold.db"))) as store:
                    row = store.execute("SELECT status FROM games ORDER BY rowid LIMIT 1").fetchone()
            except sqlite3.DatabaseError:
                return None
        return None if row is None else str(row[0])

    def stop(self) -> None:
        """End the program, if it has not ended."""
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait(10)

    def _hand(self, *words: str) -> str:
        done = subprocess.run(["xdotool", *words], env=self._environment, capture_output=True, text=True, timeout=20)
        return done.stdout


def check(folder: Path) -> str:
    """What the store says of the game. Raises GoneWrongError."""
    store = Store(folder)
    try:
        finished = store.finished()
        if not finished:
            raise GoneWrongError("The finished game is not in the store.")
        saved = store.load(finished[-1].id)
    finally:
        store.close()
    if saved is None or saved.result is None:
        raise GoneWrongError("The finished game has no result.")
    record = rules.GameRecord.from_text(saved.record)
    scores = tuple(record.replay().scores())
    if scores != saved.result.scores:
        raise GoneWrongError(f"The record gives {scores}, the result says {saved.result.scores}.")
    return f"A game of {len(record.actions)} moves was played in a real window and ended {scores[0]} : {scores[1]}."


def run() -> str:
    """Play; how it went. Raises GoneWrongError."""
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            raise GoneWrongError(f"{tool} is not installed.")
    with tempfile.TemporaryDirectory() as name, screen() as display:
        folder = Path(name)
        (folder / "settings.json").write_text(json.dumps({"version": 1, "speed": "instant"}), encoding="utf-8")
        player = Player(display, folder)
        try:
            player.wait_for_window()
            player.play()
            player.leave()
        finally:
            player.stop()
        return check(folder)


def main() -> int:
    """The exit status."""
    try:
        print(run())
    except GoneWrongError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
