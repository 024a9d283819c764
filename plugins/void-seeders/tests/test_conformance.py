"""What holds for every variant holds with this race among the fakes; real variants are proven with the project."""

from __future__ import annotations

from nemesis_core import Ruleset
from nemesis_core.testing import fakes
from nemesis_core.testing.conformance import Conformance, Sizes

TESTS = {
    "insanity.character_back": "test_insanity.py::test_who_is_brought_back_has_its_level_and_its_token",
    "insanity.counts_as_infected": "test_treatments.py::test_the_scalpel_cuts_no_larva_out_but_calms_all_the_same",
    "insanity.cured": "test_treatments.py::test_the_neutralizer_takes_the_level_down_to_3_and_never_up",
    "insanity.eased": "test_treatments.py::test_a_rest_lowers_the_level_or_scans_or_both",
    "insanity.eases": "test_treatments.py::test_without_contamination_cards_it_is_for_those_who_can_fall",
    "insanity.infected": "test_insanity.py::test_infected_cards_of_one_scan_make_the_level_5_and_stay",
    "insanity.status_banned": "test_insanity.py::test_nobody_gets_slime_and_silence_stays_silence",
    "laboratory.also_analysed": "test_laboratory.py::test_insanity_of_a_living_character_there_is_analysed",
    "laboratory.can_be_analysed": "test_laboratory.py::test_a_character_corpse_cannot_be_analysed_but_carried",
    "lairs.can_be_struck": "test_lairs_on_boards.py::test_the_defense_control_room_finds_a_lair",
    "lairs.sample_targets": (
        "test_lairs_on_boards.py::test_the_probe_arm_takes_a_carcass_from_a_lair_in_the_room_and_does_not_hurt_it"
    ),
}
PROVEN = {f"nemesis_void_seeders.{hook}": f"tests/{test}" for hook, test in TESTS.items()}
"""What games of bots hardly ever come to, and the test that proves it."""


class TestConformance(Conformance):
    pieces = ("void-seeders",)
    proven = PROVEN
    sizes = Sizes(games=1, covered=60, examples=3)
    in_words = False  # the fakes have no words

    def ruleset(self) -> Ruleset:
        return fakes(race="void-seeders")
