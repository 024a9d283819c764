"""What holds for every variant holds on the Mars Surface: among the fakes, or in the variant that tox chooses."""

from __future__ import annotations

import os

from nemesis_core import Ruleset, assemble
from nemesis_core.testing import fakes
from nemesis_core.testing.conformance import Conformance, Sizes

VARIANT = os.environ.get("NEMESIS_VARIANT", "")
CARDS = {
    "clogged-gear.exposed": "test_clogged_gear_costs_two_ammo_in_the_open",
    "clogged-gear.sheltered": "test_clogged_gear_costs_one_ammo_under_shelter",
    "killing-cold.exposed": "test_killing_cold_costs_two_cards_in_the_open",
    "killing-cold.sheltered": "test_killing_cold_costs_one_card_under_shelter_and_reaches_nobody_in_the_base",
    "lost-bearings.exposed": "test_lost_bearings_lead_back_along_the_path_of_this_turn",
    "lost-bearings.sheltered": "test_lost_bearings_only_sound_for_one_under_shelter",
    "meteor-shower.exposed": "test_a_meteor_shower_wounds_in_the_open_and_makes_those_in_buildings_roll",
    "meteor-shower.sheltered": "test_a_meteor_shower_wounds_in_the_open_and_makes_those_in_buildings_roll",
    "radioactive-dust.exposed": "test_radioactive_dust_soils_whom_it_finds_in_the_open",
    "radioactive-dust.sheltered": "test_in_a_suit_or_a_building_radioactive_dust_only_contaminates",
    "sandstorm.exposed": "test_a_sandstorm_costs_everybody_in_the_open_a_card",
    "shapes-in-the-dust.exposed": "test_shapes_in_the_dust_are_an_encounter_in_the_open",
    "shapes-in-the-dust.sheltered": "test_shapes_in_the_dust_only_sound_for_one_under_shelter",
    "torn-seal.exposed": "test_a_torn_seal_is_a_serious_wound_in_the_open",
    "torn-seal.sheltered": "test_a_torn_seal_is_a_light_wound_under_shelter",
}
"""What each part of a Mars Surface card is proven by; games of bots draw few of them."""
PROVEN = {
    f"mars-surface:surface_card:{part}": f"plugins/mars-surface/tests/test_cards.py::{test}"
    for part, test in CARDS.items()
}


class TestConformance(Conformance):
    pieces = ("mars-surface",)
    proven = PROVEN
    sizes = Sizes(games=1, covered=60, examples=3)  # enlarge them, and more is found
    in_words = bool(VARIANT)  # the fakes have no words

    def ruleset(self) -> Ruleset:
        if VARIANT:
            return assemble(VARIANT)
        return fakes(board="mars-surface")
