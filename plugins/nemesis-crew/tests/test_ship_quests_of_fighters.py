"""Quest Items on the ship: what those of Scout, Soldier and Mechanic do."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.variant
AGAIN = ("react", "scout.motion-scanner", "roll-again")
ARMOR = ("react", "soldier.armor", "ignore-attack")

# ---------------------------------------------------------------- Scout


def test_security_key_opens_and_closes_the_doors_of_a_room_each_as_its_player_likes(ship: Any) -> None:
    t = ship("scout").hand("scout", "search").door("c-006-011").door("c-011-015", "destroyed")
    key = t.give("scout", "security-key")
    t.will("open", "close", "leave").use("scout", key, "doors", "hibernatorium")
    assert [d.about for d in t.asked if d.kind == "each-door"] == ["c-006-011", "c-008-011", "c-011-014"]
    assert t.table.doors == {"c-008-011": "closed", "c-011-015": "destroyed"}
    assert key in t.table.removed


def test_security_key_reaches_any_room(ship: Any) -> None:
    t = ship("scout").hand("scout", "search").put("scout", "cockpit")
    key = t.give("scout", "security-key")
    assert [use[1] for use in t.item_uses("scout", key)] == sorted(t.game.board.order)
    for corridor, _ in t.game.board.ways["engine-2"]:
        t.door(corridor, "destroyed")
    assert ("doors", "engine-2") not in t.item_uses("scout", key), "nothing is left to move"


def test_motion_scanner_rolls_again_for_a_card(ship: Any) -> None:
    t = ship("scout").room("canteen", "room-006", 0).dice("noise-die", "danger", "1")
    t.hand("scout", "adrenaline", "rest").give("scout", "motion-scanner")
    t.will("scout.adrenaline/1", AGAIN).act("scout", "move", "room-006")
    assert [told["face"] for told in t.told("noise.roll")] == ["danger", "1"]
    assert t.table.noise == {t.game.board.numbered["room-006"]["1"]: 1}, "the second result counts, the first does not"
    assert t["scout"].hand == []
    assert t["scout"].held == ["scout.rifle", "scout.motion-scanner"], "it stays"
    assert len(t.asked_of("scout", "react")) == 1, "once for each roll"


def test_motion_scanner_need_not_be_used(ship: Any) -> None:
    t = ship("scout").room("canteen", "room-006", 0).hand("scout", "adrenaline", "rest").dice("noise-die", "silence")
    t.give("scout", "motion-scanner")
    t.will("scout.adrenaline/1", ("pass",)).act("scout", "move", "room-006")
    assert (t.table.noise, t["scout"].hand) == ({}, ["scout.rest/1"])


def test_motion_scanner_needs_a_card_and_is_for_the_own_rolls(ship: Any) -> None:
    t = ship("scout", "captain").room("canteen", "room-006", 0).room("cabins", "room-008", 0).hand("scout", "search")
    t.give("scout", "motion-scanner")
    t.dice("noise-die", "silence", "silence").act("scout", "move", "room-006")
    t.hand("scout", "rest").hand("captain", "search").act("captain", "move", "room-008")
    assert t.asked_of("scout", "react") == []


def test_a_motion_scanner_that_is_not_active_is_of_no_use(ship: Any) -> None:
    t = ship("scout").room("canteen", "room-006", 0).hand("scout", "adrenaline", "rest").dice("noise-die", "silence")
    t.will("scout.adrenaline/1").act("scout", "move", "room-006")
    assert t.asked_of("scout", "react") == []


# ---------------------------------------------------------------- Soldier


def test_autoloader_lets_the_assault_rifle_hold_six(ship: Any) -> None:
    t = ship("soldier").hand("soldier")
    loader, charge = t.give("soldier", "autoloader"), t.give("soldier", "energy-charge")
    assert t.item_uses("soldier", loader) == [("attach", "soldier.assault-rifle")], "at no Cost"
    assert t.item_uses("soldier", charge) == [], "loading costs 1 as yet"
    t.use("soldier", loader, "attach")
    assert t["soldier"].ammo == {"soldier.assault-rifle": 5}
    assert t.item_uses("soldier", charge) == [("load", "soldier.assault-rifle")], "free now; Doors are not"
    t.use("soldier", charge, "load")
    assert t["soldier"].ammo == {"soldier.assault-rifle": 6}
    assert charge in [card for pile in t.table.discards.values() for card in pile]


def test_autoloader_is_no_help_for_another_weapon(ship: Any) -> None:
    t = ship("soldier").hand("soldier")
    pistol = t.give("soldier", "prototype-pistol", ammo=0)
    loader, charge = t.give("soldier", "autoloader"), t.give("soldier", "energy-charge")
    t.use("soldier", loader, "attach")
    assert t.item_uses("soldier", charge) == [("load", "soldier.assault-rifle")]
    t.hand("soldier", "search").use("soldier", charge, "load", pistol)
    assert (t["soldier"].ammo[pistol], t["soldier"].hand) == (3, [])


def test_autoloader_spares_its_cost_of_a_card_in_hand(ship: Any) -> None:
    t = ship("soldier").hand("soldier", "rest")
    t.use("soldier", t.give("soldier", "autoloader"), "attach")
    t["soldier"].ammo["soldier.assault-rifle"] = 0
    t.use("soldier", t.give("soldier", "energy-charge"), "load")
    assert t["soldier"].hand == ["soldier.rest/1"]


def test_autoloader_spares_the_cost_of_loading_alone(ship: Any) -> None:
    t = ship("soldier").hand("soldier", "rest")
    t.use("soldier", t.give("soldier", "autoloader"), "attach")
    pistol, tape = t.give("soldier", "prototype-pistol"), t.give("soldier", "duct-tape")
    taped = ("item", tape, "combine", "soldier.assault-rifle", pistol)
    assert t.game.actions["item"].cost(t.game, t["soldier"], taped) == 1


def test_autoloader_fits_in_combat_and_nothing_without_the_rifle(ship: Any) -> None:
    t = ship("soldier").hand("soldier")
    loader = t.give("soldier", "autoloader")
    t.intruder("adult", "hibernatorium")
    assert t.item_uses("soldier", loader) == [("attach", "soldier.assault-rifle")]
    t.act("soldier", "drop", "soldier.assault-rifle")
    assert t.item_uses("soldier", loader) == []


def test_armor_ignores_an_attack_and_is_gone(ship: Any) -> None:
    t = ship("soldier")
    armor = t.give("soldier", "armor")
    t.intruder("adult", "hibernatorium")
    t.will(ARMOR).step("event", "attacks")
    assert (t["soldier"].light, t["soldier"].serious, t.contamination("soldier")) == (0, [], 0)
    assert len(t.told("attack.card")) == 1
    assert armor in t.table.removed
    assert t["soldier"].items == []


def test_armor_is_for_attacks_on_its_owner(ship: Any) -> None:
    t = ship("soldier", "captain").put("captain", "cockpit")
    t.give("soldier", "armor")
    t.intruder("adult", "cockpit")
    t.step("event", "attacks")
    assert t.asked_of("soldier", "react") == []


def test_armor_is_not_asked_for_when_the_card_misses(ship: Any) -> None:
    t = ship("soldier").top("attacks", "bite-4")
    t.give("soldier", "armor")
    t.intruder("creeper", "hibernatorium")
    t.step("event", "attacks")
    assert len(t.told("attack.miss")) == 1
    assert t.asked_of("soldier", "react") == []


def test_armor_stops_a_surprise_attack_too(ship: Any) -> None:
    t = ship("soldier").room("canteen", "room-006", 0).bag("adult").hand("soldier", "search")
    t.give("soldier", "armor")
    t.noise("c-005-006").dice("noise-die", "3")
    assert t.game.board.numbered["room-006"]["3"] == "c-005-006"
    kept = min(t.game.semi_coop.held[0])
    t.will(kept, *t.game.semi_coop.held[1][:1], ARMOR).act("soldier", "move", "room-006")
    assert [told["occasion"] for told in t.told("attack")] == ["surprise"]
    assert (t["soldier"].light, t["soldier"].serious, t.contamination("soldier")) == (0, [], 0)


# ---------------------------------------------------------------- Mechanic


def test_flashlight_searches_for_two_cards(ship: Any) -> None:
    t = ship("mechanic").room("comms-room", "room-002", 1).put("mechanic", "room-002")
    t.hand("mechanic", "search", "rest")
    light = t.give("mechanic", "flashlight")
    t.top("item-yellow", "tools", "chemicals")
    tools, chemicals = t.table.decks["item-yellow"][-1], t.table.decks["item-yellow"][-2]
    t.will(chemicals).use("mechanic", light, "search-room", "yellow")
    assert t["mechanic"].items == [light, chemicals], "it stays"
    assert t.table.decks["item-yellow"][0] == tools
    assert (t.table.items["room-002"], t["mechanic"].hand) == (0, [])
    t.hand("mechanic", "search", "rest")
    assert t.item_uses("mechanic", light) == [], "the Item Counter is at 0"
    t.hand("mechanic", "search").items("room-002", 2)
    assert t.item_uses("mechanic", light) == [], "1 card is too few"


@pytest.mark.parametrize(
    ("before", "after"), [("destroyed", "closed"), ("closed", "open"), ("open", "closed")], ids=str
)
def test_plasma_torch_moves_any_door_of_the_room(ship: Any, before: str, after: str) -> None:
    t = ship("mechanic").put("mechanic", "cockpit").hand("mechanic", "search").door("c-001-002", before)
    torch = t.give("mechanic", "plasma-torch")
    assert t.item_uses("mechanic", torch) == [("door", f"c-001-00{n}") for n in (2, 3, 4)]
    t.use("mechanic", torch, "door", "c-001-002")
    assert t.table.doors.get("c-001-002", "open") == after
    assert (t["mechanic"].items, t["mechanic"].hand) == ([torch], []), "it stays"
