"""Rushed Analysis, Pheromones, Field Experience, Vivisection."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import attack_from_nowhere

XENO = "xenobiologist"

# ---------------------------------------------------------------- Rushed Analysis


def test_rushed_analysis_is_a_rest_that_teaches(crew: Any) -> None:
    t = crew(XENO).hand(XENO, "rushed-analysis", contamination=2, infected=1)
    bad = t[XENO].hand[-1]
    t.play_card(XENO, "rushed-analysis", "scan-and-learn")
    assert t[XENO].hand == [bad]
    assert t[XENO].marks["knowledge"] == 2, "1 at the start and 1, however many cards went"
    assert t.game.bench.infections == 1


def test_rushed_analysis_teaches_nothing_when_every_card_stays(crew: Any) -> None:
    t = crew(XENO).hand(XENO, "rushed-analysis", infected=1).play_card(XENO, "rushed-analysis", "scan-and-learn")
    assert t[XENO].marks["knowledge"] == 1
    assert t.contamination(XENO) == 1


def test_rushed_analysis_needs_a_contamination_card_and_no_combat(crew: Any) -> None:
    t = crew(XENO).hand(XENO, "rushed-analysis")
    assert t.uses(XENO, "rushed-analysis") == []
    t.hand(XENO, "rushed-analysis", contamination=1).intruder("grub", "a")
    assert t.uses(XENO, "rushed-analysis") == []


# ---------------------------------------------------------------- Pheromones


@pytest.mark.parametrize("kind", ["intruder-carcass", "egg"])
def test_pheromones_mask_the_scent_for_an_egg_or_a_carcass(crew: Any, kind: str) -> None:
    t = crew(XENO, "hacker").hand(XENO, "pheromones").hand("hacker", "rest", "search").top("attacks", "bite-3")
    token = t.carry(XENO, kind)
    t.put("hacker", "a").intruder("drone", "a")
    t.will(("react", f"{XENO}.pheromones/1", "mask-scent", token)).step("event", "attacks")
    assert (t[XENO].serious, t["hacker"].serious) == ([], [])
    assert t[XENO].held == []
    assert token in t.table.object_supply
    assert (t[XENO].marks["slime"], t["hacker"].marks["slime"]) == (1, 1)


def test_pheromones_slime_nobody_in_another_room(crew: Any) -> None:
    t = crew(XENO, "hacker").put("hacker", "b").hand(XENO, "pheromones").top("attacks", "bite-3")
    token = t.carry(XENO, "egg")
    t.intruder("drone", "a")
    t.will(("react", f"{XENO}.pheromones/1", "mask-scent", token)).step("event", "attacks")
    assert t[XENO].marks["slime"] == 1
    assert t["hacker"].marks.get("slime", 0) == 0


def test_pheromones_bait_another_with_six_knowledge(crew: Any) -> None:
    t = crew(XENO, "hacker").hand(XENO, "pheromones").hand("hacker", "rest", "search").top("attacks", "bite-3")
    token = t.mark(XENO, knowledge=6).carry(XENO, "egg")
    t.intruder("drone", "a")
    t.will(("react", f"{XENO}.pheromones/1", "bait-another", token, "p2")).step("event", "attacks")
    assert (len(t[XENO].serious), len(t["hacker"].serious)) == (0, 1)
    assert (t[XENO].marks["slime"], t["hacker"].marks["slime"]) == (1, 1)
    assert token in t.table.object_supply


@pytest.mark.parametrize(("knowledge", "place"), [(5, "a"), (6, "b")])
def test_pheromones_bait_nobody_with_less_or_alone(crew: Any, knowledge: int, place: str) -> None:
    t = crew(XENO, "hacker").put("hacker", place).hand(XENO, "pheromones").hand("hacker", "rest", "search")
    token = t.mark(XENO, knowledge=knowledge).carry(XENO, "egg")
    t.intruder("drone", "a")
    t.top("attacks", "bite-3").step("event", "attacks")
    assert t.asked_of(XENO, "react") == [[("pass",), ("react", f"{XENO}.pheromones/1", "mask-scent", token)]]
    assert len(t[XENO].serious) == 1, "declined"


def test_pheromones_need_a_scent_and_an_attack_on_their_holder(crew: Any) -> None:
    t = crew(XENO, "hacker").hand(XENO, "pheromones").hand("hacker", "rest", "search")
    t.carry(XENO, "character-corpse")
    t.intruder("drone", "a")
    t.top("attacks", "scratch-2").step("event", "attacks")
    assert t[XENO].light == 1
    t.carry(XENO, "egg")
    t.hand(XENO, "pheromones", "repairs", "search").top("attacks", "scratch-4")
    t.step("event", "attacks")
    assert t["hacker"].light == 1
    assert t.asked_of(XENO, "react") == []


@pytest.mark.rule("LD-COST-07")
def test_pheromones_are_for_combat_only(crew: Any) -> None:
    t = crew(XENO).hand(XENO, "pheromones").top("attacks", "scratch-2")
    t.carry(XENO, "egg")
    t.do(lambda: attack_from_nowhere(t.game, t[XENO], "vents"))
    assert t.asked_of(XENO, "react") == [], "an attack out of the dark, but no Intruder is in the Room"
    assert t[XENO].light == 2


# ---------------------------------------------------------------- Field Experience


def test_field_experience_studies_the_room(crew: Any) -> None:
    t = crew(XENO).put(XENO, "b").items("b", 2).hand(XENO, "field-experience")
    t.play_card(XENO, "field-experience", "study-room")
    assert t.table.items["b"] == 1
    assert t[XENO].marks["knowledge"] == 2


@pytest.mark.parametrize(
    ("knowledge", "items", "options"),
    [
        (3, 0, []),
        (3, 1, ["study-room"]),
        (4, 0, ["foresee-event"]),
        (6, 1, ["foresee-attack", "foresee-event", "study-room"]),
    ],
)
def test_field_experience_grows_with_knowledge(crew: Any, knowledge: int, items: int, options: list[str]) -> None:
    t = crew(XENO).put(XENO, "b").items("b", items).mark(XENO, knowledge=knowledge).hand(XENO, "field-experience")
    t.intruder("drone", "b")
    assert t.uses(XENO, "field-experience") == [(option,) for option in options], "in Combat too"


@pytest.mark.parametrize(
    ("option", "deck", "first", "second"),
    [
        ("foresee-event", "events", "giants-1", "drones-2"),
        ("foresee-attack", "attacks", "bite-flee", "bite-3"),
    ],
)
def test_field_experience_sorts_the_next_two_cards(crew: Any, option: str, deck: str, first: str, second: str) -> None:
    t = crew(XENO, "hacker").mark(XENO, knowledge=6).hand(XENO, "field-experience").top(deck, first, second)
    below, top = t.table.decks[deck][-2:]
    rest = t.table.decks[deck][:-2]
    t.will(below).play_card(XENO, "field-experience", option)
    assert t.asked_of(XENO, "keep-on-top") == [sorted([below, top])]
    assert t.table.decks[deck] == [top, *rest, below]
    assert [t.knows(XENO, card) for card in (below, top)] == [True, True]
    assert [t.knows("hacker", card) for card in (below, top)] == [False, False]


def test_field_experience_leaves_nobody_else_the_old_order(crew: Any) -> None:
    t = crew(XENO, "hacker").mark(XENO, knowledge=4).hand(XENO, "field-experience")
    below, top = t.table.decks["events"][-2:]
    for card in (below, top):
        t.game.know(card, (1,))
    t.will(below).play_card(XENO, "field-experience", "foresee-event")
    assert [t.knows("hacker", card) for card in (below, top)] == [False, False]


def test_field_experience_with_one_card_left_looks_at_that(crew: Any) -> None:
    t = crew(XENO).mark(XENO, knowledge=4).hand(XENO, "field-experience")
    t.table.discards["events"] += t.table.decks["events"][1:]
    del t.table.decks["events"][1:]
    last = list(t.table.decks["events"])
    t.play_card(XENO, "field-experience", "foresee-event")
    assert t.table.decks["events"] == last
    assert t.knows(XENO, last[0])


def test_field_experience_with_an_empty_deck_shuffles_the_discards(crew: Any) -> None:
    t = crew(XENO).mark(XENO, knowledge=4).hand(XENO, "field-experience")
    t.table.discards["events"] += t.table.decks["events"]
    t.table.decks["events"].clear()
    cards = sorted(t.table.discards["events"])
    t.game.fixed["events"] = [cards]
    t.will(cards[-1]).play_card(XENO, "field-experience", "foresee-event")
    assert t.table.decks["events"] == [cards[-2], *cards[:-2], cards[-1]]
    assert t.table.discards["events"] == []


def test_field_experience_foresees_nothing_where_no_card_is(crew: Any) -> None:
    t = crew(XENO).mark(XENO, knowledge=6).hand(XENO, "field-experience")
    for deck in ("events", "attacks"):
        t.table.removed += t.table.decks[deck]
        t.table.decks[deck].clear()
    assert t.uses(XENO, "field-experience") == []


# ---------------------------------------------------------------- Vivisection


@pytest.mark.parametrize(("knowledge", "injuries"), [(1, 1), (2, 2), (5, 3), (8, 5)])
def test_vivisection_cuts_by_knowledge(crew: Any, knowledge: int, injuries: int) -> None:
    t = crew(XENO).mark(XENO, knowledge=knowledge).hand(XENO, "vivisection").top("attacks", "scratch-4", "bite-3")
    giant = t.intruder("giant", "a")
    t.play_card(XENO, "vivisection", "cut", giant.id)
    assert giant.injuries == injuries, "less than the blood of 4 + 3"
    assert t.at("a") == [giant]
    assert t[XENO].ammo[f"{XENO}.probe-arm"] == 2


def test_vivisection_can_kill(crew: Any) -> None:
    t = crew(XENO).mark(XENO, knowledge=2).hand(XENO, "vivisection").top("attacks", "scratch-2")
    drone = t.intruder("drone", "a")
    t.play_card(XENO, "vivisection", "cut", drone.id)
    assert t.at("a") == []
    assert t.table.objects == {"a": ["intruder-carcass/1"]}


def test_vivisection_cuts_what_is_injured_as_an_intruder(crew: Any) -> None:
    t = crew(XENO).mark(XENO, knowledge=5).hand(XENO, "vivisection")
    t.game.bench.hive = "a"
    t.play_card(XENO, "vivisection", "cut", "hive")
    assert (t.game.bench.stung, t[XENO].ammo[f"{XENO}.probe-arm"]) == ([f"3 {XENO}.probe-arm"], 2)


def test_vivisection_needs_a_use_and_an_intruder(crew: Any) -> None:
    t = crew(XENO).hand(XENO, "vivisection")
    assert t.uses(XENO, "vivisection") == []
    drone = t.intruder("drone", "a")
    assert t.uses(XENO, "vivisection") == [("cut", drone.id)]
    t[XENO].ammo[f"{XENO}.probe-arm"] = 0
    assert t.uses(XENO, "vivisection") == []
    assert t.bare(XENO).uses(XENO, "vivisection") == []
