"""Assembling a variant: pick pieces, check that they fit, compose hooks and steps, build the content."""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import attrs
import pluggy

from . import rng
from .content import Content
from .contributions import (
    RESERVED,
    content_of,
    contributed,
    hook_names,
    parts_of,
    phases_of,
    register,
    stated,
)
from .elsewhere import who_has
from .errors import AssemblyError, NemesisError
from .fitting import check_fit
from .game import Game
from .hooks import Hooks
from .manifest import Manifest, find_manifest, read_manifest
from .own_rules import rename
from .parameters import rule_of, value_of, with_value
from .plugins import KINDS, Fallback, Installed, Piece, Registry
from .rehearsal import rehearse
from .spelling import meant_or_known, number_of
from .state import GameState
from .steps import OwnedStep, skippable
from .terms import replace
from .wordbook import Wordbook

FOLLOWING: Final = {"setup": "player", "player": "event", "event": "player", "victory": "over"}
USUAL_SEATS: Final = 4
MAX_STEPS: Final = 5000
"""Stall guard: the longest real game has a few hundred steps."""
CORE: Final = __name__.partition(".")[0]
RULES: Final = "rules"


HOOK_NAMES: Final = tuple(hook_names())


@attrs.define(eq=False)
class Ruleset:
    """An assembled variant; makes games. Shared by all its games and never changed by them."""

    manifest: Manifest
    pieces: list[Piece]
    homes: dict[str, Installed]
    hooks: Hooks
    content: Content
    phases: dict[str, tuple[OwnedStep, ...]]
    runs: dict[str, tuple[Any, ...]]
    parts: dict[str, type]
    players: tuple[int, int]
    compiled: dict[str, Any] = attrs.field(factory=dict)
    wordbook: Wordbook = attrs.field(factory=Wordbook)
    backs: dict[str, str] = attrs.field(factory=dict)
    packages: dict[str, str] = attrs.field(factory=dict)
    stated: list[Fallback] = attrs.field(factory=list)
    """What holds where no rulebook describes the variant, each with its reading; empty where one does."""
    parameters: dict[str, int] = attrs.field(factory=dict)
    """House rule -> the number that it was chosen with, or its default."""
    following: dict[str, str] = FOLLOWING
    max_steps: int = MAX_STEPS

    @property
    def readings(self) -> list[str]:
        """How the rules are read where no rulebook describes the variant, in words; empty where one does."""
        return [fallback.reading for fallback in self.stated]

    def back(self, piece: str) -> str:
        """What a seat sees of hidden `piece`: its back."""
        return self.backs.get(piece, "")

    def parameter(self, name: str) -> int:
        """The number that the house rule `name` was chosen with, or its default.

        :raises NemesisError: when it is not chosen, or takes none.
        """
        if name not in self.parameters:
            known = meant_or_known(name, sorted(self.parameters))
            raise NemesisError(f"no house rule {name} that takes a number is chosen{known}")
        return self.parameters[name]

    def named(self, piece: Piece) -> str:
        """The id of `piece`, with its number if it has one."""
        value = self.parameters.get(piece.id)
        return piece.id if value is None else with_value(piece.id, value)

    def new_game(self, seats: int, seed: int = 0) -> Game:
        """A game for `seats` players before its first step.

        :raises AssemblyError: when the variant does not allow that many.
        """
        low, high = self.players
        if not low <= seats <= high:
            name = self.manifest.name or "this variant"
            why = "" if self.manifest.name else _in_the_way(self.pieces, seats)
            raise AssemblyError(f"{name} is for {number_of('player', low, high)}, not {seats}{why}")
        state = GameState(seed, seats, rng.mix(seed))
        state.parts = {name: cls() for name, cls in self.parts.items()}
        return Game(self, state)

    def nearest_seats(self, wanted: int = USUAL_SEATS) -> int:
        """The number of seats closest to `wanted` that the variant allows."""
        low, high = self.players
        return min(max(wanted, low), high)

    def step_name(self, phase: str, step: int) -> str:
        """The name of the step at this place, or an empty text past the end of a phase."""
        steps = self.phases.get(phase, ())
        return steps[step].name if step < len(steps) else ""

    def _home(self, module: str) -> str | None:
        """The piece whose module this is, an empty text when several share it, None when it is no piece's."""
        package = module.partition(".")[0]
        if module.startswith(f"{CORE}.{RULES}."):
            return RULES
        return self.packages.get(module, self.packages.get(package if package != CORE else ""))

    def blame(self, error: BaseException, phase: str, step: int) -> str:
        """One line that says which piece raised `error`, in which function and step.

        What the shared rules raise while a piece calls them is that piece's fault.
        """
        at = self.phases[phase][step]
        owner, place = at.owner, at.name
        asked: tuple[str, ...] = ()
        for frame, _ in traceback.walk_tb(error.__traceback__):
            module = frame.f_globals.get("__name__", "")
            found = self._home(module)
            if found is not None and (found != RULES or owner == RULES):
                owner, place, asked = found or owner, f"{module}.{frame.f_code.co_name}", frame.f_code.co_names
        others = self._asked(asked) if owner == RULES else []
        hint = f"; it may come from what {' or '.join(others)} answers" if others else ""
        return f"{owner} raised {type(error).__name__} in {place} (step {phase}/{at.name}): {error}{hint}"

    def _asked(self, names: Iterable[str]) -> list[str]:
        """The pieces, but the shared rules, that answer the hooks among the `names` that a function uses."""
        pieces = [piece for name in names if name in HOOK_NAMES for piece in self.hooks.implementations(name)]
        return [piece for piece in dict.fromkeys(pieces) if piece != RULES]

    def compile(self) -> None:
        """Let each piece make its tables of the content; done by `assemble`."""
        self.compiled.clear()
        self.backs.clear()
        self.wordbook = Wordbook()
        for owner, given in contributed(self.hooks.manager, "compile_content", ruleset=self):
            for name, table in given.items():
                self._add(owner, name, table)
            self.wordbook.note(owner, self.compiled.get("wordings", {}))
        rename(self.compiled)
        replace(self.compiled)
        for _, backs in contributed(self.hooks.manager, "card_backs", ruleset=self):
            self.backs.update(backs)

    def _add(self, owner: str, name: str, table: Any) -> None:
        """Take up a table of the piece `owner`; one of which there is a part already gets more keys."""
        there = self.compiled.get(name, table)
        joined = isinstance(there, dict) and isinstance(table, dict)
        if name in RESERVED or name in self.parts or not (joined or there is table):
            raise AssemblyError(f"{owner}: the name {name} for a compiled table is taken; choose another")
        self.compiled[name] = {**there, **table} if joined else table

    def versions(self) -> dict[str, str]:
        """Distribution -> version of every piece in use, core included."""
        return {self.homes[p.id].distribution: self.homes[p.id].version for p in self.pieces}


