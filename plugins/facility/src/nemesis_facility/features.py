"""The Facility in numbers, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from nemesis_core import Feature, hookimpl
from nemesis_core.rules import copy_of

from .power import ELEVATOR

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset

FIGURES: Final = (
    *("time", "time active", "elevator", "rover", "gate open", "isolation open", "alert", "autodestruction"),
    *("autodestruction red", "venting", "destroyed", "computer card", "contingency pool", "contingency active"),
)
BLUE: Final = 10


@hookimpl
def features(ruleset: Ruleset, seats: int) -> list[Feature]:
    """Tracks and markers, Power, the CSS, who is in which Pod, the own Contingencies."""
    kinds = {token: record.id for token, record in ruleset.compiled["contingency_kinds"].items()}
    return [
        _board(ruleset, seats),
        Feature.tally("contingencies", sorted(set(kinds.values())), _held, of=kinds),
    ]


def _numbered(names: Iterable[str], first: int = 1) -> dict[str, int]:
    return {name: number for number, name in enumerate(sorted(names), first)}


def _board(ruleset: Ruleset, seats: int) -> Feature:
    """FIGURES, then by slot the number of the Power token, BLUE more when it shows its blue side; CSS tokens; Pods.

    Places count from 1 in the order of the board, the bunker after them; procedures from 1 at slot 0. A CSS token is 1
    until the seat knows it, then 2 and more. Who is in a Pod counts from 1 for the own seat, by the left.
    """
    content = ruleset.content
    sections = [*(s.id for s in sorted(content.of("section"), key=lambda s: s.order)), ELEVATOR]
    slots = [str(slot.number) for slot in sorted(content.of("time_slot"), key=lambda slot: slot.number)]
    pods = sorted(space.letter for space in content.of("space") if space.letter)
    parts = (*FIGURES, *(f"power {s}" for s in sections), *(f"css {s}" for s in slots), *(f"pod {p}" for p in pods))
    at = {part: n for n, part in enumerate(parts)}
    power, css = {s: at[f"power {s}"] for s in sections}, {s: at[f"css {s}"] for s in slots}
    pod = {letter: at[f"pod {letter}"] for letter in pods}
    place = {name: n + 1 for n, name in enumerate(ruleset.compiled["board"].order)}
    launches = _numbered((record.id for record in content.of("css_token")), 2)
    cards = _numbered(record.id for record in content.of("computer_card"))
    codes = _numbered(record.id for record in content.of("contingency"))

    def write(game: Game, seat: int, row: bytearray, start: int) -> None:
        facility, known = game.facility, game.state.known
        active = [codes[copy_of(token)] for token in facility.active if known.get(token, 0) >> seat & 1]
        figures = (
            facility.time,
            facility.time_active,
            place.get(facility.elevator, 0),
            place.get(facility.rover, len(place) + 1),
            facility.gate_open,
            facility.isolation_open,
            facility.alert + 1,
            facility.autodestruction + 1,
            facility.autodestruction_red,
            place.get(facility.venting, 0),
            facility.destroyed,
            cards.get(copy_of(facility.computer), 0),
            len(facility.pool),
            active[0] if active else 0,
        )
        row[start : start + len(FIGURES)] = bytes(figures)
        for slot, number in facility.power_at.items():
            row[start + power[slot]] = int(number) + (BLUE if facility.powered[number] else 0)
        for slot, token in facility.css.items():
            row[start + css[slot]] = launches[copy_of(token)] if known.get(token, 0) >> seat & 1 else 1
        for letter, other in facility.pods.items():
            row[start + pod[letter]] = (other - seat) % seats + 1

    return Feature("facility", parts, write)


def _held(game: Game, seat: int) -> Sequence[str]:
    held: list[list[str]] = game.facility.contingencies
    return held[seat] if seat < len(held) else ()
