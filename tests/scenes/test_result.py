"""The result: the count that can be skipped, who won and why, what it counts for, and where one goes from there."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.app import ASSETS, App
from game.daily import Daily
from game.input import KEYBOARD, MOUSE, Device, Intent, Kind
from game.match import Match, Seat, Setup
from game.widgets import Button
from scenes.daily import DailyScene
from scenes.ladder import LadderScene
from scenes.result import ResultScene
from scenes.seatcount import SeatCount
from scenes.settings import SettingsScene
from scenes.tables.base import Table
from scenes.title import TitleScene
from tests.hands import Hands
from tests.scenes.played import EVA, JAN, OTA, ROBOT, SOLO_TIE, TIES, play, solo, together
from tests.virtual_pad import VirtualPad

ENTER, ESCAPE, LEFT, RIGHT, F10 = (
    pygame.KSCAN_RETURN,
    pygame.KSCAN_ESCAPE,
    pygame.KSCAN_LEFT,
    pygame.KSCAN_RIGHT,
    pygame.KSCAN_F10,
)


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)


def show(app: App, match: Match, **more: object) -> ResultScene:
    """The result of a finished game, with the title below."""
    if not app.stack:
        app.push(TitleScene(app))
    scene = ResultScene(app, match, **more)  # type: ignore[arg-type]
    app.push(scene)
    return scene


def shown(app: App, match: Match, **more: object) -> ResultScene:
    """The same after the count, which takes no time."""
    app.settings.change(speed="instant")
    scene = show(app, match, **more)
    Hands(app).settle()
    return scene


def drawn(app: App) -> list[str]:
    app.draw()
    return [item.label for item in app.canvas.items]


def heard(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the sounds from now on."""
    names: list[str] = []
    monkeypatch.setattr(app.audio, "play", lambda name, **_: names.append(name))
    return names


def said(scene: ResultScene) -> list[str]:
    return [widget.label for widget in scene.page.widgets]


def tables_setup(app: App) -> Setup:
    assert isinstance(app.stack.top, Table)
    return app.stack.top.match.setup


# ---- the count ------------------------------------------------------------------------------------------------------


def test_the_count_comes_first_then_the_winner_and_the_buttons(app: App, hands: Hands) -> None:
    scene = show(app, solo(app))
    hands.frames(4)
    assert scene.counting and not hands.has("again")
    assert app.words("result.counting") in drawn(app)
    assert scene.verdict.headline not in drawn(app)
    hands.settle()
    assert not scene.counting and hands.has("again")
    assert scene.verdict.headline in drawn(app)
    assert scene.verdict.reason in drawn(app)
    assert scene.progress.at == scene.reckoning.stages


def test_the_totals_on_the_panels_are_the_scores(app: App) -> None:
    match = together(app, EVA, JAN, OTA, Seat("Bára", colour=3), Seat("Dan", colour=4), seed=9, well=True)
    scene = shown(app, match)
    assert match.outcome is not None
    labels = drawn(app)
    assert [panel.index for panel in scene.seats] == [seat for group in match.outcome.ranking for seat in group]
    for panel in scene.seats:
        assert str(match.outcome.scores[panel.index]) in labels
        assert panel.seat.name in labels


@pytest.mark.parametrize("way", ["enter", "escape", "click", "pad", "skip"])
def test_any_press_ends_the_count_and_does_nothing_else(
    app: App, hands: Hands, virtual_pad: VirtualPad, way: str
) -> None:
    scene = show(app, solo(app))
    hands.frames(3)
    if way == "enter":
        hands.key(ENTER)
    elif way == "escape":
        hands.key(ESCAPE)
    elif way == "click":
        hands.click_at((960, 700))
    elif way == "skip":
        hands.click("skip")
    else:
        virtual_pad.plug()
        hands.frames(2)
        virtual_pad.button(0)
        hands.frames()
        virtual_pad.button(0, False)
    hands.frames(2)
    assert app.stack.top is scene
    assert not scene.counting and scene.progress.at == 4 and hands.has("again")


