"""Items: where they come from, who sees them, their Actions."""

from __future__ import annotations

import pytest

from nemesis_core.rules import knowledge
from nemesis_core.testing import set_up, table

TWO = ["look", "plan"]


def seen_items(t, who, seat):
    """The inventory of `who` as `seat` sees it."""
    return t.game.view(seat)["characters"][t[who].seat]["items"]


def gained(t):
    return [data["item"] for data in t.told("item.gain")]


@pytest.mark.variant
@pytest.mark.rule("LD-ITEM-01", "LD-CRAFT-03")
def test_deck_items_have_three_colours_and_five_are_crafted():
    cards = table("lockdown", ["sentry", "hacker"]).game.cards
    deck = {c for card, d in cards.item.items() if d.record.kind in ("deck", "crafted") for c in [cards.backs[card]]}
    assert deck == {"item-red", "item-yellow", "item-green", "item-blue"}
    crafted = {d.record.name for card, d in cards.item.items() if cards.backs[card] == "item-blue"}
    assert crafted == {"Neutralizer", "Taser", "Flamethrower", "Enviro-Suit", "Pistol"}


@pytest.mark.rule("LD-ITEM-02")
def test_starting_items_come_in_set_up():
    log = []
    game = set_up(seats=2, listener=log.append)
    alpha = next(c for c in game.table.characters if c.id == "alpha")
    assert alpha.held == ["alpha.torch"]
    assert [e.data["item"] for e in log if e.kind == "item.gain"] == ["alpha.torch"]
    assert alpha.quest == ["alpha.medal"]  # lies inactive: no Item yet


@pytest.mark.rule("LD-ITEM-02")
def test_search_craft_and_activation_bring_items():
    t = table().put("alpha", "c").items("c", 1).hand("alpha", "look", "look", "plan", "plan")
    assert t["alpha"].items == []
    t.top("item-green", "bandage", "notes")
    found = t.table.decks["item-green"][-1]
    t.will(found).play_card("alpha", "look", "search", "green")
    crafted = "tonic/1"
    t.act("alpha", "craft", crafted, t.give("alpha", "rag"), found)
    t.act("alpha", "activate", "alpha.medal")
    assert gained(t) == [found, crafted, "alpha.medal"]
    assert seen_items(t, "alpha", 1) == [crafted, "alpha.medal"]  # both were taken for all to see
    sources = [t.kinds[i - 1] for i, kind in enumerate(t.kinds) if kind == "item.gain"]
    assert sources == ["search", "craft", "activate"]


@pytest.mark.rule("LD-INV-01", "LD-INV-02")
def test_inventory_is_secret_and_has_no_limit():
    t = table()
    own = [t.give("alpha", name) for name in ["wrench"] * 4 + ["rag"] * 3 + ["bandage"] * 4 + ["cell"] * 2]
    assert t["alpha"].items == own
    assert len(own) == 13
    assert t["alpha"].held == ["alpha.torch"]
    assert seen_items(t, "alpha", 0) == own
    assert set(seen_items(t, "alpha", 1)) == {"?item-yellow", "?item-green", "?item-red"}


@pytest.mark.rule("LD-INV-01")
def test_finding_an_item_tells_the_others_nothing_of_it():
    t = table().put("alpha", "c").items("c", 1).hand("alpha", "look").top("item-green", "bandage", "notes")
    found = t.table.decks["item-green"][-1]
    t.will(found).play_card("alpha", "look", "search", "green")
    told = [e for e in t.log if found in e.data.values()]
    assert [e.audience for e in told] == [(0,)]
    assert seen_items(t, "alpha", 1) == ["?item-green"]


@pytest.mark.rule("LD-INV-03", "LD-ITEMACT-02")
def test_using_an_item_shows_it_and_one_use_only_is_discarded():
    t = table().hand("alpha", *TWO).malfunction("a")
    notes, wrench = t.give("alpha", "notes"), t.give("alpha", "wrench")
    t.use("alpha", notes, "read")
    assert [(e.data["item"], e.audience) for e in t.log if e.kind == "item"] == [(notes, None)]
    assert t["alpha"].items == [wrench]
    assert t.table.discards["item-green"] == [notes]
    assert seen_items(t, "alpha", 1) == ["?item-yellow"]
    t.use("alpha", wrench, "fix-room")
    assert t.table.malfunction == {}
    assert seen_items(t, "alpha", 1) == [wrench]
    assert t["alpha"].items == [wrench]  # not marked One Use Only
    assert [e.data["item"] for e in t.log if e.kind == "item"] == [notes, wrench]


@pytest.mark.rule("LD-ITEMACT-01")
def test_item_gives_its_owner_its_action_at_its_cost():
    t = table().hand("alpha", "look").hand("beta", "look")
    notes = t.give("alpha", "notes")  # Cost 1
    assert t.legal("alpha", "item") == [("item", notes, "read")]
    assert t.legal("beta", "item") == []
    t.hand("alpha")
    assert t.legal("alpha", "item") == []
    t.hand("alpha", *TWO).use("alpha", notes, "read")
    assert len(t["alpha"].hand) == 1


@pytest.mark.rule("LD-ITEMACT-01")
def test_item_of_no_cost_needs_no_card():
    t = table()
    t["alpha"].quest.clear()
    t["alpha"].items.append("alpha.medal")
    assert t.legal("alpha", "item") == [("item", "alpha.medal", "show")]
    t.use("alpha", "alpha.medal", "show")
    assert (len(t["alpha"].hand), t["alpha"].acted) == (1, 1)


@pytest.mark.rule("LD-KNOW-02")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (7, 8), (8, 8)])
def test_item_gives_knowledge_up_to_the_end_of_the_track(before, after):
    t = table().hand("alpha", "look").mark("alpha", knowledge=before)
    t.use("alpha", t.give("alpha", "notes"), "read")
    assert knowledge(t["alpha"]) == after


@pytest.mark.variant
@pytest.mark.rule("LD-KNOW-02")
def test_printed_item_gives_its_knowledge():
    t = table("lockdown", ["sentry", "hacker"]).start_round().mark("sentry", knowledge=4)
    t.use("sentry", t.give("sentry", "research-data"), "study")
    assert knowledge(t["sentry"]) == 5
