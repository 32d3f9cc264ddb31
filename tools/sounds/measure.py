"""What can be known of a sound without hearing it: loudness, peaks, clicks, brightness.

Loudness follows ITU-R BS.1770: the K weighting, and for music the two gates. Signals are ``(n,)`` or ``(n, 2)``.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .dsp import RATE, Signal

#: Seconds of the loudest stretch by which an effect is judged.
STRETCH = 0.1
# The two stages of the K weighting at 48 kHz, from the standard: (numerator, denominator).
_SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
_HIGH = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))


def _response(freqs: Signal, top: tuple[float, ...], bottom: tuple[float, ...]) -> Signal:
    z = np.exp(-2j * np.pi * freqs / 48000.0)
    return np.abs((top[0] + top[1] * z + top[2] * z * z) / (bottom[0] + bottom[1] * z + bottom[2] * z * z))


def weighted(signal: Signal) -> Signal:
    """The signal as the K weighting hears it, padded with a stretch of silence."""
    sound = signal if signal.ndim == 2 else signal[:, None]
    size = len(sound) + RATE // 2
    # 48 kHz is the standard's rate; its curve at our frequencies is what counts.
    freqs = np.fft.rfftfreq(size, 1.0 / RATE)
    gain = (_response(freqs, *_SHELF) * _response(freqs, *_HIGH))[:, None]
    return np.fft.irfft(np.fft.rfft(sound, size, axis=0) * gain, size, axis=0)[: len(sound) + RATE // 8]


def _level(power: float) -> float:
    return float(-0.691 + 10.0 * np.log10(max(power, 1e-12)))


def loudness(signal: Signal, stretch: float = STRETCH) -> float:
    """LUFS of the loudest stretch; of the whole sound, padded, if it is shorter."""
    power = np.sum(weighted(signal) ** 2, axis=1)
    width = round(stretch * RATE)
    total = np.concatenate(([0.0], np.cumsum(np.pad(power, (0, max(0, width - len(power)))))))
    return _level(float(np.max(total[width:] - total[:-width])) / width)


def integrated(signal: Signal) -> float:
    """LUFS of a long piece: 400 ms blocks, those under −70 and those 10 below the rest left out."""
    power = np.sum(weighted(signal) ** 2, axis=1)
    block, hop = round(0.4 * RATE), round(0.1 * RATE)
    total = np.concatenate(([0.0], np.cumsum(power)))
    starts = np.arange(0, len(power) - block, hop)
    blocks = (total[starts + block] - total[starts]) / block
    blocks = blocks[blocks > 10.0 ** ((-70.0 + 0.691) / 10.0)]
    return _level(float(np.mean(blocks[blocks > np.mean(blocks) / 10.0])))


@dataclass(frozen=True)
class Figures:
    """The measures of one sound."""

    seconds: float
    loudness: float
    peak: float
    crest: float
    centroid: float
    offset: float
    edge: float

    def __str__(self) -> str:
        return (
            f"{self.seconds:6.2f} s {self.loudness:6.1f} LUFS  peak {self.peak:5.2f}  crest {self.crest:4.1f} dB"
            f"  centre {self.centroid:6.0f} Hz  offset {self.offset:8.1e}  edges {self.edge:7.1e}"
        )


def centroid(signal: Signal) -> float:
    """Where the middle of the power spectrum lies, in Hz."""
    mono = signal if signal.ndim == 1 else signal.mean(axis=1)
    power = np.abs(np.fft.rfft(mono)) ** 2
    return float(np.sum(power * np.fft.rfftfreq(len(mono), 1.0 / RATE)) / max(float(np.sum(power)), 1e-20))


def figures(signal: Signal) -> Figures:
    """Measure a sound. Edge is the larger of its first and last samples; crest is peak over loudest 100 ms."""
    mono = signal if signal.ndim == 1 else signal.mean(axis=1)
    peak = float(np.max(np.abs(signal)))
    width = min(round(STRETCH * RATE), len(mono))
    total = np.concatenate(([0.0], np.cumsum(mono**2)))
    power = float(np.max(total[width:] - total[:-width])) / width
    return Figures(
        seconds=len(signal) / RATE,
        loudness=loudness(signal),
        peak=peak,
        crest=float(20.0 * np.log10(max(peak, 1e-9) / max(np.sqrt(power), 1e-9))),
        centroid=centroid(signal),
        offset=float(np.max(np.abs(np.mean(signal, axis=0)))),
        edge=float(max(np.max(np.abs(signal[0])), np.max(np.abs(signal[-1])))),
    )
