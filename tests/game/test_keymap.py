"""Keys that can be changed, and those that cannot."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.input.intents import Kind
from game.input.keymap import ACTIONS, DEFAULTS, FIXED, SCANCODES, Keymap, name_of


def meant(keymap: Keymap, key: str) -> Kind | None:
    intent = keymap.intent(SCANCODES[key], 0)
    return None if intent is None else intent.kind


def test_nothing_is_bound_twice_by_default() -> None:
    keys = [key for table in (DEFAULTS, FIXED) for keys in table.values() for key in keys]
    assert len(keys) == len(set(keys))
    assert set(keys) <= set(SCANCODES)
    assert set(DEFAULTS) | set(FIXED) == set(ACTIONS)


def test_a_new_key_replaces_the_old_one() -> None:
    keymap = Keymap()
    assert keymap.bind("hint", pygame.KSCAN_J) is None
    assert meant(keymap, "j") is Kind.HINT
    assert meant(keymap, "h") is None
    assert keymap.keys_for("hint") == ("j",)
    assert keymap.changes() == {"hint": ["j"]}


def test_a_key_that_is_taken_leaves_its_old_action_and_that_is_told() -> None:
    keymap = Keymap()
    assert keymap.bind("hint", pygame.KSCAN_L) == "log"
    assert meant(keymap, "l") is Kind.HINT
    assert keymap.keys_for("log") == ()
    assert keymap.changes() == {"hint": ["l"], "log": []}


def test_changes_survive_the_settings() -> None:
    keymap = Keymap()
    keymap.bind("hint", pygame.KSCAN_L)
    keymap.bind("confirm", pygame.KSCAN_X)
    again = Keymap(keymap.changes())
    assert again.changes() == keymap.changes()
    assert meant(again, "l") is Kind.HINT
    assert meant(again, "x") is Kind.CONFIRM
    assert meant(again, "space") is None


@pytest.mark.parametrize("key", ["return", "escape", "up", "f11", "tab", "5", "kp_5"])
def test_fixed_keys_stay(key: str) -> None:
    keymap = Keymap()
    with pytest.raises(ValueError, match="cannot be changed"):
        keymap.bind("hint", SCANCODES[key])


def test_binding_the_same_key_again_changes_nothing() -> None:
    keymap = Keymap()
    assert keymap.bind("hint", pygame.KSCAN_H) is None
    assert keymap.changes() == {}


def test_an_unknown_action_changes_nothing() -> None:
    keymap = Keymap()
    with pytest.raises(KeyError):
        keymap.bind("dance", pygame.KSCAN_H)
    assert meant(keymap, "h") is Kind.HINT


names = st.sampled_from([*ACTIONS, "dance"])
keys = st.lists(st.sampled_from(["h", "l", "w", "f10", "return", "5", "nonsense", "space"]), max_size=4)


@given(st.dictionaries(names, keys))
def test_whatever_the_settings_say_nobody_is_locked_out(changes: dict[str, list[str]]) -> None:
    keymap = Keymap(changes)
    assert meant(keymap, "return") is Kind.CONFIRM
    assert meant(keymap, "escape") is Kind.CANCEL
    assert meant(keymap, "up") is Kind.MOVE
    assert meant(keymap, "5") is Kind.NUMBER
    bound = [key for action in ACTIONS for key in keymap.keys_for(action)]
    assert len(bound) == len(set(bound)), "no key means two things"


def test_names() -> None:
    assert name_of(pygame.KSCAN_A) == "a"
    assert name_of(pygame.KSCAN_KP_ENTER) == "kp_enter"
    assert name_of(99999) is None
    assert all(SCANCODES[name] == code for code in SCANCODES.values() if (name := name_of(code)))
