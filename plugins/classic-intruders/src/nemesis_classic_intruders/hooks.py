"""The hook implementations of the race, beside those that it shares with others of its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import OrdinaryRace

from . import attacks, events, events_ship, summoning, weaknesses
from .references import references
from .state import Brood

if TYPE_CHECKING:
    from nemesis_core import Ruleset

RACE: Final = OrdinaryRace()
"""What all races of Larvae, Adults and a Queen do."""

surprise_number = hookimpl(weaknesses.number, specname="surprise_number")
face_counted = hookimpl(weaknesses.vital_face, specname="face_counted")
injury_change = hookimpl(weaknesses.more_injuries, specname="injury_change")
endurance_change = hookimpl(weaknesses.counts_more, specname="endurance_change")
door_holds = hookimpl(weaknesses.stopped, specname="door_holds")
driven_off = hookimpl(weaknesses.foamed, specname="driven_off")
intruder_placed = hookimpl(summoning.comes_by_itself, specname="intruder_placed")
attack_denied = hookimpl(summoning.holds_back, specname="attack_denied")


@hookimpl
def state_parts() -> dict[str, type]:
    return {"brood": Brood}


@hookimpl
def effects() -> list[Effects]:
    return [attacks.EFFECTS, events.EFFECTS, events_ship.EFFECTS]


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    told = ruleset.compiled["references"]
    told.update(references(told, ruleset.compiled["board"].edition))
    return {}
