"""Run by the other measurements in a process of its own: ``python -m tests.bench.child first|idle SECONDS [option …]``.

``first`` prints the monotonic time of the first picture; ``idle`` prints the CPU seconds the untouched program takes
in so many seconds. Both start the program through ``main.py``, as a player does.
"""

from __future__ import annotations

import runpy
import sys
import threading
import time
from pathlib import Path

MAIN = Path(__file__).parents[2] / "main.py"
#: Seconds after the first picture until everything that is prepared in the background is there.
SETTLING = 7.0


def first_picture() -> None:
    """Print when the first picture was shown, then end."""
    import pygame

    update = pygame.display.update

    def shown(*areas: object) -> None:
        update(*areas)  # type: ignore[arg-type]
        print(time.monotonic(), flush=True)
        pygame.display.update = update
        pygame.event.post(pygame.Event(pygame.QUIT))

    pygame.display.update = shown  # type: ignore[assignment]
    start()


def idle(seconds: float) -> None:
    """Print the CPU seconds of ``seconds`` seconds in which nobody touches anything, then end."""
    threading.Thread(target=_watch, args=(seconds,), daemon=True).start()
    start()


def _watch(seconds: float) -> None:
    time.sleep(SETTLING)
    before = time.process_time()
    time.sleep(seconds)
    print(time.process_time() - before, flush=True)
    import pygame

    pygame.event.post(pygame.Event(pygame.QUIT))


def start() -> None:
    """The program itself, with the options that are left."""
    sys.argv = [str(MAIN), *sys.argv[3:]]
    runpy.run_path(str(MAIN), run_name="__main__")


if __name__ == "__main__":
    if sys.argv[1] == "first":
        first_picture()
    else:
        idle(float(sys.argv[2]))
