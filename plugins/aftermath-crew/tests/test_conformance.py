"""What holds for every variant holds with this crew among the fakes; real variants are proven with the project."""

from __future__ import annotations

from typing import Final

from nemesis_core import Ruleset
from nemesis_core.testing import crew_rules
from nemesis_core.testing.conformance import Conformance, Sizes

TESTS: Final = {
    "action_card:er.sedate": "test_medic.py::test_er_sedates_for_one_ammo",
    "action_card:er.stimulate": "test_medic.py::test_er_lets_somebody_here_draw_three_cards",
    "action_card:golden-parachute.open-gate": (
        "test_ceo.py::test_golden_parachute_opens_the_main_gate_from_an_exit_room"
    ),
    "action_card:mainframe-link.computer-action": (
        "test_android.py::test_mainframe_link_performs_a_computer_action_for_nothing"
    ),
    "action_card:profile.read-objective": "test_psychologist.py::test_profile_reads_an_objective_of_one_with_few_cards",
    "action_card:robot-assault.strike": "test_ceo.py::test_the_robot_deals_two_injuries",
    "action_card:robot-guard.shield": "test_ceo.py::test_the_robot_keeps_an_attack_off_for_one_energy",
    "action_card:robot-labour.fix-room": "test_ceo.py::test_the_robot_sees_to_the_room",
    "action_card:robot-labour.put-out-fire": "test_ceo.py::test_the_robot_sees_to_the_room",
    "action_card:suppressive-fire.cover": "test_bounty_hunter.py::test_suppressive_fire_covers_a_retreat_for_one_ammo",
    "item:lockdown-convict-weapon.shot": "test_weapons.py::test_the_pipe_gun_hits_harder_and_a_miss_hurts",
    "item:lockdown-needle-gun.shot": "test_weapons.py::test_the_needle_gun_drives_off_what_it_would_injure",
    "item:lockdown-psychologist-pistol.shot": "test_weapons.py::test_for_the_pistol_two_hits_count_as_one",
}
PROVEN: Final = {f"aftermath-crew:{use}": f"plugins/aftermath-crew/tests/{test}" for use, test in TESTS.items()}
"""What games of bots hardly ever come to, and the test that proves it."""


class TestConformance(Conformance):
    pieces = ("aftermath-crew",)
    proven = PROVEN
    sizes = Sizes(games=1, covered=60, examples=3)
    in_words = False  # the fakes have no words

    def ruleset(self) -> Ruleset:
        return crew_rules("aftermath-crew")
