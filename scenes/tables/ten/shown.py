"""What of a game is shown at one moment: taken from a View, then moved on event by event."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import singledispatchmethod

from rules.core import Event
from rules.ten import TenCard, TenView
from rules.ten import events as ev


def _code(card: TenCard) -> int:
    return card.code


@dataclass(slots=True)
class Shown:
    """The picture of a table. Unlike a View it can stand between two events, and it remembers the lap of an auction."""

    pile: int
    #: Cards of the row in the order drawn, a wild that is not yet for sale included.
    row: list[TenCard]
    total: int
    #: The wild that is for sale.
    block: TenCard | None
    #: Sorted.
    market: list[TenCard]
    tokens: list[int]
    busts: list[int]
    #: By seat, each sorted.
    cards: list[list[TenCard]]
    active: int
    #: Who is to decide; None at the end.
    speaker: int | None
    #: Auction: who has spoken, in that order; None for a pass.
    lap: dict[int, int | None] = field(default_factory=dict)
    #: Auction: who has won and pays.
    winner: int | None = None
    #: The market card that is being paid for.
    buying: TenCard | None = None
    due: int = 0
    last_buys: bool = False
    over: bool = False

    @classmethod
    def of(cls, view: TenView, lap: Iterable[Event] = ()) -> Shown:
        """What a View shows. ``lap``: the latest events of the game, from which bids and passes are taken."""
        selling = view.phase in ("auction", "pay wild")
        row = list(view.tableau)
        block = row.pop() if selling else None
        return cls(
            pile=view.deck_left,
            row=row,
            total=view.total,
            block=block,
            market=list(view.market),
            tokens=list(view.tokens),
            busts=list(view.busts),
            cards=[list(cards) for cards in view.collections],
            active=view.active,
            speaker=view.to_act,
            lap=_lap(lap) if selling else {},
            winner=view.high_bidder if view.phase == "pay wild" else None,
            buying=view.buying,
            due=view.due,
            last_buys=view.last_buys,
            over=view.to_act is None,
        )

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.tokens)

    @property
    def showing(self) -> int:
        """Currency in the row."""
        return sum(card.value for card in self.row if card.kind == "currency")

    @property
    def high_bid(self) -> int:
        """The highest bid of the lap, 0 without one."""
        return max((bid for bid in self.lap.values() if bid is not None), default=0)

    def speakers(self) -> list[int]:
        """The seats in the order in which they speak in an auction: the active one last."""
        return [(self.active + step) % self.players for step in range(1, self.players + 1)]

    # ---- one event after another ------------------------------------------------------------------------------------

    @singledispatchmethod
    def advance(self, event: Event) -> None:
        """Make it so that the event has happened. Events that change nothing to be seen are let through."""

    @advance.register
    def _(self, event: ev.TurnBegan) -> None:
        self.active = self.speaker = event.seat

    @advance.register
    def _(self, event: ev.Drawn) -> None:
        self.pile -= 1
        self.row.append(event.card)
        self.total = event.total

    @advance.register
    def _(self, event: ev.Busted) -> None:
        self._clear_row()
        self._for_sale(event.to_market)

    @advance.register
    def _(self, event: ev.BustTokenTaken) -> None:
        self.busts[event.seat] += 1

    @advance.register
    def _(self, event: ev.TokensGained) -> None:
        self.tokens[event.seat] += event.amount

    @advance.register
    def _(self, event: ev.NumbersTaken) -> None:
        self._leave_row(event.cards)
        for card in event.cards:
            insort(self.cards[event.seat], card, key=_code)

    @advance.register
    def _(self, event: ev.MovedToMarket) -> None:
        self._leave_row(event.cards)
        self._for_sale(event.cards)

    @advance.register
    def _(self, event: ev.Discarded) -> None:
        if self.block is not None and self.block in event.cards:
            self._auction_over()
        else:
            self._leave_row(event.cards)

    @advance.register
    def _(self, event: ev.AuctionOpened) -> None:
        self.row.remove(event.card)
        self.block = event.card
        self.lap = {}
        self.speaker = self.speakers()[0]

    @advance.register
    def _(self, event: ev.BidMade) -> None:
        self._has_spoken(event.seat, event.amount)

    @advance.register
    def _(self, event: ev.Passed) -> None:
        self._has_spoken(event.seat, None)

    @advance.register
    def _(self, event: ev.AuctionWon) -> None:
        self.winner = self.speaker = event.seat
        self.due = event.price

    @advance.register
    def _(self, event: ev.BuyPhaseBegan) -> None:
        self.speaker = event.seat

    @advance.register
    def _(self, event: ev.BuyStarted) -> None:
        self.buying = event.card
        self.due = event.price

    @advance.register
    def _(self, event: ev.Paid) -> None:
        self.due = event.due
        if event.coin == "token":
            self.tokens[event.seat] -= 1
        elif event.coin == "bust":
            self.busts[event.seat] -= 1
        else:
            assert isinstance(event.coin, TenCard)
            self.cards[event.seat].remove(event.coin)

    @advance.register
    def _(self, event: ev.CardTaken) -> None:
        if event.source == "market":
            self.market.remove(event.card)
            self.buying = None
        else:
            self._auction_over()
        insort(self.cards[event.seat], event.card, key=_code)

    @advance.register
    def _(self, event: ev.LastBuysBegan) -> None:
        self.last_buys = True

    @advance.register
    def _(self, event: ev.GameEnded) -> None:
        self.over = True
        self.speaker = None

    # ---- small steps ------------------------------------------------------------------------------------------------

    def _has_spoken(self, seat: int, said: int | None) -> None:
        self.lap[seat] = said
        self.speaker = next((other for other in self.speakers() if other not in self.lap), self.active)

    def _auction_over(self) -> None:
        self.speaker = self.active
        self.block = None
        self.lap = {}
        self.winner = None

    def _clear_row(self) -> None:
        self.row.clear()
        self.total = 0

    def _leave_row(self, cards: Sequence[TenCard]) -> None:
        """These cards are gone from the row; once the reward is taken the total is none any more."""
        for card in cards:
            self.row.remove(card)
        self.total = 0

    def _for_sale(self, cards: Iterable[TenCard]) -> None:
        for card in cards:
            insort(self.market, card, key=_code)


def _lap(events: Iterable[Event]) -> dict[int, int | None]:
    """Who has said what since the last auction was opened."""
    lap: dict[int, int | None] = {}
    for event in events:
        if isinstance(event, ev.AuctionOpened):
            lap = {}
        elif isinstance(event, ev.BidMade):
            lap[event.seat] = event.amount
        elif isinstance(event, ev.Passed):
            lap[event.seat] = None
    return lap
