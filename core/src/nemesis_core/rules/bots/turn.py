"""A turn out of Combat: errands, what makes better, and steps, with care or boldly as time allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .chart import Chart
from .planning import PACE, SETTLED, Plan, Planner
from .words import promise

if TYPE_CHECKING:
    from ...bots.asked import Asked
    from ...prospects import Errand

Option = tuple[str, ...]
CARE: Final = 0.15
"""The chance of an Encounter up to which a step is taken without care."""
BOLDNESS: Final = ((2, 1.0, 0.6), (4, 0.8, 0.4), (99, 0.6, 0.3))
"""Rounds to spare, and up to which chance of an Encounter a step is taken then: with a full hand, and with less."""
FULL: Final = 4
"""Cards in a hand from which on an Encounter is seldom a surprise."""
PLENTY: Final = 5
"""Cards in a hand from which on one is spent on a Search."""
HURT: Final = 2
"""Light Wounds from which on they are treated."""
PATIENCE: Final = 7
"""Up to this round an errand for all is left to somebody who is nearer."""
LOW: Final = 2
"""With less Ammo than this a Weapon is loaded."""
DEED: Final = 2
"""Cards that it costs to do something in a Room."""
SLOWLY: Final = 1.5
"""Steps in a round when it is late."""
IN_HAND: Final = 1.5
"""Rounds that are kept in hand for the way out."""
FAR: Final = 99


class Turn:
    """What the seat sees at one decision of its turn, and what it does about it."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.view = view = asked.view
        self.own: dict[str, Any] = view["characters"][asked.seat]
        self.place: str = self.own["place"]
        self.chart = Chart(asked.ruleset, view)
        self.steps, self.first = self.chart.spread(self.place)
        self.cards = asked.ruleset.compiled["cards"]
        self.by_kind: dict[str, list[Option]] = {}
        for option in asked.options:
            self.by_kind.setdefault(option[0], []).append(option)
        self.planner = Planner(asked, self.steps)
        self.plan: Plan = self.planner.best()
        self.late = self._late()
        self.slack = self._slack()
        self.weapons = (*self.own["held"], *self.own["beside"])
        self.payable = sum(card not in self.cards.contamination_index for card in self.own["hand"])
        self.todo = [] if self.late else [errand for errand in self.plan.duties if self.in_time(errand)]
        self.helps = [] if self.late else [errand for errand in self.plan.helps if self.in_time(errand)]

    def _last(self) -> float:
        """The round of the way out, counted from now."""
        out = self.plan.out
        return min(out.closes if out else FAR, self.planner.left - 1)

    def _late(self) -> bool:
        """Is it time to go for the way out, whatever is left undone?"""
        return self.plan.out is not None and self.planner.distance(self.plan.out) / SLOWLY + IN_HAND >= self._last()

    def _slack(self) -> float:
        """Rounds to spare when all is done that is planned."""
        planned = [*self.plan.duties, *([self.plan.out] if self.plan.out else [])]
        return self._last() - sum(map(self.planner.distance, planned)) / PACE

    def in_time(self, errand: Errand) -> bool:
        """Is there time for `errand`, and for the way out after it?"""
        out = self.plan.out
        if out is None or not out.places:
            return True
        home, _ = self.chart.spread(out.places[0])
        ways = [self.steps[place] + home.get(place, FAR) for place in self.own_share(errand) if place in self.steps]
        return min(ways, default=0) / SLOWLY + errand.takes + IN_HAND <= self._last() + 0.5

    def away(self) -> float:
        """Steps to the way out when it can be taken now and nothing is left to do before; otherwise a great many."""
        out = self.plan.out
        ready = out is not None and out.places and not self.todo and not out.opens
        return self.planner.distance(out) if ready and out else FAR

    def spare(self) -> float:
        """Cards that are left over when the Character goes straight to the way out and takes it; below 0 it cannot."""
        return self.payable - DEED - self.away()

    # ---------------------------------------------------------------- what can be used

    @property
    def full(self) -> bool:
        """Is the hand so full that an Encounter is seldom a surprise?"""
        return len(self.own["hand"]) >= FULL

    def matching(self, errand: Errand) -> Option | None:
        """The option by which `errand` is done here and now."""
        if errand.opens > 0 or (errand.places and self.place not in errand.places) or not errand.choose:
            return None
        kind = errand.choose[0]
        return next((o for o in (self.by_kind.get(kind, ()) if kind else self.asked.options) if errand.names(o)), None)

    def using(self, promised: str) -> Option | None:
        """A use of an Item or card that promises this."""
        uses = [*self.by_kind.get("item", ()), *self.by_kind.get("card", ())]
        return next((option for option in uses if promise(option[2]) == promised), None)

    def easing(self, what: str) -> Option | None:
        """An errand that eases `what`, here and now."""
        eases = (self.matching(errand) for errand in self.asked.errands if errand.eases == what)
        return next((option for option in eases if option), None)

    # ---------------------------------------------------------------- deciding

    def decide(self) -> Option:
        """The option."""
        return self.leave() or self.duty() or self.mend() or self.look_out() or self.go() or self.rest()

    def leave(self) -> Option | None:
        """The way out, when nothing is left to do, with Noise taken away before a roll is made."""
        if self.plan.out is None or self.todo:
            return None
        option = self.matching(self.plan.out)
        if option and self.full and self.chart.encounter(self.place):
            return self.using("quiet") or option
        return option

    def duty(self) -> Option | None:
        """Something of the plan that can be done here."""
        errands = (*self.plan.duties, *self.helps)
        return next((option for e in errands if self.ready(e) and (option := self.matching(e))), None)

    def mend(self) -> Option | None:
        """What makes better: Wounds, Contamination cards in hand, Fire, a Weapon that is nearly empty."""
        own = self.own
        if own["light"] >= HURT or any(not dressed for _, dressed in own["serious"]):
            if option := self.using("heal") or self.easing("wounds"):
                return option
        foul = any(card in self.cards.contamination_index for card in own["hand"])
        if foul and not own["marks"].get("larva") and (option := self.using("clean")):
            return option
        if self.place in self.chart.fire and (option := self.using("fire")):
            return option
        return self.using("load") if any(self.own["ammo"].get(card, LOW) < LOW for card in self.weapons) else None

    def look_out(self) -> Option | None:
        """A secret look at Rooms, while one of the plan is to be found."""
        wanted = [*self.todo, *([self.plan.out] if self.plan.out else [])]
        unknown = any(len(errand.hidden) > 1 and not errand.places for errand in wanted)
        return self.using("look") if unknown else None

    def rest(self) -> Option:
        """Nothing is left to go for: a Search with a card too many, or a pass."""
        searches = [o for o in self.by_kind.get("card", ()) if promise(o[2]) == "search"]
        spare = len(self.own["hand"]) >= PLENTY and not self.late and self.view["items"].get(self.place)
        return searches[0] if searches and spare else ("pass",)

    # ---------------------------------------------------------------- going

    def left_to_others(self, errand: Errand) -> bool:
        """Does somebody who is nearer see to `errand`, which is done for all?"""
        if not errand.shared or errand.each or not errand.places or self.view["round"] > PATIENCE:
            return False
        mine = (self.planner.distance(errand), self.asked.seat)
        for who in self.view["characters"]:
            if who["seat"] != self.asked.seat and who["place"]:
                steps, _ = self.chart.spread(who["place"])
                if (min(steps.get(place, FAR) for place in errand.places), who["seat"]) < mine:
                    return True
        return False

    def own_share(self, errand: Errand) -> tuple[str, ...]:
        """The places for `errand` to go to: of those that all share the ones that nobody else is nearer to."""
        places = errand.places or errand.hidden
        if not errand.each:
            return places
        others = [who for who in self.view["characters"] if who["seat"] != self.asked.seat and who["place"]]
        nearer = [(self.chart.spread(who["place"])[0], who["seat"]) for who in others]
        own = self.asked.seat
        return tuple(
            place
            for place in places
            if not any((steps.get(place, FAR), seat) < (self.steps.get(place, FAR), own) for steps, seat in nearer)
        )

    def ready(self, errand: Errand) -> bool:
        """Can it be done as soon as the Character is there, or has something of the plan to come before?"""
        for need in errand.needs:
            if self.planner.likely(need) < SETTLED and any(need in duty.fulfils for duty in self.plan.duties):
                return False
        if errand.hastens and any(not duty.hastens and not duty.eases for duty in self.todo):
            return False
        return not errand.opens

    def targets(self) -> list[str]:
        """The places where something is to be done, the nearest first."""
        out = self.plan.out
        todo = [*self.todo, *(self.helps if self.todo or out is None or out.opens else ())]
        wanted = [errand for errand in todo if self.ready(errand) and not self.left_to_others(errand)]
        if out and not wanted:
            wanted = [out]
        places = {place for errand in wanted for place in self.own_share(errand) if place in self.steps}
        return sorted(places, key=lambda place: (self.steps[place], place))

    def go(self) -> Option | None:
        """A step towards what is to be done, to the nearest place to which one can be taken, or out of a Fire."""
        targets = self.targets()
        if targets and self.place not in targets:
            return next((option for place in targets if (option := self.step(self.first[place]))), None)
        return self.step_aside() if self.place in self.chart.fire else None

    def step(self, place: str) -> Option | None:
        """One step to `place`, with care where that is worth it; None where it is better not taken."""
        careful = next((o for o in self.by_kind.get("careful", ()) if o[1] == place), None)
        plain = next((o for o in self.by_kind.get("move", ()) if o[1] == place), None)
        if place in self.chart.people and plain:
            return plain
        if place in self.chart.intruders and not self.dares(place):
            return None
        noisy = self.chart.encounter(place)
        spare = self.spare()
        if careful and (noisy > CARE or not plain) and not 0 <= spare < 1:
            return careful
        return plain if plain and noisy <= max(CARE, self.boldness()) else None

    def dares(self, place: str) -> bool:
        """Does it go to fight the Intruder at `place`?"""
        armed = any(self.own["ammo"].get(card, 0) >= LOW for card in self.weapons)
        fit = self.full and len(self.own["serious"]) < 2
        return armed and fit and len(self.chart.intruders[place]) == 1

    def boldness(self) -> float:
        """Up to which chance of an Encounter a step is taken: the less time is left, the more."""
        if self.late or self.spare() >= 0:
            return 1.0
        return next(full if self.full else less for rounds, full, less in BOLDNESS if self.slack < rounds)

    def step_aside(self) -> Option | None:
        """The safest step to a neighbour that does not burn."""
        near = {other for _, other in self.chart.ways(self.place)} - self.chart.fire
        places = sorted(near, key=lambda place: (self.chart.risk(place), place))
        return next((option for place in places if (option := self.step(place))), None)
