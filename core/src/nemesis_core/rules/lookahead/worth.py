"""How likely a seat wins, judged between two rounds by what it sees."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from ...bots.asked import Asked
from ...game import Decision
from ..bots.chart import Chart
from ..bots.planning import PACE, Planner

if TYPE_CHECKING:
    from ...game import Game
    from ..bots.planning import Plan

FAR: Final = 10
LONG: Final = 20
LEAST: Final = -8.0
WEIGHTS: Final[dict[str, float]] = {
    "certain": -1.27,
    "plan": 2.29,
    "log plan": 0.551,
    "duties": -0.269,
    "slack": 0.0139,
    "rounds left": 0.0367,
    "way out": -0.415,
    "reach": 0.121,
    "odds out": -0.0147,
    "distance out": -0.0351,
    "wait": -0.0735,
    "besieged": 0.56,
    "light": -0.148,
    "serious": -0.322,
    "undressed": -0.237,
    "hand": -0.0214,
    "foul": 0,
    "discarded foul": -0.263,
    "larva": -0.584,
    "shots": 0.0682,
    "items": 0.049,
    "foes": -0.554,
    "foes near": -0.212,
    "encounter": -0.482,
    "noise near": 0.0383,
    "fire": -0.055,
    "company": -0.0315,
    "chosen": 0.222,
    "intruders": 0.0718,
    "unexplored": 0.0243,
}
"""What each of the `traits` counts: a logistic regression on games of `survivor` (`python -m tests.duel fit`)."""


def traits(game: Game, seat: int) -> dict[str, float]:
    """What tells how `seat`, whose Character is in play, will fare: numbers by name."""
    asked = Asked(game, Decision(seat, "", []))
    view = asked.view
    own: dict[str, Any] = view["characters"][seat]
    chart = Chart(asked.ruleset, view)
    steps, _ = chart.spread(own["place"])
    planner = Planner(asked, steps)
    contamination = asked.ruleset.compiled["cards"].contamination_index
    return {
        "certain": 1.0,
        **_prospects(planner, planner.best()),
        **_body(own, contamination),
        **_surroundings(chart, own["place"]),
        "chosen": float(any(goal.chosen for goal in asked.goals)),
        "intruders": len(view["intruders"]),
        "unexplored": len(view["rooms"]) - len(view["explored"]),
    }


def _prospects(planner: Planner, plan: Plan) -> dict[str, float]:
    out = plan.out
    planned = [*plan.duties, *([out] if out else [])]
    last = min(out.closes if out else LONG, planner.left - 1)
    slack = last - sum(map(planner.distance, planned)) / PACE
    besieged = bool(out and out.places and all(place in planner.besieged for place in out.places))
    return {
        "plan": plan.value,
        "log plan": max(LEAST, math.log(plan.value + 1e-9)),
        "duties": len(plan.duties),
        "slack": max(-5.0, min(6.0, slack)),
        "rounds left": min(planner.left, LONG),
        "way out": float(out is not None),
        "reach": planner.reach(out) if out else 0.0,
        "odds out": out.odds if out else 0.0,
        "distance out": min(FAR, planner.distance(out)) if out else FAR,
        "wait": min(FAR, out.opens) if out else 0,
        "besieged": float(besieged),
    }


def _body(own: dict[str, Any], contamination: Any) -> dict[str, float]:
    foul = sum(card in contamination for card in own["hand"])
    weapons = (*own["held"], *own["beside"])
    return {
        "light": own["light"],
        "serious": len(own["serious"]),
        "undressed": sum(not dressed for _, dressed in own["serious"]),
        "hand": len(own["hand"]) - foul,
        "foul": foul,
        "discarded foul": sum(card in contamination for card in own["discard"]),
        "larva": float(bool(own["marks"].get("larva"))),
        "shots": min(6, sum(own["ammo"].get(card, 0) for card in weapons)),
        "items": min(6, len(own["items"]) + len(weapons)),
    }


def _surroundings(chart: Chart, place: str) -> dict[str, float]:
    neighbours = [other for _, other in chart.walks[place]]
    return {
        "foes": min(3, len(chart.intruders.get(place, ()))),
        "foes near": sum(len(chart.intruders.get(other, ())) for other in neighbours),
        "encounter": chart.encounter(place),
        "noise near": sum(corridor in chart.noise for corridor, _ in chart.walks[place]),
        "fire": float(place in chart.fire),
        "company": float(place in chart.people),
    }


def odds(game: Game, seat: int) -> float:
    """How likely `seat`, whose Character is in play, wins in the end."""
    total = sum(WEIGHTS.get(name, 0.0) * value for name, value in traits(game, seat).items())
    return 1 / (1 + math.exp(-total))
