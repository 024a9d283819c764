"""How fights with Void Seeders and Lairs are told: the log, decisions, and where the rules say more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Wording, hookimpl

from .lairs import NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Decision, Game, Ruleset

Ids = tuple[str, ...]

STORY: Final = {
    "intruder.die": "{piece} is defeated at {place}.",
    "lair.place": "A Lair comes to {place}.",
    "lair.noise": "Seat {who} ends its turn beside the Lair at {place}.",
    "lair.injury": "The Lair at {place} suffers {injuries} Injuries; now it has {now}.",
    "lair.injury injuries=1": "The Lair at {place} suffers 1 Injury; now it has {now}.",
    "lair.arrow": "The Lair at {place} stays: an arrow was drawn.",
    "lair.endures": "The Lair at {place} stays: blood {blood} was drawn.",
    "lair.destroy": "The Lair at {place} is destroyed.",
    "despoiler.die": "No Lair is left: the Despoiler is dead.",
}
CHECK: Final[Ids] = ("VS-LAI-08", "VS-LAI-11")
HIT: Final[Ids] = ("VS-LAI-06", *CHECK)
WORDINGS: Final = {
    "turn melee-lair": Wording(
        "Make a Melee Attack on {target}",
        ("target",),
        (*HIT, "VS-LAI-07", "LD-MELEE-02"),
        "Make a Melee Attack",
        risks=("Contamination card", "a Serious Wound on a miss"),
    ),
    "turn shoot-lair": Wording(
        "Shoot the {item} at {target}",
        ("item", "target"),
        (*HIT, "VS-LAI-14", "LD-SHOOT-01", "LD-BASIC-13"),
        "Shoot the {item}",
    ),
}
LAIRS: Final[Ids] = (
    *("VS-CMP-03", "VS-LEX-01", "VS-LEX-02", "VS-LAI-01", "VS-LAI-02", "VS-LAI-03", "VS-LAI-04"),
    *("VS-LAI-06", "VS-LAI-07", "VS-LAI-08", "VS-LAI-09", "VS-LAI-10", "VS-LAI-11", "VS-LAI-12", "VS-LAI-13"),
)
LURKING: Final[Ids] = ("VS-LUR-01", "VS-LUR-02", "VS-LUR-03", "VS-LUR-04", "VS-LUR-05")
HURT: Final[dict[str, Ids]] = {
    "lurker": ("VS-CBT-04",),
    "whisperer": ("VS-CBT-05",),
    "stalker": ("VS-CBT-06",),
    "despoiler": ("VS-CBT-07", "VS-CBT-08", "VS-CBT-15", "VS-LAI-12", "VS-END-04"),
}
"""Kind -> the rules of its Injuries."""
KIND: Final[Ids] = ("VS-CMP-02", "VS-CBT-01")
OWN: Final[dict[str, Ids]] = {
    "exploration_effect lair": ("VS-LEX-01", "VS-LEX-02", "VS-LEX-03", "VS-LEX-05"),
    "lair": LAIRS,
    "lurking": ("VS-EVP-01", *LURKING),
    **{f"intruder_kind {kind}": (*KIND, *ids) for kind, ids in HURT.items()},
    **{kind: (*KIND, *ids) for kind, ids in HURT.items()},
}
"""Keys of what this module tells."""
MORE: Final[dict[str, Ids]] = {
    "carcass": ("VS-LAI-11", "VS-CBT-10", "VL-CARCASS-01"),
    "closed door": ("VS-MOV-01",),
    "combat": ("VS-LAI-01",),
    "danger": ("VS-MOV-04", "VS-LAI-03"),
    "door": ("VS-MOV-01",),
    "escape": ("VS-LAI-05",),
    "event phase": ("VS-EVP-01", "VS-EVP-02"),
    "exploration token": ("VS-LEX-01", "VS-LEX-02"),
    "injury": ("VS-CBT-04", "VS-CBT-05", "VS-CBT-06", "VS-CBT-07"),
    "intruder attack": ("VS-CBT-02", "VS-CBT-03", "VS-CBT-13"),
    "intruder carcass": ("VS-LAI-11", "VL-CARCASS-01"),
    "item probe-arm": ("VL-CARCASS-02", "VL-CARCASS-03", "VS-CBT-11"),
    "melee": ("VS-LAI-07",),
    "noise roll": ("VS-LAI-02", "VS-LAI-15"),
    "queen": ("VS-END-04", "VS-LAI-12"),
    "retreat": ("VS-CBT-09", "VS-LAI-03"),
    "shoot": ("VS-LAI-06", "VS-LAI-14"),
    "technical corridors": ("VS-MOV-03", "VS-CBT-12"),
    "venting": ("VS-LAI-10", "VS-CBT-14"),
}
"""Keys of others about which the race has more to say."""


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    """The parts of the tables that are about fights and Lairs."""
    compiled = ruleset.compiled
    compiled["story"].update(STORY)
    compiled["wordings"].update(WORDINGS)
    compiled["references"].update({**added(compiled["references"]), **OWN})
    compiled["melee_missed"].update(dict.fromkeys(NAMES, "VS-LAI-07"))
    compiled["names"]["target"].update(dict.fromkeys(NAMES, "the Lair"))
    return {}


def added(told: Mapping[str, Ids]) -> dict[str, Ids]:
    """What is `told` behind the keys of others, with what the race has to say besides."""
    return {key: tuple(dict.fromkeys([*told.get(key, ()), *ids])) for key, ids in MORE.items()}


@hookimpl
def told_as(game: Game, decision: Decision, option: Any) -> Any:
    """An attack on a Lair is told by its own rules (VS-LAI-06, VS-LAI-07)."""
    if decision.kind == "turn" and option[0] in ("melee", "shoot") and option[-1] in NAMES:
        return (f"{option[0]}-lair", *option[1:])
    return None
