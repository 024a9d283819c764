"""Which goal a seat pursues, what it has to do for it, and by which way it means to get out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

from ...prospects import Errand

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...bots.asked import Asked
    from ...prospects import Goal

PACE: Final = 2.0
"""Steps in a round."""
ACT: Final = 0.4
"""Rounds that it takes to do something, once there."""
STEP: Final = 0.95
"""What each step leaves of the chance to live."""
WAIT: Final = 0.84
"""What each round leaves of it."""
SEARCH: Final = 0.93
"""What each place leaves of it that a Room may lie which is still to be found."""
SEEK: Final = 0.5
"""Steps that each of them adds to the way."""
FAR: Final = 27
"""Steps to a place to which no way is open."""
BESIEGED: Final = 0.75
"""What it leaves when an Intruder is there."""
GAINS: Final = {"light": 1.3}
"""How much better the prospects are by what eases these."""
SETTLED: Final = 0.95
"""How likely a condition is that nobody has to see to any more."""
DEEP: Final = 2
"""Errands that need each other, at most."""
DOOMED: Final = 1e-3
"""What is left of a plan without the way out that it needs."""
ASTRAY: Final = 0.05
"""How likely one lives on that knows no way out."""


@attrs.frozen
class Plan:
    """What is to be done now, and how good the prospects are."""

    value: float
    duties: tuple[Errand, ...]
    out: Errand | None
    helps: tuple[Errand, ...] = ()
    """What it can do for others besides."""


def kept(goal: Goal) -> set[str]:
    """What others need in any case."""
    return {condition for ways in goal.others if ways for condition in set(ways[0]).intersection(*ways[1:])}


class Planner:
    """Weighs goals and errands of one question; `steps` are the distances from where the Character is."""

    def __init__(self, asked: Asked, steps: dict[str, int]) -> None:
        self.asked = asked
        self.steps = steps
        self.left = asked.rounds_left or 99
        self.leaving = list[tuple[float, Errand]]()
        """What one leaves by, and more than how likely that is in no case."""
        self.fulfilling: dict[str, list[Errand]] = {}
        """Condition -> the errands for it by which nobody leaves."""
        for errand in asked.errands:
            if errand.leaves:
                self.leaving.append((errand.odds * WAIT**errand.opens, errand))
            else:
                for condition in errand.fulfils:
                    self.fulfilling.setdefault(condition, []).append(errand)
        self.besieged = {intruder[1] for intruder in asked.view["intruders"]}
        self._likely: dict[str, float] = {}
        self._distances: dict[tuple[tuple[str, ...], tuple[str, ...]], float] = {}
        self._done: dict[tuple[str, int], tuple[float, tuple[Errand, ...]]] = {}

    def likely(self, condition: str) -> float:
        """How likely `condition` is by itself."""
        if condition not in self._likely:
            self._likely[condition] = self.asked.likely(condition)
        return self._likely[condition]

    def distance(self, errand: Errand) -> float:
        """Steps to the nearest place for it; where it has to be found first the nearest one that it may be."""
        at = errand.places, errand.hidden
        if at not in self._distances:
            near = min((self.steps.get(place, FAR) for place in errand.places or errand.hidden), default=0)
            self._distances[at] = near if errand.places else near + SEEK * len(errand.hidden)
        return self._distances[at]

    def busy(self, duties: Sequence[Errand]) -> float:
        """How many rounds `duties` take."""
        if not duties:
            return 0.0
        return max(map(self.distance, duties)) / PACE + sum(errand.takes + ACT for errand in duties)

    def reach(self, errand: Errand, busy: float = 0.0) -> float:
        """How likely the seat gets there, and does it, when it has something to do for `busy` rounds before."""
        distance = self.distance(errand)
        soonest = max(distance / PACE, busy) + errand.takes
        rounds = max(errand.opens, soonest)
        if errand.opens >= self.left or soonest > min(errand.closes, self.left - 1) + 0.5:
            return 0.0
        found = 1.0 if errand.places else SEARCH ** len(errand.hidden)
        if errand.leaves and errand.places and all(place in self.besieged for place in errand.places):
            found *= BESIEGED
        return float(errand.odds * found * STEP**distance * WAIT**rounds)

    def done(self, condition: str, depth: int = 0) -> tuple[float, tuple[Errand, ...]]:
        """How likely `condition` will hold, and the errands for it; of errands those by which nobody leaves."""
        known = self._done.get((condition, depth))
        if known is None:
            known = self._done[condition, depth] = self._best_done(condition, depth)
        return known

    def _best_done(self, condition: str, depth: int) -> tuple[float, tuple[Errand, ...]]:
        best, chain = self.likely(condition), tuple[Errand, ...]()
        if best >= SETTLED or depth > DEEP:
            return best, chain
        for errand in self.fulfilling.get(condition, ()):
            if errand.odds > best:
                odds, before = self.prepared(errand, depth)
                if odds > best:
                    best, chain = odds, (*before, errand)
        return best, chain

    def prepared(
        self, errand: Errand, depth: int = 0, busy: float = 0.0, given: Sequence[str] = ()
    ) -> tuple[float, tuple[Errand, ...]]:
        """How likely `errand` can be done after `busy` rounds with what it needs beside `given`, and what is for it."""
        odds, before = self.reach(errand, busy), tuple[Errand, ...]()
        for need in errand.needs:
            if odds and need not in given:
                met, more = self.done(need, depth + 1)
                odds, before = odds * met, (*before, *more)
        return odds, before

    def by_leaving(self, condition: str) -> bool:
        """Is it by leaving that `condition` is met?"""
        return any(condition in errand.fulfils for _, errand in self.leaving)

    def plan(self, way: Sequence[str], needed: Iterable[str] = ()) -> Plan:
        """The best plan that meets all conditions of `way`, spoils none that is `needed`, and gets out alive."""
        value, duties = 1.0, list[Errand]()
        leaving = [condition for condition in way if self.by_leaving(condition)]
        for condition in way:
            if condition not in leaving:
                odds, chain = self.done(condition)
                if any(not errand.hastens and not set(errand.spoils).isdisjoint(needed) for errand in chain):
                    odds, chain = self.likely(condition), ()
                value *= odds
                duties += chain
        out, odds, before = self.way_out(way, leaving, duties)
        if out is None:
            return Plan(value * (DOOMED if leaving else ASTRAY), tuple(dict.fromkeys(duties)), None)
        return Plan(value * odds, tuple(dict.fromkeys((*duties, *before))), out)

    def way_out(
        self, way: Sequence[str], leaving: Sequence[str], duties: Sequence[Errand]
    ) -> tuple[Errand | None, float, tuple[Errand, ...]]:
        """The likeliest errand by which the seat leaves, with all of `leaving`, its odds, and the errands before it."""
        spoilt = {condition for errand in duties for condition in errand.spoils}
        busy, wanted, left = self.busy(duties), set(way), set(leaving)
        found: tuple[Errand | None, float, tuple[Errand, ...]] = (None, 0.0, ())
        for most, errand in self.leaving:
            fits = most > found[1] and left.issubset(errand.fulfils)
            if fits and spoilt.isdisjoint(errand.fulfils) and wanted.isdisjoint(errand.spoils):
                odds, before = self.prepared(errand, busy=busy, given=way)
                if odds > found[1]:
                    found = errand, odds, before
        return found

    def best(self) -> Plan:
        """The best plan for any goal, with what helps others; without a goal, how to get out alive."""
        plans = [(self.plan(way, kept(goal)), goal, way) for goal in self.asked.goals for way in goal.ways]
        if not plans:
            best = self.plan(())
        else:
            best, goal, way = max(plans, key=lambda found: found[0].value)
            best = attrs.evolve(best, helps=tuple(dict.fromkeys(self.helping(goal, way, best))))
        return attrs.evolve(best, duties=self.with_gains(best)) if best.out else best

    def helping(self, goal: Goal, way: Sequence[str], plan: Plan) -> list[Errand]:
        """What the seat does for those whose goals are its own: errands that are shared and spoil nothing."""
        found = list[Errand]()
        needed = {*way, *kept(goal)}
        for ways in goal.others:
            spoilt = {condition for errand in (*plan.duties, *found) for condition in errand.spoils}
            chains = [self.chain(other, needed) for other in ways if spoilt.isdisjoint(other)]
            if chains:
                found += max(chains, key=lambda chain: chain[0])[1]
        return found

    def chain(self, way: Sequence[str], needed: set[str]) -> tuple[float, list[Errand]]:
        """How likely the conditions of `way` are when the seat helps, and the shared errands for that."""
        value, errands = 1.0, list[Errand]()
        for condition in way:
            odds, found = self.done(condition)
            helps = found and found[-1].shared and needed.isdisjoint(found[-1].spoils)
            value *= odds if helps else max(self.likely(condition), DOOMED)
            errands += found if helps else ()
        return value, errands

    def with_gains(self, plan: Plan) -> tuple[Errand, ...]:
        """The duties of `plan`, and before them what makes it likelier to succeed, where it is worth the way."""
        extra = list[Errand]()
        for errand in self.asked.errands:
            if errand.eases in GAINS and errand not in plan.duties:
                odds, before = self.prepared(errand)
                if odds * GAINS[errand.eases] > 1:
                    extra += [*before, errand]
        return tuple(dict.fromkeys((*extra, *plan.duties)))
