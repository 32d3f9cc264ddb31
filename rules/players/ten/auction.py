"""The thoughtful player at an auction: what the wild is worth to it, and what the others could still bid."""

from __future__ import annotations

from rules.players.ten.judge import Judge
from rules.ten.actions import PASS, TenAction, bid
from rules.ten.position import BUST_VALUE, SOLO_SEAT


def choose_bid(judge: Judge) -> TenAction:
    """A bid, or the pass."""
    view = judge.view
    wild = bytes((view.tableau[-1].code,))
    least, most = view.high_bid + 1, view.power(judge.me)
    if most < least:
        return PASS
    if view.solo_level is not None:
        return _against_automaton(judge, wild, least, most)
    limit = judge.limit(judge.me, _stake(judge, wild), most, wild)
    if limit < least:
        return PASS
    return bid(max(least, min(limit, _enough(judge, wild))))


def _stake(judge: Judge, wild: bytes) -> float:
    """What winning brings, together with what it keeps from the one it would help most."""
    gains = [judge.gain(seat, wild) for seat in range(judge.players)]
    others = [gain for seat, gain in enumerate(gains) if seat != judge.me]
    denied = judge.style.envy * max(others) / len(others)
    return judge.style.wilds * (gains[judge.me] + denied)


def _enough(judge: Judge, wild: bytes) -> int:
    """A bid that nobody who speaks later can top."""
    view = judge.view
    seat, most = judge.me, 1
    while seat != view.active:
        seat = (seat + 1) % judge.players
        most = max(most, view.power(seat))
    return most


def _against_automaton(judge: Judge, wild: bytes, least: int, most: int) -> TenAction:
    """It tops every bid it can pay, so either it can't, or it shall pay as much as possible."""
    view = judge.view
    cash = view.tokens[SOLO_SEAT] + BUST_VALUE * view.busts[SOLO_SEAT]
    stake = _stake(judge, wild)
    limit = judge.limit(judge.me, stake, most, wild)
    if view.active == judge.me:  # we speak last
        return bid(least) if limit >= least else PASS
    winning = max(1, cash)
    if limit >= winning:
        return bid(winning)
    return bid(min(most, cash - 1)) if cash > 1 else PASS
