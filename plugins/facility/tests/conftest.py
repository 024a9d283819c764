"""A table on the Facility with fakes for race, mode and crew, and words for what only the Facility has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from nemesis_core import Game, Ruleset
from nemesis_core.rules import LARVA, Character, cure, gain_status
from nemesis_core.testing import Table, conserving, fakes

CREW = ("alpha", "beta", "gamma", "delta", "epsilon")


@cache
def ruleset() -> Ruleset:
    """The Facility with the fakes."""
    return fakes(board="facility")


class FacilityTable(Table):
    """A table whose Power tokens lie in order: 1, 2, 3 on the Sections (blue, blue, red), 4 on the Elevator (red)."""

    def __init__(self, rules: Ruleset, characters: list[str], seed: int = 0) -> None:
        super().__init__(rules, characters, seed)
        self.facility = self.game.facility
        self.facility.power_at = {"s-01": "1", "s-02": "2", "s-03": "3", "elevator": "4"}

    def blue(self, *numbers: int) -> FacilityTable:
        """Exactly these Power tokens show their blue side."""
        for number in self.facility.powered:
            self.facility.powered[number] = int(int(number) in numbers)
        return self

    def blues(self) -> list[int]:
        """The numbers of the blue Power tokens."""
        return sorted(int(number) for number, on in self.facility.powered.items() if on)

    def time(self, slot: int) -> FacilityTable:
        """The Time token stands on `slot`."""
        self.facility.time = slot
        return self

    def computer(self, face_up: str, *deck: str) -> FacilityTable:
        """This card is face up and the deck is exactly `deck`, the first named on top; the rest is out of the game."""
        cards = self.table.decks["computer"]
        self.table.removed += [c for c in [*cards, self.facility.computer] if c not in (face_up, *deck)]
        self.facility.computer = face_up
        cards[:] = list(reversed(deck))
        return self

    def css(self, slot: int, kind: str) -> FacilityTable:
        """A CSS token of record `kind` lies on `slot`; it changes places with the token there."""
        facility = self.facility
        old = facility.css.pop(str(slot), "")
        token = next((t for t in facility.css_spare if t.startswith(f"{kind}/")), "")
        if token:
            facility.css_spare.remove(token)
        elif old.startswith(f"{kind}/"):
            token, old = old, ""
        else:
            other = next(s for s, t in facility.css.items() if t.startswith(f"{kind}/"))
            token = facility.css.pop(other)
        if old:
            facility.css_spare.append(old)
        facility.css[str(slot)] = token
        return self

    def only_css(self, *slots: int) -> FacilityTable:
        """CSS tokens lie on these slots and no other."""
        facility = self.facility
        tokens = [*facility.css.values(), *facility.css_spare]
        facility.css.clear()
        facility.css.update({str(slot): tokens.pop() for slot in slots})
        facility.css_spare[:] = tokens
        return self

    def code(self, where: int | str, *kinds: str) -> FacilityTable:
        """The Contingency tokens of a seat, "active" or "pool" are exactly these; what lay there goes to the Pool."""
        facility = self.facility
        piles = [facility.active, facility.pool, *facility.contingencies]
        named = {"active": facility.active, "pool": facility.pool}
        pile = named[where] if isinstance(where, str) else facility.contingencies[where]
        rest = named["pool"] if pile is not facility.pool else facility.contingencies[-1]
        chosen = []
        for kind in kinds:
            token = next(t for p in piles for t in p if t.startswith(f"contingency-{kind}/") and t not in chosen)
            next(p for p in piles if token in p).remove(token)
            chosen.append(token)
        rest += pile
        pile[:] = chosen
        return self

    def away(self, who: str, status: str) -> FacilityTable:
        """`who` has left play alive."""
        character = self.who(who)
        character.status, character.place, character.passed = status, "", True
        return self

    def statuses(self) -> list[str]:
        """The status of each Character, by seat."""
        return [c.status for c in self.table.characters]


@pytest.fixture
def facility() -> Callable[..., FacilityTable]:
    """Makes a table for Characters of the fake crew; two of them stand in the Repository by default."""

    def make(*characters: str, seed: int = 0, at: str = "repository") -> FacilityTable:
        names = list(characters or CREW[:2])
        made = FacilityTable(ruleset(), names, seed)
        for name in names:
            made.put(name, at)
        return made

    return make


@pytest.fixture
def counted(facility: Callable[..., FacilityTable]) -> Iterator[Callable[..., FacilityTable]]:
    """As `facility`; afterwards no component is lost and none is there twice."""
    with conserving() as count:
        yield lambda *characters, seed=0, at="repository": count(facility(*characters, seed=seed, at=at))


@pytest.fixture
def larvae(monkeypatch: pytest.MonkeyPatch) -> None:
    """The race has Larvae: an INFECTED Scan brings one, and they can be taken off."""

    def infected(game: Game, who: Character) -> bool:
        return gain_status(game, who, LARVA)

    monkeypatch.setattr(ruleset().hooks, "infected", infected)
    monkeypatch.setattr(ruleset().hooks, "cured", cure)
