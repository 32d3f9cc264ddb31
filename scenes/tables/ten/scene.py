"""The table of TEN as a scene: what is shown, what can be pointed at, what is said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from pygame import FRect

from game.app import App
from game.canvas import Canvas
from game.locale import Words
from game.match import Match
from game.regions import Region, Regions, RegionsError
from game.setup import Seat
from game.sprites import draw_all
from game.steps import Step
from game.widgets.base import Action as Press
from game.widgets.base import Widget
from game.widgets.button import IconButton
from rules.core import Action, Event
from rules.ten import Breakdown, TenAction, TenCard, TenView, scoring
from rules.ten import events as ev
from scenes.tables.base import Table
from scenes.tables.ten import pictures
from scenes.tables.ten.decisions.auction import Auction
from scenes.tables.ten.decisions.base import Decision
from scenes.tables.ten.decisions.purchase import Buy, Pay
from scenes.tables.ten.decisions.turn import Turn
from scenes.tables.ten.decisions.watching import WATCH, Frozen, Watching
from scenes.tables.ten.effects import Effects, Props
from scenes.tables.ten.layout import Layout
from scenes.tables.ten.looks import TableLook
from scenes.tables.ten.motions import Motions, groups
from scenes.tables.ten.parts import Spot
from scenes.tables.ten.peek import MarketScene, PileScene, SeatScene
from scenes.tables.ten.said import Said
from scenes.tables.ten.shown import Shown
from scenes.tables.ten.stage import Tension

MAP = Path("tables") / "ten.tmx"
#: How many of the latest sentences are kept.
REMEMBERED = 12
#: The latest events among which these are to be found.
REMEMBERED_EVENTS = 80


class TenTable(Table):
    """See `scenes.tables.base.Table`; this one is a `motions.Table` and a `decisions.base.Desk` as well."""

    def __init__(self, app: App, match: Match, *, resumed: bool = False) -> None:
        super().__init__(app, match, resumed=resumed)
        self.effects = Effects()
        self.props = Props()
        self.said = Said(app.words, [seat.name for seat in match.setup.seats])
        self.told: list[str] = []
        self._seat_in_front = self._first_in_front()
        self._regions: dict[float, dict[str, Region]] = {}
        self._layout = self._make_layout()
        self._scores: dict[tuple[TenCard, ...], Breakdown] = {}
        self.motions = Motions(self)
        self.look = TableLook(self)
        self.shown = self._truth()
        self.decision: Decision = Watching(self)
        self._chosen: TenCard | None = None
        self._choices: list[Widget] = []
        self._last_choice = ""
        app.art.prepare(pictures.all_cards(), self._layout.row(1)[0].size)

    # ---- what decisions and motions ask for -------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        """The player's language."""
        return self.app.words

    @property
    def layout(self) -> Layout:
        """Where things lie."""
        return self._layout

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self.match.setup.seats

    @property
    def view(self) -> TenView:
        """What the person in front may know."""
        view = self.match.view()
        assert isinstance(view, TenView)
        return view

    @property
    def in_front(self) -> int:
        """The seat whose things lie large in front."""
        return self._seat_in_front

    def best(self, seat: int) -> Breakdown:
        """How a seat's collection scores as it is shown."""
        cards = tuple(self.shown.cards[seat])
        found = self._scores.get(cards)
        if found is None:
            if len(self._scores) > 200:
                self._scores.clear()
            found = self._scores[cards] = scoring(cards)
        return found

    def is_person(self, seat: int) -> bool:
        """A person sits there."""
        return self.match.is_person(seat)

    def words_for(self, name: str) -> str:
        """What is written on a banner."""
        return self.words(f"ten.banner.{name}")

    def tension(self) -> str | None:
        """The sound of how near a bust is, where the one on turn might go on."""
        view = self.view
        if view.phase != "play" or not view.tableau:
            return None
        return Tension.of(float(view.bust_chance().either)).sound

    def say(self, events: Sequence[Event]) -> None:
        """Keep what is told of events that are played at once."""
        if isinstance(self.decision, Frozen) and not isinstance(events[0], ev.Drawn):
            self.decision = self._meanwhile()
            self.rebuild()
        for line in self.said.told(events):
            self._tell(line)

    def _tell(self, line: str) -> None:
        self.told.append(line)
        del self.told[:-REMEMBERED]

    # ---- what a table says ------------------------------------------------------------------------------------------

    def title(self) -> str:
        """The heading of the log."""
        return self.words("table.log")

    def opening(self) -> list[str]:
        """The first line of the log, as long as everything since then is remembered."""
        if len(self.told) >= REMEMBERED:
            return []
        setup = self.match.setup
        return [self.words("ten.log.start", deal=setup.seed, name=setup.seats[0].name)]

    def parts_of(self, events: Sequence[Event]) -> list[list[Event]]:
        """See `motions.groups`."""
        return groups(events)

    def perform(self, events: Sequence[Event]) -> Sequence[Step]:
        """See `motions.Motions`."""
        return self.motions.steps(events)

    def log_lines(self, events: Sequence[Event]) -> list[str]:
        """Events in words."""
        return self.said.log(events)

    def refusal(self, code: str, params: dict[str, object]) -> str:
        """Why the rules refuse something."""
        return self.said.refusal(code, params)

    def goes_on(self, event_count: int) -> bool:
        """A payment is one decision."""
        return bool(self.view.due)

    def undone_far_enough(self) -> bool:
        """Not into the middle of a payment, nor before one that was begun by a purchase."""
        view = self.view
        return not (view.phase == "pay card" or (view.phase == "pay wild" and view.due < view.high_bid))

    def plays_itself(self) -> Action | None:
        """Passing or declining without a choice; drawing is everybody's own pleasure, and so is paying."""
        legal = self.view.legal_actions()
        if len(legal) == 1 and legal[0].verb in ("pass", "done"):
            return legal[0]
        return None

    def peek(self) -> None:
        """What is left in the draw pile."""
        self.app.push(PileScene(self.app, self.view, self.words))

    def number(self, index: int) -> bool:
        """A digit."""
        return not self.busy and self.decision.number(index)

    def step_back(self) -> bool:
        """From paying back to the market."""
        return not self.busy and self.decision.cancel()

    def refuse(self, words: str) -> None:
        """Say why something can't be done, where the person looks."""
        self.app.audio.play("refuse")
        focus = self.page.focus if self.page.ring_shown else None
        self.page.tell(words, focus.rect if focus is not None else self._layout.rect("decision"))

    def show_hint(self, action: Action) -> None:
        """Point at it and say it."""
        assert isinstance(action, TenAction)
        words = self.said.hint(action)
        if action.card is not None and action.verb == "buy":
            self.choose(None)
        target = self.page.find(self.decision.hint(action))
        self._tell(words)
        if target is not None:
            self.page.focus = target
            self.page.tell(words, target.rect)

    # ---- what is shown ----------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Show the truth, and offer the decision that is due."""
        self._chosen = None
        self._bring_forward()
        self._layout = self._make_layout()
        self.shown = self._truth()
        self.told = self._told_by_log()
        self.effects.clear()
        self.motions.row_sprites()
        self.decision = self._due()
        self.rebuild()

    def wait(self) -> None:
        """Something happens: what was to be decided is decided."""
        made = self.decision
        drawing = isinstance(made, Turn) and self.page.focus is not None
        self.decision = Frozen(self, self._choices) if drawing else self._meanwhile()
        self.rebuild()

    def _truth(self) -> Shown:
        return Shown.of(self.view, [entry.event for entry in self.match.log[-REMEMBERED_EVENTS:]])

    def _told_by_log(self) -> list[str]:
        """The latest sentences, as they were told when it happened."""
        latest = [entry.event for entry in self.match.log[-REMEMBERED_EVENTS:]]
        lines = [line for events in groups(latest) for line in self.said.told(events)]
        return lines[-REMEMBERED:]

    def _make_layout(self) -> Layout:
        """For the size of text and the person in front as they are now; the map is read once for a size."""
        setup = self.match.setup
        scale = self.app.settings.text_scale
        if scale not in self._regions:
            self._regions[scale] = self._read_regions(f"seats-{setup.players}", scale)
        return Layout(self._regions[scale], len(setup.seats), self._seat_in_front, scale)

    def _read_regions(self, group: str, scale: float) -> dict[str, Region]:
        """Those of the map; if it has been spoilt since the game began, those read before for another size of text."""
        try:
            return Regions.load(self.app.assets / MAP, group, scale)
        except RegionsError as error:
            if not self._regions:
                raise
            self.app.problems.note("broken-asset", name=error.place)
            return next(iter(self._regions.values()))

    def _first_in_front(self) -> int:
        """The person to decide, else the next one round the table, else whoever is on turn."""
        count = len(self.match.setup.seats)
        first = self.match.to_act or 0
        seats = [(first + step) % count for step in range(count)]
        return next((seat for seat in seats if self.match.is_person(seat)), first)

    def _bring_forward(self) -> None:
        """Who is to decide, if a person, sits in front."""
        seat = self.match.to_act
        if seat is not None and self.match.is_person(seat):
            self._seat_in_front = seat

    def _due(self) -> Decision:
        """The decision of the person in front, or what there is to watch."""
        view = self.view
        if not view.legal_actions():
            return self._meanwhile()
        if view.phase == "play":
            return Turn(self)
        if view.phase == "auction":
            return Auction(self, speaking=True)
        if view.phase == "buy":
            return Pay(self, self._chosen) if self._chosen is not None else Buy(self)
        return Pay(self)

    def _meanwhile(self) -> Decision:
        if self.shown.block is not None:
            return Auction(self, speaking=False)
        return Watching(self)

    def choose(self, card: TenCard | None) -> None:
        """Look closer at a card of the market."""
        self._chosen = card
        self.decision = self._due()
        self.rebuild()
        if card is not None:
            self.page.focus_on("confirm")

    def rebuild(self) -> None:
        """Put everything on the page that can be pointed at."""
        steered = self.page.focus.id if self.page.widgets and self.page.focus is not None else ""
        self.page.clear()
        self._choices = self.decision.widgets()
        self.page.add(*self._choices)
        self.page.add(*self._table_spots())
        self.page.add(*self._tools())
        self._focus_again(steered)
        self.app.changed()

    def _focus_again(self, before: str) -> None:
        """The focus stays where it was put; else it goes to what was last chosen, else to the first choice."""
        if self.page.find(before) is not None and before != WATCH:
            return
        if before not in ("", WATCH):
            self._last_choice = before
        last = self.page.find(self._last_choice)
        if last is None or not last.enabled:
            last = next((widget for widget in self._choices if widget.enabled), None)
        if last is not None:
            self.page.focus = last

    def _tools(self) -> list[Widget]:
        room = self._layout.rect("tools")
        names: tuple[tuple[str, Press, str], ...] = (
            ("hint", self.hint, "" if self.view.legal_actions() else self.words("table.no_hint")),
            ("undo", self.undo, "" if self.match.can_undo() else self.words("table.no_undo")),
            ("log", self.open_log, ""),
            ("menu", self.open_menu, ""),
        )
        side = min(room.h, (room.w - 36) / 4)
        step = (room.w - side) / 3
        found: list[Widget] = []
        for index, (name, press, why) in enumerate(names):
            label = self.words(f"table.{name}")
            rect = FRect(room.x + index * step, room.y, side, side)
            found.append(IconButton(rect, label, press, id=name, icon=name, hint=label, enabled=not why, why=why))
        return found

    def _table_spots(self) -> list[Widget]:
        """The pile, the look into it, and the seats of the others."""
        words = self.words
        pile = Spot(self._layout.pile, words("ten.draw"), self._pile, id="pile", radius=14)
        count = Spot(
            self._layout.rect("count"), words("ten.pile.look"), self.peek, id="peek", hint=words("ten.pile.look")
        )
        found: list[Widget] = [pile, count, self._market_spot()]
        for seat, place in enumerate(self._layout.seats):
            label = words(
                "ten.seat",
                name=self.seats[seat].name,
                points=self.best(seat).total,
                tokens=self.shown.tokens[seat],
                busts=self.shown.busts[seat],
            )
            rect = place.head if seat == self._seat_in_front else place.panel
            found.append(Spot(rect, label, partial(self._look_at, seat), id=f"seat-{seat}", radius=20))
        return found

    def _market_spot(self) -> Spot:
        """The heading of the market opens a larger look at it."""
        room = self._layout.rect("market")
        head = FRect(room.x + 8, room.y + 6, room.w - 16, self._layout.market.rect.y - room.y - 14)
        label = self.words("ten.market.look")
        return Spot(head, label, self._look_at_market, id="market", radius=20, hint=label)

    def _look_at_market(self) -> None:
        self.app.push(MarketScene(self.app, self.shown.market, self.words))

    def _pile(self) -> None:
        if not self.busy:
            self.decision.draw_pile()

    def _look_at(self, seat: int) -> None:
        self.app.push(SeatScene(self.app, self.look.seat(seat), self.seats[seat].name))

    # ---- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Everything, from the backdrop up."""
        canvas.backdrop(pictures.BACKDROP)
        self.look.draw(canvas)
        self.decision.draw(canvas)
        draw_all(canvas, self.props.all())
        self.page.draw(canvas)
        self.look.draw_over(canvas)
