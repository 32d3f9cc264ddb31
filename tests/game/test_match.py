"""One game in progress: fronts, undo, log, marks, saves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rules
from game.match import CannotLoadError, Match, Seat, Setup
from game.store import Store
from tests.game.tiny import Looked, Played, Waited

EVA, JAN, OTA = Seat("Eva"), Seat("Jan"), Seat("Ota")
BOT = Seat("Robot", "random")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "data", patience=0)
    yield opened
    opened.close()


def act(match: Match, text: str) -> list[rules.Event]:
    return match.act(rules.GAMES[match.setup.game].parse(text))


def ten(*seats: Seat, seed: int = 7, **more: object) -> Setup:
    return Setup("ten", seats, seed, **more)  # type: ignore[arg-type]


SOLO = ten(EVA, Seat("Sedmička", "solo"), options={"solo_level": 7}, purpose="solo")


def play_on(match: Match, rng: Random, most: int = 10_000) -> None:
    """Random decisions of whoever is to decide."""
    for _ in range(most):
        seat = match.to_act
        if seat is None:
            return
        if not match.is_person(seat):
            match.opponent_move()
            continue
        if match.needs_curtain:
            match.come_forward(seat)
        match.act(rng.choice(match.view().legal_actions()))


# ---- playing ---------------------------------------------------------------------------------------------------------


def test_a_solo_game_to_its_end(store: Store) -> None:
    match = Match.start(store, SOLO)
    play_on(match, Random(1))
    assert match.outcome is not None
    result = match.finish()
    assert result.scores == match.outcome.scores
    assert result.won == (0 in match.outcome.winners)
    assert result.margin == result.scores[0] - result.scores[1]
    assert result.names == ("Eva", "Sedmička")


def test_events_and_view_are_what_the_rules_say(store: Store) -> None:
    match = Match.start(store, ten(EVA, JAN))
    state = rules.new_game("ten", 2, 7)
    assert act(match, "draw") == state.apply(state.parse("draw"))
    assert match.view() == state.view(match.front)
    assert match.record.replay() == state


def test_an_illegal_action_changes_nothing(store: Store) -> None:
    match = Match.start(store, ten(EVA, JAN))
    with pytest.raises(rules.IllegalAction):
        act(match, "take numbers")
    assert match.record.actions == []
    with pytest.raises(rules.BadSetup):
        Match.start(store, ten(EVA, JAN, options={"solo_level": 7}))
    assert len(store.unfinished()) == 1


def test_nobody_decides_for_a_computer_player_and_it_for_nobody(store: Store) -> None:
    match = Match.start(store, ten(BOT, EVA))
    with pytest.raises(rules.IllegalAction, match="not your turn"):
        match.act(rules.GAMES["ten"].parse("draw"))
    match.opponent_move()
    while match.to_act == 0:
        match.opponent_move()
    with pytest.raises(ValueError, match="no computer player"):
        match.opponent_move()


def test_computer_players_move_alike_in_every_process_and_after_a_load(store: Store, tmp_path: Path) -> None:
    seats = [replace(BOT, name=name) for name in "ABC"]
    one = Match.start(store, ten(*seats))
    play_on(one, Random(0))
    other = Match.start(Store(tmp_path / "elsewhere"), ten(*seats))
    while other.to_act is not None:
        other.opponent_move()
        other = Match.load(other._store, other.id)
    assert other.record.actions == one.record.actions


def test_computer_players_differ_by_seat_and_by_move(store: Store) -> None:
    match = Match.start(store, ten(replace(BOT, name="A"), replace(BOT, name="B")))
    asked = []
    original = rules.player

    def asking(name: str, *, game: str, seed: int = 0, style: str | None = None) -> object:
        asked.append(seed)
        return original(name, game=game, seed=seed, style=style)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "player", asking)
        play_on(match, Random(0))
    assert len(set(asked)) == len(asked) > 20


def test_a_hint_is_the_advisers_and_is_marked(store: Store) -> None:
    match = Match.start(store, SOLO)
    act(match, "draw")
    assert match.marks == frozenset()
    advice = match.hint()
    assert advice in match.view().legal_actions()
    assert match.hint() == advice
    assert match.marks == {"assisted"}
    assert Match.load(store, match.id).marks == {"assisted"}


def test_no_hint_for_somebody_else(store: Store) -> None:
    match = Match.start(store, ten(BOT, EVA))
    with pytest.raises(ValueError, match="nobody in front"):
        match.hint()
    assert match.marks == frozenset()


# ---- who may look ----------------------------------------------------------------------------------------------------


def test_where_all_lies_open_whoever_decides_is_in_front(store: Store) -> None:
    match = Match.start(store, ten(EVA, JAN, BOT))
    assert match.front == 0
    assert not match.needs_curtain
    rng = Random(3)
    for _ in range(60):
        seat = match.to_act
        assert seat is not None
        assert match.front == (seat if match.is_person(seat) else None)
        play_on(match, rng, 1)


def test_the_only_person_is_always_in_front(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (BOT, EVA, replace(BOT, name="Bot"))))
    while match.to_act is not None:
        assert match.front == 1
        assert not match.needs_curtain
        match.step_back()
        assert match.view().hands[1].count(None) == 0  # type: ignore[attr-defined]
        play_on(match, Random(5), 1)
        match = Match.load(store, match.id)
    assert match.front == 1


def test_with_secrets_only_the_curtain_brings_somebody_forward(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (EVA, JAN)))
    assert match.front is None
    assert match.needs_curtain
    assert all(card is None for hand in match.view().hands for card in hand)  # type: ignore[attr-defined]
    with pytest.raises(rules.IllegalAction):
        match.act(rules.GAMES[tiny].parse("wait"))
    match.come_forward(0)
    assert match.front == 0
    assert match.view().seat == 0
    act(match, "wait")
    assert match.front is None
    match.come_forward(0)  # Eva peeks at her own hand while Jan is to decide
    with pytest.raises(rules.IllegalAction):
        act(match, "wait")
    match.step_back()
    assert match.front is None


def test_nobody_but_a_person_comes_forward(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (EVA, JAN, BOT)))
    for seat in (-1, 2, 3):
        with pytest.raises(ValueError, match="no person"):
            match.come_forward(seat)


def test_undo_load_and_a_change_of_seats_put_nobody_in_front(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (EVA, JAN, OTA)))
    match.come_forward(0)
    act(match, "wait")
    match.come_forward(0)  # Eva peeks once more, and takes it back
    match.undo()
    assert match.front is None
    match.come_forward(0)
    assert Match.load(store, match.id).front is None
    match.change_seat(2, replace(BOT, name="Ota"))
    assert match.front is None


def test_what_is_shown_is_what_the_person_in_front_may_know(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (EVA, JAN)))
    match.come_forward(0)
    (shown,) = act(match, "look")
    assert isinstance(shown, Looked)
    assert shown.card is not None
    assert [entry.event for entry in match.log] == [Looked(0, None)]  # her hands are down
    match.come_forward(1)
    assert [entry.event for entry in match.log] == [Looked(0, None)]
    match.step_back()
    match.come_forward(0)
    assert [entry.event for entry in match.log] == [shown]


def test_the_moves_of_computer_players_show_no_secrets(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (BOT, EVA, JAN), seed=3))
    _, events = match.opponent_move()
    for event in events:
        assert not isinstance(event, Looked) or event.card is None


# ---- the log ---------------------------------------------------------------------------------------------------------


def test_the_log_counts_turns_and_steps(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (EVA, BOT, BOT)))
    act(match, "wait")
    play_on(match, Random(0), 2)
    act(match, "wait")
    assert [(entry.turn, entry.seat, entry.step) for entry in match.log] == [(1, 0, 0), (2, 1, 1), (3, 2, 2), (4, 0, 3)]
    assert match.log[0].event == Waited(0)
    assert [entry.step for entry in Match.load(store, match.id).log] == [0, 1, 2, 3]


def test_decisions_in_a_row_are_one_turn(store: Store) -> None:
    match = Match.start(store, ten(EVA, JAN, deck="R1 R2 R3 B1 B2"))
    act(match, "draw")
    act(match, "draw")
    assert {entry.turn for entry in match.log} == {1}


def test_what_happened_since(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (BOT, EVA, BOT)))
    match.opponent_move()
    assert [entry.seat for entry in match.since_last_turn_of(1)] == [0]
    act(match, "wait")
    assert match.since_last_turn_of(1) == []
    match.opponent_move()
    match.opponent_move()
    assert [entry.seat for entry in Match.load(store, match.id).since_last_turn_of(1)] == [2, 0]


# ---- undo ------------------------------------------------------------------------------------------------------------


def test_a_draw_cannot_be_undone(store: Store) -> None:
    match = Match.start(store, ten(EVA, JAN))
    assert not match.can_undo()
    act(match, "draw")
    assert not match.can_undo()
    with pytest.raises(ValueError, match="nothing"):
        match.undo()
    assert match.marks == frozenset()


def test_a_reward_a_bid_and_a_payment_can(store: Store) -> None:
    match = Match.start(store, ten(EVA, JAN, deck="R# R1 R2"))
    act(match, "draw")
    before = match.view()
    act(match, "bid 1")
    assert match.can_undo()
    match.undo()
    assert (match.view(), match.to_act) == (before, 1)
    assert match.marks == {"undone"}
    for text in ("bid 2", "pass"):
        act(match, text)
    assert match.can_undo()
    before = match.view()
    act(match, "pay token")
    match.undo()
    assert match.view() == before
    act(match, "pay token")
    act(match, "pay token")
    match.undo()
    match.undo()
    match.undo()  # the other person's pass, which nobody has answered
    assert [str(action) for action in match.record.actions] == ["draw", "bid 2"]
    act(match, "pass")
    act(match, "pay token")
    act(match, "pay token")
    act(match, "draw")
    assert not match.can_undo()


def test_moves_of_computer_players_go_with_it_unless_they_showed_something(store: Store, tiny: str) -> None:
    seen = set()
    for seed in range(30):
        match = Match.start(store, Setup(tiny, (EVA, JAN, BOT, BOT), seed))
        match.come_forward(0)
        act(match, "wait")
        match.come_forward(1)
        act(match, "wait")
        moves = [str(match.opponent_move()[0]) for _ in range(2)]
        showed = any(move.startswith("play") for move in moves)  # what they look at, only they know
        seen.add((showed, "look" in moves))
        assert match.can_undo() != showed
        if not showed:
            match.undo()
            assert match.to_act == 1
            assert len(match.record.actions) == 1
    assert len(seen) == 4


@pytest.mark.parametrize(("text", "possible"), [("wait", True), ("look", False), ("play", False)])
def test_what_a_person_has_learned_stays(store: Store, tiny: str, text: str, possible: bool) -> None:
    match = Match.start(store, Setup(tiny, (EVA, JAN)))
    match.come_forward(0)
    card = match.view().hands[0][0]  # type: ignore[attr-defined]
    act(match, f"play {card}" if text == "play" else text)
    assert match.can_undo() == possible


def test_what_only_computer_players_have_learned_does_not_matter(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (EVA, BOT)))
    card = match.view().hands[0][0]  # type: ignore[attr-defined]
    assert act(match, f"play {card}") == [Played(0, card)]
    assert match.can_undo()


def test_a_seat_that_was_a_persons_still_counts(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (EVA, JAN)))
    match.come_forward(0)
    act(match, "wait")
    match.come_forward(1)
    act(match, "wait")
    match.change_seat(1, BOT)
    assert not match.can_undo()  # Jan decided last, and is gone
    assert not Match.load(store, match.id).can_undo()
    act(match, "wait")
    assert match.can_undo()


def test_who_left_may_still_have_seen_it(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (EVA, JAN)))
    match.come_forward(0)
    act(match, "wait")
    match.come_forward(1)
    act(match, "wait")
    match.change_seat(1, BOT)
    card = match.view().hands[0][0]  # type: ignore[attr-defined]
    act(match, f"play {card}")
    assert not match.can_undo()


def test_nothing_is_undone_once_the_result_was_shown(store: Store, tiny: str) -> None:
    match = Match.start(store, Setup(tiny, (BOT, EVA)))
    while match.to_act is not None:
        if match.to_act == 1:
            act(match, "wait")
        else:
            match.opponent_move()
    assert store.unfinished()[0].status == "over"
    assert match.can_undo()
    match.undo()
    assert store.unfinished()[0].status == "playing"
    assert store.unfinished()[0].result is None
    act(match, "wait")
    match.finish()
    assert not match.can_undo()
    assert match.finished
    assert not Match.load(store, match.id).can_undo()


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    seed=st.integers(0, 2**63 - 1),
    choices=st.randoms(use_true_random=False),
    kinds=st.lists(st.booleans(), min_size=2, max_size=5),
)
def test_undo_on_random_games(store: Store, seed: int, choices: Random, kinds: list[bool]) -> None:
    """Undo leads to a position that was there, in which the same person decides, and the save follows."""
    seats = [Seat(f"P{number}", "person" if person else "random") for number, person in enumerate(kinds)]
    match = Match.start(store, ten(*seats, seed=seed))
    was: dict[int, tuple[int | None, object, str]] = {}
    for _ in range(choices.randrange(10, 80)):
        if match.to_act is None:
            break
        was[len(match.record.actions)] = match.to_act, match.record.replay(), match.record.to_text()
        play_on(match, choices, 1)
        if match.can_undo() and choices.random() < 0.5:
            decided = [number for number, step in enumerate(match._steps) if step.by_person]
            match.undo()
            at = len(match.record.actions)
            assert at == decided[-1]
            assert was[at] == (match.to_act, match._state, match.record.to_text())
            assert match.to_act is not None
            assert match.is_person(match.to_act)
            assert "undone" in match.marks
        elif match.record.actions and str(match.record.actions[-1]) == "draw":
            assert not any(kinds) or not match.can_undo()
        kept = store.load(match.id)
        assert kept is not None
        assert kept.record == match.record.to_text()
    assert Match.load(store, match.id).log == match.log


# ---- saves -----------------------------------------------------------------------------------------------------------


def test_saved_at_every_step(store: Store, tiny: str) -> None:
    for setup in (SOLO, ten(EVA, BOT, JAN), Setup(tiny, (EVA, JAN, BOT))):
        match = Match.start(store, setup)
        rng = Random(2)
        for _ in range(25):
            play_on(match, rng, 1)
            again = Match.load(store, match.id)
            assert again.record == match.record
            assert (again.setup, again.marks, again.to_act) == (match.setup, match.marks, match.to_act)
        assert store.unfinished()[0].id == match.id


def test_a_result_counts_once(store: Store) -> None:
    match = Match.start(store, replace(SOLO, purpose="ladder", level=7))
    play_on(match, Random(1))
    counted = store.ladder("ten")
    assert counted[7].won + counted[7].lost == 1  # already with the last action, should the program end here
    assert match.finish() == Match.load(store, match.id).finish()
    assert store.ladder("ten") == counted
    assert [game.id for game in store.finished()] == [match.id]
    assert store.unfinished() == []


def test_an_unfinished_game_has_no_result(store: Store) -> None:
    match = Match.start(store, SOLO)
    with pytest.raises(ValueError, match="not over"):
        match.finish()


def test_a_deal_played_before_is_marked(store: Store) -> None:
    assert Match.start(store, SOLO).marks == frozenset()
    assert Match.start(store, SOLO).marks == {"replayed"}
    assert Match.start(store, replace(SOLO, seed=8)).marks == frozenset()
    assert Match.start(store, replace(SOLO, options={"solo_level": 8})).marks == frozenset()


def test_a_person_leaves_and_comes_back(store: Store) -> None:
    match = Match.start(store, ten(EVA, JAN))
    match.change_seat(0, Seat("Eva", "random", colour=3))
    assert not match.is_person(0)
    assert match.opponent_move()
    again = Match.load(store, match.id)
    assert again.setup.seats[0] == Seat("Eva", "random", colour=3)
    again.change_seat(0, EVA)
    assert again.is_person(0)
    with pytest.raises(ValueError, match="own"):
        Match.start(store, SOLO).change_seat(0, BOT)


def test_a_rematch(store: Store) -> None:
    match = Match.start(store, ten(EVA, JAN, BOT, options={"unsold_wild": "active"}))
    assert match.rematch(same_deal=True) == match.setup
    new = match.rematch(same_deal=False)
    assert new.seats == (JAN, BOT, EVA)
    assert new.seed != match.setup.seed
    assert new.options == match.setup.options
    solo = Match.start(store, SOLO)
    assert solo.rematch(same_deal=False).seats == SOLO.seats
    assert Match.start(store, solo.rematch(same_deal=True)).marks == {"replayed"}


def test_a_record_from_elsewhere_counts_for_nothing(store: Store) -> None:
    played = Match.start(store, ten(EVA, JAN))
    play_on(played, Random(4))
    played.finish()
    opened = Match.open(store, rules.GameRecord.from_text(played.record.to_text()), (EVA, JAN))
    assert opened.outcome == played.outcome
    assert opened.marks == {"replayed"}
    assert Match.load(store, opened.id).outcome == played.outcome
    opened.finish()
    assert store.evening(["Eva", "Jan"]).games == 1
    with pytest.raises(rules.BadSetup):
        Match.open(store, played.record, (EVA, JAN, OTA))


def test_a_record_from_elsewhere_is_played_on(store: Store) -> None:
    record = rules.GameRecord("ten", 1, 5, {"solo_level": 4}, deck="R1 R2 B3 *4 $2 O1 G1")
    record.actions.append(rules.GAMES["ten"].parse("draw"))
    match = Match.open(store, record, SOLO.seats)
    assert record.actions == match.record.actions
    assert match.since_last_turn_of(0) == []
    act(match, "take numbers")
    assert match.can_undo()
    assert len(record.actions) == 1  # the caller's own
    play_on(Match.load(store, match.id), Random(0))
    assert store.unfinished()[0].status == "over"


def test_what_cannot_be_loaded_says_why(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CannotLoadError, match="gone") as caught:
        Match.load(store, "nothing")
    assert caught.value.key == "load.gone"
    match = Match.start(store, ten(EVA, JAN))
    monkeypatch.setattr(type(rules.GAMES["ten"]), "version", 2)
    with pytest.raises(CannotLoadError, match="other-version"):
        Match.load(store, match.id)
    (listed,) = store.unfinished()
    assert listed.trouble == "other-version"
    assert [problem.code for problem in store.problems.all] == ["game-other-version"]
    monkeypatch.undo()
    assert store.unfinished()[0].trouble is None
    act(match, "draw")
    broken = replace(match._saved(), record=match.record.to_text().replace("draw", "pass"))
    store.save(broken)
    with pytest.raises(CannotLoadError) as caught:
        Match.load(store, match.id)
    assert (caught.value.code, caught.value.params) == ("damaged-line", {"line": 2})
    store.save(replace(broken, record=match.record.to_text().replace("seed=7", "seed=8")))
    with pytest.raises(CannotLoadError, match="damaged"):
        Match.load(store, match.id)


def test_names_that_cannot_be_kept_are_refused(store: Store) -> None:
    for name in ("", "x" * 41, "\ud800"):
        with pytest.raises(ValueError):
            Match.start(store, ten(Seat(name), JAN))
    assert store.unfinished() == []


def test_play_goes_on_when_nothing_can_be_saved(store: Store) -> None:
    match = Match.start(store, ten(*(Seat(name) for name in "ABCDE")))
    store._database.connection.execute("PRAGMA max_page_count = 1")  # as if the disk were full
    play_on(match, Random(0))
    assert match.outcome is not None
    assert [problem.code for problem in store.problems.all] == ["disk-full"]
    store._database.connection.execute("PRAGMA max_page_count = 1000000")
    match.finish()
    assert Match.load(store, match.id).record == match.record
