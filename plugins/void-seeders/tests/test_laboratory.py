"""The Laboratory: insanity in place of a Character Corpse."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import weakness_active

pytestmark = pytest.mark.variant
ROOM = "room-005"
ACTION = ("room", "analyze-object")


@pytest.fixture
def lab(facility: Any) -> Any:
    """The Sentry in the Laboratory, with Power and cards to pay with; the Hacker elsewhere."""
    facility.room("laboratory", ROOM).put("sentry", ROOM).put("hacker", "repository").bare("sentry").bare("hacker")
    facility.game.facility.powered.update(dict.fromkeys("1234", 1))
    return facility.hand("sentry", "search", "search", "rest").mark("sentry", knowledge=1)


def things(t: Any) -> list[str]:
    return sorted(name.partition("/")[0] for name in t.ends("sentry", *ACTION))


@pytest.mark.rule("VS-LAB-01")
def test_an_analysed_object_gives_3_knowledge_and_its_slot_is_turned_up(lab: Any) -> None:
    first, second = lab.carry("sentry", "egg"), lab.lies("egg", ROOM)
    lab.act("sentry", *ACTION, first)
    assert (lab["sentry"].marks["knowledge"], lab.game.laboratory.revealed) == (4, [1, 0, 1])
    assert lab.game.laboratory.researched == {"egg": first}
    lab.hand("sentry", "search", "search", "rest").act("sentry", *ACTION, second)
    assert (lab["sentry"].marks["knowledge"], lab.game.laboratory.revealed) == (7, [1, 0, 1])
    assert second in lab.table.object_supply


@pytest.mark.rule("VS-LAB-02")
@pytest.mark.parametrize(("level", "offered"), [(1, False), (2, False), (3, True), (5, True)])
@pytest.mark.parametrize("whose", ["sentry", "hacker"])
def test_insanity_of_a_living_character_there_is_analysed(lab: Any, level: int, offered: bool, whose: str) -> None:
    lab.insane(**{whose: level}).put("hacker", ROOM)
    assert (things(lab) == ["insanity"]) is offered
    if whose == "hacker":
        lab.put("hacker", "repository")
        assert things(lab) == []


@pytest.mark.rule("VS-LAB-02")
def test_eggs_and_carcasses_are_analysed_as_ever(lab: Any) -> None:
    lab.carry("sentry", "egg")
    lab.lies("intruder-carcass", ROOM)
    assert things(lab) == ["egg", "intruder-carcass"]


@pytest.mark.rule("VS-LAB-03")
def test_insanity_takes_the_place_of_the_corpse_once_and_is_not_used_up(lab: Any) -> None:
    # The slot of insanity is the first one, which lies open from the start; here it is face down.
    lab.game.laboratory.revealed[0] = 0
    lab.insane(sentry=4).act("sentry", *ACTION)
    state = lab.game.laboratory
    assert (lab["sentry"].marks["knowledge"], lab.level("sentry"), state.revealed) == (4, 4, [1, 0, 0])
    assert state.researched == {"insanity": ""}
    state.revealed[0] = 0
    lab.hand("sentry", "search", "search", "rest").act("sentry", *ACTION)
    assert (lab["sentry"].marks["knowledge"], lab.level("sentry"), state.revealed) == (7, 4, [0, 0, 0])


@pytest.mark.rule("VS-LAB-03")
def test_with_its_card_up_from_the_start_it_gives_knowledge_alone(lab: Any) -> None:
    lab.insane(sentry=3).act("sentry", *ACTION)
    state = lab.game.laboratory
    assert (lab["sentry"].marks["knowledge"], state.revealed, state.discovered) == (4, [1, 0, 0], 0)


@pytest.mark.rule("VS-LAB-04")
def test_a_character_corpse_cannot_be_analysed_but_carried(lab: Any) -> None:
    corpse = lab.lies("character-corpse", ROOM)
    assert things(lab) == []
    assert lab.legal("sentry", "take", corpse) or any(corpse in option for option in lab.legal("sentry"))
    lab.act("sentry", *next(option for option in lab.legal("sentry") if corpse in option))
    assert corpse in lab["sentry"].held
    lab.give("sentry", "analyze-toolset")
    assert corpse not in [option[-1] for option in lab.legal("sentry", "item")]
    egg = lab.carry("sentry", "egg")
    assert egg in [option[-1] for option in lab.legal("sentry", "item")]


@pytest.mark.rule("VS-LAB-05")
@pytest.mark.parametrize(("slot", "needed"), [(0, 3), (1, 5), (2, 8)])
def test_a_weakness_helps_who_knows_enough(lab: Any, slot: int, needed: int) -> None:
    lab.weakness("cracked-shell", slot)
    for knowledge, helps in ((needed - 1, False), (needed, True)):
        lab.mark("sentry", knowledge=knowledge)
        assert weakness_active(lab.game, lab["sentry"], "cracked-shell") is helps
    lab.weakness("cracked-shell", slot, up=False)
    assert not weakness_active(lab.game, lab["sentry"], "cracked-shell")


@pytest.mark.rule("VS-END-07")
def test_the_weakness_found_by_insanity_counts_for_objectives(lab: Any) -> None:
    discovered = lab.game.conditions["weakness-discovered"]
    lab.game.laboratory.revealed[0] = 0
    lab.insane(sentry=3)
    assert not discovered(lab.game, lab["sentry"], "")
    lab.act("sentry", *ACTION)
    assert discovered(lab.game, lab["sentry"], "")


@pytest.mark.rule("VS-LAB-02", "VS-LAB-03")
def test_on_the_ship_insanity_turns_its_weakness_up_without_knowledge(ship: Any) -> None:
    ship.where("captain", "analyse", "room-003").insane(scout=3).hand("captain", "search", "search", "rest")
    ship.put("scout", ship["captain"].place).lies("character-corpse", ship["captain"].place)
    assert ship.ends("captain", "room", "analyse") == ["insanity"]
    ship.act("captain", "room", "analyse")
    assert (ship.game.laboratory.revealed, ship["captain"].marks.get("knowledge", 0)) == ([1, 0, 0], 0)
    assert ship.ends("captain", "room", "analyse") == []
