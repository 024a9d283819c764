"""Hand slots, Heavy Items and Objects, Ammo, dropping."""

from __future__ import annotations

import pytest

from nemesis_core.rules import capacity, gain_item, hand_slots, load, slots_used
from nemesis_core.testing import table


def found(t, who, item, colour):
    """`who` finds `item` by Search; returns the card."""
    t.items(t[who].place, 1).hand(who, "look").top(f"item-{colour}", item)
    card = t.table.decks[f"item-{colour}"][-1]
    t.will(card).play_card(who, "look", "search", colour)
    return card


def shown(t, seat, who):
    return t.game.view(seat)["characters"][t[who].seat]


@pytest.mark.rule("LD-HAND-01", "LD-WEAPON-01")
def test_weapon_found_is_held_openly_with_its_first_number_of_ammo():
    t = table().put("beta", "d")
    zapper = found(t, "beta", "zapper", "red")  # Ammo 2 of 4
    assert (t["beta"].held, t["beta"].items) == ([zapper], [])
    assert t["beta"].ammo == {zapper: 2}
    assert [shown(t, seat, "beta")["held"] for seat in (0, 1)] == [[zapper], [zapper]]
    assert [e.audience for e in t.log if e.kind == "item.gain"] == [None]


@pytest.mark.rule("LD-HAND-01")
def test_normal_item_takes_no_hand_slot():
    t = table().put("beta", "d")
    cell = found(t, "beta", "cell", "red")
    assert (t["beta"].held, t["beta"].items) == ([], [cell])


@pytest.mark.rule("LD-WEAPON-01")
def test_starting_and_crafted_weapons_come_full():
    t = table().put("alpha", "b").hand("alpha", "look")
    assert t["alpha"].ammo == {"alpha.torch": 5}
    t.act("alpha", "craft", "gadget/1", t.give("alpha", "cell"), t.give("alpha", "wrench"))
    assert t["alpha"].ammo["gadget/1"] == 4  # 4 of 4


@pytest.mark.rule("LD-WEAPON-02")
def test_ammo_never_goes_above_the_second_number():
    t = table()
    zapper = t.give("beta", "zapper", ammo=3)
    assert capacity(t.game, t["beta"], zapper) == 4
    load(t.game, t["beta"], zapper, 2)
    assert t["beta"].ammo[zapper] == 4
    t["beta"].ammo[zapper] = 1
    load(t.game, t["beta"], zapper, 2)
    assert t["beta"].ammo[zapper] == 3


@pytest.mark.rule("LD-BASIC-06", "LD-HAND-02")
@pytest.mark.parametrize("kind", ["egg", "character-corpse", "intruder-carcass"])
def test_pick_up_takes_an_object_into_a_hand_slot(kind):
    t = table().hand("alpha", "look")
    token, elsewhere = t.lies(kind, "a"), t.lies(kind, "b")
    assert t.legal("alpha", "pick-up") == [("pick-up", token)]
    t.act("alpha", "pick-up", token)
    assert t["alpha"].held == ["alpha.torch", token]
    assert t.table.objects == {"b": [elsewhere]}
    assert slots_used(t["alpha"]) == 2
    assert [shown(t, seat, "alpha")["held"][1] for seat in (0, 1)] == [token, token]


@pytest.mark.rule("LD-BASIC-06")
def test_no_pick_up_without_an_object_or_in_combat():
    t = table().hand("alpha", "look")
    t.lies("egg", "b")
    assert t.legal("alpha", "pick-up") == []
    t.lies("egg", "a")
    assert len(t.legal("alpha", "pick-up")) == 1
    t.intruder("grub", "a")
    assert t.legal("alpha", "pick-up") == []


@pytest.mark.rule("LD-HAND-03")
def test_two_hand_slots():
    t = table()
    assert [hand_slots(t.game, c) for c in t.table.characters] == [2, 2]
    t.give("beta", "zapper")
    t.carry("beta", "intruder-carcass")
    assert hand_slots(t.game, t["beta"]) - slots_used(t["beta"]) == 0


