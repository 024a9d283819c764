"""Components are conserved: every card, token and Object lies in exactly one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    from ..game import Game


def _collect(value: Any, found: list[str], metadata: Any) -> None:
    if metadata.get("refers"):
        return
    if isinstance(value, str):
        found.append(value)
    elif isinstance(value, list):
        for item in value:
            _collect(item, found, {})
    elif isinstance(value, dict):
        found.extend(value if metadata.get("pieces") == "keys" else ())
        if metadata.get("pieces") != "keys":
            for item in value.values():
                _collect(item, found, {})
    elif attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            _collect(getattr(value, field.name), found, field.metadata)


def pieces(game: Game) -> Counter[str]:
    """How often each component stands in the state."""
    known = set(game.ruleset.backs) | set(game.cards.action)
    found: list[str] = []
    for part in game.state.parts.values():
        _collect(part, found, {})
    kinds = ("egg/", "intruder-carcass/", "character-corpse/")
    return Counter(x for x in found if x in known or x.startswith(kinds))


def _highest(kind: str, found: Iterable[str]) -> int:
    """The highest number of an Object of `kind` among those `found`."""
    return max((int(token.rpartition("/")[2]) for token in found if token.startswith(f"{kind}/")), default=0)


def check_conserved(game: Game, before: Counter[str]) -> None:
    """Compare the components with those `before` (`pieces` after set-up).

    Of Objects whose number is not limited there may be more by now, numbered on without a gap.

    :raises AssertionError: naming the components that are lost, new or in two places.
    """
    now = pieces(game)
    twice = sorted(piece for piece, count in now.items() if count > max(1, before[piece]))
    if twice:
        raise AssertionError(f"in two places: {twice}")
    due = set(before)
    for kind in game.endless_objects:
        due.update(f"{kind}/{n + 1}" for n in range(_highest(kind, now)))
    lost, new = sorted(due - set(now)), sorted(set(now) - due)
    if lost or new:
        raise AssertionError(f"lost: {lost}; new: {new}")


class Conserved:
    """Compares the components after every step with those after set-up."""

    def __init__(self) -> None:
        self.before: Counter[str] | None = None

    def __call__(self, game: Game) -> None:
        """A step is over."""
        if self.before is not None:
            check_conserved(game, self.before)
        elif game.state.phase != "setup":
            self.before = pieces(game)
