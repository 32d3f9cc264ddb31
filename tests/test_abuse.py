"""Whatever happens to the program while something moves: nothing is lost, nothing is left behind on the screen."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app import ASSETS, App
from game.input import KEYBOARD, Intent, Kind
from game.match import Match, Setup
from game.options import Options
from game.store import Store
from scenes import first_scene
from scenes.dialog import Dialog
from scenes.pause import PauseScene
from scenes.result import ResultScene
from scenes.settings import SettingsScene
from scenes.tables import table_scene
from scenes.tables.ten.scene import TenTable
from scenes.title import TitleScene
from tests.hands import Hands
from tests.moments import EVA, JAN, MAX, MOMENTS, REST, ROBOT, Moment, begin, count, start
from tests.virtual_pad import VirtualPad

#: Frames into the count of a result: in each colour, and when it is decided.
COUNTED = (1, 12, 40, 70, 95, 105, 130)
#: Cards of nearly the same outline share the shadow of the first of them: differences nobody sees, by channel.
ALIKE = (12, 12, 12)
DIACRITICS = "Ľuboš Žluťoučký"

MakeApp = Callable[..., App]


def shown(app: App) -> bytes:
    """What the window shows."""
    return pygame.image.tobytes(app.viewport.surface, "RGB")


def post(kind: int, **facts: object) -> None:
    """An event of the window."""
    pygame.event.post(pygame.Event(kind, **facts))  # type: ignore[arg-type]


def resize(app: App, size: tuple[int, int]) -> None:
    """Somebody drags the edge of the window."""
    if not app.viewport.full:
        pygame.display.set_mode(size, pygame.RESIZABLE)
    post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
    Hands(app).frames()


def toggle_fullscreen(app: App) -> None:
    """F11."""
    Hands(app).key(pygame.KSCAN_F11)


def change_settings(app: App, **settings: object) -> None:
    """Go to the break and the settings from the keyboard, change something there, and come back."""
    top = app.stack.top
    assert top is not None
    top.handle(Intent(Kind.MENU, KEYBOARD))
    app.push(SettingsScene(app))
    Hands(app).frames(3)
    app.settings.change(**settings)
    Hands(app).frames(3)
    while app.stack.top is not top:
        app.pop()
    Hands(app).frames()


# ---- closed in the middle -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MOMENTS)
def test_closed_during_a_motion_the_game_is_saved(name: str, make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app((960, 540))
    match = begin(app, MOMENTS[name]).match
    record = match.record.to_text()
    post(pygame.QUIT)
    app.frame(0.016)
    assert not app.running
    app.close()
    store = Store(tmp_path)
    assert store.problems.all == []
    games = store.finished() or store.unfinished()  # a game that is over stays there until its result was shown
    assert [game.id for game in games] == [match.id]
    assert Match.load(store, match.id).record.to_text() == record
    store.close()


@pytest.mark.parametrize("frames", COUNTED)
@pytest.mark.parametrize("alone", [False, True], ids=["people", "alone"])
def test_closed_during_the_count_the_result_is_kept_once(
    frames: int, alone: bool, make_app: MakeApp, tmp_path: Path
) -> None:
    app = make_app((960, 540))
    match = count(app, frames, seats=(EVA, ROBOT) if alone else (EVA, JAN)).match
    post(pygame.QUIT)
    app.frame(0.016)
    app.close()
    store = Store(tmp_path)
    assert store.unfinished() == []
    (game,) = store.finished()
    assert game.result is not None and game.id == match.id
    store.close()


@pytest.mark.parametrize("steps", [1, 2, 3, 5])
def test_closed_while_pages_change(steps: int, make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app((960, 540))
    table = begin(app, MOMENTS["draw"])
    for intent in (Kind.MENU, Kind.MOVE, Kind.CONFIRM, Kind.CANCEL, Kind.CANCEL)[:steps]:
        assert app.stack.top is not None
        app.stack.top.handle(Intent(intent, KEYBOARD, move=(0, 1)))
    post(pygame.QUIT)
    app.frame(0.016)
    app.close()
    store = Store(tmp_path)
    assert [game.id for game in store.unfinished()] == [table.match.id]
    store.close()


# ---- time -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dt", [30.0, 1e9, float("inf"), 1e-7, 0.0, -5.0, float("nan")])
def test_turns_of_any_length_end_in_the_same_picture(dt: float, make_app: MakeApp) -> None:
    app = make_app((960, 540))
    for name in ("bust", "payment"):
        table = begin(app, MOMENTS[name])
        for _ in range(30):
            app.frame(dt)
        if dt >= 30.0:
            assert not table.motion.busy or table.busy  # whatever is left takes its ordinary time
        _same_as_fresh(app, table)
        app.stack.clear()


@pytest.mark.parametrize("dt", [1e-7, 0.0, -5.0, float("nan")])
def test_time_that_stands_still_moves_nothing(dt: float, make_app: MakeApp) -> None:
    app = make_app((960, 540))
    table = begin(app, MOMENTS["draw"])
    for _ in range(50):
        app.frame(dt)
    assert table.busy
    Hands(app).settle()
    assert not table.busy


# ---- disturbed in the middle ----------------------------------------------------------------------------------------


def _resized(app: App) -> None:
    for size in ((1101, 700), (700, 900), (1280, 720)):
        resize(app, size)


def _larger(app: App) -> None:
    resize(app, (1333, 801))


def _full_and_back(app: App) -> None:
    toggle_fullscreen(app)
    toggle_fullscreen(app)


def _full(app: App) -> None:
    toggle_fullscreen(app)


def _larger_text(app: App) -> None:
    change_settings(app, text_scale=2.0)


def _text_and_back(app: App) -> None:
    change_settings(app, text_scale=1.6)
    change_settings(app, text_scale=1.0)


def _slovak(app: App) -> None:
    change_settings(app, language="sk")


def _minimised(app: App) -> None:
    post(pygame.WINDOWMINIMIZED)
    Hands(app).frames(4)
    post(pygame.WINDOWRESTORED)
    Hands(app).frames()


def _exposed(app: App) -> None:
    app.viewport.surface.fill("magenta")  # another window lay over ours
    post(pygame.WINDOWEXPOSED)
    Hands(app).frames()


def _away(app: App) -> None:
    post(pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_RIGHT, mod=0, unicode="", repeat=0)
    post(pygame.WINDOWFOCUSLOST)
    Hands(app).frames(40)
    post(pygame.WINDOWFOCUSGAINED)
    post(pygame.KEYUP, key=0, scancode=pygame.KSCAN_RIGHT, mod=0, unicode="")
    Hands(app).frames()


def _instant(app: App) -> None:
    change_settings(app, speed="instant", reduced_motion=True, show_chance=False)


DISTURBANCES = {
    each.__name__.strip("_"): each
    for each in (
        _resized,
        _larger,
        _full_and_back,
        _full,
        _larger_text,
        _text_and_back,
        _slovak,
        _minimised,
        _exposed,
        _away,
        _instant,
    )
}
#: All of them at some moments, some of them at all.
QUICK = [
    (moment, disturbance)
    for at, moment in enumerate(MOMENTS)
    for number, disturbance in enumerate(DISTURBANCES)
    if number == at % len(DISTURBANCES) or moment == "draw"
]


def _same_as_fresh(app: App, table: TenTable) -> None:
    """Once all is still the screen shows what the same game shows that has just been opened."""
    _until_quiet(app)
    if app.stack.top is not table:
        assert isinstance(app.stack.top, ResultScene)
        return
    assert not table.busy
    app.draw()
    lived = shown(app)
    app.canvas.repaint()
    app.draw()
    assert shown(app) == lived, "something was left behind"
    fresh = table_scene(app, Match.load(app.store, table.match.id))
    app.cache.budget = 0  # nothing is kept: everything is rasterised anew
    app.replace(fresh)
    if table.page.focus is not None:
        fresh.page.focus_on(table.page.focus.id)
    _until_quiet(app)
    app.canvas.repaint()
    app.draw()
    _compare(app, lived, app.options.data_dir or Path())


def _until_quiet(app: App) -> None:
    """No message comes or goes any more, and nothing is shown. Nobody watches, so that computers wait."""
    post(pygame.WINDOWFOCUSLOST)
    still = 0
    for _ in range(800):
        app.frame(0.05)
        still = 0 if app.toasts.current is not None or app.moving else still + 1
        if still > 3:
            return
    raise AssertionError("it never comes to rest")


def _compare(app: App, lived: bytes, folder: Path) -> None:
    now = shown(app)
    if now == lived:
        return
    one, two = (pygame.image.frombytes(each, app.viewport.size, "RGB") for each in (lived, now))
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (*ALIKE, 255), two)
    mask.invert()
    if not mask.count():
        return
    for name, picture in (("lived", one), ("fresh", two)):
        pygame.image.save(picture, folder / f"{name}.png")
    raise AssertionError(f"differs from a fresh scene at {mask.get_bounding_rects()[:5]}: {folder}")


def _disturb(app: App, moment: Moment, disturbance: str) -> None:
    app.settings.change(language="cs")
    table = begin(app, moment)
    DISTURBANCES[disturbance](app)
    _same_as_fresh(app, table)


@pytest.mark.parametrize(("moment", "disturbance"), QUICK)
def test_disturbed_in_the_middle(moment: str, disturbance: str, make_app: MakeApp) -> None:
    _disturb(make_app((960, 540)), MOMENTS[moment], disturbance)


@pytest.mark.long
@pytest.mark.parametrize("disturbance", DISTURBANCES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_disturbed_in_the_middle_of_everything(moment: str, disturbance: str, make_app: MakeApp) -> None:
    _disturb(make_app((1280, 720)), MOMENTS[moment], disturbance)


# ---- away -----------------------------------------------------------------------------------------------------------


def _goes_on(app: App, table: TenTable, actions: int) -> bool:
    """The computer has moved within some seconds."""
    Hands(app).frames(200)
    return len(table.match.record.actions) > actions


def _waiting_for_max(app: App) -> tuple[TenTable, int]:
    """It is the computer's turn, and whoever sits at the screen has gone to another window."""
    table = start(app, Moment(f"R3 R4 O4 {REST}", "", "", 0, (MAX, EVA)))
    post(pygame.WINDOWFOCUSLOST)
    assert not _goes_on(app, table, 0), "nobody watches, so nothing is played"
    return table, 0


