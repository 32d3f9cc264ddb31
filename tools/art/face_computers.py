"""Portraits of the computer players: a careful tortoise, a bold fox, a magpie that collects, and the automaton."""

from __future__ import annotations

from art.colours import BRASS, BRASS_DARK, INK, PAPER
from art.geometry import circle, ellipse, polar, round_rect, rounded, smooth
from art.medallion import eye, ground, inside, mirrored, rim
from art.motifs import coin
from art.papercut import Sheet


def cautious() -> Sheet:
    """A tortoise with round glasses, drawn a little into its shell."""
    sheet = ground("#7FA7B5")
    shell = mirrored([(64, 20), (40, 26), (20, 48), (12, 84), (10, 124)])
    sheet.piece(inside([*shell[:5], (64, 130), *shell[5:]]), "#7A5A34", fall=3, light=0.2)
    for cx, cy, r in ((64, 34, 13), (38, 52, 13), (90, 52, 13), (24, 82, 13), (104, 82, 13)):
        plate = [polar(cx, cy, r, t) for t in range(0, 360, 60)]
        sheet.piece(inside(plate, soft=False), "#A07C46", fall=1.2, light=0.3)
        sheet.fill(inside([polar(cx, cy, r * 0.55, t) for t in range(0, 360, 60)], soft=False), "#B8935A")
    collar = mirrored([(64, 92), (44, 90), (30, 98), (24, 124)])
    sheet.piece(inside([*collar[:4], (64, 134), *collar[4:]]), "#C9A868", fall=3, light=0.3)
    skin = "#A9BC6B"
    neck = mirrored([(64, 84), (48, 88), (46, 124)])
    sheet.piece(inside([*neck[:3], (64, 134), *neck[3:]]), "#93A758", fall=2, light=0.2)
    head = mirrored([(64, 44), (48, 47), (38, 60), (38, 76), (48, 92), (64, 97)])
    sheet.piece(smooth(head), skin, fall=4, light=0.4)
    for x, y, spot in ((58, 51, 2.6), (67, 49, 2.0), (73, 53, 2.4)):
        sheet.fill(circle(x, y, spot), "#8CA052")
    sheet.fill(ellipse(45, 82, 4.5, 3.2), "#E59A7A", 0.55)
    sheet.fill(ellipse(83, 82, 4.5, 3.2), "#E59A7A", 0.55)
    sheet.stroke("M53 86Q64 93 75 86", INK, 2.4)
    sheet.fill(circle(61, 78.5, 1.1) + circle(67, 78.5, 1.1), "#6E8040")
    for x in (51, 77):
        sheet.fill(circle(x, 68, 9.6), PAPER)
        eye(sheet, x, 68, 7, look=(1.6 if x < 64 else -1.6, 1.2), white="")
        sheet.fill(f"M{x - 9.6} 68A9.6 9.6 0 0 1 {x + 9.6} 68Q{x} 62.5 {x - 9.6} 68Z", skin)
        sheet.stroke(circle(x, 68, 10.2), "#5B3A1E", 2.8)
        sheet.stroke(f"M{x - 6} 63Q{x - 3} 60 {x} 60", "#FFFFFF", 1.6, 0.85)
    sheet.stroke("M60.5 66.5Q64 64 67.5 66.5", "#5B3A1E", 2.8)
    rim(sheet)
    return sheet


