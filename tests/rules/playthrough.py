"""Playthroughs: one committed game per game, as text that a person can read.

    python -m tests.rules.playthrough        # writes them anew; look at the difference before you commit it

Each shows who acts, what was legal, what was done and what happened, and Views at some points. A change of a rule
changes the text, so it is seen in review; ``test_playthrough.py`` compares it.
"""

from __future__ import annotations

from pathlib import Path

import rules
from rules.core import State

FOLDER = Path(__file__).parent / "playthroughs"
VIEW_EVERY = 25
"""Decisions between two Views; the first and the last are always shown."""
LISTED = 8
"""Legal actions shown by name."""

GAMES: dict[str, tuple[dict[str, object], int]] = {
    # A short rigged deck and a seed with which everything happens: both busts, a wild unsold, a purchase overpaid.
    "ten": (
        {
            "seats": 3,
            "deck": "R3 $5 G6 $1 O5 R# B9 B2 R4 $2 $3 R5 *4 G7 G4 $5 $5 $1 O8 R2 *# "
            "$2 B3 B1 O6 O3 $4 R6 G1 $1 *7 B4 O9 R1 G2 $2",
        },
        1355,
    ),
}
"""key → (set-up, seed of the random players)."""


def legal_words(state: State) -> str:
    """The legal actions, shortened."""
    legal = [str(action) for action in state.legal_actions()]
    more = f" … {len(legal)} in all" if len(legal) > LISTED else ""
    return " | ".join(legal[:LISTED]) + more


def lines_of(key: str) -> list[str]:
    """The playthrough of a game."""
    setup, seed = GAMES[key]
    state = rules.new_game(key, **setup)  # type: ignore[arg-type]
    player = rules.player("random", game=key, seed=seed)
    words = ", ".join(f"{name} {value}" for name, value in setup.items())
    lines = [f"{key}: {words}; random players, seed {seed}", ""]
    decisions = 0
    while state.to_act is not None:
        if decisions % VIEW_EVERY == 0:
            lines += view_lines(state, state.to_act)
        action = player.choose(state.view(state.to_act))
        lines.append(f"seat {state.to_act} of: {legal_words(state)}")
        lines.append(f"    → {action}")
        lines += [f"        {event!r}" for event in state.apply(action)]
        decisions += 1
    return [*lines, "", *view_lines(state, None), f"scores {state.scores()}, ranking {state.ranking()}"]


def view_lines(state: State, seat: int | None) -> list[str]:
    """A View, set apart."""
    return [f"| {line}" for line in state.view(seat).to_text().splitlines()]


def text_of(key: str) -> str:
    """The playthrough as it stands in its file."""
    return "\n".join(lines_of(key)) + "\n"


def write_all() -> None:
    """Write every playthrough anew."""
    for key in GAMES:
        (FOLDER / f"{key}.txt").write_text(text_of(key), encoding="utf-8")


if __name__ == "__main__":
    write_all()
