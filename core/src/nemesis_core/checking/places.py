"""Where something is: a line of the plugin's sources, the hook that a function stands for, the part of a piece."""

from __future__ import annotations

import inspect
import os
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType
from typing import Any

import pluggy

from ..assembly import HOOK_NAMES
from ..hooks import PROJECT


def line_of(file: str, line: int) -> str:
    """A line of a file as a message names it: from the folder in which one stands, if it lies below."""
    path = os.path.relpath(file) if Path(file).is_relative_to(Path.cwd()) else file
    return f"{path}:{line}"


def place_of(function: Callable[..., Any], hook: str = "") -> str:
    """A function with the hook that it implements and its line."""
    code = getattr(inspect.unwrap(function), "__code__", None)
    name = getattr(function, "__qualname__", repr(function))
    what = f"hook {hook}" if hook else f"function {name}"
    return f"{what}, {line_of(code.co_filename, code.co_firstlineno)}" if code else what


def raised_at(error: BaseException, folders: Iterable[Path]) -> str:
    """The function, line and hook in which `error` was raised: the innermost in `folders`, else the innermost."""
    frames = [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    mine = [(code, line) for code, line in frames if _within(code.co_filename, folders)]
    code, line = (mine or frames)[-1]
    if isinstance(error, SyntaxError) and error.filename:
        return line_of(error.filename, error.lineno or 1)
    where = line_of(code.co_filename, line)
    hooks = [outer.co_name for outer, _ in mine if is_hook(outer)]
    if code.co_name == "<module>":
        return where
    return f"hook {hooks[-1]}, {where}" if hooks else f"function {code.co_name}, {where}"


def is_hook(code: CodeType) -> bool:
    """Has a function the name of a hook? A hook's implementation is called so."""
    return code.co_name in HOOK_NAMES


def _within(file: str, folders: Iterable[Path]) -> bool:
    return any(Path(file).is_relative_to(folder) for folder in folders)


def marked(implementation: Any) -> list[tuple[str, pluggy.HookImpl]]:
    """The hook implementations of a module or object, each with the name of its hook.

    :raises ValueError: or what else pluggy has against it.
    """
    manager = pluggy.PluginManager(PROJECT)
    manager.register(implementation)
    callers = manager.get_hookcallers(implementation) or []
    return [(caller.name, impl) for caller in callers for impl in caller.get_hookimpls()]
