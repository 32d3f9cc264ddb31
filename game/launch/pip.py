"""Runs pip, tells how far it is, and finds out why it failed."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from typing import TextIO

from game.launch.packages import installed, normalised, version_of
from game.launch.problem import Problem
from game.launch.progress import Progress
from game.launch.speech import Speech

CAN_SERVE_OTHERS = version_of("22.3")  # has --python
TELLS_PROGRESS = version_of("24.1")  # has --progress-bar raw
FETCHING = 0.85  # share of the work that is fetching; the rest is unpacking
DISK_FULL = ("Errno 28]", "Errno 122]", "WinError 112]", "No space left on device")
NO_NETWORK = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "Failed to establish a new connection",
    "ProxyError",
    "SSLError",
    "ProtocolError",
    "Connection broken",
    "Network is unreachable",
)
NO_BUILD = (
    "No matching distribution found",
    "Could not find a version that satisfies",
    "Failed to build",
    "metadata-generation-failed",
    "subprocess-exited-with-error",
)


class Reader:
    """Turns pip's lines into progress."""

    def __init__(self, wanted: Iterable[str], say: Speech, progress: Progress) -> None:
        self._wanted = list(wanted)
        self._say = say
        self._progress = progress
        self._text = say("launcher.looking")
        self._started = 0
        self._share = 0.0

    def read(self, line: str) -> None:
        """Take one line of output."""
        words = line.split()
        if line.startswith("Collecting ") and len(words) > 1:
            self._begin(_name(words[1]))
        elif line.startswith("Processing ") and len(words) > 1:  # a file at hand
            self._begin(os.path.basename(words[1]).partition("-")[0].replace("_", "-"))
        elif line.startswith("Requirement already satisfied:") and normalised(_name(words[3])) in self._wanted:
            self._started += 1
        elif line.startswith("Progress ") and len(words) == 4 and words[1].isdigit() and words[3].isdigit():
            self._show(self._done(int(words[1]) / max(1, int(words[3]))))
        elif line.startswith("Installing collected packages"):
            self._text = self._say("launcher.unpacking")
            self._show(FETCHING)
        elif line.startswith("Successfully installed"):
            self._show(1.0)

    def _begin(self, name: str) -> None:
        if normalised(name) in self._wanted:
            self._started += 1
        self._text = self._say("launcher.fetching", name=name)
        self._show(self._done(0.0))

    def _done(self, part: float) -> float:
        """Share of the whole when this part of the package being fetched is here."""
        return FETCHING * min(1.0, (max(0, self._started - 1) + part) / max(1, len(self._wanted)))

    def _show(self, share: float) -> None:
        self._share = max(self._share, share)  # packages that others need come in between: never go back
        self._progress.show(self._text, self._share)


def _name(requirement: str) -> str:
    end = next((i for i, letter in enumerate(requirement) if letter in "<>=!~;["), len(requirement))
    return requirement[:end]


def why_it_failed(output: str) -> str:
    """The key of the sentence for a failed run; ``launcher.install_failed`` if there is nothing better to say."""
    if any(sign in output for sign in DISK_FULL):
        return "launcher.disk_full"
    if any(sign in output for sign in NO_NETWORK):
        return "launcher.no_network"
    if any(sign in output for sign in NO_BUILD):
        return "launcher.no_build"
    return "launcher.install_failed"


class Pip:
    """Installs requirements into an environment that may have no pip of its own.

    The pip of the Python that runs us is three times as fast as making one; failing that, one is made by `ensurepip`.
    """

    def __init__(self, python: str, log: TextIO, lock: int | None = None) -> None:
        """`lock` is a file handle that stays open for as long as pip runs."""
        self._python = python
        self._log = log
        self._lock = lock

    def install(self, requirements: str, reader: Reader) -> None:
        """Install a requirements file. Raises Problem."""
        key = "launcher.no_venv"
        for made, command, version in self._ways():
            if made and self._run(made, None)[0] != 0:
                continue
            bar = "raw" if version >= TELLS_PROGRESS else "off"
            arguments = ["install", "--prefer-binary", "--no-input", "--disable-pip-version-check"]
            arguments += ["--retries", "2", "--timeout", "20", "--progress-bar", bar, "-r", requirements]
            status, output = self._run(command + arguments, reader)
            if status == 0:
                return
            key = why_it_failed(output)
            if key != "launcher.install_failed":
                break
        raise Problem(key, log=self._log.name, found="{}.{}".format(*sys.version_info[:2]))

    def _ways(self) -> Iterable[tuple[list[str] | None, list[str], tuple[int, ...]]]:
        """What to run first, the command of a pip, and its version; best first."""
        ours = installed(sys.path).get("pip", ())
        if ours >= CAN_SERVE_OTHERS:
            yield None, [sys.executable, "-m", "pip", "--python", self._python], ours
        if find_spec("ensurepip"):
            import ensurepip

            maker = [self._python, "-m", "ensurepip", "--upgrade", "--default-pip"]
            yield maker, [self._python, "-m", "pip"], version_of(ensurepip.version())

    def _start(self, command: list[str]) -> subprocess.Popen[str]:
        no_console = sys.stderr is None  # pythonw: none of ours to share, and none should pop up
        return subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            env=_clean_environment(),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0) if no_console else 0,
            start_new_session=True,  # so that all of it can be ended
            pass_fds=(self._lock,) if self._lock is not None and sys.platform != "win32" else (),
        )

    def _run(self, command: list[str], reader: Reader | None) -> tuple[int, str]:
        """Run a command, copying what it says to the log; it never outlives us."""
        self._log.write(f"$ {command}\n")
        self._log.flush()
        process = self._start(command)
        lines: list[str] = []
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if not line.startswith("Progress "):
                    lines.append(line)
                    self._log.write(line)
                if reader is not None:
                    reader.read(line)
            return process.wait(), "".join(lines)
        except BaseException:
            _stop(process)
            raise
        finally:
            process.stdout.close()
            process.wait()


def _stop(process: subprocess.Popen[str]) -> None:
    """End pip and the second pip that it starts inside the environment."""
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
    else:
        process.terminate()


def _clean_environment() -> dict[str, str]:
    """Ours, without what would send the packages elsewhere."""
    unwanted = ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_PYTHON")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    kept.update(PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0", PYTHONUNBUFFERED="1", PYTHONIOENCODING="utf-8")
    return kept
