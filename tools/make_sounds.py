"""Make every sound of the game: assets/sounds/*.ogg and assets/music/table.ogg.

``python tools/make_sounds.py`` writes them all; ``--only NAME…`` those whose name begins so; ``--report`` measures the
committed files instead. Everything is computed, nothing recorded; the same script makes the same samples every time.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sounds import files, measure, music

ASSETS = Path(__file__).resolve().parent.parent / "assets"
SOUNDS, MUSIC = ASSETS / "sounds", ASSETS / "music"
PIECE = "table"


def make(wanted: tuple[str, ...]) -> int:
    """Write the sounds whose names begin with one of the wanted; how many there were."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    MUSIC.mkdir(parents=True, exist_ok=True)
    names = [name for name in files.effects() if name.startswith(wanted)]
    for name in names:
        files.write(SOUNDS / f"{name}.ogg", files.effects()[name].render(name))
    if PIECE.startswith(wanted):
        files.write(MUSIC / f"{PIECE}.ogg", music.table())
        names.append(PIECE)
    return len(names)


def report(wanted: tuple[str, ...]) -> int:
    """Print the measures of the committed files; how many there were."""
    names = [name for name in files.effects() if name.startswith(wanted)]
    for name in names:
        kind = files.effects()[name].kind.name.lower()
        print(f"{name:16}{kind:8}{measure.figures(files.read(SOUNDS / f'{name}.ogg'))}")
    if PIECE.startswith(wanted):
        piece = files.read(MUSIC / f"{PIECE}.ogg")
        print(f"{PIECE:16}{'music':8}{measure.figures(piece)}  integrated {measure.integrated(piece):.1f} LUFS")
        names.append(PIECE)
    return len(names)


def main() -> int:
    """The command line; exit status 2 if no sound has such a name."""
    parser = argparse.ArgumentParser(description="Make or measure the sounds of the game.")
    parser.add_argument("--only", nargs="+", metavar="NAME", default=[""], help="names, or how they begin")
    parser.add_argument("--report", action="store_true", help="measure the files that are there")
    wishes = parser.parse_args()
    done = (report if wishes.report else make)(tuple(wishes.only))
    print(f"{done} sounds", file=sys.stderr)
    return 0 if done else 2


if __name__ == "__main__":
    sys.exit(main())
