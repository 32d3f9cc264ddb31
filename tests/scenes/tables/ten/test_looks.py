"""How the table looks: nothing is cut off at any size of text, and numbers and names can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pygame import FRect

from game.app import App
from game.input import MOUSE
from game.match import Seat
from game.settings import TEXT_SCALES
from rules.ten import TenAction
from rules.ten import events as ev
from scenes import first_scene
from scenes.tables.ten.boards import draw_count
from scenes.tables.ten.parts import Choice, Stepper
from scenes.tables.ten.said import Said
from scenes.tables.ten.scene import REMEMBERED, TenTable
from tests.hands import Hands
from tests.scenes.tables.ten.sitting import EVA, JAN, OTA, ROBOT, sit_down

REST = "B1 G1 O1 R1 $2 B2 G2 O2 R2 $3 B3 G3 O3 R3 $4 B5 G5 O5"
#: Decks and what is done with them until there is something to decide.
DECISIONS = {
    "first card": ("R3 B4", ""),
    "turn": ("R3 $2 B4", "draw, draw, draw"),
    "risk": ("R6 $2 B5", "draw, draw, draw"),
    "auction": ("R3 *#", "draw, draw"),
    "payment": ("R3 *#", "draw, draw, bid 2, pass, bid 4"),
    "buy": ("R3 $2 O4", "draw, draw, take currency, draw, take numbers"),
}


def played(app: App, seats: tuple[Seat, ...], deck: str, actions: str) -> tuple[TenTable, Hands]:
    table = sit_down(app, *seats, seed=4711, deck=f"{deck} {REST}", level=6 if ROBOT in seats else None)
    hands = Hands(app)
    hands.settle()
    for action in filter(None, actions.split(", ")):
        table.do(TenAction(action))
        hands.settle()
    return table, hands


def cut_off(app: App, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The words of the picture that end in an ellipsis of ours."""
    found: set[str] = set()
    lay = app.text.layout

    def watched(words: str, *rest: object) -> object:
        layout = lay(words, *rest)  # type: ignore[arg-type]
        if layout.cut:
            found.add(words)
        return layout

    with monkeypatch.context() as patch:
        patch.setattr(app.text, "layout", watched)
        app.draw()
    return found


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_nothing_is_cut_off(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, scale: float, language: str
) -> None:
    app = make_app((960, 540), lang=language)
    app.settings.change(text_scale=scale, language=language)
    app.push(first_scene(app))
    for name, (deck, actions) in DECISIONS.items():
        played(app, (EVA, JAN, OTA), deck, actions)
        assert not cut_off(app, monkeypatch), name
        app.pop()


@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_the_name_of_the_other_side_is_whole(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    app = make_app((960, 540))
    app.settings.change(text_scale=scale)
    sit_down(app, EVA, Seat("Clockwork", "solo", colour=7), level=6)
    Hands(app).settle()
    assert not cut_off(app, monkeypatch)


def test_the_three_choices_are_written_in_one_size(app: App) -> None:
    app.settings.change(text_scale=2.0)
    table, _ = played(app, (EVA, JAN, OTA), *DECISIONS["turn"])
    app.draw()
    choices = [widget for widget in table.page.widgets if isinstance(widget, Choice)]
    heights = {
        item.dest.h
        for item in app.canvas.items
        if item.label in {choice.label for choice in choices} and item.dest.y > app.viewport.size[1] * 0.3
    }
    assert len(choices) == 3
    assert max(heights) - min(heights) <= 2


# ---- the log ------------------------------------------------------------------------------------------------------


def test_the_log_begins_with_the_deal(app: App) -> None:
    table, _ = played(app, (EVA, ROBOT), "R3 B4", "")
    start = app.words("ten.log.start", deal=4711, name="Eva")
    app.draw()
    assert start in [item.label for item in app.canvas.items]
    table.told = [f"{n}" for n in range(REMEMBERED)]
    assert table.opening() == []


def test_a_single_card_is_no_run_worth_a_line(app: App) -> None:
    said = Said(app.words, ("Eva", "Jan"))
    one, two = (ev.RunGrew(0, "R", length) for length in (1, 2))
    assert said.log([one, two]) == said.told([one, two]) == [said.event(two)]


# ---- parts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rect", [FRect(100, 100, 300, 80), FRect(100, 100, 120, 240)])
def test_the_bid_can_be_clicked_where_plus_and_minus_are_drawn(app: App, rect: FRect) -> None:
    stepper = Stepper(rect, "bid", least=1, most=9, at=4, on_change=lambda amount: None)
    stepper.draw(app.canvas)
    places = {item.label: item.dest.center for item in app.canvas.items}
    scale = app.viewport.scale
    for name, expected in (("plus", 5), ("minus", 4)):
        x, y = next(place for label, place in places.items() if label.endswith(f"icons/{name}"))
        stepper.click((x / scale, y / scale), MOUSE)
        assert stepper.at == expected
    stepper.click(rect.center, MOUSE)
    assert stepper.at == 4


def test_a_count_leaves_the_numeral_free(app: App) -> None:
    place = FRect(400, 400, 56, 56)
    draw_count(app.canvas, place, 2)
    right = place.centerx * app.viewport.scale
    assert all(item.dest.right <= right for item in app.canvas.items if item.label in ("circle", "2"))
