"""What the pieces bring when a variant is assembled, asked for by their hooks and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import attrs
import pluggy

from .api import hint
from .building import ContentBuilder, package_files
from .cloning import copier
from .content import Content, Effects, Record
from .deprecation import warn_of_deprecated
from .errors import AssemblyError, ContentError, NemesisError, StepError
from .game import Game
from .hooks import PROJECT, piece_of
from .hookspecs import SPECS
from .plugins import Fallback, Installed, Piece
from .spelling import did_you_mean
from .steps import OwnedStep, Step, compose_steps
from .strict import shown
from .tomlfile import read_shipped

PHASES: Final = ("setup", "player", "event", "victory")
LISTS: Final = {"effects": Effects, "steps": Step}
"""The hooks of which a list is asked for, and of what; the others give a dict by name."""
RESERVED: Final = frozenset(dir(Game)) | {
    "asker", "bots", "boundary", "choices", "events_told", "fixed", "hooks", "inside", "keep_boundary", "listener",
    "made", "on_step", "past", "ruleset", "state", "trail",
}  # fmt: skip
"""Names of a game's own, which no part of the state and no compiled table may have."""


def hook_names() -> list[str]:
    """The hooks of all specs."""
    return [name for spec in SPECS for name, value in vars(spec).items() if hasattr(value, f"{PROJECT}_spec")]


def _line(error: BaseException) -> str:
    return " ".join(str(error).split())


def register(pieces: Sequence[Piece], homes: Mapping[str, Installed]) -> pluggy.PluginManager:
    """A plugin manager with the implementations of `pieces`, whose distributions are `homes`, and their fallbacks.

    :raises AssemblyError: naming the piece that cannot be loaded or has a hook that does not fit its spec.
    """
    manager = pluggy.PluginManager(PROJECT)
    for spec in SPECS:
        manager.add_hookspecs(spec)
    for piece in pieces:
        for i, implementation in enumerate(_loaded(piece, piece, homes)):
            _register(manager, implementation, piece.id, f"{piece.id}:{i}" if i else piece.id)
    for piece, tag, fallback in fallbacks(pieces):
        for i, implementation in enumerate(_loaded(fallback, piece, homes)):
            if not manager.is_registered(implementation):  # several pieces may fall back on the same
                _register(manager, implementation, piece.id, f"{piece.id}:without {tag}:{i}")
    _check_names(manager)
    warn_of_deprecated(manager, homes)
    return manager


def _loaded(named: Piece | Fallback, piece: Piece, homes: Mapping[str, Installed]) -> list[Any]:
    try:
        return named.load()
    except (Exception, SystemExit) as error:
        home = f"{homes[piece.id].distribution} {homes[piece.id].version}"
        said = f"{type(error).__name__}: {_line(error)}{hint(error)}"
        raise AssemblyError(f"{piece.id} cannot be loaded from {home} ({said}); reinstall it") from error


def _register(manager: pluggy.PluginManager, implementation: Any, piece: str, name: str) -> None:
    try:
        manager.register(implementation, name=name)
    except (pluggy.PluginValidationError, ValueError) as error:
        raise AssemblyError(f"{piece} has a hook that does not fit its spec: {_line(error)}") from error


def fallbacks(pieces: Sequence[Piece]) -> list[tuple[Piece, str, Fallback]]:
    """The fallbacks that take effect with `pieces`: those for tags that none of them provides."""
    provided = tags_of(pieces)
    return [(piece, tag, back) for piece in pieces for tag, back in piece.without.items() if tag not in provided]


def stated(pieces: Sequence[Piece]) -> list[Fallback]:
    """The fallbacks that take effect with `pieces` and state a reading, each reading once."""
    found: dict[str, Fallback] = {}
    for _, _, back in fallbacks(pieces):
        if back.reading:
            found.setdefault(back.reading, back)
    return list(found.values())


def tags_of(pieces: Iterable[Piece]) -> set[str]:
    """The tags that `pieces` provide; the id of each is one too."""
    return {tag for piece in pieces for tag in (piece.id, *piece.provides)}


def _check_names(manager: pluggy.PluginManager) -> None:
    known = hook_names()
    for name, caller in vars(manager.hook).items():
        owners = {piece_of(impl) for impl in caller.get_hookimpls() if not impl.optionalhook}
        if name not in known and owners:
            hint = did_you_mean(name, known)
            raise AssemblyError(f"{', '.join(sorted(owners))} implements a hook that does not exist: {name}{hint}")


