"""Paper, felt, wood and brass: what each does when it is touched.

All return mono signals: blows with a peak of 1, so that their levels in a recipe can be compared; rubbing with a power
that sounds about as strong beside them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from .dsp import RATE, Signal, band, db, dice, fall, filtered, joined, mix, noise, peaks, rough, times

#: C major pentatonic, as steps of a semitone above C.
PENTATONIC = (0, 2, 4, 7, 9)
Mode = tuple[float, float, float]  # Hz, t60 in seconds, level


def pitch(step: int, octave: int = 4) -> float:
    """The frequency of a step of the pentatonic scale; step 0 is the C of the octave, step 5 the C above."""
    up, place = divmod(step, len(PENTATONIC))
    return 440.0 * math.pow(2.0, (PENTATONIC[place] - 9) / 12.0 + (octave - 4 + up))


def even(signal: Signal) -> Signal:
    """With a peak of 1."""
    return signal / float(np.max(np.abs(signal)))


def ring(seconds: float, modes: Sequence[Mode], contact: float) -> Signal:
    """Resonances set off by a blow that lasts ``contact`` seconds: the softer the mallet, the longer, the duller."""
    t = times(seconds)
    whole = np.zeros_like(t)
    for hertz, t60, level in modes:
        if hertz < 0.45 * RATE:
            whole += level * _excited(hertz, contact) * np.sin(2 * np.pi * hertz * t) * np.exp(-6.9078 * t / t60)
    ramp = 0.5 - 0.5 * np.cos(np.pi * np.minimum(t / max(contact, 1e-4), 1.0))
    # A resonance that outlasts the time it is given is let go, not cut off.
    release = np.minimum((len(t) - np.arange(len(t))) / (0.35 * len(t)), 1.0) ** 2
    return even(whole * ramp * release)


def _excited(hertz: float, contact: float) -> float:
    """How strongly a half-sine push of that length moves a resonance."""
    x = 2.0 * hertz * contact
    if abs(x - 1.0) < 1e-3:
        return np.pi / 4.0
    # Beyond the first null a real mallet is no clean half sine: the dips are filled.
    return float(max(abs(np.cos(np.pi * x / 2.0) / (1.0 - x * x)), 0.25 / (1.0 + x * x)))


# Wood


def knock(rng: np.random.Generator, hertz: float, t60: float = 0.07, contact: float = 0.0008) -> Signal:
    """A knuckle or a piece on a block: a handful of quickly damped resonances that are no chord."""
    ratios = np.array((1.0, 1.62, 2.31, 3.07, 3.96, 5.21)) * (1.0 + 0.03 * rng.standard_normal(6))
    levels = np.array((1.0, 0.75, 0.55, 0.42, 0.3, 0.2)) * rng.uniform(0.7, 1.2, 6)
    modes = [(hertz * r, t60 / r**0.6, a) for r, a in zip(ratios, levels, strict=True)]
    body = ring(t60 * 1.4 + 0.03, modes, contact)
    chip = noise(rng, 0.02, band(hertz * 1.5, 6500.0)) * fall(0.02, 0.012, 0.0006)
    return even(joined([body, db(-13.0, chip)]))


def bar(hertz: float, seconds: float = 1.0, t60: float = 0.7, contact: float = 0.0007) -> Signal:
    """A tuned wooden bar over a tube: marimba. Low bars ring longer; mallet and grain are heard at first."""
    rng = dice(f"bar {hertz:.0f}")
    t60 = t60 * (523.0 / hertz) ** 0.45
    modes = [(hertz, t60, 1.0), (hertz * 1.0021, t60 * 0.8, 0.3), (hertz * 3.98, t60 * 0.3, 0.6)]
    modes += [(hertz * 9.24, t60 * 0.1, 0.3), (hertz * 3.994, t60 * 0.26, 0.2)]
    # Wood is never only its tuned partials: the bar twists, too.
    twists = ((1.8, 2.0, 0.3), (2.6, 2.9, 0.25), (5.5, 6.4, 0.3))
    modes += [(hertz * rng.uniform(low, high), t60 * 0.07, level) for low, high, level in twists]
    mallet = noise(rng, 0.04, band(hertz, 3800.0, 1.5)) * fall(0.04, 0.028, 0.001)
    tube = noise(rng, 0.2, band(hertz * 0.8, hertz * 1.25, 3.0)) * fall(0.2, 0.16, 0.012)
    return even(joined([ring(seconds, modes, contact), db(-20.0, mallet), db(-22.0, tube)]))


def tine(hertz: float, seconds: float = 1.4, t60: float = 1.3, contact: float = 0.0004) -> Signal:
    """A thumb-piano tongue of steel on a wooden box."""
    rng = dice(f"tine {hertz:.0f}")
    t60 = t60 * (523.0 / hertz) ** 0.5
    modes = [(hertz, t60, 1.0), (hertz * 2.002, t60 * 0.45, 0.12), (hertz * 5.43, t60 * 0.16, 0.3)]
    modes += [(hertz * 0.9982, t60 * 0.9, 0.35), (hertz * 10.6, t60 * 0.06, 0.12), (hertz * 3.01, t60 * 0.3, 0.05)]
    pluck = joined([db(-17.0, knock(rng, 300.0, 0.07, 0.001)), db(-24.0, noise(rng, 0.012, band(2000.0, 7000.0)))])
    return even(mix((0.0, db(-2.0, pluck)), (0.004, ring(seconds, modes, contact))))


def box(rng: np.random.Generator, t60: float = 0.16, hertz: float = 118.0) -> Signal:
    """The table top answers a blow."""
    ratios = (1.0, 1.74, 2.43, 3.3, 4.9)
    modes = [(hertz * r * (1 + 0.02 * rng.standard_normal()), t60 / r**0.5, 1.0 / r**0.8) for r in ratios]
    return ring(t60 * 1.6, modes, 0.003)


# Felt


def thud(hertz: float = 85.0, seconds: float = 0.25, t60: float = 0.2, drop: float = 0.7) -> Signal:
    """Something soft and heavy lands: a low tone that sinks."""
    t = times(seconds)
    course = hertz * (1.0 + drop * np.exp(-t / 0.022))
    return np.sin(2 * np.pi * np.cumsum(course) / RATE) * fall(seconds, t60, 0.004)


def pat(rng: np.random.Generator, t60: float = 0.09, top: float = 700.0) -> Signal:
    """The cloth itself, without a tone."""
    return even(noise(rng, t60 * 1.3, band(90.0, top, 1.5)) * fall(t60 * 1.3, t60, 0.004))


# Paper


def friction(rng: np.random.Generator, envelope: Signal, low: float = 900.0, high: float = 6500.0) -> Signal:
    """Card over cloth or card: hiss that clings and lets go, with fibres ticking in it."""
    seconds = len(envelope) / RATE
    hiss = noise(rng, seconds, band(low, high, 1.5), peaks((2300.0, 0.5, 5.0), (4300.0, 0.4, 4.0), (1150.0, 0.5, 3.0)))
    hiss = hiss[: len(envelope)]
    grain = rough(rng, seconds, 140.0, 0.28)[: len(envelope)] * rough(rng, seconds, 22.0, 0.2)[: len(envelope)]
    rubbing: Signal = hiss * grain + db(-13.0, fibres(rng, len(envelope), 600.0, low * 1.2, high))
    return 0.22 * envelope * rubbing


def fibres(rng: np.random.Generator, count: int, rate: float, low: float, high: float) -> Signal:
    """Tiny ticks at random moments, ``rate`` a second."""
    ticks = np.where(rng.random(count) < rate / RATE, rng.uniform(0.3, 1.0, count) * rng.choice((-1, 1), count), 0.0)
    made = filtered(ticks, band(low, high, 1.0))
    return made / (float(np.sqrt(np.mean(made**2))) + 1e-9)


def slap(rng: np.random.Generator, hard: float = 0.5) -> Signal:
    """A card comes down flat on cloth: air pressed out, the face slapping, the cloth below."""
    bands = ((220.0, 800.0, 0.055, 0.0), (800.0, 2600.0, 0.036, -3.0), (2600.0, 8000.0, 0.02, -12.0 + 8.0 * hard))
    parts = [
        db(level, noise(rng, 0.09, band(low, high, 2.0)) * fall(0.09, t60, 0.002)) for low, high, t60, level in bands
    ]
    return even(joined([*parts, db(-2.0, thud(128.0 * rng.uniform(0.94, 1.06), 0.1, 0.08, 0.3))]))


def snap(rng: np.random.Generator, hertz: float = 640.0) -> Signal:
    """A bent card springs straight off the finger."""
    flick = noise(rng, 0.03, band(1300.0, 7000.0)) * fall(0.03, 0.018, 0.0005)
    sheet = ring(0.06, [(hertz, 0.03, 0.8), (hertz * 2.13, 0.022, 0.5), (hertz * 3.4, 0.015, 0.4)], 0.0007)
    return even(joined([db(-11.0, flick), sheet]))


# Brass


def disc(rng: np.random.Generator, hertz: float, t60: float = 0.3, contact: float = 0.00012) -> Signal:
    """A coin struck on its rim: the resonances of a round plate, each split in two that beat."""
    ratios = (1.0, 1.73, 2.33, 3.91, 4.11, 6.3)
    modes: list[Mode] = []
    for place, ratio in enumerate(ratios):
        level = (1.0, 0.55, 0.6, 0.28, 0.3, 0.12)[place] * rng.uniform(0.75, 1.2)
        partial, twin = hertz * ratio, hertz * ratio * (1.0 + rng.uniform(0.002, 0.006))
        modes += [(partial, t60 / ratio**0.7, level), (twin, t60 / ratio**0.8, 0.6 * level)]
    return ring(t60 * 1.1, modes, contact)


def bowl(hertz: float, seconds: float = 1.2, t60: float = 1.6, contact: float = 0.0004) -> Signal:
    """A small brass bowl or table bell: few, slow partials with a beat."""
    modes: list[Mode] = []
    for ratio, level, life in ((1.0, 1.0, 1.0), (2.74, 0.7, 0.6), (5.18, 0.5, 0.35), (8.16, 0.35, 0.2)):
        modes += [(hertz * ratio, t60 * life, level), (hertz * ratio * 1.0018, t60 * life * 0.9, 0.5 * level)]
    return ring(seconds, modes, contact)


def bounces(rng: np.random.Generator, blow: Sequence[Signal], gap: float, keep: float = 0.62) -> Signal:
    """Something hops to rest: each blow sooner after the last, and softer. ``gap`` is the first pause in seconds."""
    at, parts, level = 0.0, [], 1.0
    for one in blow:
        parts.append((at, one * level))
        at += gap
        gap *= keep * rng.uniform(0.9, 1.1)
        level *= keep * rng.uniform(0.8, 1.05)
    return mix(*parts)
