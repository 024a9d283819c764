"""Do the chosen pieces fit each other? What is missing, in words, and what could be chosen instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .contributions import tags_of
from .errors import AssemblyError
from .plugins import EITHER, Piece, Registry

MOST: Final = 3
"""Alternatives of a kind that are offered."""


def check_fit(pieces: Sequence[Piece], registry: Registry) -> None:
    """Make sure that the chosen `pieces` fit each other.

    :raises AssemblyError: naming all that do not, and what would fit.
    """
    provided = tags_of(pieces)
    problems = []
    for piece in pieces:
        for wanted in piece.requires:
            if provided.isdisjoint(wanted.split(EITHER)):
                what = _in_words(wanted, [*pieces, *registry.pieces.values()])
                advice = _instead(piece, wanted, pieces, registry)
                problems.append(f"{piece.id} needs {what}, which no chosen piece has; {advice}")
        for tag in piece.conflicts:
            for other in pieces:
                if other is not piece and (tag in other.provides or tag == other.id):
                    problems.append(f"{piece.id} does not go with {other.id} ({tag}); leave one of them out")
    if problems:
        raise AssemblyError("; ".join(problems))


def _in_words(wanted: str, pieces: Sequence[Piece]) -> str:
    """A requirement as those pieces say it that know its tags, with the tags behind it."""
    words = {tag: said for piece in pieces for tag, said in piece.meanings.items()}
    told = list(dict.fromkeys(words.get(tag, "") for tag in wanted.split(EITHER)))
    return f"{EITHER.join(told)} ({wanted})" if all(told) else wanted


def _instead(piece: Piece, wanted: str, chosen: Sequence[Piece], registry: Registry) -> str:
    """What to choose so that the requirement `wanted` of `piece` is met, or in the place of `piece`."""
    tags, others = wanted.split(EITHER), sorted(registry.pieces.values(), key=lambda other: other.id)
    having = [other for other in others if other is not piece and {*other.provides, other.id}.intersection(tags)]
    if not having:
        return "nothing installed has it"
    found = [f"take {' or '.join(f'--{other.kind} {other.id}' for other in having)}"]
    rest = [other for other in chosen if other is not piece]
    if any(other.kind == piece.kind for other in rest) or piece.kind == "house-rule":
        return f"{found[0]}, or leave {piece.id} out"
    fitting = [other for other in others if other.kind == piece.kind and other is not piece and _fits(other, rest)]
    return " or ".join([*found, *(f"--{other.kind} {other.id}" for other in fitting[:MOST])])


def _fits(piece: Piece, chosen: Sequence[Piece]) -> bool:
    """Would `piece` have all that it needs with the `chosen` ones?"""
    provided = tags_of([piece, *chosen])
    return not any(provided.isdisjoint(wanted.split(EITHER)) for wanted in piece.requires)
