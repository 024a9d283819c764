"""A plugin uses nothing of core but what docs/plugins.md calls public, and every hook spec says all of the hook."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from nemesis_core import assemble
from nemesis_core.hookspecs import SPECS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "plugins.md").read_text(encoding="utf-8")
PUBLIC = (
    "nemesis_core",
    "nemesis_core.rules",
    "nemesis_core.testing",
    "nemesis_core.testing.conformance",
    "nemesis_core.testing.strategies",
)
FOLDERS = ("plugins/*/src/**", "tests/toy/src/**", "variants")
SOURCES = sorted(path for folder in FOLDERS for path in ROOT.glob(f"{folder}/*.py"))
TESTS = sorted(ROOT.glob("plugins/*/tests/**/*.py"))
HOOKS = {
    name: value
    for module in SPECS
    for name, value in vars(module).items()
    if inspect.isfunction(value) and value.__module__ == module.__name__
}
CALLERS = "\n".join(
    path.read_text(encoding="utf-8")
    for path in [*ROOT.glob("core/src/**/*.py"), *ROOT.glob("plugins/*/src/**/*.py")]
    if "hookspecs" not in path.parts
)


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """Module and name of everything that the file takes from core."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "nemesis_core":
            yield from ((node.module or "", alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names if alias.name.partition(".")[0] == "nemesis_core")


def is_public(module: str, name: str) -> bool:
    return module in PUBLIC and (not name or name in import_module(module).__all__)


# ---------------------------------------------------------------- what plugins import


def test_the_plugins_are_found() -> None:
    assert {path.relative_to(ROOT).parts[1] for path in SOURCES} >= {
        "facility",
        "lockdown-crew",
        "night-stalkers",
        "semi-coop",
    }


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_piece_imports_only_what_is_public(path: Path) -> None:
    assert [found for found in imported(path) if not is_public(*found)] == []
    assert not [module for module, _ in imported(path) if module.startswith("nemesis_core.testing")]


@pytest.mark.parametrize("path", TESTS, ids=named)
def test_tests_of_a_piece_import_only_what_is_public(path: Path) -> None:
    assert [found for found in imported(path) if not is_public(*found)] == []


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_piece_touches_no_private_name_of_another_object(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    touched = [
        f"{ast.unparse(node)} (line {node.lineno})"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.endswith("__")
        if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    ]
    assert touched == []


def used(path: Path) -> Iterator[tuple[str, str]]:
    """What the file uses of the game, and of what the game holds: `("board", "ways")`, `("ask", "")`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            if isinstance(node.value, ast.Name) and node.value.id == "game":
                yield node.attr, ""
            elif isinstance(node.value, ast.Attribute) and isinstance(node.value.value, ast.Name):
                if node.value.value.id == "game" and node.value.attr in ("board", "cards", "ruleset", "state"):
                    yield node.value.attr, node.attr


def extended(path: Path) -> Iterator[Path]:
    """The files of the plugins whose pieces those of this file's plugin extend, since theirs are its own too."""
    for base in re.findall(r'extends="([a-z-]+)"', (path.parent / "__init__.py").read_text(encoding="utf-8")):
        yield from ROOT.glob(f"plugins/{base}/src/*/*.py")


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_piece_uses_of_the_game_what_is_documented_or_its_own(path: Path) -> None:
    own = "".join(other.read_text(encoding="utf-8") for other in (*path.parent.glob("*.py"), *extended(path)))
    rows = {name: line for line in PAGE.splitlines() for name in re.findall(r"`game\.(\w+)`", line)}
    unknown = [
        (name, inner)
        for name, inner in used(path)
        if f'"{name}": ' not in own and (name not in rows or (inner and not re.search(rf"`{inner}\b", rows[name])))
    ]
    assert unknown == []


@pytest.mark.variant
def test_what_is_documented_of_the_game_is_there() -> None:
    game = assemble("lockdown").new_game(2, 1)
    assert [name for name in re.findall(r"`game\.(\w+)`", PAGE) if not hasattr(game, name)] == []


def test_what_is_public_is_documented() -> None:
    assert all(f"`{module}`" in PAGE for module in PUBLIC)


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_function_and_class_has_a_docstring(module: str) -> None:
    home = import_module(module)
    bare = [
        name
        for name in home.__all__
        if inspect.isroutine(value := getattr(home, name)) or inspect.isclass(value)
        if not inspect.getdoc(value)
    ]
    assert bare == []


# ---------------------------------------------------------------- what a hook spec says


@pytest.mark.parametrize("name", HOOKS)
def test_spec_says_when_it_is_called_what_none_means_and_gives_an_example(name: str) -> None:
    text = inspect.getdoc(HOOKS[name]) or ""
    assert "\nCalled " in text
    assert re.search(r"\bNone\b", text)
    assert "\nExample: " in text


@pytest.mark.parametrize("name", HOOKS)
def test_spec_explains_each_argument(name: str) -> None:
    text = inspect.getdoc(HOOKS[name]) or ""
    arguments = [argument for argument in inspect.signature(HOOKS[name]).parameters if argument != "game"]
    assert [argument for argument in arguments if f"`{argument}" not in text] == []


@pytest.mark.parametrize("name", HOOKS)
def test_spec_is_called_by_somebody(name: str) -> None:
    assert re.search(rf'hooks\.{name}\b|(contributed\(.*|caller\(|answers?\(.*hooks, )"{name}"', CALLERS)
