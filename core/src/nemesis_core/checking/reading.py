"""What the sources of a plugin show without running it: chance, clocks, what swallows errors, what is not public."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from .findings import Finding
from .kept import kept
from .places import line_of
from .unordered import unordered

CORE: Final = "nemesis_core"
PUBLIC: Final = (CORE, f"{CORE}.rules")
CHANCE: Final = "draw by game.roll, game.pick and game.shuffle, so that one seed is one game"
CLOCK: Final = "a rule cannot ask the time: the same seed and choices are the same game at any hour"
MODULES: Final = {"random": CHANCE, "secrets": CHANCE, "numpy.random": CHANCE, "time": CLOCK}
CALLS: Final = {
    "os.urandom": CHANCE, "uuid.uuid1": CHANCE, "uuid.uuid4": CHANCE,
    "datetime.datetime.now": CLOCK, "datetime.datetime.utcnow": CLOCK, "datetime.datetime.today": CLOCK,
    "datetime.date.today": CLOCK, "datetime.now": CLOCK, "datetime.utcnow": CLOCK, "date.today": CLOCK,
}  # fmt: skip
BUILT_IN: Final = {
    "hash": "another process gives texts other hashes; compare or sort the values themselves",
    "id": "another process gives objects other ids; use the ids of records and pieces",
    "print": "tell what happens with game.tell; a print would stand in the middle of a screen",
    "input": "ask a seat with game.ask",
}
ENDS: Final = ("BaseException", "GameOver")
"""Catching these keeps a game from its end."""
Told = tuple[int, str, str]
"""Line, what stands there, and what to do instead."""


def reading(piece: str, folders: list[Path], siblings: frozenset[str]) -> Iterator[Finding]:
    """Faults in the sources in `folders`; `siblings` are the packages of other plugins.

    Tests are left out: they may do as they please.
    """
    for folder in folders:
        files = [folder] if folder.is_file() else sorted(folder.rglob("*.py"))
        for file in files:
            if "tests" not in file.relative_to(folder).parts:
                yield from _read(piece, file, siblings)


def _read(piece: str, file: Path, siblings: frozenset[str]) -> Iterator[Finding]:
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError):
        return  # said when it is imported
    told = [*_imports(tree, siblings), *_calls(tree), *_swallowing(tree), *kept(tree), *unordered(tree)]
    for line, text, advice in sorted(told):
        yield Finding(piece=piece, kind="source", place=line_of(str(file), line), text=text, advice=advice)


# ---------------------------------------------------------------- imports


def _typing_only(tree: ast.Module) -> set[ast.AST]:
    """What stands under `if TYPE_CHECKING:`."""
    blocks = [n for n in ast.walk(tree) if isinstance(n, ast.If) and "TYPE_CHECKING" in ast.dump(n.test)]
    return {node for block in blocks for statement in block.body for node in ast.walk(statement)}


def _imports(tree: ast.Module, siblings: frozenset[str]) -> Iterator[Told]:
    spared = _typing_only(tree)
    for node in ast.walk(tree):
        if node in spared:
            continue
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from _module(node.lineno, alias.name, [], siblings)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from _module(node.lineno, node.module or "", [alias.name for alias in node.names], siblings)


def _module(line: int, module: str, names: list[str], siblings: frozenset[str]) -> Iterator[Told]:
    if module in MODULES:
        yield line, f"it imports {module}", MODULES[module]
    for name in names:
        if f"{module}.{name}" in CALLS:
            yield line, f"it imports {module}.{name}", CALLS[f"{module}.{name}"]
    top = module.partition(".")[0]
    if top in siblings:
        what = "ask by a hook, a role or a tag, or say in Piece(extends=) that the piece is made on top of another"
        yield line, f"it imports {module}, which is another plugin", what
    if top == CORE:
        yield from _private(line, module, names)


def _private(line: int, module: str, names: list[str]) -> Iterator[Told]:
    public = f"import what {CORE} and {CORE}.rules have in __all__"
    if module == f"{CORE}.testing" or module.startswith(f"{CORE}.testing."):
        yield line, f"it imports {module}, which is for tests", "keep it to the tests of the plugin"
        return
    if module not in PUBLIC:
        yield line, f"it imports {module}, which is not public and may change at any time", public
        return
    known: Any = import_module(module).__all__
    for name in names:
        if name not in known and name != "rules":
            yield line, f"it imports {name} of {module}, which is not public", public


# ---------------------------------------------------------------- statements


def dotted(node: ast.AST) -> str:
    """`a.b.c` as a text, or an empty one for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and (inner := dotted(node.value)):
        return f"{inner}.{node.attr}"
    return ""


def _calls(tree: ast.Module) -> Iterator[Told]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = dotted(node.func)
        if name in CALLS:
            yield node.lineno, f"it calls {name}", CALLS[name]
        elif name in BUILT_IN:
            yield node.lineno, f"it calls {name}", BUILT_IN[name]
        for keyword in node.keywords:
            if keyword.arg == "key" and dotted(keyword.value) in ("hash", "id"):
                yield node.lineno, f"it orders by {dotted(keyword.value)}", BUILT_IN[dotted(keyword.value)]


def _swallowing(tree: ast.Module) -> Iterator[Told]:
    advice = "name the errors that are meant; a game is left by an exception, which must go through"
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler) and _catches_all(node) and not _raises(node):
            caught = "except BaseException" if node.type else "a bare except"
            yield node.lineno, f"{caught} swallows the end of the game", advice
        elif isinstance(node, ast.Call) and dotted(node.func).rpartition(".")[2] == "suppress":
            if any(dotted(kind).rpartition(".")[2] in ENDS for kind in node.args):
                yield node.lineno, "suppress(BaseException) swallows the end of the game", advice


def _catches_all(node: ast.ExceptHandler) -> bool:
    caught = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
    return node.type is None or any(kind and dotted(kind).rpartition(".")[2] in ENDS for kind in caught)


def _raises(node: ast.ExceptHandler) -> bool:
    last: Callable[[ast.AST], bool] = lambda inner: isinstance(inner, ast.Raise) and inner.exc is None  # noqa: E731
    return any(last(inner) for inner in node.body)
