"""Quest Items: inactive until activated, then Items like any other."""

from __future__ import annotations

import pytest

from nemesis_core.testing import table


def test_quest_item_is_activated_in_its_room_for_its_cost():
    t = table().put("alpha", "c").hand("alpha", "look", "plan")
    assert t.legal("alpha", "activate") == [("activate", "alpha.medal")]
    assert t.legal("alpha", "item") == []  # inactive it does nothing
    t.act("alpha", "activate", "alpha.medal")
    assert (t["alpha"].quest, t["alpha"].items) == ([], ["alpha.medal"])
    assert (len(t["alpha"].hand), t["alpha"].acted) == (1, 1)
    assert t.legal("alpha", "item") == [("item", "alpha.medal", "show")]
    assert t.legal("alpha", "activate") == []


def test_not_in_another_room_nor_without_the_cost():
    t = table().put("alpha", "b").hand("alpha", "look")
    assert t.legal("alpha", "activate") == []
    t.put("alpha", "c").hand("alpha", contamination=2)
    assert t.legal("alpha", "activate") == []


def test_not_in_combat():
    t = table().put("alpha", "c").hand("alpha", "look")
    t.intruder("grub", "c")
    assert t.legal("alpha", "activate") == []


def test_only_by_its_owner():
    t = table().put("beta", "c").hand("beta", "look")
    assert t.legal("beta", "activate") == []


def test_inactive_quest_item_is_no_item():
    t = table().put("beta", "a").hand("alpha", "look")
    assert {o[1] for o in t.legal("alpha", "drop")} == {"alpha.torch"}
    t.will(("done",)).act("alpha", "trade").turn()
    assert [o for o in t.asked[-1].options if "alpha.medal" in o] == []


@pytest.mark.variant
def test_quest_item_that_asks_for_an_item_discards_it():
    t = table("lockdown", ["hacker", "sentry"])
    cards = t.game.cards.item
    card = next(c for c, d in cards.items() if d.record.activate and d.record.activate.discard_tags)
    owner = card.partition(".")[0]
    t = table("lockdown", [owner, "hacker" if owner != "hacker" else "sentry"]).start_round()
    assert t.legal(owner, "activate") == []
    tag = cards[card].record.activate.discard_tags[0]
    fuel = next(d.id for d in cards.values() if tag in d.record.tags and d.record.kind == "deck")
    given = t.give(owner, fuel)
    t.act(owner, "activate", card)
    assert given not in t[owner].items
    assert given in t.table.discards[t.game.cards.backs[given]]
    assert card in [*t[owner].items, *t[owner].held]
