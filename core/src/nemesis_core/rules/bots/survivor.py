"""A bot that follows rules of thumb: it pursues its goal and a way out, keeps quiet, heals, and flees in time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...bots.asked import chance
from .answers import ANSWERS, default, without_character
from .chart import Chart
from .combat import Combat
from .planning import FAR, Planner
from .turn import Turn

if TYPE_CHECKING:
    from ...bots.asked import Asked


ARMS: Final = 0.5
"""Steps that a Weapon is worth."""
LOOKS: Final = ("look", "second-room")
"""Questions which unexplored Room to look at."""


class Survivor:
    """The bot of one seat; `seed` is for its own chance."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self, asked: Asked) -> Any:
        if asked.kind == "turn":
            return take_turn(asked)
        if asked.kind == "keep-objective":
            return keep_objective(asked)
        if asked.kind in LOOKS:
            return look(asked)
        answer = ANSWERS.get(asked.kind)
        if answer is not None:
            return answer(asked)
        characters = asked.view["characters"]
        if asked.kind == "draft":
            return draft(asked, self.seed)
        if not characters:
            return asked.options[chance(self.seed, asked.number, len(asked.options))]
        if asked.seat >= len(characters) or characters[asked.seat]["status"] != "active":
            return named_by_errand(asked) or without_character(asked)
        return named_by_errand(asked) or default(asked)


def take_turn(asked: Asked) -> Any:
    """An Action, a pass, or whatever else a turn allows."""
    turn = Turn(asked)
    option = Combat(turn).decide() if turn.place in turn.chart.intruders else turn.decide()
    return option if option in asked.options else default(asked)


def named_by_errand(asked: Asked) -> Any:
    """The option with which an errand begins, whatever the question is; None where none does."""
    return next((option for errand in asked.errands for option in asked.options if errand.names(option)), None)


def draft(asked: Asked, seed: int) -> Any:
    """Whoever starts next to a way out, with a Weapon if it can be; else chance decides."""
    cards, chart = asked.ruleset.compiled["cards"], Chart(asked.ruleset, asked.view)
    board = asked.ruleset.compiled["board"]
    exits = {place for errand in asked.errands if errand.leaves for place in errand.places}
    drawn = chance(seed, asked.number, len(asked.options))

    def far(slot: str) -> float:
        steps = [float(FAR)]
        for record, loadout in cards.characters.values():
            start = next((p for p in board.order if {record.role, "*"} & set(board.places[p].start)), "")
            if record.draft_slot == slot and start and exits:
                there, own = chart.spread(start)[0], [f"{record.id}.{item}" for item in loadout.starting_items]
                armed = any(cards.defs[item].record.weapon for item in own)
                steps.append(min(there.get(place, FAR) for place in exits) - ARMS * armed)
        return min(steps)

    return min(asked.options, key=lambda slot: (far(slot), asked.options.index(slot) != drawn))


def look(asked: Asked) -> Any:
    """The nearest Room that may be the one that is looked for."""
    planner = make_planner(asked)
    plan = planner.best()
    hidden = {place for errand in (*plan.duties, plan.out) if errand and not errand.places for place in errand.hidden}
    wanted = [place for place in asked.options if place in hidden] or asked.options
    return min(wanted, key=lambda place: (planner.steps.get(place, FAR), place))


def make_planner(asked: Asked) -> Planner:
    """What weighs the goals, from where the Character is."""
    place = asked.view["characters"][asked.seat]["place"]
    return Planner(asked, Chart(asked.ruleset, asked.view).spread(place)[0] if place else {})


def keep_objective(asked: Asked) -> Any:
    """The Objective with the best prospects."""
    planner = make_planner(asked)
    values = {goal.name: max(planner.plan(way).value for way in goal.ways) for goal in asked.goals}
    return max(asked.options, key=lambda card: (values.get(card, 0), card))
