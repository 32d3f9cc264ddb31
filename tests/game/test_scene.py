"""The life cycle of scenes."""

from __future__ import annotations

import pytest

from game.app import App
from game.canvas import Canvas
from game.scene import Scene, SceneStack


class Recorder(Scene):
    """Writes down what happens to it."""

    def __init__(self, app: App, name: str, diary: list[str]) -> None:
        super().__init__(app)
        self.name = name
        self.diary = diary

    def enter(self) -> None:
        self.diary.append(f"{self.name} enter")

    def pause(self) -> None:
        self.diary.append(f"{self.name} pause")

    def resume(self, result: object = None) -> None:
        self.diary.append(f"{self.name} resume {result}")

    def leave(self) -> None:
        self.diary.append(f"{self.name} leave")

    def update(self, dt: float) -> bool:
        self.diary.append(f"{self.name} update")
        return True

    def draw(self, canvas: Canvas) -> None:
        self.diary.append(f"{self.name} draw")


class Glass(Recorder):
    see_through = True


@pytest.fixture
def diary() -> list[str]:
    return []


def test_push_and_pop(app: App, diary: list[str]) -> None:
    stack = SceneStack()
    stack.push(Recorder(app, "a", diary))
    stack.push(Recorder(app, "b", diary))
    stack.pop("yes")
    assert diary == ["a enter", "a pause", "b enter", "b leave", "a resume yes"]


def test_replace_tells_the_one_below_nothing(app: App, diary: list[str]) -> None:
    stack = SceneStack()
    stack.push(Recorder(app, "a", diary))
    stack.push(Recorder(app, "b", diary))
    diary.clear()
    stack.replace(Recorder(app, "c", diary))
    assert diary == ["b leave", "c enter"]
    assert len(stack) == 2


def test_reset_leaves_everything_from_the_top(app: App, diary: list[str]) -> None:
    stack = SceneStack()
    for name in "abc":
        stack.push(Recorder(app, name, diary))
    diary.clear()
    stack.reset(Recorder(app, "z", diary))
    assert diary == ["c leave", "b leave", "a leave", "z enter"]


def test_only_the_top_moves_and_glass_shows_what_is_below(app: App, diary: list[str]) -> None:
    stack = SceneStack()
    for scene in (Recorder(app, "a", diary), Recorder(app, "b", diary), Glass(app, "g", diary), Glass(app, "h", diary)):
        stack.push(scene)
    diary.clear()
    assert stack.update(0.01)
    stack.draw(app.canvas)
    assert diary == ["h update", "b draw", "g draw", "h draw"]


def test_drawing_may_not_change_the_stack(app: App, diary: list[str]) -> None:
    class Meddler(Recorder):
        def draw(self, canvas: Canvas) -> None:
            self.app.push(Recorder(self.app, "x", self.diary))

    app.push(Meddler(app, "m", diary))
    with pytest.raises(RuntimeError):
        app.draw()
    app.push(Recorder(app, "later", diary))
    assert diary[-1] == "later enter"


def test_all_are_left_even_if_one_refuses(app: App, diary: list[str]) -> None:
    class Stubborn(Recorder):
        def leave(self) -> None:
            super().leave()
            raise ValueError(self.name)

    stack = SceneStack()
    for scene in (Recorder(app, "a", diary), Stubborn(app, "b", diary), Stubborn(app, "c", diary)):
        stack.push(scene)
    diary.clear()
    with pytest.raises(ValueError, match="c"):
        stack.clear()
    assert diary == ["c leave", "b leave", "a leave"]
    assert len(stack) == 0


def test_a_scene_may_push_while_it_enters(app: App, diary: list[str]) -> None:
    class Host(Recorder):
        def enter(self) -> None:
            super().enter()
            self.app.push(Recorder(self.app, "guest", self.diary))

    app.push(Host(app, "host", diary))
    assert diary == ["host enter", "host pause", "guest enter"]
