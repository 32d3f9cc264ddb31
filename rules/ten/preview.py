"""Looking ahead from a View: exact chances and consequences, so that no scene computes rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.ten.cards import FIRST_CURRENCY, NUMBER_KINDS, TenCard
from rules.ten.position import ROW_LIMIT, TOKEN_LIMIT, TenPosition, cards_of
from rules.ten.score import mask_of, points_of

if TYPE_CHECKING:
    from fractions import Fraction


@dataclass(frozen=True, slots=True)
class BustChance:
    """Exact chances of the next draw, and the kinds of cards in the pile that would bust."""

    total: Fraction
    currency: Fraction
    cards: tuple[TenCard, ...]

    @property
    def either(self) -> Fraction:
        """The chance of any bust."""
        return self.total + self.currency


@dataclass(frozen=True, slots=True)
class Consequence:
    """What a way to end the turn would change.

    gains: tokens by seat, after the limit of ten. points: by seat, as they would stand then. collected: cards the
    active seat gets. to_market, discarded: where the rest goes. bust_tokens: what the active seat gets of these.
    """

    gains: tuple[int, ...]
    points: tuple[int, ...]
    collected: tuple[TenCard, ...]
    to_market: tuple[TenCard, ...]
    discarded: tuple[TenCard, ...]
    bust_tokens: int = 0


def bust_kind(position: TenPosition, card: TenCard) -> str | None:
    """``total`` or ``currency`` if the active seat would bust with that card, else None."""
    if card.code >= FIRST_CURRENCY:
        return "currency" if position.currency_showing + card.value > ROW_LIMIT else None
    if card.code < NUMBER_KINDS and position.total + card.value > ROW_LIMIT and position.total_can_bust:
        return "total"
    return None


def bust_chance(position: TenPosition) -> BustChance:
    """See :meth:`rules.ten.view.TenView.bust_chance`; all chances are 0 with an empty pile."""
    from fractions import Fraction  # slow to load, and not needed before somebody looks

    pile = position.pile
    odds = {"total": 0, "currency": 0}
    busting: dict[TenCard, None] = {}
    for card in pile:
        kind = bust_kind(position, card)
        if kind is not None:
            odds[kind] += 1
            busting[card] = None
    size = len(pile) or 1
    return BustChance(Fraction(odds["total"], size), Fraction(odds["currency"], size), tuple(busting))


def numbers_taken(position: TenPosition) -> Consequence:
    """The numbers join the collection, every other seat gains the currency showing, the currency is discarded."""
    numbers, currency = _row(position)
    points = position.scores()
    points[position.active] = points_with(position, position.active, numbers)
    return Consequence(_gains_of_others(position), tuple(points), numbers, (), currency)


def currency_taken(position: TenPosition) -> Consequence:
    """The active seat gains the currency showing, the numbers go to the market."""
    numbers, currency = _row(position)
    gains = [0] * position.players
    gains[position.active] = _gain(position, position.active)
    return Consequence(tuple(gains), tuple(position.scores()), (), numbers, currency)


def busted(position: TenPosition, card: TenCard) -> Consequence:
    """The row and the busting card go to the market or the discard; on a total bust every other seat gains."""
    numbers, currency = _row(position)
    if card.code >= FIRST_CURRENCY:
        nothing = (0,) * position.players
        return Consequence(nothing, tuple(position.scores()), (), numbers, (*currency, card), 1)
    return Consequence(_gains_of_others(position), tuple(position.scores()), (), (*numbers, card), currency, 1)


def points_with(position: TenPosition, seat: int, cards: Iterable[TenCard]) -> int:
    """The seat's points if it held these cards as well."""
    return points_after(position, seat, [card.code for card in cards], ())


def points_after(position: TenPosition, seat: int, gained: Iterable[int], lost: Iterable[int]) -> int:
    """The seat's points after getting some cards and giving some away (codes)."""
    codes = list(position._collections[seat])
    codes.extend(gained)
    for code in lost:
        codes.remove(code)
    return points_of(mask_of(codes), bytes(codes))


def _row(position: TenPosition) -> tuple[tuple[TenCard, ...], tuple[TenCard, ...]]:
    row = position._tableau
    return (
        cards_of(code for code in row if code < NUMBER_KINDS),
        cards_of(code for code in row if code >= FIRST_CURRENCY),
    )


def _gain(position: TenPosition, seat: int) -> int:
    return min(position.currency_showing, TOKEN_LIMIT - position._tokens[seat])


def _gains_of_others(position: TenPosition) -> tuple[int, ...]:
    return tuple(0 if seat == position.active else _gain(position, seat) for seat in range(position.players))
