"""Computer Actions: when they are open, what each does, how the cards take turns."""

from __future__ import annotations

from typing import Any

import pytest

E, B = "computer-action-e", "computer-action-b"


def at_computer(facility: Any, card: str, *deck: str, who: tuple[str, ...] = ("alpha",), cards: int = 1) -> Any:
    """alpha stands in a working Computer Room of powered S-02 with `cards` cards to pay, `card` face up."""
    t = facility(*who).blue(2).room("archive", "room-005").computer(card, *(deck or ("computer-action-c",)))
    return t.put("alpha", "room-005").hand("alpha", *["plan"] * cards)


def offered(t: Any) -> set[str]:
    """The Computer Actions that alpha may take now, by name."""
    return {option[1] for option in t.legal("alpha", "computer")}


@pytest.mark.rule("LD-ACT-02", "LD-COMP-03")
def test_the_three_actions_of_the_card_are_among_the_legal_ones(facility: Any) -> None:
    t = at_computer(facility, E)
    drone = t.intruder("drone", "room-009")
    assert offered(t) == {"fire-control", "swap-power", "peek-css"}
    power = dict(t.facility.power_at)
    t.act("alpha", "computer", "peek-css", "10")
    assert t.facility.power_at == power
    assert (drone.place, t.told("retreat")) == ("room-009", [])
    assert t["alpha"].hand == []


@pytest.mark.rule("LD-COMP-01")
def test_a_computer_is_needed(facility: Any) -> None:
    t = at_computer(facility, E).room("emergency-room", "room-005")
    assert offered(t) == set()


@pytest.mark.rule("LD-COMP-02")
def test_power_is_needed(facility: Any) -> None:
    t = at_computer(facility, E).fire("room-009").blue(1, 3, 4)
    assert offered(t) == set()
    assert len(offered(t.blue(2))) == 3


@pytest.mark.rule("LD-COMP-02")
def test_a_malfunction_combat_or_an_empty_hand_stop_it(facility: Any) -> None:
    assert offered(at_computer(facility, E, cards=0)) == set()
    assert offered(at_computer(facility, E).malfunction("room-005")) == set()
    t = at_computer(facility, E)
    t.intruder("drone", "room-005")
    assert offered(t) == set()


@pytest.mark.rule("LD-COMP-04")
def test_the_used_card_goes_under_the_deck(facility: Any) -> None:
    t = at_computer(facility, "computer-action-a", "computer-action-b", "computer-action-c")
    t.act("alpha", "computer", "move-rover")
    assert t.facility.computer == "computer-action-b"
    assert t.table.decks["computer"] == ["computer-action-a", "computer-action-c"]


@pytest.mark.rule("LD-COMP-05")
def test_lock_down_acts_as_soon_as_it_is_turned_up(facility: Any) -> None:
    t = at_computer(facility, "computer-action-a", "lock-down", "computer-action-b")
    t.act("alpha", "computer", "move-rover")
    assert t.table.malfunction == {"room-005": 1}
    assert t.facility.computer in ("computer-action-a", "computer-action-b")
    assert sorted([t.facility.computer, *t.table.decks["computer"]]) == [
        "computer-action-a",
        "computer-action-b",
        "lock-down",
    ]


@pytest.mark.rule("LD-COMP-05")
def test_a_second_lock_down_is_passed_over(facility: Any) -> None:
    t = at_computer(facility, "computer-action-a", "lock-down", "computer-action-b")
    t.game.fixed["computer"] = [["computer-action-a", "computer-action-b", "lock-down"]]
    t.act("alpha", "computer", "move-rover")
    assert t.facility.computer == "computer-action-b"
    assert sorted(t.table.decks["computer"]) == ["computer-action-a", "lock-down"]
    assert t.table.malfunction == {"room-005": 1}


# ---------------------------------------------------------------- the Actions


@pytest.mark.rule("LD-KNOW-01")
def test_gain_knowledge(facility: Any) -> None:
    t = at_computer(facility, B).mark("alpha", knowledge=2)
    t.act("alpha", "computer", "gain-knowledge")
    assert t["alpha"].marks["knowledge"] == 3


@pytest.mark.rule("LD-ROVER-01")
def test_move_rover_brings_it_back_and_sends_it_away(facility: Any) -> None:
    t = at_computer(facility, "computer-action-a", "computer-action-d", cards=2)
    t.facility.rover = "bunker"
    t.act("alpha", "computer", "move-rover")
    assert t.facility.rover == "room-002"
    t.facility.gate_open = True
    t.put("alpha", "room-002").hand("alpha", "plan", "plan")
    assert t.legal("alpha", "escape") == [("escape", "by-rover")]
    t.put("alpha", "room-005").act("alpha", "computer", "move-rover")
    assert t.facility.rover == "bunker"


