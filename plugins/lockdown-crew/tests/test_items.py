"""The Probe Arm and the Quest Items."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import gain_status

XENO = "xenobiologist"
ARM = f"{XENO}.probe-arm"

# ---------------------------------------------------------------- Probe Arm


def test_probe_arm_takes_a_sample_of_a_living_intruder(crew: Any) -> None:
    t = crew(XENO).hand(XENO, "search")
    drone = t.intruder("drone", "a", injuries=1)
    t.use(XENO, ARM, "sample", drone.id)
    assert t[XENO].held == ["intruder-carcass/1"]
    assert t[XENO].ammo[ARM] == 2
    assert (drone.place, drone.injuries) == ("a", 1)
    assert t[XENO].hand == []


def test_probe_arm_lies_beside_the_board_with_three_uses(crew: Any) -> None:
    t = crew(XENO)
    assert (t[XENO].beside, t[XENO].held, t[XENO].items) == ([ARM], [], [])
    assert t[XENO].ammo[ARM] == 3


def test_probe_arm_gets_no_sample_without_carcass_use_slot_or_token(crew: Any) -> None:
    t = crew(XENO).hand(XENO, "search")
    t.intruder("grub", "a")
    assert t.item_uses(XENO, ARM) == [], "its kind leaves no Carcass"
    t.intruder("drone", "a")
    t.intruder("drone", "b")
    assert t.item_uses(XENO, ARM) == [("sample", "drone-1")]
    t[XENO].ammo[ARM] = 0
    assert t.item_uses(XENO, ARM) == []
    t[XENO].ammo[ARM] = 1
    tokens = [t.carry(XENO, "egg"), t.carry(XENO, "egg")]
    assert t.item_uses(XENO, ARM) == [], "both Hand slots are full"
    t.act(XENO, "drop", tokens[0])
    for _ in range(3):
        t.lies("intruder-carcass", "e")
    assert t.item_uses(XENO, ARM) == [], "no Carcass token is left"


def test_probe_arm_takes_a_sample_of_what_a_piece_lets_it_and_does_not_hurt_it(crew: Any) -> None:
    t = crew(XENO).hand(XENO, "search")
    t.game.bench.hive = "a"
    t.intruder("grub", "a")
    assert t.item_uses(XENO, ARM) == [("sample", "hive")]
    t.use(XENO, ARM, "sample", "hive")
    assert (t[XENO].held, t[XENO].ammo[ARM], t.game.bench.stung) == (["intruder-carcass/1"], 2, [])


def test_probe_arm_is_restored_by_a_toolbelt(crew: Any) -> None:
    t = crew(XENO).hand(XENO, "search")
    tool = t.give(XENO, "wrench")
    t.give(XENO, "rag")
    assert t.item_uses(XENO, ARM) == [], "no Use is spent"
    t[XENO].ammo[ARM] = 0
    assert t.item_uses(XENO, ARM) == [("restore", tool)]
    t.use(XENO, ARM, "restore", tool)
    assert t[XENO].ammo[ARM] == 3
    assert t.table.discards["item-yellow"] == [tool]
    assert len(t[XENO].items) == 1


# ---------------------------------------------------------------- activating Quest Items


@pytest.mark.parametrize(
    ("who", "item"),
    [
        ("sentry", "battle-suit"),
        ("lab-rat", "wail"),
        (XENO, "overmind"),
        ("hacker", "cheat-codes"),
    ],
)
def test_quest_items_are_unlocked_in_the_room_of_their_role(crew: Any, who: str, item: str) -> None:
    t = crew(who).hand(who, "search")
    assert t.legal(who, "activate") == []
    t.put(who, "c")
    assert t.legal(who, "activate") == [("activate", f"{who}.{item}")]
    assert t.act(who, "activate", f"{who}.{item}")[who].quest == []


@pytest.mark.parametrize(
    ("who", "item", "price"),
    [("survivor", "survivor-assault-rifle", "cell"), ("janitor", "pressure-washer", "wrench")],
)
def test_quest_items_are_unlocked_for_an_item_of_their_tag(crew: Any, who: str, item: str, price: str) -> None:
    t = crew(who).hand(who, "search").bare(who)
    t.give(who, "rag")
    assert t.legal(who, "activate") == []
    paid = t.give(who, price)
    t.act(who, "activate", f"{who}.{item}", paid)
    assert t[who].held == [f"{who}.{item}"]
    assert paid not in t[who].items


def test_the_assault_rifle_comes_loaded(crew: Any) -> None:
    t = crew("survivor").hand("survivor", "search")
    t.act("survivor", "activate", "survivor.survivor-assault-rifle", t.give("survivor", "cell"))
    assert t["survivor"].ammo == {"survivor.survivor-assault-rifle": 5}


def test_nothing_is_unlocked_in_combat(crew: Any) -> None:
    t = crew("sentry").put("sentry", "c").hand("sentry", "search")
    t.intruder("grub", "c")
    assert t.legal("sentry", "activate") == []


# ---------------------------------------------------------------- Battle Suit


@pytest.mark.parametrize("worn", [False, True])
def test_the_battle_suit_keeps_fire_off(crew: Any, worn: bool) -> None:
    t = crew("sentry", "hacker").fire("a")
    if worn:
        t.give("sentry", "battle-suit")
    t["sentry"].acted = 1
    t.hand("sentry", "demolition").will(("card", "sentry.demolition/1", "break-room")).turn()
    assert t["sentry"].light == (0 if worn else 1)


@pytest.mark.parametrize("worn", [False, True])
def test_the_battle_suit_keeps_slime_off(crew: Any, worn: bool) -> None:
    t = crew("sentry", "hacker")
    if worn:
        t.give("sentry", "battle-suit")
    assert gain_status(t.game, t["sentry"], "slime") is not worn
    assert t["sentry"].marks.get("slime", 0) == (0 if worn else 1)
    assert gain_status(t.game, t["sentry"], "signal")
    assert gain_status(t.game, t["hacker"], "slime"), "it protects nobody else"


# ---------------------------------------------------------------- Wail


def test_wail_hushes_the_section(crew: Any) -> None:
    t = crew("lab-rat").put("lab-rat", "b").hand("lab-rat", "search").noise("ab", "be", "cd", "ef", "crawlway")
    t.game.bench.sections = {"a": "north", "b": "north", **dict.fromkeys("cdefg", "south")}
    t.use("lab-rat", t.give("lab-rat", "wail"), "remove-noise")
    assert sorted(t.table.noise) == ["cd", "crawlway", "ef"]
    assert t["lab-rat"].items == ["lab-rat.wail"], "it can be used again"
    assert t["lab-rat"].hand == []


def test_wail_fills_the_section_with_noise(crew: Any) -> None:
    t = crew("lab-rat").hand("lab-rat", "search").noise("ab", "ef")
    t.game.bench.sections = {"a": "north", "b": "north", **dict.fromkeys("cdefg", "south")}
    t.intruder("drone", "a")
    t.use("lab-rat", t.give("lab-rat", "wail"), "place-noise")
    assert sorted(t.table.noise) == ["ab", "ac", "ad", "bc", "be", "ef"]


def test_wail_needs_something_to_change_and_a_section(crew: Any) -> None:
    t = crew("lab-rat").hand("lab-rat", "search")
    t.give("lab-rat", "wail")
    t.game.bench.sections = {"a": "north", **dict.fromkeys("bcdefg", "south")}
    assert t.item_uses("lab-rat", "lab-rat.wail") == [("place-noise",)]
    t.noise("ab", "ac", "ad")
    assert t.item_uses("lab-rat", "lab-rat.wail") == [("remove-noise",)]
    t.game.bench.sections["a"] = ""
    assert t.item_uses("lab-rat", "lab-rat.wail") == []


# ---------------------------------------------------------------- Overmind


def test_overmind_teaches_and_moves_an_intruder_next_door(crew: Any) -> None:
    t = crew(XENO, "hacker").hand(XENO, "search").put("hacker", "c").door("bc")
    drone, giant = t.intruder("drone", "b"), t.intruder("giant", "c")
    card = t.give(XENO, "overmind")
    assert t.item_uses(XENO, card) == [("lure", drone.id, "ab"), ("lure", drone.id, "be")]
    t.use(XENO, card, "lure", drone.id, "be")
    assert (drone.place, giant.place) == ("e", "c")
    assert t[XENO].marks["knowledge"] == 3
    assert t[XENO].items == []
    assert card in t.table.removed


def test_overmind_teaches_without_an_intruder_to_move(crew: Any) -> None:
    t = crew(XENO).hand(XENO, "search")
    card = t.give(XENO, "overmind")
    assert t.item_uses(XENO, card) == [("lure",)]
    assert t.use(XENO, card, "lure")[XENO].marks["knowledge"] == 3


def test_overmind_is_not_for_combat(crew: Any) -> None:
    t = crew(XENO).hand(XENO, "search")
    card = t.give(XENO, "overmind")
    t.intruder("drone", "a")
    assert t.item_uses(XENO, card) == []


# ---------------------------------------------------------------- Cheat Codes


def test_cheat_codes_sort_the_deck_and_act_for_free_from_anywhere(crew: Any) -> None:
    t = crew("hacker", "sentry").dark().hand("hacker", "search")
    card = t.give("hacker", "cheat-codes")
    t.will("card-4", "card-2", ("learn",)).use("hacker", card, "cheat")
    assert t.asked_of("hacker", "next-card") == [["card-2", "card-3", "card-4"], ["card-2", "card-3"]]
    assert t.game.bench.done == ["card-1: learn"]
    assert t.game.bench.face_up == "card-4"
    assert t.game.bench.deck == ["card-1", "card-5", "card-3", "card-2"], "the top is the end"
    assert (t["hacker"].items, t["hacker"].hand) == ([], []), "used up; 1 card for the Item and none for the Action"
    assert [t.knows(who, "card-3") for who in ("hacker", "sentry")] == [True, False]


def test_cheat_codes_hide_the_new_order_from_those_who_knew_the_old(crew: Any) -> None:
    t = crew("hacker", "sentry").hand("hacker", "search")
    for card in ("card-3", "card-5"):
        t.game.know_all(card)
    t.will("card-4", "card-2", ("learn",)).use("hacker", t.give("hacker", "cheat-codes"), "cheat")
    assert [t.knows("sentry", card) for card in ("card-3", "card-5")] == [False, True]
    assert t.knows("hacker", "card-3")


def test_cheat_codes_are_no_use_in_combat_or_without_computers(crew: Any, plain_crew: Any) -> None:
    t = crew("hacker").hand("hacker", "search")
    card = t.give("hacker", "cheat-codes")
    assert t.item_uses("hacker", card) == [("cheat",)]
    t.intruder("grub", "a")
    assert t.item_uses("hacker", card) == []
    plain = plain_crew("hacker").hand("hacker", "search")
    assert plain.item_uses("hacker", plain.give("hacker", "cheat-codes")) == []


# ---------------------------------------------------------------- Pressure Washer


def test_pressure_washer_puts_out_a_fire_again_and_again(crew: Any) -> None:
    t = crew("janitor").hand("janitor", "search").fire("a", "b")
    card = t.give("janitor", "pressure-washer")
    t.use("janitor", card, "put-out-fire")
    assert t.table.fire == {"b": 1}
    assert card in t["janitor"].held


def test_pressure_washer_washes_off_slime(crew: Any) -> None:
    t = crew("janitor", "hacker", "sentry").hand("janitor", "search").put("sentry", "b")
    for who in ("janitor", "hacker", "sentry"):
        t.mark(who, slime=1)
    card = t.give("janitor", "pressure-washer")
    assert t.item_uses("janitor", card) == [("wash-slime", "p1"), ("wash-slime", "p2")]
    t.use("janitor", card, "wash-slime", "p2")
    assert [t[who].marks["slime"] for who in ("janitor", "hacker", "sentry")] == [1, 0, 1]


def test_pressure_washer_drives_an_intruder_off(crew: Any) -> None:
    t = crew("janitor").hand("janitor", "search").top("events", "drones-2")
    drone = t.intruder("drone", "a", injuries=1)
    card = t.give("janitor", "pressure-washer")
    assert t.item_uses("janitor", card) == [("drive-off", drone.id)]
    t.use("janitor", card, "drive-off", drone.id)
    assert (drone.place, drone.injuries) == ("c", 1)
    assert t.item_uses("janitor", card) == []
