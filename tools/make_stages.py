"""Draw the stages: ``python tools/make_stages.py`` writes assets/stages/*.svg and assets/frame/*.svg.

1920 × 1080 units, scaled to cover the window, so nothing that matters lies within 240 units of the left and right edge
or 130 of the upper and lower. A stage is rasterised anew at every size of the window, and nanosvg visits every pixel
between the leftmost and rightmost edge of a path in a row. So shapes are few, and rings come as left and right halves.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence

from art.colours import BRASS, BRASS_DARK, BRASS_LIGHT, PAPER, lighter, mix
from art.geometry import Point, circle, cut, num, poly, round_rect, smooth
from art.letters import Letters
from art.motifs import rosette
from art.papercut import Sheet, write
from art.suits import BLUE, GREEN, ORANGE, RED, SUITS, symbol

WIDTH, HEIGHT = 1920, 1080
WOOD, WOOD_LIGHT, WOOD_DARK, WOOD_DEEP = "#A8693B", "#CE9259", "#6B3D22", "#43251A"
VELVET, VELVET_DARK, VELVET_DEEP, VELVET_LIGHT = "#9E2236", "#7A1629", "#560C1B", "#C23A4A"


def ten() -> Sheet:
    """The table of TEN: night-blue paper, at the edges layers cut out in waves, great numerals pressed into it."""
    sheet = Sheet(WIDTH, HEIGHT)
    light = sheet.radial((520, 220), 1600, (0, "#2B3A82"), (0.4, "#202B66"), (0.75, "#171F4E"), (1, "#11183E"))
    sheet.fill(_box(20, 20, WIDTH - 20, HEIGHT - 20), light)
    _numerals(sheet)
    for inset, colour, waves in ((62, "#161E4B", 9), (22, "#111739", 11)):
        _rim(sheet, inset, colour, waves)
    return sheet


def _numerals(sheet: Sheet) -> None:
    letters = Letters()
    for char, x, y, height, turn in (
        ("1", 262, 318, 330, -12),
        ("7", 1650, 330, 340, 10),
        ("4", 290, 800, 320, 8),
        ("9", 1640, 800, 330, -8),
    ):
        d = letters.centred(char, x, y, height)
        with sheet.group(f"rotate({turn} {x} {y})"):
            with sheet.group("translate(3 4)"):
                sheet.fill(d, "#5566BB", 0.16)
            sheet.fill(d, "#0E1338", 0.22)


def _rim(sheet: Sheet, inset: float, colour: str, waves: int) -> None:
    """One sheet with a wavy hole, its shadow falling on the sheets below."""
    for side in (-1, 1):
        line = _wavy(inset, side, waves + side + 1)
        hole = smooth(line, closed=False)
        with sheet.group("translate(4 7)"):
            sheet.stroke(hole, "#060818", 22, 0.12, cap="butt")
            sheet.stroke(hole, "#060818", 9, 0.2, cap="butt")
        rest = f"L960 {HEIGHT + 9}H{num(960 + side * 969)}V-9H960Z"
        sheet.fill(hole + rest, colour)
        sheet.stroke(hole, lighter(colour, 0.14), 2, 0.8, cap="butt")


def _wavy(inset: float, side: int, waves: int) -> list[Point]:
    """Half of a rectangle with round corners, from its upper middle to its lower, swaying as it goes."""
    radius, half_w, half_h = 130, WIDTH / 2 - inset, HEIGHT / 2 - inset
    across, down, bend = half_w - radius, 2 * (half_h - radius), math.pi / 2 * radius
    length = 2 * (across + bend) + down
    points: list[Point] = []
    steps = waves * 4
    for i in range(steps + 1):
        s = length * i / steps
        x, y, nx, ny = _along(s, radius, across, down, bend, half_h)
        # cosines: level in the middle, where the halves meet
        sway = 9 * math.cos(math.pi * waves * i / steps) + 5 * math.cos(math.pi * (waves * 2 - 3) * i / steps)
        points.append((WIDTH / 2 + side * (x + nx * sway), HEIGHT / 2 + y + ny * sway))
    return points


def _along(
    s: float, r: float, across: float, down: float, bend: float, half_h: float
) -> tuple[float, float, float, float]:
    """Place and outward direction after s units on the half rectangle, seen from its middle, x to its own side."""
    if s <= across:
        return s, -half_h, 0, -1
    if s <= across + bend:
        t = (s - across) / r
        return across + r * math.sin(t), -half_h + r - r * math.cos(t), math.sin(t), -math.cos(t)
    if s <= across + bend + down:
        return across + r, -half_h + r + s - across - bend, 1, 0
    x, y, nx, ny = _along(2 * (across + bend) + down - s, r, across, down, bend, half_h)
    return x, -y, nx, -ny


def frame() -> Sheet:
    """The paper theatre: an ivory backdrop with sun rays and hills, velvet curtains, a proscenium of painted wood."""
    sheet = Sheet(WIDTH, HEIGHT)
    _backdrop(sheet)
    _floor(sheet)
    for mirrored in (False, True):
        with sheet.group(f"translate({WIDTH} 0) scale(-1 1)" if mirrored else ""):
            _side_curtain(sheet)
    _valance(sheet)
    _proscenium(sheet)
    return sheet


def _backdrop(sheet: Sheet) -> None:
    sheet.fill(_box(150, 96, WIDTH - 150, 836), "#F7E8C9")
    cx, cy, pane = 960, 1010, [(150, 96), (WIDTH - 150, 96), (WIDTH - 150, 836), (150, 836)]
    for i in range(15):
        a = math.pi + math.pi * (i + 0.2) / 15
        far = [(cx + 1500 * math.cos(t), cy + 1500 * math.sin(t)) for t in (a, a + math.pi / 15 * 0.55)]
        # the nearer a ray is to the light at the top left, the paler it is
        sheet.fill(poly(cut([(cx, cy), *far], pane)), mix("#FFFAEE", "#FAEED6", min(1.0, abs(i - 5) / 9)))
    haze = sheet.linear((0, 600), (0, 836), (0, "#EFDDB4", 0.0), (1, "#EFDDB4", 0.9))
    sheet.fill(_box(190, 600, WIDTH - 190, 836), haze)
    for low, colour, points in (
        (895, "#EEDCB2", [(100, 800), (420, 742), (760, 818), (1120, 752), (1480, 812), (1860, 736)]),
        (934, "#E2C68F", [(100, 832), (380, 872), (740, 830), (1100, 884), (1460, 838), (1860, 868)]),
        (950, "#CFAA6C", [(100, 918), (460, 890), (900, 926), (1300, 892), (1600, 922), (1860, 896)]),
    ):
        line = smooth(points, closed=False)
        with sheet.group("translate(3 -5)"):
            sheet.stroke(line, "#8A5A20", 9, 0.1, cap="butt")
        sheet.fill(f"{line}V{low}H100Z", colour)
        sheet.stroke(line, lighter(colour, 0.5), 3, cap="butt")


def _floor(sheet: Sheet) -> None:
    top = 946
    boards = sheet.linear((0, top), (0, HEIGHT), (0, "#8A512B"), (0.12, WOOD), (1, "#7E4A29"))
    sheet.fill(_box(70, top, WIDTH - 70, HEIGHT + 2), boards)
    seams = "".join(f"M{num(960 + (i - 9.5) * 108)} {top}L{num(960 + (i - 9.5) * 190)} {HEIGHT}" for i in range(20))
    with sheet.group("translate(2.5 0)"):
        sheet.stroke(seams, WOOD_LIGHT, 2, 0.5, cap="butt")
    sheet.stroke(seams, WOOD_DEEP, 2.5, 0.75, cap="butt")
    sheet.fill(_box(0, top, WIDTH, top + 5), WOOD_LIGHT, 0.8)
    sheet.fill(_box(0, top + 5, WIDTH, top + 20), WOOD_DEEP, 0.25)


def _side_curtain(sheet: Sheet) -> None:
    """Gathered at 640 by a brass cord, spread out above and below."""
    upper = [(60, 0), (470, 0), (452, 180), (396, 380), (286, 560), (196, 640)]
    lower = [(196, 640), (238, 700), (276, 820), (290, 940), (296, 1000)]
    edge = smooth(upper, closed=False) + smooth(lower, closed=False).replace("M196 640", "")
    outline = edge + "L40 1000L40 0Z"
    for width, opacity in ((34, 0.1), (14, 0.2)):
        with sheet.group("translate(4 3)"):
            sheet.stroke(smooth(upper, closed=False), "#2B0A10", width, opacity)
            sheet.stroke(smooth(lower, closed=False), "#2B0A10", width, opacity)
    cloth = sheet.linear((60, 0), (470, 0), (0, VELVET_DARK), (0.55, VELVET), (1, VELVET_LIGHT))
    sheet.fill(outline, cloth)
    folds = (
        (VELVET_DEEP, 0.55, [(120, 0), (118, 300), (112, 520), (120, 640)], 34),
        (VELVET_DEEP, 0.5, [(214, 0), (206, 250), (172, 480), (140, 640)], 36),
        (VELVET_DEEP, 0.45, [(312, 0), (296, 210), (240, 430), (160, 640)], 36),
        (VELVET_DEEP, 0.35, [(404, 0), (386, 190), (316, 410), (180, 636)], 30),
        (VELVET_LIGHT, 0.5, [(168, 0), (164, 280), (144, 500), (130, 640)], 12),
        (VELVET_LIGHT, 0.6, [(264, 0), (254, 230), (208, 460), (152, 640)], 13),
        (VELVET_LIGHT, 0.7, [(360, 0), (342, 200), (282, 420), (172, 640)], 12),
        (VELVET_DEEP, 0.5, [(132, 664), (124, 780), (110, 900), (104, 1000)], 30),
        (VELVET_DEEP, 0.45, [(160, 664), (176, 780), (180, 900), (182, 1000)], 32),
        (VELVET_DEEP, 0.4, [(184, 664), (222, 780), (244, 900), (250, 1000)], 26),
        (VELVET_LIGHT, 0.5, [(146, 664), (150, 780), (146, 900), (142, 1000)], 11),
        (VELVET_LIGHT, 0.55, [(172, 664), (200, 780), (212, 900), (216, 1000)], 11),
    )
    for colour, opacity, line, width in folds:
        sheet.fill(_fold(line, width), colour, opacity)
    cord = smooth([(60, 664), (120, 676), (176, 662), (214, 634)], closed=False)
    sheet.stroke(cord, "#2B0A10", 30, 0.35)
    sheet.stroke(cord, BRASS_DARK, 24)
    sheet.stroke(cord, BRASS, 15)
    sheet.stroke(cord, BRASS_LIGHT, 4, 0.8)
    hem = "M40 984C120 976 210 990 296 980L298 1004C210 1014 120 998 40 1008Z"
    sheet.fill(hem, BRASS_DARK)
    sheet.fill(hem.replace("1004", "998").replace("1014", "1008").replace("998 40 1008", "992 40 1002"), BRASS)


def _fold(line: Sequence[Point], width: float) -> str:
    """A sliver of shade along a line, narrow where the cloth is gathered."""
    gather = [1 - 0.72 * max(0.0, 1 - abs(y - 650) / 420) for _, y in line]
    left = [(x - width / 2 * g, y) for (x, y), g in zip(line, gather, strict=True)]
    right = [(x + width / 2 * g, y) for (x, y), g in zip(line, gather, strict=True)]
    back = smooth(list(reversed(right)), closed=False)
    return smooth(left, closed=False) + "L" + back[1:] + "Z"


def _valance(sheet: Sheet) -> None:
    """Scallops of velvet with a brass fringe along the top."""
    count, top, drop = 9, 96, 66
    step = WIDTH / count
    low = num(top + drop * 1.35)
    edge = "".join(
        f"C{num(x - step * 0.16)} {low} {num(x - step * 0.84)} {low} {num(x - step)} {top}"
        for x in (WIDTH - i * step for i in range(count))
    )
    outline = f"M0 40H{WIDTH}V{top}{edge}Z"
    line = f"M{WIDTH} {top}{edge}"
    for fall, opacity in ((15, 0.13), (8, 0.22)):
        with sheet.group(f"translate({fall / 3} {fall})"):
            sheet.stroke(line, "#2B0A10", 18, opacity, cap="butt")
    cloth = sheet.linear((0, 40), (0, 170), (0, VELVET_DARK), (0.5, VELVET), (1, VELVET_LIGHT))
    sheet.fill(outline, cloth)
    for i in range(count):
        x = i * step
        fan = "".join(poly(_pleat(x + step / 2, step * 0.2, k, top, drop)) for k in range(-2, 3))
        sheet.fill(fan, VELVET_DEEP, 0.32)
    sheet.stroke(line, BRASS_DARK, 12)
    with sheet.group("translate(0 -2)"):
        sheet.stroke(line, BRASS, 7)
    for i in range(1, count):
        sheet.piece(circle(i * step, top + 12, 13), BRASS, fall=5, edge=2, light=0.6)


def _pleat(middle: float, step: float, k: int, top: float, drop: float) -> list[Point]:
    """One of the pleats of a scallop, the k-th from its middle."""
    foot = middle + k * step
    depth = top + drop * (0.92 - abs(k) * 0.2)
    return [(middle + k * step * 0.7, 40), (foot, depth), (foot + 13, top + drop * (0.9 - abs(k + 0.4) * 0.2))]


def _proscenium(sheet: Sheet) -> None:
    """Posts and beam of painted wood with the four symbols carved into it."""
    beam, post = 62, 78
    wood = sheet.linear((0, 0), (WIDTH, 260), (0, "#C2814B"), (0.35, WOOD), (1, "#83502D"))
    for side in (-1, 1):
        x = 960 + side * (960 - post)
        edge = f"M{x} {HEIGHT + 20}V{beam + 40}Q{x} {beam} {x - side * 40} {beam}H960"
        with sheet.group("translate(5 9)"):
            sheet.stroke(edge, "#2B0A10", 16, 0.24, cap="butt")
        sheet.fill(edge + f"V-9H{960 + side * 969}V{HEIGHT + 20}Z", wood)
        sheet.stroke(edge, WOOD_DEEP, 5, cap="butt")
        with sheet.group(f"translate({side * 3} -4)"):
            sheet.stroke(edge, WOOD_LIGHT, 3, 0.8, cap="butt")
    for x in (24, WIDTH - 24 - 18):
        sheet.fill(round_rect(x, 120, 18, 1100, 9), WOOD_DARK, 0.55)
        sheet.fill(round_rect(x + 3, 124, 15, 1100, 8), WOOD_LIGHT, 0.4)
    for i in range(-6, 7):
        if i:
            suit = SUITS[i % 4]
            d = symbol(suit, 960 + i * 132, beam / 2, 13)
            with sheet.group("translate(1.4 2)"):
                sheet.fill(d, WOOD_LIGHT, 0.9)
            sheet.fill(d, WOOD_DARK)
    rosette(sheet, 960, beam / 2 + 10, 50, (RED.base, BLUE.base, ORANGE.base, GREEN.base, PAPER), fall=6)
    sheet.piece(circle(960, beam / 2 + 10, 18), BRASS, fall=3, light=0.6)


def curtain(mirrored: bool) -> Sheet:
    """Half of the closed curtain, 960 × 1080, its free edge on the right (on the left if mirrored)."""
    sheet = Sheet(WIDTH / 2, HEIGHT)
    count, w = 8, WIDTH / 2
    step = (w - 20) / count
    with sheet.group(f"translate({num(w)} 0) scale(-1 1)" if mirrored else ""):
        for i in range(count):
            x = i * step
            shade = sheet.linear(
                (x, 0),
                (x + step, 0),
                (0, VELVET_DEEP),
                (0.28, VELVET),
                (0.42, VELVET_LIGHT),
                (0.6, VELVET),
                (1, VELVET_DEEP),
            )
            right = x + step + (0 if i < count - 1 else 8)
            d = (
                f"M{num(x - 1)} 0H{num(right)}C{num(right - 6)} 400 {num(right + 8)} 700 {num(right)} 1062"
                f"Q{num(x + step / 2)} 1090 {num(x - 1)} 1062C{num(x + 7)} 700 {num(x - 7)} 400 {num(x - 1)} 0Z"
            )
            sheet.fill(d, shade)
        hem = "".join(
            f"M{num(i * step)} 1022Q{num((i + 0.5) * step)} 1048 {num((i + 1) * step)} 1022" for i in range(count)
        )
        sheet.stroke(hem, BRASS_DARK, 12, cap="butt")
        with sheet.group("translate(0 -2)"):
            sheet.stroke(hem, BRASS, 7, cap="butt")
    return sheet


def _box(left: float, top: float, right: float, bottom: float) -> str:
    return f"M{num(left)} {num(top)}H{num(right)}V{num(bottom)}H{num(left)}Z"


def stages() -> dict[str, Sheet]:
    """Every picture this tool makes, by its name below assets/."""
    return {
        "stages/ten": ten(),
        "stages/frame": frame(),
        "frame/curtain-left": curtain(False),
        "frame/curtain-right": curtain(True),
    }


if __name__ == "__main__":
    write(stages())
    sys.exit(0)
