"""Who is who at a glance: portrait, and colour with pattern."""

from __future__ import annotations

from game.match import Seat

#: Portraits of persons there are; the colour of the seat chooses.
PERSON_FACES = 6
#: Colours with patterns there are.
PATTERNS = 8
#: The portrait of a computer player without a temperament.
PLAIN_STYLE = "cautious"


def portrait(seat: Seat) -> str:
    """The picture of whoever sits there."""
    if seat.kind == "solo":
        return "faces/solo"
    if seat.kind == "person":
        return f"faces/person-{seat.colour % PERSON_FACES}"
    return f"faces/{seat.style or PLAIN_STYLE}"


def pattern(seat: Seat) -> str:
    """The picture of the seat's colour and pattern."""
    return f"patterns/{seat.colour % PATTERNS}"
