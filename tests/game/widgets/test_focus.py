"""Arrows: sensible steps, no dead ends, nothing out of reach."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.widgets.focus import neighbour

UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)
MOVES = (UP, DOWN, LEFT, RIGHT)


def rects(*spec: tuple[float, float, float, float]) -> list[pygame.FRect]:
    return [pygame.FRect(*one) for one in spec]


@st.composite
def pages(draw: st.DrawFn) -> list[pygame.FRect]:
    """Rows of things of all sizes, as pages have them."""
    found: list[pygame.FRect] = []
    y = 0.0
    for _ in range(draw(st.integers(1, 7))):
        x, h = draw(st.integers(0, 15)) * 20.0, draw(st.sampled_from([60.0, 80.0, 200.0]))
        for _ in range(draw(st.integers(1, 5))):
            w = draw(st.sampled_from([80.0, 160.0, 300.0]))
            found.append(pygame.FRect(x, y, w, h))
            x += w + draw(st.sampled_from([8.0, 16.0, 200.0]))
        y += h + 16
    return found


def reached(boxes: list[pygame.FRect], start: int) -> set[int]:
    seen, to_do = {start}, [start]
    while to_do:
        here = to_do.pop()
        for move in MOVES:
            there = neighbour(boxes, here, move)
            if there is not None and there not in seen:
                seen.add(there)
                to_do.append(there)
    return seen


@settings(deadline=None)
@given(pages())
def test_everything_can_be_reached_from_everywhere(boxes: list[pygame.FRect]) -> None:
    for start in range(len(boxes)):
        assert reached(boxes, start) == set(range(len(boxes)))


@settings(deadline=None)
@given(pages(), st.sampled_from(MOVES))
def test_without_wrapping_every_step_goes_where_it_points(boxes: list[pygame.FRect], move: tuple[int, int]) -> None:
    for start, here in enumerate(boxes):
        there = neighbour(boxes, start, move, wrap=False)
        if there is not None:
            across = boxes[there].centerx - here.centerx
            down = boxes[there].centery - here.centery
            assert across * move[0] + down * move[1] > 0


def test_a_column_wraps_at_its_ends() -> None:
    column = rects((0, 0, 300, 80), (0, 100, 300, 80), (0, 200, 300, 80))
    assert [neighbour(column, n, DOWN) for n in range(3)] == [1, 2, 0]
    assert [neighbour(column, n, UP) for n in range(3)] == [2, 0, 1]
    assert neighbour(column, 2, DOWN, wrap=False) is None
    assert neighbour(column, 1, RIGHT) is None


def test_a_grid_keeps_its_columns_and_rows() -> None:
    grid = rects(*((x * 100.0, y * 100.0, 90.0, 90.0) for y in range(3) for x in range(4)))
    assert neighbour(grid, 5, RIGHT) == 6
    assert neighbour(grid, 5, DOWN) == 9
    assert neighbour(grid, 7, RIGHT) == 4
    assert neighbour(grid, 9, DOWN) == 1


@pytest.mark.parametrize(("start", "move", "end"), [(0, DOWN, 1), (1, DOWN, 3), (2, DOWN, 4), (4, UP, 2), (3, UP, 1)])
def test_a_wide_thing_above_two_narrow_ones(start: int, move: tuple[int, int], end: int) -> None:
    boxes = rects((0, 0, 800, 80), (0, 100, 390, 80), (410, 100, 390, 80), (0, 200, 390, 80), (410, 200, 390, 80))
    assert neighbour(boxes, start, move) == end


def test_sideways_does_not_jump_to_another_row() -> None:
    boxes = rects((0, 0, 100, 80), (0, 100, 100, 80), (900, 800, 100, 80))
    assert neighbour(boxes, 0, RIGHT) is None
    assert neighbour(boxes, 1, DOWN) == 2
