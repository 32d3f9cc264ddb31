"""Small scenes the tests of the engine play with."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.app import App
from game.canvas import Canvas
from game.input import Intent
from game.scene import Scene

Say = Callable[[Canvas], None]


class Still(Scene):
    """Shows a sheet of paper with words, moves never, writes down what it is told."""

    def __init__(self, app: App, say: Say | None = None) -> None:
        super().__init__(app)
        self.intents: list[Intent] = []
        self.steps: list[float] = []
        self.drawn = 0
        self.left = 0
        self.say = say
        self.moving = False

    @property
    def kinds(self) -> list[str]:
        return [str(intent.kind) for intent in self.intents]

    def handle(self, intent: Intent) -> None:
        self.intents.append(intent)

    def update(self, dt: float) -> bool:
        self.steps.append(dt)
        return self.moving

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        if self.say is not None:
            self.say(canvas)
        else:
            canvas.panel(FRect(100, 100, 600, 400), "paper", lift=3)
            canvas.text("Tenfold", FRect(100, 100, 600, 400), "title", align="centre", valign="middle")

    def leave(self) -> None:
        self.left += 1
