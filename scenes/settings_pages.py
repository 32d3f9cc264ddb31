"""What stands on the pages of the settings: game, picture and sound. Each setting holds as soon as it is touched."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.launch.speech import LANGUAGES
from game.layout import Down, Flowing
from game.settings import TEXT_SCALES
from game.widgets import Choice, Label, Slider, Toggle

if TYPE_CHECKING:
    from game.app import App

SPEEDS = ("slow", "normal", "fast", "instant")
#: Steps of a volume.
STEPS = 10
#: Between the rows, and with large words.
GAP, TIGHT, LARGE = 28.0, 16.0, 1.3


def gap(app: App) -> float:
    """The air between rows: large words need the room themselves."""
    return TIGHT if app.settings.text_scale > LARGE else GAP


def game_page(app: App, rebuild: Callable[[], None]) -> Flowing:
    """Language, pace, and what is shown and done for the player."""
    words, kept = app.words, app.settings
    languages = [words(f"settings.language_{each}") for each in LANGUAGES]
    return Down(
        Choice(
            None,
            words("settings.language"),
            languages,
            LANGUAGES.index(words.language),
            lambda n: _speak(app, LANGUAGES[n], rebuild),
            icon="language",
            id="language",
        ),
        Choice(
            None,
            words("settings.speed"),
            [words(f"settings.speed_{each}") for each in SPEEDS],
            SPEEDS.index(kept.speed),
            lambda n: kept.change(speed=SPEEDS[n]),
            icon="speed",
            id="speed",
        ),
        _toggle(app, "show_chance", icon="bust"),
        _toggle(app, "forced_moves", icon="skip"),
        gap=gap(app),
    )


def picture_page(app: App) -> Flowing:
    """Size of the words, motion, window."""
    words, kept = app.words, app.settings
    return Down(
        Choice(
            None,
            words("settings.text_scale"),
            [words.percent(scale) for scale in TEXT_SCALES],
            TEXT_SCALES.index(kept.text_scale),
            lambda n: kept.change(text_scale=TEXT_SCALES[n]),
            icon="text-size",
            id="text_scale",
            note=words("settings.text_sample"),
        ),
        _toggle(app, "reduced_motion", icon="run", note=words("settings.reduced_motion_text")),
        _toggle(app, "fullscreen", icon="fullscreen"),
        gap=gap(app),
    )


def sound_page(app: App) -> Flowing:
    """Volumes; each can be heard while it is moved."""
    words, kept = app.words, app.settings
    things: list[Flowing] = [
        _volume(app, "effects", kept.effects, "speaker", lambda n: kept.change(effects=n / STEPS)),
        _volume(app, "music", kept.music, "music", lambda n: kept.change(music=n / STEPS)),
        _toggle(app, "muted", icon="speaker-off"),
    ]
    if not app.audio.available:
        things.append(Label(None, words("settings.no_sound"), icon="warning", id="no_sound"))
    return Down(*things, gap=gap(app))


def _speak(app: App, language: str, rebuild: Callable[[], None]) -> None:
    """Set the language, also where the command line asked for another one than was kept."""
    app.settings.change(language=language)
    if app.words.language != language:
        app.words.language = language
        rebuild()


def _toggle(app: App, name: str, *, icon: str, note: str = "") -> Toggle:
    def change(on: bool) -> None:
        app.settings.change(**{name: on})

    label = app.words(f"settings.{name}")
    return Toggle(None, label, bool(getattr(app.settings, name)), change, icon=icon, id=name, note=note)


def _volume(app: App, name: str, value: float, icon: str, change: Callable[[int], None]) -> Slider:
    def show(step: int) -> str:
        return app.words.percent(step / STEPS)

    label = app.words(f"settings.{name}")
    return Slider(None, label, round(value * STEPS), change, steps=STEPS, show=show, icon=icon, id=name)
