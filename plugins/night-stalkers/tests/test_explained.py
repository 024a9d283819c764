"""What the Night Stalkers' cards, tokens and kinds say to a player, and where their rules are."""

from __future__ import annotations

import pytest

from nemesis_core.testing import fakes

RULESET = fakes(race="night-stalkers")


def lines(kind, name):
    return RULESET.hooks.explain_record(RULESET, kind, RULESET.content.find(kind, name))


def test_event_card_says_who_moves_where_and_then_what_happens():
    assert lines("event_card", "lurking") == [
        "Intruders without a Character in their Room move through Corridor 2: Creeper and Adult.",
        "Every Intruder without a Character in its Room leaves the board; a token of its kind goes back into the bag "
        "for each.",
        "In Darkness besides: Each Intruder in Combat attacks.",
    ]


def test_event_card_with_two_corridors_that_leaves_the_game():
    first, _, last = lines("event_card", "that-s-hot")
    assert first == (
        "Intruders without a Character in their Room move through Corridor 1 and Corridor 3: Adult, Breeder and Queen."
    )
    assert last == "Afterwards the card leaves the game and the deck is shuffled with its discard pile."


def test_attack_card_says_blood_and_attack():
    assert RULESET.compiled["names"]["card"]["cut-4"] == "Cut (blood 4)"
    assert lines("attack_card", "cut-4") == [
        "In an endurance test: blood 4.",
        "In an attack: Cut.",
        "It hits for: Creeper, Adult, Breeder and Queen. For others it misses.",
        "The Character suffers 1 Light Wound and gets 1 Contamination card.",
        "In Darkness besides: The Character suffers 1 more Light Wound.",
    ]
    assert lines("attack_card", "cut-retreat")[0] == "In an endurance test: a Retreat arrow: the Intruder Retreats."


@pytest.mark.parametrize(
    ("kind", "name", "says"),
    [
        (
            "intruder_kind",
            "breeder",
            [
                "Size 3. A die result for smaller Intruders misses it.",
                "An endurance test draws 2 Attack cards: it dies when the blood is not higher than its Injuries.",
                "Killed, it leaves an Intruder Carcass.",
                "It attacks with Attack cards.",
                "There are 2 miniatures.",
            ],
        ),
        (
            "intruder_kind",
            "larva",
            [
                "Size 1.",
                "It dies of its first Injury; no card is drawn.",
                "Killed, it leaves nothing.",
                "Its attack: infest.",
                "There are 6 miniatures.",
            ],
        ),
        (
            "intruder_token",
            "token-adult-2-4",
            [
                "Adult, with the numbers 2 and 4.",
                "A Surprise Attack follows when you have fewer cards in hand than the first, in Darkness than the "
                "second.",
                "There are 3 of these tokens.",
            ],
        ),
        (
            "intruder_token",
            "token-blank",
            ["Blank, without a number.", "No Surprise Attack follows.", "There is one of these tokens."],
        ),
        ("bag_start", "bag-adult", ["In the Intruder bag at the start: 3 Adult, and 1 for each player."]),
        (
            "weakness_slot",
            "weakness-slot-2",
            ["Research on an Intruder Carcass turns it up.", "It helps a Character with Knowledge of at least 5."],
        ),
        (
            "weakness_slot",
            "weakness-slot-1",
            ["It lies open from the start.", "It helps a Character with Knowledge of at least 3."],
        ),
    ],
)
def test_records_in_plain_sentences(kind, name, says):
    assert lines(kind, name) == says


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("intruder_kind queen", "LD-BAG-06"),
        ("intruder_kind larva", "LD-LARVA-01"),
        ("intruder_kind creeper", "LD-SCAN-05"),
        ("intruder_kind breeder", "LD-INJ-06"),
        ("intruder_kind adult", "LD-INJ-05"),
        ("blank", "LD-ENC-10"),
        ("infest", "LD-LARVA-03"),
        ("night stalker", "LD-TERM-01"),
        ("bag_development develop-queen", "LD-BAG-07"),
    ],
)
def test_kinds_and_words_lead_to_their_rules(key, rule):
    assert rule in RULESET.compiled["references"][key]
