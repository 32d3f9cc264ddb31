"""The tour comes to its end, and its pictures are what they should be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tests.tour import Tour, Wishes, wishes_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "size", "scale", "calm"), [("cs", (960, 540), 2.0, False), ("sk", (1000, 700), 1.3, True)]
)
def test_the_tour(tmp_path: Path, language: str, size: tuple[int, int], scale: float, calm: bool) -> None:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    tour = Tour(Wishes(pictures, language, size, scale, calm), tmp_path)
    try:
        tour.run()
        assert tour.app.words.missing == set()
        assert tour.app.audio.problems == []
        assert tour.app.problems.untold() == []
    finally:
        tour.close()
    files = sorted(pictures.iterdir())
    assert [file.name for file in files] == [f"{n:03}-{name}.png" for n, name in enumerate(tour.shots, start=1)]
    for moment in ("first-deal", "auction", "payment", "bust", "market-full", "final-count", "result", "pause"):
        assert moment in tour.shots
    loaded = [pygame.image.load(file) for file in files]
    assert {picture.get_size() for picture in loaded} == {size}
    assert len({pygame.image.tobytes(picture, "RGB") for picture in loaded}) > len(loaded) * 0.9


@pytest.mark.long
def test_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    command = [sys.executable, "-m", "tests.tour", str(folder), "--lang", "en", "--size", "960x540"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=200, check=True)
    count = len(list(folder.glob("*.png")))
    assert count > 45
    assert f"{count} pictures" in done.stdout


def test_what_the_command_line_means(tmp_path: Path) -> None:
    asked = wishes_of([str(tmp_path), "--lang", "sk", "--size", "3840x2160", "--text-scale", "2.0", "--reduced-motion"])
    assert asked == Wishes(tmp_path, "sk", (3840, 2160), 2.0, True)
    assert wishes_of([str(tmp_path)]) == Wishes(tmp_path)


@pytest.mark.parametrize("wrong", [["--lang", "de"], ["--size", "big"], ["--text-scale", "3"], []])
def test_a_wrong_command_line_is_refused(wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [str(tmp_path), *wrong] if wrong else []
    with pytest.raises(SystemExit) as refused:
        wishes_of(arguments)
    assert refused.value.code == 2
    assert "usage" in capsys.readouterr().err
