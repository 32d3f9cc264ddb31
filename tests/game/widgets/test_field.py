"""Typing, on keys and on letters on the screen."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.input import MOUSE, Kind
from game.widgets import Button, Page, TextField
from game.widgets.field import Line, clean
from game.widgets.letters import CZECH, ENGLISH, MARKED, Letters
from tests.game.widgets.hands import DOWN, LEFT, PAD, RIGHT, UP, Hands

ROOM = pygame.FRect(200, 100, 1200, 900)


class Form:
    """A field and a button below it."""

    def __init__(self, hands: Hands, text: str = "", **more: object) -> None:
        self.texts: list[str] = []
        self.field = TextField(None, "Name", text, self.texts.append, id="name", **more)  # type: ignore[arg-type]
        self.page = hands.show(self._build)
        self.page.focus_on("name")
        hands.wait(0.0)

    def _build(self, page: Page) -> None:
        page.column(ROOM, self.field, Button(None, "Go", print, id="go"))


def test_letters_of_all_three_languages_are_typed(hands: Hands) -> None:
    form = Form(hands, most=30)
    assert hands.app.input.typing
    hands.type("Ľuboš Žluťoučký")
    assert form.field.text == "Ľuboš Žluťoučký"
    hands.do(Kind.ERASE)
    assert form.texts[-1] == "Ľuboš Žluťoučk"


def test_typing_ends_with_the_focus(hands: Hands) -> None:
    form = Form(hands)
    hands.key(DOWN)
    hands.wait(0.02)
    assert not hands.app.input.typing
    assert not form.field.typing
    hands.key(UP)
    assert hands.app.input.typing


def test_the_caret_moves_and_lets_go_at_the_ends(hands: Hands) -> None:
    form = Form(hands, "ab")
    hands.key(LEFT)
    hands.type("X")
    hands.key(LEFT, LEFT)
    hands.type("Y")
    assert form.field.text == "YaXb"
    hands.key(LEFT, LEFT)
    assert form.field.line.caret == 0
    hands.do(Kind.ERASE)
    assert hands.heard[-1] == "refuse"
    assert form.field.text == "YaXb"


def test_too_long_and_unwanted_letters_are_refused(hands: Hands) -> None:
    form = Form(hands, "12", most=4, digits=True)
    hands.type("3a4")
    assert hands.heard.count("refuse") == 1
    hands.type("5")
    assert form.field.text == "1234"
    assert hands.heard.count("refuse") == 2


def test_escape_brings_the_old_text_back_then_goes_back(hands: Hands) -> None:
    form = Form(hands, "Eva")
    hands.type("n")
    hands.do(Kind.CANCEL)
    assert form.field.text == "Eva"
    assert form.texts == ["Evan", "Eva"]
    hands.do(Kind.CANCEL)
    assert hands.app.stack.top.went_back == 1  # type: ignore[union-attr]


def test_a_click_sets_the_caret(hands: Hands) -> None:
    form = Form(hands, "mmmm")
    canvas = hands.app.canvas
    box, _ = form.field._cut(canvas, form.field.control_rect(canvas))
    two = canvas.measure("mm", 0, "body")[0]
    hands.click(form.field, at=(box.x + 18 + two + 3, box.centery))
    hands.type("-")
    assert form.field.text == "mm-mm"


def test_enter_confirms_on_keys(hands: Hands) -> None:
    done: list[int] = []
    Form(hands, "Eva", on_confirm=lambda: done.append(1))
    hands.enter()
    assert done == [1]


@pytest.mark.parametrize("hand", ["pad", "touch", "mouse on the tile"])
def test_letters_come_up_for_those_without_keys(hands: Hands, hand: str) -> None:
    form = Form(hands, "Ev", most=6)
    if hand == "pad":
        hands.enter(PAD)
    elif hand == "touch":
        hands.tap(form.field)
    else:
        rect = form.field.control_rect(hands.app.canvas)
        hands.click(form.field, at=(rect.right - 20, rect.centery))
    letters = hands.app.stack.top
    assert isinstance(letters, Letters)
    hands.wait(0.1)
    for id in ("key-a", "key-ž"):
        key = hands.page.find(id)
        assert key is not None
        hands.click(key)
    done = hands.page.find("done")
    assert done is not None
    assert form.texts == [], "not before it is done"
    hands.click(done)
    assert form.texts == ["Evaž"]
    assert hands.app.stack.top is not letters
    hands.wait(0.02)
    assert hands.focus == "name"
    assert hands.app.input.typing


def letters_of(hands: Hands, text: str = "", language: str = "cs", **more: object) -> tuple[Form, Letters]:
    hands.app.words.language = language
    form = Form(hands, text, **more)
    hands.enter(PAD)
    letters = hands.app.stack.top
    assert isinstance(letters, Letters)
    return form, letters


def press(hands: Hands, *ids: str) -> None:
    for id in ids:
        assert hands.page.focus_on(id), id
        hands.enter(PAD)


def test_every_letter_of_three_alphabets_is_there(hands: Hands) -> None:
    letters_of(hands)
    alphabets = (
        "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž" + "aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž" + "0123456789-'."
    )
    for letter in alphabets:
        assert hands.page.find(f"key-{letter}") is not None, letter
    assert all(len(line) == 10 for line in (*ENGLISH, *CZECH, *MARKED))


def test_words_begin_with_a_capital(hands: Hands) -> None:
    form, letters = letters_of(hands, most=12)
    press(hands, "key-š", "key-á", "key-r", "key-k", "key-a", "space", "key-ž", "capitals", "key-i", "done")
    assert form.texts == ["Šárka ŽI"]
    assert letters not in hands.app.stack


def test_a_controller_reaches_every_key_and_goes_back_without_a_change(hands: Hands) -> None:
    form, _ = letters_of(hands, "Eva")
    seen = {hands.focus}
    for _ in range(7):
        for _ in range(13):
            hands.key(RIGHT, device=PAD)
            seen.add(hands.focus)
        hands.key(DOWN, device=PAD)
        seen.add(hands.focus)
    missing = {w.id for w in hands.page.widgets if w.focusable} - seen
    assert missing == set()
    press(hands, "key-x")
    hands.do(Kind.CANCEL, PAD)
    assert form.texts == []
    assert form.field.text == "Eva"


def test_shoulders_move_the_caret_and_y_is_shift(hands: Hands) -> None:
    form, _letters = letters_of(hands, "va")
    hands.do(Kind.PREVIOUS, PAD)
    hands.do(Kind.PREVIOUS, PAD)
    press(hands, "key-e")
    hands.do(Kind.NEXT, PAD)
    hands.do(Kind.ALTERNATE, PAD)
    press(hands, "key-x", "done")
    assert form.texts == ["EvXa"]


def test_real_keys_type_as_well(hands: Hands) -> None:
    form, _letters = letters_of(hands, "")
    hands.wait(0.02)
    assert hands.app.input.typing
    hands.type("Zoe")
    hands.do(Kind.ERASE)
    press(hands, "done")
    assert form.texts == ["Zo"]


def test_numbers_have_a_small_sheet(hands: Hands) -> None:
    form, _ = letters_of(hands, "7", digits=True, most=3)
    assert hands.page.find("key-a") is None
    press(hands, "key-0", "key-4", "key-4", "erase", "key-9", "done")
    assert form.texts == ["709"]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("digits", [True, False])
def test_letters_stay_on_the_screen_and_apart(hands: Hands, scale: float, digits: bool) -> None:
    hands.app.settings.change(text_scale=scale)
    letters_of(hands, digits=digits)
    keys = [w.rect for w in hands.page.widgets if w.focusable]
    screen = pygame.FRect(0, 0, 1920, 1080)
    for n, rect in enumerate(keys):
        assert screen.contains(rect)
        assert rect.inflate(-1, -1).collidelist(keys) == n


@settings(deadline=None)
@given(st.text(max_size=60), st.integers(0, 20), st.booleans())
def test_nothing_unseen_gets_into_a_line(text: str, most: int, digits: bool) -> None:
    line = Line("", most, digits)
    line.insert(text)
    assert len(line.text) <= most
    assert line.text.isprintable()
    assert not digits or all(c in "0123456789" for c in line.text)
    assert clean(line.text, digits) == line.text
    while line.erase():
        pass
    assert line.text == ""


def test_a_decomposed_letter_is_one_letter() -> None:
    assert clean("s\u030c\u0000\n") == "š "


def test_a_mouse_click_on_a_field_types_at_once(hands: Hands) -> None:
    form = Form(hands, "")
    hands.page.focus_on("go")
    rect = form.field.control_rect(hands.app.canvas)
    hands.click(form.field, at=(rect.x + 30, rect.centery))
    hands.type("a")
    assert form.field.text == "a"
    hands.do(Kind.POINT, MOUSE, pos=(5, 5))
    hands.type("b")
    assert form.field.text == "ab"
