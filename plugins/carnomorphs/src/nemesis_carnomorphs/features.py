"""Adaptations and Mutations in numbers, as far as a seat may know them."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from nemesis_core import Feature, hookimpl
from nemesis_core.rules import copy_of

from .state import brood

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from nemesis_core import Game, Ruleset

PARTS: Final = ("card", "shown", "markers")


@hookimpl
def features(ruleset: Ruleset, seats: int) -> list[Feature]:
    """The Adaptations by slot, and the Mutations from that of the own Character on by the left."""
    slots = [slot.id for slot in ruleset.compiled["adaptation_slots"]]
    parts = [f"{n + 1} {part}" for n, part in product(range(seats), PARTS)]
    return [
        Feature.values("adaptations", slots, _adaptations(ruleset)),
        Feature.tally("adaptations up", slots, _face_up, 1),
        Feature.listed("mutations", parts, _mutations(ruleset, seats)),
    ]


def _adaptations(ruleset: Ruleset) -> Callable[[Game, int], Mapping[str, int]]:
    """1 for a card that the seat does not know, else 2 or more, by the ids of their records."""
    number = {name: n + 2 for n, name in enumerate(sorted(r.id for r in ruleset.content.of("adaptation")))}

    def found(game: Game, seat: int) -> Mapping[str, int]:
        known = game.state.known
        cards = brood(game).adaptations.items()
        return {slot: number[copy_of(card)] if known.get(card, 0) >> seat & 1 else 1 for slot, card in cards}

    return found


def _face_up(game: Game, seat: int) -> list[str]:
    part = brood(game)
    return [slot for slot in part.adaptations if part.faces[slot]]


def _mutations(ruleset: Ruleset, seats: int) -> Callable[[Game, int], Sequence[int]]:
    """The card as with Adaptations; 0 where there is none."""
    number = {name: n + 2 for n, name in enumerate(sorted(r.id for r in ruleset.content.of("mutation")))}
    names = [f"p{n + 1}" for n in range(seats)]

    def read(game: Game, seat: int) -> Sequence[int]:
        part, known = brood(game), game.state.known
        numbers: list[int] = []
        for name in (*names[seat:], *names[:seat]):
            card = part.mutations.get(name)
            seen = card and (name == names[seat] or known.get(card, 0) >> seat & 1)
            told = number[copy_of(card)] if card and seen else int(bool(card))
            numbers += (told, part.shown.get(name, 0), part.markers.get(name, 0) if card else 0)
        return numbers

    return read
