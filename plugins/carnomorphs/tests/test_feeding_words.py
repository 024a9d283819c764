"""How Feeding and the cards of both decks are told, explained and referred to."""

from __future__ import annotations

from typing import Any

import pytest


def test_feeding_is_told_step_by_step(t: Any) -> None:
    t.away().lies("egg", "c")
    t.intruder("metagorger", "c", injuries=1, token=False)
    t.intruder("metagorger", "d", injuries=2, token=False)
    t.intruder("fleshbeast", "d", token=False)
    t.log.clear()
    assert t.attacks_and_feeding().story() == [
        "Metagorger 1 Feeds at c (Clinic).",
        "Metagorger 1 loses 1 Injury; now it has 0.",
        "Shambler 1 comes to c (Clinic).",
        "Shambler 1 was the first of its kind: its Adaptation turns up, Agile.",
        "Metagorger 1 grows and is now Shambler 1.",
        "It eats an Object: Egg.",
        "Fleshbeast 1 Feeds at d (armoury).",
        "Butcher 1 comes to d (armoury).",
        "Butcher 1 was the first of its kind: its Adaptation turns up, Keen Scent.",
        "Fleshbeast 1 grows and is now Butcher 1.",
        "It eats Metagorger 2.",
    ]


@pytest.mark.parametrize(
    ("kind", "name", "lines"),
    [
        (
            "attack_card",
            "slash-1",
            ["In the endurance test of a Metagorger: blood 2.", "In that of any other: a Retreat arrow: the "],
        ),
        (
            "attack_card",
            "devour-1",
            ["In the endurance test of a Metagorger: a Retreat arrow: the ", "In that of any other: blood 3."],
        ),
        ("metagorger_blood", "slash-1", ["In the endurance test of a Metagorger: blood 2."]),
    ],
)
def test_an_attack_card_says_both_its_icons(t: Any, kind: str, name: str, lines: list[str]) -> None:
    ruleset = t.game.ruleset
    told = ruleset.hooks.explain_record(ruleset, kind, ruleset.content.find(kind, name))
    assert all(line.startswith(start) for line, start in zip(told, lines, strict=False))
    assert (len(told) > 2) is (kind == "attack_card")


@pytest.mark.variant
@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("feeding", "CM-FED-01"),
        ("evolve", "CM-FED-03"),
        ("food", "CM-FED-04"),
        ("nest", "CM-FED-08"),
        ("egg", "CM-FED-08"),
    ],
)
def test_words_lead_to_the_rules_of_feeding(f: Any, word: str, rule: str) -> None:
    assert rule in f.game.ruleset.compiled["references"][word]
