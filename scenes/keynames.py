"""What is printed on keys, as a person would say it."""

from __future__ import annotations

from collections.abc import Iterable

from game.locale import Words

#: Legends that are the same in every language.
_LEGENDS = {
    "return": "Enter",
    "escape": "Esc",
    "backspace": "Backspace",
    "tab": "Tab",
    "delete": "Del",
    "insert": "Ins",
    "pageup": "Page Up",
    "pagedown": "Page Down",
    "minus": "-",
    "equals": "=",
    "comma": ",",
    "period": ".",
    "slash": "/",
    "backslash": "\\",
    "semicolon": ";",
    "apostrophe": "'",
    "grave": "`",
    "leftbracket": "[",
    "rightbracket": "]",
}
#: Keys that mean something only together with others.
MODIFIERS = frozenset(
    {"lshift", "rshift", "lctrl", "rctrl", "lalt", "ralt", "lgui", "rgui", "lmeta", "rmeta", "capslock", "mode"}
)
_KEYPAD = "kp_"
#: Keys with a name in every language.
_SAID = frozenset({"space", "up", "down", "left", "right"})


def key_name(key: str, words: Words) -> str:
    """The name of a key of `game.input.keymap.SCANCODES`."""
    if key in _SAID:
        return words(f"key.name_{key}")
    if key.startswith(_KEYPAD):
        return words("key.name_keypad", key=key_name(key.removeprefix(_KEYPAD).replace("enter", "return"), words))
    if key in _LEGENDS:
        return _LEGENDS[key]
    return key.upper() if len(key) <= 3 else key.replace("_", " ").title()


def key_names(keys: Iterable[str], words: Words) -> str:
    """The names of several keys with which one can do the same; of two that are called Enter the first will do."""
    return " · ".join(key_name(key, words) for key in keys if key != "kp_enter")
