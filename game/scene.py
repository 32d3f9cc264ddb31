"""Scenes and the stack they stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app import App
    from game.canvas import Canvas
    from game.input import Intent


class Scene:
    """What a person sees at one time. Only the topmost scene gets intents and is updated."""

    #: The scene below is drawn first: for dialogs.
    see_through = False

    def __init__(self, app: App) -> None:
        self.app = app

    def enter(self) -> None:
        """On top for the first time."""

    def pause(self) -> None:
        """Something was pushed above."""

    def resume(self, result: object = None) -> None:
        """What was above is gone; ``result`` is what it was popped with."""

    def leave(self) -> None:
        """Popped for good, or the program ends: save here."""

    def handle(self, intent: Intent) -> None:
        """Something a person did."""

    def update(self, dt: float) -> bool:
        """``dt`` seconds passed, at most 0.1. True while something moves: a frame is then drawn."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Say what is to be seen, in design units. Changes no state."""


class SceneStack:
    """Scenes above each other; every change is applied at once.

    Changing the stack while it is being drawn raises RuntimeError: drawing changes nothing.
    """

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._drawing = False

    def __len__(self) -> int:
        return len(self._scenes)

    def __contains__(self, scene: object) -> bool:
        return any(scene is known for known in self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene a person deals with."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the one below pauses."""
        self._changing()
        if self._scenes:
            self._scenes[-1].pause()
        self._scenes.append(scene)
        scene.enter()

    def pop(self, result: object = None) -> None:
        """Take the topmost scene away and hand ``result`` to the one below."""
        self._changing()
        self._scenes.pop().leave()
        if self._scenes:
            self._scenes[-1].resume(result)

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the topmost; what is below learns nothing of it."""
        self._changing()
        if self._scenes:
            self._scenes.pop().leave()
        self._scenes.append(scene)
        scene.enter()

    def reset(self, scene: Scene) -> None:
        """Leave everything, from the top down, and begin with this scene."""
        self.clear()
        self._scenes.append(scene)
        scene.enter()

    def clear(self) -> None:
        """Leave every scene, from the top down. If some raise, the others are left all the same and the first
        error is raised at the end."""
        self._changing()
        first: Exception | None = None
        while self._scenes:
            try:
                self._scenes.pop().leave()
            except Exception as error:
                first = first or error
        if first is not None:
            raise first

    def update(self, dt: float) -> bool:
        """Let the topmost scene move on; True while it moves."""
        return bool(self._scenes) and self._scenes[-1].update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the topmost scene and, below see-through ones, those that shine through."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].see_through:
            first -= 1
        self._drawing = True
        try:
            for scene in self._scenes[max(first, 0) :]:
                scene.draw(canvas)
        finally:
            self._drawing = False

    def _changing(self) -> None:
        if self._drawing:
            raise RuntimeError("the scene stack was changed while it was drawn")
