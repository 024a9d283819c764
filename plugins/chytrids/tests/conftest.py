"""The table of these tests: the fakes with this race, on the small board in two Sections, and what grows there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Self

import attrs
import pytest

from nemesis_chytrids import growth, queen_board, spreading
from nemesis_chytrids.records import EventSymbols
from nemesis_core import Game
from nemesis_core.rules import Intruder, gain_status, noise_roll
from nemesis_core.testing import RaceTable, nobody_sees


class ColonyTable(RaceTable):
    """A table for Chytrids: growth is put down and looked at by place; `symbols` reads a card of the test's own."""

    # ---------------------------------------------------------------- arranging

    def spores(self, *places: str) -> Self:
        """A Spore lies in each of `places`."""
        self.game.colony.spores.update(dict.fromkeys(places, 1))
        return self

    def germinator(self, place: str, level: int = 1, colour: str = "purple") -> Self:
        """The leftmost Germinator of `colour` on the Laboratory board stands at `place`, at `level`."""
        part = self.game.colony
        slot = next(s.id for s in self.game.germinator_slots if s.colour == colour and s.id in part.slots)
        name = part.germinators[place] = part.slots.pop(slot)
        part.levels[name] = level
        return self

    def mycelium(self, *places: str) -> Self:
        """Mycelium covers `places`."""
        self.game.colony.mycelium.update(dict.fromkeys(places, 1))
        return self

    def few(self, **left: int) -> Self:
        """So many Spores (`spores`) and Mycelium (`mycelium`) are left in the pools; the others are out of the game."""
        limits, part = self.table.limits, self.game.colony
        if "spores" in left:
            limits["spore-marker"] = len(part.spores) + left["spores"]
        if "mycelium" in left:
            limits["mycelium-marker"] = len(part.mycelium) + left["mycelium"]
        return self

    def waiting(self, *levels: int) -> Self:
        """The Germinators on the Laboratory board have these levels from the left; 0 is an empty space."""
        part = self.game.colony
        for slot, level in zip(self.game.germinator_slots, levels, strict=False):
            if level:
                part.levels[part.slots[slot.id]] = level
            elif slot.id in part.slots:
                part.germinators[f"nowhere {slot.id}"] = part.slots.pop(slot.id)
        return self

    def no_germinators(self) -> Self:
        """None is left on the Laboratory board: they stand in Rooms that these tests do not look at."""
        return self.waiting(*[0] * len(self.game.germinator_slots))

    def carries_spore(self, who: Any) -> Self:
        """A Spore is on the board of `who`."""
        gain_status(self.game, self.who(who), growth.SPORE)
        return self

    def slay(self, number: int) -> Self:
        """`number` Stinkhorns are slain, the first ones from the arrow on."""
        for name in queen_board.stinkhorns(self.game)[:number]:
            queen_board.died(self.game, Intruder(name, "stinkhorn", "a"), "a")
        return self

    def away(self) -> Self:
        """Alpha and beta stand in f, out of the way."""
        return self.put("alpha", "f").put("beta", "f")

    def tokens_aside(self, number: int, kind: str = "stinkhorn") -> Self:
        """`number` tokens of `kind` lie aside."""
        mine = [x for x in self.table.bag if self.game.cards.tokens[x].type == kind]
        for token in mine[:number]:
            self.table.bag.remove(token)
            self.table.supply.append(token)
        return self

    # ---------------------------------------------------------------- doing

    def symbols(self, *symbols: str, numbers: tuple[int, ...] = (1,), grow: tuple[str, ...] = ()) -> Self:
        """Movement, spreading and growth of an Event card with these symbols, numbers and colours."""
        printed = EventSymbols(id="test", source="stand-in", owner="chytrids", symbols=symbols, growth=grow)
        self.game.event_symbols = {"test": printed}
        return self.do(lambda: spreading.event_moves(self.game, Card("test", numbers)))

    def comes_in(self, who: Any, kind: str) -> Self:
        """`who` has an Encounter, by a Noise roll in a Corridor with Noise, and a token of `kind` is drawn."""
        c = self.who(who)
        self.bag(kind).noise(self.game.board.numbered[c.place]["1"]).dice("noise-die", "1")
        return self.do(lambda: noise_roll(self.game, c))

    # ---------------------------------------------------------------- looking

    def grown(self, place: str) -> Any:
        """What grows at `place`: "spore", "mycelium", the level of a Germinator, or None; two things are both told."""
        part = self.game.colony
        found: list[Any] = ["spore"] * (place in part.spores) + ["mycelium"] * (place in part.mycelium)
        if place in part.germinators:
            found.append(part.levels[part.germinators[place]])
        return found[0] if len(found) == 1 else found or None

    @property
    def laboratory(self) -> list[tuple[str, int] | None]:
        """Colour and level of the Germinators on the Laboratory board, space by space from the left."""
        part = self.game.colony
        standing = [part.slots.get(slot.id) for slot in self.game.germinator_slots]
        return [(growth.colour_of(name), part.levels[name]) if name else None for name in standing]

    @property
    def levels(self) -> list[int]:
        """The levels of the Germinators on the Laboratory board, from the left."""
        return [self.game.colony.levels[name] for name in growth.waiting(self.game)]

    @property
    def spores_left(self) -> int:
        """The Spores in the pool."""
        return growth.spores_left(self.game)

    @property
    def rest(self) -> list[int]:
        """The spaces of the Queen board with a Stinkhorn, by their order from the arrow on."""
        board = [space for space in self.game.queen_board if space.holds == "stinkhorn"]
        return [space.order for space in board if queen_board.resting(self.game, space)]


@attrs.frozen
class Card:
    """What movement asks of the record of an Event card."""

    id: str
    corridors: tuple[int, ...]


Tables = Callable[..., ColonyTable]


@pytest.fixture
def colony(nemesis_race_table: Callable[..., Any]) -> Tables:
    """Makes tables; afterwards no component is lost and none is there twice."""
    return lambda *characters: nemesis_race_table("chytrids", *characters, table=ColonyTable)


@pytest.fixture
def t(colony: Tables) -> ColonyTable:
    """A table for alpha and beta, both in Room a."""
    return colony()


@pytest.fixture
def f(nemesis_table: Callable[..., Any]) -> ColonyTable:
    """Janitor, Lab Rat and Xenobiologist on the Facility, in Rooms far from each other, everything with Power."""
    at = {"janitor": "repository", "lab-rat": "alert-room", "xenobiologist": "backup-power-supply"}
    made: ColonyTable = nemesis_table(*at, variant="chytrids", table=ColonyTable).midgame(at)
    made.game.facility.powered.update(dict.fromkeys("1234", 1))
    return made


@pytest.fixture
def s(nemesis_table: Callable[..., Any]) -> ColonyTable:
    """Captain, Pilot and Scout on the ship, in Cockpit, Engine 3 and Engine 2, each with one Action card in hand."""
    at = {"captain": "cockpit", "pilot": "engine-3", "scout": "engine-2"}
    made: ColonyTable = nemesis_table(*at, variant="chytrids-on-the-ship", table=ColonyTable).midgame(at)
    for who in at:
        made.hand(who, "search")
    return made


@pytest.fixture
def hidden() -> Callable[[Game, Iterable[str]], bool]:
    """Asks of a game whether no face of some pieces is in what anybody sees."""
    return nobody_sees
