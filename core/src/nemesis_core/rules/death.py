"""A Character dies or leaves; when nobody is left the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .objects import lay, place_object
from .queries import object_kind, own_items
from .statuses import lose_status

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character


def active(game: Game) -> list[Character]:
    """The Characters who still take part, on the board or waiting beside it."""
    return [c for c in game.table.characters if c.status == "active"]


def inside(game: Game) -> list[Character]:
    """The living Characters in the place that the board shows, also those shut away in it; the board knows them."""
    found: list[Character] | None = game.hooks.inside(game)
    return active(game) if found is None else found


def die(game: Game, who: Character, cause: str) -> None:
    """`who` dies: a Corpse and its Objects stay in the Room, its Items leave the game (LD-DEATH-01 to -03, -05)."""
    if who.status == "dead":
        return
    place = who.place
    game.tell("death", "LD-DEATH-01", who=who.seat, place=place, cause=cause)
    was_active = who.status == "active"
    for card in own_items(who):
        if object_kind(card):
            if place:
                lay(game, card, place)
            else:
                game.table.object_supply.append(card)
        else:
            game.table.removed.append(card)
    game.table.removed.extend(who.extra)
    who.items, who.held, who.beside, who.taped, who.ammo, who.extra = [], [], [], [], {}, {}
    who.status, who.place, who.died_at, who.cause = "dead", "", place, cause
    who.passed = True
    corpse = place_object(game, "character-corpse", place, who.seat) if place else ""
    game.hooks.character_died(game, who, place, cause, corpse)
    if was_active:
        check_nobody_left(game)


def bring_back(game: Game, who: Character, place: str, rule: str = "") -> None:
    """`who`, who is dead, stands at `place` again: no Light Wounds, every Serious Wound Dressed.

    Cards and markers are as they were, but for the status of which it died, such as a Larva; Items are gone. `rule` is
    for the log.
    """
    who.status, who.place, who.died_at, who.passed = "active", place, "", False
    who.light, who.dressed = 0, list(who.serious)
    game.tell("revive", rule, who=who.seat, place=place)
    lose_status(game, who, who.cause)
    game.hooks.character_back(game, who, place)
    who.cause = ""


def all_is_lost(game: Game, reason: str) -> None:
    """The game ends with `reason`, and everybody inside dies of it, whether active or shut away."""
    game.state.ending = game.state.ending or reason
    for who in inside(game):
        die(game, who, reason)
    game.end(reason)


def leave(game: Game, who: Character, status: str) -> None:
    """`who` leaves play alive with `status` (a word of the board's, such as "isolated")."""
    who.status, who.left, who.place, who.passed = status, status, "", True
    game.tell("leave", "LD-SURV-01", who=who.seat, status=status)
    game.hooks.character_left(game, who)
    check_nobody_left(game)


def awaited(game: Game) -> list[Character]:
    """The dead whom a piece brings back later."""
    return [c for c in game.table.characters if c.status == "dead" and game.hooks.comes_back(game, c)]


def check_nobody_left(game: Game) -> None:
    """End the game when no active Character is left; the board says how (LD-END-06). One that ends already does so.

    It goes on while a piece brings somebody back.
    """
    if game.state.phase in ("player", "event") and not game.state.ending and not active(game) and not awaited(game):
        game.hooks.nobody_left(game)
        game.end("nobody-left")
