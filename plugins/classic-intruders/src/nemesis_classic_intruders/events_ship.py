"""The 20 Event cards of the original game: what they share with others is bound, the rest is here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Effects
from nemesis_core.rules import (
    event_kit,
    noise_roll,
    on_board,
    place_fire,
    place_noise,
    role_places,
    tile_at,
)

from . import events

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("classic-intruders")
SHARED: Final[dict[str, Callable[[Any], None]]] = {
    "ship-bulkheads-open": event_kit.doors_open,
    "ship-consuming-fire": event_kit.fire_consumes,
    "ship-damage": event_kit.big_intruders_break_rooms,
    "ship-damaging-fire": event_kit.fire_damages,
    "ship-eclosion": events.eclosion,
    "ship-egg-protection": event_kit.nest_defended,
    "ship-evacuation-pod-ejection": event_kit.pod_ejected,
    "ship-hatching": event_kit.eggs_hatch,
    "ship-hunt-2": events.hunt,
    "ship-hunt-3": events.hunt,
    "ship-life-support-failure": event_kit.green_rooms_fail,
    "ship-lurking": event_kit.intruders_hide,
    "ship-nest": event_kit.nest_sounds,
    "ship-regeneration": events.regeneration,
    "ship-scent-of-prey": events.scent_of_prey,
}
"""Cards that do what others do in the light."""

for card, run in SHARED.items():
    EFFECTS.bind("event_card", card)(run)


@EFFECTS.bind("event_card", "ship-flammable-compounds")
def flammable_compounds(game: Game) -> None:
    """The Hibernatorium burns; burning already, it sets fire to its neighbours."""
    for place in role_places(game, "hibernatorium"):
        if place in game.table.fire:
            event_kit.fire_spreads_from(game, place)
        else:
            place_fire(game, place)


@EFFECTS.bind("event_card", "ship-malfunction")
def malfunction(game: Game) -> None:
    """The explored Room with the lowest number breaks, if it can."""
    event_kit.rooms_fail(game, event_kit.explored_rooms(game)[:1])


@EFFECTS.bind("event_card", "ship-noise-in-technical-corridors")
def noise_in_technical_corridors(game: Game) -> None:
    """Noise in each network that has none; for one that had some, those at its Entrances roll, in order."""
    for network, noisy in [(network, network in game.table.noise) for network in game.board.tunnels]:
        if noisy:
            entrances_roll(game, network)
        else:
            place_noise(game, network)


def entrances_roll(game: Game, network: str) -> None:
    """Each Character in a Room with an Entrance to `network` rolls for Noise, in Combat too."""
    for who in on_board(game):
        if who.place and network in game.board.entrances[who.place]:
            noise_roll(game, who)


@EFFECTS.bind("event_card", "ship-coolant-leak")
def coolant_leak(game: Game) -> None:
    """A broken Room that starts the self-destruction does so."""
    if any(place in game.table.malfunction for place in role_places(game, "self-destruct-start")):
        game.hooks.command(game, "start-self-destruct", "")


@EFFECTS.bind("event_card", "ship-short-circuit")
def short_circuit(game: Game) -> None:
    """Each explored yellow Room with a Computer breaks."""
    rooms = ((place, tile_at(game, place)) for place in event_kit.explored_rooms(game))
    event_kit.rooms_fail(game, [place for place, tile in rooms if tile.color == "yellow" and tile.computer])
