"""A second, slow TEN, written from the rules page alone: cards are texts, everything is recounted each time.

It shares no line with ``rules.ten``; random games are played on both and compared after every action.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise, permutations, product

COLOURS = "RBOG"


def is_number(card: str) -> bool:
    return card[0] in COLOURS and card[1] != "#"


def is_currency(card: str) -> bool:
    return card[0] == "$"


def is_wild(card: str) -> bool:
    return not is_number(card) and not is_currency(card)


def sort_key(card: str) -> tuple[int, int, int]:
    """Numbers by colour, colour wilds, number wilds, the universal wild, currency."""
    if is_number(card):
        return (0, COLOURS.index(card[0]), int(card[1]))
    if is_currency(card):
        return (4, 0, int(card[1]))
    if card == "*#":
        return (3, 0, 0)
    return (1, COLOURS.index(card[0]), 0) if card[0] in COLOURS else (2, 0, int(card[1]))


def colour_points(numbers: set[int]) -> int:
    if len(numbers) == 9:
        return 10
    best = 0
    for first in numbers:
        last = first
        while last + 1 in numbers:
            last += 1
        best = max(best, last - first + 1)
    return best


def best_points(cards: list[str]) -> int:
    """Every way to let each wild stand for one card or none, tried out. For few wilds only."""
    naturals = {colour: {int(c[1]) for c in cards if is_number(c) and c[0] == colour} for colour in COLOURS}
    choices = []
    for wild in filter(is_wild, cards):
        colours = COLOURS if wild[0] == "*" else wild[0]
        numbers = range(1, 10) if wild[1] == "#" else [int(wild[1])]
        choices.append([None, *product(colours, numbers)])
    best = 0
    for placing in product(*choices):
        placed = {colour: set(numbers) for colour, numbers in naturals.items()}
        for place in placing:
            if place is not None:
                placed[place[0]].add(place[1])
        best = max(best, sum(map(colour_points, placed.values())))
    return best


def best_points_by_colours(cards: list[str]) -> int:
    """The same for more wilds: every way to give each wild to a colour; a colour then fills its best run."""
    shared = [wild for wild in cards if wild[0] == "*"]
    best = 0
    for given in product(COLOURS, repeat=len(shared)):
        total = 0
        for colour in COLOURS:
            own = [card for card in cards if card[0] == colour]
            own += [wild for wild, to in zip(shared, given, strict=True) if to == colour]
            fixed = frozenset(int(card[1]) for card in own if card[1] != "#")
            total += points_with_free(fixed, sum(card[1] == "#" for card in own))
        best = max(best, total)
    return best


@cache
def points_with_free(numbers: frozenset[int], free: int) -> int:
    """The best run of one colour with these numbers and some cards that can be any number."""
    best = 0
    for first in range(1, 10):
        for last in range(first, 10):
            if len(set(range(first, last + 1)) - numbers) <= free:
                best = max(best, 10 if last - first == 8 else last - first + 1)
    return best


class Reference:
    """One game; ``options`` as the rules page names them."""

    def __init__(self, seats: int, deck: list[str], solo_level: int = 0, unsold_wild: str = "discard") -> None:
        players = 2 if seats == 1 else seats
        self.solo = solo_level
        self.unsold = unsold_wild
        self.deck = list(deck)
        self.tokens = [5] * players
        self.busts = [0] * players
        self.collections: list[list[str]] = [[] for _ in range(players)]
        self.market: list[str] = []
        self.discard: list[str] = []
        self.tableau: list[str] = []
        self.active = 0
        self.mode = "turn"  # turn, auction, pay, buy, over
        self.to_act: int | None = 0
        self.queue: list[int] = []  # who still speaks in the auction, or buys at the end
        self.high_bid = 0
        self.high_bidder: int | None = None
        self.due = 0
        self.buying: str | None = None
        self.last = False

    # -- what can be seen

    @property
    def total(self) -> int:
        numbers = sum(int(card[1]) for card in self.tableau if is_number(card))
        return numbers - self.showing

    @property
    def showing(self) -> int:
        return sum(int(card[1]) for card in self.tableau if is_currency(card))

    def purse(self, seat: int) -> int:
        cash = self.tokens[seat] + 3 * self.busts[seat]
        return cash if self.solo and seat == 1 else cash + len(self.collections[seat])

    def legal(self) -> list[str]:
        if self.mode == "over":
            return []
        assert self.to_act is not None
        if self.solo and self.to_act == 1:
            return [self.opponent()]
        seat = self.to_act
        if self.mode == "turn":
            options = ["draw"] if self.deck else []
            options += ["take numbers"] if any(map(is_number, self.tableau)) else []
            return options + (["take currency"] if any(map(is_currency, self.tableau)) else [])
        if self.mode == "auction":
            return [f"bid {n}" for n in range(self.high_bid + 1, self.purse(seat) + 1)] + ["pass"]
        if self.mode == "pay":
            coins = ["pay token"] * (self.tokens[seat] > 0) + ["pay bust"] * (self.busts[seat] > 0)
            return coins + [f"pay {card}" for card in sorted(set(self.collections[seat]), key=sort_key)]
        wanted = {
            card for card in self.market if card not in self.collections[seat] and int(card[1]) <= self.purse(seat)
        }
        return [f"buy {card}" for card in sorted(wanted, key=sort_key)] + ["done"]

    def opponent(self) -> str:
        if self.mode == "turn":
            if self.total <= self.solo and self.deck:
                return "draw"
            return "take numbers" if any(map(is_number, self.tableau)) else "take currency"
        own = self.tokens[1] + 3 * self.busts[1]
        if self.mode == "auction":
            human = self.tokens[0] + 3 * self.busts[0]
            wish = self.high_bid + 1 if self.active == 1 else max(1, min(own, human))
            return f"bid {wish}" if wish <= own else "pass"
        if self.mode == "pay":
            return "pay token" if self.tokens[1] else "pay bust"
        return "done"

    # -- what happens

    def others(self) -> list[int]:
        n = len(self.tokens)
        return [(self.active + step) % n for step in range(1, n)]

    def apply(self, text: str) -> None:
        assert text in self.legal()
        seat = self.to_act
        assert seat is not None
        verb, _, thing = text.partition(" ")
        if verb == "draw":
            self.draw()
        elif verb == "take":
            self.take(thing)
        elif verb in ("bid", "pass"):
            if verb == "bid":
                self.high_bid, self.high_bidder = int(thing), seat
            self.speak_on()
        elif verb == "buy":
            self.mode, self.buying, self.due = "pay", thing, int(thing[1])
        elif verb == "done":
            self.bought()
        else:
            self.pay(seat, thing)

    def draw(self) -> None:
        card = self.deck.pop(0)
        self.tableau.append(card)
        if is_wild(card):
            self.mode = "auction"
            self.queue = [*self.others(), self.active]
            self.to_act = self.queue.pop(0)
        elif self.showing > 10:
            self.bust(False)
        elif self.total > 10 and not (self.solo and self.active == 1):
            self.bust(True)

    def give(self, seat: int, coins: int) -> None:
        self.tokens[seat] = min(10, self.tokens[seat] + coins)

    def bust(self, others_gain: bool) -> None:
        self.busts[self.active] += 1
        if others_gain:
            for seat in self.others():
                self.give(seat, self.showing)
        self.market += filter(is_number, self.tableau)
        self.discard += filter(is_currency, self.tableau)
        self.tableau = []
        self.end_turn()

    def take(self, what: str) -> None:
        coins = self.showing
        numbers = list(filter(is_number, self.tableau))
        self.discard += filter(is_currency, self.tableau)
        self.tableau = []
        if what == "currency":
            self.give(self.active, coins)
            self.market += numbers
            self.end_turn()
        else:
            self.collections[self.active] += numbers
            for seat in self.others():
                self.give(seat, coins)
            self.mode = "buy"

    def speak_on(self) -> None:
        if self.queue:
            self.to_act = self.queue.pop(0)
        elif self.high_bidder is not None:
            self.mode, self.to_act, self.due = "pay", self.high_bidder, self.high_bid
        else:
            wild = self.tableau.pop()
            (self.collections[self.active] if self.unsold == "active" else self.discard).append(wild)
            self.go_on()

    def go_on(self) -> None:
        self.mode, self.to_act = "turn", self.active
        self.high_bid, self.high_bidder = 0, None
        if not self.deck and not self.tableau:
            self.end_turn()

    def pay(self, seat: int, coin: str) -> None:
        if coin == "token":
            self.tokens[seat] -= 1
            self.due -= 1
        elif coin == "bust":
            self.busts[seat] -= 1
            self.due -= 3
        else:
            self.collections[seat].remove(coin)
            self.discard.append(coin)
            self.due -= 1
        if self.due <= 0:
            self.due = 0
            if self.buying is not None:
                self.market.remove(self.buying)
                self.collections[seat].append(self.buying)
                self.buying = None
                self.bought()
            else:
                self.collections[seat].append(self.tableau.pop())
                self.go_on()

    def bought(self) -> None:
        if not self.last:
            self.end_turn()
        elif self.queue:
            self.mode, self.to_act = "buy", self.queue.pop(0)
        else:
            self.mode, self.to_act = "over", None

    def end_turn(self) -> None:
        if self.deck:
            self.active = self.others()[0]
            self.mode, self.to_act = "turn", self.active
        else:
            self.last = True
            self.queue = [*self.others(), self.active]
            self.mode, self.to_act = "buy", self.queue.pop(0)

    def ranking(self, points: list[int]) -> list[list[int]]:
        """Compared pair by pair: the first of all orders in which nobody stands behind a worse seat."""
        if self.solo:
            return [[0], [1]] if points[0] > points[1] else [[1], [0]]
        merits = [(points[s], self.tokens[s], -len(self.collections[s])) for s in range(len(points))]
        order = next(
            order
            for order in permutations(range(len(points)))
            if all(merits[a] >= merits[b] for a, b in pairwise(order))
        )
        groups: list[list[int]] = []
        for seat in order:
            if groups and merits[groups[-1][0]] == merits[seat]:
                groups[-1].append(seat)
            else:
                groups.append([seat])
        return groups
