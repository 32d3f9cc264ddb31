"""The rules as a book: complete, in three languages, with pictures that exist, to be leafed through by everything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import polib
import pygame
import pytest

from game.app import ASSETS, App
from game.input import Device, Intent, Kind
from game.widgets import Button, ScrollArea
from rules import GAMES
from scenes.booklet import Block, Example, Figure, Leaf, Note, Noted, Point, Row, Say, laid_out
from scenes.rules import BOOKS, RulesScene
from tests.hands import Hands

PAD = Device("pad", 1)


def blocks(game: str) -> list[Block]:
    return [block for leaf in BOOKS[game]() for block in (*leaf.left, *leaf.right)]


def keys(game: str) -> list[str]:
    said = [block.key for block in blocks(game) if isinstance(block, Say | Example | Note | Point)]
    return [*said, *(leaf.title for leaf in BOOKS[game]())]


def opened(app: App, leaf: int = 0) -> tuple[RulesScene, Hands]:
    scene = RulesScene(app, "ten", leaf)
    app.push(scene)
    hands = Hands(app)
    hands.settle()
    return scene, hands


# what stands in it


def test_every_game_has_a_book() -> None:
    assert set(BOOKS) == set(GAMES)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", ["en", "cs", "sk"])
def test_the_book_says_every_sentence_of_the_catalogue_and_no_other(game: str, language: str) -> None:
    catalogue = polib.pofile(str(ASSETS / "locale" / language / "rules.po"), encoding="utf-8")
    written = {entry.msgid for entry in catalogue if entry.msgid.startswith(f"rules.{game}.")}
    assert set(keys(game)) == written


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_last_page_lists_everything_we_had_to_decide(game: str) -> None:
    last = BOOKS[game]()[-1]
    listed = [block.key for block in (*last.left, *last.right) if isinstance(block, Point)]
    assert listed == [f"rules.{game}.reading.{code}" for code in GAMES[game].choices]


def test_our_reading_is_marked_where_it_matters() -> None:
    marked = {block.key for block in blocks("ten") if isinstance(block, Note)}
    assert {f"rules.ten.reading.{code}" for code in ("unsold_wild", "spent_cards", "owned_checked")} <= marked


def test_every_picture_exists() -> None:
    figures = [block for block in blocks("ten") if isinstance(block, Figure)]
    pictures = [part for figure in figures for part in figure.parts if len(part) > 2]
    assert len(pictures) > 40
    assert [name for name in pictures if not Path(ASSETS, f"{name}.svg").is_file()] == []


# leafing


def test_arrows_shoulder_buttons_and_buttons_turn_the_leaves(app: App) -> None:
    scene, hands = opened(app)
    hands.key(pygame.KSCAN_RIGHT)
    hands.key(pygame.KSCAN_RETURN)
    assert scene.leaf == 2, "the focus is on the next page"
    scene.handle(Intent(Kind.NEXT, PAD))
    scene.handle(Intent(Kind.MOVE, PAD, move=(1, 0)))
    assert scene.leaf == 4
    hands.click("next")
    assert scene.leaf == 5
    hands.click("previous")
    scene.handle(Intent(Kind.PREVIOUS, PAD))
    hands.key(pygame.KSCAN_LEFT)
    assert scene.leaf == 2


def test_the_book_has_two_ends(app: App) -> None:
    scene, hands = opened(app)
    hands.key(pygame.KSCAN_LEFT)
    assert scene.leaf == 0
    for _ in range(len(scene.leaves) + 2):
        hands.key(pygame.KSCAN_E)
    assert scene.leaf == len(scene.leaves) - 1
    last = hands.find("next")
    assert isinstance(last, Button) and not last.enabled
    hands.key(pygame.KSCAN_RETURN)
    assert len(app.stack) == 0, "on the last page the focus is on the way back"


def test_large_text_scrolls_with_arrows_and_a_new_leaf_begins_at_its_top(app: App) -> None:
    app.settings.change(text_scale=2.0)
    scene, hands = opened(app)
    assert scene.text.overflows
    for _ in range(3):
        hands.key(pygame.KSCAN_DOWN)
    hands.settle()
    assert scene.text.offset > 200
    hands.key(pygame.KSCAN_RIGHT)
    assert scene.text.offset == 0


def test_the_language_changes_under_an_open_book(app: App) -> None:
    app.settings.change(language="en")
    scene, hands = opened(app, 2)
    app.settings.change(language="sk")
    hands.settle()
    assert app.words("rules.ten.turn.a") in [widget.label for widget in hands.page.widgets]
    assert scene.leaf == 2


# looks


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
def test_at_normal_size_every_page_fits_without_scrolling(make_app: Callable[..., App], language: str) -> None:
    app = make_app()
    app.settings.change(language=language)
    scene, _ = opened(app)
    for _ in scene.leaves:
        assert not scene.text.overflows, scene.leaves[scene.leaf].title
        scene.turn(1)


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.6, 2.0])
def test_nothing_overlaps_and_figures_stay_in_their_column(make_app: Callable[..., App], scale: float) -> None:
    app = make_app()
    app.settings.change(text_scale=scale, language="cs")
    scene, hands = opened(app)
    for _ in scene.leaves:
        parts = [widget.rect for widget in scene.text.children]
        for number, rect in enumerate(parts):
            assert rect.inflate(-2, -2).collidelist([r.inflate(-2, -2) for r in parts[number + 1 :]]) == -1
        assert scene.text.rect.bottom <= hands.find("back").rect.y
        scene.turn(1)


def test_a_wide_figure_is_squeezed_into_its_place(app: App) -> None:
    row = Row(Figure(tuple(f"cards/ten/G{n}" for n in range(1, 10)), 260))
    row.place(app.canvas, pygame.FRect(100, 100, 700, 270))
    app.canvas.begin()
    row.draw(app.canvas)
    left, right = app.viewport.to_device(row.rect).left, app.viewport.to_device(row.rect).right
    cards = [item.dest for item in app.canvas.items if item.label.startswith("cards/ten/")]
    assert len(cards) == 9
    assert min(card.left for card in cards) >= left - 1 and max(card.right for card in cards) <= right + 1
    app.canvas.show()


def test_a_note_carries_its_ribbon(app: App) -> None:
    note = Noted("Karty odcházejí ze hry.", "Jak to hrajeme my")
    width, height = note.measure(app.canvas, 700)
    note.place(app.canvas, pygame.FRect(50, 50, width, height))
    app.canvas.begin()
    note.draw(app.canvas)
    drawn = [item.label for item in app.canvas.items]
    assert "panel:ribbon" in drawn and "Jak to hrajeme my" in drawn
    app.canvas.show()


def test_leaves_of_one_column_are_possible(app: App) -> None:
    book = laid_out(Leaf("rules.ten.goal.title", (Say("rules.ten.goal.a"),)), app.words, one_column=False)
    area = ScrollArea(None, book)
    area.place(app.canvas, pygame.FRect(0, 0, 800, 600))
    assert [child.label for child in area.children] == [
        app.words("rules.ten.goal.title"),
        app.words("rules.ten.goal.a"),
    ]
