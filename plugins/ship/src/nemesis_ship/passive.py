"""What the ship's Rooms do without an Action: Cabins, Room Covered With Slime, a sealed Airlock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import hookimpl
from nemesis_core.rules import SLIME, characters_at, gain_status, has_role, in_combat

from .airlock import AIRLOCK

if TYPE_CHECKING:
    from nemesis_core import Game


@hookimpl
def door_changed(game: Game, corridor: str) -> None:
    """An open Door of the sealed Room takes the Airlock Procedure token away (SH-AIRLOCK-03)."""
    AIRLOCK.check_seal(game, corridor)


@hookimpl
def hand_size(game: Game, who: Any) -> int | None:
    """One card more in working Cabins without an Intruder (SH-CABINS-01, SH-CABINS-02)."""
    place = who.place
    if not has_role(game, place, "cabins") or place in game.table.malfunction or in_combat(game, who):
        return None
    return 1


@hookimpl
def room_entered(game: Game, who: Any, corridor: str) -> None:
    """Whoever enters the Room Covered With Slime gets a Slime marker (SH-SLIMEROOM-01)."""
    if has_role(game, who.place, "slime"):
        gain_status(game, who, SLIME)


@hookimpl
def room_explored(game: Game, who: Any, place: str) -> None:
    """Those who have just entered it for the first time do so before the token counts (SH-SLIMEROOM-01)."""
    for newcomer in characters_at(game, place):
        room_entered(game, newcomer, "")
