"""A game with hidden hands, as small as can be, to prove that the engine needs to know no particular game.

Everybody holds three cards. On a turn: ``wait``; ``look``, which takes the top card of the pile into the hand; or
``play N``, which lays a card of the hand open. After three rounds the greatest sum of open cards wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.core import Action, BadSetup, Card, Event, Game, IllegalAction, Outcome, State, UnreadableText, View

HAND, ROUNDS, DECK = 3, 3, 40
Hand = tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """The seat took the top card of the pile; only it knows which."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Looked(self.seat, None)

    def reveals(self, seat: int | None) -> tuple[Card, ...]:
        return (self.card,) if self.card is not None and seat == self.seat else ()


@dataclass(frozen=True, slots=True)
class Played(Event):
    """The seat laid a card open."""

    seat: int
    card: Card

    def reveals(self, seat: int | None) -> tuple[Card, ...]:
        return () if seat == self.seat else (self.card,)


@dataclass(frozen=True, slots=True)
class Waited(Event):
    """The seat did nothing."""

    seat: int


class TinyView(View):
    __slots__ = ("hands", "played", "seat", "to_act")

    def __init__(self, seat: int | None, to_act: int | None, hands: list[Hand], played: list[tuple[Card, ...]]) -> None:
        self.seat, self.to_act, self.hands, self.played = seat, to_act, hands, played

    @property
    def game(self) -> str:
        return "tiny"

    def legal_actions(self) -> Sequence[Action]:
        return _legal(self.hands[self.to_act]) if self.to_act is not None and self.seat == self.to_act else ()

    def scores(self) -> list[int]:
        return [sum(map(int, cards)) for cards in self.played]

    def sample(self, rng: Random) -> State:
        raise NotImplementedError  # nothing here searches

    def why_not(self, action: Action) -> tuple[str, dict[str, object]] | None:
        return None if action in self.legal_actions() else ("not_now", {})

    def to_text(self) -> str:
        return f"view tiny {self.seat}\n{self.to_act} {self.hands} {self.played}\n"


def _legal(hand: Hand) -> Sequence[Action]:
    return [Action("wait"), Action("look"), *(Action(f"play {card}") for card in hand)]


class TinyState(State):
    __slots__ = ("hands", "pile", "played", "to_act", "turns")

    def __init__(self, seats: int, seed: int) -> None:
        cards = [Card(str(number)) for number in range(1, DECK + 1)]
        Random(seed).shuffle(cards)
        self.hands = [tuple(cards[HAND * seat : HAND * seat + HAND]) for seat in range(seats)]
        self.pile = cards[HAND * seats :]
        self.played: list[tuple[Card, ...]] = [()] * seats
        self.turns = 0
        self.to_act: int | None = 0

    @property
    def game(self) -> str:
        return "tiny"

    def legal_actions(self) -> Sequence[Action]:
        return () if self.to_act is None else _legal(self.hands[self.to_act])

    def parse(self, text: str) -> Action:
        return TinyGame().parse(text)

    def apply(self, action: Action) -> list[Event]:
        seat = self.to_act
        if seat is None or action not in self.legal_actions():
            raise IllegalAction("not_now", {})
        event: Event = Waited(seat)
        if action == "look":
            card = self.pile.pop(0)
            self.hands[seat] += (card,)
            event = Looked(seat, card)
        elif action != "wait":
            card = Card(action.split()[1])
            self.hands[seat] = tuple(each for each in self.hands[seat] if each != card)
            self.played[seat] += (card,)
            event = Played(seat, card)
        self.turns += 1
        over = self.turns == ROUNDS * len(self.hands)
        self.to_act = None if over else (seat + 1) % len(self.hands)
        return [event]

    def copy(self) -> State:
        raise NotImplementedError  # nothing here searches

    def view(self, seat: int | None) -> TinyView:
        hands: list[Hand] = [hand if number == seat else (None,) * len(hand) for number, hand in enumerate(self.hands)]
        return TinyView(seat, self.to_act, hands, list(self.played))

    def why_not(self, action: Action) -> tuple[str, dict[str, object]] | None:
        return None if action in self.legal_actions() else ("not_now", {})

    def scores(self) -> list[int]:
        return [sum(map(int, cards)) for cards in self.played]

    def ranking(self) -> list[list[int]]:
        scores = self.scores()
        return [[s for s, n in enumerate(scores) if n == points] for points in sorted(set(scores), reverse=True)]

    def outcome(self) -> Outcome | None:
        if self.to_act is not None:
            return None
        ranking = tuple(map(tuple, self.ranking()))
        return Outcome(ranking[0], "points", tuple(self.scores()), ranking)


class TinyGame(Game):
    key = "tiny"
    version = 1
    min_seats, max_seats = 2, 4
    hidden_hands = True
    lower_is_better = False
    options: Mapping[str, Any] = {}
    minutes: Mapping[int, int] = {}
    choices: Mapping[str, str] = {}

    def new(self, seats: int, seed: int, options: Mapping[str, object], deck: str | None) -> State:
        self.check(seats, seed, options)
        if deck is not None:
            raise BadSetup("bad_deck")
        return TinyState(seats, seed)

    def parse(self, text: str) -> Action:
        if text in ("wait", "look") or (text[:5] == "play " and text[5:].isdecimal()):
            return Action(text)
        raise UnreadableText("not_an_action")

    def view_from_text(self, text: str) -> View:
        raise UnreadableText("not_a_view")
