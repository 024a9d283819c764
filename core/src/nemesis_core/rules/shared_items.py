"""Effects of the Items that boards have in common: they serve the records of any board."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from ..content import Effects
from . import crew_kit, item_kit
from .attacks import attack, attack_target
from .costs import pay
from .doors import ways_to
from .fighting import deal, injurable
from .intruders import door_stops, move_through, retreat
from .inventory import load, weapons
from .markers import place_fire
from .moving import move, neighbours
from .piles import discard_from_hand, draw_to_hand
from .queries import action_cards, object_kind, others_here
from .wounds import dress, heal_serious, serious_wound

if TYPE_CHECKING:
    from ..game import Game
    from .fighting import Shot
    from .table import Character, Intruder

DONE = "done"
EGGS_PER_GRENADE = 2
MAGAZINE = 2

EFFECTS = Effects(Effects.shared)
EFFECTS.bind("item", "medkit.dress-serious", "clothes.dress-serious", choices=item_kit.to_dress)(dress)
EFFECTS.bind("item", "medkit.heal-serious", choices=item_kit.to_heal)(heal_serious)
EFFECTS.bind("item", "clothes.wipe", choices=item_kit.slimed)(item_kit.wipe)
EFFECTS.bind("item", "duct-tape.fix-room", choices=crew_kit.broken)(crew_kit.fix_room)
EFFECTS.bind("item", "recon-drone.scout-room", choices=item_kit.unscouted)(item_kit.scout)

# ---------------------------------------------------------------- cards


@EFFECTS.bind("item", "adrenaline-injection.inject")
def inject(game: Game, who: Character) -> None:
    """Draw a card; the turn goes on until `who` passes."""
    draw_to_hand(game, who, 1)
    who.unlimited = True


@EFFECTS.bind("item", "synthetic-food.eat")
def eat(game: Game, who: Character) -> None:
    """Draw 2 cards."""
    draw_to_hand(game, who, 2)


@EFFECTS.bind("item", "military-drugs.swallow")
def swallow(game: Game, who: Character) -> None:
    """Put away any cards of the hand, then draw at most one more than that."""
    away = 0
    while who.hand:
        card = game.ask(who.seat, "put-away", [DONE, *sorted(who.hand)])
        if card == DONE:
            break
        discard_from_hand(game, who, card)
        away += 1
    number = game.ask(who.seat, "draw", [str(n) for n in range(away + 2)])
    draw_to_hand(game, who, int(number))


# ---------------------------------------------------------------- Weapons and what is added to Items


@EFFECTS.bind("item", "flamethrower.shot")
def flamethrower(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """At least 1 Injury to anything but on a miss; on two-hits the Room burns."""
    if shot.result.id != item_kit.BLANK:
        shot.at_least(1)
    if shot.result.id == item_kit.TWO_HITS:
        place = who.place
        shot.after.append(lambda: place_fire(game, place))


def attachable(game: Game, who: Character) -> list[str]:
    """The Energy Weapons to which a magazine can be added."""
    return weapons(game, who, "energy")


@EFFECTS.bind("item", "extended-magazine.attach", choices=attachable)
def extend(game: Game, who: Character, weapon: str) -> None:
    """The Weapon, which can hold 2 more from now on, gains 2 Ammo."""
    load(game, who, weapon, MAGAZINE)


def loose_pairs(game: Game, who: Character) -> list[tuple[str, str]]:
    """Each two Heavy Items of `who` that are not taped to another."""
    loose = sorted(card for card in who.held if not object_kind(card) and card not in who.taped)
    return list(combinations(loose, 2))


@EFFECTS.bind("item", "duct-tape.combine", choices=loose_pairs)
def tape(game: Game, who: Character, first: str, second: str) -> None:
    """Two Heavy Items fill one Hand slot from now on; the tape, added to the first, holds them."""
    who.taped += [first, second]


# ---------------------------------------------------------------- what is thrown or set off


@EFFECTS.bind("item", "grenade.throw", choices=item_kit.injurable_in_reach)
def throw(game: Game, who: Character, target: str) -> None:
    """2 Injuries to the target, 1 to every other Intruder there, 1 Serious Wound to every Character there."""
    place = next(place for place in item_kit.in_reach(game, who) if target in injurable(game, place))
    item_kit.blast(game, who, place, "grenade", serious_wound, target)


@EFFECTS.bind("item", "grenade.throw-at-eggs", choices=item_kit.egg_places)
def throw_at_eggs(game: Game, who: Character, place: str) -> None:
    """2 Eggs there are destroyed; a Noise roll follows (LD-NEST-05)."""
    item_kit.throw_at_eggs(game, who, place, EGGS_PER_GRENADE)


@EFFECTS.bind("item", "smoke-grenade.smoke", choices=crew_kit.ways)
def smoke(game: Game, who: Character, place: str, corridor: str) -> None:
    """Every other Character here discards an Action card; `who` slips away unattacked."""
    for other in others_here(game, who):
        pay(game, other, min(1, len(action_cards(game, other))))
    move(game, who, place, corridor, attacked=False)


@EFFECTS.bind("item", "taser.shock-intruder", choices=crew_kit.injurable_here)
def shock_intruder(game: Game, who: Character, target: str) -> None:
    """1 Injury, and it Retreats, if it can and unless it is gone already."""
    place = who.place
    deal(game, who, target, 1, item_kit.some("taser"))
    piece = game.table.intruders.get(target)
    if piece is not None and piece.place == place:
        retreat(game, piece)


# ---------------------------------------------------------------- Decoy


def lured(game: Game, place: str) -> list[tuple[Intruder, str]]:
    """The Intruders in the Rooms joined to `place`, each with its Corridor, an open one where there are several."""
    next_door = ways_to(game, place)
    return [(i, next_door[i.place]) for i in game.table.intruders.values() if i.place in next_door]


def lure_places(game: Game, who: Character) -> list[str]:
    """The neighbouring Rooms that have an Intruder next door."""
    return [place for place in neighbours(game, who.place) if lured(game, place)]


@EFFECTS.bind("item", "decoy.lure", choices=lure_places)
def lure(game: Game, who: Character, place: str) -> None:
    """Every Intruder next to the chosen Room moves there; out of a Combat it attacks first.

    Not one that a Closed Door stops, which it destroys: it does not leave.
    """
    for piece, corridor in lured(game, place):
        start = piece.place
        victim = None if door_stops(game, piece, corridor) else attack_target(game, start)
        if victim is not None:
            attack(game, piece, victim, "decoy")
        if piece.id in game.table.intruders and piece.place == start:
            move_through(game, piece, corridor)
