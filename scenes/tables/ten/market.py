"""Draws the market: every card at its colour and number, however many lie there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from game.canvas import Canvas
from rules.ten import COLOURS, TenCard
from scenes.tables.ten import pictures
from scenes.tables.ten.boards import draw_count
from scenes.tables.ten.layout import NUMBERS, Grid


def draw_market(
    canvas: Canvas,
    grid: Grid,
    cards: Sequence[TenCard],
    *,
    absent: Mapping[TenCard, int],
    buyable: Collection[TenCard] | None,
    chosen: TenCard | None = None,
) -> None:
    """``absent``: cards that are on their way out. ``buyable``: what stands out while somebody may buy, else None."""
    counts = Counter(cards)
    for colour in COLOURS:
        for number in NUMBERS:
            card = pictures.number_card(colour, number)
            place = grid.tile(colour, number)
            left = counts[card] - absent.get(card, 0)
            if left <= 0:
                canvas.picture(pictures.slot(colour), place)
                continue
            faint = buyable is not None and card not in buyable
            if card == chosen:
                canvas.bar(place.inflate(14, 14), "brass-light", 15)
            elif chosen is None and buyable is not None and not faint:
                canvas.bar(place.inflate(8, 8), "brass", 13)
            canvas.picture(pictures.mini(card), place, alpha=0.45 if faint else 1)
            if left > 1:
                draw_count(canvas, place, left)
