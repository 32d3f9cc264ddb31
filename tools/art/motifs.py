"""Things that appear in more than one picture: folded star, rosette, coin, foil."""

from __future__ import annotations

from art.colours import BRASS, BRASS_DARK, BRASS_DEEP, BRASS_LIGHT, INK, PAPER, darker, lighter
from art.geometry import circle, num, polar, poly, rounded, star_points
from art.letters import Letters
from art.papercut import Sheet

FOIL = ("#FFF6CF", "#E9C46A", "#B9822F", "#F8E29A", "#E6A9A0", "#F3D27C", "#A9C8D8", "#FBEBB0", "#C08A35", "#F0CF78")


def foil(sheet: Sheet, x: float, y: float, w: float, h: float) -> str:
    """A shimmering gradient from the top left to the bottom right of a rectangle."""
    last = len(FOIL) - 1
    return sheet.linear((x, y), (x + w, y + h), *((i / last, colour) for i, colour in enumerate(FOIL)))


def folded_star(
    sheet: Sheet, cx: float, cy: float, r: float, colour: str = "#F3D078", inner: float = 0.46, fall: float = 4
) -> None:
    """A five-armed star of folded paper: each arm has a lit and a shaded half."""
    points = star_points(cx, cy, r, r * inner)
    outline = rounded(points, r * 0.05)
    edge = r * 0.075
    if fall:
        sheet.shadow(outline, fall)
    sheet.stroke(outline, darker(colour, 0.62), edge * 2)
    sheet.fill(outline, colour)
    for i in range(10):
        half = poly([(cx, cy), points[i], points[(i + 1) % 10]])
        # light from the top left: the half that faces it is pale, its neighbour across the fold is dark
        tone = (0.55, -0.16, 0.12, -0.3, 0.02, -0.34, 0.3, -0.2, 0.62, 0.1)[i]
        sheet.fill(half, lighter(colour, tone) if tone > 0 else darker(colour, -tone))


def star(cx: float, cy: float, r: float) -> str:
    """A small flat star for indices."""
    return rounded(star_points(cx, cy + r * 0.06, r, r * 0.47), r * 0.12)


def rosette(
    sheet: Sheet,
    cx: float,
    cy: float,
    r: float,
    colours: tuple[str, ...],
    arms: int = 10,
    fall: float = 4,
    edge: str = PAPER,
) -> None:
    """The mark of the game: a fan folded all the way round, ten arms, each with a lit and a shaded half."""
    points = star_points(cx, cy, r, r * 0.66, arms)
    outline = rounded(points, r * 0.03)
    if fall:
        sheet.shadow(outline, fall)
    sheet.stroke(outline, edge, r * 0.1)
    for i in range(arms):
        colour = colours[i % len(colours)]
        tip, before, after = points[2 * i], points[2 * i - 1], points[2 * i + 1]
        sheet.fill(poly([(cx, cy), before, tip]), lighter(colour, 0.2))
        sheet.fill(poly([(cx, cy), tip, after]), darker(colour, 0.22))


def coin(sheet: Sheet, cx: float, cy: float, r: float, fall: float = 0) -> None:
    """A brass coin seen from above: ink edge, milled rim, raised field."""
    body = circle(cx, cy, r)
    if fall:
        sheet.shadow(body, fall)
    sheet.fill(body, INK)
    sheet.fill(circle(cx, cy, r * 0.94), BRASS_DARK)
    ticks = "".join(
        f"M{num(a)} {num(b)}L{num(c)} {num(d)}"
        for i in range(28)
        for (a, b), (c, d) in ((polar(cx, cy, r * 0.83, i * 360 / 28), polar(cx, cy, r * 0.91, i * 360 / 28)),)
    )
    sheet.stroke(ticks, BRASS_DEEP, r * 0.035, 0.7, cap="butt")
    sheet.fill(circle(cx - r * 0.015, cy - r * 0.02, r * 0.81), BRASS_LIGHT)
    face = sheet.linear(
        (cx - r * 0.6, cy - r * 0.7), (cx + r * 0.5, cy + r * 0.7), (0, "#F7DB8C"), (0.5, BRASS), (1, "#D6A749")
    )
    sheet.fill(circle(cx, cy, r * 0.79), face)
    sheet.stroke(circle(cx, cy, r * 0.66), BRASS_DARK, r * 0.035, 0.75)


def coin_stack(sheet: Sheet, cx: float, cy: float, r: float, count: int, step: float) -> None:
    """`count` coins on each other; cy is the middle of the uppermost."""
    foot = circle(cx, cy + (count - 1) * step, r)
    sheet.shadow(foot, 6)
    for i in range(count - 1, 0, -1):
        y = cy + i * step
        sheet.fill(circle(cx, y, r), INK)
        sheet.fill(circle(cx, y, r * 0.94), BRASS_DARK)
        shine = sheet.linear((cx - r, y), (cx + r, y), (0, BRASS), (0.25, BRASS_LIGHT), (0.6, BRASS), (1, BRASS_DARK))
        sheet.fill(circle(cx, y - step * 0.16, r * 0.94), shine)
    coin(sheet, cx, cy, r)


def embossed(
    sheet: Sheet, letters: Letters, char: str, cx: float, cy: float, height: float, underline: bool = False
) -> None:
    """A digit struck into a coin: ink with a lit lower right rim."""
    d = letters.centred(char, cx, cy, height)
    with sheet.group(f"translate({num(height * 0.02)} {num(height * 0.028)})"):
        sheet.fill(d, BRASS_LIGHT)
    sheet.fill(d, INK)
