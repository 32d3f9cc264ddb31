"""Immediate drawing with automatic damage: a scene says what it wants to see, only what differs is painted."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf

import pygame

from game.art import ANGLE_STEP, TURN_STEPS, Art
from game.colours import colour as rgb
from game.damage import changed, merge
from game.panels import Panels
from game.shadows import DOWN, RIGHT, Shadows, level, signature
from game.text import Text
from game.viewport import DESIGN, Viewport

Point = tuple[float, float]
_Clip = tuple[int, int, int, int]
#: Surface, left, top, opacity 0 … 255, clip, label.
_Entry = tuple[pygame.Surface, int, int, int, _Clip | None, str]

#: How dark a veil is.
VEIL = 0.55


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that is drawn, in device pixels."""

    surface: pygame.Surface
    dest: pygame.Rect
    clip: pygame.Rect | None
    #: What is shown: the picture's name, the words, "panel:<kind>", "shadow".
    label: str
    #: 0 … 255.
    alpha: int


class Canvas:
    """Collects a frame between `begin` and `show`. All lengths are design units unless said otherwise."""

    def __init__(self, viewport: Viewport, art: Art, text: Text, panels: Panels, shadows: Shadows) -> None:
        self._viewport = viewport
        self._art = art
        self._text = text
        self._panels = panels
        self._shadows = shadows
        self._old: list[_Entry] = []
        self._new: list[_Entry] = []
        self._clip: _Clip | None = None
        self._whole = True
        self._outlines: dict[tuple[str, tuple[int, int]], bytes] = {}
        self._blank: tuple[tuple[int, int], pygame.Surface] | None = None
        #: What the last `show` painted, in device pixels.
        self.damage: list[pygame.Rect] = []
        self._measure()

    # a frame

    @property
    def items(self) -> list[Item]:
        """The draw list, lowest first: of the frame being drawn, else of the last one."""
        return [
            Item(s, pygame.Rect(x, y, *s.get_size()), pygame.Rect(c) if c else None, label, alpha)
            for s, x, y, alpha, c, label in self._new or self._old
        ]

    def begin(self, patience: float = inf, *, calm: bool = True) -> None:
        """Start a frame that may spend ``patience`` seconds on new pictures it has stand-ins for; see `Art.begin`."""
        self._measure()
        self._art.begin(patience, calm=calm)
        self._new = [(self._ground(), 0, 0, 255, None, "ground")]
        self._clip = None

    def show(self) -> bool:
        """Paint what differs from the last frame shown and present it; True if anything did."""
        target = self._viewport.surface
        window = target.get_rect()
        if self._whole:
            self.damage = [window]
        else:
            gone, come = changed(self._old, self._new)
            places = [_bounds(self._old[n]) for n in gone] + [_bounds(self._new[n]) for n in come]
            self.damage = merge(places, window)
        if self.damage:
            self._paint(target)
            pygame.display.update(self.damage)
        self._old, self._new, self._whole = self._new, [], False
        return bool(self.damage)

    def repaint(self) -> None:
        """Let the next `show` paint everything: the window's contents are lost or its size is a new one."""
        self._whole = True

    # what a scene says

    def backdrop(self, name: str) -> None:
        """A picture that covers the whole window, letterbox included, and everything said before it."""
        self._new = [(self._art.backdrop(name, self._size), 0, 0, 255, None, name)]

    def picture(
        self,
        name: str,
        rect: pygame.FRect,
        *,
        angle: float = 0,
        alpha: float = 1,
        turn: float = 1,
        lift: float = 0,
    ) -> None:
        """A picture by its path below assets, without ending.

        ``angle`` in degrees counter-clockwise about the middle; ``turn`` 0 … 1 squeezes the width for flips (its
        sign does not matter); ``lift`` throws the soft shadow of a thing lifted so far.
        """
        opacity = 255 if alpha >= 1 else _opacity(alpha)
        squeeze = TURN_STEPS if turn == 1 else min(TURN_STEPS, round(abs(turn) * TURN_STEPS))
        if opacity <= 0 or squeeze == 0:
            return
        scale = self._scale
        left, top, width, height = rect
        size = (int(width * scale + 0.5) or 1, int(height * scale + 0.5) or 1)
        steps = round(angle / ANGLE_STEP) if angle else 0
        if steps or squeeze != TURN_STEPS:
            surface = self._art.variant(name, size, steps, squeeze)
        else:
            surface = self._art.get(name, size)
        x = self._left + (left + width / 2) * scale
        y = self._top + (top + height / 2) * scale
        if lift > 0:
            outline = (self._outline(name, size), steps, squeeze)
            self._shadow(outline, surface, x, y, lift, opacity)
        w, h = surface.get_size()
        self._new.append((surface, int(x - w / 2 + 0.5), int(y - h / 2 + 0.5), opacity, self._clip, name))

    def text(
        self,
        words: str,
        rect: pygame.FRect,
        style: str = "body",
        *,
        colour: str = "ink",
        align: str = "left",
        valign: str = "top",
        wrap: bool = True,
        shrink: bool = False,
        scale: bool = True,
        alpha: float = 1,
    ) -> pygame.FRect:
        """Words in a box; returns the rectangle they take. A box of no height is without limit downwards.

        Too long: wraps, then shrinks (if allowed), then ends in "…".
        """
        s = self._scale
        if not words or alpha <= 0:
            return pygame.FRect(rect.x, rect.y, 0, 0)
        pixels = self._text.pixels(style, s, scale)
        layout = self._text.layout(words, style, pixels, int(rect.w * s + 0.5), int(rect.h * s + 0.5), wrap, shrink)
        surface = self._text.surface(layout, style, colour, align)
        w, h = surface.get_size()
        x = self._left + rect.x * s
        y = self._top + rect.y * s
        if align != "left":
            spare = rect.w * s - w
            x += spare / 2 if align == "centre" else spare
        if valign != "top":
            spare = rect.h * s - h
            y += spare / 2 if valign == "middle" else spare
        left, top = round(x), round(y)
        self._new.append((surface, left, top, _opacity(alpha), self._clip, words))
        return pygame.FRect((left - self._left) / s, (top - self._top) / s, w / s, h / s)

    def measure(self, words: str, width: float, style: str = "body", *, scale: bool = True) -> tuple[float, float]:
        """Width and height the words take when wrapped to ``width`` (0: not wrapped)."""
        s = self._scale
        pixels = self._text.pixels(style, s, scale)
        layout = self._text.layout(words, style, pixels, int(width * s + 0.5), 0, True, False)
        return layout.width / s, layout.height / s

    def panel(self, rect: pygame.FRect, kind: str = "paper", *, alpha: float = 1, lift: float = 0) -> None:
        """A piece of paper or wood: paper, wood, button, button-hot, button-down, button-off, field, stage, ribbon,
        veil (dims what is below), focus (brass ring around the rectangle)."""
        opacity = _opacity(alpha)
        if opacity <= 0:
            return
        if kind == "veil":
            self._veil(rect, opacity)
            return
        box = self._viewport.to_device(rect)
        if box.w <= 0 or box.h <= 0:
            return
        surface, pad = self._panels.get(kind, box.size, self._scale)
        if lift > 0:
            self._shadow(("panel", kind), surface, box.centerx, box.centery, lift, opacity)
        self._new.append((surface, box.x - pad, box.y - pad, opacity, self._clip, f"panel:{kind}"))

    def bar(self, rect: pygame.FRect, colour: str, radius: float = 8, *, alpha: float = 1) -> None:
        """A smooth box of one colour."""
        box = self._viewport.to_device(rect)
        if box.w > 0 and box.h > 0 and alpha > 0:
            surface = self._panels.rounded(box.size, round(radius * self._scale), colour)
            self._new.append((surface, box.x, box.y, _opacity(alpha), self._clip, "bar"))

    def circle(self, centre: Point, radius: float, colour: str, *, alpha: float = 1) -> None:
        """A smooth disc of one colour."""
        pixels = max(1, round(radius * self._scale))
        if alpha <= 0:
            return
        surface = self._panels.circle(pixels, colour)
        x = round(self._left + centre[0] * self._scale) - pixels - 1
        y = round(self._top + centre[1] * self._scale) - pixels - 1
        self._new.append((surface, x, y, _opacity(alpha), self._clip, "circle"))

    def line(self, a: Point, b: Point, colour: str, width: float = 3, *, alpha: float = 1) -> None:
        """A smooth line with round ends."""
        if alpha <= 0:
            return
        scale = self._scale
        x1, y1 = round(self._left + a[0] * scale), round(self._top + a[1] * scale)
        x2, y2 = round(self._left + b[0] * scale), round(self._top + b[1] * scale)
        thick = max(1.0, round(width * scale * 2) / 2)
        margin = int(thick) + 1
        surface = self._panels.line((x2 - x1, y2 - y1), thick, margin, colour)
        self._new.append((surface, min(x1, x2) - margin, min(y1, y2) - margin, _opacity(alpha), self._clip, "line"))

    @contextmanager
    def clip(self, rect: pygame.FRect) -> Iterator[None]:
        """Only what lies within the rectangle is seen; clips within clips narrow further."""
        before = self._clip
        box = self._viewport.to_device(rect)
        if before is not None:
            box = box.clip(before)
        self._clip = (box.x, box.y, box.w, box.h)
        try:
            yield
        finally:
            self._clip = before

    # within

    def _measure(self) -> None:
        viewport = self._viewport
        self._scale, self._left, self._top, self._size = viewport.scale, viewport.left, viewport.top, viewport.size

    def _ground(self) -> pygame.Surface:
        if self._blank is None or self._blank[0] != self._size:
            surface = pygame.Surface(self._size).convert()
            surface.fill(rgb("night"))
            self._blank = (self._size, surface)
        return self._blank[1]

    def _outline(self, name: str, size: tuple[int, int]) -> bytes:
        key = (name, size)
        found = self._outlines.get(key)
        if found is None:
            if len(self._outlines) > 2000:
                self._outlines.clear()
            found = self._outlines[key] = signature(self._art.get(name, size))
        return found

    def _shadow(self, outline: Hashable, source: pygame.Surface, x: float, y: float, lift: float, opacity: int) -> None:
        """The shadow of a surface whose middle is at these device pixels."""
        surface = self._shadows.get(outline, source, level(lift), self._scale)
        w, h = surface.get_size()
        left = int(x + lift * RIGHT * self._scale - w / 2 + 0.5)
        top = int(y + lift * DOWN * self._scale - h / 2 + 0.5)
        self._new.append((surface, left, top, opacity, self._clip, "shadow"))

    def _veil(self, rect: pygame.FRect, opacity: int) -> None:
        box = self._viewport.to_device(rect)
        if rect.x <= 0 and rect.y <= 0 and rect.right >= DESIGN[0] and rect.bottom >= DESIGN[1]:
            box = pygame.Rect((0, 0), self._size)
        if box.w > 0 and box.h > 0:
            surface = self._panels.veil(box.size)
            self._new.append((surface, box.x, box.y, round(opacity * VEIL), self._clip, "panel:veil"))

    def _paint(self, target: pygame.Surface) -> None:
        entries = self._new
        bounds = [_bounds(entry) for entry in entries]
        for damage in self.damage:
            target.set_clip(damage)
            for index in damage.collidelistall(bounds):
                surface, x, y, opacity, clip, _ = entries[index]
                if clip is not None:
                    target.set_clip(damage.clip(clip))
                if opacity == 255:
                    target.blit(surface, (x, y))
                else:
                    surface.set_alpha(opacity)
                    target.blit(surface, (x, y))
                    surface.set_alpha(255)
                if clip is not None:
                    target.set_clip(damage)
        target.set_clip(None)


def _opacity(alpha: float) -> int:
    return 255 if alpha >= 1 else max(0, round(alpha * 255))


def _bounds(entry: _Entry) -> pygame.Rect:
    surface, x, y, _, clip, _ = entry
    rect = pygame.Rect(x, y, *surface.get_size())
    return rect if clip is None else rect.clip(clip)
