"""What cards and Items may ask for on the ship: where their user stands."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.mark.parametrize(
    ("need", "argument", "met", "unmet"),
    [
        ("engine-room", "", ["engine-1", "engine-2", "engine-3"], ["cockpit", "room-002"]),
        ("evacuation-section", "", ["room-002", "room-004"], ["engine-1", "hibernatorium"]),
        ("role", "cockpit", ["cockpit"], ["engine-1", "room-004"]),
        ("role", "evacuation-b", ["room-004"], ["room-002"]),
    ],
)
def test_a_need_asks_for_the_room(ship: Any, need: str, argument: str, met: list[str], unmet: list[str]) -> None:
    t = ship()
    holds = t.game.cards.needs[need]
    assert [bool(holds(t.game, t.put("alpha", place)["alpha"], argument)) for place in met + unmet] == (
        [True] * len(met) + [False] * len(unmet)
    )
