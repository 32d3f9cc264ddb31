"""Setting up a game of TEN: alone against the automatic opponent, or a table of two to five seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.app import App
from game.layout import Across, Down, Flowing
from game.match import Match, Setup
from game.widgets import Button, Choice, Label, Picture, Tabs, TextField
from rules import GAMES
from rules.core import SEED_LIMIT
from scenes.faces import pattern, portrait
from scenes.lineup import COLOURS, LONGEST_NAME, WAYS, LineUp, first_name, solo_setup
from scenes.menu import MenuScene
from scenes.tables import table_scene

#: Digits of the largest deal number.
MOST_DIGITS = len(str(SEED_LIMIT - 1))
FIRST_LEVEL = 5


@dataclass
class Wishes:
    """What is chosen besides the seats. deal: as typed, empty for a new one. first: seat that begins, None for lots."""

    alone: bool = True
    level: int = FIRST_LEVEL
    deal: str = ""
    first: int | None = None
    unsold: str = "discard"


class SetupScene(MenuScene):
    """Who plays what."""

    heading = "setup.title"

    def __init__(self, app: App, game: str = "ten") -> None:
        super().__init__(app)
        self.game = game
        self.wishes = Wishes()
        self.lineup = LineUp.remembered(game, app.store, app.words)
        self.name = first_name(app.store, app.words)
        #: The seat whose details are open; None for none.
        self.open: int | None = None
        seed = app.options.seed
        if seed is not None:
            self.wishes.deal = str(seed)

    # the page

    def enter(self) -> None:
        """Build the page; who changes nothing only has to confirm."""
        super().enter()
        self.page.focus_on("start")

    def fill(self) -> None:
        """Tabs for the two ways to play, what there is to choose, and the way to the table."""
        words, inner = self.app.words, self.inner
        tabs = Tabs(
            None,
            [words("setup.alone"), words("setup.table")],
            0 if self.wishes.alone else 1,
            self._turn_to,
            id="tabs",
        )
        foot = Across(
            self.back_button(),
            Button(None, words("setup.start"), self.start, icon="deck", kind="primary", style="heading", id="start"),
            shares=(1, 2.4),
            gap=24,
        )
        top, bottom = tabs.measure(self.app.canvas, inner.w)[1], foot.measure(self.app.canvas, inner.w)[1]
        rect = inner.copy()
        rect.h = top
        self.page.line(rect, tabs)
        body = inner.copy()
        body.y, body.h = inner.y + top + 20, inner.h - top - bottom - 40
        things = self._alone() if self.wishes.alone else self._table()
        self.page.column(body, *things, gap=18, id="alone" if self.wishes.alone else "table")
        rect = inner.copy()
        rect.y, rect.h = inner.bottom - bottom, bottom
        self.page.line(rect, foot)

    def _alone(self) -> list[Flowing]:
        words, level = self.app.words, self.wishes.level
        levels = GAMES[self.game].options["solo_level"].values
        about = Down(
            Label(None, words("setup.alone_text")),
            Label(None, words("setup.minutes", n=GAMES[self.game].minutes[1]), icon="clock", style="small"),
            gap=12,
        )
        tiles = Across(
            *(
                Button(
                    None,
                    str(number),
                    lambda number=number: self._take_level(number),  # type: ignore[misc]
                    kind="primary" if number == level else "button",
                    style="heading",
                    id=f"level-{number}",
                    hint=words(f"level.{number}"),
                )
                for number in levels
            ),
            gap=14,
            align="fill",
        )
        name = TextField(
            None, words("setup.name"), self.name, self._take_name, most=LONGEST_NAME, icon="person", id="name"
        )
        return [
            Across(Picture("faces/solo", (124, 124), lift=6), about, gap=32, shares=(0.13, 1)),
            Label(None, words("setup.level_word"), style="label"),
            tiles,
            Label(None, words(f"level.{level}"), icon="star"),
            Across(name, self._deal_field(), shares=(1, 1), gap=18),
        ]

    def _table(self) -> list[Flowing]:
        words, lineup = self.app.words, self.lineup
        things: list[Flowing] = []
        for number in range(len(lineup.seats)):
            things.append(self._seat(number))
            if self.open == number:
                things.append(self._details(number))
        full = len(lineup.seats) >= lineup.most
        things.append(
            Button(
                None,
                words("setup.add_seat"),
                self._add,
                icon="plus",
                kind="quiet",
                enabled=not full,
                why=words("setup.full"),
                id="add",
            )
        )
        names = [words("setup.starts_drawn"), *(seat.name for seat in lineup.seats)]
        first = self.wishes.first
        things.append(
            Choice(
                None,
                words("setup.starts"),
                names,
                0 if first is None else first + 1,
                self._take_first,
                icon="flag",
                id="first",
            )
        )
        things.append(
            Choice(
                None,
                words("setup.unsold"),
                [words("setup.unsold_discard"), words("setup.unsold_active")],
                int(self.wishes.unsold == "active"),
                self._take_unsold,
                icon="star",
                id="unsold",
            )
        )
        things.append(self._deal_field())
        things.append(Label(None, words("setup.minutes", n=lineup.minutes), icon="clock", style="small"))
        return things

    def _seat(self, number: int) -> Flowing:
        words, seat = self.app.words, self.lineup.seats[number]
        way = self.lineup.way(number)
        picture = Picture(portrait(seat), (92, 92), lift=3)
        who = Choice(
            None,
            words("setup.seat", number=number + 1),
            [words(f"setup.{each}") for each in WAYS],
            WAYS.index(way),
            lambda index: self._fill_seat(number, WAYS[index]),
            caption=False,
            id=f"way-{number}",
        )
        name = Button(
            None,
            seat.name,
            lambda: self._open(number),
            kind="quiet",
            align="left",
            icon="arrow-up" if self.open == number else "arrow-down",
            id=f"seat-{number}",
        )
        return Across(Across(picture, name, gap=16, shares=(0.17, 1)), who, gap=20, shares=(1, 1))

    def _details(self, number: int) -> Flowing:
        words, seat, lineup = self.app.words, self.lineup.seats[number], self.lineup
        things: list[Flowing] = []
        if seat.kind == "person":
            things.append(self._name_field(f"name-{number}", seat.name, lambda text: self._rename(number, text)))
        colours = [words("setup.colour_number", number=colour + 1) for colour in range(COLOURS)]
        colour = Choice(
            None,
            words("setup.colour"),
            colours,
            seat.colour,
            lambda index: self._recolour(number, index),
            id=f"colour-{number}",
        )
        things.append(Across(Picture(pattern(seat), (76, 76), lift=3), colour, gap=20, shares=(0.08, 1)))
        last, few = number == len(lineup.seats) - 1, len(lineup.seats) <= lineup.least
        things.append(
            Across(
                self._small("earlier", "arrow-up", number, lambda: self._move(number, -1), number > 0, "is_first"),
                self._small("later", "arrow-down", number, lambda: self._move(number, 1), not last, "is_last"),
                self._small("remove_seat", "trash", number, lambda: self._remove(number), not few, "fewest"),
                gap=16,
            )
        )
        return Down(*things, gap=12)

    def _small(self, key: str, icon: str, number: int, action: Callable[[], None], can: bool, why: str) -> Button:
        words = self.app.words
        return Button(
            None,
            words(f"setup.{key}"),
            action,
            icon=icon,
            kind="quiet",
            enabled=can,
            why=words(f"setup.{why}"),
            id=f"{key}-{number}",
        )

    def _name_field(self, id: str, name: str, take: Callable[[str], None]) -> TextField:
        words = self.app.words
        return TextField(None, words("setup.name"), name, take, most=LONGEST_NAME, icon="person", id=id)

    def _deal_field(self) -> Flowing:
        words = self.app.words
        return TextField(
            None,
            words("setup.deal"),
            self.wishes.deal,
            self._take_deal,
            most=MOST_DIGITS,
            digits=True,
            placeholder=words("setup.deal_new"),
            note=words("setup.deal_text"),
            icon="dice",
            id="deal",
        )

    # what a person chooses

    def _turn_to(self, tab: int) -> None:
        self.wishes.alone = tab == 0
        self.build()

    def _take_level(self, level: int) -> None:
        self.wishes.level = level
        self.build()

    def _take_name(self, name: str) -> None:
        self.name = name

    def _take_deal(self, text: str) -> None:
        self.wishes.deal = text

    def _take_first(self, index: int) -> None:
        self.wishes.first = index - 1 if index else None

    def _take_unsold(self, index: int) -> None:
        self.wishes.unsold = "active" if index else "discard"

    def _fill_seat(self, number: int, way: str) -> None:
        self.lineup.fill(number, way, self.app.store.names())
        self.build()

    def _open(self, number: int) -> None:
        self.open = None if self.open == number else number
        self.build()

    def _rename(self, number: int, text: str) -> None:
        self.lineup.rename(number, text)

    def _recolour(self, number: int, colour: int) -> None:
        self.lineup.recolour(number, colour)
        self.build()

    def _move(self, number: int, by: int) -> None:
        if self.lineup.move(number, by):
            self.open = number + by
            self.build()
            self.page.focus_on(f"seat-{number + by}")

    def _remove(self, number: int) -> None:
        if self.lineup.remove(number):
            self.open = None
            if self.wishes.first is not None and self.wishes.first >= len(self.lineup.seats):
                self.wishes.first = None
            self.build()

    def _add(self) -> None:
        if self.lineup.add():
            self.build()

    # to the table

    def start(self) -> None:
        """Begin the game."""
        setup = self.setup()
        if setup is None:
            field = self.page.find("deal")
            if field is not None:
                self.page.refuse(field, self.app.words("setup.deal_bad"))
            return
        self.app.replace(table_scene(self.app, Match.start(self.app.store, setup)))

    def setup(self) -> Setup | None:
        """The game as it is chosen; None if the deal number is too large."""
        wishes = self.wishes
        deal = int(wishes.deal) if wishes.deal else None
        if deal is not None and deal >= SEED_LIMIT:
            return None
        if wishes.alone:
            return solo_setup(self.app.store, self.app.words, wishes.level, deal=deal, name=self.name)
        return self.lineup.setup(deal, wishes.first, wishes.unsold)
