"""Power, Autodestruction, control rooms, venting, equipment."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import destroy_door, open_door

ROOM = "room-005"
SECOND = "room-003"
TWO = ("look", "look")


def at(t: Any, tile: str, place: str = ROOM, items: int | None = None) -> Any:
    """Alpha stands with two cards in the Room `tile` at `place`."""
    return t.room(tile, place, items).put("alpha", place).hand("alpha", *TWO)


def targets(t: Any, name: str) -> list[str]:
    """The last words of alpha's options for a Room Action."""
    return [option[-1] for option in t.legal("alpha", "room", name)]


# ---------------------------------------------------------------- Power and Autodestruction


@pytest.mark.rule("LD-PGEN-01")
def test_a_yellow_autodestruction_is_stopped(counted: Any) -> None:
    t = at(counted(), "power-generator")
    assert t.legal("alpha", "room", "stop-autodestruction") == []
    t.facility.autodestruction, t.facility.autodestruction_red = 8, True
    assert t.legal("alpha", "room", "stop-autodestruction") == []
    t.facility.autodestruction_red = False
    t.act("alpha", "room", "stop-autodestruction")
    assert t.facility.autodestruction == -1


@pytest.mark.rule("LD-PGEN-02")
def test_the_power_token_of_the_section_is_turned_over(counted: Any) -> None:
    t = at(counted(), "power-generator").blue(1)
    t.act("alpha", "room", "power-a-section")
    assert t.blues() == [1, 2]
    t.hand("alpha", *TWO).act("alpha", "room", "power-a-section")
    assert t.blues() == [1]


def test_the_cooling_system_starts_autodestruction(counted: Any) -> None:
    t = at(counted(), "cooling-system").time(12).act("alpha", "room", "initiate-autodestruction")
    assert (t.facility.autodestruction, t.facility.autodestruction_red) == (9, False)
    assert t.hand("alpha", *TWO).legal("alpha", "room") == []


def test_the_backup_power_supply_restores_power(counted: Any) -> None:
    t = counted().put("alpha", "backup-power-supply").hand("alpha", *TWO).blue(3, 4)
    t.will(("s-01=2", "s-02=1", "s-03=3", "elevator=4")).act("alpha", "room", "restore-power")
    assert t.blues() == [1, 2]
    assert t.facility.power_at == {"s-01": "2", "s-02": "1", "s-03": "3", "elevator": "4"}
    assert t.facility.time_active is True


# ---------------------------------------------------------------- CSS Control Room


@pytest.fixture
def css(counted: Any) -> Any:
    return at(counted(), "css-control-room", SECOND).only_css(10, 6).time(12)


@pytest.mark.rule("LD-CSSCTL-01")
def test_a_css_token_is_seen_by_the_acting_player_alone(css: Any) -> None:
    t = css.will("stay").act("alpha", "room", "schedule-css", "6")
    assert t.game.view(0)["css"] == {"10": "?css", "6": t.facility.css["6"]}
    assert t.game.view(1)["css"] == {"10": "?css", "6": "?css"}


@pytest.mark.rule("LD-CSSCTL-02")
@pytest.mark.parametrize("target", ["9", "11"])
def test_a_css_token_moves_by_one_slot(css: Any, target: str) -> None:
    t = css
    token, other = t.facility.css["10"], t.facility.css["6"]
    t.will(target).act("alpha", "room", "schedule-css", "10")
    assert t.facility.css == {target: token, "6": other}


@pytest.mark.rule("LD-CSSCTL-02")
def test_a_css_token_may_stay(css: Any) -> None:
    t = css.will("stay").act("alpha", "room", "schedule-css", "10")
    assert [d.options for d in t.asked] == [["11", "9", "stay"]]
    assert sorted(t.facility.css) == ["10", "6"]


@pytest.mark.rule("LD-CSSCTL-02")
def test_neither_the_token_under_the_time_token_nor_one_onto_another_moves(css: Any) -> None:
    t = css.time(10).act("alpha", "room", "schedule-css", "10")
    assert t.asked == []
    t.only_css(10, 9).time(12).will("8").hand("alpha", *TWO).act("alpha", "room", "schedule-css", "9")
    assert t.asked[-1].options == ["8", "stay"]


