"""Items that show hidden things, and the Cave Plans."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture
def t(counted: Any) -> Any:
    """Alpha with two cards in the Repository; beta and gamma elsewhere."""
    t = counted("alpha", "beta", "gamma").hand("alpha", "look", "look")
    return t.put("beta", "alert-room").put("gamma", "alert-room")


def test_a_recon_drone_shows_a_room_and_its_token(t: Any) -> None:
    card = t.give("alpha", "recon-drone")
    assert len(t.legal("alpha", "item")) == 16
    t.use("alpha", card, "scout-room", "room-012")
    view = t.game.view(0)
    assert t.rooms_known(0) == {"room-012"}
    assert view["rooms"]["room-012"] == t.table.tiles["room-012"]
    assert view["tokens"]["room-012"] == t.table.tokens["room-012"]
    assert t.rooms_known(1) == set()
    assert t.game.view(1)["tokens"]["room-012"].startswith("?")
    assert "room-012" not in t.table.explored
    assert len(t.legal("alpha", "item", t.give("alpha", "recon-drone"))) == 15


def test_facility_plans_show_two_rooms_and_no_token(t: Any) -> None:
    card = t.give("alpha", "facility-plans")
    t.explored("room-016").will("room-003").use("alpha", card, "check-two-rooms", "room-012")
    assert t.rooms_known(0) == {"room-003", "room-012"}
    assert t.rooms_known(1) == set()
    assert t.game.view(0)["tokens"]["room-012"].startswith("?")
    assert t.game.view(0)["tokens"]["room-003"].startswith("?")
    assert len(t.asked[-1].options) == 14, "one explored, one just seen"


@pytest.mark.rule("LD-CTG-03", "LD-CTG-06")
def test_a_decoder_shows_a_contingency_and_leaves_it(t: Any) -> None:
    card = t.give("alpha", "contingency-decoder")
    token = t.facility.contingencies[1][0]
    targets = [option[3:] for option in t.legal("alpha", "item")]
    assert targets == [("p2", "1"), ("p3", "1"), ("pool", "1"), ("pool", "2"), ("pool", "3")]
    t.use("alpha", card, "peek-players", "p2", "1")
    assert t.game.view(0)["contingencies"][1] == [token]
    assert t.game.view(2)["contingencies"][1] == ["?contingency"]
    assert t.facility.contingencies[1] == [token]
    card = t.give("alpha", "contingency-decoder")
    seen = t.facility.pool[1]
    t.use("alpha", card, "peek-players", "pool", "2")
    assert t.facility.pool[1] == seen
    assert t.game.view(0)["contingency pool"] == ["?contingency", seen, "?contingency"]
    assert t.game.view(1)["contingency pool"] == ["?contingency"] * 3


@pytest.mark.rule("LD-TECH-03")
def test_cave_plans_lead_to_any_room_with_an_entrance(t: Any) -> None:
    t.unexplored("room-012", "archive", "underground-malfunction-3").put("alpha", "backup-power-supply")
    card = t.give("alpha", "cave-plans")
    assert {option[3] for option in t.legal("alpha", "item")} == {
        "room-001", "room-003", "room-004", "room-006", "room-008", "room-010", "room-012", "room-013", "room-015",
    }  # fmt: skip
    t.dice("noise-die", "silence").use("alpha", card, "crawl", "room-012")
    assert t["alpha"].place == "room-012"
    assert t.table.items["room-012"] == 3
    assert t.table.malfunction == {"room-012": 1}
    assert len(t.told("noise.roll")) == 1
    assert t.told("attack.card") == []


def test_cave_plans_need_an_entrance(t: Any) -> None:
    t.give("alpha", "cave-plans")
    assert t.legal("alpha", "item") == []
