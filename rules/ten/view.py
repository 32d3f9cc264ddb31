"""TEN's View: everything but the order of the draw pile, which it keeps sorted."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from rules.core import Action, View
from rules.ten import payment, preview, score
from rules.ten.actions import TenAction
from rules.ten.cards import CARDS, TenCard
from rules.ten.position import TenPosition
from rules.text import shuffle

if TYPE_CHECKING:
    from rules.ten.state import TenState


class TenView(TenPosition, View):
    """What a seat may know of a game of TEN, and the look-ahead a person at the table could do."""

    __slots__ = ("seat",)
    seat: int | None

    @classmethod
    def of(cls, position: TenPosition, seat: int | None) -> TenView:
        """The View of a position. Raises ValueError if there is no such seat."""
        if seat is not None and not (type(seat) is int and 0 <= seat < position.players):
            raise ValueError(f"no seat {seat!r} at this table")
        new = cls.__new__(cls)
        position._copy_into(new)
        new._deck = bytes(sorted(position._deck[position._next :]))
        new._next = 0
        new._legal = None
        new.seat = seat
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TenView):
            return NotImplemented
        return self.seat == other.seat and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.seat, self.to_act, self.deck_left, self._tableau, tuple(self._tokens)))

    def __repr__(self) -> str:
        return f"<TenView of seat {self.seat}: {self.phase}, seat {self.to_act} to act>"

    def legal_actions(self) -> tuple[TenAction, ...]:
        """This seat's legal actions in a fixed order; empty unless it is to act."""
        if self.seat is None or self.seat != self.to_act:
            return ()
        legal = self._legal
        if legal is None:
            legal = self._legal = self._all_legal()
        return legal

    def why_not(self, action: Action) -> tuple[str, dict[str, object]] | None:
        """Why this seat may not do that now, or None if it may; the codes are those of :mod:`rules.ten.refusals`,
        and ``not_your_turn`` (to_act)."""
        if self.to_act is not None and self.seat != self.to_act:
            return "not_your_turn", {"to_act": self.to_act}
        return self._refusal(action)

    def sample(self, rng: Random) -> TenState:
        """A full State with the draw pile in an order drawn uniformly; uses ``rng.random()`` only."""
        from rules.ten.state import TenState  # State and View make each other

        pile = list(self._deck)
        shuffle(pile, rng)
        new = TenState.__new__(TenState)
        self._copy_into(new)
        new._deck = bytes(pile)
        return new

    def to_text(self) -> str:
        """The View as lines of text."""
        from rules.ten.viewtext import write_view

        return write_view(self)

    # ---- what a person at the table could work out -----------------------------------------------------------------

    @property
    def pile_counts(self) -> Mapping[TenCard, int]:
        """How many of each kind are left in the draw pile, in canonical order."""
        return {CARDS[code]: self._deck.count(code) for code in sorted(set(self._deck))}

    def bust_chance(self) -> preview.BustChance:
        """The exact chance that the active seat's next draw is a bust, and the kinds of cards that would be."""
        return preview.bust_chance(self)

    def if_numbers_taken(self) -> preview.Consequence:
        """What taking the numbers now would bring to whom."""
        return preview.numbers_taken(self)

    def if_currency_taken(self) -> preview.Consequence:
        """What taking the currency now would bring to whom."""
        return preview.currency_taken(self)

    def if_busted(self, card: TenCard) -> preview.Consequence:
        """What a bust with that card as the next one would cost."""
        return preview.busted(self, card)

    def points_with(self, seat: int, *cards: TenCard) -> int:
        """The points the seat would have with these cards as well; what they cost aside."""
        return preview.points_with(self, seat, cards)

    def scoring(self, seat: int) -> score.Breakdown:
        """How a seat's collection scores now: runs, and where each wild counts."""
        return score.scoring(self.collections[seat])

    def value_to(self, seat: int, card: TenCard) -> int:
        """How many points more the seat would have with the card."""
        return self.points_with(seat, card) - self.points_with(seat)

    def suggest_payment(self) -> tuple[TenAction, ...]:
        """A sensible way to pay all that is due, or () when nothing is."""
        return payment.suggest(self)

    def suggest_payment_for(self, card: TenCard, price: int) -> tuple[TenAction, ...]:
        """A sensible way for this seat to pay that price for that card, before it begins; () if it can't."""
        return payment.suggest_for(self, card, price)
