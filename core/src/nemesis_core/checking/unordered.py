"""Sets whose order comes through: another process goes through the same set in another order."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

ADVICE: Final = "go through sorted(...) of it: each process has an order of its own"
MAKES: Final = ("set", "frozenset")
METHODS: Final = ("union", "intersection", "difference", "symmetric_difference", "copy")
BINARY: Final = (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)
ORDERED: Final = ("list", "tuple", "enumerate", "iter", "reversed", "zip", "map", "filter")
"""Calls that keep the order of what they are given."""
CARELESS: Final = ("sorted", "set", "frozenset", "any", "all", "sum", "len", "min", "max", "Counter", "update", "dict")
"""Calls for which the order of a generator does not matter."""
SETS: Final = ("set", "frozenset", "Set", "AbstractSet", "MutableSet")
Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def unordered(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Lines on which the order of a set comes through, with what to do about it."""
    module = _names(tree, set())
    for scope in ast.walk(tree):
        if isinstance(scope, ast.Module):
            yield from _in_scope(scope, module)
        elif isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _in_scope(scope, _names(scope, module))


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope without those of functions in it."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _own(node)


def _annotated(annotation: ast.AST | None) -> bool:
    inner = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(inner, ast.Name) and inner.id in SETS


def _names(scope: ast.AST, outer: set[str]) -> set[str]:
    """Names that stand for sets in a scope: they are assigned one and nothing else, or are annotated so."""
    found, others = set(outer), set[str]()
    if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
        arguments = [*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs]
        found -= {a.arg for a in arguments}
        found |= {a.arg for a in arguments if _annotated(a.annotation)}
    for node in _own(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    (found if _is_set(node.value, found) else others).add(target.id)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and _annotated(node.annotation):
            found.add(node.target.id)
    return found - others


def _is_set(node: ast.AST, names: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.BinOp) and isinstance(node.op, BINARY):
        return _keyed(node.left, names) or _keyed(node.right, names)
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Name):
        return node.func.id in MAKES
    return isinstance(node.func, ast.Attribute) and node.func.attr in METHODS and _is_set(node.func.value, names)


def _keyed(node: ast.AST, names: set[str]) -> bool:
    """A set, or the keys of a dict, of which an operator makes one."""
    keys = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keys"
    return keys or _is_set(node, names)


def _in_scope(scope: Scope, names: set[str]) -> Iterator[tuple[int, str, str]]:
    careless = {id(inner) for node in _own(scope) for inner in _unheeding(node)}
    for node in _own(scope):
        for what, inner in _walked(node):
            if id(node) not in careless and _is_set(inner, names):
                yield inner.lineno, f"{what} goes through a set", ADVICE


def _unheeding(node: ast.AST) -> list[ast.expr]:
    """The arguments of a call, or what goes into a set, for which order does not matter."""
    if isinstance(node, ast.Set):
        return node.elts
    if not isinstance(node, ast.Call):
        return []
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    return node.args if name in CARELESS else []


def _walked(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """What `node` goes through, in an order that comes through."""
    if isinstance(node, ast.For):
        yield "a loop", node.iter
    elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
        for part in node.generators:
            yield "a comprehension", part.iter
    elif isinstance(node, ast.Starred):
        yield "a star", node.value
    elif isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in ORDERED:
            for argument in node.args:
                yield f"{node.func.id}()", argument
        elif isinstance(node.func, ast.Attribute) and node.func.attr in ("join", "extend"):
            for argument in node.args:
                yield f"{node.func.attr}()", argument
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "pop" and not node.args:
            yield "pop()", node.func.value
