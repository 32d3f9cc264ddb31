"""Where things lie on a table: rectangles drawn in a Tiled map, one group for each number of seats.

A map is 1920 × 1080 pixels, which are design units. A group is an object layer named ``seats-3``, or ``seats-3-large``
for text above 130 %; an object is a rectangle whose name is the region's. Its property ``anchor`` says from which
corner, edge or middle things are laid out, ``grow`` in which direction they go on from there.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any

import pygame
import pytmx

SIZE = (1920, 1080)
#: Text larger than this asks for the ``-large`` group.
LARGE_TEXT = 1.3

#: Where a thing lies in a region: share of the room left over, to the right and downwards.
ANCHORS: dict[str, tuple[float, float]] = {
    "top-left": (0.0, 0.0),
    "top": (0.5, 0.0),
    "top-right": (1.0, 0.0),
    "left": (0.0, 0.5),
    "centre": (0.5, 0.5),
    "right": (1.0, 0.5),
    "bottom-left": (0.0, 1.0),
    "bottom": (0.5, 1.0),
    "bottom-right": (1.0, 1.0),
}
GROWS: dict[str, tuple[int, int]] = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}


class RegionsError(ValueError):
    """A map cannot be used; the words name the file and, where there is one, the region."""

    def __init__(self, path: Path, what: str, region: str = "") -> None:
        #: File and region, to be named to the player.
        self.place = f"{path.name}, {region}" if region else path.name
        super().__init__(f"{self.place}: {what}")


@dataclass(frozen=True, slots=True)
class Region:
    """A part of a table, in design units."""

    rect: pygame.FRect
    anchor: str = "top-left"
    grow: str = "right"

    def place(self, w: float, h: float) -> pygame.FRect:
        """A thing of this size at the anchor; one that is too large is made smaller, its proportions kept."""
        share = min(1.0, self.rect.w / w, self.rect.h / h)
        w, h = w * share, h * share
        across, down = ANCHORS[self.anchor]
        return pygame.FRect(self.rect.x + (self.rect.w - w) * across, self.rect.y + (self.rect.h - h) * down, w, h)

    def line(self, count: int, w: float, h: float, gap: float = 16.0) -> list[pygame.FRect]:
        """Places for ``count`` things in the direction of growth; they overlap when there are too many.

        With a middle anchor the line as a whole stands in the middle.
        """
        if count <= 0:
            return []
        step_x, step_y = GROWS[self.grow]
        one = self.place(w, h)
        long, room = (one.w, self.rect.w) if step_x else (one.h, self.rect.h)
        step = long + gap if count == 1 else min(long + gap, (room - long) / (count - 1))
        whole = long + step * (count - 1)
        across, down = ANCHORS[self.anchor]
        first = one.copy()
        if step_x:
            left = self.rect.x + (self.rect.w - whole) * across
            first.x = left if step_x > 0 else left + whole - long
        else:
            top = self.rect.y + (self.rect.h - whole) * down
            first.y = top if step_y > 0 else top + whole - long
        return [first.move(step_x * step * n, step_y * step * n) for n in range(count)]

    def rows(self, count: int, w: float, h: float, gap: float = 16.0) -> list[pygame.FRect]:
        """Places for ``count`` things in reading order from the top left, as large as they all fit, at most w × h."""
        if count <= 0:
            return []
        share, columns = max(_fit(self.rect, count, columns, w, h, gap) for columns in range(1, count + 1))
        w, h = w * share, h * share
        lines = -(-count // columns)
        across, down = ANCHORS[self.anchor]
        left = self.rect.x + (self.rect.w - columns * w - (columns - 1) * gap) * across
        top = self.rect.y + (self.rect.h - lines * h - (lines - 1) * gap) * down
        return [
            pygame.FRect(left + (n % columns) * (w + gap), top + (n // columns) * (h + gap), w, h) for n in range(count)
        ]


class Regions:
    """Reads maps."""

    @staticmethod
    def load(path: Path, group: str, text_scale: float = 1.0) -> dict[str, Region]:
        """The regions of a group by name; above 130 % text those of ``<group>-large`` where there is such a group.

        Raises `RegionsError` for a map that is missing, broken or wrong.
        """
        groups = _read(path)
        large = f"{group}-large"
        name = large if text_scale > LARGE_TEXT and large in groups else group
        if name not in groups:
            raise RegionsError(path, f"no group “{name}”, only {', '.join(sorted(groups)) or 'none'}")
        return groups[name]

    @staticmethod
    def groups(path: Path) -> dict[str, dict[str, Region]]:
        """Every group of a map. Raises `RegionsError` like `load`."""
        return _read(path)


def _read(path: Path) -> dict[str, dict[str, Region]]:
    try:
        tiled: Any = pytmx.TiledMap(str(path))
    except FileNotFoundError as error:
        raise RegionsError(path, "the map is missing") from error
    except Exception as error:  # whatever a broken file makes of a parser
        raise RegionsError(path, f"the map cannot be read ({error})") from error
    size = (tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight)
    if size != SIZE:
        raise RegionsError(path, f"the map is {size[0]} × {size[1]}, not {SIZE[0]} × {SIZE[1]}")
    groups: dict[str, dict[str, Region]] = {}
    for layer in tiled.layers:
        if isinstance(layer, pytmx.TiledObjectGroup):
            if layer.name in groups:
                raise RegionsError(path, "there are two groups of this name", str(layer.name))
            groups[layer.name] = _group(path, layer)
    return groups


def _group(path: Path, layer: Any) -> dict[str, Region]:
    found: dict[str, Region] = {}
    for thing in layer:
        name = f"{layer.name}/{thing.name or f'object {thing.id}'}"
        if not thing.name:
            raise RegionsError(path, "the region has no name", name)
        if thing.name in found:
            raise RegionsError(path, "there are two regions of this name", name)
        found[thing.name] = _region(path, name, thing)
    return found


def _region(path: Path, name: str, thing: Any) -> Region:
    numbers = [float(value or 0) for value in (thing.x, thing.y, thing.width, thing.height)]
    anchor = str(thing.properties.get("anchor", "top-left"))
    grow = str(thing.properties.get("grow", "right"))
    rect = pygame.FRect(*numbers)
    if getattr(thing, "points", None) or thing.rotation or not all(map(isfinite, numbers)):
        raise RegionsError(path, "a region is an upright rectangle", name)
    if rect.w < 1 or rect.h < 1:
        raise RegionsError(path, "the region has no area", name)
    if rect.left < 0 or rect.top < 0 or rect.right > SIZE[0] or rect.bottom > SIZE[1]:
        raise RegionsError(path, "the region reaches beyond the table", name)
    if anchor not in ANCHORS:
        raise RegionsError(path, f"anchor “{anchor}” is none of {', '.join(ANCHORS)}", name)
    if grow not in GROWS:
        raise RegionsError(path, f"grow “{grow}” is none of {', '.join(GROWS)}", name)
    return Region(rect, anchor, grow)


def _fit(room: pygame.FRect, count: int, columns: int, w: float, h: float, gap: float) -> tuple[float, int]:
    """How large things may be in so many columns, at most 1; more columns win between equals."""
    lines = -(-count // columns)
    wide = (room.w - (columns - 1) * gap) / (columns * w)
    high = (room.h - (lines - 1) * gap) / (lines * h)
    return max(0.01, min(1.0, wide, high)), columns
