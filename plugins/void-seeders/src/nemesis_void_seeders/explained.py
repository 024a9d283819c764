"""What the race's own records say to a player: Panic cards, the Insanity track, Insanity tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import counted, named

from .records import PANIC

if TYPE_CHECKING:
    from collections.abc import Callable

    from nemesis_core import Record, Ruleset


@hookimpl
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """Those of the race's own kinds; None leaves others to the shared rules."""
    teller = TELLERS.get(kind)
    return teller(ruleset, record) if teller else None


def panic(ruleset: Ruleset, record: Any) -> list[str]:
    """What it does from which level on, when that cannot be, and how many there are (VS-PAN-02 to VS-PAN-04)."""
    number = "There are " + counted(record.count, "card") if record.count != 1 else "There is 1 card"
    return [
        f"On Insanity level {record.insanity} or more: {record.text}",
        *([f"It cannot be carried out: {record.impossible}"] if record.impossible else []),
        "On a lower level, or when it cannot be carried out at all, you go up 1 Insanity level instead.",
        f"{number}.",
    ]


def insanity_level(ruleset: Ruleset, record: Any) -> list[str]:
    """Who comes to an Encounter, and how far down one can go (VS-INS-02, VS-INS-04)."""
    kind = named(ruleset.compiled["names"], "intruder", record.summons)
    down = "It cannot fall." if record.level == record.floor else f"It can fall to {record.floor}."
    return [f"An Encounter that you cause brings a {kind}.", down]


def insanity_token(ruleset: Ruleset, record: Any) -> list[str]:
    """Whose it is (VS-SET-11)."""
    return [f"It is that of the Character whose colour is {record.colour}, and in the bag while that one is in play."]


TELLERS: Final[dict[str, Callable[[Ruleset, Any], list[str]]]] = {
    PANIC: panic,
    "insanity_level": insanity_level,
    "insanity_token": insanity_token,
}
