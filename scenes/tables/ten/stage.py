"""Draws the middle of the table: draw pile, row, the ten lamps of the total, the ten coins, the chance of a bust."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas
from rules.ten import BustChance
from rules.ten.position import ROW_LIMIT
from scenes.tables.ten import pictures
from scenes.tables.ten.layout import Layout

#: From this total on a lamp is no longer calm.
WARM, HOT = 6, 9
#: Room for the name, at least, and for the number of a gauge.
LABEL_WIDTH, VALUE_WIDTH = 120.0, 64.0
#: Neighbouring numbers from the first to the last.
Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tension:
    """How near a bust is: a colour, and a tier 0 … 4 for sounds and size."""

    tier: int

    @classmethod
    def of(cls, chance: float) -> Tension:
        """The tension of a chance from 0 to 1."""
        return cls(sum(chance >= step for step in (0.15, 0.3, 0.45, 0.6)))

    @property
    def colour(self) -> str:
        """What the number is written in."""
        return ("green", "paper", "brass", "orange", "#FF8A7A")[self.tier]

    @property
    def sound(self) -> str | None:
        """What is heard when a card has raised the tension."""
        return f"tension_{self.tier}" if self.tier else None


def draw_lamps(canvas: Canvas, room: FRect, total: int) -> None:
    """Ten lamps; as many are lit as the total says."""
    gap = room.w / ROW_LIMIT
    radius = min(gap * 0.3, room.h * 0.36)
    for number in range(1, ROW_LIMIT + 1):
        middle = (room.x + gap * (number - 0.5), room.centery)
        lit = number <= total
        colour = "brass" if number < WARM else "orange" if number < HOT else "#F0715C"
        if lit:
            canvas.circle(middle, radius * 1.75, colour, alpha=0.22)
            canvas.circle(middle, radius * 1.35, colour, alpha=0.35)
        canvas.circle(middle, radius + 2.5, "night")
        canvas.circle(middle, radius, colour if lit else "#2A3468")
        if lit:
            canvas.circle((middle[0] - radius * 0.25, middle[1] - radius * 0.3), radius * 0.42, "#FFF8E4", alpha=0.85)


def draw_coins(canvas: Canvas, room: FRect, showing: int) -> None:
    """Ten places for coins; as many are full as currency lies in the row."""
    gap = room.w / ROW_LIMIT
    side = min(gap * 0.62, room.h * 0.92)
    for number in range(1, ROW_LIMIT + 1):
        box = FRect(room.x + gap * (number - 0.5) - side / 2, room.centery - side / 2, side, side)
        if number <= showing:
            canvas.picture(pictures.COIN, box)
        else:
            canvas.circle(box.center, side * 0.36, "night", alpha=0.9)
            canvas.circle(box.center, side * 0.3, "#2A3468", alpha=0.9)


def label_width(canvas: Canvas, *labels: str) -> float:
    """The room that names of gauges need to stand in one column; none if they are empty."""
    longest = max(canvas.measure(label, 0, "small")[0] for label in labels)
    return max(LABEL_WIDTH, longest + 16) if any(labels) else 0.0


def draw_gauge(canvas: Canvas, room: FRect, label: str, value: str, wide: float) -> FRect:
    """A label, which may be empty, in a column that is ``wide``, and a number; returns the room behind them."""
    words = FRect(room.x, room.y, wide - 8, room.h)
    canvas.text(label, words, "small", colour="paper", valign="middle", wrap=False, shrink=True)
    box = FRect(room.x + wide, room.y, VALUE_WIDTH, room.h)
    canvas.text(value, box, "heading", colour="brass", align="centre", valign="middle", scale=False)
    return FRect(box.right + 8, room.y, room.right - box.right - 8, room.h)


def draw_percent(canvas: Canvas, room: FRect, words: str, tension: Tension) -> None:
    """The chance of a bust, in a plate that gets redder."""
    grown = 6.0 * tension.tier
    plate = FRect(room.centerx - 84 - grown, room.y + 6, 168 + 2 * grown, room.h - 12)
    if tension.tier >= 2:
        canvas.bar(plate.inflate(10, 10), "danger", 26, alpha=0.25 * (tension.tier - 1))
    canvas.bar(plate, "night", 22, alpha=0.75)
    canvas.text(
        words,
        plate,
        "title",
        colour=tension.colour,
        align="centre",
        valign="middle",
        wrap=False,
        shrink=True,
        scale=False,
    )


def draw_busting(canvas: Canvas, room: FRect, numbers: list[Span], coins: list[Span]) -> None:
    """The cards that would bust, neighbours together: numbers on red, currency with a coin."""
    plates = [(span, False) for span in numbers] + [(span, True) for span in coins]
    high = 46.0
    gap = 8.0
    widths = [_span_width(span) + (high * 0.8 if coin else 0) for span, coin in plates]
    x, y = room.x, room.y + 8
    lines: list[list[int]] = [[]]
    for index, wide in enumerate(widths):
        if lines[-1] and sum(widths[n] + gap for n in lines[-1]) + wide > room.w:
            lines.append([])
        lines[-1].append(index)
    for line in lines:
        x = room.centerx - (sum(widths[n] for n in line) + gap * (len(line) - 1)) / 2
        for index in line:
            span, coin = plates[index]
            _draw_span(canvas, FRect(x, y, widths[index], high), span, coin=coin)
            x += widths[index] + gap
        y += high + gap


def _span_width(span: Span) -> float:
    return 46.0 if span[0] == span[1] else 86.0


def _draw_span(canvas: Canvas, box: FRect, span: Span, *, coin: bool) -> None:
    canvas.bar(box, "danger", 12)
    words = str(span[0]) if span[0] == span[1] else f"{span[0]}–{span[1]}"
    room = FRect(box)
    if coin:
        side = box.h * 0.72
        canvas.picture(pictures.COIN, FRect(box.x + 6, box.centery - side / 2, side, side))
        room = FRect(box.x + box.h * 0.8, box.y, box.w - box.h * 0.8, box.h)
    canvas.text(words, room, "body", colour="paper", align="centre", valign="middle", wrap=False, scale=False)


def draw_pile(canvas: Canvas, layout: Layout, count: int) -> None:
    """The draw pile: the fuller, the higher."""
    top = layout.pile
    layers = min(6, -(-count // 16))
    if not count:
        canvas.bar(top.inflate(-8, -8), "night", 14, alpha=0.6)
        return
    for step in range(layers, 0, -1):
        canvas.picture(pictures.BACK, top.move(-3.0 * (step - 1), 3.0 * (step - 1)), lift=4 if step == layers else 0)


def busting_numbers(chance: BustChance) -> tuple[list[int], list[int]]:
    """What the next card must not be: numbers of any colour, and values of currency."""
    numbers = sorted({card.value for card in chance.cards if card.kind == "number"})
    coins = sorted({card.value for card in chance.cards if card.kind == "currency"})
    return numbers, coins


def spans(numbers: Iterable[int]) -> list[Span]:
    """Neighbouring numbers together, as (first, last)."""
    found: list[Span] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found
