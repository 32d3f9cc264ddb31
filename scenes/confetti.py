"""Snippets of coloured paper that fall when a person has won."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.canvas import Canvas

SNIPPETS = 56
COLOURS = ("red", "blue", "orange", "green", "brass", "paper")
#: Steps of low discrepancy: places that look like chance and are the same each time.
_ACROSS, _LATE, _SIZE = 0.618034, 0.754878, 0.569840


def draw_confetti(canvas: Canvas, share: float) -> None:
    """``share`` of the fall has passed, 0 … 1; nothing is left at the end."""
    if not 0 < share < 1:
        return
    for n in range(SNIPPETS):
        fall = share * 1.7 - n * _LATE % 1 * 0.6
        if not 0 < fall < 1.1:
            continue
        sway = sin(fall * 9 + n) * 46
        x, y = n * _ACROSS % 1 * 1980 - 30 + sway, fall * 1240 - 80
        side = 12 + n * _SIZE % 1 * 12
        turn = abs(sin(fall * 14 + n * 2))
        snippet = pygame.FRect(x, y, side, max(3.0, round(side * 1.5 * turn / 3) * 3))
        canvas.bar(snippet, COLOURS[n % len(COLOURS)], 3, alpha=min(1.0, (1.1 - fall) * 4))
