"""The Android's cards, her gun, and her Trait."""

from __future__ import annotations

from typing import Any

import pytest

GUN = "android.lockdown-arm-gun"

# ---------------------------------------------------------------- Action cards


def test_self_diagnostics_heals_light_wounds_or_dresses_a_serious_one(crew: Any) -> None:
    t = crew("android").hand("android", "self-diagnostics")
    assert t.uses("android", "self-diagnostics") == []
    t.wounds("android", light=2, serious=["leg", "arm"])
    assert [use[0] for use in t.uses("android", "self-diagnostics")] == ["dress-serious", "dress-serious", "heal-light"]
    t.play_card("android", "self-diagnostics", "heal-light")
    assert (t["android"].light, t["android"].dressed) == (0, [])
    leg, arm = t["android"].serious
    t.hand("android", "self-diagnostics").play_card("android", "self-diagnostics", "dress-serious", arm)
    assert t["android"].dressed == [arm]
    assert leg != arm


def test_servo_strength_lifts_and_goes_on_for_nothing(crew: Any) -> None:
    t = crew("android").hand("android", "servo-strength", "search").dice("noise-die", "2")
    egg = t.lies("egg", "a")
    t.play_card("android", "servo-strength", "lift-and-go", egg, "b", "ab")
    assert (t["android"].held, t["android"].place) == ([GUN, egg], "b")
    assert t["android"].hand == ["android.search/1"], "the card alone"
    assert t.told("noise.roll"), "a Movement like any other"


def test_servo_strength_may_stay_and_escapes_in_combat(crew: Any) -> None:
    t = crew("android").hand("android", "servo-strength", "search").top("attacks", "scratch-2")
    egg = t.lies("egg", "a")
    t.intruder("grub", "a")
    assert ("lift-and-go", egg) in t.uses("android", "servo-strength"), "it need not go on"
    t.dice("noise-die", "2").play_card("android", "servo-strength", "lift-and-go", egg, "b", "ab")
    assert (t["android"].light, t["android"].place) == (1, "b"), "attacked on leaving"


def test_servo_strength_needs_an_object_and_a_free_hand(crew: Any) -> None:
    t = crew("android").hand("android", "servo-strength")
    assert t.uses("android", "servo-strength") == []
    t.lies("egg", "a")
    assert t.uses("android", "servo-strength")
    t.carry("android", "intruder-carcass")
    assert t.uses("android", "servo-strength") == []


def test_cold_logic_ignores_a_surprise_attack(crew: Any) -> None:
    t = crew("android").hand("android", "cold-logic", "search").noise("be").only_in_bag("drone")
    t.dice("noise-die", "2").top("attacks", "bite-3")
    t.will("android.search/1", ("react", "android.cold-logic/1", "ignore-surprise"))
    t.act("android", "move", "b", "ab")
    assert t.told("surprise")
    assert (t["android"].serious, t["android"].hand) == ([], [])


@pytest.mark.variant
def test_mainframe_link_performs_a_computer_action_for_nothing(facility: Any) -> None:
    t = facility("android").hand("android", "mainframe-link", "search")
    room = next(r.id for r in t.game.ruleset.content.of("room") if r.computer and r.group == "I")
    t.room(room, "room-008", 0).put("android", "room-008")
    t.game.facility.powered = dict.fromkeys(t.game.facility.powered, 1)
    uses = [use for use in t.uses("android", "mainframe-link") if use[0] == "computer-action"]
    assert uses
    following = t.game.hooks.computer_deck(t.game)[-1]
    t.play_card("android", "mainframe-link", *uses[0])
    assert t.told("computer") and t["android"].hand == ["android.search/1"]
    assert following not in t.game.hooks.computer_deck(t.game), "it is face up now, as after any Computer Action"
    t.hand("android", "mainframe-link")
    t.game.facility.powered = dict.fromkeys(t.game.facility.powered, 0)
    assert {use[0] for use in t.uses("android", "mainframe-link")} <= {"door"}, "not without Power"
    t.game.facility.powered = dict.fromkeys(t.game.facility.powered, 1)
    t.malfunction("room-008")
    assert {use[0] for use in t.uses("android", "mainframe-link")} <= {"door"}


def test_mainframe_link_moves_a_door(crew: Any) -> None:
    t = crew("android").hand("android", "mainframe-link")
    assert t.uses("android", "mainframe-link") == [("door", "ab"), ("door", "ac"), ("door", "ad")]
    t.play_card("android", "mainframe-link", "door", "ac")
    assert t.table.doors == {"ac": "closed"}


def test_power_core_turns_the_power_of_the_section(crew: Any) -> None:
    t = crew("android").put("android", "e").hand("android", "power-core", "search")
    t.play_card("android", "power-core", "flip-power")
    assert (t.orders, t["android"].hand) == ([("flip-power", "south")], [])
    t.hand("android", "power-core", "search").put("android", "f")
    assert ("flip-power",) not in t.uses("android", "power-core"), "in no Section"


