"""The thoughtful person: exact chances, hopes for its own runs and fears of the others', money that has its worth."""

from __future__ import annotations

from rules.core import View
from rules.players.base import Player
from rules.players.ten.auction import choose_bid
from rules.players.ten.judge import Judge
from rules.players.ten.style import STYLES, THOUGHTFUL
from rules.players.ten.turn import Turn, purchase_value
from rules.ten.actions import DONE, PAY_BUST, PAY_TOKEN, PAYS, TenAction
from rules.ten.position import BUST_VALUE
from rules.ten.view import TenView


class NormalPlayer(Player):
    """Weighs every way on and takes the best; nothing about it is random. Style: see :data:`STYLES`."""

    def choose(self, view: View) -> TenAction:
        """The best legal action by its judgement. Raises ValueError if there is none."""
        assert isinstance(view, TenView)
        legal = view.legal_actions()
        if not legal:
            raise ValueError("nothing to decide for this seat")
        if len(legal) == 1:
            return legal[0]
        judge = Judge(view, THOUGHTFUL if self.style is None else STYLES[self.style])
        if view.phase == "play":
            return Turn(judge).choose(legal)
        if view.phase == "auction":
            return choose_bid(judge)
        if view.phase == "buy":
            return _choose_buy(judge, legal)
        return _choose_payment(judge, legal)


def _choose_buy(judge: Judge, legal: tuple[TenAction, ...]) -> TenAction:
    """The card that is worth more than its price hurts, or none."""
    best, best_value = DONE, 0.001
    for action in legal:
        if action.card is not None:
            value = purchase_value(judge, action.card.code)
            if value > best_value:
                best, best_value = action, value
    return best


def _choose_payment(judge: Judge, legal: tuple[TenAction, ...]) -> TenAction:
    """The coin or card whose loss hurts least for what it covers."""
    view = judge.view
    gained = view.buying if view.buying is not None else view.tableau[-1]
    due = view.due

    def hurt(coin: tuple[float, int, int]) -> tuple[float, int]:
        each, units, code = coin
        wasted = max(0, units - due) if units == BUST_VALUE else 0
        return (each * units / (units - wasted), code)

    _, _, code = min(judge.coins(judge.me, bytes((gained.code,))), key=hurt)
    action = PAY_TOKEN if code == -1 else PAY_BUST if code == -2 else PAYS[code]
    assert action in legal
    return action
