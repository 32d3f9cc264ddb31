"""Strict reading of small texts: ASCII digits only, plain blanks only, bounded length."""

from __future__ import annotations

import re
from random import Random

from rules.errors import UnreadableText

BLANKS = " \t\r\n"
"""What may surround a text and part words. Exotic Unicode blanks are not among them."""
LONGEST_TEXT = 8_000_000
"""Characters; what is longer is refused before it is read."""

_NUMBER = re.compile(r"(?:0|[1-9][0-9]{0,18})", re.ASCII)
_WORD = re.compile(r"[^ \t\r\n]+")


def read_number(text: str) -> int | None:
    """A whole number written the one canonical way (``0``, ``12``; no sign, no ``04``), or None."""
    return int(text) if _NUMBER.fullmatch(text) else None


def words_of(text: str) -> list[str]:
    """The words of a text, parted by plain blanks."""
    return _WORD.findall(text)


def checked_text(text: object) -> str:
    """The text itself, if it is one of bearable length. Raises UnreadableText."""
    if not isinstance(text, str):
        raise UnreadableText("not_text")
    if len(text) > LONGEST_TEXT:
        raise UnreadableText("too_long", {"characters": len(text), "most": LONGEST_TEXT})
    return text


def brief(text: str, most: int = 40) -> str:
    """The text, or its beginning."""
    return text if len(text) <= most else text[:most] + "…"


def shown(text: str) -> str:
    """A harmless short one-line form of any text, for messages."""
    return repr(brief(text))


def shuffle(cards: list[int], rng: Random) -> None:
    """Fisher and Yates over ``rng.random()``, the one method whose results Python promises to keep."""
    draw = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(draw() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
