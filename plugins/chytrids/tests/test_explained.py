"""What the race's cards, tokens and boards say to a player, and where its words lead."""

from __future__ import annotations

import pytest

from nemesis_core import Ruleset
from nemesis_core.testing import fakes

RULESET = fakes(race="chytrids")
ORIGINAL = fakes(edition="nemesis", race="chytrids")


def lines(kind: str, name: str, ruleset: Ruleset = RULESET) -> list[str]:
    found = ruleset.hooks.explain_record(ruleset, kind, ruleset.content.find(kind, name))
    assert found is not None
    return list(found)


def test_event_card_says_its_symbols_from_the_left_its_growth_and_its_effect() -> None:
    assert lines("event_card", "puffball-explosion") == [
        "Movement and spreading through Corridor 2; the symbols from the left: Germinator, Queen.",
        "Then Germinators in Rooms grow: purple.",
        "Every Germinator of level 3 bursts: a Spore for each Room next to it, by the rules of placing; a Closed Door "
        "between is destroyed instead. Then the leftmost Germinator on the Laboratory board that can grow gains 1 "
        "level.",
    ]
    assert lines("event_symbols", "puffball-explosion") == lines("event_card", "puffball-explosion")[:2]


RULES = {
    # grey Germinator and Queen, purple, one number
    "puffball-explosion": {"06", "07", "11", "12", "20", "21", "15", "16", "17"},
    # Stinkhorn, Deathcap, Queen, no growth, one number
    "blue-screen": {"08", "09", "10", "11", "12", "20", "21"},
    # grey Germinator alone, no growth, two numbers
    "spore-storm": {"06", "07", "13"},
    # Deathcap alone, green, two numbers
    "rupturing-caps": {"09", "10", "20", "21", "13", "15", "16", "17"},
}
EVERY = {"04", "14"}


@pytest.mark.parametrize("card", RULES)
@pytest.mark.parametrize(("kind", "more"), [("event_card", {"18"}), ("event_symbols", set())])
def test_event_card_cites_the_rules_of_what_is_printed_on_it(card: str, kind: str, more: set[str]) -> None:
    told = RULESET.compiled["references"]
    cited = {
        rule.removeprefix("CH-EVENT-") for rule in (*told[f"{kind} {card}"], *told[f"{kind} *"]) if "CH-EV" in rule
    }
    assert cited == RULES[card] | EVERY | more


def test_the_queen_is_explained_with_the_queen_board_and_others_without() -> None:
    told = lines("intruder_kind", "queen")
    assert told[1].startswith("An endurance test draws 1 Attack card")
    assert told[-1] == (
        "In her endurance test the lowest number that is uncovered on the Queen board is added to the blood."
    )
    assert not any("Queen board" in line for line in lines("intruder_kind", "stinkhorn"))


def test_the_board_where_germinators_wait_is_the_chytrid_board_on_a_board_of_the_original_game() -> None:
    assert lines("germinator_slot", "slot-02", ORIGINAL) == [
        "Space 2 from the left on the Chytrid board, for a green Germinator."
    ]
    assert "leftmost Germinator on the Chytrid board" in lines("bag_development", "develop-queen", ORIGINAL)[0]
    assert "leftmost Germinator on the Laboratory board" in lines("bag_development", "develop-queen")[0]
    assert ORIGINAL.compiled["story"]["germinator.remove"].endswith("goes back to the Chytrid board.")
    assert {"CS-SETUP-12", "CS-CARDS-01", "CH-GERM-13"} <= set(ORIGINAL.compiled["references"]["chytrid board"])


def test_event_card_without_growth_that_leaves_the_game() -> None:
    told = lines("event_card", "blue-screen")
    assert (
        told[0] == "Movement and spreading through Corridor 3; the symbols from the left: Stinkhorn, Deathcap, Queen."
    )
    assert not any("grow" in line for line in told)
    assert told[-1].startswith("Afterwards the card leaves the game")


@pytest.mark.parametrize("ruleset", [RULESET, ORIGINAL])
def test_every_event_card_says_its_symbols(ruleset: Ruleset) -> None:
    for card in ruleset.content.of("event_card"):
        if card.owner == "chytrids":
            assert "; the symbols from the left: " in lines("event_card", card.id, ruleset)[0]


