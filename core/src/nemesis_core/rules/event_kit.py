"""What the Event cards of several races do. Races bind these, none copies them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from .attacks import attack, attack_target
from .contamination import gain_contamination
from .doors import open_door, ways_to
from .encounters import encounter
from .event_phase import in_the_dark
from .intruders import move_through, vanish
from .inventory import discard_item, loose_items, unload
from .laboratory import nest_places, remove_nest_egg
from .markers import empty_items, noise_everywhere, place_fire, place_malfunction, place_noise, shrink_pool
from .moving import neighbours
from .objects import return_object
from .queries import (
    action_cards,
    counts_as_powered,
    has_character,
    has_role,
    object_kind,
    on_board,
    role_places,
    tile_at,
)
from .race_kit import LARVA, add_token, infest_character
from .wounds import light_wound, serious_wound

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character, Intruder

PANIC_AMMO = 2


def dark_places(game: Game, concerned: Callable[[Character], bool] | None = None) -> list[str]:
    """The Rooms of the Characters whom a Darkness effect touches, each once."""
    return list(dict.fromkeys(who.place for who in in_the_dark(game, concerned)))


def empty_handed(game: Game, who: Character) -> bool:
    """Has `who` no Action card in hand?"""
    return not action_cards(game, who)


def explored_rooms(game: Game) -> list[str]:
    """The explored places in number order."""
    return [place for place in game.board.order if place in game.table.explored]


def computers(game: Game) -> list[str]:
    """The explored Rooms with a Computer, working or not, in number order."""
    return [place for place in explored_rooms(game) if tile_at(game, place).computer]


def powered_computers(game: Game) -> list[str]:
    """Those of them in Sections with Power."""
    return [place for place in computers(game) if counts_as_powered(game, place)]


def rooms_fail(game: Game, places: Iterable[str]) -> None:
    """A Malfunction marker for each of `places` that can have one."""
    for place in places:
        place_malfunction(game, place)


def rooms_burn(game: Game, places: Iterable[str]) -> None:
    """A Fire marker for each of `places` that can have one."""
    for place in places:
        place_fire(game, place)


def rooms_sound(game: Game, places: Iterable[str]) -> None:
    """A Noise marker for each exit of `places` that has none."""
    for place in places:
        noise_everywhere(game, place)


def noise_in_the_dark(game: Game) -> None:
    """Darkness effect: Noise all around each Character."""
    rooms_sound(game, dark_places(game))


def contamination_in_the_dark(game: Game) -> None:
    """Darkness effect: a Contamination card for each Character."""
    for who in in_the_dark(game):
        gain_contamination(game, who)


def computer_fails(game: Game) -> None:
    """Of the powered Rooms with a Computer the one with the lowest number breaks.

    Ruling: nothing happens when that one is broken already.
    """
    rooms_fail(game, powered_computers(game)[:1])


def computers_burn(game: Game) -> None:
    """Each powered Room with a Computer burns."""
    rooms_burn(game, powered_computers(game))


def rooms_of_colour(game: Game, colour: str) -> list[str]:
    """The explored Rooms of `colour` in number order."""
    return [place for place in explored_rooms(game) if tile_at(game, place).color == colour]


def green_rooms_fail(game: Game) -> None:
    """Each explored green Room breaks."""
    rooms_fail(game, rooms_of_colour(game, "green"))


def big_intruders_break_rooms(game: Game) -> None:
    """The Rooms of Intruders larger than size 1 break."""
    kinds = game.cards.kinds
    rooms_fail(game, [piece.place for piece in list(game.table.intruders.values()) if kinds[piece.kind].size > 1])


def dark_rooms_fail(game: Game) -> None:
    """Darkness effect: each Room with a Character breaks."""
    rooms_fail(game, dark_places(game))


def doors_open(game: Game) -> None:
    """Every Closed Door opens; Destroyed ones stay."""
    for corridor in sorted(game.table.doors):
        open_door(game, corridor)


def fire_spreads(game: Game) -> None:
    """Fire goes from each burning Room to its neighbours, not through Closed Doors or Technical Corridors."""
    for place in [place for place in game.board.order if place in game.table.fire]:
        fire_spreads_from(game, place)


def fire_spreads_from(game: Game, place: str) -> None:
    """Fire goes from `place` to its neighbours, not through Closed Doors or Technical Corridors."""
    rooms_burn(game, neighbours(game, place))


def fire_consumes(game: Game) -> None:
    """The Item Counters of burning Rooms go to 0, then the Fire spreads."""
    for place in sorted(game.table.fire):
        empty_items(game, place)
    fire_spreads(game)


def fire_damages(game: Game) -> None:
    """Burning Rooms break, then the Fire spreads."""
    rooms_fail(game, [place for place in game.board.order if place in game.table.fire])
    fire_spreads(game)


def self_destruct_room_fails(game: Game) -> None:
    """The explored Room that starts the self-destruction breaks, or, broken already, starts it."""
    for place in role_places(game, "self-destruct-start"):
        if place in game.table.malfunction:
            game.hooks.command(game, "start-self-destruct", "")
        else:
            place_malfunction(game, place)


def evacuation_burns(game: Game, cause: str) -> None:
    """The evacuation Rooms burn, and those there without Action cards are hurt by `cause`.

    Ruling: a Room not explored yet burns not: nobody knows where it is.
    """
    rooms = role_places(game, "evacuation")
    rooms_burn(game, rooms)
    for who in on_board(game):
        if who.place in rooms and empty_handed(game, who):
            serious_wound(game, who, cause)


def evacuation_fails(game: Game) -> None:
    """The explored evacuation Rooms break."""
    rooms_fail(game, role_places(game, "evacuation"))


def pod_ejected(game: Game) -> None:
    """The lowest Escape Pod is launched, on a board that has some."""
    game.hooks.command(game, "launch-lowest-pod", "")


def power_drains(game: Game) -> None:
    """The Power begins to drain, on a board that has that."""
    game.hooks.command(game, "drain-power", "")


def nest_defended(game: Game) -> None:
    """Each Character in the Nest or with an Egg has an Encounter, in order (LD-ENC-02)."""
    for who in on_board(game):
        carried = any(object_kind(token) == "egg" for token in who.held)
        if who.place and (carried or has_role(game, who.place, "nest")):
            encounter(game, who)


def nest_sounds(game: Game) -> None:
    """Noise in every exit of the explored Nest."""
    rooms_sound(game, nest_places(game))


def eggs_hatch(game: Game) -> None:
    """An Egg leaves the Nest; Characters there without Action cards are Infested; if none was, a Larva token comes.

    Ruling: with no Egg left the rest happens all the same, and with no Larva token left none goes into the bag.
    """
    if game.laboratory.eggs:
        egg = game.laboratory.eggs[-1]
        remove_nest_egg(game, egg)
        return_object(game, egg)
        game.tell("egg.hatch", "LD-EVENT-14")
    prey = [c for c in on_board(game) if has_role(game, c.place, "nest") and empty_handed(game, c)]
    for who in prey:
        infest_character(game, who)
    if not prey:
        add_token(game, LARVA)


def larvae_in_the_dark(game: Game) -> None:
    """Darkness effect: Characters outside the Nest without Action cards are Infested."""
    for who in in_the_dark(game, lambda c: empty_handed(game, c) and not has_role(game, c.place, "nest")):
        infest_character(game, who)


def of_kinds(game: Game, kinds: Collection[str]) -> list[Intruder]:
    """The Intruders of `kinds` on the board; without any kinds all of them."""
    return [piece for piece in game.table.intruders.values() if not kinds or piece.kind in kinds]


def intruders_hide(game: Game, kinds: Collection[str] = ()) -> None:
    """Every Intruder (of `kinds`) without a Character in its Room leaves, with a token to the bag for each."""
    for piece in of_kinds(game, kinds):
        if not has_character(game, piece.place):
            vanish(game, piece)


def hunt(game: Game, kind: str) -> None:
    """Those of `kind` out of Combat go next door to a Character; a Closed Door on the way is destroyed instead."""
    close_in(game, (kind,))


def close_in(game: Game, kinds: Collection[str] = (), lures: Callable[[Game, str], bool] = has_character) -> None:
    """Intruders (of `kinds`) out of Combat go next door, to the lowest-numbered Room that `lures` them.

    A Closed Door on the way is destroyed instead. Without `lures` it is a Character that does.
    """
    for piece in [piece for piece in of_kinds(game, kinds) if not has_character(game, piece.place)]:
        corridor = way_to(game, piece, lures)
        if corridor:
            move_through(game, piece, corridor)


def way_to(game: Game, piece: Intruder, lures: Callable[[Game, str], bool]) -> str:
    """The Corridor to the lowest-numbered Room next door that `lures` `piece`, an open one of several; or nothing."""
    ways = ways_to(game, piece.place)
    found = [place for place in game.board.order if place in ways and lures(game, place)]
    return ways[found[0]] if found else ""


def attacks_of(game: Game, kinds: Collection[str] = (), prey: Callable[[Character], bool] = lambda who: True) -> None:
    """Each Intruder (of `kinds`) in Combat attacks, if its target is `prey`."""
    for piece in of_kinds(game, kinds):
        who = attack_target(game, piece.place)
        if who is not None and prey(who) and piece.id in game.table.intruders:
            attack(game, piece, who, "event")


def attacks_in_the_dark(game: Game, kinds: Collection[str] = ()) -> None:
    """Darkness effect: each Intruder (of `kinds`) in Combat attacks, if its target is one whom the effect touches."""
    places = {piece.place for piece in of_kinds(game, kinds)}
    touched = [who.seat for who in in_the_dark(game, lambda c: c.place in places)]
    attacks_of(game, kinds, lambda who: who.seat in touched)


def tunnels_sound(game: Game) -> None:
    """Noise in the Technical Corridors; is it there already, a Malfunction and a Fire marker leave the pools.

    An empty pool has nothing to lose. A board with several networks gets Noise in each that has none.
    """
    networks = game.board.tunnels
    silent = [network for network in networks if network not in game.table.noise]
    for network in silent:
        place_noise(game, network)
    if networks and not silent:
        shrink_pool(game, "malfunction-marker")
        shrink_pool(game, "fire-marker")


def wounds_at_entrances(game: Game, cause: str) -> None:
    """Darkness effect: a Light Wound for each Character at an Entrance to Technical Corridors."""
    for who in in_the_dark(game, lambda c: bool(game.board.entrances[c.place])):
        light_wound(game, who, cause)


def panic(game: Game, who: Character) -> None:
    """`who` discards 2 Ammo from Weapons; with less than that, 1 Item of its choice, if it has any."""
    if unload(game, who, PANIC_AMMO):
        return
    items = loose_items(game, who)
    if items:
        discard_item(game, who, game.ask(who.seat, "panic", items))


def panic_strikes(game: Game) -> None:
    """Those without Action cards lose Ammo or an Item."""
    for who in on_board(game):
        if empty_handed(game, who):
            panic(game, who)


def panic_in_the_dark(game: Game) -> None:
    """Darkness effect: those with Action cards do too."""
    for who in in_the_dark(game, lambda c: not empty_handed(game, c)):
        panic(game, who)
