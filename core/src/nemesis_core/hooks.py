"""The hook markers, and each hook composed into one direct callable."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pluggy

PROJECT = "nemesis_core"
hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


def compose(caller: pluggy.HookCaller) -> Callable[..., Any]:
    """One function that does what calling `caller` does, taking the spec's arguments by position or name.

    Implementations are called in pluggy's order. A hook with wrappers is called through pluggy.
    """
    impls = list(reversed(caller.get_hookimpls()))
    spec = caller.spec
    assert spec is not None
    arguments = ", ".join(spec.argnames)
    first = bool(spec.opts.get("firstresult"))
    names: dict[str, Any] = {f"_f{i}": impl.function for i, impl in enumerate(impls)}
    calls = [f"_f{i}({', '.join(impl.argnames)})" for i, impl in enumerate(impls)]
    if any(impl.wrapper or impl.hookwrapper for impl in impls):
        names["_caller"] = caller
        body = [f"return _caller({', '.join(f'{name}={name}' for name in spec.argnames)})"]
    elif first and len(impls) == 1 and tuple(impls[0].argnames) == tuple(spec.argnames):
        return impls[0].function
    else:
        body = _first(calls) if first else _all(calls)
    exec("\n    ".join([f"def composed({arguments}):", *body]), names)  # noqa: S102
    composed: Callable[..., Any] = names["composed"]
    composed.__name__ = composed.__qualname__ = caller.name
    return composed


def _first(calls: list[str]) -> list[str]:
    """Source that returns the first result of `calls` that is not None."""
    tried = [line for call in calls[:-1] for line in (f"_r = {call}", "if _r is not None: return _r")]
    return [*tried, f"return {calls[-1] if calls else None}"]


def _all(calls: list[str]) -> list[str]:
    """Source that returns all results of `calls` that are not None."""
    if not calls:
        return ["return []"]
    start, *others = calls
    lines = [f"_r = {start}", "_found = [] if _r is None else [_r]"]
    for call in others:
        lines += [f"_r = {call}", "if _r is not None: _found.append(_r)"]
    return [*lines, "return _found"]


class Hooks:
    """The composed hooks of a ruleset, one attribute for each hook of the specs."""

    def __init__(self, manager: pluggy.PluginManager, names: Iterable[str]) -> None:
        self.manager = manager
        self.names = tuple(names)
        self.compose()

    def compose(self) -> None:
        """Compose every hook from its implementations as they are now."""
        for name in self.names:
            setattr(self, name, compose(self.caller(name)))

    def caller(self, name: str) -> pluggy.HookCaller:
        """pluggy's own view of hook `name`."""
        caller: pluggy.HookCaller = getattr(self.manager.hook, name)
        return caller

    def __getattr__(self, name: str) -> Callable[..., Any]:
        raise AttributeError(f"no hook is named {name}")

    def implementations(self, name: str) -> list[str]:
        """Names of the pieces that implement hook `name`, in the order in which they are called."""
        found = [piece_of(impl) for impl in reversed(self.caller(name).get_hookimpls())]
        return list(dict.fromkeys(found))


def piece_of(impl: pluggy.HookImpl) -> str:
    """The piece that brings `impl` (its second module is registered as "piece:1", and so on)."""
    return impl.plugin_name.partition(":")[0]
