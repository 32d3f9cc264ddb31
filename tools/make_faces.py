"""Draw the portraits and the seat swatches: ``python tools/make_faces.py`` writes assets/faces and assets/patterns."""

from __future__ import annotations

import sys

from art.face_computers import COMPUTERS
from art.face_people import PEOPLE, person
from art.papercut import Sheet, write
from art.swatches import SWATCHES, swatch


def faces() -> dict[str, Sheet]:
    """Every picture this tool makes, by its name below assets/."""
    out = {f"faces/{name}": draw() for name, draw in COMPUTERS.items()}
    out |= {f"faces/person-{i}": person(i) for i in range(PEOPLE)}
    return out | {f"patterns/{i}": swatch(i) for i in range(len(SWATCHES))}


if __name__ == "__main__":
    write(faces())
    sys.exit(0)
