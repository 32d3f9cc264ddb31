"""Draw the cards of TEN: ``python tools/make_cards.py`` writes assets/cards/**.svg.

A card is a paper frame with a window cut into it; in the window lies coloured paper with the suit's pattern, on it the
suit's picture, on top the numeral. 180 × 260 design units, light from the top left. Wilds have a frame of foil.
"""

from __future__ import annotations

import sys

from art.card_parts import FRAME, HEIGHT, WIDTH, CardParts, blank, foil_frame, frame, window
from art.colours import BRASS, BRASS_LIGHT, INK, PAPER
from art.geometry import circle, num, polar, poly, round_rect, rounded, star_points
from art.mini_cards import minis, slots, symbols
from art.motifs import coin, coin_stack, embossed, foil, folded_star, rosette, star
from art.papercut import Sheet, write
from art.suits import BLUE, GREEN, ORANGE, RED, SUITS, Suit, paint_emblem, pattern, symbol

CX, CY = WIDTH / 2, HEIGHT / 2
PANE_W, PANE_H = WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME
PANE = [(FRAME, FRAME), (WIDTH - FRAME, FRAME), (WIDTH - FRAME, HEIGHT - FRAME), (FRAME, HEIGHT - FRAME)]


class CardMaker(CardParts):
    """Draws every card of TEN."""

    def number(self, suit: Suit, value: int) -> Sheet:
        """A number card."""
        sheet = blank()
        window(sheet, suit.base)
        sheet.fill(pattern(suit, PANE), suit.pattern)
        paint_emblem(sheet, suit, CX, CY, 76)
        self.corners(sheet, suit.tab, lambda s, x, y: self._number_index(s, suit, str(value), x, y))
        frame(sheet)
        self.numeral(sheet, str(value), CX, CY + 2, 104, suit.digit, suit.digit_shadow)
        return sheet

    def _number_index(self, sheet: Sheet, suit: Suit, char: str, cx: float, y: float) -> None:
        sheet.fill(self.index_digit(char, cx, y), suit.digit)
        sheet.fill(symbol(suit, cx, y + 37, 12), suit.digit)

    def colour_wild(self, suit: Suit) -> Sheet:
        """Any number of one colour: the suit on a star, the nine digits round it."""
        sheet = blank()
        window(sheet, suit.base)
        sheet.fill(pattern(suit, PANE), suit.pattern)
        sheet.piece(circle(CX, CY, 70), suit.outer if suit.dark else suit.inner, fall=3, light=0.2)
        for i in range(9):
            x, y = polar(CX, CY, 58, -90 + (i - 4) * 30)
            sheet.fill(self.letters.centred(str(i + 1), x, y, 14), suit.digit)
        folded_star(sheet, CX, CY + 6, 50, fall=5)
        sheet.piece(circle(CX, CY + 7, 22), suit.base, fall=2.5, light=0.2)
        sheet.fill(symbol(suit, CX, CY + 7, 13.5), suit.digit)

        def index(s: Sheet, x: float, y: float) -> None:
            s.fill(star(x, y, 17.5), suit.digit)
            s.fill(symbol(suit, x, y + 37, 13), suit.digit)

        self.corners(sheet, suit.tab, index)
        foil_frame(sheet)
        return sheet

    def number_wild(self, value: int) -> Sheet:
        """One number in any colour: four panes and a numeral on a seal of ink and foil."""
        sheet = blank()
        four_panes(sheet)
        seal(sheet, 12, 62, INK)
        self.corners(sheet, INK, lambda s, x, y: self._wild_index(s, str(value), x, y))
        foil_frame(sheet)
        self.numeral(sheet, str(value), CX, CY + 1, 78, PAPER, "#5A4A6B")
        return sheet

    def _wild_index(self, sheet: Sheet, char: str, cx: float, y: float) -> None:
        sheet.fill(self.index_digit(char, cx, y), PAPER)
        sheet.fill(star(cx, y + 38, 14), BRASS)

    def universal(self) -> Sheet:
        """Any number of any colour: a great star over rays of all four colours."""
        sheet = blank()
        window(sheet, INK)
        for i in range(20):
            suit = (RED, BLUE, ORANGE, GREEN)[i % 4]
            a, b = -9 + i * 18, 9 + i * 18
            far = [polar(CX, CY, 190, t) for t in (a, b)]
            sheet.fill(self.in_window([(CX, CY), *far]), suit.base)
            sheet.fill(self.in_window([(CX, CY), polar(CX, CY, 190, a), polar(CX, CY, 190, a + 9)]), suit.pattern, 0.7)
        seal(sheet, 12, 66, INK)
        folded_star(sheet, CX, CY + 3, 54, fall=5)

        def index(s: Sheet, x: float, y: float) -> None:
            s.fill(star(x, y, 17.5), BRASS)
            for i, suit in enumerate(SUITS):
                place = (x - 8.5 + 17 * (i % 2), y + 29 + 17.5 * (i // 2))
                s.fill(symbol(suit, *place, 7), suit.glint if suit.dark else suit.base)

        self.corners(sheet, INK, index)
        foil_frame(sheet)
        return sheet

    def currency(self, value: int) -> Sheet:
        """Coins on paper, as many in the stack as the card is worth."""
        sheet = blank()
        window(sheet, "#F4E8CB")
        banknote(sheet)
        step = 8.5
        coin_stack(sheet, CX, CY - (value - 1) * step / 2, 58, value, step)
        embossed(sheet, self.letters, str(value), CX, CY - (value - 1) * step / 2, 62)

        def index(s: Sheet, x: float, y: float) -> None:
            s.fill(self.index_digit(str(value), x, y), INK)
            coin(s, x, y + 37, 13.5)

        self.corners(sheet, "#F4E8CB", index, line=BRASS)
        frame(sheet)
        return sheet

    def back(self) -> Sheet:
        """The back: the ten-armed fan on plum paper, the same upside down."""
        sheet = blank()
        window(sheet, "#33244F")
        lattice = "".join(
            self.in_window([(x, y - 12), (x + 9, y), (x, y + 12), (x - 9, y)])
            for row in range(12)
            for x in [CX + (i - 4.5) * 20 + (10 if row % 2 else 0) for i in range(10)]
            for y in [CY - 5.5 * 22 + row * 22]
        )
        sheet.fill(lattice, "#3F2E60")
        sheet.stroke(round_inner(12), BRASS, 2)
        colours = (RED.base, BLUE.base, ORANGE.base, GREEN.base, PAPER)
        sheet.piece(circle(CX, CY, 75), "#241938", fall=3, light=0.12)
        rosette(sheet, CX, CY, 68, colours, fall=5)
        sheet.piece(circle(CX, CY, 24), PAPER, fall=3, light=0.5)
        rosette(sheet, CX, CY, 15, ("#33244F",), fall=0)
        frame(sheet)
        return sheet


def round_inner(inset: float) -> str:
    """A line with round corners, parallel to the frame."""
    return round_rect(FRAME + inset, FRAME + inset, PANE_W - 2 * inset, PANE_H - 2 * inset, 6)


def seal(sheet: Sheet, arms: int, r: float, colour: str) -> None:
    """A toothed seal with a foil rim in the middle of the card."""
    sheet.shadow(rounded(star_points(CX, CY, r * 1.1, r, arms * 2), 2), 5)
    sheet.fill(rounded(star_points(CX, CY, r * 1.12, r * 1.0, arms * 2), 3), foil(sheet, CX - r, CY - r, 2 * r, 2 * r))
    sheet.fill(rounded(star_points(CX, CY, r * 1.02, r * 0.91, arms * 2), 3), colour)
    sheet.stroke(circle(CX, CY, r * 0.82), BRASS, 1.6, 0.8)


def four_panes(sheet: Sheet) -> None:
    """The window in four panes that meet in the middle, one a suit, with strips of foil between."""
    corners = [(FRAME, FRAME), (WIDTH - FRAME, FRAME), (WIDTH - FRAME, HEIGHT - FRAME), (FRAME, HEIGHT - FRAME)]
    for i, suit in enumerate((RED, BLUE, ORANGE, GREEN)):
        pane = [corners[i], corners[(i + 1) % 4], (CX, CY)]
        sheet.fill(poly(pane), suit.base)
        sheet.fill(pattern(suit, pane, 0.8), suit.pattern)
    cross = "".join(f"M{num(x)} {num(y)}L{num(CX)} {num(CY)}" for x, y in corners)
    sheet.stroke(cross, "#120C20", 7, 0.25)
    sheet.stroke(cross, BRASS, 4)
    sheet.stroke(cross, BRASS_LIGHT, 1.4)


def banknote(sheet: Sheet) -> None:
    """Fine rings and a double line as on a banknote."""
    rings = "".join(rounded(star_points(CX, CY, r + 4, r - 4, 16, -90 + (r % 2) * 11), 9) for r in range(66, 130, 9))
    sheet.stroke(rings, "#E3D2A6", 1.6, 0.9)
    sheet.stroke(round_inner(7), BRASS, 2.2)


def cards() -> dict[str, Sheet]:
    """Every picture this tool makes, by its name below assets/."""
    maker = CardMaker()
    out: dict[str, Sheet] = {"cards/ten/back": maker.back(), "cards/ten/wild": maker.universal()}
    for suit in SUITS:
        out |= {f"cards/ten/{suit.key}{value}": maker.number(suit, value) for value in range(1, 10)}
        out[f"cards/ten/{suit.key}-wild"] = maker.colour_wild(suit)
    out |= {f"cards/ten/wild-{value}": maker.number_wild(value) for value in range(1, 10)}
    out |= {f"cards/ten/coin-{value}": maker.currency(value) for value in range(1, 6)}
    return out | minis(maker.letters) | slots() | symbols()


if __name__ == "__main__":
    write(cards())
    sys.exit(0)
