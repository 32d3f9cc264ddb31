"""How the table behaves: pace, skipping, going back, advice, breaks, and that it always shows the truth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

import rules
from game.app import App
from game.input import KEYBOARD, MOUSE, Device, Intent, Kind
from game.match import Match, Seat
from rules.ten import DONE, DRAW, PASS, TAKE_CURRENCY, TAKE_NUMBERS, TenAction, bid
from scenes.pause import PauseScene
from scenes.result import ResultScene
from scenes.tables import table_scene
from scenes.tables.overlays import LogScene, SinceScene
from scenes.tables.ten.decisions.auction import Auction
from scenes.tables.ten.decisions.purchase import Buy, Pay
from scenes.tables.ten.decisions.turn import Turn
from scenes.tables.ten.parts import Choice
from scenes.tables.ten.peek import MarketScene, PileScene, SeatScene
from scenes.tables.ten.scene import TenTable
from scenes.tables.ten.shown import Shown
from tests.hands import Hands
from tests.scenes.tables.ten.sitting import BEA, EVA, IDA, JAN, LEO, MAX, OTA, ROBOT, Keys, sit_down, view_of

CONFIRM = Intent(Kind.CONFIRM, KEYBOARD)


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)


def drawn(app: App) -> list[tuple[str, tuple[int, int, int, int]]]:
    """What is to be seen, and where."""
    app.draw()
    app.draw()
    return [(item.label, tuple(item.dest)) for item in app.canvas.items]


def do(table: TenTable, hands: Hands, *actions: str) -> None:
    for action in actions:
        hands.settle()
        table.do(TenAction(action))
    hands.settle()


# ---- the truth ----------------------------------------------------------------------------------------------------


class Checked(TenTable):
    """Compares what the events led to with the truth, each time all is still."""

    checks = 0

    def settle(self) -> None:
        if hasattr(self, "decision"):  # not before the first picture
            assert self.shown == self._truth()
            assert not self.props.flying
            assert len(self.props.row) == len(self.shown.row) or not self.checks
            self.checks += 1
        super().settle()


@pytest.mark.parametrize(("speed", "reduced"), [("instant", False), ("fast", False), ("fast", True)])
@pytest.mark.parametrize("seats", [(EVA, ROBOT), (EVA, MAX, JAN), (EVA, JAN, OTA, IDA, LEO)])
def test_events_lead_to_the_truth(
    make_app: Callable[..., App], speed: str, reduced: bool, seats: tuple[Seat, ...]
) -> None:
    app = make_app((320, 180))
    app.settings.change(speed=speed, reduced_motion=reduced)
    options = {"solo_level": 6} if ROBOT in seats else {}
    from game.match import Setup

    deck = "R4 $2 R# B5 G6 O7 B6 $5 R1 *3 G2 O3 R2 R3 *# B1 $3 O1 G9 O9 B9 R5 $1 G1"
    table = Checked(app, Match.start(app.store, Setup("ten", seats, 4, options, deck)))
    app.push(table)
    hands, player = Hands(app), rules.player("random", game="ten", seed=5)
    while table.match.to_act is not None:
        hands.settle()
        if table.match.to_act is not None:
            table.do(player.choose(view_of(table)))
    assert table.checks > 20


def test_every_seat_and_size_has_regions(make_app: Callable[..., App]) -> None:
    app = make_app((320, 180))
    for scale in (1.0, 1.6):
        for seats in ((EVA, ROBOT), (EVA, JAN), (EVA, JAN, OTA), (EVA, JAN, OTA, IDA), (EVA, JAN, OTA, IDA, LEO)):
            app.settings.change(text_scale=scale)
            table = sit_down(app, *seats, level=5 if ROBOT in seats else None)
            layout = table.layout
            safe = app.viewport.safe.inflate(2, 24)  # ribbons may reach a little higher
            panels = [place.panel for place in layout.seats]
            parts = [*panels, *(layout.rect(name) for name in ("stage", "decision", "market", "tools", "ribbon"))]
            assert all(safe.contains(part) for part in parts)
            assert [
                (a, b) for n, a in enumerate(parts) for b in parts[n + 1 :] if a.inflate(-2, -2).colliderect(b)
            ] == []
            assert len(layout.row(25)) == 25


# ---- a turn ---------------------------------------------------------------------------------------------------------


def test_the_choices_of_a_turn_say_why_not(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, deck="R4 $2 B5 R#")
    hands.settle()
    assert isinstance(table.decision, Turn)
    hands.click("take numbers")
    assert not table.match.record.actions
    assert table.page.bubble is not None
    assert table.page.bubble.words == app.words("ten.why.nothing_showing")
    hands.click("draw")
    hands.settle()
    hands.click("take currency")
    assert table.page.bubble.words == app.words("ten.why.no_currency_showing")
    assert table.match.record.actions == [DRAW]


def test_the_pile_itself_can_be_drawn_from(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, deck="R4 $2 B5 R# R1 R2")
    hands.settle()
    hands.click("pile")
    hands.settle()
    assert table.match.record.actions == [DRAW]
    do(table, hands, "draw", "draw", "draw")
    assert isinstance(table.decision, Auction)
    hands.click("pile")
    assert len(table.match.record.actions) == 4
    assert table.page.bubble is not None


@pytest.mark.parametrize(("key", "action"), [(1, DRAW), (2, TAKE_NUMBERS), (3, TAKE_CURRENCY)])
def test_digits_choose(app: App, hands: Hands, key: int, action: TenAction) -> None:
    table = sit_down(app, EVA, JAN, deck="R4 $2 B5 R# R1 R2")
    do(table, hands, "draw", "draw")
    hands.key(getattr(pygame, f"KSCAN_{key}"))
    assert table.match.record.actions[-1] == action


def test_what_is_said_before_a_choice_is_what_happens(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, OTA, deck="R4 $2 R5 $3 B9 B9 R1 R2")
    do(table, hands, "draw", "draw", "draw", "draw")
    labels = [label for label, _ in drawn(app)]
    assert labels.count("+5") >= 3  # what a bust would bring the others, what numbers would, what currency would
    assert "cards/ten/mini/R4" in labels
    do(table, hands, "take numbers")
    assert view_of(table).tokens == (5, 10, 10)


def test_a_bust_costs_what_lies_there_and_not_the_card_that_busts(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, deck="R4 $2 R5 B9 B9 R1 R2")
    do(table, hands, "draw", "draw", "draw")
    choice = hands.find("draw")
    assert isinstance(choice, Choice)
    shown = [picture for chip in choice.chips for picture in chip.pictures]
    assert [name for name in shown if "/mini/" in name] == ["cards/ten/mini/R4", "cards/ten/mini/R5"]


def test_the_chance_can_be_hidden(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, deck="R9 R4 R1 R1 $2")
    do(table, hands, "draw")
    assert "25%" in [label for label, _ in drawn(app)]
    app.settings.change(show_chance=False)
    labels = [label for label, _ in drawn(app)]
    assert "25%" not in labels
    assert "4" in labels  # which cards would bust can be seen all the same


# ---- buying and paying ----------------------------------------------------------------------------------------------


def buying(app: App, hands: Hands) -> TenTable:
    """Jan has R1, B1 and B2 and may buy R4, but not R9, which costs too much."""
    table = sit_down(app, EVA, JAN, deck="R4 R9 R1 B1 B2 G1 G2 G3")
    do(table, hands, "draw", "draw", "draw", "draw", "draw", "take numbers")
    return table


def test_buying_says_what_it_costs_and_undoes_as_one(app: App, hands: Hands) -> None:
    table = buying(app, hands)
    assert isinstance(table.decision, Buy)
    before = len(table.match.record.actions)
    hands.click("market-R9")
    assert isinstance(table.decision, Buy)
    assert table.page.bubble is not None
    assert table.page.bubble.words == app.words("ten.why.cannot_afford", price=9, power=8)
    hands.click("market-R4")
    assert isinstance(table.decision, Pay)
    assert len(table.match.record.actions) == before
    hands.key(pygame.KSCAN_ESCAPE)
    assert isinstance(table.decision, Buy)
    hands.key(pygame.KSCAN_4)
    assert isinstance(table.decision, Pay)
    hands.click("confirm")
    hands.settle()
    assert [str(action) for action in table.match.record.actions[before:]] == ["buy R4", *["pay token"] * 4]
    hands.click("undo")
    hands.settle()
    assert len(table.match.record.actions) == before
    assert isinstance(table.decision, Buy)
    assert "undone" in table.match.marks


def test_paying_is_changed_coin_by_coin(app: App, hands: Hands) -> None:
    table = buying(app, hands)
    hands.click("market-R4")
    hands.click("own-B2")
    pay = table.decision
    assert isinstance(pay, Pay)
    assert dict(pay.plan.chosen) == {"token": 3, "B2": 1}
    hands.click("token-0")
    assert pay.plan.short == 1
    hands.click("confirm")
    assert isinstance(table.decision, Pay)
    assert table.page.bubble is not None
    hands.click("token-4")
    hands.click("confirm")
    hands.settle()
    assert [str(action) for action in table.match.record.actions[-4:]] == [*["pay token"] * 3, "pay B2"]
    assert [str(card) for card in view_of(table).collections[1]] == ["R1", "R4", "B1"]


def test_more_than_enough_is_refused(app: App, hands: Hands) -> None:
    table = buying(app, hands)
    hands.click("market-R4")
    hands.click("token-4")
    pay = table.decision
    assert isinstance(pay, Pay)
    assert pay.plan.value == 4
    assert table.page.bubble is not None
    assert table.page.bubble.words == app.words("ten.pay.enough")


def test_a_game_saved_in_the_middle_of_paying_goes_on(app: App, hands: Hands) -> None:
    table = buying(app, hands)
    table.match.act(TenAction("buy R4"))
    table.match.act(TenAction("pay token"))
    again = table_scene(app, Match.load(app.store, table.match.id), resumed=True)
    app.replace(again)
    hands.settle()
    if isinstance(app.stack.top, SinceScene):
        hands.key(pygame.KSCAN_RETURN)
    assert isinstance(again, TenTable)
    assert isinstance(again.decision, Pay)
    assert again.decision.plan.price == 3
    assert not again.decision.cancel()
    hands.click("confirm")
    hands.settle()
    assert view_of(again).due == 0


# ---- auctions -------------------------------------------------------------------------------------------------------


def test_bidding(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, OTA, deck="R4 R# R1 R2 R3")
    do(table, hands, "draw", "draw")
    assert isinstance(table.decision, Auction)
    assert table.in_front == 1
    hands.key(pygame.KSCAN_3)
    assert table.decision.amount == 3
    hands.key(pygame.KSCAN_9)
    assert table.decision.amount == 3
    assert table.page.bubble is not None
    assert table.page.bubble.words == app.words("ten.why.bid_too_high", most=5)
    hands.click("bid")
    hands.settle()
    assert table.in_front == 2
    assert isinstance(table.decision, Auction)
    assert table.decision.least == 4
    labels = [label for label, _ in drawn(app)]
    assert "3" in labels
    do(table, hands, "pass", "pass")
    assert isinstance(table.decision, Pay)
    assert table.in_front == 1


def test_who_has_no_choice_passes_by_itself(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, OTA, deck="R4 R# R1 R2 R3")
    do(table, hands, "draw", "draw", "bid 5")
    assert [str(action) for action in table.match.record.actions[-2:]] == ["pass", "pass"]
    assert isinstance(table.decision, Pay)


def test_nobody_is_passed_over_who_wants_to_decide_everything(app: App, hands: Hands) -> None:
    app.settings.change(forced_moves=False)
    table = sit_down(app, EVA, JAN, OTA, deck="R4 R# R1 R2 R3")
    do(table, hands, "draw", "draw", "bid 5")
    assert isinstance(table.decision, Auction)
    hands.click("bid")
    assert table.page.bubble is not None
    assert table.match.record.actions[-1] == bid(5)
    hands.click("pass")
    hands.settle()
    assert table.match.record.actions[-1] == PASS


# ---- time -----------------------------------------------------------------------------------------------------------


def test_a_confirm_skips_and_does_nothing_else(app: App) -> None:
    table = sit_down(app, EVA, JAN, deck="R4 $2 B5 R#", speed="slow")
    app.frame(0.05)
    table.handle(CONFIRM)
    assert table.match.record.actions == [DRAW]
    assert table.busy
    app.frame(0.05)
    assert [str(card) for card in table.shown.row] == []
    table.handle(CONFIRM)
    assert not table.busy
    assert [str(card) for card in table.shown.row] == ["R4"]
    assert table.match.record.actions == [DRAW]
    assert isinstance(table.decision, Turn)


def test_what_is_meant_during_motion_is_not_lost(app: App) -> None:
    table = sit_down(app, EVA, JAN, deck="R4 $2 B5 R#", speed="slow")
    app.frame(0.05)
    table.do(DRAW)
    app.frame(0.05)
    table.handle(Intent(Kind.LOG, KEYBOARD))
    assert isinstance(app.stack.top, LogScene)
    app.pop()
    assert table.busy
    table.handle(Intent(Kind.HINT, KEYBOARD))
    assert not table.busy
    assert "assisted" in table.match.marks


def test_computers_take_their_time(app: App) -> None:
    table = sit_down(app, MAX, EVA, deck="R4 $2 B5 R# R1 R2", speed="normal")
    app.frame(0.1)
    for _ in range(5):
        app.frame(0.1)
    assert not table.match.record.actions
    for _ in range(4):
        app.frame(0.1)
    assert len(table.match.record.actions) == 1


def test_a_confirm_hurries_computers(app: App) -> None:
    table = sit_down(app, MAX, EVA, deck="R4 $2 B5 R# R1 R2", speed="slow")
    app.frame(0.1)
    table.handle(CONFIRM)
    app.frame(0.1)
    assert len(table.match.record.actions) == 1


def test_computers_wait_for_who_looks_elsewhere(app: App) -> None:
    app.frame(0.0)  # the window has told of itself
    table = sit_down(app, MAX, EVA, deck="R4 $2 B5 R# R1 R2", speed="instant")
    table.handle(Intent(Kind.FOCUS_LOST, KEYBOARD))
    for _ in range(20):
        app.frame(0.1)
    assert not table.match.record.actions
    table.handle(Intent(Kind.FOCUS_GAINED, KEYBOARD))
    for _ in range(3):
        app.frame(0.1)
    assert table.match.record.actions


def test_at_rest_nothing_is_drawn(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, MAX, deck="R4 $2 B5 R# R1 R2", speed="normal")
    do(table, hands, "draw")
    hands.frames(40)
    assert not any(app.frame(0.033) for _ in range(30))


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
def test_closing_at_any_moment_loses_nothing(make_app: Callable[..., App], speed: str) -> None:
    app = make_app((320, 180))
    table = sit_down(app, EVA, MAX, JAN, seed=3, speed=speed)
    chance = Random(8)
    for _ in range(60):
        if not table.busy and view_of(table).legal_actions():
            table.do(chance.choice(view_of(table).legal_actions()))
        app.frame(0.1)
        loaded = Match.load(app.store, table.match.id)
        assert loaded.record.actions == table.match.record.actions


# ---- going back, advice, breaks -------------------------------------------------------------------------------------


def test_what_has_shown_a_card_cannot_be_taken_back(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, deck="R4 $2 B5 R# R1 R2")
    do(table, hands, "draw")
    hands.key(pygame.KSCAN_U)
    assert table.match.record.actions == [DRAW]
    assert table.page.bubble is not None
    assert table.page.bubble.words == app.words("table.no_undo")
    undo = table.page.find("undo")
    assert undo is not None
    assert not undo.enabled


def test_undo_passes_over_what_plays_itself(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, deck="R4 R5 $2 B5 R# R1 R2")
    do(table, hands, "draw", "take numbers")
    assert [str(action) for action in table.match.record.actions] == ["draw", "take numbers", "done"]
    hands.key(pygame.KSCAN_U)
    hands.settle()
    assert [str(action) for action in table.match.record.actions] == ["draw"]
    assert isinstance(table.decision, Turn)


def test_a_hint_points_and_marks(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, deck="R4 $2 B5 R# R1 R2")
    hands.settle()
    hands.key(pygame.KSCAN_H)
    assert table.match.marks == {"assisted"}
    assert table.page.bubble is not None
    assert table.page.bubble.words == app.words("ten.hint.draw")
    focus = table.page.focus
    assert focus is not None
    assert focus.id == "draw"


def test_hints_can_be_followed_through_a_game(make_app: Callable[..., App]) -> None:
    app = make_app((320, 180))
    table = sit_down(app, EVA, JAN, deck="R4 $2 R# B5 G6 O7 B6 $5 R1 *3 G2 O3 R2 R3 *# B1 $3 O1 G9 O9 B9 R5 $1 G1")
    keys = Keys(app)
    for _ in range(200):
        keys.hands.settle()
        if table.match.to_act is None:
            break
        expected = table.match.hint()
        before = len(table.match.record.actions)
        keys.press(pygame.KSCAN_H)
        keys.press(pygame.KSCAN_RETURN)
        if len(table.match.record.actions) == before:  # a card of the market was pointed at: now it is paid for
            keys.press(pygame.KSCAN_RETURN)
        assert table.match.record.actions[before] == expected
    assert table.match.to_act is None


def test_escape_and_menu_make_a_break(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, deck="R4 $2 B5 R# R1 R2")
    for scancode in (pygame.KSCAN_ESCAPE, pygame.KSCAN_F10):
        hands.settle()
        hands.key(scancode)
        assert isinstance(app.stack.top, PauseScene)
        app.pop()
    hands.click("menu")
    assert isinstance(app.stack.top, PauseScene)
    app.pop()
    assert app.stack.top is table


def test_a_lost_controller_makes_a_break_in_its_own_turn(app: App) -> None:
    pad = Device("pad", 0)
    table = sit_down(app, Seat("Eva", device="pad:0"), JAN, deck="R4 $2 B5 R# R1 R2")
    table.handle(Intent(Kind.PAD_LOST, Device("pad", 1), text="Other"))
    assert app.stack.top is table
    table.handle(Intent(Kind.PAD_LOST, pad, text="Blue pad"))
    pause = app.stack.top
    assert isinstance(pause, PauseScene)
    assert "Blue pad" in pause.notice


def test_a_controller_lost_in_somebody_elses_turn_disturbs_nobody(app: App, hands: Hands) -> None:
    table = sit_down(app, Seat("Eva", device="pad:0"), JAN, deck="R4 $2 B5 R# R1 R2")
    do(table, hands, "draw", "take numbers")
    table.handle(Intent(Kind.PAD_LOST, Device("pad", 0), text="Blue pad"))
    assert app.stack.top is table


def test_coming_back_tells_what_happened(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, BEA, MAX, deck="R4 " + "R1 B2 G3 O4 $1 B1 G2 O3 R2 " * 6)
    do(table, hands, "draw", "take numbers")
    assert table.match.to_act == 0
    app.replace(table_scene(app, Match.load(app.store, table.match.id), resumed=True))
    since = app.stack.top
    assert isinstance(since, SinceScene)
    assert any("Bea" in line for line in since.lines)
    assert any("Max" in line for line in since.lines)
    hands.key(pygame.KSCAN_RETURN)
    assert isinstance(app.stack.top, TenTable)


def test_a_new_game_tells_nothing(app: App) -> None:
    table = sit_down(app, EVA, BEA)
    assert app.stack.top is table


def test_closer_looks(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, MAX, deck="R4 $2 B5 R1 R2")
    do(table, hands, "draw")
    for id, kind in (("peek", PileScene), ("market", MarketScene), ("seat-1", SeatScene), ("seat-0", SeatScene)):
        hands.click(id)
        hands.settle()
        assert isinstance(app.stack.top, kind)
        assert drawn(app)
        hands.key(pygame.KSCAN_ESCAPE)
        assert app.stack.top is table
    hands.key(pygame.KSCAN_P)
    assert isinstance(app.stack.top, PileScene)
    labels = [label for label, _ in drawn(app)]
    assert "cards/ten/mini/coin-2" in labels
    hands.key(pygame.KSCAN_P)
    hands.key(pygame.KSCAN_L)
    assert isinstance(app.stack.top, LogScene)
    hands.key(pygame.KSCAN_L)
    assert app.stack.top is table


def test_the_end_leads_to_the_result(app: App, hands: Hands) -> None:
    table = sit_down(app, EVA, JAN, deck="R4")
    do(table, hands, "draw", "take numbers")
    while not isinstance(app.stack.top, ResultScene):
        assert table.match.to_act is None or view_of(table).legal_actions() == (DONE,)
        hands.frames(1)


# ---- always the same picture ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["undo", "resize", "load", "text", "skip"])
def test_the_picture_is_that_of_a_fresh_table(app: App, hands: Hands, how: str) -> None:
    table = buying(app, hands)
    app.settings.change(speed="fast")
    if how == "undo":
        table.undo()
        assert table.decision.name == "turn"
        assert table.page.bubble is None
    else:
        do(table, hands, "done", "draw")
    if how == "resize":
        table.do(DRAW)
        hands.frames(2)
        app.viewport.surface  # noqa: B018 — there is one
        pygame.display.set_mode((1000, 700), pygame.RESIZABLE)
        app._other(pygame.Event(pygame.WINDOWSIZECHANGED, x=1000, y=700))
        hands.settle()
    elif how == "text":
        app.settings.change(text_scale=1.6)
        table.resume()
    elif how == "skip":
        table.do(DRAW)
        hands.frames(2)
        table.skip()
    hands.settle()
    table.handle(Intent(Kind.POINT, MOUSE, pos=(5, 5)))
    hands.frames(10)
    seen = drawn(app)
    fresh = table_scene(app, Match.load(app.store, table.match.id))
    app.replace(fresh)
    hands.settle()
    fresh.handle(Intent(Kind.POINT, MOUSE, pos=(5, 5)))
    hands.frames(10)
    assert drawn(app) == seen


def test_everything_can_be_reached_with_arrows(app: App, hands: Hands) -> None:
    table = buying(app, hands)
    app.push(table) if app.stack.top is not table else None
    for ids in (
        {"done", "market-R4", "market-R9", "pile", "peek", "undo", "hint", "menu", "seat-0", "seat-1", "market"},
    ):
        page = table.page
        seen: set[str] = set()
        todo = [page.focus]
        while todo:
            widget = todo.pop()
            if widget is None or widget.id in seen:
                continue
            seen.add(widget.id)
            for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                page.focus = widget
                page.handle(Intent(Kind.MOVE, KEYBOARD, move=way))
                todo.append(page.focus)
        assert ids <= seen, ids - seen


def test_shown_knows_an_empty_table() -> None:
    view = rules.new_game("ten", seats=2).view(None)
    shown = Shown.of(view)  # type: ignore[arg-type]
    assert (shown.row, shown.market, shown.high_bid) == ([], [], 0)


# ---- whatever is meant ----------------------------------------------------------------------------------------------

KINDS = [kind for kind in Kind if kind not in (Kind.CLOSE, Kind.FULLSCREEN, Kind.MUTE)]


def any_intent(chance: Random) -> Intent:
    kind = chance.choice(KINDS)
    device = chance.choice([KEYBOARD, MOUSE, Device("pad", 0), Device("touch")])
    pos = (chance.uniform(-50, 1970), chance.uniform(-50, 1130))
    move = chance.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
    return Intent(kind, device, pos, move, chance.uniform(-3, 3), "x", chance.randrange(10))


def monkey(app: App, seats: tuple[Seat, ...], count: int, seed: int) -> None:
    """Random intents; whatever is laid over the table or follows it is taken away again."""
    table = sit_down(app, *seats, seed=seed, speed="fast")
    chance = Random(seed)
    app.push(table) if app.stack.top is None else None
    for _ in range(count):
        top = app.stack.top
        if top is None or isinstance(top, (PauseScene, ResultScene)):
            app.reset(sit_down_again(app, seats, chance, table))
            top = app.stack.top
        assert top is not None
        top.handle(any_intent(chance))
        if chance.random() < 0.4:
            app.frame(chance.choice([0.0, 0.016, 0.1]))


def sit_down_again(app: App, seats: tuple[Seat, ...], chance: Random, table: TenTable) -> TenTable:
    """Go on with the game from its save, or begin another."""
    match = Match.load(app.store, table.match.id)
    if match.to_act is None:
        from game.match import Setup

        match = Match.start(app.store, Setup("ten", seats, chance.randrange(1000)))
    again = table_scene(app, match)
    assert isinstance(again, TenTable)
    return again


@pytest.mark.parametrize("seats", [(EVA, JAN), (EVA, MAX, BEA)])
def test_no_intent_breaks_the_table(make_app: Callable[..., App], seats: tuple[Seat, ...]) -> None:
    monkey(make_app((320, 180)), seats, 1500, 6)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ten_thousand_intents(make_app: Callable[..., App], seed: int) -> None:
    monkey(make_app((320, 180)), (EVA, MAX, JAN, BEA), 10_000, seed)
