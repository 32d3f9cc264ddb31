"""One house, three floors, one way down: scenes → game → rules."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
OURS = {"main", "rules", "game", "scenes", "tests", "tools"}


@dataclass(frozen=True)
class Floor:
    """What the modules of a package may import besides the standard library and themselves."""

    #: Packages from elsewhere.
    packages: frozenset[str] = frozenset()
    #: Our own modules; with a dot at the end everything inside as well.
    modules: tuple[str, ...] = ()


FLOORS = {
    "rules": Floor(),
    "game": Floor(
        frozenset({"pygame", "pytmx", "platformdirs", "msgspec", "polib"}),
        ("rules", "rules.core", "rules.record", "rules.players", "rules.players."),
    ),
    "scenes": Floor(frozenset({"pygame"}), ("game", "game.", "rules", "rules.")),
}


def imported(tree: ast.AST, module: str, exists: frozenset[str]) -> Iterator[str]:
    """Full names of the modules that a module's code imports, anywhere in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join(module.split(".")[: -node.level] + ([base] if base else []))
            yield base
            yield from (name for alias in node.names if (name := f"{base}.{alias.name}") in exists)
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if function in ("import_module", "__import__") and isinstance(node.args[0].value, str):
                yield node.args[0].value


def violations(source: str, module: str, exists: frozenset[str] = frozenset()) -> list[str]:
    """What the source of a module imports although its floor forbids it."""
    package = module.split(".")[0]
    floor = FLOORS[package]
    bad = []
    for name in imported(ast.parse(source), module, exists):
        top = name.split(".")[0]
        own = top == package
        below = any(name == allowed or (allowed[-1] == "." and name.startswith(allowed)) for allowed in floor.modules)
        outside = top not in OURS and (top in sys.stdlib_module_names or top in floor.packages)
        if not (own or below or outside):
            bad.append(name)
    return bad


def modules(package: str) -> dict[str, Path]:
    """The modules of one of our packages."""
    found = {}
    for path in sorted((ROOT / package).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@pytest.mark.parametrize("package", [package for package in FLOORS if (ROOT / package).is_dir()])
def test_every_import_goes_down(package: str) -> None:
    everything = frozenset(name for floor in FLOORS for name in modules(floor))
    ours = modules(package)
    assert ours, f"no module in {package}"
    bad = {}
    for module, path in ours.items():
        # a package is where its relative imports start from
        inside = f"{module}.__init__" if path.name == "__init__.py" else module
        bad[module] = violations(path.read_text(encoding="utf-8"), inside, everything)
    assert {module: names for module, names in bad.items() if names} == {}


def test_the_launcher_needs_nothing_but_python() -> None:
    """Packages may be used where they are known to be there, inside functions, but nothing may need them to begin."""
    for module, path in modules("game.launch".replace(".", "/")).items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        top_level = ast.Module([node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)], [])
        for name in imported(top_level, module, frozenset()):
            known = name.split(".")[0] in sys.stdlib_module_names
            assert known or name.startswith("game.launch"), f"{module} imports {name}"


def test_the_rules_run_on_bare_python() -> None:
    names = [name for name in modules("rules") if not name.endswith("__main__")]
    code = "import importlib, sys\nfor name in sys.argv[1:]: importlib.import_module(name)\n"
    code += "print(sorted({n.split('.')[0] for n in sys.modules} - set(sys.stdlib_module_names) - {'rules'}))"
    line = [sys.executable, "-S", "-c", code, *names]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "['__main__']"


@pytest.mark.parametrize(
    ("source", "module", "bad"),
    [
        ("import random, rules.core", "rules.ten", []),
        ("import pygame", "rules.ten", ["pygame"]),
        ("from game import match", "rules.core", ["game"]),
        ("from .core import State", "rules.ten", []),
        ("from ..core import State", "rules.players.base", []),
        ("import pygame, rules\nfrom rules.core import View\nfrom rules.players import worker", "game.match", []),
        ("from rules import ten", "game.match", ["rules.ten"]),
        ("from rules.ten.cards import Card", "game.match", ["rules.ten.cards"]),
        ("def f():\n    from scenes import title", "game.app", ["scenes"]),
        ("import importlib\nimportlib.import_module('scenes.title')", "game.app", ["scenes.title"]),
        ("import requests", "game.app", ["requests"]),
        ("import main", "scenes.title", ["main"]),
        ("import game.app, rules.ten, pygame, json", "scenes.title", []),
        ("import msgspec", "scenes.title", ["msgspec"]),
        ("from tests import tour", "scenes.title", ["tests"]),
    ],
)
def test_the_check_itself(source: str, module: str, bad: list[str]) -> None:
    assert violations(source, module, frozenset({"rules.ten", "rules.core", "rules.players.worker"})) == bad
