"""Draw the stages: ``python tools/make_stages.py`` writes assets/stages/*.svg and assets/frame/*.svg.

1920 × 1080 units, scaled to cover the window, so nothing that matters lies within 240 units of the left and right edge
or 130 of the upper and lower. Few large shapes: a stage is rasterised at every change of the window's size.
"""

from __future__ import annotations

import math
import sys

from motifs import rosette
from papercut import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    PAPER,
    Letters,
    Point,
    Sheet,
    circle,
    darker,
    lighter,
    num,
    poly,
    round_rect,
    smooth,
    write,
)
from suits import BLUE, GREEN, ORANGE, RED, SUITS, symbol

WIDTH, HEIGHT = 1920, 1080
WOOD, WOOD_LIGHT, WOOD_DARK, WOOD_DEEP = "#A8693B", "#CE9259", "#6B3D22", "#43251A"
VELVET, VELVET_DARK, VELVET_DEEP, VELVET_LIGHT = "#9E2236", "#7A1629", "#560C1B", "#C23A4A"


def ten() -> Sheet:
    """The table of TEN: night-blue paper, at the edges layers cut out in waves, great numerals pressed into it."""
    sheet = Sheet(WIDTH, HEIGHT)
    light = sheet.radial((640, 330), 1500, (0, "#2C3A80"), (0.45, "#1F2960"), (0.8, "#161D48"), (1, "#11173B"))
    sheet.fill(_all(), light)
    _numerals(sheet)
    for inset, colour in ((84, "#18204F"), (40, "#141A43"), (-4, "#101537")):
        _rim(sheet, inset, colour)
    return sheet


def _numerals(sheet: Sheet) -> None:
    letters = Letters()
    for char, x, y, height, turn in (
        ("1", 300, 330, 330, -14), ("7", 1640, 360, 360, 10), ("4", 260, 790, 320, 9), ("9", 1660, 830, 330, -8),
        ("3", 960, 180, 240, 5), ("6", 960, 930, 250, -6),
    ):  # fmt: skip
        d = letters.centred(char, x, y, height)
        with sheet.group(f"rotate({turn} {x} {y})"):
            with sheet.group("translate(3 4)"):
                sheet.fill(d, "#4A5AA8", 0.16)
            sheet.fill(d, "#0E1338", 0.2)


def _rim(sheet: Sheet, inset: float, colour: str) -> None:
    """One sheet with a wavy hole, its shadow falling on the sheets below."""
    hole = _wavy(inset)
    for width, opacity in ((26, 0.08), (14, 0.1), (6, 0.12)):
        with sheet.group("translate(4 7)"):
            sheet.stroke(hole, "#060818", width, opacity)
    sheet.fill(_all() + hole, colour, rule="evenodd")
    sheet.stroke(hole, lighter(colour, 0.16), 1.6, 0.7)


def _wavy(inset: float) -> str:
    points: list[Point] = []
    corners = ((inset, inset), (WIDTH - inset, inset), (WIDTH - inset, HEIGHT - inset), (inset, HEIGHT - inset))
    for i, (ax, ay) in enumerate(corners):
        bx, by = corners[(i + 1) % 4]
        count = 7 if i % 2 == 0 else 4
        nx, ny = -(by - ay) / math.hypot(bx - ax, by - ay), (bx - ax) / math.hypot(bx - ax, by - ay)
        for k in range(count):
            t = (k + 0.5) / count
            swing = (16 if k % 2 else -12) + 9 * math.sin(1.7 * k + inset + i)
            points.append((ax + (bx - ax) * t + nx * swing, ay + (by - ay) * t + ny * swing))
        points.append((bx - (nx * -18), by - (ny * -18)) if False else _corner(i + 1, inset))
    return smooth(points)


def _corner(i: int, inset: float) -> Point:
    deep = inset + 46
    return ((deep, deep), (WIDTH - deep, deep), (WIDTH - deep, HEIGHT - deep), (deep, HEIGHT - deep))[i % 4]


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
    glow = sheet.radial((760, 300), 1250, (0, "#FFF9EC"), (0.5, "#FAEFD8"), (1, "#E9D3A8"))
    sheet.fill(_all(), glow)
    cx, cy = 960, 1010
    rays = ""
    for i in range(15):
        a = math.pi + math.pi * (i + 0.2) / 15
        b = a + math.pi / 15 * 0.55
        rays += poly([(cx, cy), *((cx + 1500 * math.cos(t), cy + 1500 * math.sin(t)) for t in (a, b))])
    sheet.fill(rays, "#F3E0B4", 0.5)
    for colour, points in (
        ("#EEDCB2", [(100, 800), (420, 742), (760, 818), (1120, 752), (1480, 812), (1860, 736)]),
        ("#E2C68F", [(100, 832), (380, 872), (740, 830), (1100, 884), (1460, 838), (1860, 868)]),
        ("#CFAA6C", [(100, 918), (460, 890), (900, 926), (1300, 892), (1600, 922), (1860, 896)]),
    ):
        d = smooth([(-80, points[0][1]), *points, (2000, points[-1][1])], closed=False) + "L2000 1080L-80 1080Z"
        with sheet.group("translate(0 -9)"):
            sheet.fill(d, "#8A5A20", 0.07)
        with sheet.group("translate(0 -2)"):
            sheet.fill(d, lighter(colour, 0.5))
        sheet.fill(d, colour)


