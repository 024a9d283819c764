"""What the Attacks do."""

from __future__ import annotations

import pytest

from shore import Shore


@pytest.mark.parametrize(("dark", "contamination"), [(False, 0), (True, 1)])
def test_a_leech_is_dirty_in_the_dark(t: Shore, dark: bool, contamination: int) -> None:
    if dark:
        t.dim("a")
    t.strike(t.intruder("leech", "a"), "alpha", "suck-2")
    assert (t["alpha"].light, t.contamination("alpha")) == (1, contamination)


def test_spew_is_slime_and_contamination(t: Shore) -> None:
    t.strike(t.intruder("leech", "a"), "alpha", "spew-3")
    t.expect("alpha.marks.slime", 1)
    assert t.contamination("alpha") == 1


def test_a_grasp_wounds_and_costs_a_card(t: Shore) -> None:
    t.hand("alpha", "look", "plan")
    (look,) = (card for card in t["alpha"].hand if "look" in card)
    t.will(look).strike(t.intruder("diver", "a"), "alpha", "grasp-4")
    t.expect({"alpha.light": 1, "alpha.hand.count": 1})


@pytest.mark.parametrize(("before", "status"), [(1, "active"), (2, "dead")])
def test_the_boot_kills_with_the_third_serious_wound(t: Shore, before: int, status: str) -> None:
    t.wounds("alpha", serious=["arm", "leg"][:before])
    t.strike(t.intruder("harbourmaster", "a"), "alpha", "iron-boot-5")
    t.expect("alpha.status", status)


def test_who_is_dragged_under_is_hurt_in_the_brine(t: Shore) -> None:
    t.brine("a")
    t.strike(t.intruder("diver", "a"), "alpha", "drag-under-3")
    t.expect("alpha.serious.count", 1)


def test_on_dry_land_the_brine_comes(t: Shore) -> None:
    t.strike(t.intruder("diver", "a"), "alpha", "drag-under-3")
    t.expect({"alpha.serious.count": 0, "tide.brine.a": True})


def test_a_leech_has_no_boots(t: Shore) -> None:
    t.strike(t.intruder("leech", "a"), "alpha", "iron-boot-5")
    t.expect({"alpha.light": 0, "alpha.serious.count": 0})
