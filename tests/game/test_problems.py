"""Problems are noted and told once."""

from __future__ import annotations

from game.problems import Problem, Problems


def test_the_same_problem_is_noted_once() -> None:
    problems = Problems()
    assert problems.note("missing-asset", name="a.svg")
    assert not problems.note("missing-asset", name="a.svg")
    assert problems.note("missing-asset", name="b.svg")
    assert [p.params["name"] for p in problems.all] == ["a.svg", "b.svg"]


def test_each_is_told_once() -> None:
    problems = Problems()
    problems.note("no-sound")
    assert problems.untold() == [Problem("no-sound", {})]
    assert problems.untold() == []
    problems.note("no-pads")
    assert [p.key for p in problems.untold()] == ["problem.no-pads"]
