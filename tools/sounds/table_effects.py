"""The sounds of the table: cards, coins, the row, the auction, the market."""

from __future__ import annotations

import numpy as np

from .dsp import Signal, band, db, fall, joined, mix, noise, swell
from .materials import bar, bounces, bowl, box, disc, friction, knock, pat, pitch, slap, snap, thud, tine
from .recipe import Kind, Recipe, Recipes, ladder, variants

Dice = np.random.Generator

# Cards


def deal(rng: Dice) -> Signal:
    """A card flicked off the deck lands on the cloth."""
    away = swell(0.1 * rng.uniform(0.9, 1.1), 0.75, 1.2)
    return mix(
        (0.0, db(1.0, friction(rng, away, 1300.0, 7000.0))),
        (0.07, db(-8.0, snap(rng, 700.0 * rng.uniform(0.9, 1.1)))),
        (0.115, slap(rng, 0.45)),
    )


def card_slide(rng: Dice) -> Signal:
    """A card pushed over the cloth."""
    return friction(rng, swell(0.24 * rng.uniform(0.92, 1.1), 0.38, 1.0), 700.0 * rng.uniform(0.9, 1.15), 5600.0)


def card_flip(rng: Dice) -> Signal:
    """The edge lifted, the card bent over, flat on its face."""
    return mix(
        (0.0, db(-3.0, friction(rng, swell(0.09, 0.6), 1500.0, 7000.0))),
        (0.075, db(-3.0, snap(rng, 560.0 * rng.uniform(0.92, 1.1)))),
        (0.08, db(-27.0, noise(rng, 0.11, band(300.0, 1500.0)) * swell(0.11, 0.5))),
        (0.165, slap(rng, 0.6)),
    )


def card_place(rng: Dice) -> Signal:
    """Laid down from a small height."""
    return mix((0.0, db(-30.0, noise(rng, 0.04, band(250.0, 1600.0)) * swell(0.04, 0.6))), (0.012, slap(rng, 0.5)))


def card_lift(rng: Dice) -> Signal:
    """A fingernail under the edge, and up."""
    rise = swell(0.13 * rng.uniform(0.9, 1.1), 0.3, 0.9)
    return mix((0.0, friction(rng, rise, 1300.0, 6800.0)), (0.012, db(-6.0, snap(rng, 820.0))))


def draw(rng: Dice) -> Signal:
    """The top card slides off the pile and is free with a small spring."""
    away = swell(0.17 * rng.uniform(0.94, 1.08), 0.7, 1.0)
    return mix(
        (0.0, friction(rng, away, 900.0, 6200.0)),
        (0.135, db(-4.0, snap(rng, 600.0 * rng.uniform(0.92, 1.1)))),
        (0.15, db(-24.0, noise(rng, 0.09, band(400.0, 2200.0)) * swell(0.09, 0.3))),
    )


def take_numbers(rng: Dice) -> Signal:
    """Several cards swept together and squared on the table."""
    parts = [(0.11 * i, db(1.0 + i, friction(rng, swell(0.22, 0.5), 750.0, 5600.0))) for i in range(3)]
    edges = [
        (0.47 + 0.085 * i, db(-1.0 - 2.5 * i, joined([slap(rng, 0.7), knock(rng, 380.0, 0.05, 0.0012)])))
        for i in range(2)
    ]
    return mix(*parts, *edges)


def to_market(rng: Dice) -> Signal:
    """A card slides over wood and stops at the rail of the stall."""
    return mix(
        (0.0, friction(rng, swell(0.2, 0.75, 1.0), 1000.0, 6200.0)),
        (0.17, db(-1.0, knock(rng, 520.0, 0.07, 0.0009))),
        (0.172, db(-6.0, slap(rng, 0.5))),
    )


# Coins


def clink(rng: Dice, hertz: float, t60: float = 0.3) -> Signal:
    """A coin on wood."""
    return joined([disc(rng, hertz, t60), db(-9.0, knock(rng, 700.0, 0.035, 0.0006))])


def coin(rung: int) -> Recipe:
    """One coin drops on the table and settles; each variant is another coin of the scale."""
    hertz = pitch((0, 2, 1, 3)[rung - 1], 7)

    def make(rng: Dice) -> Signal:
        return bounces(rng, [clink(rng, hertz, t60) for t60 in (0.34, 0.22, 0.14)], 0.085)

    return Recipe(make, Kind.LIGHT, -14.0)


