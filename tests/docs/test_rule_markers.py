"""Rule markers name rules that exist, and every rule of the reference is proven by a test."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def known() -> set[str]:
    files = sorted((ROOT / "docs" / "rules").glob("*.toml"))
    return {rule["id"] for file in files for rule in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]}


def marked() -> dict[str, list[str]]:
    """Rule id -> the tests that carry it."""
    found: dict[str, list[str]] = {}
    for folder in ("tests", "plugins", "core"):
        for path in sorted((ROOT / folder).rglob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                    for argument in node.args:
                        if isinstance(argument, ast.Constant):
                            found.setdefault(argument.value, []).append(str(path.relative_to(ROOT)))
    return found


def test_no_marker_names_an_unknown_rule() -> None:
    unknown = {rule: places for rule, places in marked().items() if rule not in known()}
    assert not unknown


def test_every_rule_is_proven() -> None:
    unproven = sorted(known() - set(marked()))
    assert not unproven
