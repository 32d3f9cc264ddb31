"""Mouse and touch to intents. One finger counts; the mouse a finger pretends to be does not."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.input.intents import MOUSE, TOUCH, Intent, Kind

ToDesign = Callable[[float, float], tuple[float, float]]

LEFT, RIGHT = 1, 3


class Pointer:
    """``to_design`` turns device pixels into design units; ``window`` gives the window's size in device pixels."""

    def __init__(self, to_design: ToDesign, window: Callable[[], tuple[int, int]]) -> None:
        self._to_design = to_design
        self._window = window
        self._held = False
        self._finger: tuple[int, int] | None = None
        #: Where the mouse was last seen, in design units.
        self.at: tuple[float, float] = (0.0, 0.0)

    def drop(self) -> None:
        """Nothing is held any more."""
        self._held = False
        self._finger = None

    def read(self, event: pygame.Event) -> Intent | None:
        """The intent of one mouse or finger event, None if it means nothing."""
        if event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return self._finger_event(event)
        if getattr(event, "touch", False):
            return None
        if event.type == pygame.MOUSEWHEEL:
            lines = getattr(event, "precise_y", float(event.y))
            return Intent(Kind.SCROLL, MOUSE, pos=self.at, amount=lines) if lines else None
        self.at = self._to_design(*event.pos)
        if event.type == pygame.MOUSEMOTION:
            return Intent(Kind.DRAG if self._held else Kind.POINT, MOUSE, pos=self.at)
        return self._button(event)

    def _button(self, event: pygame.Event) -> Intent | None:
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.button == RIGHT and down:
            return Intent(Kind.ALTERNATE, MOUSE, pos=self.at)
        if event.button != LEFT or down == self._held:
            return None
        self._held = down
        return Intent(Kind.PRESS if down else Kind.RELEASE, MOUSE, pos=self.at)

    def _finger_event(self, event: pygame.Event) -> Intent | None:
        finger = (event.touch_id, event.finger_id)
        width, height = self._window()
        place = self._to_design(event.x * width, event.y * height)
        if event.type == pygame.FINGERDOWN:
            if self._finger is not None:
                return None
            self._finger = finger
            return Intent(Kind.PRESS, TOUCH, pos=place)
        if finger != self._finger:
            return None
        if event.type == pygame.FINGERMOTION:
            return Intent(Kind.DRAG, TOUCH, pos=place)
        self._finger = None
        return Intent(Kind.RELEASE, TOUCH, pos=place)
