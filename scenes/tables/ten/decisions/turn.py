"""Draw on, or stop and take a reward."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.widgets.base import Widget
from rules.ten import DRAW, TAKE_CURRENCY, TAKE_NUMBERS, TenAction
from scenes.tables.ten import pictures
from scenes.tables.ten.chips import Chip
from scenes.tables.ten.decisions.base import Decision
from scenes.tables.ten.parts import Choice

GAP = 16.0


class Turn(Decision):
    """The three choices of a turn, each with what it would bring to whom."""

    name = "turn"

    def widgets(self) -> list[Widget]:
        """Draw, numbers, currency."""
        wide = (self.room.w - 2 * GAP) / 3
        kinds: list[tuple[TenAction, str, str, Callable[[], list[Chip]]]] = [
            (DRAW, "deck", self.words("ten.draw"), self._drawing),
            (TAKE_NUMBERS, "run", self.words("ten.take_numbers"), self._numbers),
            (TAKE_CURRENCY, "coins", self.words("ten.take_currency"), self._currency),
        ]
        found: list[Widget] = []
        for index, (action, icon, label, chips) in enumerate(kinds):
            rect = FRect(self.room.x + index * (wide + GAP), self.room.y, wide, self.room.h)
            why = self.why(action)
            shown = [] if why else chips()
            found.append(
                Choice(
                    rect,
                    label,
                    self._doer(action),
                    icon=icon,
                    chips=shown,
                    alike=[words for _, _, words, _ in kinds],
                    id=str(action),
                    enabled=not why,
                    why=why,
                )
            )
        return found

    def hint(self, action: TenAction) -> str:
        """Point at the choice."""
        return str(action)

    def number(self, index: int) -> bool:
        """1, 2, 3 are the three choices."""
        if not 1 <= index <= 3:
            return False
        action = (DRAW, TAKE_NUMBERS, TAKE_CURRENCY)[index - 1]
        why = self.why(action)
        if why:
            self.desk.refuse(why)
        else:
            self.desk.do(action)
        return True

    def draw_pile(self) -> None:
        """The pile itself is a way to draw."""
        self.number(1)

    def _doer(self, action: TenAction) -> Callable[[], None]:
        return lambda: self.desk.do(action)

    def _drawing(self) -> list[Chip]:
        view = self.desk.view
        chance = view.bust_chance()
        if not any(card.kind != "wild" and not card.is_wild for card in view.tableau):
            words = self.words("ten.draw.more") if view.tableau else self.words("ten.draw.first")
            return [Chip(words=words)]
        if not chance.cards:
            return [Chip(words=self.words("ten.draw.safe"))]
        worst = next((card for card in chance.cards if card.kind == "number"), chance.cards[-1])
        cost = view.if_busted(worst)
        gone = list(cost.to_market)
        if worst in gone:
            gone.remove(worst)  # nobody has that one yet
        lost = tuple(map(pictures.mini, gone))
        # With large words a picture says it: what a bust would bring is what matters.
        large = self.desk.layout.large
        chips = [Chip(("icons/bust", "icons/arrow-right")) if large else Chip(words=self.words("ten.draw.risk"))]
        if lost:
            chips.append(Chip(("icons/market", *lost)))
        chips += self.gains(cost.gains, without=view.active)
        chips.append(Chip((pictures.BUST,), self.words("ten.gain", amount=cost.bust_tokens)))
        return chips

    def _numbers(self) -> list[Chip]:
        view = self.desk.view
        then = view.if_numbers_taken()
        now = view.scores()[view.active]
        cards = tuple(pictures.mini(card) for card in then.collected)
        chips = [
            Chip(cards),
            Chip(("icons/star",), str(now)),
            Chip(("icons/arrow-right",), str(then.points[view.active])),
        ]
        others = self.gains(then.gains, without=view.active)
        return chips + (others or [Chip(words=self.words("ten.nobody_gains"))])

    def _currency(self) -> list[Chip]:
        view = self.desk.view
        then = view.if_currency_taken()
        chips = [Chip((pictures.COIN,), self.words("ten.gain", amount=then.gains[view.active]))]
        if then.to_market:
            chips.append(Chip(("icons/market", *(pictures.mini(card) for card in then.to_market))))
        return chips
