"""Sound with a device, without one, and with one that dies."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest
import soundfile

from game.audio import Audio
from game.audio.audio import MOST_WAITING, SETTLED, perceived, sides
from game.audio.device import FIRST_RETRY, LAST_RETRY, VOICES, Device, State
from game.audio.music import DUCKED, FADE_IN, FADE_OUT
from game.problems import Problems

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def tone(path: Path, seconds: float = 0.4) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    wave = 0.3 * np.sin(np.arange(int(44100 * seconds)) / 9.0)
    soundfile.write(path, np.stack((wave, wave), axis=1), 44100, format="OGG", subtype="VORBIS")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Assets of a few sounds: one plain, one of three shapes, one broken, two pieces of music."""
    assets = tmp_path_factory.mktemp("assets")
    for name in ("click", "deal_1", "deal_2", "deal_3"):
        tone(assets / "sounds" / f"{name}.ogg")
    (assets / "sounds" / "torn.ogg").write_bytes(b"OggS and then nothing")
    for name in ("table", "other"):
        tone(assets / "music" / f"{name}.ogg", 3.0)
    (assets / "music" / "torn.ogg").write_bytes(b"")
    return assets


@pytest.fixture
def build(folder: Path) -> Iterator[Callable[..., Audio]]:
    """Makes audios and closes them."""
    pygame.mixer.quit()
    made: list[Audio] = []

    def make(**wishes: object) -> Audio:
        made.append(Audio(folder, **wishes))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for audio in made:
        audio.close()
    pygame.mixer.quit()


@pytest.fixture
def audio(build: Callable[..., Audio]) -> Audio:
    return build()


def heard() -> list[pygame.mixer.Channel]:
    """The channels that play an effect now."""
    if pygame.mixer.get_init() is None:
        return []
    return [c for c in map(pygame.mixer.Channel, range(VOICES)) if c.get_busy()]


def turns(audio: Audio, seconds: float, step: float = 0.05) -> None:
    for _ in range(math.ceil(seconds / step)):
        audio.update(step)


# Opening


def test_nothing_is_opened_before_it_is_needed(audio: Audio) -> None:
    audio.music("table")
    audio.update(0.0)
    audio.update(0.05)
    assert pygame.mixer.get_init() is None
    assert audio.available
    turns(audio, SETTLED)
    assert pygame.mixer.get_init() is not None


def test_a_sound_opens_the_device(audio: Audio) -> None:
    audio.play("click")
    assert len(heard()) == 1
    assert audio.available
    assert audio.problems == []


