"""The board as a seat sees it: how far places are, and how dangerous it is to go there."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ...assembly import Ruleset

COMBAT: Final = 1.0
"""The risk of a Room with an Intruder in it."""
UNKNOWN: Final = 0.1
"""The risk that an unexplored Room adds."""
DANGER: Final = 0.3
"""How bad Danger is when an Intruder is next door."""
FIRE: Final = 0.15
FEAR: Final = 9.0
"""How many steps of a detour a sure Encounter is worth."""


class Chart:
    """Distances and risks for the seat of `view`."""

    def __init__(self, ruleset: Ruleset, view: dict[str, Any]) -> None:
        board = ruleset.compiled["board"]
        self.walks, self.numbered = board.walks, board.numbered
        faces = ruleset.compiled["dice"].get("noise-die", ())
        self.shares = {face: faces.count(face) / len(faces) for face in dict.fromkeys(faces)}
        self.noise = set(view["noise"])
        self.closed = {corridor for corridor, state in view["doors"].items() if state == "closed"}
        self.explored = set(view["explored"])
        self.fire = set(view["fire"])
        self.intruders: dict[str, list[Any]] = {}
        for intruder in view["intruders"]:
            self.intruders.setdefault(intruder[1], []).append(intruder)
        seat = view["seat"]
        self.people = {c["place"] for c in view["characters"] if c["seat"] != seat and c["place"]}
        self._risks: dict[str, float] = {}
        self._spreads: dict[str, tuple[dict[str, int], dict[str, str]]] = {}

    def encounter(self, place: str) -> float:
        """How likely a Noise roll at `place` brings an Encounter."""
        numbered = self.numbered[place]
        return float(sum(share for face, share in self.shares.items() if numbered.get(face) in self.noise))

    def risk(self, place: str) -> float:
        """How dangerous it is to come to `place`."""
        known = self._risks.get(place)
        if known is None:
            known = self._risks[place] = self._risk(place)
        return known

    def _risk(self, place: str) -> float:
        risk = FIRE if place in self.fire else 0.0
        if place not in self.explored:
            risk += UNKNOWN
        if place in self.intruders:
            return risk + COMBAT
        if place in self.people:
            return risk
        near = any(other in self.intruders for _, other in self.walks[place])
        return risk + self.encounter(place) + (DANGER * self.shares.get("danger", 0) if near else 0)

    def ways(self, place: str) -> list[tuple[str, str]]:
        """(Corridor, place) for what can be walked from `place` now."""
        return [way for way in self.walks[place] if way[0] not in self.closed]

    def spread(self, start: str) -> tuple[dict[str, int], dict[str, str]]:
        """For each place that can be reached from `start`: how many steps it is away, and the first of them."""
        known = self._spreads.get(start)
        if known is None:
            known = self._spreads[start] = self._spread(start)
        return known

    def _spread(self, start: str) -> tuple[dict[str, int], dict[str, str]]:
        steps, first, cost = {start: 0}, {start: ""}, {start: 0.0}
        waiting = [(0.0, start)]
        done = set()
        while waiting:
            so_far, place = heappop(waiting)
            if place in done:
                continue
            done.add(place)
            for corridor, other in self.walks[place]:
                if corridor in self.closed or other in done:
                    continue
                there = so_far + 1 + FEAR * self.risk(other)
                if other not in cost or there < cost[other]:
                    cost[other] = there
                    steps[other] = steps[place] + 1
                    first[other] = first[place] or other
                    heappush(waiting, (there, other))
        return steps, first
