"""What the crew keeps in numbers."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.variant

HUNTER = "bounty-hunter"


def test_dog_is_seen_where_it_is_alone(ship: Any) -> None:
    t = ship(HUNTER)
    assert "laika" not in t.features()
    t.game.aftermath_crew.laika = "room-006"
    assert t.features()["laika"] == {"room-006": 1}


def test_intruder_in_the_net_is_seen_where_it_hangs(ship: Any) -> None:
    t = ship(HUNTER)
    caught = t.intruder("adult", "room-006")
    t.intruder("adult", "room-002")
    t.game.aftermath_crew.netted = {caught.id: t.table.round}
    assert t.features()["netted"] == {"room-006": 1}
