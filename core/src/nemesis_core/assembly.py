"""Assembling a variant: pick pieces, check that they fit, compose hooks and steps, build the content."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import attrs
import pluggy

from . import rng
from .content import Content, ContentBuilder, Effects, Record, package_files, read_toml
from .errors import AssemblyError
from .game import Game
from .hooks import PROJECT, Hooks
from .hookspecs import SPECS
from .manifest import Manifest, find_manifest, read_manifest
from .plugins import Installed, Piece, Registry
from .state import GameState
from .steps import OwnedStep, Step, compose_steps

PHASES: Final = ("setup", "player", "event", "victory")
FOLLOWING: Final = {"setup": "player", "player": "event", "event": "player", "victory": "over"}
MAX_STEPS: Final = 5000
"""Stall guard: the longest real game has a few hundred steps."""


def _hook_names() -> list[str]:
    return [name for spec in SPECS for name, value in vars(spec).items() if hasattr(value, f"{PROJECT}_spec")]


HOOK_NAMES: Final = tuple(_hook_names())


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
    backs: dict[str, str] = attrs.field(factory=dict)
    packages: dict[str, str] = attrs.field(factory=dict)
    notes: list[str] = attrs.field(factory=list)
    following: dict[str, str] = FOLLOWING
    max_steps: int = MAX_STEPS

    def back(self, piece: str) -> str:
        """What a seat sees of hidden `piece`: its back."""
        return self.backs.get(piece, "")

    def new_game(self, seats: int, seed: int = 0) -> Game:
        """A game for `seats` players before its first step.

        :raises AssemblyError: when the variant does not allow that many.
        """
        low, high = self.players
        if not low <= seats <= high:
            raise AssemblyError(f"{self.manifest.name or 'this variant'} is for {low} to {high} players, not {seats}")
        state = GameState(seed, seats, rng.mix(seed))
        state.parts = {name: cls() for name, cls in self.parts.items()}
        return Game(self, state)

    def nearest_seats(self, wanted: int) -> int:
        """The number of seats closest to `wanted` that the variant allows."""
        low, high = self.players
        return min(max(wanted, low), high)

    def owner_of(self, module: str) -> str:
        """The piece whose package the module name belongs to, or an empty text."""
        return next((piece for package, piece in self.packages.items() if module.startswith(package)), "")

    def blame(self, error: BaseException, phase: str, step: int) -> str:
        """One line that says which piece raised `error`, where, in which step."""
        at = self.phases[phase][step]
        owner, place = at.owner, at.name
        for frame, _ in traceback.walk_tb(error.__traceback__):
            module = frame.f_globals.get("__name__", "")
            found = self.owner_of(module)
            if found:
                owner, place = found, f"{module}.{frame.f_code.co_name}"
        return f"{owner} raised {type(error).__name__} in {place} (step {phase}/{at.name}): {error}"

    def versions(self) -> dict[str, str]:
        """Distribution -> version of every piece in use, core included."""
        return {self.homes[p.id].distribution: self.homes[p.id].version for p in self.pieces}


def _register(pieces: Iterable[Piece]) -> pluggy.PluginManager:
    manager = pluggy.PluginManager(PROJECT)
    for spec in SPECS:
        manager.add_hookspecs(spec)
    for piece in pieces:
        try:
            implementations = piece.load()
        except Exception as error:
            raise AssemblyError(
                f"{piece.id} cannot be loaded ({type(error).__name__}: {error}); reinstall it"
            ) from error
        for i, implementation in enumerate(implementations):
            try:
                manager.register(implementation, name=piece.id if i == 0 else f"{piece.id}:{i}")
            except (pluggy.PluginValidationError, ValueError) as error:
                raise AssemblyError(f"{piece.id} has a hook that does not fit its spec: {error}") from error
    return manager


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


def _check_fit(pieces: Sequence[Piece], registry: Registry) -> None:
    provided = {tag for piece in pieces for tag in piece.provides} | {piece.id for piece in pieces}
    problems = []
    for piece in pieces:
        for tag in piece.requires:
            if tag not in provided:
                fitting = [p.id for p in registry.pieces.values() if tag in p.provides or tag == p.id]
                fit = f"; {', '.join(sorted(fitting))} would fit" if fitting else "; nothing installed has it"
                problems.append(f"{piece.id} needs {tag}, which no chosen piece has{fit}")
        for tag in piece.conflicts:
            if tag in provided:
                other = next(p.id for p in pieces if tag in p.provides or tag == p.id)
                problems.append(f"{piece.id} does not go with {other} ({tag}); leave one of them out")
    if problems:
        raise AssemblyError("; ".join(problems))


def _pick(manifest: Manifest, registry: Registry) -> list[Piece]:
    chosen: list[Piece] = registry.of_kind("rules")
    for kind, name in manifest.pieces():
        piece = registry.get(name, kind)
        bases: list[Piece] = []
        while piece.extends and all(p.id != piece.extends for p in chosen):
            bases.insert(0, piece)
            piece = registry.get(piece.extends, kind)
        for part in [piece, *bases]:
            if any(p.id == part.id for p in chosen):
                raise AssemblyError(f"{part.id} is chosen twice; name it once")
            chosen.append(part)
    return _ordered(chosen)


def _content(pieces: Sequence[Piece], manager: pluggy.PluginManager, files: Iterable[str]) -> Content:
    classes: dict[str, type[Record]] = {}
    for given in manager.hook.record_kinds():
        classes.update(given)
    builder = ContentBuilder(classes)
    for piece in pieces:
        if piece.content:
            for file in package_files(piece.content):
                builder.add(piece.id, read_toml(file), f"{piece.id}/{file.name}", piece.extends)
        builder.add(piece.id, piece.records, piece.id, piece.extends)
    for name in files:
        builder.override(Path(name))
    groups: list[Effects] = [g for given in reversed(manager.hook.effects()) for g in given]
    return builder.build(groups)


def _compile(ruleset: Ruleset, manager: pluggy.PluginManager) -> None:
    """Let each piece, bases first, prepare its content; a later piece may use what earlier ones made."""
    for impl in manager.hook.compile_content.get_hookimpls():
        ruleset.compiled.update(impl.function(ruleset))
    for given in manager.hook.card_backs(ruleset=ruleset):
        ruleset.backs.update(given)


def _packages(pieces: Iterable[Piece]) -> dict[str, str]:
    names: dict[str, str] = {}
    for piece in pieces:
        for implementation in piece.implementation:
            package = implementation.partition(":")[0].partition(".")[0]
            if package != "nemesis_core":
                names[package] = piece.id
    return names


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

    `content` are files of the caller's own whose records override the shipped ones by id; `registry` limits
    what may be chosen (default: everything installed).

    :raises AssemblyError: when a piece is missing or does not fit; says why and what would fit.
    :raises ContentError: when a record, an override or an effect is wrong; names the record.
    """
    registry = registry or Registry()
    if variant is None:
        if not (board and race and mode and crew):
            raise AssemblyError("name a variant, or its board, race, mode and at least one crew")
        manifest = Manifest(board=board, race=race, mode=mode, crew=tuple(crew), house_rules=tuple(house_rules))
    elif isinstance(variant, Manifest):
        manifest = variant
    else:
        manifest = read_manifest(variant) if isinstance(variant, Path) else find_manifest(variant, registry)
    manifest = attrs.evolve(manifest, content=(*manifest.content, *(str(Path(c).resolve()) for c in content)))
    pieces = _pick(manifest, registry)
    _check_fit(pieces, registry)
    manager = _register(pieces)
    made = _content(pieces, manager, manifest.content)
    given_steps: list[tuple[str, Step]] = [
        (impl.plugin_name.partition(":")[0], step)
        for impl in manager.hook.steps.get_hookimpls()
        for step in impl.function()
    ]
    phases = {phase: compose_steps(phase, given_steps) for phase in PHASES}
    parts = {name: cls for given in reversed(manager.hook.state_parts()) for name, cls in given.items()}
    ruleset = Ruleset(
        manifest=manifest,
        pieces=pieces,
        homes={p.id: registry.homes[p.id] for p in pieces},
        hooks=Hooks(manager, HOOK_NAMES),
        content=made,
        phases=phases,
        runs={phase: tuple(step.run for step in order) for phase, order in phases.items()},
        parts=parts,
        players=(max(p.players[0] for p in pieces), min(p.players[1] for p in pieces)),
        packages=_packages(pieces),
    )
    if ruleset.players[0] > ruleset.players[1]:
        raise AssemblyError("the chosen pieces allow no common number of players; choose others")
    _compile(ruleset, manager)
    return ruleset


def hook_module(name: str) -> ModuleType:
    """The spec module of hook `name`."""
    return next(spec for spec in SPECS if name in vars(spec))
