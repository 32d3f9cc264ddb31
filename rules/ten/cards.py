"""TEN's cards: 55 kinds, small codes for the state, and the deck by number of players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from rules.core import BadSetup, Card, UnreadableText
from rules.text import shown, words_of

COLOURS: Final = "RBOG"
NUMBER_KINDS: Final = 36
"""Codes 0…35 are the number cards, colour by colour."""
UNIVERSAL: Final = 49
FIRST_CURRENCY: Final = 50
"""Codes 36…49 are wilds (36…39 by colour, 40…48 by number, 49 universal), 50…54 currency."""


class TenCard(Card):
    """A kind of card.

    code: 0…54, the canonical order. kind: ``number``, ``colour wild``, ``number wild``, ``universal wild`` or
    ``currency``. colour: one of ``R B O G`` or None. number: 1…9 or None. value: what it adds to the running total
    (number cards) or is worth (currency cards); 0 for wilds.
    """

    __slots__ = ("code", "colour", "kind", "number", "value")
    code: int
    kind: str
    colour: str | None
    number: int | None
    value: int

    def __new__(cls, text: str) -> TenCard:
        return card(text)

    def __reduce__(self) -> tuple[object, ...]:
        return (card, (str(self),))

    @property
    def is_wild(self) -> bool:
        """True for all three kinds of wilds."""
        return NUMBER_KINDS <= self.code < FIRST_CURRENCY


def _kinds() -> Iterable[tuple[str, str, str | None, int | None, int]]:
    for colour in COLOURS:
        for number in range(1, 10):
            yield f"{colour}{number}", "number", colour, number, number
    for colour in COLOURS:
        yield f"{colour}#", "colour wild", colour, None, 0
    for number in range(1, 10):
        yield f"*{number}", "number wild", None, number, 0
    yield "*#", "universal wild", None, None, 0
    for value in range(1, 6):
        yield f"${value}", "currency", None, None, value


def _make() -> Iterable[TenCard]:
    for code, (text, kind, colour, number, value) in enumerate(_kinds()):
        made = str.__new__(TenCard, text)
        made._set(code=code, kind=kind, colour=colour, number=number, value=value)
        yield made


CARDS: Final[tuple[TenCard, ...]] = tuple(_make())
BY_TEXT: Final[Mapping[str, TenCard]] = MappingProxyType({str(made): made for made in CARDS})


def card(text: str) -> TenCard:
    """The card a text names. Raises UnreadableText."""
    found = BY_TEXT.get(text)
    if found is None:
        raise UnreadableText("unreadable_card", {"card": shown(str(text))})
    return found


# Deck by player count [choice: which cards carry the printed 3+/4+ marks]: one row per step, added from that many
# players on. Source: the published counts 59 / 92 / 129; which copies belong to which step is our reading.
# Currency [choice: the split]: three times these nine make 27, six each of 1–4 and three of 5.
_NINE_CURRENCY: Final = "$1 $1 $2 $2 $3 $3 $4 $4 $5"
_LOW: Final = " ".join(f"{colour}{number}" for colour in COLOURS for number in range(1, 7))
_HIGH: Final = " ".join(f"{colour}{number}" for colour in COLOURS for number in range(7, 10))
_COLOUR_WILDS: Final = "R# B# O# G#"
DECK_STEPS: Final[tuple[tuple[int, str], ...]] = (
    (1, f"{_LOW} {_HIGH} {_COLOUR_WILDS} *1 *2 *3 *4 *5 *6 *7 *8 *9 *# {_NINE_CURRENCY}"),
    (3, f"{_LOW} {_NINE_CURRENCY}"),
    (4, f"{_LOW} {_COLOUR_WILDS} {_NINE_CURRENCY}"),
)


def deck_for(seats: int) -> bytes:
    """The codes of the deck for that many seats, in canonical order."""
    texts = [text for least, step in DECK_STEPS if seats >= least for text in step.split()]
    return bytes(sorted(BY_TEXT[text].code for text in texts))


def read_deck(text: object) -> bytes:
    """The codes of a rigged deck, top card first. Raises BadSetup."""
    if not isinstance(text, str):
        raise BadSetup("bad_deck")
    if len(text) > LONGEST_DECK:
        raise BadSetup("deck_too_long", {"characters": len(text), "most": LONGEST_DECK})
    codes = bytearray()
    for word in words_of(text):
        if word not in BY_TEXT:
            raise BadSetup("unreadable_card", {"card": shown(word)})
        codes.append(BY_TEXT[word].code)
    if not codes:
        raise BadSetup("empty_deck")
    return bytes(codes)


LONGEST_DECK: Final = 4_000_000
"""Characters of a rigged deck: more than a million cards, so that a hostile text costs seconds, not the memory."""
