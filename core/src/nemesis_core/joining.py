"""Which variants a new piece can join in the place of its like."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import attrs

from .assembly import pick
from .errors import AssemblyError
from .fitting import check_fit
from .manifest import Manifest, shipped
from .plugins import Installed, Piece, Plugin, Registry
from .spelling import meant_or_known

FIELDS: Final = {"house-rule": "house_rules"}
"""The fields of a manifest that are not called by the kind of piece that they name."""


def joining(manifest: Manifest, piece: Piece) -> Manifest:
    """`manifest` with `piece` in the place of its like; a house rule is added."""
    field = FIELDS.get(piece.kind, piece.kind)
    before: Any = getattr(manifest, field)
    if piece.kind == "house-rule":
        after: Any = (*before, piece.id)
    else:
        after = piece.id if isinstance(before, str) else (piece.id,)
    changed: dict[str, Any] = {field: after}
    return attrs.evolve(manifest, **changed)


def why_not(manifest: Manifest, registry: Registry) -> str:
    """Why the pieces of `manifest` do not go together; an empty text when they do."""
    try:
        pieces = pick(manifest, registry)
        check_fit(pieces, registry)
    except AssemblyError as error:
        return str(error)
    least, most = max(p.players[0] for p in pieces), min(p.players[1] for p in pieces)
    return "" if least <= most else "its pieces allow no common number of players"


def misfit(manifest: Manifest, piece: Piece, registry: Registry) -> str:
    """Why `piece`, which need not be installed, cannot join the variant `manifest`; an empty text when it can."""
    home = Installed(piece.id, piece.id, "0", Plugin(pieces=(piece,)))
    with_it = Registry((*registry.plugins, home), registry.blocked)
    return why_not(joining(manifest, piece), with_it)


def joined(piece: Piece, registry: Registry) -> list[str]:
    """The installed variants that `piece` can join, in alphabetical order.

    Of those that differ in nothing but the piece whose place it takes, the one with the shortest title stands for all.
    """
    found: dict[Manifest, str] = {}
    for manifest in sorted(shipped(registry)[0].values(), key=lambda m: (len(m.title), m.name)):
        if not misfit(manifest, piece, registry):
            found.setdefault(attrs.evolve(joining(manifest, piece), name="", title=""), manifest.name)
    return sorted(found.values())


def check_joins(names: Iterable[str], piece: Piece, registry: Registry) -> None:
    """Make sure that `piece` can join the variants `names`.

    :raises AssemblyError: naming the first that is not installed or that it does not fit, and why.
    """
    variants = shipped(registry)[0]
    for name in names:
        if name not in variants:
            raise AssemblyError(f"variant {name} is not installed{meant_or_known(name, sorted(variants))}")
        if why := misfit(variants[name], piece, registry):
            raise AssemblyError(f"a {piece.kind} made from the template cannot join the variant {name}: {why}")
