"""Growth: Spores, Germinators and Mycelium come and go. All of them come to a Room by the verbs of this module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import all_is_lost, has_status, neighbours

from .state import Colony

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nemesis_core import Game

    from .records import GerminatorSlot

SPORE: Final = "spore"
"""The mark of a Character with a Spore on its board."""
SPORES: Final = "spore-marker"
MYCELIUM: Final = "mycelium-marker"
OVERGROWN: Final = "overgrown"
"""The ending of a game in which no Mycelium was left, and what its Characters die of."""
TOP: Final = 3
"""The highest level of a Germinator; grown further it is Mycelium (CH-GERM-01, CH-GERM-03)."""


def colony(game: Game) -> Colony:
    """The race's part of the state."""
    part: Colony = game.colony
    return part


def in_number_order(game: Game, places: Iterable[str]) -> list[str]:
    """`places` from the lowest Room number on; those without a number come last."""
    wanted = set(places)
    return [place for place in game.board.order if place in wanted]


def next_to(game: Game, place: str) -> list[str]:
    """The Rooms next to `place`, no Closed Door between, in number order."""
    return in_number_order(game, neighbours(game, place))


def has_growth(game: Game, place: str) -> bool:
    """Is a Germinator or Mycelium at `place`: a host for Deathcaps and the Queen? (CH-MYC-08)"""
    part = colony(game)
    return place in part.germinators or place in part.mycelium


def growing(game: Game) -> list[str]:
    """The places with a Germinator or Mycelium, in number order."""
    part = colony(game)
    return in_number_order(game, [*part.germinators, *part.mycelium])


# ---------------------------------------------------------------- Spores


def spores_carried(game: Game) -> int:
    """The Spores on Character boards (CH-LARVA-01)."""
    return sum(has_status(who, SPORE) for who in game.table.characters)


def spores_left(game: Game) -> int:
    """The Spores in the pool: neither in a Room nor on a Character board (CH-LARVA-01)."""
    return int(game.table.limits[SPORES]) - len(colony(game).spores) - spores_carried(game)


def place_spore(game: Game, place: str, rule: str, way: str = "") -> None:
    """A Spore is due at `place`, as `rule` says, through the Corridor `way`, if it came through one.

    Growth keeps it out; a second one, or an empty pool, makes it a Germinator. (CH-SPORE-02 to CH-SPORE-04,
    CH-SPORE-06, CH-SPORE-07)
    """
    if has_growth(game, place):
        return
    if place in colony(game).spores:
        game.tell("spore.second", "CH-SPORE-03", place=place, way=way)
        place_germinator(game, place, "CH-SPORE-07")
    elif not spores_left(game):
        game.tell("spore.none", "CH-SPORE-02", place=place, way=way)
        place_germinator(game, place)
    else:
        colony(game).spores[place] = 1
        game.tell("spore.place", rule, place=place, way=way)


def remove_spore(game: Game, place: str, rule: str = "CH-SPORE-09") -> None:
    """The Spore at `place`, if any, goes back to the pool, as `rule` says (CH-SPORE-07 to CH-SPORE-09)."""
    if colony(game).spores.pop(place, None):
        game.tell("spore.remove", rule, place=place)


# ---------------------------------------------------------------- Germinators


def slots(game: Game) -> tuple[GerminatorSlot, ...]:
    """The spaces for Germinators on the Laboratory board, from the left."""
    found: tuple[GerminatorSlot, ...] = game.germinator_slots
    return found


def waiting(game: Game) -> list[str]:
    """The Germinators on the Laboratory board, from the left (CH-SETUP-14)."""
    standing = colony(game).slots
    return [standing[slot.id] for slot in slots(game) if slot.id in standing]


def colour_of(germinator: str) -> str:
    """The colour of `germinator` (CH-GERM-02)."""
    return germinator.rpartition("-")[0]


def set_level(game: Game, germinator: str, level: int) -> None:
    """`germinator` shows `level`.

    :raises ValueError: for a level that no Germinator has (CH-GERM-01).
    """
    if not 1 <= level <= TOP:
        raise ValueError(f"a Germinator has a level from 1 to {TOP}, not {level}")
    colony(game).levels[germinator] = level


