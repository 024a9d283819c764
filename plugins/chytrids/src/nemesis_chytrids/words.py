"""The race's part of how decisions are told: attacks on Germinators, and its own words for what others name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import attrs

from nemesis_core import Wording, hookimpl

from .records import GERMINATOR
from .references import ATTACKED, replaced

if TYPE_CHECKING:
    from nemesis_core import Decision, Game

Table = dict[str, Wording]

WORDINGS: Final[Table] = {
    "turn melee-germinator": Wording(
        "Make a Melee Attack on {target}: a miss brings no Wound",
        ("target",),
        (*ATTACKED, "LD-MELEE-02"),
        "Make a Melee Attack",
        risks=("Contamination card",),
    ),
    "turn shoot-germinator": Wording(
        "Shoot the {item} at {target}",
        ("item", "target"),
        (*ATTACKED, "LD-SHOOT-01", "LD-BASIC-13"),
        "Shoot the {item}",
    ),
}
TERMS: Final = {
    ", a Larva too": "",
    "a Creeper": "a Germinator",
    "a Larva or a Creeper": "Eggs alone",
    "a Larva, a Creeper or an Adult": "a Stinkhorn",
    "Adult": "Stinkhorn",
    "an Adult Intruder": "a Stinkhorn",
    "Breeder": "Deathcap",
    "Larva": "Spore",
    "Larvae": "Spores",
}
"""What texts of boards and crews name -> what it is with this race (CH-STINK-01, CH-LARVA-01, CH-LARVA-02)."""


def wordings(told: Table) -> Table:
    """The race's own wordings, and those of others by the rules that hold with this race."""
    others = {key: attrs.evolve(wording, rules=replaced(wording.rules)) for key, wording in told.items()}
    return {**others, **WORDINGS}


@hookimpl
def told_as(game: Game, decision: Decision, option: Any) -> Any:
    """An attack on a Germinator is told by its own rules (CH-GERM-17)."""
    if decision.kind == "turn" and option[0] in ("melee", "shoot") and option[-1] == GERMINATOR:
        return (f"{option[0]}-germinator", *option[1:])
    return None
