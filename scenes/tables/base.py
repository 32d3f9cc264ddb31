"""What every table shares: whose decision it is, the pace of computer players, undo, hint, log, breaks.

Events become motion one after another. A table of a game says how things look; the rules alone know what is allowed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from collections.abc import Sequence

from game.app import App
from game.canvas import Canvas
from game.durations import Length, Pace
from game.input import Device, Intent, Kind
from game.match import Match
from game.motion import Motion
from game.scene import Scene
from game.steps import Step
from game.widgets.page import Page
from rules.core import Action, Event, IllegalAction
from scenes.tables.overlays import LogScene, SinceScene

#: What a person does anywhere on the page, which brings running motion to its end.
SKIPPING = (Kind.CONFIRM, Kind.PRESS)


class Table(Scene):
    """A game in progress, played by whoever sits at the screen.

    ``resumed``: the game is gone on with after a break, so that the people are told what happened last.
    """

    def __init__(self, app: App, match: Match, *, resumed: bool = False) -> None:
        super().__init__(app)
        self.match = match
        self.motion = Motion.of(app)
        self.page = Page(app, tone="paper")
        self._pending: deque[list[Event]] = deque()
        self._resumed = resumed
        self._ready = False
        self._away = False
        self._over = False
        #: Seconds until whoever has no choice, or is a computer, acts.
        self._patience: float | None = None
        #: Going back has led to a decision that would else play itself.
        self._by_hand = False

    # ---- what a table of a game says --------------------------------------------------------------------------------

    @abstractmethod
    def parts_of(self, events: Sequence[Event]) -> list[list[Event]]:
        """Events parted into what is played at once."""

    @abstractmethod
    def perform(self, events: Sequence[Event]) -> Sequence[Step]:
        """The steps of one of those parts; asked for when it begins."""

    @abstractmethod
    def settle(self) -> None:
        """Nothing happens any more: show the truth, and offer the decision that is due."""

    @abstractmethod
    def wait(self) -> None:
        """Something happens: offer nothing to decide."""

    @abstractmethod
    def show_hint(self, action: Action) -> None:
        """Point at what a thoughtful player would do."""

    @abstractmethod
    def log_lines(self, events: Sequence[Event]) -> list[str]:
        """Events in words."""

    @abstractmethod
    def refuse(self, words: str) -> None:
        """Say why something can't be done."""

    @abstractmethod
    def title(self) -> str:
        """What the table is called above its log."""

    def goes_on(self, event_count: int) -> bool:
        """The decision that is due now is a part of the one before: no pause between them."""
        return False

    def undone_far_enough(self) -> bool:
        """Going back one action has led to where a person decides something, not into the middle of it."""
        return True

    def plays_itself(self) -> Action | None:
        """The decision of a person that leaves no choice and is no fun to make, if it is one."""
        return None

    def peek(self) -> None:
        """Show what may be looked at more closely."""

    def number(self, index: int) -> bool:
        """A digit was pressed."""
        return False

    def step_back(self) -> bool:
        """One step back within a decision; False if there is none."""
        return False

    # ---- the life of the scene --------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Begin where the game stands."""
        self._settled()
        seat = self._person_to_tell()
        if self._resumed and seat is not None:
            lines = self.log_lines([entry.event for entry in self.match.since_last_turn_of(seat)])
            if lines:
                self.app.push(SinceScene(self.app, lines, self.match.setup.seats[seat].name))

    def resume(self, result: object = None) -> None:
        """Something was shown above; texts and sizes may be others now. Somebody who put it away is there."""
        self._away = False
        if not self.motion.busy and not self._pending:
            self._settled()
        self.app.changed()

    def _person_to_tell(self) -> int | None:
        seat = self.match.to_act
        if seat is not None and self.match.is_person(seat):
            return seat
        return self.match.front

    # ---- time -------------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Something that has happened is still being shown."""
        return bool(self._pending) or self.motion.busy

    def update(self, dt: float) -> bool:
        """Move what moves; when all is still, let the next one act."""
        moved = self.page.update(dt)
        if self.motion.update(dt):
            moved = True
        if not self.motion.busy and self._pending:
            self._play_next()
            moved = True
        elif not self.busy:
            moved = self._proceed(dt) or moved
        return moved

    def _play_next(self) -> None:
        self.motion.play(*self.perform(self._pending.popleft()))

    def _proceed(self, dt: float) -> bool:
        if not self._ready:
            self._settled()
            return True
        if self._away or self._over:
            return False
        if self.match.to_act is None:
            self._over = True
            self.finish()
            return True
        if self._patience is None:
            return False
        self._patience -= dt
        if self._patience > 0:
            return False
        self._act_by_itself()
        return True

    def _settled(self) -> None:
        self._ready = True
        self.settle()
        self._patience = self._patience_now()
        self.app.changed()

    def _patience_now(self) -> float | None:
        seat = self.match.to_act
        if seat is None:
            return None
        length: Length = "think"
        if self.match.is_person(seat):
            if self._by_hand or not self.app.settings.forced_moves or self.plays_itself() is None:
                return None
            length = "read"
        return Pace.of(self.app.settings).seconds(length)

    def _act_by_itself(self) -> None:
        """A computer player acts, or somebody who has no choice."""
        self._patience = None
        seat = self.match.to_act
        assert seat is not None
        if self.match.is_person(seat):
            action = self.plays_itself()
            if action is not None:
                self.do(action)
            return
        events: list[Event] = []
        while True:
            events += self.match.opponent_move()[1]
            if self.match.to_act is None or self.match.is_person(self.match.to_act) or not self.goes_on(len(events)):
                break
        self._happened(events)

    def finish(self) -> None:
        """The game is over: show how it ended."""
        from scenes.result import ResultScene  # it leads back here

        self.app.replace(ResultScene(self.app, self.match))

    # ---- decisions --------------------------------------------------------------------------------------------------

    def do(self, *actions: Action) -> None:
        """The person in front decides; several actions are one decision. What is not allowed is refused."""
        events: list[Event] = []
        try:
            for action in actions:
                events += self.match.act(action)
        except IllegalAction as error:
            self.refuse(self.refusal(error.code, error.params))
        if events:
            self._by_hand = False
            self._happened(events)

    @abstractmethod
    def refusal(self, code: str, params: dict[str, object]) -> str:
        """Why the rules refuse something, in words."""

    def _happened(self, events: Sequence[Event]) -> None:
        self._pending.extend(self.parts_of(events))
        self._ready = False
        self._patience = None
        self.wait()
        self.app.changed()

    def hurry(self) -> None:
        """Let who acts by itself act at once."""
        if self.busy:
            self.skip()
        elif self._patience is not None:
            self._patience = 0.0

    def skip(self) -> None:
        """Bring everything that is being shown to its end."""
        while self.busy:
            self.motion.skip()
            if self._pending and not self.motion.busy:
                self._play_next()
        if not self._ready:
            self._settled()

    def undo(self) -> None:
        """Go back to the last decision of a person, if that may be done."""
        self.skip()
        if not self.match.can_undo():
            self.refuse(self.app.words("table.no_undo"))
            return
        self.match.undo()
        while self._undo_on() and self.match.can_undo():
            self.match.undo()
        self._by_hand = True
        self.app.audio.play("undo")
        self._settled()
        self._patience = self._patience_now()

    def _undo_on(self) -> bool:
        forced = self.app.settings.forced_moves and self.plays_itself() is not None
        return forced or not self.undone_far_enough()

    def hint(self) -> None:
        """What a thoughtful player would do; the game is marked from then on."""
        self.skip()
        seat = self.match.to_act
        if seat is None or not self.match.is_person(seat) or seat != self.match.front:
            self.refuse(self.app.words("table.no_hint"))
            return
        self.app.audio.play("hint")
        self.show_hint(self.match.hint())
        self.app.changed()

    def open_log(self) -> None:
        """Everything that happened, in words."""
        turns: dict[int, list[Event]] = {}
        for entry in self.match.log:
            turns.setdefault(entry.turn, []).append(entry.event)
        lines = [line for events in turns.values() for line in self.log_lines(events)]
        self.app.push(LogScene(self.app, self.title(), lines))

    def open_menu(self, notice: str = "") -> None:
        """A break; ``notice`` says why, if nobody asked for it."""
        from scenes.pause import PauseScene  # it leads back here

        self.app.push(PauseScene(self.app, self, notice=notice))

    # ---- intents ----------------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        """Skip what is being shown, or do what was meant."""
        if self._handle_system(intent):
            return
        if intent.kind not in (Kind.POINT, Kind.PAD_FOUND):
            self._away = False  # whoever does something is there, whatever the window system says of the focus
        if self.busy and intent.kind in SKIPPING:
            self.skip()
            return
        if self.page.handle(intent):
            return
        self._handle_shortcut(intent)

    def _handle_system(self, intent: Intent) -> bool:
        if intent.kind in (Kind.FOCUS_LOST, Kind.FOCUS_GAINED):
            self._away = intent.kind is Kind.FOCUS_LOST
            self.page.handle(intent)
            return True
        if intent.kind is Kind.PAD_LOST:
            if self._needs(intent.device):
                self.open_menu(self.app.words("table.pad_lost", name=intent.text or self.app.words("table.pad")))
            return True
        return False

    def _needs(self, device: Device) -> bool:
        """The person to decide plays with this controller."""
        seat = self.match.to_act
        if seat is None or not self.match.is_person(seat):
            return False
        bound = self.match.setup.seats[seat].device
        if bound is not None:
            return bound == f"{device.kind}:{device.id}"
        return self.app.input.last_device == device

    def _handle_shortcut(self, intent: Intent) -> None:
        kind = intent.kind
        if kind is Kind.CANCEL:
            if not self.step_back():
                self.open_menu()
        elif kind is Kind.NUMBER:
            self.number(intent.index)
        else:
            action = {
                Kind.MENU: self.open_menu,
                Kind.UNDO: self.undo,
                Kind.HINT: self.hint,
                Kind.LOG: self.open_log,
                Kind.PEEK: self.peek,
            }.get(kind)
            if action is not None:
                action()

    def draw(self, canvas: Canvas) -> None:
        """What lies on the table."""
        raise NotImplementedError
