"""Revive: who is back, where, in what state, and when it fails."""

from __future__ import annotations

import pytest

from nemesis_core.rules import bring_back, die, in_order, research

# The clinic of the small board, at c, has the role of an Emergency Room.

PLACE = "c"


def dead(group, who="beta", place=PLACE, cause="test", seats=3):
    """`who` has died at `place`; the others stand at a. Returns the table and the Corpse."""
    t = group(seats).put(who, place)
    die(t.game, t[who], cause)
    return t, t.table.objects[place][-1]


# ---------------------------------------------------------------- who is back


@pytest.mark.rule("LD-COOP-06")
def test_who_lies_in_the_emergency_room_is_back_at_the_next_round(group):
    t, corpse = dead(group)
    assert t["beta"].status == "dead", "not before the next round"
    t.start_round()
    assert (t["beta"].status, t["beta"].place, t["beta"].passed) == ("active", PLACE, False)
    assert (t["beta"].died_at, t["beta"].cause) == ("", "")
    assert t.table.objects == {}
    assert corpse in t.table.object_supply
    assert t.told("revive") == [{"who": 1, "place": PLACE}]
    assert t.game.view(0)["corpses"] == {}


@pytest.mark.rule("LD-COOP-06")
def test_a_corpse_that_lies_elsewhere_stays_one(group):
    t, corpse = dead(group, place="b")
    t.start_round()
    assert t["beta"].status == "dead"
    assert t.table.objects == {"b": [corpse]}


@pytest.mark.rule("LD-COOP-06")
def test_it_is_carried_there(group):
    """alpha picks the Corpse up at b, carries it to c, and drops it or does not."""
    for drops in (True, False):
        t, corpse = dead(group, place="b")
        t.put("alpha", "b").hand("alpha", "look", "look", "plan").dice("noise-die", "silence")
        t.act("alpha", "pick-up", corpse).act("alpha", "move", "c", "bc")
        if drops:
            t.act("alpha", "drop", corpse)
        t.start_round()
        assert (t["beta"].status, t["beta"].place) == ("active", PLACE)
        assert corpse not in t["alpha"].held
        assert corpse in t.table.object_supply


@pytest.mark.rule("LD-COOP-06")
def test_the_corpse_of_nobody_brings_nobody_back(group):
    t, corpse = dead(group, place="b")
    stranger = t.lies("character-corpse", PLACE)
    t.start_round()
    assert t.table.objects == {"b": [corpse], PLACE: [stranger]}
    assert [c.status for c in t.table.characters] == ["active", "dead", "active"]


@pytest.mark.rule("LD-COOP-06")
def test_each_corpse_brings_its_own_character_back(group):
    t, _ = dead(group, "gamma", place="b")
    t.put("beta", PLACE)
    die(t.game, t["beta"], "test")
    t.start_round()
    assert [c.status for c in t.table.characters] == ["active", "active", "dead"]
    assert t.game.cooperative.revived == 1


@pytest.mark.rule("LD-COOP-06")
def test_several_come_back_at_once(group):
    t, _ = dead(group, "gamma")
    t.put("beta", PLACE)
    die(t.game, t["beta"], "test")
    t.start_round()
    assert [c.place for c in t.table.characters] == ["a", PLACE, PLACE]
    assert [data["who"] for data in t.told("revive")] == [1, 2]


@pytest.mark.rule("LD-COOP-06")
def test_an_analysed_corpse_is_gone(group):
    t, corpse = dead(group)
    del t.table.objects[PLACE]
    research(t.game, t["alpha"], corpse)
    t.start_round()
    assert t["beta"].status == "dead"


@pytest.mark.rule("LD-COOP-06")
def test_a_corpse_token_is_that_of_the_last_whose_it_was(group):
    """The token of beta goes back to the box, and lies for gamma later."""
    t, corpse = dead(group)
    t.start_round()
    t.table.object_supply.remove(corpse)
    t.table.object_supply.insert(0, corpse)
    t.put("gamma", PLACE)
    die(t.game, t["gamma"], "test")
    assert t.table.objects == {PLACE: [corpse]}
    t.start_round()
    assert [c.status for c in t.table.characters] == ["active"] * 3
    assert t.game.cooperative.revived == 2


