"""The table of these tests: the fakes with this race, on the small board in two Sections with a few more roles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from nemesis_core import Piece, Plugin, Ruleset
from nemesis_core.rules import Intruder, attack
from nemesis_core.testing import Table, check_conserved, fakes, pieces

SECTIONS = {"a": "north", "b": "north", "c": "north", "d": "south", "e": "south", "g": "south"}
"""f lies in none, like a staircase."""


def room(name: str, **fields: Any) -> dict[str, Any]:
    return {"id": name, "group": "special", "searchable": True, "source": "stand-in", **fields}


BOARD = Piece(
    id="roomy-board",
    kind="board",
    title="The small board with more roles",
    extends="fake-board",
    records={
        "room": [
            room("hall", roles=["elevator"], searchable=False),
            room("workshop", roles=["power"], color="yellow", computer=True),
            room("armoury", roles=["self-destruct-start", "elevator"], color="red", computer=True),
            room("lounge", roles=["evacuation", "power"], color="white"),
            room("vault", group="I", roles=["evacuation"], color="yellow"),
        ],
        "component": [
            {"id": "fire-marker", "count": 12, "source": "stand-in"},
            {"id": "malfunction-marker", "count": 10, "source": "stand-in"},
            {"id": "noise-marker", "count": 30, "source": "stand-in"},
        ],
        "exploration_effect": [{"id": "slime", "source": "stand-in"}],
        "exploration_token": [{"id": "slime-3", "effect": "slime", "items": 3, "source": "stand-in"}],
        "item": [
            {
                "id": "burner",
                "kind": "deck",
                "counts": {"red": 1},
                "hand": 1,
                "combat": "in",
                "weapon": "energy",
                "ammo_found": 3,
                "ammo_max": 3,
                "tags": ["fire-source"],
                "source": "stand-in",
            }
        ],
    },
)


class Night(Table):
    """A table with this race; `dim` takes the light of places, `orders` are the commands given to the board."""

    def __init__(self, ruleset: Ruleset, characters: list[str]) -> None:
        self.darkened: set[str] = set()
        self.orders: list[tuple[str, str]] = []
        super().__init__(ruleset, characters, 0)
        self.before = pieces(self.game)

    def dim(self, *places: str) -> Night:
        """`places` have no Power."""
        self.darkened.update(places)
        return self

    def weakness(self, name: str, slot: int = 0, up: bool = True) -> Night:
        """The Weakness `name` lies on `slot`, turned up or not, and no other is turned up."""
        lab = self.game.laboratory
        card = f"{name}/1"
        pile = lab.weaknesses if card in lab.weaknesses else lab.spare
        at = pile.index(card)
        pile[at], lab.weaknesses[slot] = lab.weaknesses[slot], card
        lab.revealed[:] = [int(up and i == slot) for i in range(3)]
        return self

    def event(self, card: str) -> Night:
        """The Event card step with `card` on top."""
        self.top("events", card)
        self.step("event", "event-card")
        return self

    def develop(self, kind: str) -> Night:
        """The bag development with a token of `kind`."""
        self.bag(kind)
        self.step("event", "bag")
        return self

    def strike(self, piece: Intruder, who: Any, card: str, occasion: str = "event") -> Night:
        """`piece` attacks `who` and draws `card`."""
        self.game.state.phase = "event"
        self.top("attacks", card)
        self.do(lambda: attack(self.game, piece, self.who(who), occasion))
        return self

    def eggs(self, number: int) -> Night:
        """`number` Eggs lie in the Nest, the others are in the box."""
        eggs, supply = self.game.laboratory.eggs, self.table.object_supply
        while len(eggs) > number:
            supply.append(eggs.pop())
        while len(eggs) < number:
            eggs.append(self._take(supply, "egg"))
        return self

    def supply_counts(self, kind: str) -> int:
        """How many tokens of `kind` are in the supply."""
        return sum(self.game.cards.tokens[t].type == kind for t in self.table.supply)

    def out_of_supply(self, kind: str) -> Night:
        """No token of `kind` is in the supply: they are all in the bag."""
        for token in [t for t in self.table.supply if self.game.cards.tokens[t].type == kind]:
            self.table.supply.remove(token)
            self.table.bag.append(token)
        return self


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    """The variant of the fakes with this race."""
    return fakes(more=(Plugin(pieces=(BOARD,)),), board="roomy-board", race="night-stalkers")


@pytest.fixture
def night(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Night]]:
    """Makes tables; afterwards no component is lost and none is there twice."""
    made: list[Night] = []

    def dark(game: Any, place: str) -> bool:
        return place in made[-1].darkened

    def command(game: Any, name: str, argument: str) -> bool:
        made[-1].orders.append((name, argument))
        return True

    def make(*characters: str) -> Night:
        made.append(Night(rules, list(characters) or ["alpha", "beta"]))
        return made[-1]

    monkeypatch.setattr(rules.hooks, "darkness", dark)
    monkeypatch.setattr(rules.hooks, "power", lambda game, place: not dark(game, place))
    monkeypatch.setattr(rules.hooks, "section", lambda game, place: SECTIONS.get(place, ""))
    monkeypatch.setattr(rules.hooks, "command", command)
    yield make
    for t in made:
        check_conserved(t.game, t.before)


@pytest.fixture
def t(night: Callable[..., Night]) -> Night:
    """A table for alpha and beta, both in Room a."""
    return night()
