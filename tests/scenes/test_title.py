"""The title: what it offers, and the way to the first card."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from game.app import App
from game.input import KEYBOARD, MOUSE, Intent, Kind
from game.match import Match
from game.store import Store
from scenes import first_scene
from scenes.dialog import Dialog
from scenes.lineup import solo_setup
from scenes.setup import SetupScene
from scenes.tables.base import Table
from scenes.title import TitleScene


def confirm(app: App) -> None:
    assert app.stack.top is not None
    app.stack.top.handle(Intent(Kind.CONFIRM, KEYBOARD))
    app.frame(0.05)


def cancel(app: App) -> None:
    assert app.stack.top is not None
    app.stack.top.handle(Intent(Kind.CANCEL, KEYBOARD))
    app.frame(0.05)


def click(app: App, id: str) -> None:
    top = app.stack.top
    assert top is not None
    widget = top.page.find(id)  # type: ignore[attr-defined]
    assert widget is not None, id
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        top.handle(Intent(kind, MOUSE, pos=widget.rect.center))
        app.frame(0.05)


@pytest.fixture
def title(app: App) -> TitleScene:
    scene = first_scene(app)
    assert isinstance(scene, TitleScene)
    app.push(scene)
    app.frame(0.05)
    return scene


def test_two_confirms_lead_from_the_title_to_the_table_and_one_more_to_the_first_card(
    app: App, title: TitleScene
) -> None:
    confirm(app)
    assert isinstance(app.stack.top, SetupScene)
    confirm(app)
    table = app.stack.top
    assert isinstance(table, Table)
    for _ in range(40):
        app.frame(0.1)
    assert len(table.match.record.actions) == 0
    confirm(app)
    assert [str(action) for action in table.match.record.actions] == ["draw"]


def test_without_a_game_in_progress_there_is_nothing_to_continue(app: App, title: TitleScene) -> None:
    assert title.page.find("continue") is None
    assert title.page.focus is title.page.find("play")


def test_a_game_in_progress_is_one_confirm_away(app: App) -> None:
    match = Match.start(app.store, solo_setup(app.store, app.words, 6))
    match.act(match.view().legal_actions()[0])
    app.push(first_scene(app))
    app.frame(0.05)
    confirm(app)
    table = app.stack.top if isinstance(app.stack.top, Table) else app.stack._scenes[-2]
    assert isinstance(table, Table)
    assert table.match.id == match.id
    assert table.match.record.actions == match.record.actions


@pytest.mark.parametrize("id", ["daily", "ladder", "rules", "settings", "play"])
def test_every_page_opens_with_the_mouse_and_cancel_leads_back(app: App, title: TitleScene, id: str) -> None:
    click(app, id)
    assert app.stack.top is not title
    cancel(app)
    assert app.stack.top is title


def test_leaving_asks_first(app: App, title: TitleScene) -> None:
    click(app, "quit")
    assert isinstance(app.stack.top, Dialog)
    confirm(app)
    assert app.running and app.stack.top is title
    click(app, "quit")
    click(app, "answer-1")
    assert not app.running


def test_a_change_of_language_is_seen_at_once(app: App, title: TitleScene) -> None:
    texts = set()
    for language in ("en", "cs", "sk"):
        app.settings.change(language=language)
        app.frame(0.05)
        play = title.page.find("play")
        assert play is not None
        texts.add(play.label)
    assert len(texts) >= 2


def test_a_record_is_opened(tmp_path: Path, app: App) -> None:
    record = rules.GameRecord("ten", 3, 5)
    record.actions.append(rules.new_game("ten", seats=3, seed=5).legal_actions()[0])
    path = tmp_path / "Šárka.txt"
    path.write_text(record.to_text(), encoding="utf-8")
    app.push(TitleScene(app, record=path))
    app.frame(0.05)
    table = app.stack.top
    assert isinstance(table, Table)
    assert len(table.match.setup.seats) == 3
    assert list(table.match.record.actions) == record.actions


@pytest.mark.parametrize("content", [b"", b"\x00\xff" * 50, b"tenfold record\n", "bez háčku".encode()])
def test_what_is_no_record_is_told_and_the_title_stays(tmp_path: Path, app: App, content: bytes) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(content)
    app.push(TitleScene(app, record=path))
    app.frame(0.05)
    assert isinstance(app.stack.top, Dialog)
    confirm(app)
    assert isinstance(app.stack.top, TitleScene)


def test_a_missing_record_is_told(tmp_path: Path, app: App) -> None:
    app.push(TitleScene(app, record=tmp_path / "nowhere.txt"))
    app.frame(0.05)
    assert isinstance(app.stack.top, Dialog)


def test_a_store_with_a_game_of_another_version_still_shows_the_title(app: App) -> None:
    assert isinstance(app.store, Store)
    match = Match.start(app.store, solo_setup(app.store, app.words, 6))
    connection = app.store._database.connection
    connection.execute("UPDATE games SET record = replace(record, ' 1', ' 999') WHERE id = ?", (match.id,))
    app.push(first_scene(app))
    app.frame(0.05)
    assert isinstance(app.stack.top, TitleScene)
