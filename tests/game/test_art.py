"""Pictures at device scale, turned, squeezed, missing, broken, prepared."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import App
from game.art import TURN_STEPS, Art, rasterise
from game.cache import SurfaceCache
from game.problems import Problems

RED = '<svg xmlns="http://www.w3.org/2000/svg" width="18" height="26" viewBox="0 0 18 26">{}</svg>'
BOX = '<rect x="0" y="0" width="18" height="26" fill="#f00"/>'


@pytest.fixture
def problems() -> Problems:
    return Problems()


@pytest.fixture
def art(app: App, tmp_path: Path, problems: Problems) -> Art:
    (tmp_path / "a.svg").write_text(RED.format(BOX))
    (tmp_path / "half.svg").write_text(RED.format('<rect x="0" y="0" width="9" height="26" fill="#f00"/>'))
    return Art(tmp_path, SurfaceCache(8 << 20), problems)


@pytest.mark.parametrize("size", [(90, 130), (91, 130), (121, 171), (7, 300), (1, 1)])
def test_a_picture_fills_exactly_the_size_asked_for(art: Art, size: tuple[int, int]) -> None:
    surface = art.get("a", size)
    assert surface.get_size() == size
    assert surface.get_at((0, 0)) == surface.get_at((size[0] - 1, size[1] - 1)) == (255, 0, 0, 255)


def test_the_same_picture_is_the_same_surface(art: Art) -> None:
    assert art.get("a", (18, 26)) is art.get("a", (18, 26))
    assert art.variant("a", (18, 26), 3, 9) is art.variant("a", (18, 26), 3, 9)
    assert art.variant("a", (18, 26), 0, TURN_STEPS) is art.get("a", (18, 26))


def test_turned_and_squeezed(art: Art) -> None:
    assert art.variant("a", (180, 260), 0, TURN_STEPS // 2).get_size() == (90, 260)
    quarter = art.variant("half", (180, 260), 45, TURN_STEPS)
    width, height = quarter.get_size()
    assert abs(width - 260) <= 4
    assert abs(height - 180) <= 4
    assert quarter.get_at((130, height - 30))[:3] == (255, 0, 0), "turned counter-clockwise: the left side is below"
    assert quarter.get_at((130, 30)).a == 0


def test_a_turned_picture_keeps_its_colours_and_has_smooth_edges(art: Art, tmp_path: Path) -> None:
    frame = '<rect width="18" height="26" fill="#fff"/><rect x="2" y="2" width="14" height="22" fill="#203040"/>'
    (tmp_path / "framed.svg").write_text(RED.format(frame))
    turned = art.variant("framed", (180, 260), 4, TURN_STEPS)
    width, height = turned.get_size()
    assert turned.get_at((width // 2, height // 2)) == (32, 48, 64, 255)
    edge = [turned.get_at((width // 2, y)) for y in range(40)]
    between = [pixel for pixel in edge if 0 < pixel.a < 255]
    assert between, "half-covered pixels"
    assert all(min(pixel[:3]) > 240 for pixel in between), "without a dark fringe"


def test_a_missing_picture_is_named_once_and_replaced(art: Art, problems: Problems) -> None:
    for _ in range(3):
        assert art.get("cards/none", (50, 70)).get_size() == (50, 70)
    art.get("cards/none", (60, 80))
    assert [(p.code, p.params["name"]) for p in problems.all] == [("missing-asset", "cards/none.svg")]


@pytest.mark.parametrize("data", [b"", b"\x89PNG\r\n", b"<svg", b"<svg></svg>", b"<svg viewBox='0 0 1 1'>" + b"\0" * 9])
def test_a_broken_picture_never_stops_the_game(art: Art, problems: Problems, tmp_path: Path, data: bytes) -> None:
    (tmp_path / "broken.svg").write_bytes(data)
    assert art.get("broken", (50, 70)).get_size() == (50, 70)
    assert {p.code for p in problems.all} <= {"broken-asset"}
    assert art.get("a", (50, 70)).get_at((9, 9)) == (255, 0, 0, 255), "the rest goes on"


def test_a_folder_in_place_of_a_picture_is_broken(art: Art, problems: Problems, tmp_path: Path) -> None:
    (tmp_path / "folder.svg").mkdir()
    art.get("folder", (5, 5))
    assert [p.code for p in problems.all] == ["broken-asset"]


def test_paths_with_letters_of_all_kinds(app: App, tmp_path: Path, problems: Problems) -> None:
    folder = tmp_path / "Ľuboš Žluťoučký"
    folder.mkdir()
    (folder / "řada.svg").write_text(RED.format(BOX))
    surface = Art(folder, SurfaceCache(1 << 20), problems).get("řada", (9, 13))
    assert surface.get_at((4, 4)) == (255, 0, 0, 255)
    assert problems.all == []


def test_a_backdrop_covers_without_being_stretched(art: Art, tmp_path: Path) -> None:
    wide = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#0f0"/></svg>'
    )
    (tmp_path / "wide.svg").write_text(wide)
    for size in ((320, 180), (300, 300), (500, 100)):
        surface = art.backdrop("wide", size)
        assert surface.get_size() == size
        corners = [surface.get_at((x, y))[:3] for x in (0, size[0] - 1) for y in (0, size[1] - 1)]
        assert corners == [(0, 255, 0)] * 4
        assert not surface.get_flags() & pygame.SRCALPHA


def test_a_missing_backdrop_is_plain(art: Art, problems: Problems) -> None:
    surface = art.backdrop("nowhere", (320, 180))
    assert surface.get_at((3, 3)) == surface.get_at((160, 90))
    assert [p.params["name"] for p in problems.all] == ["nowhere.svg"]


def test_prepared_pictures_are_there_before_they_are_wanted(app: App, tmp_path: Path, problems: Problems) -> None:
    for name in "abc":
        (tmp_path / f"{name}.svg").write_text(RED.format(BOX))
    cache = SurfaceCache(8 << 20)
    art = Art(tmp_path, cache, problems)
    art.prepare("abc", (180, 260))
    while art.work(0.5):
        pass
    assert [(name, (90, 130)) in cache for name in "abc"] == [True, True, True]
    art.rescaled()
    while art.work(1.0):
        pass
    assert ("a", (180, 260)) in cache


def test_preparing_works_in_slices(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter(range(1000))
    monkeypatch.setattr("game.art.time.perf_counter", lambda: float(next(times)))
    art.prepare(["a"] * 3, (18, 26))
    assert art.work(1.0, seconds=1.5)
    assert art.work(1.0, seconds=0.0), "no time: nothing is done, nothing is lost"
    assert not art.work(1.0, seconds=100.0)


def test_without_patience_a_known_picture_stands_in_until_there_is_time(art: Art) -> None:
    good = art.get("half", (90, 130))
    art.begin(patience=-1.0)
    hasty = art.get("half", (180, 260))
    assert art.unsettled
    assert hasty.get_size() == (180, 260)
    assert hasty.get_at((40, 130))[:3] == (255, 0, 0)
    assert art.get("half", (180, 260)) is hasty, "the stand-in is kept as well"
    assert art.get("half", (90, 130)) is good
    art.begin()
    assert art.get("half", (180, 260)) is not hasty
    assert not art.unsettled


def test_patience_is_a_span_of_time(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a", "half"):
        art.get(name, (18, 26))
    times = iter(range(1000))
    monkeypatch.setattr("game.art.time.perf_counter", lambda: float(next(times)))
    art.begin(patience=0.5)
    art.get("a", (36, 52))
    assert not art.unsettled, "the first may take longer than there is"
    art.get("half", (36, 52))
    assert art.unsettled


def test_in_motion_a_new_size_is_rasterised_only_once_it_is_kept(art: Art) -> None:
    art.get("half", (180, 260))
    for width in range(150, 170):
        art.begin(calm=False)
        art.get("half", (width, 230))
        assert art.unsettled
    settled = []
    for _ in range(6):
        art.begin(calm=False)
        art.get("half", (150, 217))
        settled.append(not art.unsettled)
    assert settled == [False, False, False, True, True, True]


def test_in_motion_what_would_be_blurred_is_rasterised_at_once(art: Art) -> None:
    art.get("half", (18, 26))
    art.begin(calm=False)
    art.get("half", (180, 260))
    assert not art.unsettled


def test_the_next_larger_picture_stands_in(art: Art, tmp_path: Path) -> None:
    for size in ((90, 130), (36, 52), (360, 520)):
        art.get("half", size)
    art.begin(patience=-1.0)
    stand_in = art.get("half", (60, 87))
    assert art.unsettled
    art.begin()
    assert pygame.image.tobytes(stand_in, "RGBA") == pygame.image.tobytes(
        pygame.transform.smoothscale(art.get("half", (90, 130)), (60, 87)), "RGBA"
    )


def test_what_was_never_seen_has_no_stand_in(art: Art) -> None:
    art.begin(patience=-1.0)
    assert art.get("a", (18, 26)).get_at((3, 3)) == (255, 0, 0, 255)
    assert not art.unsettled


def test_without_patience_the_nearest_angle_stands_in(art: Art) -> None:
    flat, four = art.get("half", (90, 130)), art.variant("half", (90, 130), 4, TURN_STEPS)
    art.begin(patience=-1.0)
    assert art.variant("half", (90, 130), 6, TURN_STEPS) is four
    assert art.variant("half", (90, 130), -6, TURN_STEPS) is flat
    assert art.unsettled
    art.begin()
    assert art.variant("half", (90, 130), 6, TURN_STEPS) is not four


def test_a_variant_of_a_stand_in_is_not_kept_as_the_real_one(art: Art) -> None:
    art.get("half", (9, 13))
    art.begin(patience=-1.0)
    hasty = art.variant("half", (90, 130), 3, TURN_STEPS)
    art.begin()
    assert art.variant("half", (90, 130), 3, TURN_STEPS) is not hasty


def test_rasterise_refuses_what_is_no_svg() -> None:
    with pytest.raises(ValueError, match="SVG"):
        rasterise(b"hello", (4, 4))
