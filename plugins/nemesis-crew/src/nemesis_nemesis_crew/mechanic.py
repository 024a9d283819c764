"""The Action cards and Quest Items of the Mechanic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    arrive,
    clear_door,
    craft,
    crew_kit,
    deck_colour,
    entrance_targets,
    has_trait,
    loose_items,
    place_fire,
    recipes,
    remove_fire,
    remove_malfunction,
    search,
    search_colours,
    toggle_door,
)

from .effects import EFFECTS
from .trait_of import HANDYMAN

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

TOOL: Final = "tool"
"""The component symbol for which Ingenuity takes any yellow Item."""


@EFFECTS.bind("action_card", "fast-repairs.fix-room", "ingenuity.fix-room", choices=crew_kit.broken)
def fix_room(game: Game, who: Character) -> None:
    """Fast Repairs, Ingenuity: take the Malfunction marker away."""
    remove_malfunction(game, who.place)


EFFECTS.bind("action_card", "fast-repairs.engine", "ingenuity.engine", choices=crew_kit.engine_here)(
    crew_kit.reorder_engine
)
EFFECTS.bind("item", "flashlight.search-room", choices=search_colours)(search)


def other_entrances(game: Game, who: Character) -> list[str]:
    """The other Rooms with an Entrance to the same Technical Corridors, explored or not."""
    return entrance_targets(game, who, explored_only=False)


@EFFECTS.bind("action_card", "technical-corridors.crawl", choices=other_entrances)
def crawl(game: Game, who: Character, place: str) -> None:
    """Technical Corridors: to another Room with an Entrance, as by any Movement (LD-TECH-03); then the card Passes."""
    arrive(game, who, place)


def kindling(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there an Item to burn, and may the Room burn?"""
    return crew_kit.flammable(game, who) if loose_items(game, who) else []


@EFFECTS.bind("action_card", "pyrotechnics.light-fire", choices=kindling)
def light_fire(game: Game, who: Character) -> None:
    """Pyrotechnics: for an Item a Fire marker in the Room (LD-FIRE-01)."""
    crew_kit.pay_with_item(game, who)
    place_fire(game, who.place)


@EFFECTS.bind("action_card", "pyrotechnics.put-out-fire", choices=crew_kit.burning)
def put_out_fire(game: Game, who: Character) -> None:
    """Pyrotechnics: take the Fire marker away."""
    remove_fire(game, who.place)


def yellow(game: Game, who: Character, card: str) -> bool:
    """Is the Item `card` of `who` a yellow one for crafting: of that deck, or by the Trait Handyman?"""
    own = game.cards.item[card].record.kind in ("starting", "quest")
    return deck_colour(game, card) == "yellow" or (own and has_trait(game, who, HANDYMAN))


def ingenious_recipes(game: Game, who: Character) -> list[tuple[str, ...]]:
    """The crafts of `who`, for which every yellow Item may count as a tool (LD-CRAFT-02)."""
    return recipes(game, who, counts_as=lambda card: TOOL if yellow(game, who, card) else "")


@EFFECTS.bind("action_card", "ingenuity.craft", choices=ingenious_recipes)
def ingenious_craft(game: Game, who: Character, crafted: str, *components: str) -> None:
    """Ingenuity: craft an Item."""
    craft(game, who, crafted, *components)


def torchable(game: Game, who: Character) -> list[str]:
    """The Corridors of the Room: the Plasma Torch moves any Door, a Destroyed one too."""
    return [corridor for corridor, _ in game.board.ways[who.place]]


@EFFECTS.bind("item", "plasma-torch.door", choices=torchable)
def weld(game: Game, who: Character, corridor: str) -> None:
    """Plasma Torch: open or close a Door of the Room, or close a Destroyed one."""
    clear_door(game, corridor)
    toggle_door(game, corridor)
