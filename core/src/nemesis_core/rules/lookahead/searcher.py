"""A bot that looks ahead: it tries its options out in worlds dealt anew from what its seat may know."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from ...bots.asked import Asked, chance
from ...parameters import Parameter
from ..bots.chart import Chart
from ..bots.planning import Planner
from ..bots.survivor import Survivor
from .ground import Ground
from .racing import Race
from .trying import Trying

if TYPE_CHECKING:
    from collections.abc import Callable

ASIDE: Final = ("drop", "trade")
"""Options of a turn that are not tried out: they are no Actions."""
BITS: Final = 1 << 32


class Searcher:
    """The bot of one seat: `survivor`, which thinks twice.

    In its turn it tries out each of its options, in at most so many `iterations`, and takes another one than
    `survivor` would where that turns out clearly better.
    """

    looks_ahead = True
    parameter = Parameter(200, 1, 1_000_000, "options tried out for each choice, each in a world")

    def __init__(self, seed: int, iterations: int = parameter.default) -> None:
        self.seed = seed
        self.iterations = iterations
        self.survivor = Survivor(seed)

    def __call__(self, asked: Asked) -> Any:
        first = self.survivor(asked)
        others = [option for option in asked.options if option != first and option[0] not in ASIDE]
        if asked.kind != "turn" or not others or asked.world(0) is None:
            return first
        trying = self.trying(asked)
        return Race(first, others, trying).run(self.limit(asked.seconds))

    def limit(self, seconds: float | None) -> Callable[[int], bool]:
        """Whether there is time for further trials, by how many there were: as many as are set, or so many seconds."""
        if seconds is None:
            return lambda trials: trials < self.iterations
        end = monotonic() + seconds
        return lambda trials: monotonic() < end

    def trying(self, asked: Asked) -> Trying:
        """What tries options out, with the plan that `survivor` has now."""
        view = asked.view
        steps, _ = Chart(asked.ruleset, view).spread(view["characters"][asked.seat]["place"])
        planner = Planner(asked, steps)
        goals = {goal.name: max(planner.plan(way).value for way in goal.ways) for goal in asked.goals}
        goal = max(goals, key=lambda name: (goals[name], name), default="")
        base = chance(self.seed, asked.number, BITS)
        return Trying(asked, base, Ground(asked.ruleset, view), planner.best(), goal)
