"""The table of these tests: the Void Seeders among the fakes, whose places have light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Self

import pytest

from nemesis_core import Game
from nemesis_core.rules import seat_name
from nemesis_core.testing import RaceTable, nobody_sees, race_rules
from nemesis_void_seeders.lairs import lair_at, place_lair
from nemesis_void_seeders.panic import resolve_panic


class MadTable(RaceTable):
    """A table on which Insanity can be arranged and asked for."""

    def insane(self, **levels: int) -> Self:
        """Characters, by their ids, are on these levels: `insane(alpha=4)`."""
        for who, level in levels.items():
            self.game.seeders.levels[seat_name(self[who])] = level
        return self

    def level(self, who: str) -> int:
        """The Insanity level of `who`."""
        return int(self.game.seeders.levels[seat_name(self[who])])

    def lair(self, place: str, injuries: int = 0) -> str:
        """A Lair with `injuries` is at `place`; its id."""
        place_lair(self.game, place)
        lair = lair_at(self.game, place)
        if injuries:
            self.game.seeders.lair_injuries[lair] = injuries
        return lair

    def blood(self, *numbers: int | None) -> Self:
        """The next Attack cards show these numbers of blood, None a Retreat arrow."""
        self._on_top("attacks", self.game.cards.attacks, [lambda c, n=n: _shows(c, n) for n in numbers])
        return self

    def flees(self, *corridors: int) -> Self:
        """The next Event cards have these Corridor numbers, one each."""
        self._on_top("events", self.game.cards.events, [lambda c, n=n: c.corridors == (n,) for n in corridors])
        return self

    def _on_top(self, deck: str, records: Mapping[str, Any], wanted: list[Callable[[Any], bool]]) -> None:
        piles, chosen = (self.table.decks[deck], self.table.discards[deck]), list[str]()
        for fits in wanted:
            lying = (card for pile in piles for card in pile if card not in chosen)
            chosen.append(next(card for card in lying if fits(records[card])))
        for card in reversed(chosen):
            next(pile for pile in piles if card in pile).remove(card)
            piles[0].append(card)

    def panics(self, who: str, card: str) -> Self:
        """`who` resolves the Panic card `card`, because of an Event."""
        return self.top("panic", card).do(lambda: resolve_panic(self.game, self[who], "event"))

    def token(self, who: str) -> str:
        """The Insanity token of `who`."""
        return next(t for t, seat in self.game.seeders.owners.items() if seat == seat_name(self[who]))


def _shows(card: Any, blood: int | None) -> bool:
    """Does the Attack card show `blood`, or with None an arrow?"""
    return bool(card.retreat) if blood is None else not card.retreat and bool(card.blood == blood)


Tables = Callable[..., MadTable]


@pytest.fixture
def outside() -> Iterator[MadTable]:
    """A table for alpha and beta on a board with Paths and a network that is no Technical Corridors."""
    t = MadTable(race_rules("void-seeders", outside=True), ["alpha", "beta"])
    yield t
    t.check()


@pytest.fixture
def people(nemesis_race_table: Callable[..., Any]) -> Tables:
    """Makes tables for the Characters that are named, all in Room a; afterwards no component is lost."""
    return partial(nemesis_race_table, "void-seeders", table=MadTable)


@pytest.fixture
def aboard(nemesis_race_table: Callable[..., Any]) -> Tables:
    """The same with a board of the original game."""
    return partial(nemesis_race_table, "void-seeders", edition="nemesis", table=MadTable)


@pytest.fixture
def t(people: Tables) -> MadTable:
    """A table for alpha and beta, both in Room a."""
    return people()


@pytest.fixture
def seats_at(nemesis_table: Callable[..., Any]) -> Tables:
    """Makes a table of a real variant for some Characters; afterwards no component is lost at any of them."""
    return lambda variant, *characters: nemesis_table(*characters, variant=variant, table=MadTable)


@pytest.fixture
def facility(seats_at: Tables) -> MadTable:
    """A table for Sentry and Hacker on the real Facility."""
    return seats_at("void-seeders", "sentry", "hacker")


@pytest.fixture
def ship(seats_at: Tables) -> MadTable:
    """A table for Captain and Scout on the real ship."""
    return seats_at("void-seeders-on-the-ship", "captain", "scout")


@pytest.fixture
def hidden() -> Callable[[Game, Iterable[str]], bool]:
    """Asks of a game whether no face of some pieces is in what anybody sees."""
    return nobody_sees
