"""The hook implementations of the race, beside those that it shares with others of its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import Character, OrdinaryRace, token_number

from . import attacks, events, weaknesses
from .references import REFERENCES

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset

RACE: Final = OrdinaryRace()
"""What all races of Larvae, Adults and a Queen do."""

injury_change = hookimpl(weaknesses.more_injuries, specname="injury_change")
endurance_change = hookimpl(weaknesses.counts_more, specname="endurance_change")
attack_denied = hookimpl(weaknesses.lets_go, specname="attack_denied")
darkness_line_denied = hookimpl(weaknesses.shuns_shadows, specname="darkness_line_denied")


@hookimpl
def effects() -> list[Effects]:
    return [attacks.EFFECTS, events.EFFECTS]


@hookimpl
def surprise_number(game: Game, who: Character, token: str) -> int:
    """The lower number in the light, the higher one in Darkness (LD-NS-01 to LD-NS-03)."""
    return token_number(game, who, token, weaknesses.number_change(game, who))


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    ruleset.compiled["story"].update({"follow": "{piece} follows seat {who}."})
    ruleset.compiled["references"].update(REFERENCES)
    return {}