@pytest.mark.rule("LD-HAND-04")
@pytest.mark.parametrize("dropped", [0, 1, 2])
def test_third_heavy_item_means_dropping_one_of_three(dropped):
    t = table().put("beta", "d")
    slugger, egg = t.give("beta", "slugger"), t.carry("beta", "egg")
    t.items("d", 1).hand("beta", "look").top("item-red", "zapper")
    zapper = t.table.decks["item-red"][-1]
    three = [slugger, egg, zapper]
    t.will(zapper, three[dropped]).play_card("beta", "look", "search", "red")
    assert t["beta"].held == [card for card in three if card != three[dropped]]
    assert [d.options for d in t.asked if d.kind == "drop"] == [sorted(three)]


@pytest.mark.rule("LD-HAND-04", "LD-BASIC-06")
def test_third_object_picked_up_means_dropping_one_of_three():
    t = table().hand("alpha", "look")
    egg = t.carry("alpha", "egg")
    carcass = t.lies("intruder-carcass", "a")
    t.will(egg).act("alpha", "pick-up", carcass)
    assert t["alpha"].held == ["alpha.torch", carcass]
    assert t.table.objects == {"a": [egg]}


@pytest.mark.rule("LD-DROP-01")
def test_dropping_is_free_during_the_own_turn():
    t = table().hand("alpha", "look", "plan")
    wrench = t.give("alpha", "wrench")
    t["alpha"].acted = 1
    assert {o[1] for o in t.legal("alpha", "drop")} == {"alpha.torch", wrench}
    t.will(("drop", wrench)).turn()
    assert (t["alpha"].acted, len(t["alpha"].hand), t.table.turn) == (1, 2, 0)
    assert t["alpha"].items == []


@pytest.mark.rule("LD-DROP-01")
def test_nobody_drops_on_the_turn_of_another():
    t = table().hand("alpha", "look")
    t.give("beta", "wrench")
    t.will(("drop", "alpha.torch")).turn()
    (asked,) = t.asked
    assert asked.seat == 0
    assert [o for o in asked.options if o[0] == "drop"] == [("drop", "alpha.torch")]


@pytest.mark.rule("LD-INV-01")
def test_only_its_owner_is_told_which_secret_item_is_dropped():
    t = table()
    wrench, egg = t.give("alpha", "wrench"), t.carry("alpha", "egg")
    for card in (wrench, "alpha.torch", egg):
        t.act("alpha", "drop", card)
    drops = [event for event in t.log if event.kind == "drop"]
    assert [(event.data["item"], event.audience) for event in drops] == [
        (wrench, (0,)),
        ("alpha.torch", None),
        (egg, None),
    ]


@pytest.mark.rule("LD-DROP-02")
def test_dropped_object_stays_and_can_be_picked_up_again():
    t = table().hand("beta", "look")
    corpse = t.carry("alpha", "character-corpse")
    t.act("alpha", "drop", corpse)
    assert t.table.objects == {"a": [corpse]}
    assert corpse not in t["alpha"].held
    t.act("beta", "pick-up", corpse)
    assert t["beta"].held == [corpse]
    assert t.table.objects == {}


@pytest.mark.rule("LD-DROP-03")
def test_dropped_item_goes_under_its_deck():
    t = table()
    zapper = t.give("alpha", "zapper")
    deck = t.table.decks["item-red"]
    before = list(deck)
    t.act("alpha", "drop", zapper)
    assert deck == [zapper, *before]  # the top is the last one
    assert t.table.objects == {}
    assert zapper not in t["alpha"].ammo
    gain_item(t.game, t["beta"], deck.pop(0))
    assert t["beta"].ammo == {zapper: 2}


@pytest.mark.rule("LD-DROP-03")
def test_dropped_crafted_item_goes_to_the_supply_and_own_items_leave_the_game():
    t = table()
    gadget = t.give("alpha", "gadget")
    assert gadget not in t.table.crafted
    t.act("alpha", "drop", gadget).act("alpha", "drop", "alpha.torch")
    assert gadget in t.table.crafted
    assert "alpha.torch" in t.table.removed
    assert t["alpha"].held == []