@pytest.mark.parametrize(("speed", "seconds"), [("instant", 0.3), ("fast", 5.0), ("slow", 15.0)])
def test_the_speed_of_the_settings_is_kept(app: App, hands: Hands, speed: str, seconds: float) -> None:
    app.settings.change(speed=speed)
    scene = show(app, solo(app))
    frames = 0
    while scene.counting or scene.motion.busy:
        hands.frames()
        frames += 1
        assert frames < 2000
    assert frames * 0.05 <= seconds
    assert speed == "instant" or frames * 0.05 > seconds / 3


def test_what_is_heard(app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    match = solo(app)
    names = heard(app, monkeypatch)
    show(app, match)
    hands.settle()
    assert "count_tick_1" in names and "wild_fly" in names
    assert names[-1] == "win" and names.count("win") == 1


@pytest.mark.parametrize(
    ("make", "sound"),
    [
        (lambda app: solo(app, 10, 3, well=False), "lose"),
        (lambda app: together(app, EVA, JAN, seed=TIES["shared", 2]), "tie"),
        (lambda app: together(app, EVA, JAN, seed=TIES["tokens", 2]), "win"),
    ],
)
def test_the_ending_suits_the_outcome(
    app: App, monkeypatch: pytest.MonkeyPatch, make: Callable[[App], Match], sound: str
) -> None:
    match = make(app)
    names = heard(app, monkeypatch)
    shown(app, match)
    assert {"win", "lose", "tie"} & set(names) == {sound}


def test_paper_falls_for_a_win_and_not_with_reduced_motion(app: App, hands: Hands) -> None:
    bars = []
    for reduced in (False, True):
        app.settings.change(reduced_motion=reduced)
        show(app, solo(app))
        hands.frames(2)
        hands.key(ENTER)
        hands.frames(5)
        app.draw()
        bars.append([item.label for item in app.canvas.items].count("bar"))
        app.pop()
    assert bars[0] > bars[1] + 20


def test_panels_move_to_their_ranks(app: App, hands: Hands) -> None:
    match = together(app, EVA, JAN, OTA, seed=TIES["tokens", 3])
    assert match.outcome is not None and match.outcome.ranking == ((2,), (1,), (0,))
    scene = show(app, match)
    hands.frames(2)
    by_seat = sorted(scene.seats, key=lambda panel: panel.shown.x)
    assert [panel.index for panel in by_seat] == [0, 1, 2]
    scene.motion.skip()
    hands.settle()
    by_rank = sorted(scene.seats, key=lambda panel: panel.shown.x)
    assert [panel.index for panel in by_rank] == [2, 1, 0]


# ---- who won and why ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "seats"), list(TIES))
def test_tie_breaks_are_told(app: App, rule: str, seats: int) -> None:
    match = together(app, *(EVA, JAN, OTA)[:seats], seed=TIES[rule, seats])
    scene = shown(app, match)
    assert scene.verdict.reason == app.words(f"result.rule_{rule}")
    assert scene.verdict.reason in drawn(app)
    assert match.outcome is not None
    crowns = drawn(app).count("tokens/crown")
    assert drawn(app).count("tokens/laurel") == len(match.outcome.winners)
    assert crowns == (1 if len(match.outcome.winners) == 1 else 0)
    for winner in match.outcome.winners:
        assert match.setup.seats[winner].name in scene.verdict.headline


def test_points_tell_how_far_ahead(app: App) -> None:
    match = solo(app)
    scene = shown(app, match)
    assert match.outcome is not None
    ahead = match.outcome.scores[0] - match.outcome.scores[1]
    assert ahead > 0
    assert app.words("result.ahead", n=ahead) in scene.verdict.reason


def test_a_tie_is_the_automatic_opponents(app: App) -> None:
    scene = shown(app, solo(app, 9, SOLO_TIE))
    assert scene.verdict.headline == app.words("result.title_machine")
    assert scene.verdict.reason == app.words("result.rule_solo_tie")


def test_places_are_shared_and_the_next_is_left_out(app: App) -> None:
    scene = shown(app, together(app, EVA, JAN, OTA, seed=TIES["shared", 3]))
    assert scene.verdict.places == {0: 1, 2: 1, 1: 3}


def test_a_panel_tells_its_count_in_words(app: App, hands: Hands) -> None:
    scene = shown(app, solo(app))
    hands.click("seat-0")
    assert scene.page.bubble is not None
    assert scene.page.bubble.words == scene.reckoning.told(0)


def test_a_panel_is_spoken_with_place_and_points(app: App, hands: Hands) -> None:
    scene = shown(app, solo(app))
    panel = hands.find("seat-1")
    assert scene.match.outcome is not None
    points = app.words("result.points", n=scene.match.outcome.scores[1])
    assert panel.spoken(app.words).startswith(f"Robot, {app.words('role.tile')}, 2. {points}, ")


def test_deal_number_and_level_are_told(app: App) -> None:
    scene = shown(app, solo(app, 6, 123456))
    assert app.words("result.deal", number="123456") in said(scene)
    assert app.words("setup.level", level=6) in said(scene)


def test_help_is_told(app: App) -> None:
    setup = Setup("ten", (EVA, ROBOT), 3, {"solo_level": 4}, purpose="solo")
    match = Match.start(app.store, setup)
    match.hint()
    scene = shown(app, play(match))
    assert app.words("result.marks", marks=[app.words("result.mark_assisted")]) in said(scene)


# ---- where one goes from there --------------------------------------------------------------------------------------


def test_play_again_deals_anew_and_the_next_begins(app: App, hands: Hands) -> None:
    match = together(app, EVA, JAN, OTA)
    shown(app, match)
    hands.key(ENTER)
    setup = tables_setup(app)
    assert [seat.name for seat in setup.seats] == ["Jan", "Ota", "Eva"]
    assert setup.seed != match.setup.seed
    assert len(app.stack) == 2


def test_the_same_deal_again_is_marked(app: App, hands: Hands) -> None:
    match = solo(app, 5, 77)
    shown(app, match)
    hands.click("same")
    assert tables_setup(app) == match.setup
    assert isinstance(app.stack.top, Table) and app.stack.top.match.marks == {"replayed"}


@pytest.mark.parametrize("purpose", ["solo", "ladder"])
def test_a_win_leads_to_the_next_level(app: App, hands: Hands, purpose: str) -> None:
    shown(app, solo(app, 4, 3, purpose))
    hands.key(ENTER)
    setup = tables_setup(app)
    assert setup.options["solo_level"] == 5 and setup.purpose == purpose
    assert setup.level == (5 if purpose == "ladder" else None)


def test_a_loss_or_the_highest_level_leads_to_no_next_one(app: App, hands: Hands) -> None:
    shown(app, solo(app, 4, 3, well=False))
    assert not hands.has("higher") and hands.page.focus is hands.find("again")
    match = solo(app, 10, 3)
    assert match.outcome is not None and match.outcome.winners == (0,)
    shown(app, match)
    assert not hands.has("higher")


@pytest.mark.parametrize("way", ["click", "escape"])
def test_to_the_title(app: App, hands: Hands, way: str) -> None:
    shown(app, solo(app))
    if way == "click":
        hands.click("home")
    else:
        hands.key(ESCAPE)
    assert isinstance(app.stack.top, TitleScene) and len(app.stack) == 1
    assert not hands.has("continue")


def test_settings_and_back(app: App, hands: Hands) -> None:
    scene = shown(app, solo(app))
    hands.key(F10)
    assert isinstance(app.stack.top, SettingsScene)
    app.settings.change(language="cs")
    hands.key(ESCAPE)
    assert app.stack.top is scene
    assert app.words("result.again") == "Hrát znovu"
    assert "Hrát znovu" in said(scene)


def test_keys_lead_along_the_buttons(app: App, hands: Hands) -> None:
    shown(app, solo(app))
    assert hands.page.focus is not None and hands.page.focus.id == "higher"
    for id in ("again", "same", "home"):
        hands.key(RIGHT)
        assert hands.page.focus.id == id
    hands.key(LEFT)
    assert hands.page.focus.id == "same"
    hands.key(pygame.KSCAN_UP)
    assert isinstance(hands.page.focus, SeatCount)


def test_a_controller_plays_again(app: App, hands: Hands, virtual_pad: VirtualPad) -> None:
    virtual_pad.plug()
    shown(app, together(app, EVA, JAN))
    virtual_pad.button(0)
    hands.frames()
    virtual_pad.button(0, False)
    hands.frames()
    assert isinstance(app.stack.top, Table)


# ---- what it counts for ---------------------------------------------------------------------------------------------


def test_the_ladder_counts_and_cheers_the_first_win_only(app: App, hands: Hands) -> None:
    cheer = app.words("result.first_win", level=6)
    scene = shown(app, solo(app, 6, 3, "ladder"))
    assert scene.match.marks == set()
    assert cheer in said(scene)
    assert any(app.words("ladder.won", n=1) in line for line in said(scene))
    scene = shown(app, solo(app, 6, 4, "ladder"))
    assert any(app.words("ladder.won", n=2) in line for line in said(scene))
    assert cheer not in said(scene)
    hands.click("ladder")
    assert isinstance(app.stack.top, LadderScene)
    assert hands.page.focus is not None and hands.page.focus.id == "level-6"


def test_a_deal_played_again_is_no_first_win(app: App) -> None:
    solo(app, 6, 3, well=False)
    scene = shown(app, solo(app, 6, 3, "ladder"))
    assert scene.match.marks == {"replayed"}
    assert app.words("result.first_win", level=6) not in said(scene)


DAY = datetime.date(2026, 12, 1)


def daily(app: App, *, well: bool = True) -> Match:
    deal = Daily.load(ASSETS, app.problems).deal(DAY)
    assert deal is not None
    return play(Match.start(app.store, deal.setup(EVA, ROBOT)), well=well)


def test_a_daily_deal_has_three_tries(app: App, hands: Hands) -> None:
    scene = shown(app, daily(app, well=False), today=lambda: DAY)
    assert app.words("result.tries_left", n=2) in said(scene)
    assert not hands.has("same")
    hands.click("again")
    setup = tables_setup(app)
    assert setup.day == DAY.isoformat() and setup.seed == scene.match.setup.seed
    assert isinstance(app.stack.top, Table)
    play(app.stack.top.match)
    scene = shown(app, daily(app), today=lambda: DAY)
    assert not hands.has("again")
    assert any(app.words("daily.try", number=3) in line for line in said(scene))
    assert hands.page.focus is hands.find("daily")
    hands.click("daily")
    assert isinstance(app.stack.top, DailyScene)


def test_a_daily_deal_won_at_once_is_cheered_and_a_later_try_is_no_replay(app: App) -> None:
    scene = shown(app, daily(app), today=lambda: DAY)
    assert app.words("result.first_try_win") in said(scene)
    scene = shown(app, daily(app), today=lambda: DAY)
    assert app.words("result.first_try_win") not in said(scene)
    assert not any(app.words("result.mark_replayed") in line for line in said(scene))


def test_after_midnight_there_is_no_other_try(app: App, hands: Hands) -> None:
    today = [DAY]
    shown(app, daily(app, well=False), today=lambda: today[0])
    assert hands.has("again")
    today[0] += datetime.timedelta(days=1)
    hands.click("again")
    assert isinstance(app.stack.top, DailyScene)
    assert len(app.store.day(DAY).tries) == 1


def test_the_evening_is_told_from_the_second_game_on(app: App) -> None:
    first = together(app, EVA, JAN, seed=TIES["tokens", 2])
    scene = shown(app, first)
    assert not any(app.words("result.evening") in line for line in said(scene))
    scene = shown(app, together(app, JAN, EVA, seed=TIES["cards", 2]))
    assert scene.verdict.evening is not None and scene.verdict.evening.games == 2
    assert any(app.words("result.evening_games", n=2) in line for line in said(scene))
    for each in scene.verdict.evening.standings:
        line = app.words("result.evening_row", name=each.name, wins=each.wins, points=each.points)
        assert line in said(scene)
    assert {each.name: each.wins for each in scene.verdict.evening.standings} == {"Eva": 1, "Jan": 1}


def test_a_game_counts_once_however_often_its_result_is_shown(app: App) -> None:
    match = solo(app, 6, 3, "ladder")
    shown(app, match)
    app.pop()
    shown(app, match)
    assert app.store.ladder("ten")[6].won == 1


# ---- whatever happens -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_has_room(app: App, language: str, scale: float, seats: int) -> None:
    app.settings.change(language=language, text_scale=scale, speed="instant")
    people = [Seat(f"Maximiliána-Žofie Nepomucká {n}", colour=n) for n in range(seats)]
    scene = shown(app, together(app, *people, seed=9))
    screen = pygame.FRect(60, 20, 1800, 1040)
    for widget in scene.page.widgets:
        if widget.area is None:
            assert screen.contains(widget.rect), widget.id
        else:
            assert screen.left <= widget.rect.left and widget.rect.right <= screen.right, widget.id
    buttons = [widget for widget in scene.page.widgets if isinstance(widget, Button)]
    for one in buttons:
        assert not any(one.rect.colliderect(other.rect) for other in buttons if other is not one)
    panels = [panel.rect for panel in scene.seats]
    assert not any(a.colliderect(b) for n, a in enumerate(panels) for b in panels[n + 1 :])
    assert not app.words.missing


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_usual_size_nothing_scrolls(app: App, seats: int) -> None:
    people = [Seat(f"Hráčka {n}", colour=n) for n in range(seats)]
    scene = shown(app, together(app, *people, seed=9))
    area = scene.seats[0].area
    assert area is not None and not area.overflows


def test_a_game_that_was_over_but_never_shown_is_shown_now(app: App, hands: Hands) -> None:
    match = solo(app, 6, 3, "ladder")
    app.push(TitleScene(app))
    hands.frames(2)
    hands.click("continue")
    hands.settle()
    hands.key(ENTER)  # what happened since the last turn has been read
    hands.settle()
    scene = app.stack.top
    assert isinstance(scene, ResultScene) and scene.match.id == match.id
    assert app.store.unfinished() == []


def test_whoever_skips_the_count_sees_the_winner_come(app: App, hands: Hands) -> None:
    scene = show(app, solo(app))
    hands.frames(3)
    hands.key(ENTER)
    assert 0 < scene.progress.end < 1
    hands.settle()
    assert scene.progress.end == 1


def test_nothing_moves_when_all_is_said(app: App, hands: Hands) -> None:
    shown(app, solo(app))
    hands.settle()
    assert not any(app.frame(0.05) for _ in range(40))


def test_random_intents_do_no_harm(app: App) -> None:
    match, chance = solo(app, 6, 3, "ladder"), Random(5)
    kinds = [kind for kind in Kind if kind not in (Kind.CLOSE, Kind.FULLSCREEN, Kind.MUTE)]
    moves = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    devices = [KEYBOARD, MOUSE, Device("pad"), Device("touch")]
    scene = show(app, match)
    for number in range(1200):
        if app.stack.top is not scene:
            app.reset(TitleScene(app))
            scene = show(app, match)
        intent = Intent(
            chance.choice(kinds),
            chance.choice(devices),
            pos=(chance.uniform(-200, 2100), chance.uniform(-200, 1300)),
            move=chance.choice(moves),
            amount=chance.uniform(-9, 9),
            text="é",
            index=chance.randrange(10),
        )
        scene.handle(intent)
        if number % 40 == 0:
            app.frame(chance.choice([0.0, 0.03, 30.0]))
    assert app.store.ladder("ten")[6].won == 1


def test_the_window_may_close_during_the_count(app: App, hands: Hands) -> None:
    show(app, solo(app, 6, 3, "ladder"))
    hands.frames(5)
    app.close()
    assert not app.running
