"""Draws what belongs to a seat: who sits there, coins, points, collection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.canvas import Canvas
from game.setup import Seat
from rules.ten import Breakdown, TenCard
from scenes.tables.ten import boards, pictures
from scenes.tables.ten.layout import SeatPlace

#: What lies behind a seat that is on turn, and behind the others.
LIT, DIM = "#33449C", "#0B0D1C"
#: Where the two kinds of coins begin in a head, as shares of its width, and how much of it each of them has.
#: One set for heads of one line, one for the second line of a head.
BESIDE, BELOW = (0.46, 0.66, 0.19), (0.3, 0.64, 0.32)
#: What the points have of the width, beside coins, and beside the name alone.
POINTS_BESIDE, POINTS_ALONE = 0.14, 0.22


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What is to be seen of a seat."""

    seat: Seat
    tokens: int
    busts: int
    cards: Sequence[TenCard]
    best: Breakdown
    #: It is this seat's turn.
    active: bool
    #: It is to decide, in an auction or a purchase of somebody else's turn as well.
    speaking: bool = False
    #: Cards meant for paying.
    chosen: Mapping[str, int] | None = None


def draw_seat(canvas: Canvas, place: SeatPlace, look: SeatLook) -> None:
    """The panel of a seat."""
    _draw_ground(canvas, place, look)
    head = place.head
    ink = "ink" if look.active else "paper"
    if place.large or head.h < 70:
        _draw_line(canvas, head, look, ink, "body" if place.large else "small")
    else:
        upper = FRect(head.x, head.y, head.w, head.h / 2)
        _draw_who(canvas, FRect(upper.x, upper.y, upper.w * (1 - POINTS_ALONE) - 6, upper.h), look, ink, "small")
        _draw_points(canvas, upper, look, POINTS_ALONE)
        _draw_purse(canvas, upper.move(0, head.h / 2), look, ink, "small", BELOW)
    if place.grid is not None:
        boards.draw_board(canvas, place.grid, look.cards, look.best, look.chosen)
        if place.runs is not None:
            _draw_runs(canvas, place.runs, look.best)
    elif not place.large:
        _draw_runs(canvas, FRect(head.x, head.bottom, head.w, place.panel.bottom - head.bottom - 8), look.best)


def purse_coins(place: SeatPlace) -> tuple[FRect, FRect]:
    """Where the coin and the bust token are drawn that stand for all of a seat."""
    head = place.head
    if place.large or head.h < 70:
        return _coin_boxes(head, BESIDE)
    return _coin_boxes(FRect(head.x, head.y + head.h / 2, head.w, head.h / 2), BELOW)


def _draw_ground(canvas: Canvas, place: SeatPlace, look: SeatLook) -> None:
    canvas.panel(place.panel, "stage")
    if look.active:
        canvas.bar(place.panel.inflate(-4, -4), LIT, 20, alpha=0.85)
        canvas.panel(place.head.inflate(12, 10), "paper", lift=3)
    elif look.speaking:
        canvas.bar(place.panel.inflate(-4, -4), LIT, 20, alpha=0.5)


def _draw_line(canvas: Canvas, head: FRect, look: SeatLook, ink: str, style: str) -> None:
    """Everything in one line."""
    _draw_who(canvas, FRect(head.x, head.y, head.w * BESIDE[0] - 6, head.h), look, ink, style)
    _draw_purse(canvas, head, look, ink, style, BESIDE)
    _draw_points(canvas, head, look, POINTS_BESIDE)


def _draw_who(canvas: Canvas, room: FRect, look: SeatLook, ink: str, style: str) -> None:
    side = min(room.h, 64.0)
    top = room.centery - side / 2
    canvas.picture(pictures.pattern(look.seat), FRect(room.x, top + side * 0.05, side * 0.9, side * 0.9))
    canvas.picture(pictures.portrait(look.seat), FRect(room.x + side * 0.36, top, side, side))
    left = room.x + side * 1.46
    box = FRect(left, room.y, room.right - left, room.h)
    canvas.text(look.seat.name, box, style, colour=ink, valign="middle", wrap=False, shrink=True)


def _coin_boxes(room: FRect, shares: tuple[float, float, float]) -> tuple[FRect, FRect]:
    side = min(room.h * 0.7, 46.0, room.w * shares[2] * 0.42)
    first = room.x + room.w * shares[0]
    second = room.x + room.w * shares[1]
    return (
        FRect(first, room.centery - side / 2, side, side),
        FRect(second, room.centery - side / 2, side, side),
    )


def _draw_purse(
    canvas: Canvas, room: FRect, look: SeatLook, ink: str, style: str, shares: tuple[float, float, float]
) -> None:
    coin, bust = _coin_boxes(room, shares)
    for box, picture, count in ((coin, pictures.COIN, look.tokens), (bust, pictures.BUST, look.busts)):
        canvas.picture(picture, box, alpha=1 if count else 0.4)
        words = FRect(box.right + 4, room.y, room.w * shares[2] - box.w - 6, room.h)
        canvas.text(str(count), words, style, colour=ink, valign="middle", wrap=False, shrink=True)


def _draw_points(canvas: Canvas, room: FRect, look: SeatLook, share: float) -> None:
    box = FRect(room.right - room.w * share, room.y - 20, room.w * share, room.h + 40)
    colour = "red" if look.active else "brass"
    canvas.text(
        str(look.best.total), box, "heading", colour=colour, align="right", valign="middle", wrap=False, shrink=True
    )


def _draw_runs(canvas: Canvas, room: FRect, best: Breakdown) -> None:
    """Runs in numbers, where there is no room for a board."""
    step = room.w / 4
    side = min(step * 0.4, room.h * 0.8)
    for index, (colour, points) in enumerate(boards.run_text(best)):
        box = FRect(room.x + step * index, room.centery - side / 2, side, side)
        canvas.picture(pictures.suit(colour), box)
        words = FRect(box.right + 4, room.y, step - side - 6, room.h)
        canvas.text(str(points), words, "small", colour="paper", valign="middle", wrap=False, shrink=True)
