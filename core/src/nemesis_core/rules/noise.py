"""The Noise roll and its Danger result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .afar import come
from .doors import ways_to
from .encounters import encounter
from .intruders import move_through
from .markers import noise_everywhere, place_noise
from .queries import has_character
from .reactions import Moment, window
from .statuses import has_status

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character, Intruder


def noise_roll(game: Game, who: Character) -> bool:
    """`who` rolls for Noise in its Room; True when an Encounter brought an Intruder (LD-NOISE-03 to LD-NOISE-12).

    A reaction that denies the roll (window "noise-rolled", the face is the moment's card) has it made again, once.
    """
    face = _rolled(game, who)
    if window(game, "noise-rolled", Moment("noise-rolled", who, card=face)).denied:
        face = _rolled(game, who)
    way = game.board.numbered[who.place].get(face)
    if way is not None:
        if way in game.table.noise:
            game.tell("noise.second", "LD-NOISE-06", way=way)
            return encounter(game, who)
        place_noise(game, way, game.board.rule_of(way, "LD-NOISE-03", "LD-NOISE-04"))
    elif face == "danger":
        danger(game, who.place)
    elif face == "silence":
        silence(game, who, "LD-NOISE-12")
    else:
        game.hooks.noise_result(game, who, face)
    return False


def _rolled(game: Game, who: Character) -> str:
    die = game.hooks.noise_die(game, who) or "noise-die"
    face = str(game.roll(die, game.dice[die]))
    game.tell("noise.roll", "LD-NOISE-01", who=who.seat, face=face)
    return face


def silence(game: Game, who: Character, rule: str) -> None:
    """Silence for `who`: nothing, or, where a piece makes it Danger as `rule` says (for Slime), Danger."""
    if game.hooks.silence_is_danger(game, who):
        if has_status(who, "slime"):
            game.tell("silence.slime", rule, who=who.seat)
        danger(game, who.place)


def danger(game: Game, place: str) -> None:
    """Danger for the Room at `place`: Intruders next door come, else Noise everywhere (LD-NOISE-08 to -10).

    A piece may call others, from further away too, put the Noise elsewhere, and name a rule of its own for the log.
    """
    coming = game.hooks.danger_reach(game, place)
    if coming is None:
        coming = neighbours_called(game, place)
    rule = game.hooks.danger_rule(game, place, bool(coming)) or ("LD-NOISE-08" if coming else "LD-NOISE-10")
    game.tell("danger", rule, place=place, coming=[piece.id for piece, _ in coming])
    if not coming:
        sound(game, place, rule)
    for piece, corridor in coming:
        if piece.id not in game.table.intruders:
            continue
        if corridor:
            move_through(game, piece, corridor, rule)
        else:
            come(game, piece, place, rule)


def sound(game: Game, place: str, rule: str) -> None:
    """Danger at `place` calls nobody: Noise, in every exit of the Room unless a piece names other spaces."""
    named = game.hooks.danger_noise(game, place)
    if named is None:
        noise_everywhere(game, place, rule)
    for way in named or ():
        place_noise(game, way, rule)


def neighbours_called(game: Game, place: str) -> list[tuple[Intruder, str]]:
    """The Intruders out of Combat in Rooms joined to `place`, a Closed Door between or not (LD-NOISE-09)."""
    next_door = ways_to(game, place)
    return [
        (piece, next_door[piece.place])
        for piece in game.table.intruders.values()
        if piece.place in next_door and not has_character(game, piece.place)
    ]