def test_computers_wait_while_somebody_is_away(app: App) -> None:
    table, actions = _waiting_for_max(app)
    post(pygame.WINDOWFOCUSGAINED)
    assert _goes_on(app, table, actions)


def test_a_click_says_that_somebody_is_there_though_the_focus_never_came_back(app: App) -> None:
    table, actions = _waiting_for_max(app)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(640, 300), rel=(1, 1), buttons=(0, 0, 0), touch=False))
    assert not _goes_on(app, table, actions), "a mouse that passes says nothing"
    Hands(app).click_at((960, 500))
    assert _goes_on(app, table, actions)


def test_the_focus_that_comes_back_during_a_break_counts(app: App) -> None:
    table, actions = _waiting_for_max(app)
    table.open_menu()
    post(pygame.WINDOWFOCUSGAINED)
    Hands(app).frames(2)
    Hands(app).key(pygame.KSCAN_ESCAPE)
    assert app.stack.top is table
    assert _goes_on(app, table, actions)


# ---- controllers ----------------------------------------------------------------------------------------------------


def test_a_controller_pulled_out_in_its_own_turn_brings_the_break_that_says_so(
    app: App, virtual_pad: VirtualPad
) -> None:
    hands = Hands(app)
    table = start(app, MOMENTS["draw"])
    pad = virtual_pad.plug()
    hands.frames(3)
    for down in (True, False):
        pad.button(pygame.CONTROLLER_BUTTON_A, down)
        hands.frames(2)
    assert len(table.match.record.actions) == 2, "the controller has drawn"
    pad.unplug()
    hands.frames(3)
    pause = app.stack.top
    assert isinstance(pause, PauseScene)
    assert any(item.label == pause.notice for item in app.canvas.items) or pause.notice in _words_on(app)
    for _ in range(40):
        hands.frames()
    assert app.stack.top is pause and len(table.match.record.actions) == 2, "nobody plays on behind it"
    pad.plug()
    hands.frames(3)
    assert pause.notice == ""
    for down in (True, False):
        pad.button(pygame.CONTROLLER_BUTTON_A, down)
        hands.frames(2)
    assert app.stack.top is table


