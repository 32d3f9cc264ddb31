"""What lights up for a moment: seen while something happens, gone when nothing does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from game import ease
from game.durations import Length
from game.sprites import Sprite
from game.steps import Step, tween
from rules.ten import TenCard


@dataclass(slots=True)
class Effects:
    """Strengths are 0 … 1."""

    #: Red light over the row.
    flash: float = 0.0
    #: Words on a ribbon across the row, and what colour the row's light takes.
    banner: str = ""
    banner_strength: float = 0.0
    #: A run that has just grown: seat and colour.
    run: tuple[int, str] | None = None
    run_strength: float = 0.0
    #: A seat that has just spoken or gained.
    seat: int | None = None
    seat_strength: float = 0.0
    #: A card of the market that somebody is about to buy.
    wanted: TenCard | None = None
    wanted_strength: float = 0.0
    #: Cards of the market that are on their way out.
    absent: Counter[TenCard] = field(default_factory=Counter)

    def clear(self) -> None:
        """Everything is calm."""
        self.flash = self.banner_strength = self.run_strength = self.seat_strength = self.wanted_strength = 0.0
        self.banner = ""
        self.run = self.seat = self.wanted = None
        self.absent.clear()

    # steps that light something up and let it go out again

    def flashed(self, seconds: Length) -> Step:
        """Red light that comes at once and goes slowly."""
        return tween(lambda p: self._set(flash=1 - p), seconds)

    def announced(self, words: str, seconds: Length) -> Step:
        """Words on a ribbon."""
        return tween(lambda p: self._set(banner=words if p < 1 else "", banner_strength=_held(p)), seconds)

    def run_grown(self, seat: int, colour: str, seconds: Length) -> Step:
        """A run lights up."""
        run = (seat, colour)
        return tween(lambda p: self._set(run=run if p < 1 else None, run_strength=ease.hill(p)), seconds)

    def spoken(self, seat: int, seconds: Length) -> Step:
        """A seat lights up."""
        return tween(lambda p: self._set(seat=seat if p < 1 else None, seat_strength=ease.hill(p)), seconds)

    def desired(self, card: TenCard, seconds: Length) -> Step:
        """A card of the market lights up."""
        return tween(lambda p: self._set(wanted=card if p < 1 else None, wanted_strength=ease.hill(p)), seconds)

    def _set(self, **values: object) -> None:
        for name, value in values.items():
            setattr(self, name, value)


def _held(p: float) -> float:
    """Comes quickly, stays, goes quickly."""
    return ease.smooth(min(1.0, p / 0.18, (1 - p) / 0.22)) if 0 < p < 1 else 0.0


@dataclass(slots=True)
class Props:
    """The things on the stage that move: the row, the wild for sale, and what flies."""

    row: list[Sprite] = field(default_factory=list)
    block: Sprite | None = None
    flying: list[Sprite] = field(default_factory=list)

    def all(self) -> list[Sprite]:
        """Everything."""
        return [*self.row, *([self.block] if self.block else []), *self.flying]

    def fly(self, sprite: Sprite) -> Sprite:
        """One more thing in the air."""
        self.flying.append(sprite)
        return sprite

    def landed(self, sprite: Sprite) -> Callable[[], None]:
        """What takes a thing away that has arrived."""

        def gone() -> None:
            if sprite in self.flying:
                self.flying.remove(sprite)
            elif sprite in self.row:
                self.row.remove(sprite)
            elif sprite is self.block:
                self.block = None

        return gone
