"""Every picture that is promised is there, keeps to what nanosvg can draw, and shows something."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

from tests.assets.names import PICTURES, measures

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FILES = sorted(ASSETS.rglob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
DRAWN_RIGHTLY = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs"} | {
    "linearGradient",
    "radialGradient",
    "stop",
}
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}|none|url\(#\w+\)")
#: A stage is drawn anew at every size of the window; more than this takes too long at 4K.
MOST_SHAPES = 250


def test_all_that_is_promised_is_there_and_nothing_else() -> None:
    assert [str(f.relative_to(ASSETS).with_suffix("")) for f in FILES] == sorted(
        PICTURES, key=lambda n: Path(n + ".svg")
    )


@pytest.mark.parametrize("name", PICTURES)
def test_loads_shows_something_and_has_transparent_corners_unless_it_fills(name: str) -> None:
    picture = pygame.image.load(ASSETS / f"{name}.svg")
    wide, high = measures(name) or (picture.get_height(), picture.get_height())
    assert picture.get_size() == (wide, high)
    box = picture.get_bounding_rect(min_alpha=40)
    assert box.width > 0.3 * wide, "nearly empty"
    assert box.height > 0.1 * high, "nearly empty"
    alpha = picture.get_at((0, 0)).a
    if name.startswith("stages/"):
        assert alpha == picture.get_at((wide - 1, high - 1)).a == 255
    elif not name.startswith("frame/"):
        assert alpha == 0, "a bare rectangle"


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ASSETS)))
def test_keeps_to_the_subset(path: Path) -> None:
    root = ET.parse(path).getroot()
    gradients = {e.get("id") for e in root.iter() if e.tag.endswith("Gradient")}
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        assert tag in DRAWN_RIGHTLY, tag
        assert not {"clip-path", "mask", "filter", "style", "class"} & set(element.keys())
        for key in ("fill", "stroke", "stop-color"):
            value = element.get(key, "none")
            assert COLOUR.fullmatch(value), value
            if value.startswith("url"):
                assert value[5:-1] in gradients
        if tag.endswith("Gradient"):
            assert element.get("gradientUnits") == "userSpaceOnUse"
        if tag == "stop":
            assert element.get("offset", "").endswith("%"), "nanosvg reads plain fractions wrongly"


def test_stages_are_made_of_few_shapes() -> None:
    for path in (ASSETS / "stages").glob("*.svg"):
        assert sum(1 for e in ET.parse(path).getroot().iter() if e.tag == f"{SVG}path") < MOST_SHAPES, path.name


def test_the_icon_of_the_window_is_the_one_that_is_drawn() -> None:
    shown = pygame.image.load(ASSETS / "logo" / "icon.png")
    drawn = pygame.image.load_sized_svg(str(ASSETS / "logo" / "icon.svg"), (256, 256))
    assert shown.get_size() == (256, 256)
    worst = max(
        abs(a - b)
        for x in range(0, 256, 3)
        for y in range(0, 256, 3)
        for a, b in zip(shown.get_at((x, y)), drawn.get_at((x, y)), strict=True)
    )
    assert worst <= 2
