"""What the Rooms of several boards do. Boards bind these, none copies them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .crew_kit import HERE, NoTarget
from .inventory import gain_object
from .item_kit import SIGNAL
from .laboratory import remove_nest_egg
from .noise import noise_roll
from .objects import distinct_objects, objects_at
from .queries import characters_at, object_kind
from .statuses import gain_status, has_status
from .treatments import clean_all, start_over
from .wounds import dress, heal_light, heal_one, light_wound, undressed

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

DRESS_ALL: Final = "dress-all-serious"
HEAL_ONE: Final = "heal-one-dressed"
HEAL_LIGHT: Final = "heal-all-light"

# ---------------------------------------------------------------- bodies


def treatments(game: Game, who: Character) -> list[str]:
    """The treatments of an Emergency Room that would help `who` (LD-EMER-01 to LD-EMER-03, SH-EMERGENCY-01)."""
    fitting = {DRESS_ALL: undressed(who), HEAL_ONE: who.dressed, HEAL_LIGHT: who.light}
    return [name for name, wounds in fitting.items() if wounds]


def treat(game: Game, who: Character, treatment: str) -> None:
    """One treatment, and only that (LD-EMER-04, SH-EMERGENCY-01)."""
    if treatment == DRESS_ALL:
        for card in undressed(who):
            dress(game, who, card)
    elif treatment == HEAL_ONE:
        heal_one(game, who)
    else:
        heal_light(game, who)


def operate(game: Game, who: Character) -> None:
    """All INFECTED cards and the Larva go, for a Light Wound and the rest of the round.

    (LD-SURG-01 to LD-SURG-04, SH-SURGERY-01 to SH-SURGERY-04)
    """
    clean_all(game, who)
    light_wound(game, who, "surgery")
    if who.place:
        start_over(game, who)


# ---------------------------------------------------------------- Fire and Intruders


def troubled(game: Game, who: Character) -> list[str]:
    """The Rooms with Fire or an Intruder, in number order (SH-FIRECTRL-01, SH-FIRECTRL-03)."""
    places = game.table.fire.keys() | {piece.place for piece in game.table.intruders.values()}
    return [place for place in game.board.order if place in places]


# ---------------------------------------------------------------- Objects and Eggs


def objects_here(game: Game, who: Character) -> list[str]:
    """The Objects that lie in the Room or are carried by a Character there (LD-LAB-01, SH-LAB-01)."""
    return objects_in(game, who.place)


def objects_in(game: Game, place: str) -> list[str]:
    """The Objects that lie at `place` or are carried by a Character there: one of each kind of each of them."""
    found = distinct_objects(game, objects_at(game, place))
    for carrier in characters_at(game, place):
        found += distinct_objects(game, filter(object_kind, carrier.held))
    return found


def to_research(game: Game, who: Character) -> list[str]:
    """The Objects here that can be analysed, and what else can be (LD-LAB-01, SH-LAB-01)."""
    found = [token for token in objects_here(game, who) if may_analyse(game, who, object_kind(token)) is not False]
    return found + [name for names in game.hooks.also_analysed(game, who) for name in names]


def may_analyse(game: Game, who: Character, kind: str) -> bool | None:
    """What a piece says about having an Object of `kind` analysed; None: nothing."""
    said: bool | None = game.hooks.can_be_analysed(game, who, kind)
    return said


def eggs_left(game: Game, who: Character) -> NoTarget:
    """Are there Eggs in the Nest?"""
    return HERE if game.laboratory.eggs else []


def take_egg(game: Game, who: Character) -> None:
    """Take an Egg into a Hand slot and roll for Noise (LD-NEST-02, LD-NEST-03, LD-NEST-07, SH-NEST-01)."""
    egg = game.laboratory.eggs[-1]
    remove_nest_egg(game, egg)
    gain_object(game, who, egg)
    noise_roll(game, who)


# ---------------------------------------------------------------- Signal


def not_sent(game: Game, who: Character) -> NoTarget:
    """Has `who` sent no Signal yet?"""
    return [] if has_status(who, SIGNAL) else HERE


def send_signal(game: Game, who: Character) -> None:
    """A Status marker on the Signal space (LD-TRANS-01, SH-COMMS-01)."""
    gain_status(game, who, SIGNAL)