# ---------------------------------------------------------------- Defense Control Room


@pytest.fixture
def defense(counted: Any) -> Any:
    """Alpha in the Defense Control Room with Item Counter 1; room-006 and room-007 are explored."""
    t = at(counted(), "defense-control-room", SECOND, items=1)
    return t.room("archive", "room-006").room("laboratory", "room-007")


@pytest.mark.rule("LD-DEFENSE-01")
def test_rooms_with_an_intruder_and_no_malfunction_are_offered(defense: Any) -> None:
    t = defense
    assert t.legal("alpha", "room") == []
    t.intruder("drone", "room-006")
    t.intruder("drone", "room-007")
    assert targets(t, "exterminate-the-threat") == ["room-006", "room-007"]
    assert targets(t.malfunction("room-007"), "exterminate-the-threat") == ["room-006"]


@pytest.mark.rule("LD-DEFENSE-01")
def test_the_item_counter_pays_for_a_malfunction_elsewhere(defense: Any) -> None:
    t = defense
    t.intruder("grub", "room-006")
    t.will("item-counter").act("alpha", "room", "exterminate-the-threat")
    assert t.table.items[SECOND] == 0
    assert t.table.malfunction == {"room-006": 1}


@pytest.mark.rule("LD-DEFENSE-01")
def test_a_malfunction_here_may_pay_in_place_of_the_item_counter(defense: Any) -> None:
    t = defense
    t.intruder("grub", "room-006")
    t.will("malfunction").act("alpha", "room", "exterminate-the-threat")
    assert t.table.items[SECOND] == 1
    assert t.table.malfunction == {SECOND: 1, "room-006": 1}


@pytest.mark.rule("LD-DEFENSE-01")
def test_an_empty_counter_costs_a_malfunction_here(defense: Any) -> None:
    t = defense.items(SECOND, 0)
    t.intruder("grub", "room-006")
    t.act("alpha", "room", "exterminate-the-threat")
    assert t.asked == []
    assert t.table.malfunction == {SECOND: 1, "room-006": 1}


@pytest.mark.rule("LD-DEFENSE-01")
def test_the_nest_is_hit_without_a_malfunction(defense: Any) -> None:
    t = defense.room("nest", "room-008")
    t.intruder("grub", "room-008")
    t.will("item-counter").act("alpha", "room", "exterminate-the-threat")
    assert t.table.malfunction == {}
    assert t.table.intruders == {}


@pytest.mark.rule("LD-DEFENSE-02", "LD-DEFENSE-03")
def test_everybody_there_is_hurt(defense: Any) -> None:
    t = defense.put("beta", "room-006").top("attacks", "scratch-4", "scratch-4").top("wounds", "knee")
    first, second = t.intruder("drone", "room-006"), t.intruder("drone", "room-006", injuries=1)
    t.will("item-counter").act("alpha", "room", "exterminate-the-threat")
    assert (first.injuries, second.injuries) == (1, 2)
    assert [event["blood"] for event in t.told("endures")] == [4, 4]
    assert [card.partition("/")[0] for card in t["beta"].serious] == ["knee"]
    assert t["alpha"].serious == []


@pytest.mark.rule("LD-DEFENSE-03")
def test_each_of_two_characters_suffers_a_serious_wound(counted: Any) -> None:
    t = at(counted("alpha", "beta", "gamma"), "defense-control-room", SECOND, items=2).room("archive", "room-006")
    t.put("beta", "room-006").put("gamma", "room-006")
    t.intruder("grub", "room-006")
    t.will("item-counter").act("alpha", "room", "exterminate-the-threat")
    assert [len(who.serious) for who in t.table.characters] == [0, 1, 1]


# ---------------------------------------------------------------- Vent Control Room


@pytest.fixture
def vents(counted: Any) -> Any:
    return at(counted(), "vent-control-room", SECOND)


@pytest.mark.rule("LD-VENT-01")
def test_a_room_is_sealed(vents: Any) -> None:
    t = vents.fire("room-004").act("alpha", "room", "vent-out", "room-004")
    assert t.table.doors == {"c-s12w-004": "closed", "c-004-007": "closed", "c-004-009": "closed"}
    assert t.facility.venting == "room-004"
    assert t.table.fire == {}


