"""Small square cards for the market and the runs, empty places in a run, and the suit symbols alone. 96 × 96 units."""

from __future__ import annotations

from art.card_parts import digit
from art.colours import BRASS, INK, PAPER, PAPER_EDGE, darker, lighter
from art.geometry import circle, round_rect
from art.letters import Letters
from art.motifs import coin, foil, star
from art.papercut import Sheet
from art.suits import BLUE, GREEN, ORANGE, RED, SUITS, Suit, pattern, symbol

SIZE, EDGE, RADIUS = 96, 6, 14
PANE = [(EDGE, EDGE), (SIZE - EDGE, EDGE), (SIZE - EDGE, SIZE - EDGE), (EDGE, SIZE - EDGE)]


def minis(letters: Letters) -> dict[str, Sheet]:
    """A tile for every number card and wild."""
    out: dict[str, Sheet] = {"cards/ten/mini/wild": _universal()}
    for suit in SUITS:
        out |= {f"cards/ten/mini/{suit.key}{value}": _number(letters, suit, str(value)) for value in range(1, 10)}
        out[f"cards/ten/mini/{suit.key}-wild"] = _colour_wild(suit)
    out |= {f"cards/ten/mini/wild-{value}": _number_wild(letters, str(value)) for value in range(1, 10)}
    out |= {f"cards/ten/mini/coin-{value}": _currency(letters, str(value)) for value in range(1, 6)}
    return out


def slots() -> dict[str, Sheet]:
    """The empty place in a run of each colour: a dent in the table with the faint symbol."""
    return {f"cards/ten/slot-{suit.key}": _slot(suit) for suit in SUITS}


def symbols() -> dict[str, Sheet]:
    """The symbol of each suit alone, on nothing, with a paper edge."""
    out: dict[str, Sheet] = {}
    for suit in SUITS:
        sheet = Sheet(64, 64)
        d = symbol(suit, 32, 32, 25, 26)
        sheet.shadow(d, 2.4)
        sheet.stroke(d, PAPER, 6)
        sheet.fill(d, PAPER)
        sheet.fill(d, suit.base)
        out[f"cards/suits/{suit.key}"] = sheet
    return out


def _panel(sheet: Sheet, colour: str, rim: str, side: str) -> None:
    sheet.fill(round_rect(0, 0, SIZE, SIZE, RADIUS), side)
    sheet.fill(round_rect(0, 0, SIZE - 1.2, SIZE - 2, RADIUS - 0.5), rim)
    sheet.fill(round_rect(EDGE, EDGE, SIZE - 2 * EDGE, SIZE - 2 * EDGE - 0.6, RADIUS - EDGE + 1), colour)


def _inner_shadow(sheet: Sheet, rim: str) -> None:
    """The rim once more over pattern that ran across it."""
    hole = round_rect(EDGE, EDGE, SIZE - 2 * EDGE, SIZE - 2 * EDGE - 0.6, RADIUS - EDGE + 1)
    with sheet.group("translate(0.8 1.2)"):
        sheet.stroke(hole, "#120C20", 4, 0.2)
    sheet.fill(round_rect(0, 0, SIZE - 1.2, SIZE - 2, RADIUS - 0.5) + hole, rim, rule="evenodd")


def _thick(sheet: Sheet, d: str, colour: str, shadow: str) -> None:
    with sheet.group("translate(1.6 2.6)"):
        sheet.stroke(d, shadow, 2.4)
        sheet.fill(d, shadow)
    sheet.fill(d, colour)


def _number(letters: Letters, suit: Suit, char: str) -> Sheet:
    sheet = Sheet(SIZE, SIZE)
    _panel(sheet, suit.base, PAPER, PAPER_EDGE)
    sheet.fill(pattern(suit, PANE, 0.9), suit.pattern)
    _inner_shadow(sheet, PAPER)
    _thick(sheet, digit(letters, char, 58, 49, 56), suit.digit, suit.digit_shadow)
    sheet.fill(symbol(suit, 20, 22, 10.5), suit.digit)
    return sheet


def _colour_wild(suit: Suit) -> Sheet:
    sheet = Sheet(SIZE, SIZE)
    rim = foil(sheet, 0, 0, SIZE, SIZE)
    _panel(sheet, suit.base, rim, "#8A6420")
    sheet.fill(pattern(suit, PANE, 0.9), suit.pattern)
    _inner_shadow(sheet, rim)
    _thick(sheet, star(48.5, 48, 40), BRASS if suit is not ORANGE else PAPER, darker(suit.base, 0.62))
    sheet.fill(symbol(suit, 48.5, 50.5, 16.5), suit.base if suit.dark else darker(suit.base, 0.7))
    return sheet


def _number_wild(letters: Letters, char: str) -> Sheet:
    sheet = Sheet(SIZE, SIZE)
    rim = _four(sheet)
    sheet.fill(circle(49.5, 50, 33), "#120C20", 0.3)
    sheet.fill(circle(48, 47.5, 32), INK)
    sheet.stroke(circle(48, 47.5, 32), rim, 3)
    _thick(sheet, digit(letters, char, 48, 47.5, 42 if char not in "69" else 38), PAPER, "#5A4A6B")
    sheet.fill(circle(19, 19, 13), INK)
    sheet.fill(star(19, 18.5, 11), BRASS)
    return sheet


def _universal() -> Sheet:
    sheet = Sheet(SIZE, SIZE)
    _four(sheet)
    d = star(48, 48.5, 39)
    sheet.stroke(d, INK, 9)
    _thick(sheet, d, BRASS, "#8A6420")
    return sheet


def _four(sheet: Sheet) -> str:
    rim = foil(sheet, 0, 0, SIZE, SIZE)
    _panel(sheet, RED.base, rim, "#8A6420")
    half = SIZE / 2 - EDGE
    for suit, x, y in (
        (RED, EDGE, EDGE),
        (BLUE, SIZE / 2, EDGE),
        (GREEN, EDGE, SIZE / 2),
        (ORANGE, SIZE / 2, SIZE / 2),
    ):
        sheet.fill(round_rect(x, y, half, half, 1), suit.base)
    _inner_shadow(sheet, rim)
    return rim


def _currency(letters: Letters, char: str) -> Sheet:
    sheet = Sheet(SIZE, SIZE)
    _panel(sheet, "#F4E8CB", PAPER, PAPER_EDGE)
    sheet.stroke(round_rect(10, 10, SIZE - 20, SIZE - 20, 6), BRASS, 2)
    coin(sheet, 48, 48, 33, fall=2.5)
    sheet.fill(letters.centred(char, 48, 48, 38), INK)
    return sheet


def _slot(suit: Suit) -> Sheet:
    sheet = Sheet(SIZE, SIZE)
    d = round_rect(3, 3, SIZE - 6, SIZE - 6, RADIUS - 2)
    tone = lighter(suit.base, 0.15) if suit.dark else suit.base
    sheet.fill(d, "#0B1030", 0.38)
    with sheet.group("translate(0 1.5)"):
        sheet.stroke(d, "#FFFFFF", 2, 0.08)
    sheet.stroke(d, tone, 4, 0.75)
    sheet.fill(symbol(suit, SIZE / 2, SIZE / 2, 22), tone, 0.5)
    return sheet
