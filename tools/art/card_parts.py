"""Parts of a card: blank, window, frame, corners with the index, numeral."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from art.colours import PAPER, PAPER_EDGE, PAPER_SHADE
from art.geometry import Point, cut, num, poly, round_rect, round_rect_polygon
from art.letters import Letters
from art.motifs import foil
from art.papercut import Sheet

WIDTH, HEIGHT, RADIUS = 180, 260, 16
FRAME = 8
HOLE = round_rect_polygon(FRAME - 1, FRAME - 1, WIDTH - 2 * FRAME + 2, HEIGHT - 2 * FRAME + 2, RADIUS - FRAME + 3)
INDEX_X, INDEX_Y = FRAME + 20, FRAME + 28

Index = Callable[[Sheet, float, float], None]


class CardParts:
    """What is drawn with letters."""

    def __init__(self) -> None:
        self.letters = Letters()

    def numeral(self, sheet: Sheet, char: str, cx: float, cy: float, height: float, colour: str, shadow: str) -> None:
        """A big digit of thick paper; 6 and 9 are underlined."""
        d = digit(self.letters, char, cx, cy, height)
        depth = height * 0.035
        sheet.shadow(d, depth * 2.2, opacity=0.42)
        with sheet.group(f"translate({num(depth * 0.55)} {num(depth)})"):
            sheet.stroke(d, shadow, depth * 1.1)
            sheet.fill(d, shadow)
        sheet.fill(d, colour)

    def index_digit(self, char: str, cx: float, cy: float) -> str:
        """Path data of the digit in the corner, 36 units high."""
        if char in "69":
            return self.letters.centred(char, cx, cy - 3, 33) + round_rect(cx - 11, cy + 16.5, 22, 4.5, 2.2)
        return self.letters.centred(char, cx, cy, 36)

    def corners(self, sheet: Sheet, tab: str, index: Index, line: str = "") -> None:
        """The index on a tab without pattern, top left and again upside down at the bottom right.

        `line` is the colour of a thin line round the tab.
        """
        for transform in ("", f"rotate(180 {num(WIDTH / 2)} {num(HEIGHT / 2)})"):
            with sheet.group(transform):
                sheet.fill(self.in_window(round_rect_polygon(0, 0, FRAME + 42, FRAME + 80, 16)), tab)
                if line:
                    right, bottom = FRAME + 42, FRAME + 80
                    sheet.stroke(
                        f"M{right} {FRAME + 7}V{bottom - 16}Q{right} {bottom} {right - 16} {bottom}H{FRAME + 7}",
                        line,
                        2.2,
                    )
                index(sheet, INDEX_X, INDEX_Y)

    @staticmethod
    def in_window(points: Sequence[Point]) -> str:
        """Path data of the part of a polygon that shows in the window."""
        return poly(cut(points, HOLE))


def digit(letters: Letters, char: str, cx: float, cy: float, height: float) -> str:
    """Path data of a digit, 6 and 9 underlined, 1 moved to where the eye sees its middle."""
    if char in "69":
        line = round_rect(cx - height * 0.3, cy + height * 0.53, height * 0.6, height * 0.1, height * 0.05)
        return letters.centred(char, cx, cy - height * 0.05, height * 0.96) + line
    return letters.centred(char, cx - (height * 0.04 if char == "1" else 0), cy, height)


def blank() -> Sheet:
    """A sheet of the size of a card."""
    return Sheet(WIDTH, HEIGHT)


def window(sheet: Sheet, colour: str) -> None:
    """Coloured paper behind the window."""
    sheet.fill(
        round_rect(FRAME - 2, FRAME - 2, WIDTH - 2 * FRAME + 4, HEIGHT - 2 * FRAME + 4, RADIUS - FRAME + 2), colour
    )


def frame(sheet: Sheet) -> None:
    """The paper frame over everything, a little thicker at the lower right, its shadow falling into the window."""
    hole = _hole_with_shadow(sheet, FRAME)
    sheet.fill(round_rect(0, 0, WIDTH, HEIGHT, RADIUS) + hole, PAPER_EDGE, rule="evenodd")
    sheet.fill(round_rect(0, 0, WIDTH - 1.2, HEIGHT - 1.8, RADIUS - 0.5) + hole, PAPER, rule="evenodd")
    x, w, h, r = FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, RADIUS - FRAME + 2
    sheet.stroke(round_rect(x - 0.4, x - 0.4, w + 0.8, h + 0.8, r), PAPER_SHADE, 0.9)


def foil_frame(sheet: Sheet) -> None:
    """The frame of wilds: foil."""
    hole = _hole_with_shadow(sheet, FRAME + 1)
    sheet.fill(round_rect(0, 0, WIDTH, HEIGHT, RADIUS) + hole, "#8A6420", rule="evenodd")
    outer = round_rect(0, 0, WIDTH - 1.2, HEIGHT - 1.8, RADIUS - 0.5)
    sheet.fill(outer + hole, foil(sheet, 0, 0, WIDTH, HEIGHT), rule="evenodd")
    sheet.stroke(round_rect(1, 1, WIDTH - 3.2, HEIGHT - 3.8, RADIUS - 1.5), "#FFF8DC", 1.6, 0.9)
    inset = FRAME + 0.6
    sheet.stroke(
        round_rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, RADIUS - FRAME + 2), "#7A5518", 1.2, 0.8
    )


def _hole_with_shadow(sheet: Sheet, inset: float) -> str:
    hole = round_rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, RADIUS - FRAME + 2)
    with sheet.group("translate(1 1.6)"):
        sheet.stroke(hole, "#120C20", 5, 0.22)
    return hole
