"""The challenge ladder: what was won and lost, where one stands, and the way to a game."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.app import App
from game.input import KEYBOARD, MOUSE, Device, Intent, Kind
from game.match import Match, Setup
from scenes.ladder import LadderRung, LadderScene
from scenes.tables.base import Table
from scenes.title import TitleScene
from tests.hands import Hands
from tests.scenes.played import EVA, ROBOT, play, solo
from tests.virtual_pad import VirtualPad

LEVELS = [10, 9, 8, 7, 6, 5, 4]


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)


def climb(app: App, level: int | None = None) -> LadderScene:
    """The ladder above the title."""
    if not app.stack:
        app.push(TitleScene(app))
    scene = LadderScene(app, level)
    app.push(scene)
    Hands(app).settle()
    return scene


def rung(scene: LadderScene, level: int) -> LadderRung:
    found = scene.page.find(f"level-{level}")
    assert isinstance(found, LadderRung)
    return found


def helped(app: App, level: int, seed: int) -> None:
    """A game with a hint."""
    setup = Setup("ten", (EVA, ROBOT), seed, {"solo_level": level}, purpose="ladder", level=level)
    match = Match.start(app.store, setup)
    match.hint()
    play(match)


def test_the_highest_level_is_at_the_top(app: App) -> None:
    scene = climb(app)
    rungs = [widget for widget in scene.page.widgets if isinstance(widget, LadderRung)]
    assert [each.level for each in rungs] == LEVELS
    assert [each.rect.y for each in rungs] == sorted(each.rect.y for each in rungs)
    assert all(each.sentence == app.words(f"level.{each.level}") for each in rungs)
    assert all(each.figures == app.words("ladder.fresh") for each in rungs)


def test_what_was_won_and_lost_stands_on_the_rung(app: App) -> None:
    won = solo(app, 5, 3, "ladder")
    solo(app, 5, 4, "ladder", well=False)
    helped(app, 5, 6)
    assert won.outcome is not None
    margin = won.outcome.scores[0] - won.outcome.scores[1]
    scene = climb(app)
    words = app.words
    figures = [words("ladder.won", n=1), words("ladder.lost", n=1), words("ladder.best", margin=f"+{margin}")]
    assert rung(scene, 5).figures == " · ".join([*figures, words("ladder.marked", n=1)])
    assert rung(scene, 5).won and not rung(scene, 4).won


def test_a_lost_best_game_is_told_with_a_minus(app: App) -> None:
    lost = solo(app, 4, 4, "ladder", well=False)
    assert lost.outcome is not None
    margin = lost.outcome.scores[0] - lost.outcome.scores[1]
    assert margin < 0
    assert f"−{-margin}" in rung(climb(app), 4).figures


def test_games_with_help_alone_win_no_rung(app: App) -> None:
    helped(app, 4, 3)
    scene = climb(app)
    assert not rung(scene, 4).won and rung(scene, 4).here
    assert rung(scene, 4).figures == app.words("ladder.marked", n=1)


def test_one_stands_on_the_lowest_rung_that_was_not_won(app: App) -> None:
    solo(app, 4, 3, "ladder")
    solo(app, 6, 3, "ladder")
    scene = climb(app)
    assert [each for each in LEVELS if rung(scene, each).here] == [5]
    assert scene.page.focus is rung(scene, 5)
    app.draw()
    labels = [item.label for item in app.canvas.items]
    assert labels.count("faces/person-0") == 1 and labels.count("faces/solo") == 1
    assert labels.count("tokens/laurel") == 2


def test_the_focus_can_begin_elsewhere(app: App) -> None:
    scene = climb(app, 9)
    assert scene.page.focus is rung(scene, 9)
    scene = climb(app, 77)
    assert scene.page.focus is rung(scene, 4)


def test_enter_plays(app: App, hands: Hands) -> None:
    climb(app)
    hands.key(pygame.KSCAN_UP)
    hands.key(pygame.KSCAN_UP)
    hands.key(pygame.KSCAN_RETURN)
    assert isinstance(app.stack.top, Table)
    setup = app.stack.top.match.setup
    assert setup.purpose == "ladder" and setup.level == 6 and setup.options == {"solo_level": 6}
    assert len(app.stack) == 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_click_plays_at_that_level(app: App, hands: Hands, level: int) -> None:
    climb(app)
    hands.click(f"level-{level}")
    assert isinstance(app.stack.top, Table)
    assert app.stack.top.match.setup.level == level


def test_a_controller_plays(app: App, hands: Hands, virtual_pad: VirtualPad) -> None:
    virtual_pad.plug()
    scene = climb(app)
    for button in (11, 0):  # up on the cross, then A
        virtual_pad.button(button)
        hands.frames()
        virtual_pad.button(button, False)
        hands.frames()
    assert app.stack.top is not scene
    assert isinstance(app.stack.top, Table) and app.stack.top.match.setup.level == 5


def test_the_person_who_played_last_plays(app: App, hands: Hands) -> None:
    solo(app, 4, 3)
    climb(app)
    hands.click("level-4")
    assert isinstance(app.stack.top, Table)
    assert app.stack.top.match.setup.seats[0].name == "Eva"


@pytest.mark.parametrize("way", ["click", "escape"])
def test_the_way_back(app: App, hands: Hands, way: str) -> None:
    climb(app)
    if way == "click":
        hands.click("back")
    else:
        hands.key(pygame.KSCAN_ESCAPE)
    assert isinstance(app.stack.top, TitleScene)


def lines(widget: LadderRung) -> list[tuple[str, str]]:
    return [(widget.sentence, "body"), (widget.figures, "small")]


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
@pytest.mark.parametrize("scale", [1.0, 1.6, 2.0])
def test_words_have_room(app: App, language: str, scale: float) -> None:
    app.settings.change(language=language, text_scale=scale)
    scene = climb(app)
    for level in LEVELS:
        widget = rung(scene, level)
        room = widget._room(widget.rect.w)
        high = sum(app.canvas.measure(text, room, style)[1] for text, style in lines(widget))
        assert high <= widget.rect.h
    assert not app.words.missing


def test_random_intents_do_no_harm(app: App) -> None:
    chance, scene = Random(7), climb(app)
    kinds = [kind for kind in Kind if kind not in (Kind.CLOSE, Kind.FULLSCREEN, Kind.MUTE)]
    for number in range(800):
        if app.stack.top is not scene:
            app.reset(TitleScene(app))
            scene = climb(app)
        scene.handle(
            Intent(
                chance.choice(kinds),
                chance.choice([KEYBOARD, MOUSE, Device("pad")]),
                pos=(chance.uniform(-100, 2000), chance.uniform(-100, 1200)),
                move=chance.choice([(1, 0), (-1, 0), (0, 1), (0, -1)]),
                amount=chance.uniform(-5, 5),
                index=chance.randrange(10),
            )
        )
        if number % 50 == 0:
            app.frame(chance.choice([0.02, 30.0]))
