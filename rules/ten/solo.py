"""The automatic opponent of the solo game: a rule that leaves it no choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.ten.actions import DONE, DRAW, PASS, PAY_BUST, PAY_TOKEN, TAKE_CURRENCY, TAKE_NUMBERS, TenAction, bid

if TYPE_CHECKING:
    from rules.ten.position import TenPosition

_HUMAN = 0
_OPPONENT = 1


def forced_action(position: TenPosition) -> TenAction:
    """The one thing the automatic opponent does when it is to act."""
    phase = position.phase
    if phase == "play":
        return _turn(position)
    if phase == "auction":
        return _auction(position)
    if phase == "buy":
        return DONE
    return PAY_TOKEN if position._tokens[_OPPONENT] else PAY_BUST


def _turn(position: TenPosition) -> TenAction:
    """Draw until the total exceeds the level, then take the numbers; at the end of the deck what there is."""
    if position.total <= position._table.level and position.deck_left:
        return DRAW
    numbers_showing = position.total + position.currency_showing > 0
    return TAKE_NUMBERS if numbers_showing else TAKE_CURRENCY


def _auction(position: TenPosition) -> TenAction:
    """Speaking last, on its own turn: one more than the human. Speaking first: as much as both could pay."""
    own = _cash(position, _OPPONENT)
    first = position.active == _HUMAN
    wanted = max(1, min(own, _cash(position, _HUMAN))) if first else position.high_bid + 1
    return bid(wanted) if wanted <= own else PASS


def _cash(position: TenPosition, seat: int) -> int:
    """Tokens and bust tokens; it neither spends cards nor counts those of the human."""
    return position._tokens[seat] + 3 * position._busts[seat]