def test_warming_up_takes_small_steps_and_ends(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    loads: list[object] = []
    real = pygame.mixer.Sound

    def count(*args: object, **facts: object) -> pygame.mixer.Sound:
        loads.append(facts)
        return real(*args, **facts)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(pygame.mixer, "Sound", count)
    steps = [len(loads) for _ in iter(audio.warm_up, False)]
    assert steps == [0, 1, 2, 3, 4, 5]
    assert not audio.warm_up()
    audio.play("click")
    assert len(loads) == 5
    assert audio.problems == [("broken-asset", "sounds/torn.ogg")]


def test_muted_opens_nothing_and_plays_nothing(build: Callable[..., Audio]) -> None:
    audio = build(muted=True)
    audio.play("click")
    audio.play("click", delay=0.1)
    audio.music("table")
    assert not audio.warm_up()
    turns(audio, 2.0)
    assert pygame.mixer.get_init() is None
    audio.set_volumes(1.0, 1.0, False)
    audio.update(0.01)
    assert not heard()
    audio.play("click")
    assert len(heard()) == 1


# Playing


def test_shapes_of_a_sound_take_turns(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    get = audio._bank._get
    monkeypatch.setattr(audio._bank, "_get", lambda name: (asked.append(name), get(name))[1])
    for _ in range(4):
        audio.play("deal")
        audio.update(0.05)
    audio.play("deal_2")
    assert asked == ["deal_1", "deal_2", "deal_3", "deal_1", "deal_2"]
    assert audio.problems == []


def test_the_same_name_twice_in_a_turn_is_heard_once(audio: Audio) -> None:
    audio.play("click")
    audio.play("click")
    audio.play("deal")
    assert len(heard()) == 2
    audio.update(0.016)
    audio.play("click")
    assert len(heard()) == 3


def test_a_delayed_sound_waits_for_its_moment(audio: Audio) -> None:
    audio.play("click", delay=0.2)
    audio.update(0.15)
    assert not heard()
    audio.update(0.06)
    assert len(heard()) == 1


def test_volume_and_side_reach_the_channel(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    class Ear:
        def __init__(self) -> None:
            self.sound: pygame.mixer.Sound | None = None
            self.sides: tuple[float, ...] = ()

        def play(self, sound: pygame.mixer.Sound) -> None:
            self.sound = sound

        def set_volume(self, *sides: float) -> None:
            self.sides = sides

    ears: list[Ear] = []
    monkeypatch.setattr(pygame.mixer, "find_channel", lambda: ears.append(Ear()) or ears[-1])
    audio.set_volumes(0.5, 0.0, False)
    audio.play("click", volume=0.5, pan=1.0)
    audio.play("deal", volume=0.8, pan=-0.5, delay=0.1)
    audio.update(0.2)
    assert [ear.sides for ear in ears] == [sides(0.5, 1.0), sides(0.8, -0.5)]
    assert [ear.sound.get_volume() for ear in ears if ear.sound] == pytest.approx([0.25, 0.25], abs=0.01)


def test_sides() -> None:
    assert sides(1.0, 0.0) == pytest.approx((1.0, 1.0))
    left, right = sides(0.5, -1.0)
    assert left == pytest.approx(0.5)
    assert 0.05 < right < 0.2
    assert sides(0.5, 1.0) == pytest.approx((right, left))
    assert sides(7.0, -9.0) == pytest.approx(sides(1.0, -1.0))
    assert sides(math.nan, 0.0) == (0.0, 0.0)


def test_volumes_are_perceived() -> None:
    assert perceived(0.0) == 0.0
    assert perceived(1.0) == 1.0
    assert perceived(0.5) == pytest.approx(0.25)
    assert perceived(0.01) >= 1 / 128
    assert perceived(-3.0) == 0.0
    assert perceived(9.0) == 1.0
    assert perceived(math.nan) == 0.0


def test_more_sounds_than_voices_are_dropped(audio: Audio) -> None:
    for _ in range(VOICES + 5):
        audio.play("click")
        audio.update(0.001)
    assert len(heard()) == VOICES
    assert audio.available


def test_what_waits_is_bounded(audio: Audio) -> None:
    for _ in range(MOST_WAITING * 3):
        audio.play("click", delay=60.0)
    assert len(audio._waiting) == MOST_WAITING


def test_muting_silences_what_sounds_and_what_waits(audio: Audio) -> None:
    audio.play("click")
    audio.play("deal", delay=0.1)
    audio.set_volumes(1.0, 1.0, True)
    assert not heard()
    audio.set_volumes(1.0, 1.0, False)
    audio.update(0.5)
    assert not heard()


def test_pausing_holds_everything_and_drops_what_is_new(audio: Audio) -> None:
    audio.play("click", delay=0.1)
    audio.pause()
    audio.play("deal")
    turns(audio, 1.0)
    assert not heard()
    audio.resume()
    audio.update(0.11)
    assert len(heard()) == 1


# Wrong files


def test_unknown_and_broken_files_are_told_once_and_silent(build: Callable[..., Audio]) -> None:
    problems = Problems()
    audio = build(problems=problems)
    for _ in range(3):
        for name in ("nothing", "torn", "../music/table", ""):
            audio.play(name)
        audio.update(0.05)
    assert not heard()
    assert audio.available
    assert audio.problems == [
        ("missing-asset", "sounds/nothing.ogg"),
        ("broken-asset", "sounds/torn.ogg"),
        ("missing-asset", "sounds/../music/table.ogg"),
        ("missing-asset", "sounds/.ogg"),
    ]
    assert [(p.code, p.params["name"]) for p in problems.untold()] == audio.problems
    audio.play("click")
    assert len(heard()) == 1


def test_no_folder_at_all(tmp_path: Path) -> None:
    audio = Audio(tmp_path / "gone")
    audio.play("click")
    audio.music("table")
    while audio.warm_up():
        pass
    turns(audio, 1.0)
    assert audio.problems == [("missing-asset", "sounds/click.ogg"), ("missing-asset", "music/table.ogg")]
    audio.close()


def test_a_file_that_went_away_since_it_was_listed(tmp_path: Path) -> None:
    tone(tmp_path / "sounds" / "a.ogg")
    tone(tmp_path / "sounds" / "b.ogg")
    audio = Audio(tmp_path)
    audio.play("a")
    (tmp_path / "sounds" / "b.ogg").unlink()
    audio.play("b")
    assert audio.problems == [("missing-asset", "sounds/b.ogg")]
    audio.close()


# Music


def test_music_fades_in_and_goes_round(audio: Audio) -> None:
    audio.set_volumes(1.0, 0.8, False)
    audio.music("table")
    turns(audio, SETTLED + 0.1)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() < 0.2
    turns(audio, FADE_IN + 0.1)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.64, abs=0.01)
    calls = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.mixer.music, "set_volume", calls.append)
        turns(audio, 1.0)
    assert calls == []


def test_music_is_repeated_for_ever(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    facts: list[dict[str, object]] = []
    monkeypatch.setattr(pygame.mixer.music, "play", lambda **said: facts.append(said))
    audio.music("table")
    turns(audio, SETTLED + 0.1)
    assert facts == [{"loops": -1}]


def test_one_piece_fades_into_the_other_and_out(audio: Audio) -> None:
    audio.music("table")
    turns(audio, SETTLED + FADE_IN + 0.2)
    audio.music("other")
    turns(audio, FADE_OUT / 2)
    assert audio._music.playing == "table"
    assert 0.3 < pygame.mixer.music.get_volume() < 0.7
    turns(audio, FADE_OUT)
    assert audio._music.playing == "other"
    audio.music(None)
    turns(audio, FADE_OUT + FADE_IN)
    assert not pygame.mixer.music.get_busy()


def test_music_steps_back_and_returns(audio: Audio) -> None:
    audio.music("table")
    turns(audio, SETTLED + FADE_IN + 0.2)
    audio.duck(1.0)
    turns(audio, 0.5)
    assert pygame.mixer.music.get_volume() == pytest.approx(DUCKED, abs=0.02)
    turns(audio, 2.5)
    assert pygame.mixer.music.get_volume() == pytest.approx(1.0, abs=0.01)


def test_silent_music_stands_still(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    audio.music("table")
    turns(audio, SETTLED + FADE_IN + 0.2)
    told: list[str] = []
    monkeypatch.setattr(pygame.mixer.music, "pause", lambda: told.append("pause"))
    monkeypatch.setattr(pygame.mixer.music, "unpause", lambda: told.append("unpause"))
    audio.set_volumes(1.0, 0.0, False)
    turns(audio, 0.3)
    audio.set_volumes(1.0, 1.0, False)
    turns(audio, 0.3)
    audio.pause()
    audio.resume()
    assert told == ["pause", "unpause", "pause", "unpause"]


def test_a_piece_taken_away_while_muted_is_not_heard_again(audio: Audio) -> None:
    audio.music("table")
    turns(audio, SETTLED + FADE_IN + 0.2)
    audio.set_volumes(1.0, 1.0, True)
    audio.music(None)
    audio.update(0.05)
    assert audio._music.playing is None
    assert not pygame.mixer.music.get_busy()


def test_wrong_music_is_told_and_tried_once(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    load = pygame.mixer.music.load
    monkeypatch.setattr(pygame.mixer.music, "load", lambda path: (loaded.append(path.stem), load(path)))
    for name in ("torn", "nothing", "torn", "table"):
        audio.music(name)
        turns(audio, 1.0)
    assert audio.problems == [("broken-asset", "music/torn.ogg"), ("missing-asset", "music/nothing.ogg")]
    assert loaded == ["torn", "table"]
    assert pygame.mixer.music.get_busy()


# No device, and devices that go


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "invalid")


def use_everything(audio: Audio) -> None:
    audio.play("click", volume=0.3, pan=-1.0)
    audio.play("click", delay=0.1)
    audio.music("table")
    audio.set_volumes(0.4, 0.4, False)
    audio.duck(1.0)
    audio.warm_up()
    audio.pause()
    audio.resume()
    turns(audio, 3.0)
    audio.device_changed()
    audio.device_changed(gone=True)


@pytest.mark.usefixtures("no_device")
def test_without_a_device_everything_is_silent(build: Callable[..., Audio]) -> None:
    audio = build()
    use_everything(audio)
    assert not audio.available
    assert audio.problems == []
    assert pygame.mixer.get_init() is None
    audio.close()
    audio.close()


def test_a_device_that_appears_is_used(build: Callable[..., Audio], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "invalid")
    audio = build()
    audio.play("click")
    assert not audio.available
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio.device_changed()
    audio.update(0.01)
    assert audio.available
    audio.play("click")
    assert len(heard()) == 1


def test_a_lost_device_is_sought_ever_more_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[float] = []
    now = 0.0

    def fail(*_: object, **__: object) -> None:
        tries.append(now)
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    device = Device()
    assert not device.try_open()
    for _ in range(3000):
        now += 0.5
        device.update(0.5)
    gaps = [b - a for a, b in pairwise(tries)]
    assert gaps[0] == FIRST_RETRY
    assert gaps == sorted(gaps)
    assert gaps[-1] == LAST_RETRY
    assert not device.try_open()
    assert device.state is State.LOST


@pytest.mark.parametrize("method", ["find_channel", "Sound"])
def test_a_device_that_dies_while_playing(audio: Audio, monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    audio.music("table")
    turns(audio, 1.0)

    def die(*_: object, **__: object) -> None:
        pygame.mixer.quit()
        raise pygame.error("Audio device disconnected")

    with monkeypatch.context() as patch:
        patch.setattr(pygame.mixer, method, die)
        audio.play("click")
        assert not audio.available
        audio.play("deal")
        assert not audio.warm_up()
    assert audio.problems == []
    turns(audio, FIRST_RETRY + 0.1)
    assert audio.available
    assert pygame.mixer.music.get_busy()
    audio.play("click")
    assert len(heard()) == 1


def test_a_device_that_dies_under_the_music(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    audio.music("table")
    turns(audio, SETTLED + 0.1)

    def die(_: float) -> None:
        raise pygame.error("gone")

    monkeypatch.setattr(pygame.mixer.music, "set_volume", die)
    turns(audio, 0.5)
    assert not audio.available
    assert audio.problems == []


def test_a_device_that_dies_as_the_music_begins(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(_: Path) -> None:
        pygame.mixer.quit()
        raise pygame.error("mixer not initialized")

    with monkeypatch.context() as patch:
        patch.setattr(pygame.mixer.music, "load", die)
        audio.music("table")
        turns(audio, SETTLED + 0.1)
    assert not audio.available
    assert audio.problems == []
    turns(audio, FIRST_RETRY + 0.1)
    assert pygame.mixer.music.get_busy()


def test_after_a_loss_sounds_are_read_anew_and_music_fades_in(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    audio.music("table")
    audio.play("click")
    turns(audio, SETTLED + FADE_IN + 0.2)
    audio.device_changed(gone=True)
    audio.device_changed()
    audio.update(0.01)
    audio.update(0.1)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() < 0.2
    made: list[object] = []
    real = pygame.mixer.Sound
    monkeypatch.setattr(pygame.mixer, "Sound", lambda **facts: (made.append(facts), real(**facts))[1])
    audio.play("click")
    assert len(made) == 1
    assert len(heard()) == 1


def test_a_lost_device_is_not_sought_while_muted(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    audio.play("click")
    audio.device_changed(gone=True)
    audio.set_volumes(1.0, 1.0, True)
    tries: list[int] = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *_, **__: tries.append(1))
    turns(audio, 10.0)
    assert not tries
    audio.set_volumes(1.0, 1.0, False)
    turns(audio, FIRST_RETRY + 0.1)
    assert tries


def test_the_mixer_taken_away_by_somebody_else(audio: Audio) -> None:
    audio.play("click")
    pygame.mixer.quit()
    audio.update(0.01)
    audio.play("deal")
    assert not audio.available
    turns(audio, FIRST_RETRY + 0.1)
    audio.play("click")
    assert len(heard()) == 1


def test_events_of_devices(audio: Audio) -> None:
    removed, added = pygame.AUDIODEVICEREMOVED, pygame.AUDIODEVICEADDED
    audio.play("click")
    assert audio.handle(pygame.Event(added, which=0, iscapture=0))
    assert audio.handle(pygame.Event(removed, which=0, iscapture=0))
    assert not audio.handle(pygame.Event(removed, which=2, iscapture=1))
    assert not audio.handle(pygame.Event(pygame.KEYDOWN))
    assert audio.available
    assert len(heard()) == 1
    assert audio.handle(pygame.Event(removed, which=2, iscapture=0))
    assert not audio.available
    assert audio.handle(pygame.Event(added, which=0, iscapture=0))
    audio.update(0.01)
    assert audio.available


def test_closed_is_closed(audio: Audio) -> None:
    audio.play("click")
    audio.close()
    use_everything(audio)
    assert not audio.available
    assert pygame.mixer.get_init() is None


# The real files


def test_every_sound_and_the_music_load(build: Callable[..., Audio]) -> None:
    audio = Audio(ASSETS)
    while audio.warm_up():
        pass
    audio.music("table")
    turns(audio, 1.0)
    assert audio.problems == []
    assert len(audio._bank._loaded) == len(list((ASSETS / "sounds").glob("*.ogg"))) > 80
    assert pygame.mixer.music.get_busy()
    for name in ("hover", "click", "card_flip", "coin", "run_1", "run_9", "count_tick_10", "tension_4", "win"):
        audio.play(name)
    assert audio.problems == []
    assert len(heard()) == 9
    audio.close()
