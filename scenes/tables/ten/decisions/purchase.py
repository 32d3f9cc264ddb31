"""Buying and paying: what to buy, what it brings, and with what it is paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.canvas import Canvas
from game.widgets.base import Action, Widget
from game.widgets.button import Button, IconButton
from rules.ten import DONE, TenAction, TenCard, points
from scenes.tables.ten import boards, pictures
from scenes.tables.ten.chips import Chip, draw_chips
from scenes.tables.ten.decisions.base import Decision, Desk
from scenes.tables.ten.parts import Spot
from scenes.tables.ten.payment import BUST, TOKEN, Coin, Plan
from scenes.tables.ten.said import capital

#: Width of the buttons, and how much more large words need.
BUTTONS_WIDTH, BUTTONS_LARGE = 300.0, 1.4
GAP = 14.0
#: Largest side of a coin in the tray.
COIN = 58.0


class Buy(Decision):
    """A card of the market may be bought: choose one, or none."""

    name = "buy"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        legal = desk.view.legal_actions()
        self.buyable = frozenset(action.card for action in legal if action.card is not None)

    def widgets(self) -> list[Widget]:
        """The decline, and every card that lies in the market."""
        room = self.room
        high = min(room.h - 40, 110.0 * max(1.0, self.desk.layout.text_scale * 0.8))
        wide = buttons_width(self)
        rect = FRect(room.right - wide - 24, room.centery - high / 2, wide, high)
        decline = Button(rect, self.words("ten.buy.done"), self._decline, id="done")
        return (
            [*market_spots(self, self._choose), decline]
            if self.buyable
            else [decline, *market_spots(self, self._choose)]
        )

    def draw(self, canvas: Canvas) -> None:
        """What may be done."""
        canvas.panel(self.room, "paper", lift=3)
        room = FRect(self.room.x + 32, self.room.y + 18, self.room.w - buttons_width(self) - 100, self.room.h - 36)
        title = self.words("ten.buy.last") if self.desk.shown.last_buys else self.words("ten.buy")
        used = canvas.text(title, FRect(room.x, room.y, room.w, room.h * 0.5), "heading", shrink=True)
        words = self.words("ten.buy.choose") if self.buyable else self.words("ten.buy.none")
        below = FRect(room.x, used.bottom + 6, room.w, room.bottom - used.bottom - 6)
        style = "small" if self.desk.layout.large else "body"
        canvas.text(words, below, style, colour="ink-soft", shrink=True)

    def hint(self, action: TenAction) -> str:
        """Point at the card, or at the decline."""
        return "done" if action.card is None else f"market-{action.card}"

    def number(self, index: int) -> bool:
        """A digit chooses the first card of that number that can be bought."""
        able = self.buyable or frozenset()
        card = next((card for card in sorted(able, key=lambda card: card.code) if card.number == index), None)
        if card is None:
            return False
        self._choose(card)
        return True

    def _choose(self, card: TenCard) -> None:
        self.desk.choose(card)

    def _decline(self) -> None:
        self.desk.do(DONE)


def buttons_width(decision: Decision) -> float:
    """The room the buttons on the right get."""
    return BUTTONS_WIDTH * (BUTTONS_LARGE if decision.desk.layout.large else 1.0)


def market_spots(decision: Decision, choose: Callable[[TenCard], None]) -> list[Widget]:
    """One place for every kind of card in the market; those that can't be bought say why."""
    desk, words = decision.desk, decision.words
    found: list[Widget] = []
    for card, count in Counter(desk.shown.market).items():
        name = desk.said.card(card)
        label = words("ten.market.card", card=name, price=card.value)
        if count > 1:
            label = words("ten.market.many", card=name, price=card.value, count=count)
        why = decision.why(TenAction(f"buy {card}"))
        found.append(
            Spot(
                desk.layout.market_tile(card),
                label,
                partial(choose, card),
                id=f"market-{card}",
                enabled=not why,
                why=why,
            )
        )
    return found


