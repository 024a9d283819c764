"""The Adaptations on a seat's screen and on the end screen, and the blue Corpse among the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Panel, hookimpl
from nemesis_core.rules import listed, named

from . import answers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Game, Ruleset

    from .records import AdaptationSlot

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]

TITLE: Final = "Adaptations"
BLUE: Final = "blue Character Corpse"
CARRIED: Final = ("card", "item", "object")
"""Fields in which a Corpse is told of."""


@hookimpl
def names_in_view(ruleset: Ruleset, view: View, names: Names) -> dict[str, dict[str, str]]:
    """The blue Corpse is told from the others."""
    if not view["blue"]:
        return {}
    blue = {view["blue"]: BLUE}
    return {**dict.fromkeys(CARRIED, blue), "goods": {view["blue"]: f"the {BLUE}"}}


@hookimpl
def panels(ruleset: Ruleset, view: View, names: Names) -> list[Panel]:
    """Each slot with its card, if that lies face up, and with what discards it; then those that are gone."""
    rows = [(name(slot, names), told(ruleset, slot, view, names)) for slot in ruleset.compiled["adaptation_slots"]]
    gone = listed(names, "card", view["adaptations gone"])
    return [Panel(TITLE, [*rows, *([("discarded", gone)] if gone else [])])]


def name(slot: AdaptationSlot, names: Names) -> str:
    """A slot by the kind to which it belongs."""
    return named(names, "intruder", slot.kind)


def told(ruleset: Ruleset, slot: AdaptationSlot, view: View, names: Names) -> str:
    """What lies on `slot`."""
    card = view["adaptations"].get(slot.id)
    if card is None:
        return "none any more"
    if slot.id not in view["adaptations up"]:
        return f"face down until the first {name(slot, names)} comes"
    record = ruleset.compiled["adaptations"][card]
    return f"{record.name}: {record.text} (research: {named(names, 'object', slot.object)})"


@hookimpl
def results(game: Game, names: Names) -> list[Panel]:
    """The Adaptations in the end, with the names of those that never turned up."""
    hidden = [card for slot, card in game.brood.adaptations.items() if not game.brood.faces[slot]]
    (panel,) = panels(game.ruleset, answers.view(game, 0), names)
    never = listed(names, "card", hidden)
    return [Panel(TITLE, [*panel.rows, *([("never turned up", never)] if never else [])])]
