"""What steps do to things while time passes. Each act touches fields of its own, so that several can go on at once."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Protocol

import pygame

from game import ease
from game.sprites import LIFTED, Sprite

#: Design units a travelling thing rises: as a share of its way, and at most.
ARC_SHARE, ARC_MOST = 0.14, 70.0
#: Degrees it leans.
LEAN = 6.0


class Stage(Protocol):
    """What acts are done on."""

    def sound(self, name: str) -> None:
        """Let a sound be heard."""


class Act:
    """``begin`` once, ``apply`` with 0 … 1 any number of times, ``end`` once."""

    def begin(self, stage: Stage) -> None:
        """Note how things stand."""

    def apply(self, p: float) -> None:
        """Things are as they are when the share ``p`` of the time has passed."""

    def end(self) -> None:
        """Things are as they are to be."""


class Call(Act):
    """Something is called."""

    def __init__(self, fn: Callable[[], None]) -> None:
        self._fn = fn

    def end(self) -> None:
        self._fn()


class Sound(Act):
    """Something is heard."""

    def __init__(self, name: str) -> None:
        self._name = name

    def begin(self, stage: Stage) -> None:
        stage.sound(self._name)


class Tween(Act):
    """Whatever the caller makes of it."""

    def __init__(self, fn: Callable[[float], None]) -> None:
        self._fn = fn

    def apply(self, p: float) -> None:
        self._fn(p)

    def end(self) -> None:
        self._fn(1.0)


class _OnSprite(Act):
    def __init__(self, sprite: Sprite) -> None:
        self.sprite = sprite


class Travel(_OnSprite):
    """From one place to another: arc, lean, height, a little too far and back."""

    def __init__(self, sprite: Sprite, to: pygame.FRect, angle: float | None, arc: float | None, how: str) -> None:
        super().__init__(sprite)
        self._to = to
        self._angle_to = angle
        self._arc_wish = arc
        self._how = how

    def begin(self, stage: Stage) -> None:
        sprite, to = self.sprite, self._to
        rect = sprite.rect
        self._from = (rect.centerx, rect.centery, rect.w, rect.h)
        self._angle = sprite.angle
        self._turn_by = 0.0 if self._angle_to is None else self._angle_to - sprite.angle
        across, down = to.centerx - rect.centerx, to.centery - rect.centery
        distance = hypot(across, down)
        self._over = ease.overshoot(distance)
        self._arc = min(ARC_MOST, distance * ARC_SHARE) if self._arc_wish is None else self._arc_wish
        self._lean = 0.0 if self._arc == 0 or distance == 0 else -LEAN * across / distance
        sprite.raised = True

    def apply(self, p: float) -> None:
        sprite, to = self.sprite, self._to
        x, y, w, h = self._from
        along, even = self._eased(p), ease.smooth(p)
        rect = sprite.rect
        rect.w, rect.h = w + (to.w - w) * even, h + (to.h - h) * even
        rect.centerx = x + (to.centerx - x) * along
        rect.centery = y + (to.centery - y) * along
        sprite.angle = self._angle + self._turn_by * even
        hill = ease.hill(p)
        sprite.lean = self._lean * hill
        sprite.hop = (LIFTED + self._arc) * hill if self._arc else 0.0
        sprite.raised = True

    def end(self) -> None:
        sprite = self.sprite
        sprite.rect.update(self._to)
        if self._angle_to is not None:
            sprite.angle = self._angle_to
        sprite.lean = sprite.hop = 0.0
        sprite.raised = False

    def _eased(self, p: float) -> float:
        if self._how == "leave":
            return ease.leave(p)
        return ease.arrive(p, self._over) if self._how == "arrive" else ease.smooth(p)


class Reappear(_OnSprite):
    """Travel with reduced motion: gone from one place, come at the other."""

    def __init__(self, sprite: Sprite, to: pygame.FRect, angle: float | None) -> None:
        super().__init__(sprite)
        self._to = to
        self._angle = angle

    def apply(self, p: float) -> None:
        if p >= 0.5:
            self._arrive()
        self.sprite.presence = abs(1 - 2 * p)

    def end(self) -> None:
        self._arrive()
        self.sprite.presence = 1.0

    def _arrive(self) -> None:
        self.sprite.rect.update(self._to)
        if self._angle is not None:
            self.sprite.angle = self._angle


class Flip(_OnSprite):
    """Turning over."""

    def __init__(self, sprite: Sprite, picture: str | None) -> None:
        super().__init__(sprite)
        self._picture = picture

    def begin(self, stage: Stage) -> None:
        sprite = self.sprite
        self._up = sprite.turn >= 0
        self._there_and_back = self._up and self._picture is not None
        if self._picture is not None and not self._up:
            sprite.picture = self._picture

    def apply(self, p: float) -> None:
        sprite = self.sprite
        turn = ease.turned(p)
        if self._there_and_back:
            if p >= 0.5 and self._picture is not None:
                sprite.picture = self._picture
            turn = abs(turn)
        sprite.turn = turn if self._up else -turn
        sprite.scale = 1 + 0.06 * ease.hill(p)

    def end(self) -> None:
        sprite = self.sprite
        if self._picture is not None:
            sprite.picture = self._picture
        sprite.turn = 1.0 if self._there_and_back or not self._up else -1.0
        sprite.scale = 1.0


class Swap(Flip):
    """Turning over with reduced motion: one side fades, the other comes."""

    def apply(self, p: float) -> None:
        if p >= 0.5:
            super().end()
        self.sprite.presence = abs(1 - 2 * p)

    def end(self) -> None:
        super().end()
        self.sprite.presence = 1.0


class Fade(_OnSprite):
    """More or less opaque."""

    def __init__(self, sprite: Sprite, to: float) -> None:
        super().__init__(sprite)
        self._to = ease.clamp(to)

    def begin(self, stage: Stage) -> None:
        self._from = self.sprite.alpha

    def apply(self, p: float) -> None:
        self.sprite.alpha = self._from + (self._to - self._from) * p

    def end(self) -> None:
        self.sprite.alpha = self._to


class Shake(_OnSprite):
    """To and fro, in a ring of light that goes out."""

    def __init__(self, sprite: Sprite, by: float, colour: str) -> None:
        super().__init__(sprite)
        self._by = by
        self._colour = colour

    def begin(self, stage: Stage) -> None:
        self.sprite.glow_colour = self._colour

    def apply(self, p: float) -> None:
        self.sprite.sway = self._by * ease.rattle(p)
        self.sprite.glow = min(1.0, 2 * (1 - p))

    def end(self) -> None:
        self.sprite.sway = self.sprite.glow = 0.0


class Pulse(_OnSprite):
    """Swelling and shrinking in a ring of light."""

    def __init__(self, sprite: Sprite, by: float, colour: str) -> None:
        super().__init__(sprite)
        self._by = by
        self._colour = colour

    def begin(self, stage: Stage) -> None:
        self.sprite.glow_colour = self._colour

    def apply(self, p: float) -> None:
        self.sprite.scale = 1 + self._by * ease.hill(p)
        self.sprite.glow = ease.hill(p)

    def end(self) -> None:
        self.sprite.scale = 1.0
        self.sprite.glow = 0.0
