"""The table of these tests: the fakes with this race, on the small board in two Sections, and the real pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Self

import pytest

from nemesis_carnomorphs import mutations
from nemesis_carnomorphs.state import Brood
from nemesis_core import Game
from nemesis_core.rules import encounter, seat_name
from nemesis_core.testing import RaceTable, nobody_sees, race_rules


class BroodTable(RaceTable):
    """A table for Carnomorphs: Mutations are dealt by name, Adaptations turned up, the Mutation Action is a line."""

    @property
    def brood(self) -> Brood:
        """The race's part of the state."""
        part: Brood = self.game.brood
        return part

    # ---------------------------------------------------------------- Adaptations

    def adapted(self, *names: str) -> Self:
        """These Adaptations, three at most, lie face up on the slots from the left; other slots stay as they are."""
        for slot, card in self._laid(names).items():
            self.brood.faces[slot] = 1
            self.game.know_all(card)
        return self

    def face_down(self, *names: str) -> Self:
        """These three Adaptations lie on the slots from the left, all face down."""
        self.brood.faces.update(dict.fromkeys(self._laid(names), 0))
        return self

    def _laid(self, names: Iterable[str]) -> dict[str, str]:
        """The cards `names` lie on the slots from the left, whatever lay there; slot -> card."""
        part, laid = self.brood, {}
        for slot, name in zip(list(part.adaptations), names, strict=False):
            card = laid[slot] = f"{name}/1"
            other = next((place for place, lying in part.adaptations.items() if lying == card), "")
            if other:
                part.adaptations[other] = part.adaptations[slot]
            else:
                part.spare[part.spare.index(card)] = part.adaptations[slot]
            part.adaptations[slot] = card
        return laid

    def plain(self) -> Self:
        """All slots are face down, with Adaptations on them that change nothing in Feeding, Events and attacks."""
        return self.face_down("agile", "caustic-blood", "keen-scent")

    # ---------------------------------------------------------------- Feeding

    def blue(self, place: str) -> str:
        """The blue Corpse, and no other that was it before, lies at `place`; returns it."""
        self.brood.blue = self.lies("character-corpse", place)
        return self.brood.blue

    def no_more(self, kind: str, place: str) -> Self:
        """All miniatures of `kind` that are left stand at `place`."""
        left = self.game.cards.kinds[kind].miniatures - sum(i.kind == kind for i in self.table.intruders.values())
        for _ in range(left):
            self.intruder(kind, place, token=False)
        return self

    def away(self) -> Self:
        """Alpha and beta stand in f, out of the way."""
        return self.put("alpha", "f").put("beta", "f")

    def attacks_and_feeding(self) -> Self:
        """The step in which Carnomorphs attack and Feed, in all its parts."""
        for name in ("voracious-feeding", "attacks", "feeding"):
            self.step("event", name)
        return self

    def kinds_at(self, place: str) -> list[str]:
        """The kinds of the Carnomorphs at `place`, in the order in which they came."""
        return [piece.kind for piece in self.at(place)]

    def lying(self, place: str) -> list[str]:
        """The kinds of the Objects that lie at `place`."""
        return [token.partition("/")[0] for token in self.table.objects.get(place, [])]

    # ---------------------------------------------------------------- Mutations

    def mutant(self, who: Any, card: str = "bone-blades", markers: int = 0, shown: bool = False) -> Self:
        """`who` has the Mutation card `card`, which only it knows unless it is `shown`, and so many markers."""
        c, part, deck = self.who(who), self.game.brood, self.table.decks[mutations.DECK]
        copy = self._take(deck, card)
        part.mutations[seat_name(c)] = copy
        part.shown.update({seat_name(c): 1} if shown else {})
        part.markers[seat_name(c)] = markers
        self.game.know(copy, range(self.game.state.seats) if shown else (c.seat,))
        return self

    def mutates(self, who: Any, infected: bool = True) -> Self:
        """`who` takes the Mutation Action with one Contamination card, which comes to its hand, INFECTED or not."""
        self.contaminate(who, clean=not infected, infected=infected, pile="hand")
        return self.act(who, "mutate")

    def part(self, who: Any, card: str, infected: bool) -> Self:
        """`who`, with the Mutation card `card`, takes the Mutation Action; `will` answers what the card asks."""
        return self.mutant(who, card).mutates(who, infected)

    def markers(self, who: Any) -> int:
        """The Mutation markers of `who`."""
        return mutations.markers(self.game, self.who(who))

    def mutation(self, who: Any) -> str:
        """The Mutation card of `who` by the id of its record, or an empty text."""
        return mutations.card_of(self.game, self.who(who)).partition("/")[0]

    # ---------------------------------------------------------------- Adaptations and tokens

    @property
    def up(self) -> list[str]:
        """The kinds whose Adaptation lies face up, from the left."""
        return [slot.kind for slot in self.game.adaptation_slots if self.game.brood.faces[slot.id]]

    def meets(self, who: Any, token: str) -> Self:
        """`who` has an Encounter, and `token`, a kind or the id of a token's record, is drawn."""
        self.bag(token)
        return self.do(lambda: encounter(self.game, self.who(who)))

    def aside(self, *types: str) -> int:
        """How many tokens of `types` are in the supply."""
        return sum(self.game.cards.tokens[token].type in types for token in self.table.supply)


Tables = Callable[..., BroodTable]


@pytest.fixture
def brood(nemesis_race_table: Callable[..., Any]) -> Tables:
    """Makes tables; afterwards no component is lost and none is there twice."""
    return lambda *characters: nemesis_race_table("carnomorphs", *characters, table=BroodTable).plain()


@pytest.fixture
def t(brood: Tables) -> BroodTable:
    """A table for alpha and beta, both in Room a."""
    return brood()


@pytest.fixture
def outside() -> Iterator[BroodTable]:
    """As `t`, on a board with Paths and a network that is no Technical Corridors."""
    t = BroodTable(race_rules("carnomorphs", outside=True), ["alpha", "beta"])
    yield t
    t.check()


@pytest.fixture
def n(nemesis_race_table: Callable[..., Any]) -> BroodTable:
    """As `t`, on a board of the original game."""
    made: BroodTable = nemesis_race_table("carnomorphs", edition="nemesis", table=BroodTable)
    return made.plain()


@pytest.fixture
def f(nemesis_table: Callable[..., Any]) -> BroodTable:
    """Janitor, Lab Rat and Xenobiologist on the Facility, in Rooms far from each other, everything with Power."""
    at = {"janitor": "repository", "lab-rat": "alert-room", "xenobiologist": "backup-power-supply"}
    made: BroodTable = nemesis_table(*at, variant="carnomorphs", table=BroodTable).midgame(at)
    made.game.facility.powered.update(dict.fromkeys("1234", 1))
    return made.plain()


@pytest.fixture
def s(nemesis_table: Callable[..., Any]) -> BroodTable:
    """Captain, Pilot and Scout on the ship, in Cockpit, Engine 3 and Engine 2, each with one Action card in hand."""
    at = {"captain": "cockpit", "pilot": "engine-3", "scout": "engine-2"}
    made: BroodTable = nemesis_table(*at, variant="carnomorphs-on-the-ship", table=BroodTable).midgame(at)
    for who in at:
        made.hand(who, "search")
    return made.plain()


@pytest.fixture
def hidden() -> Callable[[Game, Iterable[str]], bool]:
    """Asks of a game whether no face of some pieces is in what anybody sees."""
    return nobody_sees
