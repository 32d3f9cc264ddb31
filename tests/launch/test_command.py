from __future__ import annotations

from pathlib import Path

import pytest

from game.launch import command
from game.launch.command import BadCommand, UnknownOption
from game.options import Options


def test_nothing_asked_for() -> None:
    asked = command.read([])
    assert (asked.action, asked.options()) == ("play", Options())


def test_everything_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.txt").write_text("x", encoding="utf-8")
    words = ["--lang", "cs", "--window=1280x720", "--fullscreen", "--mute", "--seed", "0"]
    words += ["--data-dir", "Ľuboš", "--open", "game.txt"]
    assert command.read(words).options() == Options(
        lang="cs",
        window=(1280, 720),
        fullscreen=True,
        data_dir=tmp_path / "Ľuboš",
        mute=True,
        seed=0,
        open_file=tmp_path / "game.txt",
    )


def test_the_last_wish_counts() -> None:
    assert command.read(["--seed", "1", "--seed=2"]).options().seed == 2


@pytest.mark.parametrize(
    ("text", "size"), [("960x540", (960, 540)), ("1920X1080", (1920, 1080)), ("1000×600", (1000, 600))]
)
def test_window(text: str, size: tuple[int, int]) -> None:
    assert command.read(["--window", text]).options().window == size


@pytest.mark.parametrize("text", ["", "x", "1280", "1280x", "x720", "1280x720x1", "-1280x720", "1e3x1e3", "٩٦٠x٥٤٠"])
def test_bad_window(text: str) -> None:
    with pytest.raises(BadCommand) as refused:
        command.read([f"--window={text}"])
    assert refused.value.key == "launcher.bad_window"


@pytest.mark.parametrize("text", ["960x539", "959x540", "0x0"])
def test_small_window(text: str) -> None:
    with pytest.raises(BadCommand) as refused:
        command.read([f"--window={text}"])
    assert refused.value.key == "launcher.small_window"


def test_seed_to_the_last() -> None:
    assert command.read(["--seed", str(2**63 - 1)]).options().seed == 2**63 - 1


@pytest.mark.parametrize("text", ["", "x", "-1", "+1", "1.0", "1_000", " 1", "٣", "²", str(2**63), "9" * 5000])
def test_bad_seed(text: str) -> None:
    with pytest.raises(BadCommand) as refused:
        command.read([f"--seed={text}"])
    assert refused.value.key == "launcher.bad_seed"
    assert len(str(refused.value.values["value"])) <= 60


def test_home_folder_is_meant_by_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert command.read(["--data-dir", "~/hry"]).options().data_dir == tmp_path / "hry"


@pytest.mark.parametrize(("option", "key"), [("--open=", "no_file"), ("--data-dir=", "bad_folder")])
def test_empty_paths(option: str, key: str) -> None:
    with pytest.raises(BadCommand) as refused:
        command.read([option])
    assert refused.value.key == f"launcher.{key}"


@pytest.mark.parametrize("word", ["--Help", "-x", "--see", "game.txt", "", "--unknown=3", "--help=1"])
def test_unknown(word: str) -> None:
    with pytest.raises(UnknownOption):
        command.read([word])


def test_what_follows_test_is_for_pytest() -> None:
    asked = command.read(["--lang", "cs", "--test", "-k", "x", "--seed", "nonsense", "--help"])
    assert (asked.action, asked.tests) == ("test", ["-k", "x", "--seed", "nonsense", "--help"])
