"""A program for `test_window`: ``python -m tests.game.windowed FOLDER LOG``; writes what it sees to the log."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

from game.app import App, run
from game.canvas import Canvas
from game.input import Intent
from game.options import Options
from tests.game.scenes import Still


class Watched(Still):
    """Writes each intent and each frame as one line; takes its own picture when asked for a hint."""

    def __init__(self, app: App, log: Path) -> None:
        super().__init__(app)
        self.log = log.open("a", buffering=1)

    def handle(self, intent: Intent) -> None:
        self.log.write(f"intent {intent.kind}\n")
        if intent.kind == "hint":
            pygame.image.save(self.app.viewport.surface, Path(self.log.name).with_suffix(".png"))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        viewport = self.app.viewport
        self.log.write(f"drawn {viewport.size[0]}x{viewport.size[1]} {'full' if viewport.full else 'window'}\n")

    def leave(self) -> None:
        self.log.write("left\n")


if __name__ == "__main__":
    sys.exit(run(Options(data_dir=Path(sys.argv[1]), mute=True), lambda app: Watched(app, Path(sys.argv[2]))))
