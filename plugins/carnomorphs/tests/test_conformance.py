"""What holds for every variant holds with Carnomorphs among the fakes; real variants are proven with the project."""

from __future__ import annotations

from nemesis_core import Ruleset
from nemesis_core.testing import fakes
from nemesis_core.testing.conformance import Conformance, Sizes

PROVEN = {
    "nemesis_carnomorphs.adaptations.can_be_analysed": (
        "tests/test_adaptations.py::test_an_object_whose_adaptation_is_face_down_or_gone_cannot_be_analysed"
    ),
    "nemesis_carnomorphs.adaptations.discard": (
        "tests/test_adaptations.py::test_analysis_discards_the_face_up_adaptation_of_the_object_for_3_knowledge"
    ),
    "nemesis_carnomorphs.mutations.counts_as_infected": (
        "tests/test_mutations.py::test_a_marker_can_be_treated_as_a_larva_could"
    ),
    "nemesis_carnomorphs.mutations.cured": "tests/test_mutations.py::test_a_cure_takes_one_marker_and_never_the_card",
    "nemesis_carnomorphs.mutations.infected": (
        "tests/test_mutations.py::test_an_infected_card_gives_the_card_and_then_a_marker_and_stays"
    ),
}
"""What games of bots hardly ever come to, and the test that proves it."""


class TestConformance(Conformance):
    pieces = ("carnomorphs",)
    proven = PROVEN
    sizes = Sizes(games=1, covered=60, examples=3)  # enlarge them, and more is found
    in_words = False  # the fakes have no words

    def ruleset(self) -> Ruleset:
        return fakes(race="carnomorphs")