def bold() -> Sheet:
    """A fox with a raised brow, a grin and a red kerchief."""
    sheet = ground("#3E5C76")
    coat, dark, cream = "#E0702E", "#B9521C", "#FBEBD2"
    body = mirrored([(64, 88), (40, 94), (22, 112), (18, 132)])
    sheet.piece(inside([*body[:4], *body[4:]]), dark, fall=3, light=0.2)
    kerchief = [(34, 96), (64, 104), (94, 96), (98, 104), (78, 112), (64, 126), (50, 112), (30, 104)]
    sheet.piece(inside(kerchief, soft=False), "#B71F37", fall=3, light=0.3)
    for x, y in ((44, 104), (56, 110), (72, 110), (84, 104), (64, 117)):
        sheet.fill(circle(x, y, 2), PAPER)
    for side in (-1, 1):
        ear = [(64 + side * 12, 46), (64 + side * 33, 15), (64 + side * 41, 52)]
        sheet.piece(rounded(ear, 6), coat, fall=3, light=0.3)
        sheet.fill(rounded([(64 + side * 20, 44), (64 + side * 31.5, 26), (64 + side * 36, 48)], 4), "#4A2A22")
    head = mirrored([(64, 38), (44, 40), (27, 56), (18, 72), (34, 84), (50, 98), (64, 108)])
    sheet.piece(smooth(head, 0.85), coat, fall=4, light=0.35)
    for side in (-1, 1):
        cheek = [
            (64, 86),
            (64 + side * 8, 76),
            (64 + side * 26, 70),
            (64 + side * 45, 73),
            (64 + side * 30, 84),
            (64 + side * 14, 97),
            (64, 106),
        ]
        sheet.fill(smooth(cheek, 0.7), cream)
    sheet.fill(smooth([(64, 40), (58, 58), (60, 80), (68, 80), (70, 58)], 0.8), dark, 0.5)
    nose = smooth([(55, 87), (64, 84), (73, 87), (69, 95), (64, 98), (59, 95)])
    sheet.piece(nose, INK, fall=1.5, light=0.3)
    sheet.stroke("M64 97V99Q69 104 77 95.5", INK, 2.4)
    for side in (-1, 1):
        x = 64 + side * 17
        almond = f"M{x - 9} 67Q{x} {57 if side > 0 else 60} {x + 9} 67Q{x} 74 {x - 9} 67Z"
        sheet.fill(almond, PAPER)
        sheet.fill(circle(x + 1.5, 66.5, 4.4), INK)
        sheet.fill(circle(x, 65, 1.5), "#FFFFFF")
    sheet.stroke("M36 60Q46 55 56 60", "#5A2410", 3.4)
    sheet.stroke("M72 53Q82 46 93 54", "#5A2410", 3.4)
    rim(sheet)
    return sheet


def collector() -> Sheet:
    """A magpie with a coin in its beak."""
    sheet = ground("#B79CCB")
    night, blue = "#262645", "#3C5CA6"
    back = [(40, 66), (24, 84), (14, 118), (40, 132), (92, 132), (104, 108), (94, 84), (78, 74)]
    sheet.piece(inside(back), night, fall=3, light=0.2)
    belly = [(56, 92), (48, 108), (52, 132), (92, 132), (94, 106), (82, 92)]
    sheet.piece(inside(belly), PAPER, fall=2, light=0.2)
    wing = [(36, 84), (22, 100), (20, 128), (42, 132), (52, 112), (48, 92)]
    sheet.piece(inside(wing), blue, fall=2.5, light=0.35)
    for k in range(3):
        sheet.stroke(f"M{30 + k * 6} {97 + k * 2}Q{29 + k * 6} 102 {30 + k * 6} {107 + k * 2}", "#6F93DD", 2.2, 0.9)
    head = [(56, 26), (36, 34), (28, 54), (34, 76), (52, 90), (74, 86), (84, 68), (82, 46), (72, 31)]
    sheet.piece(smooth(head), night, fall=4, light=0.35)
    sheet.stroke("M40 40Q50 30 62 32", blue, 4, 0.9)
    sheet.piece("M78 50Q98 50 112 62Q98 66 80 64Z", "#4A4458", fall=2, light=0.45)
    coin(sheet, 103, 70, 12.5, fall=2)
    sheet.fill(smooth([(98.5, 70), (103, 63), (107.5, 70), (103, 77)], 0.4), BRASS_DARK)
    sheet.piece("M80 64Q96 66 104 64Q96 74 80 72Z", "#332E45", fall=0.8, light=0.4)
    for x, y in ((46, 20), (54, 15), (63, 17)):
        sheet.piece(smooth([(x, y), (x + 3, y + 10), (57, 33), (51, 33)], 0.8), night, fall=1, light=0.35)
    sheet.fill(circle(63, 54, 12), "#6F93DD")
    eye(sheet, 63, 54, 10, look=(2.5, 1.5))
    sheet.stroke("M51 46Q60 38 74 45", night, 4)
    rim(sheet)
    return sheet


