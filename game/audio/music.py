"""The music: one piece at a time, in circles, fading in and out, stepping back for what matters more."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.audio.bank import Note

#: Seconds to come in, and to go.
FADE_IN, FADE_OUT = 1.2, 0.6
#: How loud music is while it steps back, and the seconds to step back and to return.
DUCKED, DUCK_DOWN, DUCK_UP = 0.2, 0.15, 1.2
#: The mixer knows 128 levels; smaller changes are not worth a call.
_STEP = 1.0 / 256.0


class Music:
    """What should be heard, and what is. ``volume`` is a factor of the amplitude."""

    def __init__(self, folder: Path, note: Note) -> None:
        self._folder = folder
        self._note = note
        self._useless: set[str] = set()
        self.wanted: str | None = None
        self.playing: str | None = None
        self.volume = 1.0
        self._level = 0.0
        self._duck = 1.0
        self._duck_left = 0.0
        self._set = -1.0
        self._paused = False
        self._held = False

    def duck(self, seconds: float) -> None:
        """Step back for that long."""
        self._duck_left = max(self._duck_left, seconds)

    def hold(self, still: bool) -> None:
        """Stand still, or go on."""
        self._held = still

    def forget(self) -> None:
        """The device is gone: what was playing begins anew on the next one."""
        self.playing = None

    def update(self, dt: float) -> None:
        """Fades and changes of piece. Needs an open device; raises pygame.error if it fails."""
        self._step_back(dt)
        silent = self._held or self.volume <= 0.0
        if not silent:
            self._fade(dt)
        elif self.playing != self.wanted and not self._held:
            self._stop()
        if self.playing is None:
            return
        if silent != self._paused:
            self._paused = silent
            (pygame.mixer.music.pause if silent else pygame.mixer.music.unpause)()
        if not silent:
            self._adjust()

    def _fade(self, dt: float) -> None:
        if self.playing is not None and self.playing == self.wanted:
            self._level = min(1.0, self._level + dt / FADE_IN)
            return
        self._level = max(0.0, self._level - dt / FADE_OUT)
        if self._level <= 0.0:
            self._stop()
        if self.playing is None and self.wanted is not None and self.wanted not in self._useless:
            self._begin(self.wanted)

    def _stop(self) -> None:
        if self.playing is not None:
            self.playing = None
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()

    def _begin(self, name: str) -> None:
        path = self._folder / f"{name}.ogg"
        try:
            if not path.is_file():
                raise FileNotFoundError(path)
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(loops=-1)
        except FileNotFoundError:
            self._fail("missing-asset", name)
        except (pygame.error, OSError):
            if pygame.mixer.get_init() is None:
                raise
            self._fail("broken-asset", name)
        else:
            self.playing, self._level, self._set, self._paused = name, 0.0, 0.0, False

    def _fail(self, code: str, name: str) -> None:
        self._useless.add(name)
        self._note(code, f"{self._folder.name}/{name}.ogg")

    def _step_back(self, dt: float) -> None:
        if self._duck_left > 0.0:
            self._duck_left -= dt
            self._duck = max(DUCKED, self._duck - dt / DUCK_DOWN)
        elif self._duck < 1.0:
            self._duck = min(1.0, self._duck + dt / DUCK_UP)

    def _adjust(self) -> None:
        volume = self.volume * self._level * self._duck
        if abs(volume - self._set) >= _STEP or (volume != self._set and volume in (0.0, self.volume)):
            pygame.mixer.music.set_volume(volume)
            self._set = volume
