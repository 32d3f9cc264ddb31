"""What lies in assets is what the tools make: nobody draws over a made picture by hand."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
MAKERS = {
    "make_cards": "cards",
    "make_icons": "icons",
    "make_stages": "stages",
    "make_faces": "faces",
    "make_tokens": "tokens",
}


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder of the tools is where Python looks first, as when one is run."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    yield
    for name in [n for n in sys.modules if n in {*MAKERS, "make_fonts", "art"} or n.startswith("art.")]:
        del sys.modules[name]


def _maker(name: str) -> ModuleType:
    return importlib.import_module(name)


@pytest.mark.usefixtures("tools")
@pytest.mark.parametrize("tool", MAKERS)
def test_pictures_are_what_their_tool_draws(tool: str) -> None:
    made = getattr(_maker(tool), MAKERS[tool])()
    different = [
        name for name, sheet in made.items() if (ASSETS / f"{name}.svg").read_text(encoding="utf-8") != sheet.text()
    ]
    assert not different, f"run tools/{tool}.py"


@pytest.mark.usefixtures("tools")
def test_pictures_and_panels_share_their_colours() -> None:
    from game.colours import PALETTE

    colours, suits = importlib.import_module("art.colours"), importlib.import_module("art.suits")
    drawn = {"ink": colours.INK, "paper": colours.PAPER, "brass": colours.BRASS}
    drawn |= {name: getattr(suits, name.upper()).base for name in ("red", "blue", "orange", "green")}
    assert drawn == {name: PALETTE[name] for name in drawn}


@pytest.mark.usefixtures("tools")
def test_every_picture_has_a_tool() -> None:
    made = {name for tool, function in MAKERS.items() for name in getattr(_maker(tool), function)()}
    there = {str(path.relative_to(ASSETS).with_suffix("")) for path in ASSETS.rglob("*.svg")}
    assert there == made


@pytest.mark.usefixtures("tools")
def test_fonts_are_what_their_tool_cuts(tmp_path: Path) -> None:
    from fontTools.ttLib import TTFont

    maker = _maker("make_fonts")
    maker.main(tmp_path)
    for cut in maker.CUTS:
        fresh, kept = (TTFont(folder / f"{cut.name}.ttf") for folder in (tmp_path, ASSETS / "fonts"))
        assert fresh.getBestCmap() == kept.getBestCmap()
        assert fresh["hmtx"].metrics == kept["hmtx"].metrics
        for glyph in kept.getGlyphOrder():
            assert fresh["glyf"][glyph] == kept["glyf"][glyph], glyph
    for licence in (ASSETS / "fonts").glob("*-OFL.txt"):
        assert (tmp_path / licence.name).read_text(encoding="utf-8") == licence.read_text(encoding="utf-8")
