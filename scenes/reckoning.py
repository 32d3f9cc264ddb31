"""What the result page asks of a game: how the points of each seat come about, told in stages.

A game's part lies beside its table, ``scenes/tables/<game>/reckoning.py``; the page that frames it knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import rules

if TYPE_CHECKING:
    from pygame import FRect

    from game.canvas import Canvas
    from game.locale import Words


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that can decide between equal points: a picture or icon, and how many. decides: it does here."""

    picture: str
    words: str
    decides: bool = False


@dataclass(frozen=True, slots=True)
class Beat:
    """A sound so far into a stage, 0 … 1."""

    at: float
    sound: str


class Reckoning(Protocol):
    """The count of one finished game. ``at`` is how far it has come: 0 … ``stages``."""

    stages: int
    backdrop: str

    def beats(self, stage: int) -> Sequence[Beat]:
        """What is heard while a stage is counted."""

    def points(self, seat: int, at: float) -> int:
        """What a seat has by then."""

    def facts(self, seat: int, rule: str) -> Sequence[Fact]:
        """What a seat has besides points that could decide; those that did are marked."""

    def told(self, seat: int) -> str:
        """The whole count of a seat in words."""

    def height(self, width: float, most: float) -> float:
        """The height the count of a seat needs in this width, at most ``most`` if that can be done."""

    def draw(self, canvas: Canvas, rect: FRect, seat: int, at: float, *, tray: FRect, still: bool) -> None:
        """The count of a seat. ``tray``: where things wait to be counted. ``still``: nothing travels."""


def reckoning_of(view: rules.View, words: Words) -> Reckoning:
    """The count of a finished game. Raises LookupError for a game that has none."""
    if view.game == "ten":
        from scenes.tables.ten.reckoning import TenReckoning  # its pictures are of use to nobody else

        return TenReckoning(view, words)
    raise LookupError(view.game)
