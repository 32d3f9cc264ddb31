"""What can happen in TEN. Everything lies open, so each seat sees every event as it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules.core import Card, Event, Outcome
from rules.ten.cards import COLOURS, TenCard

Cards = tuple[TenCard, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The seat is now the active one. (Seat 0 begins the game without this event.)"""

    seat: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """The seat turned the top card over into the row; total is the running total with it."""

    seat: int
    card: TenCard
    total: int

    def reveals(self, seat: int | None) -> tuple[Card, ...]:
        return (self.card,)


@dataclass(frozen=True, slots=True)
class DeckEmptied(Event):
    """That was the last card."""


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """The turn ends in a bust. kind: ``total`` or ``currency``; where the row went: numbers to the market."""

    seat: int
    kind: str
    to_market: Cards
    discarded: Cards


@dataclass(frozen=True, slots=True)
class BustTokenTaken(Event):
    """The seat gets one bust token."""

    seat: int


@dataclass(frozen=True, slots=True)
class TokensGained(Event):
    """The seat takes ``amount`` tokens of the ``offered``; the rest would have gone over ten."""

    seat: int
    amount: int
    offered: int


@dataclass(frozen=True, slots=True)
class NumbersTaken(Event):
    """The seat's reward: these number cards join its collection (in the order they lay)."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class CurrencyTaken(Event):
    """The seat's reward: tokens for these currency cards."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class MovedToMarket(Event):
    """Number cards of the row are for sale now."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Cards left the row and the game: currency, or a wild that nobody wanted."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    """The active seat drew this wild; everybody speaks once, the active seat last."""

    seat: int
    card: TenCard


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """The highest bid so far."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The seat does not bid."""

    seat: int


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """The lap is over; the seat has the highest bid and pays it now."""

    seat: int
    card: TenCard
    price: int


@dataclass(frozen=True, slots=True)
class AuctionUnsold(Event):
    """The lap is over and nobody bid."""

    card: TenCard


@dataclass(frozen=True, slots=True)
class BuyPhaseBegan(Event):
    """The seat may buy one card. last: one of the purchases after the last card."""

    seat: int
    last: bool


@dataclass(frozen=True, slots=True)
class BuyStarted(Event):
    """The seat has chosen a card of the market and pays its price now."""

    seat: int
    card: TenCard
    price: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """One coin was paid: ``token``, ``bust`` or a card; ``value`` is what it counts, ``due`` what is left to pay."""

    seat: int
    coin: TenCard | str
    value: int
    due: int


@dataclass(frozen=True, slots=True)
class Overpaid(Event):
    """The payment was more than the price; the difference is lost."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card joins the seat's collection. source: ``market``, ``auction``, or ``free`` (an unsold wild)."""

    seat: int
    card: TenCard
    source: str


@dataclass(frozen=True, slots=True)
class RunGrew(Event):
    """The seat's longest run of a colour, wilds aside, has become ``length`` cards long."""

    seat: int
    colour: str
    length: int


@dataclass(frozen=True, slots=True)
class BuyDeclined(Event):
    """The seat buys nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The seat's turn is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastBuysBegan(Event):
    """The deck is used up: everybody may buy once more, this seat first."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    outcome: Outcome


# Ready-made events: making a frozen dataclass costs as much as half a decision, and there are few different ones.
_SEATS: Final = range(5)
TURN_BEGAN: Final = tuple(map(TurnBegan, _SEATS))
TURN_ENDED: Final = tuple(map(TurnEnded, _SEATS))
PASSED: Final = tuple(map(Passed, _SEATS))
BUST_TOKEN_TAKEN: Final = tuple(map(BustTokenTaken, _SEATS))
BUY_DECLINED: Final = tuple(map(BuyDeclined, _SEATS))
BUY_PHASE_BEGAN: Final = tuple(BuyPhaseBegan(seat, False) for seat in _SEATS)
BID_MADE: Final = tuple(tuple(BidMade(seat, amount) for amount in range(16)) for seat in _SEATS)
"""By seat and amount; higher bids are made when they occur."""
TOKEN_PAID: Final = tuple(tuple(Paid(seat, "token", 1, due) for due in range(10)) for seat in _SEATS)
BUST_PAID: Final = tuple(tuple(Paid(seat, "bust", 3, due) for due in range(10)) for seat in _SEATS)
"""By seat and what is still due; more is made when it occurs."""
RUN_GREW: Final = tuple(
    tuple(tuple(RunGrew(seat, colour, length) for length in range(10)) for colour in COLOURS) for seat in _SEATS
)
"""By seat, colour, length."""


def bid_made(seat: int, amount: int) -> BidMade:
    """The event of a bid."""
    ready = BID_MADE[seat]
    return ready[amount] if amount < len(ready) else BidMade(seat, amount)


def token_paid(seat: int, due: int) -> Paid:
    """The event of a token paid, ``due`` left."""
    ready = TOKEN_PAID[seat]
    return ready[due] if due < len(ready) else Paid(seat, "token", 1, due)


def bust_paid(seat: int, due: int) -> Paid:
    """The event of a bust token paid, ``due`` left."""
    ready = BUST_PAID[seat]
    return ready[due] if due < len(ready) else Paid(seat, "bust", 3, due)
