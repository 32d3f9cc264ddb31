"""Why an action is not allowed: a code and its facts, for the client to word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.ten import actions as act
from rules.ten.actions import TenAction
from rules.ten.cards import CARDS, NUMBER_KINDS

if TYPE_CHECKING:
    from rules.ten.position import TenPosition

Refusal = tuple[str, dict[str, object]]

_PAYING = ("pay wild", "pay card")
_PHASES_OF_OP = (
    *(("play",),) * 3,  # draw, take numbers, take currency
    *(("auction",),) * 2,  # bid, pass
    *(("buy",),) * 2,  # buy, done
    *(_PAYING,) * 3,  # token, bust token, card
)
"""By ``op``: the phases in which such an action has its place."""


def refusal(position: TenPosition, action: object) -> Refusal | None:
    """Why the seat to act may not do that, or None if it may.

    Codes: ``game_over``, ``not_an_action``, ``not_now`` (phase), ``forced`` (action: the only one), ``deck_empty``,
    ``nothing_showing`` (draw first), ``no_number_showing``, ``no_currency_showing``, ``bid_too_low`` (least),
    ``bid_too_high`` (most), ``not_in_market`` (card), ``already_owned`` (card), ``cannot_afford`` (card, price,
    power), ``no_token``, ``no_bust_token``, ``card_not_held`` (card).
    """
    if position.to_act is None:
        return "game_over", {}
    if not isinstance(action, TenAction):
        return "not_an_action", {}
    legal = position._all_legal()
    if action in legal:
        return None
    if position.phase not in _PHASES_OF_OP[action.op]:
        return "not_now", {"phase": position.phase}
    if position.solo_level and position.to_act == 1:
        return "forced", {"action": str(legal[0])}
    return _CHECKS[action.op](position, action, position.to_act)


def _draw(position: TenPosition, action: TenAction, seat: int) -> Refusal:
    return "deck_empty", {}


def _take(position: TenPosition, action: TenAction, seat: int) -> Refusal:
    if not position.currency_showing and not position.total:
        return "nothing_showing", {}
    return "no_number_showing" if action.op == act.TAKE_NUMBERS_OP else "no_currency_showing", {}


def _bid(position: TenPosition, action: TenAction, seat: int) -> Refusal:
    if action.amount <= position.high_bid:
        return "bid_too_low", {"least": position.high_bid + 1}
    return "bid_too_high", {"most": position.power(seat)}


def _buy(position: TenPosition, action: TenAction, seat: int) -> Refusal:
    card = CARDS[action.code]
    facts: dict[str, object] = {"card": card}
    if action.code >= NUMBER_KINDS or not position._offered >> action.code & 1:
        return "not_in_market", facts
    if position._held[seat] >> action.code & 1:
        return "already_owned", facts
    return "cannot_afford", {"card": card, "price": card.value, "power": position.power(seat)}


def _pay(position: TenPosition, action: TenAction, seat: int) -> Refusal:
    if action.op == act.PAY_TOKEN_OP:
        return "no_token", {}
    if action.op == act.PAY_BUST_OP:
        return "no_bust_token", {}
    return "card_not_held", {"card": CARDS[action.code]}


def _never(position: TenPosition, action: TenAction, seat: int) -> Refusal:
    raise AssertionError(f"{action} is always allowed in its phase")


_CHECKS = (_draw, _take, _take, _bid, _never, _buy, _never, _pay, _pay, _pay)
"""By ``op``: what can be wrong in the right phase. Passing and declining are always allowed."""
