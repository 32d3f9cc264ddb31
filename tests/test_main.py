"""The door: what happens before anything else is there."""

from __future__ import annotations

import ast
import glob
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import main
from game.launch import VERSION

ROOT = Path(__file__).resolve().parents[1]
#: What an old Python reads before it can say that it is too old.
FOR_OLD_PYTHONS = ["main.py", "game/__init__.py", "game/launch/__init__.py", "game/launch/speech.py"]
FOR_OLD_PYTHONS += ["game/launch/tell.py"]


def start(*arguments: str, language: str = "en_GB.UTF-8", python: str = sys.executable) -> tuple[int, str, str]:
    """Run main.py without any package (-S); status, stdout, stderr."""
    unwanted = ("DISPLAY", "WAYLAND_DISPLAY", "LC_ALL", "LC_MESSAGES", "LANGUAGE")
    environ = {name: value for name, value in os.environ.items() if name not in unwanted}
    environ.update(LANG=language, PYTHONIOENCODING="utf-8")
    line = [python, "-S", str(ROOT / "main.py"), *arguments]
    done = subprocess.run(line, env=environ, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    return done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8")


@pytest.mark.parametrize("name", FOR_OLD_PYTHONS)
def test_an_old_python_can_read_it(name: str) -> None:
    source = (ROOT / name).read_text(encoding="utf-8")
    tree = ast.parse(source, name, feature_version=(3, 6))
    for node in ast.walk(tree):  # what parses on 3.6 but can't be evaluated there
        if isinstance(node, ast.ImportFrom):
            assert node.module != "__future__", f"{name}: no such thing before 3.7"
        annotations = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        for annotation in annotations:
            assert annotation is None or isinstance(annotation, ast.Constant), f"{name}: quote {ast.dump(annotation)}"


def old_pythons() -> list[str]:
    """Pythons on this machine that are too old, at most one of each version."""
    found = [shutil.which(f"python3.{minor}") for minor in range(6, 11)]
    candidates = [path for path in found if path] + glob.glob(os.path.expanduser("~/.pyenv/versions/3.*/bin/python"))
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    versions: dict[str, str] = {}
    for path in candidates:
        done = subprocess.run([path, "-c", ask], capture_output=True, text=True)
        if done.returncode == 0 and (3, 6) <= tuple(map(int, done.stdout.split("."))) < (3, 11):
            versions.setdefault(done.stdout.strip(), path)
    return list(versions.values())


def test_every_old_python_at_hand_says_it_is_too_old() -> None:
    pythons = old_pythons()
    if not pythons:
        pytest.skip("no Python below 3.11 on this machine")
    for python in pythons:
        status, out, err = start("--lang", "sk", python=python)
        assert status == 1
        assert out == ""
        assert re.fullmatch(r"Tenfold potrebuje Python 3\.11 alebo novší, toto je Python 3\.\d+\. .*\n", err)


def test_an_old_python_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    monkeypatch.setattr(sys, "argv", ["main.py", "--lang", "cs"])
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert main.start() == 1
    assert capsys.readouterr().err.startswith("Tenfold potřebuje Python 3.11 nebo novější, tohle je Python 3.9.")


def test_main_alone_says_what_is_missing(tmp_path: Path) -> None:
    shutil.copy(ROOT / "main.py", tmp_path)
    line = [sys.executable, "-I", "-S", str(tmp_path / "main.py")]
    done = subprocess.run(line, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr == main.INCOMPLETE + "\n"


def test_help_names_every_option_in_every_language() -> None:
    options = ["--lang", "--window", "--fullscreen", "--data-dir", "--mute", "--seed", "--open"]
    options += ["--help", "--version", "--test"]
    texts = []
    for language in ("en_US.UTF-8", "cs_CZ.UTF-8", "sk_SK.UTF-8"):
        status, out, err = start("--help", language=language)
        assert (status, err) == (0, "")
        assert [option for option in options if f"  {option} " not in out] == []
        texts.append(out)
    assert len(set(texts)) == 3
    assert start("-h")[1] == texts[0]


def test_version() -> None:
    assert start("--version") == (0, f"Tenfold {VERSION}\n", "")
    assert f'version = "{VERSION}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_help_is_quick() -> None:
    """Imports nothing it does not need: three quarters of it are Python's own start."""
    best = min(_seconds("--help") for _ in range(3))
    assert best < 0.4


def _seconds(*arguments: str) -> float:
    begin = time.perf_counter()
    assert start(*arguments)[0] == 0
    return time.perf_counter() - begin


BAD = [
    (["--loud"], "There is no option --loud."),
    (["game.txt"], "There is no option game.txt."),
    (["--lang", "de"], "The game does not speak “de”. It speaks: en, cs, sk."),
    (["--lang"], "The option --lang needs a value after it."),
    (["--seed", "--mute"], "The option --seed needs a value after it."),
    (["--mute=yes"], "The option --mute takes no value."),
    (["--window", "wide"], "“wide” is not a window size."),
    (["--window", "959x540"], "A window of 959x540 is too small. The smallest is 960x540."),
    (["--window=99999x99999"], "A window of 99999x99999 is too large."),
    (["--seed", "seven"], "“seven” is not a deal number. It is a whole number from 0 to 9223372036854775807."),
    (["--seed", "-1"], "“-1” is not a deal number."),
    (["--seed", "9223372036854775808"], "“9223372036854775808” is not a deal number."),
    (["--open", "nothing/here.txt"], "There is no file “nothing/here.txt”."),
    (["--open", str(ROOT)], "can't be read. Choose the file with the record of a game."),
    (["--data-dir", str(ROOT / "main.py")], "main.py” is not a folder."),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD)
def test_bad_options_are_told_in_a_sentence(arguments: list[str], sentence: str) -> None:
    status, out, err = start(*arguments)
    assert (status, out) == (2, "")
    assert sentence in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("language", "sentence"), [("cs", "Volba --loud neexistuje."), ("sk", "Voľba --loud neexistuje.")]
)
def test_bad_options_are_told_in_the_language_of_the_player(language: str, sentence: str) -> None:
    for err in (start("--loud", language=f"{language}.UTF-8")[2], start("--loud", "--lang", language)[2]):
        assert err.startswith(sentence)
        assert "  --fullscreen  " in err  # the help comes with it
