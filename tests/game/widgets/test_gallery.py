"""The gallery of widgets draws itself."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame
import pytest

from tools import gallery


def test_the_gallery_is_drawn_at_the_size_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = ["--size", "960x540", "--text-scale", "1.3", "--lang", "sk"]
    monkeypatch.setattr(sys, "argv", ["gallery", str(tmp_path), *wishes])
    gallery.main()
    pictures = [pygame.image.load(path) for path in sorted(tmp_path.glob("*.png"))]
    assert len(pictures) == 7
    for picture in pictures:
        assert picture.get_size() == (960, 540)
        shades = {tuple(picture.get_at((x, y))) for x in range(0, 960, 16) for y in range(0, 540, 16)}
        assert len(shades) > 100
