"""One small room with wooden walls for everything, and the last touches every effect gets."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from .dsp import RATE, Signal, band, decibels, dice, faded, fall, filtered, frames, noise
from .measure import loudness

#: Nothing is louder than this; the encoder may overshoot a little, and there must be room for it.
CEILING = 0.84
_KNEE = 0.6
#: Seconds of silence before an effect: the encoder smears a blow a little forward, and must not begin in its middle.
LEAD_IN = 0.004
#: What is this far below the peak is no longer heard, and cut off.
_SILENCE = 58.0


@lru_cache
def _answer(side: int) -> Signal:
    """What a clap sounds like a moment later, on one side."""
    rng = dice(f"room {side}")
    bands = ((140.0, 500.0, 0.34), (500.0, 2000.0, 0.28), (2000.0, 6000.0, 0.16))
    tail = sum(noise(rng, 0.34, band(low, high, 2.0)) * fall(0.34, t60, 0.012) for low, high, t60 in bands)
    early = np.zeros(frames(0.34))
    for gap in (0.0041, 0.0073, 0.0112, 0.0158, 0.0213, 0.0276):
        early[frames(gap * rng.uniform(0.9, 1.1))] += rng.choice((-1.0, 1.0)) * 0.0035 / gap
    answer = filtered(early, band(150.0, 4500.0, 1.0)) + 0.012 * np.asarray(tail)
    return answer / float(np.sqrt(np.sum(answer**2)))


def in_room(signal: Signal, wet: float = -15.0) -> Signal:
    """Mono to stereo: the thing itself in the middle, the room around it, ``wet`` dB below."""
    size = len(signal) + frames(0.34)
    power = 1 << (size - 1).bit_length()
    spectrum = np.fft.rfft(signal, power)
    dry = np.pad(signal, (0, size - len(signal)))
    sides = [np.fft.irfft(spectrum * np.fft.rfft(_answer(side), power), power)[:size] for side in (0, 1)]
    return np.stack([dry + decibels(wet) * side for side in sides], axis=1)


def steady(signal: Signal) -> Signal:
    """Without a constant offset and without what no loudspeaker shows."""
    size = len(signal) + RATE // 2
    spectrum = np.fft.rfft(signal, size, axis=0)
    freqs = np.fft.rfftfreq(size, 1.0 / RATE)
    gain = 1.0 / np.sqrt(1.0 + (38.0 / np.maximum(freqs, 1e-3)) ** 6)
    return np.fft.irfft(spectrum * gain[:, None], size, axis=0)[: len(signal)]


def trimmed(signal: Signal, longest: float) -> Signal:
    """The silence at the end cut off, and everything beyond ``longest`` seconds; ends at zero."""
    level = np.max(np.abs(signal), axis=1)
    loud = np.flatnonzero(level > np.max(level) * decibels(-_SILENCE))
    count = min(int(loud[-1]) + frames(0.02), len(signal), frames(longest - LEAD_IN))
    # What is cut in mid-sound is let go slowly.
    cut_short = count < int(loud[-1])
    return faded(signal[:count], end=0.25 if cut_short else 0.018)


def limited(signal: Signal) -> Signal:
    """Peaks above the knee bent so that none passes the ceiling."""
    size = np.abs(signal)
    room = CEILING - _KNEE
    bent = _KNEE + room * np.tanh((size - _KNEE) / room)
    return np.where(size > _KNEE, np.sign(signal) * bent, signal)


def levelled(signal: Signal, target: float) -> Signal:
    """As loud as wanted in its loudest 100 ms (LUFS), and never clipped."""
    signal = signal / np.max(np.abs(signal))
    gain = decibels(target - loudness(signal))
    for _ in range(12):
        if np.max(np.abs(signal)) * gain <= _KNEE:
            break
        gain *= decibels(target - loudness(limited(signal * gain)))
    return limited(signal * gain)


def finished(signal: Signal, target: float, longest: float, wet: float) -> Signal:
    """A raw mono effect made ready to be written: stereo, trimmed, levelled, its edges at zero."""
    made = trimmed(steady(in_room(signal, wet)), longest)
    # Fading shifts the mean a little; taking it out under the same shape keeps the edges at zero.
    window = faded(np.ones_like(made), 0.005, 0.02)
    made = made - window * (np.mean(made, axis=0) / np.mean(window, axis=0))
    return np.pad(levelled(made, target), ((frames(LEAD_IN), 0), (0, 0)))
