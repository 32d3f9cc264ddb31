"""TEN: push your luck, auction, set collection, for 1 to 5 players."""

from rules.ten.actions import (
    DONE,
    DRAW,
    PASS,
    PAY_BUST,
    PAY_TOKEN,
    TAKE_CURRENCY,
    TAKE_NUMBERS,
    TenAction,
    bid,
)
from rules.ten.cards import BY_TEXT, CARDS, COLOURS, TenCard, card
from rules.ten.game import TenGame
from rules.ten.preview import BustChance, Consequence
from rules.ten.score import Breakdown, ColourScore, WildPlace, points, scoring
from rules.ten.state import TenState
from rules.ten.view import TenView

__all__ = [
    "BY_TEXT",
    "CARDS",
    "COLOURS",
    "DONE",
    "DRAW",
    "PASS",
    "PAY_BUST",
    "PAY_TOKEN",
    "TAKE_CURRENCY",
    "TAKE_NUMBERS",
    "Breakdown",
    "BustChance",
    "ColourScore",
    "Consequence",
    "TenAction",
    "TenCard",
    "TenGame",
    "TenState",
    "TenView",
    "WildPlace",
    "bid",
    "card",
    "points",
    "scoring",
]
