"""Which key means what. Keys are scancodes, that is places on the keyboard, so every layout works alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from game.input.intents import KEYBOARD, Intent, Kind

_PREFIX = "KSCAN_"

#: Every place on the keyboard by its name: "a", "return", "kp_enter", …
SCANCODES: dict[str, int] = {
    name.removeprefix(_PREFIX).lower(): value for name, value in vars(pygame).items() if name.startswith(_PREFIX)
}
_NAMES: dict[int, str] = {value: name for name, value in reversed(SCANCODES.items())}

#: What can be bound to keys, by the name used in the settings.
ACTIONS: dict[str, Intent] = {
    "confirm": Intent(Kind.CONFIRM, KEYBOARD),
    "cancel": Intent(Kind.CANCEL, KEYBOARD),
    "up": Intent(Kind.MOVE, KEYBOARD, move=(0, -1)),
    "down": Intent(Kind.MOVE, KEYBOARD, move=(0, 1)),
    "left": Intent(Kind.MOVE, KEYBOARD, move=(-1, 0)),
    "right": Intent(Kind.MOVE, KEYBOARD, move=(1, 0)),
    "next": Intent(Kind.NEXT, KEYBOARD),
    "previous": Intent(Kind.PREVIOUS, KEYBOARD),
    "alternate": Intent(Kind.ALTERNATE, KEYBOARD),
    "hint": Intent(Kind.HINT, KEYBOARD),
    "undo": Intent(Kind.UNDO, KEYBOARD),
    "menu": Intent(Kind.MENU, KEYBOARD),
    "peek": Intent(Kind.PEEK, KEYBOARD),
    "log": Intent(Kind.LOG, KEYBOARD),
    "mute": Intent(Kind.MUTE, KEYBOARD),
    "fullscreen": Intent(Kind.FULLSCREEN, KEYBOARD),
}

#: These keys always keep their meaning, so that nobody can lock themselves out.
FIXED: dict[str, tuple[str, ...]] = {
    "confirm": ("return", "kp_enter"),
    "cancel": ("escape",),
    "up": ("up",),
    "down": ("down",),
    "left": ("left",),
    "right": ("right",),
    "next": ("tab",),
    "fullscreen": ("f11",),
}

#: The keys a player may change.
DEFAULTS: dict[str, tuple[str, ...]] = {
    "confirm": ("space",),
    "cancel": ("backspace",),
    "up": ("w",),
    "down": ("s",),
    "left": ("a",),
    "right": ("d",),
    "next": ("e",),
    "previous": ("q",),
    "alternate": ("r",),
    "hint": ("h",),
    "undo": ("u",),
    "menu": ("f10",),
    "peek": ("p",),
    "log": ("l",),
    "mute": ("m",),
}

_DIGITS: dict[int, int] = {SCANCODES[str(n)]: n for n in range(10)} | {SCANCODES[f"kp_{n}"]: n for n in range(10)}


def name_of(scancode: int) -> str | None:
    """The name of a place on the keyboard, as the settings keep it; None for one pygame has no name for."""
    return _NAMES.get(scancode)


class Keymap:
    """Keys to intents: the fixed ones, the player's, and the defaults for what the player left alone."""

    def __init__(self, changes: Mapping[str, Iterable[str]] | None = None) -> None:
        self._bound: dict[str, list[str]] = {}
        self._intents: dict[int, Intent] = {}
        self.load(changes or {})

    def load(self, changes: Mapping[str, Iterable[str]]) -> None:
        """Take over the keys of the settings. Unknown actions and keys are passed over; a key claimed twice goes
        to the first that names it, and player's choices go before defaults."""
        taken = {key for keys in FIXED.values() for key in keys} | {str(n) for n in range(10)}
        self._bound = {action: [] for action in ACTIONS}
        for source in (changes, {a: keys for a, keys in DEFAULTS.items() if a not in changes}):
            for action, keys in source.items():
                for key in keys:
                    if action in ACTIONS and key in SCANCODES and key not in taken:
                        taken.add(key)
                        self._bound[action].append(key)
        self._index()

    def keys_for(self, action: str) -> tuple[str, ...]:
        """The keys that mean this action: the player's first, then the fixed ones."""
        return (*self._bound.get(action, ()), *FIXED.get(action, ()))

    def bind(self, action: str, scancode: int) -> str | None:
        """Give a key to an action in place of its changeable keys.

        Returns the action that loses the key, if any. Raises ValueError for a key that is fixed or has no name,
        KeyError for an unknown action.
        """
        key = name_of(scancode)
        if key is None or scancode in _DIGITS or any(key in keys for keys in FIXED.values()):
            raise ValueError(f"key {scancode} cannot be changed")
        loser = next((a for a, keys in self._bound.items() if key in keys and a != action), None)
        if loser is not None:
            self._bound[loser].remove(key)
        if action not in ACTIONS:
            raise KeyError(action)
        self._bound[action] = [key]
        self._index()
        return loser

    def changes(self) -> dict[str, list[str]]:
        """What differs from the defaults, for the settings."""
        return {a: list(keys) for a, keys in self._bound.items() if tuple(keys) != DEFAULTS.get(a, ())}

    def intent(self, scancode: int, mod: int) -> Intent | None:
        """What pressing this key means while the modifiers of ``mod`` (pygame.KMOD_…) are held."""
        if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return ACTIONS["undo"] if scancode == pygame.KSCAN_Z else None
        if mod & pygame.KMOD_ALT:
            return ACTIONS["fullscreen"] if scancode == pygame.KSCAN_RETURN else None
        if scancode == pygame.KSCAN_TAB and mod & pygame.KMOD_SHIFT:
            return ACTIONS["previous"]
        found = self._intents.get(scancode)
        if found is None and scancode in _DIGITS:
            return Intent(Kind.NUMBER, KEYBOARD, index=_DIGITS[scancode])
        return found

    def _index(self) -> None:
        self._intents = {SCANCODES[key]: ACTIONS[a] for a, keys in self._bound.items() for key in keys}
        self._intents |= {SCANCODES[key]: ACTIONS[a] for a, keys in FIXED.items() for key in keys}
