"""What the group sees of the mode, and how it is told."""

from __future__ import annotations

import pytest

from nemesis_core.rules import die
from nemesis_core.testing import table

TITLE = "Objectives of the group; Characters that fulfil them have to survive"
NO_FLAG = "2 Characters with a raised flag"


def test_objectives_with_the_number_of_characters_that_they_ask_for(group):
    t = group(3, "flag-and-egg", "flag-or-hoard", "map")
    for seat in range(3):
        assert t.screen(seat)[TITLE] == [
            ("flag and Egg", f"{NO_FLAG} AND carry Egg"),
            ("flag or hoard", f"{NO_FLAG}, OR items 7"),
            ("map", "every Room is explored"),
        ]
    assert group(1, "flag-and-egg").screen()[TITLE] == [
        ("flag and Egg", "1 Character with a raised flag AND carry Egg")
    ]


def test_corpses_are_named_by_whose_they_are(group):
    t = group(2).put("beta", "b")
    die(t.game, t["beta"], "test")
    assert t.names()["object"]["character-corpse/1"] == "Corpse of the beta"
    assert any("Corpse of the beta" in cell for row in t.screen()["Rooms"] for cell in row)


# ---------------------------------------------------------------- the end


def test_why_the_group_lost(group):
    t = group(2, "flag-and-egg", "map")
    t.carry("alpha", "egg")
    t.finish("test")
    why = "not fulfilled: flag and Egg (missing: 1 Character with a raised flag); map (missing: every Room is explored)"
    assert t.end_screen()["Victory"] == [("1", "alpha", "no", why), ("2", "beta", "no", why)]
    assert t.end_screen()["Objectives"] == [
        ("flag and Egg", "no", "1 Character with a raised flag AND carry Egg"),
        ("map", "no", "every Room is explored"),
    ]


def test_what_of_each_alternative_is_missing(group):
    t = group(2, "flag-or-hoard", "egg-and-corpse")
    t.carry("alpha", "egg")
    t.finish("test")
    assert t.end_screen()["Victory"][0][3] == (
        "not fulfilled: flag or hoard (missing: 1 Character with a raised flag, OR items 7); "
        "Egg and Corpse (missing: carry Corpse)"
    )


def test_why_the_group_won_and_the_dead_too(group):
    t = group(2, "egg-home", "burial")
    die(t.game, t["beta"], "test")
    t.carry("alpha", "egg")
    t.carry("alpha", "character-corpse")
    t.finish("test")
    why = "all Objectives are fulfilled and 1 Character survived"
    assert t.end_screen()["Victory"] == [("1", "alpha", "yes", why), ("2", "beta", "yes", why)]
    assert [row[1] for row in t.end_screen()["Objectives"]] == ["yes", "yes"]


def test_nobody_survived(group):
    t = group(1, "map")
    t.do(lambda: die(t.game, t["alpha"], "test")).finish()
    assert t.end_screen()["Victory"] == [("1", "alpha", "no", "nobody survived")]


def test_game_that_was_stopped_has_no_winner(group):
    t = group(1, "egg-home")
    t.carry("alpha", "egg")
    assert t.end_screen()["Victory"] == [("1", "alpha", "no", "the game was stopped before the Objective check")]


# ---------------------------------------------------------------- words


def test_the_log_tells_what_was_fulfilled_and_who_is_back(group):
    story = group(1).game.ruleset.compiled["story"]
    assert story["revive"] == "Seat {who} is revived at {place}."
    assert story["revive.fail"] == "Nobody can be revived at {place}: there is an Intruder or a Malfunction."
    assert story["objective.group won=yes"] == "The Objective {objective} is fulfilled."
    assert story["objective.group won=no"] == "The Objective {objective} is not fulfilled; missing: {missing}."
    assert story["group.win"] == "All Objectives are fulfilled and somebody survives: everybody wins."


def test_what_an_objective_and_a_condition_ask_of_a_group(group):
    ruleset = group(1).game.ruleset
    each = "a Character with a raised flag for each Objective that asks for it"

    def explained(kind, name):
        return ruleset.hooks.explain_record(ruleset, kind, ruleset.content.find(kind, name))

    win = "All of you win if every Objective in play is fulfilled and at least one Character survives."
    assert explained("objective", "flag-or-hoard") == [
        "Solo coop Objective.",
        win,
        f"This one asks of those who survive: {each}, or items 7.",
    ]
    assert explained("condition", "flag-raised") == [
        "This Character has raised a flag.",
        f"Of the group it asks: {each}.",
    ]
    assert explained("condition", "all-explored") == ["Every Room is explored."]


@pytest.mark.parametrize("word", ["objective", "win", "cooperative", "revive", "corpse", "first encounter"])
def test_words_lead_to_the_rules_of_the_mode(group, word):
    assert any(rule.startswith("LD-COOP-") for rule in group(1).game.ruleset.compiled["references"][word])


# ---------------------------------------------------------------- on the Facility


@pytest.mark.variant
def test_objectives_of_lockdown():
    t = table("lockdown-coop", ["sentry", "hacker"])
    state = t.game.cooperative
    state.objectives = ["survey/1", "first-findings/1"]
    assert t.screen()[TITLE][0] == (
        "Survey",
        "2 Characters with a Signal marker AND every room of the Sections S-01 and S-03 is explored, by whomever",
    )
    ruleset = t.game.ruleset
    assert ruleset.hooks.explain_record(ruleset, "objective", ruleset.content.find("objective", "sample-run")) == [
        "Solo/Coop Objective.",
        "All of you win if every Objective in play is fulfilled and at least one Character survives.",
        "This one asks of those who survive: (1 Character that left in a CSS Pod or reached the Bunker) and the same "
        "Character has an Intruder Egg with it.",
        "- This Character left in a CSS Pod or reached the Bunker. This is wider than Evacuated in the rules and on "
        "Code Gray, which means by CSS Pod only.",
    ]


@pytest.mark.variant
def test_conditions_of_one_character_are_asked_of_any_one_of_the_group():
    t = table("lockdown-coop", ["sentry", "hacker"])
    t.game.cooperative.objectives = ["hold-the-line/1", "the-whole-truth/1"]
    assert [conditions for _, conditions in t.screen()[TITLE]] == [
        "the Facility was not destroyed AND 1 Character that locked itself in the Isolation Room",
        "1 Character whose Knowledge token shows its active side AND the same Character's Knowledge is at least 8 at "
        "the end of the game",
    ]
