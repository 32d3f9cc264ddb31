"""The canvas: what is said is seen, and what is painted piecemeal equals what is painted whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pygame import FRect

from game.app import App
from game.canvas import Canvas
from game.panels import KINDS
from tests.game.scenes import Still

Say = Callable[[Canvas], None]


def show(app: App, *says: Say) -> None:
    """One frame of these things."""
    app.canvas.begin()
    for say in says:
        say(app.canvas)
    app.canvas.show()


def pixels(app: App) -> bytes:
    return pygame.image.tobytes(app.viewport.surface, "RGB")


# one thing that can be seen, anywhere, in any way

place = st.builds(FRect, st.integers(-200, 1900), st.integers(-150, 1000), st.integers(1, 700), st.integers(1, 500))
opacity = st.sampled_from([1.0, 0.5, 0.13, 0.0])
lifts = st.sampled_from([0.0, 3.0, 12.0, 40.0])
colours = st.sampled_from(["red", "blue", "brass", "ink"])


@st.composite
def something(draw: st.DrawFn) -> tuple[str, tuple[object, ...]]:
    kind = draw(st.sampled_from(["picture", "text", "panel", "line", "circle", "bar", "veil"]))
    rect = draw(place)
    if kind == "picture":
        name = draw(st.sampled_from(["cards/ten/R7", "cards/ten/B2", "cards/none"]))
        angle = draw(st.sampled_from([0.0, 7.0, -90.0, 180.0]))
        return kind, (name, rect, angle, draw(opacity), draw(st.sampled_from([1.0, 0.5, -0.3, 0.0])), draw(lifts))
    if kind == "text":
        words = draw(st.sampled_from(["Na tahu: Eva", "7", "Žluťoučký kůň úpěl ďábelské ódy " * 3]))
        return kind, (
            words,
            rect,
            draw(colours),
            draw(st.sampled_from(["left", "centre", "right"])),
            draw(st.booleans()),
        )
    if kind == "panel":
        return kind, (rect, draw(st.sampled_from(sorted(KINDS))), draw(opacity), draw(lifts))
    if kind == "line":
        return kind, (rect.topleft, rect.bottomright, draw(colours), draw(st.sampled_from([1.0, 5.0])))
    if kind == "circle":
        return kind, (rect.center, rect.w / 4, draw(colours))
    if kind == "bar":
        return kind, (rect, draw(colours), draw(st.sampled_from([0.0, 8.0, 60.0])))
    return kind, (draw(st.sampled_from([rect, FRect(0, 0, 1920, 1080)])),)


clips = st.one_of(st.none(), place)
scene = st.lists(st.tuples(something(), clips), max_size=7)


def say_one(canvas: Canvas, kind: str, facts: tuple[object, ...]) -> None:
    if kind == "picture":
        name, rect, angle, alpha, turn, lift = facts
        canvas.picture(name, rect, angle=angle, alpha=alpha, turn=turn, lift=lift)  # type: ignore[arg-type]
    elif kind == "text":
        words, rect, colour, align, wrap = facts
        canvas.text(words, rect, colour=colour, align=align, wrap=wrap)  # type: ignore[arg-type]
    elif kind == "panel":
        box, name, alpha, lift = facts
        canvas.panel(box, name, alpha=alpha, lift=lift)  # type: ignore[arg-type]
    elif kind == "veil":
        canvas.panel(facts[0], "veil")  # type: ignore[arg-type]
    else:
        getattr(canvas, kind)(*facts)


def draw_all(canvas: Canvas, things: list[tuple[tuple[str, tuple[object, ...]], FRect | None]]) -> None:
    canvas.begin()
    for (kind, facts), clip in things:
        if clip is None:
            say_one(canvas, kind, facts)
        else:
            with canvas.clip(clip):
                say_one(canvas, kind, facts)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(scene, min_size=2, max_size=4), st.data())
def test_piecemeal_equals_whole(app: App, frames: list[list[object]], data: st.DataObject) -> None:
    """Frames that share things, in any order, come out pixel for pixel as if each were painted from nothing."""
    shared = [thing for frame in frames for thing in frame]
    for frame in frames:
        extra = data.draw(st.lists(st.sampled_from(shared), max_size=5, unique_by=id)) if shared else []
        things = [*frame, *extra]
        draw_all(app.canvas, things)  # type: ignore[arg-type]
        app.canvas.show()
        piecemeal = pixels(app)
        draw_all(app.canvas, things)  # type: ignore[arg-type]
        app.canvas.repaint()
        app.canvas.show()
        assert pixels(app) == piecemeal


def test_nothing_new_paints_nothing(app: App) -> None:
    still = Still(app)
    app.push(still)
    assert app.draw()
    assert not app.draw()
    assert app.canvas.damage == []


def test_only_what_moved_is_painted(app: App) -> None:
    def card(x: float) -> Say:
        return lambda canvas: canvas.picture("cards/ten/R7", FRect(x, 300, 180, 260))

    show(app, card(100), card(600), card(1500))
    show(app, card(100), card(630), card(1500))
    painted = app.canvas.damage
    assert len(painted) == 1
    assert painted[0].contains(app.viewport.to_device(FRect(600, 300, 210, 260)))
    assert painted[0].w <= app.viewport.to_device(FRect(600, 300, 214, 260)).w


def test_items_tell_what_is_seen_lowest_first(app: App) -> None:
    show(
        app,
        lambda c: c.panel(FRect(0, 0, 400, 300)),
        lambda c: c.picture("cards/ten/R7", FRect(10, 10, 180, 260), lift=3),
        lambda c: c.text("Eva", FRect(0, 0, 100, 40)),
    )
    assert [item.label for item in app.canvas.items] == ["ground", "panel:paper", "shadow", "cards/ten/R7", "Eva"]
    card = app.canvas.items[3]
    assert card.dest == app.viewport.to_device(FRect(10, 10, 180, 260))
    assert card.clip is None


def test_a_backdrop_covers_everything_and_the_letterbox(make_app: Callable[..., App], tmp_path: object) -> None:
    app = make_app((1000, 900))
    show(app, lambda c: c.text("below", FRect(0, 0, 300, 50)), lambda c: c.backdrop("cards/ten/R7"))
    assert [item.label for item in app.canvas.items] == ["cards/ten/R7"]
    assert app.canvas.items[0].dest == pygame.Rect(0, 0, 1000, 900)


def around(app: App, kind: str) -> tuple[pygame.Rect, pygame.Surface, pygame.Surface]:
    """Where a panel lies, and the window before and after it."""
    rect = FRect(300, 300, 420, 160)
    show(app)
    before = app.viewport.surface.copy()
    show(app, lambda c: c.panel(rect, kind))
    return app.viewport.to_device(rect), before, app.viewport.surface


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_panel_stays_within_its_rectangle_and_its_margin(app: App, kind: str) -> None:
    box, before, after = around(app, kind)
    pad = round(KINDS[kind].pad * app.viewport.scale)
    assert before.get_at((box.centerx, box.top - pad - 1)) == after.get_at((box.centerx, box.top - pad - 1))
    assert before.get_at((box.left - pad - 1, box.centery)) == after.get_at((box.left - pad - 1, box.centery))
    changed_pixels = [
        (x, y) for x in range(0, 1280, 3) for y in range(0, 720, 3) if before.get_at((x, y)) != after.get_at((x, y))
    ]
    assert changed_pixels or kind.startswith("plate")
    assert all(box.inflate(2 * pad, 2 * pad).collidepoint(point) for point in changed_pixels)


@pytest.mark.parametrize(
    "kind", ["paper", "wood", "button", "button-hot", "button-down", "button-off", "field", "stage"]
)
def test_panels_are_whole_with_round_smooth_corners(app: App, kind: str) -> None:
    box, before, after = around(app, kind)
    assert after.get_at(box.center) != before.get_at(box.center)
    assert after.get_at(box.topleft) == before.get_at(box.topleft)
    assert len({tuple(after.get_at((box.left + x, box.top + y + 6))) for x in range(8) for y in range(8)}) > 2


def test_the_focus_is_a_ring_around_what_it_shows(app: App) -> None:
    box, before, after = around(app, "focus")
    assert after.get_at(box.center) == before.get_at(box.center)
    assert after.get_at((box.centerx, box.top - 3)) != before.get_at((box.centerx, box.top - 3))


def test_the_shadow_falls_down_and_right_and_grows(app: App) -> None:
    def darkness(lift: float, x: float, y: float) -> int:
        show(
            app,
            lambda c: c.bar(FRect(0, 0, 1920, 1080), "paper"),
            lambda c: c.picture("cards/ten/R7", FRect(500, 300, 180, 260), lift=lift),
        )
        return 255 * 3 - sum(app.viewport.surface.get_at(app.viewport.to_device(FRect(x, y, 1, 1)).topleft)[:3])

    paper = darkness(0, 590, 570)
    assert darkness(12, 590, 570) > darkness(3, 590, 570) > paper
    assert darkness(12, 590, 570) > darkness(12, 590, 290), "darker below than above"
    assert darkness(12, 690, 430) > darkness(12, 490, 430), "darker right than left"


def test_a_veil_over_everything_covers_the_letterbox(make_app: Callable[..., App]) -> None:
    app = make_app((1000, 900))
    show(app, lambda c: c.backdrop("nothing"), lambda c: c.panel(FRect(0, 0, 1920, 1080), "veil"))
    assert app.canvas.items[-1].dest == pygame.Rect(0, 0, 1000, 900)


def test_clips_within_clips_narrow(app: App) -> None:
    app.canvas.begin()
    with app.canvas.clip(FRect(0, 0, 960, 540)):
        with app.canvas.clip(FRect(480, 0, 960, 540)):
            app.canvas.bar(FRect(0, 0, 1920, 1080), "red", 0)
        app.canvas.bar(FRect(0, 0, 1920, 1080), "red", 0)
    app.canvas.bar(FRect(0, 0, 1920, 1080), "red", 0)
    found = [item.clip for item in app.canvas.items[1:]]
    assert found == [pygame.Rect(320, 0, 320, 360), pygame.Rect(0, 0, 640, 360), None]


def test_what_is_hidden_by_a_clip_is_not_painted(app: App) -> None:
    def long_list(y: float) -> Say:
        def say(canvas: Canvas) -> None:
            with canvas.clip(FRect(300, 300, 300, 150)):
                canvas.bar(FRect(300, y, 300, 900), "red")

        return say

    show(app, long_list(100))
    show(app, long_list(90))
    assert app.canvas.damage == [app.viewport.to_device(FRect(300, 300, 300, 150))]


def test_opacity_is_of_one_drawing_only(app: App) -> None:
    rect = FRect(300, 300, 180, 260)
    show(app, lambda c: c.picture("cards/ten/R7", rect))
    solid = pixels(app)
    show(app, lambda c: c.picture("cards/ten/R7", rect, alpha=0.5))
    assert pixels(app) != solid
    show(app, lambda c: c.picture("cards/ten/R7", rect))
    assert pixels(app) == solid


def test_a_flip_looks_the_same_from_both_sides(app: App) -> None:
    rect = FRect(300, 300, 180, 260)
    show(app, lambda c: c.picture("cards/ten/R7", rect, turn=0.5))
    front = app.canvas.items[-1]
    show(app, lambda c: c.picture("cards/ten/R7", rect, turn=-0.5))
    assert app.canvas.items[-1] == front
    assert front.dest.w == 60


def test_the_clip_ends_even_after_an_error(app: App) -> None:
    app.canvas.begin()
    with pytest.raises(KeyError), app.canvas.clip(FRect(0, 0, 9, 9)):
        app.canvas.panel(FRect(0, 0, 90, 90), "no such kind")
    app.canvas.bar(FRect(0, 0, 90, 90), "red")
    assert app.canvas.items[-1].clip is None


def test_text_is_laid_in_its_box(app: App) -> None:
    box = FRect(100, 100, 800, 200)
    app.canvas.begin()
    for align, valign in (("left", "top"), ("centre", "middle"), ("right", "bottom")):
        used = app.canvas.text("Eva", box, align=align, valign=valign)
        assert box.inflate(2, 2).contains(used)
        if align == "left":
            assert used.topleft == pytest.approx(box.topleft, abs=1)
        if align == "centre":
            assert used.center == pytest.approx(box.center, abs=1.5)
        if align == "right":
            assert used.bottomright == pytest.approx(box.bottomright, abs=1.5)


def test_measure_agrees_with_drawing(app: App) -> None:
    words = "Krátké a delší slovo vedle sebe, aby se to zalomilo na několik řádek"
    width, height = app.canvas.measure(words, 420)
    app.canvas.begin()
    used = app.canvas.text(words, FRect(0, 0, 420, 0))
    assert (used.w, used.h) == pytest.approx((width, height))
    assert width <= 421


def test_larger_text_where_it_may_grow(app: App) -> None:
    app.canvas.begin()
    small, fixed = app.canvas.measure("Eva", 0), app.canvas.measure("Eva", 0, scale=False)
    app.text.text_scale = 2.0
    assert app.canvas.measure("Eva", 0)[1] == pytest.approx(2 * small[1], rel=0.06)
    assert app.canvas.measure("Eva", 0, scale=False) == fixed


def test_things_of_no_size_are_nothing(app: App) -> None:
    show(
        app,
        lambda c: c.panel(FRect(5, 5, 0, 0)),
        lambda c: c.bar(FRect(5, 5, 0, 9), "red"),
        lambda c: c.picture("cards/ten/R7", FRect(5, 5, 180, 260), turn=0),
        lambda c: c.picture("cards/ten/R7", FRect(5, 5, 180, 260), alpha=0),
        lambda c: c.text("", FRect(0, 0, 100, 100)) and None,
    )
    assert [item.label for item in app.canvas.items] == ["ground"]
