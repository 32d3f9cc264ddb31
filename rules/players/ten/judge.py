"""How the thoughtful player sees one position: hopes of every seat, the worth of money, what a payment hurts."""

from __future__ import annotations

from math import exp
from typing import Final

from rules.players.ten.style import Style
from rules.players.ten.worth import Chances, Worth
from rules.ten.cards import NUMBER_KINDS
from rules.ten.position import BUST_VALUE
from rules.ten.view import TenView

DRAWS_A_TURN: Final = 4.0
"""About how many cards a turn takes from the pile."""
PLENTY: Final = 40
"""Cards in the pile from which on money keeps its whole value."""
FULL_PURSE: Final = 18.0
"""The more one has, the less one more token helps: the scale of that, in tokens."""
DUPLICATE: Final = 0.7
"""What a card that scores nothing is worth as a coin, in tokens."""
STEP: Final = 0.05
"""Chances are rounded to this, so that the same hopes are met again."""


class Judge:
    """One position through the eyes of its View's seat."""

    def __init__(self, view: TenView, style: Style) -> None:
        self.view = view
        self.style = style
        self.me = view.seat if view.seat is not None else view.active
        self.players = view.players
        self.over = view.last_buys
        """True in the last buys: nothing comes after."""
        self.turns = view.deck_left / (DRAWS_A_TURN * self.players)
        """About how many turns of one's own are left."""
        full = min(1.0, view.deck_left / PLENTY)
        part = style.late_money + (1 - style.late_money) * full
        self.token = 0.0 if self.over else style.money * part
        self.holdings = [bytes(card.code for card in cards) for cards in view.collections]
        self.worth = Worth(self._chances())
        self.now = [self.value(holding) for holding in self.holdings]

    def value(self, holding: bytes) -> float:
        """Points to hope for from a collection, its doubles counted as coins."""
        doubles = len(holding) - len(set(holding))
        return self.worth.of(holding) + doubles * DUPLICATE * self.token

    def gain(self, seat: int, cards: bytes) -> float:
        """What more cards would be worth to a seat."""
        return self.value(self.holdings[seat] + cards) - self.now[seat]

    def purse(self, tokens: int, busts: int) -> float:
        """What that much money is worth, in points."""
        cash = tokens + BUST_VALUE * busts
        return self.token * FULL_PURSE * (1 - exp(-cash / FULL_PURSE))

    def money_gain(self, seat: int, tokens: int, busts: int = 0) -> float:
        """What more money (already within the limit of ten) would be worth to a seat."""
        held, bust = self.view.tokens[seat], self.view.busts[seat]
        return self.purse(held + tokens, bust + busts) - self.purse(held, bust)

    def against_others(self, losses: list[float]) -> float:
        """The weight of what others gain, by seat (own entry ignored): with two, their gain is our loss."""
        others = [loss for seat, loss in enumerate(losses) if seat != self.me]
        return self.style.envy * sum(others) / len(others)

    def coins(self, seat: int, cards: bytes = b"") -> list[tuple[float, int, int]]:
        """What a seat could pay with, best to spend first: (points lost per unit, units, code; −1 token, −2 bust).

        cards: what it has just gained or is about to.
        """
        view = self.view
        tokens, busts = view.tokens[seat], view.busts[seat]
        cash = tokens + BUST_VALUE * busts
        slope = self.token * exp(-cash / FULL_PURSE)
        spent = self.purse(tokens, busts) / cash if cash else 0.0
        each = (slope + spent) / 2  # between what the first and what the last coin is worth
        found = [(each, 1, -1)] * tokens + [(each * 1.02, BUST_VALUE, -2)] * busts
        holding = self.holdings[seat] + cards
        full = self.value(holding)
        for code in sorted(set(self.holdings[seat])):
            left = holding.replace(bytes((code,)), b"", 1)
            found.append((full - self.value(left), 1, code))
        found.sort()
        return found

    def cost(self, seat: int, price: int, cards: bytes = b"") -> float | None:
        """Points that paying a price would hurt a seat, None if it can't pay. Losses of single cards are added up."""
        hurt = 0.0
        for each, units, _ in self.coins(seat, cards):
            hurt += each * min(units, price) if units == 1 else each * units
            price -= units
            if price <= 0:
                return hurt
        return None

    def limit(self, seat: int, stake: float, most: int, cards: bytes = b"") -> int:
        """The highest price, up to most, that hurts a seat no more than the stake is worth to it."""
        hurt, price = 0.0, 0
        for each, units, _ in self.coins(seat, cards):
            for _ in range(units):
                hurt += each
                if hurt > stake or price >= most:
                    return price
                price += 1
        return min(price, most)

    def _chances(self) -> list[Chances]:
        copies = [0] * NUMBER_KINDS
        for card, count in self.view.pile_counts.items():
            if card.code < NUMBER_KINDS:
                copies[card.code] = count
        offered = {card.code for card in self.view.market}
        found = [self._chance(code, copies[code], code in offered) for code in range(NUMBER_KINDS)]
        return [tuple(found[colour * 9 : colour * 9 + 9]) for colour in range(4)]

    def _chance(self, code: int, copies: int, offered: bool) -> float:
        if self.over:
            return 0.0
        missed = (1 - min(0.9, self.style.share / self.players)) ** copies
        if offered:
            dear = code % 9 + 1
            missed *= (1 - self.style.market * (1 if dear <= 4 else 0.6)) ** (self.turns + 0.7)
        return round((1 - missed) / STEP) * STEP
