"""The island: rooms up and down a tower, a lamp that burns oil, wind in place of the Noise die, tides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from nemesis_core import Effects, Record, Step, hookimpl
from nemesis_core.rules import (
    ActionKind,
    characters_at,
    encounter,
    has_role,
    heal_light,
    lay,
    light_wound,
    make_pile,
    objects_at,
    role_places,
)

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("island")
BRIGHT = 6


@attrs.frozen(kw_only=True)
class Tide(Record):
    """A card of the tide deck: how high the water comes."""

    height: int
    count: int = 1


@attrs.define
class Island:
    """The lamp and the sea."""

    flame: int = 2
    oil: int = 3
    tides: list[str] = attrs.field(factory=list)
    past: list[str] = attrs.field(factory=list)
    puffs: int = 0


@hookimpl
def record_kinds() -> dict[str, type[Record]]:
    return {"tide": Tide}


@hookimpl
def effects() -> list[Effects]:
    return [EFFECTS]


@hookimpl
def state_parts() -> dict[str, type]:
    return {"island": Island}


@hookimpl
def compile_content(ruleset: Any) -> dict[str, Any]:
    ruleset.compiled["story"].update({"tide": "The tide is {height} high.", "flame": "The flame is at {now}."})
    return {"tides": {f"{t.id}/{n + 1}": t for t in ruleset.content.of("tide") for n in range(t.count)}}


@hookimpl
def card_backs(ruleset: Any) -> dict[str, str]:
    return dict.fromkeys(ruleset.compiled["tides"], "tide")


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "sea", lay_tides, after="decks"),
        Step("event", "tide", rise, after="time"),
        Step("event", "burn", burn, before="end"),
    ]


def lay_tides(game: Game) -> None:
    game.island.tides = make_pile(game, "tides", list(game.tides))


def rise(game: Game) -> bool:
    """The top card tells which rooms are wet: those numbered up to its height. A spring tide brings another card."""
    island = game.island
    if not island.tides:
        island.tides, island.past = island.past, []
        game.shuffle("tides", island.tides)
    card = game.drawn(island.tides.pop())
    island.past.append(card)
    tide = game.tides[card]
    game.tell("tide", "TOY-1", height=tide.height)
    for place in game.board.order[: tide.height]:
        for who in characters_at(game, place):
            light_wound(game, who, "tide")
    return tide.height > 2


def burn(game: Game) -> None:
    """The flame eats oil and grows small without it; when it goes out, so does the game."""
    island = game.island
    if island.oil:
        island.oil -= 1
    else:
        change_flame(game, -1)


def change_flame(game: Game, by: int) -> None:
    island = game.island
    island.flame = max(0, min(BRIGHT, island.flame + by))
    game.tell("flame", "TOY-2", now=island.flame)
    if not island.flame:
        game.end("dark")


# ---------------------------------------------------------------- what others ask or order


@hookimpl
def darkness(game: Game, place: str) -> bool:
    return game.island.flame < 2 and not has_role(game, place, "lamp")


@hookimpl
def command(game: Game, name: str, argument: str) -> bool | None:
    if name == "feed-flame":
        change_flame(game, int(argument))
        return True
    if name == "bring-oil":
        game.island.oil += 1
        return True
    if name == "read-the-sea":
        for card in game.island.tides[-1:]:
            game.know(card, (int(argument),))
        return True
    return None


@hookimpl
def noise_die(game: Game, who: Any) -> str:
    return "wind"


@hookimpl
def noise_result(game: Game, who: Any, face: str) -> bool:
    """Calm is nothing, a gust blows things about, a cry is answered from the bag."""
    if face == "gust":
        game.island.puffs += 1
        for thing in objects_at(game, who.place):
            game.table.objects[who.place].remove(thing)
            lay(game, thing, game.board.order[0])
    elif face == "cry":
        encounter(game, who)
    return True


# ---------------------------------------------------------------- what one can do here


def stoke_options(game: Game, who: Any, combat: bool, payable: int) -> list[tuple[str, ...]]:
    if combat or not payable or not game.island.oil or not has_role(game, who.place, "lamp"):
        return []
    return [("stoke",)]


def stoke(game: Game, who: Any, option: tuple[str, ...]) -> None:
    if game.island.oil:
        game.island.oil -= 1
        change_flame(game, 1)


@hookimpl
def action_kinds() -> dict[str, ActionKind]:
    return {"stoke": ActionKind(stoke_options, stoke, lambda game, who, option: 1)}


@EFFECTS.bind("room", "cottage.sit-by-the-fire", choices=lambda game, who: [()] if who.light else [])
def sit(game: Game, who: Any) -> None:
    heal_light(game, who)


@EFFECTS.bind("exploration_effect", "draught")
def draught(game: Game, who: Any, corridor: str) -> None:
    change_flame(game, -1)


@EFFECTS.bind("exploration_effect", "barrel")
def barrel(game: Game, who: Any, corridor: str) -> None:
    game.island.oil += 2


@EFFECTS.bind("item", "biscuit.eat")
def eat(game: Game, who: Any) -> None:
    heal_light(game, who)


@EFFECTS.bind("item", "flare.burn", choices=lambda game, who: role_places(game, "lamp"))
def flare(game: Game, who: Any, place: str) -> None:
    change_flame(game, 2)
