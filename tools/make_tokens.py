"""Draw what is neither card nor portrait: ``python tools/make_tokens.py`` writes assets/tokens and assets/logo.

Also assets/logo/icon.png, the icon of the window, 256 pixels square.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pygame
from motifs import coin, folded_star, rosette
from papercut import (
    ASSETS,
    BRASS,
    BRASS_DARK,
    BRASS_DEEP,
    BRASS_LIGHT,
    INK,
    PAPER,
    PAPER_EDGE,
    PAPER_SHADE,
    Letters,
    Point,
    Sheet,
    circle,
    cut_line,
    num,
    polar,
    poly,
    round_rect,
    rounded,
    smooth,
    write,
)
from suits import BLUE, GREEN, ORANGE, RED

FAN = (RED.base, BLUE.base, ORANGE.base, GREEN.base, PAPER)


def coin_token() -> Sheet:
    """A currency token."""
    sheet = Sheet(96, 96)
    coin(sheet, 48, 47, 44)
    rosette(sheet, 48, 47, 22, ("#D9AC4E",), fall=0, edge=BRASS_DEEP)
    sheet.fill(circle(48, 47, 6), BRASS_LIGHT)
    return sheet


def bust_token(letters: Letters) -> Sheet:
    """A bust token: an iron octagon, cracked, struck with the 3 it is worth."""
    sheet = Sheet(96, 96)
    ring = lambda r: rounded([polar(48, 47, r, 22.5 + 45 * i) for i in range(8)], r * 0.14)  # noqa: E731
    sheet.fill(ring(47.5), PAPER)
    sheet.fill(ring(44.5), INK)
    iron = sheet.linear((20, 14), (76, 82), (0, "#8C869C"), (0.5, "#615B74"), (1, "#423C57"))
    sheet.fill(ring(41.5), iron)
    sheet.fill(ring(35.5), "#39334D")
    face = sheet.linear((24, 20), (70, 76), (0, "#6A6480"), (1, "#4A4460"))
    with sheet.group("translate(0.7 1)"):
        sheet.fill(ring(34.5), face)
    crack = [(62, 8), (56, 22), (63, 30), (58, 38), (66, 46), (60, 54), (68, 66), (65, 84), (63, 66), (54, 54), (60, 46), (52, 38), (57, 31), (51, 21)]
    with sheet.group("translate(1.2 1.2)"):
        sheet.fill(poly(crack), "#948EA6", 0.9)
    sheet.fill(poly(crack), INK)
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
    for left, tip, right in (((18, 74), (8, 24), (38, 46)), ((38, 46), (64, 10), (90, 46)), ((90, 46), (120, 24), (110, 74))):
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
                tip, left, right = polar(x, y, size, lean), polar(x, y, size * 0.66, lean - 36), polar(x, y, size * 0.66, lean + 36)
                leaf = f"M{num(x)} {num(y)}Q{num(left[0])} {num(left[1])} {num(tip[0])} {num(tip[1])}Q{num(right[0])} {num(right[1])} {num(x)} {num(y)}Z"
                sheet.piece(leaf, "#D6A640" if out > 0 else "#F0CB62", fall=1.6, edge=0.8, light=0.6)
    folded_star(sheet, 96, 173, 18, fall=2)
    return sheet


def wordmark(letters: Letters) -> Sheet:
    """The name of the game, each letter of folded paper, the O the ten-armed fan. 1120 × 280."""
    sheet = Sheet(1120, 280)
    k, baseline = 0.2125, 252
    colours = (RED, BLUE, ORANGE, GREEN, None, ORANGE, RED)
    x = 52.0
    plan = []
    for i, char in enumerate("TENFOLD"):
        plan.append((char, x, baseline + (-7, 6, -4, 7, 0, 5, -6)[i], (-4, 2.5, -2, 3, 0, -3, 3.5)[i], colours[i]))
        x += letters.advance(char) * k + (3 if char in "TFOL" else 7)
    scale = (1120 - 56) / (x - 52)
    with sheet.group(f"translate({num(30 - 52 * scale)} {num(138 - 187 * scale)}) scale({num(scale)})"):
        for layer in ("shadow", "back", "edge", "face"):
            for char, left, base, turn, suit in plan:
                middle = left + letters.advance(char) * k / 2
                with sheet.group(f"rotate({turn} {num(middle)} {base - 60})"):
                    _letter(sheet, letters, layer, char, left, base, k, suit)
    return sheet


def _letter(sheet: Sheet, letters: Letters, layer: str, char: str, x: float, base: float, k: float, suit: object) -> None:
    if char == "O":
        cx, cy = x + letters.advance(char) * k / 2, base - 304 * k
        _fan_letter(sheet, layer, cx, cy, 352 * k)
        return
    d = letters.placed(char, x, base, k)
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
        colour = suit.base  # type: ignore[attr-defined]
        sheet.fill(d, colour)
        _fold(sheet, letters, char, x, base, k)


def _fold(sheet: Sheet, letters: Letters, char: str, x: float, base: float, k: float) -> None:
    """Two creases: the upper left third catches the light, the lower right third lies in shade."""
    wide, high = letters.advance(char) * k, 610 * k
    top, low = base - high, base
    rings = letters.polygons(char, x, base, k)
    lit = "".join(poly(cut_line(ring, (x + wide * 0.9, top - 5), (x - 5, low - high * 0.35))) for ring in rings)
    shade = "".join(poly(cut_line(ring, (x + wide * 0.2, low + 5), (x + wide + 5, top + high * 0.4))) for ring in rings)
    sheet.fill(lit, "#FFF8E8", 0.22)
    sheet.fill(shade, "#150F24", 0.2)


def _fan_letter(sheet: Sheet, layer: str, cx: float, cy: float, r: float) -> None:
    if layer == "shadow":
        with sheet.group("translate(4 8)"):
            sheet.stroke(circle(cx, cy, r * 0.86), "#120C20", 22, 0.22)
    elif layer == "face":
        points = [polar(cx, cy, r * 1.1 if i % 2 == 0 else r * 0.84, -90 + i * 18) for i in range(20)]
        with sheet.group("translate(1.5 4)"):
            sheet.stroke(rounded(points, 3), INK, 13)
        sheet.stroke(rounded(points, 3), INK, 15)
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
