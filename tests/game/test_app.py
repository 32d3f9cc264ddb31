"""The program as a whole: one turn, drawing only when needed, ending at any moment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game import loop
from game.app import App, run
from game.canvas import Canvas
from game.clock import Clock
from game.input import Intent
from game.options import Options
from game.scene import Scene
from tests.game.scenes import Still


def post(kind: int, **facts: object) -> None:
    pygame.event.post(pygame.Event(kind, **facts))


def press(scancode: int, mod: int = 0) -> None:
    post(pygame.KEYDOWN, key=0, scancode=scancode, mod=mod, unicode="", repeat=0)


@pytest.fixture
def still(app: App) -> Still:
    scene = Still(app)
    app.push(scene)
    app.frame(0.016)
    app.frame(0.016)
    scene.drawn = 0
    scene.intents.clear()
    return scene


def test_nothing_changed_nothing_drawn(app: App, still: Still) -> None:
    for _ in range(20):
        assert not app.frame(0.033)
    assert still.drawn == 0


def test_changed_draws_one_frame(app: App, still: Still) -> None:
    app.changed()
    app.frame(0.033)
    app.frame(0.033)
    assert still.drawn == 1


def test_while_something_moves_every_turn_draws_and_one_more(app: App, still: Still) -> None:
    still.moving = True
    for _ in range(3):
        app.frame(0.016)
    assert app.moving
    still.moving = False
    for _ in range(3):
        app.frame(0.016)
    assert still.drawn == 4, "the last position is drawn too"
    assert not app.moving


def test_thirty_seconds_are_a_tenth_for_a_scene(app: App, still: Still) -> None:
    app.frame(30.0)
    app.frame(-5.0)
    assert still.steps[-2:] == [0.1, 0.0]


def test_intents_go_to_the_topmost_scene_at_the_moment_they_come(app: App, still: Still) -> None:
    above = Still(app)

    class Opener(Still):
        def handle(self, intent: Intent) -> None:
            super().handle(intent)
            self.app.push(above)

    opener = Opener(app)
    app.push(opener)
    press(pygame.KSCAN_RETURN)
    press(pygame.KSCAN_H)
    app.frame(0.016)
    assert (opener.kinds, above.kinds, still.kinds) == (["confirm"], ["hint"], [])


def test_a_minimised_window_is_not_drawn_and_then_drawn_whole(app: App, still: Still) -> None:
    post(pygame.WINDOWMINIMIZED)
    still.moving = True
    for _ in range(3):
        assert not app.frame(0.033)
    assert still.drawn == 0
    assert len(still.steps) >= 3, "time goes on"
    post(pygame.WINDOWRESTORED)
    assert app.frame(0.033)
    assert app.canvas.damage == [app.viewport.surface.get_rect()]


def test_an_exposed_window_is_painted_again(app: App, still: Still) -> None:
    post(pygame.WINDOWEXPOSED)
    assert app.frame(0.033)
    assert app.canvas.damage == [app.viewport.surface.get_rect()]


@pytest.mark.parametrize(("scancode", "mod"), [(pygame.KSCAN_F11, 0), (pygame.KSCAN_RETURN, pygame.KMOD_LALT)])
def test_full_screen_by_key_is_nobody_elses_business(app: App, still: Still, scancode: int, mod: int) -> None:
    press(scancode, mod)
    app.frame(0.016)
    assert app.viewport.full
    assert "fullscreen" not in still.kinds
    press(scancode, mod)
    app.frame(0.016)
    assert not app.viewport.full
    assert app.viewport.size == (1280, 720)


def test_a_new_scene_types_nothing_until_a_field_says_so(app: App, still: Still) -> None:
    app.input.typing = True
    app.push(Still(app))
    app.frame(0.016)
    assert not app.input.typing


def test_a_new_scene_learns_where_the_mouse_is(app: App, still: Still) -> None:
    post(pygame.MOUSEMOTION, pos=(640, 360), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    app.frame(0.016)
    above = Still(app)
    app.push(above)
    app.frame(0.016)
    assert [(i.kind, i.pos) for i in above.intents] == [("point", (960, 540))]
    app.frame(0.016)
    assert len(above.intents) == 1
    press(pygame.KSCAN_H)
    app.frame(0.016)
    app.pop()
    app.frame(0.016)
    assert still.kinds == ["point"], "not when the keyboard was used last"


def test_a_scene_that_ends_the_program_while_it_moves_leaves_no_empty_frame(app: App) -> None:
    class Ending(Still):
        def update(self, dt: float) -> bool:
            self.app.pop()
            return True

    app.push(Ending(app))
    assert not app.frame(0.016)
    assert app.canvas.damage == []


def test_popping_the_last_scene_ends_the_program(app: App, still: Still) -> None:
    app.pop()
    assert not app.running
    assert not app.frame(0.016)


def test_closing_leaves_every_scene_and_handles_nothing_more(app: App, still: Still) -> None:
    above = Still(app)
    app.push(above)
    still.moving = above.moving = True
    app.frame(0.016)
    post(pygame.QUIT)
    press(pygame.KSCAN_RETURN)
    app.frame(0.016)
    assert not app.running
    assert above.kinds == []
    app.close()
    assert (still.left, above.left) == (1, 1)


def test_a_dragged_window_uses_stand_ins_and_then_settles(make_app: Callable[..., App]) -> None:
    app = make_app((1280, 720))
    app.push(Still(app, lambda c: c.picture("cards/ten/R7", FRect(100, 100, 180, 260))))
    app.frame(0.016)
    good = app.canvas.items[-1].surface
    pygame.display.set_mode((1000, 600), pygame.RESIZABLE)
    post(pygame.WINDOWSIZECHANGED, x=1000, y=600)
    app.frame(0.016)
    assert app.art.unsettled
    hasty = app.canvas.items[-1].surface
    assert hasty.get_size() == (94, 135) != good.get_size()
    for _ in range(20):
        app.frame(0.033)
    assert not app.art.unsettled
    assert app.canvas.items[-1].surface is not hasty
    assert not app.frame(0.033), "and then it rests"


def test_the_first_frame_of_a_scene_has_no_stand_ins(app: App, still: Still, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaning(canvas: Canvas) -> None:
        for n in range(4):
            canvas.picture("cards/ten/R7", FRect(100 + 200 * n, 100, 180, 260), angle=10 * n)

    monkeypatch.setattr("game.app.PATIENCE_STILL", 0.0)
    app.push(Still(app, leaning))
    post(pygame.WINDOWEXPOSED)
    app.frame(0.016)
    assert not app.art.unsettled
    assert len({item.surface for item in app.canvas.items if item.label == "cards/ten/R7"}) == 4


def test_pictures_are_prepared_while_nothing_moves(app: App, still: Still) -> None:
    app.art.prepare(["cards/ten/R7", "cards/ten/B2"], (180, 260))
    still.moving = True
    app.frame(0.016)
    assert ("cards/ten/R7", (120, 173)) not in app.cache
    still.moving = False
    for _ in range(6):
        app.frame(0.033)
    assert ("cards/ten/R7", (120, 173)) in app.cache
    assert ("cards/ten/B2", (120, 173)) in app.cache


# settings


def test_settings_are_followed_at_once(app: App, still: Still) -> None:
    app.settings.change(text_scale=1.6, language="cs", keys={"hint": ["j"]})
    assert app.text.text_scale == 1.6
    assert app.words.language == "cs"
    press(pygame.KSCAN_J)
    app.frame(0.016)
    assert still.kinds == ["hint"]
    assert still.drawn == 1


def test_full_screen_by_setting_and_by_key_agree(app: App, still: Still) -> None:
    app.settings.change(fullscreen=True)
    assert app.viewport.full
    press(pygame.KSCAN_F11)
    app.frame(0.016)
    assert not app.viewport.full
    assert not app.settings.fullscreen


def test_full_screen_wished_for_on_the_command_line_can_be_left_by_key(make_app: Callable[..., App]) -> None:
    app = make_app(fullscreen=True)
    assert app.viewport.full
    press(pygame.KSCAN_F11)
    app.frame(0.016)
    assert not app.viewport.full


def test_the_mute_key_turns_sound_off_and_on_and_that_is_kept(app: App, still: Still) -> None:
    for muted in (True, False, True):
        press(pygame.KSCAN_M)
        app.frame(0.016)
        assert app.settings.muted is muted
    assert "mute" not in still.kinds


def test_silence_wished_for_on_the_command_line_is_not_kept_and_ends_by_key(make_app: Callable[..., App]) -> None:
    app = make_app(mute=True)
    heard: list[bool] = []
    app.audio.set_volumes = lambda effects, music, muted: heard.append(not muted)  # type: ignore[method-assign]
    app.settings.change(effects=0.3)
    assert not app.settings.muted
    press(pygame.KSCAN_M)
    app.frame(0.016)
    assert not app.settings.muted
    assert heard[0] is False
    assert heard[-1] is True


def test_a_language_wished_for_is_not_kept(make_app: Callable[..., App]) -> None:
    app = make_app(lang="sk")
    assert app.words.language == "sk"
    app.settings.change(text_scale=1.3)
    assert app.words.language == "sk"


def test_the_window_is_remembered(make_app: Callable[..., App], tmp_path: Path) -> None:
    first = make_app((1100, 660))
    first.viewport.toggle_fullscreen()
    first.close()
    app = App(Options(data_dir=tmp_path), tmp_path)
    assert app.settings.window == (1100, 660)
    assert app.viewport.size == (1100, 660)
    assert not app.viewport.full, "only the setting keeps full screen"
    app.close()


def test_everything_is_closed_even_if_one_part_fails(app: App, still: Still, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise OSError("no more")

    closed: list[str] = []
    monkeypatch.setattr(app.audio, "close", fail)
    monkeypatch.setattr(app.store, "close", lambda: closed.append("store"))
    with pytest.raises(OSError, match="no more"):
        app.close()
    assert closed == ["store"]
    assert still.left == 1
    assert not pygame.display.get_init()


# the loop


class Turner:
    """Counts its turns and stops after some."""

    def __init__(self, moving: bool, turns: int = 5) -> None:
        self.running = True
        self.moving = moving
        self.clock = Clock(lambda: 0.0)
        self._left = turns

    def frame(self, dt: float) -> bool:
        self._left -= 1
        self.running = self._left > 0
        return False


@pytest.mark.parametrize(("moving", "pause"), [(True, loop.MOVING), (False, loop.IDLE)])
def test_the_loop_sleeps_longer_when_nothing_moves(moving: bool, pause: float) -> None:
    slept: list[float] = []
    loop.turn(Turner(moving), sleep=slept.append, now=lambda: 0.0)
    assert slept == [pause] * 4, "and not after the last turn"


def test_the_loop_takes_its_own_work_into_account_and_always_breathes() -> None:
    slept: list[float] = []
    times = iter([0.0, 0.010, 1.0, 3.0, 4.0, 4.0, 5.0, 2.0, 9.0, 9.0])
    loop.turn(Turner(moving=True), sleep=slept.append, now=lambda: next(times))
    assert slept == pytest.approx([0.006, 0.001, 0.016, 0.033]), "even when the clock goes back"


# from start to end


class Once(Scene):
    """Ends the program in its own way in the third turn."""

    diary: list[str]

    def __init__(self, app: App, diary: list[str], how: str) -> None:
        super().__init__(app)
        self.diary = diary
        self.how = how
        self.turns = 0

    def update(self, dt: float) -> bool:
        self.turns += 1
        if self.turns == 3:
            if self.how == "crash":
                raise ZeroDivisionError("a mistake of ours")
            if self.how == "interrupt":
                raise KeyboardInterrupt
            if self.how == "close":
                post(pygame.QUIT)
            else:
                self.app.pop()
        return True

    def draw(self, canvas: Canvas) -> None:
        self.diary.append("drawn")

    def leave(self) -> None:
        self.diary.append("left")


@pytest.mark.parametrize("how", ["close", "pop", "interrupt"])
def test_run_ends_in_order(tmp_path: Path, how: str) -> None:
    diary: list[str] = []
    assert run(Options(window=(640, 360), data_dir=tmp_path), lambda app: Once(app, diary, how)) == 0
    assert diary[0] == "drawn"
    assert diary.count("left") == 1
    assert diary[-1] == "left"
    assert not pygame.display.get_init()


def test_a_mistake_comes_out_once_everything_is_closed(tmp_path: Path) -> None:
    diary: list[str] = []
    with pytest.raises(ZeroDivisionError):
        run(Options(window=(640, 360), data_dir=tmp_path), lambda app: Once(app, diary, "crash"))
    assert "left" not in diary, "what is in disorder is not saved"
    assert not pygame.display.get_init()


def test_a_mistake_in_the_first_scene_comes_out_too(tmp_path: Path) -> None:
    def fail(app: App) -> Scene:
        raise LookupError("no first scene")

    with pytest.raises(LookupError):
        run(Options(window=(640, 360), data_dir=tmp_path), fail)
    assert not pygame.display.get_init()
