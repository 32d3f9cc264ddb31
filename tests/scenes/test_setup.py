"""Set-up: what is chosen is what is dealt."""

from __future__ import annotations

import pytest

from game.app import App
from game.input import KEYBOARD, Intent, Kind
from game.widgets import TextField
from scenes.setup import SetupScene
from scenes.tables.base import Table
from tests.scenes.test_title import cancel, click, confirm


@pytest.fixture
def scene(app: App) -> SetupScene:
    made = SetupScene(app)
    app.push(made)
    app.frame(0.05)
    return made


def type_in(app: App, scene: SetupScene, id: str, text: str) -> None:
    field = scene.page.find(id)
    assert isinstance(field, TextField)
    scene.page.focus = field
    for _ in range(20):
        scene.handle(Intent(Kind.ERASE, KEYBOARD))
    scene.handle(Intent(Kind.TEXT, KEYBOARD, text=text))
    app.frame(0.05)


@pytest.mark.parametrize("level", [4, 7, 10])
def test_the_chosen_level_is_played(app: App, scene: SetupScene, level: int) -> None:
    click(app, f"level-{level}")
    click(app, "start")
    assert isinstance(app.stack.top, Table)
    assert app.stack.top.match.setup.options["solo_level"] == level
    assert app.stack.top.match.setup.purpose == "solo"


def test_the_typed_name_and_deal_are_played(app: App, scene: SetupScene) -> None:
    type_in(app, scene, "name", "Ľuboš Žluťoučký")
    type_in(app, scene, "deal", "12345")
    click(app, "start")
    assert isinstance(app.stack.top, Table)
    setup = app.stack.top.match.setup
    assert setup.seed == 12345
    assert setup.seats[0].name == "Ľuboš Žluťoučký"


def test_a_deal_number_too_large_is_refused_with_a_reason(app: App, scene: SetupScene) -> None:
    type_in(app, scene, "deal", "9" * 19)
    click(app, "start")
    assert app.stack.top is scene
    assert scene.page.bubble is not None


def test_five_seats_can_be_filled_and_named(app: App, scene: SetupScene) -> None:
    scene._turn_to(1)
    app.frame(0.05)
    for _ in range(3):
        click(app, "add")
    assert len(scene.lineup.seats) == 5
    scene.page.activate(scene.page.find("add"), KEYBOARD)  # type: ignore[arg-type]
    assert len(scene.lineup.seats) == 5
    scene._fill_seat(1, "person")
    scene._open(1)
    type_in(app, scene, "name-1", "Šárka")
    scene._take_first(2)
    click(app, "start")
    assert isinstance(app.stack.top, Table)
    setup = app.stack.top.match.setup
    assert setup.seats[0].name == "Šárka"
    assert setup.players == 5 and len(setup.people) == 2


def test_the_line_up_is_remembered(app: App, scene: SetupScene) -> None:
    scene._turn_to(1)
    scene._add()
    scene._fill_seat(1, "collector")
    scene._take_first(1)
    names = [seat.name for seat in scene.lineup.seats]
    click(app, "start")
    again = SetupScene(app)
    assert [seat.name for seat in again.lineup.seats] == names


def test_cancel_begins_no_game(app: App, scene: SetupScene) -> None:
    scene.app.push(SetupScene(app))
    cancel(app)
    assert app.stack.top is scene
    assert app.store.unfinished() == []


def test_by_keys_alone(app: App, scene: SetupScene) -> None:
    scene.handle(Intent(Kind.NEXT, KEYBOARD))
    app.frame(0.05)
    assert scene.page.focus is not None
    scene.page.focus_on("start")
    confirm(app)
    assert isinstance(app.stack.top, Table)


def test_seed_from_the_command_line_is_the_deal(make_app: object) -> None:
    app = make_app(seed=77)  # type: ignore[operator]
    scene = SetupScene(app)
    app.push(scene)
    app.frame(0.05)
    setup = scene.setup()
    assert setup is not None and setup.seed == 77


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_nothing_is_wider_than_the_sheet(app: App, scene: SetupScene, scale: float) -> None:
    app.settings.change(text_scale=scale)
    scene._turn_to(1)
    scene._add()
    scene._open(0)
    app.frame(0.05)
    for widget in scene.page.widgets:
        assert widget.rect.left >= scene.inner.left - 8
        assert widget.rect.right <= scene.inner.right + 8
