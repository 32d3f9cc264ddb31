"""``main.py --test``: what pytest is told when nobody says otherwise."""

from __future__ import annotations

#: Tests need neither a screen nor a loudspeaker.
QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def arguments_for(given: list[str]) -> list[str]:
    """Arguments for pytest: no long tests and every core, unless the ones given speak of that themselves."""
    defaults: list[str] = []
    if not _has(given, "-m"):
        defaults += ["-m", "not long"]
    if not _has(given, "-n") and "--pdb" not in given:
        defaults += ["-n", "auto"]
    return defaults + given


def _has(given: list[str], option: str) -> bool:
    """Whether a one-letter option was given, as ``-m x`` or ``-mx``."""
    return any(word.startswith(option) for word in given)
