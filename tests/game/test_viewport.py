"""Scale, letterbox, window memory."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app import App
from game.viewport import NoDisplayError, Viewport, WindowMemory, prepare_environment


@pytest.mark.parametrize(
    ("size", "scale", "left", "top"),
    [
        ((1920, 1080), 1.0, 0, 0),
        ((1280, 720), 2 / 3, 0, 0),
        ((3840, 2160), 2.0, 0, 0),
        ((1920, 1200), 1.0, 0, 60),
        ((2560, 1080), 1.0, 320, 0),
        ((960, 540), 0.5, 0, 0),
    ],
)
def test_the_design_is_as_large_as_it_fits(
    make_app: Callable[..., App], size: tuple[int, int], scale: float, left: float, top: float
) -> None:
    viewport = make_app(size).viewport
    assert viewport.size == size
    assert viewport.scale == pytest.approx(scale)
    assert (viewport.left, viewport.top) == pytest.approx((left, top))
    assert viewport.to_design(left, top) == pytest.approx((0, 0))
    assert viewport.to_design(size[0] - left, size[1] - top) == pytest.approx((1920, 1080))


@settings(max_examples=40)
@given(st.floats(0, 1900), st.floats(1, 300), st.floats(1, 300))
def test_edges_that_meet_in_the_design_meet_on_the_screen(x: float, first: float, second: float) -> None:
    viewport = Viewport.__new__(Viewport)
    viewport.scale, viewport.left, viewport.top = 0.6317, 13.0, 7.0
    one = viewport.to_device(pygame.FRect(x, 5, first, 50))
    two = viewport.to_device(pygame.FRect(one_right(x, first), 5, second, 50))
    assert one.right == two.left


def one_right(x: float, width: float) -> float:
    return pygame.FRect(x, 0, width, 1).right


def test_a_resized_window_is_measured_and_painted_whole(app: App) -> None:
    from tests.game.scenes import Still

    app.push(Still(app))
    app.frame(0.016)
    assert not app.frame(0.016)
    pygame.display.set_mode((1100, 700), pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=1100, y=700))
    assert app.frame(0.016)
    assert app.viewport.size == (1100, 700)
    assert app.viewport.scale == pytest.approx(1100 / 1920)
    assert app.canvas.damage == [pygame.Rect(0, 0, 1100, 700)]
    assert app.viewport.remember().size == (1100, 700)


def test_leaving_full_screen_gives_the_window_its_size_back(app: App) -> None:
    app.viewport.toggle_fullscreen()
    assert app.viewport.full
    assert app.viewport.remember().fullscreen
    assert app.viewport.remember().size == (1280, 720), "the window's size is remembered, not the screen's"
    app.viewport.toggle_fullscreen()
    assert not app.viewport.full
    assert app.viewport.size == (1280, 720)


def test_the_size_of_the_screen_is_not_taken_for_that_of_the_window(app: App) -> None:
    app.viewport.toggle_fullscreen()
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900))
    app.frame(0.016)
    assert app.viewport.size == (1600, 900)
    assert app.viewport.remember().size == (1280, 720)


def test_a_remembered_window_comes_back_and_a_lost_monitor_does_not_matter(app: App) -> None:
    pygame.display.quit()
    memory = WindowMemory((1000, 600), (40, 50), display=7, fullscreen=False)
    viewport = Viewport(memory=memory)
    assert viewport.size == (1000, 600)
    assert viewport.display == 0
    assert not viewport.full


@pytest.mark.parametrize(
    ("was", "monitors", "now"),
    [
        ((40, 50), 1, (40, 50)),
        ((-700, 50), 1, (0, 50)),
        ((1900, 1000), 1, (920, 480)),
        ((1900, 1000), 2, (1900, 1000)),
        (None, 1, None),
    ],
)
def test_a_window_is_never_where_nobody_sees_it(
    app: App,
    monkeypatch: pytest.MonkeyPatch,
    was: tuple[int, int] | None,
    monitors: int,
    now: tuple[int, int] | None,
) -> None:
    placed: list[tuple[int, int]] = []
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: monitors)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)] * monitors)
    monkeypatch.setattr(pygame.display, "set_window_position", placed.append)
    Viewport(memory=WindowMemory((1000, 600), was, display=0, fullscreen=False))
    assert placed == ([now] if now else [])


def test_full_screen_is_remembered_unless_a_size_is_asked_for(app: App) -> None:
    memory = WindowMemory((1000, 600), None, display=0, fullscreen=True)
    pygame.display.quit()
    assert Viewport(memory=memory).full
    pygame.display.quit()
    assert not Viewport((800, 600), memory=memory).full
    pygame.display.quit()
    assert Viewport((800, 600), fullscreen=True).full


def test_the_screensaver_is_allowed_and_the_window_is_ours(app: App) -> None:
    assert pygame.display.get_allow_screensaver()
    assert pygame.display.get_caption()[0] == "Tenfold"
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "tenfold"


def test_what_the_user_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "1")
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "main.py")
    prepare_environment()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "1"
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "tenfold"


@pytest.mark.parametrize("driver", ["offscreen", "evdev"])
def test_a_driver_nobody_sees_is_no_display(app: App, monkeypatch: pytest.MonkeyPatch, driver: str) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    with pytest.raises(NoDisplayError, match=driver):
        Viewport()


def test_no_driver_at_all_is_no_display(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nothing-of-the-kind")
    with pytest.raises(NoDisplayError, match="nothing-of-the-kind"):
        Viewport()


@pytest.mark.parametrize(
    ("desktop", "wanted", "size"),
    [
        ((1920, 1080), None, (1536, 864)),
        ((3840, 2160), None, (3072, 1728)),
        ((1366, 768), None, (1092, 614)),
        ((1024, 600), None, (960, 540)),
        ((800, 480), None, (800, 480)),
        ((1920, 1080), (5000, 4000), (1920, 1080)),
        ((1920, 1080), (10, 10), (960, 540)),
        ((1920, 1080), (1280, 720), (1280, 720)),
    ],
)
def test_the_first_window_fits_the_desktop(
    app: App,
    monkeypatch: pytest.MonkeyPatch,
    desktop: tuple[int, int],
    wanted: tuple[int, int] | None,
    size: tuple[int, int],
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "windows")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    assert Viewport(wanted).size == size


def test_an_icon_that_is_missing_or_broken_does_not_matter(app: App, tmp_path: Path) -> None:
    broken = tmp_path / "icon.png"
    assert Viewport((640, 360), icon=broken).size == (640, 360)
    broken.write_bytes(b"no picture")
    assert Viewport((640, 360), icon=broken).size == (640, 360)
