"""Words of the project's own variants, and that faults in words are found."""

from __future__ import annotations

import re

import pytest

from nemesis_core.explain import explain
from nemesis_core.testing import table
from nemesis_core.testing.conformance.words import bare

from ..toy.foreign import lighthouse
from .variants import VARIANTS

REAL = next(variant for variant in VARIANTS if variant.real)


def test_what_a_foreign_piece_has_no_words_for_is_shown_all_the_same() -> None:
    t = table(lighthouse(), ["ada", "ben"]).put("ada", "2-cottage")
    stolen = t.words("ada", "ada.boathook", "biscuit/2", kind="stolen", about="gull-1")
    assert (stolen.text, [offer.text for offer in stolen.offers]) == ("Choose: stolen.", ["boathook", "biscuit"])
    options = [("stoke",), ("room", "sit-by-the-fire"), ("card", "ada.haul/1", "bring-oil")]
    stoke, rest, haul = t.words("ada", *options).offers
    assert (stoke.text, stoke.cost) == ("stoke", 1)  # an Action kind of the island's own, which knows its Cost
    assert rest.text == "Use the Room: Sit by the fire"
    assert haul.text == "Play haul: bring oil"


WORDS = """fire, malfunction, noise, door, slime, larva, carcass, corpse, egg, knowledge, contamination, infected,
light wound, serious wound, power, alert, autodestruction, css, isolation room, bunker, encounter, surprise attack,
retreat, escape, combat, darkness, technical corridors, first player, pass, hand, trade, craft, weakness, objective,
intruder bag, queen, nest, adult, creeper, breeder, signal, rover, elevator, contingency, computer, search, shoot,
melee, careful movement, interruption, medkit, surgery, archive, sentry, main gate, Fire marker, noise roll"""


@pytest.mark.variant
@pytest.mark.parametrize("word", [word.strip() for word in WORDS.split(",")])
def test_words_of_the_screen_are_explained(word: str) -> None:
    found = explain(REAL.ruleset, word)
    assert any(explanation.rules for explanation in found)
    assert not any(re.search("rules? speaks? of it", line) for explanation in found for line in explanation.lines)


MORE = {
    "mars": """crossroads, path, area, building, mars surface, mars surface card, mars surface deck, mars surface die,
    sandstorm, meteor shower, rover, enviro-suit, danger, exit room, bunker, main gate, surface exploration token""",
    "mars-solo": "crossroads, path, area, building, rover, bunker, objective",
    "nemesis-intruder": """intruder player, intruder action card, pursuit, coordinated hunt, metamorphosis, planning,
    self-healing, event phase, death, win""",
    "aftermath": """ceo, android, psychologist, convict, bounty hunter, medic, robot, contract, bounty, colour, trait,
    nemesis survivor, quest item, starting item, needle gun, pipe gun, arm gun, robot guard""",
}
"""What the pieces of these variants bring to the screen besides."""


@pytest.mark.variant
@pytest.mark.parametrize("variant", MORE)
def test_words_that_a_piece_brings_are_explained(variant: str) -> None:
    ruleset = next(known for known in VARIANTS if known.name == variant).ruleset
    for word in map(str.strip, MORE[variant].split(",")):
        found = explain(ruleset, word)
        assert any(explanation.rules for explanation in found), word


# ---------------------------------------------------------------- that faults are found


@pytest.mark.variant
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Move to room-003", ["room-003"]),
        ("Play Search: search-room", ["search-room"]),
        ("Pay with sentry.search/2", ["sentry.search/2"]),
        ("Offer p2 the SMG", ["p2"]),
        ("Move to Room 003 (Surgery) through Corridor 3, 4", []),
    ],
)
def test_ids_are_found_out(text: str, found: list[str]) -> None:
    assert bare(REAL.ruleset, text) == found
