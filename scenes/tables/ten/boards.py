"""Draws collections: four colours by nine numbers, wilds where they score best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from pygame import FRect

from game.canvas import Canvas
from rules.ten import COLOURS, Breakdown, TenCard
from scenes.tables.ten import pictures
from scenes.tables.ten.layout import NUMBERS, Grid

#: Share of a tile's side: the badge that counts equal cards, and the band behind a run.
BADGE = 0.42
BAND = 0.08


def draw_board(
    canvas: Canvas, grid: Grid, cards: Sequence[TenCard], best: Breakdown, chosen: Mapping[str, int] | None = None
) -> None:
    """A collection. ``chosen``: how many of each card are meant for paying; these stand out."""
    for score in best.colours:
        _draw_colour(canvas, grid, score.colour, score.first, score.last, score.points)
    counts = Counter(cards)
    for card, place in places_of(grid, cards, best).items():
        canvas.picture(pictures.mini(card), place)
        shown = counts[card] if card.kind == "number" else 1
        if shown > 1:
            draw_count(canvas, place, shown)
    if chosen:
        draw_chosen(canvas, grid, cards, best, chosen)


def places_of(grid: Grid, cards: Sequence[TenCard], best: Breakdown) -> dict[TenCard, FRect]:
    """Where each kind of card lies; of wilds of one kind, where the first of them counts."""
    found: dict[TenCard, FRect] = {}
    for card in cards:
        if card.colour is not None and card.number is not None:
            found.setdefault(card, grid.tile(card.colour, card.number))
    for place in best.places:
        found.setdefault(place.wild, grid.tile(place.colour, place.number))
    for index, card in enumerate(best.idle):
        found.setdefault(card, grid.behind(index))
    return found


def wild_places(grid: Grid, best: Breakdown) -> list[tuple[TenCard, FRect]]:
    """Where each single wild lies."""
    placed = [(place.wild, grid.tile(place.colour, place.number)) for place in best.places]
    return placed + [(card, grid.behind(index)) for index, card in enumerate(best.idle)]


def _draw_colour(canvas: Canvas, grid: Grid, colour: str, first: int, last: int, points: int) -> None:
    for number in NUMBERS:
        canvas.picture(pictures.slot(colour), grid.tile(colour, number))
    if first and last:
        band = grid.band(colour, first, last).inflate(2 * BAND * grid.side, 2 * BAND * grid.side)
        canvas.bar(band, "brass", 0.2 * grid.side, alpha=0.9)
    if grid.lead:
        _draw_points(canvas, grid.before(colour), colour, points)


def _draw_points(canvas: Canvas, place: FRect, colour: str, points: int) -> None:
    side = place.h * 0.56
    canvas.picture(pictures.suit(colour), FRect(place.x - 4, place.centery - side / 2, side, side))
    room = FRect(place.x + side - 6, place.y, place.w - side + 8, place.h)
    ink = "brass-light" if points else "paper-deep"
    canvas.text(
        str(points), room, "body", colour=ink, align="centre", valign="middle", wrap=False, shrink=True, scale=False
    )


def draw_count(canvas: Canvas, place: FRect, count: int) -> None:
    """How many equal cards lie there, at the lower left: the numeral stands on the right."""
    radius = max(12.0, place.w * BADGE / 2)
    middle = (place.x + radius * 0.55, place.bottom - radius * 0.55)
    canvas.circle(middle, radius + 2, "ink")
    canvas.circle(middle, radius, "brass-light")
    box = FRect(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)
    style = "body" if radius > 18 else "small"
    canvas.text(str(count), box, style, colour="ink", align="centre", valign="middle", scale=False)


def draw_chosen(
    canvas: Canvas, grid: Grid, cards: Sequence[TenCard], best: Breakdown, chosen: Mapping[str, int]
) -> None:
    """Frames and coins on the cards that are meant for paying."""
    for card, place in places_of(grid, cards, best).items():
        count = chosen.get(card, 0)
        if not count:
            continue
        canvas.panel(place.inflate(-4, -4), "focus")
        radius = place.w * 0.3
        box = FRect(place.x - radius * 0.4, place.y - radius * 0.4, 2 * radius, 2 * radius)
        canvas.picture(pictures.COIN, box, lift=2)
        if count > 1:
            canvas.text(str(count), box, "small", align="centre", valign="middle", scale=False)


def run_text(best: Breakdown) -> list[tuple[str, int]]:
    """Colour and points of each run, for seats without a board."""
    return [(score.colour, score.points) for score in best.colours if score.colour in COLOURS]
