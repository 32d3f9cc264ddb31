"""Make the two fonts of the game from the variable fonts on PyPI (fontpkg-baloo-2, fontpkg-nunito).

``python tools/make_fonts.py`` writes assets/fonts/*.ttf with the licence of each beside it. pygame renders only the
default instance of a variable font (Nunito's is ExtraLight), so one weight is cut out, and only the letters that
European languages in Latin script need are kept.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path(__file__).resolve().parent.parent / "assets" / "fonts"

# Basic Latin, Latin-1, Latin Extended-A, punctuation of Czech, Slovak and English; what a font lacks is skipped.
LETTERS = (
    set(range(0x20, 0x7F))
    | set(range(0xA0, 0x180))
    | {ord(c) for c in "ȘșȚțẞ‐‑‒–—‘’‚“”„†•…‰‹›⁄€™←↑→↓−∞≈≠≤≥½¼¾¹²³×÷·\u2009\u202f"}
)


@dataclass(frozen=True)
class Cut:
    """One font to make: where it comes from, which weight, what it is called."""

    package: str
    source: str
    weight: int
    name: str
    family: str
    style: str
    #: How far lines reach above and below the baseline, in units of the font; None: as it came. Baloo leaves room for
    #: Devanagari, which we do not have: without it lines come closer and capitals stand in the middle of theirs.
    reach: tuple[int, int] | None = None


CUTS = (
    Cut("fontpkg_baloo_2", "Baloo2[wght].ttf", 800, "Baloo2-ExtraBold", "Baloo 2", "ExtraBold", (930, 320)),
    Cut("fontpkg_nunito", "Nunito[wght].ttf", 700, "Nunito-Bold", "Nunito", "Bold"),
)


def make(cut: Cut) -> TTFont:
    """Return the font cut out and subset, not yet saved. Kerning and marks stay, other scripts go."""
    package = files(cut.package)
    font = TTFont(str(package / "files" / cut.source), recalcTimestamp=False)
    options = Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl"], name_IDs=["*"], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": cut.weight})
    _rename(font, cut)
    if cut.reach is not None:
        above, below = cut.reach
        font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = above, -below, 0
        font["OS/2"].sTypoAscender, font["OS/2"].sTypoDescender, font["OS/2"].sTypoLineGap = above, -below, 0
        font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = above, below
    return font


def _rename(font: TTFont, cut: Cut) -> None:
    names = font["name"]
    for name_id, words in (
        (1, f"{cut.family} {cut.style}"),
        (2, "Regular"),
        (4, f"{cut.family} {cut.style}"),
        (6, cut.name),
    ):
        names.setName(words, name_id, 3, 1, 0x409)
    for name_id in (16, 17, 25):
        names.removeNames(nameID=name_id)


def main(folder: Path = FONTS) -> int:
    """Write every font and its licence into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for cut in CUTS:
        make(cut).save(folder / f"{cut.name}.ttf")
        licence = (files(cut.package) / "LICENSE").read_text(encoding="utf-8-sig")
        (folder / f"{cut.name.split('-')[0]}-OFL.txt").write_text(licence, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
