"""What a frame costs: a full table of 60 cards, panels and words at 1920 × 1080, eight cards in motion."""

from __future__ import annotations

import math
import tempfile
import time
from pathlib import Path

from pygame import FRect

from game.app import App
from game.canvas import Canvas
from game.scene import Scene
from tests.bench.figures import Figure, share

FRAMES = 900
SUITS = "RBOG"
NAMES = [f"cards/ten/{suit}{number}" for suit in SUITS for number in range(1, 10)]
#: Frames a card takes from here to there, as at normal speed and 60 frames a second.
FLIGHT = 14


class FullTable(Scene):
    """Rows of cards that lie, with panels and words; ``flying`` cards on their way with arc, lean, lift and flip."""

    def __init__(self, app: App, flying: int = 8) -> None:
        super().__init__(app)
        self.flying = flying
        self.turn = 0
        self.lying = [
            (NAMES[n % len(NAMES)], FRect(110 + n % 15 * 114, 120 + n // 15 * 190, 108, 156)) for n in range(60)
        ]

    def update(self, dt: float) -> bool:
        self.turn += 1
        return self.flying > 0

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("stages/ten")
        for player in range(5):
            seat = FRect(100 + player * 350, 900, 330, 150)
            canvas.panel(seat, "paper", lift=3)
            canvas.text(f"Hráč {player + 1}", FRect(seat.x + 20, seat.y + 10, 290, 44), "heading")
            canvas.text(f"{player * 7} bodů", FRect(seat.x + 20, seat.y + 66, 290, 36), "body", colour="ink-soft")
            canvas.text("Žetony: 3", FRect(seat.x + 20, seat.y + 106, 290, 32), "small", align="right")
        canvas.panel(FRect(96, 100, 1740, 780), "stage")
        for name, rect in self.lying[self.flying :]:
            canvas.picture(name, rect, lift=3)
        for n, name in enumerate(("Stát", "Otočit", "Nápověda")):
            canvas.panel(FRect(700 + n * 200, 20, 180, 72), "button", lift=3)
            canvas.text(name, FRect(700 + n * 200, 20, 180, 63), align="centre", valign="middle", shrink=True)
        canvas.text(str(self.turn // 30), FRect(1500, 10, 300, 90), "title", colour="paper", align="right")
        for n in range(self.flying):
            self._fly(canvas, n)

    def _fly(self, canvas: Canvas, n: int) -> None:
        """Every flight begins elsewhere, so that nothing can be kept from the one before but the pictures."""
        flight, at = divmod(self.turn + n * 2, FLIGHT)
        way = (1 - math.cos(math.pi * at / FLIGHT)) / 2
        start = (200 + (flight * 397 + n * 211) % 1400, 150 + (flight * 131 + n * 97) % 500)
        end = (200 + (flight * 593 + n * 307) % 1400, 150 + (flight * 271 + n * 53) % 500)
        high = math.sin(math.pi * way)
        rect = FRect(start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way - 60 * high, 108, 156)
        turn = math.cos(math.pi * way) if n < 2 else 1.0
        face = NAMES[(flight * 8 + n) % len(NAMES)]
        canvas.picture(face if turn > 0 else "cards/ten/back", rect, angle=8 * high, turn=turn, lift=3 + 9 * high)


def costs(size: tuple[int, int], flying: int, frames: int) -> list[float]:
    """CPU milliseconds of each of so many frames, after everything has been seen once."""
    with tempfile.TemporaryDirectory() as folder:
        app = App.headless(Path(folder), size, mute=True)
        app.push(FullTable(app, flying))
        for _ in range(40):
            app.frame(1 / 60)
        spent = []
        for _ in range(frames):
            start = time.process_time()
            app.frame(1 / 60)
            spent.append((time.process_time() - start) * 1000)
        app.close()
    return spent


def measure() -> list[Figure]:
    """A full table in motion at 1080p, and for comparison at 4K."""
    normal, large = costs((1920, 1080), 8, FRAMES), costs((3840, 2160), 8, FRAMES // 3)
    return [
        Figure("frame 1920×1080, 60 cards, 8 moving: median", share(normal, 0.5), 4.0, "ms CPU"),
        Figure("frame 1920×1080, 60 cards, 8 moving: 99th percentile", share(normal, 0.99), 12.0, "ms CPU"),
        Figure("frame 3840×2160, 60 cards, 8 moving: median", share(large, 0.5), 16.0, "ms CPU"),
    ]
