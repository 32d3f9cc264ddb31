"""How progress in time becomes progress in space; everything here maps 0 … 1."""

from __future__ import annotations

from math import cos, pi, sin

#: How far an arrival goes beyond its end, of the whole way, and at most, in design units.
OVERSHOOT = 0.04
OVERSHOOT_MOST = 14.0
#: When the farthest point is reached.
_PEAK = 0.78


def clamp(p: float) -> float:
    """The nearest number from 0 to 1."""
    return 0.0 if p <= 0 else 1.0 if p >= 1 else p


def smooth(p: float) -> float:
    """Slow, fast, slow."""
    return p * p * (3 - 2 * p)


def out(p: float) -> float:
    """Fast, then slow: for what answers a touch."""
    return 1 - (1 - p) ** 3


def leave(p: float) -> float:
    """Ever faster."""
    return p * p * p


def arrive(p: float, over: float = OVERSHOOT) -> float:
    """Slow, fast, slow, a little too far (by ``over``) and back."""
    if p < _PEAK:
        return smooth(p / _PEAK) * (1 + over)
    return 1 + over * (1 - smooth((p - _PEAK) / (1 - _PEAK)))


def overshoot(distance: float) -> float:
    """How far beyond its end a thing goes that travels this many design units, as a share of the way."""
    return min(OVERSHOOT, OVERSHOOT_MOST / distance) if distance > 0 else 0.0


def hill(p: float) -> float:
    """0 at both ends, 1 in the middle."""
    return sin(pi * p)


def turned(p: float) -> float:
    """How wide a card is seen while it turns over: 1 … 0 … -1."""
    return cos(pi * smooth(p))


def rattle(p: float, times: int = 5) -> float:
    """To and fro between -1 and 1, ever less."""
    return sin(2 * pi * times * p) * (1 - p)
