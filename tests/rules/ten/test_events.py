"""Events tell everything: a table that only hears them always looks like the real one."""

from __future__ import annotations

from collections import Counter
from functools import singledispatchmethod
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.core import Event
from rules.ten import CARDS, TenCard, TenState
from rules.ten import events as ev
from tests.rules.setups import walk


class Listener:
    """What somebody knows who started with the rules and heard every event."""

    def __init__(self, players: int, cards: int) -> None:
        self.tokens = [5] * players
        self.busts = [0] * players
        self.collections: list[Counter[TenCard]] = [Counter() for _ in range(players)]
        self.market: Counter[TenCard] = Counter()
        self.discard: Counter[TenCard] = Counter()
        self.row: list[TenCard] = []
        self.left = cards
        self.active = 0
        self.due = 0
        self.high: tuple[int, int | None] = (0, None)
        self.buying: TenCard | None = None
        self.over = False

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """Events that change nothing on the table."""
        assert isinstance(event, ev.Passed | ev.BuyDeclined | ev.TurnEnded | ev.LastBuysBegan | ev.BuyPhaseBegan)

    @hear.register
    def _(self, event: ev.TurnBegan) -> None:
        self.active = event.seat
        assert self.row == []

    @hear.register
    def _(self, event: ev.Drawn) -> None:
        self.row.append(event.card)
        self.left -= 1
        assert event.seat == self.active
        values = [-card.value if card.kind == "currency" else card.value for card in self.row]
        assert event.total == sum(values)

    @hear.register
    def _(self, event: ev.DeckEmptied) -> None:
        assert self.left == 0

    def leave(self, cards: tuple[TenCard, ...], to: Counter[TenCard]) -> None:
        for card in cards:
            self.row.remove(card)
            to[card] += 1

    @hear.register
    def _(self, event: ev.Busted) -> None:
        self.leave(event.to_market, self.market)
        self.leave(event.discarded, self.discard)
        assert self.row == []

    @hear.register
    def _(self, event: ev.BustTokenTaken) -> None:
        self.busts[event.seat] += 1

    @hear.register
    def _(self, event: ev.TokensGained) -> None:
        assert event.amount == min(event.offered, 10 - self.tokens[event.seat])
        self.tokens[event.seat] += event.amount

    @hear.register
    def _(self, event: ev.NumbersTaken) -> None:
        self.leave(event.cards, self.collections[event.seat])

    @hear.register
    def _(self, event: ev.CurrencyTaken) -> None:
        assert event.seat == self.active and set(event.cards) <= set(self.row)

    @hear.register
    def _(self, event: ev.MovedToMarket) -> None:
        self.leave(event.cards, self.market)

    @hear.register
    def _(self, event: ev.Discarded) -> None:
        self.leave(event.cards, self.discard)

    @hear.register
    def _(self, event: ev.AuctionOpened) -> None:
        assert self.row[-1] == event.card and event.seat == self.active and self.high == (0, None)

    @hear.register
    def _(self, event: ev.BidMade) -> None:
        assert event.amount > self.high[0]
        self.high = (event.amount, event.seat)

    @hear.register
    def _(self, event: ev.AuctionWon) -> None:
        assert self.high == (event.price, event.seat) and self.row[-1] == event.card
        self.due = event.price

    @hear.register
    def _(self, event: ev.AuctionUnsold) -> None:
        assert self.high == (0, None) and self.row[-1] == event.card

    @hear.register
    def _(self, event: ev.BuyStarted) -> None:
        assert self.market[event.card] and event.price == event.card.value
        self.buying, self.due = event.card, event.price

    @hear.register
    def _(self, event: ev.Paid) -> None:
        self.due = max(0, self.due - event.value)
        assert event.due == self.due and event.value == (3 if event.coin == "bust" else 1)
        if event.coin == "token":
            self.tokens[event.seat] -= 1
        elif event.coin == "bust":
            self.busts[event.seat] -= 1
        else:
            assert isinstance(event.coin, TenCard)
            self.collections[event.seat][event.coin] -= 1
            self.discard[event.coin] += 1

    @hear.register
    def _(self, event: ev.Overpaid) -> None:
        assert event.amount in (1, 2) and self.due == 0

    @hear.register
    def _(self, event: ev.CardTaken) -> None:
        if event.source == "market":
            assert event.card == self.buying
            self.market[event.card] -= 1
            self.buying = None
        else:
            assert self.row.pop() == event.card and (event.source == "free") == (self.high == (0, None))
            self.high = (0, None)
        self.collections[event.seat][event.card] += 1

    @hear.register
    def _(self, event: ev.RunGrew) -> None:
        """Told before the card in question is always in place; checked at the end of the action."""

    @hear.register
    def _(self, event: ev.GameEnded) -> None:
        self.over = True

    def check(self, state: TenState) -> None:
        """The table is what the listener thinks it is."""
        assert list(state.tokens) == self.tokens and list(state.busts) == self.busts
        assert all(0 <= tokens <= 10 for tokens in self.tokens) and min(self.busts) >= 0
        assert [Counter(cards) for cards in state.collections] == [+held for held in self.collections]
        assert Counter(state.market) == +self.market and Counter(state.discard) == +self.discard
        assert list(state.tableau) == self.row and state.deck_left == self.left
        assert (state.active, state.due, state.buying) == (self.active, self.due, self.buying)
        assert (state.high_bid, state.high_bidder) == self.high
        assert (state.to_act is None) == self.over


def longest(cards: Counter[TenCard], colour: str) -> int:
    """The longest run of a colour, wilds aside."""
    numbers = {card.value for card, held in cards.items() if held and card.kind == "number" and card.colour == colour}
    return max((n - m + 1 for m in numbers for n in numbers if set(range(m, n + 1)) <= numbers), default=0)


@settings(max_examples=120)
@given(
    seats=st.integers(1, 5),
    deck=st.one_of(st.none(), st.lists(st.sampled_from(list(map(str, CARDS))), min_size=1, max_size=60).map(" ".join)),
    seed=st.integers(0, 2**63 - 1),
    unsold=st.sampled_from(["discard", "active"]),
)
def test_events_tell_everything(seats: int, deck: str | None, seed: int, unsold: str) -> None:
    options: dict[str, object] = {"unsold_wild": unsold}
    if seats == 1:
        options["solo_level"] = 4 + seed % 7
    state = rules.new_game("ten", seats=seats, seed=seed, deck=deck, options=options)
    assert isinstance(state, TenState)
    listener = Listener(state.players, state.deck_left)
    for before, action in walk(state, Random(seed)):
        assert isinstance(before, TenState)
        events = before.copy().apply(action)
        held = [Counter(cards) for cards in before.collections]
        for event in events:
            listener.hear(event)
        grown = {(event.seat, event.colour, event.length) for event in events if isinstance(event, ev.RunGrew)}
        after = {
            (seat, colour, length)
            for seat in range(state.players)
            for colour in "RBOG"
            if (length := longest(listener.collections[seat], colour)) > longest(held[seat], colour)
        }
        if not any(isinstance(event, ev.Paid) and isinstance(event.coin, TenCard) for event in events):
            assert grown == after
        following = before.copy()
        following.apply(action)
        listener.check(following)
    assert listener.over
