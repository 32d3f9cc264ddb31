"""Signals and filters. A signal is a float64 array at `RATE`, mono ``(n,)`` or stereo ``(n, 2)``; times are in seconds.

Everything filters in the frequency domain, so that only numpy is needed and the result is the same every time.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[Any]
Shape = Callable[[Signal], Signal]

RATE = 44100


def dice(name: str) -> np.random.Generator:
    """The random numbers of one sound; the same name, the same numbers."""
    return np.random.Generator(np.random.PCG64(zlib.crc32(name.encode())))


def frames(seconds: float) -> int:
    """How many samples last that long."""
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Signal:
    """The time of every sample."""
    return np.arange(frames(seconds)) / RATE


def decibels(level: float) -> float:
    """The factor of a level in dB."""
    return float(10.0 ** (level / 20.0))


def db(level: float, signal: Signal) -> Signal:
    """A signal made louder or softer."""
    return signal * decibels(level)


# Shapes in frequency


def band(low: float, high: float, steep: float = 2.0) -> Shape:
    """A band from ``low`` to ``high`` Hz whose sides fall by about 6 dB an octave for each unit of ``steep``."""

    def shape(freqs: Signal) -> Signal:
        f = np.maximum(freqs, 1.0)
        up = 1.0 / np.sqrt(1.0 + (low / f) ** (2 * steep))
        down = 1.0 / np.sqrt(1.0 + (f / high) ** (2 * steep))
        return up * down

    return shape


def peaks(*bumps: tuple[float, float, float]) -> Shape:
    """Broad resonances: ``(Hz, width as a share of Hz, dB)`` each."""

    def shape(freqs: Signal) -> Signal:
        gain = np.ones_like(freqs)
        for centre, width, level in bumps:
            gain += (decibels(level) - 1.0) / (1.0 + ((freqs - centre) / (0.5 * width * centre)) ** 2)
        return gain

    return shape


def filtered(signal: Signal, *shapes: Shape) -> Signal:
    """A mono signal through shapes without phase shift; a second of silence keeps the end from reaching the start."""
    size = len(signal) + RATE // 2
    spectrum = np.fft.rfft(signal, size)
    freqs = np.fft.rfftfreq(size, 1.0 / RATE)
    for shape in shapes:
        spectrum = spectrum * shape(freqs)
    return np.fft.irfft(spectrum, size)[: len(signal)]


def noise(rng: np.random.Generator, seconds: float, *shapes: Shape) -> Signal:
    """Noise with a spectrum, of unit power."""
    count = frames(seconds)
    # The circular filter makes noise without a beginning or an end, so no part of it is thinner.
    size = max(count, 2048)
    spectrum = np.fft.rfft(rng.standard_normal(size))
    freqs = np.fft.rfftfreq(size, 1.0 / RATE)
    for shape in shapes:
        spectrum = spectrum * shape(freqs)
    made = np.fft.irfft(spectrum, size)
    return made[:count] / float(np.sqrt(np.mean(made**2)))


# Envelopes


def fall(seconds: float, t60: float, rise: float = 0.001) -> Signal:
    """Up within ``rise``, then down by 60 dB in ``t60``."""
    t = times(seconds)
    ramp = 0.5 - 0.5 * np.cos(np.pi * np.minimum(t / rise, 1.0))
    return ramp * np.exp(-6.9078 * np.maximum(t - rise, 0.0) / t60)


def swell(seconds: float, top: float = 0.4, sharp: float = 1.6) -> Signal:
    """From nothing to full at ``top`` (a share of the whole) and back to nothing, as a hand moves."""
    x = np.linspace(0.0, 1.0, frames(seconds))
    rising = np.sin(0.5 * np.pi * np.minimum(x / top, 1.0)) ** (2.0 * sharp)
    falling = np.sin(0.5 * np.pi * np.minimum((1.0 - x) / (1.0 - top), 1.0)) ** (2.0 * sharp)
    return rising * falling


def rough(rng: np.random.Generator, seconds: float, rate: float, depth: float) -> Signal:
    """A wavering level around 1: ``rate`` changes a second, ``depth`` 0 … 1."""
    wave = noise(rng, seconds, band(0.5, rate, 2.0))
    return np.maximum(1.0 + depth * wave, 0.0)


# Putting together


def mix(*parts: tuple[float, Signal]) -> Signal:
    """Mono signals, each from its own moment on."""
    length = max(round(at * RATE) + len(part) for at, part in parts)
    whole = np.zeros(length)
    for at, part in parts:
        start = round(at * RATE)
        whole[start : start + len(part)] += part
    return whole


def joined(parts: Sequence[Signal]) -> Signal:
    """All at once."""
    return mix(*((0.0, part) for part in parts))


def faded(signal: Signal, rise: float = 0.0004, end: float = 0.012) -> Signal:
    """The first and the last sample at zero, without a corner on the way."""
    signal = signal.copy()
    up, down = min(frames(rise), len(signal) // 4), min(frames(end), len(signal) // 2)
    first = 0.5 - 0.5 * np.cos(np.pi * np.arange(up) / up)
    last = 0.5 + 0.5 * np.cos(np.pi * np.arange(1, down + 1) / down)
    if signal.ndim == 2:
        first, last = first[:, None], last[:, None]
    signal[:up] *= first
    signal[-down:] *= last
    return signal
