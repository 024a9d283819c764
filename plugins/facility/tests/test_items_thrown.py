"""Thermite Charge, Grenades, Decoy, Taser."""

from __future__ import annotations

from typing import Any

import pytest

TWO = ("look", "look")


@pytest.fixture
def t(counted: Any) -> Any:
    """Alpha with two cards in the Repository, beta and gamma far away; nothing has Power."""
    t = counted("alpha", "beta", "gamma").hand("alpha", *TWO).blue()
    return t.put("beta", "isolation-room").put("gamma", "isolation-room")


@pytest.fixture
def causes(t: Any, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """The seat and the cause of all Injuries."""
    found: list[tuple[int, str]] = []
    hooks = t.game.ruleset.hooks
    monkeypatch.setattr(hooks, "injury_change", lambda game, who, piece, cause: found.append((who.seat, cause)) or [])
    return found


# ---------------------------------------------------------------- Thermite Charge


@pytest.mark.rule("LD-PVP-02")
def test_a_thermite_charge_next_door_hurts_everybody_there(t: Any, causes: list[tuple[int, str]]) -> None:
    t.room("guard-room", "room-002").put("beta", "room-002").put("gamma", "room-002").top("attacks", "scratch-4")
    drone = t.intruder("drone", "room-002")
    card = t.give("alpha", "thermite-charge")
    t.use("alpha", card, "blow-up", "room-002")
    assert drone.injuries == 1
    assert [who.light for who in t.table.characters] == [0, 1, 1]
    assert t.table.fire == t.table.malfunction == {"room-002": 1}
    assert t.table.discards["item-red"] == [card]
    assert [seat for seat, _ in causes] == [0]
    assert t.game.cards.tagged(causes[0][1], "fire-source")


def test_a_thermite_charge_at_home_hurts_its_user(t: Any) -> None:
    t.use("alpha", t.give("alpha", "thermite-charge"), "blow-up", "repository")
    assert t["alpha"].light == 1
    assert t.table.fire == t.table.malfunction == {"repository": 1}


@pytest.mark.rule("LD-DOOR-05")
@pytest.mark.parametrize(("state", "reached"), [("closed", False), ("destroyed", True), ("open", True)])
def test_a_closed_door_stops_a_thermite_charge(t: Any, state: str, reached: bool) -> None:
    t.door("c-002-017", state)
    found = t.ends("alpha", "item", t.give("alpha", "thermite-charge"), "blow-up")
    assert found == sorted({"repository", "room-001", "staircase-12-east"} | ({"room-002"} if reached else set()))


def test_a_thermite_charge_leaves_the_malfunction_out_where_none_may_lie(t: Any) -> None:
    t.unexplored("room-001", "guard-room", "underground-doors-1")
    t.use("alpha", t.give("alpha", "thermite-charge"), "blow-up", "room-001")
    assert t.table.malfunction == {}
    assert t.table.fire == {"room-001": 1}


# ---------------------------------------------------------------- Grenade


def test_a_grenade_hits_its_target_hardest(t: Any, causes: list[tuple[int, str]]) -> None:
    t.put("beta", "room-002").top("attacks", "scratch-4", "scratch-4", "scratch-2").top("wounds", "knee")
    drone, giant = t.intruder("drone", "room-002"), t.intruder("giant", "room-002")
    t.use("alpha", t.give("alpha", "grenade"), "throw", giant.id)
    assert (drone.injuries, giant.injuries) == (1, 2)
    assert [card.partition("/")[0] for card in t["beta"].serious] == ["knee"]
    assert t["alpha"].serious == []
    assert causes == [(0, "grenade/1"), (0, "grenade/1")]


def test_a_grenade_in_ones_own_room_hurts_its_user(t: Any) -> None:
    grub = t.intruder("grub", "repository")
    t.use("alpha", t.give("alpha", "grenade"), "throw", grub.id)
    assert t.table.intruders == {}
    assert len(t["alpha"].serious) == 1


@pytest.mark.rule("LD-DOOR-05")
def test_a_closed_door_stops_a_grenade(t: Any) -> None:
    near, far = t.intruder("drone", "room-002"), t.intruder("drone", "room-001")
    t.intruder("drone", "room-005")
    card = t.give("alpha", "grenade")
    assert t.ends("alpha", "item", card, "throw") == sorted([near.id, far.id])
    assert t.door("c-002-017").ends("alpha", "item", card, "throw") == [far.id]


def test_a_grenade_destroys_two_eggs_and_makes_noise(t: Any) -> None:
    t.room("nest", "room-002").dice("noise-die", "silence")
    card = t.give("alpha", "grenade")
    assert t.ends("alpha", "item", card, "throw-at-eggs") == ["room-002"]
    t.use("alpha", card, "throw-at-eggs")
    assert len(t.game.laboratory.eggs) == 3
    assert len(t.told("noise.roll")) == 1


def test_a_grenade_finds_eggs_lying_about(t: Any) -> None:
    t.lies("egg", "repository")
    t.door("c-002-017").room("nest", "room-002").dice("noise-die", "silence")
    t.use("alpha", t.give("alpha", "grenade"), "throw-at-eggs", "repository")
    assert t.table.objects == {}
    assert len(t.game.laboratory.eggs) == 5


# ---------------------------------------------------------------- Smoke Grenade and Decoy


def test_a_smoke_grenade_covers_a_retreat(t: Any) -> None:
    t.put("beta", "repository").hand("beta", "plan", "look", contamination=1).hand("gamma", "plan")
    t.explored("room-001").put("gamma", "room-001")
    drone = t.intruder("drone", "repository")
    t.use("alpha", t.give("alpha", "smoke-grenade"), "smoke", "room-001")
    assert t["alpha"].place == "room-001"
    assert (t["alpha"].light, t["alpha"].serious) == (0, [])
    assert len(t["beta"].hand) == 2
    assert t.contamination("beta") == 1
    assert len(t["gamma"].hand) == 1
    assert drone.place == "repository"
    assert t.told("attack") == []


def test_a_decoy_draws_the_intruders_next_to_a_room(t: Any) -> None:
    t.put("beta", "elevator-s-01").hand("beta", "look").top("attacks", "scratch-2")
    idle, busy = t.intruder("drone", "staircase-12-east"), t.intruder("drone", "elevator-s-01")
    far = t.intruder("grub", "room-005")
    card = t.give("alpha", "decoy")
    t.use("alpha", card, "lure", "room-002")
    assert (idle.place, busy.place, far.place) == ("room-002", "room-002", "room-005")
    assert t["beta"].light == 2, "attacked once, in Darkness, by the one that left"


def test_a_decoy_only_breaks_a_closed_door(t: Any) -> None:
    drone = t.intruder("drone", "staircase-12-east")
    t.door("c-002-s12e")
    t.use("alpha", t.give("alpha", "decoy"), "lure", "room-002")
    assert drone.place == "staircase-12-east"
    assert t.table.doors == {"c-002-s12e": "destroyed"}


def test_an_intruder_that_a_door_keeps_in_its_combat_does_not_attack_for_leaving(t: Any) -> None:
    busy = t.put("beta", "elevator-s-01").intruder("drone", "elevator-s-01")
    t.door("c-002-e1").use("alpha", t.give("alpha", "decoy"), "lure", "room-002")
    assert t.table.doors == {"c-002-e1": "destroyed"}
    assert busy.place == "elevator-s-01"
    assert t.told("attack") == []
    assert t["beta"].light == 0


def test_a_decoy_needs_somebody_to_lure(t: Any) -> None:
    assert t.legal("alpha", "item", t.give("alpha", "decoy")) == []


# ---------------------------------------------------------------- Taser


def test_a_taser_injures_and_drives_off(t: Any, causes: list[tuple[int, str]]) -> None:
    drone = t.intruder("drone", "repository")
    t.top("attacks", "scratch-4").top("events", "drones-2").use("alpha", t.give("alpha", "taser"), "shock-intruder")
    assert (drone.injuries, drone.place) == (1, "room-002")
    assert t.game.cards.tagged(causes[0][1], "taser")
    assert "taser/1" in t.table.crafted


def test_a_taser_kills(t: Any) -> None:
    t.intruder("drone", "repository", injuries=1)
    t.top("attacks", "scratch-2").use("alpha", t.give("alpha", "taser"), "shock-intruder")
    assert t.table.intruders == {}
    assert t.told("retreat") == []


def test_an_intruder_that_fled_at_once_does_not_retreat_again(t: Any) -> None:
    drone = t.intruder("drone", "repository")
    t.top("attacks", "bite-flee").top("events", "drones-2", "giants-1")
    t.use("alpha", t.give("alpha", "taser"), "shock-intruder")
    assert drone.place == "room-002"
    assert len(t.told("retreat")) == 1


def test_a_taser_empties_a_hand(t: Any) -> None:
    t.put("beta", "repository").hand("beta", "look", "plan", contamination=1).put("gamma", "repository").hand("gamma")
    card = t.give("alpha", "taser")
    assert t.ends("alpha", "item", card, "shock-character") == ["p1", "p2"]
    t.use("alpha", card, "shock-character", "p2")
    assert t["beta"].hand == []
    assert len(t["beta"].discard) == 3
    assert len(t["alpha"].hand) == 1
