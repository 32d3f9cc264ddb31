"""Where the focus goes when somebody presses an arrow: geometry alone."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

#: How much worse a unit beside the way is than a unit along it.
ASIDE = 2.5
#: How much the distance of the middles counts between things that lie straight ahead.
MIDDLE = 0.12


def neighbour(rects: Sequence[pygame.FRect], start: int, move: tuple[int, int], wrap: bool = True) -> int | None:
    """The index of the rectangle one comes to from ``start``; None to stay.

    With ``wrap`` one comes in at the other side when there is nothing ahead.
    """
    boxes = [_along(rect, move) for rect in rects]
    sideways = move[0] != 0
    here = boxes[start]
    ahead = [n for n, box in enumerate(boxes) if n != start and _is_ahead(here, box)]
    if sideways:
        ahead = [n for n in ahead if _straight(here, boxes[n])]
    if ahead:
        return min(ahead, key=lambda n: _cost(here, boxes[n]))
    return _other_side(boxes, start, sideways) if wrap else None


#: Near and far edge along the way, then across it.
_Box = tuple[float, float, float, float]


def _along(rect: pygame.FRect, move: tuple[int, int]) -> _Box:
    """The rectangle as seen by somebody who looks where the move goes."""
    x, y = move
    if x > 0:
        return rect.left, rect.right, rect.top, rect.bottom
    if x < 0:
        return -rect.right, -rect.left, rect.top, rect.bottom
    if y > 0:
        return rect.top, rect.bottom, rect.left, rect.right
    return -rect.bottom, -rect.top, rect.left, rect.right


def _is_ahead(here: _Box, there: _Box) -> bool:
    """Its middle lies beyond ours, and most of it beyond us."""
    if _middle(there) <= _middle(here) + 0.5:
        return False
    overlap = here[1] - there[0]
    return overlap <= 0.5 * min(here[1] - here[0], there[1] - there[0])


def _middle(box: _Box) -> float:
    return (box[0] + box[1]) / 2


def _aside(here: _Box, there: _Box) -> float:
    """How far beside our way it lies; 0 for what is straight ahead, at least in part."""
    return max(0.0, there[2] - here[3], here[2] - there[3])


def _straight(here: _Box, there: _Box) -> bool:
    """Straight ahead, or nearly."""
    return _aside(here, there) <= 0.5 * max(0.0, there[0] - here[1])


def _cost(here: _Box, there: _Box) -> float:
    far = max(0.0, there[0] - here[1])
    off = abs((there[2] + there[3]) - (here[2] + here[3])) / 2
    return far + ASIDE * _aside(here, there) + MIDDLE * off


def _other_side(boxes: Sequence[_Box], start: int, sideways: bool) -> int | None:
    """The farthest behind us in our own lane; up and down, when the lane is empty, the farthest of all."""
    here = boxes[start]
    behind = [n for n, box in enumerate(boxes) if n != start and _middle(box) < _middle(here) - 0.5]
    lane = [n for n in behind if _aside(here, boxes[n]) == 0]
    if not lane and sideways:
        return None
    choice = lane or behind
    return min(choice, key=lambda n: (boxes[n][0], abs(boxes[n][2] - here[2])), default=None)
