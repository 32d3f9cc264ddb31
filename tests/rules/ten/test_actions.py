"""The notation of TEN's actions."""

from __future__ import annotations

import copy
import pickle

import pytest

from rules.core import IllegalAction, UnreadableText
from rules.ten import CARDS, TenAction, TenCard
from rules.ten.actions import BIDS, BUYS, DRAW, PAYS, read_action
from tests.rules.ten.table import begin

READABLE = [
    "draw",
    "take numbers",
    "take currency",
    "pass",
    "done",
    "pay token",
    "pay bust",
    "bid 0",
    "bid 1",
    "bid 12",
    "bid 999",
    "bid 9223372036854775807",
    "bid 1" + "0" * 30,
    "bid " + "9" * 5000,
    *[f"buy {card}" for card in CARDS],
    *[f"pay {card}" for card in CARDS],
]
UNREADABLE = [
    "",
    " ",
    "Draw",
    "DRAW",
    "draw.",
    "draw draw",
    "draw\x00",
    "\x0bdraw",
    "draw\x0c",
    "\xa0draw",
    "draw\u3000",
    "\ufeffdraw",
    "take",
    "take  numbers",
    "take\tnumbers",
    "take Numbers",
    "bid",
    "bid ",
    "bid 04",
    "bid 00",
    "bid +4",
    "bid -4",
    "bid -0",
    "bid 4.0",
    "bid 1_000",
    "bid 1e3",
    "bid 0x4",
    "bid  4",
    "bid\t4",
    "bid\n4",
    "bid4",
    "bid ٤",
    "bid ４",
    "bid ²",
    "bid four",
    "bid 4 5",
    "bid " + "0" * 20,
    "bid 1 " + "9" * 5000,
    "buy",
    "buy R0",
    "buy R10",
    "buy r7",
    "buy R 7",
    "buy  R7",
    "buy *0",
    "buy $6",
    "buy token",
    "pay",
    "pay tokens",
    "pay Bust",
    "pay 3",
    "pay R2 R3",
    "pass 1",
    "done\r\rdone",
]


@pytest.mark.parametrize("text", READABLE, ids=range(len(READABLE)))
def test_round_trip(text: str) -> None:
    action = read_action(text)
    assert str(action) == text and type(str(action)) is str
    assert read_action(str(action)) == action and hash(read_action(text)) == hash(action)
    assert begin("R1").parse(text) == action
    assert TenAction(text) == action
    assert pickle.loads(pickle.dumps(action)) == copy.deepcopy(action) == copy.copy(action) == action
    assert type(pickle.loads(pickle.dumps(action))) is TenAction


@pytest.mark.parametrize("text", UNREADABLE, ids=range(len(UNREADABLE)))
def test_unreadable(text: str) -> None:
    with pytest.raises(UnreadableText) as unreadable:
        begin("R1").parse(text)
    assert "\n" not in str(unreadable.value) and len(str(unreadable.value)) < 300


@pytest.mark.parametrize("text", [None, 4, b"draw", ["draw"], DRAW.op])
def test_not_even_a_text(text: object) -> None:
    with pytest.raises(UnreadableText):
        begin("R1").parse(text)  # type: ignore[arg-type]


def test_a_text_of_a_hundred_megabytes() -> None:
    with pytest.raises(UnreadableText):
        begin("R1").parse("draw " * 20_000_000)


@pytest.mark.parametrize("text", [" draw", "draw ", "\tdraw\t", "  draw\n", "draw\r\n"])
def test_surrounding_blanks(text: str) -> None:
    assert read_action(text) is DRAW


def test_values() -> None:
    assert read_action("bid 7") == BIDS[7] and BIDS[7] != BIDS[8]
    assert len({*BIDS, *BUYS, *PAYS}) == len(BIDS) + 2 * len(CARDS)
    big = read_action("bid 4000")
    assert big == read_action("bid 4000") and hash(big) == hash(read_action("bid 4000")) and big.amount == 4000
    assert (read_action("pay R2").verb, read_action("pay R2").card) == ("pay", "R2")
    assert read_action("take numbers").verb == "take numbers"


def test_bids_beyond_all_bounds_are_readable_and_illegal() -> None:
    state = begin("R# R1")
    state.apply(DRAW)
    for text in ("bid 11", "bid 99999999999999999999", "bid " + "9" * 5000, "bid " + "9" * 5_000_000):
        with pytest.raises(IllegalAction) as refused:
            state.apply(state.parse(text))
        assert refused.value.code == "bid_too_high"


def test_immutable() -> None:
    for value in (DRAW, CARDS[0]):
        with pytest.raises(AttributeError):
            value.code = 3
        with pytest.raises(AttributeError):
            value.other = 3
        with pytest.raises(AttributeError):
            del value.code


@pytest.mark.parametrize("thing", ["draw", "pass", None, 4, CARDS[0], b"draw"])
def test_only_actions_can_be_applied(thing: object) -> None:
    state = begin("R1 R1")
    before = state.copy()
    with pytest.raises(IllegalAction) as refused:
        state.apply(thing)  # type: ignore[arg-type]
    assert refused.value.code == "not_an_action" and state == before


def test_cards() -> None:
    assert len(CARDS) == 55 and len(set(CARDS)) == 55
    for card in CARDS:
        assert TenCard(str(card)) is card and type(str(card)) is str and len(str(card)) == 2
        assert pickle.loads(pickle.dumps(card)) is card and copy.deepcopy(card) is card
    with pytest.raises(UnreadableText):
        TenCard("R0")
    kinds = [(str(card), card.kind, card.colour, card.number, card.value, card.is_wild) for card in CARDS]
    assert kinds[0] == ("R1", "number", "R", 1, 1, False)
    assert kinds[38] == ("O#", "colour wild", "O", None, 0, True)
    assert kinds[48] == ("*9", "number wild", None, 9, 0, True)
    assert kinds[49] == ("*#", "universal wild", None, None, 0, True)
    assert kinds[54] == ("$5", "currency", None, None, 5, False)
