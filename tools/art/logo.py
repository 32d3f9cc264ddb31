"""The name of the game and its mark."""

from __future__ import annotations

from dataclasses import dataclass

from art.colours import INK, PAPER, PAPER_EDGE, PAPER_SHADE
from art.geometry import circle, cut_line, num, poly, round_rect, rounded, star_points
from art.letters import Letters
from art.motifs import rosette
from art.papercut import Sheet
from art.suits import BLUE, GREEN, ORANGE, RED, Suit

FAN = (RED.base, BLUE.base, ORANGE.base, GREEN.base, PAPER)


@dataclass(frozen=True)
class _Placed:
    """A letter of the wordmark: where it stands, how it leans, its colour."""

    char: str
    x: float
    base: float
    turn: float
    suit: Suit


_SIZE = 0.2125
_WORD = (
    ("T", RED, -7, -4.0), ("E", BLUE, 6, 2.5), ("N", ORANGE, -4, -2.0), ("F", GREEN, 7, 3.0),
    ("O", BLUE, 0, 0.0), ("L", ORANGE, 5, -3.0), ("D", RED, -6, 3.5),
)  # fmt: skip


def wordmark(letters: Letters) -> Sheet:
    """The name of the game, each letter of folded paper, the O the ten-armed fan. 1120 × 280."""
    sheet = Sheet(1120, 280)
    x = start = 52.0
    word: list[_Placed] = []
    for char, suit, drop, turn in _WORD:
        word.append(_Placed(char, x, 252 + drop, turn, suit))
        x += letters.advance(char) * _SIZE + (3 if char in "TFOL" else 7)
    scale = (1120 - 56) / (x - start)
    with sheet.group(f"translate({num(30 - start * scale)} {num(138 - 187 * scale)}) scale({num(scale)})"):
        for layer in ("shadow", "back", "edge", "face"):
            for letter in word:
                middle = letter.x + letters.advance(letter.char) * _SIZE / 2
                with sheet.group(f"rotate({num(letter.turn)} {num(middle)} {num(letter.base - 60)})"):
                    _letter(sheet, letters, layer, letter)
    return sheet


def _letter(sheet: Sheet, letters: Letters, layer: str, letter: _Placed) -> None:
    if letter.char == "O":
        middle = letter.x + letters.advance("O") * _SIZE / 2
        _fan_letter(sheet, layer, middle, letter.base - 304 * _SIZE, 352 * _SIZE)
        return
    d = letters.placed(letter.char, letter.x, letter.base, _SIZE)
    if layer == "shadow":
        with sheet.group("translate(4 8)"):
            sheet.stroke(d, "#120C20", 19, 0.25)
    elif layer == "back":
        sheet.stroke(d, INK, 13)
        with sheet.group("translate(1.5 4)"):
            sheet.stroke(d, INK, 12)
    elif layer == "edge":
        sheet.stroke(d, PAPER_EDGE, 7)
        with sheet.group("translate(-0.5 -0.8)"):
            sheet.stroke(d, PAPER, 6.5)
    else:
        sheet.fill(d, letter.suit.base)
        _creases(sheet, letters, letter)


def _creases(sheet: Sheet, letters: Letters, letter: _Placed) -> None:
    """Two folds: the upper left third catches the light, the lower right third lies in shade."""
    left, low = letter.x, letter.base
    wide, high = letters.advance(letter.char) * _SIZE, 610 * _SIZE
    rings = letters.polygons(letter.char, left, low, _SIZE)
    upper = ((left + wide * 0.9, low - high - 5), (left - 5, low - high * 0.35))
    lower = ((left + wide * 0.2, low + 5), (left + wide + 5, low - high * 0.6))
    sheet.fill("".join(poly(cut_line(ring, *upper)) for ring in rings), "#FFF8E8", 0.22)
    sheet.fill("".join(poly(cut_line(ring, *lower)) for ring in rings), "#150F24", 0.2)


def _fan_letter(sheet: Sheet, layer: str, cx: float, cy: float, r: float) -> None:
    if layer == "shadow":
        with sheet.group("translate(4 8)"):
            sheet.stroke(circle(cx, cy, r * 0.86), "#120C20", 22, 0.22)
    elif layer == "face":
        outline = rounded(star_points(cx, cy, r * 1.1, r * 0.84, 10), 3)
        with sheet.group("translate(1.5 4)"):
            sheet.stroke(outline, INK, 13)
        sheet.stroke(outline, INK, 15)
        rosette(sheet, cx, cy, r * 1.08, FAN, fall=0)
        sheet.shadow(circle(cx, cy, r * 0.4), 3)
        sheet.fill(circle(cx, cy, r * 0.42), INK)
        sheet.fill(circle(cx - 0.5, cy - 0.8, r * 0.36), PAPER_SHADE)
        sheet.fill(circle(cx, cy, r * 0.345), PAPER)


def icon(letters: Letters) -> Sheet:
    """The mark alone: the fan on night-blue paper. 256 × 256, still clear at 32."""
    sheet = Sheet(256, 256)
    sheet.fill(round_rect(0, 0, 256, 256, 56), PAPER_EDGE)
    sheet.fill(round_rect(0, 0, 254.5, 252, 55), PAPER)
    night = sheet.radial((90, 70), 240, (0, "#34459A"), (1, "#161D4A"))
    sheet.fill(round_rect(12, 12, 231, 229, 44), night)
    rosette(sheet, 128, 126, 106, FAN, fall=9)
    sheet.piece(circle(128, 126, 45), PAPER, fall=5, edge=1.5)
    for char, x in (("1", 111), ("0", 139)):
        sheet.fill(letters.centred(char, x, 126, 46), INK)
    return sheet
