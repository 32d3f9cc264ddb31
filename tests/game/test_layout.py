"""Rectangles and flows."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.canvas import Canvas
from game.layout import Across, Down, Flowing, Gap, centre, columns, grid, inset, rows, settle


class Brick:
    """Likes to be ``w`` wide, can be ``least`` narrow, and gets higher as it gets narrower."""

    def __init__(self, w: float, h: float, least: float = 0.0) -> None:
        self.w, self.h, self.least = w, h, least
        self.rect = pygame.FRect(0, 0, 0, 0)

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        if width >= self.w:
            return self.w, self.h
        return max(width, self.least), self.h * self.w / max(width, self.least, 1)

    def place(self, canvas: Canvas, rect: pygame.FRect) -> None:
        self.rect = pygame.FRect(rect)

    def parts(self) -> Iterator[Flowing]:
        yield self


#: Bricks need no canvas.
NONE: Canvas = None  # type: ignore[assignment]
ROOM = pygame.FRect(100, 50, 800, 600)

bricks = st.builds(Brick, st.floats(10, 500), st.floats(10, 200), st.floats(0, 50))


def test_rows_and_columns_share_what_is_left() -> None:
    assert [tuple(r) for r in rows(ROOM, [100, None, None], gap=20)] == [
        (100, 50, 800, 100),
        (100, 170, 800, 230),
        (100, 420, 800, 230),
    ]
    assert [r.w for r in columns(ROOM, [None, 200], gap=0)] == [600, 200]
    assert [r.h for r in rows(ROOM, [700, None])] == [700, 0]


def test_grid_centre_and_inset() -> None:
    cells = grid(ROOM, 4, 3, gap=8)
    assert len(cells) == 12
    assert cells[0].topleft == ROOM.topleft
    assert cells[-1].bottomright == pytest.approx(ROOM.bottomright)
    assert centre(ROOM, 100, 50).center == ROOM.center
    assert tuple(inset(ROOM, 10, 20)) == (110, 70, 780, 560)
    assert inset(ROOM, 900).w == 0


@settings(deadline=None)
@given(st.lists(bricks, max_size=8), st.floats(60, 1500))
def test_what_is_measured_is_what_is_taken(things: list[Brick], width: float) -> None:
    for flow in (Down(*things), Across(*things), Down(Across(*things[:3]), Gap(5), *things[3:])):
        _, high = flow.measure(NONE, width)
        flow.place(NONE, pygame.FRect(0, 0, width, high))
        bottom = max((thing.rect.bottom for thing in things), default=0.0)
        assert bottom <= high + 0.1
        assert list(flow.parts()) == things
        for thing in things:
            assert thing.rect.right <= width + 0.1


@settings(deadline=None)
@given(
    st.lists(bricks, min_size=1, max_size=8), st.floats(60, 1500), st.sampled_from(["left", "centre", "right", "fill"])
)
def test_across_never_overlaps_and_breaks_only_when_it_must(things: list[Brick], width: float, align: str) -> None:
    Across(*things, gap=10, align=align).place(NONE, pygame.FRect(0, 0, width, 0))  # type: ignore[arg-type]
    boxes = [thing.rect.inflate(-0.1, -0.1) for thing in things]
    for n, box in enumerate(boxes):
        assert box.collidelist(boxes) == n
    for before, after in itertools.pairwise(things):
        if after.rect.y > before.rect.y + 0.1 and align == "left":
            assert before.rect.right + 10 + min(after.w, width) > width - 0.1


def test_shares_stand_beside_each_other_or_below() -> None:
    left, right = Brick(100, 50, least=90), Brick(100, 50, least=90)
    flow = Across(left, right, gap=20, shares=(1, 3))
    flow.place(NONE, pygame.FRect(0, 0, 820, 50))
    assert (left.rect.w, right.rect.w) == (200, 600)
    flow.place(NONE, pygame.FRect(0, 0, 300, 100))
    assert right.rect.top >= left.rect.bottom + 20
    assert left.rect.w == right.rect.w == 300
    with pytest.raises(ValueError, match="as many shares"):
        Across(left, right, shares=(1,))


def test_settle_aligns_and_says_when_it_is_too_much() -> None:
    brick = Brick(200, 100)
    assert settle(NONE, ROOM, brick, "middle", "centre")
    assert brick.rect.center == ROOM.center
    assert settle(NONE, ROOM, brick, "bottom", "right")
    assert brick.rect.bottomright == ROOM.bottomright
    assert not settle(NONE, ROOM, Down(*(Brick(9, 400) for _ in range(3))))
