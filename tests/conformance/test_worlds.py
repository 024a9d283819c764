"""Worlds of every variant hang on nothing that is hidden from the seat; the bot that lives on them plays them all."""

from __future__ import annotations

import pytest

from nemesis_core import make_bots
from nemesis_core.bots.worlds import deal_world
from nemesis_core.serial import digest
from nemesis_core.testing.conformance.checks import stops

from .variants import VARIANTS, Variant

EVERY = 7
"""Choices between two looks at a game."""
MOST = 14
"""Looks at each variant."""
FEW = 20
"""Options that the searcher tries out for one choice."""


@pytest.mark.parametrize(
    "variant", [pytest.param(v, marks=[pytest.mark.variant] * v.real, id=v.name) for v in VARIANTS]
)
class TestWorldsOfEveryVariant:
    def test_games_that_differ_in_what_is_hidden_have_the_same_worlds(self, variant: Variant) -> None:
        compared = 0
        for number, (_, session) in zip(
            range(MOST), stops(variant.ruleset, variant.seats[-1], 4, every=EVERY), strict=False
        ):
            if session.decision is None:
                break
            seat = session.decision.seat
            other = session.redeal(seat, number)
            world, again = deal_world(session.game, seat, number), deal_world(other.game, seat, number)
            assert (world is None) == (again is None)
            if world is not None and again is not None:
                assert digest(world.game.state) == digest(again.game.state)
                asked = world.session()
                assert asked.decision is not None
                assert (asked.decision.kind, asked.decision.options) == (
                    session.decision.kind,
                    session.decision.options,
                )
                assert asked.view(seat) == session.view(seat)
                compared += 1
        assert compared

    def test_a_searcher_plays_to_the_end(self, variant: Variant) -> None:
        seats = variant.ruleset.nearest_seats()
        names = ",".join([f"searcher={FEW}", *["survivor"] * (seats - 1)])
        game = variant.ruleset.new_game(seats, 3).play(make_bots(names, seats, 3))
        assert game.over
