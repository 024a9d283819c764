"""Pieces of one distribution that need each other are tried together: a house rule with the race that it is for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..assembly import pick
from ..contributions import tags_of
from ..errors import AssemblyError
from ..joining import joining
from ..manifest import Manifest
from ..plugins import EITHER, Piece, Registry
from .source import Subject

BOARD: Final = "board"
MANY: Final = ("rules", "house-rule")
"""Kinds of which there may be several pieces in a variant."""


def sisters_of(subject: Subject, piece: Piece) -> list[Piece]:
    """The other pieces of the distribution that can be in a variant with `piece`, by id."""
    registry = subject.registry
    own = [p for p in registry.pieces.values() if registry.homes[p.id].distribution == subject.distribution]
    beside = [p for p in own if p.id != piece.id and (p.kind != piece.kind or p.kind in MANY)]
    return sorted(beside, key=lambda p: p.id)


def with_board(manifest: Manifest, piece: Piece, sisters: Sequence[Piece]) -> Iterator[Manifest]:
    """`manifest` on each board among the `sisters`, which may have the roles that `piece` needs."""
    for sister in sisters if piece.roles else ():
        if sister.kind == BOARD:
            yield joining(manifest, sister)


def with_sisters(manifest: Manifest, sisters: Sequence[Piece], registry: Registry) -> Iterator[Manifest]:
    """`manifest` with the `sisters` that its pieces require, and with what these require; nothing if they are no help.

    Where several would do there is a manifest with each.
    """
    lacking = _lacking(manifest, registry)
    helpful = [sister for sister in sisters if lacking.intersection((sister.id, *sister.provides))]
    for sister in helpful:
        joint = joining(manifest, sister)
        rest = [
            other for other in sisters if other.id != sister.id and (other.kind != sister.kind or other.kind in MANY)
        ]
        if _lacking(joint, registry):
            yield from with_sisters(joint, rest, registry)
        else:
            yield joint


def _lacking(manifest: Manifest, registry: Registry) -> set[str]:
    """The tags that the pieces of `manifest` require and none of them provides."""
    try:
        pieces = pick(manifest, registry)
    except AssemblyError:
        return set()
    provided = tags_of(pieces)
    wanted = (tags.split(EITHER) for piece in pieces for tags in piece.requires)
    return {tag for tags in wanted if provided.isdisjoint(tags) for tag in tags}
