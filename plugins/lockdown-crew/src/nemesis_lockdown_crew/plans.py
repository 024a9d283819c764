"""The four Plan cards: a Room Action for free, or a secret look at Room tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import crew_kit, free_room_uses

from .effects import EFFECTS

if TYPE_CHECKING:
    pass

PLANS = ("master-plan", "maintenance-plan", "defense-plan", "workspace-plan")


EFFECTS.bind("action_card", *(f"{plan}.free-room-action" for plan in PLANS), choices=free_room_uses)(
    crew_kit.free_room_action
)


EFFECTS.bind("action_card", *(f"{plan}.check-two-rooms" for plan in PLANS), choices=crew_kit.rooms_to_check)(
    crew_kit.check_two
)
