"""What must be painted again: the difference of two draw lists, as few rectangles as make sense."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Sequence

import pygame

#: Two rectangles are painted as one when that costs at most this much more area.
_WASTE = 1.25
#: Beyond this share of the window the whole of it is painted.
_MOST = 0.6
#: More rectangles than this are united, whatever it costs.
_MANY = 24


def changed(old: Sequence[Hashable], new: Sequence[Hashable]) -> tuple[list[int], list[int]]:
    """Indices of what left the old list and of what is new in the new one.

    What is in neither is common to both lists in the same order, so that painting the differences' places
    gives what painting everything would.
    """
    first, most = 0, min(len(old), len(new))
    while first < most and old[first] == new[first]:
        first += 1
    last_old, last_new = len(old), len(new)
    while last_old > first and last_new > first and old[last_old - 1] == new[last_new - 1]:
        last_old -= 1
        last_new -= 1
    gone, come = list(range(first, last_old)), list(range(first, last_new))
    if gone and come:
        kept = _common(old, new, gone, come)
        gone = [n for n in gone if n not in kept]
        stay = set(kept.values())
        come = [n for n in come if n not in stay]
    return gone, come


def _common(old: Sequence[Hashable], new: Sequence[Hashable], gone: list[int], come: list[int]) -> dict[int, int]:
    """Old index → new index of a longest common run in order, among things that occur in both."""
    places: dict[Hashable, list[int]] = {}
    for index in reversed(gone):
        places.setdefault(old[index], []).append(index)
    pairs: list[tuple[int, int]] = []
    for index in come:
        found = places.get(new[index])
        if found:
            pairs.append((found.pop(), index))
    return _rising(pairs)


def _rising(pairs: list[tuple[int, int]]) -> dict[int, int]:
    """The longest selection of pairs, given by rising second, whose first rises too."""
    ends: list[int] = []
    ends_at: list[int] = []
    before: list[int] = []
    for number, (first, _) in enumerate(pairs):
        at = bisect_left(ends, first)
        before.append(ends_at[at - 1] if at else -1)
        if at == len(ends):
            ends.append(first)
            ends_at.append(number)
        else:
            ends[at] = first
            ends_at[at] = number
    kept: dict[int, int] = {}
    number = ends_at[-1] if ends_at else -1
    while number >= 0:
        kept[pairs[number][0]] = pairs[number][1]
        number = before[number]
    return kept


def merge(rects: Sequence[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Rectangles that cover the given ones within the window and do not overlap needlessly."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        part = rect.clip(window)
        if part.w and part.h:
            _add(merged, part)
    while len(merged) > _MANY:
        _add(merged, merged.pop().union(merged.pop()))
    if sum(r.w * r.h for r in merged) > _MOST * window.w * window.h:
        return [window.copy()]
    return merged


def _add(merged: list[pygame.Rect], rect: pygame.Rect) -> None:
    """Add a rectangle, uniting it with those it is better painted with."""
    again = True
    while again:
        again = False
        for index, other in enumerate(merged):
            both = rect.union(other)
            if both.w * both.h <= _WASTE * (rect.w * rect.h + other.w * other.h):
                del merged[index]
                rect = both
                again = True
                break
    merged.append(rect)
