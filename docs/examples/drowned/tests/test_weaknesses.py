"""What the Weaknesses change for who knows enough, and for nobody else."""

from __future__ import annotations

import pytest

from shore import Shore

KNOWS = 3


@pytest.mark.parametrize(("knowledge", "change"), [(KNOWS - 1, 0), (KNOWS, 1)])
def test_rusted_seams_count_one_injury_more(t: Shore, knowledge: int, change: int) -> None:
    t.weakness("rusted-seams").mark("alpha", knowledge=knowledge)
    piece = t.intruder("diver", "a")
    assert sum(t.game.hooks.endurance_change(t.game, t["alpha"], piece)) == change


@pytest.mark.parametrize(("wet", "change"), [((), 1), (("a",), 0)])
def test_on_land_every_hit_is_worse(t: Shore, wet: tuple[str, ...], change: int) -> None:
    t.weakness("land-sick").mark("alpha", knowledge=KNOWS)
    t.brine(*wet)
    piece, weapon = t.intruder("diver", "a"), t.give("alpha", "burner")
    assert sum(t.game.hooks.injury_change(t.game, t["alpha"], piece, weapon)) == change


@pytest.mark.parametrize(("wet", "wounds"), [((), 0), (("a",), 1)])
def test_on_land_one_escapes_unharmed(t: Shore, wet: tuple[str, ...], wounds: int) -> None:
    t.weakness("slow-on-land").mark("alpha", knowledge=KNOWS).cards("alpha", 5)
    t.brine(*wet)
    t.strike(t.intruder("diver", "a"), "alpha", "suck-2", occasion="escape")
    t.expect("alpha.light", wounds)


def test_an_infected_card_hurts(t: Shore) -> None:
    assert t.game.hooks.infected(t.game, t["alpha"])
    t.expect("alpha.light", 1)
