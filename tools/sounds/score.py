"""The music of the table, as it would stand on paper: "Kitchen Table", 37 bars in 4/4, 80 beats a minute.

Thumb piano over a felted piano, a plucked bass, a marimba that answers, brushes on paper. All parts but the bass's F
keep to C major pentatonic, so that the tuned effects agree with whatever bar they fall into.
A bar is eight eighths, ``-`` is "nothing new": notes ring on.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

BEAT = 0.75
EIGHTH = BEAT / 2
BAR = 4 * BEAT

#: What a chord gives the piano (low to high) and the bass (first beat, third beat).
CHORDS = {
    "C": (("G3", "C4", "D4", "E4"), ("C2", "G2")),
    "A": (("E3", "A3", "C4", "G4"), ("A2", "E2")),
    "F": (("C4", "A3", "G4", "E4"), ("F2", "C3")),
    "G": (("D3", "A3", "C4", "D4"), ("G2", "D3")),
    "D": (("A3", "C4", "D4", "E4"), ("D2", "A2")),
}

#: Piano figures: which of the chord's four tones sounds on which eighth.
FIGURES = {
    "rest": "--------",
    "still": "0---2---",
    "walk": "0-2-1-3-",
    "lilt": "0-12-3-2",
    "rise": "01-23-2-",
}


@dataclass(frozen=True)
class Bar:
    """One bar: chord, piano figure, thumb piano, marimba, brushes."""

    chord: str
    figure: str
    melody: str = "- - - - - - - -"
    answer: str = "- - - - - - - -"
    brushes: bool = False


_OPENING = (
    Bar("C", "walk", "E5 - - G5 - - A5 -"),
    Bar("A", "walk", "G5 - - E5 - - - -"),
    Bar("F", "walk", "C5 - - D5 - E5 - -"),
    Bar("G", "still", "D5 - - - - - - -", "- - - - G4 - A4 -"),
    Bar("C", "walk", "E5 - - G5 - - A5 -"),
    Bar("A", "walk", "C6 - - A5 - G5 - -"),
    Bar("F", "walk", "A5 - G5 - E5 - D5 -"),
    Bar("C", "still", "C5 - - - - - - -", "- - E4 - G4 - C5 -"),
)

_STROLL = (
    Bar("C", "lilt", "E5 - D5 E5 G5 - A5 -", brushes=True),
    Bar("A", "lilt", "G5 - - E5 - - C5 -", brushes=True),
    Bar("F", "lilt", "- - A4 C5 D5 - E5 -", brushes=True),
    Bar("G", "lilt", "D5 - - - - - - -", "- - D4 - G4 - A4 D5", True),
    Bar("C", "lilt", "E5 - D5 E5 G5 - C6 -", brushes=True),
    Bar("A", "lilt", "A5 - - G5 - - E5 -", brushes=True),
    Bar("F", "lilt", "G5 - E5 D5 - - E5 -", brushes=True),
    Bar("C", "walk", "C5 - - - - - - -", "- - G4 - E4 - C4 -", True),
)

_WINDOW = (
    Bar("F", "rise", "A5 - - - G5 - A5 -", "C4 - - - A4 - - -"),
    Bar("C", "rise", "G5 - E5 - - - - -", "C4 - - - G4 - - -"),
    Bar("D", "rise", "D5 - E5 - G5 - A5 -", "A3 - - - D4 - - -"),
    Bar("A", "rise", "E5 - - - - - - -", "A3 - C4 - E4 - G4 -"),
    Bar("F", "rise", "A5 - - - C6 - D6 -", "C4 - - - A4 - - -"),
    Bar("C", "rise", "C6 - G5 - - - E5 -", "C4 - - - G4 - - -"),
    Bar("D", "rise", "G5 - - A5 G5 - E5 -", "A3 - - - D4 - - -"),
    Bar("G", "walk", "D5 - - - - - - -", "- - A3 - C4 - D4 -"),
)

_HOME = (
    Bar("C", "lilt", "E5 - - G5 - - A5 -", "G4 - - C5 - - E5 -", True),
    Bar("A", "lilt", "G5 - - E5 - - - -", "E5 - - C5 - - - -", True),
    Bar("F", "lilt", "C5 - - D5 - E5 - -", "A4 - - A4 - C5 - -", True),
    Bar("G", "lilt", "D5 - - - - - - -", "- - G4 - A4 - D5 -", True),
    Bar("C", "lilt", "E5 - - G5 - - C6 -", "G4 - - C5 - - G5 -", True),
    Bar("A", "lilt", "D6 - - C6 - A5 - -", "A5 - - G5 - E5 - -", True),
    Bar("F", "walk", "G5 - E5 - D5 - E5 -", brushes=True),
    Bar("C", "still", "C5 - - - - - - -", "- - E4 - - - - -"),
)

_EVENING = (
    Bar("A", "still", "C5 - - - E5 - - -"),
    Bar("F", "still", "A4 - - - - - G4 -"),
    Bar("C", "still", "C5 - - - - - - -", "- - - - E4 - G4 -"),
    Bar("C", "still"),
    Bar("C", "rest"),
)

SCORE = _OPENING + _STROLL + _WINDOW + _HOME + _EVENING

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hertz(note: str) -> float:
    """The frequency of a note such as ``A4``."""
    return 440.0 * math.pow(2.0, (_STEPS[note[0]] - 9) / 12.0 + int(note[1:]) - 4)
