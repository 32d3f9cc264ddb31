"""A wild is for sale: who has said what, what it would be worth, and one's own bid."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas
from game.widgets.base import Widget
from game.widgets.button import Button
from rules.ten import PASS, TenAction, bid
from scenes.tables.ten import pictures
from scenes.tables.ten.chips import Chip, draw_chips
from scenes.tables.ten.decisions.base import Decision, Desk
from scenes.tables.ten.decisions.watching import WATCH
from scenes.tables.ten.parts import Stepper, Waiting

#: Width of the part with one's own bid, and gaps.
OWN_WIDTH = 400.0
GAP = 14.0
#: Above this size of text the number stands beside the buttons, which get more room.
BESIDE_FROM = 1.15
#: Height of a speaker's face as a share of the room, and at most.
FACE, FACE_MOST = 0.36, 72.0
#: In less width large names would not be whole; they stand beside the boards in their size.
NARROW = 150.0


class Auction(Decision):
    """``speaking``: a person is to speak now; otherwise the auction is only watched."""

    name = "auction"

    def __init__(self, desk: Desk, *, speaking: bool) -> None:
        super().__init__(desk)
        self.speaking = speaking
        block = desk.layout.block
        wide = OWN_WIDTH * min(1.3, 0.7 + 0.3 * desk.layout.text_scale)
        right = self.room.right - 16 - (wide + GAP if speaking else 0)
        self._lap = FRect(block.right + GAP, self.room.y + 12, right - block.right - GAP, self.room.h - 24)
        self._own = FRect(self.room.right - 16 - wide, self.room.y + 16, wide, self.room.h - 32)
        self.least = desk.shown.high_bid + 1
        self.most = desk.view.power(desk.view.to_act) if speaking and desk.view.to_act is not None else 0
        self.amount = self.least
        block_card = desk.shown.block
        seats = range(len(desk.seats)) if block_card is not None else ()
        #: What the wild would bring to each seat.
        self._worth = {seat: desk.view.value_to(seat, block_card) for seat in seats if block_card is not None}

    # ---- the person's own part --------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """The bid, how much, and the pass."""
        if not self.speaking:
            return [Waiting(self.room, self.words("ten.auction"), self.desk.hurry, id=WATCH)]
        able = self.least <= self.most
        why = "" if able else self.words("ten.auction.cannot", high=self.most)
        amount, accept, decline = self._places()
        say = Button(
            accept,
            self.words("ten.auction.bid", amount=self.amount),
            self._bid,
            id="bid",
            kind="primary",
            enabled=able,
            why=why,
        )
        no = Button(decline, self.words("ten.auction.pass"), self._pass, id="pass")
        stepper = Stepper(
            amount,
            self.words("ten.auction.your_bid"),
            least=self.least,
            most=max(self.most, self.least),
            at=self.amount,
            on_change=self._set,
            id="amount",
            enabled=able,
            why=why,
        )
        self._say, self._stepper = say, stepper
        return [say, no, stepper] if able else [no, say, stepper]

    def _places(self) -> tuple[FRect, FRect, FRect]:
        """The number above the two buttons; with large words the buttons below each other, beside it."""
        own, high = self._own, (self._own.h - GAP) / 2
        if self.desk.layout.text_scale > BESIDE_FROM:
            left = own.w * 0.36
            right = FRect(own.x + left + GAP, own.y, own.w - left - GAP, high)
            return FRect(own.x, own.y, left, own.h), right, right.move(0, high + GAP)
        half = (own.w - GAP) / 2
        below = FRect(own.x, own.y + high + GAP, half, high)
        return FRect(own.x, own.y, own.w, high), below, below.move(half + GAP, 0)

    def hint(self, action: TenAction) -> str:
        """Set the bid and point at it."""
        if action.verb != "bid":
            return "pass"
        self._stepper.set(action.amount)
        return "bid"

    def number(self, index: int) -> bool:
        """A digit is a bid."""
        if not self.speaking:
            return False
        if self.least <= index <= self.most:
            self._stepper.set(index)
        else:
            self.desk.refuse(self.why(bid(index)))
        return True

    def _set(self, amount: int) -> None:
        self.amount = amount
        self._say.label = self.words("ten.auction.bid", amount=amount)

    def _bid(self) -> None:
        self.desk.do(bid(self.amount))

    def _pass(self) -> None:
        self.desk.do(PASS)

    # ---- the lap ----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The place of the card and everybody in the order of speaking."""
        canvas.panel(self.room, "stage")
        canvas.panel(self.desk.layout.block.inflate(16, 16), "stage")
        speakers = self.desk.shown.speakers()
        wide = min(230.0, self._lap.w / len(speakers))
        left = self._lap.x + (self._lap.w - wide * len(speakers)) / 2
        now = self.desk.shown.speaker
        for index, seat in enumerate(speakers):
            box = FRect(left + index * wide + 4, self._lap.y, wide - 8, self._lap.h)
            self._draw_speaker(canvas, box, seat, now=seat == now)

    def _draw_speaker(self, canvas: Canvas, box: FRect, seat: int, *, now: bool) -> None:
        shown = self.desk.shown
        lap = shown.lap
        if now:
            canvas.bar(box, "#33449C", 16)
        said = seat in lap
        gone = said and lap[seat] is None
        alpha = 0.4 if gone else 1.0
        face = min(box.h * FACE, FACE_MOST)
        canvas.picture(pictures.portrait(self.desk.seats[seat]), FRect(box.x + 10, box.y + 8, face, face), alpha=alpha)
        right = FRect(box.x + face + 14, box.y + 8, box.w - face - 18, face)
        if right.w < face * 0.6:  # beside the face there is no room: over its lower edge
            right = FRect(box.right - face * 0.62, box.y + 8 + face * 0.38, face * 0.62, face * 0.62)
            if said or now:
                canvas.circle(right.center, right.w / 2 + 2, "night")
        self._draw_said(canvas, right, seat, now=now)
        lines = FRect(box.x + 8, box.y + face + 14, box.w - 16, box.h - face - 18)
        self._draw_facts(canvas, lines, seat, alpha)

    def _draw_said(self, canvas: Canvas, room: FRect, seat: int, *, now: bool) -> None:
        """A bid, a pass, or that it is to speak."""
        shown = self.desk.shown
        amount = shown.lap.get(seat)
        if amount is not None:
            colour = "brass" if amount == shown.high_bid else "paper-deep"
            canvas.text(
                str(amount),
                room.inflate(8, 24),
                "title",
                colour=colour,
                align="centre",
                valign="middle",
                wrap=False,
                shrink=True,
                scale=False,
            )
        elif seat in shown.lap:
            canvas.picture("icons/light/cross", _centred(room, min(room.h, room.w) * 0.7), alpha=0.6)
        elif now:
            canvas.picture("icons/light/gavel", _centred(room, min(room.h, room.w) * 0.85))

    def _draw_facts(self, canvas: Canvas, room: FRect, seat: int, alpha: float) -> None:
        """Name, what the wild would bring, what the seat could pay."""
        name = FRect(room.x, room.y, room.w, room.h * 0.38)
        narrow = room.w < NARROW
        canvas.text(
            self.desk.seats[seat].name,
            name,
            "small",
            colour="paper",
            align="centre",
            valign="middle",
            wrap=False,
            shrink=True,
            scale=not narrow,
            alpha=alpha,
        )
        chips = [Chip(("icons/light/coins",), str(self.desk.view.power(seat)), "paper")]
        if seat in self._worth:
            words = self.words("ten.gain", amount=self._worth[seat])
            chips.insert(0, Chip(("icons/light/star",), words, "brass-light"))
        below = FRect(room.x, name.bottom, room.w, room.h - name.h)
        draw_chips(canvas, below, chips, min(30.0 * self.desk.layout.text_scale, below.h * 0.46), align="centre")


def _centred(room: FRect, side: float) -> FRect:
    return FRect(room.centerx - side / 2, room.centery - side / 2, side, side)
