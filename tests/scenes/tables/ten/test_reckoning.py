"""The count of TEN: it ends at the score, never goes back, and puts every wild where it scores."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import FRect

from game.app import App
from game.canvas import Item
from rules.ten import COLOURS, TenView
from scenes.reckoning import reckoning_of
from scenes.tables.ten import pictures
from scenes.tables.ten.reckoning import TenReckoning
from tests.scenes.played import EVA, JAN, OTA, SOLO_TIE, TIES, solo, together

ROOM, TRAY = FRect(100, 300, 800, 300), FRect(100, 200, 500, 46)
SHARES = [n / 40 for n in range(161)]


def count_of(app: App, seed: int = 3, level: int = 4) -> tuple[TenReckoning, TenView]:
    match = solo(app, seed=seed, level=level)
    view = match.view()
    assert isinstance(view, TenView)
    found = reckoning_of(view, app.words)
    assert isinstance(found, TenReckoning)
    return found, view


def drawn(app: App, count: TenReckoning, seat: int, at: float, *, still: bool = False) -> list[Item]:
    app.canvas.begin()
    count.draw(app.canvas, ROOM, seat, at, tray=TRAY, still=still)
    items = app.canvas.items
    app.canvas.show()
    return items


def middles(items: list[Item], label: str) -> list[tuple[int, int]]:
    return [item.dest.center for item in items if item.label == label]


@pytest.mark.parametrize("seed", range(6))
def test_the_count_ends_at_the_score_and_never_goes_back(app: App, seed: int) -> None:
    count, view = count_of(app, seed)
    for seat in range(2):
        points = [count.points(seat, at) for at in SHARES]
        assert points[0] == 0
        assert points == sorted(points)
        assert points[-1] == view.scores()[seat]


def test_a_stage_counts_one_colour(app: App) -> None:
    count, view = count_of(app)
    for seat in range(2):
        runs = [run.points for run in view.scoring(seat).colours]
        assert [count.points(seat, stage + 1) - count.points(seat, stage) for stage in range(4)] == runs


def test_a_full_run_gets_its_bonus_last(app: App) -> None:
    count, view = count_of(app)
    stage = next(n for n, run in enumerate(view.scoring(0).colours) if run.points == 10)
    gains = [count.points(0, stage + at) - count.points(0, stage) for at in SHARES[:41]]
    assert 9 in gains and gains.index(9) < gains.index(10)
    assert [beat.sound for beat in count.beats(stage)][-1] == "count_tick_10"


def test_a_sound_for_each_card_of_the_longest_run(app: App) -> None:
    count, view = count_of(app)
    for stage in range(4):
        longest = max(_length(view, seat, stage) for seat in range(2))
        ticks = [beat.sound for beat in count.beats(stage) if beat.sound.startswith("count_tick")]
        assert len(ticks) == longest + (longest == 9)
        assert all(0 <= beat.at <= 1 for beat in count.beats(stage))
        wilds = any(place.colour == COLOURS[stage] for seat in range(2) for place in view.scoring(seat).places)
        assert wilds == ("wild_fly" in [beat.sound for beat in count.beats(stage)])


def _length(view: TenView, seat: int, stage: int) -> int:
    run = view.scoring(seat).colours[stage]
    return run.last - run.first + 1 if run.first else 0


def test_ticks_come_when_points_do(app: App) -> None:
    count, view = count_of(app)
    stage = next(n for n, run in enumerate(view.scoring(0).colours) if run.points == 10)
    before = count.points(0, stage)
    for beat in count.beats(stage):
        if beat.sound.startswith("count_tick"):
            number = int(beat.sound.rpartition("_")[2])
            assert count.points(0, stage + beat.at + 0.001) - before == number
            assert count.points(0, stage + beat.at - 0.002) - before == number - 1


@pytest.mark.parametrize("seat", [0, 1])
def test_each_wild_ends_where_it_counts(app: App, seat: int) -> None:
    count, view = count_of(app)
    items = drawn(app, count, seat, 4.0)
    best = view.scoring(seat)
    assert best.places
    side = app.viewport.scale
    rows = {colour: middles(items, pictures.suit(colour))[0][1] for colour in COLOURS}
    for place in best.places:
        spots = middles(items, pictures.mini(place.wild))
        assert any(abs(y - rows[place.colour]) <= 2 * side for _, y in spots), place
    # and all tiles of a run stand in a line without a gap
    for run in best.colours:
        wilds = {place.number: place.wild for place in best.places if place.colour == run.colour}
        xs = []
        for number in range(run.first, run.last + 1) if run.first else ():
            card = wilds.get(number, pictures.number_card(run.colour, number))
            xs.append(min(x for x, y in middles(items, pictures.mini(card)) if abs(y - rows[run.colour]) <= 2 * side))
        steps = {b - a for a, b in pairwise(xs)}
        assert not steps or max(steps) - min(steps) <= 1


def test_wilds_wait_in_the_tray_and_idle_ones_stay(app: App) -> None:
    count, view = count_of(app)
    tray = app.viewport.to_device(TRAY)
    for seat in range(2):
        best = view.scoring(seat)
        before, after = drawn(app, count, seat, 0.0), drawn(app, count, seat, 4.0)
        waiting = [item for item in before if tray.collidepoint(item.dest.center)]
        staying = [item for item in after if tray.collidepoint(item.dest.center)]
        assert len(waiting) == len(best.places) + len(best.idle)
        assert sorted(item.label for item in staying) == sorted(pictures.mini(card) for card in best.idle)
        assert all(item.alpha < 255 for item in staying)


def test_wilds_fly_unless_motion_is_reduced(app: App) -> None:
    count, view = count_of(app)
    place = view.scoring(0).places[0]
    stage = COLOURS.index(place.colour)
    tray, end = app.viewport.to_device(TRAY), app.viewport.to_device(ROOM)
    ways = []
    for still in (False, True):
        spots = set()
        for at in SHARES[:41]:
            spots |= set(middles(drawn(app, count, 0, stage + at, still=still), pictures.mini(place.wild)))
        ways.append({spot for spot in spots if not tray.collidepoint(spot) and not end.collidepoint(spot)})
    assert ways[0] and not ways[1]


def test_cards_that_do_not_count_grow_pale(app: App) -> None:
    count, view = count_of(app)
    best = view.scoring(1)
    inside = {pictures.number_card(run.colour, n) for run in best.colours for n in range(run.first, run.last + 1) if n}
    idle = next(card for card in view.collections[1] if card.kind == "number" and card not in inside)
    before = next(item.alpha for item in drawn(app, count, 1, 0.0) if item.label == pictures.mini(idle))
    after = next(item.alpha for item in drawn(app, count, 1, 4.0) if item.label == pictures.mini(idle))
    assert after < before < 255


@pytest.mark.parametrize(("rule", "seats"), list(TIES))
def test_what_breaks_a_tie_is_shown_and_marked(app: App, rule: str, seats: int) -> None:
    match = together(app, *(EVA, JAN, OTA)[:seats], seed=TIES[rule, seats])
    view = match.view()
    assert isinstance(view, TenView)
    assert match.outcome is not None and match.outcome.rule == rule
    count = reckoning_of(view, app.words)
    winner = match.outcome.winners[0]
    scores = view.scores()
    for seat in range(seats):
        facts = count.facts(seat, rule)
        equal = scores.count(scores[seat]) > 1
        assert bool(facts) == equal
        if facts:
            assert facts[0].words == str(view.tokens[seat])
    deciding = [fact.decides for fact in count.facts(winner, rule)]
    assert deciding == {"tokens": [True], "cards": [False, True], "shared": [False, False]}[rule]
    if rule == "cards":
        assert count.facts(winner, rule)[1].words == str(len(view.collections[winner]))


def test_a_tie_with_the_automatic_opponent_needs_no_facts(app: App) -> None:
    match = solo(app, 9, SOLO_TIE)
    assert match.outcome is not None and match.outcome.rule == "solo tie"
    assert not reckoning_of(match.view(), app.words).facts(0, "solo tie")


def test_the_count_in_words_names_every_run_and_every_wild(app: App) -> None:
    count, view = count_of(app)
    for seat in range(2):
        best = view.scoring(seat)
        told = count.told(seat).split(" · ")
        runs = sum(run.points > 0 for run in best.colours)
        assert len(told) == runs + len(best.places) + len(best.idle)
    assert not app.words.missing


def test_it_makes_do_with_any_room(app: App) -> None:
    count, _ = count_of(app)
    for room in (FRect(0, 0, 200, 100), FRect(0, 0, 1700, 60), FRect(0, 0, 90, 700)):
        app.canvas.begin()
        count.draw(app.canvas, room, 0, 4.0, tray=FRect(0, 0, 0, 0), still=False)
        app.canvas.show()
    assert count.height(500, 100) <= 100 < count.height(500, 1000)
