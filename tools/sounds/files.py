"""All sounds by name, and how they are written and read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import soundfile

from . import frame_effects, table_effects
from .dsp import RATE, Signal
from .recipe import Recipes

#: libsndfile's Vorbis encoder crashes on long single writes; this many frames at a time are safe.
BLOCK = 65536


def effects() -> Recipes:
    """Every effect by name."""
    return frame_effects.recipes() | table_effects.recipes()


def write(path: Path, signal: Signal) -> None:
    """Write a stereo signal as OGG Vorbis. The bytes differ from time to time, what they decode to does not."""
    with soundfile.SoundFile(
        path, "w", samplerate=RATE, channels=signal.shape[1], format="OGG", subtype="VORBIS"
    ) as file:
        for start in range(0, len(signal), BLOCK):
            file.write(signal[start : start + BLOCK])


def read(path: Path) -> Signal:
    """What a file decodes to; always two-dimensional."""
    data, rate = soundfile.read(path, always_2d=True)
    if rate != RATE:
        raise ValueError(f"{path.name}: {rate} Hz, not {RATE}")
    return np.asarray(data, dtype=np.float64)
