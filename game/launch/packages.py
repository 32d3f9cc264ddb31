"""Which packages an environment holds, read from folder names: `importlib.metadata` alone costs 30 ms of the start."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

Version = tuple[int, ...]
COMPARISONS = {
    ">=": lambda have, wanted: have >= wanted,
    "<=": lambda have, wanted: have <= wanted,
    "==": lambda have, wanted: have == wanted,
    "!=": lambda have, wanted: have != wanted,
    ">": lambda have, wanted: have > wanted,
    "<": lambda have, wanted: have < wanted,
}
#: Packages that install themselves over one of ours without a word.
IMPOSTORS = {"pygame_ce": "pygame"}


class Requirement:
    """One line of a requirements file: a package and the versions that will do."""

    __slots__ = ("bounds", "name")

    def __init__(self, line: str) -> None:
        """Read ``name>=1.2,<2``. Raises ValueError for anything else."""
        end = next((position for position, letter in enumerate(line) if letter in "<>=!"), len(line))
        self.name = normalised(line[:end])
        self.bounds = [_bound(part.strip()) for part in line[end:].split(",") if part.strip()]
        if not self.name.replace("_", "").isalnum():
            raise ValueError(line)

    def met_by(self, version: Version) -> bool:
        """Whether this version will do."""
        return all(COMPARISONS[sign](version, wanted) for sign, wanted in self.bounds)


def _bound(text: str) -> tuple[str, Version]:
    sign = text[:2] if text[:2] in COMPARISONS else text[:1]
    version = text[len(sign) :].strip()
    if sign not in COMPARISONS or not version.replace(".", "").isdigit():
        raise ValueError(text)
    return sign, version_of(version)


def normalised(name: str) -> str:
    """The name as folders of installed packages spell it."""
    return name.strip().lower().replace("-", "_").replace(".", "_")


def version_of(text: str) -> Version:
    """The leading numbers of a version; trailing zeros do not count."""
    numbers: list[int] = []
    for part in text.strip().split("."):
        digits = part[: next((i for i, letter in enumerate(part) if not letter.isdigit()), len(part))]
        if digits:
            numbers.append(int(digits))
        if digits != part:
            break
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def requirement_lines(path: str) -> list[str]:
    """The requirements of a file and of the files it includes with ``-r``, without comments."""
    lines: list[str] = []
    with open(path, encoding="utf-8") as file:
        for raw in file:
            line = raw.split("#")[0].strip()
            if line.startswith("-r "):
                lines += requirement_lines(os.path.join(os.path.dirname(path), line[3:].strip()))
            elif line:
                lines.append(line)
    return lines


def installed(folders: Iterable[str]) -> dict[str, Version]:
    """Names and versions of the packages in these folders; of equal names the first, as import would find it."""
    found: dict[str, Version] = {}
    for folder in folders:
        try:
            entries = os.listdir(folder or ".")
        except OSError:
            continue
        for entry in entries:
            stem, _, kind = entry.rpartition(".")
            if kind in ("dist-info", "egg-info"):
                name, _, version = stem.partition("-")
                found.setdefault(normalised(name), version_of(version))
    return found


def missing(lines: Iterable[str], have: Mapping[str, Version]) -> list[str]:
    """The requirements that are not met, an overwritten package included."""
    lacking: list[str] = []
    for line in lines:
        requirement = Requirement(line)
        version = have.get(requirement.name)
        spoilt = IMPOSTORS.get(requirement.name) in have
        if version is None or spoilt or not requirement.met_by(version):
            lacking.append(line)
    return lacking
