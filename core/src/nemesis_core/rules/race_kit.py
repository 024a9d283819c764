"""What races share: Larvae on Characters, Infest, Slime, ordinary bag tokens. Races bind these, none copies them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contamination import gain_contamination
from .death import die
from .intruders import place_intruder, take_off
from .noise import noise_roll
from .queries import in_combat, in_order
from .reactions import Moment, window
from .statuses import gain_status, has_status, lose_status

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character, Intruder

LARVA = "larva"
SLIME = "slime"


def infest_character(game: Game, who: Character) -> None:
    """A Larva comes to the board of `who`, if there is none, and a Contamination card (LD-LARVA-02, LD-LARVA-03)."""
    gain_status(game, who, LARVA)
    gain_contamination(game, who)


def infest(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """Way of attacking "infest": no card, the miniature leaves the board (LD-LARVA-01 to LD-LARVA-03)."""
    take_off(game, piece)
    if piece.token:
        game.table.supply.append(piece.token)
    game.tell("infest", "LD-LARVA-01", who=who.seat, piece=piece.id)
    infest_character(game, who)


def larva_from_scan(game: Game, who: Character, grown: str) -> bool:
    """A Scan found an INFECTED card: a Larva, or with one already death and an Intruder of kind `grown`.

    (LD-SCAN-02, LD-SCAN-04, LD-SCAN-05)
    """
    if has_status(who, LARVA):
        burst(game, who, grown)
    else:
        gain_status(game, who, LARVA)
    return True


def burst(game: Game, who: Character, grown: str) -> None:
    """`who` dies of a Larva and an Intruder of kind `grown` stands in the Room."""
    place = who.place
    if place:
        place_intruder(game, grown, place)
    die(game, who, "larva")


def cure(game: Game, who: Character) -> bool:
    """Take the Larva off the board of `who`."""
    return lose_status(game, who, LARVA)


def add_token(game: Game, kind: str) -> bool:
    """Put a random token of `kind` from the supply into the bag; False when none is left (LD-BAG-02)."""
    table, tokens = game.table, game.cards.tokens
    fitting = [t for t in table.supply if tokens[t].type == kind]
    if not fitting:
        return False
    token = game.pick("supply", fitting)
    table.supply.remove(token)
    table.bag.append(token)
    game.tell("bag.add", "LD-BAG-02", token=kind)
    return True


def everybody_rolls(game: Game) -> None:
    """Each Character on the board and out of Combat rolls for Noise, in order (LD-BAG-04, LD-BAG-05).

    Each may react against its roll (window "noise-development").
    """
    for who in in_order(game):
        if who.place and not in_combat(game, who):
            moment = Moment("noise-development", who)
            window(game, "noise-development", moment)
            if not moment.denied:
                noise_roll(game, who)
