"""What a collection is worth: the longest run of each colour, with the wilds placed for the highest total.

Which wilds can fill which gaps is a matching between gaps and wilds. A gap of colour c at number n takes a wild of
colour c, a wild of number n, or a universal one. By Hall's theorem everything fits exactly if for every group of
colours the gaps are no more than the colour wilds, the usable number wilds and the universal wilds together; that is
what the search below checks, so it never has to try single placements.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from operator import add
from typing import Final

from rules.ten.cards import CARDS, COLOURS, NUMBER_KINDS, UNIVERSAL, TenCard

FULL_RUN_POINTS: Final = 10
"""A whole run 1–9 scores this much; any other run its length."""
_ALL_NINE: Final = 511
_NUMBERS_MASK: Final = (1 << NUMBER_KINDS) - 1


@dataclass(frozen=True, slots=True)
class ColourScore:
    """The scoring run of one colour: its first and last number (0 and 0 if there is none) and its points."""

    colour: str
    first: int
    last: int
    points: int


@dataclass(frozen=True, slots=True)
class WildPlace:
    """One wild and the card it stands for."""

    wild: TenCard
    colour: str
    number: int


@dataclass(frozen=True, slots=True)
class Breakdown:
    """How a collection scores: by colour, where each useful wild counts, and the wilds that add nothing."""

    total: int
    colours: tuple[ColourScore, ...]
    places: tuple[WildPlace, ...]
    idle: tuple[TenCard, ...]


@dataclass(frozen=True, slots=True)
class _Target:
    """A run to aim at in one colour: its points, the mask of numbers that wilds must fill, and how many these are."""

    points: int
    gaps: int
    size: int
    first: int
    last: int


def _points_of_run(length: int) -> int:
    return FULL_RUN_POINTS if length == 9 else length


def _longest(mask: int) -> int:
    length = 0
    while mask:
        mask &= mask << 1
        length += 1
    return length


LONGEST_RUN: Final = bytes(_longest(mask) for mask in range(512))
"""By 9-bit mask of numbers: the length of the longest run."""
RUN_POINTS: Final = bytes(_points_of_run(length) for length in LONGEST_RUN)
"""By 9-bit mask of numbers: its points without wilds."""


# A memo of a pure function of 512 masks, filled as masks occur: the whole table would cost every start of the program.
@lru_cache(maxsize=512)
def _targets(mask: int) -> tuple[_Target, ...]:
    """The runs worth aiming at, most points first: none has as many points as another with fewer gaps."""
    found: list[_Target] = []
    for length in range(9, 0, -1):
        runs = [((1 << length) - 1 << first - 1, first) for first in range(1, 11 - length)]
        for size, gaps, first in sorted(((run & ~mask).bit_count(), run & ~mask, first) for run, first in runs):
            if all(better.gaps & ~gaps for better in found):
                found.append(_Target(_points_of_run(length), gaps, size, first, first + length - 1))
    if all(target.gaps for target in found):
        found.append(_Target(0, 0, 0, 0, 0))
    return tuple(found)


class _Wilds:
    """The wilds of one collection, counted: by colour, by number, universal."""

    __slots__ = ("at_least", "by_colour", "shared", "universal")

    def __init__(self, collection: bytes) -> None:
        count = collection.count
        self.by_colour = [count(code) for code in range(36, 40)]
        by_number = [count(code) for code in range(40, 49)]
        self.universal = count(UNIVERSAL)
        # Masks of the numbers with at least 1, 2, 3, 4 wilds; more than four never count, there are four colours.
        self.at_least = [
            sum(1 << bit for bit, held in enumerate(by_number) if held >= least)
            for least in range(1, min(4, max(by_number)) + 1)
        ]
        # Number wilds and universal wilds that could count at all.
        self.shared = min(36, self.universal + sum(mask.bit_count() for mask in self.at_least))


# What a group of colours has in gaps: (gaps minus colour wilds, masks of numbers missing in ≥ 1, 2, 3, 4 colours).
_Group = tuple[int, int, int, int, int]
_NOTHING: Final[_Group] = (0, 0, 0, 0, 0)


def _with_colour(groups: tuple[_Group, ...], gaps: int, own: int, wilds: _Wilds) -> tuple[_Group, ...] | None:
    """All groups, old and new, after one more colour with these gaps; None if they can't all be filled."""
    if not gaps:
        return groups
    size = gaps.bit_count() - own
    added: list[_Group] = []
    for need, one, two, three, four in groups:
        group = (need + size, one | gaps, two | one & gaps, three | two & gaps, four | three & gaps)
        lacking = group[0] - wilds.universal
        if lacking > 0:
            for enough, wanted in zip(wilds.at_least, group[1:], strict=False):
                lacking -= (enough & wanted).bit_count()
            if lacking > 0:
                return None
        added.append(group)
    return groups + tuple(added)


