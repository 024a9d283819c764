"""Plugins and the pieces they offer; each entry point is loaded in its own try."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

import attrs

from .api import API as API
from .api import hint, misfit
from .errors import AssemblyError
from .parameters import Parameter as Parameter
from .spelling import did_you_mean
from .strict import shown

GROUP: Final = "nemesis_core.plugins"
EITHER: Final = " or "
"""Stands between tags of which a piece, or a record, requires one."""
KINDS: Final = ("rules", "board", "race", "mode", "crew", "house-rule")
ID: Final = re.compile(r"[a-z][a-z0-9-]*")


@attrs.frozen(kw_only=True)
class Fallback:
    """What a piece does in a variant that lacks a tag for which it was made.

    :param implementation: modules or objects with hook implementations, named as in `Piece`; they are asked before
        those of all pieces.
    :param reading: a line that says how the rules are read where no rulebook does, which whoever assembles the variant
        is told; none where a rulebook describes it.
    :param where: where that reading is written down with all that belongs to it: a page and its heading, or the id of
        a rule.
    """

    implementation: tuple[str, ...] = attrs.field(default=(), validator=attrs.validators.instance_of(tuple | list))
    reading: str = ""
    where: str = ""

    def load(self) -> list[Any]:
        """Import the implementation."""
        return [load_object(name) for name in self.implementation]


@attrs.frozen(kw_only=True)
class Piece:
    """One board, race, mode, crew or house rule.

    Pieces fit each other by tags, which are plain words: "power", or "edition:lockdown", whose colon core does not
    read. The id of each piece is a tag too.

    :param id: its name, by which it is chosen, and which no other installed piece may have: lower-case letters, digits
        and hyphens, a letter first.
    :param kind: "board", "race", "mode", "crew" or "house-rule".
    :param title: what it is called where people choose.
    :param implementation: the modules ("package.module") or objects in them ("package.module:object") that hold the
        hook implementations; several pieces of one plugin have different ones.
    :param content: the package in which the TOML files with its records are; an empty text if it has none.
    :param provides: tags that it has beside its id.
    :param requires: tags that chosen pieces must provide; "edition:old or edition:new" is met by either.
    :param conflicts: tags that no chosen piece may provide.
    :param meanings: tag -> what it means, in words: so a piece that requires it and lacks it is told what it needs.
    :param without: tag -> the `Fallback` that takes effect where no chosen piece provides that tag; the piece fits all
        the same.
    :param roles: what a place or Room of the variant must have as a role, since the piece can do nothing without it.
    :param extends: the id of a piece of the same kind, which comes along: its hooks and records hold but for those that
        this one has anew.
    :param before: ids of pieces before which it comes in the order of pieces, where that would be otherwise.
    :param after: ids of pieces behind which it comes in that order.
    :param players: the least and the greatest number of players.
    :param records: kind -> records that are given in Python instead of TOML, for tests and what is computed.
    :param parameter: the number with which a house rule can be chosen.
    """

    id: str = attrs.field()
    kind: str = attrs.field(validator=attrs.validators.in_(KINDS))
    title: str
    implementation: tuple[str, ...] = attrs.field(default=(), validator=attrs.validators.instance_of(tuple | list))
    content: str = ""
    provides: tuple[str, ...] = ()
    requires: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    meanings: dict[str, str] = attrs.field(factory=dict)
    without: dict[str, Fallback] = attrs.field(factory=dict)
    roles: tuple[str, ...] = ()
    extends: str = ""
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    players: tuple[int, int] = (1, 5)
    records: dict[str, list[dict[str, Any]]] = attrs.field(factory=dict, repr=False)
    parameter: Parameter | None = attrs.field(
        default=None, validator=attrs.validators.optional(attrs.validators.instance_of(Parameter))
    )

    @id.validator
    def _check_id(self, _field: object, name: object) -> None:
        """It is typed in commands and manifests, and stands before the colon of a record's key."""
        if not isinstance(name, str) or not ID.fullmatch(name):
            rule = "lower-case letters, digits and hyphens, and begins with a letter"
            raise ValueError(f"the id of a piece is made of {rule}, not {shown(name)}")

    @parameter.validator
    def _check_parameter(self, _field: object, parameter: Parameter | None) -> None:
        """Nothing else is named with a number."""
        if parameter and self.kind != "house-rule":
            raise ValueError(f"a {self.kind} has a parameter, but only a house rule can be chosen with a number")

    def load(self) -> list[Any]:
        """Import the implementation."""
        return [load_object(name) for name in self.implementation]


@attrs.frozen(kw_only=True)
class Plugin:
    """What an entry point of the group `nemesis_core.plugins` names.

    :param pieces: the pieces that it offers, of any kinds.
    :param variants: the package whose TOML files are manifests of ready variants; an empty text if it brings none.
    :param rules: the package whose TOML files have rules of its own, which can be looked up by their ids; an empty text
        if it has none.
    :param api: the versions of the plugin API (`nemesis_core.API`) that it was made for; who states none was made for
        1.0.
    """

    pieces: tuple[Piece, ...] = ()
    variants: str = ""
    rules: str = ""
    api: str = attrs.field(default=">=1.0,<2", validator=attrs.validators.instance_of(str))


