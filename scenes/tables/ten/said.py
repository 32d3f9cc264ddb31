"""What the table says: names of cards, a sentence for every event, for every refusal, for every hint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import singledispatchmethod

from game.locale import Words
from rules.core import Event
from rules.ten import TenAction, TenCard
from rules.ten import events as ev
from scenes.tables.ten.payment import BUST, TOKEN, Coin

#: Events that are told on the table while they happen but would only fill the log.
PASSING = (ev.TurnEnded, ev.BustTokenTaken, ev.BuyPhaseBegan, ev.MovedToMarket, ev.Discarded, ev.CardTaken)

#: Events that are seen well enough.
UNSAID = (ev.TurnBegan, ev.TurnEnded, ev.CardTaken)


class Said:
    """Says things about a game whose seats have these names."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = tuple(names)

    # ---- things -----------------------------------------------------------------------------------------------------

    def card(self, card: TenCard) -> str:
        """The name of a card."""
        words = self._words
        if card.kind == "currency":
            return words("ten.card.currency", value=card.value)
        if card.kind == "number":
            return words(f"ten.card.{card.colour}", number=card.number)
        if card.colour is not None:
            return words(f"ten.wild.{card.colour}")
        return words("ten.wild.any") if card.number is None else words("ten.wild.number", number=card.number)

    def cards(self, cards: Iterable[TenCard]) -> str:
        """Several cards."""
        return self._words.listed([self.card(card) for card in cards])

    def coins(self, coins: Iterable[Coin]) -> str:
        """What is paid with: tokens, bust tokens, then cards."""
        counts = Counter(coins)
        parts: list[str] = []
        if counts[TOKEN]:
            parts.append(self._words("ten.coin.tokens", n=counts[TOKEN]))
        if counts[BUST]:
            parts.append(self._words("ten.coin.busts", n=counts[BUST]))
        parts += [self.card(TenCard(coin)) for coin in counts.elements() if coin not in (TOKEN, BUST)]
        return self._words.listed(parts)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._names[seat]

    # ---- events -----------------------------------------------------------------------------------------------------

    def log(self, events: Iterable[Event]) -> list[str]:
        """Events as lines of a log: payments in one line, and without what goes without saying."""
        lines: list[str] = []
        coins: list[Coin] = []
        for event in events:
            if isinstance(event, ev.Paid):
                coins.append(event.coin)
                if not event.due:
                    lines.append(self.paid(event.seat, coins))
                    coins = []
            elif not isinstance(event, PASSING) and not _trifling(event):
                lines.append(self.event(event))
        return lines

    def told(self, events: Sequence[Event]) -> list[str]:
        """Events that happen at once as lines beside the table."""
        paid = [event for event in events if isinstance(event, ev.Paid)]
        if paid:
            return [self.paid(paid[0].seat, [event.coin for event in paid])]
        return [self.event(event) for event in events if not isinstance(event, UNSAID) and not _trifling(event)]

    def paid(self, seat: int, coins: Iterable[Coin]) -> str:
        """What somebody pays with."""
        return self._words("ten.log.paid", name=self.name(seat), coins=self.coins(coins))

    @singledispatchmethod
    def event(self, event: Event) -> str:
        """The sentence about an event. Raises LookupError for an event that is not TEN's."""
        raise LookupError(type(event).__name__)

    @event.register
    def _(self, event: ev.TurnBegan) -> str:
        return self._words("ten.log.turn", name=self.name(event.seat))

    @event.register
    def _(self, event: ev.Drawn) -> str:
        name, card = self.name(event.seat), self.card(event.card)
        if event.card.is_wild:
            return self._words("ten.log.drawn_wild", name=name, card=card)
        return self._words("ten.log.drawn", name=name, card=card, total=event.total)

    @event.register
    def _(self, event: ev.DeckEmptied) -> str:
        return self._words("ten.log.deck_empty")

    @event.register
    def _(self, event: ev.Busted) -> str:
        if event.kind == "currency":
            return self._words("ten.log.bust_currency", name=self.name(event.seat))
        return self._words("ten.log.bust_total", name=self.name(event.seat))

    @event.register
    def _(self, event: ev.BustTokenTaken) -> str:
        return self._words("ten.log.bust_token", name=self.name(event.seat))

    @event.register
    def _(self, event: ev.TokensGained) -> str:
        name = self.name(event.seat)
        if not event.amount:
            return self._words("ten.log.tokens_none", name=name)
        if event.amount < event.offered:
            return self._words("ten.log.tokens_some", name=name, n=event.amount)
        return self._words("ten.log.tokens", name=name, n=event.amount)

    @event.register
    def _(self, event: ev.NumbersTaken) -> str:
        return self._words("ten.log.numbers", name=self.name(event.seat), cards=self.cards(event.cards))

    @event.register
    def _(self, event: ev.CurrencyTaken) -> str:
        amount = sum(card.value for card in event.cards)
        return self._words("ten.log.currency", name=self.name(event.seat), amount=amount)

    @event.register
    def _(self, event: ev.MovedToMarket) -> str:
        return self._words("ten.log.to_market", cards=self.cards(event.cards))

    @event.register
    def _(self, event: ev.Discarded) -> str:
        return self._words("ten.log.discarded", cards=self.cards(event.cards))

    @event.register
    def _(self, event: ev.AuctionOpened) -> str:
        return self._words("ten.log.auction", card=self.card(event.card))

    @event.register
    def _(self, event: ev.BidMade) -> str:
        return self._words("ten.log.bid", name=self.name(event.seat), amount=event.amount)

    @event.register
    def _(self, event: ev.Passed) -> str:
        return self._words("ten.log.pass", name=self.name(event.seat))

    @event.register
    def _(self, event: ev.AuctionWon) -> str:
        return self._words("ten.log.won", name=self.name(event.seat), price=event.price)

    @event.register
    def _(self, event: ev.AuctionUnsold) -> str:
        return self._words("ten.log.unsold", card=self.card(event.card))

    @event.register
    def _(self, event: ev.BuyPhaseBegan) -> str:
        name = self.name(event.seat)
        return (
            self._words("ten.log.may_buy_last", name=name) if event.last else self._words("ten.log.may_buy", name=name)
        )

    @event.register
    def _(self, event: ev.BuyStarted) -> str:
        name, card = self.name(event.seat), self.card(event.card)
        return self._words("ten.log.buying", name=name, card=card, price=event.price)

    @event.register
    def _(self, event: ev.Paid) -> str:
        return self.paid(event.seat, [event.coin])

    @event.register
    def _(self, event: ev.Overpaid) -> str:
        return self._words("ten.log.overpaid", n=event.amount)

    @event.register
    def _(self, event: ev.CardTaken) -> str:
        name, card = self.name(event.seat), self.card(event.card)
        if event.source == "free":
            return self._words("ten.log.taken_free", name=name, card=card)
        return self._words("ten.log.taken", name=name, card=card)

    @event.register
    def _(self, event: ev.RunGrew) -> str:
        name, colour = self.name(event.seat), self._words(f"ten.colour.{event.colour}")
        if event.length == 9:
            return self._words("ten.log.run_full", name=name, colour=colour)
        return self._words("ten.log.run", name=name, colour=colour, length=event.length)

    @event.register
    def _(self, event: ev.BuyDeclined) -> str:
        return self._words("ten.log.no_buy", name=self.name(event.seat))

    @event.register
    def _(self, event: ev.TurnEnded) -> str:
        return self._words("ten.log.turn_over", name=self.name(event.seat))

    @event.register
    def _(self, event: ev.LastBuysBegan) -> str:
        return self._words("ten.log.last_buys")

    @event.register
    def _(self, event: ev.GameEnded) -> str:
        winners = [self.name(seat) for seat in event.outcome.winners]
        return self._words("ten.log.over", n=len(winners), names=winners)

    # ---- refusals and hints -----------------------------------------------------------------------------------------

    def refusal(self, code: str, facts: Mapping[str, object]) -> str:
        """Why something can't be done."""
        if code == "not_now":
            phase = str(facts["phase"]).split()[0]
            return self._words("ten.why.game_over") if phase == "over" else self._words(f"ten.why.not_now.{phase}")
        values = {name: self.card(value) if isinstance(value, TenCard) else value for name, value in facts.items()}
        if code == "not_your_turn":
            seat = facts["to_act"]
            assert isinstance(seat, int)
            values["name"] = self.name(seat)
        return self._words(f"ten.why.{code}", **values)

    def hint(self, action: TenAction) -> str:
        """What a thoughtful player would do."""
        verb = "pay" if action.verb.startswith("pay") else action.verb.replace(" ", "_")
        card = "" if action.card is None else self.card(action.card)
        return self._words(f"ten.hint.{verb}", amount=action.amount, card=card)


def _trifling(event: Event) -> bool:
    """A single card is no run worth a line."""
    return isinstance(event, ev.RunGrew) and event.length < 2


def capital(words: str) -> str:
    """The words with a capital at their beginning."""
    return words[:1].upper() + words[1:]
