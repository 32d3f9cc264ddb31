"""Regions of tables from Tiled maps."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.regions import ANCHORS, GROWS, Region, Regions, RegionsError

GOOD = '<object id="1" name="market" x="96" y="54" width="800" height="300">{}</object>'
PROPERTIES = '<properties><property name="anchor" value="{}"/><property name="grow" value="{}"/></properties>'


def tmx(folder: Path, objects: str, *, more: str = "", width: int = 240) -> Path:
    path = folder / "ten.tmx"
    path.write_text(
        f'<map version="1.10" orientation="orthogonal" width="{width}" height="135" tilewidth="8" tileheight="8">'
        f'<objectgroup id="9" name="seats-3">{objects}</objectgroup>{more}</map>'
    )
    return path


def test_reads_names_rectangles_and_properties(tmp_path: Path) -> None:
    path = tmx(tmp_path, GOOD.format(PROPERTIES.format("bottom-right", "up")))
    assert Regions.load(path, "seats-3") == {"market": Region(pygame.FRect(96, 54, 800, 300), "bottom-right", "up")}


def test_what_is_left_out_has_a_default(tmp_path: Path) -> None:
    region = Regions.load(tmx(tmp_path, GOOD.format("")), "seats-3")["market"]
    assert (region.anchor, region.grow) == ("top-left", "right")


def test_large_text_takes_the_large_group_where_there_is_one(tmp_path: Path) -> None:
    market = '<object id="2" name="market" x="0" y="0" width="9" height="9"/>'
    large = f'<objectgroup id="10" name="seats-3-large">{market}</objectgroup>'
    path = tmx(tmp_path, GOOD.format(""), more=large)
    assert Regions.load(path, "seats-3", 1.3)["market"].rect.w == 800
    assert Regions.load(path, "seats-3", 1.6)["market"].rect.w == 9
    assert set(Regions.groups(path)) == {"seats-3", "seats-3-large"}
    assert Regions.load(tmx(tmp_path, GOOD.format("")), "seats-3", 2.0)["market"].rect.w == 800


@pytest.mark.parametrize(
    ("objects", "words"),
    [
        (GOOD.format(PROPERTIES.format("middle", "up")), ("seats-3/market", "middle", "centre")),
        (GOOD.format(PROPERTIES.format("top", "sideways")), ("seats-3/market", "sideways", "right")),
        (GOOD.format("") + GOOD.format(""), ("seats-3/market", "two regions")),
        ('<object id="7" x="1" y="1" width="9" height="9"/>', ("object 7", "no name")),
        ('<object id="7" name="deck" x="1" y="1" width="0" height="9"/>', ("seats-3/deck", "no area")),
        ('<object id="7" name="deck" x="1" y="1"/>', ("seats-3/deck", "no area")),
        ('<object id="7" name="deck" x="1900" y="1" width="30" height="9"/>', ("seats-3/deck", "beyond")),
        ('<object id="7" name="deck" x="-1" y="1" width="30" height="9"/>', ("seats-3/deck", "beyond")),
        ('<object id="7" name="deck" x="1" y="1" width="9" height="9" rotation="45"/>', ("seats-3/deck", "upright")),
        ('<object id="7" name="deck" x="9" y="9"><polygon points="0,0 9,9"/></object>', ("seats-3/deck", "upright")),
    ],
)
def test_what_is_wrong_is_named_with_file_and_region(tmp_path: Path, objects: str, words: tuple[str, ...]) -> None:
    with pytest.raises(RegionsError) as error:
        Regions.load(tmx(tmp_path, objects), "seats-3")
    for word in ("ten.tmx", *words):
        assert word in str(error.value)


def test_files_that_are_no_map(tmp_path: Path) -> None:
    with pytest.raises(RegionsError, match=r"none\.tmx: the map is missing"):
        Regions.load(tmp_path / "none.tmx", "seats-3")
    for number, content in enumerate([b"", b"\x00\xff\x13", b"<map", b"<html></html>", b'<map width="x"/>']):
        path = tmp_path / f"bad{number}.tmx"
        path.write_bytes(content)
        with pytest.raises(RegionsError, match=path.name):
            Regions.load(path, "seats-3")
    with pytest.raises(RegionsError, match=r"800 × 1080"):
        Regions.load(tmx(tmp_path, "", width=100), "seats-3")
    with pytest.raises(RegionsError, match=r"seats-9.*seats-3"):
        Regions.load(tmx(tmp_path, GOOD.format("")), "seats-9")
    twice = '<objectgroup id="10" name="seats-3"/>'
    with pytest.raises(RegionsError, match="two groups"):
        Regions.load(tmx(tmp_path, "", more=twice), "seats-3")


regions = st.builds(
    Region,
    st.builds(pygame.FRect, st.integers(0, 800), st.integers(0, 400), st.integers(150, 1000), st.integers(150, 600)),
    st.sampled_from(sorted(ANCHORS)),
    st.sampled_from(sorted(GROWS)),
)


def _within(outer: pygame.FRect, inner: pygame.FRect) -> bool:
    return outer.inflate(0.1, 0.1).contains(inner)


@settings(deadline=None)
@given(regions, st.integers(0, 30), st.floats(20, 400), st.floats(20, 400))
def test_places_lie_within_their_region(region: Region, count: int, w: float, h: float) -> None:
    for places in (region.line(count, w, h), region.rows(count, w, h)):
        assert len(places) == count
        for place in places:
            assert _within(region.rect, place)
            assert place.w / place.h == pytest.approx(w / h, rel=0.01)


@settings(deadline=None)
@given(regions, st.integers(2, 60))
def test_rows_never_overlap(region: Region, count: int) -> None:
    places = region.rows(count, 90, 130, 4)
    for n, place in enumerate(places):
        assert place.inflate(-0.1, -0.1).collidelist(places) == n


def test_line_grows_from_its_anchor() -> None:
    rect = pygame.FRect(100, 100, 1000, 300)
    assert [r.topleft for r in Region(rect, "top-left", "right").line(2, 90, 130, 10)] == [(100, 100), (200, 100)]
    assert [r.right for r in Region(rect, "bottom-right", "left").line(2, 90, 130, 10)] == [1100, 1000]
    assert [r.y for r in Region(rect, "top", "down").line(2, 90, 130, 10)] == [100, 240]
    assert [r.bottom for r in Region(rect, "bottom", "up").line(2, 90, 130, 10)] == [400, 260]
    middle = Region(rect, "centre", "right").line(3, 90, 130, 10)
    assert middle[1].center == rect.center
    tight = Region(rect, "left", "right").line(21, 100, 130)
    assert tight[1].x - tight[0].x == pytest.approx(45)
    assert tight[-1].right == pytest.approx(1100)
