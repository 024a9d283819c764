"""Entering a Room: exploration, then the Noise roll or the Noise marker of a Careful Movement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .markers import place_noise
from .noise import noise_roll
from .queries import characters_at, in_combat, intruders_at, tile_at

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character


def explore(game: Game, who: Character, corridor: str, careful: bool = False, may_ignore: bool = False) -> bool:
    """`who` turns up the tile it stands on and resolves its token (LD-EXPL-01 to LD-EXPL-15).

    Returns True when the token takes the place of what follows (the Noise roll, or the marker of a Careful
    Movement). `may_ignore`: `who` sees the token and may ignore its effect; its number counts all the same.
    """
    table, place = game.table, who.place
    tile = table.tiles[place]
    table.explored[place] = 1
    game.know_all(tile)
    game.tell("explore", "LD-EXPL-01", who=who.seat, place=place, tile=tile)
    game.hooks.room_explored(game, who, place)
    return uncover(game, who, corridor, careful, may_ignore)


def uncover(game: Game, who: Character, corridor: str, careful: bool, may_ignore: bool) -> bool:
    """`who` turns up the Exploration token of its Room, if one lies there; arguments and answer are those of `explore`.

    (LD-EXPL-03 to LD-EXPL-15)
    """
    table, place = game.table, who.place
    token = table.tokens.pop(place, "")
    if not token:
        return False
    game.know_all(token)
    table.used_tokens.append(token)
    record = game.cards.exploration[token]
    if tile_at(game, place).searchable:
        found = game.hooks.items_found(game, place, record.items)
        table.items[place] = record.items if found is None else found
    game.tell("token", "LD-EXPL-03", place=place, effect=record.effect, items=record.items)
    game.hooks.token_turned(game, who, place, record.items)
    if may_ignore and game.ask(who.seat, "token", ["ignore", "resolve"], record.effect) == "ignore":
        return False
    return resolve_token(game, who, record.effect, corridor, careful)


def resolve_token(game: Game, who: Character, effect: str, corridor: str, careful: bool) -> bool:
    """The special effect of a token (LD-EXPL-05); returns as `explore` does."""
    record = game.exploration_effects[effect]
    if careful and not (record.noise_roll or record.careful):
        if not game.hooks.careful_token_counts(game, who):
            return False
        if effect == "silence" and not game.hooks.silence_is_danger(game, who):
            return False
    game.ruleset.content.effect("exploration_effect", record).run(game, who, corridor)
    return not record.noise_roll


def alone(game: Game, who: Character, along: Sequence[Character] = ()) -> bool:
    """Is no Character but `who` and those who came `along`, and no Intruder, in its Room? (LD-NOISE-02)"""
    here = characters_at(game, who.place)
    return all(c is who or c in along for c in here) and not in_combat(game, who)


def arrive(
    game: Game,
    who: Character,
    place: str,
    corridor: str = "",
    *,
    noise: str = "roll",
    may_ignore: bool = False,
    along: Sequence[Character] = (),
) -> None:
    """`who` comes to `place`, by `corridor` or, with an empty text, some other way.

    `noise` is what follows in a Room where nobody is: "roll", "careful" (a marker of choice), or "none". Those
    `along` come at the same moment: `who` explores and rolls for all. `may_ignore` is for `explore`.
    """
    for mover in (who, *along):
        mover.place = place
        game.tell("move", "LD-BASIC-02", who=mover.seat, place=place)
    for name in game.table.followers:
        if name in game.table.intruders:
            piece = game.table.intruders[name]
            piece.place = place
            game.hooks.intruder_moved(game, piece)
    game.table.followers.clear()
    for mover in (who, *along):
        game.hooks.room_entered(game, mover, corridor)
    replaced = False
    if who.place == place and (place in game.table.tokens or place not in game.table.explored):
        turn_up = uncover if place in game.table.explored else explore
        replaced = turn_up(game, who, corridor, noise == "careful", may_ignore)
    if replaced or noise == "none" or who.place != place or not alone(game, who, along):
        return
    if noise == "roll":
        noise_roll(game, who)
    else:
        free = free_exits(game, place)
        if free:
            place_noise(game, game.ask(who.seat, "careful-noise", free), "LD-BASIC-04")


def free_exits(game: Game, place: str) -> list[str]:
    """The exits of `place` without Noise (LD-BASIC-05)."""
    noise = game.table.noise
    return [way for way in game.board.exits[place] if way not in noise]


def intruder_appears(game: Game, who: Character) -> bool:
    """`who` rolls for Noise where it stands; True when an Intruder has come to the Room, or `who` is no longer there.

    For attempts that such an arrival spoils (LD-ISO-02, LD-BUNKER-06). What an Encounter brought has come even if it
    is gone again, such as a Larva.
    """
    place = who.place
    came = noise_roll(game, who)
    return came or who.place != place or bool(intruders_at(game, place))
