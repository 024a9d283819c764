"""Technical Items and keys: repairs, Engines, Doors, Fire, ways through the ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    action_cards,
    arrive,
    by_name,
    crew_kit,
    discard_from_hand,
    item_kit,
    movable_doors,
    tile_at,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

YELLOW: Final = "yellow"

EFFECTS.bind("item", "tools.fix-room", choices=crew_kit.broken)(crew_kit.fix_room)
EFFECTS.bind("item", "tools.engine", "duct-tape.engine", choices=crew_kit.engine_here)(crew_kit.reorder_engine)
EFFECTS.bind("item", "tools.door", "energy-charge.door", choices=movable_doors)(crew_kit.set_door)
EFFECTS.bind("item", "fire-extinguisher.put-out-fire", choices=crew_kit.burning)(crew_kit.put_out_fire)
EFFECTS.bind("item", "fire-extinguisher.repel", choices=crew_kit.intruders_here)(item_kit.repel("fire-extinguisher"))

# ---------------------------------------------------------------- keys

EFFECTS.bind("item", "self-destruct-key.toggle", choices=item_kit.switches)(item_kit.turn_key)
EFFECTS.bind("item", "evacuation-key.pod", choices=crew_kit.pods_here)(crew_kit.turn_pod)


def readable(game: Game, who: Character) -> list[tuple[str, str]]:
    """(Character, deck) for each unknown Objective of the other Characters with a Signal."""
    others = [by_name(game, name) for name in item_kit.senders(game, who)]
    return [target for other in others for target in crew_kit.objectives_to_read(game, who, other)]


@EFFECTS.bind("item", "comms-key.read-objective", choices=readable)
def read_objective(game: Game, who: Character, name: str, deck: str) -> None:
    """Look in secret at 1 Objective card of a Character that has sent a Signal."""
    crew_kit.read_objective(game, who, name, deck, "SH-ACTION-21")


# ---------------------------------------------------------------- plans and ways

EFFECTS.bind("item", "nemesis-plans.check-two-rooms", choices=crew_kit.unseen_rooms)(item_kit.check_two_rooms)
EFFECTS.bind("item", "technical-corridors-plans.crawl", choices=item_kit.other_entrances)(arrive)


def yellow_rooms(game: Game, who: Character) -> list[str]:
    """The other yellow Rooms, as far as they are explored, if `who` is in one."""
    if tile_at(game, who.place).color != YELLOW:
        return []
    explored = game.table.explored
    return [p for p in game.board.order if p in explored and p != who.place and tile_at(game, p).color == YELLOW]


@EFFECTS.bind("item", "space-suit.spacewalk", choices=yellow_rooms)
def spacewalk(game: Game, who: Character, place: str) -> None:
    """`who` discards its Action cards and goes to another yellow Room as by any Movement."""
    for card in action_cards(game, who):
        discard_from_hand(game, who, card)
    arrive(game, who, place)
