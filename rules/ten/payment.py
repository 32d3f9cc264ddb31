"""A sensible way to pay: no points lost, nothing wasted, then tokens, bust tokens, duplicates, the least useful cards.

Points come before waste: rather one coin's change lost than a card that a run needs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.ten.actions import PAY_BUST, PAY_TOKEN, PAYS, TenAction
from rules.ten.cards import NUMBER_KINDS, TenCard
from rules.ten.position import BUST_VALUE, SOLO_SEAT, TenPosition
from rules.ten.preview import points_after

if TYPE_CHECKING:
    from rules.ten.view import TenView


def suggest(view: TenView) -> tuple[TenAction, ...]:
    """How the seat to act could pay all that is due, or () when nothing is."""
    seat = view.to_act
    if seat is None or not view.due:
        return ()
    gained = view._tableau[-1] if view._buying < 0 else view._buying
    return _plan(view, seat, gained, view.due)


def suggest_for(view: TenView, card: TenCard, price: int) -> tuple[TenAction, ...]:
    """How this View's seat could pay that price for that card; () if it can't or there is no such seat."""
    if view.seat is None or price < 1 or view.power(view.seat) < price:
        return ()
    return _plan(view, view.seat, card.code, price)


def worth(actions: Iterable[TenAction]) -> int:
    """What these payments pay together; less the price, it is what is lost."""
    return sum(BUST_VALUE if action is PAY_BUST else 1 for action in actions)


def _plan(position: TenPosition, seat: int, gained: int, due: int) -> tuple[TenAction, ...]:
    tokens, busts = position._tokens[seat], position._busts[seat]
    if position.solo_level and seat == SOLO_SEAT:  # pays by its rule: tokens first, then bust tokens
        return _coins(min(tokens, due), -(-max(0, due - tokens) // BUST_VALUE), [])
    exact = [bust for bust in range(min(busts, due // BUST_VALUE) + 1) if tokens >= due - BUST_VALUE * bust]
    if exact:
        return _coins(due - BUST_VALUE * exact[0], exact[0], [])
    spare = _in_order_of_use(position, seat, gained, due)
    best: tuple[tuple[int, ...], tuple[int, int, int]] | None = None
    for bust in range(min(busts, -(-due // BUST_VALUE)) + 1):
        for cards in range(len(spare) + 1):
            token = max(0, min(tokens, due - BUST_VALUE * bust - cards))
            waste = token + BUST_VALUE * bust + cards - due
            if waste < 0:
                continue
            lost = spare[cards - 1][1] if cards else 0
            cost = (lost, waste, sum(not twice for _, _, twice in spare[:cards]), cards, bust)
            if best is None or cost < best[0]:
                best = (cost, (token, bust, cards))
    if best is None:
        return ()
    token, bust, cards = best[1]
    return _coins(token, bust, [code for code, _, _ in spare[:cards]])


def _coins(tokens: int, busts: int, cards: list[int]) -> tuple[TenAction, ...]:
    return (*(PAY_TOKEN,) * tokens, *(PAY_BUST,) * busts, *(PAYS[code] for code in cards))


def _in_order_of_use(position: TenPosition, seat: int, gained: int, most: int) -> list[tuple[int, int, bool]]:
    """The cards to spend first: (code, points lost once it and those before it are gone, was it a duplicate)."""
    left = list(position._collections[seat])
    full = points_after(position, seat, (gained,), ())
    spent: list[int] = []
    order: list[tuple[int, int, bool]] = []
    while left and len(order) < most:
        ranked = []
        for code in sorted(set(left)):
            twice = left.count(code) > 1 or (code == gained and code < NUMBER_KINDS)
            loss = full - points_after(position, seat, (gained,), [*spent, code])
            ranked.append((loss, not twice, code >= NUMBER_KINDS, _neighbours([*left, gained], code), code))
        loss, single, _, _, code = min(ranked)
        left.remove(code)
        spent.append(code)
        order.append((code, loss, not single))
    return order


def _neighbours(left: list[int], code: int) -> int:
    """How many cards next to it in its colour are held: what is alone is missed least."""
    if code >= NUMBER_KINDS:
        return 0
    beside = [other for other in (code - 1, code + 1) if other // 9 == code // 9]
    return sum(other in left for other in beside)
