"""Motion: the same calls in the same order and the same end, however the time is cut up."""

from __future__ import annotations

from collections.abc import Callable
from math import nan

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.durations import SECONDS, Pace
from game.motion import (
    Motion,
    Step,
    call,
    fade,
    flip,
    move,
    pulse,
    sequence,
    shake,
    sound,
    stagger,
    together,
    tween,
    wait,
)
from game.sprites import Sprite

Calls = list[str]
NORMAL, REDUCED, INSTANT = Pace(), Pace(reduced=True), Pace(0.0)


def sprite(key: str = "a", x: float = 0.0) -> Sprite:
    return Sprite(key, "cards/ten/R7", "cards/ten/back", pygame.FRect(x, 0, 90, 130))


def motion(pace: Pace = NORMAL, heard: Calls | None = None) -> Motion:
    return Motion(lambda: pace, (heard if heard is not None else []).append)


def state(thing: Sprite) -> tuple[object, ...]:
    return (tuple(thing.rect), thing.picture, *(getattr(thing, name) for name in FIELDS))


FIELDS = ("angle", "turn", "lift", "alpha", "raised", "scale", "sway", "hop", "lean", "presence", "glow")


def run_out(m: Motion, steps: list[float]) -> None:
    for dt in steps:
        m.update(dt)
    while m.busy:
        m.update(30.0)


# any steps at all, over three sprites, with calls that say their number

places = st.builds(pygame.FRect, st.integers(0, 1800), st.integers(0, 900), st.just(90), st.just(130))
lengths = st.sampled_from([0.0, 0.05, 0.1, 0.1, 0.25, 0.7, "move", "coin"])
Plan = Callable[[list[Sprite], Calls], Step]


def _leaf(draw: st.DrawFn) -> Plan:
    kind = draw(st.sampled_from(["move", "flip", "fade", "shake", "pulse", "wait", "call", "tween"]))
    who, length, place = draw(st.integers(0, 2)), draw(lengths), draw(places)
    number, ease = draw(st.integers(0, 999)), draw(st.sampled_from(["arrive", "leave", "slide"]))
    picture, share = draw(st.sampled_from([None, "cards/ten/B1"])), draw(st.floats(0, 1))

    def build(things: list[Sprite], calls: Calls) -> Step:
        thing = things[who]
        if kind == "move":
            return move(thing, place, seconds=length, ease=ease, angle=number % 40)
        if kind == "flip":
            return flip(thing, picture, seconds=length)
        if kind == "fade":
            return fade(thing, share, seconds=length)
        if kind == "shake":
            return shake(thing, seconds=length)
        if kind == "pulse":
            return pulse(thing, seconds=length)
        if kind == "tween":
            return tween(lambda p: calls.append(f"tween {number}") if p == 1 else None, length)
        return wait(length) if kind == "wait" else call(lambda: calls.append(f"call {number}"))

    return build


@st.composite
def plans(draw: st.DrawFn, depth: int = 2) -> Plan:
    kind = draw(st.sampled_from(["leaf", "leaf", "sequence", "together", "stagger"])) if depth else "leaf"
    if kind == "leaf":
        return _leaf(draw)
    parts = draw(st.lists(plans(depth=depth - 1), min_size=0, max_size=4))
    gap = draw(lengths)

    def build(things: list[Sprite], calls: Calls) -> Step:
        steps = [part(things, calls) for part in parts]
        if kind == "stagger":
            return stagger(steps, gap)
        return sequence(*steps) if kind == "sequence" else together(*steps)

    return build


def played(batches: list[list[Plan]], pace: Pace, drive: Callable[[Motion], None]) -> tuple[Calls, list[object]]:
    things, calls = [sprite(str(n), 200 * n) for n in range(3)], []
    m = motion(pace)
    for number, batch in enumerate(batches):
        m.play(*(plan(things, calls) for plan in batch), then=lambda n=number: calls.append(f"then {n}"))
    drive(m)
    assert not m.busy
    return calls, [state(thing) for thing in things]


batch_lists = st.lists(st.lists(plans(), max_size=3), min_size=1, max_size=3)


@settings(max_examples=60, deadline=None)
@given(batch_lists, st.sampled_from([NORMAL, REDUCED, Pace(1.5), INSTANT]), st.lists(st.floats(0, 1), max_size=30))
def test_any_cut_of_the_time_gives_the_same(batches: list[list[Plan]], pace: Pace, cuts: list[float]) -> None:
    whole = played(batches, pace, lambda m: run_out(m, []))
    assert played(batches, pace, lambda m: run_out(m, cuts)) == whole
    assert played(batches, pace, lambda m: run_out(m, [0.016] * 40)) == whole


