"""TEN for menus, records and the beginning of play."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import ClassVar, Final

from rules.core import Game, Option
from rules.ten.actions import TenAction, read_action
from rules.ten.cards import deck_for, read_deck
from rules.ten.position import Table
from rules.ten.state import TenState
from rules.ten.view import TenView
from rules.ten.viewtext import read_view
from rules.text import shuffle

SOLO_LEVELS: Final = tuple(range(4, 11))


class TenGame(Game):
    """Push your luck, auctions and runs of four colours, for 1 to 5 players."""

    key: ClassVar[str] = "ten"
    version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 5
    hidden_hands: ClassVar[bool] = False
    lower_is_better: ClassVar[bool] = False
    options: ClassVar[Mapping[str, Option]] = MappingProxyType(
        {
            "solo_level": Option("solo_level", SOLO_LEVELS, None, (1,)),
            "unsold_wild": Option("unsold_wild", ("discard", "active"), "discard", (1, 2, 3, 4, 5)),
        }
    )
    minutes: ClassVar[Mapping[int, int]] = MappingProxyType({1: 15, 2: 20, 3: 30, 4: 40, 5: 45})
    solo_levels: ClassVar[tuple[int, ...]] = SOLO_LEVELS
    deck_counts: ClassVar[Mapping[int, int]] = MappingProxyType({seats: len(deck_for(seats)) for seats in range(1, 6)})
    choices: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            "currency_split": "six_each_of_1_to_4_three_5",
            "deck_steps": "second_copies_from_3_third_from_4",
            "reward_needs_its_kind": "yes",
            "owned_checked": "before_payment",
            "spent_cards": "leave_the_game",
            "unsold_wild": "option",
            "solo_total": "cannot_bust",
        }
    )

    def new(self, seats: int, seed: int, options: Mapping[str, object], deck: str | None) -> TenState:
        """The first State. Raises BadSetup."""
        self.check(seats, seed, options)
        level = options.get("solo_level", 0)
        unsold = options.get("unsold_wild", self.options["unsold_wild"].default)
        assert isinstance(level, int) and isinstance(unsold, str)
        table = Table(seats, unsold, level)
        return TenState.begin(table, shuffled_deck(seats, seed) if deck is None else read_deck(deck))

    def parse(self, text: str) -> TenAction:
        """The action that a text names. Raises UnreadableText."""
        return read_action(text)

    def view_from_text(self, text: str) -> TenView:
        """The View that a text holds. Raises UnreadableText."""
        return read_view(text)


def shuffled_deck(seats: int, seed: int) -> bytes:
    """The codes of the deck for that many seats in the order the seed gives."""
    cards = list(deck_for(seats))
    shuffle(cards, Random(seed))
    return bytes(cards)
