"""A page in a scene, and hands for it: mouse, finger, keyboard, controller."""

from __future__ import annotations

from collections.abc import Callable

from game.app import App
from game.canvas import Canvas
from game.input import KEYBOARD, MOUSE, TOUCH, Device, Intent, Kind
from game.scene import Scene
from game.widgets import Page, Widget

PAD = Device("pad", 0)
UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)


class Bench(Scene):
    """A scene that is nothing but its page; ``build`` fills it."""

    def __init__(self, app: App, build: Callable[[Page], None]) -> None:
        super().__init__(app)
        self.went_back = 0
        self.page = Page(app, on_back=self._back)
        self._fill = build

    def _back(self) -> None:
        self.went_back += 1

    def enter(self) -> None:
        self._fill(self.page)

    def handle(self, intent: Intent) -> None:
        self.page.handle(intent)

    def update(self, dt: float) -> bool:
        return self.page.update(dt)

    def draw(self, canvas: Canvas) -> None:
        self.page.draw(canvas)


class Hands:
    """Does things to the scene on top and hears what it plays."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.heard: list[str] = []
        app.audio.play = lambda name, **_: self.heard.append(name)  # type: ignore[method-assign, misc]

    def show(self, build: Callable[[Page], None]) -> Page:
        """A page on top, filled."""
        bench = Bench(self.app, build)
        self.app.push(bench)
        self.wait(0.0)
        return bench.page

    @property
    def page(self) -> Page:
        """The page on top."""
        page = getattr(self.app.stack.top, "page", None)
        assert isinstance(page, Page)
        return page

    def do(self, kind: Kind, device: Device = KEYBOARD, **more: object) -> None:
        """One intent."""
        top = self.app.stack.top
        assert top is not None
        top.handle(Intent(kind, device, **more))  # type: ignore[arg-type]

    def wait(self, seconds: float, step: float = 0.016) -> None:
        """Let time pass, frame by frame."""
        while True:
            self.app.stack.update(min(step, seconds))
            seconds -= step
            if seconds <= 0:
                break
        self.app.draw()

    def key(self, *moves: tuple[int, int], device: Device = KEYBOARD) -> None:
        """Arrows."""
        for move in moves:
            self.do(Kind.MOVE, device, move=move)

    def enter(self, device: Device = KEYBOARD) -> None:
        """Confirm."""
        self.do(Kind.CONFIRM, device)

    def point(self, widget: Widget) -> None:
        """Move the mouse onto a widget."""
        self.do(Kind.POINT, MOUSE, pos=widget.rect.center)

    def click(self, widget: Widget, device: Device = MOUSE, at: tuple[float, float] | None = None) -> None:
        """Press and let go."""
        pos = widget.rect.center if at is None else at
        if device == MOUSE:
            self.do(Kind.POINT, MOUSE, pos=pos)
        self.do(Kind.PRESS, device, pos=pos)
        self.do(Kind.RELEASE, device, pos=pos)

    def tap(self, widget: Widget) -> None:
        """With a finger."""
        self.click(widget, TOUCH)

    def type(self, text: str) -> None:
        """On a keyboard."""
        for letter in text:
            self.do(Kind.TEXT, KEYBOARD, text=letter)

    @property
    def focus(self) -> str:
        """The id of what has the focus."""
        focus = self.page.focus
        return focus.id if focus is not None else ""

    def labels(self) -> list[str]:
        """What was drawn last."""
        return [item.label for item in self.app.canvas.items]
