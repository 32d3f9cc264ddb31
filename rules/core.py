"""The contracts that every game keeps: errors, cards, actions, events, View, State, Game.

Everything here is game-neutral and uses the standard library only. A game lives in a module or package of its own
(``rules/ten``), subclasses what it needs and is entered in ``rules/games.py``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, NoReturn

from rules.errors import BadSetup, IllegalAction, RulesError, UnreadableText
from rules.text import BLANKS, checked_text, shown, words_of

__all__ = [
    "SEED_LIMIT",
    "Action",
    "BadSetup",
    "Card",
    "Event",
    "Game",
    "IllegalAction",
    "Notation",
    "Option",
    "Outcome",
    "RulesError",
    "State",
    "UnreadableText",
    "View",
]

SEED_LIMIT = 2**63
"""Seeds are the integers 0 … 2⁶³ − 1."""


class Notation(str):
    """A small immutable value that *is* its own notation: ``str(value)`` is the text, equal texts are equal values.

    Subclasses add look-up attributes, set once through :meth:`_set`.
    """

    __slots__ = ()

    def _set(self, **attributes: object) -> None:
        for name, value in attributes.items():
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __copy__(self) -> Notation:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Notation:
        return self


class Card(Notation):
    """One kind of card; equal cards are equal values."""

    __slots__ = ()


class Action(Notation):
    """One decision, without reference to a state."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in the order in which it happened; typed, immutable, equal by value."""

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as the seat (None: an onlooker) sees it: itself, a redacted one, or None."""
        return self

    def reveals(self, seat: int | None) -> tuple[Card, ...]:
        """The cards this event shows to the seat that the seat could not know before it."""
        return ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended.

    winners: the seats that won, in seat order. rule: the code of what decided between them and the next best
    (``points``, a tie-break, or ``shared``). scores: by seat. ranking: seats grouped, best first.
    """

    winners: tuple[int, ...]
    rule: str
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]


class View(ABC):
    """What one seat may know; ``seat`` None is what everybody sees. Equal for states that look alike to the seat."""

    __slots__ = ()
    seat: int | None
    to_act: int | None

    @property
    @abstractmethod
    def game(self) -> str:
        """The key of the game."""

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """The seat's legal actions in a fixed order; empty unless the seat is to act."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as far as this seat knows them."""

    @abstractmethod
    def sample(self, rng: Random) -> State:
        """A full State drawn uniformly from all that this View's hard facts allow; uses ``rng.random()`` only."""

    @abstractmethod
    def why_not(self, action: Action) -> tuple[str, dict[str, object]] | None:
        """Why this seat may not do that now (code, facts), or None if it may."""

    @abstractmethod
    def to_text(self) -> str:
        """The View as lines of text; :meth:`from_text` reads them back exactly."""

    @staticmethod
    def from_text(text: str) -> View:
        """The View that :meth:`to_text` wrote, of any game. Raises UnreadableText, whatever the text holds."""
        from rules.games import GAMES  # the registry stands above the contracts

        words = words_of(checked_text(text).strip(BLANKS).partition("\n")[0])
        if len(words) != 3 or words[0] != "view":
            raise UnreadableText("not_a_view", {"line": 1})
        if words[1] not in GAMES:
            raise UnreadableText("unknown_game", {"line": 1, "game": shown(words[1])})
        return GAMES[words[1]].view_from_text(text)


class State(ABC):
    """The whole truth about a game in progress."""

    __slots__ = ()
    to_act: int | None
    """The seat to decide, None when the game is over."""

    @property
    @abstractmethod
    def game(self) -> str:
        """The key of the game."""

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """What the seat to act may do, in a fixed order; empty only when the game is over. Not to be changed."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that a text names, legal now or not. Raises UnreadableText."""

    @abstractmethod
    def apply(self, action: Action) -> list[Event]:
        """Do it; what happened, in order. Raises IllegalAction and leaves the state untouched."""

    @abstractmethod
    def copy(self) -> State:
        """An independent copy."""

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What the seat may know; None: what everybody sees. Raises ValueError if there is no such seat."""

    @abstractmethod
    def why_not(self, action: Action) -> tuple[str, dict[str, object]] | None:
        """Why :meth:`apply` would refuse the action (code, facts), or None if it would not."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat."""

    @abstractmethod
    def ranking(self) -> list[list[int]]:
        """Seats best first, equal seats together in seat order."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None until the game is over."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose before a game begins.

    values: what is allowed, in menu order. default: what holds when it is not given; None if it must be given.
    seats: the numbers of seats with which it can (and, without a default, must) be given.
    """

    name: str
    values: tuple[Any, ...]
    default: Any
    seats: tuple[int, ...]


class Game(ABC):
    """One game: facts for menus and records, and the beginning of play."""

    key: ClassVar[str]
    version: ClassVar[int]
    """Raised whenever old records would replay differently."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    hidden_hands: ClassVar[bool]
    """True if seats see different things, so that people on one screen need a curtain."""
    lower_is_better: ClassVar[bool]
    options: ClassVar[Mapping[str, Option]]
    minutes: ClassVar[Mapping[int, int]]
    """Playing time in minutes by number of seats."""
    choices: ClassVar[Mapping[str, str]]
    """Our reading of what the published rules leave open: code → the code of what we chose."""

    @abstractmethod
    def new(self, seats: int, seed: int, options: Mapping[str, object], deck: str | None) -> State:
        """The first State. Raises BadSetup."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that a text names. Raises UnreadableText."""

    @abstractmethod
    def view_from_text(self, text: str) -> View:
        """The View of this game that a text holds. Raises UnreadableText."""

    def check(self, seats: object, seed: object, options: Mapping[str, object]) -> None:
        """Raise BadSetup unless seats, seed and options are values this game allows."""
        if not _is_int(seats) or not self.min_seats <= seats <= self.max_seats:  # type: ignore[operator]
            raise BadSetup("bad_seats", {"least": self.min_seats, "most": self.max_seats})
        if not _is_int(seed) or not 0 <= seed < SEED_LIMIT:  # type: ignore[operator]
            raise BadSetup("bad_seed", {"least": 0, "most": SEED_LIMIT - 1})
        for name in options:
            if name not in self.options:
                raise BadSetup("unknown_option", {"option": shown(str(name))})
        for option in self.options.values():
            self._check_option(option, seats, options)

    @staticmethod
    def _check_option(option: Option, seats: object, given: Mapping[str, object]) -> None:
        if option.name not in given:
            if option.default is None and seats in option.seats:
                raise BadSetup("option_missing", {"option": option.name})
            return
        if seats not in option.seats:
            raise BadSetup("option_not_with_these_seats", {"option": option.name})
        value = given[option.name]
        if not any(type(value) is type(allowed) and value == allowed for allowed in option.values):
            raise BadSetup("bad_option_value", {"option": option.name})

    def read_option(self, name: str, text: str) -> object:
        """The value of an option as written on a command line or in a record. Raises BadSetup."""
        if name not in self.options:
            raise BadSetup("unknown_option", {"option": shown(str(name))})
        for value in self.options[name].values:
            if str(value) == text:
                return value
        raise BadSetup("bad_option_value", {"option": name})


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
