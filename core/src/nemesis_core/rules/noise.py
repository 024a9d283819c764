"""The Noise roll and its Danger result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .encounters import encounter
from .intruders import move_through
from .markers import noise_everywhere, place_noise
from .queries import has_character

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character, Intruder


def noise_roll(game: Game, who: Character) -> None:
    """`who` rolls for Noise in its Room (LD-NOISE-03 to LD-NOISE-12)."""
    die = game.hooks.noise_die(game, who) or "noise-die"
    face = game.roll(die, game.dice[die])
    game.tell("noise.roll", "LD-NOISE-01", who=who.seat, face=face)
    way = game.board.numbered[who.place].get(face)
    if way is not None:
        if way in game.table.noise:
            game.tell("noise.second", "LD-NOISE-06", way=way)
            encounter(game, who)
        else:
            place_noise(game, way)
    elif face == "danger" or (face == "silence" and game.hooks.silence_is_danger(game, who)):
        danger(game, who.place)
    elif face != "silence":
        game.hooks.noise_result(game, who, face)


def danger(game: Game, place: str) -> None:
    """Danger for the Room at `place`: Intruders next door come, else Noise everywhere (LD-NOISE-08 to -10)."""
    coming = game.hooks.danger_reach(game, place)
    if coming is None:
        coming = neighbours_called(game, place)
    game.tell("danger", "LD-NOISE-08", place=place, coming=[piece.id for piece, _ in coming])
    if not coming:
        noise_everywhere(game, place)
    for piece, corridor in coming:
        if piece.id in game.table.intruders:
            move_through(game, piece, corridor)


def neighbours_called(game: Game, place: str) -> list[tuple[Intruder, str]]:
    """The Intruders out of Combat in Rooms joined to `place`, a Closed Door between or not (LD-NOISE-09)."""
    next_door = {other: corridor for corridor, other in reversed(game.board.ways[place])}
    return [
        (piece, next_door[piece.place])
        for piece in game.table.intruders.values()
        if piece.place in next_door and not has_character(game, piece.place)
    ]
