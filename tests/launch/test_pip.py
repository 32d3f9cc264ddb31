from __future__ import annotations

import io
import os
import sys
import time
from pathlib import Path

import pytest

from game.launch import pip as module
from game.launch.pip import Pip, Reader, why_it_failed
from game.launch.problem import Problem
from game.launch.progress import Progress
from game.launch.speech import Speech
from tests.launch.conftest import PROJECT

SAY = Speech(str(PROJECT), "en")
#: What pip 23 and 26 really said.
OFFLINE = """\
Looking in indexes: https://pypi.org/simple
WARNING: Retrying (Retry(total=1, connect=None, read=None, redirect=None, status=None)) after connection broken by \
'NewConnectionError('<pip._vendor.urllib3.connection.HTTPSConnection object at 0x7f59e5466b90>: Failed to establish a \
new connection: [Errno -3] Temporary failure in name resolution')': /simple/pygame-ce/
ERROR: Could not find a version that satisfies the requirement pygame-ce<3,>=2.5.8 (from versions: none)
ERROR: No matching distribution found for pygame-ce<3,>=2.5.8
"""
NO_BUILD = """\
Collecting platformdirs<5,>=4.3 (from -r requirements.txt (line 3))
ERROR: Could not find a version that satisfies the requirement pygame-ce<3,>=2.5.8 (from versions: 2.1.3, 2.1.4)
ERROR: No matching distribution found for pygame-ce<3,>=2.5.8
"""
FULL = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n"
GOOD = """\
Processing /opt/files/pygame_ce-2.5.8-cp311-cp311-manylinux2014_x86_64.whl (from -r requirements.txt (line 1))
Collecting pytmx<4,>=3.32 (from -r requirements.txt (line 2))
  Downloading PyTMX-3.32-py3-none-any.whl (24 kB)
Progress 5 of 10
Progress 10 of 10
Collecting typing-extensions (from pytmx<4,>=3.32->-r requirements.txt (line 2))
Requirement already satisfied: platformdirs<5,>=4.3 in ./.venv/lib (from -r requirements.txt (line 3)) (4.3.6)
Collecting polib<2,>=1.2 (from -r requirements.txt (line 4))
Installing collected packages: polib, pytmx, pygame-ce
Successfully installed polib-1.2.0 pygame-ce-2.5.8 pytmx-3.32
"""


class Shown(Progress):
    def __init__(self) -> None:
        self.steps: list[tuple[str, float]] = []

    def show(self, text: str, share: float) -> None:
        self.steps.append((text, share))


@pytest.mark.parametrize(
    ("output", "key"),
    [
        (OFFLINE, "launcher.no_network"),
        (NO_BUILD, "launcher.no_build"),
        (FULL, "launcher.disk_full"),
        (OFFLINE + FULL, "launcher.disk_full"),
        ("error: subprocess-exited-with-error\n", "launcher.no_build"),
        ("Segmentation fault\n", "launcher.install_failed"),
    ],
)
def test_why_it_failed(output: str, key: str) -> None:
    assert why_it_failed(output) == key
    assert SAY(key, log="x", found="3.11", megabytes=1) != key


def test_progress_only_grows_and_names_what_is_fetched() -> None:
    shown = Shown()
    reader = Reader(["pygame_ce", "pytmx", "platformdirs", "polib"], SAY, shown)
    for line in GOOD.splitlines():
        reader.read(line)
    shares = [share for _, share in shown.steps]
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] == 1
    assert len(set(shares)) >= 6
    texts = list(dict.fromkeys(text for text, _ in shown.steps))
    fetched = ["pygame-ce", "pytmx", "typing-extensions", "polib"]
    assert texts == [SAY("launcher.fetching", name=name) for name in fetched] + [SAY("launcher.unpacking")]


def test_strange_lines_do_no_harm() -> None:
    shown = Shown()
    reader = Reader([], SAY, shown)
    for line in ("", "Collecting ", "Processing ", "Progress x of y", "Progress 1 of 0", "Progress", "Collecting x"):
        reader.read(line)
    assert all(0 <= share <= 1 for _, share in shown.steps)


def script(text: str) -> list[str]:
    return [sys.executable, "-c", text]


