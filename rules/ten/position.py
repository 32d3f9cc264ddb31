"""What State and View of TEN have in common: the data, the public fields, and what may be done."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rules.core import Outcome
from rules.ten import refusals, solo
from rules.ten.actions import (
    DRAW,
    TAKE_CURRENCY,
    TAKE_NUMBERS,
    TenAction,
    bids_and_pass,
    buys_and_done,
    payments,
)
from rules.ten.cards import CARDS, NUMBER_KINDS, TenCard
from rules.ten.score import points_of

ROW_LIMIT: Final = 10
"""A running total, or currency alone, above this is a bust."""
TOKEN_LIMIT: Final = 10
"""Nobody ever holds more currency tokens."""
START_TOKENS: Final = 5
BUST_VALUE: Final = 3
"""What a bust token pays; it gives no change."""
SOLO_SEAT: Final = 1
"""The automatic opponent in a game with one seat."""

PLAY: Final = 0
AUCTION: Final = 1
BUY: Final = 2
PAY_WILD: Final = 3
PAY_CARD: Final = 4
OVER: Final = 5
PHASES: Final = ("play", "auction", "buy", "pay wild", "pay card", "over")

# What a turn offers, by 1 × numbers in the row + 2 × currency in the row + 4 × cards in the deck. A reward needs at
# least one card of its kind [choice]. With neither kind and no deck the turn has ended, so that entry is never used.
_OFFERS: Final[tuple[tuple[TenAction, ...], ...]] = (
    (),
    (TAKE_NUMBERS,),
    (TAKE_CURRENCY,),
    (TAKE_NUMBERS, TAKE_CURRENCY),
    (DRAW,),
    (DRAW, TAKE_NUMBERS),
    (DRAW, TAKE_CURRENCY),
    (DRAW, TAKE_NUMBERS, TAKE_CURRENCY),
)

# By purse: the mask of the number cards whose price (their number) it covers.
_COVERED: Final = tuple(sum(1 << code for code in range(NUMBER_KINDS) if code % 9 < purse) for purse in range(10))


@dataclass(frozen=True, slots=True)
class Table:
    """What is fixed for a whole game. level: of the solo opponent, 0 without one."""

    seats: int
    unsold_wild: str
    level: int

    @property
    def players(self) -> int:
        """Seats that take turns: two in solo."""
        return 2 if self.level else self.seats


def cards_of(codes: Iterable[int]) -> tuple[TenCard, ...]:
    """The cards behind codes."""
    return tuple([CARDS[code] for code in codes])


class TenPosition:
    """The data of a game in progress.

    Cards are kept as bytes of codes, never changed in place, so that copies share them. ``_held`` and ``_offered``
    are masks of the kinds in each collection and in the market. The order within market, collections and discard
    means nothing: fields show them sorted, and equality ignores it.
    """

    __slots__ = (
        "_busts",
        "_buying",
        "_collections",
        "_deck",
        "_discard",
        "_held",
        "_last",
        "_legal",
        "_market",
        "_next",
        "_offered",
        "_phase",
        "_showing",
        "_table",
        "_tableau",
        "_tokens",
        "active",
        "due",
        "high_bid",
        "high_bidder",
        "to_act",
        "total",
    )
    active: int
    """The seat whose turn it is; after the last card, the seat that drew it."""
    to_act: int | None
    total: int
    """Running total of the row: numbers minus currency."""
    due: int
    """What is still to be paid, 0 when nothing is."""
    high_bid: int
    """Highest bid of the auction; stays until the wild is paid, else 0."""
    high_bidder: int | None
    _table: Table
    _deck: bytes
    _next: int
    _phase: int
    _showing: int
    _tableau: bytes
    _market: bytes
    _offered: int
    _discard: bytes
    _tokens: list[int]
    _busts: list[int]
    _collections: list[bytes]
    _held: list[int]
    _buying: int
    _last: bool
    _legal: tuple[TenAction, ...] | None

    def _copy_into(self, new: TenPosition) -> None:
        new._table = self._table
        new._deck = self._deck
        new._next = self._next
        new._phase = self._phase
        new.active = self.active
        new.to_act = self.to_act
        new.total = self.total
        new._showing = self._showing
        new._tableau = self._tableau
        new._market = self._market
        new._offered = self._offered
        new._discard = self._discard
        new._tokens = self._tokens[:]
        new._busts = self._busts[:]
        new._collections = self._collections[:]
        new._held = self._held[:]
        new.due = self.due
        new.high_bid = self.high_bid
        new.high_bidder = self.high_bidder
        new._buying = self._buying
        new._last = self._last
        new._legal = self._legal

    def _key(self) -> tuple[object, ...]:
        """Everything that makes two positions the same; order only where it means something."""
        return (
            self._table,
            self._deck[self._next :],
            self._phase,
            self.active,
            self.to_act,
            self._tableau,
            sorted(self._market),
            sorted(self._discard),
            self._tokens,
            self._busts,
            [sorted(collection) for collection in self._collections],
            self.due,
            self.high_bid,
            self.high_bidder,
            self._buying,
            self._last,
        )

    # ---- fields -------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The key of the game."""
        return "ten"

    @property
    def seats(self) -> int:
        """People and computer players at the table; the automatic opponent is not counted."""
        return self._table.seats

    @property
    def players(self) -> int:
        """Length of the per-seat fields: two in solo."""
        return len(self._tokens)

    @property
    def solo_level(self) -> int | None:
        """Level of the automatic opponent, None without one."""
        return self._table.level or None

    @property
    def unsold_wild(self) -> str:
        """The option of that name."""
        return self._table.unsold_wild

    @property
    def phase(self) -> str:
        """One of ``play``, ``auction``, ``pay wild``, ``buy``, ``pay card``, ``over``."""
        return PHASES[self._phase]

    @property
    def last_buys(self) -> bool:
        """True once the deck is used up and the last turn is over."""
        return self._last

    @property
    def tableau(self) -> tuple[TenCard, ...]:
        """The row, in the order drawn; during an auction the wild lies last."""
        return cards_of(self._tableau)

    @property
    def currency_showing(self) -> int:
        """Currency in the row."""
        return self._showing

    @property
    def market(self) -> tuple[TenCard, ...]:
        """Number cards for sale, sorted; their order means nothing."""
        return cards_of(sorted(self._market))

    @property
    def discard(self) -> tuple[TenCard, ...]:
        """Cards out of the game, sorted: currency, unsold wilds, cards paid with."""
        return cards_of(sorted(self._discard))

    @property
    def tokens(self) -> tuple[int, ...]:
        """Currency tokens by seat."""
        return tuple(self._tokens)

    @property
    def busts(self) -> tuple[int, ...]:
        """Bust tokens by seat."""
        return tuple(self._busts)

    @property
    def collections(self) -> tuple[tuple[TenCard, ...], ...]:
        """Collected cards by seat, sorted."""
        return tuple([cards_of(sorted(collection)) for collection in self._collections])

    @property
    def deck_left(self) -> int:
        """Cards left in the draw pile."""
        return len(self._deck) - self._next

    @property
    def pile(self) -> tuple[TenCard, ...]:
        """What is left in the draw pile, sorted: everybody may know what, nobody in which order."""
        return cards_of(sorted(self._deck[self._next :]))

    @property
    def buying(self) -> TenCard | None:
        """The market card that is being paid for, else None."""
        return None if self._buying < 0 else CARDS[self._buying]

    def power(self, seat: int) -> int:
        """The most the seat could pay: tokens, 3 a bust token, 1 a card (the solo opponent never spends cards)."""
        cash = self._tokens[seat] + BUST_VALUE * self._busts[seat]
        return cash if self._table.level and seat == SOLO_SEAT else cash + len(self._collections[seat])

    @property
    def total_can_bust(self) -> bool:
        """Whether a running total above ten ends the active seat's turn: not in the solo opponent's turns [choice:
        this is the only reading under which a higher level is harder]."""
        return not (self._table.level and self.active == SOLO_SEAT)

    # ---- what may be done ---------------------------------------------------------------------------------------

    def _all_legal(self) -> tuple[TenAction, ...]:
        seat = self.to_act
        if seat is None:
            return ()
        if seat == SOLO_SEAT and self._table.level:
            return (solo.forced_action(self),)
        phase = self._phase
        if phase == PLAY:
            showing = self._showing
            return _OFFERS[(self.total + showing > 0) + 2 * (showing > 0) + 4 * (self._next < len(self._deck))]
        if phase >= PAY_WILD:
            return payments(self._tokens[seat], self._busts[seat], self._held[seat])
        power = self.power(seat)
        if phase == AUCTION:
            return bids_and_pass(self.high_bid + 1, power)
        # Ownership is checked before payment [choice]: paying with a card doesn't make room for its like.
        return buys_and_done(self._offered & ~self._held[seat] & _COVERED[power if power < 9 else 9])

    def _refusal(self, action: object) -> tuple[str, dict[str, object]] | None:
        return refusals.refusal(self, action)

    # ---- points -------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points by seat on the current collections."""
        return list(map(points_of, self._held, self._collections))

    def ranking(self) -> list[list[int]]:
        """Seats best first, equal ones together: points, tokens, fewest cards; in solo a tie is the opponent's."""
        return self._ranked(self.scores())

    def _ranked(self, scores: list[int]) -> list[list[int]]:
        if self._table.level:
            return [[0], [1]] if scores[0] > scores[1] else [[1], [0]]
        groups: dict[tuple[int, int, int], list[int]] = {}
        for seat in sorted(range(len(scores)), key=lambda seat: self._merits(seat, scores)):
            groups.setdefault(self._merits(seat, scores), []).append(seat)
        return list(groups.values())

    def _merits(self, seat: int, scores: list[int]) -> tuple[int, int, int]:
        """What ranks a seat, best smallest: points, then tokens (bust tokens ignored), then the whole collection."""
        return (-scores[seat], -self._tokens[seat], len(self._collections[seat]))

    def outcome(self) -> Outcome | None:
        """None until the end; rule is ``points``, ``tokens``, ``cards``, ``shared`` or ``solo tie``."""
        if self._phase != OVER:
            return None
        scores = self.scores()
        ranking = self._ranked(scores)
        return Outcome(
            tuple(ranking[0]), self._deciding_rule(scores, ranking), tuple(scores), tuple(map(tuple, ranking))
        )

    def _deciding_rule(self, scores: list[int], ranking: list[list[int]]) -> str:
        if len(ranking[0]) > 1:
            return "shared"
        first, second = ranking[0][0], ranking[1][0]
        if scores[first] != scores[second]:
            return "points"
        if self._table.level:
            return "solo tie"
        return "tokens" if self._tokens[first] != self._tokens[second] else "cards"
