"""How Carnomorphs move, Technical Corridors, and the steps of the Event Phase."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import move_by_number, retreat

KINDS = ["metagorger", "shambler", "fleshbeast", "butcher"]


@pytest.mark.rule("CM-MOV-01")
@pytest.mark.parametrize("kind", KINDS)
def test_an_event_moves_its_kinds_where_nobody_is(t: Any, kind: str) -> None:
    # Growl moves Shamblers, Fleshbeasts and the Butcher through Corridor 3, which leads from c to b.
    piece, engaged = t.plain().intruder(kind, "c", token=False), t.intruder("shambler", "a", token=False)
    t.event("growl")
    assert (piece.place, engaged.place) == ("c" if kind == "metagorger" else "b", "a")


@pytest.mark.rule("CM-MOV-01")
@pytest.mark.parametrize("kind", KINDS)
def test_a_closed_door_is_destroyed_and_stops_them(t: Any, kind: str) -> None:
    piece = t.plain().door("bc").intruder(kind, "c", token=False)
    move_by_number(t.game, piece, 3)
    assert (piece.place, t.table.doors["bc"]) == ("c", "destroyed")
    move_by_number(t.game, piece, 3)
    assert piece.place == "b"


@pytest.mark.rule("CM-MOV-02")
@pytest.mark.parametrize("kind", ["metagorger", "shambler", "fleshbeast"])
def test_into_an_entrance_they_leave_the_board_and_a_token_goes_into_the_bag(t: Any, kind: str) -> None:
    bag = t.bag_counts()
    piece = t.intruder(kind, "c", injuries=2, token=False)
    move_by_number(t.game, piece, 4)
    assert t.table.intruders == {}
    assert t.bag_counts() == {**bag, kind: bag.get(kind, 0) + 1}
    assert t.comes(kind, "c").injuries == 0


@pytest.mark.rule("CM-MOV-02")
def test_it_leaves_without_a_token_when_none_is_in_the_supply(t: Any) -> None:
    t.only_in_bag(*["fleshbeast"] * 3)
    move_by_number(t.game, t.intruder("fleshbeast", "c", token=False), 4)
    assert (t.table.intruders, t.bag_counts()) == ({}, {"fleshbeast": 3})


@pytest.mark.rule("CM-MOV-03", "CM-MOV-05")
@pytest.mark.parametrize("way", ["event", "retreat"])
def test_the_butcher_stays_before_an_entrance_with_its_injuries(t: Any, way: str) -> None:
    # Number 4 leads from c into the Technical Corridors.
    t.plain().away()
    piece = t.intruder("butcher", "c", injuries=2, token=False)
    t.top("events", "lurking-2")
    if way == "event":
        move_by_number(t.game, piece, 4)
    else:
        retreat(t.game, piece)
    assert (t.table.intruders, piece.place, piece.injuries) == ({piece.id: piece}, "c", 2)
    assert "butcher" not in t.bag_counts()


@pytest.mark.rule("CM-MOV-04")
def test_coming_to_food_or_to_a_character_does_nothing_at_once(t: Any) -> None:
    # Corridor 3 leads from c to b, where alpha stands beside a Carcass.
    t.plain().put("alpha", "b").hand("alpha").lies("intruder-carcass", "b")
    piece = t.intruder("shambler", "c", injuries=1, token=False)
    move_by_number(t.game, piece, 3)
    assert (piece.place, piece.kind, piece.injuries, t.lying("b")) == ("b", "shambler", 1, ["intruder-carcass"])
    assert (t.told("attack"), t.told("feed"), t["alpha"].light) == ([], [], 0)


@pytest.mark.rule("CM-EVP-01")
def test_the_event_phase_has_the_order_of_lockdown(t: Any) -> None:
    order = [step.name for step in t.game.ruleset.phases["event"]]
    known = ["time", "attacks", "fire", "eggs-burn", "event-card", "bag", "end"]
    assert [name for name in order if name in known] == known
    assert order.index("attacks") < order.index("feeding") < order.index("fire")
    assert order.index("regrowth") == order.index("event-card") - 1


@pytest.mark.rule("CM-EVP-02")
def test_fire_hurts_each_carnomorph_once_and_burns_an_egg_of_the_nest(t: Any) -> None:
    t.plain().explored("f").put("alpha", "b").put("beta", "b").fire("c", "f")
    pieces = [t.intruder(kind, "c", token=False) for kind in KINDS] + [t.intruder("shambler", "d", token=False)]
    # Cards with 3 for Metagorgers and 4 or more for others: nobody dies.
    t.top("attacks", "regurgitate-2", "bite-4", "whiplash-1", "bite-3")
    t.step("event", "fire")
    t.step("event", "eggs-burn")
    assert [piece.injuries for piece in pieces] == [1, 1, 1, 1, 0]
    assert (len(t.game.laboratory.eggs), len(t.table.discards["attacks"])) == (7, 4)


@pytest.mark.rule("CM-EVP-02")
def test_fire_kills_with_the_usual_check(t: Any) -> None:
    t.plain().fire("c").intruder("metagorger", "c", token=False)
    t.top("attacks", "bite-2").step("event", "fire")
    assert (t.kinds_at("c"), t.lying("c")) == ([], ["intruder-carcass"])