def coin_spend(rng: Dice) -> Signal:
    """Coins pushed away over the wood, the last one falling on the heap."""
    push = friction(rng, swell(0.24, 0.5), 1600.0, 7500.0)
    heap = [(0.05 + 0.06 * i, db(-9.0 + i, clink(rng, pitch(s, 6), 0.16))) for i, s in enumerate((9, 8, 7))]
    return mix((0.0, db(-4.0, push)), *heap, (0.25, clink(rng, pitch(5, 6), 0.3)), (0.25, db(-5.0, box(rng, 0.1))))


def take_currency(rng: Dice) -> Signal:
    """A handful of coins scooped up."""
    parts, at = [(0.0, db(-5.0, friction(rng, swell(0.5, 0.6), 1400.0, 7000.0)))], 0.03
    for step in (2, 4, 1, 3, 5, 7):
        parts.append((at, db(rng.uniform(-7.0, -1.0), clink(rng, pitch(step, 7), 0.24))))
        at += rng.uniform(0.045, 0.1)
    return mix(*parts)


def buy(rng: Dice) -> Signal:
    """A coin into the wooden till, the card over the counter."""
    return mix(
        (0.0, clink(rng, pitch(0, 7), 0.3)),
        (0.085, db(-2.0, knock(rng, 300.0, 0.09, 0.0012))),
        (0.085, db(-3.0, box(rng, 0.14))),
        (0.2, db(-1.0, friction(rng, swell(0.2, 0.6), 900.0, 6000.0))),
        (0.37, db(-2.0, slap(rng, 0.5))),
    )


# The row


def run_grows(rung: int) -> Recipe:
    """A card taps down and a wooden bar sounds, one step higher for each card of the run."""

    def make(rng: Dice) -> Signal:
        return mix(
            (0.0, bar(pitch(rung - 1, 4), 0.85, 0.75, 0.0006)),
            (0.0, db(-9.0, slap(rng, 0.4))),
            (0.001, db(-15.0, knock(rng, 480.0, 0.04))),
        )

    return Recipe(make, Kind.PLAIN, -13.0)


def run_complete(rng: Dice) -> Signal:
    """The scale in one sweep, a brass bowl on top."""
    sweep = [(0.06 * i, db(-5.0 + i, bar(pitch(s, 4), 0.7, 0.7))) for i, s in enumerate((0, 2, 3, 5))]
    top = [(0.27, bowl(pitch(5, 5), 0.93, 1.0, 0.0003)), (0.27, db(-2.0, bar(pitch(7, 4), 0.8, 0.8)))]
    glint = [(0.33 + 0.05 * i, db(-16.0, disc(rng, pitch(s, 7), 0.2))) for i, s in enumerate((0, 2, 3))]
    return mix(*sweep, *top, *glint)


def bust_thud(rng: Dice) -> Signal:
    """The row falls in: something heavy on felt."""
    return joined(
        [
            thud(66.0, 0.45, 0.34, 1.0),
            db(-3.0, box(rng, 0.2, 96.0)),
            db(-4.0, pat(rng, 0.16, 600.0)),
            db(-19.0, noise(rng, 0.09, band(500.0, 3000.0)) * fall(0.09, 0.07, 0.002)),
        ]
    )


def bust_rattle(rng: Dice) -> Signal:
    """Cards and blocks tumble after, ever fewer."""
    parts, at, level = [(0.0, db(-12.0, friction(rng, swell(0.6, 0.2, 0.8), 800.0, 5000.0)))], 0.0, 0.0
    gap = 0.022
    while at < 0.8:
        wood = knock(rng, rng.uniform(300.0, 640.0), 0.055, 0.001)
        one = slap(rng, 0.6) if rng.random() < 0.45 else wood
        parts.append((at, db(level + rng.uniform(-5.0, 1.0), one)))
        at += gap * rng.uniform(0.6, 1.5)
        gap, level = gap * 1.13, level - 0.9
    return mix(*parts)


def bust_token(rng: Dice) -> Signal:
    """A heavy wooden token dropped in front of you."""
    blows = [joined([knock(rng, 260.0, 0.11, 0.0013), db(-4.0 - 4.0 * i, box(rng, 0.16))]) for i in range(3)]
    return bounces(rng, blows, 0.13, 0.55)


