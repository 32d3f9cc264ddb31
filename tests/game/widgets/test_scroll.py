"""Long pages with wheel, drag, throw, scrollbar, arrows and stick."""

from __future__ import annotations

import itertools

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.input import KEYBOARD, MOUSE, TOUCH, Device, Kind
from game.widgets import Button, Label, Page, ScrollArea
from tests.game.widgets.hands import DOWN, PAD, UP, Hands

ROOM = pygame.FRect(300, 100, 900, 600)
TEXT = "Turn cards over one by one and stop in time. " * 6


def buttons(hands: Hands, count: int = 30, done: list[str] | None = None) -> tuple[Page, ScrollArea]:
    noted = done if done is not None else []

    def build(page: Page) -> None:
        page.column(ROOM, *(Button(None, str(n), lambda n=n: noted.append(str(n)), id=str(n)) for n in range(count)))  # type: ignore[misc]
        page.line(pygame.FRect(300, 800, 300, 100), Button(None, "Back", print, id="back"))

    page = hands.show(build)
    area = page.widgets[0]
    assert isinstance(area, ScrollArea)
    return page, area


def reading(hands: Hands, lines: int = 12) -> tuple[Page, ScrollArea]:
    page = hands.show(lambda page: page.column(ROOM, *(Label(None, TEXT) for _ in range(lines))) and None)
    area = page.widgets[0]
    assert isinstance(area, ScrollArea)
    return page, area


def test_what_fits_needs_no_scrollbar(hands: Hands) -> None:
    _, area = buttons(hands, 3)
    assert not area.overflows
    assert not area.scroll(100)
    assert area.children[0].rect.w == ROOM.w
    assert "panel:knob" not in hands.labels()


def test_the_wheel_scrolls_what_is_under_it_smoothly(hands: Hands) -> None:
    _, area = buttons(hands)
    top = area.children[0].rect.y
    hands.do(Kind.SCROLL, MOUSE, pos=ROOM.center, amount=-2.0)
    hands.app.stack.update(0.016)
    assert 0 < area.offset < 176
    hands.wait(1.0)
    assert area.offset == 176
    assert area.children[0].rect.y == pytest.approx(top - 176, abs=1)
    hands.do(Kind.SCROLL, MOUSE, pos=(5, 5), amount=-2.0)
    hands.wait(1.0)
    assert area.offset == 176
    hands.do(Kind.SCROLL, MOUSE, pos=ROOM.center, amount=99.0)
    hands.wait(2.0)
    assert area.offset == 0
    assert area.children[0].rect.y == top


def test_the_right_stick_scrolls_at_once(hands: Hands) -> None:
    _, area = buttons(hands)
    hands.do(Kind.SCROLL, PAD, amount=-0.25)
    assert area.offset == 22


def test_the_focus_scrolls_into_view_and_out_at_the_end(hands: Hands) -> None:
    page, area = buttons(hands, 12)
    for _ in range(11):
        hands.key(DOWN)
    hands.wait(1.0)
    assert hands.focus == "11"
    assert page.focus is not None
    assert ROOM.inflate(2, 2).contains(page.focus.rect)
    hands.key(DOWN)
    assert hands.focus == "back"
    hands.key(UP)
    assert hands.focus == "11"
    for _ in range(11):
        hands.key(UP)
    hands.wait(1.0)
    assert hands.focus == "0"
    assert area.offset == 0


def test_a_page_of_words_is_scrolled_by_arrows_to_its_end(hands: Hands) -> None:
    page, area = reading(hands)
    assert page.focus is area
    for _ in range(200):
        hands.key(DOWN, device=PAD)
    hands.wait(1.0)
    assert area.offset == area.most > 500
    hands.key(UP)
    hands.wait(1.0)
    assert area.offset == area.most - 88


def test_words_between_buttons_are_not_passed_over(hands: Hands) -> None:
    def build(page: Page) -> None:
        words = [Label(None, TEXT) for _ in range(8)]
        page.column(ROOM, Button(None, "first", print, id="first"), *words, Button(None, "last", print, id="last"))

    page = hands.show(build)
    area = page.widgets[0]
    assert isinstance(area, ScrollArea)
    presses = 0
    seen = []
    while hands.focus == "first":
        hands.key(DOWN)
        hands.wait(0.5)
        seen.append(area.offset)
        presses += 1
        assert presses < 60
    assert presses > 5
    assert max(b - a for a, b in itertools.pairwise(seen)) < ROOM.h
    assert hands.focus == "last"


