"""TEN's State: what each action does, and what happened."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Action, Event, IllegalAction, State
from rules.ten.actions import TenAction, read_action
from rules.ten.cards import CARDS, FIRST_CURRENCY, NUMBER_KINDS
from rules.ten.events import (
    BUST_TOKEN_TAKEN,
    BUY_DECLINED,
    BUY_PHASE_BEGAN,
    PASSED,
    RUN_GREW,
    TURN_BEGAN,
    TURN_ENDED,
    AuctionOpened,
    AuctionUnsold,
    AuctionWon,
    Busted,
    BuyPhaseBegan,
    BuyStarted,
    CardTaken,
    CurrencyTaken,
    DeckEmptied,
    Discarded,
    Drawn,
    GameEnded,
    LastBuysBegan,
    MovedToMarket,
    NumbersTaken,
    Overpaid,
    Paid,
    TokensGained,
    bid_made,
    bust_paid,
    token_paid,
)
from rules.ten.position import (
    AUCTION,
    BUST_VALUE,
    BUY,
    OVER,
    PAY_CARD,
    PAY_WILD,
    PLAY,
    ROW_LIMIT,
    START_TOKENS,
    TOKEN_LIMIT,
    Table,
    TenPosition,
    cards_of,
)
from rules.ten.score import LONGEST_RUN
from rules.ten.view import TenView

_BYTE = tuple(bytes((code,)) for code in range(len(CARDS)))
_FACE = tuple(card.value for card in CARDS)
_NUMBERS = bytes(range(NUMBER_KINDS))
_CURRENCY = bytes(range(FIRST_CURRENCY, len(CARDS)))


class TenState(TenPosition, State):
    """The whole truth about a game of TEN in progress."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]  # it changes

    @classmethod
    def begin(cls, table: Table, deck: bytes) -> TenState:
        """The first State: everybody has five tokens, seat 0 is to draw."""
        new = cls.__new__(cls)
        players = table.players
        new._table = table
        new._deck = deck
        new._next = 0
        new._phase = PLAY
        new.active = new.to_act = 0
        new.total = new._showing = 0
        new._tableau = new._market = new._discard = b""
        new._offered = 0
        new._tokens = [START_TOKENS] * players
        new._busts = [0] * players
        new._collections = [b""] * players
        new._held = [0] * players
        new.due = new.high_bid = 0
        new.high_bidder = None
        new._buying = -1
        new._last = False
        new._legal = None
        return new

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, TenState) else NotImplemented

    def __repr__(self) -> str:
        return f"<TenState {self.phase}, seat {self.to_act} to act, {self.deck_left} cards left>"

    def legal_actions(self) -> tuple[TenAction, ...]:
        """What the seat to act may do, in a fixed order; empty only when the game is over."""
        legal = self._legal
        if legal is None:
            legal = self._legal = self._all_legal()
        return legal

    def parse(self, text: str) -> TenAction:
        """The action that a text names, legal now or not. Raises UnreadableText."""
        return read_action(text)

    def copy(self) -> TenState:
        """An independent copy."""
        new = TenState.__new__(TenState)
        self._copy_into(new)
        return new

    def view(self, seat: int | None) -> TenView:
        """What the seat may know: everything but the order of the draw pile. Raises ValueError for no such seat."""
        return TenView.of(self, seat)

    def why_not(self, action: Action) -> tuple[str, dict[str, object]] | None:
        """Why :meth:`apply` would refuse the action (code, facts), or None if it would not."""
        return self._refusal(action)

    def apply(self, action: Action) -> list[Event]:
        """Do it; what happened, in order. Raises IllegalAction and leaves the state untouched."""
        legal = self._legal
        if legal is None:
            legal = self._all_legal()
        seat = self.to_act
        if type(action) is not TenAction or seat is None or action not in legal:
            code, facts = self._refusal(action) or ("not_an_action", {})
            raise IllegalAction(code, facts)
        self._legal = None
        return _DO[action.op](self, seat, action)

    # ---- the turn -----------------------------------------------------------------------------------------------

    def _draw(self, seat: int, action: TenAction) -> list[Event]:
        code = self._deck[self._next]
        self._next += 1
        self._tableau += _BYTE[code]
        if code < NUMBER_KINDS:
            self.total += _FACE[code]
        elif code >= FIRST_CURRENCY:
            self.total -= _FACE[code]
            self._showing += _FACE[code]
        events: list[Event] = [Drawn(seat, CARDS[code], self.total)]
        if self._next == len(self._deck):
            events.append(DeckEmptied())
        if self._showing > ROW_LIMIT:
            self._bust(seat, "currency", events)
        elif self.total > ROW_LIMIT and self.total_can_bust:
            self._bust(seat, "total", events)
        elif NUMBER_KINDS <= code < FIRST_CURRENCY:
            self._phase = AUCTION
            self.to_act = self._left_of(seat)
            events.append(AuctionOpened(seat, CARDS[code]))
        return events

    def _bust(self, seat: int, kind: str, events: list[Event]) -> None:
        numbers, currency, showing = self._clear_row()
        self._to_market(numbers)
        self._discard += currency
        self._busts[seat] += 1
        events.append(Busted(seat, kind, cards_of(numbers), cards_of(currency)))
        events.append(BUST_TOKEN_TAKEN[seat])
        if kind == "total":
            self._pay_others(seat, showing, events)
        self._end_turn(events)

    def _take_numbers(self, seat: int, action: TenAction) -> list[Event]:
        numbers, currency, showing = self._clear_row()
        self._discard += currency
        events: list[Event] = [NumbersTaken(seat, cards_of(numbers))]
        self._collect(seat, numbers, events)
        self._pay_others(seat, showing, events)
        if currency:
            events.append(Discarded(cards_of(currency)))
        self._phase = BUY
        events.append(BUY_PHASE_BEGAN[seat])
        return events

    def _take_currency(self, seat: int, action: TenAction) -> list[Event]:
        numbers, currency, showing = self._clear_row()
        self._discard += currency
        coins = cards_of(currency)
        events: list[Event] = [CurrencyTaken(seat, coins)]
        self._gain(seat, showing, events)
        events.append(Discarded(coins))
        if numbers:
            self._to_market(numbers)
            events.append(MovedToMarket(cards_of(numbers)))
        self._end_turn(events)
        return events

    def _end_turn(self, events: list[Event]) -> None:
        events.append(TURN_ENDED[self.active])
        following = self._left_of(self.active)
        self.to_act = following
        if self._next < len(self._deck):
            self.active = following
            self._phase = PLAY
            events.append(TURN_BEGAN[following])
        else:
            self._last = True
            self._phase = BUY
            events.append(LastBuysBegan(following))
            events.append(BuyPhaseBegan(following, True))

    # ---- the auction --------------------------------------------------------------------------------------------

    def _bid(self, seat: int, action: TenAction) -> list[Event]:
        self.high_bid = action.amount
        self.high_bidder = seat
        events: list[Event] = [bid_made(seat, action.amount)]
        self._next_bidder(seat, events)
        return events

    def _pass(self, seat: int, action: TenAction) -> list[Event]:
        events: list[Event] = [PASSED[seat]]
        self._next_bidder(seat, events)
        return events

    def _next_bidder(self, seat: int, events: list[Event]) -> None:
        """One lap from the active seat's left; the active seat speaks last."""
        if seat != self.active:
            self.to_act = self._left_of(seat)
            return
        wild = CARDS[self._tableau[-1]]
        if self.high_bidder is not None:
            self.to_act = self.high_bidder
            self.due = self.high_bid
            self._phase = PAY_WILD
            events.append(AuctionWon(self.high_bidder, wild, self.high_bid))
            return
        events.append(AuctionUnsold(wild))
        self._tableau = self._tableau[:-1]
        if self._table.unsold_wild == "active":  # [choice: option]
            self._collect(self.active, _BYTE[wild.code], events)
            events.append(CardTaken(self.active, wild, "free"))
        else:
            self._discard += _BYTE[wild.code]
            events.append(Discarded((wild,)))
        self._resume_turn(events)

    def _wild_paid(self, seat: int, events: list[Event]) -> None:
        code = self._tableau[-1]
        self._tableau = self._tableau[:-1]
        self._collect(seat, _BYTE[code], events)
        events.append(CardTaken(seat, CARDS[code], "auction"))
        self.high_bid = 0
        self.high_bidder = None
        self._resume_turn(events)

    def _resume_turn(self, events: list[Event]) -> None:
        """After an auction the same turn goes on, unless nothing is left to do in it."""
        self._phase = PLAY
        self.to_act = self.active
        if self._next == len(self._deck) and not self._tableau:
            self._end_turn(events)

    # ---- buying and paying --------------------------------------------------------------------------------------

    def _buy(self, seat: int, action: TenAction) -> list[Event]:
        card = CARDS[action.code]
        self._buying = action.code
        self.due = card.value
        self._phase = PAY_CARD
        return [BuyStarted(seat, card, card.value)]

    def _done(self, seat: int, action: TenAction) -> list[Event]:
        events: list[Event] = [BUY_DECLINED[seat]]
        self._end_buy(seat, events)
        return events

    def _pay_token(self, seat: int, action: TenAction) -> list[Event]:
        self._tokens[seat] -= 1
        due = self.due = self.due - 1
        events: list[Event] = [token_paid(seat, due)]
        if not due:
            self._covered(seat, events)
        return events

    def _pay_bust(self, seat: int, action: TenAction) -> list[Event]:
        self._busts[seat] -= 1
        due = self.due - BUST_VALUE
        self.due = max(due, 0)
        events: list[Event] = [bust_paid(seat, self.due)]
        if due < 0:
            events.append(Overpaid(seat, -due))
        if due <= 0:
            self._covered(seat, events)
        return events

    def _pay_card(self, seat: int, action: TenAction) -> list[Event]:
        # Spent cards leave the game [choice]; the discard is where such cards are counted.
        coin = _BYTE[action.code]
        left = self._collections[seat] = self._collections[seat].replace(coin, b"", 1)
        if coin not in left:
            self._held[seat] &= ~(1 << action.code)
        self._discard += coin
        due = self.due = self.due - 1
        events: list[Event] = [Paid(seat, CARDS[action.code], 1, due)]
        if not due:
            self._covered(seat, events)
        return events

    def _covered(self, seat: int, events: list[Event]) -> None:
        """All is paid: the wild or card changes hands."""
        if self._phase == PAY_WILD:
            self._wild_paid(seat, events)
        else:
            self._card_paid(seat, events)

    def _card_paid(self, seat: int, events: list[Event]) -> None:
        code = self._buying
        self._buying = -1
        self._market = self._market.replace(_BYTE[code], b"", 1)
        if code not in self._market:
            self._offered &= ~(1 << code)
        events.append(CardTaken(seat, CARDS[code], "market"))
        self._collect(seat, _BYTE[code], events)
        self._end_buy(seat, events)

    def _end_buy(self, seat: int, events: list[Event]) -> None:
        if not self._last:
            self._end_turn(events)
        elif seat != self.active:
            following = self._left_of(seat)
            self.to_act = following
            self._phase = BUY
            events.append(BuyPhaseBegan(following, True))
        else:
            self.to_act = None
            self._phase = OVER
            outcome = self.outcome()
            assert outcome is not None
            events.append(GameEnded(outcome))

    # ---- small steps --------------------------------------------------------------------------------------------

    def _left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < len(self._tokens) else 0

    def _clear_row(self) -> tuple[bytes, bytes, int]:
        """Take the row away: its number cards, its currency cards, the currency's worth."""
        row, showing = self._tableau, self._showing
        self._tableau = b""
        self.total = self._showing = 0
        return row.translate(None, _CURRENCY), row.translate(None, _NUMBERS), showing

    def _gain(self, seat: int, offered: int, events: list[Event]) -> None:
        amount = min(offered, TOKEN_LIMIT - self._tokens[seat])
        self._tokens[seat] += amount
        events.append(TokensGained(seat, amount, offered))

    def _pay_others(self, seat: int, offered: int, events: list[Event]) -> None:
        if offered:
            other = self._left_of(seat)
            while other != seat:
                self._gain(other, offered, events)
                other = self._left_of(other)

    def _to_market(self, numbers: bytes) -> None:
        self._market += numbers
        for code in numbers:
            self._offered |= 1 << code

    def _collect(self, seat: int, codes: bytes, events: list[Event]) -> None:
        self._collections[seat] += codes
        before = held = self._held[seat]
        for code in codes:
            held |= 1 << code
        self._held[seat] = held
        for colour in {code // 9 for code in codes if code < NUMBER_KINDS}:
            length = LONGEST_RUN[held >> 9 * colour & 511]
            if length > LONGEST_RUN[before >> 9 * colour & 511]:
                events.append(RUN_GREW[seat][colour][length])


# By ``op`` of the action.
_DO: tuple[Callable[[TenState, int, TenAction], list[Event]], ...] = (
    TenState._draw,
    TenState._take_numbers,
    TenState._take_currency,
    TenState._bid,
    TenState._pass,
    TenState._buy,
    TenState._done,
    TenState._pay_token,
    TenState._pay_bust,
    TenState._pay_card,
)
