"""What the Items do on a board of the original game."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import gain_status

XENO = "xenobiologist"
ARM = f"{XENO}.nemesis-probe-arm"
NAILGUN = "janitor.nemesis-nailgun"
GUN = "hacker.nemesis-smart-gun"

# ---------------------------------------------------------------- Weapons


def test_smart_gun_rolls_again_at_a_working_computer_alone(aboard: Any) -> None:
    t = aboard("hacker").put("hacker", "c").hand("hacker", "search", "search").will("reroll").dark()
    giant = t.intruder("giant", "c")
    t.top("attacks", "scratch-4", "bite-3").dice("combat-die", "hit", "two-hits").act("hacker", "shoot", GUN, giant.id)
    assert giant.injuries == 2, "the second result counts"
    t.malfunction("c").top("attacks", "scratch-4", "bite-3").dice("combat-die", "hit")
    t.act("hacker", "shoot", GUN, giant.id)
    assert (giant.injuries, len(t.asked_of("hacker", "reroll"))) == (3, 1)


def test_nailgun_takes_two_hits_for_one_and_is_filled_by_tools(aboard: Any) -> None:
    t = aboard("janitor").hand("janitor", "search", "rest")
    giant = t.intruder("giant", "a")
    t.top("attacks", "scratch-4").dice("combat-die", "two-hits").act("janitor", "shoot", NAILGUN, giant.id)
    assert (giant.injuries, t["janitor"].ammo[NAILGUN]) == (1, 3)
    tools = t.give("janitor", "tools")
    t.give("janitor", "wrench")
    assert t.item_uses("janitor", NAILGUN) == [], "not in Combat"
    t.put("janitor", "b")
    assert t.item_uses("janitor", NAILGUN) == [("reload", tools)], "a Toolbelt is none"
    t.use("janitor", NAILGUN, "reload", tools)
    assert (t["janitor"].ammo[NAILGUN], t["janitor"].hand) == (4, [])
    assert t.table.discards["item-yellow"] == [tools]
    assert t.hand("janitor", "search").item_uses("janitor", NAILGUN) == []


def test_nailgun_takes_no_tools_while_it_is_full(aboard: Any) -> None:
    t = aboard("janitor").hand("janitor", "search")
    t.give("janitor", "tools")
    assert t.item_uses("janitor", NAILGUN) == []
    assert t.bare("janitor").item_uses("janitor", NAILGUN) == []


# ---------------------------------------------------------------- Probe Arm


def test_probe_arm_takes_samples_and_is_restored_by_tools(aboard: Any) -> None:
    t = aboard(XENO).hand(XENO, "search", "repairs")
    drone, tools = t.intruder("drone", "a"), t.give(XENO, "tools")
    assert t.item_uses(XENO, ARM) == [("sample", drone.id)], "no Use is spent"
    t.use(XENO, ARM, "sample", drone.id)
    assert (t[XENO].held, t[XENO].ammo[ARM]) == (["intruder-carcass/1"], 2)
    assert t.item_uses(XENO, ARM) == [("restore", tools), ("sample", drone.id)]
    t.use(XENO, ARM, "restore", tools)
    assert (t[XENO].ammo[ARM], t[XENO].items) == (3, [])


# ---------------------------------------------------------------- Battle Suit


@pytest.mark.parametrize("worn", [False, True])
def test_the_battle_suit_keeps_fire_and_slime_off(aboard: Any, worn: bool) -> None:
    t = aboard("sentry", "hacker").fire("a")
    if worn:
        t.give("sentry", "nemesis-battle-suit")
    assert gain_status(t.game, t["sentry"], "slime") is not worn
    t["sentry"].acted = 1
    t.hand("sentry", "demolition").will(("card", "sentry.demolition/1", "break-room")).turn()
    assert t["sentry"].light == (0 if worn else 1)


# ---------------------------------------------------------------- Wail


def test_wail_hushes_the_room_and_those_next_to_it(aboard: Any) -> None:
    t = aboard("lab-rat").put("lab-rat", "e").hand("lab-rat", "search").door("be")
    t.noise("ab", "ac", "cd", "ef", "crawlway").use("lab-rat", t.give("lab-rat", "nemesis-wail"), "remove-noise")
    assert sorted(t.table.noise) == ["ac", "crawlway"], "b, d and f are next to e, whatever the Door"
    assert t["lab-rat"].items == ["lab-rat.nemesis-wail"]


def test_wail_fills_the_room_and_those_next_to_it_with_noise(aboard: Any) -> None:
    t = aboard("lab-rat").put("lab-rat", "g").hand("lab-rat", "search").noise("ef")
    card = t.give("lab-rat", "nemesis-wail")
    assert t.item_uses("lab-rat", card) == [("place-noise",), ("remove-noise",)]
    t.use("lab-rat", card, "place-noise")
    assert sorted(t.table.noise) == ["ef", "fg"]
    assert t.hand("lab-rat", "search").item_uses("lab-rat", card) == [("remove-noise",)]


# ---------------------------------------------------------------- Overmind


def test_overmind_moves_an_intruder_and_teaches_nothing(aboard: Any) -> None:
    t = aboard(XENO, "hacker").hand(XENO, "search").put("hacker", "c").door("bc")
    card = t.give(XENO, "nemesis-overmind")
    t.intruder("giant", "c")
    assert t.item_uses(XENO, card) == [], "its target is in Combat"
    drone = t.intruder("drone", "b")
    assert t.item_uses(XENO, card) == [("lure", drone.id, "ab"), ("lure", drone.id, "be")]
    t.use(XENO, card, "lure", drone.id, "be")
    assert (drone.place, t[XENO].items, t[XENO].marks) == ("e", [], {})


# ---------------------------------------------------------------- Cheat Codes


def test_cheat_codes_perform_a_room_action_for_free_from_anywhere(aboard: Any) -> None:
    t = aboard("hacker").room("white-room", "b").wounds("hacker", light=2).put("hacker", "e").hand("hacker", "search")
    card = t.give("hacker", "nemesis-cheat-codes")
    assert t.item_uses("hacker", card) == [("cheat", "b", "work"), ("cheat", "c", "first-aid")]
    t.use("hacker", card, "cheat", "c", "first-aid")
    assert (t["hacker"].light, t["hacker"].place) == (0, "e")
    assert (t["hacker"].items, t["hacker"].hand) == ([], []), "used up; 1 card for the Item and none for the Action"


def test_cheat_codes_are_no_use_in_combat_or_with_all_computers_broken(aboard: Any) -> None:
    t = aboard("hacker").wounds("hacker", light=2).hand("hacker", "search").malfunction("c")
    card = t.give("hacker", "nemesis-cheat-codes")
    assert t.item_uses("hacker", card) == []
    t.table.malfunction.clear()
    assert t.item_uses("hacker", card) == [("cheat", "c", "first-aid")]
    t.intruder("grub", "a")
    assert t.item_uses("hacker", card) == []
