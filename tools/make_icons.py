"""Draw the icons: ``python tools/make_icons.py`` writes assets/icons/*.svg (ink) and assets/icons/light/*.svg (paper).

64 × 64 units with 6 units of air. An icon is a bold silhouette of one colour; what lies behind or inside is the same
colour at 40 %, so that it reads as a second sheet of paper. Lines are 7 units wide with round ends.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from art.colours import INK, PAPER
from art.geometry import circle, polar, round_rect, rounded, star_points
from art.icon_things import THINGS
from art.letters import Letters
from art.papercut import Sheet, write

SIZE = 64
SOFT = 0.4


class Pen:
    """Draws one icon in one colour."""

    def __init__(self, sheet: Sheet, colour: str, letters: Letters) -> None:
        self.sheet, self.colour, self.letters = sheet, colour, letters

    def fill(self, d: str, opacity: float = 1, rule: str = "") -> None:
        """A solid shape."""
        self.sheet.fill(d, self.colour, opacity, rule)

    def soft(self, d: str, rule: str = "") -> None:
        """A shape of the second sheet."""
        self.sheet.fill(d, self.colour, SOFT, rule)

    def line(self, d: str, width: float = 7, opacity: float = 1, cap: str = "round") -> None:
        """A line."""
        self.sheet.stroke(d, self.colour, width, opacity, cap)

    def letter(self, char: str, cx: float, cy: float, height: float) -> None:
        """A letter of the display font."""
        self.fill(self.letters.centred(char, cx, cy, height))


Draw = Callable[[Pen], None]


def _arrow(turn: int) -> Draw:
    def draw(p: Pen) -> None:
        with p.sheet.group(f"rotate({turn} 32 32)"):
            p.line("M12 32H50M35 16L51 32L35 48", 8)

    return draw


def _play(p: Pen) -> None:
    p.fill(rounded([(16, 8), (56, 32), (16, 56)], 7))


def _continue(p: Pen) -> None:
    p.soft(rounded([(6, 10), (34, 32), (6, 54)], 6))
    p.fill(rounded([(26, 10), (60, 32), (26, 54)], 6))


def _daily(p: Pen) -> None:
    p.soft(round_rect(8, 12, 48, 46, 8))
    p.fill("M16 12H48C53 12 56 15 56 20V28H8V20C8 15 11 12 16 12Z")
    p.line("M20 7V14M44 7V14", 6)
    p.fill(rounded(star_points(32, 44, 11, 5.2), 1.5))


def _ladder(p: Pen) -> None:
    p.line("M20 7V57M44 7V57", 7)
    p.line("M20 18H44M20 32H44M20 46H44", 6)


def _rules(p: Pen) -> None:
    p.soft("M32 16C26 10 16 9 6 10V50C16 49 26 51 32 56Z")
    p.fill("M32 16C38 10 48 9 58 10V50C48 49 38 51 32 56Z")
    p.line("M6 10C16 9 26 10 32 16V56C26 51 16 49 6 50Z", 5)


def _settings(p: Pen) -> None:
    teeth = [polar(32, 32, 28 if i % 4 in (1, 2) else 21, -90 + (i - 1.5) * 360 / 32) for i in range(32)]
    p.fill(rounded(teeth, 2) + circle(32, 32, 9), rule="evenodd")


def _quit(p: Pen) -> None:
    p.soft(round_rect(8, 6, 30, 52, 6))
    p.line("M38 16V12C38 9 36 8 33 8H14C11 8 10 10 10 12V52C10 55 12 56 14 56H33C36 56 38 54 38 52V48", 6)
    p.line("M26 32H56M46 21L57 32L46 43", 7)


def _back(p: Pen) -> None:
    p.line("M14 30H40C50 30 55 36 55 43C55 50 50 55 42 55H30M28 14L12 30L28 46", 8)


def _menu(p: Pen) -> None:
    p.line("M10 16H54M10 32H54M10 48H54", 8)


def _undo(p: Pen) -> None:
    p.line("M16 26C26 12 46 14 52 30C57 45 44 57 30 54", 7.5)
    p.fill(rounded([(6, 10), (10, 35), (33, 29)], 3))


def _redo(p: Pen) -> None:
    with p.sheet.group("translate(64 0) scale(-1 1)"):
        _undo(p)


def _rematch(p: Pen) -> None:
    p.line("M14 38C10 20 26 8 42 15M50 26C54 44 38 56 22 49", 7.5)
    p.fill(rounded([(38, 4), (56, 18), (36, 28)], 3))
    p.fill(rounded([(26, 60), (8, 46), (28, 36)], 3))


def _hint(p: Pen) -> None:
    p.soft("M32 5C19 5 10 14 10 26C10 34 15 38 19 43H45C49 38 54 34 54 26C54 14 45 5 32 5Z")
    p.line("M22 43C20 38 13 34 13 26C13 15 21 8 32 8C43 8 51 15 51 26C51 34 44 38 42 43Z", 6)
    p.line("M25 53H39M29 60H35", 5.5)
    p.line("M25 26L32 32L39 26M32 32V42", 5)


def _log(p: Pen) -> None:
    p.soft("M12 6H52V58L45 53L38 58L32 53L26 58L19 53L12 58Z")
    p.line("M12 6H52V57L45 52L38.5 57L32 52L25.5 57L19 52L12 57Z", 5)
    p.line("M21 18H43M21 29H43M21 40H35", 5)


def _horn(p: Pen) -> None:
    p.fill(rounded([(6, 24), (16, 24), (32, 10), (32, 54), (16, 40), (6, 40)], 4))


def _speaker(p: Pen) -> None:
    _horn(p)
    p.line("M41 24C45 28 45 36 41 40", 6)
    p.line("M49 15C58 24 58 40 49 49", 6, 0.6)


def _speaker_off(p: Pen) -> None:
    _horn(p)
    p.line("M42 24L58 40M58 24L42 40", 6.5)


def _music(p: Pen) -> None:
    p.soft("M24 10L54 5V18L24 23Z")
    p.line("M24 46V13L54 8V40", 6)
    p.fill("M24 46C24 53 18 57 13 57C8 57 6 54 6 50C6 45 11 41 17 41C21 41 24 43 24 46Z")
    p.fill("M54 40C54 47 48 51 43 51C38 51 36 48 36 44C36 39 41 35 47 35C51 35 54 37 54 40Z")


def _music_off(p: Pen) -> None:
    _music(p)
    p.line("M8 8L56 58", 6.5)


def _eye(p: Pen) -> None:
    p.soft("M4 32C14 15 24 11 32 11C40 11 50 15 60 32C50 49 40 53 32 53C24 53 14 49 4 32Z")
    p.line("M6 32C14 18 24 14 32 14C40 14 50 18 58 32C50 46 40 50 32 50C24 50 14 46 6 32Z", 6)
    p.fill(circle(32, 32, 10))


def _eye_off(p: Pen) -> None:
    _eye(p)
    p.line("M12 8L52 56", 6.5)


def _fullscreen(p: Pen) -> None:
    p.line("M10 22V10H22M42 10H54V22M54 42V54H42M22 54H10V42", 7.5)
    p.soft(round_rect(20, 20, 24, 24, 4))


def _window(p: Pen) -> None:
    p.soft(round_rect(7, 10, 50, 44, 7))
    p.line(round_rect(9, 12, 46, 40, 5), 6)
    p.line("M10 22H54", 6)


def _plus(p: Pen) -> None:
    p.line("M32 12V52M12 32H52", 10)


def _minus(p: Pen) -> None:
    p.line("M12 32H52", 10)


def _check(p: Pen) -> None:
    p.line("M11 34L26 49L54 16", 10)


def _cross(p: Pen) -> None:
    p.line("M15 15L49 49M49 15L15 49", 10)


def _star(p: Pen) -> None:
    p.fill(rounded(star_points(32, 34, 28, 13), 4))


def _lock(p: Pen) -> None:
    p.line("M19 30V20C19 11 25 7 32 7C39 7 45 11 45 20V30", 7)
    p.fill(round_rect(10, 28, 44, 30, 7) + circle(32, 40, 4.5) + "M30 42H34V51H30Z", rule="evenodd")


def _trophy(p: Pen) -> None:
    p.line("M17 14H8C8 26 12 32 20 33M47 14H56C56 26 52 32 44 33", 5.5)
    p.fill("M16 7H48V24C48 34 42 40 36 42V48H44C46 48 47 50 47 52V57H17V52C17 50 18 48 20 48H28V42C22 40 16 34 16 24Z")


def _person(p: Pen) -> None:
    p.fill(circle(32, 19, 13))
    p.fill("M8 57C8 42 19 35 32 35C45 35 56 42 56 57C56 59 55 60 53 60H11C9 60 8 59 8 57Z")


def _pause(p: Pen) -> None:
    p.fill(round_rect(13, 9, 14, 46, 5))
    p.fill(round_rect(37, 9, 14, 46, 5))


def _info(p: Pen) -> None:
    p.soft(circle(32, 32, 27))
    p.line(circle(32, 32, 25), 5.5)
    p.fill(circle(32, 20, 4.6))
    p.line("M32 31V46", 8)


def _warning(p: Pen) -> None:
    p.soft(rounded([(32, 3), (63, 59), (1, 59)], 9))
    p.line(rounded([(32, 8), (58, 56), (6, 56)], 6), 6)
    p.line("M32 25V38", 7.5)
    p.fill(circle(32, 48, 4.4))


def _flag(p: Pen) -> None:
    p.fill("M16 9C26 3 34 15 52 8C53 8 54 9 54 10L48 22L54 34C54 36 53 36 52 36C36 41 27 30 16 37Z")
    p.line("M14 8V58", 7)


def _speed(p: Pen) -> None:
    p.soft("M6 46C6 28 17 14 32 14C47 14 58 28 58 46C58 50 56 52 54 52H10C8 52 6 50 6 46Z")
    p.line("M11 49C8 30 18 17 32 17C46 17 56 30 53 49", 6)
    p.line("M32 44L44 28", 6.5)
    p.fill(circle(32, 45, 6.5))


def _text_size(p: Pen) -> None:
    p.letter("A", 40, 34, 42)
    p.sheet.fill(p.letters.centred("a", 14, 44, 21), p.colour, 0.6)


def _language(p: Pen) -> None:
    p.soft("M12 6H52C57 6 60 9 60 14V38C60 43 57 46 52 46H34L20 59V46H12C7 46 4 43 4 38V14C4 9 7 6 12 6Z")
    p.line("M12 9H52C55 9 57 11 57 14V38C57 41 55 43 52 43H33L22 53V43H12C9 43 7 41 7 38V14C7 11 9 9 12 9Z", 5)
    p.letter("á", 21, 26, 25)
    p.letter("č", 43, 26, 25)


def _home(p: Pen) -> None:
    p.soft(round_rect(13, 26, 38, 32, 4))
    p.line("M7 31L32 9L57 31", 8)
    p.line("M15 31V55H49V31", 6)
    p.fill(round_rect(26, 38, 12, 18, 3))


def _clock(p: Pen) -> None:
    p.soft(circle(32, 32, 27))
    p.line(circle(32, 32, 25), 6)
    p.line("M32 17V33L43 40", 6)


def _copy(p: Pen) -> None:
    p.soft(round_rect(8, 6, 34, 42, 6))
    p.line("M42 16V12C42 9 40 8 38 8H14C11 8 10 10 10 12V42C10 45 12 46 14 46H18", 5.5)
    p.fill(round_rect(22, 18, 34, 40, 6))


def _skip(p: Pen) -> None:
    p.fill(rounded([(8, 10), (40, 32), (8, 54)], 6))
    p.fill(round_rect(44, 10, 11, 44, 4.5))


def _trash(p: Pen) -> None:
    p.soft("M13 20H51L48 54C48 57 46 59 43 59H21C18 59 16 57 16 54Z")
    p.line("M14 20L17 53C17 55 19 57 21 57H43C45 57 47 55 47 53L50 20", 6)
    p.line("M9 18H55M25 17V9H39V17", 6)
    p.line("M27 30V46M37 30V46", 5)


def _dot(p: Pen) -> None:
    p.fill(circle(32, 32, 14))


BASIC: dict[str, Draw] = {
    "play": _play, "continue": _continue, "daily": _daily, "ladder": _ladder, "rules": _rules, "settings": _settings,
    "quit": _quit, "back": _back, "menu": _menu, "undo": _undo, "redo": _redo, "rematch": _rematch, "hint": _hint,
    "log": _log, "speaker": _speaker, "speaker-off": _speaker_off, "music": _music, "music-off": _music_off,
    "eye": _eye, "eye-off": _eye_off, "fullscreen": _fullscreen, "window": _window, "plus": _plus, "minus": _minus,
    "arrow-right": _arrow(0), "arrow-down": _arrow(90), "arrow-left": _arrow(180), "arrow-up": _arrow(270),
    "check": _check, "cross": _cross, "star": _star, "lock": _lock, "trophy": _trophy, "person": _person,
    "pause": _pause, "info": _info, "warning": _warning, "flag": _flag, "speed": _speed, "text-size": _text_size,
    "language": _language, "home": _home, "clock": _clock, "copy": _copy, "skip": _skip, "trash": _trash, "dot": _dot,
}  # fmt: skip


def icons() -> dict[str, Sheet]:
    """Every icon in both colours by its name below assets/."""
    letters = Letters()
    out: dict[str, Sheet] = {}
    for name, draw in (BASIC | THINGS).items():
        for folder, colour in (("icons", INK), ("icons/light", PAPER)):
            out[f"{folder}/{name}"] = sheet = Sheet(SIZE, SIZE)
            draw(Pen(sheet, colour, letters))
    return out


if __name__ == "__main__":
    write(icons())
    sys.exit(0)
