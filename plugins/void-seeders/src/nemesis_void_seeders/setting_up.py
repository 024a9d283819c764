"""Set-up: what leaves the pools and what joins them, the Panic deck, Insanity levels and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import hookimpl
from nemesis_core.rules import copy_of, make_pile, role_places, seat_name

from .records import FIRST_LEVEL, INSANITY, PANIC

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

UNFIT: Final = frozenset({"contaminated", "slime"})
"""Roles of the Rooms that are about nothing but Slime."""
FEWER: Final = {"slime": 2, "silence": 2}
"""Effect -> how many Exploration tokens of it are taken out."""
SHAFTS: Final = ("elevator", "engine")
"""Roles of the Rooms that get an Exploration token although they lie open."""


@hookimpl
def edit_pool(game: Game, pool: str, pieces: list[str]) -> None:
    """Rooms about Slime, 2 Slime and 2 Silence tokens leave the game (VS-SET-02, VS-SET-03)."""
    if pool.startswith("rooms-"):
        rooms = {room.id: room for room in game.ruleset.content.of("room")}
        pieces[:] = [tile for tile in pieces if not UNFIT.intersection(rooms[tile].roles)]
    elif pool == "exploration":
        for effect, number in FEWER.items():
            for token in sorted(t for t in pieces if game.cards.exploration[t].effect == effect)[:number]:
                pieces.remove(token)


@hookimpl
def token_places(game: Game) -> list[str]:
    """Elevator Rooms, or Engine Rooms (VS-SET-04)."""
    return [place for role in SHAFTS for place in role_places(game, role)]


def tokens_aside(game: Game) -> None:
    """Step: Insanity tokens are none of the supply; each waits for a Character of its colour (VS-SET-11)."""
    table, types = game.table, game.cards.tokens
    game.seeders.boxed = sorted(token for token in table.supply if types[token].type == INSANITY)
    table.supply = [token for token in table.supply if types[token].type != INSANITY]


def panic_deck(game: Game) -> None:
    """Step: the Panic deck, with a discard pile of its own (VS-SET-13)."""
    game.table.decks[PANIC] = make_pile(game, PANIC, list(game.panic_cards))
    game.table.discards[PANIC] = []


def insanity(game: Game) -> None:
    """Step: every Character is on level 1, and its Insanity token goes into the bag (VS-SET-11, VS-SET-12).

    Ruling: a Character of a colour without a token takes one of a colour that nobody has.
    """
    part = game.seeders
    own = {seat_name(who): token_of(game, who) for who in game.table.characters}
    spare = [token for token in part.boxed if token not in own.values()]
    for seat, token in own.items():
        part.levels[seat] = FIRST_LEVEL
        token = token or spare.pop(0)
        part.boxed.remove(token)
        part.owners[token] = seat
        game.table.bag.append(token)


def token_of(game: Game, who: Character) -> str:
    """The Insanity token in the colour of `who`, or an empty text."""
    colour = game.ruleset.content.find("character", who.id).draft_slot
    colours = {record.id: record.colour for record in game.ruleset.content.of("insanity_token")}
    return next((token for token in game.seeders.boxed if colours.get(copy_of(token)) == colour), "")
