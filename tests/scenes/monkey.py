"""Somebody who does anything at all: random intents for every scene, and the way back from wherever they lead."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import pygame

import rules
from game.app import App
from game.input import KEYBOARD, MOUSE, SYSTEM, TOUCH, Device, Intent, Kind
from game.match import Match, Seat, Setup
from game.scene import Scene
from game.widgets import Page
from scenes import first_scene
from scenes.pause import PauseScene
from scenes.result import ResultScene
from scenes.tables import table_scene
from scenes.title import TitleScene

EVA, JAN, OTA = Seat("Eva"), Seat("Jan", colour=1), Seat("Ota", colour=2, device="pad:3")
IDA = Seat("Ida", "normal", "cautious", colour=3)
MAX = Seat("Max", "normal", "bold", colour=4)
ROBOT = Seat("Robot", "solo", colour=7)

DEVICES = (KEYBOARD, KEYBOARD, MOUSE, MOUSE, TOUCH, Device("pad", 0), Device("pad", 3), SYSTEM)
#: Weights: what plays comes often, what leaves seldom.
KINDS = {
    Kind.CONFIRM: 22,
    Kind.PRESS: 22,
    Kind.MOVE: 18,
    Kind.NUMBER: 5,
    Kind.POINT: 5,
    Kind.CANCEL: 4,
    Kind.NEXT: 4,
    Kind.PREVIOUS: 3,
    Kind.SCROLL: 3,
    Kind.DRAG: 3,
    Kind.RELEASE: 3,
    Kind.TEXT: 4,
    Kind.ALTERNATE: 2,
    Kind.HINT: 2,
    Kind.UNDO: 3,
    Kind.MENU: 1,
    Kind.PEEK: 2,
    Kind.LOG: 1,
    Kind.ERASE: 3,
    Kind.KEY: 1,
    Kind.MUTE: 1,
    Kind.FOCUS_LOST: 1,
    Kind.FOCUS_GAINED: 2,
    Kind.PAD_LOST: 1,
    Kind.PAD_FOUND: 1,
}
TEXTS = (
    "a",
    "Ž",
    "ľ",
    " ",
    "\t",
    "\u0000",
    "\u200b",
    "é" * 60,
    "𝄞",
    "12",
    "-1",
    "9" * 40,
    "{name}",
    "<b>",
    "\u202e",
    "",
)
MOVES = ((1, 0), (-1, 0), (0, 1), (0, -1))
STEPS = (0.0, 1e-9, 0.001, 0.016, 0.016, 0.033, 0.1, 0.5, 30.0)
#: Nobody needs more steps than these to go home.
FAR = 40


def kept_page(scene: object) -> Page | None:
    """The widgets of a scene that has some."""
    page = getattr(scene, "page", None)
    return page if isinstance(page, Page) else None


class Monkey:
    """Does what it likes to an app, always the same for one seed; ``done`` is what it did last."""

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.chance = Random(seed)
        self.done: list[Intent] = []
        self.seen: set[str] = set()
        self._next: list[Intent] = []
        self._dt = 0.0
        app.input.poll = self._poll  # type: ignore[method-assign]

    def play(self, intents: int) -> int:
        """Do that much, in bursts, or until the program is left; how much was done."""
        done = 0
        while done < intents and self.app.running:
            burst = self.chance.choice((1, 1, 1, 2, 5))
            for _ in range(burst):
                self._do(*self._something(), dt=self._dt)
                done += 1
        return done

    def go_home(self) -> None:
        """Back to the title by what a person would do who wants nothing but that. Raises AssertionError."""
        trail = []
        for _ in range(FAR):
            scene = self.app.stack.top
            trail.append(type(scene).__name__)
            if isinstance(scene, TitleScene):
                return
            if isinstance(scene, PauseScene):
                self._leave_game(scene)
            elif not self._went(scene, Kind.CANCEL) and not self._went(scene, Kind.MENU):
                self._do(Intent(Kind.CONFIRM, KEYBOARD))
        raise AssertionError(f"no way home: {' → '.join(trail)}")

    # within

    def _poll(self, dt: float) -> list[Intent]:
        pygame.event.get()
        intents, self._next = self._next, []
        for intent in intents:
            if intent.device != SYSTEM and intent.kind not in (Kind.PAD_FOUND, Kind.PAD_LOST):
                self.app.input.last_device = intent.device
        return intents

    def _do(self, *intents: Intent, dt: float = 0.05) -> None:
        self._next.extend(intents)
        self.done = (self.done + list(intents))[-40:]
        self.app.frame(dt)
        if self.app.stack.top is not None:
            self.seen.add(type(self.app.stack.top).__name__)

    def _something(self) -> list[Intent]:
        chance = self.chance
        kind = chance.choices(list(KINDS), list(KINDS.values()))[0]
        device = chance.choice(DEVICES)
        place = self._place()
        self._dt = chance.choice(STEPS)
        if kind is Kind.PRESS and chance.random() < 0.8:  # a whole click
            pointer = MOUSE if chance.random() < 0.7 else TOUCH
            return [Intent(each, pointer, pos=place) for each in (Kind.POINT, Kind.PRESS, Kind.RELEASE)]
        if kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.DRAG):
            return [Intent(kind, chance.choice((MOUSE, TOUCH)), pos=place)]
        intent = Intent(
            kind,
            device,
            pos=place if kind in (Kind.SCROLL, Kind.ALTERNATE) and chance.random() < 0.7 else None,
            move=chance.choice(MOVES) if kind is Kind.MOVE else (0, 0),
            amount=chance.choice((-40.0, -1.0, 0.0, 0.3, 1.0, 1e6)) if kind is Kind.SCROLL else 0.0,
            text=chance.choice(TEXTS) if kind in (Kind.TEXT, Kind.PAD_LOST, Kind.PAD_FOUND) else "",
            index=chance.choice((0, 1, 2, 3, 5, 9, 40, 511)) if kind is Kind.KEY else chance.randrange(10),
            repeat=kind is Kind.MOVE and chance.random() < 0.3,
        )
        return [intent]

    def _place(self) -> tuple[float, float]:
        """Mostly on something, sometimes anywhere, sometimes beside the picture."""
        chance, page = self.chance, kept_page(self.app.stack.top)
        if page is not None and page.widgets and chance.random() < 0.75:
            rect = chance.choice(list(page.widgets)).rect
            return rect.x + rect.w * chance.random(), rect.y + rect.h * chance.random()
        if chance.random() < 0.1:
            return chance.choice(((-400.0, -300.0), (1e7, 1e7), (0.0, 1080.0), (1920.0, math.inf)))
        return chance.random() * 1920, chance.random() * 1080

    def _went(self, scene: object, kind: Kind) -> bool:
        """A person pressed that and waited until nothing moves."""
        self._do(Intent(kind, KEYBOARD))
        for _ in range(400):
            if self.app.stack.top is not scene or not self.app.moving:
                break
            self._do()
        return self.app.stack.top is not scene

    def _leave_game(self, scene: PauseScene) -> None:
        """Go down to the way out by arrows, as somebody without a mouse."""
        for _ in range(FAR):
            focus = scene.page.focus
            if focus is not None and focus.id == "title_screen":
                self._do(Intent(Kind.CONFIRM, KEYBOARD))
                return
            self._do(Intent(Kind.MOVE, KEYBOARD, move=(0, 1)))
        raise AssertionError("no way to the title from the break")


# ---- where a monkey is let loose ------------------------------------------------------------------------------------


def match_of(app: App, *seats: Seat, seed: int = 5, purpose: str = "table", **more: object) -> Match:
    """A game that has just begun."""
    return Match.start(app.store, Setup("ten", seats, seed, purpose=purpose, **more))  # type: ignore[arg-type]


def advance(match: Match, there: Callable[[Match], bool]) -> Match:
    """Play thoughtfully until it is so, or the game is over."""
    player = rules.player("normal", game="ten", seed=1)
    while match.to_act is not None and not there(match):
        if match.is_person(match.to_act):
            match.act(player.choose(match.view()))
        else:
            match.opponent_move()
    return match


def _phase(name: str) -> Callable[[Match], bool]:
    def there(match: Match) -> bool:
        seat = match.to_act
        own = seat is not None and match.is_person(seat)
        return own and getattr(match.view(), "phase", "") == name and len(match.view().legal_actions()) > 1

    return there


def _table(app: App, name: str) -> Scene:
    return table_scene(app, advance(match_of(app, EVA, JAN, OTA), _phase(name)))


def _late(app: App) -> Scene:
    match = match_of(app, EVA, IDA, JAN, MAX, OTA)
    return table_scene(app, advance(match, lambda now: getattr(now.view(), "deck_left", 0) <= 3))


def _solo(app: App, level: int) -> Scene:
    match = match_of(app, EVA, ROBOT, purpose="solo", options={"solo_level": level})
    return table_scene(app, match)


def _over(app: App) -> Scene:
    return ResultScene(app, advance(match_of(app, EVA, JAN, OTA), lambda now: False))


def _over_alone(app: App) -> Scene:
    match = match_of(app, EVA, ROBOT, purpose="ladder", options={"solo_level": 4}, level=4)
    return ResultScene(app, advance(match, lambda now: False))


def _push(scene: Callable[[App], Scene | None]) -> Callable[[App], None]:
    def place(app: App) -> None:
        made = scene(app)
        if made is not None:
            app.push(made)

    return place


def _continued(app: App) -> Scene:
    seen = advance(match_of(app, EVA, IDA, JAN), _phase("auction"))
    return table_scene(app, Match.load(app.store, seen.id), resumed=True)


def _paused(app: App) -> None:
    table = _table(app, "auction")
    app.push(table)
    app.push(PauseScene(app, table, notice="Pad"))  # type: ignore[arg-type]


def _above_table(kind: Kind) -> Callable[[App], None]:
    def place(app: App) -> None:
        app.push(_table(app, "buy"))
        assert app.stack.top is not None
        app.stack.top.handle(Intent(kind, KEYBOARD))

    return place


def _page(name: str) -> Callable[[App], None]:
    def place(app: App) -> None:
        page = kept_page(app.stack.top)
        assert page is not None and page.focus_on(name)
        app.stack.top.handle(Intent(Kind.CONFIRM, KEYBOARD))  # type: ignore[union-attr]

    return place


def _seat_sheet(app: App) -> None:
    _page("play")(app)
    scene = app.stack.top
    page = kept_page(scene)
    assert scene is not None and page is not None
    for name in ("tabs-1", "seat-0"):
        widget = page.find(name)
        assert widget is not None, name
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            scene.handle(Intent(kind, MOUSE, pos=widget.rect.center))


#: Every scene there is, each above the title: how somebody gets there.
PLACES: dict[str, Callable[[App], None]] = {
    "title": lambda app: None,
    "leaving": _page("quit"),
    "setup": _page("play"),
    "seat": _seat_sheet,
    "ladder": _page("ladder"),
    "daily": _page("daily"),
    "rules": _page("rules"),
    "settings": _page("settings"),
    "solo-4": _push(lambda app: _solo(app, 4)),
    "solo-10": _push(lambda app: _solo(app, 10)),
    "turn": _push(lambda app: _table(app, "play")),
    "auction": _push(lambda app: _table(app, "auction")),
    "buying": _push(lambda app: _table(app, "buy")),
    "paying": _push(lambda app: _table(app, "pay wild")),
    "last-cards": _push(_late),
    "continued": _push(_continued),
    "break": _paused,
    "log": _above_table(Kind.LOG),
    "pile": _above_table(Kind.PEEK),
    "result": _push(_over),
    "result-alone": _push(_over_alone),
}


def begin(folder: Path, place: Callable[[App], None]) -> App:
    """A program whose title is open, and that place above it."""
    app = App.headless(folder, (960, 540), mute=True)
    app.push(first_scene(app))
    app.frame(0.0)
    place(app)
    app.frame(0.0)
    return app


def told(intents: Iterable[Intent]) -> str:
    """Intents for a message, one a line."""
    return "\n".join(
        f"{intent.kind} {intent.device.kind} {intent.pos or ''} {intent.move} {intent.text!r} {intent.index}"
        for intent in intents
    )
