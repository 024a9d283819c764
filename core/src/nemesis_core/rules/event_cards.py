"""Event cards that the decks of several races have, by id. Races bind them, none copies them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from . import event_kit

if TYPE_CHECKING:
    from ..content import Effects

CARDS: Final[dict[str, Callable[[Any], None]]] = {
    "blue-screen": event_kit.computer_fails,
    "bulkheads-open": event_kit.doors_open,
    "bulkheads-open.darkness": event_kit.noise_in_the_dark,
    "consuming-fire": event_kit.fire_consumes,
    "coolant-leak": event_kit.self_destruct_room_fails,
    "damage": event_kit.big_intruders_break_rooms,
    "damage.darkness": event_kit.dark_rooms_fail,
    "damaging-fire": event_kit.fire_damages,
    "egg-protection": event_kit.nest_defended,
    "egg-protection.darkness": event_kit.contamination_in_the_dark,
    "fire-in-the-hole": partial(event_kit.evacuation_burns, cause="fire-in-the-hole"),
    "hatching": event_kit.eggs_hatch,
    "hatching.darkness": event_kit.larvae_in_the_dark,
    "life-network-failure": event_kit.green_rooms_fail,
    "lurking": event_kit.intruders_hide,
    "lurking.darkness": event_kit.attacks_in_the_dark,
    "nest-event": event_kit.nest_sounds,
    "nest-event.darkness": event_kit.noise_in_the_dark,
    "noise-in-corridors": event_kit.tunnels_sound,
    "noise-in-corridors.darkness": partial(event_kit.wounds_at_entrances, cause="noise-in-corridors"),
    "panic": event_kit.panic_strikes,
    "panic.darkness": event_kit.panic_in_the_dark,
    "power-surge": event_kit.power_drains,
    "sanitary-network-failure": event_kit.green_rooms_fail,
    "short-circuit": event_kit.computers_burn,
}
"""The id of a card, or `id.darkness` for what it does besides in Darkness -> what it does."""


def bind_event_cards(effects: Effects, *cards: str) -> None:
    """Bind to the ids `cards` what these cards do, in Darkness too."""
    for card in cards:
        for key in (card, f"{card}.darkness"):
            if key in CARDS:
                effects.bind("event_card", key)(CARDS[key])
