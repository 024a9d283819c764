"""Networks that are no Technical Corridors: the Butcher is kept out of none of them; Paths have no number."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import move_by_number, retreat

# Paths join the court to a and e; all its numbers lead into the yard. Number 4 of a leads into the Technical Corridors.


@pytest.fixture
def t(outside: Any) -> Any:
    """alpha and beta far off in g."""
    return outside.plain().put("alpha", "g").put("beta", "g")


@pytest.mark.rule("CL-AREAS-01", "CL-AREAS-02", "CM-ALT-01")
def test_the_butcher_goes_into_an_area_and_its_token_into_the_bag(t: Any) -> None:
    bag = t.bag_counts()
    move_by_number(t.game, t.intruder("butcher", "court", injuries=2, token=False), 3)
    assert t.table.intruders == {}
    assert t.bag_counts() == {**bag, "butcher": bag.get("butcher", 0) + 1}
    assert t.comes("butcher", "court").injuries == 0


@pytest.mark.rule("CL-AREAS-01", "CM-ALT-01")
def test_before_technical_corridors_it_stays(t: Any) -> None:
    butcher = t.intruder("butcher", "a", injuries=2, token=False)
    move_by_number(t.game, butcher, 4)
    assert (butcher.place, butcher.injuries, list(t.table.intruders)) == ("a", 2, [butcher.id])


@pytest.mark.rule("CL-AREAS-02")
def test_a_retreat_leads_it_into_an_area_too(t: Any) -> None:
    t.only_in_bag().top("events", "growl")
    retreat(t.game, t.intruder("butcher", "court", token=False))
    assert (t.table.intruders, t.bag_counts()) == ({}, {"butcher": 1})


@pytest.mark.rule("CM-ALT-02")
@pytest.mark.parametrize("kind", ["metagorger", "shambler", "fleshbeast"])
def test_any_other_leaves_the_board_in_the_same_way(t: Any, kind: str) -> None:
    bag = t.bag_counts()
    move_by_number(t.game, t.intruder(kind, "court", token=False), 1)
    assert t.table.intruders == {}
    assert t.bag_counts() == {**bag, kind: bag.get(kind, 0) + 1}


@pytest.mark.rule("CM-ALT-02")
def test_no_event_moves_one_along_a_path(t: Any) -> None:
    # Growl moves Shamblers through number 3: out of a that is the Corridor to d, and no number is that of a Path.
    inside = t.intruder("shambler", "a", token=False)
    t.event("growl")
    assert inside.place == "d"
    assert "court" not in {piece.place for piece in t.table.intruders.values()}
