"""The choice of an Objective in words, and what Objectives say."""

from __future__ import annotations

import pytest


def test_choice_of_an_objective(semi_coop):
    t = semi_coop(2, {0: ("sole-heir", "hoard")})
    question = t.words("alpha", "hoard/1", "sole-heir/1", kind="keep-objective")
    assert question.text == "Which Objective do you keep? The other leaves the game."
    assert [offer.text for offer in question.offers] == ["Keep the Objective hoard", "Keep the Objective sole heir"]
    assert [offer.cost for offer in question.offers] == [None, None]
    assert "LD-CRIT-01" in question.rules


@pytest.mark.parametrize("word", ["corporate objective", "personal objective"])
def test_kinds_of_objectives_lead_to_their_rules(semi_coop, word):
    assert "LD-SETUP-33" in semi_coop(2).game.ruleset.compiled["references"][word]


def test_objective_says_when_it_wins(semi_coop):
    ruleset = semi_coop(2).game.ruleset
    assert ruleset.hooks.explain_record(ruleset, "objective", ruleset.content.find("objective", "trophy")) == [
        "Personal Objective.",
        "You win if your Character survives and: (carry Egg and another survivor), or (only survivor).",
    ]


def test_what_was_missing_is_named(semi_coop):
    missing = semi_coop(2).names()["missing"]
    assert (missing["player-dead:2"], missing["carry-egg"]) == ("player dead 2", "carry Egg")
