"""The end of the game: who dies with the ship, the Engines and Coordinates Checks, what Objectives ask of the ship."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from nemesis_core.rules import crew_kit, die, objects_at, perish, role_places, status_in, survivors, weakness_slots

from .course import card, world
from .engines import state, working
from .hibernation import HIBERNATING
from .pods import ESCAPED
from .self_destruct import DESTROYED, JUMP

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

Condition = Callable[["Game", "Character", str], bool]
ENGINES_NEEDED: Final = 2
EARTH, MARS = "earth", "mars"
MARS_WANTED: Final = f"ship-reaches-{MARS}"
"""The condition that lets one that hibernates live though the ship flies to Mars."""


# ---------------------------------------------------------------- the checks


def last_deaths(game: Game) -> None:
    """Step: whoever is awake aboard dies, and if the ship explodes whoever hibernates (SH-END-01 to SH-END-03).

    One that waits in a Pod is aboard (SH-POD-13).
    """
    reason = game.state.ending
    if reason == DESTROYED:
        explode(game, "SH-END-02")
    elif reason == JUMP:
        game.tell("jump", "SH-END-01")
    lost = ("active", HIBERNATING) if reason == DESTROYED else ("active",)
    kill_all(game, [who for who in game.table.characters if who.status in lost], reason)
    for seats in game.ship.waiting.values():
        seats.clear()


def explode(game: Game, rule: str) -> None:
    """The ship is gone, as `rule` says, with every Intruder, the Queen and the Nest (SH-END-02, SH-VICTORY-09)."""
    game.ship.destroyed = True
    game.tell("explode", rule)
    perish(game)


def kill_all(game: Game, doomed: list[Character], cause: str) -> None:
    """All of them die of `cause`."""
    for who in doomed:
        die(game, who, cause)


def sleepers(game: Game) -> list[Character]:
    """The Characters that hibernate."""
    return [who for who in game.table.characters if who.status == HIBERNATING]


def engines_check(game: Game) -> None:
    """Step: the top tokens are turned up; with fewer than 2 Working ones the ship explodes (SH-VICTORY-01, -02).

    A Malfunction in an Engine Room changes nothing (SH-VICTORY-03); of a ship that is gone nothing is turned up.
    """
    if game.ship.destroyed or not survivors(game):
        return
    game.tell("check", "SH-VICTORY-01", check="engines")
    for engine, tokens in game.ship.engines.items():
        game.know_all(tokens[-1])
        game.tell("engine.open", "SH-VICTORY-02", engine=engine, state=state(game, engine))
    if len(working(game)) < ENGINES_NEEDED:
        explode(game, "SH-VICTORY-02")
        kill_all(game, sleepers(game), "engines")


def coordinates_check(game: Game) -> None:
    """Step: the Coordinates are turned up; unless they lead to Earth who hibernates dies (SH-VICTORY-01, -04).

    Bound for Mars, one whose Objective asks for Mars lives (SH-VICTORY-05, SH-WIN-02). They stay face down when the
    ship is gone (SH-COCKPIT-05).
    """
    if game.ship.destroyed or not survivors(game):
        return
    game.tell("check", "SH-VICTORY-01", check="coordinates")
    game.know_all(card(game))
    goal = world(game)
    game.tell("coordinates.open", "SH-VICTORY-04", coordinates=card(game))
    game.tell("course", "SH-VICTORY-04", world=goal)
    if goal != EARTH:
        kill_all(game, [who for who in sleepers(game) if not (goal == MARS and wants_mars(game, who))], "course")


def wants_mars(game: Game, who: Character) -> bool:
    """Has the player of `who` an Objective that asks for Mars?"""
    records = [game.cards.objectives[card] for card in crew_kit.objectives_of(game, who)]
    return any(MARS_WANTED in way for record in records for way in record.any_of)


# ---------------------------------------------------------------- conditions


def reaches(goal: str) -> Condition:
    """A condition: the ship is whole and flies to `goal`."""
    return lambda game, who, argument: not game.ship.destroyed and world(game) == goal


def weakness_of(kind: str) -> Condition:
    """A condition: the Weakness of Objects of `kind`, or what a race has in its place, is discovered, by whomever."""

    def condition(game: Game, who: Character, argument: str) -> bool:
        slots = enumerate(weakness_slots(game))
        turned = any(slot.object == kind and game.laboratory.revealed[n] for n, slot in slots)
        return turned or kind in game.laboratory.found

    return condition


def blue_in_surgery(game: Game, who: Character, argument: str) -> bool:
    """The blue Corpse lies in the Surgery, carried by nobody."""
    return any(game.ship.blue in objects_at(game, place) for place in role_places(game, "surgery"))


CONDITIONS: Final[dict[str, Condition]] = {
    "ship-reaches-earth": reaches(EARTH),
    MARS_WANTED: reaches(MARS),
    "ship-destroyed": lambda game, who, argument: bool(game.ship.destroyed),
    "weakness-egg": weakness_of("egg"),
    "weakness-carcass": weakness_of("intruder-carcass"),
    "left-by-pod": status_in(ESCAPED),
    "left-or-hibernates": status_in(ESCAPED, HIBERNATING),
    "carry-blue-corpse": lambda game, who, argument: game.ship.blue in who.held,
    "blue-corpse-in-surgery": blue_in_surgery,
}


def report(game: Game) -> dict[str, Any]:
    """Columns of a simulation: how the ship ended, its course if it is whole, its Engines, who took which way."""
    ship, left = game.ship, [who.left for who in game.table.characters]
    return {
        "time": ship.time,
        "self_destruct": ship.self_destruct >= 0,
        "ship_destroyed": ship.destroyed,
        "engines_working": len(working(game)),
        "course": None if ship.destroyed else world(game),
        "escaped": left.count(ESCAPED),
        "hibernated": left.count(HIBERNATING),
        "pods_left": len(ship.pods),
    }