@attrs.frozen
class Installed:
    """A plugin as found on this machine; `error` says why it cannot be used.

    `refused` is the plugin where nothing but its API window keeps it out.
    """

    name: str
    distribution: str
    version: str
    plugin: Plugin | None = None
    error: str = ""
    refused: Plugin | None = None


def load_object(name: str) -> Any:
    """The module or object that `package.module:object` names."""
    module, _, attribute = name.partition(":")
    found = importlib.import_module(module)
    return getattr(found, attribute) if attribute else found


def load_entry_point(point: EntryPoint) -> Installed:
    """Load one entry point; whatever goes wrong is kept as its error."""
    return load_plugin(point, point.dist.name if point.dist else "?", point.dist.version if point.dist else "?")


def load_plugin(point: EntryPoint, dist: str, version: str) -> Installed:
    """Load the entry point of a distribution, which need not be installed; whatever goes wrong is kept as its error."""
    try:
        plugin = point.load()
        if not isinstance(plugin, Plugin):
            return Installed(point.name, dist, version, error=f"{point.value} is no nemesis_core.Plugin")
        if wrong := misfit(plugin.api, dist):
            return Installed(point.name, dist, version, error=wrong, refused=plugin)
    except (Exception, SystemExit) as error:  # noqa: BLE001 (a broken plugin must not stop the others)
        attrs_error = isinstance(error, TypeError | ValueError) and error.args  # attrs adds whole fields to its text
        said = error.args[0] if attrs_error else error
        return Installed(point.name, dist, version, error=f"{type(error).__name__}: {said}{hint(error)}")
    return Installed(point.name, dist, version, plugin)


@cache
def installed() -> tuple[Installed, ...]:
    """Every plugin on this machine, by distribution and name."""
    found = [load_entry_point(point) for point in entry_points(group=GROUP)]
    return tuple(sorted(found, key=lambda p: (p.distribution, p.name)))


class Registry:
    """The pieces one can choose from: those installed, minus blocked ones, plus any given by hand.

    An id that two plugins offer stands for neither; who asks for it is told both distributions.
    """

    def __init__(self, plugins: Iterable[Installed] | None = None, block: Iterable[str] = ()) -> None:
        self.plugins = tuple(installed() if plugins is None else plugins)
        self.blocked = frozenset(block)
        self.pieces: dict[str, Piece] = {}
        self.homes: dict[str, Installed] = {}
        self.twice: dict[str, str] = {}
        for home in self.plugins:
            for piece in home.plugin.pieces if home.plugin else ():
                if piece.id in self.blocked:
                    continue
                if piece.id in self.homes:
                    self.twice[piece.id] = f"{self.homes[piece.id].distribution} and {home.distribution}"
                    self.pieces.pop(piece.id, None)
                    continue
                self.pieces[piece.id] = piece
                self.homes[piece.id] = home

    def of_kind(self, kind: str) -> list[Piece]:
        """The pieces of `kind`, by id."""
        return sorted((p for p in self.pieces.values() if p.kind == kind), key=lambda p: p.id)

    def _has_bases(self, piece: Piece) -> bool:
        """Is what `piece` extends there, and what that extends?"""
        line = {piece.id}
        while piece.extends and piece.extends not in line:
            if piece.extends not in self.pieces:
                return False
            piece = self.pieces[piece.extends]
            line.add(piece.id)
        return True

    def refusing(self, name: str) -> Installed | None:
        """The plugin that has a piece `name` and was made for another API."""
        if name in self.blocked:
            return None
        refused = (home for home in self.plugins if home.refused and name in [p.id for p in home.refused.pieces])
        return next(refused, None)

    def get(self, name: str, kind: str = "") -> Piece:
        """The piece `name`.

        :raises AssemblyError: saying what is installed instead, which broken plugin might have had it or which one
            made for another API has it, or which two distributions both have it.
        """
        if name in self.twice:
            raise AssemblyError(f"piece {name} comes from both {self.twice[name]}; uninstall one of them")
        piece = self.pieces.get(name)
        if piece is None and (home := self.refusing(name)):
            raise AssemblyError(f"{kind or 'piece'} {name} is in {home.distribution} {home.version}: {home.error}")
        if piece is None or (kind and piece.kind != kind):
            what = (
                f"a {piece.kind}, not a {kind}" if piece else ("blocked" if name in self.blocked else "not installed")
            )
            fitting = [p.id for p in (self.of_kind(kind) if kind else self.pieces.values()) if self._has_bases(p)]
            near = "" if piece or name in self.blocked else did_you_mean(name, fitting)
            fit = near or f"; there are: {', '.join(fitting) or 'none'}"
            broken = "; ".join(f"{p.distribution} {p.version} is broken ({p.error})" for p in self.plugins if p.error)
            raise AssemblyError(f"{kind or 'piece'} {name} is {what}{fit}" + (f"; {broken}" if broken else ""))
        return piece