@pytest.mark.rule("LD-VENT-01")
def test_only_rooms_with_an_entrance_and_whole_doors_are_sealed(vents: Any) -> None:
    with_entrance = [
        "room-001", "room-003", "room-004", "room-006", "room-008", "room-010", "room-012", "room-013", "room-015",
        "backup-power-supply",
    ]  # fmt: skip
    t = vents
    assert targets(t, "vent-out") == sorted(with_entrance)
    t.door("c-004-009", "destroyed").door("c-005-006", "closed")
    assert targets(t, "vent-out") == sorted({*with_entrance} - {"room-004"})
    t.act("alpha", "room", "vent-out", "room-008")
    assert t.hand("alpha", *TWO).legal("alpha", "room") == []


@pytest.mark.rule("LD-VENT-01")
def test_a_room_that_lacks_a_door_token_is_not_sealed(vents: Any) -> None:
    t = vents
    own = {"c-s12w-004", "c-004-007", "c-004-009"}
    for corridor in sorted({*t.game.board.ends} - own)[:9]:  # 2 of the 11 Door tokens are left
        t.door(corridor, "destroyed")
    t.will("c-004-007").act("alpha", "room", "vent-out", "room-004")
    assert own & {*t.table.doors} == {"c-004-009", "c-s12w-004"}
    assert t.facility.venting == ""


@pytest.mark.rule("LD-VENT-02")
def test_nothing_in_a_sealed_room_survives_the_player_phase(vents: Any) -> None:
    t = vents.put("beta", "room-004")
    t.intruder("drone", "room-004")
    t.intruder("giant", "room-004")
    t.act("alpha", "room", "vent-out", "room-004").step("player", "venting")
    assert t["beta"].status == "dead"
    assert t.table.intruders == {}
    assert t.facility.venting == ""


@pytest.mark.rule("LD-VENT-03")
@pytest.mark.parametrize("how", ["opened", "destroyed"])
def test_a_broken_seal_saves_all(vents: Any, how: str) -> None:
    t = vents.put("beta", "room-004").act("alpha", "room", "vent-out", "room-004")
    (open_door if how == "opened" else destroy_door)(t.game, "c-004-009")
    assert t.facility.venting == ""
    t.step("player", "venting")
    assert t["beta"].status == "active"


# ---------------------------------------------------------------- Guard Room and Repository


@pytest.mark.rule("LD-GUARD-01")
def test_equipment_is_taken_for_one_of_the_item_counter(counted: Any) -> None:
    t = at(counted(), "guard-room", SECOND, items=2)
    for _ in range(2):
        t.give("beta", "enviro-suit")
    t.bare("beta").act("alpha", "room", "take-equipment", "enviro-suit/3")
    assert "enviro-suit/3" in t["alpha"].held
    assert not any(card.startswith("enviro-suit/") for card in t.table.crafted)
    assert t.table.items[SECOND] == 1
    assert targets(t.hand("alpha", *TWO), "take-equipment") == ["taser/1"]


@pytest.mark.rule("LD-GUARD-01")
def test_an_empty_guard_room_gives_nothing(counted: Any) -> None:
    assert at(counted(), "guard-room", SECOND, items=0).legal("alpha", "room") == []


@pytest.mark.rule("LD-GUARD-01")
def test_a_taser_is_taken(counted: Any) -> None:
    t = at(counted(), "guard-room", SECOND, items=1).act("alpha", "room", "take-equipment", "taser/1")
    assert t["alpha"].items == ["taser/1"]
    assert t.table.items[SECOND] == 0


@pytest.mark.rule("LD-REPO-01")
def test_the_repository_crafts_with_one_component(counted: Any) -> None:
    t = counted().hand("alpha", "look")
    medkit = t.give("alpha", "medkit")
    assert t.legal("alpha", "room") == [("room", "craft-equipment", "neutralizer/1", medkit)]
    t.act("alpha", "room", "craft-equipment")
    assert t["alpha"].items == ["neutralizer/1"]
    assert t.table.decks["item-green"][0] == medkit
    assert t["alpha"].hand == []
