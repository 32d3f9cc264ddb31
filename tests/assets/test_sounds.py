"""The committed sounds: complete, as loud as their class, without clicks, and what the script in tools/ makes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest
import soundfile

from tools.sounds import files, measure, music
from tools.sounds.dsp import RATE, Signal
from tools.sounds.materials import pitch
from tools.sounds.recipe import Kind

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SOUNDS, PIECE = ASSETS / "sounds", ASSETS / "music" / "table.ogg"


def words(row: str) -> list[str]:
    return row.split()


SINGLE = words("""back refuse toggle coin_spend bust_thud bust_rattle bust_token auction_open gavel pass run_complete
    take_numbers take_currency to_market buy turn_yours last_round wild_fly win lose tie achievement curtain hint
    undo""")
SHAPES = {
    **dict.fromkeys(words("hover focus click deal card_slide card_flip card_place card_lift draw coin bid tension"), 4),
    "run": 9,
    "count_tick": 10,
}
NAMES = sorted([*SINGLE, *(f"{name}_{i}" for name, count in SHAPES.items() for i in range(1, count + 1))])

#: Loudness in the loudest 100 ms and longest duration of each class; ± 2 dB is allowed.
CLASSES = {Kind.SOFT: (-26.0, 1.2), Kind.LIGHT: (-20.0, 1.2), Kind.PLAIN: (-18.0, 1.2), Kind.ENDING: (-18.0, 6.0)}

#: Where the middle of the spectrum lies, by what is touched (Hz).
COLOURS = {
    "paper": (800.0, 6500.0, "hover deal card_slide card_flip card_place card_lift draw take_numbers to_market undo"),
    "brass": (700.0, 6500.0, "coin coin_spend take_currency wild_fly auction_open achievement"),
    "wood": (150.0, 1400.0, "focus click back toggle bid gavel bust_token run count_tick win lose tie"),
    "felt": (90.0, 1400.0, "refuse bust_thud pass tension"),
}


@cache
def committed(name: str) -> Signal:
    return files.read(SOUNDS / f"{name}.ogg")


def of(family: str) -> list[str]:
    return [family] if family in SINGLE else [f"{family}_{i}" for i in range(1, SHAPES[family] + 1)]


def test_every_name_is_there_and_no_other() -> None:
    assert sorted(path.stem for path in SOUNDS.iterdir()) == NAMES
    assert sorted(files.effects()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_an_effect(name: str) -> None:
    info = soundfile.info(SOUNDS / f"{name}.ogg")
    assert (info.samplerate, info.channels, info.subtype) == (RATE, 2, "VORBIS")
    loud, longest = CLASSES[files.effects()[name].kind]
    seen = measure.figures(committed(name))
    assert 0.1 < seen.seconds <= longest
    assert abs(seen.loudness - loud) <= 2.0
    assert seen.peak < 0.95
    assert seen.offset < 5e-4
    assert seen.edge < 1e-3
    # Below, a tone without a beginning; above, a bare click.
    assert 6.0 < seen.crest < 24.0


def test_only_endings_are_long() -> None:
    assert {n for n, r in files.effects().items() if r.kind is Kind.ENDING} == {"win", "lose", "tie"}


@pytest.mark.parametrize(("material", "family"), [(m, f) for m, (*_, row) in COLOURS.items() for f in words(row)])
def test_a_material_has_its_colour(material: str, family: str) -> None:
    low, high, _ = COLOURS[material]
    for name in of(family):
        assert low < measure.centroid(committed(name)) < high, name


def test_effects_are_no_beeps() -> None:
    """A bare tone puts all it has within a semitone; a struck thing has a body, a blow and a room."""
    for name in NAMES:
        mono = committed(name).mean(axis=1)[: round(0.06 * RATE)]
        power = np.abs(np.fft.rfft(mono * np.hanning(len(mono)), 8192)) ** 2
        freqs = np.fft.rfftfreq(8192, 1 / RATE)
        near = np.abs(np.log2(np.maximum(freqs, 1.0) / freqs[np.argmax(power)])) < 1 / 12
        rest = np.sum(power[~near]) / np.sum(power)
        assert rest > 1e-3, name


def strongest(signal: Signal) -> float:
    """The strongest tone of a sound, in Hz."""
    mono = signal.mean(axis=1)[round(0.02 * RATE) :]
    size = 1 << 17
    power = np.abs(np.fft.rfft(mono * np.hanning(2 * len(mono))[len(mono) :], size))
    return float(np.fft.rfftfreq(size, 1 / RATE)[np.argmax(power)])


@pytest.mark.parametrize("family", ["run", "count_tick"])
def test_ladders_climb_the_pentatonic_scale(family: str) -> None:
    for step, name in enumerate(of(family)):
        cents = 1200 * np.log2(strongest(committed(name)) / pitch(step, 4))
        assert abs(cents) < 35, name


def test_coins_ring_in_the_scale_and_differ() -> None:
    tones = [strongest(committed(name)) for name in of("coin")]
    steps = [min(range(8), key=lambda s, tone=tone: abs(np.log2(tone / pitch(s, 7)))) for tone in tones]
    assert len(set(steps)) == 4
    for tone, step in zip(tones, steps, strict=True):
        assert abs(1200 * np.log2(tone / pitch(step, 7))) < 30


def test_shapes_of_a_sound_differ() -> None:
    for family in SHAPES:
        first, *others = [committed(name) for name in of(family)]
        for other in others:
            count = min(len(first), len(other))
            assert likeness(first[:count], other[:count]) < 0.97


def likeness(one: Signal, other: Signal) -> float:
    """1 for the same waveform, whatever its level; 0 for strangers."""
    return float(np.sum(one * other) / np.sqrt(np.sum(one**2) * np.sum(other**2)))


@pytest.mark.parametrize(
    "name", ["click_1", "coin_2", "run_4", "card_flip_3", "bust_thud", "bust_rattle", "hint", "tension_4", "win"]
)
def test_the_script_makes_what_is_committed(name: str) -> None:
    recipe = files.effects()[name]
    made = recipe.render(name)
    assert np.array_equal(made, recipe.render(name))
    assert len(made) == len(committed(name))
    assert likeness(made, committed(name)) > 0.93
    assert abs(measure.loudness(made) - measure.loudness(committed(name))) < 0.6


def test_the_music_is_long_calm_and_soft() -> None:
    piece = files.read(PIECE)
    assert len(piece) / RATE >= 90.0
    assert abs(measure.integrated(piece) + 26.0) < 1.0
    assert np.max(np.abs(piece)) < 0.6
    assert np.max(np.abs(np.mean(piece, axis=0))) < 1e-4
    # Calm: no bar stands out, and none is empty but the last.
    bars = [measure.integrated(piece[start : start + 3 * RATE]) for start in range(0, len(piece) - 4 * RATE, 3 * RATE)]
    assert max(bars) - min(bars) < 8.0


def test_the_music_has_no_seam() -> None:
    piece = files.read(PIECE)
    across = np.concatenate((piece[-64:], piece[:64]))
    # A cut would show as a corner in the wave, far above what the music itself bends.
    bends = np.max(np.abs(np.diff(across, 2, axis=0)))
    assert bends < 5e-5
    assert bends < np.quantile(np.abs(np.diff(piece, 2, axis=0)), 0.9)
    # What sounds last dies away by itself and is not switched off.
    tail = piece[-4 * RATE :].reshape(40, RATE // 10, 2)
    levels = 20 * np.log10(np.sqrt(np.mean(tail**2, axis=(1, 2))) + 10 ** (-75 / 20))
    assert levels[0] > -40.0
    assert np.min(np.diff(levels)) > -12.0
    assert np.max(np.diff(levels)) < 6.0


@pytest.mark.long
def test_the_script_makes_the_music_that_is_committed() -> None:
    made, piece = music.table(), files.read(PIECE)
    assert len(made) == len(piece)
    assert likeness(made, piece) > 0.98


def test_the_measure_itself() -> None:
    """The standard's own check: a full-scale sine of 997 Hz on one channel is −3.01 LUFS; and 10 dB is 10 dB."""
    wave = np.sin(2 * np.pi * 997 * np.arange(RATE * 3) / RATE)
    assert abs(measure.integrated(wave) + 3.01) < 0.05
    assert abs(measure.loudness(wave) + 3.01) < 0.1
    assert abs(measure.loudness(wave * 10 ** (-0.5)) + 13.01) < 0.1
    # High tones count for more, rumble for less.
    assert measure.loudness(np.sin(2 * np.pi * 5000 * np.arange(RATE) / RATE)) > -0.5
    assert measure.loudness(np.sin(2 * np.pi * 30 * np.arange(RATE) / RATE)) < -8.0
