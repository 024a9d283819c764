"""Laboratory, Nest and its Eggs."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.testing import fakes, table

FIRST, SECOND = "room-005", "room-006"

# ---------------------------------------------------------------- Laboratory


def laboratory() -> Any:
    """Alpha and beta in the Laboratory of the ship, whose Intruders have Weaknesses."""
    t = table(fakes("nemesis", board="ship", race="classic-intruders"), ["alpha", "beta"])
    return t.room("laboratory", FIRST).put("alpha", FIRST).put("beta", FIRST).hand("alpha", "look", "look")


def to_analyse(t: Any) -> list[str]:
    """The kinds of Objects that alpha can analyse."""
    return [option[2] for option in t.legal("alpha", "room", "analyse")]


@pytest.mark.variant
@pytest.mark.rule("SH-LAB-01", "SH-LAB-02", "SH-WEAKNESS-01")
@pytest.mark.parametrize("carrier", ["alpha", "beta"])
def test_an_egg_carried_here_shows_its_weakness_and_stays(carrier: str) -> None:
    t = laboratory()
    egg = t.carry(carrier, "egg")
    assert to_analyse(t) == ["egg"]
    t.act("alpha", "room", "analyse", "egg")
    # Slots from left to right: Character Corpse, Egg, Carcass.
    assert t.game.laboratory.revealed == [0, 1, 0]
    assert egg in t[carrier].held
    assert t["alpha"].marks.get("knowledge", 0) == 1  # what the fake Character starts with
    assert to_analyse(t.hand("alpha", "look", "look")) == []


@pytest.mark.variant
@pytest.mark.rule("SH-LAB-01", "SH-LAB-02")
@pytest.mark.parametrize(("kind", "slot"), [("character-corpse", 0), ("egg", 1), ("intruder-carcass", 2)])
def test_an_object_that_lies_here_shows_the_weakness_of_its_kind(kind: str, slot: int) -> None:
    t = laboratory()
    token = t.lies(kind, FIRST)
    t.act("alpha", "room", "analyse", kind)
    assert t.game.laboratory.revealed == [int(n == slot) for n in range(3)]
    assert t.table.objects[FIRST] == [token]
    assert t.game.laboratory.weaknesses[slot] in t.game.view(1)["weaknesses"]


@pytest.mark.variant
@pytest.mark.rule("SH-LAB-01")
def test_without_an_object_here_nothing_is_analysed() -> None:
    t = laboratory()
    t.lies("egg", SECOND)
    assert t.legal("alpha", "room") == []


@pytest.mark.variant
@pytest.mark.rule("SH-LAB-02")
def test_the_object_can_be_dropped_for_free_afterwards() -> None:
    t = laboratory()
    egg = t.carry("alpha", "egg")
    t.act("alpha", "room", "analyse", "egg")
    assert t["alpha"].hand == []
    t.act("alpha", "drop", egg)
    assert t.table.objects[FIRST] == [egg]


# ---------------------------------------------------------------- Nest


@pytest.fixture
def nest(counted: Any) -> Any:
    return counted().ready("alpha", "nest", FIRST)


def eggs(t: Any, number: int) -> Any:
    """`number` Eggs lie in the Nest, the others are in the box."""
    while len(t.game.laboratory.eggs) > number:
        t.table.object_supply.append(t.game.laboratory.eggs.pop())
    return t


@pytest.mark.rule("SH-NEST-01")
def test_an_egg_is_taken_into_a_hand_slot_and_noise_is_rolled(nest: Any) -> None:
    t = nest.dice("noise-die", "1").act("alpha", "room", "take-an-egg")
    assert len(t.game.laboratory.eggs) == 4
    assert [card.partition("/")[0] for card in t["alpha"].held] == ["alpha.torch", "egg"]
    assert t.kinds.count("noise.roll") == 1


@pytest.mark.rule("SH-NEST-03")
@pytest.mark.parametrize(("left", "destroyed"), [(2, False), (1, True)])
def test_without_an_egg_the_nest_is_destroyed(nest: Any, left: int, destroyed: bool) -> None:
    t = eggs(nest, left).dice("noise-die", "1").act("alpha", "room", "take-an-egg")
    assert t.game.laboratory.destroyed is destroyed
    assert bool(t.hand("alpha", "look", "look").legal("alpha", "room")) is not destroyed


@pytest.mark.rule("SH-NEST-02", "SH-NEST-07")
@pytest.mark.parametrize(("face", "left"), [("two-hits", 3), ("hit", 4), ("adult", 4), ("creeper", 4), ("blank", 5)])
def test_each_injury_destroys_an_egg_of_the_intruder_board(nest: Any, face: str, left: int) -> None:
    t = nest.dice("combat-die", face).dice("noise-die", "1").act("alpha", "shoot", "alpha.torch", "eggs")
    assert len(t.game.laboratory.eggs) == left
    assert t.table.objects.get(FIRST) is None


@pytest.mark.rule("SH-NEST-04")
def test_a_burning_room_loses_one_uncarried_egg(counted: Any) -> None:
    t = counted().room("nest", FIRST).put("beta", FIRST).fire(FIRST, "cockpit")
    egg = t.carry("alpha", "egg")
    t.step("event", "fire")
    assert len(t.game.laboratory.eggs) == 4
    assert egg in t["alpha"].held


@pytest.mark.rule("SH-NEST-05")
def test_the_nest_is_not_searched(nest: Any) -> None:
    assert nest.items(FIRST, 3).legal("alpha", "card") == []


@pytest.mark.rule("SH-NEST-06")
def test_a_dropped_egg_can_be_shot_and_struck_outside_combat(counted: Any) -> None:
    t = counted().hand("alpha", "look")
    assert t.legal("alpha", "melee") + t.legal("alpha", "shoot") == []
    t.lies("egg", "cockpit")
    assert t.legal("alpha", "shoot") == [("shoot", "alpha.torch", "eggs")]
    assert t.legal("alpha", "melee") == [("melee", "eggs")]
    t.dice("combat-die", "hit").dice("noise-die", "1").act("alpha", "melee", "eggs")
    assert t.table.objects.get("cockpit") is None
    assert len(t.game.laboratory.eggs) == 5


@pytest.mark.rule("SH-NEST-08")
@pytest.mark.parametrize("face", ["blank", "hit"])
def test_striking_eggs_brings_no_contamination_and_a_miss_no_wound(nest: Any, face: str) -> None:
    t = nest.dice("combat-die", face).dice("noise-die", "1").act("alpha", "melee", "eggs")
    assert t.contamination("alpha") == 0
    assert t["alpha"].serious == []
    assert len(t.game.laboratory.eggs) == (5 if face == "blank" else 4)


@pytest.mark.rule("SH-NEST-10")
def test_each_attempt_is_followed_by_a_noise_roll_hit_or_miss(nest: Any) -> None:
    t = nest.hand("alpha", "look", "look", "plan").dice("combat-die", "blank", "hit", "blank")
    t.dice("noise-die", "1", "2", "3")
    t.act("alpha", "shoot", "alpha.torch", "eggs").act("alpha", "melee", "eggs").act("alpha", "melee", "eggs")
    assert t.kinds.count("noise.roll") == 3
    assert len(t.game.laboratory.eggs) == 4


@pytest.mark.rule("SH-NEST-09", "SH-NEST-02")
@pytest.mark.parametrize(("item", "left"), [("grenade", 3), ("molotov-cocktail", 4)])
def test_what_is_thrown_destroys_eggs(nest: Any, item: str, left: int) -> None:
    t = nest.dice("noise-die", "1")
    t.use("alpha", t.give("alpha", item), "throw-at-eggs", FIRST)
    assert len(t.game.laboratory.eggs) == left
    assert t.kinds.count("noise.roll") == 1
