"""Short messages, and what the program says with them."""

from __future__ import annotations

import pytest

from game.app import App
from game.input import KEYBOARD, Device, Intent, Kind
from game.news import News
from tests.game.widgets.hands import Hands


def texts(app: App) -> list[str]:
    app.draw()
    return [item.label for item in app.canvas.items]


def test_messages_come_one_after_another_and_go(app: App) -> None:
    app.toasts.say("First")
    app.toasts.say("Second")
    app.toasts.say("First")
    assert app.toasts.update(0.1)
    assert "First" in texts(app)
    for _ in range(60):
        app.toasts.update(0.1)
        if app.toasts.current is not None and app.toasts.current.words == "Second":
            break
    app.toasts.update(0.1)
    assert "First" not in texts(app)
    assert "Second" in texts(app)
    app.toasts.update(30.0)
    assert app.toasts.current is None, "what waited already was not said twice"
    assert not app.toasts.update(0.1)


def test_a_message_that_stands_still_costs_nothing(app: App) -> None:
    app.toasts.say("A message to be read at leisure")
    app.toasts.update(1.0)
    assert not any(app.toasts.update(0.033) for _ in range(30))


def test_of_too_many_the_oldest_that_wait_go(app: App) -> None:
    for n in range(20):
        app.toasts.say(str(n))
    said = []
    while app.toasts.current is not None:
        said.append(app.toasts.current.words)
        app.toasts.update(30.0)
    assert said == ["0", "15", "16", "17", "18", "19"]


@pytest.mark.parametrize("reduced", [True, False])
def test_reduced_motion_fades_it_in_its_place(app: App, reduced: bool) -> None:
    app.settings.change(reduced_motion=reduced)
    app.toasts.say("Words")
    app.toasts.update(0.05)
    app.draw()
    item = next(item for item in app.canvas.items if item.label == "Words")
    early = item.dest.top
    app.toasts.update(1.0)
    app.draw()
    item = next(item for item in app.canvas.items if item.label == "Words")
    assert (item.dest.top == early) is reduced


def test_problems_are_told_once_in_the_players_language(app: App) -> None:
    app.words.language = "cs"
    app.problems.note("missing-asset", name="cards/ten/R7.svg")
    app.problems.note("no such code")
    app.frame(0.016)
    app.frame(0.016)
    said = []
    while app.toasts.current is not None:
        said.append(app.toasts.current.words)
        app.toasts.update(30.0)
    assert said == ["Chybí část hry: cards/ten/R7.svg. Zbytek jede dál.", "Něco se nepovedlo: no such code"]


def test_controllers_and_the_mute_key_are_told(app: App, hands: Hands) -> None:
    hands.show(lambda page: None)
    news = News(app)
    news.intent(Intent(Kind.PAD_FOUND, Device("pad", 1), text="Blue pad"))
    assert app.toasts.current is not None
    assert app.toasts.current.words == "Controller ready: Blue pad"
    app.toasts.update(60)
    news.intent(Intent(Kind.PAD_LOST, Device("pad", 1), text="Blue pad"))
    assert app.toasts.current.words == "Controller gone: Blue pad"
    app.toasts.update(60)
    news.intent(Intent(Kind.CONFIRM, KEYBOARD))
    assert app.toasts.current is None
    news.muted(True)
    assert app.toasts.current is not None


def test_no_sound_device_is_a_problem_and_a_lost_one_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = {"now": True}
    monkeypatch.setattr(type(app.audio), "available", property(lambda self: heard["now"]))
    monkeypatch.setattr("pygame.mixer.get_init", lambda: None)
    news = News(app)
    heard["now"] = False
    news.turn()
    assert [problem.code for problem in app.problems.all] == ["no-sound"]
    app.toasts.update(60)
    monkeypatch.setattr("pygame.mixer.get_init", lambda: (44100, -16, 2))
    for now, words in ((True, "Sound is back."), (False, "The sound device is gone. The game goes on without sound.")):
        heard["now"] = now
        news.turn()
        assert app.toasts.current is not None
        assert app.toasts.current.words == words
        app.toasts.update(60)
