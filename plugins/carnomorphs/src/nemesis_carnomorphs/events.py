"""What the Event cards do: those that both boards have, and those that speak of parts of the Facility."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import (
    SLIME,
    affected_by,
    attack,
    attack_target,
    close_all,
    empty_items,
    event_kit,
    free_miniature,
    gain_status,
    has_character,
    highest_numbered,
    lift,
    noise_roll,
    object_kind,
    objects_at,
    on_board,
    place_fire,
    place_intruder,
    place_malfunction,
    remove_fire,
    return_object,
    room_kit,
    scan_top,
    send,
)

from .mutations import mutate
from .records import BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

EFFECTS = Effects("carnomorphs")
TEXT: Final = "LD-EVENT-14"
"""The rule of what the text of a card does."""
DRAWN: Final = 4
"""Action cards that Rampant Mutation looks at."""
TOO_MANY: Final = 3
"""Malfunction markers that start the self-destruction."""
HUNTERS: Final = (SHAMBLER, FLESHBEAST, BUTCHER)
SCAVENGERS: Final = (METAGORGER, SHAMBLER, FLESHBEAST)

EFFECTS.bind("event_card", "lurking-1")(partial(event_kit.intruders_hide, kinds=HUNTERS))
EFFECTS.bind("event_card", "stalking-1")(partial(event_kit.close_in, kinds=HUNTERS))


def slimed(game: Game) -> list[Character]:
    """The Characters on the board to whom a Slime marker does something, in order."""
    return [who for who in on_board(game) if affected_by(game, who, SLIME)]


# ---------------------------------------------------------------- Characters


@EFFECTS.bind("event_card", "rampant-mutation-1")
def rampant_mutation(game: Game) -> None:
    """All look whether they mutate."""
    for who in on_board(game):
        if who.place and scan_top(game, who, DRAWN):
            mutate(game, who, TEXT)


@EFFECTS.bind("event_card", "marked-prey")
def marked_prey(game: Game) -> None:
    """Slime for all those with a Heavy Object in their Room, be it carried."""
    for who in on_board(game):
        if room_kit.objects_in(game, who.place):
            gain_status(game, who, SLIME)


@EFFECTS.bind("event_card", "quarantine-procedure")
def quarantine_procedure(game: Game) -> None:
    """The Doors around those with Slime close."""
    for who in slimed(game):
        close_all(game, who.place)


# ---------------------------------------------------------------- Carnomorphs


@EFFECTS.bind("event_card", "reawakening-1")
def reawakening(game: Game) -> None:
    """Room by Room a Carcass becomes a Shambler, which attacks at once whoever is there."""
    for place in [place for place in game.board.order if carcasses_at(game, place)]:
        if free_miniature(game, SHAMBLER):
            reawaken(game, place)


def carcasses_at(game: Game, place: str) -> list[str]:
    """The Carcasses that lie at `place`."""
    return [token for token in objects_at(game, place) if object_kind(token) == "intruder-carcass"]


def reawaken(game: Game, place: str) -> None:
    """A Shambler takes the place of a Carcass at `place`, if one still lies there, and attacks."""
    carcass = next(iter(carcasses_at(game, place)), "")
    shambler = place_intruder(game, SHAMBLER, place) if carcass else None
    if shambler is None:
        return
    lift(game, carcass, place)
    return_object(game, carcass)
    who = attack_target(game, place)
    if who is not None:
        attack(game, shambler, who, "event")


@EFFECTS.bind("event_card", "growl")
def growl(game: Game) -> None:
    """Noise around all of them."""
    occupied = {piece.place for piece in game.table.intruders.values()}
    event_kit.rooms_sound(game, [place for place in game.board.order if place in occupied])


@EFFECTS.bind("event_card", "scavenging-biomatter")
def scavenging_biomatter(game: Game) -> None:
    """All but the Butcher follow the smell of Heavy Objects."""
    event_kit.close_in(game, SCAVENGERS, smells)


def smells(game: Game, place: str) -> bool:
    """Is a Heavy Object at `place`, be it carried?"""
    return bool(room_kit.objects_in(game, place))


@EFFECTS.bind("event_card", "beast-on-the-prowl")
def beast_on_the_prowl(game: Game) -> None:
    """The Butcher comes to the first one with Slime; where there is none, all those with Slime roll for Noise."""
    butcher = next((piece for piece in game.table.intruders.values() if piece.kind == BUTCHER), None)
    if butcher is None:
        prey_rolls(game)
    else:
        prowl(game, butcher)


def prowl(game: Game, butcher: Intruder) -> None:
    """The `butcher`, out of Combat, stands with the first one with Slime, if there is any."""
    prey = slimed(game)
    if prey and not has_character(game, butcher.place):
        send(game, butcher, prey[0].place, TEXT)


def prey_rolls(game: Game) -> None:
    """Those with Slime roll for Noise, in Combat too, unless they have died meanwhile."""
    for who in slimed(game):
        if who.place:
            noise_roll(game, who)


# ---------------------------------------------------------------- Rooms


@EFFECTS.bind("event_card", "chemical-fire")
def chemical_fire(game: Game) -> None:
    """The last Fire goes out, breaks its Room and starts again all around it."""
    for place in highest_numbered(game, game.table.fire):
        remove_fire(game, place)
        place_malfunction(game, place)
        event_kit.fire_spreads_from(game, place)


@EFFECTS.bind("event_card", "ammunition-meltdown")
def ammunition_meltdown(game: Game) -> None:
    """The first red Room loses its Items; it burns, and so do its neighbours."""
    for place in event_kit.rooms_of_colour(game, "red")[:1]:
        empty_items(game, place)
        place_fire(game, place)
        event_kit.fire_spreads_from(game, place)


@EFFECTS.bind("event_card", "structural-weakness")
def structural_weakness(game: Game) -> None:
    """White Rooms break."""
    event_kit.rooms_fail(game, event_kit.rooms_of_colour(game, "white"))


# ---------------------------------------------------------------- parts of the board


@EFFECTS.bind("event_card", "venting-procedure-glitch")
def highest_room_sealed(game: Game) -> None:
    """The Room with the highest number is sealed, on a board that has that."""
    game.hooks.command(game, "seal-highest", "")


@EFFECTS.bind("event_card", "cooling-system-overload")
def overload(game: Game) -> None:
    """With too many Malfunction markers the self-destruction starts."""
    if len(game.table.malfunction) >= TOO_MANY:
        game.hooks.command(game, "start-self-destruct", "")


@EFFECTS.bind("event_card", "emergency-protocol-failure")
def last_token_taken(game: Game) -> None:
    """The last CSS token leaves the Time track, on a board that has some."""
    game.hooks.command(game, "take-css", "last")


EFFECTS.bind("event_card", "pod-hatches-jam")(event_kit.evacuation_fails)
