"""What the race's records say to a player: its kinds, its Adaptations and their slots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import counted, explain_kind, named

from .fighting import LEFT
from .records import BUTCHER, METAGORGER

if TYPE_CHECKING:
    from collections.abc import Callable

    from nemesis_core import Record, Ruleset

GORGE: Final = (
    "It attacks without a card: a Light Wound, a Contamination card, and a Mutation card for who has none. Then it "
    "leaves the board, and a Shambler token goes into the bag."
)


@hookimpl
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """None leaves a record to the shared rules."""
    teller = TELLERS.get(kind)
    return teller(ruleset, record) if teller else None


def adaptation(ruleset: Ruleset, record: Any) -> list[str]:
    """What it changes, and for whom (CM-ADP-01)."""
    return [record.text, "It works for all Carnomorphs as long as it lies face up."]


def adaptation_slot(ruleset: Ruleset, record: Any) -> list[str]:
    """What turns its card up, and what discards it (CM-ADP-02, CM-ADP-04)."""
    names = ruleset.compiled["names"]
    kind, thing = named(names, "intruder", record.kind), named(names, "goods", record.object)
    return [f"Its card turns up when the first {kind} comes.", f"Research on {thing} discards it once it lies face up."]


def intruder_kind(ruleset: Ruleset, record: Any) -> list[str] | None:
    """What all kinds have, and how each of these attacks and dies (CM-ATT-02, CM-INJ-03, CM-INJ-04, CM-MOV-03)."""
    lines = explain_kind(ruleset, record)
    if record.id == METAGORGER:
        lines = [GORGE if line.startswith("Its attack") else line for line in lines]
    if record.id in LEFT:
        shamblers = f"Killed by Injuries, it leaves {counted(LEFT[record.id], 'Shambler')} in the Room"
        also = f"{shamblers}, and an Intruder Carcass." if record.carcass else f"{shamblers} and no Carcass."
        lines = [also if line.startswith("Killed, ") else line for line in lines]
    if record.id == BUTCHER:
        lines.append("It does not go into Technical Corridors. Once killed, it never comes back.")
    return lines


TELLERS: Final[dict[str, Callable[[Ruleset, Any], list[str] | None]]] = {
    "adaptation": adaptation,
    "adaptation_slot": adaptation_slot,
    "intruder_kind": intruder_kind,
}