def place_germinator(game: Game, place: str, rule: str = "CH-SPORE-09") -> None:
    """The leftmost Germinator of the Laboratory board comes to `place` at its level (CH-SETUP-14, CH-GERM-10).

    None comes where growth is (CH-GERM-04, CH-GERM-12); a Spore gives way, as `rule` says; with none left it is
    Mycelium that comes (CH-GERM-13, CH-SPORE-04).
    """
    if has_growth(game, place):
        return
    part = colony(game)
    slot = next((slot.id for slot in slots(game) if slot.id in part.slots), "")
    if not slot:
        place_mycelium(game, place, "CH-GERM-13")
        return
    remove_spore(game, place, rule)
    germinator = part.germinators[place] = part.slots.pop(slot)
    game.tell(
        "germinator.place", "CH-GERM-10", place=place, colour=colour_of(germinator), level=part.levels[germinator]
    )


def remove_germinator(game: Game, place: str) -> None:
    """The Germinator at `place`, if any, stands at level 1 in the rightmost free space of its colour.

    (CH-GERM-23, CH-GERM-26)
    """
    part = colony(game)
    germinator = part.germinators.pop(place, "")
    if not germinator:
        return
    colour = colour_of(germinator)
    free = [slot.id for slot in slots(game) if slot.colour == colour and slot.id not in part.slots]
    part.slots[free[-1]] = germinator
    set_level(game, germinator, 1)
    game.tell("germinator.remove", "CH-GERM-26", place=place, colour=colour)


def hurt_germinator(game: Game, place: str, injuries: int) -> None:
    """The Germinator at `place`, if any, suffers `injuries`: each costs a level (CH-GERM-22, CH-GERM-23)."""
    part = colony(game)
    germinator = part.germinators.get(place)
    if germinator is None or injuries <= 0:
        return
    level = part.levels[germinator] - injuries
    game.tell("germinator.hurt", "CH-GERM-22", place=place, injuries=injuries, level=max(0, level))
    if level > 0:
        set_level(game, germinator, level)
    else:
        remove_germinator(game, place)


def grow(game: Game, place: str) -> None:
    """The Germinator at `place`, if any, gains a level, or becomes Mycelium (CH-GERM-03)."""
    part = colony(game)
    germinator = part.germinators.get(place)
    if germinator is None:
        return
    level = part.levels[germinator]
    if level == TOP:
        place_mycelium(game, place)
        return
    set_level(game, germinator, level + 1)
    game.tell("germinator.grow", "CH-EVENT-15", place=place, colour=colour_of(germinator), level=level + 1)


def grow_colour(game: Game, colour: str) -> None:
    """Every Germinator of `colour` in a Room grows, from the lowest Room number on.

    (CH-EVENT-15, CH-EVENT-17, CH-GERM-06, CH-GERM-07, CH-GERM-09)
    """
    part = colony(game)
    mine = [place for place, germinator in part.germinators.items() if colour_of(germinator) == colour]
    for place in in_number_order(game, mine):
        grow(game, place)


def grow_waiting(game: Game) -> None:
    """The leftmost Germinator on the Laboratory board that can gains a level (CH-BAG-04, CH-QUEEN-12, CH-QUEEN-13)."""
    levels = colony(game).levels
    for germinator in waiting(game):
        if levels[germinator] < TOP:
            set_level(game, germinator, levels[germinator] + 1)
            game.tell("germinator.ripen", "CH-GERM-09", colour=colour_of(germinator), level=levels[germinator])
            return


# ---------------------------------------------------------------- Mycelium


def mycelium_left(game: Game) -> int:
    """The Mycelium in the pool (CH-MYC-04)."""
    return int(game.table.limits[MYCELIUM]) - len(colony(game).mycelium)


def place_mycelium(game: Game, place: str, rule: str = "CH-GERM-03") -> None:
    """Mycelium comes to `place`, if none is there, as `rule` says; other growth gives way.

    (CH-GERM-05, CH-SPORE-09, CH-MYC-03)

    With none left everybody inside dies and the game ends (CH-MYC-04, CH-MYC-05, CS-DARK-03).
    """
    part = colony(game)
    if place in part.mycelium:
        return
    if mycelium_left(game) <= 0:
        game.tell("overgrown", "CH-MYC-04", place=place)
        all_is_lost(game, OVERGROWN)
    remove_spore(game, place)
    remove_germinator(game, place)
    part.mycelium[place] = 1
    game.tell("mycelium.place", rule, place=place)
