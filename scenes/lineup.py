"""Who sits down to a game: the line-up that the set-up page edits, without anything that shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import SystemRandom

import rules
from game.locale import Words
from game.match import Seat, Setup, new_deal
from game.store import Store

#: Ways to fill a seat: a person, or a computer player of a temperament.
STYLES = ("cautious", "bold", "collector")
WAYS = ("person", *STYLES)
#: Colours and patterns there are for seats.
COLOURS = 8
LONGEST_NAME = 16


class LineUp:
    """Seats in the order of play; always as many as the game allows, with different names and colours."""

    def __init__(self, game: str, seats: Sequence[Seat], words: Words) -> None:
        facts = rules.GAMES[game]
        self.game = game
        self.least, self.most = max(2, facts.min_seats), facts.max_seats
        self.words = words
        self.seats = list(seats)[: self.most]
        while len(self.seats) < self.least:
            self.add()

    @classmethod
    def remembered(cls, game: str, store: Store, words: Words) -> LineUp:
        """The line-up of last time, or one person against one computer player."""
        seats = [seat for seat in store.lineup(game) or () if seat.kind in ("person", "normal")]
        return cls(game, seats or [Seat(first_name(store, words))], words)

    @property
    def minutes(self) -> int:
        """About how long a game takes."""
        return rules.GAMES[self.game].minutes[len(self.seats)]

    def add(self) -> bool:
        """One more computer player; False if the table is full."""
        if len(self.seats) >= self.most:
            return False
        styles = [seat.style for seat in self.seats]
        style = min(STYLES, key=lambda each: (styles.count(each), STYLES.index(each)))
        self.seats.append(self._computer(style, self._free_colour(), self.seats))
        return True

    def remove(self, number: int) -> bool:
        """That seat goes; False if no fewer can play."""
        if len(self.seats) <= self.least:
            return False
        del self.seats[number]
        return True

    def way(self, number: int) -> str:
        """How the seat is filled: one of `WAYS`."""
        seat = self.seats[number]
        return "person" if seat.kind == "person" else seat.style or STYLES[0]

    def fill(self, number: int, way: str, known: Iterable[str] = ()) -> None:
        """Let a person or a computer player sit there; ``known`` are names of persons who have played."""
        seat, others = self.seats[number], self._others(number)
        if way == "person":
            taken = {other.name for other in others}
            name = next((name for name in known if name not in taken), "") or self._fresh_name(number, taken)
            self.seats[number] = replace(seat, kind="person", style=None, name=name)
        else:
            self.seats[number] = self._computer(way, seat.colour, others)

    def rename(self, number: int, name: str) -> bool:
        """Give a person a name; False if it is empty or somebody else's."""
        name = " ".join(name.split())[:LONGEST_NAME]
        if not name or name in {seat.name for seat in self._others(number)}:
            return False
        self.seats[number] = replace(self.seats[number], name=name)
        return True

    def recolour(self, number: int, colour: int) -> None:
        """Give a seat a colour; whoever had it takes the seat's old one."""
        old = self.seats[number].colour
        for other, seat in enumerate(self.seats):
            if seat.colour == colour:
                self.seats[other] = replace(seat, colour=old)
        self.seats[number] = replace(self.seats[number], colour=colour)

    def move(self, number: int, by: int) -> bool:
        """Change places with the seat before or after; False at the ends."""
        other = number + by
        if not 0 <= other < len(self.seats):
            return False
        self.seats[number], self.seats[other] = self.seats[other], self.seats[number]
        return True

    def setup(self, deal: int | None, first: int | None, unsold: str = "discard") -> Setup:
        """The game to begin. deal: its number, None for a new one. first: the seat that begins, None to draw lots."""
        begins = SystemRandom().randrange(len(self.seats)) if first is None else first
        seats = (*self.seats[begins:], *self.seats[:begins])
        options = {} if unsold == "discard" else {"unsold_wild": unsold}
        return Setup(self.game, seats, new_deal() if deal is None else deal, options)

    # within

    def _others(self, number: int) -> list[Seat]:
        return [seat for other, seat in enumerate(self.seats) if other != number]

    def _free_colour(self) -> int:
        taken = {seat.colour for seat in self.seats}
        return next(colour for colour in range(COLOURS) if colour not in taken)

    def _fresh_name(self, number: int, taken: set[str]) -> str:
        names = (self.words("setup.new_name", number=n) for n in range(number + 1, number + 20))
        return next(name for name in names if name not in taken)

    def _computer(self, style: str, colour: int, others: Sequence[Seat]) -> Seat:
        name, taken, n = self.words(f"character.{style}"), {seat.name for seat in others}, 1
        unique = name
        while unique in taken:
            n += 1
            unique = f"{name} {n}"
        return Seat(unique, "normal", style, colour)


def first_name(store: Store, words: Words) -> str:
    """The name of the person who played last."""
    return next(iter(store.names()), words("setup.new_name", number=1))


def solo_setup(
    store: Store, words: Words, level: int, *, purpose: str = "solo", deal: int | None = None, name: str = ""
) -> Setup:
    """One person against the automatic opponent. purpose: ``solo`` or ``ladder``. name: the person's, else the last."""
    person = " ".join(name.split())[:LONGEST_NAME] or first_name(store, words)
    seats = (Seat(person), Seat(words("character.solo"), "solo", colour=7))
    seed = new_deal() if deal is None else deal
    if purpose == "ladder":
        return Setup("ten", seats, seed, {"solo_level": level}, purpose="ladder", level=level)
    return Setup("ten", seats, seed, {"solo_level": level}, purpose="solo")
