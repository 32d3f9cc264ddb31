"""Temperaments of the one thoughtful player, as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Style:
    """How a person weighs things.

    nerve: points added to what another draw is worth (below 0: stops early). money: points that a token is worth while
    the draw pile is full. late_money: the part of that which is left when the pile is empty. wilds: factor on what a
    wild is worth at an auction. share: how surely a card still in the pile is hoped for (1: a fair share of it).
    market: chance in one turn of one's own to afford a cheap card that is for sale. envy: weight of what others gain.
    """

    nerve: float = 0.0
    money: float = 0.25
    late_money: float = 0.3
    wilds: float = 0.65
    share: float = 1.0
    market: float = 0.22
    envy: float = 0.8


THOUGHTFUL: Final = Style()
"""Without a temperament."""
STYLES: Final[Mapping[str, Style]] = MappingProxyType(
    {
        "cautious": Style(nerve=-0.1, money=0.3, wilds=0.55),
        "bold": Style(nerve=0.12, wilds=0.8, money=0.22),
        "collector": Style(share=1.15, market=0.3, money=0.2, envy=0.6),
    }
)
