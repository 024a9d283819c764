"""The ship with Characters aboard, for the rules of every board as they are on this one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from nemesis_core.testing import Table, conserving, table


@pytest.fixture
def aboard() -> Iterator[Callable[..., Table]]:
    """Make a table of the ship for Characters by name; afterwards no component is lost."""
    with conserving() as counted:
        yield lambda *characters: counted(table("nemesis", characters))


@pytest.fixture
def ship(aboard: Callable[..., Table]) -> Table:
    """The Captain in the Hibernatorium, the Scout far off at Engine #2, both with empty hands.

    An Intruder has been seen before, so that everybody has one Objective. Next to the Hibernatorium room-006 is
    explored, the Storage with 2 Items. Its exits: 1 to room-007, 2 to the Hibernatorium, 3 to room-005, 4 to room-002.
    """
    t = aboard("captain", "scout").put("scout", "engine-2").room("storage", "room-006", items=2)
    t.will(*(held[0] for held in t.game.semi_coop.held)).comes("larva", "cockpit")
    t.table.intruders.clear()
    t.log.clear()
    t.asked.clear()
    return t
