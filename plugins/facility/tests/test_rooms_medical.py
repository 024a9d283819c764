"""Decon Room, Emergency Room, Surgery, Testing Lab."""

from __future__ import annotations

from typing import Any

import pytest

ROOM = "room-005"
TWO = ("look", "look")


def contaminated(t: Any, pile: str) -> int:
    """Contamination cards of alpha in one pile."""
    return sum(card.startswith("contamination/") for card in getattr(t["alpha"], pile))


@pytest.fixture
def decon(counted: Any, larvae: None) -> Any:
    return counted().room("decon-room", ROOM).put("alpha", ROOM)


@pytest.mark.rule("LD-DECON-01")
def test_decontamination_removes_infected_cards_of_the_hand_only(decon: Any) -> None:
    t = decon.hand("alpha", *TWO, contamination=2, infected=1).contaminate("alpha", infected=1)
    t.act("alpha", "room", "decontamination-procedure")
    assert contaminated(t, "hand") == 2
    assert contaminated(t, "discard") == 1
    assert t.contamination("alpha") == 3
    assert not t["alpha"].marks.get("larva")


@pytest.mark.rule("LD-DECON-02")
def test_decontamination_removes_the_larva(decon: Any) -> None:
    t = decon.hand("alpha", *TWO).mark("alpha", larva=1)
    t.act("alpha", "room", "decontamination-procedure")
    assert t["alpha"].marks["larva"] == 0


@pytest.mark.rule("LD-DECON-03", "LD-SLIME-02")
def test_decontamination_discards_slime(decon: Any) -> None:
    t = decon.hand("alpha", *TWO).mark("alpha", slime=1)
    t.act("alpha", "room", "decontamination-procedure")
    assert t["alpha"].marks["slime"] == 0


def test_a_clean_character_has_no_use_for_the_decon_room(decon: Any) -> None:
    assert decon.hand("alpha", *TWO).legal("alpha", "room") == []


@pytest.fixture
def emergency(counted: Any) -> Any:
    return counted().room("emergency-room", ROOM).put("alpha", ROOM).hand("alpha", *TWO)


@pytest.mark.rule("LD-EMER-01")
def test_all_serious_wounds_are_dressed(emergency: Any) -> None:
    t = emergency.wounds("alpha", light=1, serious=("body", "eyes", "knee"))
    t.act("alpha", "room", "treat-your-wounds", "dress-all-serious")
    assert sorted(t["alpha"].dressed) == sorted(t["alpha"].serious)
    assert len(t["alpha"].dressed) == 3
    assert t["alpha"].light == 1


@pytest.mark.rule("LD-EMER-02")
def test_one_dressed_wound_is_healed(emergency: Any) -> None:
    t = emergency.wounds("alpha", serious=("knee",), dressed=("body", "eyes"))
    eyes = next(card for card in t["alpha"].dressed if card.startswith("eyes"))
    t.will(eyes).act("alpha", "room", "treat-your-wounds", "heal-one-dressed")
    assert len(t["alpha"].serious) == 2
    assert [card.partition("/")[0] for card in t["alpha"].dressed] == ["body"]
    assert t.table.discards["wounds"] == [eyes]
    assert [sorted(card.partition("/")[0] for card in d.options) for d in t.asked] == [["body", "eyes"]]


@pytest.mark.rule("LD-EMER-02")
def test_healing_needs_a_dressed_wound(emergency: Any) -> None:
    t = emergency.wounds("alpha", light=1, serious=("knee",))
    assert t.legal("alpha", "room") == [
        ("room", "treat-your-wounds", "dress-all-serious"),
        ("room", "treat-your-wounds", "heal-all-light"),
    ]


@pytest.mark.rule("LD-EMER-03")
def test_all_light_wounds_are_healed(emergency: Any) -> None:
    t = emergency.wounds("alpha", light=2).act("alpha", "room", "treat-your-wounds", "heal-all-light")
    assert t["alpha"].light == 0


@pytest.mark.rule("LD-EMER-04")
def test_an_action_treats_in_one_way_only(emergency: Any) -> None:
    t = emergency.wounds("alpha", light=2, serious=("knee",))
    t.act("alpha", "room", "treat-your-wounds", "dress-all-serious")
    assert len(t["alpha"].dressed) == 1
    assert t["alpha"].light == 2


@pytest.fixture
def surgery(counted: Any, larvae: None) -> Any:
    return counted().room("surgery", "room-003").put("alpha", "room-003").hand("alpha", *TWO)


@pytest.mark.rule("LD-SURG-01")
def test_surgery_removes_infected_cards_from_everywhere(surgery: Any) -> None:
    t = surgery.contaminate("alpha", infected=1, pile="hand").contaminate("alpha", infected=1, clean=1, pile="deck")
    t.contaminate("alpha", infected=1, clean=1, pile="discard")
    assert t.contamination("alpha") == 5
    t.act("alpha", "room", "surgical-procedure")
    assert t.contamination("alpha") == 2
    assert not t["alpha"].marks.get("larva")


@pytest.mark.rule("LD-SURG-02")
def test_surgery_removes_the_larva(surgery: Any) -> None:
    t = surgery.mark("alpha", larva=1).act("alpha", "room", "surgical-procedure")
    assert t["alpha"].marks["larva"] == 0


@pytest.mark.rule("LD-SURG-03")
def test_surgery_costs_a_light_wound(surgery: Any) -> None:
    t = surgery.act("alpha", "room", "surgical-procedure")
    assert t["alpha"].light == 1


@pytest.mark.rule("LD-SURG-03")
def test_surgery_kills_whoever_has_three_serious_wounds(surgery: Any) -> None:
    t = surgery.wounds("alpha", dressed=("body", "eyes", "knee")).act("alpha", "room", "surgical-procedure")
    assert t["alpha"].status == "dead"
    assert t.table.objects["room-003"] == ["character-corpse/1"]


@pytest.mark.rule("LD-SURG-04")
def test_surgery_leaves_one_deck_and_passes(surgery: Any) -> None:
    t = surgery.discard_pile("alpha", 3).contaminate("alpha", clean=2)
    assert len([*t["alpha"].hand, *t["alpha"].deck, *t["alpha"].discard]) == 12
    t.act("alpha", "room", "surgical-procedure")
    assert len(t["alpha"].deck) == 12
    assert (t["alpha"].hand, t["alpha"].discard) == ([], [])
    assert t["alpha"].passed


@pytest.mark.rule("LD-TEST-01")
def test_the_testing_lab_gives_a_neutralizer_to_those_who_know_enough(counted: Any) -> None:
    t = counted().room("testing-lab", "room-003").put("alpha", "room-003").hand("alpha", *TWO)
    assert t.mark("alpha", knowledge=3).legal("alpha", "room") == []
    t.mark("alpha", knowledge=4).act("alpha", "room", "take-neutralizer")
    assert t["alpha"].items == ["neutralizer/1"]
    assert "neutralizer/1" not in t.table.crafted


@pytest.mark.rule("LD-TEST-01")
def test_the_testing_lab_has_nothing_when_no_neutralizer_is_left(counted: Any) -> None:
    t = counted().room("testing-lab", "room-003").put("alpha", "room-003").hand("alpha", *TWO)
    for _ in range(3):
        t.give("beta", "neutralizer")
    assert t.mark("alpha", knowledge=8).legal("alpha", "room") == []