def _words_on(app: App) -> str:
    """Everything that is written on the screen, in its order."""
    return " ".join(item.label for item in app.canvas.items)


def test_another_controller_pulled_out_disturbs_nobody(app: App, virtual_pad: VirtualPad) -> None:
    table = start(app, MOMENTS["draw"])
    virtual_pad.plug()
    Hands(app).frames(3)
    Hands(app).key(pygame.KSCAN_RIGHT)
    virtual_pad.unplug()
    Hands(app).frames(3)
    assert app.stack.top is table


@pytest.mark.parametrize("value", [1.0, -1.0])
def test_a_stick_that_was_stuck_from_the_start_does_not_play(value: float, app: App, virtual_pad: VirtualPad) -> None:
    table = start(app, MOMENTS["draw"])
    pad = virtual_pad.plug()
    for axis in range(4):  # the sticks; a trigger that is pulled is a trigger that is pulled
        pad.axis(axis, value)
    Hands(app).frames(60)
    assert app.stack.top is table
    assert len(table.match.record.actions) == 1


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 1e30, -1e30])
def test_axes_that_say_nonsense_move_nothing(value: float, app: App, virtual_pad: VirtualPad) -> None:
    table = start(app, MOMENTS["draw"])
    virtual_pad.plug()
    Hands(app).frames(3)
    focus = table.page.focus
    instance = pygame.joystick.Joystick(0).get_instance_id()
    for axis in range(8):
        post(pygame.JOYAXISMOTION, instance_id=instance, axis=axis, value=value)
    Hands(app).frames(30)
    assert app.stack.top is table and table.page.focus is focus
    assert len(table.match.record.actions) == 1


