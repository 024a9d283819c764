"""Hooks and arguments of hooks that are to go: how a spec says so, and the warning to those that still use them."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

import attrs

from .errors import NemesisDeprecationWarning
from .hooks import piece_of

if TYPE_CHECKING:
    import pluggy

    from .plugins import Installed

DECLARED: Final = "nemesis_core_deprecated"
"""The attribute of a spec that holds what of it is deprecated, by argument; an empty text stands for the hook."""


@attrs.frozen
class Deprecated:
    """Since which version of the API something is deprecated, with which it goes, and what to do instead."""

    since: str
    gone: str
    instead: str


def deprecated(hook: Deprecated | None = None, **arguments: Deprecated) -> Callable[[Any], Any]:
    """Mark the hook spec below as deprecated, or some of its `arguments`; it stands above `@hookspec`.

    Whoever implements the hook, or takes the argument, is warned when a variant is assembled; both go on working.

    :raises ValueError: when the spec has no such argument.
    """

    def mark(spec: Any) -> Any:
        names = spec.__code__.co_varnames[: spec.__code__.co_argcount]
        if unknown := [name for name in arguments if name not in names]:
            raise ValueError(f"hook {spec.__name__} has no argument {', '.join(unknown)}; it has {', '.join(names)}")
        setattr(spec, DECLARED, {"": hook, **arguments} if hook else dict(arguments))
        return spec

    return mark


def declared(spec: Any) -> dict[str, Deprecated]:
    """What of the hook `spec` is deprecated: by argument, under an empty text the hook itself."""
    found: dict[str, Deprecated] = getattr(spec, DECLARED, {})
    return found


def warn_of_deprecated(manager: pluggy.PluginManager, homes: Mapping[str, Installed]) -> None:
    """Warn of each implementation in `manager` that uses what is deprecated; `homes` are the plugins of the pieces."""
    for caller in vars(manager.hook).values():
        for impl, name, old in _used(caller):
            home = homes[piece_of(impl)]
            what = f"the argument {name} of hook {caller.name}" if name else f"hook {caller.name}"
            text = (
                f"{piece_of(impl)} of {home.distribution} {home.version} uses {what}, deprecated since API {old.since} "
                f"and gone in {old.gone}: {old.instead}"
            )
            warnings.warn_explicit(text, NemesisDeprecationWarning, *_place(impl.function))


def _used(caller: pluggy.HookCaller) -> Iterator[tuple[pluggy.HookImpl, str, Deprecated]]:
    """The implementations of a hook with what they use of it that is deprecated."""
    for name, old in declared(caller.spec.function).items() if caller.spec else ():
        for impl in reversed(caller.get_hookimpls()):
            if not name or name in impl.argnames:
                yield impl, name, old


def _place(function: Any) -> tuple[str, int]:
    """File and line of `function`, where a warning about it points to."""
    code = getattr(function, "__code__", None)
    return (code.co_filename, code.co_firstlineno) if code else ("<unknown>", 1)
