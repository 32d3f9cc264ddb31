"""A game as text: one line of set-up, then one action a line.

    tenfold ten 1 seats=3 seed=7 unsold_wild=discard
    draw
    take numbers

The first line holds the game, its version, seats, seed, the options given, and last, where it is rigged,
``deck=`` with the rest of the line. Because everything of the set-up stands on one line, a record may be cut after any
line; half a line is unreadable.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from rules.core import Action, BadSetup, IllegalAction, State, UnreadableText
from rules.games import GAMES, game_of, new_game
from rules.text import brief, checked_text, read_number, shown, words_of

MAGIC = "tenfold"


class GameRecord:
    """Set-up and actions of one game, finished or not. Equal by value; ``actions`` may grow.

    Making one checks the set-up (BadSetup) and reads actions given as text (UnreadableText); whether the actions are
    legal shows in :meth:`replay`.
    """

    __slots__ = ("actions", "deck", "game", "options", "seats", "seed", "version")
    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, object]
    deck: str | None
    actions: list[Action]

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        deck: str | None = None,
        actions: Sequence[Action | str] = (),
    ) -> None:
        rules = game_of(game)
        new_game(game, seats, seed, options, deck)  # raises what is wrong with the set-up
        self.game = rules.key
        self.version = rules.version
        self.seats = seats
        self.seed = seed
        self.options = dict(options or {})
        self.deck = None if deck is None else " ".join(words_of(deck))
        self.actions = [each if isinstance(each, Action) else rules.parse(each) for each in actions]

    def _key(self) -> tuple[object, ...]:
        return (self.game, self.version, self.seats, self.seed, self.options, self.deck, self.actions)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, GameRecord) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __repr__(self) -> str:
        return f"<GameRecord {self.game}, {self.seats} seats, seed {self.seed}, {len(self.actions)} actions>"

    def begin(self) -> State:
        """The first State. Raises BadSetup."""
        return GAMES[self.game].new(self.seats, self.seed, self.options, self.deck)

    def replay(self, upto: int | None = None) -> State:
        """The State after all actions, or after the first ``upto``.

        Raises BadSetup, or IllegalAction with ``line`` (of the text) and ``action`` among its params.
        """
        state = self.begin()
        for number, action in enumerate(self.actions[:upto], start=2):
            try:
                state.apply(action)
            except IllegalAction as error:
                facts = {"line": number, "action": brief(str(action)), **error.params}
                raise IllegalAction(error.code, facts) from None
        return state

    def to_text(self) -> str:
        """The record as text, each line ended."""
        words = [MAGIC, self.game, str(self.version), f"seats={self.seats}", f"seed={self.seed}"]
        words += [f"{name}={self.options[name]}" for name in sorted(self.options)]
        if self.deck is not None:
            words.append(f"deck={self.deck}")
        return "\n".join([" ".join(words), *map(str, self.actions), ""])

    @classmethod
    def from_text(cls, text: str) -> GameRecord:
        """The record a text holds.

        Raises UnreadableText with ``line`` among its params (``other_version`` if the record was made by rules that
        would replay it differently), or BadSetup.
        """
        lines = checked_text(text).split("\n")
        if lines.pop():
            raise UnreadableText("half_a_line", {"line": len(lines) + 1})
        if not lines:
            raise UnreadableText("no_record", {"line": 1})
        try:
            record = cls(**_read_setup(lines[0].removesuffix("\r")))
        except BadSetup as error:
            raise BadSetup(error.code, {"line": 1, **error.params}) from None
        parse, add = GAMES[record.game].parse, record.actions.append
        for number, line in enumerate(lines[1:], start=2):
            try:
                add(parse(line))
            except UnreadableText as error:
                raise UnreadableText(error.code, {"line": number, **error.params}) from None
        return record


class _Setup(TypedDict):
    game: str
    seats: int
    seed: int
    options: dict[str, object]
    deck: str | None


def _read_setup(line: str) -> _Setup:
    front, has_deck, deck = line.partition(" deck=")
    words = front.split(" ")
    if len(words) < 3 or words[0] != MAGIC:
        raise UnreadableText("no_record", {"line": 1, "text": shown(line)})
    if words[1] not in GAMES:
        raise UnreadableText("unknown_game", {"line": 1, "game": shown(words[1])})
    game = GAMES[words[1]]
    if words[2] != str(game.version):
        raise UnreadableText("other_version", {"line": 1, "found": shown(words[2]), "known": game.version})
    pairs = dict(_pair(word) for word in words[3:])
    if len(pairs) < len(words) - 3:
        raise UnreadableText("named_twice", {"line": 1})
    seats, seed = (_number(name, pairs.pop(name, "")) for name in ("seats", "seed"))
    options = {name: game.read_option(name, value) for name, value in pairs.items()}
    return {"game": game.key, "seats": seats, "seed": seed, "options": options, "deck": deck if has_deck else None}


def _number(name: str, text: str) -> int:
    number = read_number(text)
    if number is None:
        raise UnreadableText("not_a_number", {"line": 1, "name": name})
    return number


def _pair(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise UnreadableText("unreadable_word", {"line": 1, "text": shown(word)})
    return name, value