class Scripted(Pip):
    """Runs scripts of the test in place of pip."""

    def __init__(self, log: io.TextIOWrapper, *ways: tuple[list[str] | None, list[str]]) -> None:
        super().__init__(sys.executable, log)
        self._scripts = ways

    def _ways(self) -> list[tuple[list[str] | None, list[str], tuple[int, ...]]]:
        return [(made, command, (23,)) for made, command in self._scripts]


def install(path: Path, *ways: tuple[list[str] | None, list[str]]) -> Shown:
    shown = Shown()
    with open(path, "w", encoding="utf-8") as log:
        Scripted(log, *ways).install("requirements.txt", Reader(["pytmx"], SAY, shown))
    return shown


def test_everything_pip_says_is_kept(tmp_path: Path) -> None:
    talk = "import sys; print('Collecting pytmx'); print('žluťoučký', sys.argv[1:], file=sys.stderr)"
    shown = install(tmp_path / "log", (None, script(talk)))
    assert shown.steps == [(SAY("launcher.fetching", name="pytmx"), 0)]
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert "žluťoučký" in log
    assert "'-r', 'requirements.txt'" in log


def test_packages_can_not_be_sent_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PYTHONPATH", "PIP_TARGET", "PIP_PREFIX"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("PIP_USER", "1")
    look = "import os; print({n: v for n, v in os.environ.items() if n.startswith(('PIP_', 'PYTHONP'))})"
    install(tmp_path / "log", (None, script(look)))
    seen = (tmp_path / "log").read_text(encoding="utf-8").splitlines()[-1]
    assert "'PIP_USER': '0'" in seen
    assert not any(name in seen for name in ("PYTHONPATH", "PIP_TARGET", "PIP_PREFIX"))


def test_the_second_way_is_tried_when_the_first_fails_oddly(tmp_path: Path) -> None:
    bad = script("import sys; sys.exit('this pip knows no --python')")
    good = script("print('Collecting pytmx')")
    assert len(install(tmp_path / "log", (None, bad), (script("pass"), good)).steps) == 1


def test_without_network_the_second_way_is_not_tried(tmp_path: Path) -> None:
    offline = script("import sys; print('NewConnectionError'); sys.exit(1)")
    with pytest.raises(Problem) as problem:
        install(tmp_path / "log", (None, offline), (None, script("open('never', 'w')")))
    assert problem.value.key == "launcher.no_network"
    assert "never" not in (tmp_path / "log").read_text(encoding="utf-8")


@pytest.mark.parametrize("ways", [(), ((script("raise SystemExit(1)"), script("pass")),)])
def test_no_pip_to_be_had(tmp_path: Path, ways: tuple[tuple[list[str], list[str]], ...]) -> None:
    with pytest.raises(Problem) as problem:
        install(tmp_path / "log", *ways)
    assert problem.value.key == "launcher.no_venv"


def test_our_own_pip_serves_others_if_it_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open(tmp_path / "log", "w", encoding="utf-8") as log:
        monkeypatch.setattr(module, "installed", lambda folders: {"pip": (22, 3)})
        first = next(iter(Pip("/venv/bin/python", log)._ways()))
        assert first == (None, [sys.executable, "-m", "pip", "--python", "/venv/bin/python"], (22, 3))
        monkeypatch.setattr(module, "installed", lambda folders: {"pip": (22, 2)})
        monkeypatch.setattr(module, "find_spec", lambda name: None)
        assert list(Pip("/venv/bin/python", log)._ways()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="process groups are POSIX")
def test_an_interrupted_pip_is_ended_with_its_children(tmp_path: Path) -> None:
    class Impatient(Shown):
        def show(self, text: str, share: float) -> None:
            raise KeyboardInterrupt

    child = f"import time, pathlib; time.sleep(1.5); pathlib.Path({str(tmp_path / 'late')!r}).touch()"
    parent = f"import subprocess, sys; p = subprocess.Popen([sys.executable, '-c', {child!r}])\n"
    parent += "print('Collecting pytmx', flush=True); p.wait()"
    begin = time.monotonic()
    with open(tmp_path / "log", "w", encoding="utf-8") as log, pytest.raises(KeyboardInterrupt):
        Scripted(log, (None, script(parent))).install("r.txt", Reader(["pytmx"], SAY, Impatient()))
    assert time.monotonic() - begin < 1.4
    time.sleep(2)
    assert not os.path.exists(tmp_path / "late")
