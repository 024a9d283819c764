"""What a seat may not know of the Facility does not show."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import redeal


@pytest.mark.rule("LD-CTG-01", "LD-CTG-07", "LD-SETUP-35", "LD-SETUP-37")
def test_views_of_games_that_differ_in_secrets_are_equal(facility: Any) -> None:
    first, second = facility("alpha", "beta", "gamma"), facility("alpha", "beta", "gamma")
    state = second.facility
    state.active, state.contingencies[1] = state.contingencies[1], state.active
    state.pool.reverse()
    state.css["10"], state.css["1"] = state.css["1"], state.css["10"]
    state.css["8"], state.css_spare[0] = state.css_spare[0], state.css["8"]
    second.table.decks["computer"].reverse()
    assert first.game.view(0) == second.game.view(0)
    assert first.game.view(1) != second.game.view(1)


def test_a_redeal_keeps_what_the_seat_knows(facility: Any) -> None:
    t = facility("alpha", "beta", "gamma").code(0, "red")
    t.game.know(t.facility.css["6"], (0,))
    before = sorted([*t.facility.active, *t.facility.pool, *t.facility.contingencies[1], *t.facility.contingencies[2]])
    active, css = set(), set()
    for seed in range(30):
        copy = redeal(t.game, 0, seed)
        state = copy.facility
        assert state.contingencies[0] == ["contingency-red/1"]
        assert state.css["6"] == t.facility.css["6"]
        assert sorted([*state.active, *state.pool, *state.contingencies[1], *state.contingencies[2]]) == before
        assert copy.view(0) == t.game.view(0)
        active.add(state.active[0])
        css.add(state.css["10"])
    assert len(active) > 3
    assert len(css) > 3
    assert "contingency-red/1" not in active