class Pay(Decision):
    """With what to pay for a card: suggested, to be changed coin by coin, paid with one confirm.

    ``card``: of the market, not yet bought; without it what is due is paid.
    """

    name = "pay"

    def __init__(self, desk: Desk, card: TenCard | None = None) -> None:
        super().__init__(desk)
        view = desk.view
        self._buying = card is not None
        target = card or view.buying or desk.shown.block
        assert target is not None and view.to_act is not None
        self.card = target
        self.seat = view.to_act
        self.wanted = card or view.buying
        self.plan: Plan = Plan.to_buy(view, card) if card is not None else Plan.of_due(view)
        if self._buying:
            self.buyable = frozenset(a.card for a in view.legal_actions() if a.card is not None)

    # ---- what can be pointed at -------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """Confirm, coins, cards, the way back."""
        found: list[Widget] = [self._confirm_button()]
        found += self._tray()
        found += self._card_spots()
        if self._buying:
            found += market_spots(self, self.desk.choose)
        found += self._side_buttons()
        return found

    def _confirm_button(self) -> Button:
        words = self.words("ten.buy.confirm") if self._buying else self.words("ten.pay.confirm")
        short = self.plan.short
        why = self.words("ten.pay.short", short=short) if short else ""
        icon = None if self.desk.layout.large else "check"
        return Button(
            self._column(0), words, self._pay, id="confirm", kind="primary", icon=icon, enabled=not short, why=why
        )

    def _side_buttons(self) -> list[Widget]:
        """Back to the suggestion, back to the market; each where there is a way back."""
        ways: list[tuple[str, str, Action]] = []
        if not self.plan.as_suggested:
            ways.append(("reset", self.words("ten.pay.reset"), self._reset))
        if self._buying:
            ways.append(("back", self.words("ten.buy.other"), self._back))
        rect = self._column(1)
        wide = (rect.w - GAP * (len(ways) - 1)) / max(1, len(ways))
        icons = {"reset": "undo", "back": "back"}
        return [
            IconButton(
                FRect(rect.x + index * (wide + GAP), rect.y, wide, rect.h),
                label,
                press,
                id=name,
                icon=icons[name],
                hint=label,
            )
            for index, (name, label, press) in enumerate(ways)
        ]

    def _column(self, index: int) -> FRect:
        high = (self.room.h - 32 - GAP) / 2
        wide = buttons_width(self)
        return FRect(self.room.right - wide - 16, self.room.y + 16 + index * (high + GAP), wide, high)

    def _tray(self) -> list[Widget]:
        """Every single token and bust token."""
        found: list[Widget] = []
        for coin, index, rect in self._coin_boxes():
            chosen = index < self.plan.chosen[coin]
            label = self.words("ten.pay.token") if coin == TOKEN else self.words("ten.pay.bust")
            press = partial(self._put_back if chosen else self._add, coin)
            found.append(Spot(rect, label, press, radius=rect.w / 2, id=f"{coin}-{index}"))
        return found

    def _coin_boxes(self) -> list[tuple[Coin, int, FRect]]:
        room = self._tray_room()
        coins = [(coin, index) for coin in (TOKEN, BUST) for index in range(self.plan.held[coin])]
        if not coins:
            return []
        side = min(COIN, room.h, room.w / len(coins) - 4)
        step = min(side + 8, room.w / len(coins))
        return [
            (coin, index, FRect(room.x + number * step, room.y + (room.h - side) / 2, side, side))
            for number, (coin, index) in enumerate(coins)
        ]

    def _tray_room(self) -> FRect:
        text = self._text_room()
        return FRect(text.x + 6, text.bottom - text.h * 0.44, text.w - 6, text.h * 0.42)

    def _text_room(self) -> FRect:
        block = self.desk.layout.block
        left = block.right + 24
        return FRect(left, self.room.y + 12, self.room.right - buttons_width(self) - 40 - left, self.room.h - 24)

    def _card_spots(self) -> list[Widget]:
        grid = self.desk.layout.seats[self.seat].grid
        if grid is None:
            return []
        cards = self.desk.shown.cards[self.seat]
        places = boards.places_of(grid, cards, self.desk.best(self.seat))
        return [
            Spot(
                rect,
                self.words("ten.pay.card", card=self.desk.said.card(card)),
                partial(self._toggle, card),
                id=f"own-{card}",
            )
            for card, rect in places.items()
        ]

    # ---- what is done -----------------------------------------------------------------------------------------------

    def hint(self, action: TenAction) -> str:
        """The suggestion is the advice; or another card, or none."""
        if action.verb.startswith("pay") or (self._buying and action.card == self.card):
            self._reset()
            return "confirm"
        return "back"

    def cancel(self) -> bool:
        """Back to the market, unless the card is bought already."""
        if self._buying:
            self._back()
        return self._buying

    def _pay(self) -> None:
        actions = self.plan.actions()
        self.desk.do(*([TenAction(f"buy {self.card}")] if self._buying else []), *actions)

    def _back(self) -> None:
        self.desk.choose(None)

    def _reset(self) -> None:
        self.plan.reset()
        self.desk.rebuild()

    def _add(self, coin: Coin) -> None:
        self._changed(self.plan.add(coin))

    def _put_back(self, coin: Coin) -> None:
        self._changed(self.plan.remove(coin))

    def _toggle(self, coin: Coin) -> None:
        self._changed(self.plan.toggle(coin))

    def _changed(self, done: bool) -> None:
        if done:
            self.desk.rebuild()
        else:
            self.desk.refuse(self.words("ten.pay.enough"))

    # ---- looks ------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The card, its price, what it brings, the coins."""
        canvas.panel(self.room, "paper", lift=3)
        if self._buying or self.desk.shown.block is None:
            canvas.picture(pictures.face(self.card), self.desk.layout.block, lift=4)
        room = self._text_room()
        tray = self._tray_room()
        head = FRect(room.x, room.y, room.w, (tray.y - room.y) * 0.55)
        name = self.desk.said.card(self.card)
        key = "ten.buy.price" if self.card.kind == "number" else "ten.pay.for"
        title = capital(self.words(key, card=name, price=self.plan.price))
        style = "label" if self.desk.layout.large else "heading"
        canvas.text(title, head, style, valign="middle", wrap=False, shrink=True)
        below = FRect(room.x, head.bottom, room.w, tray.y - head.bottom)
        side = min(below.h, 46.0 * max(1.0, self.desk.layout.text_scale * 0.8))
        draw_chips(canvas, below, self._facts(), side)
        if not self._buying and self.plan.as_suggested:
            words = self.words("ten.pay.change")
            canvas.text(
                words, self._column(1), "small", colour="ink-soft", align="centre", valign="middle", shrink=True
            )
        for coin, index, rect in self._coin_boxes():
            self._draw_coin(canvas, coin, rect, chosen=index < self.plan.chosen[coin])

    def _draw_coin(self, canvas: Canvas, coin: Coin, rect: FRect, *, chosen: bool) -> None:
        picture = pictures.COIN if coin == TOKEN else pictures.BUST
        if chosen:
            canvas.circle(rect.center, rect.w / 2 + 5, "good")
            canvas.picture(picture, rect)
            mark = rect.w * 0.42
            canvas.circle((rect.right - mark * 0.3, rect.y + mark * 0.3), mark * 0.55, "good")
            canvas.picture(
                "icons/light/check", FRect(rect.right - mark * 0.7, rect.y - mark * 0.1, mark * 0.8, mark * 0.8)
            )
        else:
            canvas.picture(picture, rect, alpha=0.5)

    def _facts(self) -> list[Chip]:
        """What it brings and costs: points now and then, cards that leave the game, what is missing or lost."""
        plan = self.plan
        cards = list(self.desk.shown.cards[self.seat])
        now = points(cards)
        spent = [TenCard(coin) for coin in plan.chosen.elements() if coin not in (TOKEN, BUST)]
        for card in spent:
            cards.remove(card)
        then = points([*cards, self.card])
        chips = [Chip(("icons/star",), str(now)), Chip(("icons/arrow-right",), str(then))]
        if spent:
            chips.append(Chip(("icons/trash", *map(pictures.mini, spent))))
        if plan.short:
            chips.append(Chip(words=self.words("ten.pay.short", short=plan.short), colour="danger"))
        elif plan.lost:
            chips.append(Chip(words=self.words("ten.pay.lost", lost=plan.lost), colour="danger"))
        return chips
