"""What is left of a Character that dies."""

from __future__ import annotations

import pytest

from nemesis_core.rules import die, leave
from nemesis_core.testing import check_conserved, pieces, table


@pytest.mark.rule("LD-DEATH-01")
def test_the_dead_leave_a_corpse_in_their_room():
    t = table().put("alpha", "b")
    die(t.game, t["alpha"], "test")
    assert (t["alpha"].place, t["alpha"].status) == ("", "dead")
    assert t.table.objects == {"b": ["character-corpse/1"]}
    assert t.game.view(1)["objects"] == {"b": ["character-corpse/1"]}
    assert t["beta"].status == "active"


@pytest.mark.rule("LD-DEATH-01")
def test_nobody_dies_twice():
    t = table(characters=["alpha", "beta", "gamma"]).put("alpha", "b")
    die(t.game, t["alpha"], "test")
    die(t.game, t["alpha"], "again")
    assert t.table.objects == {"b": ["character-corpse/1"]}
    assert (t["alpha"].status, t["alpha"].cause) == ("dead", "test")


@pytest.mark.rule("LD-DEATH-02")
def test_carried_objects_lie_in_the_room():
    t = table().bare("alpha").put("alpha", "b").hand("beta", "look").put("beta", "b")
    egg, carcass = t.carry("alpha", "egg"), t.carry("alpha", "intruder-carcass")
    before = pieces(t.game)
    die(t.game, t["alpha"], "test")
    assert sorted(t.table.objects["b"]) == ["character-corpse/1", egg, carcass]
    t.act("beta", "pick-up", egg)
    assert t["beta"].held == [egg]
    check_conserved(t.game, before)


@pytest.mark.rule("LD-DEATH-03")
def test_items_are_gone():
    t = table().put("alpha", "b").put("beta", "b").hand("beta", "look")
    own = [t.give("alpha", "wrench"), t.give("alpha", "rag"), "alpha.torch"]
    die(t.game, t["alpha"], "test")
    assert t.table.objects == {"b": ["character-corpse/1"]}
    assert (t["alpha"].items, t["alpha"].held, t["alpha"].ammo) == ([], [], {})
    assert (t["beta"].items, t["beta"].held) == ([], [])
    assert set(own) <= set(t.table.removed)
    assert [o[1] for o in t.legal("beta", "pick-up")] == ["character-corpse/1"]
    assert t.legal("beta", "trade") == []


@pytest.mark.rule("LD-DEATH-05")
def test_who_dies_on_its_own_turn_is_not_asked_again():
    t = table(characters=["alpha", "beta", "gamma"]).fire("a").wounds("alpha", serious=["leg", "knee", "eyes"])
    for who in t.table.characters:
        t.hand(who, "look", "plan")
    t.will(("pass",), ("pass",), ("pass",)).step("player", "turns")
    assert t["alpha"].status == "dead"
    assert [d.seat for d in t.asked if d.kind == "turn"] == [0, 1, 2]
    t.event_phase().start_round()
    assert t.table.first == 1
    t.will(("pass",), ("pass",)).step("player", "turns")
    assert [d.seat for d in t.asked if d.kind == "turn"][3:] == [1, 2]


@pytest.mark.rule("LD-DEATH-05")
def test_first_player_token_skips_the_dead():
    t = table(characters=["alpha", "beta", "gamma", "delta"])
    die(t.game, t["beta"], "test")
    leave(t.game, t["gamma"], "left")
    t.start_round()
    assert t.table.first == 3
    t.start_round()
    assert t.table.first == 0


def test_game_ends_when_nobody_is_left():
    t = table()
    t.do(lambda: die(t.game, t["alpha"], "test"))
    assert t.ending == ""
    t.do(lambda: die(t.game, t["beta"], "test"))
    assert t.ending == "nobody-left"


def test_death_is_told_before_what_it_leaves_and_whose_corpse_it_is():
    t = table().bare("alpha").put("alpha", "b")
    t.carry("alpha", "egg")
    die(t.game, t["alpha"], "fire")
    assert t.story()[-3:] == [
        "Seat 1 (alpha) dies at b (Workshop) (cause: Fire).",
        "An Object lies at b (Workshop): Egg.",
        "The Character Corpse of seat 1 (alpha) lies at b (Workshop).",
    ]