def _in_the_way(pieces: Sequence[Piece], seats: int) -> str:
    """Because of which of the `pieces` a variant is not for so many `seats`; an empty text where none of them is."""
    names = [piece.id for piece in pieces if not piece.players[0] <= seats <= piece.players[1]]
    return f", because of {' and '.join(names)}" if len(names) < len(pieces) else ""


def _ordered(pieces: list[Piece]) -> list[Piece]:
    """Bases first, then as given, moved only where a piece declares before or after."""
    order = list(pieces)
    for _ in range(len(order) ** 2 + 1):
        for i, piece in enumerate(order):
            names = [p.id for p in order]
            late = [names.index(n) for n in (*piece.after, piece.extends) if n in names and names.index(n) > i]
            early = [names.index(n) for n in piece.before if n in names and names.index(n) < i]
            if late or early:
                order.insert(max(late) if late else min(early), order.pop(i))
                break
        else:
            return order
    raise AssemblyError(f"the order of {', '.join(p.id for p in pieces)} goes in a circle; drop a before or after")


def pick(manifest: Manifest, registry: Registry) -> list[Piece]:
    """The chosen pieces and those they extend, by kind, then distribution, then as they declare."""
    wanted = [registry.get(name, kind) for kind, name in manifest.pieces()]
    for piece in wanted:
        if wanted.count(piece) > 1:
            named = dict.fromkeys(rule for rule in manifest.house_rules if rule_of(rule) == piece.id)
            how = f", as {' and '.join(named)}" if len(named) > 1 else ""
            raise AssemblyError(f"{piece.id} is chosen twice{how}; name it once")
    wanted.sort(key=lambda p: (KINDS.index(p.kind), registry.homes[p.id].distribution, p.id))
    chosen: list[Piece] = registry.of_kind("rules")
    for piece in wanted:
        chosen += [part for part in _with_bases(piece, registry) if part not in chosen]
    return _ordered(chosen)


def _numbered(manifest: Manifest, registry: Registry) -> tuple[Manifest, dict[str, int]]:
    """`manifest` with the number of each house rule that takes one, and these numbers by the rules' ids.

    :raises AssemblyError: when a number does not fit.
    """
    values: dict[str, int] = {}
    named: list[str] = []
    for name in manifest.house_rules:
        rule = rule_of(name)
        value = value_of(name, registry.get(rule, "house-rule").parameter)
        if value is not None:
            values[rule] = value
        named.append(rule if value is None else with_value(rule, value))
    return attrs.evolve(manifest, house_rules=tuple(named)), values


def _base(piece: Piece, registry: Registry) -> Piece:
    """The piece that `piece` extends."""
    try:
        return registry.get(piece.extends, piece.kind)
    except AssemblyError as error:
        raise AssemblyError(f"{piece.kind} {piece.id} extends {piece.extends}: {error}") from error