def tension(rung: int) -> Recipe:
    """A drum of felt beats, nearer and quicker as the next card grows dangerous; paper trembles above it."""
    beats = (1, 2, 2, 3)[rung - 1]
    gap = (0.0, 0.3, 0.22, 0.17)[rung - 1]

    def make(rng: Dice) -> Signal:
        beat = [
            joined([thud(92.0 + 8.0 * rung, 0.22, 0.17, 0.35), db(-8.0, pat(rng, 0.09, 420.0 + 160.0 * rung))])
            for _ in range(beats)
        ]
        drums = [(gap * i, db(-2.5 * (beats - 1 - i), one)) for i, one in enumerate(beat)]
        shiver = friction(rng, swell(gap * (beats - 1) + 0.25, 0.7), 1500.0, 5000.0)
        return mix(*drums, (0.0, db(-16.0 + 3.0 * rung, shiver)))

    return Recipe(make, Kind.SOFT, -15.0)


# The auction


def auction_open(rng: Dice) -> Signal:
    """A hand taps the brass bell on the desk."""
    return mix(
        (0.0, bowl(pitch(4, 5), 1.15, 1.3, 0.0002)),
        (0.0, db(-10.0, bowl(pitch(4, 4), 1.0, 0.8, 0.0005))),
        (0.0, db(-8.0, knock(rng, 420.0, 0.05))),
    )


def gavel(rng: Dice) -> Signal:
    """Hard wood on its block: sold."""
    return joined(
        [
            knock(rng, 335.0, 0.13, 0.0006),
            db(-1.0, knock(rng, 780.0, 0.07, 0.0004)),
            db(-5.0, box(rng, 0.22, 132.0)),
            db(-8.0, thud(96.0, 0.2, 0.15, 0.4)),
        ]
    )


def bid(rung: int) -> Recipe:
    """A wooden chip put down with a click; it hums a little."""

    def make(rng: Dice) -> Signal:
        return mix(
            (0.0, knock(rng, 610.0 * rng.uniform(0.94, 1.06), 0.06, 0.0006)),
            (0.002, db(-3.0, bar(pitch((0, 1, 3, 2)[rung - 1], 5), 0.4, 0.35, 0.0006))),
            (0.05, db(-10.0, knock(rng, 700.0, 0.04, 0.0006))),
        )

    return Recipe(make, Kind.PLAIN, -15.0)


def pass_(rng: Dice) -> Signal:
    """The flat hand on the cloth: without me."""
    brush = noise(rng, 0.22, band(250.0, 2400.0, 1.0)) * swell(0.22, 0.4, 0.9)
    return mix((0.0, joined([pat(rng, 0.1, 650.0), db(-1.0, thud(120.0, 0.13, 0.1, 0.3))])), (0.07, db(-23.0, brush)))


# The end


def last_round(rng: Dice) -> Signal:
    """A low brass bowl with two wooden beats: once more around."""
    wood = [(0.16 * i, db(-2.0, joined([knock(rng, 300.0, 0.1, 0.0012), db(-4.0, box(rng))]))) for i in range(2)]
    brass = joined([db(-3.0, bowl(pitch(3, 3), 0.88, 1.6, 0.0007)), db(-5.0, bowl(pitch(5, 4), 0.88, 1.2))])
    return mix(*wood, (0.32, brass))


def count_tick(rung: int) -> Recipe:
    """A counter of wood clicks on, a step higher each time."""

    def make(rng: Dice) -> Signal:
        return mix(
            (0.0, bar(pitch(rung - 1, 4), 0.32, 0.24, 0.0005)),
            (0.0, db(-5.0, knock(rng, 720.0, 0.04, 0.0005))),
        )

    return Recipe(make, Kind.LIGHT, -15.0)


def wild_fly(rng: Dice) -> Signal:
    """Foil and paper through the air, brass glinting upwards."""
    air = noise(rng, 0.55, band(500.0, 3400.0, 1.0)) * swell(0.55, 0.7, 1.2)
    foil = friction(rng, swell(0.5, 0.7, 1.2), 2500.0, 9000.0)
    glint = [(0.04 + 0.058 * i, db(-9.0 + 0.8 * i, disc(rng, pitch(i, 6), 0.3))) for i in range(8)]
    return mix((0.0, db(-22.0, air)), (0.0, db(-9.0, foil)), *glint, (0.5, db(-4.0, slap(rng, 0.6))))


