"""Adaptations: how they turn up, for whom they work, how they are discarded."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import attack, gain_knowledge, injure, kill, replace_intruder, research, room_kit

SLOTS = ["shambler", "fleshbeast", "butcher"]


@pytest.mark.rule("CM-ADP-02")
@pytest.mark.parametrize("kind", SLOTS)
@pytest.mark.parametrize("way", ["encounter", "evolution", "death", "attack"])
def test_the_first_of_a_kind_turns_its_adaptation_up(t: Any, kind: str, way: str) -> None:
    t.plain().cards("alpha", 5)
    before = {"shambler": "metagorger", "fleshbeast": "shambler", "butcher": "fleshbeast"}[kind]
    if way == "encounter":
        t.meets("alpha", kind)
    elif way == "evolution":
        replace_intruder(t.game, t.intruder(before, "c", token=False), kind)
    elif way == "death":
        kill(t.game, t.intruder("butcher", "c", token=False))
        kind = "shambler"
    else:
        t.comes(kind, "c")
    assert t.up == [kind]
    card = t.brood.adaptations[f"slot-{kind}"]
    assert all(t.game.view(seat)["adaptations"][f"slot-{kind}"] == card for seat in (0, 1))
    assert [event["card"] for event in t.told("adaptation")] == [card.partition("/")[0]]


@pytest.mark.rule("CM-ADP-02")
def test_a_metagorger_turns_none_up_and_a_second_one_of_a_kind_no_other(t: Any) -> None:
    t.plain().comes("metagorger", "c")
    assert t.up == []
    t.comes("shambler", "c")
    t.comes("shambler", "d")
    assert (t.up, len(t.told("adaptation"))) == (["shambler"], 1)


@pytest.mark.rule("CM-ADP-02")
def test_with_none_placed_none_turns_up(t: Any) -> None:
    t.plain()
    t.game.laboratory.queen_killed = True
    t.comes("butcher", "c")
    assert t.up == []


@pytest.mark.rule("CM-ADP-01", "CL-ADAPT-01")
@pytest.mark.parametrize("kind", SLOTS)
@pytest.mark.parametrize(("up", "injuries", "lives"), [(True, 4, True), (True, 5, False), (False, 4, False)])
def test_it_works_for_every_kind_and_makes_the_race_stronger(
    t: Any, kind: str, up: bool, injuries: int, lives: bool
) -> None:
    # Thick Hide lies on the slot of the Shambler; Fleshbeasts and the Butcher profit too. Bite shows 4.
    t.face_down("thick-hide", "caustic-blood", "agile")
    t.brood.faces["slot-shambler"] = int(up)
    piece = t.top("attacks", "bite-1").intruder(kind, "c", token=False)
    injure(t.game, piece, injuries, None, "fire")
    assert (piece.id in t.table.intruders) is lives


@pytest.mark.rule("CM-ADP-03", "CL-ADAPT-02")
@pytest.mark.parametrize("knowledge", [0, 8])
def test_knowledge_makes_no_difference(t: Any, knowledge: int) -> None:
    t.adapted("thick-hide").mark("alpha", knowledge=knowledge)
    piece = t.top("attacks", "bite-1").intruder("shambler", "a", token=False)
    injure(t.game, piece, 4, t["alpha"], "melee")
    assert piece.injuries == 4
    t.face_down("thick-hide", "agile", "prolific").top("attacks", "bite-2")
    injure(t.game, piece, 1, t["alpha"], "melee")
    assert piece.id not in t.table.intruders


# ---------------------------------------------------------------- analysis


@pytest.mark.rule("CM-ADP-04", "CL-ADAPT-03", "CM-END-05")
def test_analysis_discards_the_face_up_adaptation_of_the_object_for_3_knowledge(t: Any) -> None:
    t.adapted("thick-hide", "agile").mark("alpha", knowledge=1)
    token = t.table.object_supply.pop(t.table.object_supply.index("intruder-carcass/1"))
    research(t.game, t["alpha"], token)
    assert t["alpha"].marks["knowledge"] == 4
    assert list(t.brood.adaptations) == ["slot-fleshbeast", "slot-butcher"]
    assert t.brood.gone == ["thick-hide/1"]
    assert (t.game.laboratory.discovered, t.game.laboratory.found) == (1, {"intruder-carcass": 1})
    assert t.game.laboratory.researched == {"intruder-carcass": token}


@pytest.mark.rule("CM-ADP-04", "CM-ADP-05")
@pytest.mark.parametrize("there", ["face down", "gone", "face up"])
def test_an_object_whose_adaptation_is_face_down_or_gone_cannot_be_analysed(t: Any, there: str) -> None:
    t.plain()
    token = t.lies("intruder-carcass", "a")
    if there != "face down":
        t.comes("shambler", "d")
    if there == "gone":
        t.brood.gone.append(t.brood.adaptations.pop("slot-shambler"))
    assert room_kit.to_research(t.game, t["alpha"]) == ([token] if there == "face up" else [])
    assert t.table.objects["a"] == [token]
    assert t["alpha"].marks["knowledge"] == 1


@pytest.mark.rule("CM-ADP-07")
def test_it_works_already_for_the_one_whose_arrival_turned_it_up(t: Any) -> None:
    # Keen Scent on the slot of the Shambler: 2 cards are enough against a 2, too few against a 3.
    t.face_down("keen-scent", "agile", "thick-hide").cards("alpha", 2).mark("alpha", slime=1)
    t.top("attacks", "slash-1").meets("alpha", "token-shambler-2-3")
    assert [told["number"] for told in t.told("surprise")] == [3]
    assert t["alpha"].light == 1


@pytest.mark.rule("CM-ADP-07")
def test_once_discarded_it_stops_at_once_and_what_it_has_done_stays(t: Any) -> None:
    t.adapted("prolific").mutant("alpha")
    bag = t.bag_counts()
    attack(t.game, t.intruder("metagorger", "a", token=False), t["alpha"], "event")
    t.brood.gone.append(t.brood.adaptations.pop("slot-shambler"))
    assert t.bag_counts() == {**bag, "shambler": 1, "metagorger": 5}
    attack(t.game, t.intruder("metagorger", "a", token=False), t["alpha"], "event")
    assert t.bag_counts() == {**bag, "shambler": 2, "metagorger": 5}


def test_knowledge_without_an_analysis_discards_nothing(t: Any) -> None:
    t.adapted("agile", "thick-hide", "prolific")
    gain_knowledge(t.game, t["alpha"], 8)
    assert (len(t.brood.adaptations), t.brood.gone) == (3, [])
