"""Draws the table as it is shown: seats, ribbon, caption, stage, market, and what lights up for a moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pygame import FRect

from game.app import App
from game.canvas import Canvas
from game.locale import Words
from game.setup import Seat
from game.widgets import paint
from rules.ten import Breakdown, BustChance, TenView
from scenes.tables.ten import seats, stage
from scenes.tables.ten.decisions.base import Decision
from scenes.tables.ten.decisions.watching import Watching
from scenes.tables.ten.effects import Effects
from scenes.tables.ten.layout import Layout
from scenes.tables.ten.market import draw_market
from scenes.tables.ten.said import Said
from scenes.tables.ten.seats import SeatLook
from scenes.tables.ten.shown import Shown
from scenes.tables.ten.stage import Tension


class Table(Protocol):
    """What is drawn."""

    app: App
    shown: Shown
    effects: Effects
    said: Said
    told: list[str]
    decision: Decision

    @property
    def words(self) -> Words: ...
    @property
    def layout(self) -> Layout: ...
    @property
    def seats(self) -> Sequence[Seat]: ...
    @property
    def view(self) -> TenView: ...
    @property
    def in_front(self) -> int: ...
    @property
    def busy(self) -> bool: ...
    def best(self, seat: int) -> Breakdown:
        """How a collection scores."""

    def title(self) -> str:
        """The heading of the log."""

    def opening(self) -> list[str]:
        """The first line of the log, while nothing since then is forgotten."""


class TableLook:
    """Draws without changing anything."""

    def __init__(self, table: Table) -> None:
        self._table = table

    # ---- below the widgets ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """All that lies on the table."""
        for seat, place in enumerate(self._table.layout.seats):
            seats.draw_seat(canvas, place, self.seat(seat))
        self._draw_ribbon(canvas)
        if not isinstance(self._table.decision, Watching):
            self._draw_caption(canvas)
        self._draw_stage(canvas)
        self._draw_market(canvas)
        if self._table.layout.has("log"):
            self._draw_log(canvas)

    def seat(self, seat: int) -> SeatLook:
        """What is to be seen of a seat."""
        table = self._table
        shown = table.shown
        owner = shown.speaker if shown.last_buys else shown.active
        plan = table.decision.plan
        return SeatLook(
            table.seats[seat],
            shown.tokens[seat],
            shown.busts[seat],
            tuple(shown.cards[seat]),
            table.best(seat),
            active=seat == owner,
            speaking=seat == shown.speaker,
            chosen=plan.chosen if plan is not None and seat == table.in_front else None,
        )

    def ribbon_words(self) -> str:
        """Whose decision it is."""
        table, shown = self._table, self._table.shown
        if shown.over or shown.speaker is None:
            return table.words("table.over")
        name = table.seats[shown.speaker].name
        if shown.winner is not None:
            return table.words("table.paying", name=name)
        if shown.block is not None:
            return table.words("table.bidding", name=name)
        return table.words("table.buying", name=name) if shown.last_buys else table.words("table.turn", name=name)

    def _draw_ribbon(self, canvas: Canvas) -> None:
        room = self._table.layout.rect("ribbon")
        canvas.panel(room, "ribbon", lift=5)
        box = FRect(room.x + 72, room.y, room.w - 144, room.h * 0.84)
        canvas.text(
            self.ribbon_words(), box, "body", colour="paper", align="centre", valign="middle", wrap=False, shrink=True
        )

    def _draw_caption(self, canvas: Canvas) -> None:
        told = self._table.told
        if told:
            room = self._table.layout.rect("caption")
            canvas.text(told[-1], room, "small", colour="paper", valign="middle", shrink=True)

    # ---- the stage --------------------------------------------------------------------------------------------------

    def _draw_stage(self, canvas: Canvas) -> None:
        table, layout, shown = self._table, self._table.layout, self._table.shown
        canvas.panel(layout.rect("stage"), "stage")
        if not shown.row and not table.busy and shown.pile and table.view.phase == "play":
            canvas.bar(layout.row(1)[0].inflate(-6, -6), "paper", 14, alpha=0.06)
        stage.draw_pile(canvas, layout, shown.pile)
        self._draw_count(canvas)
        total, currency = ("", "") if layout.large else (table.words("ten.total"), table.words("ten.currency"))
        wide = stage.label_width(canvas, total, currency)
        lamps = stage.draw_gauge(canvas, layout.rect("lamps"), total, _number(shown.total), wide)
        stage.draw_lamps(canvas, lamps, shown.total)
        coins = stage.draw_gauge(canvas, layout.rect("coins"), currency, str(shown.showing), wide)
        stage.draw_coins(canvas, coins, shown.showing)
        self._draw_chance(canvas)

    def _draw_count(self, canvas: Canvas) -> None:
        room = self._table.layout.rect("count")
        side = min(room.h * 0.6, 40.0)
        words = str(self._table.shown.pile)
        wide = canvas.measure(words, 0, "body")[0] + side + 16
        left = room.centerx - wide / 2
        canvas.text(
            words, FRect(left, room.y, wide - side - 10, room.h), "body", colour="paper", valign="middle", wrap=False
        )
        canvas.picture("icons/light/eye", FRect(left + wide - side, room.centery - side / 2, side, side), alpha=0.8)

    def _draw_chance(self, canvas: Canvas) -> None:
        """How likely the next card busts, and which cards would."""
        table = self._table
        room = table.layout.rect("chance")
        view = table.view
        if table.busy or view.phase != "play" or not view.deck_left or not view.tableau:
            return
        chance = view.bust_chance()
        tension = Tension.of(float(chance.either))
        high = canvas.measure("X", 0, "small")[1]
        label = table.words("ten.chance") if chance.cards else table.words("ten.chance.none")
        canvas.text(
            label, FRect(room.x, room.y, room.w, high), "small", colour="paper", align="centre", wrap=False, shrink=True
        )
        below = FRect(room.x, room.y + high, room.w, room.h - high)
        if table.app.settings.show_chance:
            number = FRect(below.x, below.y, below.w, below.h * 0.5)
            stage.draw_percent(canvas, number, table.words.percent(float(chance.either)), tension)
            below = FRect(below.x, number.bottom, below.w, below.bottom - number.bottom)
        self._draw_busting(canvas, below, chance)

    def _draw_busting(self, canvas: Canvas, room: FRect, chance: BustChance) -> None:
        numbers, coins = stage.busting_numbers(chance)
        stage.draw_busting(canvas, room, stage.spans(numbers), stage.spans(coins))

    # ---- market and log ---------------------------------------------------------------------------------------------

    def _draw_market(self, canvas: Canvas) -> None:
        table, layout, shown = self._table, self._table.layout, self._table.shown
        room = layout.rect("market")
        canvas.panel(room, "stage")
        high = layout.line("body")
        head = FRect(room.x + 20, room.y + 10, room.w - 40, high)
        canvas.text(
            table.words("ten.market", count=len(shown.market)),
            head,
            "body",
            colour="paper",
            valign="middle",
            wrap=False,
            shrink=True,
        )
        draw_market(
            canvas,
            layout.market,
            shown.market,
            absent=table.effects.absent,
            buyable=table.decision.buyable,
            chosen=table.decision.wanted,
        )

    def _draw_log(self, canvas: Canvas) -> None:
        """The latest sentences on a strip of paper, the newest on top, as many as fit, at last how it began."""
        table = self._table
        room = table.layout.rect("log")
        canvas.panel(room, "paper", lift=3)
        inner = FRect(room.x + 22, room.y + 16, room.w - 44, room.h - 32)
        y = inner.y + self._draw_log_head(canvas, inner)
        for index, line in enumerate([*reversed(table.told), *table.opening()]):
            _, high = canvas.measure(line, inner.w, "small")
            if y + high > inner.bottom:
                break
            canvas.text(line, FRect(inner.x, y, inner.w, 0), "small", colour="ink" if not index else "ink-soft")
            y += high + 10

    def _draw_log_head(self, canvas: Canvas, room: FRect) -> float:
        """What the strip is; large words have no room for it. Returns the height it took."""
        if self._table.layout.large:
            return 0.0
        high = canvas.measure("X", 0, "label")[1]
        head = FRect(room.x, room.y, room.w, high)
        paint.caption(canvas, self._table.title(), head, icon="log", align="left")
        canvas.bar(FRect(room.x, head.bottom + 4, room.w, 4), "brass", 2)
        return high + 20

    # ---- above the widgets ------------------------------------------------------------------------------------------

    def draw_over(self, canvas: Canvas) -> None:
        """Lights and words that pass."""
        table, effects = self._table, self._table.effects
        layout = table.layout
        if effects.flash > 0:
            canvas.bar(layout.rect("stage"), "danger", 22, alpha=0.5 * effects.flash)
        if effects.run is not None and effects.run_strength > 0:
            self._draw_run(canvas, *effects.run)
        if effects.seat is not None and effects.seat_strength > 0:
            head = layout.seats[effects.seat].panel
            canvas.bar(head, "brass-light", 22, alpha=0.3 * effects.seat_strength)
        if effects.wanted is not None and effects.wanted_strength > 0:
            tile = layout.market_tile(effects.wanted).inflate(14, 14)
            canvas.bar(tile, "brass-light", 14, alpha=0.7 * effects.wanted_strength)
        if effects.banner and effects.banner_strength > 0:
            self._draw_banner(canvas)

    def _draw_run(self, canvas: Canvas, seat: int, colour: str) -> None:
        place = self._table.layout.seats[seat]
        if place.grid is None:
            return
        score = next(each for each in self._table.best(seat).colours if each.colour == colour)
        if score.first:
            band = place.grid.band(colour, score.first, score.last).inflate(12, 12)
            canvas.bar(band, "brass-light", 14, alpha=0.6 * self._table.effects.run_strength)

    def _draw_banner(self, canvas: Canvas) -> None:
        effects = self._table.effects
        stage_room = self._table.layout.rect("stage")
        wide = min(stage_room.w - 40, canvas.measure(effects.banner, 0, "title")[0] + 320)
        high = min(stage_room.h * 0.6, 150.0)
        room = FRect(stage_room.centerx - wide / 2, stage_room.centery - high / 2, wide, high)
        canvas.panel(room, "ribbon", alpha=effects.banner_strength, lift=12)
        box = FRect(room.x + 76, room.y, room.w - 152, room.h * 0.84)
        canvas.text(
            effects.banner,
            box,
            "title",
            colour="paper",
            align="centre",
            valign="middle",
            wrap=False,
            shrink=True,
            alpha=effects.banner_strength,
        )


def _number(total: int) -> str:
    return str(total) if total >= 0 else f"\u2212{-total}"
