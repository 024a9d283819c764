"""Search, Rest, Demolition and the repairing cards."""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Search


def test_search_keeps_one_of_two_cards_and_puts_the_other_under_the_deck(crew: Any) -> None:
    t = crew("sentry").put("sentry", "b").items("b", 2).hand("sentry", "search").top("item-yellow", "wrench", "rag")
    wrench, rag = t.table.decks["item-yellow"][-1], t.table.decks["item-yellow"][-2]
    size = len(t.table.decks["item-yellow"])
    t.will(rag).play_card("sentry", "search", "search-room", "yellow")
    assert t.asked_of("sentry", "search") == [sorted([wrench, rag])]
    assert t["sentry"].items == [rag]
    assert t.table.decks["item-yellow"][0] == wrench
    assert len(t.table.decks["item-yellow"]) == size - 1
    assert t.table.items["b"] == 1


def test_search_offers_all_three_decks_in_a_white_room_only(crew: Any) -> None:
    t = crew("sentry").put("sentry", "e").items("e", 1).items("b", 1).hand("sentry", "search")
    assert t.uses("sentry", "search") == [("search-room", c) for c in ("green", "red", "yellow")]
    assert t.put("sentry", "b").uses("sentry", "search") == [("search-room", "yellow")]


@pytest.mark.rule("LD-SEARCH-04")
def test_search_needs_an_item_counter_of_one_and_no_combat(crew: Any) -> None:
    t = crew("sentry").put("sentry", "b").items("b", 0).hand("sentry", "search")
    assert t.uses("sentry", "search") == []
    assert t.items("b", 1).uses("sentry", "search") == [("search-room", "yellow")]
    t.intruder("drone", "b")
    assert t.uses("sentry", "search") == []


# ---------------------------------------------------------------- Rest


def test_rest_removes_clean_cards_and_suffers_once_for_infected_ones(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "rest", contamination=2, infected=2)
    clean, bad = t["sentry"].hand[1:3], t["sentry"].hand[3:]
    t.play_card("sentry", "rest", "scan-hand")
    assert t["sentry"].hand == bad
    assert sorted(t.table.decks["contamination"][:2]) == sorted(clean)
    assert t.game.bench.infections == 1
    assert len(t.told("scan")) == 4


def test_rest_without_infected_cards_has_no_consequence(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "rest", contamination=1).play_card("sentry", "rest", "scan-hand")
    assert t["sentry"].hand == []
    assert t.game.bench.infections == 0


def test_rest_scans_the_hand_only(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "rest", contamination=1).contaminate("sentry", clean=1)
    t.play_card("sentry", "rest", "scan-hand")
    assert t.contamination("sentry") == 1


def test_rest_needs_a_contamination_card_and_no_combat(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "rest")
    assert t.uses("sentry", "rest") == []
    t.hand("sentry", "rest", contamination=1)
    assert t.uses("sentry", "rest") == [("scan-hand",)]
    t.intruder("grub", "a")
    assert t.uses("sentry", "rest") == []


# ---------------------------------------------------------------- Demolition


def test_demolition_destroys_a_closed_door_for_good(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "demolition").door("ab").door("ac", "destroyed").door("bc")
    assert ("destroy-door", "ab") in t.uses("sentry", "demolition")
    assert t.uses("sentry", "demolition") == [("break-room",), ("destroy-door", "ab")]
    t.play_card("sentry", "demolition", "destroy-door")
    assert t.table.doors["ab"] == "destroyed"
    assert "a" not in t.table.malfunction


def test_demolition_breaks_no_room_that_is_broken_or_never_breaks(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "demolition").malfunction("a").room("brood", "f")
    assert t.uses("sentry", "demolition") == []
    assert t.put("sentry", "f").uses("sentry", "demolition") == []
    assert t.put("sentry", "b").uses("sentry", "demolition") == [("break-room",)]


def test_demolition_can_be_played_in_combat(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "demolition")
    t.intruder("drone", "a")
    assert t.play_card("sentry", "demolition", "break-room").table.malfunction == {"a": 1}


# ---------------------------------------------------------------- Repairs, Basic Repairs


def test_repairs_needs_a_malfunction_one_more_card_and_no_combat(crew: Any) -> None:
    t = crew("sentry").hand("sentry", "repairs", "stun")
    assert t.uses("sentry", "repairs") == []
    t.malfunction("a")
    assert t.uses("sentry", "repairs") == [("fix-room",)]
    assert t.hand("sentry", "repairs", contamination=1).uses("sentry", "repairs") == []
    t.hand("sentry", "repairs", "stun").intruder("drone", "a")
    assert t.uses("sentry", "repairs") == []


def test_basic_repairs_costs_two_more_cards(crew: Any) -> None:
    t = crew("lab-rat").malfunction("a").hand("lab-rat", "basic-repairs", "rest")
    assert t.uses("lab-rat", "basic-repairs") == []
    t.hand("lab-rat", "basic-repairs", "rest", "search")
    assert t.put("lab-rat", "b").uses("lab-rat", "basic-repairs") == [], "nothing to mend"
    t.put("lab-rat", "a").play_card("lab-rat", "basic-repairs", "fix-room")
    assert t.table.malfunction == {}
    assert len(t["lab-rat"].discard) == 3
