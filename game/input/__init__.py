"""From keyboard, mouse, touch and controllers to intents; the only place that reads pygame's queue."""

from __future__ import annotations

from game.input.intents import KEYBOARD, MOUSE, SYSTEM, TOUCH, Device, Intent, Kind
from game.input.reader import Input

__all__ = ["KEYBOARD", "MOUSE", "SYSTEM", "TOUCH", "Device", "Input", "Intent", "Kind"]
