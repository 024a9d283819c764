"""The steps of the ship's Event Phase that all boards share."""

from __future__ import annotations

import pytest

from nemesis_core.rules import TokenKind, in_combat
from nemesis_core.testing import Table

pytestmark = pytest.mark.variant


def at_the_engine(t: Table) -> Table:
    """The Captain is away, with the Scout."""
    return t.put("captain", "engine-2")


@pytest.mark.rule("SH-ROUND-13")
def test_each_intruder_with_a_character_attacks_once(ship: Table) -> None:
    ship.put("captain", "room-006").top("attacks", "transformation-4", "transformation-5")
    first, second = ship.intruder("adult", "room-006"), ship.intruder("adult", "room-006")
    ship.intruder("adult", "room-007")
    ship.step("event", "attacks")
    assert [(a["piece"], a["who"]) for a in ship.told("attack")] == [(first.id, 0), (second.id, 0)]


@pytest.mark.rule("SH-ROUND-14")
def test_each_intruder_in_a_burning_room_suffers_an_injury_and_is_checked(ship: Table) -> None:
    at_the_engine(ship).fire("room-006").top("attacks", "scratch-6", "scratch-5")
    one, other = ship.intruder("adult", "room-006", injuries=1), ship.intruder("creeper", "room-006")
    cool = ship.intruder("adult", "room-007", injuries=1)
    ship.step("event", "fire")
    assert (one.injuries, other.injuries, cool.injuries) == (2, 1, 1)
    assert sorted(ship.table.discards["attacks"]) == ["scratch-5/1", "scratch-6/1"]


@pytest.mark.rule("SH-ROUND-14")
def test_the_check_after_fire_can_kill(ship: Table) -> None:
    at_the_engine(ship).fire("room-006").top("attacks", "scratch-2")
    ship.intruder("adult", "room-006", injuries=1)
    ship.step("event", "fire")
    assert ship.at("room-006") == []
    assert ship.table.objects["room-006"] == ["intruder-carcass/1"]


@pytest.mark.rule("SH-ROUND-15")
def test_intruders_move_before_the_effect_of_the_event_card(ship: Table) -> None:
    # Damage: Creepers and Adults through 2, then a Malfunction wherever an Adult or a bigger Intruder is.
    at_the_engine(ship).top("events", "ship-damage")
    adult = ship.intruder("adult", "room-006")
    ship.step("event", "event-card")
    assert adult.place == "hibernatorium"
    assert ship.table.malfunction == {"hibernatorium": 1}
    assert [kind for kind in ship.kinds if kind != "event"] == ["intruder.move", "malfunction.place"]
    assert ship.table.discards["events"] == ["ship-damage/1"]


@pytest.mark.rule("SH-ROUND-16")
def test_those_on_the_card_and_not_with_a_character_move_through_its_number(ship: Table) -> None:
    # Bulkheads Open: Adults and Breeders through 1.
    ship.put("captain", "room-014").explored("room-014").top("events", "ship-bulkheads-open")
    alone, busy = ship.intruder("adult", "room-006"), ship.intruder("adult", "room-014")
    other = ship.intruder("creeper", "room-006")
    ship.step("event", "event-card")
    assert (alone.place, busy.place, other.place) == ("room-007", "room-014", "room-006")


@pytest.mark.rule("SH-ROUND-17")
@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen", "blank"])
def test_one_token_is_drawn_and_its_entry_in_the_table_of_the_race_runs(
    ship: Table, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    ran: list[tuple[str, str]] = []
    for name, entry in ship.game.token_kinds.items():
        counted = TokenKind(entry.encounter, lambda game, token, name=name: ran.append((name, token)))
        monkeypatch.setitem(ship.game.token_kinds, name, counted)
    ship.bag(kind)
    (token,) = ship.game.fixed["bag"]
    ship.step("event", "bag")
    assert ran == [(kind, token)]
    assert ship.told("bag") == [{"token": kind}]
    ship.table.bag.append(token)


@pytest.mark.rule("SH-ROUND-24")
def test_what_bag_development_brings_is_over_before_the_next_cycle(ship: Table) -> None:
    # An Adult token: everybody rolls. The Captain, with an empty hand, rolls into Noise and is surprised.
    ship.put("captain", "room-006").noise("c-006-007").dice("noise-die", "1", "silence")
    ship.bag("adult", "token-adult-2").top("attacks", "scratch-2")
    ship.step("event", "bag").step("event", "end").start_round()
    told = [kind for kind in ship.kinds if kind in ("encounter", "surprise", "attack", "wound.light", "round")]
    assert told == ["encounter", "surprise", "attack", "wound.light", "round"]
    assert (ship["captain"].light, len(ship["captain"].hand)) == (1, 5)
    assert in_combat(ship.game, ship["captain"])
