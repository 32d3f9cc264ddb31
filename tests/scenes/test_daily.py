"""The daily deal: today's cards, three tries, midnight, and clocks that go backwards."""

from __future__ import annotations

import datetime
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app import App
from game.input import KEYBOARD, MOUSE, Device, Intent, Kind
from game.match import Match
from scenes.daily import DailyScene
from scenes.days import DayLeaf, Ticket, TodayLeaf
from scenes.tables.base import Table
from scenes.title import TitleScene
from tests.hands import Hands
from tests.scenes.played import EVA, ROBOT, play
from tests.virtual_pad import VirtualPad

DAY = datetime.date(2026, 12, 1)
ONE = datetime.timedelta(days=1)


class Calendar:
    """What the clock says today is."""

    def __init__(self) -> None:
        self.day = DAY

    def __call__(self) -> datetime.date:
        return self.day


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)


@pytest.fixture
def scene(app: App, calendar: Calendar) -> DailyScene:
    return look(app, calendar)


def look(app: App, calendar: Calendar) -> DailyScene:
    if not app.stack:
        app.push(TitleScene(app))
    made = DailyScene(app, calendar)
    app.push(made)
    Hands(app).settle()
    return made


def begun(app: App, scene: DailyScene, day: datetime.date = DAY) -> Match:
    """A try at that day's deal."""
    deal = scene._daily.deal(day)
    assert deal is not None
    return Match.start(app.store, deal.setup(EVA, ROBOT))


def tried(app: App, scene: DailyScene, day: datetime.date = DAY, *, well: bool = True, hint: bool = False) -> Match:
    """A try that was played to its end."""
    match = begun(app, scene, day)
    if hint:
        match.hint()
    play(match, well=well)
    match.finish()
    return match


def said(scene: DailyScene) -> list[str]:
    return [widget.label for widget in scene.page.widgets]


def tickets(scene: DailyScene) -> list[Ticket]:
    return [widget for widget in scene.page.widgets if isinstance(widget, Ticket)]


def table(app: App) -> Table:
    assert isinstance(app.stack.top, Table)
    return app.stack.top


# ---- today ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Tuesday, 1 December 2026"), ("cs", "Úterý 1. prosince 2026"), ("sk", "Utorok 1. decembra 2026")],
)
def test_the_date_in_words(app: App, calendar: Calendar, language: str, words: str) -> None:
    app.settings.change(language=language)
    assert words in [label.replace("\N{NO-BREAK SPACE}", " ") for label in said(look(app, calendar))]


def test_level_and_deal_are_told(app: App, scene: DailyScene) -> None:
    deal = scene.deal
    assert deal is not None and deal.level == 5  # a Tuesday
    line = f"{app.words('daily.level', level=5)} · {app.words('result.deal', number=str(deal.seed))}"
    assert line in said(scene)


@pytest.mark.parametrize("way", ["enter", "click", "pad"])
def test_a_try_is_todays_deal(app: App, scene: DailyScene, hands: Hands, virtual_pad: VirtualPad, way: str) -> None:
    assert [ticket.words for ticket in tickets(scene)] == [app.words("daily.try_free")] * 3
    if way == "enter":
        hands.key(pygame.KSCAN_RETURN)
    elif way == "click":
        hands.click("start")
    else:
        virtual_pad.plug()
        hands.frames(2)
        virtual_pad.button(0)
        hands.frames()
    setup = table(app).match.setup
    assert scene.deal is not None
    assert (setup.seed, setup.level, setup.day) == (scene.deal.seed, scene.deal.level, DAY.isoformat())
    assert setup.purpose == "daily" and setup.options == {"solo_level": setup.level}
    assert len(app.store.day(DAY).tries) == 1


