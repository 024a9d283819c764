"""Which tests prove which rules, read from the markers in the sources of the tests and from scenario files."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from .scenario.read import SUFFIX, read_scenario

FOLDERS: Final = ("tests", "plugins", "core")
"""Where the tests of a project with several distributions are."""


def proofs(root: Path, folders: Sequence[str] = FOLDERS) -> dict[str, list[str]]:
    """Rule id -> the tests in `folders` of `root` that carry it, named as pytest names them ("file::test").

    Scenario files are among them ("file::title").

    :raises ScenarioError: when one of these cannot be read.
    """
    found: dict[str, list[str]] = {}
    for folder in folders:
        for path in sorted((root / folder).rglob("test_*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for name, rules in _marked(tree, path.relative_to(root).as_posix(), []):
                for rule in dict.fromkeys(rules):
                    found.setdefault(rule, []).append(name)
        for path in sorted((root / folder).rglob(f"*{SUFFIX}")):
            head = read_scenario(path).head
            for rule in dict.fromkeys(head.rules):
                found.setdefault(rule, []).append(f"{path.relative_to(root).as_posix()}::{head.title}")
    return found


def _marked(node: ast.Module | ast.ClassDef, name: str, rules: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Each test below `node` with its rules and those of the classes that it is in."""
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            yield from _marked(child, f"{name}::{child.name}", [*rules, *_rules(child)])
        elif isinstance(child, ast.FunctionDef) and child.name.startswith("test"):
            yield f"{name}::{child.name}", [*rules, *_rules(child)]


def _rules(node: ast.ClassDef | ast.FunctionDef) -> Iterator[str]:
    """The ids in the `rule` markers among the decorators of `node`, those of single parameter sets included."""
    for decorator in node.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
                yield from (a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
