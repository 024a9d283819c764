"""What an Action of a turn puts at risk, as far as everybody can tell: it stands behind the option in a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..hooks import hookimpl
from ..wording import fitting, wordings
from .fighting import ANY
from .queries import characters_at, in_combat, intruders_at
from .sight import counted
from .wounds import burns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game import Decision, Game, Option
    from .table import Character


LOUD: Final = "reached"
QUIET: Final = "quietly"
"""The fields of a `Wording`, such as "reached:place", that hold the place where somebody arrives, as by a Movement."""


@hookimpl
def option_risk(game: Game, decision: Decision, option: Option) -> list[str] | None:
    """Risks of the Basic Actions, and what waits where another Action leads; what else that risks its wording says."""
    if decision.kind != "turn" or isinstance(option, str) or decision.seat >= len(game.table.characters):
        return None
    who = game.table.characters[decision.seat]
    if option[0] == "pass":
        return staying(game, who)
    if option[0] in ("move", "careful"):
        return [*leaving(game, who, option[0]), *arriving(game, who, option[1], option[0])]
    if option[0] == "melee" and intruder_met(game, option[1]):
        return ["Contamination card", "a Wound on a miss"]
    return led_to(game, who, decision.kind, option) or None


def staying(game: Game, who: Character) -> list[str]:
    """What `who` risks by staying where it is: Fire, and who attacks in the Event Phase (LD-ATK-01)."""
    there = intruders_at(game, who.place) if in_combat(game, who) else []
    return [*fire_at(game, who, who.place), *([counted(len(there), "Intruder")] if there else [])]


def fire_at(game: Game, who: Character, place: str) -> list[str]:
    """The Fire at `place`, if `who` suffers from it there when its turn ends (LD-TURN-05, LD-TURN-06)."""
    return ["Fire"] if place in game.table.fire and burns(game, who) else []


def led_to(game: Game, who: Character, kind: str, option: Sequence[str]) -> list[str]:
    """What waits for `who` where a card, an Item or a Room leads by `option`."""
    wording, parts = fitting(wordings(game.ruleset), kind, option)
    for field, part in zip(wording.fields if wording else (), parts, strict=False):
        name = field.partition(":")[0]
        if name in (LOUD, QUIET) and part in game.board.exits:
            return arriving(game, who, part, "move" if name == LOUD else name)
    return []


def intruder_met(game: Game, target: str) -> bool:
    """Is `target` of a Melee Attack an Intruder, or one that is named later, and not another thing?"""
    return target in game.table.intruders or target == ANY


def leaving(game: Game, who: Character, kind: str) -> list[str]:
    """What `who` risks by leaving its Room: the attacks of an Escape (LD-ESC-02)."""
    if kind != "move" or not in_combat(game, who):
        return []
    there = intruders_at(game, who.place)
    denied = [bool(game.hooks.attack_denied(game, piece, who, "escape")) for piece in there]
    return [counted(denied.count(False), "Attack")] if False in denied else []


def arriving(game: Game, who: Character, place: str, kind: str) -> list[str]:
    """What waits for `who` at `place` (LD-EXPL-01) or is rolled for there (LD-NOISE-01)."""
    table, there = game.table, intruders_at(game, place)
    risks = ["unexplored Room"] if place not in table.explored else []
    if there:
        risks.append(counted(len(there), "Intruder"))
    risks += fire_at(game, who, place)
    if kind == "move" and not there and not characters_at(game, place):
        noisy = sum(way in table.noise for way in game.board.exits[place])
        risks.append(
            f"Noise roll with Noise in {noisy} of {len(game.board.exits[place])} exits" if noisy else "Noise roll"
        )
    return risks
