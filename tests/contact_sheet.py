"""Every picture on one sheet, to be looked at: ``python -m tests.contact_sheet FILE`` writes a PNG."""

from __future__ import annotations

import os
import sys
from itertools import groupby
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

ASSETS = Path(__file__).resolve().parents[1] / "assets"
WIDTH, GAP, LABEL = 2400, 16, 24
#: Height a picture is shown at by the first folder that fits; ground colour.
SHOWN: tuple[tuple[str, int, str], ...] = (
    ("cards/ten/mini", 96, "#1B2350"),
    ("cards/ten", 260, "#1B2350"),
    ("cards", 96, "#1B2350"),
    ("stages", 620, "#43251A"),
    ("frame", 420, "#43251A"),
    ("logo", 240, "#A8693B"),
    ("faces", 192, "#A8693B"),
    ("icons/light", 72, "#1E1B2E"),
    ("icons", 72, "#FBF4E4"),
    ("", 128, "#1B2350"),
)


def sheet(assets: Path = ASSETS) -> pygame.Surface:
    """All pictures below a folder, grouped by folder, with their names."""
    paths = sorted(assets.rglob("*.svg"), key=lambda p: (str(p.parent), p.name))
    sections = [
        _section(str(folder.relative_to(assets)), list(group)) for folder, group in groupby(paths, lambda p: p.parent)
    ]
    out = pygame.Surface((WIDTH, sum(section.get_height() for section in sections)))
    top = 0
    for section in sections:
        out.blit(section, (0, top))
        top += section.get_height()
    return out


def _section(folder: str, paths: list[Path]) -> pygame.Surface:
    height, ground = next((h, g) for prefix, h, g in SHOWN if folder.startswith(prefix))
    ink = "#1E1B2E" if ground == "#FBF4E4" else "#FBF4E4"
    small, large = (pygame.font.Font(ASSETS / "fonts" / "Nunito-Bold.ttf", size) for size in (14, 30))
    places: list[tuple[pygame.Surface, pygame.Surface, int, int]] = []
    x, y = GAP, 60
    for path in paths:
        natural = pygame.image.load(path).get_size()
        wide = round(height * natural[0] / natural[1])
        if x + wide > WIDTH - GAP:
            x, y = GAP, y + height + LABEL + GAP
        picture = pygame.image.load_sized_svg(str(path), (wide, height))
        places.append((picture, small.render(path.stem, True, ink), x, y))
        x += wide + GAP
    section = pygame.Surface((WIDTH, y + height + LABEL + GAP))
    section.fill(ground)
    section.blit(large.render(folder, True, ink), (GAP, 10))
    for picture, label, left, top in places:
        section.blit(picture, (left, top))
        section.blit(label, (left, top + height))
    return section


def main(arguments: list[str]) -> int:
    """Write the sheet to the file named; 2 and how it is used if there is not exactly one."""
    if len(arguments) != 1:
        print("usage: python -m tests.contact_sheet FILE", file=sys.stderr)
        return 2
    pygame.font.init()
    pygame.image.save(sheet(), arguments[0])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
