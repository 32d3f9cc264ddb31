"""Sound: effects by name and one piece of music, and silence where there is no device.

The rest of the program plays by name and never asks whether anything can be heard. Files lie below the assets folder:
``sounds/<name>.ogg`` or, where a sound has several shapes, ``sounds/<name>_1.ogg`` and so on; ``music/<name>.ogg``.
"""

from game.audio.audio import Audio

__all__ = ["Audio"]
