"""The challenge ladder: a rung for each level of the automatic opponent, with what was won and lost there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame

import rules
from game.layout import Down
from game.match import Match
from game.store.standings import Rung
from game.widgets import Label, Widget, paint
from game.widgets.base import Action, longest_word
from scenes.lineup import solo_setup
from scenes.menu import MenuScene
from scenes.tables import table_scene

if TYPE_CHECKING:
    from game.app import App
    from game.canvas import Canvas
    from game.input import Device
    from game.locale import Words

GAME = "ten"
LEVEL = "solo_level"
#: Where the two rails are, from the left edge of a rung, and how thick they are; the medal between them.
RAILS, RAIL, STEP, MEDAL = (34.0, 162.0), 18.0, 22.0, 35.0
FACE = 66.0
#: Where words begin; the room for wreath and figures at the right; least height.
WORDS, PRIZE, HEIGHT = 254.0, 120.0, 92.0


class LadderRung(Widget):
    """One level. ``here``: the person stands here, it is the lowest that was not won yet; ``rival``: and the automatic
    opponent here, at the top."""

    role: ClassVar[str] = "tile"

    def __init__(
        self, words: Words, level: int, rung: Rung | None, on_confirm: Action, *, here: bool, rival: bool
    ) -> None:
        super().__init__(None, f"{words('setup.level', level=level)}. {words(f'level.{level}')}", id=f"level-{level}")
        self.level = level
        self.won = bool(rung and rung.won)
        self.here = here
        self.rival = rival
        self.on_confirm = on_confirm
        self.sentence = words(f"level.{level}")
        self.figures = " · ".join(_figures(words, rung))

    @property
    def value(self) -> str:
        return self.figures

    def confirm(self, device: Device) -> None:
        """Play there."""
        self.on_confirm()

    def measure(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """As high as its words, but never lower than a rung."""
        room = self._room(width)
        high = canvas.measure(self.sentence, room, "body")[1] + canvas.measure(self.figures, room, "small")[1]
        least = max(longest_word(canvas, self.sentence, "body"), longest_word(canvas, self.figures, "small"))
        return max(width, WORDS + least + PRIZE), max(HEIGHT, high + 12)

    @staticmethod
    def _room(width: float) -> float:
        return max(1.0, width - WORDS - PRIZE - 24)

    def ring(self) -> pygame.FRect:
        """Around the words."""
        return self._plate()

    def _plate(self) -> pygame.FRect:
        rect = self.rect
        return pygame.FRect(rect.x + WORDS - 24, rect.y + 4, rect.w - WORDS + 24, rect.h - 8)

    def draw(self, canvas: Canvas) -> None:
        """Rails, rung, medal, words, wreath."""
        self._draw_rails(canvas)
        plate = self._plate()
        sunk = 2.0 if self.down else 0.0
        paint.plate(canvas, plate, "ink", self.glow)
        room = pygame.FRect(self.rect.x + WORDS, plate.y + sunk, self._room(self.rect.w), plate.h)
        high = canvas.measure(self.sentence, room.w, "body")[1]
        below = canvas.measure(self.figures, room.w, "small")[1]
        top = room.centery - (high + below) / 2
        canvas.text(self.sentence, pygame.FRect(room.x, top, room.w, high + 2), "body")
        figures = pygame.FRect(room.x, top + high, room.w, below + 2)
        canvas.text(self.figures, figures, "small", colour="ink-soft")
        self._draw_prize(canvas, pygame.FRect(plate.right - PRIZE, plate.y + sunk, PRIZE - 16, plate.h))

    def _draw_rails(self, canvas: Canvas) -> None:
        rect, middle = self.rect, self.rect.centery
        left, right = rect.x + RAILS[0], rect.x + RAILS[1]
        for x in (left, right):
            canvas.bar(pygame.FRect(x - RAIL / 2, rect.y - 1, RAIL, rect.h + 2), "wood", 0)
            canvas.bar(pygame.FRect(x - RAIL / 2, rect.y - 1, 4, rect.h + 2), "wood-light", 0)
            canvas.bar(pygame.FRect(x + RAIL / 2 - 4, rect.y - 1, 4, rect.h + 2), "wood-dark", 0)
        canvas.bar(pygame.FRect(left - 12, middle - STEP / 2 + 4, right - left + 24, STEP), "wood-dark", STEP / 2)
        canvas.bar(pygame.FRect(left - 12, middle - STEP / 2, right - left + 24, STEP), "wood-light", STEP / 2)
        centre = ((left + right) / 2, middle)
        canvas.circle((centre[0] + 2, centre[1] + 4), MEDAL + 3, "wood-deep", alpha=0.5)
        canvas.circle(centre, MEDAL + 3, "wood-dark")
        canvas.circle(centre, MEDAL, "brass" if self.won else "paper")
        box = pygame.FRect(centre[0] - MEDAL, centre[1] - MEDAL, 2 * MEDAL, 2 * MEDAL)
        canvas.text(str(self.level), box, "heading", align="centre", valign="middle", wrap=False, scale=False)
        if self.here:
            canvas.picture("faces/person-0", pygame.FRect(left - FACE * 0.78, middle - FACE / 2, FACE, FACE), lift=6)
        if self.rival:
            canvas.picture("faces/solo", pygame.FRect(right - FACE * 0.3, middle - FACE / 2, FACE, FACE), lift=6)

    def _draw_prize(self, canvas: Canvas, room: pygame.FRect) -> None:
        side = min(room.h * 0.96, 92.0)
        box = pygame.FRect(room.centerx - side / 2, room.centery - side / 2, side, side)
        if self.won:
            canvas.picture("tokens/laurel", box)
            paint.picture_of(canvas, "check", box.center, side * 0.42, "ink")
        elif self.glow > 0:
            paint.picture_of(canvas, "play", box.center, side * 0.5, "ink", self.glow)


def _figures(words: Words, rung: Rung | None) -> list[str]:
    """What was won and lost; games with help apart."""
    if rung is None:
        return [words("ladder.fresh")]
    found = []
    if rung.won or rung.lost:
        found += [words("ladder.won", n=rung.won), words("ladder.lost", n=rung.lost)]
    if rung.best is not None:
        found.append(words("ladder.best", margin=f"+{rung.best}" if rung.best > 0 else rung.best))
    if rung.marked:
        found.append(words("ladder.marked", n=rung.marked))
    return found


class LadderScene(MenuScene):
    """Choose a rung and play. ``level``: where the focus begins, else where the person stands."""

    heading = "ladder.title"

    def __init__(self, app: App, level: int | None = None) -> None:
        super().__init__(app)
        self.levels: tuple[int, ...] = tuple(rules.GAMES[GAME].options[LEVEL].values)
        self._first = level

    def enter(self) -> None:
        """Begin where the person stands."""
        super().enter()
        level = self._first if self._first in self.levels else self.standing(self.app.store.ladder(GAME))
        self.page.focus_on(f"level-{level}")

    def standing(self, rungs: dict[int, Rung]) -> int:
        """The lowest level that was not won yet, the highest if all were."""
        return next((level for level in self.levels if not rungs.get(level, Rung()).won), self.levels[-1])

    def fill(self) -> None:
        """What it is about, the rungs from the top down, the way back."""
        canvas, words, inner = self.app.canvas, self.app.words, self.inner
        rungs = self.app.store.ladder(GAME)
        here = self.standing(rungs)
        about = Label(None, words("ladder.text"), "small", colour="ink-soft", align="centre")
        back = self.back_button()
        top, foot = about.measure(canvas, inner.w)[1], back.measure(canvas, inner.w)[1]
        self.page.line(pygame.FRect(inner.x, inner.y, inner.w, top), about)
        body = pygame.FRect(inner.x, inner.y + top + 6, inner.w, inner.h - top - foot - 18)
        steps = [
            LadderRung(
                words,
                level,
                rungs.get(level),
                self._player(level),
                here=level == here,
                rival=level == self.levels[-1] and not rungs.get(level, Rung()).won,
            )
            for level in reversed(self.levels)
        ]
        self.page.column(body, Down(*steps, gap=0), valign="middle", id="rungs")
        self.page.line(pygame.FRect(inner.x, inner.bottom - foot, inner.w, foot), back, align="left")

    def _player(self, level: int) -> Action:
        return lambda: self.play(level)

    def play(self, level: int) -> None:
        """A new game at that level."""
        setup = solo_setup(self.app.store, self.app.words, level, purpose="ladder")
        self.app.replace(table_scene(self.app, Match.start(self.app.store, setup)))
