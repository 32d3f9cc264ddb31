"""Controllers, real to SDL though nobody holds them."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame
import pytest

from game.app import App
from game.input import Device, Intent, Kind
from game.input.repeat import FIRST
from tests.virtual_pad import VirtualPad

PAD = Device("pad", 0)
_UNKNOWN_JOYSTICK = 0


def poll(app: App, dt: float = 0.0) -> list[Intent]:
    """Everything the controllers say; SDL may need a second look to pass it all on."""
    found = app.input.poll(dt) + app.input.poll(0)
    return [i for i in found if i.kind not in (Kind.FOCUS_GAINED, Kind.FOCUS_LOST, Kind.POINT)]


def kinds(app: App, dt: float = 0.0) -> list[Kind]:
    return [intent.kind for intent in poll(app, dt)]


@pytest.fixture
def pad(app: App, virtual_pad: VirtualPad) -> VirtualPad:
    virtual_pad.plug()
    assert kinds(app) == [Kind.PAD_FOUND]
    return virtual_pad


@pytest.fixture
def joystick(app: App) -> Iterator[VirtualPad]:
    """Something with axes and buttons that SDL has no mapping for."""
    app.input.open_pads()
    stick = VirtualPad(axes=2, buttons=8, hats=1, kind=_UNKNOWN_JOYSTICK).plug()
    poll(app)
    yield stick
    stick.unplug()


def test_it_is_found_with_its_name(app: App, virtual_pad: VirtualPad) -> None:
    virtual_pad.plug()
    (found,) = poll(app)
    assert found == Intent(Kind.PAD_FOUND, PAD, text="Virtual Controller")
    assert app.input.pads.devices == [PAD]
    assert app.input.pads.name(PAD) == "Virtual Controller"


def test_one_that_was_there_before_is_found_once(app: App) -> None:
    pygame.joystick.init()
    pad = VirtualPad().plug()
    app.input.open_pads()
    assert kinds(app) == [Kind.PAD_FOUND]
    pad.unplug()


def test_it_comes_and_goes_and_comes_without_an_error_and_keeps_its_place(app: App, pad: VirtualPad) -> None:
    for _ in range(3):
        pad.unplug()
        assert poll(app) == [Intent(Kind.PAD_LOST, PAD, text="Virtual Controller")]
        assert app.input.pads.devices == []
        pad.plug()
        assert kinds(app) == [Kind.PAD_FOUND]
        assert app.input.pads.devices == [PAD]
        pad.button(0)
        assert kinds(app) == [Kind.CONFIRM]
        pad.button(0, False)


def test_two_have_places_of_their_own(app: App, pad: VirtualPad) -> None:
    other = VirtualPad().plug()
    assert [i.device.id for i in poll(app)] == [1]
    other.button(1)
    assert poll(app) == [Intent(Kind.CANCEL, Device("pad", 1))]
    pad.unplug()
    other.unplug()
    assert [i.device.id for i in poll(app)] == [0, 1]


@pytest.mark.parametrize(
    ("button", "kind"),
    [
        (pygame.CONTROLLER_BUTTON_A, Kind.CONFIRM),
        (pygame.CONTROLLER_BUTTON_B, Kind.CANCEL),
        (pygame.CONTROLLER_BUTTON_X, Kind.HINT),
        (pygame.CONTROLLER_BUTTON_Y, Kind.ALTERNATE),
        (pygame.CONTROLLER_BUTTON_BACK, Kind.LOG),
        (pygame.CONTROLLER_BUTTON_START, Kind.MENU),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Kind.PREVIOUS),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Kind.NEXT),
    ],
)
def test_buttons(app: App, pad: VirtualPad, button: int, kind: Kind) -> None:
    pad.button(button)
    assert poll(app) == [Intent(kind, PAD)]
    assert app.input.last_device == PAD
    pad.button(button, False)
    assert poll(app) == []


def test_the_cross_moves_and_repeats_until_it_is_let_go(app: App, pad: VirtualPad) -> None:
    pad.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert poll(app) == [Intent(Kind.MOVE, PAD, move=(-1, 0))]
    assert poll(app, FIRST) == [Intent(Kind.MOVE, PAD, move=(-1, 0), repeat=True)]
    pad.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT, False)
    poll(app)
    assert poll(app, 5) == []


def test_the_left_stick_moves_once_and_repeats(app: App, pad: VirtualPad) -> None:
    pad.axis(0, 1.0)
    assert [i.move for i in poll(app)] == [(1, 0)]
    pad.axis(0, 0.95)
    assert poll(app) == []
    assert [i.move for i in poll(app, FIRST)] == [(1, 0)]
    pad.axis(0, 0.0)
    poll(app)
    assert poll(app, 5) == []


def test_a_stick_between_near_and_far_neither_starts_nor_flutters(app: App, pad: VirtualPad) -> None:
    for value in (0.3, 0.5, 0.3, 0.55):
        pad.axis(1, value)
        assert poll(app) == []
    pad.axis(1, 0.7)
    assert [i.move for i in poll(app)] == [(0, 1)]
    for value in (0.55, 0.62, 0.45, 0.7):
        pad.axis(1, value)
        assert poll(app) == []
    pad.axis(1, 0.45)
    pad.axis(0, 0.55)
    assert poll(app) == [], "a weak push aside is none"


def test_the_stronger_axis_gives_the_direction(app: App, pad: VirtualPad) -> None:
    pad.axis(0, 0.7)
    assert [i.move for i in poll(app)] == [(1, 0)]
    pad.axis(1, -0.95)
    assert [i.move for i in poll(app)] == [(0, -1)]


def test_triggers_count_once_a_pull(app: App, pad: VirtualPad) -> None:
    for trigger in (4, 5):
        pad.axis(trigger, -1.0)
    poll(app)
    pad.axis(4, 1.0)
    assert kinds(app) == [Kind.UNDO]
    pad.axis(4, 0.8)
    assert kinds(app) == []
    pad.axis(4, -1.0)
    pad.axis(5, 1.0)
    assert kinds(app) == [Kind.PEEK]


def test_the_right_stick_scrolls_as_long_as_it_is_pushed(app: App, pad: VirtualPad) -> None:
    pad.axis(3, 1.0)
    poll(app)
    (scroll,) = (i for i in app.input.poll(0.1))
    assert scroll.kind is Kind.SCROLL
    assert scroll.amount == pytest.approx(-1.4, rel=0.01)
    pad.axis(3, 0.1)
    poll(app)
    assert poll(app, 0.1) == []


def test_an_axis_that_is_stuck_from_the_start_says_nothing(app: App, virtual_pad: VirtualPad) -> None:
    virtual_pad.plug()
    virtual_pad.axis(0, 1.0)
    assert kinds(app, 0) == [Kind.PAD_FOUND]
    assert kinds(app, 5) == []
    virtual_pad.axis(0, 0.98)
    assert kinds(app, 5) == []
    virtual_pad.button(0)
    assert kinds(app) == [Kind.CONFIRM], "its buttons work all the same"
    virtual_pad.axis(0, 0.0)
    poll(app)
    virtual_pad.axis(0, 1.0)
    assert kinds(app) == [Kind.MOVE], "once it has rested it is believed"


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, 1e9])
def test_axes_with_senseless_values(app: App, joystick: VirtualPad, value: float) -> None:
    instance = next(iter(app.input.pads._pads))
    for axis in (0, 1, 77):
        pygame.event.post(pygame.Event(pygame.JOYAXISMOTION, instance_id=instance, axis=axis, value=value))
    assert all(i.move in {(1, 0), (0, 1)} for i in poll(app))
    joystick.button(0)
    assert Kind.CONFIRM in kinds(app)


def test_events_of_controllers_nobody_knows_are_nothing(app: App, pad: VirtualPad) -> None:
    pygame.event.post(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=99, button=0))
    pygame.event.post(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=99))
    pygame.event.post(pygame.Event(pygame.JOYDEVICEADDED, device_index=42, guid=""))
    assert poll(app) == []


def test_losing_the_focus_lets_go_of_the_stick(app: App, pad: VirtualPad) -> None:
    pad.axis(0, 1.0)
    assert kinds(app) == [Kind.MOVE]
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.input.poll(0)
    assert poll(app, 5) == []
    pad.axis(0, 0.9)
    assert poll(app) == [], "it is still held from before"
    pad.axis(0, 0.0)
    poll(app)
    pad.axis(0, 1.0)
    assert kinds(app) == [Kind.MOVE]


def test_losing_the_focus_ends_scrolling(app: App, pad: VirtualPad) -> None:
    pad.axis(3, 1.0)
    poll(app)
    assert Kind.SCROLL in kinds(app, 0.1)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.input.poll(0)
    assert poll(app, 0.1) == []


def test_losing_the_focus_with_a_trigger_pulled_does_not_pull_it_again(app: App, pad: VirtualPad) -> None:
    pad.axis(4, -1.0)
    poll(app)
    pad.axis(4, 1.0)
    assert kinds(app) == [Kind.UNDO]
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.input.poll(0)
    pad.axis(4, 0.9)
    assert poll(app) == []
    pad.axis(4, -1.0)
    poll(app)
    pad.axis(4, 1.0)
    assert kinds(app) == [Kind.UNDO]


def test_each_gets_its_own_place_back(app: App, pad: VirtualPad, joystick: VirtualPad) -> None:
    assert [d.id for d in app.input.pads.devices] == [0, 1]
    pad.unplug()
    joystick.unplug()
    poll(app)
    joystick.plug()
    assert [i.device.id for i in poll(app)] == [1]
    pad.plug()
    assert [i.device.id for i in poll(app)] == [0]


def test_gone_without_letting_go(app: App, pad: VirtualPad) -> None:
    pad.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    poll(app)
    pygame.event.post(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=next(iter(app.input.pads._pads))))
    assert kinds(app) == [Kind.PAD_LOST]
    assert poll(app, 5) == []


def test_pulled_out_while_pushed_nothing_goes_on(app: App, pad: VirtualPad) -> None:
    pad.axis(0, 1.0)
    poll(app)
    pad.unplug()
    assert kinds(app) == [Kind.PAD_LOST]
    assert poll(app, 5) == []


def test_one_without_a_mapping_works_as_most_do(app: App, joystick: VirtualPad) -> None:
    joystick.button(0)
    joystick.button(1)
    joystick.hat(2)
    joystick.axis(1, -1.0)
    found = poll(app)
    assert sorted(i.kind for i in found) == sorted([Kind.CONFIRM, Kind.CANCEL, Kind.MOVE, Kind.MOVE])
    assert {i.move for i in found if i.kind is Kind.MOVE} == {(1, 0), (0, -1)}
    joystick.hat(0)
    joystick.axis(1, 0.0)
    poll(app)
    assert poll(app, 5) == []


def test_no_controllers_at_all_is_no_problem(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("no joystick support")

    monkeypatch.setattr(pygame.joystick, "init", fail)
    app.input.open_pads()
    assert app.input.pads.devices == []
    assert not app.input.pads.open
