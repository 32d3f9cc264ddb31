"""A wild is for sale: who has said what, what it would be worth, and one's own bid."""

from __future__ import annotations

from pygame import FRect

from game.canvas import Canvas
from game.widgets.base import Widget
from game.widgets.button import Button
from rules.ten import PASS, TenAction, bid
from scenes.tables.ten import pictures
from scenes.tables.ten.decisions.base import Decision, Desk
from scenes.tables.ten.decisions.watching import WATCH
from scenes.tables.ten.parts import Stepper, Waiting

#: Width of the part with one's own bid, and gaps.
OWN_WIDTH = 400.0
GAP = 14.0
#: Height of a speaker's face as a share of the room, and at most.
FACE, FACE_MOST = 0.36, 72.0


class Auction(Decision):
    """``speaking``: a person is to speak now; otherwise the auction is only watched."""

    name = "auction"

    def __init__(self, desk: Desk, *, speaking: bool) -> None:
        super().__init__(desk)
        self.speaking = speaking
        block = desk.layout.block
        right = self.room.right - 16 - (OWN_WIDTH + GAP if speaking else 0)
        self._lap = FRect(block.right + GAP, self.room.y + 12, right - block.right - GAP, self.room.h - 24)
        self._own = FRect(self.room.right - 16 - OWN_WIDTH, self.room.y + 16, OWN_WIDTH, self.room.h - 32)
        self.least = desk.shown.high_bid + 1
        self.most = desk.view.power(desk.view.to_act) if speaking and desk.view.to_act is not None else 0
        self.amount = self.least

    # ---- the person's own part --------------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """The bid, how much, and the pass."""
        if not self.speaking:
            return [Waiting(self.room, self.words("ten.auction"), self.desk.hurry, id=WATCH)]
        own, high = self._own, (self._own.h - GAP) / 2
        half = (own.w - GAP) / 2
        able = self.least <= self.most
        why = "" if able else self.words("ten.auction.cannot", high=self.most)
        say = Button(
            FRect(own.x, own.y + high + GAP, half, high),
            self.words("ten.auction.bid", amount=self.amount),
            self._bid,
            id="bid",
            kind="primary",
            enabled=able,
            why=why,
        )
        decline = Button(
            FRect(own.x + half + GAP, own.y + high + GAP, half, high),
            self.words("ten.auction.pass"),
            self._pass,
            id="pass",
        )
        stepper = Stepper(
            FRect(own.x, own.y, own.w, high),
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
        return [say, decline, stepper] if able else [decline, say, stepper]

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
        amount = lap.get(seat)
        if amount is not None:
            best = amount == shown.high_bid
            canvas.text(
                str(amount),
                right,
                "title",
                colour="brass" if best else "paper-deep",
                align="centre",
                valign="middle",
                shrink=True,
                scale=False,
            )
        elif said:
            canvas.picture("icons/light/cross", _centred(right, face * 0.6), alpha=0.6)
        elif now:
            canvas.picture("icons/light/bid", _centred(right, face * 0.8))
        lines = FRect(box.x + 8, box.y + face + 14, box.w - 16, box.h - face - 18)
        self._draw_facts(canvas, lines, seat, alpha)

    def _draw_facts(self, canvas: Canvas, room: FRect, seat: int, alpha: float) -> None:
        """Name, what the wild would bring, what the seat could pay."""
        view, shown = self.desk.view, self.desk.shown
        third = room.h / 3
        lines = [self.desk.seats[seat].name]
        if shown.block is not None:
            lines.append(self.words("ten.auction.adds", n=view.value_to(seat, shown.block)))
        lines.append(self.words("ten.auction.most", most=view.power(seat)))
        for index, words in enumerate(lines):
            box = FRect(room.x, room.y + index * third, room.w, third)
            colour = "brass-light" if index == 1 else "paper"
            canvas.text(
                words,
                box,
                "small",
                colour=colour,
                align="centre",
                valign="middle",
                wrap=False,
                shrink=True,
                alpha=alpha,
            )


def _centred(room: FRect, side: float) -> FRect:
    return FRect(room.centerx - side / 2, room.centery - side / 2, side, side)
