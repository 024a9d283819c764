"""The Lair tokens among the Exploration tokens."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import arrive, in_combat


def enters(t: Any, token: str, noise: str = "roll") -> None:
    """Alpha goes from Room a through ab to Room b, which nobody has explored and in which `token` lies."""
    t.unexplored("b", "vault", token)
    t.do(lambda: arrive(t.game, t["alpha"], "b", "ab", noise=noise))


@pytest.mark.rule("VS-LEX-03")
def test_a_lair_is_no_first_encounter_and_a_void_seeder_is(t: Any) -> None:
    enters(t, "lair-1")
    assert t.table.first_encounter == 0
    t.comes("lurker", "b")
    assert t.table.first_encounter == 1


@pytest.mark.rule("VS-LEX-04")
def test_a_lair_comes_to_the_nest_as_anywhere(t: Any) -> None:
    t.unexplored("b", "brood", "lair-2")
    t.do(lambda: arrive(t.game, t["alpha"], "b", "ab"))
    assert (list(t.game.seeders.lairs), in_combat(t.game, t["alpha"])) == (["b"], True)


@pytest.mark.rule("VS-LEX-05")
def test_a_careful_movement_meets_it_too_and_places_no_noise(t: Any) -> None:
    enters(t, "lair-3", "careful")
    assert (list(t.game.seeders.lairs), t.table.noise, t.asked) == (["b"], {}, [])


def test_each_token_brings_a_lair_of_its_own(t: Any) -> None:
    assert [t.lair(place) for place in ("b", "c", "d", "e")] == ["lair-1", "lair-2", "lair-3", ""]


def test_a_room_holds_one_lair(t: Any) -> None:
    t.lair("b")
    t.lair("b")
    assert t.game.seeders.lairs == {"b": "lair-1"}
