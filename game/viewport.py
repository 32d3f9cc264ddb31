"""The window and where the design lies in it: scale, letterbox, full screen, displays."""

from __future__ import annotations

import os
import warnings
from dataclasses import dataclass
from pathlib import Path

import pygame

#: The design, in design units.
DESIGN = (1920, 1080)
#: The smallest window, in device pixels.
SMALLEST = (960, 540)
#: Share of the desktop the first window takes, so that its frame and a task bar have room.
FIRST_SHARE = 0.8
TITLE = "Tenfold"
WINDOW_CLASS = "tenfold"
#: Drivers that show nothing to anybody. SDL picks "offscreen" by itself when there is no display.
INVISIBLE = ("offscreen", "evdev", "dummy")

_HINTS = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_FRAMEBUFFER_ACCELERATION": "0",  # one small update would else upload the whole window
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "SDL_TOUCH_MOUSE_EVENTS": "0",  # a finger is a finger and not a mouse as well
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "0",
}


class NoDisplayError(RuntimeError):
    """There is no display to show a window on; the argument is SDL's reason or its driver."""


@dataclass(frozen=True, slots=True)
class WindowMemory:
    """What is remembered of a window until the next start, in device pixels."""

    size: tuple[int, int]
    position: tuple[int, int] | None
    display: int
    fullscreen: bool


def prepare_environment() -> None:
    """Tell SDL what it must know before it starts; what the user set stays."""
    for name, value in _HINTS.items():
        os.environ.setdefault(name, value)
    # importing pygame has set the first of these to the name of the script
    os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = WINDOW_CLASS


class Viewport:
    """A resizable window showing the design as large as it fits.

    Raises `NoDisplayError` when no window can be shown.
    """

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        *,
        memory: WindowMemory | None = None,
        fullscreen: bool = False,
        icon: Path | None = None,
    ) -> None:
        prepare_environment()
        self._start_display()
        self._memory = memory
        self._icon = icon
        self.minimised = False
        self.full = False
        self.display = self._known_display(memory)
        wanted = size or (memory.size if memory else None)
        self._windowed = self._fitting(wanted)
        self._window = self._open()
        self._measure()
        if fullscreen or (size is None and memory is not None and memory.fullscreen):
            self.toggle_fullscreen()

    # where the design lies

    @property
    def surface(self) -> pygame.Surface:
        """What the window shows."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise NoDisplayError("closed")
        return surface

    @property
    def safe(self) -> pygame.FRect:
        """The part of the design every television shows."""
        return pygame.FRect(96, 54, 1728, 972)

    def to_design(self, x: float, y: float) -> tuple[float, float]:
        """Device pixels to design units; outside the design the result is outside 0 … 1920, 0 … 1080."""
        return (x - self.left) / self.scale, (y - self.top) / self.scale

    def to_device(self, rect: pygame.FRect) -> pygame.Rect:
        """Design units to whole device pixels; edges that meet in the design meet on the screen."""
        left, top = round(self.left + rect.left * self.scale), round(self.top + rect.top * self.scale)
        right, bottom = round(self.left + rect.right * self.scale), round(self.top + rect.bottom * self.scale)
        return pygame.Rect(left, top, right - left, bottom - top)

    # the window

    def handle(self, event: pygame.Event) -> bool:
        """Follow an event of the window; True if everything must be drawn again."""
        kind = event.type
        if kind in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.VIDEORESIZE):
            return self.resized()
        if kind in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED):
            self.minimised = False
            self.resized()
            return True
        if kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.minimised = True
        elif kind == pygame.WINDOWDISPLAYCHANGED:
            self.display = getattr(event, "display_index", self.display)
        return False

    def resized(self) -> bool:
        """Measure the window again; True if its size is a new one."""
        before = self.size
        self._measure()
        if not self.full and self.size != before:
            self._windowed = self.size
        return self.size != before

    def toggle_fullscreen(self) -> None:
        """Between window and the whole of the monitor the window is on; the window gets its old size back."""
        if self.full:
            self.full = False
            self._window.set_windowed()
        else:
            self._windowed = self.size
            self.full = True
            self._window.set_fullscreen(desktop=True)
        pygame.event.pump()  # lets the display surface follow
        self._measure()

    def remember(self) -> WindowMemory:
        """What the next start should know."""
        shown = pygame.display.get_surface() is not None
        position = pygame.display.get_window_position() if shown and not self.full else None
        if position is None and self._memory is not None:
            position = self._memory.position
        return WindowMemory(self._windowed, position, self.display, self.full)

    # within

    @staticmethod
    def _start_display() -> None:
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        driver = pygame.display.get_driver()
        if driver in INVISIBLE and os.environ.get("SDL_VIDEODRIVER") != driver:
            pygame.display.quit()
            raise NoDisplayError(driver)

    @staticmethod
    def _known_display(memory: WindowMemory | None) -> int:
        count = pygame.display.get_num_displays()
        return memory.display if memory is not None and 0 <= memory.display < count else 0

    def _desktop(self) -> tuple[int, int]:
        sizes = pygame.display.get_desktop_sizes()
        return sizes[self.display] if self.display < len(sizes) else sizes[0]

    def _fitting(self, wanted: tuple[int, int] | None) -> tuple[int, int]:
        """The wanted size, or most of the desktop; not larger than the desktop nor, if possible, too small to use."""
        if wanted is not None and pygame.display.get_driver() == "dummy":
            return max(1, wanted[0]), max(1, wanted[1])  # its desktop is an invention
        desktop = self._desktop()
        if wanted is None:
            share = FIRST_SHARE * min(desktop[0] / DESIGN[0], desktop[1] / DESIGN[1])
            wanted = round(DESIGN[0] * share), round(DESIGN[1] * share)
        wanted = max(wanted[0], SMALLEST[0]), max(wanted[1], SMALLEST[1])
        return min(wanted[0], desktop[0]), min(wanted[1], desktop[1])

    def _open(self) -> pygame.Window:
        pygame.display.set_caption(TITLE)
        self._show_icon()
        try:
            pygame.display.set_mode(self._windowed, pygame.RESIZABLE, display=self.display)
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        pygame.display.set_allow_screensaver(True)
        with warnings.catch_warnings():
            # pygame.Window's own way of drawing cannot show parts of the window
            warnings.simplefilter("ignore", DeprecationWarning)
            window = pygame.Window.from_display_module()
        window.minimum_size = min(SMALLEST[0], self._windowed[0]), min(SMALLEST[1], self._windowed[1])
        position = self._known_position()
        if position is not None:
            pygame.display.set_window_position(position)
        return window

    def _known_position(self) -> tuple[int, int] | None:
        """Where the window was, if that can still be seen."""
        memory = self._memory
        if memory is None or memory.position is None or memory.display != self.display:
            return None
        if pygame.display.get_num_displays() > 1:
            return memory.position  # how the monitors stand to each other pygame does not say
        room = [max(0, whole - part) for whole, part in zip(self._desktop(), self._windowed, strict=True)]
        return min(max(memory.position[0], 0), room[0]), min(max(memory.position[1], 0), room[1])

    def _show_icon(self) -> None:
        if self._icon is None:
            return
        try:
            pygame.display.set_icon(pygame.image.load(self._icon))
        except (pygame.error, OSError):
            return  # a window without an icon is still a window

    def _measure(self) -> None:
        width, height = self.surface.get_size()
        self.size = (width, height)
        self.scale = min(width / DESIGN[0], height / DESIGN[1])
        self.left = (width - DESIGN[0] * self.scale) / 2
        self.top = (height - DESIGN[1] * self.scale) / 2
