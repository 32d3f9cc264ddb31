"""Toggles, sliders, choices, steppers, tiles and rows."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.input import MOUSE, TOUCH, Kind
from game.widgets import Choice, ListBox, Page, Row, Slider, Stepper, Tile, Toggle, Widget
from game.widgets.control import Control
from tests.game.widgets.hands import DOWN, LEFT, PAD, RIGHT, Hands

ROOM = pygame.FRect(200, 100, 1200, 900)


def one(widget: Widget) -> Callable[[Page], None]:
    def build(page: Page) -> None:
        page.column(ROOM, widget)

    return build


def control_of(hands: Hands, widget: Control) -> pygame.FRect:
    return widget.control_rect(hands.app.canvas)


def test_toggle_by_every_hand(hands: Hands) -> None:
    seen: list[bool] = []
    toggle = Toggle(None, "Music", False, seen.append)
    hands.show(one(toggle))
    hands.enter()
    hands.enter(PAD)
    hands.click(toggle)
    hands.tap(toggle)
    assert seen == [True, False, True, False]
    assert hands.heard.count("toggle") == 4


def test_toggle_slides_and_says_how_it_stands(hands: Hands) -> None:
    toggle = Toggle(None, "Music", False, lambda on: None)
    hands.show(one(toggle))
    hands.wait(0.3)
    assert "Off" in hands.labels()
    hands.enter()
    assert hands.app.stack.update(0.03)
    hands.wait(0.4)
    assert "On" in hands.labels()
    assert "panel:filled-good" in hands.labels()
    assert toggle.spoken(hands.app.words) == "Music, switch, On"


def test_slider_by_keys_digits_and_pointer(hands: Hands) -> None:
    seen: list[int] = []
    slider = Slider(None, "Effects", 5, seen.append, steps=10)
    hands.show(one(slider))
    hands.key(RIGHT, RIGHT, LEFT)
    hands.do(Kind.NUMBER, index=9)
    hands.key(RIGHT, RIGHT)
    assert seen == [6, 7, 6, 9, 10]
    track = slider._track_in(hands.app.canvas, control_of(hands, slider))
    hands.do(Kind.PRESS, MOUSE, pos=(track.x, track.centery))
    hands.do(Kind.DRAG, MOUSE, pos=(track.centerx, track.centery + 300))
    hands.do(Kind.DRAG, MOUSE, pos=(track.right + 500, 0))
    hands.do(Kind.RELEASE, MOUSE, pos=(track.right + 500, 0))
    hands.do(Kind.POINT, MOUSE, pos=track.midleft)
    assert seen[5:] == [0, 5, 10]
    assert slider.value == "10"


def test_slider_dragged_in_a_long_page_does_not_scroll_it(hands: Hands) -> None:
    slider = Slider(None, "Effects", 5, lambda n: None)
    more = [Toggle(None, str(n), True, lambda on: None) for n in range(30)]
    page = hands.show(lambda page: page.column(ROOM, slider, *more) and None)
    area = page.widgets[0]
    track = slider._track_in(hands.app.canvas, control_of(hands, slider))
    hands.do(Kind.PRESS, TOUCH, pos=track.center)
    hands.do(Kind.DRAG, TOUCH, pos=(track.x, track.y + 200))
    hands.do(Kind.RELEASE, TOUCH, pos=(track.x, track.y + 200))
    assert slider.at == 0
    assert area.offset == 0  # type: ignore[attr-defined]


def test_choice_goes_round_with_keys_and_tiles(hands: Hands) -> None:
    seen: list[int] = []
    choice = Choice(None, "Speed", ["slow", "normal", "fast"], 1, seen.append)
    hands.show(one(choice))
    hands.key(RIGHT, RIGHT, LEFT)
    hands.enter(PAD)
    assert seen == [2, 0, 2, 0]
    rect = control_of(hands, choice)
    hands.click(choice, at=(rect.x + 20, rect.centery))
    hands.click(choice, at=(rect.right - 20, rect.centery))
    hands.click(choice, at=rect.center)
    hands.do(Kind.NUMBER, index=3)
    assert seen[4:] == [2, 0, 1, 2]
    assert choice.value == "fast"


def test_choice_of_one_refuses(hands: Hands) -> None:
    choice = Choice(None, "Game", ["TEN"], 0, lambda n: pytest.fail("nothing to choose"), why="Only one so far.")
    hands.show(one(choice))
    hands.key(RIGHT)
    hands.wait(0.2)
    assert hands.heard[-1] == "refuse"
    assert "Only one so far." in hands.labels()
    with pytest.raises(ValueError, match="nothing to choose"):
        Choice(None, "Game", [], 0, lambda n: None)


def test_stepper_stops_at_its_ends_and_confirms(hands: Hands) -> None:
    seen: list[int] = []
    bids: list[int] = []
    stepper = Stepper(
        None, "Bid", 3, seen.append, low=2, high=4, why="You have 4.", on_confirm=lambda: bids.append(stepper.at)
    )
    hands.show(one(stepper))
    hands.key(RIGHT, RIGHT)
    assert seen == [4]
    assert hands.heard[-1] == "refuse"
    hands.enter(PAD)
    assert bids == [4]
    hands.do(Kind.NUMBER, index=2)
    hands.do(Kind.NUMBER, index=7)
    assert seen == [4, 2]
    rect = control_of(hands, stepper)
    hands.click(stepper, at=rect.center)
    hands.click(stepper, at=(rect.right - 20, rect.centery))
    assert seen == [4, 2, 3]
    assert bids == [4]


def test_stepper_over_some_numbers(hands: Hands) -> None:
    seen: list[int] = []
    stepper = Stepper(None, "Bid", 5, seen.append, numbers=[9, 1, 4, 4])
    hands.show(one(stepper))
    assert stepper.at == 4
    hands.key(RIGHT)
    hands.key(LEFT, LEFT)
    assert seen == [9, 4, 1]


def test_a_control_that_is_off_lets_the_focus_pass(hands: Hands) -> None:
    seen: list[int] = []

    def build(page: Page) -> None:
        page.column(
            ROOM, Slider(None, "S", 1, seen.append, enabled=False, id="s"), Toggle(None, "T", True, print, id="t")
        )

    page = hands.show(build)
    page.focus_on("s")
    hands.key(RIGHT)
    hands.do(Kind.NUMBER, index=4)
    hands.enter()
    assert seen == []
    assert hands.heard[-1] == "refuse"
    hands.key(DOWN)
    assert hands.focus == "t"


def test_tiles_and_rows_do_what_they_say(hands: Hands) -> None:
    seen: list[str] = []
    tile = Tile(None, "trophy", "Level 7", lambda: seen.append("tile"), sub="Won 3 times", chosen=True)
    box = ListBox(
        None,
        [
            Row("Level", cells=["won"], heading=True),
            Row("Four", lambda: seen.append("four"), cells=["3"], id="four"),
            Row("Five", lambda: seen.append("five"), cells=["1"], id="five", chosen=True),
        ],
    )

    def build(page: Page) -> None:
        page.line(pygame.FRect(200, 60, 300, 300), tile)
        page.line(pygame.FRect(200, 400, 900, 500), box)

    hands.show(build)
    hands.enter()
    hands.key(DOWN, DOWN)
    hands.enter()
    hands.tap(box.rows[1])
    assert seen == ["tile", "five", "four"]
    assert not box.rows[0].focusable
    assert tile.spoken(hands.app.words) == "Level 7, picture to choose, Won 3 times, chosen"
    assert box.rows[2].spoken(hands.app.words) == "Five, row of the list, 1, chosen"
    with pytest.raises(ValueError, match="as many shares"):
        Row("x", cells=["1", "2"], shares=[0.5])
