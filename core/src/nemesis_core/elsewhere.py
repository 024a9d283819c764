"""Records that a variant has not, though its name is known: which piece has them, and for which games."""

from __future__ import annotations

from collections.abc import Sequence

from .building import package_files
from .contributions import tags_of
from .errors import ContentError
from .plugins import Piece, Registry
from .tomlfile import read_shipped


def who_has(registry: Registry, chosen: Sequence[Piece], kind: str, name: str) -> str:
    """The pieces that are not `chosen` and have a record `name` (of `kind`, if one is given).

    Each is told with what it is and none of the `chosen` is, as its tags mean it. An empty text when there is none.
    """
    found = [p for p in registry.pieces.values() if p not in chosen and name in _ids(p, kind)]
    here = tags_of(chosen)
    return " and ".join(_told(piece, here) for piece in sorted(found, key=lambda p: p.id))


def _ids(piece: Piece, kind: str) -> set[str]:
    """Ids and owner:ids of the records of `piece`; of one that cannot be read, none."""
    try:
        files = [read_shipped(file) for file in package_files(piece.content)] if piece.content else []
    except (ImportError, OSError, TypeError, ContentError):
        return set()
    ids: set[str] = set()
    for raw in (*files, piece.records):
        for entries in [raw.get(kind, [])] if kind else raw.values():
            ids |= {entry.get("id", "") for entry in entries}
    return ids | {f"{piece.id}:{name}" for name in ids}


def _told(piece: Piece, here: set[str]) -> str:
    """`piece` with the meanings of those of its tags that are not `here`."""
    meant = [piece.meanings[tag] for tag in piece.provides if tag in piece.meanings and tag not in here]
    return f"{piece.id} ({', '.join(meant)})" if meant else piece.id
