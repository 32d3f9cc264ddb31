"""Things that lie on a table and can move: cards, coins, tokens."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.art import TURN_STEPS

if TYPE_CHECKING:
    from game.canvas import Canvas

#: Heights above the table in design units, by what a thing does.
LYING, HOVERED, LIFTED, RAISED_DIALOG = 3.0, 6.0, 12.0, 40.0
#: The narrowest a thing gets while it turns over: the least width pictures are squeezed to.
EDGE = 1 / TURN_STEPS


@dataclass(slots=True, eq=False)
class Sprite:
    """One thing. What it is at rest stands in the upper fields; the lower ones are what motion adds for a while."""

    key: Hashable
    #: Name of the picture of its face, for `Canvas.picture`.
    picture: str
    #: Name of the picture of its back; None: it has only a face.
    back: str | None
    #: Design units.
    rect: pygame.FRect
    #: Degrees counter-clockwise.
    angle: float = 0.0
    #: 1 face up … 0 on its edge … -1 face down.
    turn: float = 1.0
    #: Height above the table in design units.
    lift: float = LYING
    alpha: float = 1.0
    #: Higher is drawn later.
    z: float = 0.0

    #: Above everything that is not: set while it travels.
    raised: bool = False
    #: Size, 1 is its own.
    scale: float = 1.0
    #: Sideways, in design units.
    sway: float = 0.0
    #: More height above the table.
    hop: float = 0.0
    #: More angle.
    lean: float = 0.0
    #: 0 … 1, times alpha.
    presence: float = 1.0
    #: Brightness 0 … 1 of the ring around it, and its colour.
    glow: float = 0.0
    glow_colour: str = "brass"

    @property
    def face_up(self) -> bool:
        """Its face is to be seen."""
        return self.turn >= 0 or self.back is None

    @property
    def shown(self) -> pygame.FRect:
        """Where it is drawn now, in design units."""
        rect = self.rect
        w, h = rect.w * self.scale, rect.h * self.scale
        return pygame.FRect(rect.centerx - w / 2 + self.sway, rect.centery - h / 2 - self.hop, w, h)

    def hit(self, pos: tuple[float, float]) -> bool:
        """The place, in design units, lies on it."""
        return self.shown.collidepoint(pos)

    def draw(self, canvas: Canvas) -> None:
        """Draw it with its shadow and ring."""
        alpha = self.alpha * self.presence
        if alpha <= 0:
            return
        name = self.picture if self.face_up or self.back is None else self.back
        rect = self.shown
        angle = self.angle + self.lean
        if self.glow > 0:
            self._ring(canvas, rect, alpha * min(1.0, self.glow))
        width = max(EDGE, abs(self.turn))
        canvas.picture(name, rect, angle=angle, alpha=alpha, turn=width, lift=max(0.0, self.lift + self.hop))

    def _ring(self, canvas: Canvas, rect: pygame.FRect, strength: float) -> None:
        """Light around it; a soft one outside, a bright one inside."""
        for reach, share in ((16.0, 0.28), (9.0, 0.5), (5.0, 1.0)):
            canvas.bar(rect.inflate(2 * reach, 2 * reach), self.glow_colour, 16 + reach, alpha=strength * share)


def draw_all(canvas: Canvas, sprites: Iterable[Sprite]) -> None:
    """Draw things in the order of their heights: what travels above what lies, then by z, then as they come."""
    for sprite in sorted(sprites, key=_order):
        sprite.draw(canvas)


def topmost(sprites: Iterable[Sprite], pos: tuple[float, float]) -> Sprite | None:
    """The thing that is seen at this place, in design units."""
    found = [sprite for sprite in sprites if sprite.alpha > 0 and sprite.hit(pos)]
    return max(reversed(found), key=_order) if found else None


def _order(sprite: Sprite) -> tuple[bool, float]:
    return sprite.raised, sprite.z
