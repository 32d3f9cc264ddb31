"""Finds in the sources which keys of the message catalogues they use."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

#: What says sentences, ``words("menu.play")``, ``self.app.words(…)``, ``say(…)``, and what notes problems by a code,
#: ``problems.note("disk-full")`` – with what comes before the text to make it a key.
SPEAKERS = {"words": "", "say": "", "note": "problem."}
KEY = re.compile(r"[a-z][a-z0-9_]*(\.[A-Za-z0-9_#*$-]+)+")


@dataclass
class Call:
    """A sentence said with its key written out."""

    where: str
    key: str
    values: frozenset[str]
    #: Values are handed on as a mapping too, so that the call does not show them all.
    open_ended: bool


@dataclass
class Usage:
    """What a set of sources says about keys."""

    calls: list[Call] = field(default_factory=list)
    literals: set[str] = field(default_factory=set)
    #: Keys put together at run time, as patterns, with where they stand.
    patterns: dict[re.Pattern[str], str] = field(default_factory=dict)

    def uses(self, key: str) -> bool:
        """Whether a key is written out or can be put together somewhere."""
        return key in self.literals or any(pattern.fullmatch(key) for pattern in self.patterns)


def scan(sources: dict[str, str], namespaces: set[str]) -> Usage:
    """Look through sources by name. `namespaces` are the first parts of the keys that there are."""
    usage = Usage()
    for name, source in sources.items():
        for node in ast.walk(ast.parse(source, name)):
            where = f"{name}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                usage.literals.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                _pattern(node, namespaces, where, usage)
            elif isinstance(node, ast.Call):
                usage.calls += _calls(node, where)
    return usage


def _calls(node: ast.Call, where: str) -> Iterator[Call]:
    function = node.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    prefix = SPEAKERS.get(name.lstrip("_"))
    if prefix is None or not node.args:
        return
    values = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
    open_ended = any(keyword.arg is None for keyword in node.keywords)
    for key in _written_out(node.args[0]):
        yield Call(where, prefix + key, values, open_ended)


def _written_out(node: ast.expr) -> list[str]:
    """The keys of a plain literal, or of both ends of a choice between two."""
    if isinstance(node, ast.IfExp):
        return _written_out(node.body) + _written_out(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _pattern(node: ast.JoinedStr, namespaces: set[str], where: str, usage: Usage) -> None:
    """Note an f-string that begins like a key: ``f"refused.{code}"`` may become every key that begins so."""
    texts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    first = texts[0] if texts else None
    if not isinstance(first, str) or "." not in first or first.partition(".")[0] not in namespaces:
        return
    if any(re.search(r"[\s/:]", str(text)) for text in texts if text is not None):
        return  # a path or a sentence
    anything = r"[^.]+(?:\.[^.]+)*"
    usage.patterns[re.compile("".join(anything if text is None else re.escape(str(text)) for text in texts))] = where


def sources(root: Path) -> dict[str, str]:
    """The program's sources by their path below the root."""
    paths = [root / "main.py", *sorted((root / "game").rglob("*.py")), *sorted((root / "scenes").rglob("*.py"))]
    return {str(path.relative_to(root)): path.read_text(encoding="utf-8") for path in paths}
