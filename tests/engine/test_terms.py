"""A piece's own words for what the texts of others name."""

from __future__ import annotations

import pytest

from nemesis_core import Decision, Wording, hookimpl
from nemesis_core.story import Teller
from nemesis_core.terms import own_words
from nemesis_core.wording import question

from .tiny import variant

TERMS = {"Adult": "Hunter", "Larva": "Egg", "a Larva or an Adult": "either", ", a Larva too": "", "Orb": "Stone"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Adult", "Hunter"),
        ("Move an Adult.", "Move a Hunter."),
        ("An Adult hunts the Larva.", "A Hunter hunts the Egg."),
        ("Take a Larva, an Orb and the Orb.", "Take an Egg, a Stone and the Stone."),
        ("It hits a Larva or an Adult.", "It hits either."),
        ("All Retreat, a Larva too.", "All Retreat."),
        ("Adulthood, Orbs and an adult", "Adulthood, Orbs and an adult"),
        ("A SubAdult is no Adult", "A SubAdult is no Hunter"),
    ],
)
def test_words_are_replaced_with_their_articles_the_longest_first(text, told):
    assert own_words({"terms": TERMS})(text) == told


def test_without_terms_a_text_is_as_it_was():
    assert own_words({})("an Adult") == "an Adult"


class Race:
    """A race with its own word, on a board that names the other."""

    @hookimpl
    def compile_content(self):
        return {
            "terms": TERMS,
            "wordings": {"go": Wording("Go to an Adult", (), (), "Go to the Adult"), "go?": Wording("Which Adult?")},
            "names": {"piece": {"one": "an Adult"}},
            "story": {"seen": "An Adult sees {piece}."},
        }


def test_decisions_names_and_the_log_use_them():
    ruleset = variant(Race())
    game, heard = ruleset.new_game(2), []
    game.listener = heard.append
    game.tell("seen", "", piece="one")
    asked = question(game, Decision(0, "go", ["here"]), {})
    (offer,) = asked.offers
    assert (asked.text, offer.text, offer.head) == ("Which Hunter?", "Go to a Hunter", "Go to the Hunter")
    assert Teller(ruleset).tell(heard[0]) == "A Hunter sees a Hunter."
