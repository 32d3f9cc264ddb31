"""Hands for an app without a screen."""

from __future__ import annotations

import pytest

from game.app import App
from tests.game.widgets.hands import Hands


@pytest.fixture
def hands(app: App) -> Hands:
    """Does things to the scene on top."""
    return Hands(app)
