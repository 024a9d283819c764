"""A table on the ship with fakes for race, mode and crew, and words for what only the ship has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from nemesis_core import Ruleset
from nemesis_core.testing import Table, conserving, fakes

CREW = ("alpha", "beta", "gamma", "delta", "epsilon")
SECTION_A, SECTION_B = "room-002", "room-004"


@cache
def ruleset() -> Ruleset:
    """The ship with the fakes."""
    return fakes(board="ship")


class ShipTable(Table):
    """A table whose Evacuation Sections A and B lie explored at room-002 and room-004."""

    def __init__(self, rules: Ruleset, characters: list[str], seed: int = 0) -> None:
        super().__init__(rules, characters, seed)
        self.ship = self.game.ship
        self.room("evacuation-section-a", SECTION_A).room("evacuation-section-b", SECTION_B)

    def time(self, space: int) -> ShipTable:
        """The Time marker stands on `space`."""
        self.ship.time = space
        return self

    def sequence(self, space: int) -> ShipTable:
        """The Self-Destruct marker lies on `space`; -1 is off the track."""
        self.ship.self_destruct = space
        return self

    def pods(self, a: tuple[int, ...] = (), b: tuple[int, ...] = (), locked: tuple[int, ...] = ()) -> ShipTable:
        """Exactly these Pods are aboard, by Section, those `locked` among them Locked, all empty."""
        ship = self.ship
        ship.pods = {f"pod-{n}": section for section, numbers in (("a", a), ("b", b)) for n in numbers}
        ship.locked = {f"pod-{n}": 1 for n in locked}
        ship.waiting = {pod: [] for pod in ship.pods}
        return self

    def unlocked(self) -> list[int]:
        """The numbers of the Unlocked Pods aboard."""
        return sorted(int(pod[-1]) for pod in self.ship.pods if pod not in self.ship.locked)

    def waits(self, who: str, pod: int) -> ShipTable:
        """`who` waits in this Pod since an earlier Player Phase."""
        self.put(who, "")
        self.ship.waiting[f"pod-{pod}"].append(self.who(who).seat)
        return self

    def inside(self, pod: int) -> list[str]:
        """Who waits in this Pod."""
        return [self.who(seat).id for seat in self.ship.waiting[f"pod-{pod}"]]

    def away(self, who: str, status: str) -> ShipTable:
        """`who` has left play alive: "escaped" or "hibernating"."""
        character = self.who(who)
        character.status = character.left = status
        character.place, character.passed = "", True
        return self

    def statuses(self) -> list[str]:
        """The status of each Character, by seat."""
        return [c.status for c in self.table.characters]

    def engines(self, *states: str) -> ShipTable:
        """The top tokens of Engines 1, 2 and 3 are "working" or "damaged"."""
        for tokens, state in zip(self.ship.engines.values(), states, strict=True):
            tokens.sort(key=lambda token, top=state: token.endswith(f"/{top}"))
        return self

    def ready(self, who: str, tile: str, place: str) -> ShipTable:
        """`who` stands in the Room `tile`, explored at `place`, with two Action cards: enough for a Room Action."""
        self.room(tile, place).put(who, place).hand(who, "look", "look")
        return self

    def targets(self, who: str, action: str) -> list[str]:
        """What `who` can choose for the Room Action `action` of its Room; a Room Action that needs nothing has "-"."""
        return [option[2] if option[2:] else "-" for option in self.legal(who, "room", action)]

    def shown(self, who: str, *pieces: str) -> list[bool]:
        """Whether the player of `who` sees the faces of `pieces`."""
        seen = str(self.game.view(self.who(who).seat))
        return [f"'{piece}'" in seen for piece in pieces]

    def course(self, world: str) -> ShipTable:
        """The Destination marker is on the space from which the ship flies to `world`."""
        card = self.game.coordinates_cards[self.ship.coordinates[0]]
        self.ship.destination = next(s for s, goal in card.destinations.items() if goal == world)
        return self


@pytest.fixture
def ship() -> Callable[..., ShipTable]:
    """Makes a table for Characters of the fake crew; two of them stand in the Cockpit by default."""

    def make(*characters: str, seed: int = 0, at: str = "cockpit") -> ShipTable:
        names = list(characters or CREW[:2])
        made = ShipTable(ruleset(), names, seed)
        for name in names:
            made.put(name, at)
        return made

    return make


@pytest.fixture
def counted(ship: Callable[..., ShipTable]) -> Iterator[Callable[..., ShipTable]]:
    """As `ship`; afterwards no component is lost and none is there twice."""
    with conserving() as count:
        yield lambda *characters, seed=0, at="cockpit": count(ship(*characters, seed=seed, at=at))
