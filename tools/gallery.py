"""Pictures of every widget in every state: ``python -m tools.gallery DIR`` writes numbered PNGs.

For whoever changes how widgets look. ``--size 1920x1080 --text-scale 2.0 --lang cs`` as the game has them.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

import pygame

from game.app import App
from game.input import Intent
from game.layout import Across, Down, Flowing
from game.scene import Scene
from game.widgets import (
    Button,
    Choice,
    IconButton,
    Label,
    ListBox,
    Page,
    Picture,
    Row,
    Rule,
    Sheet,
    Slider,
    Stepper,
    Tabs,
    TextField,
    Tile,
    Toggle,
    Widget,
)
from game.widgets.letters import Letters

SHEET = pygame.FRect(150, 130, 1620, 890)
INNER = pygame.FRect(200, 170, 1520, 810)


def nothing(*_: object) -> None:
    """What gallery widgets do."""


class Wall(Scene):
    """One picture's widgets."""

    def __init__(self, app: App, build: Callable[[Wall], None], ground: str = "paper") -> None:
        super().__init__(app)
        self.ground = ground
        self.page = Page(app, tone="ink" if ground == "paper" else "paper")
        build(self)

    def handle(self, intent: Intent) -> None:
        self.page.handle(intent)

    def update(self, dt: float) -> bool:
        return self.page.update(dt)

    def draw(self, canvas: object) -> None:
        canvas = self.app.canvas
        canvas.backdrop("stages/frame" if self.ground != "stage" else "stages/ten")
        if self.ground == "paper":
            canvas.panel(SHEET, "paper", lift=12)
        elif self.ground == "wood":
            canvas.panel(SHEET, "wood", lift=12)
        self.page.draw(canvas)

    def heat(self, id: str, heat: float = 1.0) -> Widget:
        """A widget as if the pointer were on it."""
        widget = self.page.find(id)
        assert widget is not None
        widget.heat = heat
        return widget


def buttons(wall: Wall) -> None:
    """All kinds in all states."""
    states: list[Flowing] = []
    for kind in ("primary", "button", "quiet"):
        line = [
            Button(None, "Play", nothing, kind=kind, icon="play", id=f"{kind}-still"),
            Button(None, "Under the pointer", nothing, kind=kind, id=f"{kind}-hot"),
            Button(None, "Pressed", nothing, kind=kind, icon="rules", id=f"{kind}-down"),
            Button(None, "Not now", nothing, kind=kind, icon="undo", enabled=False, why="Nothing to take back yet."),
        ]
        states += [Label(None, kind, "small"), Across(*line, gap=24)]
    icons = [IconButton(None, name, nothing, icon=name) for name in ("settings", "hint", "undo", "log", "speaker")]
    wide = Button(
        None, "Zobrazit pravdepodobnosť krachu a všetko ostatné, čo sa nezmestí", nothing, icon="eye", align="left"
    )
    wall.page.column(INNER, *states, Across(*icons, wide, gap=16), gap=14)
    for kind in ("primary", "button", "quiet"):
        wall.heat(f"{kind}-hot")
        wall.heat(f"{kind}-down").pressed = True


def controls(wall: Wall) -> None:
    """What settings are made of."""
    words = wall.app.words
    wall.page.column(
        INNER,
        Across(
            Toggle(None, "Reduced motion", True, nothing, note="Things fade instead of travelling."),
            Toggle(None, "Full screen", False, nothing, id="toggle-off"),
            shares=(1, 1),
        ),
        Slider(None, "Effects", 8, nothing, show=lambda n: f"{n * 10} %", icon="speaker"),
        Slider(None, "Music", 0, nothing, show=lambda n: words("state.off") if n == 0 else f"{n * 10} %", icon="music"),
        Choice(None, "Jazyk", ["English", "Čeština", "Slovenčina"], 1, nothing, icon="language", id="language"),
        Choice(None, "Text size", ["100 %", "115 %", "130 %", "160 %", "200 %"], 0, nothing, enabled=False),
        Stepper(None, "Your bid", 3, nothing, low=1, high=9, id="bid"),
        Stepper(None, "Level", 10, nothing, low=4, high=10),
        TextField(None, "Name", "Ľuboš Žluťoučký", nothing, id="name"),
        TextField(None, "Deal number", "", nothing, digits=True, placeholder="any", most=19),
        gap=12,
    )
    wall.heat("language")


