"""What the program plays by. Every call is safe at any time, with a device or without."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.audio.bank import Bank, DeviceLostError
from game.audio.device import Device, State
from game.audio.music import Music
from game.problems import Problems

#: Seconds after which music may open the device by itself; until then the first picture is more important.
SETTLED = 0.3
#: Sounds that may wait for their moment.
MOST_WAITING = 64
#: The softest level the mixer knows: what isn't off can be heard.
_SOFTEST = 1.0 / 128.0
#: How far a sound may move to one side: the other ear never loses it.
_WIDTH = 0.8


@dataclass(slots=True)
class Waiting:
    """A sound whose moment has not come."""

    left: float
    name: str
    volume: float
    pan: float


class Audio:
    """Effects and music of a folder of assets (``sounds/``, ``music/``).

    The device is opened by the first `warm_up` or `play`, not before; while muted it isn't opened at all. ``muted`` is
    how it begins, `set_volumes` decides from then on. Files that are missing or broken are noted once in ``problems``
    (codes ``missing-asset`` and ``broken-asset``) and are silent.
    """

    def __init__(self, folder: Path, *, muted: bool = False, problems: Problems | None = None) -> None:
        self._problems = Problems() if problems is None else problems
        self._found: list[tuple[str, str]] = []
        self._device = Device()
        self._bank = Bank(folder / "sounds", self._note)
        self._music = Music(folder / "music", self._note)
        self._effects = 1.0
        self._muted = muted
        self._music_volume = 1.0
        self._paused = False
        self._age = 0.0
        self._waiting: list[Waiting] = []
        self._just_played: set[str] = set()
        self._apply_volumes()

    # what may be asked

    @property
    def available(self) -> bool:
        """No reason is known why nothing should be heard; False without a device and after `close`."""
        return self._device.state in (State.UNTRIED, State.OPEN)

    @property
    def problems(self) -> list[tuple[str, str]]:
        """What is wrong with the files: a code of `game.problems` and the file below the assets folder, each once."""
        return list(self._found)

    # what may be wished

    def play(self, name: str, *, volume: float = 1.0, pan: float = 0.0, delay: float = 0.0) -> None:
        """Play an effect: ``volume`` 0 … 1 of its own, ``pan`` −1 left … 1 right, after ``delay`` seconds.

        The same name twice in one turn is heard once.
        """
        if not self._audible:
            return
        if delay > 0.0:
            if len(self._waiting) < MOST_WAITING:
                self._waiting.append(Waiting(delay, name, volume, pan))
        elif name not in self._just_played:
            self._just_played.add(name)
            self._start(name, volume, pan)

    def music(self, name: str | None) -> None:
        """Let a piece play in circles from now on, or none; one fades into the other."""
        self._music.wanted = name

    def set_volumes(self, effects: float, music: float, muted: bool) -> None:
        """Volumes as a person sets them: 0 is off, 1 full, 0.5 sounds half as loud."""
        self._effects, self._music_volume, self._muted = perceived(effects), perceived(music), muted
        self._apply_volumes()

    def duck(self, seconds: float) -> None:
        """Let the music step back for so many seconds."""
        self._music.duck(seconds)

    def pause(self) -> None:
        """Everything stands still, and nothing new is played."""
        self._hold(True)

    def resume(self) -> None:
        """What stood still goes on."""
        self._hold(False)

    # what the loop tells

    def update(self, dt: float) -> None:
        """A turn of ``dt`` seconds: waiting sounds, fades, a device that is gone."""
        self._age += dt
        self._just_played.clear()
        if not self._muted:
            self._device.update(dt)
        if self._paused:
            return
        self._start_due(dt)
        if self._music.wanted is not None and self._music.volume > 0.0 and self._age >= SETTLED:
            self._device.try_open()
        self._guarded(lambda: self._music.update(dt))

    def warm_up(self) -> bool:
        """Prepare a little while nothing else is to do: open the device, or load one sound. True if there is more."""
        if not self._audible or not self._device.open:
            return self._audible and self._device.state is State.UNTRIED and self._device.try_open()
        try:
            return self._bank.load_one()
        except DeviceLostError:
            self._lose()
            return False

    def handle(self, event: pygame.Event) -> bool:
        """Take an event of the queue; True if it was about the sound device."""
        if event.type not in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED) or event.iscapture:
            return False
        gone = event.type == pygame.AUDIODEVICEREMOVED
        # A device that was never opened has no number when it goes, and is not ours.
        if not gone or event.which:
            self.device_changed(gone=gone)
        return True

    def device_changed(self, *, gone: bool = False) -> None:
        """A device appeared, or the one in use is gone."""
        if gone:
            self._lose()
        else:
            self._device.found()

    def close(self) -> None:
        """Silence, for good."""
        self._waiting.clear()
        self._forget()
        self._device.close()

    # within

    @property
    def _audible(self) -> bool:
        return not (self._muted or self._paused) and self._effects > 0.0 and self.available

    def _start_due(self, dt: float) -> None:
        for one in self._waiting:
            one.left -= dt
        due = [one for one in self._waiting if one.left <= 0.0]
        self._waiting = [one for one in self._waiting if one.left > 0.0]
        for one in due:
            self.play(one.name, volume=one.volume, pan=one.pan)

    def _start(self, name: str, volume: float, pan: float) -> None:
        if not self._device.try_open():
            return
        try:
            sound = self._bank.sound(name)
            channel = pygame.mixer.find_channel()
            # All voices are busy: one more would not be heard anyway.
            if sound is None or channel is None:
                return
            sound.set_volume(self._effects)
            channel.play(sound)
            channel.set_volume(*sides(volume, pan))
        except (pygame.error, DeviceLostError):
            self._lose()

    def _apply_volumes(self) -> None:
        self._music.volume = 0.0 if self._muted else self._music_volume
        if self._muted or self._effects <= 0.0:
            self._waiting.clear()
            self._guarded(pygame.mixer.stop)

    def _hold(self, still: bool) -> None:
        if still == self._paused:
            return
        self._paused = still
        self._music.hold(still)
        self._guarded(pygame.mixer.pause if still else pygame.mixer.unpause)
        self._guarded(lambda: self._music.update(0.0))

    def _guarded(self, call: Callable[[], None]) -> None:
        """Do something with an open device; if it fails, the device is lost."""
        if self._device.open:
            try:
                call()
            except pygame.error:
                self._lose()

    def _lose(self) -> None:
        self._forget()
        self._device.lose()

    def _forget(self) -> None:
        """Sounds must go before the mixer they belong to."""
        with suppress(pygame.error):
            pygame.mixer.stop()
        self._bank.forget()
        self._music.forget()

    def _note(self, code: str, name: str) -> None:
        if self._problems.note(code, name=name):
            self._found.append((code, name))


def perceived(setting: float) -> float:
    """The factor of the amplitude for a volume as a person sets it: the ear hears powers, not sums."""
    setting = min(1.0, max(0.0, setting))
    return max(setting * setting, _SOFTEST) if setting > 0.0 else 0.0


def sides(volume: float, pan: float) -> tuple[float, float]:
    """Left and right for a sound somewhere between; in the middle both are full, to the side one gives way."""
    volume, pan = min(1.0, max(0.0, volume)), _WIDTH * min(1.0, max(-1.0, pan))
    angle = (pan + 1.0) * math.pi / 4.0
    left, right = math.sqrt(2.0) * math.cos(angle), math.sqrt(2.0) * math.sin(angle)
    return volume * min(1.0, left), volume * min(1.0, right)
