"""Short ways to say what happens at a table of TEN."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import rules
from rules.core import Event
from rules.ten import BY_TEXT, TenState, TenView
from tests.rules.ten.reference import sort_key


def begin(deck: str, seats: int = 2, **options: object) -> TenState:
    """A game with a rigged deck."""
    state = rules.new_game("ten", seats=seats, deck=deck, options=options)
    assert isinstance(state, TenState)
    return state


def do(state: TenState, *texts: str) -> list[Event]:
    """Apply these actions (several may stand in one text, parted by commas); all events."""
    events: list[Event] = []
    for text in texts:
        for each in text.split(","):
            events += state.apply(state.parse(each))
    return events


def legal(state: TenState | TenView) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in state.legal_actions()]


def named(cards: Iterable[object]) -> list[str]:
    """Cards as texts."""
    return [str(card) for card in cards]


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of events."""
    return [type(event).__name__ for event in events]


def set_up(state: TenState, changes: str) -> TenState:
    """The same table with some lines of its View's text changed, one a line.

    ``market R5 R6`` · ``player1 8 2 R5 *5``: seat 1 holds 8 tokens, 2 bust tokens and these cards. The pile's order
    stays unless ``pile`` is changed.
    """
    lines = state.view(0).to_text().splitlines()
    for change in changes.strip().splitlines():
        name, _, value = change.strip().partition(" ")
        seat = int(name[6:]) if name.startswith("player") else 0
        name = name.rstrip("0123456789")
        place = [number for number, line in enumerate(lines) if line.split(" ")[0] == name][seat]
        lines[place] = f"{name} {_sorted(value)}"
    view = rules.View.from_text("\n".join(lines) + "\n")
    changed = view.sample(Random(0))
    assert isinstance(changed, TenState)
    if changed.view(0).pile == state.view(0).pile:
        changed._deck, changed._next = state._deck, state._next
    return changed


def _sorted(value: str) -> str:
    """The value with the cards in it in canonical order, as Views list them."""
    words = value.split()
    cards = sorted(words[-_cards_in(words) :], key=sort_key) if _cards_in(words) else []
    return " ".join([*words[: len(words) - len(cards)], *cards])


def _cards_in(words: list[str]) -> int:
    """How many of the last words are cards."""
    return sum(word in BY_TEXT for word in words)
