"""Mutations in words: decisions, the log, the screens, explanations and references."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_carnomorphs import mutations
from nemesis_core.rules import die

MARKED = "Take the Mutation Action: Scan a Contamination card of your hand and get a Mutation marker"


@pytest.mark.parametrize(
    ("markers", "said"),
    [(0, ", then use your Mutation card"), (2, ", then use your Mutation card"), (3, ", the 4th, of which you die")],
)
def test_the_action_is_told_with_what_comes_of_it(t: Any, markers: int, said: str) -> None:
    t.mutant("alpha", markers=markers)
    (offer,) = t.words("alpha", ("mutate",)).offers
    assert (offer.text, offer.cost) == (MARKED + said, 0)
    assert offer.rules[0].startswith("CM-MAC-")


@pytest.mark.parametrize(
    ("kind", "options", "asked", "said"),
    [
        (
            "keep-mutation",
            ["bone-blades/1"],
            "Which Mutation card do you keep? The other goes back.",
            ["Keep Bone Blades"],
        ),
        ("mutation-scan", ["contamination/1"], "Which Contamination card do you Scan?", ["Scan Contamination"]),
        ("mutation-intruder", ["shambler-1"], "Which Intruder is it?", ["Shambler 1"]),
        (
            "mutation-door",
            ["ab", "leave"],
            "Which Closed Door do you destroy?",
            ["Destroy the Door in the Corridor a - b", "Destroy none"],
        ),
        ("mutation-noise", ["ab"], "Which Noise marker do you remove?", ["That in the Corridor a - b"]),
        ("mutation-heal", ["arm/1"], "Which Serious Wound do you Heal?", ["Heal the Serious Wound arm"]),
        ("mutation-devour", ["egg/1"], "Which Object do you discard?", ["Discard an Egg"]),
        ("mutation-seize", ["egg/1"], "Which Object do you pick up?", ["Pick up an Egg"]),
        ("mutation-colour", ["red"], "From which Item deck do you draw?", ["The red one"]),
        ("mutation-leap", [("b", "ab")], "Where do you move?", ["Move to b (workshop) through Corridor 1"]),
        (
            "mutation-herd",
            [("shambler-1", "ab")],
            "Which Intruder moves, and through which Corridor?",
            ["Shambler 1 through the Corridor a - b"],
        ),
    ],
)
def test_every_question_and_answer_is_told(t: Any, kind: str, options: list[Any], asked: str, said: list[str]) -> None:
    words = t.words("alpha", *options, kind=kind)
    assert (words.text, [offer.text for offer in words.offers]) == (asked, said)
    assert words.rules


def test_the_order_of_event_cards_is_asked_place_by_place(t: Any) -> None:
    words = t.words("alpha", "growl/1", kind="mutation-order", about="2")
    assert words.text == "Which of these Event cards lies as number 2 from the top?"
    assert [offer.text for offer in words.offers] == ["Growl (through Corridor 3)"]


def test_the_log_tells_the_action(t: Any) -> None:
    t.mutant("alpha", "hardened-skin").mutates("alpha")
    story = t.story("beta")
    assert story[0] == "Seat 1 (alpha) takes the Mutation Action."
    assert story[2:5] == [
        "Seat 1 (alpha) gets a Mutation marker; now it has 1.",
        "The Mutation card of seat 1 (alpha) is Hardened Skin.",
        "Seat 1 (alpha) uses Hardened Skin, INFECTED: Heal all your Light Wounds. You do not suffer the next Wound "
        "until your next turn begins.",
    ]


def test_the_log_tells_of_the_draw_the_cure_and_the_death(t: Any) -> None:
    t.top("mutations", "echo-sense", "extra-limb").will("echo-sense/1")
    t.game.hooks.infected(t.game, t["alpha"])
    t.game.brood.markers["p1"] = 2
    t.game.hooks.cured(t.game, t["alpha"])
    die(t.game, t["alpha"], "mutation")
    assert t.story("beta")[:3] == [
        "Seat 1 (alpha) draws Mutation cards and keeps one.",
        "Seat 1 (alpha) keeps the Mutation card Echo Sense.",
        "Seat 1 (alpha) is rid of a Mutation marker; left: 1.",
    ]
    assert "Seat 1 (alpha) dies at a (hall) (cause: 4 Mutation markers)." in t.story("beta")


def test_the_own_card_is_on_the_screen_with_both_parts_and_that_of_others_only_once_shown(t: Any) -> None:
    t.mutant("alpha", "bone-blades", markers=1).mutant("beta", "echo-sense", markers=2)
    rows = t.screen("alpha")["Mutations"]
    assert rows[0][1] == "Bone Blades, not shown yet; 1 of 4 markers"
    assert [row[0] for row in rows[1:3]] == ["INFECTED", "Not INFECTED"]
    assert rows[1][1] == "An Intruder of your choice in your Room suffers 2 Injuries."
    assert rows[3][1] == "a card that was not shown yet; 2 of 4 markers"
    mutations.reveal(t.game, t["beta"])
    assert t.screen("alpha")["Mutations"][3][1] == "Echo Sense; 2 of 4 markers"


def test_without_any_mutation_nothing_is_on_the_screen(t: Any) -> None:
    assert "Mutations" not in t.screen("alpha")
    assert "Mutations" not in t.end_screen()


def test_the_end_screen_tells_every_card(t: Any) -> None:
    t.mutant("alpha", "bone-blades", markers=1, shown=True).mutant("beta", "echo-sense")
    assert t.end_screen()["Mutations"] == [
        ("1", "alpha", "Bone Blades", "1 marker"),
        ("2", "beta", "Echo Sense (never shown)", "0 markers"),
    ]


def test_hardened_skin_is_on_the_screen_while_it_works(t: Any) -> None:
    t.mutant("alpha", "hardened-skin").mutates("alpha")
    assert t.screen("beta")["Mutations"][0][1] == "Hardened Skin; 1 of 4 markers; does not suffer its next Wound"


def test_a_report_tells_who_mutated_and_who_died_of_it(t: Any) -> None:
    t.mutant("alpha").mutant("beta", "echo-sense", markers=3)
    die(t.game, t["beta"], "mutation")
    rows: dict[str, Any] = {}
    for part in t.game.hooks.report(t.game):
        rows |= part
    assert (rows["mutations"], rows["mutation_deaths"]) == (2, 1)


# ---------------------------------------------------------------- what a word means


def test_a_mutation_card_is_explained_by_both_parts_and_its_rules(t: Any) -> None:
    ruleset = t.game.ruleset
    card = ruleset.content.find("mutation", "predatory-reflexes")
    lines = ruleset.hooks.explain_record(ruleset, "mutation", card)
    assert lines[-2:] == ["INFECTED: Draw 3 cards.", "Not INFECTED: Draw 1 card."]
    assert {"CM-MAC-02", "CM-MAC-03"} <= {*ruleset.compiled["references"]["mutation *"]}


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("mutation", "CM-MUT-04"),
        ("mutation marker", "CM-MUT-05"),
        ("mutation action", "CM-MAC-06"),
        ("scan", "CM-MUT-06"),
    ],
)
def test_words_lead_to_the_rules_about_mutations(t: Any, word: str, rule: str) -> None:
    assert rule in t.game.ruleset.compiled["references"][word]


def test_no_word_leads_to_the_rules_about_larvae_in_characters(t: Any) -> None:
    led = {rule for ids in t.game.ruleset.compiled["references"].values() for rule in ids}
    assert not led & {"LD-SCAN-02", "LD-SCAN-04", "LD-SCAN-05", "LD-VICT-04", "LD-VICT-05", "LD-VICT-06"}
