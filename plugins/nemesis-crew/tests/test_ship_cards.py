"""Action cards of the crew as far as the ship has more for them to do: Engines, the Cockpit, the Coordinates."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import attack

pytestmark = pytest.mark.variant

REPAIRS = [
    ("captain", "basic-repairs", 2),
    ("pilot", "repairs", 1),
    ("mechanic", "fast-repairs", 0),
    ("mechanic", "ingenuity", 0),
]

# ---------------------------------------------------------------- Engines


def engine(t: Any, top: str) -> Any:
    """`top` ("working" or "damaged") lies on top of Engine 2."""
    t.game.ship.engines["engine-2"].sort(key=lambda token: token.endswith(top))
    return t


@pytest.mark.parametrize(("who", "card", "cost"), REPAIRS)
def test_repairs_stack_the_tokens_of_an_engine(ship: Any, who: str, card: str, cost: int) -> None:
    t = engine(ship(who), "damaged").put(who, "engine-2").hand(who, card, *["search"] * cost)
    t.will("working").play_card(who, card, "engine")
    assert t.game.ship.engines["engine-2"] == ["engine-2/damaged", "engine-2/working"], "the last one is on top"
    assert t[who].hand == []
    assert t.told("engine.stack") == [{"who": 0, "engine": "engine-2", "changed": True}]


@pytest.mark.parametrize(("who", "card", "cost"), REPAIRS)
def test_repairs_may_break_an_engine_in_a_room_with_a_malfunction(ship: Any, who: str, card: str, cost: int) -> None:
    t = engine(ship(who, "scout"), "working").put(who, "engine-2").malfunction("engine-2")
    t.hand(who, card, *["search"] * cost)
    assert t.uses(who, card) == [("engine",), ("fix-room",)]
    t.will("damaged").play_card(who, card, "engine")
    assert t.game.ship.engines["engine-2"][-1] == "engine-2/damaged"
    assert "engine-2" in t.table.malfunction, "the marker stays"
    assert t.knows(who, "engine-2/damaged")
    assert not t.knows("scout", "engine-2/damaged"), "others learn only that the order has changed"


@pytest.mark.parametrize(("who", "card", "cost"), REPAIRS)
def test_an_engine_is_repaired_in_its_own_room_alone(ship: Any, who: str, card: str, cost: int) -> None:
    t = ship(who).hand(who, card, *["search"] * cost).malfunction("hibernatorium")
    assert t.uses(who, card) == [("fix-room",)]
    t.put(who, "engine-3")
    assert t.uses(who, card) == [("engine",)]
    t.hand(who, card, *["search"] * (cost - 1))
    assert t.uses(who, card) == ([] if cost else [("engine",)])
    t.hand(who, card, *["search"] * cost).intruder("adult", "engine-3")
    assert t.uses(who, card) == [], "not in Combat"


@pytest.mark.parametrize(("who", "card", "cost"), REPAIRS)
def test_a_board_without_engines_offers_none(crew: Any, who: str, card: str, cost: int) -> None:
    t = crew(who).hand(who, card, *["search"] * cost)
    assert t.uses(who, card) == []


# ---------------------------------------------------------------- Piloting


def test_piloting_uses_the_cockpit_for_free(ship: Any) -> None:
    t = ship("pilot").put("pilot", "cockpit").hand("pilot", "piloting")
    assert {use[:2] for use in t.uses("pilot", "piloting")} == {
        ("free-room-action", "check-coordinates"),
        ("free-room-action", "set-destination"),
    }
    t.play_card("pilot", "piloting", "free-room-action", "check-coordinates")
    assert t.knows("pilot", t.game.ship.coordinates[-1])
    assert t["pilot"].hand == []


def test_piloting_uses_a_room_with_a_computer_for_free(ship: Any) -> None:
    t = ship("pilot").room("comms-room", "room-002").put("pilot", "room-002").hand("pilot", "piloting")
    t.play_card("pilot", "piloting", "free-room-action", "send-a-signal")
    assert t["pilot"].marks == {"signal": 1}


def test_piloting_uses_no_other_room_and_none_that_is_broken(ship: Any) -> None:
    t = ship("pilot").room("armory", "room-002").put("pilot", "room-002").hand("pilot", "piloting")
    t["pilot"].ammo["pilot.shotgun"] = 0
    assert t.uses("pilot", "piloting") == [], "an Armory has no Computer"
    assert t.put("pilot", "cockpit").malfunction("cockpit").uses("pilot", "piloting") == []


def test_piloting_shows_the_coordinates_to_the_pilot_alone(ship: Any) -> None:
    t = ship("pilot", "scout").room("comms-room", "room-002").put("pilot", "room-002").hand("pilot", "piloting")
    card = t.game.ship.coordinates[-1]
    t.play_card("pilot", "piloting", "check-coordinates")
    assert (t.knows("pilot", card), t.knows("scout", card)) == (True, False)
    t.hand("pilot", "piloting")
    assert ("check-coordinates",) not in t.uses("pilot", "piloting"), "seen already"


def test_piloting_needs_a_working_computer_for_the_coordinates(ship: Any) -> None:
    t = ship("pilot").room("comms-room", "room-002").put("pilot", "room-002").malfunction("room-002")
    assert t.hand("pilot", "piloting").uses("pilot", "piloting") == []
    t.put("pilot", "cockpit")
    assert ("check-coordinates",) not in t.uses("pilot", "piloting"), "the Cockpit shows no Computer"


def test_old_friend_uses_a_room_without_a_computer_for_free(ship: Any) -> None:
    t = ship("pilot").room("armory", "room-002").put("pilot", "room-002").hand("pilot", "old-friend")
    t["pilot"].ammo["pilot.shotgun"] = 0
    t.play_card("pilot", "old-friend", "free-room-action", "recharge", "pilot.shotgun")
    assert t["pilot"].ammo["pilot.shotgun"] == 2
    t.room("comms-room", "room-003").put("pilot", "room-003").hand("pilot", "old-friend")
    assert t.uses("pilot", "old-friend") == []


# ---------------------------------------------------------------- Knowledge of the Ship


def test_knowledge_of_the_ship_opens_or_closes_a_door(ship: Any) -> None:
    t = ship("pilot").put("pilot", "room-002").explored("room-002").hand("pilot", "knowledge-of-the-ship")
    t.door("c-001-002", "destroyed")
    assert [use for use in t.uses("pilot", "knowledge-of-the-ship") if use[0] == "door"] == [("door", "c-002-006")]
    t.play_card("pilot", "knowledge-of-the-ship", "door")
    assert t.table.doors == {"c-001-002": "destroyed", "c-002-006": "closed"}
    t.hand("pilot", "knowledge-of-the-ship").play_card("pilot", "knowledge-of-the-ship", "door")
    assert t.table.doors == {"c-001-002": "destroyed"}


def test_knowledge_of_the_ship_looks_at_a_tile_and_not_at_its_token(ship: Any) -> None:
    t = ship("pilot", "scout").hand("pilot", "knowledge-of-the-ship")
    t.will("room-005").play_card("pilot", "knowledge-of-the-ship", "peek-room")
    tile, token = t.table.tiles["room-005"], t.table.tokens["room-005"]
    assert (t.knows("pilot", tile), t.knows("scout", tile), t.knows("pilot", token)) == (True, False, False)
    assert "room-005" not in t.table.explored


# ---------------------------------------------------------------- the others' cards on the ship


def test_order_sends_another_into_the_unknown(ship: Any) -> None:
    t = ship("captain", "scout").hand("captain", "order").unexplored("room-006", "canteen", "slime-3")
    t.dice("noise-die", "4").play_card("captain", "order", "order-move", "room-006", "c-006-011", "p2")
    assert (t["scout"].place, t["scout"].marks) == ("room-006", {"slime": 1})
    assert t.table.items["room-006"] == 3


def test_reload_fills_the_six_shooter_up_to_six(ship: Any) -> None:
    t = ship("captain").hand("captain", "reload")
    t["captain"].ammo["captain.six-shooter"] = 5
    t.play_card("captain", "reload", "reload-six-shooter", "captain.six-shooter")
    assert t["captain"].ammo == {"captain.six-shooter": 6}
    assert t.hand("captain", "reload").uses("captain", "reload") == []


def test_blocking_access_breaks_a_room_with_a_computer_from_one(ship: Any) -> None:
    t = ship("scientist").room("comms-room", "room-002").room("laboratory", "room-003").room("armory", "room-004")
    t.put("scientist", "room-002").hand("scientist", "blocking-access")
    broken = [use for use in t.uses("scientist", "blocking-access") if use[0] == "break-remote"]
    assert broken == [("break-remote", "room-002"), ("break-remote", "room-003")]
    t.play_card("scientist", "blocking-access", "break-remote", "room-003")
    assert t.table.malfunction == {"room-003": 1}


def test_intranet_uses_a_room_with_a_computer_from_afar(ship: Any) -> None:
    t = ship("scientist").room("comms-room", "room-002").room("engine-control-room", "room-003")
    t.put("scientist", "room-003").hand("scientist", "intranet", "search")
    t.play_card("scientist", "intranet", "remote-room-action", "room-002", "send-a-signal")
    assert (t["scientist"].marks, t["scientist"].place) == ({"signal": 1}, "room-003")


def test_technical_corridors_lead_to_any_entrance_and_end_in_a_pass(ship: Any) -> None:
    t = ship("mechanic").put("mechanic", "room-002").explored("room-002")
    t.hand("mechanic", "technical-corridors", "search").room("canteen", "room-014", 0)
    t.dice("noise-die", "silence").play_card("mechanic", "technical-corridors", "crawl", "room-014")
    assert (t["mechanic"].place, t["mechanic"].passed) == ("room-014", True)


@pytest.mark.parametrize(("card", "asked"), [("bite-4", 0), ("scratch-2", 1)])
def test_nerves_of_steel_are_for_attack_cards_that_hit(ship: Any, card: str, asked: int) -> None:
    t = ship("soldier").hand("soldier", "nerves-of-steel").top("attacks", card)
    creeper = t.intruder("creeper", "hibernatorium")
    attack(t.game, creeper, t["soldier"], "surprise")
    assert len(t.asked_of("soldier", "react")) == asked, "a Creeper's Bite misses anyway"


def test_full_auto_empties_the_assault_rifle(ship: Any) -> None:
    t = ship("soldier").hand("soldier", "full-auto").dice("combat-die", "blank")
    piece = t.intruder("queen", "hibernatorium")
    t.play_card("soldier", "full-auto", "empty-magazine", "soldier.assault-rifle", piece.id)
    assert t.told("injury")[0]["injuries"] == 2, "half of 5, rounded down, on a miss too"
    assert t["soldier"].ammo == {"soldier.assault-rifle": 0}
