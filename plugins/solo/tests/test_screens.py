"""What the player sees of the mode, and how it is asked and told."""

from __future__ import annotations

import pytest

from nemesis_core.rules import die
from nemesis_core.testing import table

BOTH = "Your Objectives; you keep one at the first Encounter"


def test_both_objectives_then_the_one_that_was_kept(solo):
    t = solo("egg-home", "collector")
    assert t.screen()[BOTH] == [("Egg home", "carry Egg"), ("collector", "items 7")]
    t.will("collector/1").comes("grub", "e")
    assert t.screen()["Your Objective; Egg home is removed"] == [("collector", "items 7")]


def test_why_it_was_won_or_lost(solo):
    t = solo("egg-home", "collector")
    t.will("egg-home/1").comes("grub", "e")
    assert t.finish("test").end_screen()["Victory"] == [
        ("1", "alpha", "no", "Egg home is not fulfilled; missing: carry Egg")
    ]
    assert t.end_screen()["Objectives"] == [("1", "Egg home", "yes", "carry Egg"), ("1", "collector", "no", "items 7")]
    other = solo("egg-home", "map")
    other.carry("alpha", "egg")
    other.will("egg-home/1").finish("test")
    assert other.end_screen()["Victory"] == [("1", "alpha", "yes", "Egg home is fulfilled")]
    dead = solo("egg-home", "map")
    dead.do(lambda: die(dead.game, dead["alpha"], "fire")).finish()
    assert dead.end_screen()["Victory"] == [("1", "alpha", "no", "died: Fire")]


def test_choice_of_an_objective(solo):
    question = solo("egg-home", "map").words("alpha", "egg-home/1", "map/1", kind="keep-objective")
    assert question.text == "Which Objective do you keep? The other leaves the game."
    assert [offer.text for offer in question.offers] == ["Keep the Objective Egg home", "Keep the Objective map"]
    assert question.rules == ("LD-SOLO-02",)


@pytest.mark.parametrize("word", ["objective", "win", "solo", "item counter", "first encounter"])
def test_words_lead_to_the_rules_of_the_mode(solo, word):
    assert any(rule.startswith("LD-SOLO-") for rule in solo().game.ruleset.compiled["references"][word])


def test_half_of_the_items_of_a_token_is_told(solo):
    story = solo().game.ruleset.compiled["story"]
    assert story["token"].endswith("shows {effect} and {items} Items, of which half count, rounded up.")
    assert story["token items=1"].endswith("shows {effect} and 1 Item.")


@pytest.mark.variant
def test_objectives_of_lockdown_are_told_with_their_deck():
    t = table("lockdown-solo", ["sentry"])
    ruleset = t.game.ruleset
    assert ruleset.hooks.explain_record(ruleset, "objective", ruleset.content.find("objective", "sample-run")) == [
        "Solo/Coop Objective.",
        "You win if your Character survives and: (this Character left in a CSS Pod or reached the Bunker) and this "
        "Character has an Intruder Egg with it.",
        "- This Character left in a CSS Pod or reached the Bunker. This is wider than Evacuated in the rules and on "
        "Code Gray, which means by CSS Pod only.",
    ]
