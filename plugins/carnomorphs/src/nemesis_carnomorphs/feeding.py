"""Feeding: who feeds on what, and into what it evolves."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    has_character,
    intruders_at,
    lift,
    object_kind,
    objects_at,
    recover,
    remove_nest_egg,
    replace_intruder,
    return_object,
    take_off,
    token_aside,
    uncarried_eggs,
)

from .adaptation_effects import VORACIOUS
from .adaptations import adaptation_active
from .creatures import RANK
from .records import KINDS, METAGORGER
from .state import brood

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Intruder

HIGHER: Final = dict(pairwise(KINDS))
"""Kind -> what it evolves into; the Butcher into nothing."""
FED: Final = "fed"
"""What is kept between the steps: Feeding came before the attacks."""
CORPSE: Final = "character-corpse"
CARCASS: Final = "intruder-carcass"

# ---------------------------------------------------------------- the step


def before_attacks(game: Game) -> None:
    """Step: with Voracious Feeding comes before the attacks."""
    if adaptation_active(game, VORACIOUS):
        brood(game).extra[FED] = 1
        feed_all(game)


def after_attacks(game: Game) -> None:
    """Step: otherwise it comes after them (CM-FED-01)."""
    if not brood(game).extra.pop(FED, 0):
        feed_all(game)


def feed_all(game: Game) -> None:
    """Feeding, Room by Room from the lowest number; a step that is left out has none either (CM-FED-01, CM-FED-11)."""
    if game.hooks.attacks_skipped(game):
        return
    occupied = {piece.place for piece in game.table.intruders.values()}
    for place in [place for place in game.board.order if place in occupied]:
        feed_at(game, place)


def feed_at(game: Game, place: str) -> None:
    """All Carnomorphs of a Room out of Combat Feed, each once, as long as there is food (CM-FED-01, CM-FED-05).

    With Voracious those in Combat Feed, too.
    """
    if has_character(game, place) and not adaptation_active(game, VORACIOUS):
        return
    for piece in sorted(intruders_at(game, place), key=lambda piece: (RANK[piece.kind], piece.injuries)):
        food = food_of(game, piece) if piece.id in game.table.intruders else ""
        if food:
            feed(game, piece, food)


def feed(game: Game, piece: Intruder, food: str) -> None:
    """`piece` heals, evolves and eats, in this order (CM-FED-02)."""
    game.tell("feed", "CM-FED-02", piece=piece.id, place=piece.place)
    recover(game, piece, piece.injuries)
    evolve(game, piece)
    eat(game, food, piece.place)


# ---------------------------------------------------------------- evolving


def evolve(game: Game, piece: Intruder) -> None:
    """One of the next kind takes the place of `piece`, if a miniature is left; the bag stays as it is.

    (CM-FED-03, CM-FED-09)
    """
    if piece.kind in HIGHER:
        replace_intruder(game, piece, HIGHER[piece.kind], rule="CM-FED-03")


# ---------------------------------------------------------------- eating


def food_of(game: Game, piece: Intruder) -> str:
    """What `piece` would eat: an Object or another Intruder, by id; an empty text when there is nothing.

    (CM-FED-04 to CM-FED-08, CM-FED-12, CM-FED-14)
    """
    lying, blue = objects_at(game, piece.place), brood(game).blue
    menu = (
        [token for token in lying if object_kind(token) == CORPSE and token != blue],
        uncarried_eggs(game, piece.place),
        [token for token in lying if object_kind(token) == CARCASS],
        prey_of(game, piece),
        [token for token in lying if token == blue],
    )
    return next((dish[0] for dish in menu if dish), "")


def prey_of(game: Game, piece: Intruder) -> list[str]:
    """The other Metagorgers in the Room of `piece`, the one with the most Injuries first (CM-FED-05, CM-FED-14)."""
    others = [i for i in intruders_at(game, piece.place) if i.kind == METAGORGER and i is not piece]
    return [other.id for other in sorted(others, key=lambda other: -other.injuries)]


def eat(game: Game, food: str, place: str) -> None:
    """`food` is gone: the Egg from the Nest or the Room, the Object, or the Intruder (CM-FED-04, CM-FED-08)."""
    if food in game.table.intruders:
        devour(game, game.table.intruders[food])
        return
    game.tell("feed.object", "CM-FED-04", object=food, place=place)
    if food in game.laboratory.eggs:
        remove_nest_egg(game, food)
    else:
        lift(game, food, place)
    put_out_of_play(game, food)


def devour(game: Game, piece: Intruder) -> None:
    """`piece` is eaten: it leaves no Carcass and puts no token into the bag (CM-FED-13)."""
    game.tell("feed.piece", "CM-FED-04", piece=piece.id, place=piece.place)
    take_off(game, piece)
    token_aside(game, piece)


def put_out_of_play(game: Game, token: str) -> None:
    """An Egg or a Carcass goes back to the box; a Corpse leaves the game, so that nobody is revived from it.

    (CM-FED-07, CM-FED-13)
    """
    if object_kind(token) == CORPSE:
        game.table.removed.append(token)
    else:
        return_object(game, token)