def test_peek_css_shows_one_token_to_one_player(facility: Any) -> None:
    t = at_computer(facility, E, who=("alpha", "beta")).css(6, "css-launch-all")
    t.act("alpha", "computer", "peek-css", "6")
    assert t.game.view(0)["css"]["6"] == t.facility.css["6"]
    assert t.game.view(1)["css"]["6"] == "?css"
    assert t.game.view(0)["css"]["10"] == "?css"
    t.computer(E).hand("alpha", "plan")
    assert ("computer", "peek-css", "6") not in t.legal("alpha"), "it is known already"
    assert ("computer", "peek-css", "8") in t.legal("alpha")


@pytest.mark.rule("LD-CTG-04")
def test_peek_contingencies_of_a_player_in_the_section(facility: Any) -> None:
    t = at_computer(facility, "computer-action-c", B, who=("alpha", "beta", "gamma"))
    t.code(1, "gray", "blue").put("beta", "alert-room").put("gamma", "repository")
    assert t.legal("alpha", "computer", "peek-contingencies") == [("computer", "peek-contingencies", "p2")]
    t.act("alpha", "computer", "peek-contingencies", "p2")
    assert t.game.view(0)["contingencies"][1] == t.facility.contingencies[1]
    assert t.game.view(2)["contingencies"][1] == ["?contingency", "?contingency"]
    assert [event.audience for event in t.log if event.kind == "contingency.look"] == [(0,), (0,)]


def test_swap_power_exchanges_two_tokens_without_turning_them(facility: Any) -> None:
    t = at_computer(facility, E)
    t.act("alpha", "computer", "swap-power", "s-02", "elevator")
    assert t.facility.power_at == {"s-01": "1", "s-02": "4", "s-03": "3", "elevator": "2"}
    assert t.blues() == [2]


def test_fire_control_puts_fire_out_and_drives_intruders_off(facility: Any) -> None:
    t = at_computer(facility, E).fire("room-009").top("events", "drones-2", "drones-4-once")
    first, second = t.intruder("drone", "room-009"), t.intruder("grub", "room-009")
    assert t.legal("alpha", "computer", "fire-control") == [("computer", "fire-control", "room-009")]
    t.act("alpha", "computer", "fire-control", "room-009")
    assert t.table.fire == {}
    assert first.place == "staircase-12-east", "Corridor 2 of room 009, by the first card"
    assert second.place == "alert-room", "Corridor 4 of room 009, by a card of its own"


def test_door_control_moves_any_door(facility: Any) -> None:
    t = at_computer(facility, "computer-action-d", "computer-action-a", cards=1).door("c-010-014", "destroyed")
    assert ("computer", "door-control", "c-010-014") not in t.legal("alpha")
    t.act("alpha", "computer", "door-control", "c-001-017")
    assert t.table.doors["c-001-017"] == "closed"
    t.computer("computer-action-d", "computer-action-a").hand("alpha", "plan")
    t.act("alpha", "computer", "door-control", "c-001-017")
    assert "c-001-017" not in t.table.doors


# ---------------------------------------------------------------- what cards of other pieces ask for


def test_other_pieces_reach_the_card_without_its_conditions(facility: Any) -> None:
    t = facility("alpha").blue().computer(B, E).mark("alpha", knowledge=1)
    hooks = t.game.hooks
    assert ("gain-knowledge",) in hooks.computer_actions(t.game, t["alpha"])
    assert hooks.computer_cost(t.game, t["alpha"]) == 1
    assert hooks.computer_action(t.game, t["alpha"], ("gain-knowledge",), True) is True
    assert (t["alpha"].marks["knowledge"], t.facility.computer) == (2, B)
    assert hooks.computer_turned(t.game, t["alpha"]) is True
    assert (t.facility.computer, hooks.computer_deck(t.game)) == (E, [B])


def test_the_used_card_is_known_to_lie_at_the_bottom(facility: Any) -> None:
    t = at_computer(facility, "computer-action-a", "computer-action-b", "computer-action-c")
    t.act("alpha", "computer", "move-rover")
    assert t.game.view(0)["decks"]["deck:computer"] == ["computer-action-a"]
