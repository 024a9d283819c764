"""The two house rules: high water, and the Pump Room."""

from __future__ import annotations

import pytest
from nemesis_core.rules import neighbours
from nemesis_core.testing import Table, fakes, table

from shore import with_rules

PUMP, FAR = "room-001", "room-016"


@pytest.mark.parametrize(("name", "wet"), [("high-water=1", 2), ("high-water", 3), ("high-water=5", 6)])
def test_high_water_floods_further_rooms(name: str, wet: int) -> None:
    assert len(table(with_rules(name)).game.tide.brine) == wet


# The fakes have no Rooms of group II, so the Pump Room is tried on the Facility: tox -e alone, which is without it,
# leaves out what has this marker.


def at_the_pump(**pieces: str) -> tuple[Table, str]:
    """alpha stands in the Pump Room; with it a Room next door."""
    t = table(fakes(board="facility", house_rules=("pump-room",), **pieces), ["alpha", "beta"])
    t.where("alpha", "pump", PUMP).cards("alpha", 6)
    return t, neighbours(t.game, PUMP)[0]


@pytest.mark.variant
def test_the_pump_empties_a_room_and_puts_its_fire_out() -> None:
    t, near = at_the_pump(race="drowned")
    t.game.tide.brine = {near: 1, FAR: 1}
    t.fire(PUMP)
    assert sorted(t.ends("alpha", "room", "pump")) == sorted([PUMP, near])
    t.act("alpha", "room", "pump", near).expect({f"tide.brine.{near}": False, f"tide.brine.{FAR}": True})
    t.act("alpha", "room", "pump", PUMP).expect(f"table.fire.{PUMP}", False)


@pytest.mark.variant
def test_without_the_drowned_it_pumps_at_fires_alone() -> None:
    t, near = at_the_pump()
    t.expect_not_offered("alpha", "room", "pump")
    t.fire(near).act("alpha", "room", "pump", near).expect("table.fire.count", 0)
