"""Components are conserved: every card, token and Object lies in exactly one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

import attrs

if TYPE_CHECKING:
    from ..game import Game


OBJECTS: Final = ("egg/", "intruder-carcass/", "character-corpse/")
NUMBERS: Final = frozenset((int, bool, float, type(None)))


@cache
def _fields(cls: type) -> tuple[tuple[str, bool], ...]:
    """The fields of a state class in which components lie, and of each whether they are the keys of a dict."""
    if not attrs.has(cls):
        return ()
    there = (field for field in attrs.fields(cls) if not field.metadata.get("refers"))
    return tuple((field.name, field.metadata.get("pieces") == "keys") for field in there)


def _collect(value: Any, found: list[str]) -> None:
    """Put every text in `value`, a list, dict or part of the state, to those `found`.

    It runs over the whole state after each step, so numbers are passed by before they cost a call.
    """
    kind = type(value)
    if kind is list or kind is dict:
        inner = value if kind is list else value.values()
    else:
        inner = []
        for name, keys in _fields(cast("Hashable", kind)):
            held = getattr(value, name)
            inner.append(list(held) if keys else held)
    for item in inner:
        kind = type(item)
        if kind is str:
            found.append(item)
        elif kind not in NUMBERS:
            _collect(item, found)


def pieces(game: Game) -> Counter[str]:
    """How often each component stands in the state."""
    backs, cards = game.ruleset.backs, game.cards.action
    found: list[str] = []
    for part in game.state.parts.values():
        _collect(part, found)
    return Counter([x for x in found if x in backs or x in cards or x.startswith(OBJECTS)])


def _highest(kind: str, found: Iterable[str]) -> int:
    """The highest number of an Object of `kind` among those `found`."""
    return max((int(token.rpartition("/")[2]) for token in found if token.startswith(f"{kind}/")), default=0)


def check_conserved(game: Game, before: Counter[str]) -> None:
    """Compare the components with those `before` (`pieces` after set-up).

    Of Objects whose number is not limited there may be more by now, numbered on without a gap.

    :raises AssertionError: naming the components that are lost, new or in two places.
    """
    now = pieces(game)
    if dict.__eq__(now, before):  # as good as always; a Counter compares itself far more slowly
        return
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
