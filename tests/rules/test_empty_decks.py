"""What happens when a deck has run out."""

from __future__ import annotations

import pytest

from nemesis_core.rules import (
    draw_card,
    draw_to_hand,
    gain_contamination,
    injure,
    light_wound,
    recipes,
    scan_drawn,
    scan_for_growth,
    search,
    serious_wound,
)
from nemesis_core.rules.setting_up import ITEM_DECKS
from nemesis_core.testing import Table, check_conserved, pieces, table


def alone(*hand: str) -> Table:
    """Alpha in b with these cards, beta far away."""
    return table().put("alpha", "b").put("beta", "g").hand("alpha", *hand)


@pytest.mark.rule("LD-INJ-09")
@pytest.mark.parametrize("name", ["events", "attacks", "wounds", *ITEM_DECKS])
def test_an_empty_deck_is_made_of_its_discards(name):
    t = table()
    before = pieces(t.game)
    cards = [draw_card(t.game, name) for _ in t.table.decks[name][:]]
    t.table.discards[name] += cards
    assert t.table.decks[name] == []
    card = draw_card(t.game, name)
    assert card in cards
    assert t.table.discards[name] == []
    assert sorted([card, *t.table.decks[name]]) == sorted(cards)
    t.table.discards[name].append(card)
    check_conserved(t.game, before)


@pytest.mark.parametrize("name", ["events", "attacks", "wounds", *ITEM_DECKS])
def test_a_deck_without_discards_gives_nothing(name):
    assert draw_card(table().empty(name).game, name) == ""


def test_without_an_event_card_nothing_moves_and_nothing_happens():
    t = alone().empty("events")
    drone = t.intruder("drone", "a")
    t.step("event", "event-card")
    assert drone.place == "a"
    assert t.kinds == []


@pytest.mark.rule("LD-RETR-02")
def test_without_an_event_card_who_should_flee_stays():
    t = alone().top("attacks", "bite-flee").empty("events")
    drone = t.intruder("drone", "b", injuries=3)
    injure(t.game, drone, 1)
    assert (drone.place, drone.injuries) == ("b", 4)
    assert drone.id in t.table.intruders


def test_without_an_attack_card_an_attack_misses():
    t = alone().empty("attacks")
    t.intruder("drone", "b")
    t.step("event", "attacks")
    assert "attack" in t.kinds
    assert (t["alpha"].light, t["alpha"].serious) == (0, [])


def test_without_an_attack_card_an_injury_kills():
    t = alone().empty("attacks")
    injure(t.game, t.intruder("giant", "b"), 1)
    assert t.table.intruders == {}


@pytest.mark.parametrize(("injuries", "dies"), [(2, False), (3, True)])
def test_a_check_of_two_cards_with_one_left_counts_that_one_once(injuries, dies):
    t = alone().empty("attacks")
    t.table.removed.remove("bite-3/1")
    t.table.decks["attacks"].append("bite-3/1")
    injure(t.game, t.intruder("giant", "b"), injuries)
    assert (t.table.intruders == {}) is dies
    assert t.table.discards["attacks"] == ["bite-3/1"]


def test_without_a_wound_card_no_serious_wound_is_suffered():
    t = alone().empty("wounds").wounds("alpha", light=2)
    serious_wound(t.game, t["alpha"], "test")
    light_wound(t.game, t["alpha"], "test")
    assert (t["alpha"].serious, t["alpha"].light, t["alpha"].status) == ([], 0, "active")


def test_without_a_contamination_card_none_is_received():
    t = alone()
    deck = t.table.decks["contamination"]
    t.table.removed += deck[:-1]
    del deck[:-1]
    gain_contamination(t.game, t["alpha"], 3)
    gain_contamination(t.game, t["beta"])
    assert (t.contamination("alpha"), t.contamination("beta")) == (1, 0)


def test_without_a_contamination_card_a_larva_does_not_grow():
    t = alone().mark("alpha", larva=1).contaminate("alpha", infected=1).empty("contamination")
    scan_for_growth(t.game, t["alpha"], "drone")
    assert t["alpha"].status == "active"
    assert "scan" not in t.kinds


@pytest.mark.rule("LD-DRAW-03")
def test_drawing_stops_when_deck_and_discard_pile_are_out():
    t = alone()
    who = t["alpha"]
    who.removed += who.deck[3:]
    del who.deck[3:]
    t.discard_pile("alpha", 1)
    assert draw_to_hand(t.game, who, 5) == 3
    assert (len(who.hand), who.deck, who.discard) == (3, [], [])


def test_a_scan_of_more_cards_than_there_are_scans_those_there_are():
    t = alone()
    who = t["alpha"]
    who.removed += who.deck
    who.deck.clear()
    t.contaminate("alpha", infected=1)
    scan_drawn(t.game, who, 4)
    assert len(t.told("scan")) == 1
    assert (who.hand, who.deck, len(who.discard)) == ([], [], 1)
    assert who.marks["larva"] == 1


def test_an_item_deck_that_is_out_cannot_be_searched():
    t = alone("look").put("alpha", "e").items("e", 2).empty("item-red")
    assert [option[3] for option in t.legal("alpha", "card")] == ["green", "yellow"]
    t.empty("item-green", "item-yellow")
    assert t.legal("alpha", "card") == []


def test_a_search_with_one_card_left_finds_that_card():
    t = alone("look").put("alpha", "d").items("d", 2)
    deck = t.top("item-red", "cell").table.decks["item-red"]
    last = deck.pop()
    t.empty("item-red")
    deck.append(last)
    t.play_card("alpha", "look", "search", "red")
    assert t["alpha"].items == [last]
    assert t.table.items == {"d": 1}


def test_a_search_goes_on_with_the_shuffled_discards():
    t = alone("look").put("alpha", "d").items("d", 2)
    deck, discards = t.table.decks["item-red"], t.table.discards["item-red"]
    t.top("item-red", "cell", "slugger")
    first, second = deck.pop(), deck.pop()
    t.empty("item-red")
    deck.append(first)
    discards.append(second)
    t.will(second).play_card("alpha", "look", "search", "red")
    assert t["alpha"].held == ["alpha.torch", second]
    assert deck == [first]


def test_no_item_is_drawn_from_an_empty_deck():
    t = alone().empty("item-green")
    search(t.game, t["alpha"], "green")
    assert t["alpha"].items == []


def test_a_crafted_item_that_is_out_cannot_be_crafted():
    t = alone("plan")
    t.give("alpha", "cell")
    t.give("alpha", "wrench")
    assert [craft[0] for craft in recipes(t.game, t["alpha"])] == ["gadget/1"]
    t.give("beta", "gadget")
    assert recipes(t.game, t["alpha"]) == []
    assert t.legal("alpha", "craft") == []