# ---- keys held while the focus goes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [pygame.KSCAN_RIGHT, pygame.KSCAN_DOWN])
def test_a_key_held_while_the_focus_goes_counts_as_let_go(key: int, app: App) -> None:
    table = start(app, MOMENTS["draw"])
    post(pygame.KEYDOWN, key=0, scancode=key, mod=0, unicode="", repeat=0)
    Hands(app).frames()
    post(pygame.WINDOWFOCUSLOST)
    Hands(app).frames()
    focus = table.page.focus
    Hands(app).frames(60)
    assert table.page.focus is focus


# ---- files that are not there ---------------------------------------------------------------------------------------

FILES = (
    "cards/ten/R3.svg",
    "cards/ten/back.svg",
    "stages/ten.svg",
    "fonts/Nunito-Bold.ttf",
    "locale/cs/ten.po",
    "daily.json",
    "logo/icon.png",
)


@pytest.mark.parametrize("content", [None, b"", bytes(range(256)) * 8], ids=["missing", "empty", "garbage"])
@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_missing_or_broken_stops_nothing(name: str, content: bytes | None, tmp_path: Path) -> None:
    app = _spoilt(tmp_path, name, content)
    table = begin(app, MOMENTS["draw"])
    Hands(app).settle()
    assert app.stack.top is table and not table.busy
    app.close()


@pytest.mark.parametrize("content", [None, b"", b"<map>"], ids=["missing", "empty", "garbage"])
def test_without_its_map_a_table_says_so_and_the_game_stays(content: bytes | None, tmp_path: Path) -> None:
    app = _spoilt(tmp_path, "tables/ten.tmx", content)
    match = Match.start(app.store, Setup("ten", (EVA, JAN), 1))
    app.push(first_scene(app))
    app.push(table_scene(app, match))
    hands = Hands(app)
    hands.settle()
    assert isinstance(app.stack.top, Dialog) and "ten.tmx" in app.stack.top.text
    hands.key(pygame.KSCAN_RETURN)
    assert isinstance(app.stack.top, TitleScene)
    assert [game.id for game in app.store.unfinished()] == [match.id]
    app.close()


def _spoilt(folder: Path, name: str, content: bytes | None) -> App:
    """An app one of whose files is not as it should be."""
    assets = folder / "assets"
    shutil.copytree(ASSETS, assets)
    path = assets / name
    path.unlink() if content is None else path.write_bytes(content)
    return App(Options(window=(960, 540), lang="cs"), folder / DIACRITICS, assets)
