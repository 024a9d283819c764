"""What a module keeps between games: variables that a function changes, lists, dicts and sets that it fills."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

ADVICE: Final = "keep it in a part of the state (hook state_parts), which is saved, copied and each game's own"
DISPLAYS: Final[dict[type[ast.expr], str]] = {
    ast.List: "list", ast.ListComp: "list", ast.Dict: "dict", ast.DictComp: "dict", ast.Set: "set", ast.SetComp: "set",
}  # fmt: skip
MAKES: Final = ("list", "dict", "set", "defaultdict", "OrderedDict", "Counter", "deque", "bytearray")
CHANGES: Final = (
    "add", "append", "appendleft", "clear", "difference_update", "discard", "extend", "extendleft", "insert",
    "intersection_update", "move_to_end", "pop", "popitem", "popleft", "remove", "reverse", "rotate", "setdefault",
    "sort", "subtract", "symmetric_difference_update", "update",
)  # fmt: skip
"""Methods that change a list, a dict or a set."""
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def kept(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Lines on which a function changes what its module keeps, with what to do about it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            yield node.lineno, f"it changes the variable {', '.join(node.names)} of its module", ADVICE
    collections, filling = _collections(tree), _filling(tree)
    for function in _functions(tree):
        if getattr(function, "name", "") not in filling:
            for line, name in sorted(set(_changed(function, set(collections)))):
                yield line, f"it changes {name}, a {collections[name]} of its module", ADVICE


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope, its inner functions without what is in them."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, Function):
            yield from _own(node)


def _functions(scope: ast.AST) -> Iterator[Function]:
    """The functions of a scope, and those of its classes."""
    return (node for node in _own(scope) if isinstance(node, Function))


def _collections(tree: ast.Module) -> dict[str, str]:
    """The names at the level of the module that stand for a list, a dict or a set, and for which of them."""
    found: dict[str, str] = {}
    for node in _own(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value and (made := _made(node.value)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id: made for target in targets if isinstance(target, ast.Name)}
    return found


def _made(value: ast.expr) -> str:
    """Which collection an expression makes, or an empty text."""
    if isinstance(value, ast.Call):
        name = value.func.attr if isinstance(value.func, ast.Attribute) else getattr(value.func, "id", "")
        return name if name in MAKES else ""
    return DISPLAYS.get(type(value), "")


def _filling(tree: ast.Module) -> set[str]:
    """Functions that only the import calls, to fill a table: the module calls or decorates with them, none of its
    functions names them."""
    called: set[str] = set()
    for node in _own(tree):
        heads = [node.func] if isinstance(node, ast.Call) else getattr(node, "decorator_list", [])
        bare = [head.func if isinstance(head, ast.Call) else head for head in heads]
        called |= {head.id for head in bare if isinstance(head, ast.Name)}
    bodies = [part for f in _functions(tree) for part in (f.body if isinstance(f.body, list) else [f.body])]
    return called - {node.id for part in bodies for node in ast.walk(part) if isinstance(node, ast.Name)}


def _changed(function: Function, names: set[str]) -> Iterator[tuple[int, str]]:
    """Line and name where a function, or one in it, changes a collection of `names` that it has no other meaning of."""
    names = names - _local(function)
    for node in _own(function):
        if isinstance(node, Function):
            yield from _changed(node, names)
        elif (name := _root(_target(node))) in names:
            yield getattr(node, "lineno", function.lineno), name


def _local(function: Function) -> set[str]:
    arguments = {node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)}
    own = list(_own(function))
    assigned = {node.id for node in own if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return (arguments | assigned) - {name for node in own if isinstance(node, ast.Global) for name in node.names}


def _target(node: ast.AST) -> ast.AST | None:
    """What `node` changes in place: it sets or deletes an item, or calls a method."""
    if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
        return node.value
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        return node.func.value
    return None


def _root(node: ast.AST | None) -> str:
    """The name at the beginning of `SEEN["a"]["b"]`, or an empty text."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""
