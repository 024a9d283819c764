"""Attacks by Intruders: when, at whom, and what the card does."""

from __future__ import annotations

import pytest

from nemesis_core.rules import attack_target, injure, noise_roll
from nemesis_core.testing import Table, table


def attacked(kind: str, card: str) -> Table:
    """An Intruder of `kind` attacks alpha in the Event Phase; `card` is drawn."""
    t = table().put("alpha", "b").put("beta", "g").hand("alpha", "plan").top("attacks", card)
    t.intruder(kind, "b")
    return t.step("event", "attacks")


@pytest.mark.rule("LD-ATK-01")
def test_a_round_with_one_intruder_in_combat_has_one_attack():
    t = table().put("alpha", "b").put("beta", "g").only_in_bag("nobody").top("events", "drones-4-once")
    t.top("attacks", "scratch-4")
    t.intruder("drone", "b")
    t.start_round().will(("pass",), ("pass",)).step("player", "turns")
    assert t.table.turn < 0
    t.event_phase()
    assert t.told("attack") == [{"piece": "drone-1", "who": 0, "occasion": "event"}]


@pytest.mark.rule("LD-ATK-01")
def test_an_intruder_without_a_character_does_not_attack():
    t = table().put("alpha", "b").put("beta", "g")
    t.intruder("drone", "a")
    t.step("event", "attacks")
    assert "attack" not in t.kinds


@pytest.mark.rule("LD-ATK-01")
def test_surprise_and_escape_are_the_two_other_occasions():
    t = table().put("alpha", "b").put("beta", "g").hand("alpha", "plan").noise("be").bag("drone")
    t.top("attacks", "scratch-2", "scratch-4").dice("noise-die", "2", "silence")
    t.do(lambda: noise_roll(t.game, t["alpha"]))
    t.act("alpha", "move", "a", "ab")
    assert [a["occasion"] for a in t.told("attack")] == ["surprise", "escape"]


@pytest.mark.rule("LD-ATK-01")
def test_neither_entering_nor_shooting_nor_an_intruder_walking_in_brings_an_attack():
    t = table().put("alpha", "a").put("beta", "g").hand("alpha", "plan", "plan").top("attacks", "scratch-4")
    drone = t.intruder("drone", "b")
    t.act("alpha", "move", "b", "ab")
    t.dice("combat-die", "hit").act("alpha", "shoot", "alpha.torch", drone.id)
    injure(t.game, drone, 0)
    t.intruder("drone", "e")
    t.top("events", "drones-2").step("event", "event-card")
    assert len(t.at("b")) == 2
    assert "attack" not in t.kinds


@pytest.mark.rule("LD-ATK-03")
@pytest.mark.parametrize(
    ("first", "hands", "target"),
    [
        (1, (2, 3, 2), "gamma"),
        (0, (2, 3, 2), "alpha"),
        (2, (2, 3, 2), "gamma"),
        (1, (2, 2, 2), "beta"),
        (1, (1, 2, 2), "alpha"),
    ],
)
def test_a_tie_goes_to_the_first_player_or_the_next_in_order(first, hands, target):
    t = table(characters=["alpha", "beta", "gamma"]).top("attacks", "scratch-4")
    for who, number in zip(("alpha", "beta", "gamma"), hands, strict=True):
        t.put(who, "b").hand(who, *["look"] * number)
    t.table.first = first
    t.intruder("drone", "b")
    assert attack_target(t.game, "b") is t[target]
    t.step("event", "attacks")
    assert [who.id for who in t.table.characters if who.light] == [target]


@pytest.mark.rule("LD-ATK-03")
def test_a_first_player_in_another_room_is_no_target():
    t = table(characters=["alpha", "beta", "gamma"])
    t.put("alpha", "a").put("beta", "b").put("gamma", "b")
    assert attack_target(t.game, "b") is t["beta"]


@pytest.mark.rule("LD-ATK-04")
@pytest.mark.parametrize(
    ("kind", "card", "light", "serious"), [("drone", "scratch-4", 1, 0), ("giant", "bite-3", 0, 1)]
)
def test_a_card_with_the_symbol_of_the_attacker_takes_effect(kind, card, light, serious):
    t = attacked(kind, card)
    assert (t["alpha"].light, len(t["alpha"].serious)) == (light, serious)
    assert (t["beta"].light, t["beta"].serious) == (0, [])
    assert len(t.table.discards["attacks"]) == 1


@pytest.mark.rule("LD-ATK-05")
@pytest.mark.parametrize(("kind", "card"), [("giant", "scratch-4"), ("grub", "bite-3")])
def test_a_card_without_it_misses_and_is_discarded(kind, card):
    t = attacked(kind, card)
    assert (t["alpha"].light, t["alpha"].serious, t["alpha"].status) == (0, [], "active")
    assert len(t["alpha"].hand) == 1
    assert [c.partition("/")[0] for c in t.table.discards["attacks"]] == [card]
