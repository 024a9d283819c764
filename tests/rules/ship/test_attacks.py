"""Escapes, attacks by Intruders, their Injuries and Retreats on the ship."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_core.rules import attack, attack_target, encounter, injure
from nemesis_core.testing import Table

pytestmark = pytest.mark.variant

ROOM = "room-006"
WAY = "c-006-011"
THREE = ("arm", "hand", "body")
MISS = "tail-attack-2"  # an attack of the Queen alone


@pytest.mark.rule("SH-ESCAPE-01")
def test_the_way_out_is_named_then_each_intruder_attacks_then_one_moves(ship: Table) -> None:
    captain = ship.put("captain", ROOM).cards("captain", 1)["captain"]
    first, second = ship.intruder("adult", ROOM), ship.intruder("adult", ROOM)
    assert ("move", "hibernatorium", WAY) in ship.legal("captain")
    ship.top("attacks", "scratch-2", MISS).dice("noise-die", "silence").act("captain", "move", "hibernatorium", WAY)
    assert [(a["piece"], a["who"], a["occasion"]) for a in ship.told("attack")] == [
        (first.id, 0, "escape"),
        (second.id, 0, "escape"),
    ]
    assert [kind for kind in ship.kinds if kind in ("attack.card", "move")] == ["attack.card", "attack.card", "move"]
    assert (captain.place, captain.hand, captain.light, len(captain.discard)) == ("hibernatorium", [], 1, 2)


@pytest.mark.rule("SH-ESCAPE-02")
def test_who_survives_explores_and_rolls_for_noise(ship: Table) -> None:
    ship.put("captain", ROOM).unexplored("room-007", "armory", "fire-2").cards("captain", 1)
    ship.intruder("adult", ROOM)
    ship.top("attacks", MISS).dice("noise-die", "2").act("captain", "move", "room-007", "c-006-007")
    assert ship.table.fire == {"room-007": 1}
    assert ship.table.noise == {"c-007-008": 1}


@pytest.mark.rule("SH-ESCAPE-03", "SH-WOUND-06")
def test_who_dies_escaping_lies_in_the_room_it_tried_to_leave(ship: Table) -> None:
    ship.put("captain", ROOM).unexplored("room-007", "armory", "fire-2").cards("captain", 1)
    ship.wounds("captain", serious=THREE).intruder("adult", ROOM)
    ship.top("attacks", "scratch-2").act("captain", "move", "room-007", "c-006-007")
    assert (ship["captain"].status, ship["captain"].place) == ("dead", "")
    assert [o.partition("/")[0] for o in ship.table.objects[ROOM]] == ["character-corpse"]
    assert "room-007" not in ship.table.explored
    assert "room-007" not in ship.table.objects


@pytest.mark.rule("SH-ATTACK-01")
def test_attacks_come_in_surprises_in_their_step_and_in_escapes_only(ship: Table) -> None:
    ship.cards("captain", 3).intruder("adult", ROOM)
    ship.act("captain", "move", ROOM, WAY)
    ship.top("events", "ship-scent-of-prey").step("event", "event-card")
    ship.step("event", "fire")
    assert "attack" not in ship.kinds
    ship.top("attacks", MISS, MISS).step("event", "attacks")
    ship.top("attacks", MISS).dice("noise-die", "silence").act("captain", "move", "room-005", "c-005-006")
    ship.hand("captain").top("attacks", "tail-attack-5").bag("token-adult-2")
    encounter(ship.game, ship["captain"])
    assert [a["occasion"] for a in ship.told("attack")] == ["event", "escape", "surprise"]


@pytest.mark.rule("SH-ATTACK-02")
@pytest.mark.parametrize(
    ("captain", "scout", "first", "target"),
    [
        ((3, 0), (2, 0), 0, "scout"),
        ((2, 0), (2, 0), 0, "captain"),
        ((2, 0), (2, 0), 1, "scout"),
        ((1, 3), (3, 0), 0, "scout"),  # Contamination cards count: 4 against 3
        ((0, 2), (3, 0), 1, "captain"),
    ],
)
def test_the_smallest_hand_is_attacked_and_ties_go_by_the_first_player(
    ship: Table, captain: tuple[int, int], scout: tuple[int, int], first: int, target: str
) -> None:
    for who, (action, contamination) in (("captain", captain), ("scout", scout)):
        ship.put(who, ROOM).cards(who, action, contamination=contamination)
    ship.table.first = first
    ship.top("attacks", "scratch-2").intruder("adult", ROOM)
    ship.step("event", "attacks")
    assert [c.id for c in ship.table.characters if c.light] == [target]


@pytest.mark.rule("SH-ATTACK-02")
def test_of_three_the_next_after_the_first_player_breaks_the_tie(aboard: Callable[..., Table]) -> None:
    t = aboard("captain", "scout", "soldier")
    for who, number in (("captain", 1), ("scout", 2), ("soldier", 1)):
        t.cards(who, number)
    t.table.first = 1
    assert attack_target(t.game, "hibernatorium") is t["soldier"]


@pytest.mark.rule("SH-ATTACK-03")
def test_a_surprise_attack_is_on_who_caused_it_and_an_escape_on_who_flees(ship: Table) -> None:
    ship.put("captain", ROOM).put("scout", ROOM).cards("captain", 3).cards("scout", 0)
    ship.top("attacks", "scratch-2", "scratch-3").bag("token-adult-4")
    encounter(ship.game, ship["captain"])
    assert (ship["captain"].light, ship["scout"].light) == (1, 0)
    ship.dice("noise-die", "silence").act("captain", "move", "hibernatorium", WAY)
    assert (ship["captain"].light, ship["scout"].light) == (2, 0)


@pytest.mark.rule("SH-ATTACK-04")
@pytest.mark.parametrize(
    ("kind", "card", "light", "serious"),
    [
        ("adult", "transformation-4", 0, 0),
        ("adult", MISS, 0, 0),
        ("adult", "scratch-2", 1, 0),
        ("adult", "scratch-6", 1, 0),
        ("creeper", "bite-4", 0, 0),
        ("adult", "bite-4", 0, 1),
        ("adult", "bite-retreat", 0, 1),
    ],
)
def test_a_card_with_the_symbol_of_the_attacker_takes_effect_whatever_its_blood(
    ship: Table, kind: str, card: str, light: int, serious: int
) -> None:
    piece = ship.put("captain", ROOM).cards("captain", 5).top("attacks", card).intruder(kind, ROOM)
    attack(ship.game, piece, ship["captain"], "event")
    assert (ship["captain"].light, len(ship["captain"].serious)) == (light, serious)
    assert (piece.place, piece.injuries) == (ROOM, 0)
    assert [c.partition("/")[0] for c in ship.table.discards["attacks"]] == [card]


@pytest.mark.rule("SH-ATTACK-05")
def test_an_empty_attack_deck_is_remade_from_its_discard_pile(ship: Table) -> None:
    table = ship.table
    table.decks["attacks"], table.discards["attacks"] = [], table.decks["attacks"]
    assert len(table.discards["attacks"]) == 20
    piece = ship.put("captain", ROOM).cards("captain", 5).intruder("adult", ROOM)
    attack(ship.game, piece, ship["captain"], "event")
    assert (len(table.decks["attacks"]), len(table.discards["attacks"])) == (19, 1)


@pytest.mark.rule("SH-INJURY-01")
def test_injuries_add_up_and_are_checked_once(ship: Table) -> None:
    adult = ship.top("attacks", "scratch-6", "scratch-2").intruder("adult", ROOM, injuries=1)
    injure(ship.game, adult, 1)
    assert (adult.injuries, ship.table.discards["attacks"]) == (2, ["scratch-6/1"])


@pytest.mark.rule("SH-INJURY-05")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
def test_a_carcass_takes_the_place_of_a_killed_intruder(ship: Table, kind: str) -> None:
    piece = ship.top("attacks", "scratch-2").intruder(kind, ROOM, injuries=1)
    injure(ship.game, piece, 1)
    assert ship.table.intruders == {}
    assert ship.table.objects[ROOM] == ["intruder-carcass/1"]


@pytest.mark.rule("SH-INJURY-06")
def test_an_arrow_makes_an_intruder_flee_by_the_number_of_an_event_card(ship: Table) -> None:
    # Damaging Fire would light fires and hurt those in them; its number is 1. Five Injuries beat any blood.
    adult = ship.fire(ROOM).top("attacks", "bite-retreat").intruder("adult", ROOM, injuries=5)
    ship.top("events", "ship-damaging-fire")
    injure(ship.game, adult, 1)
    assert (adult.place, adult.injuries) == ("room-007", 6)
    assert ship.table.discards["events"] == ["ship-damaging-fire/1"]
    assert (ship.table.fire, "event" in ship.kinds) == ({ROOM: 1}, False)


@pytest.mark.rule("SH-INJURY-06")
def test_with_two_cards_one_arrow_is_enough(ship: Table) -> None:
    queen = ship.top("attacks", "scratch-2", "claw-attack-retreat").intruder("queen", ROOM, injuries=9)
    ship.top("events", "ship-hunt-3")
    injure(ship.game, queen, 1)
    assert (queen.place, len(ship.table.discards["attacks"])) == ("room-005", 2)