def test_two_numbers_and_a_doubled_colour() -> None:
    cards = {card.id: card for card in RULESET.content.of("event_card")}
    twice = [card for card in cards.values() if len(card.corridors) == 2]
    for card in twice:
        first, second = card.corridors
        assert (
            f"Corridor {first} and then, all of it again, through Corridor {second};" in lines("event_card", card.id)[0]
        )
    doubled = [s for s in RULESET.content.of("event_symbols") if len(s.growth) > len(set(s.growth))]
    for symbols in doubled:
        assert f"Then Germinators in Rooms grow: {symbols.growth[0]} twice." in lines("event_symbols", symbols.id)
    assert twice
    assert doubled


@pytest.mark.parametrize(
    ("kind", "name", "says"),
    [
        ("germinator_slot", "slot-02", ["Space 2 from the left on the Laboratory board, for a green Germinator."]),
        (
            "queen_board_space",
            "space-3",
            [
                "Number 3 clockwise from the arrow, for a Stinkhorn.",
                "Uncovered, it shows 5; the lowest number that is uncovered is added to the blood of the Queen.",
            ],
        ),
        (
            "queen_board_space",
            "centre",
            [
                "In the middle, for the Queen.",
                "Uncovered, it shows 8; the lowest number that is uncovered is added to the blood of the Queen.",
            ],
        ),
        (
            "intruder_token",
            "token-stinkhorn-2-4",
            [
                "Stinkhorn, with the numbers 2 and 4.",
                "A Surprise Attack follows when you have fewer cards in hand than the first, in Darkness than the "
                "second.",
                "There are 2 of these tokens.",
            ],
        ),
        ("bag_start", "bag-deathcap", ["In the Intruder bag at the start: 3 Deathcap."]),
        ("component", "mycelium-marker", ["There are 8."]),
    ],
)
def test_records_in_plain_sentences(kind: str, name: str, says: list[str]) -> None:
    assert lines(kind, name) == says


@pytest.mark.parametrize("ruleset", [RULESET, ORIGINAL])
@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("colony", "CH-COMP-03"),
        ("colony", "CH-COMP-05"),
        ("spore", "CH-SPORE-03"),
        ("spore", "CH-LARVA-01"),
        ("germinator", "CH-GERM-22"),
        ("mycelium", "CH-MYC-04"),
        ("level", "CH-GERM-10"),
        ("stinkhorn", "CH-STINK-05"),
        ("deathcap", "CH-DEATHCAP-04"),
        ("intruder_kind queen", "CH-QUEEN-08"),
        ("queen board", "CH-QBOARD-04"),
        ("laboratory board", "CH-SETUP-14"),
        ("larva", "CH-LARVA-01"),
        ("event card", "CH-EVENT-18"),
        ("event_card *", "CH-EVENT-04"),
        ("endurance test", "CH-STINK-03"),
        ("intruder_token token-blank", "CH-ENCOUNTER-08"),
        ("bag_development develop-queen", "CH-BAG-03"),
        ("fire", "CH-EVENT-02"),
        ("nest", "CH-EXPLORE-10"),
        ("retreat", "CH-DEATHCAP-06"),
    ],
)
def test_words_and_records_lead_to_the_race_s_rules(ruleset: Ruleset, key: str, rule: str) -> None:
    assert rule in ruleset.compiled["references"][key]


@pytest.mark.parametrize(
    ("key", "here", "there"),
    [
        ("mycelium", "CH-MYC-05", "CS-DARK-03"),
        ("weakness *", "LD-WEAK-03", "CS-WEAK-01"),
        ("darkness", "LD-NS-03", "CS-DARK-02"),
    ],
)
def test_some_words_lead_to_others_on_a_board_of_the_original_game(key: str, here: str, there: str) -> None:
    assert here in RULESET.compiled["references"][key]
    assert there not in RULESET.compiled["references"][key]
    assert there in ORIGINAL.compiled["references"][key]


def test_nothing_leads_to_rules_of_larvae_creepers_and_breeders() -> None:
    told = {rule for ids in RULESET.compiled["references"].values() for rule in ids}
    assert (
        told & {"LD-LARVA-01", "LD-LARVA-02", "LD-SCAN-04", "LD-SCAN-05", "LD-INJ-05", "LD-INJ-06", "LD-SETUP-17"}
        == set()
    )
