"""What attacks of several races are made of; on the fakes, where giants are few."""

from __future__ import annotations

import pytest

from nemesis_core.rules import attack_kit
from nemesis_core.testing import Table, table

EVENT = "event"


@pytest.fixture
def t() -> Table:
    """Alpha and beta in a."""
    return table()


@pytest.mark.parametrize(("before", "status", "light"), [(0, "active", 2), (1, "active", 2), (2, "dead", 0)])
def test_fatal_kills_from_a_number_of_serious_wounds_on(t: Table, before: int, status: str, light: int) -> None:
    t.wounds("alpha", dressed=["leg", "body"][:before])
    attack_kit.fatal(2, attack_kit.light_wound, attack_kit.light_wound)(
        t.game, t.intruder("grub", "a"), t["alpha"], EVENT
    )
    assert (t["alpha"].status, t["alpha"].light, len(t["alpha"].serious)) == (status, light, before)


@pytest.mark.parametrize(("before", "status", "after"), [(0, "active", 1), (1, "dead", 1)])
def test_deadly_or_wound_counts_the_wounds_before_it(t: Table, before: int, status: str, after: int) -> None:
    t.wounds("alpha", serious=["leg"][:before])
    attack_kit.deadly_or_wound(1)(t.game, t.intruder("grub", "a"), t["alpha"], EVENT)
    assert (t["alpha"].status, len(t["alpha"].serious)) == (status, after)


def test_on_everybody_strikes_all_in_the_room_of_the_target_in_order() -> None:
    t = table("fakes", ["alpha", "beta", "gamma"]).put("gamma", "b")
    t.table.first = 1
    attack_kit.on_everybody(attack_kit.light_wound)(t.game, t.intruder("grub", "a"), t["alpha"], EVENT)
    assert [told["who"] for told in t.told("wound.light")] == [1, 0]


def test_one_more_of_the_attackers_kind_joins_it_as_long_as_there_is_one(t: Table) -> None:
    number = t.game.cards.kinds["giant"].miniatures
    piece = t.intruder("giant", "a")
    for _ in range(number + 1):
        attack_kit.joined(t.game, piece, t["alpha"], EVENT)
    assert [other.kind for other in t.at("a")] == ["giant"] * number
    assert (t.told("attack"), t.told("intruder.none")) == ([], [])
