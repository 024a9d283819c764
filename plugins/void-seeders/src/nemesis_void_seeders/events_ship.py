"""What the two Event cards of the ship do that do something else than those of the Facility in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Effects
from nemesis_core.rules import event_kit, role_places

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("void-seeders")
EFFECTS.bind("event_card", "evacuation-pod-ejection")(event_kit.pod_ejected)


@EFFECTS.bind("event_card", "ship-fuel-explosion")
def fuel_explosion(game: Game) -> None:
    """The Engine Rooms burn."""
    event_kit.rooms_burn(game, role_places(game, "engine"))