def solo() -> Sheet:
    """The automaton: a wooden head with a brass dome, riveted jaw and a key in its side."""
    sheet = ground("#8C4A52")
    wood, dark, teal = "#C98B52", "#8A5528", "#2F6F73"
    coat = mirrored([(64, 100), (42, 102), (22, 112), (16, 132)])
    sheet.piece(inside([*coat[:4], *coat[4:]]), teal, fall=3, light=0.25)
    sheet.piece(inside([(50, 98), (78, 98), (84, 132), (44, 132)], soft=False), "#235558", fall=0, light=0.2)
    for y in (112, 121):
        sheet.piece(circle(64, y, 2.6), BRASS, fall=0.8, light=0.6)
    # the key that winds it up
    sheet.stroke("M94 66H105", BRASS_DARK, 5)
    key = circle(110, 59, 8) + circle(110, 59, 3.4)
    key2 = circle(110, 73, 8) + circle(110, 73, 3.4)
    sheet.piece(key, BRASS, fall=1.5, light=0.5, rule="evenodd")
    sheet.piece(key2, BRASS, fall=1.5, light=0.5, rule="evenodd")
    sheet.piece(round_rect(33, 44, 62, 54, 10), wood, fall=4, light=0.4)
    sheet.fill(round_rect(33, 44, 10, 54, 5), "#DDA66C", 0.7)
    # jaw of a nutcracker, its seams, teeth
    sheet.stroke("M47 82V98M81 82V98", dark, 2.4)
    sheet.piece(round_rect(48.5, 82, 31, 15, 3), "#B97B44", fall=0, light=0.3)
    sheet.fill(round_rect(50, 80, 28, 7, 2), INK)
    teeth = "".join(round_rect(51.5 + i * 5.1, 80.6, 4.4, 5, 1) for i in range(5))
    sheet.fill(teeth, PAPER)
    moustache = "M64 73C58 69 48 70 40 79C50 80 58 80 64 77C70 80 78 80 88 79C80 70 70 69 64 73Z"
    sheet.piece(moustache, "#3A2A26", fall=1.5, light=0.25)
    sheet.piece(
        smooth([(60, 62), (64, 56), (68, 62), (69, 71), (64, 74), (59, 71)], 0.9), "#D96B4A", fall=1.5, light=0.4
    )
    for x in (48, 80):
        sheet.piece(circle(x, 60, 9.4), BRASS, fall=1.5, light=0.6)
        sheet.fill(circle(x, 60, 7), "#F8F1DC")
        sheet.fill(circle(x, 60.4, 4), "#1E6A70")
        sheet.fill(circle(x, 60.4, 2.1), INK)
        sheet.fill(circle(x - 1.6, 58.6, 1.4), "#FFFFFF")
    # dome
    dome = "M29 46C30 26 46 15 64 15C82 15 98 26 99 46Q64 38 29 46Z"
    sheet.piece(dome, BRASS, fall=3, light=0.55)
    sheet.fill("M64 15C82 15 98 26 99 46Q92 43.5 84 42.4C82 28 74 19 64 15Z", BRASS_DARK, 0.55)
    sheet.stroke("M40 32Q46 24 55 21", "#FFF6D0", 3.4, 0.9)
    band = "M27 44Q64 35 101 44V51Q64 42 27 51Z"
    sheet.piece(band, BRASS_DARK, fall=1.5, light=0.5)
    for t in range(-3, 4):
        sheet.fill(circle(64 + t * 11.2, 43.2 + t * t * 0.42, 1.7), "#FBE7A8")
    sheet.piece(circle(64, 13.5, 4.6), BRASS, fall=1, light=0.6)
    for x in (38, 90):
        sheet.fill(circle(x, 92, 2.2), dark)
        sheet.fill(circle(x - 0.5, 91.4, 1), "#E9C46A")
    rim(sheet)
    return sheet


COMPUTERS = {"cautious": cautious, "bold": bold, "collector": collector, "solo": solo}
