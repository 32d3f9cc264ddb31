"""What the program itself has to say: problems, sound that goes and comes, controllers that go and come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.input import Intent, Kind

if TYPE_CHECKING:
    from game.app import App


class News:
    """Watches the parts of the app and says in toasts what a player should know."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._heard = app.audio.available
        self._opened = False

    def intent(self, intent: Intent) -> None:
        """A controller came or went."""
        if intent.kind is Kind.PAD_FOUND:
            self._app.toasts.say(self._app.words("toast.pad_found", name=intent.text), "gamepad")
        elif intent.kind is Kind.PAD_LOST:
            self._app.toasts.say(self._app.words("toast.pad_lost", name=intent.text), "gamepad")

    def muted(self, silent: bool) -> None:
        """Somebody pressed the key for it."""
        key = "toast.muted" if silent else "toast.unmuted"
        self._app.toasts.say(self._app.words(key), "speaker-off" if silent else "speaker")

    def turn(self) -> None:
        """Once a turn of the loop."""
        self._opened = self._opened or pygame.mixer.get_init() is not None
        heard = self._app.audio.available
        if heard != self._heard:
            self._heard = heard
            self._sound_changed(heard)
        self._app.toasts.tell_problems()

    def _sound_changed(self, heard: bool) -> None:
        words, toasts = self._app.words, self._app.toasts
        if heard:
            toasts.say(words("toast.sound_back"), "speaker")
        elif self._opened:
            toasts.say(words("toast.sound_lost"), "speaker-off")
        else:
            self._app.problems.note("no-sound")
