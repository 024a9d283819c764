"""Cheap play for worlds that are tried out: a seat that follows a plan made before, and neighbours that stay put."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...bots.asked import Asked, chance
from ..bots.answers import KEEP, begins, worth
from ..bots.words import promise
from .ground import Ground

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...game import Decision, Game
    from ...prospects import Errand
    from ..bots.planning import Plan
    from ..table import Character, Intruder

PASS: Final = ("pass",)
CARDS: Final = ("pay", "drop", "discard-item", "search")
"""Questions that ask for a card."""
CARE: Final = 0.15
"""The chance of an Encounter up to which a step is taken without care."""
BOLDNESS: Final = 0.25
"""The chance of an Encounter up to which a step is taken that cannot be taken with care."""
UNKNOWN: Final = 0.1
"""The risk that an unexplored Room adds to an Escape."""
HOMEWARDS: Final = 0.1
"""What a step of the way to go is worth in the choice of an Escape."""
FAR: Final = 99
HURT: Final = 2
"""Light Wounds from which on they are treated."""
SMALL: Final = 1
"""The size up to which an Intruder is struck without a Weapon."""
BIG: Final = 3
"""The size from which on a Character with many Wounds does not shoot, but flees."""
MANY: Final = 3
"""Serious Wounds that are many."""


class Bystander:
    """A seat that passes, and answers what else it is asked by what costs least."""

    def __init__(self, ground: Ground, seat: int, seed: int) -> None:
        self.ground = ground
        self.seat = seat
        self.seed = seed

    def __call__(self, game: Game, decision: Decision) -> Any:
        kind, options = decision.kind, decision.options
        if kind == "turn":
            return self.turn(game, options)
        if kind in CARDS:
            return self.card(game, decision)
        if kind == "pass-discard":
            return next((card for card in options if card in self.ground.contamination), "done")
        if kind == "react":
            return self.react(decision)
        if kind == "advantage" and "discard" in options:
            return "discard"
        return self.else_asked(game, decision)

    def turn(self, game: Game, options: list[Any]) -> Any:
        """A pass."""
        return PASS if PASS in options else options[0]

    def card(self, game: Game, decision: Decision) -> Any:
        """The Item that is worth most, and else the card that is missed least."""
        asked, known = Asked(game, decision), self.ground.worths
        for card in decision.options:
            if card not in known:
                known[card] = worth(asked, card)
        best = max if decision.kind == "search" else min
        return best(decision.options, key=lambda card: (known[card], card))

    def react(self, decision: Decision) -> Any:
        """What concerns oneself is averted."""
        moment, options = decision.about, decision.options
        mine = getattr(getattr(moment, "who", None), "seat", -1) == self.seat
        if not mine or getattr(moment, "name", "") == "action-paid":
            return PASS if PASS in options else options[0]
        return next((option for option in options if option[0] != "pass"), options[0])

    def else_asked(self, game: Game, decision: Decision) -> Any:
        """What spends nothing, or else any answer."""
        options = decision.options
        cheap = (option for option in options if begins(option) in KEEP)
        return next(cheap, None) or options[chance(self.seed, game.state.decisions, len(options))]


class Hurried(Bystander):
    """A seat that follows `plan` without weighing it anew; `goal` is the Objective that it would keep."""

    def __init__(self, ground: Ground, seat: int, seed: int, plan: Plan, goal: str) -> None:
        super().__init__(ground, seat, seed)
        self.plan = plan
        self.goal = goal

    def else_asked(self, game: Game, decision: Decision) -> Any:
        """The goal of the plan where it has to be kept, else as others."""
        return self.goal if self.goal in decision.options else super().else_asked(game, decision)

    def turn(self, game: Game, options: list[Any]) -> Any:
        """Fight or flee, do what is planned, dress Wounds, take a step, or pass."""
        who: Character = game.table.characters[self.seat]
        by_kind: dict[str, list[Any]] = {}
        for option in options:
            by_kind.setdefault(option[0], []).append(option)
        foes = [foe for foe in game.table.intruders.values() if foe.place == who.place]
        if foes:
            found = self.fight(game, who, foes, by_kind)
        else:
            found = self.planned(who, options) or self.mended(who, by_kind) or self.step(game, who, by_kind)
        return found or super().turn(game, options)

    def planned(self, who: Character, options: list[Any]) -> Any:
        """What is to be done here."""
        last = [] if self.plan.duties or self.plan.out is None else [self.plan.out]
        for errand in (*self.plan.duties, *last):
            if errand.opens <= 0 and (not errand.places or who.place in errand.places):
                found = next((option for option in options if errand.names(option)), None)
                if found:
                    return found
        return None

    def mended(self, who: Character, by_kind: dict[str, list[Any]]) -> Any:
        """A use that heals, where it is needed."""
        hurt = who.light >= HURT or any(card not in who.dressed for card in who.serious)
        return using(by_kind, "heal") if hurt else None

    # ---------------------------------------------------------------- steps

    def wanted(self) -> Iterable[Errand]:
        """Where it means to go."""
        open_now = [errand for errand in self.plan.duties if not errand.opens]
        return open_now or ([self.plan.out] if self.plan.out else [])

    def step(self, game: Game, who: Character, by_kind: dict[str, list[Any]]) -> Any:
        """A step nearer to the nearest place where something is to be done."""
        ways = [self.ground.to((*errand.places, *errand.hidden)) for errand in self.wanted()]
        steps = min(ways, key=lambda steps: steps.get(who.place, FAR), default={})
        here = steps.get(who.place, 0)
        nearer = [o for o in (*by_kind.get("move", ()), *by_kind.get("careful", ())) if steps.get(o[1], FAR) < here]
        if not nearer:
            return None
        place = min(nearer, key=lambda option: steps[option[1]])[1]
        plain = next((option for option in nearer if option[:2] == ("move", place)), None)
        careful = next((option for option in nearer if option[:2] == ("careful", place)), None)
        if any(other.place == place for other in game.table.characters):
            return plain or careful
        if any(foe.place == place for foe in game.table.intruders.values()):
            return None
        noisy = self.ground.encounter(game, place)
        if careful and (noisy > CARE or not plain):
            return careful
        return plain if noisy <= BOLDNESS else None

    # ---------------------------------------------------------------- Combat

    def fight(self, game: Game, who: Character, foes: list[Intruder], by_kind: dict[str, list[Any]]) -> Any:
        """An attack, or an Escape."""
        kinds = self.ground.kinds
        sizes = [kinds[kind].size for foe in foes if (kind := foe.id.rpartition("-")[0]) in kinds]
        largest, weak = max(sizes, default=BIG), len(who.serious) >= MANY
        hard = largest >= BIG or len(foes) > 1
        shots, blows = by_kind.get("shoot", ()), by_kind.get("melee", ())
        if not weak and (option := using(by_kind, "attack")):
            return option
        if shots and not (hard and weak):
            return shots[-1]
        if blows and largest <= SMALL and len(foes) == 1:
            return blows[0]
        return using(by_kind, "flee") or self.escape(game, by_kind) or (blows[0] if blows and not weak else None)

    def escape(self, game: Game, by_kind: dict[str, list[Any]]) -> Any:
        """A move to the safest Room, rather on the way that is to be gone."""
        table, out = game.table, self.plan.out
        besieged = {foe.place for foe in table.intruders.values()}
        home = self.ground.to(out.places) if out else {}

        def harm(option: tuple[str, ...]) -> tuple[float, tuple[str, ...]]:
            place = option[1]
            risk = CARE * (place in table.fire) + UNKNOWN * (place not in table.explored)
            return risk + self.ground.encounter(game, place) + HOMEWARDS * home.get(place, 9), option

        return min((option for option in by_kind.get("move", ()) if option[1] not in besieged), key=harm, default=None)


def using(by_kind: dict[str, list[Any]], promised: str) -> Any:
    """A use of an Item or card that promises this."""
    uses = (*by_kind.get("item", ()), *by_kind.get("card", ()))
    return next((option for option in uses if promise(option[2]) == promised), None)
