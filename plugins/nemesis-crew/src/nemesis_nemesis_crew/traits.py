"""The Trait cards of the crew, a house rule: what each of them changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from nemesis_core import Wording, hookimpl
from nemesis_core.rules import dress, has_role, has_trait, light_wound, movable_at, toggle_door, weapons_called

from .captain import SIX_SHOOTER
from .pilot import COCKPIT
from .trait_of import AUTHORIZATION, JUST_DIE_ALREADY, RUSH, SCAVENGER, WHEELCHAIR

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset
    from nemesis_core.rules import Character

LEG = "leg"
"""The Serious Wound that the Scientist does not feel."""


@attrs.define
class TraitState:
    """`game.crew_traits`."""

    rushed: bool = False
    """The Soldier has taken its third Action of this turn."""


@hookimpl
def state_parts() -> dict[str, type]:
    return {"crew_traits": TraitState}


# ---------------------------------------------------------------- what they change


@hookimpl
def shoots_on(game: Game, who: Character, weapon: str, target: str) -> bool | None:
    """Just Die Already: after a hit of the Six-Shooter another shot at the same target."""
    if not has_trait(game, who, JUST_DIE_ALREADY) or weapon not in weapons_called(game, who, SIX_SHOOTER):
        return None
    return bool(game.ask(who.seat, "shoot-on", ["shoot", "stop"], target) == "shoot")


@hookimpl
def room_used(game: Game, who: Character, place: str, action: str) -> None:
    """Authorization: from the Cockpit a Door anywhere is opened or closed."""
    if has_trait(game, who, AUTHORIZATION) and has_role(game, place, COCKPIT):
        doors = sorted({corridor for place in game.board.order for corridor in movable_at(game, place)})
        corridor = game.ask(who.seat, "any-door", ["none", *doors])
        if corridor != "none":
            toggle_door(game, corridor)


@hookimpl
def wounded(game: Game, who: Character, card: str) -> None:
    """Wheelchair: a Leg Wound is Dressed at once."""
    if game.cards.wounds[card].id == LEG and has_trait(game, who, WHEELCHAIR):
        dress(game, who, card)


@hookimpl
def searches_each(game: Game, who: Character) -> bool | None:
    """Scavenger: the top card of each deck."""
    return has_trait(game, who, SCAVENGER) or None


@hookimpl
def goes_on(game: Game, who: Character) -> bool | None:
    """Rush: for a Light Wound a third Action, once in a turn."""
    state = game.crew_traits
    if state.rushed or not has_trait(game, who, RUSH):
        return None
    if game.ask(who.seat, "rush", ["rush", "stop"]) == "stop":
        return None
    state.rushed = True
    who.acted -= 1
    light_wound(game, who, RUSH)
    return True


@hookimpl
def turn_ended(game: Game, who: Character) -> None:
    """The next turn may be one with a third Action again."""
    game.crew_traits.rushed = False


# ---------------------------------------------------------------- how they are told

WORDINGS = {
    "shoot-on?": Wording("Your shot hit {target}: do you shoot again at once?", ("target",)),
    "shoot-on shoot": Wording("Shoot again"),
    "shoot-on stop": Wording("Stop shooting"),
    "any-door?": Wording("Which Door do you open or close from the Cockpit?"),
    "any-door": Wording("The Door in {corridor}", ("corridor",)),
    "any-door none": Wording("None"),
    "rush?": Wording("You have used both Actions: do you suffer 1 Light Wound for a third one?"),
    "rush rush": Wording("Suffer 1 Light Wound and act again"),
    "rush stop": Wording("End your turn"),
}


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    """The questions."""
    ruleset.compiled["wordings"].update(WORDINGS)
    return {}
