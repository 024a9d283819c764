"""The crew's hooks beside those of single Characters; its effects are bound in the modules of the decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Effects, Panel, Step, hookimpl
from nemesis_core.rules import conditions_told, named

from . import android, bounty_hunter, ceo, convict, laika, medic, psychologist, weapons
from .effects import EFFECTS
from .state import CrewState
from .words import DECK, NEED, STORY, WORDINGS, references

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Game, Ruleset

    Names = Mapping[str, Mapping[str, str]]

DECKS: Final = (android, bounty_hunter, ceo, convict, laika, medic, psychologist, weapons)
"""The modules that bind effects when they are imported."""


@hookimpl
def effects() -> list[Effects]:
    return [EFFECTS]


@hookimpl
def state_parts() -> dict[str, type]:
    return {"aftermath_crew": CrewState}


@hookimpl
def requirements() -> dict[str, Any]:
    return {ceo.ROBOT: ceo.has_energy}


@hookimpl
def objective_conditions() -> dict[str, Any]:
    return dict(bounty_hunter.CONDITIONS)


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "handcuff-key", convict.give_key, after="characters"),
        Step("setup", "bounty-objectives", bounty_hunter.lay_objectives, after="characters"),
    ]


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """Where the dog is when it is alone, who hangs in the net, and the Objectives beside a Character board."""
    part = game.aftermath_crew
    return {
        "laika": part.laika if laika.owner_of(game) else "",
        "netted": bounty_hunter.in_net(game),
        "bounty objectives": list(part.objectives),
    }


@hookimpl
def panels(ruleset: Ruleset, view: dict[str, Any], names: Names) -> list[Panel]:
    """The Objectives beside the Character board of the Bounty Hunter, which lie open, and what hangs in his net."""
    objectives = ruleset.compiled["cards"].objectives
    cards = view["bounty objectives"]
    rows = [(named(names, "objective", card), conditions_told(objectives[card].any_of, names)) for card in cards]
    caught = [(named(names, "piece", piece), "makes no Attack until the end of this round") for piece in view["netted"]]
    found = [("Objectives beside the board of the Bounty Hunter", rows), ("In the net", caught)]
    return [Panel(title, lines) for title, lines in found if lines]


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    """How it is told."""
    compiled = ruleset.compiled
    compiled["story"].update(STORY)
    compiled["wordings"].update(WORDINGS)
    compiled["references"].update(references(compiled["board"].edition))
    compiled["names"]["need"].update(NEED)
    compiled["names"]["deck"].update(DECK)
    compiled["symbols"]["Laika"] = "Lk"
    return {}
