"""What the mode tells bots: what the Intruder player wins by, whom to attack, and where to lead Intruders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Errand, Goal, hookimpl

if TYPE_CHECKING:
    from nemesis_core import Ruleset

View = dict[str, Any]
NOBODY_ELSE: Final = "nobody-else-wins"
"""The condition by which the Intruder player wins."""


def leads(view: View) -> bool:
    """Does the seat of `view` play the Intruders?"""
    return bool(view["intruder player"]["seat"] == view["seat"])


@hookimpl
def goals(ruleset: Ruleset, view: View) -> list[Goal]:
    """For the Intruder player, whose Character is dead: that nobody else wins."""
    return [Goal("intruders", ((NOBODY_ELSE,),), alive=False)] if leads(view) else []


def prey(view: View) -> list[dict[str, Any]]:
    """The Characters in play, who has the most Wounds first."""
    people = [who for who in view["characters"] if who["place"] and who["status"] == "active"]
    return sorted(people, key=lambda who: (-len(who["serious"]), -who["light"], who["seat"]))


def hunts(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """Attacks, and moves to a Character's Room by Intruders that have none before them."""
    walks, people = ruleset.compiled["board"].walks, prey(view)
    taken = {who["place"] for who in people}
    for who in people:
        for piece, place, *_ in view["intruders"]:
            if place == who["place"]:
                yield Errand(choose=("attack", "", piece, f"p{who['seat'] + 1}"), fulfils=(NOBODY_ELSE,))
    for who in people:
        for piece, place, *_ in view["intruders"]:
            for way, other in walks[place] if place not in taken else ():
                if other == who["place"]:
                    yield Errand(choose=("move", "", piece, way), fulfils=(NOBODY_ELSE,))


@hookimpl
def errands(ruleset: Ruleset, view: View) -> list[Errand]:
    """What the Intruder player can use its cards for."""
    return list(hunts(ruleset, view)) if leads(view) else []


@hookimpl
def likely(ruleset: Ruleset, view: View, condition: str) -> float | None:
    """Whether anybody else wins shows at the end; the fewer are in play the less likely it is."""
    return float(0.8 ** len(prey(view))) if condition == NOBODY_ELSE else None
