"""Time never jumps and never goes back."""

from __future__ import annotations

import math

import pytest

from game.clock import LONGEST_STEP, Clock, clamp


def clock_of(*readings: float) -> Clock:
    return Clock(iter(readings).__next__)


def test_a_step_is_what_passed() -> None:
    clock = clock_of(10.0, 10.016, 10.05)
    assert clock.tick() == pytest.approx(0.016)
    assert clock.tick() == pytest.approx(0.034)
    assert clock.now == pytest.approx(0.05)


def test_thirty_seconds_asleep_are_one_long_step_and_the_next_is_short_again() -> None:
    clock = clock_of(0.0, 30.0, 30.016)
    assert clock.tick() == LONGEST_STEP
    assert clock.tick() == pytest.approx(0.016)


def test_a_clock_moved_back_stands_still_and_then_goes_on() -> None:
    clock = clock_of(1000.0, 10.0, 10.02)
    assert clock.tick() == 0.0
    assert clock.tick() == pytest.approx(0.02)


@pytest.mark.parametrize(
    ("step", "told"), [(-1.0, 0.0), (0.0, 0.0), (math.nan, 0.0), (math.inf, LONGEST_STEP), (0.05, 0.05)]
)
def test_clamp(step: float, told: float) -> None:
    assert clamp(step) == told