@settings(max_examples=60, deadline=None)
@given(batch_lists, st.sampled_from([NORMAL, REDUCED]), st.lists(st.floats(0, 0.3), max_size=6))
def test_a_skip_ends_where_playing_ends(batches: list[list[Plan]], pace: Pace, before: list[float]) -> None:
    def skip_after(m: Motion) -> None:
        for dt in before:
            m.update(dt)
        m.skip()

    assert played(batches, pace, skip_after) == played(batches, pace, lambda m: run_out(m, []))


@settings(max_examples=40, deadline=None)
@given(batch_lists, st.lists(st.floats(0, 0.5), max_size=20))
def test_what_motion_adds_is_gone_at_the_end(batches: list[list[Plan]], cuts: list[float]) -> None:
    for pace in (NORMAL, REDUCED, INSTANT):
        _, ends = played(batches, pace, lambda m: run_out(m, cuts))
        for end in ends:
            added = dict(zip(FIELDS, end[2:], strict=True))  # type: ignore[index]
            assert (added["raised"], added["scale"], added["presence"]) == (False, 1.0, 1.0)
            assert added["sway"] == added["hop"] == added["lean"] == added["glow"] == 0.0


# one by one


def test_move_arrives_exactly_and_goes_a_little_too_far() -> None:
    card, m = sprite(), motion()
    goal = pygame.FRect(200, 0, 180, 260)
    m.play(move(card, goal))
    xs = []
    for _ in range(24):
        m.update(0.01)
        xs.append(card.rect.centerx - goal.centerx)
    assert card.rect == goal
    assert not m.busy
    assert 0.03 * 245 < max(xs) < 0.045 * 245
    assert xs[0] < -200  # it starts slowly


def test_travel_never_jumps() -> None:
    for ease in ("arrive", "leave", "slide"):
        card, m = sprite(), motion()
        m.play(move(card, pygame.FRect(1000, 0, 180, 260), seconds=1.0, ease=ease))  # type: ignore[arg-type]
        before = card.shown
        for _ in range(1001):
            m.update(0.001)
            after = card.shown
            assert max(abs(a - b) for a, b in zip(before, after, strict=True)) < 4
            before = after


def test_long_travel_overshoots_by_little() -> None:
    card, m = sprite(), motion()
    m.play(move(card, pygame.FRect(1700, 0, 90, 130)))
    farthest = 0.0
    for _ in range(240):
        m.update(0.001)
        farthest = max(farthest, card.rect.x)
    assert 1705 < farthest < 1715


def test_leaving_accelerates_and_travel_leans_and_rises() -> None:
    card, m = sprite(), motion()
    m.play(move(card, pygame.FRect(1000, 0, 90, 130), seconds=1.0, ease="leave"))
    m.update(0.5)
    assert card.rect.x == pytest.approx(125)
    assert card.raised
    assert card.hop > 12
    assert -6.5 < card.lean < -5
    m.update(0.5)
    assert (card.hop, card.lean, card.raised) == (0, 0, False)


def test_reduced_motion_fades_instead_of_travelling() -> None:
    card, m = sprite(), motion(REDUCED)
    m.play(move(card, pygame.FRect(1000, 0, 90, 130), seconds=1.0))
    seen = []
    for _ in range(11):
        m.update(0.1)
        seen.append((card.rect.x, round(card.presence, 3)))
    assert {x for x, _ in seen} == {0, 1000}
    assert min(presence for _, presence in seen) < 0.05
    assert card.presence == 1


def test_flip_shows_the_new_face_only_after_the_edge() -> None:
    card, m = sprite(), motion()
    card.turn = -1.0
    m.play(flip(card, "cards/ten/B3", seconds=1.0))
    m.update(0.4)
    assert not card.face_up
    m.update(0.2)
    assert card.face_up
    m.update(1)
    assert (card.turn, card.picture) == (1.0, "cards/ten/B3")
    m.play(flip(card))
    m.update(1)
    assert card.turn == -1.0


@pytest.mark.parametrize("pace", [NORMAL, REDUCED])
def test_flip_of_a_face_to_another_changes_the_picture_in_the_middle(pace: Pace) -> None:
    card, m = sprite(), motion(pace)
    m.play(flip(card, "cards/ten/B3", seconds=1.0))
    m.update(0.45)
    assert card.picture == "cards/ten/R7"
    m.update(0.1)
    assert card.picture == "cards/ten/B3"
    m.update(1)
    assert (card.turn, card.presence) == (1.0, 1.0)


