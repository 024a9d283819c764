"""Items that show hidden things or the way through the Technical Corridors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import arrive, entrance_targets

from .contingencies import knows, look, look_targets, token_at
from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character


def unknown_rooms(game: Game, who: Character) -> list[str]:
    """The unexplored Rooms whose tile the player of `who` does not know, in number order."""
    table = game.table
    return [p for p in game.board.order if p not in table.explored and not knows(game, who, table.tiles[p])]


def look_at_room(game: Game, who: Character, place: str) -> None:
    """The player of `who`, and nobody else, sees the tile at `place`."""
    tile = game.table.tiles[place]
    game.know(tile, (who.seat,))
    game.tell("room.look", "LD-EXPL-01", (who.seat,), who=who.seat, place=place, tile=tile)


def unscouted(game: Game, who: Character) -> list[str]:
    """The unexplored Rooms of which the player of `who` does not know both tile and token."""
    table = game.table
    return [
        place
        for place in game.board.order
        if place not in table.explored
        and not (knows(game, who, table.tiles[place]) and knows(game, who, table.tokens.get(place, "")))
    ]


@EFFECTS.bind("item", "recon-drone.scout-room", choices=unscouted)
def scout(game: Game, who: Character, place: str) -> None:
    """Look at an unexplored Room and its token."""
    look_at_room(game, who, place)
    token = game.table.tokens.get(place)
    if token:
        game.know(token, (who.seat,))


@EFFECTS.bind("item", "facility-plans.check-two-rooms", choices=unknown_rooms)
def check_two_rooms(game: Game, who: Character, place: str) -> None:
    """Look at two unexplored Rooms; their tokens stay unseen."""
    look_at_room(game, who, place)
    others = unknown_rooms(game, who)
    if others:
        look_at_room(game, who, game.ask(who.seat, "second-room", others))


def other_entrances(game: Game, who: Character) -> list[str]:
    """The other Rooms with an Entrance, explored or not."""
    return entrance_targets(game, who, explored_only=False)


@EFFECTS.bind("item", "cave-plans.crawl", choices=other_entrances)
def crawl(game: Game, who: Character, place: str) -> None:
    """Go to another Room with an Entrance, as by any Movement (LD-TECH-03)."""
    arrive(game, who, place)


def unknown_tokens(game: Game, who: Character) -> list[tuple[str, str]]:
    """The Contingency tokens that the player of `who` can look at and does not know."""
    return [target for target in look_targets(game, who) if not knows(game, who, token_at(game, *target))]


@EFFECTS.bind("item", "contingency-decoder.peek-players", choices=unknown_tokens)
def decode(game: Game, who: Character, source: str, which: str) -> None:
    """Look at a Contingency token and leave it where it is (LD-CTG-03)."""
    look(game, who, source, which)
