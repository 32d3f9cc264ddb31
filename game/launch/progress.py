"""Shows how far the preparation is: on the terminal, in a window, or line by line in a log."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TextIO

from game.launch import tell

BAR = 24  # letters


class Progress:
    """Shows nothing; the others are built on it. A share is 0 … 1 of the whole work."""

    def show(self, text: str, share: float) -> None:
        """Say what is being done now. Raises KeyboardInterrupt if the player has had enough."""

    def note(self, text: str) -> None:
        """Say a sentence that stays."""
        tell.write(text, sys.stderr)

    def close(self) -> None:
        """Take the display away."""


class LineProgress(Progress):
    """A line for each new text: for logs and pipes."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self._last = ""

    def show(self, text: str, share: float) -> None:
        if text != self._last:
            self._last = text
            tell.write(f"{share:4.0%}  {text}", self._stream)


class BarProgress(Progress):
    """One line of a terminal, written over and over."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._width = 0

    def show(self, text: str, share: float) -> None:
        done = round(BAR * share)
        line = f"[{'#' * done}{'.' * (BAR - done)}] {share:4.0%}  {text}"
        line = line[: max(20, shutil.get_terminal_size().columns - 1)]
        self._put("\r" + line.ljust(self._width))
        self._width = len(line)

    def note(self, text: str) -> None:
        self._clear()
        super().note(text)

    def close(self) -> None:
        self._clear()

    def _clear(self) -> None:
        if self._width:
            self._put("\r" + " " * self._width + "\r")
            self._width = 0

    def _put(self, text: str) -> None:
        self._stream.write(tell.writable(text, self._stream))
        self._stream.flush()


class WindowProgress(Progress):
    """A window of another process that reads lines: a number is a percentage, ``# text`` what is being done."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, encoding="utf-8"
        )

    def note(self, text: str) -> None:
        super().note(text)
        self.show(text, 0)

    def show(self, text: str, share: float) -> None:
        assert self._process.stdin is not None
        try:
            # 100 would close the window too early
            self._process.stdin.write(f"{min(99, round(share * 100))}\n# {text}\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise KeyboardInterrupt from None  # the player closed the window

    def close(self) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("100\n")
            self._process.stdin.close()
        except (OSError, ValueError):
            pass  # closed already
        try:
            self._process.wait(timeout=3)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def choose(title: str) -> Progress:
    """The best way this start has to show progress."""
    if tell.has_terminal():
        if sys.stderr is not None and sys.stderr.isatty():
            return BarProgress(sys.stderr)
        return LineProgress(sys.stderr)
    command = window_command(title) if tell.has_display() else None
    if command is not None:
        try:
            return WindowProgress(command)
        except OSError:
            pass
    return LineProgress(sys.stderr)


def window_command(title: str) -> list[str] | None:
    """The command of a progress window, if this system can show one."""
    from importlib.util import find_spec

    if find_spec("_tkinter") and find_spec("tkinter"):
        return [sys.executable, os.path.join(os.path.dirname(__file__), "window.py"), title]
    if shutil.which("zenity"):
        return ["zenity", "--progress", "--auto-close", "--no-markup", "--width=480", f"--title={title}", "--text="]
    return None
