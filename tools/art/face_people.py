"""Portraits for people: turned wooden pawns, each in a paper hat of its own."""

from __future__ import annotations

from collections.abc import Callable

from art.colours import BRASS, INK, PAPER, darker, lighter
from art.geometry import circle, ellipse, polar, poly, rounded, smooth, star_points
from art.medallion import eye, ground, inside, mirrored, rim
from art.papercut import Sheet

Hat = Callable[[Sheet], None]


def _pawn(sheet: Sheet, wood: str, paint: str) -> None:
    """Shoulders with a painted band and a round head with a small face."""
    body = mirrored([(64, 92), (46, 98), (32, 114), (28, 134)])
    sheet.piece(inside([*body[:4], *body[4:]]), wood, fall=3, light=0.35)
    sheet.fill(inside([(38, 106), (64, 112), (90, 106), (97, 118), (64, 126), (31, 118)]), paint)
    sheet.piece(ellipse(64, 96, 17, 5.5), darker(wood, 0.18), fall=2, light=0.3)
    sheet.piece(circle(64, 66, 30), wood, fall=4, light=0.45)
    sheet.fill("M64 36A30 30 0 0 1 64 96C78 90 84 78 84 66C84 54 78 42 64 36Z", darker(wood, 0.3), 0.32)
    sheet.stroke("M40 60Q44 47 55 42", lighter(wood, 0.6), 3.2, 0.75)
    for x in (53, 75):
        eye(sheet, x, 67, 4.3, white="")
    sheet.fill(ellipse(45, 77, 5, 3.4), "#D9694C", 0.5)
    sheet.fill(ellipse(83, 77, 5, 3.4), "#D9694C", 0.5)


def _smile(sheet: Sheet, d: str = "M55 79Q64 87 73 79") -> None:
    sheet.stroke(d, INK, 2.8)


def _boat(sheet: Sheet) -> None:
    """A hat folded from newspaper."""
    _smile(sheet)
    news = "#F6EEDC"
    sheet.piece(rounded([(36, 50), (64, 10), (92, 50)], 3), news, fall=3, light=0.3)
    sheet.fill(poly([(64, 12), (90, 49), (64, 49)]), "#E0D3B6")
    brim = [(28, 44), (64, 53), (100, 44), (95, 60), (64, 66), (33, 60)]
    sheet.piece(rounded(brim, 3), news, fall=2.5, light=0.3)
    sheet.stroke("M38 51.5L58 56.5M39 56L54 59.5M70 56.5L90 51.5M74 59.5L89 56", "#9C927F", 1.7)
    sheet.stroke("M54 38H61M52 42.5H61M68 38H74M68 42.5H77", "#9C927F", 1.7)


def _crown(sheet: Sheet) -> None:
    _smile(sheet, "M54 78Q64 84 74 78")
    crown = [(36, 54), (31, 22), (47, 34), (64, 12), (81, 34), (97, 22), (92, 54), (64, 60)]
    sheet.piece(rounded(crown, 3), "#EFC95F", fall=3, light=0.55)
    sheet.fill(rounded([(64, 12), (81, 34), (97, 22), (92, 54), (64, 60)], 3), "#C8973A", 0.5)
    sheet.piece(smooth([(35, 48), (64, 54), (93, 48), (92, 57), (64, 63), (36, 57)], 0.7), "#D6A63F", fall=0, light=0.5)
    for x, y, colour in ((47, 46, "#8C2F5A"), (64, 42, "#2F7F86"), (81, 46, "#8C2F5A")):
        sheet.piece(poly([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)]), colour, fall=1, light=0.5)


def _wizard(sheet: Sheet) -> None:
    _smile(sheet, "M56 80Q66 85 73 77")
    cone = [(36, 50), (54, 22), (68, 8), (90, 13), (79, 21), (88, 50), (64, 56)]
    sheet.piece(smooth(cone, 0.55), "#4C3A8C", fall=3, light=0.3)
    sheet.piece(
        smooth([(22, 52), (44, 46), (64, 51), (86, 46), (106, 52), (88, 60), (64, 62), (40, 60)], 0.9),
        "#5D4AA5",
        fall=2.5,
        light=0.35,
    )
    for x, y, r in ((60, 38, 6.5), (75, 30, 4.2), (70, 46, 3.4)):
        sheet.fill(poly(star_points(x, y, r, r * 0.45)), BRASS)


