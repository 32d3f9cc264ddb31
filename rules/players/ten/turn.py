"""The thoughtful player's turn: draw on, or stop and take which reward."""

from __future__ import annotations

from typing import Final

from rules.players.ten.judge import Judge
from rules.ten.actions import DRAW, TAKE_CURRENCY, TAKE_NUMBERS, TenAction
from rules.ten.cards import CARDS, FIRST_CURRENCY, NUMBER_KINDS
from rules.ten.position import ROW_LIMIT, TOKEN_LIMIT

AUCTION_LUCK: Final = 0.15
"""Points that speaking last at an auction brings the seat whose turn it is."""
TAKEN_FIRST: Final = 0.35
"""How surely the best card we put on the market is bought by somebody before us."""


class Turn:
    """One row of cards, and what each way on from it is worth to the seat whose turn it is."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        view = judge.view
        self.pile = [(card.code, count) for card, count in view.pile_counts.items()]
        self.left = view.deck_left
        self.row = bytes(card.code for card in view.tableau if card.code < NUMBER_KINDS)
        self.showing = view.currency_showing
        self.total = view.total
        self.shopping = self._shopping()

    def choose(self, legal: tuple[TenAction, ...]) -> TenAction:
        """The action with the highest value."""
        values = {DRAW: self.draw_value, TAKE_NUMBERS: self._numbers_now, TAKE_CURRENCY: self._currency_now}
        return max(legal, key=lambda action: values[action]())

    def draw_value(self) -> float:
        """One more card, then the better reward; a wild leaves the row as it is."""
        stop_now = self.stop_value(self.row, self.showing)
        value = 0.0
        for code, count in self.pile:
            value += count * self._after(code, stop_now)
        return value / self.left + self.judge.style.nerve

    def _after(self, code: int, stop_now: float) -> float:
        if NUMBER_KINDS <= code < FIRST_CURRENCY:
            return stop_now + AUCTION_LUCK
        worth = CARDS[code].value
        if code < NUMBER_KINDS:
            row = self.row + bytes((code,))
            if self.total + worth > ROW_LIMIT:
                return self.bust_value(row, self.showing)
            return self.stop_value(row, self.showing)
        if self.showing + worth > ROW_LIMIT:
            return self.bust_value(self.row, 0)
        return self.stop_value(self.row, self.showing + worth)

    def stop_value(self, row: bytes, showing: int) -> float:
        """The better of the rewards that the row allows."""
        values = []
        if row:
            values.append(self.numbers_value(row, showing))
        if showing:
            values.append(self.currency_value(row, showing))
        return max(values, default=0.0)

    def _numbers_now(self) -> float:
        return self.numbers_value(self.row, self.showing)

    def _currency_now(self) -> float:
        return self.currency_value(self.row, self.showing)

    def numbers_value(self, row: bytes, showing: int) -> float:
        """The cards join the collection, the others are paid, and one may buy."""
        judge = self.judge
        return judge.gain(judge.me, row) + self.shopping - self._others_paid(showing)

    def currency_value(self, row: bytes, showing: int) -> float:
        """Tokens for oneself; the numbers go to the market."""
        judge = self.judge
        gained = min(showing, TOKEN_LIMIT - judge.view.tokens[judge.me])
        return judge.money_gain(judge.me, gained) - self._given_away(row)

    def bust_value(self, row: bytes, showing: int) -> float:
        """A bust token; the others are paid (nobody on a currency bust: showing 0); all numbers go to the market."""
        judge = self.judge
        return judge.money_gain(judge.me, 0, 1) - self._others_paid(showing) - self._given_away(row)

    def _others_paid(self, showing: int) -> float:
        judge = self.judge
        if not showing:
            return 0.0
        tokens = judge.view.tokens
        return judge.against_others(
            [judge.money_gain(seat, min(showing, TOKEN_LIMIT - tokens[seat])) for seat in range(judge.players)]
        )

    def _given_away(self, row: bytes) -> float:
        """What the best card of a row on the market is worth to those who may buy before us."""
        judge = self.judge
        if not row or judge.view.solo_level is not None:
            return 0.0
        best = [
            max(max(0.0, judge.gain(seat, bytes((code,))) - judge.token * CARDS[code].value) for code in row)
            for seat in range(judge.players)
        ]
        return TAKEN_FIRST * (judge.against_others(best) - 0.5 * best[judge.me])

    def _shopping(self) -> float:
        """What the purchase after taking the numbers will bring."""
        judge = self.judge
        after = self.row
        best = 0.0
        for card in {card.code for card in judge.view.market} - set(judge.holdings[judge.me]) - set(after):
            best = max(best, purchase_value(judge, card, after))
        return best


def purchase_value(judge: Judge, code: int, taken: bytes = b"") -> float:
    """Points that buying a card brings once it is paid; 0 or less if it isn't worth it."""
    cost = judge.cost(judge.me, CARDS[code].value, taken + bytes((code,)))
    if cost is None:
        return 0.0
    bought = taken + bytes((code,))
    return judge.value(judge.holdings[judge.me] + bought) - judge.value(judge.holdings[judge.me] + taken) - cost
