"""``python -m tests.bench [name …]``: every measurement, printed against its target; status 1 if one is missed.

A measurement is a module of this package with a function ``measure() -> list[Figure]``.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path


def main(wanted: list[str]) -> int:
    """Run the measurements named, or all."""
    missed = False
    for module in sorted(pkgutil.iter_modules([str(Path(__file__).parent)]), key=lambda m: m.name):
        if module.name.startswith("_") or (wanted and module.name not in wanted):
            continue
        measure = getattr(importlib.import_module(f"tests.bench.{module.name}"), "measure", None)
        for figure in measure() if measure is not None else []:
            missed |= not figure.reached
            print(figure, flush=True)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
