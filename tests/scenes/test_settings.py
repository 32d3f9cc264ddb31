"""The settings: every change holds at once, and keys can be given another meaning."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.input.keymap import ACTIONS
from game.settings import TEXT_SCALES, Settings
from game.widgets import Button, Choice, Row, Slider, Toggle
from scenes.keynames import key_name, key_names
from scenes.keytable import PAD
from scenes.settings import TABS, SettingsScene
from tests.hands import Hands


def opened(app: App, tab: str = "game") -> Hands:
    app.push(SettingsScene(app, tab))
    hands = Hands(app)
    hands.settle()
    return hands


def labels(hands: Hands) -> list[str]:
    return [widget.label for widget in hands.page.widgets if widget.label]


# what can be set


def test_the_language_changes_at_once(app: App) -> None:
    app.settings.change(language="en")
    hands = opened(app)
    assert "Language" in labels(hands)
    hands.key(pygame.KSCAN_RIGHT)
    assert app.settings.language == app.words.language == "cs"
    assert "Jazyk" in labels(hands) and "Language" not in labels(hands)
    focus = hands.page.focus
    assert isinstance(focus, Choice) and focus.id == "language" and focus.value == "Čeština"


def test_a_language_of_the_command_line_can_be_left_for_the_kept_one(make_app: Callable[..., App]) -> None:
    app = make_app(lang="sk")
    app.settings.change(language="cs")
    app.words.language = "sk"
    hands = opened(app)
    choice = hands.find("language")
    assert isinstance(choice, Choice) and choice.value == "Slovenčina"
    hands.key(pygame.KSCAN_LEFT)
    assert app.words.language == "cs"
    assert "Jazyk" in labels(hands)


@pytest.mark.parametrize("name", ["show_chance", "forced_moves"])
def test_toggles_of_the_game(app: App, name: str) -> None:
    hands = opened(app)
    before = getattr(app.settings, name)
    hands.click(name)
    assert getattr(app.settings, name) is not before
    assert getattr(Settings.load(app.settings.folder), name) is not before, "it is on the disk at once"


def test_speed(app: App) -> None:
    hands = opened(app)
    hands.page.focus_on("speed")
    hands.key(pygame.KSCAN_RIGHT)
    assert app.settings.speed == "fast"
    hands.key(pygame.KSCAN_LEFT)
    hands.key(pygame.KSCAN_LEFT)
    assert app.settings.speed == "slow"


def test_words_grow_at_once_and_everything_is_laid_out_anew(app: App) -> None:
    hands = opened(app, "picture")
    before = hands.find("reduced_motion").rect.h
    for _ in TEXT_SCALES[1:]:
        hands.key(pygame.KSCAN_RIGHT)
    assert app.settings.text_scale == app.text.text_scale == 2.0
    assert hands.find("reduced_motion").rect.h > before * 1.4
    assert hands.page.focus is hands.find("text_scale")


def test_volumes_are_heard_at_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[float, float, bool]] = []
    monkeypatch.setattr(app.audio, "set_volumes", lambda *values: told.append(values))
    hands = opened(app, "sound")
    hands.key(pygame.KSCAN_LEFT)
    hands.page.focus_on("music")
    hands.key(pygame.KSCAN_RIGHT)
    hands.click("muted")
    assert told == [(0.7, 0.5, False), (0.7, 0.6, False), (0.7, 0.6, True)]
    effects = hands.find("effects")
    assert isinstance(effects, Slider) and effects.value == app.words.percent(0.7)


def test_the_mute_key_moves_the_switch(app: App) -> None:
    hands = opened(app, "sound")
    hands.key(pygame.KSCAN_M)
    toggle = hands.find("muted")
    assert isinstance(toggle, Toggle) and toggle.on


def test_no_sound_device_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = app.words("settings.no_sound")
    assert sentence not in labels(opened(app, "sound"))
    app.pop()
    monkeypatch.setattr(type(app.audio), "available", property(lambda _: False))
    app.running = True
    assert sentence in labels(opened(app, "sound"))


# tabs, focus


def test_tabs_by_keys_and_mouse(app: App) -> None:
    hands = opened(app)
    scene = hands.scene
    assert isinstance(scene, SettingsScene)
    seen = [scene.tab]
    for _ in TABS:
        hands.key(pygame.KSCAN_E)
        seen.append(scene.tab)
    assert seen == [*TABS, TABS[0]]
    hands.click("tabs-2")
    assert scene.tab == "sound"


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("tab", TABS)
def test_nothing_overlaps(make_app: Callable[..., App], tab: str, scale: float, language: str) -> None:
    app = make_app()
    app.settings.change(text_scale=scale, language=language)
    hands = opened(app, tab)
    rects = [w.rect for w in hands.page.widgets if isinstance(w, Button | Choice | Slider | Toggle | Row) and w.area]
    assert rects
    for number, rect in enumerate(rects):
        assert rect.inflate(-1, -1).collidelist([r.inflate(-1, -1) for r in rects[number + 1 :]]) == -1
    area = next(w for w in hands.page.widgets if w.id == f"page-{tab}")
    assert area.rect.bottom <= hands.find("back").rect.y


def test_cancel_and_the_button_go_back(app: App) -> None:
    opened(app)
    hands = opened(app, "sound")
    hands.key(pygame.KSCAN_ESCAPE)
    assert len(app.stack) == 1
    opened(app, "sound").click("back")
    assert len(app.stack) == 1


# keys


def rebound(app: App, action: str, scancode: int) -> Hands:
    hands = opened(app, "controls")
    hands.click(f"key-{action}")
    assert app.input.catching
    hands.key(scancode)
    assert not app.input.catching
    return hands


def test_a_key_gets_another_meaning(app: App) -> None:
    hands = rebound(app, "hint", pygame.KSCAN_K)
    assert app.settings.keys == {"hint": ["k"]}
    row = hands.find("key-hint")
    assert isinstance(row, Row) and row.cells == ("K",)
    assert Settings.load(app.settings.folder).keys == {"hint": ["k"]}


def test_a_key_that_had_a_meaning_loses_it_and_that_is_told(app: App) -> None:
    hands = rebound(app, "hint", pygame.KSCAN_L)
    assert app.settings.keys == {"hint": ["l"], "log": []}
    row = hands.find("key-log")
    assert isinstance(row, Row) and row.cells == (app.words("settings.keys_none"),)
    bubble = hands.page.bubble
    assert bubble is not None
    assert bubble.words == app.words("settings.keys_taken", key="L", action=app.words("key.log"))


@pytest.mark.parametrize(("scancode", "name"), [(pygame.KSCAN_RETURN, "Enter"), (pygame.KSCAN_5, "5")])
def test_fixed_keys_stay_what_they_are(app: App, scancode: int, name: str) -> None:
    hands = rebound(app, "hint", scancode)
    assert app.settings.keys == {}
    assert hands.page.bubble is not None
    assert hands.page.bubble.words == app.words("settings.keys_fixed", key=name)


def test_escape_leaves_everything_as_it_is(app: App) -> None:
    rebound(app, "hint", pygame.KSCAN_ESCAPE)
    assert app.settings.keys == {}
    assert len(app.stack) == 1


def test_shift_alone_is_no_key(app: App) -> None:
    hands = opened(app, "controls")
    hands.click("key-hint")
    hands.key(pygame.KSCAN_LSHIFT)
    assert app.input.catching
    hands.key(pygame.KSCAN_K)
    assert app.settings.keys == {"hint": ["k"]}


def test_the_mouse_ends_the_waiting(app: App) -> None:
    hands = opened(app, "controls")
    hands.click("key-hint")
    hands.click_at((5, 5))
    assert not app.input.catching
    hands.key(pygame.KSCAN_K)
    assert app.settings.keys == {}


def test_leaving_ends_the_waiting(app: App) -> None:
    hands = opened(app, "controls")
    hands.click("key-hint")
    app.push(SettingsScene(app))
    assert not app.input.catching
    app.pop()
    scene = hands.scene
    assert isinstance(scene, SettingsScene) and scene.keys.waiting is None


def test_all_keys_as_they_were(app: App) -> None:
    hands = rebound(app, "hint", pygame.KSCAN_L)
    hands.click("keys_reset")
    assert app.settings.keys == {}
    row = hands.find("key-log")
    assert isinstance(row, Row) and row.cells == ("L",)


def test_every_action_has_a_line_and_every_button_a_meaning(app: App) -> None:
    hands = opened(app, "controls")
    assert all(hands.has(f"key-{action}") for action in ACTIONS)
    assert set(PAD.values()) <= set(ACTIONS)
    assert all(app.words.has(f"key.{action}") for action in ACTIONS)


def test_names_of_keys(app: App) -> None:
    app.words.language = "cs"
    assert key_name("space", app.words) == "Mezerník"
    assert key_name("kp_5", app.words) == "Num. 5"
    assert key_name("pageup", app.words) == "Page Up"
    assert key_name("f10", app.words) == "F10"
    assert key_names(("space", "return", "kp_enter"), app.words) == "Mezerník · Enter"
