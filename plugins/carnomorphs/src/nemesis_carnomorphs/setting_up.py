"""Set-up: eight Eggs, Adaptations face down, more Carcasses, the Mutation deck, the blue Corpse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import check_enough, lay, make_pile, object_kind, role_places

from .adaptations import slots
from .state import brood

if TYPE_CHECKING:
    from nemesis_core import Game

CARCASS = "intruder-carcass"
CORPSE = "character-corpse"
BLUE = "blue"
"""What the blue Corpse is marked as (hook `object_mark`)."""


def adaptations(game: Game) -> None:
    """Step: a random card face down on each slot, its miniature on it; the others stay in the box unseen.

    (CM-SET-03, CM-SET-04)
    """
    part = brood(game)
    pile = make_pile(game, "adaptation", list(game.adaptations))
    check_enough("adaptation", pile, len(slots(game)))
    for slot in slots(game):
        part.adaptations[slot.id] = pile.pop()
        part.faces[slot.id] = 0
    part.spare = pile


def mutations(game: Game) -> None:
    """Step: the Character Mutation deck lies face down (CM-SET-08)."""
    game.table.decks["mutations"] = make_pile(game, "mutations", list(game.mutation_cards))
    game.table.discards["mutations"] = []


def eggs(game: Game) -> None:
    """Step: as many Eggs in the Nest as the race says (CM-SET-02)."""
    lab, supply = game.laboratory, game.table.object_supply
    wanted = game.brood_supply["nest-egg"] - len(lab.eggs)
    found = [token for token in supply if object_kind(token) == "egg"]
    check_enough("egg", found, wanted)
    for egg in found[: max(0, wanted)]:
        supply.remove(egg)
        lab.eggs.append(egg)


def carcasses(game: Game) -> None:
    """Step: the race's own Carcass tokens; when they are out any marker serves for one (CM-CMP-04, CM-INJ-06)."""
    more(game, CARCASS, game.brood_supply["extra-carcass"])


def more(game: Game, kind: str, number: int) -> list[str]:
    """`number` Objects of `kind` more beside the board, numbered on from those that are there; they are returned."""
    supply = game.table.object_supply
    first = sum(object_kind(token) == kind for token in supply) + 1
    made = [f"{kind}/{n}" for n in range(first, first + number)]
    supply += made
    return made


def blue_corpse(game: Game) -> None:
    """Step: the blue Corpse lies in the Alert Room, or where the board has laid one already (CM-SET-09)."""
    lying = (token for tokens in game.table.objects.values() for token in tokens)
    brood(game).blue = next((token for token in lying if game.hooks.object_mark(game, token) == BLUE), "")
    for place in role_places(game, "alert")[: game.brood_supply.get("blue-corpse", 0)]:
        (token,) = more(game, CORPSE, 1)
        game.table.object_supply.remove(token)
        brood(game).blue = token
        lay(game, token, place)


def object_mark(game: Game, token: str) -> str | None:
    """Hook: the blue Corpse is told from the others."""
    return BLUE if token == game.brood.blue else None


def character_died(game: Game, corpse: str) -> None:
    """Hook: a Corpse that lay in the box may serve for a Character who has died, and is that one's now."""
    part = brood(game)
    if corpse and corpse == part.blue:
        part.blue = ""
