"""Differences of draw lists and the rectangles that are painted for them."""

from __future__ import annotations

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.damage import changed, merge

WINDOW = pygame.Rect(0, 0, 200, 120)


def kept(items: list[int], out: list[int]) -> list[int]:
    return [item for index, item in enumerate(items) if index not in set(out)]


@given(st.lists(st.integers(0, 7), max_size=14), st.lists(st.integers(0, 7), max_size=14))
def test_what_stays_is_common_and_in_the_same_order(old: list[int], new: list[int]) -> None:
    gone, come = changed(old, new)
    assert kept(old, gone) == kept(new, come)


@given(st.lists(st.integers(0, 99), max_size=14))
def test_nothing_changed_is_nothing(items: list[int]) -> None:
    assert changed(items, list(items)) == ([], [])


def test_a_thing_that_comes_to_the_top_is_all_that_changed() -> None:
    assert changed(list("abcdefg"), list("abdefgc")) == ([2], [6])


def test_a_thing_that_goes_down_is_all_that_changed() -> None:
    assert changed(list("abdefgc"), list("abcdefg")) == ([6], [2])


def test_one_thing_replaced_in_the_middle() -> None:
    assert changed(list("abcd"), list("abXd")) == ([2], [2])


def test_things_that_look_alike_are_told_apart_by_their_number() -> None:
    assert changed(list("aa"), list("aaa")) == ([], [2])
    assert changed(list("aaa"), list("aa")) == ([2], [])
    assert changed(list("xaay"), list("zaaw")) == ([0, 3], [0, 3])


rects = st.builds(pygame.Rect, st.integers(-50, 220), st.integers(-50, 150), st.integers(0, 120), st.integers(0, 90))


@given(st.lists(rects, max_size=40))
def test_merged_rectangles_cover_everything_within_the_window(given_rects: list[pygame.Rect]) -> None:
    merged = merge(given_rects, WINDOW)
    assert all(WINDOW.contains(rect) for rect in merged)
    for rect in given_rects:
        part = rect.clip(WINDOW)
        for point in ((part.left, part.top), (part.right - 1, part.bottom - 1), part.center):
            if part.w and part.h:
                assert any(other.collidepoint(point) for other in merged)


def test_what_lies_within_another_is_not_painted_twice() -> None:
    large, small = pygame.Rect(10, 10, 80, 80), pygame.Rect(20, 20, 10, 10)
    assert merge([small, large, small], WINDOW) == [large]


def test_far_apart_stays_apart() -> None:
    apart = [pygame.Rect(0, 0, 10, 10), pygame.Rect(150, 100, 10, 10)]
    assert sorted(merge(apart, WINDOW)) == sorted(apart)


def test_much_is_everything() -> None:
    assert merge([pygame.Rect(0, 0, 200, 60), pygame.Rect(0, 60, 100, 60)], WINDOW) == [WINDOW]


def test_very_many_are_united() -> None:
    many = [pygame.Rect(x * 6, y * 6, 1, 1) for x in range(30) for y in range(19)]
    assert len(merge(many, WINDOW)) <= 24
