"""A table with the crew on the fakes, and a bench that lends the small board what the crew's cards speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import attrs
import pytest

from nemesis_core import Effects, Game, Piece, Plugin, Ruleset, assemble, hookimpl
from nemesis_core.rules import gain_knowledge
from nemesis_core.testing import CrewTable, conserving, fakes

CREW = "lockdown-crew"
BENCH = "bench"
EFFECTS = Effects(BENCH)


@attrs.define
class Bench:
    """Computer cards (the top of the deck is its end), and what the crew had the board do."""

    face_up: str = "card-1"
    deck: list[str] = attrs.field(factory=lambda: ["card-5", "card-4", "card-3", "card-2"])
    done: list[str] = attrs.field(factory=list)
    rides: list[str] = attrs.field(factory=list)
    flipped: list[str] = attrs.field(factory=list)
    sections: dict[str, str] = attrs.field(factory=dict)
    infections: int = 0
    die: str = ""
    hive: str = ""
    stung: list[str] = attrs.field(factory=list)


class BenchHooks:
    """Computers whose card always offers "learn" and "door", lifts, Power tokens, a better die, infection, a hive."""

    @hookimpl
    def effects(self) -> list[Effects]:
        return [EFFECTS]

    @hookimpl
    def state_parts(self) -> dict[str, type]:
        return {"bench": Bench}

    @hookimpl
    def computer_actions(self, game: Game, who: Any) -> list[tuple[str, ...]]:
        return [("learn",), ("door", "ab")]

    @hookimpl
    def computer_cost(self, game: Game, who: Any) -> int:
        return 1

    @hookimpl
    def computer_action(self, game: Game, who: Any, option: tuple[str, ...], keep: bool) -> bool:
        game.bench.done.append(f"{game.bench.face_up}: {' '.join(option)}")
        if not keep:
            self.computer_turned(game, who)
        return True

    @hookimpl
    def computer_turned(self, game: Game, who: Any) -> bool:
        game.bench.deck.insert(0, game.bench.face_up)
        game.bench.face_up = game.bench.deck.pop()
        return True

    @hookimpl
    def computer_deck(self, game: Game) -> list[str]:
        return game.bench.deck  # type: ignore[no-any-return]

    @hookimpl
    def ride_elevator(self, game: Game, who: Any, target: str) -> bool:
        game.bench.rides.append(f"{who.id} to {target}")
        return True

    @hookimpl
    def command(self, game: Game, name: str, argument: str) -> bool | None:
        if name != "flip-power":
            return None
        game.bench.flipped.append(argument)
        return True

    @hookimpl
    def section(self, game: Game, place: str) -> str | None:
        return game.bench.sections.get(place)  # type: ignore[no-any-return]

    @hookimpl
    def shoot_die(self, game: Game, who: Any) -> str | None:
        return game.bench.die or None

    @hookimpl
    def item_targets(self, game: Game, place: str) -> list[str] | None:
        return ["hive"] if place == game.bench.hive else None

    @hookimpl
    def sample_targets(self, game: Game, place: str) -> list[str] | None:
        return ["hive"] if place == game.bench.hive else None

    @hookimpl
    def causes_combat(self, game: Game, place: str) -> bool | None:
        return True if place == game.bench.hive else None

    @hookimpl
    def hit_target(self, game: Game, who: Any, target: str, injuries: int, cause: str) -> bool | None:
        if target != "hive":
            return None
        game.bench.stung.append(f"{injuries} {cause}")
        return True

    @hookimpl
    def infected(self, game: Game, who: Any) -> bool:
        game.bench.infections += 1
        return True


bench = BenchHooks()


@EFFECTS.bind("room", *(f"{colour}-room.work" for colour in ("white", "yellow", "red", "green")))
def work(game: Game, who: Any) -> None:
    """The Room Action of the bench's Rooms: 2 Knowledge."""
    gain_knowledge(game, who, 2)


def _room(name: str, **fields: Any) -> dict[str, Any]:
    return {"id": name, "group": "I", "source": "stand-in", **fields}


def _crafted(name: str, tag: str, **fields: Any) -> dict[str, Any]:
    return {"id": name, "kind": "crafted", "recipe": ["tool", "cloth"], "tags": [tag], "source": "stand-in", **fields}


WORK = [{"id": "work", "name": "Work", "cost": 2}]
RECORDS: dict[str, list[dict[str, Any]]] = {
    "room": [
        _room("white-room", color="white", computer=True, searchable=True, action=WORK),
        *(_room(f"{c}-room", color=c, searchable=True, action=WORK) for c in ("yellow", "red", "green")),
        _room("lift-1", roles=["elevator"]),
        _room("lift-2", roles=["elevator"]),
    ],
    "item": [
        _crafted("burner", "fire-source", weapon="classic", ammo_max=4),
        _crafted("bottle", "fire-source"),
        _crafted("wrap", "enviro-suit"),
        _crafted("prod", "taser"),
        {"id": "tools", "kind": "deck", "counts": {"yellow": 1}, "source": "stand-in"},
    ],
    "die": [{"id": "better-die", "faces": ["discard-hit"], "source": "stand-in"}],
    "die_result": [
        {"id": "discard-hit", "dice": ["better-die"], "injuries": 0, "discard_bonus": 1, "source": "stand-in"}
    ],
}


@cache
def ruleset(with_bench: bool = True, edition: str = "lockdown") -> Ruleset:
    """The crew on the fakes, with or without the bench, as a board of `edition`."""
    piece = Piece(id=BENCH, kind="house-rule", title="Bench", implementation=(f"{__name__}:bench",), records=RECORDS)
    if not with_bench:
        return fakes(edition, crew=(CREW,))
    return fakes(edition, more=(Plugin(pieces=(piece,)),), crew=(CREW,), house_rules=(BENCH,))


@cache
def ship_ruleset() -> Ruleset:
    """The crew on the ship."""
    return assemble("nemesis", crew=(CREW,))


Crew = Callable[..., CrewTable]


def _tables(rules: Callable[[], Ruleset], aside: str = "") -> Iterator[Crew]:
    """A maker of tables; after the test no component of any of them may be lost.

    A Character that is named alone has another one at the place `aside`, where the game takes two.
    """

    def make(*characters: str) -> CrewTable:
        other = [name for name in ("janitor", "survivor") if aside and name not in characters]
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
    """The same on a board without Computers and lifts."""
    yield from _tables(lambda: ruleset(with_bench=False))


@pytest.fixture
def aboard() -> Iterator[Crew]:
    """The same on a board of the original game."""
    yield from _tables(lambda: ruleset(edition="nemesis"))


@pytest.fixture
def ship() -> Iterator[Crew]:
    """The same on the ship."""
    yield from _tables(ship_ruleset, "engine-1")
