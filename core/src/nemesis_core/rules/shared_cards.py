"""Effects of the Action cards that crews have in common: they serve the records of any crew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import Effects
from .actions import free_room_uses
from .crew_kit import (
    NoTarget,
    breakable,
    broken,
    deny,
    engine_here,
    fix_room,
    free_room_action,
    other_acts,
    reorder_engine,
    rest,
    set_door,
    slip_away,
    slips,
    weary,
)
from .doors import closed_doors, destroy_door, movable_doors
from .inventory import unload
from .markers import place_malfunction
from .searching import search, search_colours

if TYPE_CHECKING:
    from ..game import Game
    from .reactions import Moment
    from .table import Character

EFFECTS = Effects(Effects.shared)
EFFECTS.bind("action_card", "computer-skills.free-room-action", choices=free_room_uses)(free_room_action)
EFFECTS.bind("action_card", "basic-repairs.engine", "repairs.engine", choices=engine_here)(reorder_engine)
EFFECTS.bind("action_card", "basic-repairs.fix-room", "repairs.fix-room", choices=broken)(fix_room)
EFFECTS.bind("action_card", "computer-skills.door", choices=movable_doors)(set_door)


@EFFECTS.bind("action_card", "search.search-room", choices=search_colours)
def search_room(game: Game, who: Character, colour: str) -> None:
    """Search: keep 1 of the top 2 cards of a deck of the Room's colour (LD-SEARCH-01 to LD-SEARCH-04)."""
    search(game, who, colour)


@EFFECTS.bind("action_card", "rest.scan-hand", choices=weary)
def take_a_rest(game: Game, who: Character) -> None:
    """Rest: Scan the hand and be rid of what is clean."""
    rest(game, who)


@EFFECTS.bind("action_card", "demolition.destroy-door", choices=closed_doors)
def demolish_door(game: Game, who: Character, corridor: str) -> None:
    """Demolition: a Closed Door of the Room is Destroyed (LD-DOOR-06)."""
    destroy_door(game, corridor)


@EFFECTS.bind("action_card", "demolition.break-room", choices=breakable)
def break_room(game: Game, who: Character) -> None:
    """Demolition: a Malfunction marker in the Room (LD-MALF-03 to LD-MALF-06)."""
    place_malfunction(game, who.place)


def covers(game: Game, who: Character) -> list[tuple[str, ...]]:
    """(Room, Corridor, who moves): `who` or one other Character of the Room."""
    return slips(game, who, together=False)


@EFFECTS.bind("action_card", "suppressive-fire.cover", choices=covers)
def cover(game: Game, who: Character, place: str, corridor: str, *names: str) -> None:
    """Suppressive Fire: for 1 Ammo a Character leaves a Combat without being attacked; another one must agree.

    The Ammo is spent all the same.
    """
    unload(game, who, 1)
    slip_away(game, who, place, corridor, names)


# ---------------------------------------------------------------- Interruption


def other_interrupts(game: Game, holder: Character, moment: Moment) -> NoTarget:
    """Has another player in the Room of `holder` just played Interruption, of whichever crew?"""
    played = game.cards.action.get(moment.card)
    if played is None or played.id != "interruption":
        return []
    return other_acts(game, holder, moment)


EFFECTS.bind("action_card", "interruption.cancel-action", choices=other_acts)(deny)
EFFECTS.bind("action_card", "interruption.cancel-interruption", choices=other_interrupts)(deny)
