"""What a symbol of the map stands for, and what is known of that."""

from __future__ import annotations

import pytest

from nemesis_core import hookimpl
from nemesis_core.mapping import Chart, Mark, Net, Spot, Way
from nemesis_core.showing import Showing
from nemesis_core.sitting import Seating, start
from nemesis_core.spots import meant_by
from nemesis_core.wording import Offer, Wording

from .tiny import CardGame, variant

ITEMS = Mark("i4a", "4 Items (any deck)", "items")
HARBOUR = Chart(
    "Harbour",
    (
        Spot("quay", "1", "Quay", marks=(Mark("@1", "Ada (you)", "you"), ITEMS, *(Mark("Gu", "Gull 1 (tired)"),) * 2)),
        Spot("pier", "2", "Pier", marks=(Mark("Gu", "Gull 2"), Mark("fi", "Fish"))),
        Spot("TC", "TC"),
    ),
    (Way("plank", ("quay", "pier"), "1", marks=(Mark("#", "Closed Door", "door"),)),),
    (Net("drains", "DR", "Old Drains", (Mark("!", "Noise", "noise"),)),),
)
TABLE = {"Fire": "*F", "Fish": "fi"}


class Harbour(CardGame):
    """A game with a map, words and a question of which rules speak."""

    @hookimpl
    def chart(self, ruleset, view, names):
        return HARBOUR

    @hookimpl
    def compile_content(self):
        return {
            "symbols": TABLE,
            "references": {
                "door": ("LD-DOOR-01",),
                "fire": ("LD-FIRE-01",),
                "item": ("LD-ITEM-01",),
                "item counter": ("LD-ITEM-02",),
                "old drains": ("LD-TECH-01",),
                "drain": ("LD-TECH-02",),
            },
            "wordings": {"turn?": Wording("Your turn", rules=("LD-TURN-02",)), "turn bye": Wording("Do nothing")},
        }


@pytest.fixture(scope="module")
def showing():
    sitting = start(variant(Harbour()), 2, 1, Seating((0, 1), "random"))
    sitting.go_on()
    return Showing(sitting)


def told(found):
    """Title, lines and ids of rules."""
    return [(one.title, list(one.lines), [rule.id for rule in one.rules]) for one in found]


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("@1", ["Ada (you)"]),
        ("Gu", ["Gull 1 (tired)", "Gull 2"]),
        ("2gu", ["Gull 1 (tired)", "Gull 2"]),
        ("DR", ["Old Drains"]),
        ("DR!:3,4", ["Old Drains"]),
        ("#", ["Closed Door"]),
        ("!", ["Noise"]),
        ("*f", ["Fire"]),
        ("i4a", ["4 Items (any deck)"]),
        ("fi", ["Fish"]),
        ("i", []),
        ("", []),
    ],
)
def test_symbol_stands_for_what_the_map_says(word, meant):
    assert list(meant_by(HARBOUR, TABLE, word)) == meant


@pytest.mark.parametrize(
    ("word", "title", "rule"),
    [
        ("dr", "Old drains", "LD-TECH-01"),
        ("#", "Door", "LD-DOOR-01"),
        ("*F", "Fire", "LD-FIRE-01"),
        ("i4a", "Item counter", "LD-ITEM-02"),
    ],
)
def test_symbol_is_explained_by_the_rules_of_what_it_stands_for(showing, word, title, rule):
    (first, *_), (second, _, rules) = told(showing.explained(word, 0))
    assert (first, second.casefold(), rules) == (word, title.casefold(), [rule])


def test_symbol_of_which_no_rule_speaks_says_what_it_stands_for(showing):
    assert told(showing.explained("fi", 0)) == [("fi", ["On the map it stands for: Fish."], [])]


def test_place_of_that_name_goes_before_a_symbol(showing):
    assert told(showing.explained("TC", 0))[0][:2] == ("TC", ["Nothing is to be seen there."])


def test_option_without_rules_is_explained_by_those_of_the_question(showing):
    found = showing.option_explained([Offer("bye", "Do nothing")])
    assert told(found) == [("Do nothing", [], ["LD-TURN-02"])]
