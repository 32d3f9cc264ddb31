"""TEN's actions: interned values, their text, and ready-made groups of them for listing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.core import Action, UnreadableText
from rules.ten.cards import CARDS, FIRST_CURRENCY, NUMBER_KINDS, TenCard
from rules.text import BLANKS, checked_text, read_number, shown

DRAW_OP: Final = 0
TAKE_NUMBERS_OP: Final = 1
TAKE_CURRENCY_OP: Final = 2
BID_OP: Final = 3
PASS_OP: Final = 4
BUY_OP: Final = 5
DONE_OP: Final = 6
PAY_TOKEN_OP: Final = 7
PAY_BUST_OP: Final = 8
PAY_CARD_OP: Final = 9

VERBS: Final = (
    "draw",
    "take numbers",
    "take currency",
    "bid",
    "pass",
    "buy",
    "done",
    "pay token",
    "pay bust",
    "pay",
)


class TenAction(Action):
    """One decision.

    verb: one of ``VERBS``. amount: of a bid (at most ``BOUNDLESS``), else 0. card: what is bought or paid with,
    else None. op and code: the same as small numbers, for the state's look-ups.
    """

    __slots__ = ("amount", "card", "code", "op")
    op: int
    amount: int
    code: int
    card: TenCard | None

    def __new__(cls, text: str) -> TenAction:
        return read_action(text)

    @property
    def verb(self) -> str:
        """The action without its object."""
        return VERBS[self.op]

    def __reduce__(self) -> tuple[object, ...]:
        return (read_action, (str(self),))


def _make(text: str, op: int, amount: int = 0, card: TenCard | None = None) -> TenAction:
    made = str.__new__(TenAction, text)
    made._set(op=op, amount=amount, card=card, code=-1 if card is None else card.code)
    return made


DRAW: Final = _make("draw", DRAW_OP)
TAKE_NUMBERS: Final = _make("take numbers", TAKE_NUMBERS_OP)
TAKE_CURRENCY: Final = _make("take currency", TAKE_CURRENCY_OP)
PASS: Final = _make("pass", PASS_OP)
DONE: Final = _make("done", DONE_OP)
PAY_TOKEN: Final = _make("pay token", PAY_TOKEN_OP)
PAY_BUST: Final = _make("pay bust", PAY_BUST_OP)
BIDS: Final = tuple(_make(f"bid {amount}", BID_OP, amount) for amount in range(128))
BUYS: Final = tuple(_make(f"buy {card}", BUY_OP, card=card) for card in CARDS)
PAYS: Final = tuple(_make(f"pay {card}", PAY_CARD_OP, card=card) for card in CARDS)

BOUNDLESS: Final = 10**19
"""Stands for the amount of a bid with more digits than that: readable, and more than anybody can ever pay."""
_BID: Final = re.compile(r"bid (?:0|[1-9][0-9]*)", re.ASCII)
_FIXED: Final[Mapping[str, TenAction]] = MappingProxyType(
    {
        str(action): action
        for action in (
            DRAW,
            TAKE_NUMBERS,
            TAKE_CURRENCY,
            PASS,
            DONE,
            PAY_TOKEN,
            PAY_BUST,
            *BIDS,
            *BUYS,
            *PAYS,
        )
    }
)


def bid(amount: int) -> TenAction:
    """The bid of that many; amounts of everyday size are interned."""
    return BIDS[amount] if amount < len(BIDS) else _make(f"bid {amount}", BID_OP, amount)


def bids_and_pass(least: int, most: int) -> tuple[TenAction, ...]:
    """All bids from least to most, then the pass."""
    if most < len(BIDS):
        return (*BIDS[least : most + 1], PASS)
    return (*map(bid, range(least, most + 1)), PASS)


def read_action(text: str) -> TenAction:
    """The action a text names; blanks around it are allowed, nothing else. Raises UnreadableText."""
    if type(text) is not str:
        text = str(checked_text(text))
    words = text.strip(BLANKS)
    action = _FIXED.get(words)
    if action is not None:
        return action
    if _BID.fullmatch(words):
        amount = read_number(words[4:])
        return bid(amount) if amount is not None else _make(words, BID_OP, BOUNDLESS)
    raise UnreadableText("unreadable_action", {"text": shown(words)})


# Which of the nine numbers of a colour are meant is a 9-bit mask; the groups below list their actions ready-made.
def _groups(actions: tuple[TenAction, ...]) -> tuple[tuple[TenAction, ...], ...]:
    groups: list[tuple[TenAction, ...]] = [()]
    for action in actions:
        groups += [(*group, action) for group in groups]
    return tuple(groups)


def _by_colour(actions: tuple[TenAction, ...]) -> tuple[tuple[tuple[TenAction, ...], ...], ...]:
    return tuple(_groups(actions[first : first + 9]) for first in range(0, NUMBER_KINDS, 9))


RED_BUYS, BLUE_BUYS, ORANGE_BUYS, GREEN_BUYS = _by_colour(BUYS)
RED_PAYS, BLUE_PAYS, ORANGE_PAYS, GREEN_PAYS = _by_colour(PAYS)
PAY_COLOUR_WILDS: Final = _groups(PAYS[36:40])
PAY_OTHER_WILDS: Final = _groups(PAYS[40:FIRST_CURRENCY])
_COINS: Final = ((), (PAY_TOKEN,), (PAY_BUST,), (PAY_TOKEN, PAY_BUST))


def buys_and_done(mask: int) -> tuple[TenAction, ...]:
    """The purchases of the number cards in a 36-bit mask, then the decline."""
    return (
        *RED_BUYS[mask & 511],
        *BLUE_BUYS[mask >> 9 & 511],
        *ORANGE_BUYS[mask >> 18 & 511],
        *GREEN_BUYS[mask >> 27],
        DONE,
    )


def payments(tokens: int, busts: int, mask: int) -> tuple[TenAction, ...]:
    """The ways to pay: a token, a bust token, each kind of card in a 50-bit mask."""
    ways = (
        _COINS[(tokens > 0) + 2 * (busts > 0)]
        + RED_PAYS[mask & 511]
        + BLUE_PAYS[mask >> 9 & 511]
        + ORANGE_PAYS[mask >> 18 & 511]
        + GREEN_PAYS[mask >> 27 & 511]
    )
    wilds = mask >> NUMBER_KINDS
    return ways + PAY_COLOUR_WILDS[wilds & 15] + PAY_OTHER_WILDS[wilds >> 4] if wilds else ways