def test_an_unfinished_try_is_gone_on_with(app: App, scene: DailyScene, hands: Hands) -> None:
    match = begun(app, scene)
    match.act(match.view().legal_actions()[0])
    scene.build()
    assert hands.find("start").label == app.words("daily.go_on")
    assert tickets(scene)[0].words == app.words("daily.try_open")
    hands.click("start")
    assert table(app).match.id == match.id
    assert len(app.store.day(DAY).tries) == 1


def test_results_stand_on_the_tickets(app: App, scene: DailyScene) -> None:
    lost = tried(app, scene, well=False)
    won = tried(app, scene, hint=True)
    assert lost.outcome is not None and won.outcome is not None
    scene.build()
    first, second, third = tickets(scene)
    by = [match.outcome.scores[0] - match.outcome.scores[1] for match in (lost, won) if match.outcome is not None]
    assert first.words == app.words("daily.try_lost", n=-by[0]) and not first.sub
    assert second.words == app.words("daily.try_won", n=by[1]) and second.sub == app.words("daily.helped")
    assert third.words == app.words("daily.try_free")
    assert app.words("daily.won") not in said(scene)  # with help


def test_a_try_that_was_thrown_away_is_used(app: App, scene: DailyScene) -> None:
    match = begun(app, scene)
    match.act(match.view().legal_actions()[0])
    app.store.delete(match.id)
    scene.build()
    assert tickets(scene)[0].words == app.words("daily.try_given_up")
    assert tickets(scene)[1].words == app.words("daily.try_free")


def test_a_win_is_cheered(app: App, scene: DailyScene) -> None:
    tried(app, scene)
    scene.build()
    assert app.words("daily.won") in said(scene)


def test_after_three_tries_tomorrow_is_promised(app: App, scene: DailyScene, hands: Hands) -> None:
    for _ in range(3):
        tried(app, scene, well=False)
    scene.build()
    assert app.words("daily.used") in said(scene)
    start = hands.find("start")
    assert not start.enabled and start.why == app.words("daily.used")
    hands.click("start")
    assert app.stack.top is scene and scene.page.bubble is not None
    scene.start()
    assert app.stack.top is scene
    assert len(app.store.day(DAY).tries) == 3


def test_the_focus_is_where_something_can_be_done(app: App, scene: DailyScene, calendar: Calendar) -> None:
    assert scene.page.focus is scene.page.find("start")
    for _ in range(3):
        tried(app, scene, well=False)
    again = look(app, calendar)
    assert again.page.focus is again.page.find("back")


