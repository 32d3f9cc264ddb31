"""One byte budget, the least recently used goes first."""

from __future__ import annotations

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.cache import SurfaceCache, budget_for, weight


def piece(side: int = 16) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_the_least_recently_used_goes_first() -> None:
    cache = SurfaceCache(3 * weight(piece()))
    for name in "abc":
        cache.put(name, piece())
    assert cache.get("a") is not None
    cache.put("d", piece())
    assert [name for name in "abcd" if name in cache] == ["a", "c", "d"]


def test_what_is_kept_stays_the_same_object() -> None:
    cache = SurfaceCache(10_000)
    surface = cache.put("a", piece())
    assert cache.get("a") is surface


def test_the_newest_stays_even_when_it_is_too_large() -> None:
    cache = SurfaceCache(100)
    cache.put("small", piece(2))
    cache.put("large", piece(64))
    assert len(cache) == 1
    assert "large" in cache


def test_a_smaller_budget_evicts_at_once() -> None:
    cache = SurfaceCache(1 << 20)
    for n in range(20):
        cache.put(n, piece())
    cache.budget = 5 * weight(piece())
    assert len(cache) == 5
    assert cache.used <= cache.budget


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(1, 40)), max_size=60))
def test_the_books_are_right(puts: list[tuple[int, int]]) -> None:
    cache = SurfaceCache(8_000)
    kept: dict[int, pygame.Surface] = {}
    for name, side in puts:
        kept[name] = cache.put(name, piece(side))
        held = [surface for key, surface in kept.items() if key in cache]
        assert cache.used == sum(weight(surface) for surface in held)
        assert cache.used <= cache.budget or len(cache) == 1


def test_budgets() -> None:
    assert budget_for(3840, 2160) == 150 << 20
    assert budget_for(7680, 4320) == 150 << 20
    assert budget_for(960, 540) < budget_for(1920, 1080) < 80 << 20