# ---------------------------------------------------------------- in what state


@pytest.mark.rule("LD-COOP-06")
def test_light_wounds_are_gone_and_serious_ones_dressed(group):
    t = group(2).put("beta", PLACE).wounds("beta", light=2, serious=["leg", "hand"], dressed=["body"])
    wounds = list(t["beta"].serious)
    die(t.game, t["beta"], "test")
    t.start_round()
    assert (t["beta"].light, t["beta"].serious, sorted(t["beta"].dressed)) == (0, wounds, sorted(wounds))


@pytest.mark.rule("LD-COOP-06")
def test_it_draws_cards_and_takes_its_turns_in_that_round(group):
    t, _ = dead(group)
    t["beta"].hand.clear()
    t.start_round()
    assert len(t["beta"].hand) == 5
    assert t["beta"] in [who for who in in_order(t.game) if who.place and not who.passed]


@pytest.mark.rule("LD-COOP-06")
def test_cards_and_markers_are_as_they_were_and_items_gone(group):
    t = group(2).put("beta", PLACE).hand("beta", "look", "plan").mark("beta", knowledge=4, slime=1, larva=1, flag=1)
    t.give("beta", "wrench")
    before = (list(t["beta"].deck), list(t["beta"].discard), sorted(t["beta"].hand))
    die(t.game, t["beta"], "test")
    t.step("player", "round").step("player", "revive")
    assert (t["beta"].deck, t["beta"].discard, sorted(t["beta"].hand)) == before
    assert t["beta"].marks == {"knowledge": 4, "slime": 1, "larva": 1, "flag": 1}
    assert (t["beta"].items, t["beta"].held, t["beta"].beside) == ([], [], [])


@pytest.mark.rule("LD-COOP-06")
def test_the_larva_of_which_it_died_is_gone(group):
    t = group(2).put("beta", PLACE).mark("beta", larva=1, slime=1)
    die(t.game, t["beta"], "larva")
    t.start_round()
    assert t["beta"].marks == {"larva": 0, "slime": 1}


@pytest.mark.rule("LD-COOP-06")
def test_who_was_revived_can_die_and_be_revived_again(group):
    t, _ = dead(group)
    t.start_round()
    die(t.game, t["beta"], "test")
    t.start_round()
    assert t["beta"].status == "active"
    assert t.game.cooperative.revived == 2


# ---------------------------------------------------------------- when nobody is left


@pytest.mark.rule("LD-COOP-06")
def test_when_nobody_is_left_the_game_is_over(group):
    t, _ = dead(group, seats=2)
    t.do(lambda: die(t.game, t["alpha"], "test"))
    assert t.ending == "nobody-left"


# ---------------------------------------------------------------- Corpses are told apart


@pytest.mark.rule("LD-COOP-06")
def test_corpses_in_one_room_are_chosen_one_by_one(group):
    t, _ = dead(group, "beta", place="b", seats=3)
    t.put("gamma", "b")
    die(t.game, t["gamma"], "test")
    t.lies("character-corpse", "b")
    t.lies("character-corpse", "b")
    t.put("alpha", "b").hand("alpha", "look")
    beta, gamma, stranger, _ = t.table.objects["b"]
    assert t.legal("alpha", "pick-up") == [("pick-up", beta), ("pick-up", gamma), ("pick-up", stranger)]
    assert [offer.text for offer in t.words("alpha", *t.legal("alpha", "pick-up")).offers] == [
        "Pick up the Corpse of the beta",
        "Pick up the Corpse of the gamma",
        "Pick up a Character Corpse",
    ]


def test_nobody_is_revived_from_the_corpse_of_one_who_came_back_in_another_way(group):
    t, corpse = dead(group, place="b")
    bring_back(t.game, t["beta"], "a")
    assert t.game.view(0)["corpses"] == {}
    t.table.objects = {PLACE: [corpse]}
    t.start_round()
    assert (t["beta"].place, t.table.objects) == ("a", {PLACE: [corpse]})
    assert t.told("revive") == [{"who": 1, "place": "a"}]