def tiles(wall: Wall) -> None:
    """Pictures to choose from."""
    made = [
        Tile(None, "cards/ten/R7", "Alone", nothing, sub="Beat the machine", picture_size=(120, 173), chosen=True),
        Tile(
            None, "cards/ten/wild", "Together", nothing, sub="2 to 5 at one screen", picture_size=(120, 173), id="hot"
        ),
        Tile(None, "trophy", "Level 7", nothing, sub="Won 3 times", picture_size=(120, 120), badge="star"),
        Tile(None, "lock", "Level 10", nothing, sub="Win level 9 first", enabled=False, picture_size=(120, 120)),
    ]
    cards = [Picture(f"cards/ten/{name}", (90, 130), lift=3) for name in ("R1", "G5", "O9", "B3")]
    wall.page.column(INNER, Across(*made, gap=28), Rule(None), Across(*cards, gap=12), gap=20)
    wall.heat("hot")


def rows(wall: Wall) -> None:
    """A list under tabs."""
    tabs = Tabs(None, ["Game", "Picture", "Sound", "Controls"], 1, nothing, icons=["dice", "eye", "speaker", "gamepad"])
    head = tabs.measure(wall.app.canvas, INNER.w)[1]
    tabs.place(wall.app.canvas, pygame.FRect(INNER.x, INNER.y, INNER.w, head))
    wall.page.add(tabs)
    below = pygame.FRect(INNER.x, INNER.y + head, INNER.w, INNER.h - head)
    wall.page.add(Sheet(below))
    listed = [Row("Level", cells=["won", "lost", "best"], heading=True)]
    for level in range(4, 18):
        listed.append(
            Row(
                f"Level {level}",
                nothing,
                cells=[str(level % 5), str(level % 3), f"+{level}"],
                icon="trophy" if level % 2 else "flag",
                sub="Fresh, nobody has won here yet" if level == 6 else "",
                chosen=level == 5,
                id=f"row-{level}",
            )
        )
    box = ListBox(None, listed, tone="ink")
    box.place(wall.app.canvas, below.inflate(-48, -40))
    wall.page.add(box)
    wall.heat("row-7")
    wall.page.focus_on("row-8")


def dark(wall: Wall) -> None:
    """On a stage."""
    wall.page.column(
        INNER,
        Label(None, "Whose turn is it", "heading"),
        Label(None, "The row holds 3 cards and 12 points. One more could bust."),
        Across(
            Button(None, "Turn over another", nothing, kind="primary", icon="deck"),
            Button(None, "Stop and take", nothing),
            Button(None, "Hint", nothing, kind="quiet", icon="hint"),
            Button(None, "Undo", nothing, kind="quiet", icon="undo", enabled=False, why="A card was shown since."),
        ),
        Toggle(None, "Bust chance", True, nothing),
        Slider(None, "Music", 4, nothing),
        Choice(None, "Speed", ["slow", "normal", "fast"], 1, nothing),
        Row("Eva", nothing, sub="14 points", cells=["3", "2"], icon="person"),
        gap=20,
    )


def longread(wall: Wall) -> None:
    """A page to be read."""
    text = (
        "Turn cards over one by one. Numbers add up; currency takes away. As long as the total is between −10 and 10 "
        "you may go on. Stop in time and take what you like best. "
    )
    parts: list[Flowing] = [Label(None, "How a turn goes", "title")]
    for number in range(6):
        parts += [
            Label(None, text * 2),
            Across(*[Picture(f"cards/ten/O{n + number}", (100, 145), lift=3) for n in (1, 2, 3)]),
        ]
    wall.page.column(INNER, Down(*parts, gap=18))


def letters(app: App) -> Scene:
    """The letters on the screen."""
    return Letters(app, TextField(None, "Jméno", "Eliška", nothing, most=14))


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--text-scale", type=float, default=1.0)
    parser.add_argument("--lang", default="en")
    wishes = parser.parse_args()
    width, height = (int(part) for part in wishes.size.split("x"))
    wishes.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        app = App.headless(Path(folder), (width, height), lang=wishes.lang)
        app.settings.change(text_scale=wishes.text_scale)
        _take(app, wishes.folder)
        app.close()


def _take(app: App, folder: Path) -> None:
    walls = [
        (buttons, "paper"),
        (controls, "paper"),
        (tiles, "paper"),
        (rows, "wood"),
        (dark, "stage"),
        (longread, "paper"),
    ]
    for number, (build, ground) in enumerate(walls, start=1):
        wall = Wall(app, build, ground)
        app.push(wall)
        if build is buttons:
            wall.page.tell("Nothing to take back yet: the game has just begun.", wall.page.widgets[4].rect)
        app.draw()
        _save(app, folder / f"{number}-{build.__name__}.png")
        app.pop()
        app.running = True
    app.push(Wall(app, controls))
    app.push(letters(app))
    app.toasts.say("Controller ready: a very good one", "gamepad")
    app.toasts.update(1.0)
    app.stack.update(0.2)
    app.draw()
    _save(app, folder / "9-letters.png")


def _save(app: App, path: Path) -> None:
    pygame.image.save(app.viewport.surface, path)


if __name__ == "__main__":
    main()
