"""The two fonts can say everything the catalogues say, and names in Czech and Slovak besides."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest
from fontTools.ttLib import TTFont

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FONTS = sorted((ASSETS / "fonts").glob("*.ttf"))
CZECH = "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"
SLOVAK = "aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž"
PUNCTUATION = " .,:;?!()[]/&%+−-–—…·×„“”‚‘’'\"½=<>#@*0123456789"


def _letters() -> set[str]:
    said = {
        char
        for path in (ASSETS / "locale").rglob("*.po")
        for entry in polib.pofile(str(path))
        for text in (entry.msgstr, *entry.msgstr_plural.values())
        for char in text
    }
    alphabets = CZECH + SLOVAK + CZECH.upper() + SLOVAK.upper() + PUNCTUATION
    return (said | set(alphabets)) - set("\n\r\t\u00ad\u200b\u2060")


def test_there_are_two() -> None:
    assert [font.name for font in FONTS] == ["Baloo2-ExtraBold.ttf", "Nunito-Bold.ttf"]


@pytest.mark.parametrize("path", FONTS, ids=lambda p: p.stem)
def test_has_every_letter_that_is_used(path: Path) -> None:
    cmap = TTFont(path).getBestCmap()
    assert not sorted(char for char in _letters() if ord(char) not in cmap)


@pytest.mark.parametrize("path", FONTS, ids=lambda p: p.stem)
def test_letters_are_drawn(path: Path) -> None:
    font = TTFont(path)
    cmap, shapes = font.getBestCmap(), font["glyf"]
    assert not [c for c in CZECH + SLOVAK if shapes[cmap[ord(c)]].numberOfContours == 0]


@pytest.mark.parametrize("path", FONTS, ids=lambda p: p.stem)
def test_is_one_weight_and_small(path: Path) -> None:
    font = TTFont(path)
    assert "fvar" not in font, "pygame would draw the lightest weight"
    assert font["OS/2"].usWeightClass == {"Baloo2-ExtraBold": 800, "Nunito-Bold": 700}[path.stem]
    assert path.stat().st_size < 80_000


@pytest.mark.parametrize("path", FONTS, ids=lambda p: p.stem)
def test_licence_lies_beside_it(path: Path) -> None:
    text = (path.parent / f"{path.stem.split('-')[0]}-OFL.txt").read_text(encoding="utf-8")
    assert text.startswith("Copyright")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "Reserved Font Name" not in text.split("-----")[0]
