"""Which picture shows which thing of TEN."""

from __future__ import annotations

from rules.ten import BY_TEXT, CARDS, TenCard
from scenes.faces import pattern as pattern  # who is who belongs to the pictures of a table too
from scenes.faces import portrait as portrait

FOLDER = "cards/ten"
BACK = f"{FOLDER}/back"
COIN, BUST, GAVEL, BLOCK, CROWN = "tokens/coin", "tokens/bust", "tokens/gavel", "tokens/gavel-block", "tokens/crown"
BACKDROP = "stages/ten"

#: The palette's name for each colour of cards.
SUIT_COLOURS = {"R": "red", "B": "blue", "O": "orange", "G": "green"}


def stem(card: TenCard) -> str:
    """The name of a card's picture within its folder."""
    if card.kind == "number":
        return str(card)
    if card.kind == "currency":
        return f"coin-{card.value}"
    if card.colour is not None:
        return f"{card.colour}-wild"
    return "wild" if card.number is None else f"wild-{card.number}"


def face(card: TenCard) -> str:
    """The picture of a whole card."""
    return f"{FOLDER}/{stem(card)}"


def mini(card: TenCard) -> str:
    """The picture of a card as a small square."""
    return f"{FOLDER}/mini/{stem(card)}"


def slot(colour: str) -> str:
    """The empty place of a card of this colour on a board."""
    return f"{FOLDER}/slot-{colour}"


def suit(colour: str) -> str:
    """The symbol of a colour."""
    return f"cards/suits/{colour}"


def number_card(colour: str, number: int) -> TenCard:
    """The number card of that colour."""
    return BY_TEXT[f"{colour}{number}"]


def all_cards() -> list[str]:
    """Every picture of a whole card."""
    return [BACK, *map(face, CARDS)]
