"""A tour of the program: ``python -m tests.tour DIR [--lang L] [--size WxH] [--text-scale S] [--reduced-motion]``.

Drives the real program without a screen through every scene and the notable moments of a game, and saves a numbered
picture of each.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

import rules
from game.app import App
from game.launch.speech import LANGUAGES
from game.match import Match, Seat, Setup
from game.settings import TEXT_SCALES
from scenes import first_scene
from scenes.rules import BOOKS
from scenes.settings import TABS
from scenes.tables.base import Table
from tests.hands import Hands

EVA = Seat("Eva", colour=0)
JAN = Seat("Jan", colour=1)
OTA = Seat("Ota", colour=2)
IDA = Seat("Ida", "normal", "cautious", colour=3)
MAX = Seat("Max", "normal", "bold", colour=4)
#: Ends every deck that is not to end.
REST = "B1 G1 O1 R1 $2 B2 G2 O2 R2 $3 B3 G3 O3 R3 $4 B5 G5 O5"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the pictures should look like."""

    folder: Path
    language: str = "en"
    size: tuple[int, int] = (1280, 720)
    text_scale: float = 1.0
    reduced_motion: bool = False


class Tour:
    """Goes from scene to scene; `shots` are the names of the pictures taken so far."""

    def __init__(self, wishes: Wishes, user_folder: Path) -> None:
        self.wishes = wishes
        self.shots: list[str] = []
        self.app = App.headless(user_folder, wishes.size, lang=wishes.language, mute=True)
        self.app.settings.change(
            text_scale=wishes.text_scale, reduced_motion=wishes.reduced_motion, language=wishes.language
        )
        self.hands = Hands(self.app)

    def run(self) -> None:
        """Everything, one after the other."""
        self.app.push(first_scene(self.app))
        self.shoot("title")
        stops: list[Callable[[], None]] = [self.menus, self.rules, self.settings, self.first_deal, self.turn]
        stops += [self.auction, self.bust, self.market, self.end, self.solo]
        for stop in stops:
            stop()

    def close(self) -> None:
        """Let the program go."""
        self.app.close()

    # stops

    def menus(self) -> None:
        """Setting up, ladder, daily deal, leaving."""
        hands = self.hands
        hands.click("play")
        self.shoot("setup-alone")
        hands.click("tabs-1")
        self.shoot("setup-table")
        hands.click("seat-0")
        self.shoot("setup-seat")
        self.back()
        for page in ("ladder", "daily"):
            hands.click(page)
            self.shoot(page)
            self.back()
        hands.click("quit")
        self.shoot("quit-dialog")
        self.back()

    def rules(self) -> None:
        """Every page of the rules."""
        self.hands.click("rules")
        count = len(BOOKS["ten"]())
        for number in range(count):
            self.shoot(f"rules-{number + 1}")
            self.hands.key(pygame.KSCAN_E)
        self.back()

    def settings(self) -> None:
        """Every page of the settings, and a key that is waited for."""
        hands = self.hands
        hands.click("settings")
        for tab in TABS:
            self.shoot(f"settings-{tab}")
            if tab != TABS[-1]:
                hands.key(pygame.KSCAN_E)
        hands.click("key-hint")
        self.shoot("settings-press-a-key")
        hands.key(pygame.KSCAN_ESCAPE)
        self.back()

    def first_deal(self) -> None:
        """A new game for five; what lies over a table."""
        hands = self.hands
        self.deal((EVA, JAN, IDA, MAX, OTA), f"R3 $2 B4 {REST}")
        self.shoot("first-deal")
        hands.key(pygame.KSCAN_P)
        self.shoot("pile-peek")
        self.back()
        hands.key(pygame.KSCAN_L)
        self.shoot("log-empty")
        self.back()
        hands.key(pygame.KSCAN_F10)
        self.shoot("pause")
        hands.click("restart")
        self.shoot("restart-dialog")
        self.back()
        self.home()
        self.shoot("title-with-game")

    def turn(self) -> None:
        """The choice between drawing and the two rewards; hint and log."""
        hands = self.hands
        self.deal((EVA, JAN, OTA), f"R3 $2 B4 {REST}", ["draw", "draw"])
        hands.click("draw")
        self.shoot("turn")
        hands.key(pygame.KSCAN_H)
        self.shoot("hint")
        hands.click("take numbers")
        hands.frames(4)
        self.shoot("taking-numbers", settle=False)
        self.shoot("after-the-reward")
        hands.key(pygame.KSCAN_L)
        self.shoot("log")
        self.back()
        self.home()

    def auction(self) -> None:
        """A wild: bidding, the last word, and paying for it."""
        hands = self.hands
        self.deal((EVA, JAN, OTA), f"R3 O2 G1 *# {REST}", ["draw", "draw", "draw"])
        hands.click("draw")
        hands.frames(4)
        self.shoot("auction-opens", settle=False)
        self.shoot("auction")
        hands.key(pygame.KSCAN_6)
        self.shoot("auction-bid-too-high")
        hands.key(pygame.KSCAN_2)
        hands.click("bid")
        hands.settle()
        hands.click("pass")
        self.shoot("auction-last-word")
        hands.key(pygame.KSCAN_4)
        hands.click("bid")
        hands.frames(4)
        self.shoot("auction-won", settle=False)
        self.shoot("payment")
        hands.click("token-0")
        self.shoot("payment-short")
        hands.click("reset")
        hands.click("confirm")
        hands.frames(5)
        self.shoot("payment-moving", settle=False)
        self.shoot("wild-taken")
        self.home()

    def bust(self) -> None:
        """Too much of numbers, and too much of currency."""
        hands = self.hands
        self.deal((EVA, JAN, OTA), f"R6 $2 B5 O4 {REST}", ["draw", "draw", "draw"])
        self.shoot("before-the-bust")
        hands.click("draw")
        hands.frames(14)
        self.shoot("bust-moving", settle=False)
        self.shoot("bust")
        self.home()

    def market(self) -> None:
        """A market of sixty cards, buying from it."""
        hands = self.hands
        numbers = [f"{colour}{number}" for colour in "RBOG" for number in range(1, 10)]
        numbers += [f"{colour}{number}" for colour in "RBOG" for number in range(1, 7)]
        deck = " ".join(f"{card} $1" for card in numbers)
        actions = ["draw", "draw", "take currency"] * len(numbers)
        self.deal((EVA, JAN, OTA), f"{deck} R2 R3 $1 {REST}", [*actions, "draw", "draw"])
        self.shoot("market-full")
        hands.click("take numbers")
        hands.settle()
        self.shoot("buy")
        hands.click("market-R4")
        self.shoot("buy-confirm")
        hands.click("confirm")
        hands.frames(5)
        self.shoot("buying-moving", settle=False)
        hands.settle()
        self.home()

    def end(self) -> None:
        """The last cards, last buys, the count, the result."""
        hands = self.hands
        self.deal((EVA, JAN), "R5 $1 R4 R3 $2", ["draw", "draw", "take currency", "draw", "draw", "draw"])
        hands.click("take numbers")
        hands.settle()
        hands.click("done")
        self.shoot("last-buys")
        match = Match.start(self.app.store, Setup("ten", (EVA, JAN, OTA), 11))
        player = rules.player("normal", game="ten", seed=1)
        while getattr(match.view(), "deck_left", 0) > 0:
            match.act(player.choose(match.view()))
        self.go_on()
        self.shoot("last-card")
        while self.decide():
            pass
        hands.frames(20)
        self.shoot("final-count", settle=False)
        hands.frames(50)
        self.shoot("final-count-later", settle=False)
        for _ in range(400):
            if not isinstance(hands.scene, Table):
                break
            hands.frames()
        self.shoot("result")
        self.home()

    def decide(self) -> bool:
        """Click through one decision; False once nobody is to decide any more."""
        hands = self.hands
        for _ in range(400):
            table = hands.scene
            if not isinstance(table, Table) or table.match.to_act is None:
                return False
            wanted = ("take numbers", "take currency", "done", "confirm", "pass", "draw")
            there = [id for id in wanted if hands.has(id) and hands.find(id).enabled]
            if there and not table.busy:
                hands.click(there[0])
                return True
            hands.frames()
        return False

    def solo(self) -> None:
        """Against the automatic opponent, to be gone on with."""
        hands = self.hands
        hands.click("play")
        hands.click("level-7")
        hands.click("start")
        hands.frames(3)
        self.shoot("deal-moving", settle=False)
        self.shoot("solo")
        self.home()
        setup = Setup("ten", (EVA, Seat("Tik", "solo")), 4712, {"solo_level": 6}, f"R3 $2 B4 O5 $1 G4 {REST}")
        match = Match.start(self.app.store, setup)
        self.play(match, ["draw", "draw", "draw", "take currency"])
        self.home()
        self.shoot("title-continue")
        hands.click("continue")
        self.shoot("since-last-time")
        self.home()

    # steps

    def deal(self, seats: Sequence[Seat], deck: str, actions: Sequence[str] = ()) -> None:
        """Put a game of that deck into the store, played so far, and go on with it from the title."""
        match = Match.start(self.app.store, Setup("ten", tuple(seats), 4711, deck=deck))
        self.play(match, actions)
        self.go_on()

    def go_on(self) -> None:
        """Go on with the game played last, from the title; what is told about it is put away."""
        self.home()
        self.hands.click("continue")
        self.hands.settle()
        if self.hands.has("close"):
            self.hands.click("close")
        self.hands.settle()

    @staticmethod
    def play(match: Match, actions: Sequence[str]) -> None:
        """Take these actions; computers act in between."""
        for text in actions:
            match.act(next(action for action in match.view().legal_actions() if str(action) == text))
            while match.to_act is not None and not match.is_person(match.to_act):
                match.opponent_move()

    def back(self) -> None:
        """What lies on top goes."""
        self.hands.key(pygame.KSCAN_ESCAPE)
        self.hands.settle()

    def home(self) -> None:
        """Back to the title, from wherever."""
        self.app.reset(first_scene(self.app))
        self.hands.settle()

    def shoot(self, name: str, *, settle: bool = True) -> None:
        """Take a picture, when everything is at rest or right now."""
        if settle:
            self.hands.settle()
        self.app.draw()
        self.shots.append(name)
        file = self.wishes.folder / f"{len(self.shots):03}-{name}.png"
        pygame.image.save(self.app.viewport.surface, file)


def size_of(text: str) -> tuple[int, int]:
    """``1920x1080`` as numbers. Raises ValueError."""
    width, _, height = text.lower().partition("x")
    return int(width), int(height)


def wishes_of(arguments: Sequence[str]) -> Wishes:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.tour", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--size", type=size_of, default=(1280, 720), metavar="WxH")
    parser.add_argument("--text-scale", type=float, choices=TEXT_SCALES, default=1.0)
    parser.add_argument("--reduced-motion", action="store_true")
    asked = parser.parse_args(arguments)
    return Wishes(asked.folder, asked.lang, asked.size, asked.text_scale, asked.reduced_motion)


def main(arguments: Sequence[str]) -> int:
    """Take all pictures; how many there are is told."""
    wishes = wishes_of(arguments)
    wishes.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as user_folder:
        tour = Tour(wishes, Path(user_folder))
        try:
            tour.run()
        finally:
            tour.close()
    print(f"{len(tour.shots)} pictures in {wishes.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
