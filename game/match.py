"""One game in progress: who may decide and who may look, what happened so far, and all of it saved at every step."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

import rules
from game.records import CannotLoadError
from game.setup import Kind, Purpose, Result, Seat, Setup, new_deal
from game.store import SavedGame, Status, Store
from rules.core import SEED_LIMIT, RulesError

__all__ = ["CannotLoadError", "Kind", "LogEntry", "Match", "Purpose", "Result", "Seat", "Setup", "new_deal"]

ADVISER: Final = "normal"
"""The computer player that gives hints."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Something that happened. turn: which stretch of decisions of one seat it belongs to, from 1.

    seat: who decided. event: as the person in front sees it. step: how many actions had been taken before.
    """

    turn: int
    seat: int
    event: rules.Event
    step: int


@dataclass(frozen=True, slots=True)
class _Step:
    """One action and what came of it, seen by nobody in particular."""

    turn: int
    seat: int
    action: rules.Action
    events: tuple[rules.Event, ...]
    by_person: bool


class Match:
    """One game in progress.

    `front` is the seat of the person who may look; everything that is shown comes from ``view()``, which is that
    person's. Where hands are hidden and several persons play, it is None until the curtain calls `come_forward`, and
    again as soon as somebody else is to decide, after an undo, a load, a change of seats, and `step_back`.
    """

    def __init__(self, store: Store, saved: SavedGame, record: rules.GameRecord) -> None:
        """For `start`, `load` and `open`. Raises IllegalAction if the record can't be replayed."""
        self._store = store
        self._id = saved.id
        self._setup = saved.setup
        self._record = record
        self._marks = set(saved.marks)
        self._finished = saved.status == "finished"
        self._front: int | None = None
        self._state, self._steps = _replayed(record, saved.deciders)
        self._view: tuple[int | None, rules.View] | None = None
        self._log: tuple[int | None, list[LogEntry]] | None = None
        self._settle_front()

    @classmethod
    def start(cls, store: Store, setup: Setup) -> Match:
        """Begin a game and save it. Raises BadSetup, or ValueError for seats that can't be kept."""
        setup = Setup.from_text(setup.to_text())
        record = setup.record()
        saved = SavedGame(os.urandom(8).hex(), setup, record.to_text(), marks=_first_marks(store, record))
        match = cls(store, saved, record)
        store.begin(match._saved())
        return match

    @classmethod
    def load(cls, store: Store, game_id: str) -> Match:
        """Go on with a saved game. Raises CannotLoadError; the save is left as it is."""
        saved = store.load(game_id)
        if saved is None:
            raise CannotLoadError("gone")
        try:
            record = rules.GameRecord.from_text(saved.record)
            if not _same_deal(record, saved.setup.record()):
                raise CannotLoadError("damaged")
            return cls(store, saved, record)
        except RulesError as error:
            raise CannotLoadError.because(error) from error

    @classmethod
    def open(cls, store: Store, record: rules.GameRecord, seats: Sequence[Seat]) -> Match:
        """Go on with a record from elsewhere, which counts for nothing.

        Raises BadSetup for seats that are not those of the record, IllegalAction for one that was never checked (see
        `game.records`), ValueError for seats that can't be kept.
        """
        setup = Setup(record.game, tuple(seats), record.seed, _values(record), record.deck, "record")
        if setup.players != record.seats:
            raise rules.BadSetup("bad_seats", {"least": record.seats, "most": record.seats})
        setup = Setup.from_text(setup.to_text())
        people, own = set(setup.people), setup.record()
        own.actions.extend(record.actions)
        saved = SavedGame(os.urandom(8).hex(), setup, record.to_text(), marks=frozenset({"replayed"}))
        match = cls(store, saved, own)
        match._steps = [_with_decider(step, step.seat in people) for step in match._steps]
        store.begin(match._saved())
        return match

    # ---- what there is to know --------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Under which the store keeps the game."""
        return self._id

    @property
    def setup(self) -> Setup:
        """Who plays what; seats as they are now."""
        return self._setup

    @property
    def record(self) -> rules.GameRecord:
        """Setup and actions; not to be changed, and not to be shown before the end where hands are hidden."""
        return self._record

    @property
    def marks(self) -> frozenset[str]:
        """``assisted``, ``undone``, ``replayed``: why the game counts as no first."""
        return frozenset(self._marks)

    @property
    def to_act(self) -> int | None:
        """The seat to decide; None when the game is over."""
        return self._state.to_act

    @property
    def front(self) -> int | None:
        """The seat of the person who may look."""
        return self._front

    @property
    def needs_curtain(self) -> bool:
        """A person is to decide who is not in front: show the curtain, then `come_forward`."""
        return self.to_act is not None and self.is_person(self.to_act) and self.to_act != self._front

    @property
    def outcome(self) -> rules.Outcome | None:
        """How the game ended; None before that."""
        return self._state.outcome()

    @property
    def finished(self) -> bool:
        """The game is over and `finish` was called."""
        return self._finished

    def view(self) -> rules.View:
        """What the person in front may know; what everybody may, if nobody is."""
        if self._view is None or self._view[0] != self._front:
            self._view = self._front, self._state.view(self._front)
        return self._view[1]

    def is_person(self, seat: int) -> bool:
        """True if a person sits there."""
        return self._setup.seats[seat].kind == "person"

    @property
    def log(self) -> Sequence[LogEntry]:
        """All that happened, as the person in front sees it."""
        if self._log is None or self._log[0] != self._front:
            entries = [
                LogEntry(step.turn, step.seat, seen, number)
                for number, step in enumerate(self._steps)
                for event in step.events
                if (seen := event.seen_by(self._front)) is not None
            ]
            self._log = self._front, entries
        return self._log[1]

    def since_last_turn_of(self, seat: int) -> Sequence[LogEntry]:
        """What happened after the last decision of that seat; all there is if it has not decided yet."""
        last = max((number for number, step in enumerate(self._steps) if step.seat == seat), default=-1)
        return [entry for entry in self.log if entry.step > last]

    # ---- what can be done -------------------------------------------------------------------------------------------

    def come_forward(self, seat: int) -> None:
        """Let that person look. For the curtain alone, once they said they are there. Raises ValueError."""
        if not 0 <= seat < len(self._setup.seats) or not self.is_person(seat):
            raise ValueError(f"no person on seat {seat}")
        if self._secret:
            self._front = seat

    def step_back(self) -> None:
        """Nobody may look any more: somebody left the screen. Without secrets between persons nothing changes."""
        if self._secret:
            self._front = None

    def act(self, action: rules.Action) -> list[rules.Event]:
        """The decision of the person in front, saved; what came of it as they see it.

        Raises IllegalAction: nothing has changed.
        """
        seat = self.to_act
        if seat is not None and (not self.is_person(seat) or seat != self._front):
            raise rules.IllegalAction("not_your_turn", {"to_act": seat})
        return self._do(action, by_person=True)

    def opponent_move(self) -> tuple[rules.Action, list[rules.Event]]:
        """Let the computer player decide whose turn it is; saved. Its move, and what the person in front sees of it.

        The move depends on nothing but the deal, the seat, the number of actions so far and what that seat can see.
        Raises ValueError if a person is to decide or the game is over.
        """
        seat = self.to_act
        if seat is None or self.is_person(seat):
            raise ValueError("no computer player is to decide")
        action = self._choice(seat, self._setup.seats[seat].kind, self._setup.seats[seat].style)
        return action, self._do(action, by_person=False)

    def hint(self) -> rules.Action:
        """What a thoughtful player would do in place of the person in front; the game is then marked *assisted*.

        Raises ValueError if that person is not to decide.
        """
        seat = self.to_act
        if seat is None or seat != self._front:
            raise ValueError("nobody in front is to decide")
        action = self._choice(seat, ADVISER, None)
        self._mark("assisted")
        return action

    def can_undo(self) -> bool:
        """The last decision of a person can be taken back: nothing that came of it, or of the computer players' moves
        since, showed a person something new, and its result has not been shown."""
        return self._undo_point() is not None

    def undo(self) -> None:
        """Take back the last decision of a person, with all moves of computer players since; saved, marked *undone*.

        Raises ValueError if that can't be done.
        """
        point = self._undo_point()
        if point is None:
            raise ValueError("nothing can be undone")
        del self._record.actions[point:]
        deciders = "".join(_letter(step.by_person) for step in self._steps[:point])
        self._state, self._steps = _replayed(self._record, deciders)
        self._front = None
        self._settle_front()
        self._mark("undone")

    def change_seat(self, seat: int, player: Seat) -> None:
        """Let somebody else sit there from now on; saved. Raises ValueError where the result counts for one person."""
        old = self._setup.seats[seat]
        if self._setup.purpose not in ("table", "record") or "solo" in (old.kind, player.kind):
            raise ValueError("this game is one person's own")
        self._setup = Setup.from_text(self._setup.with_seat(seat, player).to_text())
        self._front = None
        self._settle_front()
        self._save()

    def finish(self) -> Result:
        """The result, now that it is being shown. It was kept with the last action, and counts once however often this
        is called; afterwards nothing can be undone. Raises ValueError if the game is not over."""
        result = self._result()
        if result is None:
            raise ValueError("the game is not over")
        if not self._finished:
            self._finished = True
            self._save()
            self._store.back_up()
        return result

    def rematch(self, *, same_deal: bool) -> Setup:
        """The setup for another game of the same people: the same deal, or a new one with the next seat to begin."""
        return self._setup.again(same_deal=same_deal)

    # ---- within -----------------------------------------------------------------------------------------------------

    @property
    def _secret(self) -> bool:
        """There are things that one person at this screen may see and another may not."""
        return rules.GAMES[self._setup.game].hidden_hands and len(self._setup.people) > 1

    def _settle_front(self) -> None:
        """Who may look without a curtain."""
        seat = self.to_act
        people = self._setup.people
        if self._secret:
            if self._front != seat:
                self._front = None
        elif len(people) == 1:
            self._front = people[0]
        else:
            self._front = seat if seat in people else None
        self._view = self._log = None

    def _do(self, action: rules.Action, *, by_person: bool) -> list[rules.Event]:
        seat = self.to_act
        events = self._state.apply(action)
        assert seat is not None  # or apply would have raised
        turn = _turn_of(self._steps, seat)
        self._record.actions.append(action)
        self._steps.append(_Step(turn, seat, action, tuple(events), by_person))
        self._save()
        shown = [seen for event in events if (seen := event.seen_by(self._front)) is not None]
        self._settle_front()
        return shown

    def _choice(self, seat: int, kind: str, style: str | None) -> rules.Action:
        view = self._state.view(seat)
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        seed = _move_seed(self._setup.seed, seat, len(self._steps))
        return rules.player(kind, game=self._setup.game, seed=seed, style=style).choose(view)

    def _undo_point(self) -> int | None:
        """How many actions would be left."""
        if self._finished:
            return None
        point = max((number for number, step in enumerate(self._steps) if step.by_person), default=None)
        if point is None or not self.is_person(self._steps[point].seat):
            return None
        people = {*self._setup.people, *(step.seat for step in self._steps if step.by_person)}
        since = (event for step in self._steps[point:] for event in step.events)
        return None if any(event.reveals(seat) for event in since for seat in people) else point

    def _mark(self, mark: str) -> None:
        self._marks.add(mark)
        self._save()

    def _result(self) -> Result | None:
        outcome = self._state.outcome()
        return None if outcome is None else Result.of(outcome, self._setup, self._marks)

    def _saved(self) -> SavedGame:
        result = self._result()
        status: Status = "playing" if result is None else "finished" if self._finished else "over"
        deciders = "".join(_letter(step.by_person) for step in self._steps)
        return SavedGame(self._id, self._setup, self._record.to_text(), deciders, self.marks, status, result)

    def _save(self) -> None:
        self._store.save(self._saved())