def win(rng: Dice) -> Signal:
    """Bars run up in threes, bells answer, a last broad chord."""
    theme = ((0.0, 0), (0.14, 2), (0.28, 3), (0.42, 5), (0.7, 3), (0.84, 5), (0.98, 7), (1.26, 8), (1.4, 10))
    parts = [(at, db(-3.0, bar(pitch(step, 4), 1.2, 0.9))) for at, step in theme]
    parts += [(at + 0.004, db(-10.0, tine(pitch(step, 5), 1.0, 0.8))) for at, step in theme]
    parts += [(at, db(-7.0, bar(pitch(step, 3), 1.2, 1.1, 0.002))) for at, step in ((0.0, 0), (0.42, 3), (0.84, 4))]
    chord = ((0, 3, -6.0), (3, 3, -7.0), (5, 4, -3.0), (7, 4, -4.0), (8, 4, -5.0))
    for i, (step, octave, level) in enumerate(chord):
        parts.append((1.68 + 0.022 * i, db(level, bar(pitch(step, octave), 2.0, 1.5, 0.0018))))
    parts += [(1.68, db(-4.0, bowl(pitch(5, 4), 2.4, 2.6))), (1.7, db(-9.0, bowl(pitch(2, 5), 2.2, 2.0)))]
    parts += [(1.8 + 0.09 * i, db(-17.0, disc(rng, pitch(s, 7), 0.35))) for i, s in enumerate((0, 2, 4, 3, 5))]
    parts += [(at, db(-12.0, knock(rng, 420.0, 0.06))) for at, _ in theme]
    return mix(*parts)


def lose(rng: Dice) -> Signal:
    """Soft bars step down and rest: no scolding."""
    steps = ((0.0, 5), (0.3, 4), (0.6, 3), (1.0, 1), (1.35, 0))
    parts = [(at, db(-1.0 * i, bar(pitch(step, 4), 1.4, 0.9, 0.0018))) for i, (at, step) in enumerate(steps)]
    parts += [(1.36, db(-5.0, bar(pitch(0, 3), 1.7, 1.4, 0.002))), (1.36, db(-8.0, bar(pitch(4, 3), 1.7, 1.3, 0.002)))]
    parts += [(at, db(-13.0, pat(rng, 0.1, 500.0))) for at, _ in steps]
    return mix(*parts, (1.36, db(-6.0, thud(70.0, 0.4, 0.3, 0.2))))


def tie(rng: Dice) -> Signal:
    """Two that call and answer on the same notes, and end together."""
    calls = ((0.0, 3, bar), (0.16, 5, bar), (0.48, 3, tine), (0.64, 5, tine))
    parts = [(at, make(pitch(step, 4), 1.2, 0.9)) for at, step, make in calls]
    for make, level in ((bar, -1.0), (tine, -4.0)):
        parts += [(1.0, db(level, make(pitch(step, 4), 1.6, 1.3))) for step in (0, 3, 7)]
    parts += [(at, db(-14.0, knock(rng, 440.0, 0.05))) for at, _, _ in calls]
    return mix(*parts, (1.0, db(-9.0, bowl(pitch(5, 4), 1.6, 1.8))))


def recipes() -> Recipes:
    """Every effect of this module by name."""
    light = {
        "deal": deal,
        "card_slide": card_slide,
        "card_flip": card_flip,
        "card_place": card_place,
        "card_lift": card_lift,
        "draw": draw,
    }
    made: Recipes = {}
    for name, make in light.items():
        made |= variants(name, 4, Recipe(make, Kind.LIGHT, -17.0))
    made |= ladder("coin", 4, coin) | ladder("bid", 4, bid)
    made |= ladder("run", 9, run_grows) | ladder("count_tick", 10, count_tick) | ladder("tension", 4, tension)
    made |= {"gavel": Recipe(gavel, Kind.PLAIN, -11.0), "pass": Recipe(pass_, Kind.LIGHT, -16.0)}
    plain = (
        coin_spend,
        bust_thud,
        bust_rattle,
        bust_token,
        auction_open,
        run_complete,
        take_numbers,
        take_currency,
        to_market,
        buy,
        last_round,
        wild_fly,
    )
    made |= {make.__name__: Recipe(make, Kind.PLAIN, -14.0) for make in plain}
    return made | {make.__name__: Recipe(make, Kind.ENDING, -10.0) for make in (win, lose, tie)}
