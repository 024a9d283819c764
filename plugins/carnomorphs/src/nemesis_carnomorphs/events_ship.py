"""What the Event cards do that speak of parts of the ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import event_kit

from . import events

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("carnomorphs")
SECTION: Final = "b"
"""The Evacuation Section that loses a Pod."""

EFFECTS.bind("event_card", "airlock-procedure-glitch")(events.highest_room_sealed)
EFFECTS.bind("event_card", "evacuation-hatches-jam")(event_kit.evacuation_fails)
EFFECTS.bind("event_card", "generator-overload")(events.overload)


@EFFECTS.bind("event_card", "ship-emergency-protocol-failure")
def pod_lost(game: Game) -> None:
    """The highest Pod of a Section leaves, on a board that has some."""
    game.hooks.command(game, "launch-highest-pod", SECTION)
