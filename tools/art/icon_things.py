"""Icons of things on the table and of devices, for make_icons.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from art.geometry import circle, ellipse, num, polar, poly, round_rect, rounded, star_points
from art.papercut import Sheet


class Pen(Protocol):
    """What make_icons hands to a drawing."""

    sheet: Sheet
    colour: str

    def fill(self, d: str, opacity: float = 1, rule: str = "") -> None: ...
    def soft(self, d: str, rule: str = "") -> None: ...
    def line(self, d: str, width: float = 7, opacity: float = 1, cap: str = "round") -> None: ...
    def letter(self, char: str, cx: float, cy: float, height: float) -> None: ...


def _computer(p: Pen) -> None:
    """A clockwork head with a key in its side."""
    p.soft(round_rect(10, 14, 40, 40, 9))
    eyes = circle(23, 31, 5) + circle(37, 31, 5)
    p.fill(round_rect(10, 14, 40, 40, 9) + eyes + round_rect(20, 42, 20, 5, 2.5), rule="evenodd")
    p.line("M30 14V7M50 34H55", 5.5)
    p.fill(circle(30, 6, 4.5))
    p.line("M59 27V41", 6)
    p.fill(round_rect(20, 55, 20, 6, 2))


def _mouse(p: Pen) -> None:
    p.soft("M32 4C20 4 13 13 13 24V40C13 52 21 60 32 60C43 60 51 52 51 40V24C51 13 44 4 32 4Z")
    p.line("M32 7C22 7 16 15 16 24V40C16 50 22 57 32 57C42 57 48 50 48 40V24C48 15 42 7 32 7Z", 6)
    p.fill("M16 27V22C16 13 23 7 32 7V27Z")
    p.line("M16 28H48", 4)


def _keyboard(p: Pen) -> None:
    keys = "".join(
        round_rect(x, y, 6, 6, 1.5) for y, xs in ((21, (12, 22, 32, 42)), (31, (16, 26, 36, 46))) for x in xs
    )
    p.fill(round_rect(4, 13, 56, 39, 7) + keys + round_rect(18, 41, 28, 5.5, 2), rule="evenodd")


def _gamepad(p: Pen) -> None:
    body = "M20 14H44C54 14 60 24 62 42C63 52 54 55 49 47L45 41H19L15 47C10 55 1 52 2 42C4 24 10 14 20 14Z"
    cross = "M16 22H21V26H25V31H21V35H16V31H12V26H16Z"
    p.fill(body + cross + circle(43, 32, 3.6) + circle(49, 24.5, 3.6), rule="evenodd")


def _touch(p: Pen) -> None:
    p.line("M17 22C15 12 22 5 30 5C38 5 45 12 43 22", 5, 0.5)
    p.fill(
        "M25 19C25 11 35 11 35 19V31C44 31 53 34 53 42C53 52 48 60 38 60H31"
        "C26 60 23 58 20 54L10 41C7 36 13 32 18 36L25 42Z"
    )


def _deck(p: Pen) -> None:
    with p.sheet.group("rotate(-14 26 40)"):
        p.soft(round_rect(8, 10, 32, 46, 6))
    with p.sheet.group("rotate(8 38 40)"):
        p.fill(round_rect(22, 8, 34, 48, 6) + rounded(star_points(39, 33, 11, 5), 1.4), rule="evenodd")


def _dice(p: Pen) -> None:
    pips = "".join(circle(x, y, 4.6) for x, y in ((20, 20), (44, 20), (32, 32), (20, 44), (44, 44)))
    p.fill(round_rect(7, 7, 50, 50, 11) + pips, rule="evenodd")


def _coins(p: Pen) -> None:
    for y in (50, 40):
        p.fill(
            f"M6 {y - 4}V{y + 1}C6 {y + 5} 12 {y + 8} 22 {y + 8}"
            f"C32 {y + 8} 38 {y + 5} 38 {y + 1}V{y - 4}C32 {y} 12 {y} 6 {y - 4}Z"
        )
    p.fill(ellipse(22, 31, 16, 6.5))
    p.soft(circle(44, 22, 17))
    p.line(circle(44, 22, 14.5), 5)
    p.fill(rounded(star_points(44, 22.5, 8, 3.8), 1))


def _coin(p: Pen) -> None:
    p.soft(circle(32, 32, 28))
    p.line(circle(32, 32, 25), 6)
    p.fill(rounded(star_points(32, 33, 14, 6.6), 2))


def _gavel(p: Pen) -> None:
    with p.sheet.group("rotate(-42 32 30)"):
        p.fill(round_rect(18, 10, 28, 24, 4))
        p.fill(round_rect(12, 7, 8, 30, 3))
        p.fill(round_rect(44, 7, 8, 30, 3))
        p.line("M32 36V66", 7)
    p.soft(round_rect(4, 50, 30, 9, 3))


def _bust(p: Pen) -> None:
    """A card torn in two."""
    p.soft("M10 8H36L30 20L38 30L28 42L34 56H10C8 56 6 54 6 52V12C6 10 8 8 10 8Z")
    p.fill("M42 8H54C56 8 58 10 58 12V52C58 54 56 56 54 56H40L34 42L44 30L36 20Z")


def _market(p: Pen) -> None:
    p.soft(round_rect(10, 28, 44, 30, 4))
    p.line("M12 34V55H52V34", 6)
    p.fill(
        "M10 7H54L60 25C60 31 54 34 50 34C46 34 43 32 41 29"
        "C39 32 36 34 32 34C28 34 25 32 23 29C21 32 18 34 14 34C10 34 4 31 4 25Z"
    )


def _run(p: Pen) -> None:
    for i, x in enumerate((4, 23, 42)):
        p.sheet.fill(round_rect(x, 34 - i * 10, 18, 26, 4), p.colour, 0.5 + 0.25 * i)
    p.line("M8 18L30 8M22 6L31 7.5L27 16", 4.5)


def _crown(p: Pen) -> None:
    p.fill(rounded([(8, 48), (4, 18), (20, 31), (32, 9), (44, 31), (60, 18), (56, 48)], 3))
    p.fill(round_rect(8, 51, 48, 8, 3))


def _bid(p: Pen) -> None:
    """A raised paddle."""
    p.fill(circle(32, 24, 20) + circle(32, 24, 13.5), rule="evenodd")
    p.soft(circle(32, 24, 13.5))
    p.line("M32 46V58", 9)
    p.line("M32 17V31M25 24H39", 5)


def _group(p: Pen) -> None:
    for x, y, opacity in ((16, 24, 0.5), (48, 24, 0.5), (32, 28, 1.0)):
        p.sheet.fill(circle(x, y - 6, 9.5), p.colour, opacity)
        body = (
            f"M{x - 16} {y + 26}C{x - 16} {y + 12} {x - 8} {y + 6} {x} {y + 6}"
            f"C{x + 8} {y + 6} {x + 16} {y + 12} {x + 16} {y + 26}Z"
        )
        p.sheet.fill(body, p.colour, opacity)


def _confetti(p: Pen) -> None:
    p.soft(poly([polar(14, 50, r, t) for r, t in ((12, 130), (40, -62), (40, -28), (12, -220))]))
    p.fill(rounded([(5, 59), (18, 25), (39, 46)], 3))
    for x, y in ((42, 10), (54, 22), (50, 40), (28, 12)):
        p.fill(circle(x, y, 3.8))
    p.line(f"M36 26C40 22 38 16 {num(34)} 14M46 32C50 30 54 32 58 30", 4)


THINGS: dict[str, Callable[..., None]] = {
    "computer": _computer, "mouse": _mouse, "keyboard": _keyboard, "gamepad": _gamepad, "touch": _touch, "deck": _deck,
    "dice": _dice, "coins": _coins, "coin": _coin, "gavel": _gavel, "bust": _bust, "market": _market, "run": _run,
    "crown": _crown, "bid": _bid, "group": _group, "confetti": _confetti,
}  # fmt: skip
