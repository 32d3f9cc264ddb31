"""The three errors of the rules; :mod:`rules.core` hands them on."""

from __future__ import annotations

from collections.abc import Mapping


class RulesError(ValueError):
    """A code for the client to word, with the facts that belong to it; the ancestor of the three errors."""

    def __init__(self, code: str, params: Mapping[str, object] | None = None) -> None:
        super().__init__(code, dict(params or {}))

    @property
    def code(self) -> str:
        """What is wrong, as a word of the rules (``cannot_afford``)."""
        return str(self.args[0])

    @property
    def params(self) -> dict[str, object]:
        """The facts of this case (``{"price": 7, "power": 4}``)."""
        facts: dict[str, object] = self.args[1]
        return facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return self.code.replace("_", " ") + (f" ({facts})" if facts else "")


class UnreadableText(RulesError):
    """A text is not in the notation: an action, a View, a record."""


class IllegalAction(RulesError):
    """The action can be read but is not allowed now; the state is untouched."""


class BadSetup(RulesError):
    """No game can begin like that: seats, seed, options, deck, or an unknown game or player."""
