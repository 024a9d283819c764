"""What a Character carries: inventory and Hand slots, dropping, picking up, what death leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die, gain_item
from nemesis_core.testing import set_up, table

pytestmark = pytest.mark.variant


@pytest.fixture
def t() -> Any:
    """The Captain with two cards and no Items; the Scout elsewhere."""
    return table("nemesis", ["captain", "scout"]).bare("captain").cards("captain", 2).put("scout", "engine-2")


@pytest.mark.rule("SH-ITEM-01")
def test_others_see_the_colours_of_an_inventory_and_no_names(t: Any) -> None:
    owned = [t.give("captain", name) for name in ("grenade", "decoy", "medkit")]
    mine, theirs = (t.game.view(seat)["characters"][0] for seat in (0, 1))
    assert sorted(mine["items"]) == sorted(owned)
    assert sorted(theirs["items"]) == ["?item-green", "?item-red", "?item-red"]
    assert not [card for card in owned if card in str(t.game.view(1))]


@pytest.mark.rule("SH-ITEM-01")
def test_an_inventory_has_no_limit(t: Any) -> None:
    for _ in range(7):
        t.give("captain", "medkit")
    t.give("captain", "grenade")
    assert len(t["captain"].items) == 8
    assert t.asked == []


@pytest.mark.rule("SH-ITEM-02")
@pytest.mark.parametrize(("item", "deck"), [("prototype-rifle", "red"), ("fire-extinguisher", "yellow")])
def test_a_heavy_item_fills_a_hand_slot_and_lies_open(t: Any, item: str, deck: str) -> None:
    card = t.top(f"item-{deck}", item).table.decks[f"item-{deck}"].pop()
    gain_item(t.game, t["captain"], card)
    assert (t["captain"].held, t["captain"].items) == ([card], [])
    shown = t.game.view(1)["characters"][0]
    assert (shown["held"], shown["hand slots"]) == ([card], [1, 2])


@pytest.mark.rule("SH-ITEM-03", "SH-ACTION-12")
def test_a_third_heavy_thing_makes_one_be_dropped(t: Any) -> None:
    rifle, pistol = t.give("captain", "prototype-rifle"), t.give("captain", "prototype-pistol")
    egg = t.lies("egg", "hibernatorium")
    t.will(rifle).act("captain", "pick-up", egg)
    assert sorted(t["captain"].held) == sorted([pistol, egg])
    assert len(t["captain"].hand) == 1
    assert t.table.discards["item-red"] == [rifle]


@pytest.mark.rule("SH-ITEM-04", "SH-ACTION-12")
@pytest.mark.parametrize("kind", ["egg", "intruder-carcass", "character-corpse"])
def test_an_object_fills_a_hand_slot(t: Any, kind: str) -> None:
    token = t.lies(kind, "engine-1")
    t.put("captain", "engine-1").act("captain", "pick-up", token)
    assert t["captain"].held == [token]
    assert "engine-1" not in t.table.objects
    assert t.game.view(1)["characters"][0]["hand slots"] == [1, 2]
    assert len(t["captain"].hand) == 1


@pytest.mark.rule("SH-ITEM-08")
def test_a_dropped_object_stays_in_the_room(t: Any) -> None:
    egg = t.put("captain", "room-004").carry("captain", "egg")
    t.act("captain", "drop", egg)
    assert t.table.objects["room-004"] == [egg]
    assert (t["captain"].acted, len(t["captain"].hand)) == (0, 2)


@pytest.mark.rule("SH-ITEM-08")
@pytest.mark.parametrize(("item", "deck"), [("prototype-rifle", "red"), ("medkit", "green")])
def test_a_dropped_item_is_discarded_for_all_to_see(t: Any, item: str, deck: str) -> None:
    card, cards = t.give("captain", item), len(t.table.decks[f"item-{deck}"])
    t.act("captain", "drop", card)
    assert t.table.discards[f"item-{deck}"] == [card]
    assert len(t.table.decks[f"item-{deck}"]) == cards
    assert card not in str(t.table.objects)
    assert t.game.view(1)["discards"][f"item-{deck}"] == [card]
    (told,) = [event for event in t.log if event.kind == "drop"]
    assert told.audience is None


@pytest.mark.rule("SH-ITEM-08")
def test_dropping_is_free_at_any_moment_of_ones_go(t: Any) -> None:
    card = t.give("captain", "prototype-rifle", ammo=0)
    t["captain"].acted = 1
    t.intruder("adult", "hibernatorium")
    t.cards("captain", 0).will(("drop", card)).turn()
    assert t["captain"].held == []
    assert (t["captain"].acted, t.table.turn) == (1, 0)


@pytest.mark.rule("SH-ITEM-09")
def test_duct_tape_joins_two_heavy_items(t: Any) -> None:
    rifle, pistol, tape = (t.give("captain", name) for name in ("prototype-rifle", "prototype-pistol", "duct-tape"))
    t.use("captain", tape, "combine")
    assert t.game.view(1)["characters"][0]["hand slots"] == [1, 2]
    t.lies("egg", "hibernatorium")
    t.cards("captain", 1).act("captain", "pick-up", next(o for o in t.table.objects["hibernatorium"] if "egg" in o))
    assert {rifle, pistol} < set(t["captain"].held)
    assert len(t["captain"].held) == 3


@pytest.mark.rule("SH-ITEM-09")
def test_duct_tape_joins_no_object(t: Any) -> None:
    t.give("captain", "prototype-rifle")
    t.carry("captain", "egg")
    card = t.give("captain", "duct-tape")
    assert t.legal("captain", "item", card, "combine") == []


@pytest.mark.rule("SH-WOUND-07")
def test_what_the_dead_held_stays_in_the_room(t: Any) -> None:
    egg, rifle, kit = t.carry("captain", "egg"), t.give("captain", "prototype-rifle"), t.give("captain", "medkit")
    t.put("captain", "room-004").do(lambda: die(t.game, t["captain"], "test"))
    assert [token.partition("/")[0] for token in t.table.objects["room-004"]] == ["egg", "character-corpse"]
    assert egg in t.table.objects["room-004"]
    assert {rifle, kit} <= set(t.table.removed), "other Items leave with the Character"


@pytest.mark.rule("SH-SETUP-24")
def test_each_player_number_has_an_inventory_of_its_own() -> None:
    game = set_up("nemesis", seats=3)
    holders = {who.number: who.items for who in game.table.characters}
    assert sorted(holders) == [1, 2, 3]
    second = next(who for who in game.table.characters if who.number == 2)
    card = next(c for c in game.table.decks["item-green"] if c.startswith("medkit/"))
    game.table.decks["item-green"].remove(card)
    gain_item(game, second, card)
    assert holders == {1: [], 2: [card], 3: []}
    shown = [game.view(seat)["characters"][second.seat]["items"] for seat in range(3)]
    assert shown == [[card] if seat == second.seat else ["?item-green"] for seat in range(3)]
