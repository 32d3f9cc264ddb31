"""Things on a table: what is drawn, in what order, and what a pointer meets."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.sprites import Sprite, draw_all, topmost


def card(key: str, x: float = 100.0, **more: object) -> Sprite:
    return Sprite(key, f"cards/ten/{key}", "cards/ten/back", pygame.FRect(x, 100, 180, 260), **more)  # type: ignore[arg-type]


def drawn(app: App, *sprites: Sprite) -> list[str]:
    app.canvas.begin()
    draw_all(app.canvas, sprites)
    return [item.label for item in app.canvas.items if item.label not in ("ground", "shadow")]


def test_the_face_is_not_drawn_while_it_lies_face_down(app: App) -> None:
    assert drawn(app, card("R7")) == ["cards/ten/R7"]
    assert drawn(app, card("R7", turn=-1.0)) == ["cards/ten/back"]
    assert drawn(app, card("R7", turn=-0.01)) == ["cards/ten/back"]
    coin = Sprite("c", "cards/ten/coin-1", None, pygame.FRect(0, 0, 60, 60), turn=-1.0)
    assert drawn(app, coin) == ["cards/ten/coin-1"]


def test_what_travels_is_above_then_z_then_order(app: App) -> None:
    things = [card("R1", raised=True), card("R2", z=5), card("R3"), card("R4")]
    assert drawn(app, *things) == [f"cards/ten/R{n}" for n in (3, 4, 2, 1)]


def test_nothing_of_what_is_gone(app: App) -> None:
    assert drawn(app, card("R1", alpha=0.0), card("R2", presence=0.0)) == []
    assert topmost([card("R1", alpha=0.0)], (150, 150)) is None


def test_a_pointer_meets_what_is_seen() -> None:
    low, high = card("R1"), card("R2", x=200)
    assert topmost([low, high], (250, 200)) is high
    assert topmost([high, low], (250, 200)) is low
    low.z = -1
    assert topmost([high, low], (250, 200)) is high
    assert topmost([low, high], (150, 200)) is low
    assert topmost([low, high], (600, 200)) is None


def test_lift_moves_the_shadow_and_not_the_place(app: App) -> None:
    def shadow(thing: Sprite) -> tuple[pygame.Rect, pygame.Rect]:
        app.canvas.begin()
        thing.draw(app.canvas)
        under, face = [item.dest for item in app.canvas.items if item.label != "ground"]
        return under, face

    flat, flat_face = shadow(card("R7"))
    high, high_face = shadow(card("R7", lift=24.0))
    assert high_face == flat_face
    assert high.centery - flat.centery == pytest.approx(21 * app.viewport.scale, abs=2)
    hopping, hop_face = shadow(card("R7", hop=24.0))
    assert hop_face.centery < flat_face.centery
    assert hopping.centery == pytest.approx(flat.centery, abs=2), "the ground stays where it is"


def test_a_glow_lies_below_the_face(app: App) -> None:
    app.canvas.begin()
    card("R7", glow=1.0).draw(app.canvas)
    labels = [item.label for item in app.canvas.items]
    assert "bar" in labels
    assert labels.index("bar") < labels.index("cards/ten/R7")
