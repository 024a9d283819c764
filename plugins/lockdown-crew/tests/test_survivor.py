"""Desperate Attack, Distraction, Obstinate, Vents."""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Desperate Attack


def test_desperate_attack_kills_what_two_injuries_kill(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "desperate-attack").top("attacks", "scratch-2")
    drone = t.intruder("drone", "a")
    t.play_card("survivor", "desperate-attack", "desperate", drone.id)
    assert t.at("a") == []
    assert t.contamination("survivor") == 1
    assert t["survivor"].light == 0, "the dead do not attack"


def test_desperate_attack_brings_an_attack_by_what_stays(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "desperate-attack").top("attacks", "scratch-4", "scratch-2")
    drone = t.intruder("drone", "a")
    t.play_card("survivor", "desperate-attack", "desperate", drone.id)
    assert (drone.place, drone.injuries) == ("a", 2)
    assert t["survivor"].light == 1
    assert t.contamination("survivor") == 1


def test_desperate_attack_is_not_answered_by_what_flees(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "desperate-attack").top("attacks", "bite-flee").top("events", "drones-2")
    drone = t.intruder("drone", "a")
    t.play_card("survivor", "desperate-attack", "desperate", drone.id)
    assert (drone.place, drone.injuries) == ("c", 2)
    assert (t["survivor"].light, t["survivor"].serious) == (0, [])


def test_desperate_attack_is_answered_by_what_a_door_holds_back(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "desperate-attack").top("attacks", "bite-flee", "scratch-2")
    drone = t.top("events", "drones-2").door("ac").intruder("drone", "a")
    t.play_card("survivor", "desperate-attack", "desperate", drone.id)
    assert drone.place == "a"
    assert t.table.doors["ac"] == "destroyed"
    assert t["survivor"].light == 1


def test_desperate_attack_on_what_is_injured_as_an_intruder_is_not_answered(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "desperate-attack")
    t.game.bench.hive = "a"
    t.play_card("survivor", "desperate-attack", "desperate", "hive")
    assert (t.game.bench.stung, t.contamination("survivor"), t.told("attack")) == (["2 desperate-attack"], 1, [])


def test_desperate_attack_needs_an_intruder_here(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "desperate-attack")
    t.intruder("drone", "b")
    assert t.uses("survivor", "desperate-attack") == []
    t.intruder("grub", "a")
    assert t.uses("survivor", "desperate-attack") == [("desperate", "grub-1")]


# ---------------------------------------------------------------- Distraction


def test_distraction_leaves_a_combat_without_attacks_for_an_item(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "distraction").dice("noise-die", "2")
    rag = t.give("survivor", "rag")
    t.intruder("drone", "a")
    t.play_card("survivor", "distraction", "slip-away", "b", "ab", "p1")
    assert t["survivor"].place == "b"
    assert t["survivor"].items == []
    assert t.table.discards["item-yellow"] == [rag]
    assert t.told("attack") == []
    assert t.table.noise == {"be": 1}


def test_distraction_asks_which_item_to_discard(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "distraction").dice("noise-die", "2")
    rag, wrench = t.give("survivor", "rag"), t.give("survivor", "wrench")
    t.intruder("drone", "a")
    t.will(wrench).play_card("survivor", "distraction", "slip-away", "b", "ab", "p1")
    assert t.asked_of("survivor", "discard-item") == [[rag, wrench]]
    assert t["survivor"].items == [rag]


def test_distraction_moves_both_or_only_the_other(crew: Any) -> None:
    for movers, left in ((("p1", "p2"), []), (("p2",), ["survivor"])):
        t = crew("survivor", "hacker").hand("survivor", "distraction").dice("noise-die", "2")
        t.give("survivor", "rag")
        t.intruder("drone", "a")
        t.will("agree").play_card("survivor", "distraction", "slip-away", "b", "ab", *movers)
        assert [c.id for c in t.table.characters if c.place == "a"] == left
        assert t["hacker"].place == "b"
        assert len(t.told("noise.roll")) == 1
        assert t.told("attack") == []


def test_distraction_leaves_an_unwilling_character_behind(crew: Any) -> None:
    for movers, place in ((("p1", "p2"), "b"), (("p2",), "a")):
        t = crew("survivor", "hacker").hand("survivor", "distraction")
        t.give("survivor", "rag")
        t.intruder("drone", "a")
        if place == "b":
            t.dice("noise-die", "2")
        t.will("refuse").play_card("survivor", "distraction", "slip-away", "b", "ab", *movers)
        assert t["survivor"].place == place
        assert t["hacker"].place == "a"
        assert t["survivor"].items == [], "paid all the same"


