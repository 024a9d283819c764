"""The race's decisions and its part of the log in words."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_chytrids import growth, infection
from nemesis_core import assemble
from nemesis_core.rules import injure, melee
from nemesis_core.testing import table

# ---------------------------------------------------------------- decisions


def test_an_attack_on_a_germinator_says_which_one_and_names_its_rules(t: Any) -> None:
    t.germinator("a", 2).germinator("b", 3, "green").give("alpha", "burner", ammo=2)
    shoot, strike = t.words("alpha", ("shoot", "burner/1", "germinator"), ("melee", "germinator")).offers
    assert shoot.text == "Shoot the burner at the purple Germinator of level 2"
    assert strike.text == "Make a Melee Attack on the purple Germinator of level 2: a miss brings no Wound"
    assert {"CH-GERM-17", "CH-GERM-21", "CH-GERM-25"} <= set(shoot.rules) & set(strike.rules)
    assert "LD-MELEE-01" not in strike.rules
    assert (shoot.cost, strike.cost) == (1, 1)


def test_an_attack_on_a_creature_beside_it_is_told_as_ever(t: Any) -> None:
    t.germinator("a")
    cap = t.intruder("deathcap", "a")
    (strike,) = t.words("alpha", ("melee", cap.id)).offers
    assert strike.text == "Make a Melee Attack on Deathcap 1"
    assert "LD-MELEE-01" in strike.rules


@pytest.mark.variant
def test_what_speaks_of_a_larva_speaks_of_a_spore() -> None:
    t = table("chytrids", ["sentry", "hacker"])
    options = [("item", "scalpel/1", "cut-out-larva", "p2"), ("item", "neutralizer/1", "cure")]
    assert [offer.text for offer in t.words("sentry", *options).offers] == [
        "Use the Scalpel: cut the Spore out of seat 2 (Hacker)",
        "Use the Neutralizer: remove all INFECTED cards and the Spore, then pass with a new Action deck",
    ]
    other = table("lockdown", ["sentry", "hacker"])
    assert other.said("sentry", options[0]) == ["Use the Scalpel: cut the Larva out of seat 2 (Hacker)"]


@pytest.mark.variant
def test_decisions_name_the_rules_of_this_race_and_no_others() -> None:
    rest = assemble("chytrids").compiled["wordings"]["turn card rest.scan-hand"]
    assert rest.rules == ("LD-SCAN-01", "CH-LARVA-01", "LD-CONT-03")


# ---------------------------------------------------------------- log


def test_the_log_says_what_is_on_an_event_card_before_anything_moves(t: Any) -> None:
    t.symbols("germinator", "stinkhorn", numbers=(1, 3), grow=("green", "green"))
    assert t.story() == [
        "Movement and spreading, Corridor 1, 3, from the left: Germinator, Stinkhorn. Then growth: green, green."
    ]
    t.log.clear()
    t.symbols("queen")
    assert t.story() == ["Movement and spreading, Corridor 1, from the left: Queen. Then no growth."]


def test_spreading_and_growth_are_told_by_place_colour_and_level(t: Any) -> None:
    t.spores("b").germinator("a", 3).germinator("e", 1, "green").symbols("germinator", grow=("purple", "green"))
    # Corridor 1 leads from a to b, which has a Spore, and from e to f; next on the Laboratory board is a purple one.
    assert t.story()[1:] == [
        "A second Spore is due at b (workshop) through the Corridor a - b.",
        "The Spore at b (workshop) is removed.",
        "A purple Germinator of level 1 comes to b (workshop).",
        "A Spore comes to f through the Corridor e - f.",
        "The purple Germinator at a (hall) goes back to the Laboratory board.",
        "Mycelium covers a (hall).",
        "The purple Germinator at b (workshop) grows to level 2.",
        "The green Germinator at e (lounge) grows to level 2.",
    ]


def test_every_step_of_growth_has_a_sentence(t: Any) -> None:
    t.germinator("a", 3).spores("a")
    for act in (
        lambda: growth.hurt_germinator(t.game, "a", 1),
        lambda: growth.grow_waiting(t.game),
        lambda: growth.grow(t.game, "a"),
        lambda: growth.grow(t.game, "a"),
        lambda: growth.place_spore(t.game, "c", "CH-EVENT-18"),
        lambda: growth.remove_spore(t.game, "c"),
    ):
        act()
    assert t.story() == [
        "The Germinator at a (hall) suffers 1 Injury; level left: 2.",
        "A green Germinator on the Laboratory board grows to level 2.",
        "The purple Germinator at a (hall) grows to level 3.",
        "The Spore at a (hall) is removed.",
        "The purple Germinator at a (hall) goes back to the Laboratory board.",
        "Mycelium covers a (hall).",
        "A Spore comes to c (Clinic).",
        "The Spore at c (Clinic) is removed.",
    ]


def test_a_spore_on_a_character_board_and_the_end_have_sentences_and_names(t: Any) -> None:
    t.carries_spore("alpha").do(lambda: infection.cured(t.game, t["alpha"]))
    t.mycelium("b").few(mycelium=0).do(lambda: growth.place_mycelium(t.game, "c"))
    assert t.story()[:3] == [
        "A Spore comes to the board of seat 1 (alpha).",
        "Seat 1 (alpha) is rid of the Spore.",
        "Mycelium would cover c (Clinic), and none is left: everything is overgrown.",
    ]
    assert t.story()[3] == "Seat 1 (alpha) dies at a (hall) (cause: the Mycelium)."
    names = t.game.ruleset.compiled["names"]
    assert (names["ending"]["overgrown"], names["cause"]["spore"]) == ("the Mycelium claimed everything", "a Spore")


def test_the_blood_of_a_hurt_queen_is_told_with_what_the_queen_board_adds(t: Any) -> None:
    queen = t.top("attacks", "tendril-lash-2").intruder("queen", "a", token=False)
    t.do(lambda: injure(t.game, queen, 1, t["alpha"], "melee"))
    assert t.story() == [
        "Queen 1 suffers 1 Injury; now it has 1.",
        "To the blood drawn for Queen 1, 2, the Queen board adds 8.",
        "Queen 1 stays alive: blood 2 was drawn.",
    ]
    assert [event.rule for event in t.log if event.kind == "blood.queen"] == ["CH-QUEEN-08"]


def test_blood_that_brittle_caps_lowers_is_told(t: Any) -> None:
    t.weakness("brittle-caps").mark("alpha", knowledge=3)
    cap = t.top("attacks", "tendril-lash-3").intruder("stinkhorn", "a", token=False)
    t.do(lambda: injure(t.game, cap, 1, t["alpha"], "melee"))
    assert t.story()[-2:] == [
        "Of the blood drawn for Stinkhorn 1, 3, only 2 counts (Brittle Caps).",
        "Stinkhorn 1 stays alive: blood 3 was drawn.",
    ]


def test_a_spore_due_from_an_empty_pool_is_told(t: Any) -> None:
    t.spores("b").few(spores=0).do(lambda: growth.place_spore(t.game, "c", "CH-EXPLORE-03"))
    assert t.story() == [
        "A Spore is due at c (Clinic), and none is left.",
        "A purple Germinator of level 1 comes to c (Clinic).",
    ]
    assert [event.rule for event in t.log] == ["CH-SPORE-02", "CH-GERM-10"]


def test_the_log_says_by_which_rule_a_spore_comes_to_a_character_board_and_goes(t: Any) -> None:
    t.spores("c").few(spores=0).do(lambda: infection.take_spore(t.game, t["alpha"]))
    t.do(lambda: infection.cured(t.game, t["alpha"]))
    told = [(event.kind, event.rule) for event in t.log if event.kind != "germinator.place"]
    assert told == [
        ("spore.remove", "CH-LARVA-03"),
        ("status.gain", "CH-LARVA-01"),
        ("status.lose", "CH-LARVA-04"),
    ]


def test_an_attack_is_told_with_its_darkness_line_as_an_event_card_is(t: Any) -> None:
    t.strike(t.intruder("stinkhorn", "a", token=False), "alpha", "tendril-lash-2")
    assert (
        "The Attack card against seat 1 (alpha) is Tendril Lash, an attack of Stinkhorn, Deathcap or Queen. "
        "1 Light Wound and 1 Contamination card. In Darkness besides: 1 more Light Wound."
    ) in t.story()


def test_an_attack_without_a_darkness_line_is_told_without(t: Any) -> None:
    t.strike(t.intruder("queen", "a", token=False), "alpha", "digestion-4")
    (line,) = [line for line in t.story() if line.startswith("The Attack card")]
    assert line.endswith("One without suffers 2 Serious Wounds.")


def test_a_melee_attack_on_a_germinator_is_told_by_its_rules(t: Any) -> None:
    t.germinator("a", 2).dice("combat-die", "hit").do(lambda: melee(t.game, t["alpha"], "germinator"))
    assert t.story()[-1] == "The Germinator at a (hall) suffers 1 Injury; level left: 1."
