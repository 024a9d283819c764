"""What tests of a race are written with: the small board with more roles, in two Sections, whose lights go out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from ..assembly import Ruleset
from ..hooks import hookimpl
from ..plugins import Piece, Plugin
from ..rules import Intruder, attack
from ..rules.conservation import check_conserved, pieces
from .builder import Table
from .country import COUNTRY, country_plugin
from .fakes import BOARD, fakes

if TYPE_CHECKING:
    from ..game import Game
    from .arranging import Who

ROOMY: Final = "roomy-board"
SECTIONS: Final = {"a": "north", "b": "north", "c": "north", "d": "south", "e": "south", "g": "south"}
"""f lies in none, like a staircase."""


def _room(name: str, **fields: Any) -> dict[str, Any]:
    return {"id": name, "group": "special", "searchable": True, "source": "stand-in", **fields}


def _component(name: str, count: int) -> dict[str, Any]:
    return {"id": name, "count": count, "source": "stand-in"}


RECORDS: Final[dict[str, list[dict[str, Any]]]] = {
    "room": [
        _room("hall", roles=["elevator"], searchable=False),
        _room("workshop", roles=["power"], color="yellow", computer=True),
        _room("armoury", roles=["self-destruct-start", "elevator"], color="red", computer=True),
        _room("lounge", roles=["evacuation", "power", "hibernatorium"], color="white"),
        _room("vault", group="I", roles=["evacuation"], color="yellow"),
    ],
    "component": [_component("fire-marker", 12), _component("malfunction-marker", 10), _component("noise-marker", 30)],
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
}


class RoomyBoard:
    """The hooks that it has instead of those of the small board; a place without light is kept in the streams."""

    @hookimpl
    def power(self, game: Game, place: str) -> bool:
        return not _dark(game, place)

    @hookimpl
    def darkness(self, game: Game, place: str) -> bool:
        return _dark(game, place)

    @hookimpl
    def section(self, game: Game, place: str) -> str:
        return SECTIONS.get(place, "")

    @hookimpl
    def command(self, game: Game, name: str, argument: str) -> bool:
        game.tell("command", name=name, argument=argument)
        return True


def _dark(game: Game, place: str) -> bool:
    return bool(game.state.streams.get(f"fake:dark:{place}", 0))


roomy = RoomyBoard()


def roomy_plugin() -> Plugin:
    """A plugin with the roomy board, which extends the small one."""
    board = Piece(
        id=ROOMY,
        kind="board",
        title="The small board with more roles",
        extends=BOARD,
        implementation=(f"{__name__}:roomy",),
        records=RECORDS,
    )
    return Plugin(pieces=(board,))


ROOMY_BOARD: Final[dict[str, Any]] = {"board": ROOMY, "more": (roomy_plugin(),)}
"""What `fakes` is given for it."""


def race_rules(race: str, edition: str = "lockdown", *, outside: bool = False) -> Ruleset:
    """The variant of the fakes with `race`, on the roomy board, which is one of `edition`.

    With `outside` Paths lead from `a` and `e` to `court`, where all numbers lead into a `yard`, which is a network but
    no Technical Corridors.
    """
    more, rules = ((roomy_plugin(), country_plugin()), (COUNTRY,)) if outside else ((roomy_plugin(),), ())
    return fakes(more=more, board=ROOMY, race=race, edition=edition, house_rules=rules)


class RaceTable(Table):
    """A table for a race, with `race_rules`; `check` it at the end."""

    def __init__(self, ruleset: Ruleset, characters: list[str], seed: int = 0) -> None:
        super().__init__(ruleset, characters, seed)
        self.before = pieces(self.game)

    def check(self) -> None:
        """No component is lost, and none is there twice.

        :raises AssertionError: naming those that are.
        """
        check_conserved(self.game, self.before)

    @property
    def orders(self) -> list[tuple[str, str]]:
        """The commands that the board was given, each with its argument."""
        return [(order["name"], order["argument"]) for order in self.told("command")]

    def dim(self, *places: str) -> Self:
        """`places` of the roomy board have no Power and lie in Darkness."""
        boards = [piece.id for piece in self.game.ruleset.pieces if piece.kind == "board"]
        assert ROOMY in boards, f"dim is for the small board {ROOMY}; set what gives light on {boards[-1]}"
        self.game.state.streams.update({f"fake:dark:{place}": 1 for place in places})
        return self

    def weakness(self, name: str, slot: int = 0, up: bool = True) -> Self:
        """The Weakness `name` lies on `slot`, turned up or not, and no other is turned up."""
        lab = self.game.laboratory
        card = f"{name}/1"
        pile = lab.weaknesses if card in lab.weaknesses else lab.spare
        at = pile.index(card)
        pile[at], lab.weaknesses[slot] = lab.weaknesses[slot], card
        lab.revealed[:] = [int(up and i == slot) for i in range(len(lab.revealed))]
        return self

    def event(self, card: str) -> Self:
        """The Event card step with `card` on top."""
        self.top("events", card)
        self.step("event", "event-card")
        return self

    def develop(self, kind: str) -> Self:
        """The bag development with a token of `kind`."""
        self.bag(kind)
        self.step("event", "bag")
        return self

    def strike(self, piece: Intruder, who: Who, card: str, occasion: str = "event") -> Self:
        """`piece` attacks `who` and draws `card`."""
        self.game.state.phase = "event"
        self.top("attacks", card)
        self.do(lambda: attack(self.game, piece, self.who(who), occasion))
        return self

    def eggs(self, number: int) -> Self:
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

    def out_of_supply(self, kind: str) -> Self:
        """No token of `kind` is in the supply: they are all in the bag."""
        for token in [t for t in self.table.supply if self.game.cards.tokens[t].type == kind]:
            self.table.supply.remove(token)
            self.table.bag.append(token)
        return self
