"""Controllers without hardware: SDL's virtual joysticks, attached through the library pygame brings along."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

import pygame

_GAME_CONTROLLER = 1


def _library() -> ctypes.CDLL:
    """The very SDL pygame has loaded."""
    package = Path(pygame.__file__).parent
    places = [package.parent / "pygame_ce.libs", package / ".dylibs", package]
    for place in places:
        for pattern in ("libSDL2-2*", "libSDL2-2.0*", "SDL2.dll"):
            for path in sorted(place.glob(pattern)):
                return ctypes.CDLL(str(path))
    raise FileNotFoundError(f"no SDL2 beside pygame on {sys.platform}")


class VirtualPad:
    """A controller that is plugged in by `plug` and handled by the other methods.

    The buttons and axes are numbered as SDL's game controllers number them. Events come with the next look at
    pygame's queue.
    """

    def __init__(self, axes: int = 6, buttons: int = 15, hats: int = 1, kind: int = _GAME_CONTROLLER) -> None:
        self._sdl = _library()
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self._shape = (kind, axes, buttons, hats)
        self._index: int | None = None
        self._joystick: ctypes.c_void_p | None = None

    def plug(self) -> VirtualPad:
        """Plug it in, for the first time or again."""
        index = self._sdl.SDL_JoystickAttachVirtual(*self._shape)
        assert index >= 0, "SDL has no virtual joysticks"
        self._joystick = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(index))
        self._instance = self._sdl.SDL_JoystickInstanceID(self._joystick)
        return self

    def unplug(self) -> None:
        """Pull it out; does nothing if it is not plugged in."""
        if self._joystick is None:
            return
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self._instance:
                self._sdl.SDL_JoystickDetachVirtual(index)
                break
        self._sdl.SDL_JoystickClose(self._joystick)
        self._joystick = None

    def button(self, number: int, down: bool = True) -> None:
        """Press or let go of a button."""
        assert self._sdl.SDL_JoystickSetVirtualButton(self._joystick, number, ctypes.c_uint8(down)) == 0

    def axis(self, number: int, value: float) -> None:
        """Push a stick or trigger to -1 … 1."""
        assert self._sdl.SDL_JoystickSetVirtualAxis(self._joystick, number, ctypes.c_int16(int(value * 32767))) == 0

    def hat(self, value: int) -> None:
        """Push the hat: 1 up, 2 right, 4 down, 8 left, 0 in the middle."""
        assert self._sdl.SDL_JoystickSetVirtualHat(self._joystick, 0, ctypes.c_uint8(value)) == 0
