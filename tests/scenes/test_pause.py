"""The break in a game: what it offers, and that nothing is lost."""

from __future__ import annotations

from datetime import date
from itertools import pairwise

import pygame
import pytest

from game.app import App
from game.input import KEYBOARD, Device, Intent, Kind
from game.match import Match, Seat, Setup
from scenes import first_scene
from scenes.dialog import Dialog
from scenes.pause import PauseScene
from scenes.rules import RulesScene
from scenes.settings import SettingsScene
from scenes.tables import table_scene
from scenes.tables.base import Table
from scenes.title import TitleScene
from tests.hands import Hands

SEATS = (Seat("Eva"), Seat("Jan", colour=1))
DECK = "R3 $2 B4 G1 O1 B1 R1"


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)


def sit_down(app: App, hands: Hands, setup: Setup | None = None) -> Table:
    """A game with one card drawn, at its table."""
    match = Match.start(app.store, setup or Setup("ten", SEATS, 77, deck=DECK))
    match.act(match.view().legal_actions()[0])
    app.push(first_scene(app))
    table = table_scene(app, match)
    app.push(table)
    hands.settle()
    return table


def take_a_break(hands: Hands) -> PauseScene:
    hands.key(pygame.KSCAN_F10)
    hands.settle()
    scene = hands.scene
    assert isinstance(scene, PauseScene)
    return scene


def said(hands: Hands) -> str:
    return " ".join(widget.label for widget in hands.page.widgets)


@pytest.mark.parametrize("way", ["confirm", "escape", "menu", "click"])
def test_back_to_the_game(app: App, hands: Hands, way: str) -> None:
    table = sit_down(app, hands)
    take_a_break(hands)
    if way == "click":
        hands.click("resume")
    else:
        hands.key({"confirm": pygame.KSCAN_RETURN, "escape": pygame.KSCAN_ESCAPE, "menu": pygame.KSCAN_F10}[way])
    assert app.stack.top is table


def test_it_says_that_the_game_is_saved_and_which_deal_it_is(app: App, hands: Hands) -> None:
    sit_down(app, hands)
    take_a_break(hands)
    assert app.words("pause.saved") in said(hands)
    assert app.words("pause.deal", number="77") in said(hands)


def test_the_table_is_seen_below(app: App, hands: Hands) -> None:
    sit_down(app, hands)
    take_a_break(hands)
    app.draw()
    assert "panel:veil" in [item.label for item in app.canvas.items]
    assert "cards/ten/R3" in [item.label for item in app.canvas.items]


def test_rules_and_settings_and_back(app: App, hands: Hands) -> None:
    sit_down(app, hands)
    pause = take_a_break(hands)
    hands.click("rules")
    assert isinstance(hands.scene, RulesScene)
    hands.key(pygame.KSCAN_ESCAPE)
    assert app.stack.top is pause
    hands.click("settings")
    assert isinstance(hands.scene, SettingsScene)
    app.settings.change(language="sk")
    hands.key(pygame.KSCAN_ESCAPE)
    assert app.words("pause.resume") == "Späť do hry"
    assert app.words("pause.resume") in said(hands)


def test_save_and_leave(app: App, hands: Hands) -> None:
    table = sit_down(app, hands)
    take_a_break(hands)
    hands.click("title_screen")
    assert isinstance(hands.scene, TitleScene) and len(app.stack) == 1
    assert hands.has("continue")
    assert len(Match.load(app.store, table.match.id).record.actions) == 1


def test_beginning_again_asks_first(app: App, hands: Hands) -> None:
    table = sit_down(app, hands)
    take_a_break(hands)
    hands.click("restart")
    assert isinstance(hands.scene, Dialog)
    hands.key(pygame.KSCAN_ESCAPE)
    assert isinstance(hands.scene, PauseScene)
    assert app.store.load(table.match.id) is not None


def test_beginning_again_deals_the_same_cards_and_marks_the_game(app: App, hands: Hands) -> None:
    old = sit_down(app, hands).match
    take_a_break(hands)
    hands.click("restart")
    hands.click("answer-1")
    hands.settle()
    table = hands.scene
    assert isinstance(table, Table) and len(app.stack) == 2
    assert table.match.id != old.id
    assert table.match.setup == old.setup
    assert table.match.record.actions == []
    assert table.match.marks == {"replayed"}
    assert [game.id for game in app.store.unfinished()] == [table.match.id]
    hands.key(pygame.KSCAN_F10)
    hands.click("title_screen")
    assert len(app.stack) == 1


def daily() -> Setup:
    seats = (Seat("Eva"), Seat("Stroj", "solo"))
    return Setup("ten", seats, 5, {"solo_level": 6}, DECK, "daily", 6, "2026-03-05")


def test_a_daily_deal_without_tries_cannot_begin_again(app: App, hands: Hands) -> None:
    table = sit_down(app, hands, daily())
    take_a_break(hands)
    assert hands.find("restart").enabled
    hands.key(pygame.KSCAN_ESCAPE)
    for _ in range(2):
        match = Match.start(app.store, daily())
        match.act(match.view().legal_actions()[0])
    assert app.store.day(date(2026, 3, 5)).left == 0
    take_a_break(hands)
    restart = hands.find("restart")
    assert not restart.enabled and restart.why
    hands.click("restart")
    assert isinstance(hands.scene, PauseScene)
    assert app.store.load(table.match.id) is not None


def test_a_lost_controller_is_told_until_it_is_back(app: App, hands: Hands) -> None:
    table = sit_down(app, hands)
    pad = Device("pad", 0)
    app.input.last_device = pad
    table.handle(Intent(Kind.PAD_LOST, pad, text="Ovladač"))
    assert isinstance(hands.scene, PauseScene)
    notice = hands.scene.notice
    assert "Ovladač" in notice and notice in said(hands)
    hands.scene.handle(Intent(Kind.PAD_FOUND, pad, text="Ovladač"))
    assert notice not in said(hands)
    hands.scene.handle(Intent(Kind.CONFIRM, KEYBOARD))
    assert app.stack.top is table


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_board_stays_on_the_screen(app: App, hands: Hands, scale: float) -> None:
    app.settings.change(text_scale=scale, language="cs")
    sit_down(app, hands)
    hands.key(pygame.KSCAN_F10)
    hands.settle()
    buttons = [hands.find(id).rect for id in ("resume", "rules", "settings", "restart", "title_screen")]
    assert all(a.bottom <= b.top for a, b in pairwise(buttons))
    app.draw()
    panel = [item.dest for item in app.canvas.items if item.label == "panel:paper"]
    screen = pygame.Rect(0, 0, *app.viewport.size)
    assert all(screen.contains(rect) for rect in panel[-1:])
