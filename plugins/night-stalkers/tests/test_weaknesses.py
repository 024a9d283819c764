"""The Weaknesses: whom they help, and what each of the six does."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import deal, encounter, melee, move, research, weakness_active

SIX = (
    "wary-of-shadows",
    "vulnerability-to-fire",
    "vulnerability-to-light",
    "brittle-carapace",
    "poor-trackers",
    "slow-in-the-open",
)


def active(t: Any, name: str, who: str = "alpha") -> bool:
    return bool(weakness_active(t.game, t[who], name))


def test_there_are_six_cards(t: Any) -> None:
    lab = t.game.laboratory
    assert sorted([*lab.weaknesses, *lab.spare]) == sorted(f"{name}/1" for name in SIX)


@pytest.mark.rule("LD-WEAK-02")
def test_the_open_weakness_helps_after_research_or_from_knowledge_3(t: Any) -> None:
    t.weakness("poor-trackers").mark("alpha", knowledge=1).mark("beta", knowledge=3)
    assert not active(t, "poor-trackers")
    assert active(t, "poor-trackers", "beta")
    carcass = t.lies("intruder-carcass", "a")
    t.table.objects.clear()
    research(t.game, t["alpha"], carcass)
    assert t["alpha"].marks["knowledge"] == 4
    assert active(t, "poor-trackers")


@pytest.mark.rule("LD-WEAK-03")
@pytest.mark.parametrize(
    ("knowledge", "used"), [(2, [0, 0, 0]), (4, [1, 0, 0]), (5, [1, 1, 0]), (7, [1, 1, 0]), (8, [1, 1, 1])]
)
def test_a_discovered_weakness_asks_for_the_knowledge_of_its_slot(t: Any, knowledge: int, used: list[int]) -> None:
    lab = t.game.laboratory
    lab.revealed[:] = [1, 1, 1]
    t.mark("alpha", knowledge=knowledge)
    assert [int(active(t, card.partition("/")[0])) for card in lab.weaknesses] == used


@pytest.mark.rule("LD-WEAK-05")
def test_knowledge_alone_does_not_help_against_a_hidden_weakness(t: Any) -> None:
    t.weakness("poor-trackers", slot=2, up=False).mark("alpha", knowledge=8)
    t.game.laboratory.revealed[:2] = [1, 1]
    assert not active(t, "poor-trackers")
    t.game.laboratory.revealed[2] = 1
    assert active(t, "poor-trackers")


# ---------------------------------------------------------------- Wary of Shadows


@pytest.mark.parametrize(
    ("kind", "card", "knowledge", "dies"),
    [
        ("adult", "perched-in-the-dark-5", 3, False),
        ("adult", "perched-in-the-dark-5", 2, True),
        ("breeder", "perched-in-the-dark-5", 3, True),
        ("queen", "piercing-the-heart-3", 3, True),
    ],
)
def test_wary_of_shadows_spares_the_darkness_line_of_an_adult(
    t: Any, kind: str, card: str, knowledge: int, dies: bool
) -> None:
    t.weakness("wary-of-shadows").mark("alpha", knowledge=knowledge)
    t.dim("a").wounds("alpha", serious=["leg", "hand"]).strike(t.intruder(kind, "a"), "alpha", card)
    assert (t["alpha"].status == "dead") is dies
    assert len(t["alpha"].serious) == 3


def test_wary_of_shadows_leaves_the_darkness_line_of_other_cards(t: Any) -> None:
    t.weakness("wary-of-shadows").mark("alpha", knowledge=3).dim("a")
    t.strike(t.intruder("adult", "a"), "alpha", "cut-3")
    assert t["alpha"].light == 2


# ---------------------------------------------------------------- Vulnerability to Fire


@pytest.mark.parametrize(
    ("item", "knowledge", "injuries"),
    [("burner", 3, 3), ("burner", 2, 2), ("zapper", 3, 2)],
)
def test_fire_sources_deal_one_injury_more(t: Any, item: str, knowledge: int, injuries: int) -> None:
    t.weakness("vulnerability-to-fire").mark("alpha", knowledge=knowledge)
    card = t.give("alpha", item)
    adult = t.intruder("adult", "a")
    t.top("attacks", "cut-5").do(lambda: deal(t.game, t["alpha"], adult.id, 2, card, "shoot"))
    assert adult.injuries == injuries


def test_a_miss_with_a_fire_source_stays_a_miss(t: Any) -> None:
    t.weakness("vulnerability-to-fire").mark("alpha", knowledge=3)
    card, adult = t.give("alpha", "burner"), t.intruder("adult", "a")
    t.do(lambda: deal(t.game, t["alpha"], adult.id, 0, card, "shoot"))
    assert adult.injuries == 0


@pytest.mark.parametrize(
    ("here", "knowledge", "injuries"),
    [("b", 3, 2), ("c", 3, 2), ("c", 2, 1), ("e", 3, 1), ("f", 3, 1)],
)
def test_burning_rooms_hurt_more_with_a_knowing_character_in_the_section(
    t: Any, here: str, knowledge: int, injuries: int
) -> None:
    t.weakness("vulnerability-to-fire").put("alpha", here).mark("alpha", knowledge=knowledge)
    breeder = t.intruder("breeder", "b")
    t.fire("b").top("attacks", "cut-5", "cut-4").step("event", "fire")
    assert breeder.injuries == injuries


def test_two_knowing_characters_do_not_make_the_fire_hotter(t: Any) -> None:
    t.weakness("vulnerability-to-fire").mark("alpha", knowledge=3).mark("beta", knowledge=3)
    breeder = t.intruder("breeder", "b")
    t.fire("b").top("attacks", "cut-5", "cut-4").step("event", "fire")
    assert breeder.injuries == 2


# ---------------------------------------------------------------- Vulnerability to Light


@pytest.mark.parametrize(
    ("dark", "knowledge", "cards", "attacked"),
    [(False, 3, 1, False), (False, 2, 1, True), (False, 3, 0, True), (True, 3, 3, True)],
)
def test_in_the_light_the_number_of_a_token_is_one_lower(
    t: Any, dark: bool, knowledge: int, cards: int, attacked: bool
) -> None:
    t.weakness("vulnerability-to-light").mark("alpha", knowledge=knowledge)
    t.hand("alpha", *["look", "look", "plan"][:cards]).top("attacks", "cut-3")
    if dark:
        t.dim("a")
    token = "token-adult-2-4/1"
    if token in t.table.supply:
        t.table.supply.remove(token)
        t.table.bag.append(token)
    t.game.fixed["bag"] = [token]
    t.do(lambda: encounter(t.game, t["alpha"]))
    assert bool(t.told("surprise")) is attacked


def test_the_eyes_see_nothing_but_the_light_still_blinds_the_intruder(t: Any) -> None:
    t.weakness("vulnerability-to-light").mark("alpha", knowledge=3).wounds("alpha", serious=["eyes"])
    t.hand("alpha", "look", "look").top("attacks", "cut-3")
    token = "token-adult-2-4/1"
    if token in t.table.supply:
        t.table.supply.remove(token)
        t.table.bag.append(token)
    t.game.fixed["bag"] = [token]
    t.do(lambda: encounter(t.game, t["alpha"]))
    assert [event["number"] for event in t.told("surprise")] == [3]


# ---------------------------------------------------------------- Brittle Carapace


@pytest.mark.parametrize(("knowledge", "dies"), [(3, True), (2, False)])
def test_a_brittle_carapace_counts_one_injury_more_in_the_check(t: Any, knowledge: int, dies: bool) -> None:
    t.weakness("brittle-carapace").mark("alpha", knowledge=knowledge)
    adult = t.intruder("adult", "a", injuries=1)
    t.dice("combat-die", "hit").top("attacks", "cut-3").do(lambda: melee(t.game, t["alpha"], adult.id))
    assert adult.injuries == 2
    assert (t.at("a") == []) is dies


def test_fire_finds_no_brittle_carapace(t: Any) -> None:
    t.weakness("brittle-carapace").mark("alpha", knowledge=3)
    t.intruder("adult", "b", injuries=1)
    t.fire("b").top("attacks", "cut-3").step("event", "fire")
    assert [piece.injuries for piece in t.at("b")] == [2]


# ---------------------------------------------------------------- Poor Trackers


@pytest.mark.parametrize(("knowledge", "place", "slime"), [(3, "b", 0), (2, "e", 1)])
def test_poor_trackers_neither_follow_nor_slime(t: Any, knowledge: int, place: str, slime: int) -> None:
    t.weakness("poor-trackers").mark("alpha", knowledge=knowledge)
    adult = t.intruder("adult", "b")
    t.put("alpha", "b").put("beta", "d").wounds("alpha", serious=["leg"]).dice("noise-die", "1")
    t.top("attacks", "blood-chase-4").do(lambda: move(t.game, t["alpha"], "e", "be"))
    assert t["alpha"].place == "e"
    assert adult.place == place
    assert t["alpha"].marks.get("slime", 0) == slime
    assert t["alpha"].light == 1


def test_poor_trackers_slime_by_another_card(t: Any) -> None:
    t.weakness("poor-trackers").mark("alpha", knowledge=3)
    t.strike(t.intruder("queen", "a"), "alpha", "infecting-the-host-4")
    assert t["alpha"].marks["slime"] == 1


# ---------------------------------------------------------------- Slow in the Open


@pytest.mark.parametrize(
    ("kind", "knowledge", "dark", "attacked"),
    [
        ("creeper", 3, False, False),
        ("adult", 3, False, False),
        ("breeder", 3, False, True),
        ("queen", 3, False, True),
        ("adult", 2, False, True),
        ("adult", 3, True, True),
    ],
)
def test_slow_in_the_open_lets_go_of_who_escapes_in_the_light(
    t: Any, kind: str, knowledge: int, dark: bool, attacked: bool
) -> None:
    t.weakness("slow-in-the-open").mark("alpha", knowledge=knowledge)
    t.intruder(kind, "b")
    t.put("alpha", "b").put("beta", "d").dice("noise-die", "silence").top("attacks", "cut-3")
    if dark:
        t.dim("b")
    t.do(lambda: move(t.game, t["alpha"], "e", "be"))
    assert t["alpha"].place == "e"
    assert bool(t.told("attack")) is attacked


def test_slow_in_the_open_still_attacks_who_stays(t: Any) -> None:
    t.weakness("slow-in-the-open").mark("alpha", knowledge=3)
    t.strike(t.intruder("adult", "a"), "alpha", "cut-3")
    assert t["alpha"].light == 1
