"""Why the game can't start, as the key of a sentence."""

from __future__ import annotations


class Problem(Exception):
    """Something that stops the launcher: a key of the launcher's catalogue and what goes into its placeholders."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values
