"""Points: the search for the best places of wilds against trying everything."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.ten import BY_TEXT, CARDS, points, scoring
from rules.ten.score import fits
from tests.rules.ten.reference import best_points, best_points_by_colours, colour_points

COLLECTED = [str(card) for card in CARDS if card.kind != "currency"]
NUMBERS = [str(card) for card in CARDS if card.kind == "number"]
WILDS = [str(card) for card in CARDS if card.is_wild]


def score(texts: list[str]) -> int:
    return points([BY_TEXT[text] for text in texts])


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(NUMBERS), max_size=25), st.lists(st.sampled_from(WILDS), max_size=2))
def test_as_trying_every_place_of_every_wild(numbers: list[str], wilds: list[str]) -> None:
    assert score(numbers + wilds) == best_points(numbers + wilds)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(NUMBERS), max_size=25), st.lists(st.sampled_from(WILDS), max_size=5))
@example(["R1", "R3", "B1", "B3", "O1", "O3", "G1", "G3"], ["*2", "*2", "*2", "R#"])
@example(["R1", "B1", "O1", "G1"], ["*2", "*2", "R#", "B#"])
def test_as_giving_every_wild_to_every_colour(numbers: list[str], wilds: list[str]) -> None:
    assert score(numbers + wilds) == best_points_by_colours(numbers + wilds)


@pytest.mark.long
@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(NUMBERS), max_size=25), st.lists(st.sampled_from(WILDS), max_size=8))
def test_as_giving_more_wilds_to_every_colour(numbers: list[str], wilds: list[str]) -> None:
    assert score(numbers + wilds) == best_points_by_colours(numbers + wilds)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(COLLECTED), max_size=40), st.randoms(use_true_random=False))
def test_the_breakdown_proves_its_total(texts: list[str], chance: Random) -> None:
    cards = [BY_TEXT[text] for text in texts]
    found = scoring(cards)
    assert found.total == points(cards) == sum(colour.points for colour in found.colours)
    wilds = Counter(card for card in cards if card.is_wild)
    assert Counter([place.wild for place in found.places]) + Counter(found.idle) == wilds
    have = {card.colour: set[int]() for card in CARDS if card.colour}
    for card in cards:
        if card.kind == "number":
            have[card.colour].add(card.value)
    for place in found.places:
        assert fits(place.wild.code, "RBOG".index(place.colour), place.number)
        assert place.number not in have[place.colour]
        have[place.colour].add(place.number)
    for colour in found.colours:
        assert colour_points(have[colour.colour]) == colour.points
        assert set(range(colour.first, colour.last + 1)) - {0} <= have[colour.colour]
    chance.shuffle(cards)
    assert scoring(cards) == found


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(COLLECTED), max_size=40), st.sampled_from(COLLECTED))
def test_a_card_more_never_costs_points(texts: list[str], more: str) -> None:
    assert score(texts) <= score([*texts, more]) <= 40


def test_all_wilds_of_the_full_deck() -> None:
    """The nine number wilds make one whole run (10), the other nine fill two and two, and one more colour's pair."""
    assert score([*WILDS, "R#", "B#", "O#", "G#"]) == 19
    assert score(WILDS) == 15
    assert score([f"*{number}" for number in range(1, 10)]) == 10


@pytest.mark.parametrize("copies", [1, 9, 40])
def test_more_wilds_than_any_deck_has(copies: int) -> None:
    assert score(WILDS * copies) == (40 if copies > 1 else score(WILDS))
    assert score(["*#"] * copies) == {1: 1, 9: 10, 40: 40}[copies]
    assert score(["R#"] * copies) == {1: 1, 9: 10, 40: 10}[copies]
