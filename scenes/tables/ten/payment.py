"""How somebody means to pay: a suggestion, changed coin by coin until it is confirmed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.ten import PAY_BUST, PAY_TOKEN, TenAction, TenCard, TenView
from rules.ten.position import BUST_VALUE

TOKEN, BUST = "token", "bust"
#: A token, a bust token, or a card of the collection; cards are their notation.
Coin = str


def worth(coin: Coin) -> int:
    """What a coin pays."""
    return BUST_VALUE if coin == BUST else 1


class Plan:
    """Coins chosen out of those held, never one more than the price needs."""

    def __init__(self, price: int, held: Mapping[Coin, int], suggested: Iterable[Coin]) -> None:
        self.price = price
        self.held = Counter(held)
        self._suggested = tuple(suggested)
        #: In the order in which they were chosen.
        self._chosen: list[Coin] = list(self._suggested)

    @classmethod
    def to_buy(cls, view: TenView, card: TenCard) -> Plan:
        """Paying for a card of the market before it is bought."""
        assert view.seat is not None
        return cls(card.value, _held(view, view.seat), _coins(view.suggest_payment_for(card, card.value)))

    @classmethod
    def of_due(cls, view: TenView) -> Plan:
        """Paying what is due."""
        assert view.seat is not None
        return cls(view.due, _held(view, view.seat), _coins(view.suggest_payment()))

    @property
    def chosen(self) -> Counter[Coin]:
        """How many of each coin are chosen."""
        return Counter(self._chosen)

    @property
    def value(self) -> int:
        """What the chosen coins pay."""
        return sum(map(worth, self._chosen))

    @property
    def short(self) -> int:
        """What is still missing."""
        return max(0, self.price - self.value)

    @property
    def lost(self) -> int:
        """What is paid too much, without change."""
        return max(0, self.value - self.price)

    @property
    def as_suggested(self) -> bool:
        """Nothing was changed."""
        return Counter(self._chosen) == Counter(self._suggested)

    def reset(self) -> None:
        """Back to the suggestion."""
        self._chosen = list(self._suggested)

    def toggle(self, coin: Coin) -> bool:
        """Choose one more of a coin, or none of it if all are chosen. False if it is not needed, nothing changed."""
        if self._chosen.count(coin) < self.held[coin] and self.add(coin):
            return True
        if coin in self._chosen:
            self._chosen = [other for other in self._chosen if other != coin]
            return True
        return False

    def add(self, coin: Coin) -> bool:
        """Choose one more; what is no longer needed is put back. False, and nothing changed, if it is not needed."""
        if self._chosen.count(coin) >= self.held[coin]:
            return False
        before = list(self._chosen)
        self._chosen.append(coin)
        for other in self._to_put_back(coin):
            if self.value - worth(other) >= self.price:
                del self._chosen[_last(self._chosen, other)]
        if self.value - worth(coin) >= self.price:
            self._chosen = before
            return False
        return True

    def remove(self, coin: Coin) -> bool:
        """Put one back. False if none is chosen."""
        if coin not in self._chosen:
            return False
        del self._chosen[_last(self._chosen, coin)]
        return True

    def actions(self) -> tuple[TenAction, ...]:
        """The payments, those that may be worth too much last, so that none of them is left over."""
        order = sorted(self._chosen, key=lambda coin: (worth(coin), coin != TOKEN))
        return tuple(map(_payment, order))

    def _to_put_back(self, coin: Coin) -> list[Coin]:
        """Other coins in the order in which they make room for this one: tokens, cards last chosen first, busts."""
        others = [other for other in reversed(self._chosen) if other != coin]
        return sorted(others, key=lambda other: (other == BUST, other != TOKEN))


def _held(view: TenView, seat: int) -> Counter[Coin]:
    held: Counter[Coin] = Counter(view.collections[seat])
    held[TOKEN] = view.tokens[seat]
    held[BUST] = view.busts[seat]
    return held


def _coins(actions: Iterable[TenAction]) -> list[Coin]:
    names: dict[TenAction, Coin] = {PAY_TOKEN: TOKEN, PAY_BUST: BUST}
    return [action.card or names[action] for action in actions]


def _payment(coin: Coin) -> TenAction:
    return {TOKEN: PAY_TOKEN, BUST: PAY_BUST}.get(coin) or TenAction(f"pay {coin}")


def _last(chosen: list[Coin], coin: Coin) -> int:
    return len(chosen) - 1 - chosen[::-1].index(coin)
