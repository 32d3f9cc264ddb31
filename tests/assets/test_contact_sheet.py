"""The sheet with every picture on it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.contact_sheet import WIDTH, main


def test_shows_the_pictures_of_a_folder(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    assert main([str(out)]) == 0
    picture = pygame.image.load(out)
    assert picture.get_width() == WIDTH
    # the four suits in their colours stand on the first lines
    first = {tuple(picture.get_at((x, 110)))[:3] for x in range(500)}
    assert {(0xB7, 0x1F, 0x37), (0x23, 0x46, 0x9B), (0xF9, 0xB2, 0x33), (0x62, 0xC3, 0xA1)} <= first


def test_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "contact_sheet FILE" in capsys.readouterr().err
