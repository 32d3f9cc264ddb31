"""Widgets survive large text and long words: nothing is cut off, nothing leaves its place."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app import App
from game.layout import Across, Flowing
from game.text import Layout
from game.widgets import (
    Button,
    Choice,
    IconButton,
    Label,
    Page,
    Row,
    Rule,
    ScrollArea,
    Slider,
    Stepper,
    Tabs,
    TextField,
    Tile,
    Toggle,
    Widget,
)
from tests.game.widgets.hands import Hands

SCALES = [1.0, 1.15, 1.3, 1.6, 2.0]
ROOM = pygame.FRect(96, 54, 1728, 972)


def longer(words: str) -> str:
    """As long as a translation may be."""
    return words + " " + "mnoho"[: max(1, len(words) * 2 // 5)]


def all_kinds(long: bool) -> list[Flowing]:
    def say(words: str) -> str:
        return longer(words) if long else words

    return [
        Label(None, say("How a turn goes"), "title"),
        Label(None, say("Turn cards over and stop in time. " * 4)),
        Across(
            Button(None, say("Turn over another"), print, kind="primary", icon="deck"),
            Button(None, say("Stop and take"), print, kind="quiet", icon="hint", enabled=False, why="Not yet."),
            IconButton(None, say("Settings"), print, icon="settings"),
        ),
        Rule(),
        Toggle(None, say("Show the chance of a bust"), True, print, note=say("In the corner of the row")),
        Slider(None, say("Effects"), 3, print, show=lambda n: f"{n * 10} %", icon="speaker"),
        Choice(None, say("Language of the game"), ["English", say("Slovenčina")], 1, print),
        Stepper(None, say("Level of the opponent"), 10, print, low=4, high=10),
        TextField(None, say("Name"), "Žluťoučký", print),
        Across(
            Tile(None, "cards/ten/R7", say("Alone"), print, sub=say("Beat the machine"), chosen=True),
            Tile(None, "trophy", say("Together"), print, sub=say("2 to 5 people"), enabled=False),
        ),
        Row(say("Level 4"), print, sub=say("Nobody has won here"), cells=["12", "3", "+14"], icon="trophy"),
        Row("", cells=["won", "lost", "best"], heading=True),
    ]


@pytest.fixture
def cuts(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Words of which something was left out while drawing."""
    found: list[str] = []
    plain = app.text.layout

    def watched(words: str, *more: object) -> Layout:
        layout = plain(words, *more)  # type: ignore[arg-type]
        if layout.cut:
            found.append(words)
        return layout

    monkeypatch.setattr(app.text, "layout", watched)
    yield found


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("width", [1728.0, 1100.0])
def test_nothing_is_cut_or_leaves_its_widget(
    app: App, hands: Hands, cuts: list[str], scale: float, long: bool, width: float
) -> None:
    app.settings.change(text_scale=scale)
    things = all_kinds(long)

    def build(page: Page) -> None:
        page.column(pygame.FRect(ROOM.x, ROOM.y, width, ROOM.h), *things)

    page = hands.show(build)
    cuts.clear()
    for widget in page.widgets:
        if isinstance(widget, ScrollArea):
            continue
        app.canvas.begin()
        widget.draw(app.canvas)
        place = app.viewport.to_device(widget.rect.inflate(8, 8))
        said = [
            i for i in app.canvas.items if i.label != "ground" and not i.label.startswith(("panel", "shadow", "bar"))
        ]
        for item in said:
            if item.label in ("circle", "line") or "/" in item.label:
                continue
            assert place.contains(item.dest), f"{item.label!r} leaves {type(widget).__name__}"
    assert cuts == []


@pytest.mark.parametrize("scale", SCALES)
def test_widgets_below_each_other_do_not_overlap(app: App, hands: Hands, scale: float) -> None:
    app.settings.change(text_scale=scale)
    page = hands.show(lambda page: page.column(ROOM, *all_kinds(True)) and None)
    shown = [w.rect for w in page.widgets if not isinstance(w, ScrollArea)]
    for n, rect in enumerate(shown):
        assert rect.inflate(-1, -1).collidelist(shown) == n


@pytest.mark.parametrize("scale", SCALES)
def test_targets_are_large_enough_for_a_finger(app: App, hands: Hands, scale: float) -> None:
    app.settings.change(text_scale=scale)
    page = hands.show(lambda page: page.column(ROOM, *all_kinds(False)) and None)
    for widget in page.widgets:
        if widget.focusable:
            assert widget.rect.h >= 60 * min(scale, 1.2)
            assert widget.rect.w >= 60


@pytest.mark.parametrize("scale", SCALES)
def test_tabs_share_the_width(app: App, hands: Hands, cuts: list[str], scale: float) -> None:
    app.settings.change(text_scale=scale)
    tabs = Tabs(None, ["Hra a pravidlá", "Obraz", "Zvuk", "Ovládanie"], 2, print, icons=["dice", "eye", "music", None])
    hands.show(lambda page: page.line(ROOM, tabs) and None)
    hands.wait(0.1)
    assert all(ROOM.contains(tab.rect) for tab in tabs.tabs)
    assert cuts == []


@pytest.mark.parametrize("place", [(96, 54), (1700, 54), (96, 1000), (1700, 1000), (900, 500)])
def test_bubbles_stay_on_the_screen(app: App, hands: Hands, place: tuple[int, int]) -> None:
    app.settings.change(text_scale=2.0)
    button = Button(
        pygame.FRect(*place, 120, 60), "x", print, enabled=False, why="Somebody else has seen that card. " * 3
    )
    hands.show(lambda page: page.add(button))
    hands.enter()
    hands.wait(0.3)
    slip = next(item for item in app.canvas.items if item.label == "panel:slip")
    assert app.viewport.to_device(ROOM).contains(slip.dest)
    assert not slip.dest.colliderect(app.viewport.to_device(button.rect.inflate(-4, -4)))


def test_widgets_on_dark_ground_are_light(app: App, hands: Hands) -> None:
    def build(page: Page) -> None:
        page.tone = "paper"
        page.column(ROOM, Toggle(None, "T", True, print), Row("R", print, icon="flag"))

    page = hands.show(build)
    widgets: list[Widget] = page.widgets
    assert {w.tone for w in widgets} == {"paper"}
    assert "icons/light/flag" in hands.labels()
    assert "panel:plate-dark" in hands.labels()
