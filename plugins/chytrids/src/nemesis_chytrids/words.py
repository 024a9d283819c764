"""The race's part of how decisions are told: attacks on Germinators, and a Spore where others speak of a Larva."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import attrs

from nemesis_core import Wording, hookimpl

from .records import GERMINATOR
from .references import ATTACKED

if TYPE_CHECKING:
    from nemesis_core import Decision, Game

Table = dict[str, Wording]

WORDINGS: Final[Table] = {
    "turn melee-germinator": Wording(
        "Make a Melee Attack on {target}: a miss brings no Wound",
        ("target",),
        (*ATTACKED, "LD-MELEE-02"),
        "Make a Melee Attack",
    ),
    "turn shoot-germinator": Wording(
        "Shoot the {item} at {target}",
        ("item", "target"),
        (*ATTACKED, "LD-SHOOT-01", "LD-BASIC-13"),
        "Shoot the {item}",
    ),
}
LARVA, SPORE = "Larva", "Spore"


def wordings(told: Table) -> Table:
    """The race's own wordings, and those of others with a Spore in the place of a Larva (CH-LARVA-04)."""
    return {**{key: wording for key, old in told.items() if (wording := of_spores(old)) is not old}, **WORDINGS}


def of_spores(wording: Wording) -> Wording:
    """`wording`, in which a Larva is called a Spore."""
    if LARVA not in wording.text + wording.head:
        return wording
    text, head = (part.replace(LARVA, SPORE) for part in (wording.text, wording.head))
    return attrs.evolve(wording, text=text, head=head)


@hookimpl
def told_as(game: Game, decision: Decision, option: Any) -> Any:
    """An attack on a Germinator is told by its own rules (CH-GERM-17)."""
    if decision.kind == "turn" and option[0] in ("melee", "shoot") and option[-1] == GERMINATOR:
        return (f"{option[0]}-germinator", *option[1:])
    return None