@pytest.mark.parametrize("device", [TOUCH, MOUSE])
def test_dragging_scrolls_and_does_not_click(hands: Hands, device: Device) -> None:
    done: list[str] = []
    _, area = buttons(hands, done=done)
    hands.do(Kind.PRESS, device, pos=(600, 500))
    for y in (495, 480, 440, 400, 300):
        hands.do(Kind.DRAG, device, pos=(600, y))
    assert 150 <= area.offset <= 200
    for _ in range(20):
        hands.app.stack.update(0.016)
    hands.do(Kind.RELEASE, device, pos=(600, 300))
    rested = area.offset
    hands.wait(0.5)
    assert done == []
    assert area.offset == rested, "it was held still before it was let go"


def test_a_small_tremble_is_still_a_tap(hands: Hands) -> None:
    done: list[str] = []
    page, area = buttons(hands, done=done)
    x, y = page.widgets[3].rect.center
    hands.do(Kind.PRESS, TOUCH, pos=(x, y))
    hands.do(Kind.DRAG, TOUCH, pos=(x + 5, y + 6))
    hands.do(Kind.RELEASE, TOUCH, pos=(x + 5, y + 6))
    assert done == ["2"]
    assert area.offset == 0


def throw(hands: Hands) -> None:
    hands.do(Kind.PRESS, TOUCH, pos=(600, 600))
    for y in range(580, 300, -20):
        hands.do(Kind.DRAG, TOUCH, pos=(600, y))
        hands.app.stack.update(0.016)
    hands.do(Kind.RELEASE, TOUCH, pos=(600, 300))


def test_a_thrown_page_runs_on_and_comes_to_rest(hands: Hands) -> None:
    _, area = buttons(hands, 60)
    throw(hands)
    before = area.offset
    hands.wait(0.2)
    assert area.offset > before + 50
    hands.wait(4.0)
    assert not hands.app.stack.update(0.016)
    hands.app.settings.change(reduced_motion=True)
    throw(hands)
    before = area.offset
    hands.wait(0.5)
    assert area.offset == before


def test_the_scrollbar_follows_the_pointer(hands: Hands) -> None:
    _, area = buttons(hands)
    x = ROOM.right - 10
    hands.do(Kind.PRESS, MOUSE, pos=(x, ROOM.y + 20))
    hands.do(Kind.DRAG, MOUSE, pos=(x + 300, ROOM.bottom + 400))
    assert area.offset == area.most
    hands.do(Kind.DRAG, MOUSE, pos=(x, ROOM.y))
    hands.do(Kind.RELEASE, MOUSE, pos=(x, ROOM.y))
    assert area.offset == 0
    hands.do(Kind.PRESS, MOUSE, pos=(x, ROOM.centery))
    assert area.offset == pytest.approx(area.most / 2, abs=2)


def test_what_is_scrolled_out_of_sight_cannot_be_clicked(hands: Hands) -> None:
    done: list[str] = []
    _page, area = buttons(hands, done=done)
    hidden = next(w for w in area.children if w.rect.collidepoint(1000, 850))
    assert not ROOM.contains(hidden.rect)
    hands.click(hidden, at=(1000, 850))
    assert done == []
    assert hands.focus == "0"


def test_scrolled_as_far_as_before_when_built_anew(hands: Hands) -> None:
    page, area = buttons(hands)
    area.scroll_to(500, at_once=True)
    page.clear()
    page.column(ROOM, *(Button(None, str(n), print, id=str(n)) for n in range(30)))
    again = page.widgets[0]
    assert isinstance(again, ScrollArea)
    assert again.offset == 500
    assert again.children[0].rect.y == pytest.approx(ROOM.y - 500, abs=1)


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["wheel", "to", "throw", "wait"]), st.floats(-3000, 3000)), max_size=12))
def test_scrolling_never_leaves_its_bounds(deeds: list[tuple[str, float]]) -> None:
    area = ScrollArea(pygame.FRect(0, 0, 400, 300), Button(pygame.FRect(0, 0, 400, 1000), "x", print))
    area.height = 1000
    for deed, amount in deeds:
        if deed == "wheel":
            area.scroll(amount)
        elif deed == "to":
            area.scroll_to(amount, at_once=True)
        elif deed == "throw":
            area.host = None
            area._speed = amount
        else:
            area.update(abs(amount) / 1000, False)
        assert 0 <= area.offset <= 700
        assert 0 <= area.goal <= 700
        assert area.children[0].rect.y == pytest.approx(-area._shown, abs=0.01)


def test_a_key_shows_where_it_is_on_a_page_out_of_focus(hands: Hands) -> None:
    _, area = buttons(hands)
    hands.do(Kind.NEXT, KEYBOARD)
    hands.do(Kind.PREVIOUS, KEYBOARD)
    hands.do(Kind.PREVIOUS, KEYBOARD)
    assert hands.focus == "back"
    hands.do(Kind.PREVIOUS, KEYBOARD)
    hands.wait(1.0)
    assert hands.focus == "29"
    assert area.offset == area.most
