"""Set-up of the ship: course, Engines, Escape Pods, tracks, the Corpse in the Hibernatorium."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import make_pile, place_object, role_places, time_start

if TYPE_CHECKING:
    from nemesis_core import Game

ENGINES: Final = ("engine-1", "engine-2", "engine-3")
STATES: Final = ("damaged", "working")
SECTIONS: Final = ("a", "b")
LOCKED, UNLOCKED = "locked", "unlocked"
"""How a Pod starts."""


def tracks(game: Game) -> None:
    """Step: the Time marker on green, a face-down Coordinates card (SH-SETUP-07, SH-SETUP-08, SH-SETUP-22)."""
    ship = game.ship
    ship.time = time_start(game, max(game.time_spaces))
    cards = make_pile(game, "coordinates", list(game.coordinates_cards))
    ship.coordinates, ship.coordinates_spare = [cards.pop()], cards


def engines(game: Game) -> None:
    """Step: the two tokens of each Engine are stacked face down (SH-SETUP-14)."""
    for engine in ENGINES:
        game.ship.engines[engine] = make_pile(game, engine, [f"{engine}/{state}" for state in STATES])


def pods(game: Game) -> None:
    """Step: Pods, Locked unless their records say otherwise, by rising number to A, B, A, B.

    (SH-SETUP-09 to SH-SETUP-13)
    """
    ship = game.ship
    spaces = {space.id: space for space in game.ruleset.content.of("space") if space.kind == "pod"}
    wanted = next(c.pods for c in game.pod_counts if c.players >= len(game.table.characters))
    pile = make_pile(game, "pods", sorted(spaces))
    for n, pod in enumerate(sorted(pile[:wanted])):
        ship.pods[pod] = SECTIONS[n % 2]
        if spaces[pod].starts == LOCKED:
            ship.locked[pod] = 1
        ship.waiting[pod] = []


def corpse(game: Game) -> None:
    """Step: the blue Corpse lies in the Hibernatorium (SH-SETUP-34)."""
    for place in role_places(game, "hibernatorium")[:1]:
        game.ship.blue = place_object(game, "character-corpse", place)
