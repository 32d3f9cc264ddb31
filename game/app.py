"""The program as a whole: its parts, one turn of its loop, its beginning and its end."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection
from contextlib import ExitStack
from math import inf
from pathlib import Path
from typing import Any

import platformdirs
import pygame

from game import loop
from game.art import Art
from game.audio import Audio
from game.cache import SurfaceCache, budget_for
from game.canvas import Canvas
from game.clock import Clock, clamp
from game.input import MOUSE, Input, Intent, Kind
from game.locale import Words
from game.news import News
from game.options import Options
from game.panels import Panels
from game.problems import Problems
from game.scene import Scene, SceneStack
from game.settings import BadSetting, Settings
from game.shadows import Shadows
from game.store import Store
from game.text import Text
from game.viewport import TITLE, Viewport, WindowMemory
from game.widgets.toast import Toasts

#: Seconds of a frame that may go into new pictures while something moves, and while nothing does.
PATIENCE_MOVING = 0.005
PATIENCE_STILL = 0.030
#: Seconds after a change of size during which stand-ins are good enough.
DRAGGED = 0.15
ASSETS = Path(__file__).resolve().parent.parent / "assets"


class App:
    """Carries every part of the program; scenes get it and nothing is global.

    Raises `game.viewport.NoDisplayError` when no window can be shown.
    """

    def __init__(self, options: Options, folder: Path, assets: Path = ASSETS) -> None:
        self.options = options
        #: The folder of pictures, maps, sounds and words.
        self.assets = assets
        #: What the player should be told some time: see `game.problems`.
        self.problems = Problems()
        self.settings = Settings.load(folder, self.problems)
        self.words = Words(assets / "locale", options.lang or self.settings.language, self.problems)
        self.viewport = self._open_window(assets)
        self.store = Store(folder, self.problems)
        self.cache = SurfaceCache(budget_for(*self.viewport.size))
        self.art = Art(assets, self.cache, self.problems)
        self.text = Text(assets, self.cache, self.problems)
        self.canvas = Canvas(self.viewport, self.art, self.text, Panels(self.cache), Shadows(self.cache))
        self._hushed = options.mute
        self.audio = Audio(assets, muted=options.mute or self.settings.muted, problems=self.problems)
        self.input = Input(self.viewport.to_design, lambda: self.viewport.size, self._other, self.settings.keys)
        self.stack = SceneStack()
        self.clock = Clock()
        self.toasts = Toasts(self)
        self._news = News(self)
        self.running = True
        self._dirty = True
        self._moving = False
        self._turned = self._fresh = False
        self._closed = False
        self._dragged = 0.0
        self._follow({"effects", "text_scale"})
        self.settings.listen(self._follow)

    @classmethod
    def headless(cls, folder: Path, size: tuple[int, int] = (1280, 720), **wishes: Any) -> App:
        """An app without a screen, a sound device or the user's own folder, for tests and pictures."""
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        return cls(Options(window=size, data_dir=folder, **wishes), folder)

    # for scenes

    @property
    def moving(self) -> bool:
        """Something moved in the last turn."""
        return self._moving

    def changed(self) -> None:
        """Something that is drawn changed: draw one frame."""
        self._dirty = True

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._turn_page()
        self.stack.push(scene)

    def pop(self, result: object = None) -> None:
        """Take the topmost scene away; when none is left the program ends."""
        self._turn_page()
        self.stack.pop(result)
        if not self.stack:
            self.quit()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the topmost."""
        self._turn_page()
        self.stack.replace(scene)

    def reset(self, scene: Scene) -> None:
        """Leave every scene and begin with this one."""
        self._turn_page()
        self.stack.reset(scene)

    def quit(self) -> None:
        """End the program after this turn; every scene is left."""
        self.running = False

    # for the loop

    def frame(self, dt: float) -> bool:
        """One turn: intents, update, draw if something changed. True if it drew.

        Whatever a scene raises comes out of here.
        """
        dt = clamp(dt)
        for intent in self.input.poll(dt):
            if self.running:
                self._handle(intent)
        self._point()
        was_moving, self._moving = self._moving, self.running and self.stack.update(dt)
        self.audio.update(dt)
        self._news.turn()
        self._moving = self.toasts.update(dt) or self._moving
        if not self.running:
            return False
        if self.viewport.minimised or not (self._dirty or self._moving or was_moving):
            if not self._moving:
                self._prepare()
            return False
        return self.draw(self._patience_now(dt), calm=not self._moving)

    def draw(self, patience: float = inf, *, calm: bool = True) -> bool:
        """Draw a frame now; True if something of it differed from the last.

        Without arguments every picture is as good as it gets; else see `game.art`.
        """
        self.canvas.begin(patience, calm=calm)
        self.stack.draw(self.canvas)
        self.toasts.draw(self.canvas)
        self._dirty = self.art.unsettled
        return self.canvas.show()

    def close(self, *, crashed: bool = False) -> None:
        """Let every scene save, unless the program ``crashed``, then let go of everything, whatever fails.

        A second call does nothing.
        """
        self.running = False
        if self._closed:
            return
        self._closed = True
        with ExitStack() as last:
            last.callback(pygame.quit)
            last.callback(self.input.close)
            last.callback(self.audio.close)
            last.callback(self.store.close)
            last.callback(self._remember_window)
            if not crashed:
                last.callback(self.stack.clear)

    # within

    def _handle(self, intent: Intent) -> None:
        if intent.kind is Kind.CLOSE:
            self.quit()
        elif intent.kind is Kind.FULLSCREEN:
            self._toggle_fullscreen()
        elif intent.kind is Kind.MUTE:
            self._toggle_sound()
        elif self.stack.top is not None:
            self._news.intent(intent)
            self.stack.top.handle(intent)

    def _prepare(self) -> None:
        """Use a turn in which nothing is to be done."""
        if not self.art.work(self.viewport.scale):
            self.audio.warm_up()

    def _turn_page(self) -> None:
        self.input.typing = self.input.catching = False
        self._turned = self._fresh = self._dirty = True

    def _point(self) -> None:
        """Tell a scene that has just come to the top where the mouse is."""
        if self._turned and self.stack.top is not None and self.input.last_device == MOUSE:
            self.stack.top.handle(Intent(Kind.POINT, MOUSE, pos=self.input.pointer))
        self._turned = False

    def _other(self, event: pygame.Event) -> None:
        if self.audio.handle(event):
            return
        before = self.viewport.size
        if self.viewport.handle(event):
            self.canvas.repaint()
            self._dirty = True
        if self.viewport.size != before:
            self._reshaped()

    def _patience_now(self, dt: float) -> float:
        """Seconds this frame may spend on new pictures: none while the window's edge is dragged, and as many as it
        takes when a scene is seen for the first time."""
        self._dragged = max(0.0, self._dragged - dt)
        fresh, self._fresh = self._fresh, False
        if self._dragged:
            return 0.0
        if fresh:
            return inf
        return PATIENCE_MOVING if self._moving else PATIENCE_STILL

    def _open_window(self, assets: Path) -> Viewport:
        wishes, kept = self.options, self.settings
        memory = None
        if kept.window is not None:
            memory = WindowMemory(kept.window, kept.position, kept.display, kept.fullscreen)
        full = wishes.fullscreen or (wishes.window is None and kept.fullscreen)
        return Viewport(wishes.window, memory=memory, fullscreen=full, icon=assets / "logo" / "icon.png")

    def _remember_window(self) -> None:
        memory = self.viewport.remember()
        try:
            self.settings.change(window=memory.size, position=memory.position, display=memory.display)
        except BadSetting:
            return  # a place no window can be at is not worth remembering

    def _toggle_fullscreen(self) -> None:
        self.viewport.toggle_fullscreen()
        self._reshaped()
        self.settings.change(fullscreen=self.viewport.full)

    def _toggle_sound(self) -> None:
        silent = self._hushed or self.settings.muted
        self.settings.change(muted=not silent)
        self._follow({"muted"})
        self._news.muted(not silent)

    def _follow(self, names: Collection[str]) -> None:
        """Let the parts follow the settings of these names."""
        kept = self.settings
        if "language" in names:
            self.words.language = kept.language
        if "text_scale" in names:
            self.text.text_scale = kept.text_scale
        if "keys" in names:
            self.input.keymap.load(kept.keys)
        if "muted" in names:
            self._hushed = False
        if not {"effects", "music", "muted"}.isdisjoint(names):
            self.audio.set_volumes(kept.effects, kept.music, kept.muted or self._hushed)
        if "fullscreen" in names and kept.fullscreen != self.viewport.full:
            self._toggle_fullscreen()
        self._dirty = True

    def _reshaped(self) -> None:
        self.cache.budget = budget_for(*self.viewport.size)
        self.art.rescaled()
        self.canvas.repaint()
        self._dragged = DRAGGED
        self._dirty = True


def user_folder(options: Options) -> Path:
    """Where settings and saved games live."""
    return options.data_dir or platformdirs.user_data_path(TITLE, appauthor=False)


def run(options: Options, first_scene: Callable[[App], Scene]) -> int:
    """Open the window and play until it is closed; the exit status.

    Raises `game.viewport.NoDisplayError`, and whatever a scene raises once everything is closed.
    """
    app = App(options, user_folder(options))
    try:
        app.push(first_scene(app))
        app.frame(0.0)
        app.input.open_pads()
        loop.turn(app)
    except KeyboardInterrupt:
        app.close()
    except BaseException:
        app.close(crashed=True)
        raise
    else:
        app.close()
    return 0
