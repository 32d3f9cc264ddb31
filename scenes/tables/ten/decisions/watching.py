"""Somebody else is on turn: who, and what they have just done."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.canvas import Canvas
from game.widgets.base import Widget
from scenes.tables.ten import pictures
from scenes.tables.ten.decisions.base import Decision, Desk
from scenes.tables.ten.parts import Waiting

#: How many of the latest sentences are shown.
SENTENCES = 3
#: Share of the height for the newest, with large words all of it; how strongly the others are seen.
NEWEST, NEWEST_LARGE, EARLIER = 0.42, 1.0, 0.55
#: Id of the place that has the focus while nothing is to be decided.
WATCH = "watch"


class Watching(Decision):
    """A portrait and the latest sentences, the newest strongest."""

    name = "watching"

    def widgets(self) -> list[Widget]:
        """A place for the focus; a confirm there goes on at once."""
        label = self.desk.told[-1] if self.desk.told else self.words("table.watching")
        return [Waiting(self.room, label, self.desk.hurry, id=WATCH)]

    def draw(self, canvas: Canvas) -> None:
        """A dark sheet with the face of who is on turn."""
        canvas.panel(self.room, "stage")
        side = min(self.room.h - 40, 150.0)
        face = FRect(self.room.x + 28, self.room.centery - side / 2, side, side)
        canvas.picture(pictures.portrait(self.desk.seats[self.desk.shown.active]), face, lift=4)
        left = face.right + 32
        room = FRect(left, self.room.y + 14, self.room.right - left - 24, self.room.h - 28)
        newest = room.h * (NEWEST_LARGE if self.desk.layout.large else NEWEST)
        lines = self.desk.told[-SENTENCES:]
        if lines:
            box = FRect(room.x, room.bottom - newest, room.w, newest)
            canvas.text(lines[-1], box, "body", colour="paper", valign="middle", shrink=True)
        self._draw_earlier(canvas, FRect(room.x, room.y, room.w, room.h - newest), lines[:-1])

    @staticmethod
    def _draw_earlier(canvas: Canvas, room: FRect, lines: Sequence[str]) -> None:
        """What was said before, the latest lowest, as much of it as has room."""
        high = canvas.measure("X", 0, "small")[1]
        y = room.bottom
        for line in reversed(lines):
            y -= high
            if y < room.y - 1:
                return
            box = FRect(room.x, y, room.w, high)
            canvas.text(line, box, "small", colour="paper", valign="middle", wrap=False, shrink=True, alpha=EARLIER)


class Frozen(Watching):
    """The choices that have just been made, as long as their outcome is being shown."""

    name = "frozen"

    def __init__(self, desk: Desk, widgets: Sequence[Widget]) -> None:
        super().__init__(desk)
        self._widgets = tuple(widgets)

    def draw(self, canvas: Canvas) -> None:
        """The same as before."""
        for widget in self._widgets:
            widget.draw(canvas)
