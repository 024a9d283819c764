"""The group on a seat's screen and on the end screen: its Objectives, and whether it has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Panel, hookimpl
from nemesis_core.rules import alternatives_told, counted, named, survivors, victory_panel

from .winning import asking, lacking
from .words import of_group

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nemesis_core import Game, Ruleset

    Names = Mapping[str, Mapping[str, str]]

TITLE = "Objectives of the group; Characters that fulfil them have to survive"
CARRIED = ("card", "item", "object")
"""Fields in which a Corpse is told of."""


@hookimpl
def names_in_view(ruleset: Ruleset, view: dict[str, Any], names: Names) -> dict[str, dict[str, str]]:
    """Corpses by whose they are, and conditions with the number of Characters that must meet them."""
    known = {c["seat"]: named(names, "character", c["character"]) for c in view["characters"]}
    corpses = {token: f"Corpse of the {known[seat]}" for token, seat in view["corpses"].items()}
    goods = {token: f"the {name}" for token, name in corpses.items()}
    objectives, texts = ruleset.compiled["cards"].objectives, ruleset.compiled["counted_conditions"]
    held = [objectives[card] for card in view["group objectives"]]
    numbers = {name: counted(asking(held, name), "Character") for name in texts}
    missing = {name: texts[name].format(number) for name, number in numbers.items()}
    return {**dict.fromkeys(CARRIED, corpses), "goods": goods, "missing": missing}


def told(ways: Sequence[Sequence[str]], names: Names) -> str:
    """Conditions as they are asked of the group."""
    return alternatives_told([of_group([named(names, "missing", condition) for condition in way]) for way in ways])


@hookimpl
def panels(ruleset: Ruleset, view: dict[str, Any], names: Names) -> list[Panel]:
    """The Objectives of the group with their conditions."""
    objectives = ruleset.compiled["cards"].objectives
    rows = [
        (named(names, "objective", card), told(objectives[card].any_of, names)) for card in view["group objectives"]
    ]
    return [Panel(TITLE, rows)]


# ---------------------------------------------------------------- at the end


@hookimpl
def results(game: Game, names: Names) -> list[Panel]:
    """Whether the group won, and why not; its Objectives."""
    state, records = game.cooperative, game.cards.objectives
    rows = [
        (
            named(names, "objective", card),
            "yes" if card in state.fulfilled else "no",
            told(records[card].any_of, names),
        )
        for card in state.objectives
    ]
    seats = len(game.table.characters)
    return [
        victory_panel(game, state.winners, [reason(game, names)] * seats, names),
        Panel("Objectives", rows, ("~Objective", "Fulfilled", "~Conditions")),
    ]


def reason(game: Game, names: Names) -> str:
    """Why the group won, or by which check it failed."""
    state, alive = game.cooperative, survivors(game)
    if state.winners:
        saved = counted(len(alive), "Character")
        return f"all Objectives are fulfilled and {saved} survived"
    if not alive:
        return "nobody survived"
    open_ = {card: missing for card in state.objectives if all(missing := lacking(game, card))}
    if not open_:
        return "the game was stopped before the Objective check"
    lines = [f"{named(names, 'objective', c)} (missing: {told(m, names)})" for c, m in open_.items()]
    return f"not fulfilled: {'; '.join(lines)}"
