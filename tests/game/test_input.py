"""Keyboard, mouse, touch: real events in, intents out."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.input import KEYBOARD, MOUSE, TOUCH, Intent, Kind
from game.input.repeat import FIRST, MOST, NEXT


@pytest.fixture(autouse=True)
def _quiet(app: App) -> None:
    """The window's own first events are none of these tests' business."""
    app.input.poll(0)


def key(scancode: int, mod: int = 0, down: bool = True, sym: int = 0) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.Event(kind, key=sym, scancode=scancode, mod=mod, unicode="", repeat=0))


def mouse(kind: int, x: float, y: float, button: int = 1, touch: bool = False) -> None:
    more = {"buttons": (0, 0, 0), "rel": (0, 0)} if kind == pygame.MOUSEMOTION else {"button": button}
    pygame.event.post(pygame.Event(kind, pos=(x, y), touch=touch, **more))


def finger(kind: int, x: float, y: float, number: int = 0) -> None:
    pygame.event.post(pygame.Event(kind, touch_id=1, finger_id=number, x=x, y=y, dx=0, dy=0, pressure=1))


def kinds(app: App, dt: float = 0.0) -> list[Kind]:
    return [intent.kind for intent in app.input.poll(dt)]


# keyboard


@pytest.mark.parametrize(
    ("scancode", "kind"),
    [
        (pygame.KSCAN_RETURN, Kind.CONFIRM),
        (pygame.KSCAN_KP_ENTER, Kind.CONFIRM),
        (pygame.KSCAN_SPACE, Kind.CONFIRM),
        (pygame.KSCAN_ESCAPE, Kind.CANCEL),
        (pygame.KSCAN_BACKSPACE, Kind.CANCEL),
        (pygame.KSCAN_TAB, Kind.NEXT),
        (pygame.KSCAN_H, Kind.HINT),
        (pygame.KSCAN_U, Kind.UNDO),
        (pygame.KSCAN_L, Kind.LOG),
        (pygame.KSCAN_M, Kind.MUTE),
        (pygame.KSCAN_P, Kind.PEEK),
        (pygame.KSCAN_F10, Kind.MENU),
        (pygame.KSCAN_F11, Kind.FULLSCREEN),
    ],
)
def test_keys(app: App, scancode: int, kind: Kind) -> None:
    key(scancode)
    assert app.input.poll(0) == [Intent(kind, KEYBOARD)]


@pytest.mark.parametrize(
    ("scancode", "mod", "kind"),
    [
        (pygame.KSCAN_Z, pygame.KMOD_LCTRL, Kind.UNDO),
        (pygame.KSCAN_Z, pygame.KMOD_LMETA, Kind.UNDO),
        (pygame.KSCAN_RETURN, pygame.KMOD_LALT, Kind.FULLSCREEN),
        (pygame.KSCAN_RETURN, pygame.KMOD_RALT, Kind.FULLSCREEN),
        (pygame.KSCAN_TAB, pygame.KMOD_LSHIFT, Kind.PREVIOUS),
        (pygame.KSCAN_H, pygame.KMOD_NUM | pygame.KMOD_CAPS, Kind.HINT),
    ],
)
def test_chords(app: App, scancode: int, mod: int, kind: Kind) -> None:
    key(scancode, mod)
    assert kinds(app) == [kind]


def test_other_chords_mean_nothing(app: App) -> None:
    key(pygame.KSCAN_H, pygame.KMOD_LCTRL)
    key(pygame.KSCAN_TAB, pygame.KMOD_LALT)
    key(pygame.KSCAN_Z)
    assert kinds(app) == []


@pytest.mark.parametrize(
    ("scancode", "move"),
    [
        (pygame.KSCAN_UP, (0, -1)),
        (pygame.KSCAN_S, (0, 1)),
        (pygame.KSCAN_A, (-1, 0)),
        (pygame.KSCAN_RIGHT, (1, 0)),
    ],
)
def test_directions(app: App, scancode: int, move: tuple[int, int]) -> None:
    key(scancode)
    assert app.input.poll(0) == [Intent(Kind.MOVE, KEYBOARD, move=move)]


def test_digits_are_places_so_they_work_on_a_czech_keyboard(app: App) -> None:
    for scancode, sym in ((pygame.KSCAN_2, ord("ě")), (pygame.KSCAN_0, ord("é")), (pygame.KSCAN_KP_7, pygame.K_KP7)):
        key(scancode, sym=sym)
    assert [(i.kind, i.index) for i in app.input.poll(0)] == [(Kind.NUMBER, n) for n in (2, 0, 7)]


def test_the_systems_own_repeats_do_not_count(app: App) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_SPACE, mod=0, unicode="", repeat=1))
    assert kinds(app) == []


def test_a_direction_that_is_held_repeats(app: App) -> None:
    key(pygame.KSCAN_RIGHT)
    assert kinds(app) == [Kind.MOVE]
    assert kinds(app, FIRST - 0.01) == []
    again = app.input.poll(0.02)
    assert again == [Intent(Kind.MOVE, KEYBOARD, move=(1, 0), repeat=True)]
    assert kinds(app, NEXT / 2) == []
    assert kinds(app, NEXT) == [Kind.MOVE]
    key(pygame.KSCAN_RIGHT, down=False)
    assert kinds(app, 5) == []


def test_a_long_step_is_one_repeat(app: App) -> None:
    key(pygame.KSCAN_RIGHT)
    app.input.poll(0)
    assert kinds(app, 30.0) == [Kind.MOVE]


def test_a_thing_lying_on_a_key_stops_repeating(app: App) -> None:
    key(pygame.KSCAN_RIGHT)
    app.input.poll(0)
    assert sum(len(app.input.poll(1.0)) for _ in range(2 * MOST)) == MOST


def test_the_last_direction_counts(app: App) -> None:
    key(pygame.KSCAN_RIGHT)
    key(pygame.KSCAN_DOWN)
    app.input.poll(0)
    assert [i.move for i in app.input.poll(FIRST)] == [(0, 1)]
    key(pygame.KSCAN_RIGHT, down=False)
    assert [i.move for i in app.input.poll(FIRST)] == [(0, 1)], "another key's release does not end it"


def test_focus_lost_with_a_key_down_releases_it(app: App) -> None:
    key(pygame.KSCAN_RIGHT)
    app.input.poll(0)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert kinds(app) == [Kind.FOCUS_LOST]
    assert kinds(app, 5) == []
    key(pygame.KSCAN_RIGHT, down=False)
    assert kinds(app) == [], "the late key-up is harmless"


def test_focus_lost_with_the_button_down_releases_it(app: App) -> None:
    mouse(pygame.MOUSEBUTTONDOWN, 10, 10)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    mouse(pygame.MOUSEMOTION, 50, 50)
    mouse(pygame.MOUSEBUTTONUP, 50, 50)
    assert kinds(app) == [Kind.PRESS, Kind.FOCUS_LOST, Kind.FOCUS_GAINED, Kind.POINT]


# text


def test_while_typing_letters_are_text_and_no_shortcuts(app: App) -> None:
    app.input.typing = True
    for scancode in (pygame.KSCAN_H, pygame.KSCAN_W, pygame.KSCAN_SPACE, pygame.KSCAN_1, pygame.KSCAN_M):
        key(scancode)
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="ě"))
    key(pygame.KSCAN_BACKSPACE)
    key(pygame.KSCAN_LEFT)
    key(pygame.KSCAN_RETURN)
    key(pygame.KSCAN_ESCAPE)
    found = app.input.poll(0)
    assert [i.kind for i in found] == [Kind.TEXT, Kind.ERASE, Kind.MOVE, Kind.CONFIRM, Kind.CANCEL]
    assert found[0].text == "ě"


def test_text_outside_a_field_is_nothing(app: App) -> None:
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="h"))
    assert kinds(app) == []
    app.input.typing = True
    app.input.typing = False
    key(pygame.KSCAN_H)
    assert kinds(app) == [Kind.HINT]


# mouse and touch


def test_the_mouse_points_presses_drags_and_releases(app: App) -> None:
    mouse(pygame.MOUSEMOTION, 640, 360)
    mouse(pygame.MOUSEBUTTONDOWN, 640, 360)
    mouse(pygame.MOUSEMOTION, 660, 360)
    mouse(pygame.MOUSEBUTTONUP, 660, 360)
    found = app.input.poll(0)
    assert [i.kind for i in found] == [Kind.POINT, Kind.PRESS, Kind.DRAG, Kind.RELEASE]
    assert found[0].pos == pytest.approx((960, 540))
    assert found[3].pos == pytest.approx((990, 540))
    assert {i.device for i in found} == {MOUSE}


def test_the_letterbox_is_taken_into_account(make_app: Callable[..., App]) -> None:
    app = make_app((1920, 1200))
    app.input.poll(0)
    mouse(pygame.MOUSEMOTION, 960, 60)
    assert app.input.poll(0)[0].pos == pytest.approx((960, 0))


def test_a_thousand_movements_are_one(app: App) -> None:
    for x in range(500):
        mouse(pygame.MOUSEMOTION, x, 10)
    mouse(pygame.MOUSEBUTTONDOWN, 500, 10)
    for x in range(500, 900):
        mouse(pygame.MOUSEMOTION, x, 10)
    found = app.input.poll(0)
    assert [i.kind for i in found] == [Kind.POINT, Kind.PRESS, Kind.DRAG]
    assert found[0].pos == pytest.approx((499 * 1.5, 15))
    assert found[2].pos == pytest.approx((899 * 1.5, 15))


def test_right_button_and_wheel(app: App) -> None:
    mouse(pygame.MOUSEBUTTONDOWN, 100, 100, button=3)
    mouse(pygame.MOUSEBUTTONUP, 100, 100, button=3)
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-0.5, flipped=False))
    mouse(pygame.MOUSEBUTTONDOWN, 100, 100, button=4)
    mouse(pygame.MOUSEBUTTONDOWN, 100, 100, button=2)
    found = app.input.poll(0)
    assert [i.kind for i in found] == [Kind.ALTERNATE, Kind.SCROLL]
    assert found[0].pos == found[1].pos == pytest.approx((150, 150))
    assert found[1].amount == -0.5


def test_a_release_without_a_press_is_nothing(app: App) -> None:
    mouse(pygame.MOUSEBUTTONUP, 100, 100)
    assert kinds(app) == []


def test_a_finger_is_no_mouse(app: App) -> None:
    finger(pygame.FINGERDOWN, 0.5, 0.5)
    mouse(pygame.MOUSEBUTTONDOWN, 640, 360, touch=True)
    finger(pygame.FINGERMOTION, 0.25, 0.5)
    mouse(pygame.MOUSEMOTION, 320, 360, touch=True)
    finger(pygame.FINGERUP, 0.25, 0.5)
    mouse(pygame.MOUSEBUTTONUP, 320, 360, touch=True)
    found = app.input.poll(0)
    assert [i.kind for i in found] == [Kind.PRESS, Kind.DRAG, Kind.RELEASE]
    assert {i.device for i in found} == {TOUCH}
    assert found[0].pos == pytest.approx((960, 540))
    assert found[2].pos == pytest.approx((480, 540))


def test_a_second_finger_does_not_count(app: App) -> None:
    finger(pygame.FINGERDOWN, 0.5, 0.5, number=1)
    finger(pygame.FINGERDOWN, 0.1, 0.1, number=2)
    finger(pygame.FINGERMOTION, 0.2, 0.1, number=2)
    finger(pygame.FINGERUP, 0.2, 0.1, number=2)
    finger(pygame.FINGERUP, 0.5, 0.5, number=1)
    assert kinds(app) == [Kind.PRESS, Kind.RELEASE]


def test_the_last_device_is_known(app: App) -> None:
    key(pygame.KSCAN_RETURN)
    app.input.poll(0)
    assert app.input.last_device == KEYBOARD
    mouse(pygame.MOUSEMOTION, 5, 5)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.input.poll(0)
    assert app.input.last_device == MOUSE, "losing the focus is no device"


def test_closing(app: App) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert kinds(app) == [Kind.CLOSE]


def test_a_key_that_is_caught_means_nothing_but_itself(app: App) -> None:
    app.input.catching = True
    key(pygame.KSCAN_M)
    key(pygame.KSCAN_ESCAPE)
    assert [(i.kind, i.index) for i in app.input.poll(0)] == [
        (Kind.KEY, pygame.KSCAN_M),
        (Kind.KEY, pygame.KSCAN_ESCAPE),
    ]
    app.input.catching = False
    key(pygame.KSCAN_M)
    assert kinds(app) == [Kind.MUTE]
