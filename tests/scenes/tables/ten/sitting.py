"""People at the table of TEN: they decide by mouse alone, keyboard alone, or one controller alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

import pygame

from game.app import App
from game.input import Kind
from game.match import Match, Seat, Setup
from rules.ten import TenAction, TenView
from scenes.tables import table_scene
from scenes.tables.ten.scene import TenTable
from tests.hands import Hands
from tests.virtual_pad import VirtualPad

EVA, JAN, OTA, IDA, LEO = (Seat(name, colour=n) for n, name in enumerate(("Eva", "Jan", "Ota", "Ida", "Leo")))
MAX = Seat("Max", "normal", "bold", colour=5)
BEA = Seat("Bea", "normal", "cautious", colour=6)
ROBOT = Seat("Robot", "solo", colour=7)


def sit_down(
    app: App, *seats: Seat, seed: int = 0, deck: str | None = None, speed: str = "instant", level: int | None = None
) -> TenTable:
    """A new game, its table on top of the app."""
    app.settings.change(speed=speed)
    options = {} if level is None else {"solo_level": level}
    match = Match.start(app.store, Setup("ten", tuple(seats), seed, options, deck))
    table = table_scene(app, match)
    assert isinstance(table, TenTable)
    app.push(table)
    return table


def view_of(table: TenTable) -> TenView:
    """What the person in front may know."""
    view = table.match.view()
    assert isinstance(view, TenView)
    return view


class Player(ABC):
    """Somebody who plays with one device and nothing else."""

    def __init__(self, app: App, seed: int = 0) -> None:
        self.app = app
        self.hands = Hands(app)
        self.chance = Random(seed)
        self.said: list[Kind] = []

    @abstractmethod
    def use(self, id: str) -> None:
        """Choose the widget of that id."""

    @abstractmethod
    def raise_bid(self, times: int) -> None:
        """Set the bid higher, step by step."""

    def play(self, table: TenTable, most: int = 2000) -> int:
        """Decide whenever it is a person's turn, until the game is over; how many decisions that took."""
        for count in range(most):
            self.hands.settle()
            if table.match.to_act is None:
                return count
            self.decide(table)
        raise AssertionError("this game does not end")

    def decide(self, table: TenTable) -> None:
        """One decision, each allowed one equally likely."""
        view = view_of(table)
        before = len(table.match.record.actions)
        if view.due:
            self.use("confirm")
        else:
            self.act(table, self.chance.choice(view.legal_actions()))
        assert len(table.match.record.actions) > before, f"{view.phase}: nothing happened"

    def act(self, table: TenTable, action: TenAction) -> None:
        """Do just that, and pay for it."""
        if action.verb == "bid":
            self.raise_bid(action.amount - view_of(table).high_bid - 1)
            self.use("bid")
        elif action.verb == "buy":
            self.use(f"market-{action.card}")
            self.use("confirm")
        else:
            self.use(str(action))


class Mouse(Player):
    """Clicks."""

    def use(self, id: str) -> None:
        """Point, press, let go."""
        self.hands.click(id)

    def raise_bid(self, times: int) -> None:
        """The right part of the number is its plus."""
        for _ in range(times):
            rect = self.hands.find("amount").rect
            self.hands.click_at((rect.right - rect.w * 0.15, rect.centery))


class Keys(Player):
    """Tab, Enter, arrows."""

    def use(self, id: str) -> None:
        """Go there, then confirm."""
        self.go(id)
        self.press(pygame.KSCAN_RETURN)

    def raise_bid(self, times: int) -> None:
        """Arrow right on the number."""
        if times:
            self.go("amount")
        for _ in range(times):
            self.press(pygame.KSCAN_RIGHT)

    def go(self, id: str) -> None:
        """Tab until it has the focus."""
        self.hands.find(id)
        for _ in range(len(self.hands.page.widgets) + 1):
            focus = self.hands.page.focus
            if focus is not None and focus.id == id:
                return
            self.press(pygame.KSCAN_TAB)
        raise AssertionError(f"the focus never comes to {id}")

    def press(self, scancode: int) -> None:
        """A key, down and up."""
        self.hands.key(scancode)


class Pad(Keys):
    """Shoulder button, A, cross."""

    BUTTONS = {  # noqa: RUF012 — a table
        pygame.KSCAN_RETURN: pygame.CONTROLLER_BUTTON_A,
        pygame.KSCAN_TAB: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
        pygame.KSCAN_RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    }

    def __init__(self, app: App, pad: VirtualPad, seed: int = 0) -> None:
        super().__init__(app, seed)
        self.pad = pad
        self.hands.frames(3)  # the app learns of the controller

    def press(self, scancode: int) -> None:
        """The button that means the same."""
        for down in (True, False):
            self.pad.button(self.BUTTONS[scancode], down)
            self.hands.frames(2)