def _floor(sheet: Sheet) -> None:
    top = 946
    boards = sheet.linear((0, top), (0, HEIGHT), (0, "#8A512B"), (0.12, WOOD), (1, "#7E4A29"))
    sheet.fill(poly([(0, top), (WIDTH, top), (WIDTH, HEIGHT), (0, HEIGHT)]), boards)
    seams = "".join(
        f"M{num(960 + (i - 9.5) * 108)} {top}L{num(960 + (i - 9.5) * 190)} {HEIGHT}" for i in range(20)
    )
    with sheet.group("translate(2.5 0)"):
        sheet.stroke(seams, WOOD_LIGHT, 2, 0.5, cap="butt")
    sheet.stroke(seams, WOOD_DEEP, 2.5, 0.75, cap="butt")
    sheet.fill(poly([(0, top), (WIDTH, top), (WIDTH, top + 5), (0, top + 5)]), WOOD_LIGHT, 0.8)
    sheet.fill(poly([(0, top + 5), (WIDTH, top + 5), (WIDTH, top + 20), (0, top + 20)]), WOOD_DEEP, 0.25)


def _side_curtain(sheet: Sheet) -> None:
    """Gathered at 640 by a brass cord, spread out above and below."""
    upper = [(60, 0), (470, 0), (452, 180), (396, 380), (286, 560), (196, 640)]
    lower = [(196, 640), (238, 700), (276, 820), (290, 940), (296, 1000)]
    edge = smooth(upper, closed=False) + smooth(lower, closed=False).replace("M196 640", "")
    outline = edge + "L40 1000L40 0Z"
    with sheet.group("translate(14 10)"):
        sheet.fill(outline, "#2B0A10", 0.16)
    with sheet.group("translate(6 5)"):
        sheet.fill(outline, "#2B0A10", 0.2)
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


def _fold(line: list[Point], width: float) -> str:
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
    edge = "".join(
        f"C{num(WIDTH - i * step - step * 0.16)} {top + drop * 1.35} {num(WIDTH - (i + 1) * step + step * 0.16)} "
        f"{top + drop * 1.35} {num(WIDTH - (i + 1) * step)} {top}"
        for i in range(count)
    )
    outline = f"M0 0H{WIDTH}V{top}{edge}Z"
    with sheet.group("translate(6 16)"):
        sheet.fill(outline, "#2B0A10", 0.14)
    with sheet.group("translate(3 8)"):
        sheet.fill(outline, "#2B0A10", 0.22)
    line = f"M{WIDTH} {top}{edge}"
    cloth = sheet.linear((0, 40), (0, 170), (0, VELVET_DARK), (0.5, VELVET), (1, VELVET_LIGHT))
    sheet.fill(outline, cloth)
    for i in range(count):
        x = i * step
        fan = "".join(
            poly([(x + step * (0.5 + (k - 2) * 0.2 * 0.7), 40), (x + step * (0.5 + (k - 2) * 0.2), top + drop * (0.92 - abs(k - 2) * 0.2)),
                  (x + step * (0.5 + (k - 2) * 0.2) + 13, top + drop * (0.9 - abs(k - 1.6) * 0.2))])
            for k in range(5)
        )  # fmt: skip
        sheet.fill(fan, VELVET_DEEP, 0.32)
    sheet.stroke(line, BRASS_DARK, 12)
    with sheet.group("translate(0 -2)"):
        sheet.stroke(line, BRASS, 7)
    for i in range(1, count):
        sheet.piece(circle(i * step, top + 12, 13), BRASS, fall=5, edge=2, light=0.6)


def _proscenium(sheet: Sheet) -> None:
    """Posts and beam of painted wood with the four symbols carved into it."""
    beam, post = 62, 78
    hole = f"M{post} {HEIGHT + 20}V{beam + 40}Q{post} {beam} {post + 40} {beam}H{WIDTH - post - 40}Q{WIDTH - post} {beam} {WIDTH - post} {beam + 40}V{HEIGHT + 20}Z"
    outer = f"M-20 -20H{WIDTH + 20}V{HEIGHT + 20}H-20Z"
    with sheet.group("translate(5 10)"):
        sheet.stroke(hole, "#2B0A10", 22, 0.12)
        sheet.stroke(hole, "#2B0A10", 10, 0.18)
    wood = sheet.linear((0, 0), (WIDTH, 260), (0, "#C2814B"), (0.35, WOOD), (1, "#83502D"))
    sheet.fill(outer + hole, wood, rule="evenodd")
    sheet.stroke(hole, WOOD_DEEP, 5)
    with sheet.group("translate(-3 -4)"):
        sheet.stroke(hole, WOOD_LIGHT, 3, 0.8)
    with sheet.group("translate(-15 -14)"):
        sheet.stroke(f"M{post} {HEIGHT}V{beam + 30}", WOOD_DARK, 3, 0.6)
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
                (x, 0), (x + step, 0), (0, VELVET_DEEP), (0.28, VELVET), (0.42, VELVET_LIGHT), (0.6, VELVET), (1, VELVET_DEEP)
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


def _all() -> str:
    return f"M-2 -2H{WIDTH + 2}V{HEIGHT + 2}H-2Z"


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