def test_a_try_that_can_not_be_opened_is_told(
    app: App, scene: DailyScene, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(app, scene)
    scene.build()
    monkeypatch.setattr(app.store, "load", lambda game: None)
    hands.click("start")
    assert app.stack.top is scene
    assert scene.page.bubble is not None and scene.page.bubble.words == app.words("load.gone")


# ---- the days before ------------------------------------------------------------------------------------------------


def test_the_last_days_are_shown(app: App, scene: DailyScene) -> None:
    tried(app, scene, DAY - ONE, well=False)
    tried(app, scene, DAY - ONE)
    tried(app, scene, DAY - 3 * ONE, well=False)
    scene.build()
    leaves = [widget for widget in scene.page.widgets if isinstance(widget, DayLeaf)]
    assert [leaf.date for leaf in leaves] == [app.words.short_date(DAY - n * ONE) for n in range(7, 0, -1)]
    assert [leaf.played for leaf in leaves] == [False, False, False, False, True, False, True]
    assert [leaf.won for leaf in leaves] == [False] * 6 + [True]
    assert leaves[-1].at == 2


# ---- midnight, and clocks that are set ------------------------------------------------------------------------------


def test_midnight_turns_the_leaf(app: App, scene: DailyScene, calendar: Calendar, hands: Hands) -> None:
    tried(app, scene, well=False)
    scene.build()
    first = scene.deal
    calendar.day += ONE
    hands.frames(30)
    assert scene.day == DAY + ONE and scene.deal != first
    assert [ticket.words for ticket in tickets(scene)] == [app.words("daily.try_free")] * 3
    leaf = next(widget for widget in scene.page.widgets if isinstance(widget, TodayLeaf))
    assert leaf.day == DAY + ONE


@pytest.mark.parametrize("open", [False, True])
def test_just_after_midnight_the_new_day_is_shown_before_anything_begins(
    app: App, scene: DailyScene, calendar: Calendar, hands: Hands, open: bool
) -> None:
    if open:
        begun(app, scene)
        scene.build()
    calendar.day += ONE
    hands.key(pygame.KSCAN_RETURN)
    assert app.stack.top is scene and scene.day == DAY + ONE
    assert scene.page.bubble is not None and scene.page.bubble.words == app.words("daily.new_day")
    assert len(app.store.day(DAY + ONE).tries) == 0
    hands.key(pygame.KSCAN_RETURN)
    assert table(app).match.setup.day == (DAY + ONE).isoformat()


def test_a_clock_moved_back_gives_no_more_tries(app: App, scene: DailyScene, calendar: Calendar, hands: Hands) -> None:
    for _ in range(3):
        tried(app, scene, DAY - ONE, well=False)
    tried(app, scene)
    calendar.day = DAY - ONE
    hands.frames(30)
    assert scene.day == DAY - ONE
    assert not hands.find("start").enabled
    calendar.day = DAY
    hands.frames(30)
    assert hands.find("start").enabled
    assert app.store.day(DAY).left == 2


def test_coming_back_from_another_page_on_another_day(app: App, scene: DailyScene, calendar: Calendar) -> None:
    calendar.day += ONE
    scene.resume()
    assert scene.day == DAY + ONE


def test_nothing_moves_while_nothing_happens(app: App, scene: DailyScene, hands: Hands) -> None:
    hands.settle()
    assert not any(app.frame(0.05) for _ in range(60))


# ---- whatever happens -----------------------------------------------------------------------------------------------


def test_without_a_table_it_says_so(
    app: App, calendar: Calendar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "assets", tmp_path)
    scene = look(app, calendar)
    assert app.words("daily.no_table") in said(scene)
    assert "daily-unreadable" in [problem.code for problem in app.problems.all]
    scene.start()
    scene.go_on()
    assert app.stack.top is scene


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_everything_has_room(app: App, calendar: Calendar, language: str, scale: float) -> None:
    app.settings.change(language=language, text_scale=scale)
    scene = look(app, calendar)
    tried(app, scene, well=False)
    tried(app, scene, hint=True)
    tried(app, scene)
    scene.build()
    screen = pygame.FRect(120, 120, 1680, 940)
    for widget in scene.page.widgets:
        if widget.area is None:
            assert screen.contains(widget.rect), widget.id
        assert screen.left <= widget.rect.left and widget.rect.right <= screen.right, widget.id
    if scale == 1.0:
        area = tickets(scene)[0].area
        assert area is not None and not area.overflows
    assert not app.words.missing


@pytest.mark.parametrize("way", ["click", "escape"])
def test_the_way_back(app: App, scene: DailyScene, hands: Hands, way: str) -> None:
    if way == "click":
        hands.click("back")
    else:
        hands.key(pygame.KSCAN_ESCAPE)
    assert isinstance(app.stack.top, TitleScene)


def test_random_intents_do_no_harm(app: App, calendar: Calendar) -> None:
    chance, scene = Random(11), look(app, calendar)
    kinds = [kind for kind in Kind if kind not in (Kind.CLOSE, Kind.FULLSCREEN, Kind.MUTE)]
    for number in range(800):
        if app.stack.top is not scene:
            app.reset(TitleScene(app))
            scene = look(app, calendar)
        if number % 97 == 0:
            calendar.day += chance.choice([-2, -1, 1, 2]) * ONE
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
    assert all(len(app.store.day(DAY + n * ONE).tries) <= 3 for n in range(-60, 60))