def _with_bases(piece: Piece, registry: Registry) -> list[Piece]:
    line = [piece]
    while line[0].extends:
        base = _base(line[0], registry)
        if base in line:
            raise AssemblyError(f"{', '.join(p.id for p in line)} extend each other in a circle; mend their plugins")
        line.insert(0, base)
    return line


def _packages(pieces: Iterable[Piece]) -> dict[str, str]:
    """Modules and top-level packages with the piece they belong to, or an empty text where several share one."""
    owners: dict[str, set[str]] = {}
    for piece in pieces:
        for implementation in piece.implementation if piece.kind != "rules" else ():
            module = implementation.partition(":")[0]
            for name in {module, module.partition(".")[0]}:
                owners.setdefault(name, set()).add(piece.id)
    return {name: ids.pop() if len(ids) == 1 else "" for name, ids in owners.items()}


def _changed(manifest: Manifest, house_rules: Sequence[str], **pieces: Any) -> Manifest:
    """`manifest` with the `pieces` that are given in the place of its own and with more house rules."""
    given = {kind: piece for kind, piece in pieces.items() if piece}
    if given or house_rules:
        given |= {"house_rules": (*manifest.house_rules, *house_rules), "name": "", "title": ""}
    return attrs.evolve(manifest, **given)


def _manifest(
    variant: str | Path | Manifest | None, registry: Registry, house_rules: Sequence[str], pieces: dict[str, Any]
) -> Manifest:
    """The manifest of `variant`, if there is one, with `pieces` and `house_rules`."""
    if variant is None:
        if not all(pieces.values()):
            raise AssemblyError("name a variant, or its board, race, mode and at least one crew")
        return Manifest(**pieces, house_rules=tuple(house_rules))
    if not isinstance(variant, Manifest):
        variant = read_manifest(variant) if isinstance(variant, Path) else find_manifest(variant, registry)
    return _changed(variant, house_rules, **pieces)


def assemble(
    variant: str | Path | Manifest | None = None,
    *,
    board: str = "",
    race: str = "",
    mode: str = "",
    crew: Sequence[str] = (),
    house_rules: Sequence[str] = (),
    content: Sequence[str | Path] = (),
    registry: Registry | None = None,
) -> Ruleset:
    """Assemble a variant from a name, a manifest file, a `Manifest`, or its pieces by id.

    Pieces named beside a variant take the place of its own; house rules and content are added. A house rule can be
    named with a number, "short-time=10"; the manifest of the ruleset names each so that takes one. `content` are
    files of the caller's own whose records override the shipped ones by id; `registry` limits what may be
    chosen (default: everything installed).

    :raises AssemblyError: when a piece is missing or does not fit; says why and what would fit.
    :raises ContentError: when a record, an override or an effect is wrong; names the record.
    """
    registry = registry or Registry()
    named = {"board": board, "race": race, "mode": mode, "crew": tuple(crew)}
    manifest = _manifest(variant, registry, house_rules, named)
    manifest = attrs.evolve(manifest, content=(*manifest.content, *(os.path.abspath(c) for c in content)))
    pieces = pick(manifest, registry)
    manifest, values = _numbered(manifest, registry)
    check_fit(pieces, registry)
    manager = register(pieces, registry.homes)
    try:
        ruleset = _ruleset(manifest, pieces, manager, registry)
        ruleset.parameters = values
        ruleset.compile()
        if manifest.content:
            rehearse(ruleset)
    except NemesisError as error:
        if manifest.content and not any(file in str(error) for file in manifest.content):
            # What is shipped fits together without the user's files.
            raise type(error)(f"{', '.join(manifest.content)}: {error}") from error
        raise
    return ruleset


def players_of(pieces: Sequence[Piece]) -> tuple[int, int]:
    """The least and the greatest number of players that all `pieces` allow.

    :raises AssemblyError: when there is none.
    """
    low, high = max(p.players[0] for p in pieces), min(p.players[1] for p in pieces)
    if low > high:
        raise AssemblyError("the chosen pieces allow no common number of players; choose others")
    return low, high


def _ruleset(manifest: Manifest, pieces: list[Piece], manager: pluggy.PluginManager, registry: Registry) -> Ruleset:
    made = content_of(pieces, manager, manifest.content, partial(who_has, registry, pieces))
    hooks = Hooks(manager, HOOK_NAMES)
    phases = skippable(phases_of(manager), hooks)
    return Ruleset(
        manifest=manifest,
        pieces=pieces,
        homes={p.id: registry.homes[p.id] for p in pieces},
        hooks=hooks,
        content=made,
        phases=phases,
        runs={phase: tuple(step.run for step in order) for phase, order in phases.items()},
        parts=parts_of(manager),
        players=players_of(pieces),
        packages=_packages(pieces),
        stated=stated(pieces),
    )