def test_power_core_loads_one_ammo(crew: Any) -> None:
    t = crew("android").hand("android", "power-core", "search")
    assert ("charge-weapon", GUN) not in t.uses("android", "power-core"), "full"
    t["android"].ammo[GUN] = 1
    t.play_card("android", "power-core", "charge-weapon", GUN)
    assert t["android"].ammo[GUN] == 2


@pytest.mark.variant
def test_direct_interface_uses_a_room_with_a_computer_from_afar(ship: Any) -> None:
    t = ship("android").hand("android", "direct-interface", "search").room("comms-room", "room-007", 0)
    assert t.uses("android", "direct-interface") == [], "not from a Room without a Computer"
    t.room("monitoring-room", "room-002", 0).put("android", "room-002")
    assert ("remote-room-action", "room-007", "send-a-signal") in t.uses("android", "direct-interface")
    t.play_card("android", "direct-interface", "remote-room-action", "room-007", "send-a-signal")
    assert (t["android"].marks["signal"], t["android"].place, t["android"].hand) == (1, "room-002", [])
    t.hand("android", "direct-interface", "search").intruder("adult", "room-007")
    assert not [use for use in t.uses("android", "direct-interface") if use[1] == "room-007"]


# ---------------------------------------------------------------- the Arm Gun


@pytest.mark.parametrize(("face", "injuries"), [("hit", 1), ("two-hits", 3)])
def test_the_arm_gun_deals_one_more_on_two_hits(crew: Any, face: str, injuries: int) -> None:
    t = crew("android").hand("android", "search").dice("combat-die", face)
    t.intruder("giant", "a")
    t.act("android", "shoot", GUN, "giant-1")
    assert (t.told("injury")[0]["injuries"], t["android"].ammo[GUN]) == (injuries, 2)


def test_the_arm_gun_is_neither_dropped_nor_traded(crew: Any) -> None:
    t = crew("android", "medic").hand("android", "search")
    assert t.legal("android", "drop") == t.legal("android", "trade") == []
    t.give("android", "rag")
    assert t.legal("android", "drop") == [("drop", t["android"].items[0])]
    t.wounds("android", serious=["hand"])
    egg = t.carry("android", "egg")
    t.wounds("android", serious=["arm"])
    assert t["android"].held == [GUN], "with too few Hand slots everything else goes"
    assert egg in t.table.objects["a"]


@pytest.mark.variant
def test_aboard_the_arm_gun_leaves_both_hands_free(ship: Any) -> None:
    t = ship("android").hand("android", "search").dice("combat-die", "hit")
    assert (t["android"].beside, t["android"].held) == (["android.arm-gun"], [])
    t.carry("android", "egg")
    t.carry("android", "egg")
    t.intruder("queen", "hibernatorium")
    t.act("android", "shoot", "android.arm-gun", "queen-1")
    assert t["android"].ammo == {"android.arm-gun": 2}
    assert [card for _, card in t.legal("android", "drop")] == [t["android"].held[0]], "one of the Eggs"


# ---------------------------------------------------------------- the Trait


@pytest.mark.parametrize("infected", [0, 1])
def test_a_contamination_card_that_is_drawn_is_gone_and_another_is_drawn(crew: Any, infected: int) -> None:
    t = crew("android").contaminate("android", clean=1 - infected, infected=infected, pile="deck")
    card = t["android"].deck[-1]
    t.start_round()
    assert len(t["android"].hand) == 5
    assert card not in t["android"].hand
    assert t.table.decks["contamination"][0] == card, "at the bottom"
    assert [scan["infected"] for scan in t.told("scan")] == [bool(infected)]
    assert "larva" not in t["android"].marks
    assert t.told("infected") == []


def test_others_keep_what_they_draw(crew: Any) -> None:
    t = crew("medic", "android").contaminate("medic", clean=1, pile="deck")
    t.start_round()
    assert t.contamination("medic") == 1
    assert (len(t["medic"].hand), t.told("scan")) == (5, [])


def test_one_received_on_the_discard_pile_waits_until_it_is_drawn(crew: Any) -> None:
    t = crew("android").contaminate("android", clean=2)
    assert t.contamination("android") == 2
    t["android"].deck, t["android"].discard = [], [*t["android"].discard, *t["android"].deck]
    t.start_round()
    assert len(t["android"].hand) == 5


def test_the_last_cards_may_all_be_contamination(crew: Any) -> None:
    t = crew("android").contaminate("android", clean=2)
    t["android"].removed, t["android"].deck = [*t["android"].deck], []
    t.start_round()
    assert (t["android"].hand, t.contamination("android")) == ([], 0)
