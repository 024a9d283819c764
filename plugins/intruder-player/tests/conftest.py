"""Tables of the fakes with the Intruder player, who has the cards given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Self

import pytest

from nemesis_core import Ruleset
from nemesis_core.rules import die
from nemesis_core.testing import Table, conserving, fakes
from nemesis_intruder_player.going import options

NAMES = ("alpha", "beta", "gamma", "delta", "epsilon")
LED = 1
"""The seat of beta, who plays the Intruders in most tests."""


@cache
def ruleset(*house_rules: str) -> Ruleset:
    """The fakes with this mode."""
    return fakes("nemesis", mode="intruder-player", house_rules=house_rules)


class LedTable(Table):
    """A table at which a seat may play the Intruders."""

    def fall(self, *names: str) -> Self:
        """The Characters `names` die at one moment."""
        for name in names:
            die(self.game, self[name], "fire")
        self.game.state.steps += 1
        return self

    def hold(self, *names: str) -> Self:
        """The Intruder player holds exactly these cards, by record id."""
        part = self.game.intruder_player
        part.deck += part.hand
        part.hand.clear()
        for name in names:
            card = f"{name}/1"
            (part.deck if card in part.deck else part.discard).remove(card)
            part.hand.append(card)
        return self

    def led(self, *cards: str) -> Self:
        """beta, dead, plays the Intruders in round 2, holds `cards` and is on turn; the others stand bare in a."""
        self.put("beta", "g").fall("beta").will("take-over").start_round()
        self.hold(*cards)
        for who in self.table.characters:
            if who.place:
                self.hand(who).bare(who).put(who, "a")
        self.table.turn = LED
        self.log.clear()
        self.asked.clear()
        return self

    def offered(self, *prefix: str) -> list[tuple[str, ...]]:
        """What the Intruder player could do now, options that begin with `prefix`."""
        return sorted(option for option in options(self.game) if option[: len(prefix)] == prefix)

    def lead(self, *option: str, then: tuple[object, ...] = ()) -> Self:
        """The Intruder player has a go with `option`, and answers what else it is asked as `then` says."""
        part = self.game.intruder_player
        self.table.turn = part.seat
        self.will(option, *then).turn()
        while part.declared or part.looked:
            self.turn()
        return self


@pytest.fixture
def players() -> Iterator[Callable[..., LedTable]]:
    """Make a table for a number of players, none of them the Intruder player yet; no component is lost."""
    with conserving() as counted:

        def make(seats: int, rules: Ruleset | None = None) -> LedTable:
            return counted(LedTable(rules or ruleset(), list(NAMES[:seats]), 0))

        yield make


@pytest.fixture
def led(players: Callable[..., LedTable]) -> Callable[..., LedTable]:
    """Make a table of three at which beta plays the Intruders and holds the cards given."""
    return lambda *cards: players(3).led(*cards)
