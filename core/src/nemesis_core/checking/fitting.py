"""Does a plugin load, and do its hooks fit their specs? Everything that is wrong, not the first fault alone."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from typing import Any, Final

import attrs
import pluggy

from ..assembly import HOOK_NAMES
from ..hooks import PROJECT
from ..hookspecs import SPECS
from ..plugins import Fallback, Installed, Piece, load_object
from ..published import known
from ..spelling import did_you_mean
from .findings import Finding
from .places import marked, place_of, raised_at
from .source import PROJECT as PROJECT_FILE
from .source import Subject

MISNAMED: Final = "mend the name, or make what it names"
TELLING: Final = 2
"""Arguments by which a function without the mark of a hook is taken for one that lacks it."""


def loading(subject: Subject) -> Iterator[Finding]:
    """What is wrong with the entry points of the plugin, and with ids that another plugin has too."""
    for home in subject.homes:
        if home.refused is not None:
            yield Finding(piece=home.distribution, kind="api", place=f"entry point {home.name}", text=home.error)
        elif home.error:
            yield _unloaded(subject, home)
    yield from _publishing(subject)
    for piece in subject.pieces:
        if homes := subject.registry.twice.get(piece.id):
            text = f"the id {piece.id} is that of a piece of {homes}"
            yield Finding(piece=piece.id, kind="load", place="Piece(id=)", text=text, advice="choose another id")


def _publishing(subject: Subject) -> Iterator[Finding]:
    """What is wrong with the rules that the plugin publishes."""
    if text := known(subject.homes).broken.get(subject.distribution):
        advice = "mend the file of rules"
        yield Finding(piece=subject.distribution, kind="rules", place="Plugin(rules=)", text=text, advice=advice)


def _unloaded(subject: Subject, home: Installed) -> Finding:
    """An entry point that cannot be loaded, with the line at which its import stops or the name that is wrong."""
    value, place = dict(subject.source.points).get(home.name, ""), f"entry point {home.name}"
    finding = Finding(piece=home.distribution, kind="load", place=place, text=home.error)
    if not value:
        return finding
    try:
        load_object(value)
    except (Exception, SystemExit) as error:  # noqa: BLE001 (what it raises is the finding)
        if text := _misnamed(value, error):
            return attrs.evolve(finding, place=f"{place} in {PROJECT_FILE}", text=text, advice=MISNAMED)
        return attrs.evolve(finding, place=raised_at(error, subject.folders()))
    return finding


def _misnamed(name: str, error: BaseException) -> str:
    """What of `package.module:object` is not there; an empty text where it is and raises `error` when imported."""
    module, _, attribute = name.partition(":")
    if isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}."):
        return f"{name} cannot be imported: there is no module {error.name}"
    there = sys.modules.get(module)
    if isinstance(error, AttributeError) and there and not hasattr(there, attribute):
        return f"{name} cannot be imported: {module} has no {attribute}{did_you_mean(attribute, vars(there))}"
    return ""


def hooking(subject: Subject) -> Iterator[Finding]:
    """Implementations that cannot be loaded, hooks that do not exist, and hooks that do not fit their specs."""
    for piece in subject.pieces:
        for name in _implementations(piece):
            try:
                implementation = load_object(name)
            except (Exception, SystemExit) as error:  # noqa: BLE001 (what it raises is the finding)
                yield _unusable(subject, piece, name, error)
                continue
            yield from _hooks(piece, implementation)


def _unusable(subject: Subject, piece: Piece, name: str, error: BaseException) -> Finding:
    """An implementation that cannot be loaded."""
    if text := _misnamed(name, error):
        place = f"implementation of piece {piece.id}"
        return Finding(piece=piece.id, kind="load", place=place, text=text, advice=MISNAMED)
    text = f"{name} cannot be loaded: {type(error).__name__}: {error}"
    return Finding(piece=piece.id, kind="load", place=raised_at(error, subject.folders()), text=text)


def _implementations(piece: Piece) -> list[str]:
    backs: list[Piece | Fallback] = [piece, *piece.without.values()]
    return list(dict.fromkeys(name for back in backs for name in back.implementation))


def _specs() -> dict[str, pluggy.HookCaller]:
    manager = pluggy.PluginManager(PROJECT)
    for spec in SPECS:
        manager.add_hookspecs(spec)
    return {name: getattr(manager.hook, name) for name in HOOK_NAMES}


def _hooks(piece: Piece, implementation: Any) -> Iterator[Finding]:
    specs, found = _specs(), marked(implementation)
    if not found:
        text = "it has no function with the mark hookimpl, so it does nothing"
        where = getattr(implementation, "__file__", None) or type(implementation).__module__
        yield Finding(piece=piece.id, kind="hook", place=str(where), text=text, advice="put @hookimpl above its hooks")
    for name, impl in found:
        place = place_of(impl.function, name)
        if name in specs:
            if text := _misfit(specs[name], impl):
                yield Finding(piece=piece.id, kind="hook", place=place, text=text)
        elif not impl.optionalhook:
            text = f"there is no hook {name}{did_you_mean(name, HOOK_NAMES)}"
            yield Finding(piece=piece.id, kind="hook", place=place, text=text)
    yield from _unmarked(piece, implementation, specs, {name for name, _ in found})


def _misfit(caller: pluggy.HookCaller, impl: pluggy.HookImpl) -> str:
    """Why an implementation does not fit the spec of its hook, or an empty text."""
    assert caller.spec is not None
    known = list(caller.spec.argnames)
    strange = [name for name in impl.argnames if name not in known]
    if strange:
        hint = "".join(did_you_mean(name, known) for name in strange)
        return f"hook {caller.name} has no argument {', '.join(strange)}{hint}; it has: {', '.join(known) or 'none'}"
    if impl.kwargnames:
        given = ", ".join(impl.kwargnames)
        return f"its argument {given} has a default, so it is never given; take it without one"
    if (impl.wrapper or impl.hookwrapper) and not inspect.isgeneratorfunction(impl.function):
        return f"it wraps hook {caller.name} without a yield; see the documentation of pluggy"
    return ""


def _unmarked(
    piece: Piece, implementation: Any, specs: dict[str, pluggy.HookCaller], marked_names: set[str]
) -> Iterator[Finding]:
    """Functions that are called and take arguments as a hook does, but lack its mark: nobody calls them."""
    for name, caller in specs.items():
        function = getattr(implementation, name, None)
        if name in marked_names or not inspect.isroutine(function) or not _of(implementation, function):
            continue
        names = list(inspect.signature(function).parameters)
        if caller.spec and len(names) >= TELLING and names == list(caller.spec.argnames):
            text = f"{name} has the name and arguments of a hook, and not its mark, so it is never called"
            advice = "put @hookimpl above it, or call it otherwise"
            yield Finding(piece=piece.id, kind="hook", place=place_of(function, name), text=text, advice=advice)


def _of(implementation: Any, function: Any) -> bool:
    """Is a function defined in this module, or in the class of this object?"""
    home = implementation.__name__ if inspect.ismodule(implementation) else type(implementation).__module__
    return bool(getattr(function, "__module__", "") == home)
