"""The pictures the client may ask for, by their path below assets without ending."""

from __future__ import annotations

SUITS = "RBOG"
_TEN = [
    *(f"{suit}{value}" for suit in SUITS for value in range(1, 10)),
    *(f"{suit}-wild" for suit in SUITS),
    *(f"wild-{value}" for value in range(1, 10)),
    "wild",
    *(f"coin-{value}" for value in range(1, 6)),
]
_ICONS = [
    "play", "continue", "daily", "ladder", "rules", "settings", "quit", "back", "menu", "undo", "redo", "rematch",
    "hint", "log", "speaker", "speaker-off", "music", "music-off", "eye", "eye-off", "fullscreen", "window", "plus",
    "minus", "arrow-left", "arrow-right", "arrow-up", "arrow-down", "check", "cross", "star", "lock", "trophy",
    "person", "computer", "mouse", "keyboard", "gamepad", "touch", "deck", "dice", "warning", "coins", "coin",
    "info", "flag", "pause", "speed", "text-size", "language", "home", "clock", "copy", "skip", "trash", "dot",
    "gavel", "bust", "market", "run", "crown", "bid", "group", "confetti",
]  # fmt: skip

PICTURES = [
    *(f"cards/ten/{name}" for name in _TEN),
    "cards/ten/back",
    *(f"cards/ten/mini/{name}" for name in _TEN),
    *(f"cards/ten/slot-{suit}" for suit in SUITS),
    *(f"cards/suits/{suit}" for suit in SUITS),
    *(f"icons/{name}" for name in _ICONS),
    *(f"icons/light/{name}" for name in _ICONS),
    *(f"faces/{name}" for name in ("cautious", "bold", "collector", "solo", *(f"person-{i}" for i in range(6)))),
    *(f"patterns/{i}" for i in range(8)),
    *(f"tokens/{name}" for name in ("coin", "bust", "gavel", "gavel-block", "crown", "laurel")),
    "logo/tenfold",
    "logo/icon",
    "stages/ten",
    "stages/frame",
    "frame/curtain-left",
    "frame/curtain-right",
]

#: Design units of those whose shape the client relies on; every other picture is square.
MEASURES = {
    "cards/ten/": (180, 260),
    "cards/ten/mini/": (96, 96),
    "cards/ten/slot": (96, 96),
    "tokens/gavel-block": (128, 48),
    "tokens/crown": (128, 96),
    "logo/tenfold": (1120, 280),
    "stages/": (1920, 1080),
    "frame/curtain": (960, 1080),
}


def measures(name: str) -> tuple[int, int] | None:
    """What `MEASURES` says about a picture; the longest prefix counts."""
    fitting = [prefix for prefix in MEASURES if name.startswith(prefix)]
    return MEASURES[max(fitting, key=len)] if fitting else None
