"""Words: wrapping, shrinking, ellipsis, Czech and Slovak letters."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.app import App
from game.cache import SurfaceCache
from game.problems import Problems
from game.text import ELLIPSIS, STYLES, Layout, Text

LONG = "Tohle je hodně dlouhá věta o kartách, která se na jeden řádek určitě nevejde"


@pytest.fixture
def text(app: App) -> Text:
    return app.text


def lay(text: Text, words: str, width: int = 0, height: int = 0, wrap: bool = True, shrink: bool = False) -> Layout:
    return text.layout(words, "body", 32, width, height, wrap, shrink)


def test_lines_are_no_wider_than_the_box_and_lose_no_word(text: Text) -> None:
    layout = lay(text, LONG, 300)
    assert len(layout.lines) > 2
    assert layout.width <= 300
    assert " ".join(layout.lines).replace("\u00a0", " ") == LONG
    assert not layout.cut


def test_new_lines_are_kept(text: Text) -> None:
    assert lay(text, "jedna\n\ntři", 500).lines == ("jedna", "", "tři")


def test_one_letter_words_stay_with_the_next(text: Text) -> None:
    for width in range(120, 500, 7):
        for line in lay(text, "karta v řadě a k tomu i žeton u stolu", width).lines:
            assert line.split(" ")[-1] not in {"v", "a", "k", "i", "u"}


def test_without_wrapping_it_ends_in_an_ellipsis(text: Text) -> None:
    layout = lay(text, LONG, 300, wrap=False)
    assert len(layout.lines) == 1
    assert layout.lines[0].endswith(ELLIPSIS)
    assert layout.width <= 300
    assert layout.cut


def test_too_high_is_cut_at_the_last_line_that_fits(text: Text) -> None:
    line = text.font("text", 32).get_linesize()
    layout = lay(text, LONG, 300, 2 * line)
    assert len(layout.lines) == 2
    assert layout.lines[-1].endswith(ELLIPSIS)
    assert layout.height <= 2 * line


def test_it_shrinks_before_it_is_cut_but_not_below_what_can_be_read(text: Text) -> None:
    fits = lay(text, LONG, 500, 80, shrink=True)
    assert not fits.cut
    assert 19 <= fits.pixels < 32
    hopeless = lay(text, LONG * 9, 300, 80, shrink=True)
    assert hopeless.cut
    assert hopeless.pixels == 19


def test_what_fits_does_not_shrink(text: Text) -> None:
    assert lay(text, "Eva", 300, 80, shrink=True).pixels == 32


def test_a_word_wider_than_the_box_is_shortened(text: Text) -> None:
    layout = lay(text, "nejneobhospodařovávatelnějšími", 120)
    assert layout.width <= 120
    assert layout.lines[0].endswith(ELLIPSIS)


def test_nothing_is_left_of_a_hard_blank_before_the_ellipsis(text: Text) -> None:
    layout = lay(text, "MMaa...\u00a0M", 144, 0, False)
    assert layout.width <= 144
    assert layout.lines == ("MMaa..." + ELLIPSIS,) or len(layout.lines[0]) < 8


@settings(deadline=None, max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.text(st.sampled_from("aáčďěšžľĺŕ WMi.\n\u00a0"), max_size=60),
    st.integers(0, 400),
    st.integers(0, 200),
    st.booleans(),
    st.booleans(),
)
def test_never_outside_the_box(text: Text, words: str, width: int, height: int, wrap: bool, shrink: bool) -> None:
    layout = lay(text, words, width, height, wrap, shrink)
    surface = text.surface(layout, "body", "ink", "centre")
    assert surface.get_size() == (max(1, layout.width), max(1, layout.height))
    if width >= 40:
        assert layout.width <= width
    if height >= 60:
        assert layout.height <= height


def test_alignment_within_the_block(text: Text) -> None:
    layout = lay(text, "dlouhý řádek\nii", 0)
    last = layout.height // 2 + 1
    ink = {}
    for align in ("left", "centre", "right"):
        surface = text.surface(layout, "body", "ink", align)
        lower = surface.subsurface((0, last, layout.width, layout.height - last))
        box = lower.get_bounding_rect()
        ink[align] = (box.left, layout.width - box.right)
    assert ink["left"][0] < 5
    assert ink["right"][1] < 5
    assert abs(ink["centre"][0] - ink["centre"][1]) < 5


@pytest.mark.parametrize("style", STYLES)
def test_sizes_follow_scale_and_setting(text: Text, style: str) -> None:
    size = STYLES[style].size
    assert text.pixels(style, 2.0, True) == round(2 * size)
    text.text_scale = 1.6
    assert text.pixels(style, 1.0, True) == round(1.6 * size)
    assert text.pixels(style, 1.0, False) == round(size)


def test_missing_and_broken_fonts_are_named_and_the_rest_goes_on(app: App, tmp_path: Path) -> None:
    problems = Problems()
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "Nunito-Bold.ttf").write_bytes(b"no font")
    text = Text(tmp_path, SurfaceCache(1 << 20), problems)
    for style in ("body", "title", "small"):
        layout = text.layout("Žluťoučký kůň", style, 30, 0, 0, True, False)
        assert text.surface(layout, style, "ink", "left").get_bounding_rect().w > 20
    assert {(p.code, p.params["name"]) for p in problems.all} == {
        ("broken-asset", "fonts/Nunito-Bold.ttf"),
        ("missing-asset", "fonts/Baloo2-ExtraBold.ttf"),
    }


def test_the_same_words_are_the_same_surface(text: Text) -> None:
    one, two = (text.surface(lay(text, "Eva", 300), "body", "ink", "left") for _ in range(2))
    assert one is two
    assert text.surface(lay(text, "Eva", 300), "body", "red", "left") is not one


def test_words_have_their_colour(text: Text) -> None:
    surface = text.surface(lay(text, "███", 300), "body", "red", "left")
    drawn = pygame.mask.from_surface(surface)
    assert drawn.count() > 0
    assert surface.get_at(drawn.outline()[0])[:3] == (183, 31, 55)


@pytest.mark.parametrize(("words", "left"), [("a\x00b", "ab"), ("a\ud800b", "ab"), ("\x00", ""), ("\udfff \x00", "")])
def test_what_no_font_can_draw_is_left_out(text: Text, words: str, left: str) -> None:
    layout = lay(text, words, 300)
    assert layout.lines == (left,)
    assert text.surface(layout, "body", "ink", "left").get_width() == max(1, layout.width)
