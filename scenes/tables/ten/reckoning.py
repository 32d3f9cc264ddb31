"""How the points of a finished game of TEN come about: colour by colour, with the wilds flying to where they count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, floor
from typing import Final

from pygame import FRect

from game import ease
from game.canvas import Canvas
from game.locale import Words
from rules.core import View
from rules.ten import COLOURS, Breakdown, ColourScore, TenCard, TenView
from scenes.reckoning import Beat, Fact
from scenes.tables.ten import pictures
from scenes.tables.ten.said import Said

#: Largest tile of a run, design units; between tiles, as a share of one.
LARGEST, GAP = 66.0, 0.1
#: Columns before (the suit) and behind (the points) the nine numbers, in tiles.
BEFORE, BEHIND = 0.95, 1.35
COLUMNS: Final = BEFORE + 9 + BEHIND + 8 * GAP
LINES: Final = 4 + 3 * GAP
#: When the first card of a run is counted, how much later the next one is, and the bonus for a whole run.
FIRST, STEP, BONUS = 0.28, 0.065, 0.94
#: How long a wild flies, and how soon before its arrival its sound begins; shares of a stage.
FLIGHT, WHOOSH = 0.34, 0.40
#: How strongly cards are seen that wait to be counted, and those that don't count.
WAITING, IDLE = 0.62, 0.26


class TenReckoning:
    """The count of a finished game; see `scenes.reckoning`."""

    stages = len(COLOURS)
    backdrop = pictures.BACKDROP

    def __init__(self, view: View, words: Words) -> None:
        if not isinstance(view, TenView):
            raise LookupError(view.game)
        self._words = words
        self._view = view
        self._best = [view.scoring(seat) for seat in range(len(view.collections))]
        self._wilds = [_Wilds(best) for best in self._best]

    def beats(self, stage: int) -> Sequence[Beat]:
        """A step of the scale for each card of the longest run, and wings for the first wild."""
        scores = [best.colours[stage] for best in self._best]
        longest = max(map(_length, scores))
        beats = [Beat(_counted_at(number), f"count_tick_{number}") for number in range(1, longest + 1)]
        if longest == 9:
            beats.append(Beat(BONUS, "count_tick_10"))
        lands = [
            _counted_at(place.number - best.colours[stage].first + 1)
            for best in self._best
            for place in best.places
            if place.colour == COLOURS[stage]
        ]
        if lands:
            beats.append(Beat(max(0.0, min(lands) - WHOOSH), "wild_fly"))
        return sorted(beats, key=lambda beat: beat.at)

    def points(self, seat: int, at: float) -> int:
        """The runs counted so far."""
        return sum(_points(score, at - stage) for stage, score in enumerate(self._best[seat].colours))

    def facts(self, seat: int, rule: str) -> Sequence[Fact]:
        """Tokens, for those with equal points; cards, for those with equal tokens as well."""
        view, totals = self._view, [best.total for best in self._best]
        rivals = [other for other, total in enumerate(totals) if other != seat and total == totals[seat]]
        if not rivals or rule == "solo tie":
            return ()
        tokens, cards = view.tokens, [len(collection) for collection in view.collections]
        even = [other for other in rivals if tokens[other] == tokens[seat]]
        found = [Fact(pictures.COIN, str(tokens[seat]), len(even) < len(rivals))]
        if even:
            found.append(Fact("deck", str(cards[seat]), any(cards[other] != cards[seat] for other in even)))
        return found

    def told(self, seat: int) -> str:
        """The runs, and how each wild counts."""
        words, best = self._words, self._best[seat]
        said = Said(words, ())
        lines = [
            words(
                "result.run_told",
                colour=words(f"ten.colour.{run.colour}"),
                first=run.first,
                last=run.last,
                n=run.points,
            )
            for run in best.colours
            if run.points
        ]
        for place in best.places:
            card = pictures.number_card(place.colour, place.number)
            lines.append(words("result.wild_as", wild=said.card(place.wild), card=said.card(card)))
        lines += [words("result.wild_idle", wild=said.card(card)) for card in best.idle]
        return " · ".join(lines) or words("result.no_run")

    def height(self, width: float, most: float) -> float:
        """Four lines of square tiles."""
        return _side(width, most) * LINES

    def draw(self, canvas: Canvas, rect: FRect, seat: int, at: float, *, tray: FRect, still: bool) -> None:
        """Four runs, with the wilds that wait in the tray."""
        best, grid = self._best[seat], _Grid(rect)
        cards = set(self._view.collections[seat])
        for stage, score in enumerate(best.colours):
            self._draw_run(canvas, grid, stage, score, cards, at - stage)
        self._wilds[seat].draw(canvas, grid, tray, at, still)

    # within

    def _draw_run(
        self, canvas: Canvas, grid: _Grid, stage: int, score: ColourScore, cards: set[TenCard], share: float
    ) -> None:
        colour, counted = score.colour, _counted(score, share)
        if counted:
            _draw_band(canvas, grid, stage, score.first, score.first + counted - 1)
        for number in range(1, 10):
            place, card = grid.tile(stage, number), pictures.number_card(colour, number)
            in_run = score.first <= number < score.first + counted
            if card in cards:
                canvas.picture(pictures.mini(card), place, alpha=_strength(share, in_run))
            elif not in_run:
                canvas.picture(pictures.slot(colour), place, alpha=0.6)
        _draw_suit(canvas, grid.before(stage), colour, share)
        _draw_points(canvas, grid.behind(stage), _points(score, share), share)


class _Grid:
    """Places in the room of a seat's count."""

    def __init__(self, rect: FRect) -> None:
        self.side = _side(rect.w, rect.h)
        self._step = self.side * (1 + GAP)
        self._left = rect.x + (rect.w - self.side * COLUMNS) / 2
        self._top = rect.y + (rect.h - self.side * LINES) / 2

    def tile(self, stage: int, number: int) -> FRect:
        """A number of a colour."""
        left = self._left + self.side * BEFORE + (number - 1) * self._step
        return FRect(left, self._top + stage * self._step, self.side, self.side)

    def before(self, stage: int) -> FRect:
        """The suit."""
        side = self.side * 0.66
        return FRect(self._left, self._top + stage * self._step + (self.side - side) / 2, side, side)

    def behind(self, stage: int) -> FRect:
        """The points."""
        last = self.tile(stage, 9)
        return FRect(last.right, last.y, self.side * BEHIND, self.side)


