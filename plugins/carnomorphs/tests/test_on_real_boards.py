"""What needs the Facility or the ship: analysis, Objectives, tokens, the blue Corpse."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.rules import attack, failed_conditions, fulfilled, injure, kill
from nemesis_core.testing import set_up, table

pytestmark = pytest.mark.variant


# ---------------------------------------------------------------- analysis on the Facility


def in_the_laboratory(f: Any, *objects: str) -> list[str]:
    """The Xenobiologist, with Knowledge 1, stands in the Laboratory, where `objects` lie; returns them."""
    f.where("xenobiologist", "analyze-object", "room-005").mark("xenobiologist", knowledge=1)
    f.cards("xenobiologist", 4)
    return [f.lies(kind, f["xenobiologist"].place) for kind in objects]


@pytest.mark.rule("CL-ADAPT-03", "CM-ADP-04", "CM-ADP-05")
def test_the_laboratory_uses_up_an_object_for_its_face_up_adaptation(f: Any) -> None:
    carcass, _ = in_the_laboratory(f, "intruder-carcass", "egg")
    f.comes("shambler", "room-016")
    assert f.legal("xenobiologist", "room", "analyze-object") == [("room", "analyze-object", carcass)]
    f.act("xenobiologist", "room", "analyze-object")
    assert f["xenobiologist"].marks["knowledge"] == 4
    assert list(f.brood.adaptations) == ["slot-fleshbeast", "slot-butcher"]
    assert f.game.laboratory.researched == {"intruder-carcass": carcass}
    assert f.lying(f["xenobiologist"].place) == ["egg"]


@pytest.mark.rule("CM-ADP-05", "CL-ADAPT-03")
@pytest.mark.parametrize("gone", [False, True])
def test_an_object_without_a_face_up_adaptation_is_kept_and_teaches_nothing(f: Any, gone: bool) -> None:
    (corpse,) = in_the_laboratory(f, "character-corpse")
    if gone:
        f.brood.gone.append(f.brood.adaptations.pop("slot-butcher"))
    assert f.legal("xenobiologist", "room", "analyze-object") == []
    assert (f.table.objects[f["xenobiologist"].place], f["xenobiologist"].marks["knowledge"]) == ([corpse], 1)


@pytest.mark.rule("CM-ADP-04")
@pytest.mark.parametrize(("up", "offered"), [(True, 1), (False, 0)])
def test_the_analyze_toolset_asks_for_a_face_up_adaptation_too(f: Any, up: bool, offered: int) -> None:
    item, egg = f.cards("xenobiologist", 3).give("xenobiologist", "analyze-toolset"), f.carry("xenobiologist", "egg")
    f.brood.faces["slot-fleshbeast"] = int(up)
    assert [option[3:] for option in f.legal("xenobiologist", "item", item, "analyze")] == [(egg,)] * offered
    if up:
        f.use("xenobiologist", item, "analyze")
        assert (f.brood.gone, f["xenobiologist"].held) == (["caustic-blood/1"], [])


@pytest.mark.rule("CM-ADP-04", "CM-ADP-05")
def test_laboratory_equipment_asks_for_a_face_up_adaptation_too() -> None:
    t = table("carnomorphs-on-the-ship", ["scientist", "captain"])
    t.game.semi_coop.chosen = True
    item, carcass = (
        t.cards("scientist", 4).give("scientist", "laboratory-equipment"),
        t.carry("captain", "intruder-carcass"),
    )
    t.put("captain", t["scientist"].place)
    assert t.legal("scientist", "item", item) == []
    t.comes("shambler", "room-016")
    assert t.legal("scientist", "item", item, "analyse") == [("item", item, "analyse", carcass)]
    t.use("scientist", item, "analyse")
    assert (len(t.game.brood.gone), carcass in t["captain"].held) == (1, True)


# ---------------------------------------------------------------- Objectives


@pytest.mark.rule("CM-END-05")
@pytest.mark.parametrize(
    ("condition", "objects", "met"),
    [
        ("weakness-discovered", [], False),
        ("weakness-discovered", ["egg"], True),
        ("weaknesses-discovered-2", ["egg"], False),
        ("weaknesses-discovered-2", ["egg", "intruder-carcass"], True),
    ],
)
def test_objectives_of_the_facility_count_discarded_adaptations(
    f: Any, condition: str, objects: list[str], met: bool
) -> None:
    for kind in objects:
        (token,) = in_the_laboratory(f, kind)
        slot = {"egg": "slot-fleshbeast", "intruder-carcass": "slot-shambler"}[kind]
        f.brood.faces[slot] = 1
        f["xenobiologist"].acted = 0
        f.act("xenobiologist", "room", "analyze-object", token)
    assert f.game.conditions[condition](f.game, f["xenobiologist"], "") is met


@pytest.mark.rule("CM-END-05")
@pytest.mark.parametrize(("kind", "condition"), [("egg", "weakness-egg"), ("intruder-carcass", "weakness-carcass")])
def test_objectives_of_the_ship_know_which_object_it_was(s: Any, kind: str, condition: str) -> None:
    met = s.game.conditions[condition]
    assert not met(s.game, s["captain"], "")
    s.brood.faces.update(dict.fromkeys(s.brood.faces, 1))
    s.where("captain", "analyse", "room-009").hand("captain", "search", "rest", "demolition")
    s.carry("captain", kind)
    s.act("captain", "room", "analyse", kind)
    assert met(s.game, s["captain"], "")
    assert [c for c in ("weakness-egg", "weakness-carcass") if s.game.conditions[c](s.game, s["captain"], "")] == [
        condition
    ]


@pytest.mark.rule("CM-ADP-04")
def test_on_the_ship_the_object_stays_and_brings_no_knowledge(s: Any) -> None:
    s.where("captain", "analyse", "room-009").hand("captain", "search", "rest", "demolition")
    egg = s.carry("captain", "egg")
    assert s.legal("captain", "room", "analyse") == []
    s.comes("fleshbeast", "room-016")
    s.act("captain", "room", "analyse", "egg")
    assert (s["captain"].held, s["captain"].marks.get("knowledge", 0)) == ([egg], 0)
    assert s.brood.gone == ["caustic-blood/1"]
    s["captain"].acted = 0
    assert s.legal("captain", "room", "analyse") == []


@pytest.mark.rule("CM-END-03")
@pytest.mark.parametrize(("killed", "met"), [("butcher", True), ("fleshbeast", False), ("", False)])
def test_objectives_that_ask_for_the_queen_mean_the_butcher(f: Any, killed: str, met: bool) -> None:
    if killed:
        kill(f.game, f.intruder(killed, "room-016", token=False))
    assert f.game.conditions["queen-killed"](f.game, f["janitor"], "") is met


@pytest.mark.rule("CM-END-03")
def test_the_explosion_of_the_facility_kills_the_butcher(f: Any) -> None:
    f.intruder("butcher", "room-016", token=False)
    f.finish("facility_destroyed")
    assert f.game.conditions["queen-killed"](f.game, f["janitor"], "")
    assert f.table.intruders == {}


def test_an_objective_can_be_fulfilled_by_killing_the_butcher(f: Any) -> None:
    f.mark("janitor", signal=1)
    objective = "settle-the-score/1"
    assert failed_conditions(f.game, f["janitor"], objective)
    kill(f.game, f.intruder("butcher", "room-016", token=False))
    assert fulfilled(f.game, f["janitor"], objective)


# ---------------------------------------------------------------- the same race on both boards


@pytest.mark.rule("CL-TERMS-01")
def test_what_is_not_listed_for_the_facility_is_as_in_the_base_rules(f: Any, s: Any) -> None:
    for t, who in ((f, "janitor"), (s, "captain")):
        place = t[who].place
        t.mutant(who).hand(who)
        bag = t.bag_counts()
        attack(t.game, t.intruder("metagorger", place, token=False), t[who], "event")
        assert (t[who].light, t.contamination(who)) == (1, 1)
        assert t.bag_counts() == {**bag, "shambler": 1}
        injure(t.game, t.top("attacks", "bite-1").intruder("fleshbeast", place, token=False), 4, None, "fire")
        assert t.kinds_at(place) == ["shambler"]


@pytest.mark.rule("CM-SET-09")
@pytest.mark.parametrize("edition", ["carnomorphs", "carnomorphs-on-the-ship"])
def test_each_board_has_one_blue_corpse(edition: str) -> None:
    game = set_up(assemble(edition), 2, 0)
    ((place, tokens),) = game.table.objects.items()
    assert tokens == [game.brood.blue]
    tile = game.table.tiles.get(place, place)
    assert tile == ("alert-room" if edition == "carnomorphs" else "hibernatorium")
    assert game.view(1)["blue"] == tokens[0]


@pytest.mark.rule("CM-SET-02", "CM-SET-03", "CM-SET-05")
def test_the_ship_has_eight_eggs_face_down_adaptations_and_the_bag_of_the_race() -> None:
    game = set_up(assemble("carnomorphs-on-the-ship"), 4, 0)
    assert (len(game.laboratory.eggs), list(game.brood.faces.values())) == (8, [0, 0, 0])
    kinds = [game.cards.tokens[token].type for token in game.table.bag]
    assert (len(kinds), kinds.count("metagorger"), kinds.count("blue-metagorger"), kinds.count("blank")) == (9, 6, 2, 1)
    assert "carnomorph-help-card" not in game.table.limits


@pytest.mark.parametrize("variant", ["carnomorphs", "carnomorphs-on-the-ship"])
def test_objectives_ask_for_adaptations_in_whole_sentences_and_in_brackets(variant: str) -> None:
    ruleset = assemble(variant)
    terms = ruleset.compiled["terms"]
    asked = [record.text.split(", by whomever.") for record in ruleset.content.of("condition")]
    asked = [(first, more) for first, *more in asked if "Weakness" in first]
    assert len(asked) >= 2
    for first, more in asked:
        own = terms[first]
        assert ("Adaptation" in own, "Weakness" in own) == (True, False)
        assert terms[first[0].lower() + first[1:]] == own[0].lower() + own[1:]
        assert [terms[rest] for rest in more if rest] == [""] * any(more)
