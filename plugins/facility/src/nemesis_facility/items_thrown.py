"""Items that are thrown or set off: charges, grenades, decoys, the Taser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    Intruder,
    action_cards,
    attack,
    attack_target,
    by_name,
    characters_at,
    destroy_egg,
    discard_hand,
    in_order_at,
    injure,
    intruders_at,
    is_closed,
    light_wound,
    move,
    move_through,
    neighbours,
    noise_roll,
    open_ways,
    others_here,
    pay,
    place_fire,
    place_malfunction,
    retreat,
    seat_name,
    serious_wound,
    uncarried_eggs,
)

from .effects import EFFECTS, some
from .items_weapons import intruders_here

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

EGGS_PER_GRENADE = 2


def in_reach(game: Game, who: Character) -> list[str]:
    """The Room of `who` and its neighbours; a Closed Door stops whatever is thrown (LD-DOOR-05)."""
    return [who.place, *neighbours(game, who.place)]


@EFFECTS.bind("item", "thermite-charge.blow-up", choices=in_reach)
def thermite(game: Game, who: Character, place: str) -> None:
    """Malfunction, Fire, 1 Injury for each Intruder, 1 Light Wound for each Character there (LD-PVP-02)."""
    place_malfunction(game, place)
    place_fire(game, place)
    victims = in_order_at(game, place)
    for piece in intruders_at(game, place):
        injure(game, piece, 1, who, some("thermite-charge"))
    for victim in victims:
        light_wound(game, victim, "thermite-charge")


def grenade_targets(game: Game, who: Character) -> list[str]:
    """The Intruders in reach."""
    return [piece.id for place in in_reach(game, who) for piece in intruders_at(game, place)]


@EFFECTS.bind("item", "grenade.throw", choices=grenade_targets)
def throw(game: Game, who: Character, target: str) -> None:
    """2 Injuries to the target, 1 to every other Intruder there, 1 Serious Wound to every Character there."""
    place = game.table.intruders[target].place
    victims = in_order_at(game, place)
    for piece in sorted(intruders_at(game, place), key=lambda piece: piece.id != target):
        injure(game, piece, 2 if piece.id == target else 1, who, some("grenade"))
    for victim in victims:
        serious_wound(game, victim, "grenade")


def egg_places(game: Game, who: Character) -> list[str]:
    """The Rooms in reach with Eggs that nobody carries."""
    return [place for place in in_reach(game, who) if uncarried_eggs(game, place)]


@EFFECTS.bind("item", "grenade.throw-at-eggs", choices=egg_places)
def throw_at_eggs(game: Game, who: Character, place: str) -> None:
    """2 Eggs there are destroyed; a Noise roll follows (LD-NEST-05)."""
    for _ in range(EGGS_PER_GRENADE):
        destroy_egg(game, place)
    noise_roll(game, who)


def exits(game: Game, who: Character) -> list[tuple[str, str]]:
    """Where `who` can move, each with its Corridor."""
    return open_ways(game, who.place)


@EFFECTS.bind("item", "smoke-grenade.smoke", choices=exits)
def smoke(game: Game, who: Character, place: str, corridor: str) -> None:
    """Every other Character here discards an Action card; `who` slips away unattacked."""
    for other in others_here(game, who):
        pay(game, other, min(1, len(action_cards(game, other))))
    move(game, who, place, corridor, attacked=False)


# ---------------------------------------------------------------- Decoy


def lured(game: Game, place: str) -> list[tuple[Intruder, str]]:
    """The Intruders in the Rooms joined to `place`, each with its Corridor, an open one where there are several."""
    ways = sorted(game.board.ways[place], key=lambda way: is_closed(game, way[0]), reverse=True)
    next_door = {other: corridor for corridor, other in ways}
    return [(i, next_door[i.place]) for i in game.table.intruders.values() if i.place in next_door]


def lure_places(game: Game, who: Character) -> list[str]:
    """The neighbouring Rooms that have an Intruder next door."""
    return [place for place in neighbours(game, who.place) if lured(game, place)]


@EFFECTS.bind("item", "decoy.lure", choices=lure_places)
def lure(game: Game, who: Character, place: str) -> None:
    """Every Intruder next to the chosen Room moves there; out of a Combat it attacks first.

    Not one behind a Closed Door, which it destroys: it does not leave.
    """
    for piece, corridor in lured(game, place):
        start = piece.place
        victim = None if is_closed(game, corridor) else attack_target(game, start)
        if victim is not None:
            attack(game, piece, victim, "decoy")
        if piece.id in game.table.intruders and piece.place == start:
            move_through(game, piece, corridor)


# ---------------------------------------------------------------- Taser


@EFFECTS.bind("item", "taser.shock-intruder", choices=intruders_here)
def shock_intruder(game: Game, who: Character, target: str) -> None:
    """1 Injury; if the Intruder is still there it Retreats."""
    piece, place = game.table.intruders[target], who.place
    injure(game, piece, 1, who, some("taser"))
    if piece.id in game.table.intruders and piece.place == place:
        retreat(game, piece)


def with_hands(game: Game, who: Character) -> list[str]:
    """The Characters in the Room with cards in hand."""
    return [seat_name(c) for c in characters_at(game, who.place) if c.hand]


@EFFECTS.bind("item", "taser.shock-character", choices=with_hands)
def shock_character(game: Game, who: Character, name: str) -> None:
    """A Character in the Room discards its whole hand."""
    discard_hand(game, by_name(game, name))