def test_distraction_explores_like_any_movement(crew: Any) -> None:
    t = crew("survivor").put("survivor", "e").unexplored("f", "vault", "fire-2").hand("survivor", "distraction")
    t.give("survivor", "rag")
    t.intruder("drone", "e")
    t.dice("noise-die", "2").play_card("survivor", "distraction", "slip-away", "f", "ef", "p1")
    assert t.table.fire == {"f": 1}
    assert t.table.items["f"] == 2


def test_distraction_needs_combat_an_item_and_an_open_way(crew: Any) -> None:
    t = crew("survivor", "hacker").hand("survivor", "distraction").door("ac")
    t.give("survivor", "rag")
    assert t.uses("survivor", "distraction") == [], "not in Combat"
    t.intruder("drone", "a")
    assert t.uses("survivor", "distraction") == [
        ("slip-away", place, corridor, *movers)
        for place, corridor in (("b", "ab"), ("d", "ad"))
        for movers in (("p1",), ("p1", "p2"), ("p2",))
    ]
    t.bare("survivor").carry("survivor", "intruder-carcass")
    assert t.uses("survivor", "distraction") == [], "an Object is no Item"


# ---------------------------------------------------------------- Obstinate


def test_obstinate_draws_a_card_for_each_serious_wound(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "obstinate").deck("survivor", "rest", "vents", "search")
    t.wounds("survivor", light=2, serious=["hand"], dressed=["leg"])
    t.play_card("survivor", "obstinate", "grit")
    assert t["survivor"].hand == ["survivor.rest/1", "survivor.vents/1"]


def test_obstinate_dresses_a_wound_for_an_item(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "obstinate").wounds("survivor", serious=["hand", "leg"])
    rag = t.give("survivor", "rag")
    leg = t["survivor"].serious[1]
    t.play_card("survivor", "obstinate", "bandage", leg)
    assert t["survivor"].dressed == [leg]
    assert len(t["survivor"].serious) == 2
    assert t.table.discards["item-yellow"] == [rag]


def test_obstinate_needs_wounds_and_for_a_bandage_an_item(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "obstinate")
    t.give("survivor", "rag")
    assert t.wounds("survivor", light=2).uses("survivor", "obstinate") == []
    t.wounds("survivor", dressed=["leg"])
    assert t.uses("survivor", "obstinate") == [("grit",)]
    t.wounds("survivor", serious=["hand"])
    hand = t["survivor"].serious[1]
    assert t.uses("survivor", "obstinate") == [("bandage", hand), ("grit",)]
    assert t.bare("survivor").uses("survivor", "obstinate") == [("grit",)]
    t.intruder("grub", "a")
    assert t.uses("survivor", "obstinate") == []


# ---------------------------------------------------------------- Vents


def test_vents_lead_to_explored_rooms_with_an_entrance(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "vents", "rest")
    assert t.uses("survivor", "vents") == [("crawl", "b"), ("crawl", "c"), ("crawl", "d")]
    t.explored("g")
    assert ("crawl", "g") in t.uses("survivor", "vents")
    assert t.put("survivor", "e").uses("survivor", "vents") == [], "no Entrance"


def test_vents_need_a_card_to_pay_and_no_combat(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "vents")
    assert t.uses("survivor", "vents") == []
    t.hand("survivor", "vents", "rest").intruder("grub", "a")
    assert t.uses("survivor", "vents") == []


@pytest.mark.rule("LD-TECH-03")
def test_vents_move_through_the_technical_corridors_for_an_attack_in_darkness(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "vents", "rest").top("attacks", "scratch-2").dice("noise-die", "4")
    t.play_card("survivor", "vents", "crawl", "d")
    assert t["survivor"].place == "d"
    assert t["survivor"].light == 2, "1 by the card and 1 by its Darkness line, Power or not"
    assert t.table.noise == {"de": 1}
    assert t.table.intruders == {}
    assert t["survivor"].hand == []


def test_vents_into_company_make_no_noise(crew: Any) -> None:
    t = crew("survivor", "hacker").put("hacker", "d").hand("survivor", "vents", "rest").top("attacks", "bite-3")
    t.play_card("survivor", "vents", "crawl", "d")
    assert len(t["survivor"].serious) == 1
    assert t["hacker"].serious == []
    assert t.told("noise.roll") == []


def test_vents_can_kill(crew: Any) -> None:
    t = crew("survivor", "hacker").hand("survivor", "vents", "rest").top("attacks", "bite-3")
    t.wounds("survivor", serious=["hand", "leg", "body"]).play_card("survivor", "vents", "crawl", "d")
    assert t["survivor"].status == "dead"
    assert t.table.objects == {"d": ["character-corpse/1"]}
    assert t.told("noise.roll") == []
