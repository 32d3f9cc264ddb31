"""Whether a View read from text is one that play can reach, as far as its parts must agree with one another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import UnreadableText
from rules.ten.cards import CARDS, FIRST_CURRENCY, NUMBER_KINDS
from rules.ten.position import AUCTION, BUY, OVER, PAY_CARD, PAY_WILD, PLAY, ROW_LIMIT, SOLO_SEAT

if TYPE_CHECKING:
    from rules.ten.view import TenView


def check(view: TenView) -> None:
    """Raise UnreadableText (``impossible``) unless the parts agree."""
    for part, agrees in (
        ("seats", _seats),
        ("cards", _cards),
        ("bust tokens", _busts),
        ("row", _row),
        ("last buys", _last_buys),
        ("auction", _auction),
        ("payment", _payment),
        ("turn", _turn),
    ):
        if not agrees(view):
            raise UnreadableText("impossible", {"part": part})


def _seats(view: TenView) -> bool:
    players = view.players
    named = (view.seat, view.active, view.to_act, view.high_bidder)
    solo = view._table.level > 0
    return solo == (view.seats == 1) and all(seat is None or seat < players for seat in named)


def _cards(view: TenView) -> bool:
    """Currency is never collected or for sale, wilds are never for sale."""
    collected = all(code < FIRST_CURRENCY for cards in view._collections for code in cards)
    return collected and all(code < NUMBER_KINDS for code in view._market)


def _busts(view: TenView) -> bool:
    """Every bust put a card of its own out of the pile, so bust tokens can't outnumber those."""
    gone = len(view._market) + len(view._discard) + sum(map(len, view._collections))
    return sum(view._busts) <= gone


def _row(view: TenView) -> bool:
    """At most one wild, last, and only during its auction; no bust still lying there."""
    auction = view._phase in (AUCTION, PAY_WILD)
    row = view._tableau[:-1] if auction else view._tableau
    if auction and not (view._tableau and CARDS[view._tableau[-1]].is_wild):
        return False
    if any(CARDS[code].is_wild for code in row):
        return False
    return view._showing <= ROW_LIMIT and (view.total <= ROW_LIMIT or not view.total_can_bust)


def _last_buys(view: TenView) -> bool:
    if view._phase == OVER and not view._last:
        return False
    return not view._last or (not view._deck and view._phase in (BUY, PAY_CARD, OVER))


def _auction(view: TenView) -> bool:
    """A bid has a bidder who could afford it and has already spoken."""
    bidder = view.high_bidder
    if view._phase not in (AUCTION, PAY_WILD):
        return bidder is None and view.high_bid == 0
    if bidder is None or view.high_bid == 0:
        return bidder is None and view.high_bid == 0 and view._phase == AUCTION
    if view._phase == PAY_WILD:
        return bidder == view.to_act
    return _place(view, bidder) < _place(view, view.to_act) and view.high_bid <= view.power(bidder)


def _place(view: TenView, seat: int | None) -> int:
    """Place in the lap: 0 speaks first, the active seat last."""
    return -1 if seat is None else (seat - view.active - 1) % view.players


def _payment(view: TenView) -> bool:
    paying = view._phase in (PAY_WILD, PAY_CARD)
    if paying != (view.due > 0) or (view._phase == PAY_CARD) != (view._buying >= 0):
        return False
    if not paying:
        return True
    if view.to_act is None or view.due > view.power(view.to_act):
        return False
    if view._phase == PAY_WILD:
        return view.due <= view.high_bid
    solo_opponent = view._table.level and view.to_act == SOLO_SEAT
    wanted = view._offered & ~view._held[view.to_act]
    return not solo_opponent and bool(wanted >> view._buying & 1) and view.due <= CARDS[view._buying].value


def _turn(view: TenView) -> bool:
    """Who is to act, and that there is something to do."""
    phase = view._phase
    if phase == OVER or view.to_act is None:
        return phase == OVER and view.to_act is None and not view._tableau
    if phase in (AUCTION, PAY_WILD):
        return True
    if phase == PLAY:
        return view.to_act == view.active and bool(view._deck or view._tableau)
    return not view._tableau and (view._last or view.to_act == view.active)