def contributed(manager: pluggy.PluginManager, hook: str, **given: Any) -> Iterator[tuple[str, Any]]:
    """What each piece contributes by `hook`, bases first; a later piece may use what came of earlier ones.

    None is an empty contribution.

    :raises AssemblyError: when a piece raises or returns something else than the hook asks for.
    """
    for impl in getattr(manager.hook, hook).get_hookimpls():
        piece = piece_of(impl)
        if impl.wrapper or impl.hookwrapper:
            raise AssemblyError(f"{piece} wraps {hook}, which is called once for each piece; implement it instead")
        try:
            result = impl.function(*(given[name] for name in impl.argnames))
        except NemesisError:
            raise
        except Exception as error:
            raise AssemblyError(f"{piece} raised {type(error).__name__} in {hook}: {_line(error)}") from error
        if result is None:
            yield piece, () if hook in LISTS else {}
            continue
        _check_result(piece, hook, result)
        yield piece, result


def _check_result(piece: str, hook: str, result: Any) -> None:
    of = LISTS.get(hook)
    if not isinstance(result, list | tuple if of else dict):
        asked = "a list" if of else "a dict"
        raise AssemblyError(f"{piece} returned {type(result).__name__} from {hook}, which asks for {asked}")
    for part in result:
        if not isinstance(part, of or str):
            raise AssemblyError(f"{piece}: {shown(part)} in what {hook} returned is no {of.__name__ if of else 'name'}")


def content_of(
    pieces: Sequence[Piece],
    manager: pluggy.PluginManager,
    files: Iterable[str],
    elsewhere: Callable[[str, str], str] = lambda kind, name: "",
    faults: list[ContentError] | None = None,
) -> Content:
    """The records of `pieces` with the overrides of a user's `files`, bound to the effects.

    `elsewhere(kind, name)` says which other piece has a record. What is wrong with records of the pieces is put into
    `faults`, if there is such a list.

    :raises ContentError: naming the record.
    """
    classes: dict[str, type[Record]] = {}
    for owner, given in contributed(manager, "record_kinds"):
        for kind, cls in given.items():
            if not (isinstance(cls, type) and issubclass(cls, Record)):
                raise AssemblyError(f"{owner} gives {shown(cls)} for records of kind {kind}, which is no Record class")
            if classes.setdefault(kind, cls) is not cls:
                raise AssemblyError(f"{owner} gives records of kind {kind} another class; call its own kind otherwise")
    builder = ContentBuilder(classes, elsewhere, faults)
    for piece in pieces:
        for file in _content_files(piece):
            builder.add(piece.id, read_shipped(file), f"{piece.id}/{file.name}", piece.extends)
        builder.add(piece.id, piece.records, piece.id, piece.extends)
    for name in files:
        builder.override(Path(name))
    groups: list[Effects] = [group for _, given in contributed(manager, "effects") for group in given]
    return builder.build(groups, tags_of(pieces))


def _content_files(piece: Piece) -> list[Any]:
    try:
        return package_files(piece.content) if piece.content else []
    except (ImportError, OSError, TypeError) as error:
        raise AssemblyError(f"{piece.id}: its content {piece.content} cannot be read ({_line(error)})") from error


def parts_of(manager: pluggy.PluginManager) -> dict[str, type]:
    """The state classes of all pieces by name; each can be copied and saved.

    :raises AssemblyError: naming the piece whose part has a taken name or cannot be saved.
    """
    parts: dict[str, type] = {}
    for owner, given in contributed(manager, "state_parts"):
        for name, cls in given.items():
            if name in parts or name in RESERVED:
                raise AssemblyError(f"{owner}: the name {name} for a part of the state is taken; choose another")
            if not (isinstance(cls, type) and attrs.has(cls)):
                raise AssemblyError(f"{owner}: the part {name} of the state is {shown(cls)}, which is no attrs class")
            try:
                copier(cls)
            except ContentError as error:
                raise AssemblyError(f"{owner}: {error}") from error
            parts[name] = cls
    return parts


def phases_of(manager: pluggy.PluginManager) -> dict[str, tuple[OwnedStep, ...]]:
    """The steps of each phase in their order.

    :raises StepError: naming the step that is of no phase or cannot be put in order.
    """
    given: list[tuple[str, Step]] = [(owner, s) for owner, steps in contributed(manager, "steps") for s in steps]
    for owner, step in given:
        if step.phase not in PHASES:
            raise StepError(f"{owner}: step {step.name} is of phase {step.phase}; there are {', '.join(PHASES)}")
    return {phase: compose_steps(phase, given) for phase in PHASES}
