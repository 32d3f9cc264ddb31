"""Draw what is neither card nor portrait: ``python tools/make_tokens.py`` writes assets/tokens and assets/logo.

Also assets/logo/icon.png, the icon of the window, 256 pixels square.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pygame
from art.colours import BRASS, BRASS_DARK, BRASS_DEEP, BRASS_LIGHT, INK, PAPER
from art.geometry import Point, circle, num, polar, poly, round_rect, rounded, smooth
from art.letters import Letters
from art.logo import icon, wordmark
from art.motifs import coin, folded_star, rosette
from art.papercut import ASSETS, Sheet, write
from art.suits import BLUE, GREEN, RED


def coin_token() -> Sheet:
    """A currency token."""
    sheet = Sheet(96, 96)
    coin(sheet, 48, 47, 44)
    rosette(sheet, 48, 47, 22, ("#D9AC4E",), fall=0, edge=BRASS_DEEP)
    sheet.fill(circle(48, 47, 6), BRASS_LIGHT)
    return sheet


def _octagon(r: float) -> str:
    return rounded([polar(48, 47, r, 22.5 + 45 * i) for i in range(8)], r * 0.14)


def bust_token(letters: Letters) -> Sheet:
    """A bust token: an iron octagon, cracked, struck with the 3 it is worth."""
    sheet = Sheet(96, 96)
    sheet.fill(_octagon(47.5), PAPER)
    sheet.fill(_octagon(44.5), INK)
    iron = sheet.linear((20, 14), (76, 82), (0, "#8C869C"), (0.5, "#615B74"), (1, "#423C57"))
    sheet.fill(_octagon(41.5), iron)
    sheet.fill(_octagon(35.5), "#39334D")
    face = sheet.linear((24, 20), (70, 76), (0, "#6A6480"), (1, "#4A4460"))
    with sheet.group("translate(0.7 1)"):
        sheet.fill(_octagon(34.5), face)
    crack = "M62 8L56 22L63 30L58 38L66 46L60 54L68 66L65 84L63 66L54 54L60 46L52 38L57 31L51 21Z"
    with sheet.group("translate(1.2 1.2)"):
        sheet.fill(crack, "#948EA6", 0.9)
    sheet.fill(crack, INK)
    d = letters.centred("3", 47, 47, 42)
    sheet.stroke(d, INK, 7)
    with sheet.group("translate(1.2 1.8)"):
        sheet.fill(d, "#8F1B30")
    sheet.fill(d, PAPER)
    return sheet


def gavel() -> Sheet:
    """The gavel of the auction, struck from the top right; 128 × 128, its block apart in gavel-block."""
    sheet = Sheet(128, 128)
    wood, dark, light = "#A8693B", "#6B3D22", "#D39A60"
    with sheet.group("rotate(-38 60 60)"):
        handle = round_rect(54, 64, 12, 66, 6)
        sheet.piece(handle, dark, fall=3, light=0.3)
        sheet.fill(round_rect(55.5, 66, 4, 62, 2), light, 0.6)
        sheet.piece(round_rect(52, 112, 16, 18, 7), wood, fall=1.5, light=0.4)
        sheet.shadow(round_rect(18, 24, 84, 44, 8), 4)
        for x in (16, 84):
            sheet.piece(round_rect(x, 22, 20, 48, 6), wood, fall=0, light=0.5)
            sheet.fill(round_rect(x, 50, 20, 20, 6), dark, 0.45)
        body = sheet.linear((0, 26), (0, 66), (0, light), (0.35, wood), (1, "#7A4828"))
        sheet.fill(round_rect(34, 26, 52, 40, 3), body)
        for x in (34, 80):
            band = sheet.linear((0, 24), (0, 68), (0, BRASS_LIGHT), (0.4, BRASS), (1, BRASS_DARK))
            sheet.fill(round_rect(x, 24, 6, 44, 2), band)
    return sheet


def gavel_block() -> Sheet:
    """The block the gavel strikes."""
    sheet = Sheet(128, 48)
    sheet.shadow(round_rect(10, 12, 108, 28, 8), 3)
    sheet.fill(round_rect(8, 18, 112, 26, 9), "#4A2A18")
    top = sheet.linear((0, 4), (0, 36), (0, "#D39A60"), (0.4, "#A8693B"), (1, "#7A4828"))
    sheet.fill(round_rect(12, 6, 104, 30, 9), top)
    sheet.fill(round_rect(8, 28, 112, 9, 4.5), BRASS_DARK)
    sheet.fill(round_rect(8, 27, 112, 7, 3.5), BRASS)
    return sheet


def crown() -> Sheet:
    """The winner's crown of folded gold paper."""
    sheet = Sheet(128, 96)
    points: list[Point] = [(18, 74), (8, 24), (38, 46), (64, 10), (90, 46), (120, 24), (110, 74)]
    outline = rounded(points, 5)
    sheet.shadow(outline, 4)
    sheet.stroke(outline, "#6B4A14", 7)
    sheet.fill(outline, "#F0CB62")
    for left, tip, right in (
        ((18, 74), (8, 24), (38, 46)),
        ((38, 46), (64, 10), (90, 46)),
        ((90, 46), (120, 24), (110, 74)),
    ):
        foot = ((left[0] + right[0]) / 2, 74)
        sheet.fill(poly([left, tip, foot]), "#FBE7A8", 0.75)
        sheet.fill(poly([tip, right, foot]), "#C1913A", 0.55)
    sheet.stroke(round_rect(15, 70, 98, 18, 6), "#6B4A14", 5)
    sheet.piece(round_rect(15, 70, 98, 18, 6), "#E0B24C", fall=0, edge=1.4, light=0.6)
    for x, colour in ((36, RED.base), (64, BLUE.base), (92, GREEN.base)):
        sheet.piece(poly([(x, 72), (x + 7, 79), (x, 86), (x - 7, 79)]), colour, fall=1, light=0.5)
    for x, y in ((8, 24), (64, 10), (120, 24)):
        sheet.piece(circle(min(max(x, 9), 119), y, 7), BRASS, fall=2, edge=1.4, light=0.7)
    return sheet


