"""Words as surfaces: fonts at device scale, wrapping, shrinking, ellipsis."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.cache import SurfaceCache
from game.colours import colour as rgb
from game.problems import Problems


@dataclass(frozen=True, slots=True)
class Style:
    """A face and a size in design units."""

    face: str
    size: float


FACES = {"display": "fonts/Baloo2-ExtraBold.ttf", "text": "fonts/Nunito-Bold.ttf"}
STYLES: dict[str, Style] = {
    "small": Style("text", 26),
    "body": Style("text", 32),
    "label": Style("display", 36),
    "heading": Style("display", 44),
    "title": Style("display", 72),
    "numeral": Style("display", 110),
}
#: How far text that may shrink shrinks.
SMALLEST_SHARE = 0.6
ELLIPSIS = "…"
#: What no font can draw, and pygame refuses: the name of a controller may be anything.
_UNDRAWABLE = re.compile("[\x00\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Layout:
    """Lines of one font size, in device pixels."""

    lines: tuple[str, ...]
    pixels: int
    width: int
    height: int
    #: Something had to be left out.
    cut: bool


class Text:
    """Renders words; sizes are device pixels. ``text_scale`` is the player's setting, from 1."""

    def __init__(self, folder: Path, cache: SurfaceCache, problems: Problems) -> None:
        self._folder = folder
        self._cache = cache
        self._problems = problems
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        self._layouts: dict[tuple[object, ...], Layout] = {}
        self.text_scale = 1.0
        pygame.font.init()

    def pixels(self, style: str, scale: float, scaled: bool) -> int:
        """The font size of a style when a design unit is ``scale`` pixels. KeyError for an unknown style."""
        size = STYLES[style].size * scale
        return max(6, round(size * self.text_scale if scaled else size))

    def layout(self, words: str, style: str, pixels: int, width: int, height: int, wrap: bool, shrink: bool) -> Layout:
        """How the words lie in a box; a width or height of 0 is without limit."""
        key = (words, style, pixels, width, height, wrap, shrink)
        found = self._layouts.get(key)
        if found is None:
            if len(self._layouts) > 4000:
                self._layouts.clear()
            found = self._layouts[key] = self._lay(words, style, pixels, width, height, wrap, shrink)
        return found

    def surface(self, layout: Layout, style: str, colour: str, align: str) -> pygame.Surface:
        """The rendered lines, exactly as wide and high as the layout says."""
        key = ("text", layout.lines, style, layout.pixels, colour, align)
        return self._cache.get(key) or self._cache.put(key, self._render(layout, style, colour, align))

    def font(self, face: str, pixels: int) -> pygame.Font:
        """The font of a face at this size; pygame's own if the file is missing or broken, which is noted."""
        font = self._fonts.get((face, pixels))
        if font is None:
            font = self._fonts[face, pixels] = self._load(face, pixels)
        return font

    # within

    def _load(self, face: str, pixels: int) -> pygame.Font:
        name = FACES[face]
        try:
            font = pygame.Font(self._folder / name, pixels)
            font.size("0")  # of a file that is no font pygame notices only now
        except FileNotFoundError:
            self._problems.note("missing-asset", name=name)
        except (OSError, ValueError, pygame.error):  # ValueError: a file of no bytes
            self._problems.note("broken-asset", name=name)
        else:
            return font
        return pygame.Font(None, pixels)

    def _lay(self, words: str, style: str, pixels: int, width: int, height: int, wrap: bool, shrink: bool) -> Layout:
        face = STYLES[style].face
        words = _UNDRAWABLE.sub("", words)
        size = pixels
        smallest = max(6, int(pixels * SMALLEST_SHARE)) if shrink else pixels
        while True:
            font = self.font(face, size)
            lines = _break(font, words, width) if wrap and width else words.split("\n")
            if size <= smallest or _fits(font, lines, width, height):
                break
            size = max(smallest, min(size - 1, int(size * 0.94)))
        kept, cut = _cut(font, lines, width, height)
        widest = max((font.size(line)[0] for line in kept), default=0)
        return Layout(tuple(kept), size, widest, font.get_linesize() * len(kept), cut)

    def _render(self, layout: Layout, style: str, colour: str, align: str) -> pygame.Surface:
        font = self.font(STYLES[style].face, layout.pixels)
        surface = pygame.Surface((max(1, layout.width), max(1, layout.height)), pygame.SRCALPHA)
        for number, line in enumerate(layout.lines):
            rendered = font.render(line, True, rgb(colour))
            spare = layout.width - rendered.get_width()
            left = {"left": 0, "centre": spare // 2, "right": spare}[align]
            surface.blit(rendered, (left, number * font.get_linesize()))
        return surface


def _fits(font: pygame.Font, lines: list[str], width: int, height: int) -> bool:
    if height and font.get_linesize() * len(lines) > height:
        return False
    return not width or all(font.size(line)[0] <= width for line in lines)


def _break(font: pygame.Font, words: str, width: int) -> list[str]:
    """Greedy lines no wider than ``width``, as far as spaces allow."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for piece in _pieces(paragraph):
            longer = f"{line} {piece}" if line else piece
            if line and font.size(longer)[0] > width:
                lines.append(line)
                line = piece
            else:
                line = longer
        lines.append(line)
    return lines


def _pieces(paragraph: str) -> list[str]:
    """Words, with Czech and Slovak one-letter words tied to the one that follows."""
    pieces: list[str] = []
    tied = ""
    for word in paragraph.split(" "):
        if not word:
            continue
        piece = f"{tied}\u00a0{word}" if tied else word
        if len(word) == 1 and word.isalpha():
            tied = piece
        else:
            pieces.append(piece)
            tied = ""
    if tied:
        pieces.append(tied)
    return pieces


def _cut(font: pygame.Font, lines: list[str], width: int, height: int) -> tuple[list[str], bool]:
    """What fits of the lines; the last one ends in an ellipsis if some were left out."""
    room = max(1, height // font.get_linesize()) if height else len(lines)
    cut = len(lines) > room
    kept = lines[:room]
    if cut:
        kept[-1] += ELLIPSIS
    for number, line in enumerate(kept):
        if width and font.size(line)[0] > width:
            kept[number] = _shorten(font, line, width)
            cut = True
    return kept, cut


def _shorten(font: pygame.Font, line: str, width: int) -> str:
    """The longest beginning of the line that fits with an ellipsis after it."""
    low, high = 0, len(line)
    while low < high:
        middle = (low + high + 1) // 2
        if font.size(_ended(line[:middle]))[0] <= width:
            low = middle
        else:
            high = middle - 1
    return _ended(line[:low])


def _ended(words: str) -> str:
    """The words with one ellipsis after the last that can be seen; hard blanks go too."""
    return words.rstrip(" \u00a0…") + ELLIPSIS