def test_reduced_shake_stands_still_but_lights_up() -> None:
    card, m = sprite(), motion(REDUCED)
    m.play(together(shake(card, seconds=1.0)))
    m.update(0.13)
    assert card.sway == 0
    assert card.glow > 0.5
    assert card.glow_colour == "danger"


def test_nothing_is_called_before_the_next_turn() -> None:
    calls: Calls = []
    m = motion(INSTANT)
    m.play(call(lambda: calls.append("step")), then=lambda: calls.append("then"))
    assert calls == []
    assert m.busy
    assert m.update(0.0)
    assert calls == ["step", "then"]
    assert not m.update(0.1)


def test_then_without_steps_comes_in_its_turn() -> None:
    calls: Calls = []
    m = motion()
    m.play(wait(0.1), then=lambda: calls.append("first"))
    m.play(then=lambda: calls.append("second"))
    m.update(0.05)
    assert calls == []
    m.update(0.06)
    assert calls == ["first", "second"]


def test_an_endless_chain_of_instant_batches_does_not_hang() -> None:
    turns: list[int] = []
    m = motion(INSTANT)

    def again() -> None:
        turns.append(1)
        m.play(then=again)

    m.play(then=again)
    m.update(0.1)
    assert len(turns) == 1
    m.skip()
    assert len(turns) == 2
    assert m.busy


def test_skip_within_a_call_takes_the_rest_along() -> None:
    calls: Calls = []
    m = motion()
    m.play(wait(0.1), call(m.skip), wait(5.0), call(lambda: calls.append("late")), then=lambda: calls.append("then"))
    m.play(wait(9.0), then=lambda: calls.append("next batch"))
    m.update(0.2)
    assert calls == ["late", "then", "next batch"]
    assert not m.busy


def test_an_error_in_a_call_loses_nothing_that_follows() -> None:
    calls: Calls = []
    m = motion()

    def bad() -> None:
        calls.append("bad")
        raise LookupError

    m.play(call(bad), call(lambda: calls.append("after")), then=lambda: calls.append("then"))
    with pytest.raises(LookupError):
        m.update(0.1)
    m.update(0.1)
    assert calls == ["bad", "after", "then"]


def test_sounds_are_heard_when_due_and_thinned_when_skipped() -> None:
    heard: Calls = []
    m = motion(heard=heard)
    m.play(sound("deal"), wait(0.5), sound("turn"))
    m.update(0.1)
    assert heard == ["deal"]
    m.update(0.5)
    assert heard == ["deal", "turn"]
    heard.clear()
    m.play(*(sound(name) for name in ("a", "coin", "b", "c", "coin", "coin")))
    m.skip()
    assert heard == ["c", "coin"]


def test_a_sound_of_a_move_is_heard_on_arrival() -> None:
    heard: Calls = []
    m = motion(heard=heard)
    m.play(move(sprite(), pygame.FRect(9, 9, 90, 130), seconds=0.2, sound="card"))
    m.update(0.19)
    assert heard == []
    m.update(0.02)
    assert heard == ["card"]


def test_stagger_of_many_begins_within_its_limit() -> None:
    begun: Calls = []
    m = motion()
    m.play(stagger([call(lambda n=n: begun.append(str(n))) for n in range(101)]))  # type: ignore[misc]
    m.update(0.74)
    assert 48 <= len(begun) <= 51
    m.update(0.77)
    assert len(begun) == 101
    assert not m.busy


def test_speed_scales_and_is_asked_for_at_each_batch() -> None:
    pace = [Pace(1.5)]
    m = Motion(lambda: pace[0], lambda name: None)
    m.play(wait("move"))
    m.play(wait("move"))
    m.update(0.001)
    pace[0] = Pace(0.5)
    m.update(SECONDS["move"] * 1.4)
    assert m.busy
    m.update(SECONDS["move"] * 0.12)
    m.update(SECONDS["move"] * 0.5)
    assert not m.busy


def test_strange_steps_of_time() -> None:
    card, m = sprite(), motion()
    m.play(move(card, pygame.FRect(500, 0, 90, 130)))
    for dt in (-3.0, nan, 0.0):
        assert m.update(dt)
    assert card.rect.x < 100
    m.update(30.0)
    assert card.rect.x == 500


def test_unknown_names_of_lengths_are_refused() -> None:
    m = motion()
    m.play(wait("no such length"))
    with pytest.raises(KeyError):
        m.update(0.1)
