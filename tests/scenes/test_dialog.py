"""Dialogs: answered by every hand, harmless by default, whole at any text size."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.canvas import Canvas
from game.input import KEYBOARD, MOUSE, TOUCH, Device, Intent, Kind
from game.scene import Scene
from game.widgets import Button
from scenes.dialog import Dialog

PAD = Device("pad", 0)
ANSWERS = [("Stay", None), ("Quit", "quit")]


class Below(Scene):
    """Notes what it is resumed with."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.results: list[object] = []

    def resume(self, result: object = None) -> None:
        self.results.append(result)

    def draw(self, canvas: Canvas) -> None:
        canvas.text("what is below", pygame.FRect(0, 0, 600, 60))


@pytest.fixture
def ask(app: App) -> Callable[[Dialog], Below]:
    def show(dialog: Dialog) -> Below:
        below = Below(app)
        app.push(below)
        app.push(dialog)
        app.frame(0.016)
        return below

    return show


def do(app: App, kind: Kind, device: Device = KEYBOARD, **more: object) -> None:
    assert app.stack.top is not None
    app.stack.top.handle(Intent(kind, device, **more))  # type: ignore[arg-type]


def button(dialog: Dialog, number: int) -> Button:
    found = dialog.page.find(f"answer-{number}")
    assert isinstance(found, Button)
    return found


def test_the_harmless_answer_has_the_focus(app: App, ask: Callable[[Dialog], Below]) -> None:
    below = ask(Dialog(app, "Quit the game?", "Everything is saved.", ANSWERS))
    do(app, Kind.CONFIRM)
    assert below.results == [None]
    assert app.stack.top is below


def test_keys_go_to_the_other_answer(app: App, ask: Callable[[Dialog], Below]) -> None:
    below = ask(Dialog(app, "Quit the game?", "", ANSWERS))
    do(app, Kind.MOVE, PAD, move=(1, 0))
    do(app, Kind.CONFIRM, PAD)
    assert below.results == ["quit"]


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_a_pointer_answers(app: App, ask: Callable[[Dialog], Below], device: Device) -> None:
    dialog = Dialog(app, "Quit the game?", "", ANSWERS)
    below = ask(dialog)
    place = button(dialog, 1).rect.center
    do(app, Kind.PRESS, device, pos=place)
    do(app, Kind.RELEASE, device, pos=place)
    assert below.results == ["quit"]


def test_cancel_answers_nothing(app: App, ask: Callable[[Dialog], Below]) -> None:
    below = ask(Dialog.confirm(app, "Give up?", "The other one wins.", "Give up"))
    do(app, Kind.CANCEL)
    assert below.results == [None]


def test_confirm_is_true_only_when_it_is_meant(app: App, ask: Callable[[Dialog], Below]) -> None:
    below = ask(Dialog.confirm(app, "Give up?", "The other one wins.", "Give up", "Go on"))
    do(app, Kind.MOVE, move=(1, 0))
    do(app, Kind.CONFIRM)
    assert below.results == [True]


def test_a_message_has_one_answer_and_lets_shine_through(app: App, ask: Callable[[Dialog], Below]) -> None:
    ask(Dialog.message(app, "No sound", "No device was found."))
    for _ in range(20):
        app.frame(0.016)
    app.draw()
    labels = [item.label for item in app.canvas.items]
    assert {"what is below", "panel:veil", "No sound", "OK"} <= set(labels)
    assert labels.index("what is below") < labels.index("panel:veil") < labels.index("No sound")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_all_of_it_stays_on_the_screen(app: App, ask: Callable[[Dialog], Below], scale: float, count: int) -> None:
    app.settings.change(text_scale=scale)
    answers = [(f"Answer number {n}", n) for n in range(count)]
    dialog = Dialog(app, "A title that is rather long for a title", "Words to be read. " * 30, answers)
    ask(dialog)
    sheet = dialog.page.widgets[0].rect
    assert pygame.FRect(0, 0, 1920, 1080).contains(sheet)
    for _ in range(60):
        do(app, Kind.MOVE, PAD, move=(0, 1))
    for _ in range(60):
        dialog.update(0.05)
    focus = dialog.page.focus
    assert focus is not None
    assert sheet.contains(focus.rect)


@pytest.mark.parametrize("reduced", [True, False])
def test_the_sheet_rises_to_its_place_and_rests(app: App, ask: Callable[[Dialog], Below], reduced: bool) -> None:
    app.settings.change(reduced_motion=reduced)
    dialog = Dialog(app, "Quit the game?", "", ANSWERS)
    ask(dialog)
    begin = [widget.rect.y for widget in dialog.page.widgets]
    for _ in range(60):
        app.frame(0.016)
    end = [widget.rect.y for widget in dialog.page.widgets]
    assert dialog.page.widgets[0].rect.centery == pytest.approx(540)
    risen = {round(a - b, 2) for a, b in zip(begin, end, strict=True)}
    assert len(risen) == 1, "everything together"
    assert (risen == {0.0}) is reduced
    assert not app.stack.update(0.016)


def test_a_dialog_without_answers_is_a_mistake(app: App) -> None:
    with pytest.raises(ValueError, match="answer"):
        Dialog(app, "x", "y", [])
