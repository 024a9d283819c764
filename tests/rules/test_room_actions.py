"""Room Actions: only there, only out of Combat, only while the Room works."""

from __future__ import annotations

import pytest

from nemesis_core.testing import table

TWO = ["look", "plan"]
HERE = [("room", "first-aid")]


@pytest.mark.rule("LD-ROOMACT-01")
def test_only_who_stands_in_the_room():
    t = table().put("alpha", "c").put("beta", "b").hand("alpha", *TWO).hand("beta", *TWO)
    assert t.legal("alpha", "room") == HERE
    assert t.legal("beta", "room") == []
    t["alpha"].light = t["beta"].light = 1
    t.act("alpha", "room", "first-aid")
    assert (t["alpha"].light, t["beta"].light) == (0, 1)


@pytest.mark.rule("LD-ROOMACT-02")
def test_only_out_of_combat():
    t = table().put("alpha", "c").hand("alpha", *TWO)
    t.intruder("giant", "b")
    assert t.legal("alpha", "room") == HERE
    t.intruder("grub", "c")
    assert t.legal("alpha", "room") == []


@pytest.mark.rule("LD-ROOMACT-03")
def test_not_with_a_malfunction():
    t = table().put("alpha", "c").hand("alpha", *TWO).malfunction("b")
    assert t.legal("alpha", "room") == HERE
    t.malfunction("c")
    assert t.legal("alpha", "room") == []
    t.table.malfunction.pop("c")
    assert t.legal("alpha", "room") == HERE
