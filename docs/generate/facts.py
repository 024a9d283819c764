"""What the project's plugins, their pieces and their records say of themselves: for the pages about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import attrs

from nemesis_core import Fallback, Piece, Registry
from nemesis_core.building import package_files
from nemesis_core.manifest import Manifest, shipped
from nemesis_core.matrix import Combination, combination, matrix
from nemesis_core.tomlfile import read_toml

ROOT: Final = Path(__file__).parents[2]
KINDS: Final = {"board": "Boards", "race": "Races", "mode": "Modes", "crew": "Crews"}


@cache
def registry() -> Registry:
    """What is installed."""
    return Registry()


def plugins() -> list[str]:
    """The plugins of the project, by the names of their folders."""
    return sorted(path.parent.name for path in ROOT.glob("plugins/*/pyproject.toml"))


def pieces_of(plugin: str) -> list[Piece]:
    """The pieces of a plugin in its own order."""
    home = next(home for home in registry().plugins if home.distribution == f"nemesis-{plugin}")
    return list(home.plugin.pieces) if home.plugin else []


@cache
def variants() -> list[tuple[Manifest, Combination]]:
    """The ready variants, each with what its pieces say together."""
    found = shipped(registry())[0].values()
    return [(made, combination(registry(), made.board, made.race, made.mode, made.crew)) for made in found]


@cache
def combinations() -> list[Combination]:
    """Every board, race and mode with each crew."""
    return [each for each in matrix(registry()) if len(each.crew) == 1]


def together(one: str, other: str) -> list[Combination]:
    """The combinations with both pieces that fit."""
    return [
        each for each in combinations() if {one, other} <= {each.board, each.race, each.mode, *each.crew} and each.seats
    ]


def readings(one: str, other: str) -> list[Fallback]:
    """The readings by which two pieces go together, whatever is chosen beside them.

    One without words says that it is now this, now that one.
    """
    first, *rest = together(one, other)
    always = [back for back in first.readings if all(back in each.readings for each in rest)]
    return always or ([] if any(each.official for each in [first, *rest]) else [Fallback()])


def others(piece: Piece, kind: str = "") -> list[str]:
    """The pieces of `kind`, or of any kind but its own, with which `piece` fits."""
    found = [other.id for other in registry().pieces.values() if other.kind in ([kind] if kind else KINDS)]
    return sorted(other for other in found if registry().get(other).kind != piece.kind and together(piece.id, other))


def records(piece: Piece) -> Iterator[tuple[str, dict[str, Any]]]:
    """The records of a piece, each with its kind."""
    for data in [*map(read_toml, package_files(piece.content) if piece.content else ()), piece.records]:
        yield from ((kind, record) for kind, given in data.items() for record in given if "source" in record)


@attrs.define
class Sure:
    """How sure the records of some pieces are: by kind and source, and how many have single fields that are less so."""

    counts: dict[str, Counter[str]] = attrs.field(factory=dict)
    weaker: int = 0

    @property
    def total(self) -> Counter[str]:
        return sum(self.counts.values(), Counter())


def sure(pieces: list[Piece]) -> Sure:
    """How sure the records of `pieces` are."""
    found = Sure()
    for kind, record in (pair for piece in pieces for pair in records(piece)):
        found.counts.setdefault(kind, Counter())[record["source"]] += 1
        found.weaker += _has_weaker(record)
    return found


def _has_weaker(value: Any) -> bool:
    """Does the record, or a part of it, name a field that rests on a weaker source?"""
    if isinstance(value, dict):
        return "weaker" in value or any(map(_has_weaker, value.values()))
    return isinstance(value, list) and any(map(_has_weaker, value))
