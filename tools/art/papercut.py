"""Cut paper in SVG: what all the art tools draw with.

Writes only what nanosvg draws rightly: paths with plain fills and strokes, userSpaceOnUse gradients, transforms and
opacity attributes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from art.colours import lighter
from art.geometry import Point, num

#: Numbers with more decimals than a picture needs.
_LONG = re.compile(r"-?\d+\.\d{3,}")
ASSETS = Path(__file__).resolve().parents[2] / "assets"


class Sheet:
    """One picture being cut and glued, layer upon layer."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._defs: list[str] = []
        self._body: list[str] = []

    def fill(self, d: str, colour: str, opacity: float = 1, rule: str = "") -> None:
        """A flat shape. rule "evenodd" makes inner rings holes."""
        if d:
            extra = f' fill-rule="{rule}"' if rule else ""
            extra += f' fill-opacity="{num(opacity)}"' if opacity < 1 else ""
            self._body.append(f'<path fill="{colour}"{extra} d="{d}"/>')

    def stroke(self, d: str, colour: str, width: float, opacity: float = 1, cap: str = "round", dash: str = "") -> None:
        """A line of that width with round joins."""
        if d:
            extra = f' stroke-opacity="{num(opacity)}"' if opacity < 1 else ""
            extra += f' stroke-dasharray="{dash}"' if dash else ""
            self._body.append(
                f'<path fill="none" stroke="{colour}" stroke-width="{num(width)}" stroke-linejoin="round" '
                f'stroke-linecap="{cap}"{extra} d="{d}"/>'
            )

    def shadow(self, d: str, fall: float, colour: str = "#120C20", opacity: float = 0.34) -> None:
        """A soft shadow below and to the right of a shape lifted by `fall` units: few wide faint strokes."""
        with self.group(f"translate({num(fall * 0.55)} {num(fall)})"):
            share = opacity / 3
            for spread in (1.7, 0.8):
                self._body.append(
                    f'<path fill="{colour}" stroke="{colour}" stroke-width="{num(fall * spread)}" '
                    f'stroke-linejoin="round" opacity="{num(share)}" d="{d}"/>'
                )
            self.fill(d, colour, share)

    def piece(
        self, d: str, colour: str, fall: float = 3, edge: float = 0.9, light: float = 0.35, rule: str = ""
    ) -> None:
        """A piece of paper glued on: shadow, lit upper left rim, face."""
        if fall:
            self.shadow(d, fall)
        if edge:
            with self.group(f"translate({num(-edge * 0.7)} {num(-edge)})"):
                self.fill(d, lighter(colour, light), rule=rule)
        self.fill(d, colour, rule=rule)

    def linear(self, a: Point, b: Point, *stops: tuple[float, str] | tuple[float, str, float]) -> str:
        """A gradient along a to b in the units of the sheet; stops are (0…1, colour[, opacity])."""
        place = f'x1="{num(a[0])}" y1="{num(a[1])}" x2="{num(b[0])}" y2="{num(b[1])}"'
        return self._gradient("linearGradient", place, stops)

    def radial(self, c: Point, r: float, *stops: tuple[float, str] | tuple[float, str, float]) -> str:
        """A round gradient about c."""
        return self._gradient("radialGradient", f'cx="{num(c[0])}" cy="{num(c[1])}" r="{num(r)}"', stops)

    def _gradient(self, kind: str, place: str, stops: Sequence[Sequence[object]]) -> str:
        name = f"g{len(self._defs)}"
        inner = "".join(
            f'<stop offset="{num(float(s[0]) * 100)}%" stop-color="{s[1]}"'  # type: ignore[arg-type]
            + (f' stop-opacity="{num(float(s[2]))}"' if len(s) > 2 else "")  # type: ignore[arg-type]
            + "/>"
            for s in stops
        )
        self._defs.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {place}>{inner}</{kind}>')
        return f"url(#{name})"

    @contextmanager
    def group(self, transform: str = "", opacity: float = 1) -> Iterator[None]:
        """What is drawn inside is moved, turned or faded together."""
        attributes = f' transform="{transform}"' if transform else ""
        attributes += f' opacity="{num(opacity)}"' if opacity < 1 else ""
        self._body.append(f"<g{attributes}>")
        yield
        self._body.append("</g>")

    def text(self) -> str:
        """The whole SVG file."""
        defs = f"<defs>{''.join(self._defs)}</defs>\n" if self._defs else ""
        size = f'width="{num(self.width)}" height="{num(self.height)}"'
        body = _LONG.sub(lambda m: num(float(m[0])), "\n".join(self._body))
        view = f'viewBox="0 0 {num(self.width)} {num(self.height)}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view}>\n{defs}{body}\n</svg>\n'


def write(pictures: dict[str, Sheet], folder: Path = ASSETS) -> None:
    """Write every picture to folder/<name>.svg."""
    for name, sheet in pictures.items():
        path = folder / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(sheet.text(), encoding="utf-8", newline="\n")
