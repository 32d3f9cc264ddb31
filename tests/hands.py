"""A person's hands and patience, for tests that play: real events of keyboard and mouse, frame after frame."""

from __future__ import annotations

from typing import Any

import pygame

from game.app import App
from game.scene import Scene
from game.widgets import Page, ScrollArea, Widget

#: Seconds of a frame.
FRAME = 0.05


class StuckError(AssertionError):
    """What was waited for does not come."""


class Hands:
    """Plays an app that has no screen."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def scene(self) -> Scene:
        """What a person deals with. Raises StuckError if there is nothing any more."""
        if self.app.stack.top is None:
            raise StuckError("there is no scene")
        return self.app.stack.top

    @property
    def page(self) -> Page:
        """The widgets of the scene. Raises StuckError for one without."""
        page = getattr(self.scene, "page", None)
        if not isinstance(page, Page):
            raise StuckError(f"{self.name} has no widgets")
        return page

    @property
    def name(self) -> str:
        """What the scene is called in the code."""
        return type(self.scene).__name__

    def frames(self, count: int = 1) -> None:
        """Let so many frames go by."""
        for _ in range(count):
            self.app.frame(FRAME)

    def settle(self, seconds: float = 60.0) -> None:
        """Wait until nothing moves and nobody else acts. Raises StuckError."""
        still = 0
        for _ in range(int(seconds / FRAME)):
            self.app.frame(FRAME)
            still = 0 if self.app.moving or self._others_act() else still + 1
            if still > 2:
                return
        raise StuckError(f"{self.name} does not come to rest")

    def key(self, scancode: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=0, scancode=scancode, mod=mod, unicode="", repeat=0))
            self.frames()

    def find(self, id: str) -> Widget:
        """The widget of that id. Raises StuckError."""
        found = self.page.find(id)
        if found is None:
            known = ", ".join(widget.id for widget in self.page.widgets)
            raise StuckError(f"{self.name} has no {id!r}, only {known}")
        return found

    def has(self, id: str) -> bool:
        """The scene has that widget."""
        page = getattr(self.scene, "page", None)
        return isinstance(page, Page) and page.find(id) is not None

    def click(self, id: str) -> None:
        """Point at a widget, scroll it into view if need be, press and let go."""
        self.frames(2)
        widget = self.find(id)
        if isinstance(widget.area, ScrollArea):
            widget.area.show(widget.rect, at_once=True)
            self.frames()
        self.click_at(widget.rect.center)

    def click_at(self, place: tuple[float, float]) -> None:
        """Press and let go of the left button, in design units."""
        box = self.app.viewport.to_device(pygame.FRect(*place, 1, 1))
        more: dict[str, Any] = {"pos": box.topleft, "touch": False}
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0), **more))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, **more))
        self.frames()
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, button=1, **more))
        self.frames()

    def _others_act(self) -> bool:
        """A table on which a computer is to act, or something plays itself, is not at rest."""
        scene = self.scene
        if getattr(scene, "busy", False):
            return True
        return getattr(scene, "_patience", None) is not None