def laurel() -> Sheet:
    """A wreath open at the top, to go round a portrait of 128 units; 192 × 192."""
    sheet = Sheet(192, 192)
    for side in (-1, 1):
        spine = [polar(96, 96, 78, 90 - side * t) for t in range(6, 146, 12)]
        sheet.stroke(smooth(spine, closed=False), "#7A5A1C", 5)
        for i in range(8):
            angle = 90 - side * (16 + i * 17)
            for out in (1, -1):
                x, y = polar(96, 96, 78 + out * 2, angle)
                lean = angle - side * 90 + side * out * 38
                size = 30 - i * 1.3
                tip, left, right = (
                    polar(x, y, size, lean),
                    polar(x, y, size * 0.66, lean - 36),
                    polar(x, y, size * 0.66, lean + 36),
                )
                way = " Q".join(f"{num(a)} {num(b)}" for a, b in ((x, y), left))
                back = f"{num(right[0])} {num(right[1])} {num(x)} {num(y)}"
                leaf = f"M{way} {num(tip[0])} {num(tip[1])}Q{back}Z"
                sheet.piece(leaf, "#D6A640" if out > 0 else "#F0CB62", fall=1.6, edge=0.8, light=0.6)
    folded_star(sheet, 96, 173, 18, fall=2)
    return sheet


def tokens() -> dict[str, Sheet]:
    """Every picture this tool makes, by its name below assets/."""
    letters = Letters()
    return {
        "tokens/coin": coin_token(),
        "tokens/bust": bust_token(letters),
        "tokens/gavel": gavel(),
        "tokens/gavel-block": gavel_block(),
        "tokens/crown": crown(),
        "tokens/laurel": laurel(),
        "logo/tenfold": wordmark(letters),
        "logo/icon": icon(letters),
    }


def write_icon_png(folder: Path = ASSETS) -> None:
    """Rasterise logo/icon.svg of that folder for the window."""
    surface = pygame.image.load_sized_svg(str(folder / "logo" / "icon.svg"), (256, 256))
    pygame.image.save(surface, str(folder / "logo" / "icon.png"))


if __name__ == "__main__":
    write(tokens())
    write_icon_png()
    sys.exit(0)
