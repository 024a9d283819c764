"""Room Actions on the Facility's machines: power, Autodestruction, CSS, vents, weapons, equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    can_malfunction,
    craft,
    crafted_left,
    crew_kit,
    in_order_at,
    injure_all,
    lower_items,
    place_malfunction,
    places_to_strike,
    recipes,
    serious_wound,
    take_crafted,
)

from .css import css_moves, move_css, peek_css, token_slots
from .effects import EFFECTS
from .power import flip_power, restore, section_of
from .procedures import start_autodestruction, stop_autodestruction
from .venting import VENTING, sealable

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

STAY = "stay"
COUNTER = "item-counter"
MALFUNCTION = "malfunction"
EQUIPMENT = ("enviro-suit", "taser")

# ---------------------------------------------------------------- Power and Autodestruction


@EFFECTS.bind("room", "cooling-system.initiate-autodestruction")
def initiate(game: Game, who: Character) -> None:
    """Start Autodestruction (LD-AUTO-01, LD-AUTO-09)."""
    start_autodestruction(game)


@EFFECTS.bind("room", "power-generator.stop-autodestruction")
def stop(game: Game, who: Character) -> None:
    """Stop it while it is yellow (LD-PGEN-01)."""
    stop_autodestruction(game)


def in_section(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is the Room in a Section?"""
    return crew_kit.when(section_of(game, who.place))


@EFFECTS.bind("room", "power-generator.power-a-section", choices=in_section)
def power_section(game: Game, who: Character) -> None:
    """Turn over the Power token of the Section (LD-PGEN-02)."""
    flip_power(game, section_of(game, who.place))


@EFFECTS.bind("room", "backup-power-supply.restore-power")
def restore_power(game: Game, who: Character) -> None:
    """Restore Power (LD-RESTORE-05)."""
    restore(game, who)


# ---------------------------------------------------------------- control rooms


def tokens_on_track(game: Game, who: Character) -> list[str]:
    """The slots with a CSS token."""
    return token_slots(game)


@EFFECTS.bind("room", "css-control-room.schedule-css", choices=tokens_on_track)
def schedule(game: Game, who: Character, slot: str) -> None:
    """Look at a CSS token and perhaps move it by one slot (LD-CSSCTL-01, LD-CSSCTL-02)."""
    peek_css(game, who, slot)
    moves = css_moves(game, slot)
    target = game.ask(who.seat, "move-css", [STAY, *moves], slot) if moves else STAY
    if target != STAY:
        move_css(game, slot, target)


def prices(game: Game, who: Character) -> list[str]:
    """What `who` can pay the Defense Control Room with (LD-DEFENSE-01)."""
    counter = [COUNTER] if game.table.items.get(who.place, 0) > 0 else []
    return counter + ([MALFUNCTION] if can_malfunction(game, who.place) else [])


def threatened(game: Game, who: Character) -> list[str]:
    """The Rooms with an Intruder, or what is struck as one, and no Malfunction marker (LD-DEFENSE-01)."""
    if not prices(game, who):
        return []
    return [place for place in places_to_strike(game) if place not in game.table.malfunction]


@EFFECTS.bind("room", "defense-control-room.exterminate-the-threat", choices=threatened)
def exterminate(game: Game, who: Character, place: str) -> None:
    """A Malfunction there, 1 Injury for each Intruder, 1 Serious Wound for each Character (LD-DEFENSE-01 to -03)."""
    if game.ask(who.seat, "exterminate-price", prices(game, who), place) == COUNTER:
        lower_items(game, who.place)
    else:
        place_malfunction(game, who.place)
    place_malfunction(game, place)
    victims = in_order_at(game, place)
    injure_all(game, place, 1, who, "exterminate")
    for victim in victims:
        serious_wound(game, victim, "exterminate")


def vents(game: Game, who: Character) -> list[str]:
    """The Rooms that can be vented."""
    return sealable(game)


@EFFECTS.bind("room", "vent-control-room.vent-out", choices=vents)
def vent_out(game: Game, who: Character, place: str) -> None:
    """Seal a Room for venting (LD-VENT-01)."""
    VENTING.seal(game, place)


# ---------------------------------------------------------------- equipment


def equipment(game: Game, who: Character) -> list[str]:
    """A Taser and an Enviro-Suit, as far as they are left."""
    return crafted_left(game, *EQUIPMENT)


@EFFECTS.bind("room", "guard-room.take-equipment", choices=equipment)
def take_equipment(game: Game, who: Character, card: str) -> None:
    """Take one for 1 of the Item Counter (LD-GUARD-01)."""
    lower_items(game, who.place)
    take_crafted(game, who, card)


def cheap_recipes(game: Game, who: Character) -> list[tuple[str, ...]]:
    """The crafts that `who` can make with one component."""
    return recipes(game, who, fewer=1)


@EFFECTS.bind("room", "repository.craft-equipment", choices=cheap_recipes)
def craft_cheaply(game: Game, who: Character, crafted: str, component: str) -> None:
    """Craft an Item, discarding one of its two components (LD-REPO-01)."""
    craft(game, who, crafted, component)
