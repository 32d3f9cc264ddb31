"""The committed playthroughs, and the number of action sequences at small depths."""

from __future__ import annotations

import pytest

import rules
from rules.simulate import count_sequences
from tests.rules import playthrough
from tests.rules.ten.reference import Reference


@pytest.mark.parametrize("key", rules.GAMES)
def test_as_committed(key: str) -> None:
    committed = (playthrough.FOLDER / f"{key}.txt").read_text(encoding="utf-8")
    assert playthrough.text_of(key) == committed, "see tests/rules/playthrough.py"


@pytest.mark.parametrize("key", rules.GAMES)
def test_every_kind_of_event_occurs(key: str) -> None:
    """A playthrough that shows little proves little."""
    text = playthrough.text_of(key)
    wanted = {
        "ten": (
            "TurnBegan Drawn DeckEmptied Busted BustTokenTaken TokensGained NumbersTaken CurrencyTaken MovedToMarket "
            "Discarded AuctionOpened BidMade Passed AuctionWon AuctionUnsold BuyPhaseBegan BuyStarted Paid CardTaken "
            "RunGrew BuyDeclined TurnEnded LastBuysBegan GameEnded Overpaid kind='total' kind='currency'"
        )
    }
    assert [word for word in wanted[key].split() if word not in text] == []


COUNTS: list[tuple[str, dict[str, object], list[int]]] = [
    ("ten", {"seats": 2, "seed": 0}, [1, 1, 2, 2, 3, 6, 13, 25, 49, 112, 269, 624, 1414]),
    ("ten", {"seats": 4, "seed": 1}, [1, 1, 2, 2, 3, 8, 15, 25, 42]),
    ("ten", {"seats": 1, "seed": 2, "options": {"solo_level": 7}}, [1, 1, 2, 3, 3, 3, 11, 11, 15, 21, 25, 32, 56]),
    ("ten", {"seats": 5, "deck": "*# $2 R1 R2"}, [1, 1, 6, 21, 56, 126, 252, 252, 253]),
]


@pytest.mark.parametrize(("key", "setup", "counts"), COUNTS)
def test_counts(key: str, setup: dict[str, object], counts: list[int]) -> None:
    state = rules.new_game(key, **setup)  # type: ignore[arg-type]
    assert [count_sequences(state, depth) for depth in range(len(counts))] == counts


TEN_DECKS = [
    (2, "R3 R# $2 R1", 7),
    (3, "*# R2 *1", 6),
    (2, "R9 R9 R2", 9),
    (4, "$5 $5 $1 R1", 9),
    (2, "R1", 30),
]


@pytest.mark.parametrize(("seats", "deck", "depth"), TEN_DECKS)
def test_ten_counts_as_the_second_implementation(seats: int, deck: str, depth: int) -> None:
    def count(path: list[str], left: int) -> int:
        model = Reference(seats, deck.split())
        for text in path:
            model.apply(text)
        legal = model.legal()
        if not left or not legal:
            return 1
        return sum(count([*path, text], left - 1) for text in legal)

    assert count_sequences(rules.new_game("ten", seats=seats, deck=deck), depth) == count([], depth)
