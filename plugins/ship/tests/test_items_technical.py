"""Technical Items and keys: repairs, Engines, Doors, Fire, plans, the Space Suit."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import slots_used


@pytest.fixture
def t(counted: Any) -> Any:
    """Alpha with two cards in the Cockpit, beta far away."""
    return counted().bare("alpha").hand("alpha", "look", "look").put("beta", "engine-2")


# ---------------------------------------------------------------- the Room


@pytest.mark.parametrize("item", ["tools", "duct-tape"])
def test_a_room_is_mended(t: Any, item: str) -> None:
    card = t.give("alpha", item)
    assert t.legal("alpha", "item", card, "fix-room") == []
    t.malfunction("cockpit", "engine-1").use("alpha", card, "fix-room")
    assert t.table.malfunction == {"engine-1": 1}
    assert t.table.discards["item-yellow"] == [card]


@pytest.mark.parametrize("item", ["tools", "energy-charge"])
def test_a_door_is_set(t: Any, item: str) -> None:
    t.door("c-001-002").door("c-001-003", "destroyed")
    card = t.give("alpha", item)
    assert t.ends("alpha", "item", card, "door") == ["c-001-002", "c-001-004"]
    t.use("alpha", card, "door", "c-001-002").use("alpha", t.give("alpha", item), "door", "c-001-004")
    assert t.table.doors == {"c-001-003": "destroyed", "c-001-004": "closed"}


@pytest.mark.parametrize("item", ["tools", "duct-tape"])
def test_an_engine_is_repaired_or_broken(t: Any, item: str) -> None:
    card = t.give("alpha", item)
    assert t.legal("alpha", "item", card, "engine") == [], "the Cockpit has no Engine"
    t.engines("damaged", "working", "working").put("alpha", "engine-1").malfunction("engine-1")
    t.will("working").use("alpha", card, "engine")
    assert [tokens[-1] for tokens in t.ship.engines.values()] == [f"engine-{n}/working" for n in (1, 2, 3)]
    assert t.told("engine.stack") == [{"who": 0, "engine": "engine-1", "changed": True}]


def test_a_fire_extinguisher_puts_a_fire_out(t: Any) -> None:
    card = t.give("alpha", "fire-extinguisher")
    assert t["alpha"].held == [card]
    assert t.legal("alpha", "item") == []
    t.fire("cockpit", "engine-1").use("alpha", card, "put-out-fire")
    assert t.table.fire == {"engine-1": 1}
    assert t.table.discards["item-yellow"] == [card]


@pytest.mark.parametrize("kind", ["grub", "giant"])
def test_a_fire_extinguisher_drives_an_intruder_off(t: Any, kind: str) -> None:
    piece = t.intruder(kind, "cockpit")
    t.top("events", "giants-1").use("alpha", t.give("alpha", "fire-extinguisher"), "repel", piece.id)
    assert piece.place != "cockpit"
    assert piece.injuries == 0


def test_duct_tape_makes_two_heavy_items_fill_one_slot(t: Any) -> None:
    rifle, foam = t.give("alpha", "prototype-rifle"), t.give("alpha", "fire-extinguisher")
    tape = t.give("alpha", "duct-tape")
    t.use("alpha", tape, "combine")
    assert slots_used(t["alpha"]) == 1
    assert t["alpha"].extra == {tape: foam}
    t.act("alpha", "drop", rifle)
    assert (t["alpha"].held, t["alpha"].taped) == ([foam], [])
    assert t.table.discards["item-yellow"] == [tape]


# ---------------------------------------------------------------- keys


def test_a_self_destruct_key_starts_and_stops_the_sequence(t: Any) -> None:
    key = t.give("alpha", "self-destruct-key")
    assert t.legal("alpha", "item") == [], "there is no Computer in the Cockpit"
    t.room("comms-room", "room-006").put("alpha", "room-006")
    assert t.ends("alpha", "item", key, "toggle") == ["start"]
    t.use("alpha", key, "toggle")
    assert t.ship.self_destruct == max(t.game.self_destruct_spaces)
    t["alpha"].items.append(t.table.discards["item-red"].pop())
    assert t.ends("alpha", "item", key, "toggle") == ["stop"]
    t.use("alpha", key, "toggle", "stop")
    assert t.ship.self_destruct == -1


def test_a_self_destruct_key_is_of_no_use_too_late_or_while_somebody_hibernates(t: Any) -> None:
    t.room("comms-room", "room-006").put("alpha", "room-006").give("alpha", "self-destruct-key")
    yellow = [n for n, space in t.game.self_destruct_spaces.items() if space.color == "yellow"]
    for space in yellow:
        assert t.sequence(space).legal("alpha", "item") == []
    assert t.sequence(-1).away("beta", "hibernating").legal("alpha", "item") == []


def test_an_evacuation_key_turns_a_pod_of_its_section(t: Any) -> None:
    key = t.give("alpha", "evacuation-key")
    t.pods(a=(1, 3), b=(2,), locked=(1, 2))
    assert t.legal("alpha", "item") == []
    assert t.put("alpha", "room-002").ends("alpha", "item", key, "pod") == ["pod-1", "pod-3"]
    t.use("alpha", key, "pod", "pod-1")
    assert t.unlocked() == [1, 3]
    t["alpha"].items.append(t.table.discards["item-red"].pop())
    t.use("alpha", key, "pod", "pod-3")
    assert t.unlocked() == [1]


# ---------------------------------------------------------------- looking


def test_a_recon_drone_shows_a_room_and_its_token(t: Any) -> None:
    card = t.give("alpha", "recon-drone")
    assert len(t.legal("alpha", "item")) == 14, "16 tiles, of which the two Evacuation Sections are explored"
    t.use("alpha", card, "scout-room", "room-012")
    assert t.rooms_known(0) == {"room-012"}
    assert t.game.view(0)["tokens"]["room-012"] == t.table.tokens["room-012"]
    assert t.rooms_known(1) == set()
    assert t.game.view(1)["tokens"]["room-012"].startswith("?")
    assert len(t.legal("alpha", "item", t.give("alpha", "recon-drone"))) == 13


def test_nemesis_plans_show_two_rooms_and_no_token(t: Any) -> None:
    card = t.give("alpha", "nemesis-plans")
    t.will("room-003").use("alpha", card, "check-two-rooms", "room-012")
    assert t.rooms_known(0) == {"room-003", "room-012"}
    assert t.rooms_known(1) == set()
    assert t.game.view(0)["tokens"]["room-003"].startswith("?")


# ---------------------------------------------------------------- ways


def test_technical_corridors_plans_lead_to_any_room_with_an_entrance(t: Any) -> None:
    t.unexplored("room-009", "storage", "malfunction-3")
    card = t.give("alpha", "technical-corridors-plans")
    assert t.legal("alpha", "item") == [], "the Cockpit has no Entrance"
    t.put("alpha", "engine-1")
    assert t.ends("alpha", "item", card, "crawl") == [
        "engine-3",
        "room-002",
        "room-004",
        "room-005",
        "room-009",
        "room-014",
        "room-015",
    ]
    t.dice("noise-die", "silence").use("alpha", card, "crawl", "room-009")
    assert t["alpha"].place == "room-009"
    assert t.table.items["room-009"] == 3
    assert t.table.malfunction == {"room-009": 1}
    assert len(t.told("noise.roll")) == 1


def test_a_space_suit_leads_from_one_yellow_room_to_another(t: Any) -> None:
    t.room("comms-room", "room-006").room("generator", "room-016").room("storage", "room-012")
    t.unexplored("room-010", "fire-control-system", "doors-1")
    card = t.give("alpha", "space-suit")
    assert t.legal("alpha", "item") == [], "the Cockpit is not yellow"
    t.put("alpha", "room-006").hand("alpha", "look", "look", "plan", contamination=1)
    assert t.ends("alpha", "item", card, "spacewalk") == ["room-016"], (
        "the unexplored Fire Control System cannot be chosen"
    )
    t.dice("noise-die", "silence").use("alpha", card, "spacewalk")
    assert t["alpha"].place == "room-016"
    assert [c.startswith("contamination/") for c in t["alpha"].hand] == [True]
    assert len(t["alpha"].discard) == 3
    assert len(t.told("noise.roll")) == 1
