"""What the race's cards, tokens and kinds say to a player, where their rules are, and what the screen shows."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Ruleset
from nemesis_core.rules import melee
from nemesis_core.testing import fakes

RULESET = fakes(race="classic-intruders")
ORIGINAL = fakes(edition="nemesis", race="classic-intruders")


def lines(kind: str, name: str, ruleset: Ruleset = RULESET) -> list[str]:
    return ruleset.hooks.explain_record(ruleset, kind, ruleset.content.find(kind, name))


def test_event_card_says_who_moves_where_and_then_what_happens() -> None:
    assert lines("event_card", "regeneration") == [
        "Intruders without a Character in their Room move through Corridor 4: Breeder and Queen.",
        "Each Intruder on the board loses up to 2 Injuries.",
        "In Darkness besides: An Adult comes to each Room with a Character who has a Slime marker. After that each "
        "Character gets a Slime marker.",
    ]
    assert lines("event_card", "life-network-failure")[-1].startswith("Afterwards the card leaves the game")


def test_event_card_says_that_it_is_shuffled_in() -> None:
    assert lines("event_card", "ship-malfunction", ORIGINAL) == [
        "Intruders without a Character in their Room move through Corridor 2: Adult and Breeder.",
        "The explored Room with the lowest number gets a Malfunction marker. Rooms printed on the board count as "
        "explored.",
        "Afterwards the card is shuffled into the deck.",
    ]


def test_attack_card_says_blood_and_attack_and_nothing_of_darkness() -> None:
    assert RULESET.compiled["names"]["card"]["bite-6"] == "Bite (blood 6)"
    assert lines("attack_card", "bite-6") == [
        "In an endurance test: blood 6.",
        "In an attack: Bite.",
        "It hits for: Adult, Breeder and Queen. For others it misses.",
        "A Character with 2 or more Serious Wounds dies. Any other suffers 1 Serious Wound.",
    ]


@pytest.mark.parametrize(
    ("kind", "name", "says"),
    [
        (
            "intruder_token",
            "token-adult-3",
            [
                "Adult, with the number 3.",
                "A Surprise Attack follows when you have fewer cards in hand than that.",
                "There are 5 of these tokens.",
            ],
        ),
        (
            "intruder_token",
            "token-blank",
            ["Blank, without a number.", "No Surprise Attack follows.", "There is one of these tokens."],
        ),
        (
            "weakness_slot",
            "weakness-slot-1",
            ["Research on a Character Corpse turns it up.", "It helps every Character."],
        ),
        ("bag_start", "bag-larva", ["In the Intruder bag at the start: 4 Larva."]),
        (
            "weakness",
            "vital-places",
            ["In an attack on an Adult, a blank on the Combat die counts as a hit."],
        ),
    ],
)
def test_records_in_plain_sentences(kind: str, name: str, says: list[str]) -> None:
    assert lines(kind, name) == says


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("classic intruder", "LD-CLASSIC-01"),
        ("blank", "LD-ENC-10"),
        ("infest", "CI-CBT-02"),
        ("injury", "CI-CBT-01"),
        ("intruder_kind queen", "LD-BAG-06"),
        ("intruder_kind larva", "CI-CBT-02"),
        ("intruder_token *", "CI-TOK-01"),
        ("knowledge", "CI-WKN-03"),
        ("surprise attack", "CI-TOK-01"),
        ("weakness", "LD-CLASSIC-04"),
        ("weakness *", "CI-WKN-01"),
        ("weakness_slot *", "CI-WKN-02"),
    ],
)
def test_kinds_and_words_lead_to_their_rules(key: str, rule: str) -> None:
    assert rule in RULESET.compiled["references"][key]


@pytest.mark.parametrize("rule", ["LD-NS-03", "LD-WEAK-02", "LD-WEAK-03", "LD-WEAK-04"])
def test_nothing_leads_to_rules_that_do_not_hold_here(rule: str) -> None:
    assert [key for key, ids in RULESET.compiled["references"].items() if rule in ids] == []


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("attack slime", "SH-SLIME-01"),
        ("bag_development develop-queen", "SH-ROUND-22"),
        ("bag_start *", "SH-SETUP-17"),
        ("blank", "SH-ENCOUNTER-07"),
        ("classic intruder", "SH-SETUP-15"),
        ("exploration_effect slime", "SH-EXPLORE-07"),
        ("infest", "SH-ATTACK-06"),
        ("intruder_kind adult", "SH-INJURY-07"),
        ("larva", "SH-CONTAM-04"),
        ("scan", "SH-CONTAM-07"),
        ("slime", "SH-EXPLORE-04"),
        ("weakness *", "SH-WEAKNESS-02"),
    ],
)
def test_in_the_original_game_they_lead_to_its_rules(key: str, rule: str) -> None:
    assert rule in ORIGINAL.compiled["references"][key]


def test_in_the_original_game_nothing_leads_to_rules_of_lockdown_s_classic_intruders() -> None:
    told = {rule for ids in ORIGINAL.compiled["references"].values() for rule in ids}
    assert {rule for rule in told if rule.startswith(("CI-", "LD-CLASSIC", "LD-ORIG", "LD-NS", "LD-WEAK"))} == set()


# ---------------------------------------------------------------- screen and log


def shown(t: Any) -> str:
    return dict(t.screen()["The board"])["Weaknesses"]


def test_the_screen_says_what_turns_each_weakness_up_and_asks_for_no_knowledge(t: Any) -> None:
    assert shown(t) == (
        "unknown (research: Character Corpse); unknown (research: Intruder Carcass); unknown (research: Egg)"
    )
    t.weakness("the-way-of-moving", 1)
    t.game.know_all("the-way-of-moving/1")
    assert "; The Way of Moving; " in shown(t)


def test_whatever_happens_by_these_cards_has_a_sentence(t: Any) -> None:
    t.weakness("vital-places").put("alpha", "b").put("beta", "b")
    adult = t.intruder("adult", "b", injuries=3)
    t.dim("b").mark("alpha", slime=1).event("regeneration").event("eclosion")
    t.dice("combat-die", "blank").top("attacks", "bite-6").do(lambda: melee(t.game, t["alpha"], adult.id))
    t.only_in_bag("larva").strike(t.intruder("queen", "b"), "beta", "summoning-3")
    assert {"attack.counted", "recover", "token.draw"} <= set(t.kinds)
    assert set(t.kinds) <= set(t.game.ruleset.compiled["story"])
