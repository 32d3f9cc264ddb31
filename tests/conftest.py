"""What every test may use: an app without a screen, and a clean pygame."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from game.app import App
    from tests.virtual_pad import VirtualPad

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture
def make_app(tmp_path: Path) -> Iterator[Callable[..., App]]:
    """Builds apps, ``make_app((1920, 1080), mute=True)``, and closes them after the test."""
    from game.app import App  # not above: the tests of the rules need no pygame

    made: list[App] = []

    def make(size: tuple[int, int] = (1280, 720), **wishes: object) -> App:
        app = App.headless(tmp_path, size, **wishes)
        made.append(app)
        return app

    yield make
    for app in made:
        app.close()


@pytest.fixture
def app(make_app: Callable[..., App]) -> App:
    """An app of 1280 × 720 without a screen; push a scene and give it frames."""
    return make_app()


@pytest.fixture
def virtual_pad(app: App) -> Iterator[VirtualPad]:
    """A game controller that is not plugged in yet; the app already listens to controllers."""
    from tests.virtual_pad import VirtualPad

    app.input.open_pads()
    pad = VirtualPad()
    yield pad
    pad.unplug()