class _Wilds:
    """The wilds of one seat: first in the tray, then where they count, the idle ones in the tray for good."""

    def __init__(self, best: Breakdown) -> None:
        self._firsts: Mapping[str, int] = {score.colour: score.first for score in best.colours}
        self._places = best.places
        self._idle = best.idle

    def draw(self, canvas: Canvas, grid: _Grid, tray: FRect, at: float, still: bool) -> None:
        """Those that lie first, those that fly above them."""
        flying: list[tuple[TenCard, FRect, float]] = []
        spots = _spots(tray, len(self._places) + len(self._idle))
        for place, spot in zip(self._places, spots, strict=False):
            stage = COLOURS.index(place.colour)
            share = (at - stage - self._lands(place.colour, place.number)) / FLIGHT + 1
            end = grid.tile(stage, place.number)
            if share >= 1 or (still and share > 0):
                _draw_wild(canvas, place.wild, end, 1.0 if share >= 1 else share)
                _draw_number(canvas, place.wild, place.number, end)
            elif share <= 0:
                canvas.picture(pictures.mini(place.wild), spot)
            else:
                flying.append((place.wild, _between(spot, end, ease.smooth(share)), ease.hill(share)))
        gone = max(0.0, min(1.0, at - TenReckoning.stages + 0.2) / 0.2)
        for card, spot in zip(
            self._idle, _spots(tray, len(self._idle)) if gone >= 1 else spots[len(self._places) :], strict=True
        ):
            canvas.picture(pictures.mini(card), spot, alpha=1 + (IDLE + 0.15 - 1) * gone)
        for card, box, height in flying:
            canvas.picture(pictures.mini(card), box.move(0, -40 * height), lift=3 + 14 * height)

    def _lands(self, colour: str, number: int) -> float:
        return _counted_at(number - self._firsts[colour] + 1)


def _side(width: float, height: float) -> float:
    return min(LARGEST, width / COLUMNS, height / LINES)


def _length(score: ColourScore) -> int:
    return score.last - score.first + 1 if score.first else 0


def _counted_at(which: int) -> float:
    """When the card of a run is counted, from 1."""
    return FIRST + STEP * which


def _counted(score: ColourScore, share: float) -> int:
    """How many cards of a run are counted so far into its stage."""
    if share >= 1:
        return _length(score)
    return min(_length(score), max(0, floor((share - FIRST) / STEP + 1e-9)))


def _points(score: ColourScore, share: float) -> int:
    counted = _counted(score, share)
    return score.points if counted == _length(score) and (share >= BONUS or counted < 9) else counted


def _strength(share: float, in_run: bool) -> float:
    """How strongly a card is seen."""
    if in_run:
        return 1.0
    settled = ease.clamp((share - FIRST) / (1 - FIRST))
    return WAITING + (IDLE - WAITING) * settled


def _spots(tray: FRect, count: int) -> list[FRect]:
    """Places in the tray from the left; they overlap when there are many."""
    side = min(tray.h, 48.0)
    step = side * 1.08
    if count > 1:
        step = min(step, (tray.w - side) / (count - 1))
    return [FRect(tray.x + index * step, tray.centery - side / 2, side, side) for index in range(count)]


def _between(start: FRect, end: FRect, share: float) -> FRect:
    mixed = [a + (b - a) * share for a, b in zip(start, end, strict=True)]
    return FRect(*mixed)


def _draw_band(canvas: Canvas, grid: _Grid, stage: int, first: int, last: int) -> None:
    reach = grid.side * GAP * 0.62
    band = grid.tile(stage, first).union(grid.tile(stage, last)).inflate(2 * reach, 2 * reach)
    canvas.bar(band, "brass", 0.2 * grid.side)


def _draw_wild(canvas: Canvas, card: TenCard, place: FRect, alpha: float) -> None:
    canvas.picture(pictures.mini(card), place, alpha=alpha)


def _draw_number(canvas: Canvas, card: TenCard, number: int, place: FRect) -> None:
    """The number a wild stands for, where its picture has none."""
    if card.number is not None:
        return
    radius = ceil(place.w * 0.24)
    middle = (place.right - radius * 0.8, place.bottom - radius * 0.8)
    canvas.circle(middle, radius + 2, "ink")
    canvas.circle(middle, radius, "paper")
    box = FRect(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)
    canvas.text(str(number), box, "small", align="centre", valign="middle", wrap=False, shrink=True, scale=False)


def _draw_suit(canvas: Canvas, place: FRect, colour: str, share: float) -> None:
    canvas.picture(pictures.suit(colour), place, alpha=1.0 if share > 0 else WAITING)


def _draw_points(canvas: Canvas, place: FRect, points: int, share: float) -> None:
    if share <= 0:
        return
    style = "heading" if place.h > 54 else "body"
    colour = "brass-light" if points else "paper-deep"
    canvas.text(str(points), place, style, colour=colour, align="right", valign="middle", wrap=False, scale=False)
