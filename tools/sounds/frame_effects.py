"""The sounds of the frame: buttons, notices, the curtain."""

from __future__ import annotations

import numpy as np

from .dsp import Signal, band, db, joined, mix, noise, swell
from .materials import bar, bowl, disc, friction, knock, pat, pitch, ring, slap, thud, tine
from .recipe import Kind, Recipe, Recipes, variants

Dice = np.random.Generator


def hover(rng: Dice) -> Signal:
    """A fingertip strokes the edge of a paper button."""
    return joined([friction(rng, swell(0.075, 0.3), 1400.0, 6000.0), db(-12.0, knock(rng, 620.0, 0.03, 0.0014))])


def focus(rng: Dice) -> Signal:
    """A felt-tipped pin drops into the next hole."""
    return joined([knock(rng, 540.0 * rng.uniform(0.96, 1.04), 0.05, 0.0018), db(-6.0, pat(rng, 0.05, 900.0))])


def click(rng: Dice) -> Signal:
    """A wooden button goes down on its peg, and comes back."""
    wood = 430.0 * rng.uniform(0.96, 1.04)
    return mix(
        (0.0, knock(rng, wood, 0.075, 0.0009)),
        (0.0, db(-5.0, thud(150.0, 0.09, 0.07, 0.2))),
        (0.052 * rng.uniform(0.9, 1.1), db(-11.0, knock(rng, wood * 1.45, 0.04, 0.0007))),
    )


def back(rng: Dice) -> Signal:
    """A step down: the same button, lower, then paper slid aside."""
    return mix(
        (0.0, knock(rng, 400.0, 0.07, 0.001)),
        (0.075, db(-1.0, knock(rng, 300.0, 0.09, 0.0013))),
        (0.06, db(-7.0, friction(rng, swell(0.15, 0.3)))),
    )


def refuse(rng: Dice) -> Signal:
    """Two dull knocks on a closed box: it does not open."""
    dull = [
        joined([knock(rng, hz, 0.06, 0.0028), db(-2.0, pat(rng, 0.08, 500.0)), thud(105.0, 0.1, 0.08, 0.15)])
        for hz in (215.0, 190.0)
    ]
    return mix((0.0, dull[0]), (0.115, db(-1.5, dull[1])))


def toggle(rng: Dice) -> Signal:
    """A wooden switch with a brass spring tips over."""
    spring = ring(0.16, [(1568.0, 0.13, 0.6), (3490.0, 0.08, 0.5), (5210.0, 0.05, 0.3)], 0.0003)
    return mix(
        (0.0, db(-6.0, knock(rng, 640.0, 0.04))),
        (0.043, knock(rng, 500.0, 0.06)),
        (0.044, db(-13.0, spring)),
    )


def turn_yours(rng: Dice) -> Signal:
    """Two tongues of a thumb piano, upwards: it's you."""
    return mix(
        (0.0, tine(pitch(3, 4), 0.8, 0.8, 0.0005)),
        (0.0, db(-16.0, knock(rng, 500.0, 0.04))),
        (0.13, db(1.0, tine(pitch(5, 4), 0.95, 0.9, 0.0005))),
        (0.13, db(-17.0, knock(rng, 560.0, 0.04))),
    )


def hint(rng: Dice) -> Signal:
    """A thought: three light tongues and a breath of paper."""
    return mix(
        (0.0, db(-6.0, friction(rng, swell(0.2, 0.5), 2200.0, 8000.0))),
        (0.05, tine(pitch(2, 5), 0.6, 0.6)),
        (0.13, db(-2.0, tine(pitch(4, 5), 0.6, 0.55))),
        (0.21, db(-3.0, tine(pitch(7, 5), 0.7, 0.6))),
    )


def undo(rng: Dice) -> Signal:
    """A card drawn back the way it came, set down where it was."""
    pull = friction(rng, swell(0.26, 0.86, 1.1), 700.0, 5200.0)
    return mix((0.0, pull), (0.235, db(-2.0, slap(rng, 0.2))), (0.24, db(-10.0, knock(rng, 360.0, 0.05, 0.0015))))


def curtain(rng: Dice) -> Signal:
    """Heavy cloth sweeps across on wooden rings."""
    sweep = swell(1.0, 0.45, 1.0)
    cloth = noise(rng, 1.0, band(180.0, 2200.0, 1.0)) * sweep
    parts = [(0.0, db(-15.0, cloth)), (0.0, db(-5.0, friction(rng, sweep, 1200.0, 5200.0)))]
    at = 0.12
    while at < 0.86:
        wood = 760.0 * rng.uniform(0.85, 1.2)
        parts.append((at, db(rng.uniform(-14.0, -8.0), knock(rng, wood, 0.05, 0.001))))
        at += rng.uniform(0.05, 0.11)
    return mix(*parts, (0.88, db(-4.0, thud(110.0, 0.16, 0.12, 0.2))), (0.88, db(-7.0, pat(rng, 0.1, 800.0))))


def achievement(rng: Dice) -> Signal:
    """Small brass plates, one after another, and a wooden ground below."""
    steps = (0, 2, 3, 5, 7)
    plates = [(0.075 * i, db(-1.5 * (4 - i), bowl(pitch(s, 5), 0.85, 0.9, 0.0003))) for i, s in enumerate(steps)]
    ground = [(0.0, db(-3.0, bar(pitch(0, 4), 0.6))), (0.3, db(-2.0, bar(pitch(5, 4), 0.7)))]
    glint = [(0.3 + 0.04 * i, db(-17.0, disc(rng, pitch(s, 7), 0.25))) for i, s in enumerate((2, 0, 3))]
    return mix(*plates, *ground, *glint)


def recipes() -> Recipes:
    """Every effect of this module by name."""
    return {
        **variants("hover", 4, Recipe(hover, Kind.SOFT, -20.0)),
        **variants("focus", 4, Recipe(focus, Kind.SOFT, -18.0)),
        **variants("click", 4, Recipe(click, Kind.LIGHT, -17.0)),
        "back": Recipe(back, Kind.LIGHT, -16.0),
        "refuse": Recipe(refuse, Kind.LIGHT, -17.0),
        "toggle": Recipe(toggle, Kind.LIGHT, -17.0),
        "turn_yours": Recipe(turn_yours, Kind.LIGHT, -13.0),
        "hint": Recipe(hint, Kind.LIGHT, -12.0),
        "undo": Recipe(undo, Kind.LIGHT, -15.0),
        "curtain": Recipe(curtain, Kind.LIGHT, -12.0),
        "achievement": Recipe(achievement, Kind.PLAIN, -11.0),
    }
