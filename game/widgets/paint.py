"""How widgets are drawn: what several of them share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.panels import THICK
from game.text import STYLES

if TYPE_CHECKING:
    from game.canvas import Canvas

#: Air between the edge of a tile and what is on it.
PAD_X, PAD_Y = 28.0, 15.0
#: No target for a finger is lower than this.
LEAST = 80.0
#: Between an icon and its words.
ICON_GAP = 16.0
#: What is off is so pale.
PALE = 0.45


def tile(
    canvas: Canvas, rect: pygame.FRect, kind: str, *, glow: float = 0.0, down: bool = False, enabled: bool = True
) -> pygame.FRect:
    """A painted wooden tile; returns its face, which sinks when it is pressed."""
    face = pygame.FRect(rect.x, rect.y, rect.w, rect.h - THICK)
    if not enabled:
        canvas.panel(rect, "button-off", lift=1.5)
        return face.move(0, THICK - 4)
    if down:
        canvas.panel(rect, f"{kind}-down", lift=1.5)
        return face.move(0, THICK - 3)
    canvas.panel(rect, kind, lift=3 + 3 * glow)
    if glow > 0:
        canvas.panel(rect, f"{kind}-hot", alpha=glow)
    return face


def plate(canvas: Canvas, rect: pygame.FRect, tone: str, glow: float, base: float = 1.0) -> None:
    """A breath of colour behind a row; more of it under the pointer."""
    kind = "plate" if tone == "ink" else "plate-dark"
    if base > 0:
        canvas.panel(rect, kind, alpha=base)
    if glow > 0:
        canvas.panel(rect, f"{kind}-hot", alpha=glow)


def icon_name(icon: str, tone: str) -> str:
    """The picture of an icon, or any picture given by its path, in the tone of the words beside it."""
    if "/" in icon:
        return icon
    return f"icons/{icon}" if tone == "ink" else f"icons/light/{icon}"


def icon_size(canvas: Canvas, style: str) -> float:
    """An icon stands as high as the capitals of the words beside it, and a little more."""
    share = 0.92 if STYLES[style].face == "display" else 0.76
    return round(canvas.measure("X", 0, style)[1] * share)


def picture_of(
    canvas: Canvas, name: str, centre: tuple[float, float], size: float, tone: str, alpha: float = 1.0
) -> None:
    """An icon of this size around a place."""
    rect = pygame.FRect(centre[0] - size / 2, centre[1] - size / 2, size, size)
    canvas.picture(icon_name(name, tone), rect, alpha=alpha)


def caption_size(canvas: Canvas, words: str, style: str, icon: str | None, width: float) -> tuple[float, float]:
    """Room that words with an icon beside them take within a width."""
    beside = icon_size(canvas, style) + (ICON_GAP if words else 0) if icon else 0.0
    w, h = canvas.measure(words, max(1.0, width - beside), style) if words else (0.0, 0.0)
    return w + beside, max(h, icon_size(canvas, style) if icon else 0.0)


def caption(
    canvas: Canvas,
    words: str,
    rect: pygame.FRect,
    *,
    style: str = "label",
    icon: str | None = None,
    tone: str = "ink",
    align: str = "centre",
    alpha: float = 1.0,
    colour: str = "",
) -> None:
    """Words with an icon to their left, in the middle of a rectangle's height."""
    left, room = rect.x, rect.w
    if icon:
        size = icon_size(canvas, style)
        beside = size + (ICON_GAP if words else 0)
        w = canvas.measure(words, max(1.0, rect.w - beside), style)[0] if words else 0.0
        x = rect.x if align == "left" else rect.centerx - (w + beside) / 2
        picture_of(canvas, icon, (x + size / 2, rect.centery), size, tone, alpha)
        left, room = x + beside, (rect.right - x - beside if align == "left" else w + 1)
    box = pygame.FRect(left, rect.y, room, rect.h)
    canvas.text(
        words,
        box,
        style,
        colour=colour or tone,
        align="left" if icon else align,
        valign="middle",
        shrink=True,
        alpha=alpha,
    )
