"""A turn in Combat: to a way out that is near, else shoot, strike what is small, or away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .planning import FAR

if TYPE_CHECKING:
    from .turn import Option, Turn

SMALL: Final = 1
"""The size up to which an Intruder is struck without a Weapon."""
BIG: Final = 3
"""The size from which on a Character with many Wounds does not shoot, but flees."""
MANY: Final = 3
"""Serious Wounds that are many."""
HOMEWARDS: Final = 0.1
"""What a step of the way to go is worth in the choice of an Escape."""


class Combat:
    """One decision in Combat."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.foes = turn.chart.intruders[turn.place]
        kinds = turn.cards.kinds
        sizes = [kinds[kind].size for foe in self.foes if (kind := foe[0].rpartition("-")[0]) in kinds]
        self.largest = max(sizes, default=BIG)
        self.weak = len(turn.own["serious"]) >= MANY
        self.hard = self.largest >= BIG or len(self.foes) > 1

    def decide(self) -> Option:
        """The option."""
        return self.dash() or self.attack() or self.escape() or self.last_resort() or ("pass",)

    def dash(self) -> Option | None:
        """The first step of the way out, when it is not far and the cards in hand are enough to take it."""
        turn = self.turn
        if turn.spare() < 0 or not turn.plan.out:
            return None
        near = min(turn.plan.out.places, key=lambda place: turn.steps.get(place, FAR))
        first = turn.first.get(near, "")
        moves = turn.by_kind.get("move", ()) if first and first not in turn.chart.intruders else ()
        return self.turn.using("flee") or next((option for option in moves if option[1] == first), None)

    def attack(self) -> Option | None:
        """A card or Item that attacks, a shot, or a Melee Attack on something small."""
        if not self.weak and (option := self.turn.using("attack")):
            return option
        shots = self.turn.by_kind.get("shoot", ())
        if shots and not (self.hard and self.weak):
            hurt = {foe[0]: foe[2] for foe in self.foes}
            return max(shots, key=lambda option: (hurt.get(option[2], -1), option))
        return self.strike() if self.largest <= SMALL and len(self.foes) == 1 else None

    def strike(self) -> Option | None:
        """A Melee Attack."""
        return next(iter(self.turn.by_kind.get("melee", ())), None)

    def escape(self) -> Option | None:
        """What promises to flee by, else the Escape to the safest Room, rather on the way that is to be gone."""
        if option := self.turn.using("flee"):
            return option
        chart, out = self.turn.chart, self.turn.plan.out
        home = chart.spread(out.places[0])[0] if out and out.places else {}
        moves = [option for option in self.turn.by_kind.get("move", ()) if option[1] not in chart.intruders]
        return min(moves, key=lambda o: (chart.risk(o[1]) + HOMEWARDS * home.get(o[1], 9), o), default=None)

    def last_resort(self) -> Option | None:
        """No way is open: a Melee Attack, while it can be afforded."""
        return None if self.weak or self.hard else self.strike()
