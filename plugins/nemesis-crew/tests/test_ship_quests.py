"""Quest Items on the ship: how they are activated, and what those of Captain, Pilot and Scientist do then."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.variant

BY_PLACE = [
    ("captain", "log-key", "comms-room"),
    ("pilot", "orbital-maneuvering-system", "fire-control-system"),
    ("scientist", "holo-computer", "emergency-room"),
    ("scout", "security-key", "cockpit"),
    ("soldier", "autoloader", "armory"),
    ("mechanic", "plasma-torch", "storage"),
]
BY_ITEM = [
    ("captain", "intercom", "tools"),
    ("captain", "intercom", "duct-tape"),
    ("pilot", "pilot-evacuation-key", "energy-charge"),
    ("scientist", "laboratory-equipment", "chemicals"),
    ("scout", "motion-scanner", "energy-charge"),
    ("soldier", "armor", "tools"),
    ("soldier", "armor", "duct-tape"),
    ("mechanic", "flashlight", "energy-charge"),
]
HEAVY = ("holo-computer", "motion-scanner")

# ---------------------------------------------------------------- activation


def stand_in(t: Any, who: str, tile: str) -> Any:
    """`who` stands in the explored Room `tile`."""
    if tile == "cockpit":
        return t.put(who, "cockpit")
    return t.room(tile, "room-007", 0).put(who, "room-007")


@pytest.mark.parametrize(("who", "item", "tile"), BY_PLACE)
def test_a_quest_item_is_activated_in_its_room(ship: Any, who: str, item: str, tile: str) -> None:
    t = ship(who).hand(who, "search", "rest")
    assert t.legal(who, "activate") == [], "not in the Hibernatorium"
    stand_in(t, who, tile)
    assert t.legal(who, "activate") == [("activate", f"{who}.{item}")]
    t.act(who, "activate")
    assert len(t[who].quest) == 1
    assert f"{who}.{item}" not in t[who].quest
    assert f"{who}.{item}" in (t[who].held if item in HEAVY else t[who].items)
    assert len(t[who].hand) == 1, "for 1 Action card"


@pytest.mark.parametrize(("who", "item", "price"), BY_ITEM)
def test_a_quest_item_is_activated_for_another_item(ship: Any, who: str, item: str, price: str) -> None:
    t = ship(who).hand(who, "search", "rest")
    assert t.legal(who, "activate") == []
    paid = t.give(who, price)
    assert t.legal(who, "activate") == [("activate", f"{who}.{item}", paid)]
    t.act(who, "activate")
    assert f"{who}.{item}" in (t[who].held if item in HEAVY else t[who].items)
    assert paid not in t[who].items
    assert paid in [card for pile in t.table.discards.values() for card in pile]
    assert len(t[who].hand) == 1


@pytest.mark.parametrize(("who", "item", "tile"), BY_PLACE)
def test_no_quest_item_is_activated_in_combat_or_for_nothing(ship: Any, who: str, item: str, tile: str) -> None:
    t = stand_in(ship(who).hand(who), who, tile)
    assert t.legal(who, "activate") == [], "it costs a card"
    t.hand(who, "rest").intruder("adult", t[who].place)
    assert t.legal(who, "activate") == []


# ---------------------------------------------------------------- Captain


def test_log_key_reads_one_objective_in_secret(ship: Any) -> None:
    t = ship("captain", "pilot", "scout").room("comms-room", "room-002").put("captain", "room-002")
    key = t.give("captain", "log-key")
    t.hand("captain", "search")
    corporate, personal = sorted(
        t.game.semi_coop.held[1], key=lambda card: t.game.cards.backs[card]
    )  # objective:corporate, objective:personal
    assert t.item_uses("captain", key) == [
        ("read-objective", seat, deck) for seat in ("p2", "p3") for deck in ("corporate", "personal")
    ]
    t.use("captain", key, "read-objective", "p2", "corporate")
    assert (t.knows("captain", corporate), t.knows("captain", personal)) == (True, False)
    assert not t.knows("scout", corporate)
    assert key not in t["captain"].items, "One Use Only"
    assert key in t.table.removed


def test_log_key_needs_a_working_computer_and_an_objective_that_is_not_known(ship: Any) -> None:
    t = ship("captain", "pilot").room("comms-room", "room-002").hand("captain", "search")
    key = t.give("captain", "log-key")
    assert t.item_uses("captain", key) == [], "no Computer in the Hibernatorium"
    t.put("captain", "room-002").malfunction("room-002")
    assert t.item_uses("captain", key) == []
    t.table.malfunction.clear()
    for card in t.game.semi_coop.held[1]:
        t.game.know(card, (0,))
    assert t.item_uses("captain", key) == []


def test_intercom_lets_order_reach_rooms_with_a_working_computer(ship: Any) -> None:
    t = ship("captain", "pilot", "scout").room("comms-room", "room-002").hand("captain", "order")
    t.room("canteen", "room-006", 0)
    t.put("pilot", "room-002").put("scout", "cockpit")
    assert t.uses("captain", "order") == [], "nobody is here"
    t.give("captain", "intercom")
    far = [("order-move", "cockpit", "c-001-002", "p2"), ("order-move", "room-006", "c-002-006", "p2")]
    assert t.uses("captain", "order") == far, "to a Room next to the Pilot's; the Cockpit has no Computer"
    assert t.malfunction("room-002").uses("captain", "order") == []
    t.table.malfunction.clear()
    t.dice("noise-die", "4").play_card("captain", "order", "order-move", "room-006")
    assert (t["pilot"].place, t["scout"].place, t["captain"].place) == ("room-006", "cockpit", "hibernatorium")
    assert [told["who"] for told in t.told("noise.roll")] == [1]


def test_intercom_lets_motivation_reach_all_rooms_with_a_working_computer(ship: Any) -> None:
    t = ship("captain", "pilot", "scout", "soldier", "mechanic").hand("captain", "motivation")
    t.room("comms-room", "room-002").room("generator", "room-003").give("captain", "intercom")
    t.put("pilot", "room-002").put("scout", "room-003").put("soldier", "cockpit").put("mechanic", "hibernatorium")
    t.play_card("captain", "motivation", "all-draw")
    assert [len(who.hand) for who in t.table.characters] == [1, 1, 1, 0, 1]


def test_intercom_reaches_nobody_in_the_captains_own_room_twice(ship: Any) -> None:
    t = ship("captain", "pilot").room("comms-room", "room-002").put("captain", "room-002").put("pilot", "room-002")
    t.hand("captain", "motivation", "order").give("captain", "intercom")
    orders = [use[1:] for use in t.uses("captain", "order")]
    assert orders == sorted(set(orders)), "each order once, and none for the Captain"
    assert {use[2] for use in orders} == {"p2"}
    t.play_card("captain", "motivation", "all-draw")
    assert [len(who.hand) for who in t.table.characters] == [2, 1]


# ---------------------------------------------------------------- Pilot


def test_the_evacuation_key_turns_a_pod_of_its_section(ship: Any) -> None:
    t = ship("pilot").room("evacuation-section-a", "room-002").hand("pilot", "search", "rest")
    key = t.give("pilot", "pilot-evacuation-key")
    assert t.item_uses("pilot", key) == [], "not in the Hibernatorium"
    pods = sorted(pod for pod, section in t.game.ship.pods.items() if section == "a")
    assert t.put("pilot", "room-002").item_uses("pilot", key) == [("pod", pod) for pod in pods]
    t.use("pilot", key, "pod", pods[0])
    assert pods[0] not in t.game.ship.locked
    assert key in t.table.removed


def test_the_orbital_maneuver_makes_all_pass_and_spares_the_attacks_of_its_round(ship: Any) -> None:
    t = ship("pilot", "captain", "scout").put("captain", "cockpit").hand("captain", "rest", "order").hand("pilot")
    t["scout"].passed = True
    t.intruder("adult", "cockpit")
    oms = t.give("pilot", "orbital-maneuvering-system")
    t.use("pilot", oms, "steer").will("captain.rest/1", "done").turn().turn()
    assert [who.passed for who in t.table.characters] == [True, True, True]
    assert (t["captain"].hand, t["captain"].discard) == (["captain.order/1"], ["captain.rest/1"])
    assert [told["who"] for told in t.told("pass")] == [0, 1], "the Scout had passed before"
    assert oms in t.table.removed
    t.step("event", "attacks")
    assert t.told("attack") == []
    t.table.round += 1
    t.step("event", "attacks")
    assert [told["who"] for told in t.told("attack")] == [1], "it was for one round"


def test_the_orbital_maneuver_is_free_and_needs_no_combat(ship: Any) -> None:
    t = ship("pilot").hand("pilot")
    oms = t.give("pilot", "orbital-maneuvering-system")
    assert t.item_uses("pilot", oms) == [("steer",)], "without a card"
    t.intruder("adult", "hibernatorium")
    assert t.item_uses("pilot", oms) == []


# ---------------------------------------------------------------- Scientist


def test_laboratory_equipment_discovers_the_weakness_of_an_object(ship: Any) -> None:
    t = ship("scientist", "pilot").hand("scientist", "search")
    kit, egg = t.give("scientist", "laboratory-equipment"), t.carry("pilot", "egg")
    assert t.item_uses("scientist", kit) == [("analyse", "character-corpse/1"), ("analyse", egg)]
    t.use("scientist", kit, "analyse", egg)
    assert t.game.laboratory.revealed == [0, 1, 0], "Corpse, Egg, Carcass"
    assert egg in t["pilot"].held, "the Object is kept"
    assert kit in t.table.removed


def test_laboratory_equipment_needs_an_object_that_tells_something_new(ship: Any) -> None:
    t = ship("scientist").hand("scientist", "search")
    kit = t.give("scientist", "laboratory-equipment")
    t.game.laboratory.revealed[0] = 1
    assert t.item_uses("scientist", kit) == [], "the Weakness of the Corpse here is known"
    carcass = t.lies("intruder-carcass", "hibernatorium")
    assert t.item_uses("scientist", kit) == [("analyse", carcass)]


def test_holo_computer_serves_intranet_and_risk_assessment_anywhere(ship: Any) -> None:
    t = ship("scientist").room("comms-room", "room-002").hand("scientist", "intranet", "risk-assessment", "search")
    assert (t.uses("scientist", "intranet"), t.uses("scientist", "risk-assessment")) == ([], [])
    t.give("scientist", "holo-computer")
    assert t.uses("scientist", "risk-assessment") == [("peek-event",)]
    assert t.uses("scientist", "intranet") == [("remote-room-action", "room-002", "send-a-signal")]
    t.room("generator", "room-003").put("scientist", "room-003").malfunction("room-003")
    assert t.uses("scientist", "risk-assessment") == [("peek-event",)], "the Computer here is broken"


def test_holo_computer_is_none_for_other_cards(ship: Any) -> None:
    t = ship("scientist").room("comms-room", "room-002").hand("scientist", "blocking-access", "computer-skills")
    t.give("scientist", "holo-computer")
    assert t.uses("scientist", "blocking-access") == []
    assert {use[0] for use in t.uses("scientist", "computer-skills")} == {"door"}


def test_without_it_a_computer_of_the_room_is_needed(ship: Any) -> None:
    t = ship("scientist").room("comms-room", "room-002").put("scientist", "room-002")
    t.hand("scientist", "risk-assessment")
    assert t.uses("scientist", "risk-assessment") == [("peek-event",)]
    assert t.malfunction("room-002").uses("scientist", "risk-assessment") == []
