"""Auctions of wilds."""

from __future__ import annotations

import pytest

from rules.core import IllegalAction
from rules.ten import BY_TEXT
from rules.ten.events import (
    AuctionOpened,
    AuctionUnsold,
    AuctionWon,
    BidMade,
    CardTaken,
    Discarded,
    Drawn,
    Overpaid,
    Paid,
    Passed,
)
from tests.rules.ten.table import begin, do, legal, named, set_up


def test_one_lap_from_the_left_the_active_seat_last() -> None:
    state = begin("R# R1", 4)
    assert do(state, "draw") == [Drawn(0, BY_TEXT["R#"], 0), AuctionOpened(0, BY_TEXT["R#"])]
    order = []
    for _ in range(4):
        order.append(state.to_act)
        assert named(state.tableau) == ["R#"] and state.active == 0
        do(state, "pass")
    assert order == [1, 2, 3, 0]


def test_bids_rise_and_stay_within_the_purse() -> None:
    state = set_up(begin("R1 *5 R1", 3), "player1 2 1 B1 B1\nplayer2 1 0 *3")
    do(state, "draw,draw")
    assert state.to_act == 1
    assert legal(state) == [*[f"bid {n}" for n in range(1, 8)], "pass"]
    do(state, "bid 3")
    assert (state.high_bid, state.high_bidder, state.to_act) == (3, 1, 2)
    assert legal(state) == ["pass"]  # worth 2 in all
    do(state, "pass")
    assert legal(state) == ["bid 4", "bid 5", "pass"]
    with pytest.raises(IllegalAction) as low:
        do(state, "bid 3")
    assert (low.value.code, low.value.params) == ("bid_too_low", {"least": 4})
    with pytest.raises(IllegalAction) as high:
        do(state, "bid 6")
    assert (high.value.code, high.value.params) == ("bid_too_high", {"most": 5})
    with pytest.raises(IllegalAction) as nothing:
        do(state, "bid 0")
    assert nothing.value.code == "bid_too_low"


def test_the_winner_pays_and_the_same_turn_goes_on() -> None:
    state = begin("R1 O# R2", 2)
    do(state, "draw,draw")
    assert do(state, "bid 2") == [BidMade(1, 2)]
    assert do(state, "pass") == [Passed(0), AuctionWon(1, BY_TEXT["O#"], 2)]
    assert (state.to_act, state.due, state.high_bid, state.high_bidder) == (1, 2, 2, 1)
    assert named(state.tableau) == ["R1", "O#"] and state.buying is None
    assert legal(state) == ["pay token"]
    assert do(state, "pay token") == [Paid(1, "token", 1, 1)]
    assert (state.due, state.high_bid, state.collections[1]) == (1, 2, ())
    assert do(state, "pay token") == [Paid(1, "token", 1, 0), CardTaken(1, BY_TEXT["O#"], "auction")]
    assert named(state.collections[1]) == ["O#"] and named(state.tableau) == ["R1"]
    assert (state.due, state.high_bid, state.high_bidder) == (0, 0, None)
    assert state.to_act == 0 and legal(state) == ["draw", "take numbers"]


def test_wilds_never_count_to_the_total() -> None:
    state = begin("R9 *9 R1")
    do(state, "draw,draw,pass,pass")
    assert state.total == 9 and legal(state) == ["draw", "take numbers"]


def test_with_nothing_else_in_the_row_only_draw_follows() -> None:
    state = begin("*# R1")
    do(state, "draw,pass,bid 1,pay token")
    assert state.to_act == 0 and legal(state) == ["draw"]


def test_a_wild_won_earlier_in_the_turn_survives_a_bust() -> None:
    state = begin("*# R9 R9 R1")
    do(state, "draw,pass,bid 1,pay token,draw,draw")
    assert named(state.collections[0]) == ["*#"] and state.busts == (1, 0)


def test_all_pass_the_wild_is_discarded() -> None:
    state = begin("*# R1")
    events = do(state, "draw,pass,pass")
    assert events[-2:] == [AuctionUnsold(BY_TEXT["*#"]), Discarded((BY_TEXT["*#"],))]
    assert named(state.discard) == ["*#"] and state.tableau == ()


def test_all_pass_option_active_takes_it_free() -> None:
    state = begin("*# R1", 3, unsold_wild="active")
    events = do(state, "draw,pass,pass,pass")
    assert events[-2:] == [AuctionUnsold(BY_TEXT["*#"]), CardTaken(0, BY_TEXT["*#"], "free")]
    assert named(state.collections[0]) == ["*#"] and state.discard == () and state.tokens == (5, 5, 5)


def test_any_held_card_pays_wilds_included_and_leaves_the_game() -> None:
    state = set_up(begin("R# R1"), "player1 0 1 B1 B1 *5")
    do(state, "draw,bid 4,pass")
    assert legal(state) == ["pay bust", "pay B1", "pay *5"]
    do(state, "pay *5,pay B1")
    assert named(state.collections[1]) == ["B1"] and named(state.discard) == ["B1", "*5"]
    assert legal(state) == ["pay bust", "pay B1"] and state.due == 2
    assert do(state, "pay bust") == [
        Paid(1, "bust", 3, 0),
        Overpaid(1, 1),
        CardTaken(1, BY_TEXT["R#"], "auction"),
    ]
    assert named(state.collections[1]) == ["B1", "R#"] and state.busts == (0, 0)


def test_the_wild_at_auction_cannot_pay_for_itself() -> None:
    state = set_up(begin("R# R1"), "player1 1 0 B1")
    do(state, "draw,bid 2,pass")
    with pytest.raises(IllegalAction) as refused:
        do(state, "pay R#")
    assert (refused.value.code, refused.value.params) == ("card_not_held", {"card": "R#"})
    with pytest.raises(IllegalAction) as none:
        do(state, "pay bust")
    assert none.value.code == "no_bust_token"
    do(state, "pay token")
    with pytest.raises(IllegalAction) as spent:
        do(state, "pay token")
    assert spent.value.code == "no_token"


def test_bust_tokens_pay_whatever_is_due() -> None:
    state = set_up(begin("R# R1"), "player1 5 1 -\ndiscard $1")
    do(state, "draw,bid 1,pass")
    assert legal(state) == ["pay token", "pay bust"]


def test_a_purse_larger_than_the_ready_made_bids() -> None:
    state = set_up(begin("R# R1"), f"player1 10 0 {'B1 ' * 300}".rstrip())
    do(state, "draw")
    assert legal(state) == [*[f"bid {n}" for n in range(1, 311)], "pass"]
    do(state, "bid 310,pass")
    assert state.due == 310
    do(state, *["pay token"] * 10, *["pay B1"] * 300)
    assert named(state.collections[1]) == ["R#"]


def test_an_auction_after_the_last_card_ends_the_turn_if_nothing_else_lies_there() -> None:
    state = begin("R#")
    events = do(state, "draw,pass,bid 2,pay token,pay token")
    assert [type(event).__name__ for event in events[-3:]] == ["TurnEnded", "LastBuysBegan", "BuyPhaseBegan"]
    assert state.to_act == 1 and legal(state) == ["done"] and state.last_buys


def test_an_auction_after_the_last_card_leaves_the_reward() -> None:
    state = begin("$2 R#")
    do(state, "draw,draw,pass,pass")
    assert state.to_act == 0 and legal(state) == ["take currency"]