def _beanie(sheet: Sheet) -> None:
    _smile(sheet)
    wool, band = "#2F7F86", "#F2E6CC"
    sheet.piece("M34 54C34 30 48 22 64 22C80 22 94 30 94 54Q64 46 34 54Z", wool, fall=3, light=0.3)
    sheet.fill("M52 24Q46 34 45 50L52 49Q53 34 58 22.5ZM76 24Q82 34 83 50L76 49Q75 34 70 22.5Z", "#F2E6CC", 0.85)
    sheet.piece(smooth([(31, 50), (64, 43), (97, 50), (97, 61), (64, 54), (31, 61)], 0.5), band, fall=2, light=0.3)
    for i in range(9):
        x = 36 + i * 7
        lift = 6.5 * (1 - ((x - 64) / 33) ** 2)
        sheet.stroke(f"M{x} {53.5 - lift}V{58 - lift}", "#C9B88F", 2)
    pompom = [polar(64, 17, 8.6 if i % 2 else 11, i * 22.5) for i in range(16)]
    sheet.piece(rounded(pompom, 3), band, fall=2, light=0.4)


def _straw(sheet: Sheet) -> None:
    _smile(sheet, "M53 78Q64 88 75 78")
    straw = "#E8C878"
    sheet.piece(
        smooth([(18, 52), (40, 42), (64, 40), (88, 42), (110, 52), (88, 61), (64, 63), (40, 61)]),
        straw,
        fall=3,
        light=0.4,
    )
    sheet.stroke("M28 53Q64 66 100 53M34 49Q64 60 94 49", "#B98F3F", 1.6, 0.8)
    sheet.piece("M40 50C40 28 50 20 64 20C78 20 88 28 88 50Q64 58 40 50Z", "#F0D48C", fall=1.5, light=0.4)
    sheet.fill("M40 50C40 46 40.4 42 41 39Q64 46 87 39C87.6 42 88 46 88 50Q64 58 40 50Z", "#A3487C")
    for i in range(6):
        sheet.fill(circle(*polar(80, 43, 5.2, i * 60), 3.6), PAPER)
    sheet.fill(circle(80, 43, 3.2), BRASS)
    sheet.stroke("M52 26Q64 22 76 27M48 32Q64 27 80 32", "#B98F3F", 1.6, 0.8)


def _pirate(sheet: Sheet) -> None:
    _smile(sheet, "M54 79Q60 85 74 77")
    cloth = "#353046"
    hat = [(22, 50), (34, 30), (64, 17), (94, 30), (106, 50), (84, 46), (64, 50), (44, 46)]
    sheet.piece(smooth(hat, 0.8), cloth, fall=3, light=0.3)
    sheet.stroke("M24 49Q34 44 44 45.5Q54 49 64 49Q74 49 84 45.5Q94 44 104 49", BRASS, 3)
    sheet.piece(rounded(star_points(64, 34, 9.5, 4.4), 1.5), PAPER, fall=1, light=0.3)
    sheet.stroke("M36 53Q56 58 88 72", INK, 2.6)
    sheet.piece(smooth([(68, 62), (75, 59.5), (83, 62), (82, 71), (75, 74), (68, 71)]), INK, fall=1, light=0.25)


_PEOPLE: tuple[tuple[str, str, str, Hat], ...] = (
    ("#9DB5A0", "#D8A56A", "#A63D40", _boat),
    ("#8A6F9E", "#E0B47C", "#6B2D5C", _crown),
    ("#D0A85C", "#CF9A62", "#4C3A8C", _wizard),
    ("#C98F86", "#E6BE88", "#2F7F86", _beanie),
    ("#7DA0C0", "#D9A870", "#A3487C", _straw),
    ("#A8B56A", "#C89058", "#353046", _pirate),
)


def person(index: int) -> Sheet:
    """The portrait of that number, 0 … 5."""
    colour, wood, paint, hat = _PEOPLE[index]
    sheet = ground(colour)
    with sheet.group("translate(0 4)"):
        _pawn(sheet, wood, paint)
        hat(sheet)
    rim(sheet)
    return sheet


PEOPLE = len(_PEOPLE)
