"""What a collection is worth: the points to hope for, not only those it has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rules.ten.cards import COLOURS, FIRST_CURRENCY, NUMBER_KINDS, UNIVERSAL
from rules.ten.score import RUN_POINTS

Chances = tuple[float, ...]
"""Of each number 1…9 of one colour: how likely it is to come into the collection before the end."""

FIRST_NUMBER_WILD: Final = NUMBER_KINDS + len(COLOURS)


# Both memos hold values of pure functions; a game asks for the same few colours again and again.
@lru_cache(maxsize=512 * 4)
def points_with_free(mask: int, free: int) -> int:
    """Points of one colour (a 9-bit mask of numbers) when that many more numbers may be chosen freely."""
    if not free or mask == 511:
        return RUN_POINTS[mask]
    return max(points_with_free(mask | 1 << bit, free - 1) for bit in range(9) if not mask >> bit & 1)


@lru_cache(maxsize=1 << 15)
def hoped_points(mask: int, chances: Chances, free: int) -> float:
    """Expected points of one colour if each missing number comes with its chance, independently.

    free: wilds that may stand for any number of the colour.
    """
    worlds = [(mask, 1.0)]
    for bit, chance in enumerate(chances):
        if chance and not mask >> bit & 1:
            worlds = [
                world
                for held, weight in worlds
                for world in ((held, weight * (1 - chance)), (held | 1 << bit, weight * chance))
            ]
    return sum(weight * points_with_free(held, free) for held, weight in worlds)


class Worth:
    """Values collections (codes of cards) by the chances of the cards that are missing, colour by colour."""

    def __init__(self, chances: Sequence[Chances]) -> None:
        self._chances = tuple(chances)
        self._known: dict[bytes, float] = {}

    def of(self, collection: bytes) -> float:
        """Points to hope for; the order of the codes means nothing."""
        key = bytes(sorted(collection))
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._value(key)
        return value

    def _value(self, codes: bytes) -> float:
        masks = [0, 0, 0, 0]
        free = [0, 0, 0, 0]
        numbers: list[int] = []
        universal = 0
        for code in codes:
            if code < NUMBER_KINDS:
                masks[code // 9] |= 1 << code % 9
            elif code < FIRST_NUMBER_WILD:
                free[code - NUMBER_KINDS] += 1
            elif code == UNIVERSAL:
                universal += 1
            elif code < FIRST_CURRENCY:
                numbers.append(1 << code - FIRST_NUMBER_WILD)
        # Number and universal wilds go one by one to the colour where they help most now: near the best placement.
        for bit in numbers:
            best = max(range(4), key=lambda colour: self._gain(masks, free, colour, bit, 0))
            masks[best] |= bit
        for _ in range(universal):
            best = max(range(4), key=lambda colour: self._gain(masks, free, colour, 0, 1))
            free[best] += 1
        return sum(hoped_points(masks[colour], self._chances[colour], free[colour]) for colour in range(4))

    def _gain(self, masks: list[int], free: list[int], colour: int, bit: int, more: int) -> float:
        chances = self._chances[colour]
        before = hoped_points(masks[colour], chances, free[colour])
        return hoped_points(masks[colour] | bit, chances, free[colour] + more) - before
