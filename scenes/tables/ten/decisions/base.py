"""What all decisions share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.canvas import Canvas
from game.locale import Words
from game.setup import Seat
from game.widgets.base import Widget
from rules.ten import Breakdown, TenAction, TenCard, TenView
from scenes.tables.ten import pictures
from scenes.tables.ten.chips import Chip
from scenes.tables.ten.layout import Layout
from scenes.tables.ten.payment import Plan
from scenes.tables.ten.said import Said
from scenes.tables.ten.shown import Shown


class Desk(Protocol):
    """What a decision may use of the table."""

    said: Said
    shown: Shown

    @property
    def words(self) -> Words:
        """The player's language."""

    @property
    def layout(self) -> Layout:
        """Where things lie."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""

    @property
    def view(self) -> TenView:
        """What the person to decide may know."""

    @property
    def told(self) -> Sequence[str]:
        """The latest sentences, the newest last."""

    def best(self, seat: int) -> Breakdown:
        """How a seat's collection scores as it is shown."""

    def do(self, *actions: TenAction) -> None:
        """Decide."""

    def choose(self, card: TenCard | None) -> None:
        """Look closer at a card of the market; None: at none."""

    def hurry(self) -> None:
        """Let go on at once what would go on by itself."""

    def refuse(self, words: str) -> None:
        """Say why something can't be done."""

    def rebuild(self) -> None:
        """What can be pointed at is something else now."""


class Decision:
    """A part of the table's page. It is made anew whenever another decision is due."""

    #: By which it is known which decision it is.
    name = ""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.words = desk.words
        self.room = desk.layout.rect("decision")

    def widgets(self) -> list[Widget]:
        """What can be pointed at, the first being where the focus begins."""
        return []

    def draw(self, canvas: Canvas) -> None:
        """What lies below the widgets."""

    def draw_over(self, canvas: Canvas) -> None:
        """What lies above the widgets."""

    def hint(self, action: TenAction) -> str:
        """Take up what a thoughtful player would do; the id of the widget to point at."""
        return ""

    def number(self, index: int) -> bool:
        """A digit was pressed; True if it means something."""
        return False

    def cancel(self) -> bool:
        """One step back; False if there is none."""
        return False

    def draw_pile(self) -> None:
        """The draw pile was chosen."""
        refusal = self.desk.view.why_not(TenAction("draw"))
        if refusal is not None:
            self.desk.refuse(self.desk.said.refusal(*refusal))

    #: Cards of the market that stand out, or None where it is not for sale now; the one chosen of them; how it is paid.
    buyable: frozenset[TenCard] | None = None
    wanted: TenCard | None = None
    plan: Plan | None = None

    # ---- for those below --------------------------------------------------------------------------------------------

    def why(self, action: TenAction) -> str:
        """Why that can't be done, empty if it can."""
        refusal = self.desk.view.why_not(action)
        return "" if refusal is None else self.desk.said.refusal(*refusal)

    def gains(self, gains: Sequence[int], *, without: int) -> list[Chip]:
        """Who gets how many tokens; equal gains stand together."""
        by_amount: dict[int, list[str]] = {}
        for seat, amount in enumerate(gains):
            if seat != without and amount:
                by_amount.setdefault(amount, []).append(pictures.portrait(self.desk.seats[seat]))
        return [
            Chip((*faces, pictures.COIN), self.words("ten.gain", amount=amount)) for amount, faces in by_amount.items()
        ]
