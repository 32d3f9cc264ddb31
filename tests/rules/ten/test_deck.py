"""The deck by number of players, and how the seed deals it."""

from __future__ import annotations

from collections import Counter

import pytest

import rules
from rules.ten import TenState
from rules.ten.cards import CARDS


def deck(seats: int, seed: int = 0) -> list[str]:
    options = {"solo_level": 7} if seats == 1 else {}
    state = rules.new_game("ten", seats=seats, seed=seed, options=options)
    assert isinstance(state, TenState)
    return [str(CARDS[code]) for code in state._deck]


@pytest.mark.parametrize(
    ("seats", "size", "low", "colour_wilds", "currency"),
    [
        (1, 59, 1, 1, [2, 2, 2, 2, 1]),
        (2, 59, 1, 1, [2, 2, 2, 2, 1]),
        (3, 92, 2, 1, [4, 4, 4, 4, 2]),
        (4, 129, 3, 2, [6, 6, 6, 6, 3]),
        (5, 129, 3, 2, [6, 6, 6, 6, 3]),
    ],
)
def test_what_is_in_it(seats: int, size: int, low: int, colour_wilds: int, currency: list[int]) -> None:
    cards = Counter(deck(seats))
    assert cards.total() == size
    for colour in "RBOG":
        assert [cards[f"{colour}{n}"] for n in range(1, 10)] == [low] * 6 + [1] * 3
        assert cards[f"{colour}#"] == colour_wilds
    assert [cards[f"*{n}"] for n in range(1, 10)] == [1] * 9 and cards["*#"] == 1
    assert [cards[f"${n}"] for n in range(1, 6)] == currency
    assert rules.GAMES["ten"].deck_counts[seats] == size  # type: ignore[attr-defined]


def test_the_seed_decides_and_goes_on_deciding_alike() -> None:
    """These lines must never change, or old records replay differently: raise ``TenGame.version`` if they do."""
    assert " ".join(deck(2, 0)[:12]) == "O5 R6 $4 O8 B2 R2 O1 $1 O9 B1 G5 R7"
    assert " ".join(deck(5, 2**63 - 1)[:12]) == "B# G2 O1 R1 $4 O3 $4 $2 $3 G2 R2 G8"
    assert deck(2, 1) != deck(2, 2)
    assert deck(2, 3) == deck(2, 3)


def test_each_card_is_on_top_equally_often() -> None:
    """Chi-squared over 59 places for one card (the 99.9 % point of 58 degrees is 97.04)."""
    games = 5900
    places = Counter(deck(2, seed).index("*#") for seed in range(games))
    expected = games / 59
    assert sum((places[place] - expected) ** 2 / expected for place in range(59)) < 97.04
