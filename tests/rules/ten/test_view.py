"""TEN's View: what it keeps, hides, and how it stands hostile text."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.core import UnreadableText, View
from rules.simulate import play_randomly, positions_of
from rules.ten import TenState, TenView
from tests.rules.ten.table import begin, do, legal, named, set_up

FIELDS = (
    *("active", "to_act", "tableau", "market", "tokens", "busts", "collections", "total", "deck_left", "due"),
    *("high_bid", "high_bidder", "buying", "discard"),
)


def read(text: str) -> TenView:
    view = View.from_text(text)
    assert isinstance(view, TenView)
    return view


def test_the_fields_of_the_state() -> None:
    state = set_up(begin("R1 R# $2 B3 B1"), "market R5 R6\nplayer1 3 1 B1 *5\ndiscard $1 $4")
    do(state, "draw,draw,bid 2")
    for seat in (0, 1, None):
        view = state.view(seat)
        for field in FIELDS:
            assert getattr(view, field) == getattr(state, field), field
        assert view.seat == seat
        assert view.scores() == state.scores() and view.ranking() == state.ranking()
        assert legal(view) == (legal(state) if seat == 0 else [])


def test_the_pile_is_known_as_a_multiset_rigged_or_not() -> None:
    state = begin("R9 R3 *# R3 $2")
    do(state, "draw")
    view = state.view(1)
    assert named(view.pile) == ["R3", "R3", "*#", "$2"]
    assert {str(card): count for card, count in view.pile_counts.items()} == {"R3": 2, "*#": 1, "$2": 1}


def test_the_order_of_the_pile_is_nowhere_in_it() -> None:
    one, two = begin("R1 R9 B4 *# $2"), begin("R1 $2 *# B4 R9")
    do(one, "draw")
    do(two, "draw")
    assert one != two
    for seat in (0, 1, None):
        assert one.view(seat) == two.view(seat) and one.view(seat).to_text() == two.view(seat).to_text()
        assert hash(one.view(seat)) == hash(two.view(seat))
    assert one.view(0) != one.view(1) != one.view(None)


def test_views_stay_as_they_were() -> None:
    state = begin("R1 R2 R3")
    view = state.view(0)
    text = view.to_text()
    do(state, "draw,take numbers")
    assert view.to_text() == text and view.tableau == ()
    sample = view.sample(Random(1))
    do(sample, "draw,take numbers")
    assert view.to_text() == text


@pytest.mark.parametrize("seat", [-1, 2, 5, "0", 0.0, True])
def test_no_such_seat(seat: object) -> None:
    with pytest.raises(ValueError, match="no seat"):
        begin("R1").view(seat)  # type: ignore[arg-type]


def test_samples_are_uniform() -> None:
    """Chi-squared over the 24 orders of four cards, two of them alike: 12 worlds (99.9 % point of 11: 31.26)."""
    state = begin("R1 B2 B2 O3 $4")
    do(state, "draw")
    view, rng, games = state.view(1), Random(11), 6000
    worlds = Counter(view.sample(rng)._deck for _ in range(games))
    assert len(worlds) == 12
    assert sum((seen - games / 12) ** 2 / (games / 12) for seen in worlds.values()) < 31.26


def test_samples_use_nothing_but_random() -> None:
    class Only:
        def random(self) -> float:
            return 0.5

    assert begin("R1 R2 R3").view(0).sample(Only()).deck_left == 3  # type: ignore[arg-type]


def texts() -> list[str]:
    """Views of every kind of moment."""
    found = []
    for seats, options in ((1, {"solo_level": 5}), (2, {}), (3, {"unsold_wild": "active"}), (5, {})):
        state = rules.new_game("ten", seats=seats, seed=seats, options=options)
        chance, seen = Random(seats), set[str]()
        while state.to_act is not None:
            view = state.view(state.to_act)
            assert isinstance(view, TenView)
            if chance.random() < 0.03 or view.phase not in seen:
                seen.add(view.phase)
                found.append(view.to_text())
            options_now = state.legal_actions()
            state.apply(options_now[int(chance.random() * len(options_now))])
        found.append(state.view(None).to_text())
    return found


TEXTS = texts()


@pytest.mark.parametrize("text", TEXTS)
def test_round_trip(text: str) -> None:
    view = read(text)
    assert view.to_text() == text and read(view.to_text()) == view
    assert read("\n " + text + " \r\n") == view


def can_be_played(view: TenView) -> None:
    """Everything a View can be asked, and a game from a world in which it is true."""
    assert read(view.to_text()) == view
    assert view.to_act is None or bool(view.legal_actions()) == (view.seat == view.to_act)
    view.bust_chance(), view.if_numbers_taken(), view.if_currency_taken()
    view.suggest_payment(), view.scores(), view.ranking(), view.outcome()
    for seat in range(view.players):
        view.scoring(seat)
    state = view.sample(Random(1))
    assert state.view(view.seat) == view
    play_randomly(state, Random(2).random)
    assert state.outcome() is not None


def check_mutant(text: str) -> None:
    try:
        view = read(text)
    except UnreadableText as error:
        assert "\n" not in str(error) and len(str(error)) < 300
    else:
        can_be_played(view)


CARD_WORDS = ("R1", "R9", "R#", "*#", "*5", "$1", "$5")
WORDS = st.one_of(
    st.integers(-2, 12).map(str),
    st.sampled_from(("-", "yes", "no", "play", "auction", "buy", "over", "discard", "active", "end", *CARD_WORDS)),
    st.sampled_from(["pay wild", "pay card", "", " ", "0" * 30, "9" * 5000, "01", "\x00", "١", "\n", "\r", "\u2028"]),
    st.lists(st.sampled_from(CARD_WORDS), max_size=5).map(" ".join),
)
CHANGES = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 3), WORDS), min_size=1, max_size=4)


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(TEXTS), CHANGES)
def test_changed_lines_are_refused_or_playable(text: str, changes: list[tuple[int, int, str]]) -> None:
    lines = text.split("\n")
    for line, word, new in changes:
        words = lines[line % len(lines)].split(" ")
        words[min(word, len(words) - 1)] = new
        lines[line % len(lines)] = " ".join(words)
    check_mutant("\n".join(lines))


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(TEXTS), st.integers(0, 2000), st.integers(0, 40), st.text(max_size=3))
def test_changed_characters_are_refused_or_playable(text: str, place: int, length: int, new: str) -> None:
    place %= len(text)
    check_mutant(text[:place] + new + text[place + length :])


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(), st.text().map(lambda text: "view ten 1\n" + text)))
def test_any_text(text: str) -> None:
    check_mutant(text)


@pytest.mark.parametrize(
    "text",
    [
        None,
        b"view ten 1\n",
        7,
        "",
        "\x00",
        "view",
        "view ten",
        "view ten 2\n",
        "view ten 01\n",
        "view nine 1\n",
        "view ten 1 1\n",
        "view ten 1",
        TEXTS[0][:-20],
        TEXTS[0] + "player 5 0 -\n",
        TEXTS[0].replace("\n", "\n\n"),
        TEXTS[0].replace("\n", "\r\n"),
        TEXTS[0] * 2,
        "\ud800" + TEXTS[0],
        "view ten 1\n" + "seat 0\n" * 10_000_000,
        "R" * 100_000_000,
        TEXTS[0] + " " * 100_000_000,
    ],
    ids=range(21),
)
def test_hostile_texts(text: object) -> None:
    with pytest.raises(UnreadableText):
        View.from_text(text)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ("solo_level 4", "seats"),
        ("active 2", "seats"),
        ("seat 2", "seats"),
        ("to_act 3", "seats"),
        ("market R#", "cards"),
        ("market $1", "cards"),
        ("player1 5 0 $1", "cards"),
        ("player1 5 1 -", "bust tokens"),
        ("player1 5 2 R1", "bust tokens"),
        ("tableau R9 R9", "row"),
        ("tableau $5 $5 $1", "row"),
        ("tableau R#", "row"),
        ("last_buys yes", "last buys"),
        ("phase over", "last buys"),
        ("high_bid 1", "auction"),
        ("high_bidder 1", "auction"),
        ("phase auction\ntableau R#\nhigh_bid 1\nhigh_bidder 0\nto_act 1", "auction"),
        ("phase auction\ntableau R#\nhigh_bid 6\nhigh_bidder 1\nto_act 0", "auction"),
        ("phase auction\ntableau R#\nhigh_bid 0\nhigh_bidder 1\nto_act 0", "auction"),
        ("phase auction\ntableau R1", "row"),
        ("phase pay wild\ntableau R#\nhigh_bid 2\nhigh_bidder 1\ndue 2", "auction"),
        ("phase pay wild\ntableau R#\nhigh_bid 2\nhigh_bidder 0\ndue 3", "payment"),
        ("phase pay wild\ntableau R#\nhigh_bid 9\nhigh_bidder 0\ndue 9", "payment"),
        ("due 1", "payment"),
        ("buying R1", "payment"),
        ("phase pay card\nbuying R5\ndue 5", "payment"),
        ("phase pay card\nbuying R5\ndue 5\nmarket R5\nplayer0 5 0 R5", "payment"),
        ("phase pay card\nbuying R5\ndue 6\nmarket R5\nplayer0 9 0 -", "payment"),
        ("phase pay card\nbuying R5\ndue 5\nmarket R5\nplayer0 4 0 -", "payment"),
        ("to_act 1", "turn"),
        ("to_act -", "turn"),
        ("pile -", "turn"),
        ("phase buy\nto_act 1", "turn"),
        ("phase buy\ntableau R1", "turn"),
    ],
)
def test_parts_that_disagree(changes: str, part: str) -> None:
    with pytest.raises(UnreadableText) as impossible:
        set_up(begin("R1 R2"), changes)
    assert (impossible.value.code, impossible.value.params) == ("impossible", {"part": part})


@pytest.mark.long
def test_every_position_of_many_games_can_be_read_back() -> None:
    for seats in (2, 3, 4, 5):
        for state in positions_of("ten", seats, 25, 1):
            assert isinstance(state, TenState)
            view = state.view(state.to_act)
            assert read(view.to_text()) == view


def test_view_refuses_for_others() -> None:
    state = begin("R1 R2")
    draw = state.parse("draw")
    assert state.view(0).why_not(draw) is None
    assert state.view(1).why_not(draw) == ("not_your_turn", {"to_act": 0})
    assert state.view(None).why_not(draw) == ("not_your_turn", {"to_act": 0})
    assert state.view(0).why_not(state.parse("done")) == ("not_now", {"phase": "play"})
    do(state, "draw,take numbers,done,draw,take numbers,done,done,done")
    assert state.view(0).why_not(draw) == state.view(None).why_not(draw) == ("game_over", {})
