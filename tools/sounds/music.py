"""Plays the score: instruments, the hands that play them, and a loop whose end runs into its beginning."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from .dsp import RATE, Signal, band, db, decibels, dice, fall, filtered, frames, joined, mix, noise, swell
from .materials import bar, even, friction, ring, tine
from .measure import integrated
from .score import BAR, BEAT, CHORDS, EIGHTH, FIGURES, SCORE, hertz

#: Loudness of the whole piece in LUFS.
TARGET = -26.0
#: Seconds before the first note, at the end of a bar of rest: the encoder does not know that the piece is a circle and
#: leaves a small step where it was cut, so the cut lies where almost nothing sounds.
LEAD = 0.4


def piano(pitch: float) -> Signal:
    """A string behind a strip of felt: round, with a thump of the hammer."""
    t60 = 5.0 * (220.0 / pitch) ** 0.35
    modes = []
    for n in range(1, 11):
        partial = pitch * n * np.sqrt(1.0 + 0.0004 * n * n)
        level = 1.0 / n**1.1 * abs(np.sin(np.pi * n / 7.3))
        modes += [(partial, t60 / n**0.9, level), (partial * 1.0006, t60 * 0.8 / n**0.9, 0.6 * level)]
    rng = dice(f"piano {pitch:.1f}")
    hammer = noise(rng, 0.08, band(110.0, 900.0, 1.5)) * fall(0.08, 0.06, 0.004)
    return joined([ring(min(t60, 3.6), modes, 0.0022), db(-30.0, hammer)])


def bass(pitch: float) -> Signal:
    """A thick string plucked with the side of the finger."""
    modes = [(pitch * n, 2.2 / n**0.8, abs(np.sin(np.pi * n / 4.6)) / n**0.9) for n in range(1, 10)]
    finger = noise(dice(f"bass {pitch:.1f}"), 0.05, band(200.0, 1500.0)) * fall(0.05, 0.04, 0.006)
    return joined([ring(2.4, modes, 0.0035), db(-33.0, finger)])


def marimba(pitch: float) -> Signal:
    """The bars of the effects under a yarn mallet."""
    return bar(pitch, 1.8, 1.3, 0.0016)


def kalimba(pitch: float) -> Signal:
    """The tongues of the effects, ringing longer."""
    return tine(pitch, 2.6, 2.1, 0.0007)


def breath(pitch: float) -> Signal:
    """A reed organ far away: swells and goes within a bar and a half."""
    seconds = 1.6 * BAR
    t = np.arange(frames(seconds)) / RATE
    wave = sum(np.sin(2 * np.pi * pitch * n * t * (1.0 + 0.0004 * (n % 3)) + n) / n**1.9 for n in range(1, 7))
    return even(np.asarray(wave)) * swell(seconds, 0.45, 0.8)


def brush(rng: np.random.Generator, long: bool) -> Signal:
    """A brush drawn over paper."""
    return friction(rng, swell(0.34 if long else 0.13, 0.35, 1.0), 1800.0, 6500.0)


@dataclass(frozen=True)
class Note:
    """A sound that begins at a moment (seconds); ``side`` −1 left … 1 right; ``level`` in dB."""

    at: float
    sound: Signal
    level: float
    side: float


#: Level in dB and place of each part.
_PARTS = {
    "piano": (-11.0, 0.0),
    "bass": (-9.0, 0.0),
    "kalimba": (-6.5, 0.25),
    "marimba": (-10.5, -0.4),
    "breath": (-26.0, 0.0),
    "brush": (-21.0, 0.5),
}


class Hands:
    """Plays parts with a person's small unevenness, always the same."""

    def __init__(self) -> None:
        self._rng = dice("table")
        self._made: dict[tuple[str, str], Signal] = {}

    def note(self, part: str, make: Callable[[float], Signal], name: str, at: float, level: float = 0.0) -> Note:
        """One note of a part, a little early or late, a little louder or softer."""
        if (part, name) not in self._made:
            self._made[part, name] = make(hertz(name))
        base, side = _PARTS[part]
        pitch_side = 0.22 * float(np.log2(hertz(name) / 262.0)) if part == "piano" else 0.0
        return Note(
            at + float(np.clip(self._rng.normal(0.0, 0.007), -0.018, 0.018)),
            self._made[part, name],
            base + level + float(self._rng.normal(0.0, 0.7)),
            side + pitch_side,
        )

    def bar(self, index: int) -> Iterator[Note]:
        """Everything that begins in one bar."""
        now, line = SCORE[index], index * BAR
        tones, roots = CHORDS[now.chord]
        for place, tone in enumerate(FIGURES[now.figure]):
            if tone != "-":
                accent = (0.0, -3.0, -1.5, -3.0, -0.5, -3.0, -1.5, -3.0)[place]
                yield self.note("piano", piano, tones[int(tone)], line + place * EIGHTH, accent)
        if now.figure == "rest":
            return
        yield self.note("bass", bass, roots[0], line)
        if now.figure != "still":
            yield self.note("bass", bass, roots[1], line + 2 * BEAT, -3.0)
        for part, make, voice in (("kalimba", kalimba, now.melody), ("marimba", marimba, now.answer)):
            for place, name in enumerate(voice.split()):
                if name != "-":
                    yield self.note(part, make, name, line + place * EIGHTH, -1.0 if place % 2 else 0.0)
        for name in tones[:2]:
            yield self.note("breath", breath, name, line - 0.1 * BAR)
        if now.brushes:
            yield from self._brushes(line)

    def _brushes(self, line: float) -> Iterator[Note]:
        level, side = _PARTS["brush"]
        for beat, long, softer in ((1.0, True, 0.0), (2.5, False, -5.0), (3.0, True, -1.0)):
            yield Note(line + beat * BEAT, brush(self._rng, long), level + softer, side)


