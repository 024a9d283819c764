"""Fast Repairs, Technical Corridors, Pyrotechnics, Ingenuity."""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Fast Repairs


def test_fast_repairs_mend_the_room_for_the_card_alone(crew: Any) -> None:
    t = crew("mechanic").hand("mechanic", "fast-repairs")
    assert t.uses("mechanic", "fast-repairs") == []
    t.malfunction("a", "b").play_card("mechanic", "fast-repairs", "fix-room")
    assert t.table.malfunction == {"b": 1}


# ---------------------------------------------------------------- Technical Corridors


@pytest.mark.rule("LD-TECH-02")
def test_technical_corridors_lead_to_another_entrance_and_pass(crew: Any) -> None:
    t = crew("mechanic").hand("mechanic", "technical-corridors", "rest").dice("noise-die", "4")
    t.play_card("mechanic", "technical-corridors", "crawl", "d")
    assert t["mechanic"].place == "d"
    assert t.table.noise == {"de": 1}, "a Noise roll as on any Movement"
    assert t.told("attack.card") == []
    assert t["mechanic"].passed
    assert t["mechanic"].hand == []


def test_technical_corridors_lead_to_an_unexplored_room(crew: Any) -> None:
    t = crew("mechanic").unexplored("g", "vault", "fire-2").hand("mechanic", "technical-corridors", "rest")
    assert t.uses("mechanic", "technical-corridors") == [("crawl", place) for place in ("b", "c", "d", "g")]
    t.dice("noise-die", "1").play_card("mechanic", "technical-corridors", "crawl", "g")
    assert (t["mechanic"].place, t.table.fire, t.table.noise) == ("g", {"g": 1}, {"crawlway": 1})


def test_technical_corridors_pass_only_who_lives(crew: Any) -> None:
    t = crew("mechanic", "pilot").hand("mechanic", "technical-corridors", "rest").noise("crawlway")
    t.bag("drone").top("attacks", "bite-3").wounds("mechanic", serious=["hand", "leg", "body"])
    t.dice("noise-die", "4").put("mechanic", "b").put("pilot", "e").play_card(
        "mechanic", "technical-corridors", "crawl", "a"
    )
    assert t["mechanic"].status == "dead"
    assert t.told("pass") == []


def test_technical_corridors_need_an_entrance_a_card_to_pay_and_no_combat(crew: Any) -> None:
    t = crew("mechanic").hand("mechanic", "technical-corridors", "rest")
    assert t.put("mechanic", "e").uses("mechanic", "technical-corridors") == []
    t.put("mechanic", "a").hand("mechanic", "technical-corridors")
    assert t.uses("mechanic", "technical-corridors") == []
    t.hand("mechanic", "technical-corridors", "rest").intruder("grub", "a")
    assert t.uses("mechanic", "technical-corridors") == []


# ---------------------------------------------------------------- Pyrotechnics


def test_pyrotechnics_light_a_fire_for_an_item(crew: Any) -> None:
    t = crew("mechanic").hand("mechanic", "pyrotechnics", "rest")
    rag, wrench = t.give("mechanic", "rag"), t.give("mechanic", "wrench")
    t.will(wrench).play_card("mechanic", "pyrotechnics", "light-fire")
    assert t.asked_of("mechanic", "discard-item") == [[rag, wrench]]
    assert t["mechanic"].items == [rag]
    assert t.table.discards["item-yellow"] == [wrench]
    assert t.table.fire == {"a": 1}
    assert t["mechanic"].hand == []


def test_pyrotechnics_put_a_fire_out(crew: Any) -> None:
    t = crew("mechanic").hand("mechanic", "pyrotechnics", "rest").fire("a", "b")
    t.play_card("mechanic", "pyrotechnics", "put-out-fire")
    assert t.table.fire == {"b": 1}


def test_pyrotechnics_need_an_item_and_a_room_that_can_burn(crew: Any) -> None:
    t = crew("mechanic").room("cellar", "f").hand("mechanic", "pyrotechnics", "rest")
    t.carry("mechanic", "egg")
    assert t.uses("mechanic", "pyrotechnics") == [], "an Object is no Item"
    t.give("mechanic", "rag")
    assert t.uses("mechanic", "pyrotechnics") == [("light-fire",)]
    assert t.fire("a").uses("mechanic", "pyrotechnics") == [("put-out-fire",)]
    assert t.put("mechanic", "f").uses("mechanic", "pyrotechnics") == [], "no Fire ever lies there"
    t.put("mechanic", "b").intruder("grub", "b")
    assert t.uses("mechanic", "pyrotechnics") == []


# ---------------------------------------------------------------- Ingenuity


def test_ingenuity_mends_the_room(crew: Any) -> None:
    t = crew("mechanic").hand("mechanic", "ingenuity").malfunction("a", "b")
    t.play_card("mechanic", "ingenuity", "fix-room")
    assert t.table.malfunction == {"b": 1}


def crafts(t: Any) -> list[tuple[str, ...]]:
    """What can be crafted by Ingenuity: (Crafted Item, components)."""
    return [use[1:] for use in t.uses("mechanic", "ingenuity") if use[0] == "craft"]


def test_ingenuity_takes_any_yellow_item_for_a_tool(crew: Any) -> None:
    t = crew("mechanic").hand("mechanic", "ingenuity")
    cell, tape, bandage = (t.give("mechanic", item) for item in ("cell", "tape", "bandage"))
    assert crafts(t) == [("gadget/1", cell, tape)], "electrical and tool; a green Item is no tool"
    t.play_card("mechanic", "ingenuity", "craft", "gadget/1", cell, tape)
    assert t["mechanic"].items == [bandage]
    assert t["mechanic"].held == ["gadget/1"]
    assert (t.table.decks["item-red"][0], t.table.decks["item-yellow"][0]) == (cell, tape)
    assert t["mechanic"].hand == []


def test_ingenuity_crafts_as_anybody_does_too(crew: Any) -> None:
    t = crew("mechanic").hand("mechanic", "ingenuity")
    rag, bandage = t.give("mechanic", "rag"), t.give("mechanic", "bandage")
    assert crafts(t) == [("tonic/1", rag, bandage)], "cloth and medical"


def test_ingenuity_needs_two_items_of_a_kind_that_shows_both_symbols(crew: Any) -> None:
    t = crew("mechanic").hand("mechanic", "ingenuity")
    first = t.give("mechanic", "rag")
    assert crafts(t) == [], "one rag is cloth or a tool, not both"
    second = t.give("mechanic", "rag")
    assert crafts(t) == [("wrap/1", *sorted([first, second]))]
    t.play_card("mechanic", "ingenuity", "craft", "wrap/1", *sorted([first, second]))
    assert t["mechanic"].items == ["wrap/1"]


def test_ingenuity_makes_a_thing_of_two_items_in_one_way(crew: Any) -> None:
    t = crew("mechanic").hand("mechanic", "ingenuity")
    rag, wrench = t.give("mechanic", "rag"), t.give("mechanic", "wrench")
    assert crafts(t) == [("wrap/1", rag, wrench)], "the rag as cloth; as a tool it would be the same two Items"


def test_the_basic_action_takes_no_rag_for_a_tool(crew: Any) -> None:
    t = crew("mechanic").hand("mechanic", "rest", "search")
    t.give("mechanic", "cell")
    t.give("mechanic", "rag")
    assert t.legal("mechanic", "craft") == []
