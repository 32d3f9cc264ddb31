"""Pages: focus, hover, press, click, shortcuts, with every kind of hand."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.input import KEYBOARD, MOUSE, TOUCH, Device, Intent, Kind
from game.layout import Across, Down
from game.widgets import Button, IconButton, Label, Page, Tabs, Tile, Toggle
from tests.game.widgets.hands import DOWN, LEFT, PAD, RIGHT, UP, Hands

ROOM = pygame.FRect(400, 100, 900, 900)


def menu(done: list[str], page: Page, *names: str, **more: object) -> None:
    """A column of buttons that note their names."""
    page.column(ROOM, *(Button(None, name, lambda n=name: done.append(n), id=name, **more) for name in names))  # type: ignore[misc, arg-type]


@pytest.fixture
def done() -> list[str]:
    return []


def test_keys_go_through_a_column_and_confirm(hands: Hands, done: list[str]) -> None:
    hands.show(lambda page: menu(done, page, "play", "rules", "quit"))
    assert hands.focus == "play"
    hands.key(DOWN, DOWN)
    hands.enter()
    hands.key(DOWN)
    hands.enter()
    hands.key(UP, UP)
    hands.enter()
    assert done == ["quit", "play", "rules"]
    assert hands.heard.count("focus") == 5
    assert hands.heard.count("click") == 3


def test_a_held_arrow_stops_at_the_end(hands: Hands, done: list[str]) -> None:
    hands.show(lambda page: menu(done, page, "a", "b", "c"))
    for _ in range(9):
        hands.do(Kind.MOVE, KEYBOARD, move=DOWN, repeat=True)
    assert hands.focus == "c"
    hands.key(DOWN)
    assert hands.focus == "a"


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_a_click_is_press_and_release_on_the_same_thing(hands: Hands, done: list[str], device: Device) -> None:
    page = hands.show(lambda page: menu(done, page, "a", "b"))
    a, b = page.find("a"), page.find("b")
    assert a is not None
    assert b is not None
    hands.click(a, device)
    assert done == ["a"]
    hands.do(Kind.PRESS, device, pos=a.rect.center)
    assert a.pressed
    hands.do(Kind.DRAG, device, pos=b.rect.center)
    assert not a.pressed
    hands.do(Kind.RELEASE, device, pos=b.rect.center)
    assert done == ["a"]
    hands.do(Kind.PRESS, device, pos=a.rect.center)
    hands.do(Kind.DRAG, device, pos=(5, 5))
    hands.do(Kind.DRAG, device, pos=a.rect.center)
    hands.do(Kind.RELEASE, device, pos=a.rect.center)
    assert done == ["a", "a"]
    assert not page.handle(Intent(Kind.PRESS, device, pos=(5, 5)))


def test_losing_the_window_forgets_what_was_pressed(hands: Hands, done: list[str]) -> None:
    page = hands.show(lambda page: menu(done, page, "a"))
    a = page.widgets[-1]
    hands.do(Kind.PRESS, MOUSE, pos=a.rect.center)
    hands.do(Kind.FOCUS_LOST)
    hands.do(Kind.RELEASE, MOUSE, pos=a.rect.center)
    assert done == []
    assert not a.pressed


def test_hover_sounds_and_warms_once(hands: Hands, done: list[str]) -> None:
    page = hands.show(lambda page: menu(done, page, "a", "b"))
    a, b = page.widgets[1:]
    for _ in range(5):
        hands.point(a)
    assert hands.heard == ["hover"]
    hands.wait(0.2)
    assert (a.heat, b.heat) == (1.0, 0.0)
    hands.point(b)
    hands.wait(0.2)
    assert (a.heat, b.heat) == (0.0, 1.0)
    assert not hands.app.stack.update(0.016)


def test_the_ring_is_for_keys_and_controllers(hands: Hands, done: list[str]) -> None:
    page = hands.show(lambda page: menu(done, page, "a", "b", "c"))
    hands.wait(0.3)
    assert "panel:focus" in hands.labels()
    hands.point(page.widgets[2])
    hands.wait(0.3)
    assert "panel:focus" not in hands.labels()
    hands.key(DOWN, device=PAD)
    hands.wait(0.3)
    assert "panel:focus" in hands.labels()
    assert hands.focus == "c", "keys go on from what the mouse was on"


def test_the_main_button_has_the_first_focus(hands: Hands) -> None:
    def build(page: Page) -> None:
        page.column(
            ROOM, Button(None, "a", print), Button(None, "b", print, kind="primary", id="b"), Button(None, "c", print)
        )

    hands.show(build)
    assert hands.focus == "b"


def test_what_is_off_has_the_focus_last_and_says_why(hands: Hands, done: list[str]) -> None:
    def build(page: Page) -> None:
        off = Button(None, "undo", lambda: done.append("undo"), id="undo", enabled=False, why="Nothing to take back.")
        page.column(ROOM, off, Button(None, "go", lambda: done.append("go"), id="go"))

    page = hands.show(build)
    assert hands.focus == "go"
    hands.key(UP)
    hands.enter()
    hands.wait(0.2)
    assert done == []
    assert hands.heard[-1] == "refuse"
    assert "Nothing to take back." in hands.labels()
    hands.key(DOWN)
    hands.wait(0.2)
    assert "Nothing to take back." not in hands.labels()
    hands.click(page.widgets[1])
    hands.wait(0.2)
    assert "Nothing to take back." in hands.labels()
    hands.wait(6.0)
    assert "Nothing to take back." not in hands.labels()
    assert page.widgets[1].spoken(hands.app.words) == "undo, button, not now, Nothing to take back."


def test_a_hint_comes_after_a_rest_and_stays(hands: Hands) -> None:
    page = hands.show(lambda page: page.column(ROOM, Button(None, "a", print, hint="What it is for.")) and None)
    hands.point(page.widgets[1])
    hands.wait(0.4)
    assert "What it is for." not in hands.labels()
    hands.wait(0.6)
    assert "What it is for." in hands.labels()
    hands.wait(30, step=1.0)
    assert "What it is for." in hands.labels()
    hands.do(Kind.POINT, MOUSE, pos=(5, 5))
    hands.wait(0.1)
    assert "What it is for." not in hands.labels()


def test_cancel_goes_back_with_its_sound(hands: Hands, done: list[str]) -> None:
    hands.show(lambda page: menu(done, page, "a"))
    hands.do(Kind.CANCEL, PAD)
    assert hands.heard == ["back"]
    assert hands.app.stack.top.went_back == 1  # type: ignore[union-attr]


def test_shortcuts_work_from_anywhere_and_respect_why(hands: Hands, done: list[str]) -> None:
    def build(page: Page) -> None:
        menu(done, page, "a")
        hint = IconButton(None, "hint", lambda: done.append("hint"), icon="hint", shortcut=Kind.HINT)
        undo = IconButton(None, "undo", lambda: done.append("undo"), icon="undo", shortcut=Kind.UNDO, enabled=False)
        page.line(pygame.FRect(20, 20, 300, 90), Across(hint, undo))

    hands.show(build)
    hands.do(Kind.HINT, PAD)
    hands.do(Kind.UNDO)
    assert done == ["hint"]
    assert hands.heard[-1] == "refuse"


def test_the_way_back_leads_where_one_came_from(hands: Hands) -> None:
    def build(page: Page) -> None:
        wide = Button(None, "wide", print, id="wide")
        three = [Button(None, str(n), print, id=str(n)) for n in range(3)]
        page.column(ROOM, Across(*three, shares=(1, 1, 1)), wide)

    page = hands.show(build)
    page.focus_on("2")
    hands.key(DOWN, UP)
    assert hands.focus == "2"
    hands.key(LEFT, DOWN, UP)
    assert hands.focus == "1"


def test_the_focus_is_remembered_when_a_page_is_built_anew(hands: Hands, done: list[str]) -> None:
    page = hands.show(lambda page: menu(done, page, "a", "b", "c"))
    hands.key(DOWN)
    page.clear()
    menu(done, page, "a", "b", "c", icon="play")
    assert hands.focus == "b"
    page.clear()
    menu(done, page, "b", "a", "c")
    assert hands.focus == "b", "wherever it is now"
    before = page.focus
    page.clear()
    menu(done, page, "a", "c")
    assert before is not None
    assert hands.focus in ("a", "c"), "it is gone, so something near"
    page.clear()
    assert page.focus is None
    assert not page.handle(Intent(Kind.CONFIRM, KEYBOARD))


def test_a_button_may_rebuild_the_page_it_is_on(hands: Hands, done: list[str]) -> None:
    page = hands.show(lambda page: menu(done, page, "a", "b"))

    def again() -> None:
        done.append("again")
        page.clear()
        page.column(ROOM, Button(None, "x", again, id="x"), Button(None, "y", print, id="y"))

    again()
    hands.click(page.widgets[1])
    hands.enter()
    hands.tap(page.widgets[1])
    hands.wait(0.1)
    assert done == ["again"] * 4
    assert hands.focus == "x"


def test_next_and_previous_cycle_without_tabs(hands: Hands, done: list[str]) -> None:
    hands.show(lambda page: menu(done, page, "a", "b", "c"))
    seen = []
    for kind in (Kind.NEXT, Kind.NEXT, Kind.NEXT, Kind.PREVIOUS):
        hands.do(kind)
        seen.append(hands.focus)
    assert seen == ["b", "c", "a", "c"]


def test_tabs_answer_to_shoulders_clicks_and_arrows(hands: Hands) -> None:
    chosen: list[int] = []

    def build(page: Page) -> None:
        tabs = Tabs(None, ["Game", "Sound", "Keys"], 0, chosen.append)
        page.line(pygame.FRect(100, 60, 1000, 90), tabs)
        page.column(ROOM.move(0, 150), Toggle(None, "x", True, lambda on: None, id="x"))

    page = hands.show(build)
    assert hands.focus == "x"
    hands.do(Kind.NEXT, PAD)
    hands.do(Kind.PREVIOUS, PAD)
    hands.do(Kind.PREVIOUS, PAD)
    assert chosen == [1, 0, 2]
    hands.key(UP)
    assert hands.focus.startswith("tabs-")
    keys = page.find("tabs-1")
    assert keys is not None
    hands.click(keys)
    hands.click(keys)
    assert chosen == [1, 0, 2, 1]
    assert keys.spoken(hands.app.words) == "Sound, page marker, chosen"


def test_every_focusable_has_label_role_and_state_in_every_language(app: App, hands: Hands) -> None:
    from game.widgets import Choice, Row, Slider, Stepper, TextField

    def build(page: Page) -> None:
        page.column(
            ROOM,
            Button(None, "B", print),
            Toggle(None, "T", False, print),
            Slider(None, "S", 3, print),
            Choice(None, "C", ["x", "y"], 1, print),
            Stepper(None, "N", 4, print),
            TextField(None, "F", "", print),
            Tile(None, "trophy", "P", print, chosen=True),
            Row("R", print),
        )

    page = hands.show(build)
    for language in ("en", "cs", "sk"):
        app.words.language = language
        for widget in page.widgets:
            if widget.focusable:
                said = widget.spoken(app.words)
                assert said.startswith(widget.label)
                assert "role." not in said
                assert "state." not in said
    app.words.language = "cs"
    assert page.widgets[2].spoken(app.words) == "T, přepínač, Vypnuto"


def test_a_page_below_a_dialog_shows_no_ring(hands: Hands, done: list[str]) -> None:
    hands.show(lambda page: menu(done, page, "a", "b"))
    hands.key(DOWN)
    hands.wait(0.2)

    def nothing(page: Page) -> None:
        page.line(ROOM, Label(None, "Words"))

    hands.show(nothing)
    hands.app.stack.top.see_through = True  # type: ignore[union-attr]
    hands.wait(0.1)
    assert "b" in hands.labels()
    assert "panel:focus" not in hands.labels()


def test_nothing_moves_nothing_is_drawn(hands: Hands, done: list[str]) -> None:
    hands.show(lambda page: page.column(ROOM, Down(*(Button(None, str(n), print) for n in range(20)))) and None)
    hands.key(DOWN, RIGHT)
    hands.wait(1.0)
    assert not any(hands.app.stack.update(0.033) for _ in range(40))


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_reduced_motion_answers_at_once(hands: Hands, done: list[str], device: Device) -> None:
    hands.app.settings.change(reduced_motion=True)
    page = hands.show(lambda page: menu(done, page, "a", "b"))
    hands.key(DOWN, device=device)
    hands.app.stack.update(0.001)
    assert page.focus is not None
    assert page.focus.heat == 1.0