def _placed(notes: list[Note], count: int) -> Signal:
    """All notes on a circle of ``count`` samples: what sounds beyond the end sounds at the beginning."""
    circle = np.zeros((count, 2))
    for one in notes:
        angle = (np.clip(one.side, -1.0, 1.0) + 1.0) * np.pi / 4.0
        gains = decibels(one.level) * np.sqrt(2.0) * np.array((np.cos(angle), np.sin(angle)))
        start = round((one.at + LEAD) * RATE) % count
        first = min(len(one.sound), count - start)
        circle[start : start + first] += one.sound[:first, None] * gains
        circle[: len(one.sound) - first] += one.sound[first:, None] * gains
    return circle


def _hall(circle: Signal, wet: float) -> Signal:
    """A living room around the players; it, too, goes round the circle."""
    seconds = 1.3
    bands = ((150.0, 600.0, 1.2), (600.0, 2500.0, 0.95), (2500.0, 7000.0, 0.5))
    made = np.empty_like(circle)
    for side in (0, 1):
        rng = dice(f"hall {side}")
        tail = joined([noise(rng, seconds, band(lo, hi)) * fall(seconds, t60, 0.02) for lo, hi, t60 in bands])
        answer = filtered(mix((0.014, tail)), band(160.0, 5000.0, 1.0))
        answer = answer / np.sqrt(np.sum(answer**2))
        # Some of the other side is in the room as well.
        source = 0.8 * circle[:, side] + 0.45 * circle[:, 1 - side]
        spectrum = np.fft.rfft(source) * np.fft.rfft(answer, len(circle))
        made[:, side] = circle[:, side] + decibels(wet) * np.fft.irfft(spectrum, len(circle))
    return made


def _rounded(circle: Signal) -> Signal:
    """Without offset and rumble, the top a little softened, still a circle."""
    spectrum = np.fft.rfft(circle, axis=0)
    freqs = np.fft.rfftfreq(len(circle), 1.0 / RATE)
    gain = band(40.0, 9000.0, 2.0)(freqs) * (freqs > 0.0)
    return np.fft.irfft(spectrum * gain[:, None], len(circle), axis=0)


def table() -> Signal:
    """The piece, stereo, ready to be looped: its last sample leads into its first."""
    hands = Hands()
    notes = [note for index in range(len(SCORE)) for note in hands.bar(index)]
    made = _rounded(_hall(_placed(notes, frames(BAR * len(SCORE))), -11.0))
    return made * decibels(TARGET - integrated(made))
