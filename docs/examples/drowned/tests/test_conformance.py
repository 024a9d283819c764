"""What holds for every variant holds with the Drowned: among the fakes, or in the variant that tox chooses."""

from __future__ import annotations

import os

from nemesis_core import Ruleset, assemble
from nemesis_core.testing import fakes
from nemesis_core.testing.conformance import Conformance, Sizes

VARIANT = os.environ.get("NEMESIS_VARIANT", "")
HOUSE_RULES = ("high-water", "pump-room") if VARIANT.startswith("lockdown") else ("high-water",)
PUMPING = "tests/test_pieces.py::test_the_pump_empties_a_room_and_puts_its_fire_out"
PROVEN = {
    "drowned:event_card:low-ebb": "tests/test_events.py::test_low_ebb_dries_three_and_leaves_the_game",
    "nemesis_drowned.hooks.infected": "tests/test_weaknesses.py::test_an_infected_card_hurts",
    "nemesis_drowned.hooks.shortage": "tests/test_tokens.py::test_a_sixth_diver_sends_the_idle_ones_back",
    "nemesis_drowned.tide.command": PUMPING,
    "nemesis_drowned.tide.command_targets": PUMPING,
    "pump-room:room:pump-room.pump": PUMPING,
}
"""What games of bots hardly ever come to, and the test that proves it; one list for all variants."""


class TestConformance(Conformance):
    pieces = ("drowned", *HOUSE_RULES)
    proven = PROVEN
    sizes = Sizes(games=1, covered=60, examples=3)  # enlarge them, and more is found
    in_words = bool(VARIANT)  # the fakes have no words

    def ruleset(self) -> Ruleset:
        if VARIANT:
            return assemble(VARIANT, race="drowned", house_rules=HOUSE_RULES)
        return fakes(race="drowned", house_rules=HOUSE_RULES)
