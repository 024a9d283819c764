"""Escape: attacks before the move, then the move."""

from __future__ import annotations

import pytest

from nemesis_core.testing import Table, table


def cornered(*kinds: str) -> Table:
    """Alpha in b with a card to pay for the way out, and Intruders of `kinds`; beta far away."""
    t = table().put("alpha", "b").put("beta", "g").hand("alpha", "plan")
    for kind in kinds:
        t.intruder(kind, "b")
    return t


@pytest.mark.rule("LD-ESC-01")
def test_an_escape_is_a_movement_with_an_attack_before_it():
    t = cornered("drone").top("attacks", "scratch-4").dice("noise-die", "silence")
    places = []
    t.game.listener = lambda e: places.append((e.kind, t["alpha"].place))
    t.act("alpha", "move", "a", "ab")
    assert ("attack", "b") in places
    assert ("noise.roll", "a") in places
    assert (t["alpha"].place, t["alpha"].light) == ("a", 1)
    assert (t["alpha"].hand, t["alpha"].acted) == ([], 1)


@pytest.mark.rule("LD-ESC-01")
def test_without_an_intruder_leaving_is_no_escape():
    t = cornered().dice("noise-die", "silence").act("alpha", "move", "a", "ab")
    assert t["alpha"].place == "a"
    assert "attack" not in t.kinds


@pytest.mark.rule("LD-ESC-01")
def test_out_of_combat_only_by_escape_and_not_through_a_closed_door():
    t = cornered("drone").hand("alpha", "plan", "plan", "look").door("ab")
    assert {option[1] for option in t.legal("alpha", "move")} == {"c", "e"}
    assert t.legal("alpha", "careful") == []
    assert t.hand("alpha").legal("alpha", "move") == []


@pytest.mark.rule("LD-ESC-02")
def test_each_intruder_in_the_room_attacks_before_the_move():
    t = cornered("drone", "drone", "drone").top("attacks", "scratch-4", "scratch-2", "scratch-2")
    t.intruder("grub", "c")
    t.dice("noise-die", "silence").act("alpha", "move", "a", "ab")
    assert [a["piece"] for a in t.told("attack")] == ["drone-1", "drone-2", "drone-3"]
    assert len(t.table.discards["attacks"]) == 3
    assert [kind for kind in t.kinds if kind in ("attack", "move")] == ["attack", "attack", "attack", "move"]


@pytest.mark.rule("LD-ESC-02")
def test_who_escapes_is_the_target_whoever_else_is_there():
    t = cornered("drone").put("beta", "b").hand("alpha", "plan", "plan", "look").hand("beta")
    t.top("attacks", "scratch-4").dice("noise-die", "silence").act("alpha", "move", "a", "ab")
    assert (t["alpha"].light, t["beta"].light) == (1, 0)


@pytest.mark.rule("LD-ESC-03")
def test_who_survives_explores_and_rolls_as_usual():
    t = cornered().put("alpha", "e").unexplored("f", "vault", "fire-2").put("beta", "a")
    t.intruder("giant", "e")
    t.top("attacks", "scratch-4").dice("noise-die", "2").act("alpha", "move", "f", "ef")
    assert "attack.miss" in t.kinds
    assert t["alpha"].place == "f"
    assert (t.table.explored["f"], t.table.fire, t.table.noise) == (1, {"f": 1}, {"fg": 1})
    assert len(t.told("noise.roll")) == 1


@pytest.mark.rule("LD-ESC-04")
def test_who_dies_lies_where_it_would_not_stay():
    t = cornered().put("alpha", "e").unexplored("f", "vault", "fire-2").put("beta", "a")
    t.wounds("alpha", serious=["eyes", "guts", "knee"])
    t.intruder("drone", "e")
    t.top("attacks", "scratch-4").act("alpha", "move", "f", "ef")
    assert t["alpha"].status == "dead"
    assert [o.partition("/")[0] for o in t.table.objects["e"]] == ["character-corpse"]
    assert "f" not in t.table.explored
    assert not {"move", "noise.roll"} & set(t.kinds)


@pytest.mark.rule("LD-ESC-04")
def test_the_dead_are_attacked_no_more():
    t = cornered("drone", "drone", "drone").wounds("alpha", serious=["eyes", "guts", "knee"])
    t.top("attacks", "scratch-4", "scratch-4", "scratch-2").act("alpha", "move", "a", "ab")
    assert len(t.told("attack")) == 1
