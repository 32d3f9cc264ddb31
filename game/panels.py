"""Pieces of paper and painted wood: drawn as narrow SVGs at device scale, stretched in the middle, kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game import pieces
from game.art import rasterise
from game.cache import SurfaceCache
from game.colours import as_hex, colour
from game.textures import Textures
from game.vector import box as _box
from game.vector import gradient as _gradient
from game.vector import hexed as _hex

#: Width in design units of the part of a piece that is repeated.
_MIDDLE = 8
#: Thickness in design units of a button: words belong on its face, which ends that far above the lower edge.
THICK = 9.0

#: Makes a shape of a width and a height: SVG elements in the subset nanosvg draws.
Draw = Callable[[float, float], str]


@dataclass(frozen=True, slots=True)
class Kind:
    """How a kind of panel is made; lengths in design units."""

    draw: Draw
    #: What must not be stretched at the left and right.
    corner: float
    #: How far the shape reaches beyond its rectangle.
    pad: float = 0.0
    #: A texture laid over it, see `game.textures`.
    texture: str = ""


def _paper(w: float, h: float) -> str:
    return (
        _gradient("a", (0, "#fffaf0"), (12, _hex("paper")), (100, "#f3e7cd"))
        + _box(0, 0, w, h, 22, _hex("paper-deep"))
        + _box(0, 0, w - 0.5, h - 3, 21, "#fffdf8")
        + _box(1.5, 2, w - 3, h - 5, 20, "url(#a)")
    )


def _wood(w: float, h: float) -> str:
    return (
        _gradient("a", (0, _hex("wood-light")), (14, _hex("wood")), (100, _hex("wood", "wood-dark", 0.45)))
        + _box(0, 0, w, h, 24, _hex("wood-deep"))
        + _box(0, 0, w, h - 7, 24, _hex("wood-light", "brass-light", 0.45))
        + _box(1.5, 2.5, w - 3, h - 9.5, 22.5, "url(#a)")
        + _box(
            12, 12, w - 24, h - 31, 14, "none", f'stroke="{_hex("wood-dark")}" stroke-width="2" stroke-opacity="0.55"'
        )
        + _box(
            13, 14, w - 26, h - 33, 14, "none", f'stroke="{_hex("wood-light")}" stroke-width="1.5" stroke-opacity="0.5"'
        )
    )


def _button(face: tuple[str, str, str], rim: tuple[str, str], side: tuple[str, str], sunk: float = 0) -> Draw:
    """A painted wooden tile with a thickness of `THICK`, pressed down by ``sunk``."""

    def draw(w: float, h: float) -> str:
        body = h - THICK
        return (
            _gradient("a", (0, face[0]), (40, face[1]), (100, face[2]))
            + _gradient("b", (0, side[0]), (100 - 900 / h, side[0]), (100, side[1]))
            + _gradient("c", (0, rim[0]), (100, rim[1]))
            + _box(0, sunk, w, h - sunk, 20, "url(#b)")
            + _box(0, sunk, w, body, 20, "url(#c)")
            + _box(2, sunk + 2.5, w - 4, body - 4.5, 18, "url(#a)")
        )

    return draw


def _field(w: float, h: float) -> str:
    shade = min(30.0, 900 / h)
    return (
        _gradient("a", (0, "#e6d8ba"), (shade, "#fbf5e8"), (100, "#fffcf4"))
        + _gradient("b", (0, _hex("wood")), (30, _hex("wood", "paper-deep", 0.45)), (100, _hex("paper-deep")))
        + _box(0, 0, w, h, 14, "url(#b)")
        + _box(3, 3, w - 6, h - 5.5, 11.5, "url(#a)")
    )


def _stage(w: float, h: float) -> str:
    return (
        _box(0, 0, w, h, 22, "#0b0d1c", 'fill-opacity="0.42"')
        + _box(0, 3, w, h - 3, 22, "#0b0d1c", 'fill-opacity="0.10"')
        + _box(1, 1, w - 2, h - 2, 21, "none", 'stroke="#0b0d1c" stroke-width="2" stroke-opacity="0.35"')
        + f'<path d="M 22 {h - 0.9:.2f} L {w - 22:.2f} {h - 0.9:.2f}" stroke="#ffffff" stroke-width="1.6" '
        'stroke-opacity="0.16" fill="none"/>'
    )


def _ribbon(w: float, h: float) -> str:
    fold, tail, drop = 26.0, 44.0, h * 0.16
    red, dark, deep = _hex("red"), _hex("red", "ink", 0.28), _hex("red", "ink", 0.6)
    top, low = drop, h
    left = f"M 0 {top} L {tail + fold} {top} L {tail + fold} {low} L 0 {low} L {tail * 0.45} {(top + low) / 2} Z"
    right = (
        f"M {w} {top} L {w - tail - fold} {top} L {w - tail - fold} {low} L {w} {low} "
        f"L {w - tail * 0.45} {(top + low) / 2} Z"
    )
    folds = (
        f"M {tail} {h - drop} L {tail + fold} {h - drop} L {tail + fold} {low} Z "
        f"M {w - tail} {h - drop} L {w - tail - fold} {h - drop} L {w - tail - fold} {low} Z"
    )
    gold = f'fill="none" stroke="{_hex("brass")}" stroke-width="2.5" stroke-opacity="0.85"'
    return (
        _gradient("a", (0, _hex("red", "paper", 0.16)), (30, red), (100, _hex("red", "ink", 0.14)))
        + f'<path d="{left}" fill="{dark}"/><path d="{right}" fill="{dark}"/><path d="{folds}" fill="{deep}"/>'
        + f'<rect x="{tail}" y="0" width="{w - 2 * tail}" height="{h - drop}" fill="url(#a)"/>'
        + f'<path d="M {tail} 6 L {w - tail} 6 M {tail} {h - drop - 6} L {w - tail} {h - drop - 6}" {gold}/>'
    )


def _focus(w: float, h: float) -> str:
    ring = 'fill="none" stroke-width="{:.1f}" stroke="{}" stroke-opacity="{}"'
    return (
        _box(5, 5, w - 10, h - 10, 25, "none", ring.format(9, _hex("ink"), 0.55))
        + _box(5, 5, w - 10, h - 10, 25, "none", ring.format(6, _hex("brass"), 1))
        + _box(4, 4, w - 8, h - 8, 26, "none", ring.format(1.6, _hex("brass-light"), 1))
    )


_HONEY, _BRIGHT = ("#fff4d8", "#fae4b4", "#f0cd8d"), ("#fffaea", "#ffefc6", "#fadf9f")
_PRESSED, _FADED = ("#e2c68d", "#ecd19c", "#f0d6a2"), ("#dad2c3", "#d4cbba", "#cbc1af")
_VELVET, _VELVET_HOT = ("#b23f50", "#96283b", "#7e1d30"), ("#cc5465", "#ad3447", "#93273a")
_VELVET_DOWN, _OXBLOOD = ("#741a2b", "#821f31", "#8c2537"), ("#5a1322", "#3b0c17")
_IVORY, _IVORY_HOT = ("#fffaf0", "#f0dcb4"), ("#ffffff", "#ffeec4")
_WOODEN = (_hex("wood"), _hex("wood-dark"))
_WOODEN_HOT = (_hex("wood-light"), _hex("wood"))
_WOODEN_OFF = ("#a3978a", "#877b70")

KINDS: dict[str, Kind] = {
    "paper": Kind(_paper, 24, texture="paper"),
    "wood": Kind(_wood, 30, texture="wood"),
    "button": Kind(_button(_HONEY, ("#fffaf0", "#dfb878"), _WOODEN), 24, texture="paint"),
    "button-hot": Kind(_button(_BRIGHT, ("#fffdf6", "#edcb8a"), _WOODEN_HOT), 24, texture="paint"),
    "button-down": Kind(_button(_PRESSED, ("#c9a566", "#e6c88e"), _WOODEN, THICK - 3), 24, texture="paint"),
    "button-off": Kind(_button(_FADED, ("#e2dacb", "#b9ae9d"), _WOODEN_OFF, THICK - 4), 24, texture="paint"),
    "field": Kind(_field, 18),
    "stage": Kind(_stage, 24),
    "ribbon": Kind(_ribbon, 76),
    "focus": Kind(_focus, 36, pad=9),
    "primary": Kind(_button(_VELVET, ("#dc8793", "#6d1829"), _OXBLOOD), 24, texture="paint"),
    "primary-hot": Kind(_button(_VELVET_HOT, ("#f0a3ad", "#7d2032"), _OXBLOOD), 24, texture="paint"),
    "primary-down": Kind(_button(_VELVET_DOWN, ("#5c1422", "#9c3144"), _OXBLOOD, THICK - 3), 24, texture="paint"),
    "groove": Kind(pieces.groove, 64),
    "filled": Kind(pieces.filled("#f4d88d", "#c6963c"), 64),
    "filled-good": Kind(pieces.filled("#5fbf90", "#2c7d57"), 64),
    "knob": Kind(pieces.knob(_IVORY, ("#ffffff", "#d2a769"), _hex("wood-dark")), 80),
    "knob-hot": Kind(pieces.knob(_IVORY_HOT, ("#ffffff", "#f0c877"), _hex("wood")), 80),
    "plate": Kind(pieces.plate("#c98f3c", 0.12, 0.20), 20),
    "plate-hot": Kind(pieces.plate("#dd9c35", 0.30, 0.45), 20),
    "plate-dark": Kind(pieces.plate("#ffffff", 0.07, 0.10), 20),
    "plate-dark-hot": Kind(pieces.plate("#ffffff", 0.17, 0.25), 20),
    "tab": Kind(pieces.tab(("#fffdf8", _hex("paper")), _hex("paper-deep")), 24),
    "tab-off": Kind(pieces.tab(("#e3d0a6", "#cfb888"), "#b09562"), 24),
    "tab-off-hot": Kind(pieces.tab(("#f2e3bf", "#e2cfa3"), "#b09562"), 24),
    "slip": Kind(pieces.slip, 24),
    "chosen": Kind(pieces.frame, 26),
    "shade-top": Kind(pieces.shade(True), 8),
    "shade-bottom": Kind(pieces.shade(False), 8),
    "tail-up": Kind(pieces.tail(True), 40),
    "tail-down": Kind(pieces.tail(False), 40),
}


class Panels:
    """Panels by kind and size; sizes are device pixels."""

    def __init__(self, cache: SurfaceCache) -> None:
        self._cache = cache
        self._textures = Textures(cache)

    def get(self, kind: str, size: tuple[int, int], scale: float) -> tuple[pygame.Surface, int]:
        """The panel and how many pixels it reaches beyond the size on every side. KeyError for an unknown kind."""
        recipe = KINDS[kind]
        pad = round(recipe.pad * scale)
        key = ("panel", kind, size, scale)
        surface = self._cache.get(key) or self._cache.put(key, self._make(recipe, size, pad, scale))
        return surface, pad

    def veil(self, size: tuple[int, int]) -> pygame.Surface:
        """A sheet of ink; drawn with some opacity it dims what is below."""
        key = ("veil", size)
        found = self._cache.get(key)
        if found is None:
            found = pygame.Surface(size).convert()
            found.fill(colour("ink"))
            self._cache.put(key, found)
        return found

    def rounded(self, size: tuple[int, int], radius: int, fill: str) -> pygame.Surface:
        """A smooth rounded box of one colour."""
        key = ("rounded", size, radius, fill)
        return self._cache.get(key) or self._cache.put(key, _rounded(size, radius, fill))

    def circle(self, radius: int, fill: str) -> pygame.Surface:
        """A smooth disc of one colour, 2 × radius + 2 wide."""
        key = ("circle", radius, fill)
        found = self._cache.get(key)
        if found is None:
            side = 2 * radius + 2
            inner = f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius}" fill="{as_hex(colour(fill))}"/>'
            found = self._cache.put(key, svg(inner, side, side, (side, side)))
        return found

    def line(self, way: tuple[int, int], thick: float, margin: int, fill: str) -> pygame.Surface:
        """A smooth line with round ends that goes ``way``, with ``margin`` pixels around it."""
        key = ("line", way, thick, fill)
        found = self._cache.get(key)
        if found is None:
            width, height = abs(way[0]) + 2 * margin, abs(way[1]) + 2 * margin
            x = (margin, width - margin) if way[0] >= 0 else (width - margin, margin)
            y = (margin, height - margin) if way[1] >= 0 else (height - margin, margin)
            inner = (
                f'<path d="M {x[0]} {y[0]} L {x[1]} {y[1]}" fill="none" stroke="{as_hex(colour(fill))}" '
                f'stroke-width="{thick}" stroke-linecap="round"/>'
            )
            found = self._cache.put(key, svg(inner, width, height, (width, height)))
        return found

    def _make(self, recipe: Kind, size: tuple[int, int], pad: int, scale: float) -> pygame.Surface:
        width, height = size[0] + 2 * pad, size[1] + 2 * pad
        full = width / scale
        narrow = min(full, 2 * recipe.corner + _MIDDLE)
        columns = min(width, max(1, round(narrow * scale)))
        inner = recipe.draw(columns / scale, height / scale)
        piece = svg(inner, columns / scale, height / scale, (columns, height))
        surface = _stretch(piece, width)
        if recipe.texture:
            self._textures.lay(surface, recipe.texture, scale)
        return surface


def svg(inner: str, width: float, height: float, size: tuple[int, int]) -> pygame.Surface:
    """Rasterise SVG elements drawn on ``width`` × ``height`` to a surface of this size."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.4f} {height:.4f}">{inner}</svg>'
    return rasterise(text.encode(), size)


def _stretch(piece: pygame.Surface, width: int) -> pygame.Surface:
    """The piece with its middle column repeated until it is ``width`` wide."""
    have, height = piece.get_size()
    if have >= width:
        return piece
    half = have // 2
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    middle = pygame.transform.scale(piece.subsurface((half, 0, 1, height)), (width - have + 1, height))
    surface.blit(piece, (0, 0), (0, 0, half, height), special_flags=pygame.BLEND_RGBA_ADD)
    surface.blit(middle, (half, 0), special_flags=pygame.BLEND_RGBA_ADD)
    surface.blit(
        piece, (half + width - have + 1, 0), (half + 1, 0, have - half - 1, height), special_flags=pygame.BLEND_RGBA_ADD
    )
    return surface


def _rounded(size: tuple[int, int], radius: int, fill: str) -> pygame.Surface:
    width, height = size
    radius = max(0, min(radius, width // 2, height // 2))
    columns = min(width, 2 * radius + 3)
    inner = _box(0, 0, columns, height, radius, as_hex(colour(fill)))
    return _stretch(svg(inner, columns, height, (columns, height)), width)
