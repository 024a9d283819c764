"""A table for the tests of a crew: what cards and Items offer, what was asked, who knows what."""

from __future__ import annotations

from typing import Any, Self

from ..assembly import Ruleset
from .builder import Table
from .fakes import fakes
from .races import ROOMY, roomy_plugin


def crew_rules(crew: str, edition: str = "lockdown") -> Ruleset:
    """The variant of the fakes with `crew`, on the roomy board, which is one of `edition`."""
    return fakes(more=(roomy_plugin(),), board=ROOMY, crew=(crew,), edition=edition)


class CrewTable(Table):
    """A table that also lists what a card or an Item offers, by its record id, and what its players were asked."""

    def uses(self, who: str, card: str) -> list[tuple[str, ...]]:
        """(option, *target) for all that `who` can do with its Action card `card` now."""
        return [option[2:] for option in self.legal(who, "card") if option[1].partition("/")[0] == f"{who}.{card}"]

    def item_uses(self, who: str, item: str) -> list[tuple[str, ...]]:
        """(option, *target) for all that `who` can do with the Items now whose ids begin with `item`."""
        return [option[2:] for option in self.legal(who, "item") if option[1].startswith(item)]

    def asked_of(self, who: str, kind: str) -> list[list[Any]]:
        """The options of each question of `kind` that `who` was asked."""
        return [d.options for d in self.asked if d.kind == kind and d.seat == self[who].seat]

    def knows(self, who: str, piece: str) -> bool:
        """Does `who` know the hidden `piece`?"""
        return bool(self.game.state.known.get(piece, 0) >> self[who].seat & 1)

    def dark(self) -> Self:
        """Power fails everywhere on the small board."""
        self.game.state.streams["fake:dark"] = 1
        return self
