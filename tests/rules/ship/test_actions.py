"""What Actions there are on the ship and what they cost."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_core.rules import BASIC
from nemesis_core.testing import Table

pytestmark = pytest.mark.variant

OUT = ("move", "room-006", "c-006-011")
CAREFUL = ("careful", "room-006", "c-006-011")
TO_014 = ("careful", "room-014", "c-011-014")


def cost(t: Table, who: str, *option: str) -> int:
    """The Action cards that an Action costs."""
    return int(t.game.actions[option[0]].cost(t.game, t[who], option))


@pytest.mark.rule("SH-ACTION-01")
def test_a_cost_is_paid_by_discarding_as_many_action_cards(ship: Table) -> None:
    captain = ship.cards("captain", 5)["captain"]
    ship.will("c-006-007").act("captain", *CAREFUL)
    assert (len(captain.hand), len(captain.discard)) == (3, 2)


@pytest.mark.rule("SH-ACTION-02")
def test_contamination_cards_pay_nothing(ship: Table) -> None:
    ship.cards("captain", 1, contamination=3)
    assert ship.legal("captain", "careful") == []
    assert OUT in ship.legal("captain", "move")


@pytest.mark.rule("SH-ACTION-03")
def test_actions_are_basic_or_of_a_card_an_item_or_the_room(ship: Table) -> None:
    ship.put("captain", "room-006").hand("captain", "search", "motivation", "demolition", "rest")
    ship.give("captain", "medkit")
    ship.wounds("captain", serious=["leg"])
    sources = {"basic" if option[0] in BASIC else option[0] for option in ship.legal("captain")}
    assert sources - {"pass", "drop"} == {"basic", "card", "item", "room"}  # passing and dropping are no Actions


@pytest.mark.rule("SH-ACTION-04")
def test_movement_costs_one_card_and_leads_next_door(ship: Table) -> None:
    captain = ship.cards("captain", 3)["captain"]
    places = {option[1] for option in ship.legal("captain", "move")}
    assert places == {"room-006", "room-008", "room-014", "room-015"}
    ship.dice("noise-die", "silence").act("captain", *OUT)
    assert (len(captain.hand), captain.place) == (2, "room-006")


@pytest.mark.rule("SH-ACTION-05")
@pytest.mark.parametrize(("company", "rolls"), [(False, 1), (True, 0)])
def test_a_room_is_explored_before_noise_is_rolled_for_in_an_empty_one(ship: Table, company: bool, rolls: int) -> None:
    ship.unexplored("room-006", "storage", "fire-2").cards("captain", 1).dice("noise-die", "silence")
    if company:
        ship.intruder("adult", "room-006")
    ship.act("captain", *OUT)
    told = [kind for kind in ship.kinds if kind in ("explore", "noise.roll")]
    assert told == ["explore"] + ["noise.roll"] * rolls


@pytest.mark.rule("SH-ACTION-06")
@pytest.mark.parametrize(("state", "open_"), [("closed", False), ("open", True), ("destroyed", True)])
def test_a_closed_door_blocks_movement(ship: Table, state: str, open_: bool) -> None:
    ship.cards("captain", 2).door("c-006-011", state)
    assert (OUT in ship.legal("captain", "move")) == open_
    assert (CAREFUL in ship.legal("captain", "careful")) == open_


@pytest.mark.rule("SH-ACTION-07")
def test_out_of_a_room_with_an_intruder_only_after_its_attack(ship: Table) -> None:
    ship.cards("captain", 2).top("attacks", "scratch-2").dice("noise-die", "silence")
    ship.intruder("adult", "hibernatorium")
    assert ship.legal("captain", "careful") == []
    ship.act("captain", *OUT)
    assert [kind for kind in ship.kinds if kind in ("attack", "wound.light", "move")] == [
        "attack",
        "wound.light",
        "move",
    ]
    assert (ship["captain"].place, ship["captain"].light) == ("room-006", 1)


@pytest.mark.rule("SH-ACTION-08")
def test_careful_movement_costs_two_and_puts_noise_where_the_player_likes(ship: Table) -> None:
    captain = ship.cards("captain", 3)["captain"]
    ship.will("c-002-006").act("captain", *CAREFUL)
    assert (captain.place, len(captain.hand)) == ("room-006", 1)
    assert ship.table.noise == {"c-002-006": 1}
    assert "noise.roll" not in ship.kinds


@pytest.mark.rule("SH-ACTION-08")
def test_careful_movement_needs_two_cards_and_no_combat(ship: Table) -> None:
    assert ship.cards("captain", 1).legal("captain", "careful") == []
    assert CAREFUL in ship.cards("captain", 2).legal("captain", "careful")
    ship.intruder("adult", "hibernatorium")
    assert ship.legal("captain", "careful") == []


@pytest.mark.rule("SH-ACTION-09")
def test_a_corridor_with_noise_cannot_be_chosen_and_with_all_full_there_is_no_careful_movement(ship: Table) -> None:
    ship.explored("room-014").cards("captain", 4).noise("c-013-014")
    ship.will("technical-corridors").act("captain", *TO_014)
    (asked,) = ship.asked[-1:]
    assert sorted(asked.options) == ["c-011-014", "c-014-017", "technical-corridors"]
    ship.put("captain", "hibernatorium").noise("c-011-014")
    assert TO_014 in ship.legal("captain", "careful")
    ship.noise("c-014-017")
    assert TO_014 not in ship.legal("captain", "careful")


@pytest.mark.rule("SH-ACTION-10")
def test_shooting_takes_combat_a_weapon_in_hand_ammo_and_a_card(ship: Table) -> None:
    scout = ship.put("scout", "room-006").cards("scout", 1)["scout"]
    assert ship.legal("scout", "shoot") == []
    adult = ship.intruder("adult", "room-006")
    scout.ammo["scout.rifle"] = 0
    assert ship.legal("scout", "shoot") == []
    scout.ammo["scout.rifle"] = 1
    assert ship.legal("scout", "shoot") == [("shoot", "scout.rifle", adult.id)]
    assert cost(ship, "scout", "shoot", "scout.rifle", adult.id) == 1
    assert ship.cards("scout", 0).legal("scout", "shoot") == []
    assert ship.cards("scout", 1).bare("scout").legal("scout", "shoot") == []


@pytest.mark.rule("SH-ACTION-11")
def test_melee_takes_combat_and_a_card(ship: Table) -> None:
    ship.put("captain", "room-006").cards("captain", 1)
    assert ship.legal("captain", "melee") == []
    adult = ship.intruder("adult", "room-006")
    assert ship.legal("captain", "melee") == [("melee", adult.id)]
    assert cost(ship, "captain", "melee", adult.id) == 1
    assert ship.cards("captain", 0).legal("captain", "melee") == []


@pytest.mark.rule("SH-ACTION-17")
def test_a_card_is_discarded_and_its_cost_paid_with_further_cards(ship: Table) -> None:
    scout = ship.hand("scout", "reconnaissance", "search", "rest", "demolition")["scout"]
    ship.explored("room-018").play_card("scout", "reconnaissance", "silent-move", "room-018", "c-018-020")
    assert (len(scout.hand), len(scout.discard), scout.place) == (2, 2, "room-018")
    assert "scout.reconnaissance/1" in scout.discard


@pytest.mark.rule("SH-ACTION-17")
def test_a_card_that_cannot_be_paid_for_is_not_offered(ship: Table) -> None:
    assert ship.hand("scout", "reconnaissance").legal("scout", "card") == []


@pytest.mark.rule("SH-ACTION-18")
@pytest.mark.parametrize(
    ("use", "door", "malfunction"),
    [(("destroy-door", "c-006-007"), "destroyed", {}), (("break-room",), "closed", {"room-006": 1})],
)
def test_of_two_parts_one_is_chosen_and_the_other_does_nothing(
    ship: Table, use: tuple[str, ...], door: str, malfunction: dict[str, int]
) -> None:
    ship.put("captain", "room-006").hand("captain", "demolition").door("c-006-007")
    ship.play_card("captain", "demolition", *use)
    assert (ship.table.doors["c-006-007"], ship.table.malfunction) == (door, malfunction)


@pytest.mark.rule("SH-ACTION-19", "SH-ROOM-02")
def test_a_room_action_takes_two_cards_no_combat_and_no_malfunction(ship: Table) -> None:
    ship.room("comms-room", "room-007").put("captain", "room-007")
    assert ship.cards("captain", 1).legal("captain", "room") == []
    assert ship.cards("captain", 2).legal("captain", "room") == [("room", "send-a-signal")]
    ship.malfunction("room-007")
    assert ship.legal("captain", "room") == []
    ship.table.malfunction.clear()
    ship.intruder("adult", "room-007")
    assert ship.legal("captain", "room") == []


@pytest.mark.rule("SH-ACTION-19", "SH-ROOM-01")
def test_a_room_action_is_that_of_the_room_one_is_in(ship: Table) -> None:
    ship.room("comms-room", "room-007").put("captain", "room-006").cards("captain", 2)
    assert {option[1] for option in ship.legal("captain", "room")} == {"search"}
    ship.put("captain", "room-007")
    assert {option[1] for option in ship.legal("captain", "room")} == {"send-a-signal"}


@pytest.mark.rule("SH-ACTION-20", "SH-ROOM-01")
def test_an_ability_from_elsewhere_lifts_the_condition_of_place_alone(aboard: Callable[..., Table]) -> None:
    t = aboard("scientist", "captain").room("command-center", "room-006").put("captain", "engine-2")
    t.room("comms-room", "room-007").put("scientist", "room-006").hand("scientist", "intranet", "rest")
    signal = ("card", "scientist.intranet/1", "remote-room-action", "room-007", "send-a-signal")
    assert signal in t.legal("scientist", "card")
    t.malfunction("room-007")
    assert signal not in t.legal("scientist", "card")
    t.table.malfunction.clear()
    t.intruder("adult", "room-007")
    assert signal not in t.legal("scientist", "card")


@pytest.mark.rule("SH-ACTION-22")
def test_the_table_of_costs(ship: Table) -> None:
    basic = {name: cost(ship, "captain", name) for name in BASIC}
    assert basic == {"move": 1, "careful": 2, "pick-up": 1, "trade": 1, "craft": 1, "shoot": 1, "melee": 1}
    rooms = {action.cost for room in ship.game.ruleset.content.of("room") for action in room.action}
    assert rooms == {2}
    assert cost(ship, "captain", "card", "captain.basic-repairs/1", "fix-room") == 2
    assert cost(ship, "captain", "card", "captain.motivation/1", "all-draw") == 0
    medkit = ship.give("captain", "medkit")
    assert cost(ship, "captain", "item", medkit, "dress-serious") == ship.game.cards.item[medkit].cost


@pytest.mark.rule("SH-ACTION-23")
def test_characters_are_no_targets(ship: Table) -> None:
    ship.put("captain", "room-006").put("scout", "room-006").cards("scout", 3)
    assert ship.legal("scout", "shoot") == ship.legal("scout", "melee") == []
    adult = ship.intruder("adult", "room-006")
    assert ship.legal("scout", "shoot") == [("shoot", "scout.rifle", adult.id)]
    assert ship.legal("scout", "melee") == [("melee", adult.id)]


@pytest.mark.rule("SH-ACTION-24")
def test_somebody_can_be_shut_in_a_burning_room(aboard: Callable[..., Table]) -> None:
    t = aboard("pilot", "captain").put("pilot", "room-007").put("captain", "room-007").explored("room-007")
    t.fire("room-007").hand("pilot", "knowledge-of-the-ship").hand("captain")
    doors = {option[3] for option in t.legal("pilot", "card") if option[2] == "door"}
    assert doors == {"c-003-007", "c-006-007", "c-007-008"}
    t.play_card("pilot", "knowledge-of-the-ship", "door", "c-006-007")
    assert t.table.doors == {"c-006-007": "closed"}
    t.will(("pass",)).turn()
    t.will(("pass",)).turn()
    assert t["captain"].light == 1


@pytest.mark.rule("SH-ACTION-24")
def test_a_grenade_at_an_intruder_hurts_those_beside_it(ship: Table) -> None:
    ship.put("captain", "room-006").put("scout", "hibernatorium").cards("scout", 2)
    adult, grenade = ship.intruder("adult", "room-006"), ship.give("scout", "grenade")
    ship.top("attacks", "scratch-6").act("scout", "item", grenade, "throw", adult.id)
    assert (ship["captain"].light, len(ship["captain"].serious)) == (0, 1)
