"""A table with the crew on the fakes, and a bench that lends the small board what the crew's cards speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import attrs
import pytest

from nemesis_core import Effects, Game, Piece, Plugin, Ruleset, assemble, hookimpl
from nemesis_core.rules import arrive, gain_knowledge
from nemesis_core.testing import CrewTable, conserving, fakes

CREW = "nemesis-crew"
BENCH = "bench"
EFFECTS = Effects(BENCH)


@attrs.define
class Bench:
    """Where the Rover is and where Rooms were used, which faces of the die count as others, which die is rolled."""

    rover: str = "b"
    worked: list[str] = attrs.field(factory=list)
    counted: dict[str, str] = attrs.field(factory=dict)
    infections: int = 0
    die: str = ""


class BenchHooks:
    """A Rover between three Rooms, a better die, dice that lie, infection."""

    @hookimpl
    def effects(self) -> list[Effects]:
        return [EFFECTS]

    @hookimpl
    def state_parts(self) -> dict[str, type]:
        return {"bench": Bench}

    @hookimpl
    def command_targets(self, game: Game, name: str) -> list[str] | None:
        return [p for p in ("b", "d", "e") if p != game.bench.rover] if name == "move-rover" else None

    @hookimpl
    def command(self, game: Game, name: str, argument: str) -> bool | None:
        if name != "move-rover":
            return None
        game.bench.rover = argument
        return True

    @hookimpl
    def shoot_die(self, game: Game, who: Any) -> str | None:
        return game.bench.die or None

    @hookimpl
    def face_counted(self, game: Game, who: Any, piece: Any, face: str) -> str | None:
        return game.bench.counted.get(face)  # type: ignore[no-any-return]

    @hookimpl
    def infected(self, game: Game, who: Any) -> bool:
        game.bench.infections += 1
        return True


bench = BenchHooks()


@EFFECTS.bind("room", "terminal.work", "cellar.work")
def work(game: Game, who: Any) -> None:
    """2 Knowledge, and a note of where it was done."""
    gain_knowledge(game, who, 2)
    game.bench.worked.append(who.place)


@EFFECTS.bind("room", "terminal.go")
def go(game: Game, who: Any) -> None:
    """To the workshop."""
    arrive(game, who, "b", noise="none")


@EFFECTS.bind("room", "terminal.doom")
def doom(game: Game, who: Any) -> None:
    """The end."""
    game.end("doom")


def _room(name: str, **fields: Any) -> dict[str, Any]:
    return {"id": name, "group": "I", "source": "stand-in", **fields}


WORK = {"id": "work", "name": "Work", "cost": 2}
RECORDS: dict[str, list[dict[str, Any]]] = {
    "room": [
        _room(
            "terminal",
            computer=True,
            action=[WORK, {"id": "go", "name": "Go", "cost": 2}, {"id": "doom", "name": "Doom", "cost": 2}],
        ),
        _room("cellar", fire=False, action=[WORK]),
    ],
    "item": [
        {"id": "wrap", "kind": "crafted", "recipe": ["cloth", "tool"], "count": 1, "source": "stand-in"},
    ],
    "die": [{"id": "better-die", "faces": ["discard-hit", "hit-discard-two"], "source": "stand-in"}],
    "die_result": [
        {"id": "discard-hit", "dice": ["better-die"], "injuries": 0, "discard_bonus": 1, "source": "stand-in"},
        {"id": "hit-discard-two", "dice": ["better-die"], "injuries": 1, "discard_bonus": 1, "source": "stand-in"},
    ],
}


@cache
def ruleset(with_bench: bool = True) -> Ruleset:
    """The crew on the fakes, with or without the bench."""
    piece = Piece(id=BENCH, kind="house-rule", title="Bench", implementation=(f"{__name__}:bench",), records=RECORDS)
    if not with_bench:
        return fakes(crew=(CREW,))
    return fakes(more=(Plugin(pieces=(piece,)),), crew=(CREW,), house_rules=(BENCH,))


@cache
def ship_ruleset(traits: bool = False) -> Ruleset:
    """The crew on the ship, perhaps with its Traits."""
    return assemble("nemesis", house_rules=("nemesis-traits",) if traits else ())


Crew = Callable[..., CrewTable]


def _tables(rules: Callable[[], Ruleset], aside: str = "") -> Iterator[Crew]:
    """A maker of tables; after the test no component of any of them may be lost.

    A Character that is named alone has another one at the place `aside`, where the game takes two.
    """

    def make(*characters: str) -> CrewTable:
        other = [name for name in ("mechanic", "soldier") if aside and name not in characters]
        table = CrewTable(rules(), [*characters, *other[: len(characters) < 2]], seed=1)
        if len(characters) == 1 and aside:
            table.put(1, aside)
        return table

    with conserving() as counted:
        yield lambda *characters: counted(make(*characters))


@pytest.fixture
def crew() -> Iterator[Crew]:
    """Make a table for Characters of the crew."""
    yield from _tables(ruleset)


@pytest.fixture
def plain_crew() -> Iterator[Crew]:
    """The same on a board without a Rover."""
    yield from _tables(lambda: ruleset(with_bench=False))


@pytest.fixture
def ship() -> Iterator[Crew]:
    """The same on the ship."""
    yield from _tables(ship_ruleset, "engine-1")


@pytest.fixture
def traits() -> Iterator[Crew]:
    """The same on the ship, with Traits."""
    yield from _tables(lambda: ship_ruleset(traits=True), "engine-1")