class _Search:
    """The best targets for one collection: colour by colour, cut short by what the rest can bring at most."""

    __slots__ = ("best", "best_points", "ceilings", "choices", "path", "wilds")

    def __init__(self, held: int, collection: bytes) -> None:
        wilds = self.wilds = _Wilds(collection)
        others = ~wilds.at_least[0] if wilds.at_least else -1
        # For each colour: (target, shared wilds it needs beside the colour's own), if it could have all to itself.
        self.choices: list[list[tuple[_Target, int]]] = []
        for colour in range(4):
            own = wilds.by_colour[colour]
            free = own + wilds.universal
            self.choices.append(
                [
                    (target, target.size - own if target.size > own else 0)
                    for target in _targets(held >> 9 * colour & _ALL_NINE)
                    if (target.gaps & others).bit_count() <= free
                ]
            )
        self.ceilings = self._ceilings()
        self.best_points = -1
        self.best: list[_Target] = []
        self.path: list[_Target] = []

    def _ceilings(self) -> list[list[int]]:
        """By colour and number of shared wilds: the most that this colour and those after it could bring together,
        if every shared wild fitted everywhere."""
        size = self.wilds.shared + 1
        ceiling = [0] * size
        found = [ceiling]
        for choices in reversed(self.choices):
            alone = [0] * size
            for target, need in choices:
                if need < size and target.points > alone[need]:
                    alone[need] = target.points
            ceiling = [max(map(add, alone, ceiling[left::-1])) for left in range(size)]
            found.insert(0, ceiling)
        return found

    def run(self) -> list[_Target]:
        """The targets, one a colour."""
        self._extend(0, 0, self.wilds.shared, (_NOTHING,))
        return self.best

    def _extend(self, colour: int, points: int, shared: int, groups: tuple[_Group, ...]) -> None:
        if colour == 4:
            self.best_points, self.best = points, self.path[:]
            return
        rest = self.ceilings[colour + 1]
        for target, need in self.choices[colour]:
            if need > shared or points + target.points + rest[shared - need] <= self.best_points:
                continue
            larger = _with_colour(groups, target.gaps, self.wilds.by_colour[colour], self.wilds)
            if larger is not None:
                self.path.append(target)
                self._extend(colour + 1, points + target.points, shared - need, larger)
                self.path.pop()
                if self.best_points == self.ceilings[0][-1]:
                    return


def points_of(held: int, collection: bytes) -> int:
    """The points of a collection given as codes; ``held`` is the mask of the kinds in it."""
    if not held >> NUMBER_KINDS:
        points = RUN_POINTS
        return points[held & 511] + points[held >> 9 & 511] + points[held >> 18 & 511] + points[held >> 27 & 511]
    return sum(target.points for target in _Search(held, collection).run())


def mask_of(codes: Iterable[int]) -> int:
    """The mask of the kinds among codes."""
    mask = 0
    for code in codes:
        mask |= 1 << code
    return mask


def _codes(cards: Iterable[TenCard]) -> bytes:
    return bytes(sorted(card.code for card in cards))


def points(cards: Iterable[TenCard]) -> int:
    """The points of a collection. Currency cards can't be collected and count nothing."""
    codes = _codes(cards)
    return points_of(mask_of(codes) & (1 << 50) - 1, codes)


def scoring(cards: Iterable[TenCard]) -> Breakdown:
    """How a collection scores: the run of each colour and where each wild counts. Deterministic."""
    codes = _codes(cards)
    targets = _Search(mask_of(codes), codes).run()
    wilds = [code for code in codes if NUMBER_KINDS <= code <= UNIVERSAL]
    slots = [
        (colour, number)
        for colour, target in enumerate(targets)
        for number in range(1, 10)
        if target.gaps >> (number - 1) & 1
    ]
    placed = _match(slots, wilds)
    places = tuple(
        WildPlace(CARDS[wilds[which]], COLOURS[colour], number)
        for (colour, number), which in zip(slots, placed, strict=True)
    )
    idle = tuple(CARDS[code] for which, code in enumerate(wilds) if which not in placed)
    colours = tuple(
        ColourScore(COLOURS[colour], target.first, target.last, target.points) for colour, target in enumerate(targets)
    )
    return Breakdown(sum(target.points for target in targets), colours, places, idle)


def fits(wild: int, colour: int, number: int) -> bool:
    """Whether the wild (a code) can stand for that card."""
    return wild in (36 + colour, 39 + number, UNIVERSAL)


def _match(slots: list[tuple[int, int]], wilds: list[int]) -> list[int]:
    """Which wild fills each slot, by augmenting paths; there is a full matching when this is called."""
    taken_by: dict[int, int] = {}

    def place(slot: int, tried: set[int]) -> bool:
        for which, wild in enumerate(wilds):
            if which not in tried and fits(wild, *slots[slot]):
                tried.add(which)
                if which not in taken_by or place(taken_by[which], tried):
                    taken_by[which] = slot
                    return True
        return False

    for slot in range(len(slots)):
        place(slot, set())
    found = {slot: which for which, slot in taken_by.items()}
    return [found[slot] for slot in range(len(slots))]


def runs(mask: int) -> list[tuple[int, int]]:
    """All unbroken runs in a 9-bit mask as (first, last)."""
    numbers = [number for number in range(1, 10) if mask >> (number - 1) & 1]
    if not numbers:
        return []
    breaks = [(a, b) for a, b in pairwise(numbers) if b != a + 1]
    firsts = [numbers[0], *(b for _, b in breaks)]
    lasts = [*(a for a, _ in breaks), numbers[-1]]
    return list(zip(firsts, lasts, strict=True))
