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

    Implementations are called in pluggy's order. A hook with wrappers stays with pluggy.
    """
    impls = list(reversed(caller.get_hookimpls()))
    if any(impl.wrapper or impl.hookwrapper for impl in impls):
        return caller
    spec = caller.spec
    assert spec is not None
    arguments = ", ".join(spec.argnames)
    first = bool(spec.opts.get("firstresult"))
    if len(impls) == 1 and first and tuple(impls[0].argnames) == tuple(spec.argnames):
        return impls[0].function
    names: dict[str, Any] = {f"f{i}": impl.function for i, impl in enumerate(impls)}
    calls = [f"f{i}({', '.join(impl.argnames)})" for i, impl in enumerate(impls)]
    lines = [f"def composed({arguments}):"]
    if first:
        for call in calls[:-1]:
            lines += [f"    r = {call}", "    if r is not None: return r"]
        lines.append(f"    return {calls[-1]}" if calls else "    return None")
    else:
        lines.append("    results = []")
        for call in calls:
            lines += [f"    r = {call}", "    if r is not None: results.append(r)"]
        lines.append("    return results")
    exec("\n".join(lines), names)  # noqa: S102
    composed: Callable[..., Any] = names["composed"]
    composed.__name__ = composed.__qualname__ = caller.name
    return composed


class Hooks:
    """The composed hooks of a ruleset, one attribute for each hook of the specs."""

    def __init__(self, manager: pluggy.PluginManager, names: Iterable[str]) -> None:
        self._manager = manager
        self.names = tuple(names)
        for name in self.names:
            setattr(self, name, compose(getattr(manager.hook, name)))

    def __getattr__(self, name: str) -> Callable[..., Any]:
        raise AttributeError(f"no hook is named {name}")

    def implementations(self, name: str) -> list[str]:
        """Names of the pieces that implement hook `name`, in the order in which they are called."""
        return [impl.plugin_name for impl in reversed(getattr(self._manager.hook, name).get_hookimpls())]