def _replayed(record: rules.GameRecord, deciders: str) -> tuple[rules.State, list[_Step]]:
    """The state after the record and the steps that led there. Raises IllegalAction, with the line of the record."""
    state = record.begin()
    steps: list[_Step] = []
    for number, action in enumerate(record.actions):
        seat = state.to_act
        try:
            events = state.apply(action)
        except rules.IllegalAction as error:
            facts = {"line": number + 2, "action": str(action), **error.params}
            raise rules.IllegalAction(error.code, facts) from None
        assert seat is not None  # or apply would have raised
        steps.append(_Step(_turn_of(steps, seat), seat, action, tuple(events), deciders[number : number + 1] == "p"))
    return state, steps


def _turn_of(steps: Sequence[_Step], seat: int) -> int:
    if not steps:
        return 1
    return steps[-1].turn + (steps[-1].seat != seat)


def _letter(by_person: bool) -> str:
    return "p" if by_person else "c"


def _with_decider(step: _Step, by_person: bool) -> _Step:
    return _Step(step.turn, step.seat, step.action, step.events, by_person)


def _first_marks(store: Store, record: rules.GameRecord) -> frozenset[str]:
    head = record.to_text().partition("\n")[0]
    return frozenset({"replayed"}) if store.was_dealt(head) else frozenset()


def _same_deal(one: rules.GameRecord, other: rules.GameRecord) -> bool:
    return one.to_text().partition("\n")[0] == other.to_text().partition("\n")[0]


def _values(record: rules.GameRecord) -> dict[str, str | int | bool]:
    return {name: value for name, value in record.options.items() if isinstance(value, str | int | bool)}


def _move_seed(deal: int, seat: int, actions: int) -> int:
    """The seed of one move: the same for the same deal, seat and number of actions, in any process."""
    digest = blake2b(f"{deal} {seat} {actions}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEED_LIMIT
