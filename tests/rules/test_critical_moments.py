"""The first Encounter: any Intruder, at once; Eggs are none."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import hookimpl
from nemesis_core.rules import add_egg, gain_object, in_combat, noise_roll, place_object, remove_nest_egg
from nemesis_core.testing import Table, fakes, table


class Witness:
    """Notes each Intruder that comes onto the board, with the round and the Actions taken so far."""

    @hookimpl
    def intruder_placed(self, game: Any, piece: Any) -> None:
        game.tell("came", piece=piece.kind, round=game.table.round, actions=game.table.characters[0].acted)


WITNESS = Witness()
OBJECTIVES = [
    {"id": f"{deck}-{n}", "deck": deck, "any_of": [["another-survivor"]], "source": "stand-in"}
    for deck in ("corporate", "personal")
    for n in range(3)
]


def take_egg(t: Table) -> Table:
    """Alpha takes an Egg out of the Nest and rolls Silence."""
    egg = t.game.laboratory.eggs[0]
    remove_nest_egg(t.game, egg)
    gain_object(t.game, t["alpha"], egg)
    t.dice("noise-die", "silence")
    return t.do(lambda: noise_roll(t.game, t["alpha"]))


@pytest.mark.rule("LD-CRIT-03")
def test_eggs_that_appear_or_are_taken_are_no_intruders(with_rule):
    t = with_rule("WITNESS").room("brood", "f").put("alpha", "f").put("beta", "a")
    assert place_object(t.game, "egg", "f")
    assert add_egg(t.game)
    take_egg(t)
    assert t.told("came") == []
    assert t.table.first_encounter == 0
    assert not in_combat(t.game, t["alpha"])
    t.comes("grub", "a")
    assert len(t.told("came")) == 1


@pytest.mark.rule("LD-CRIT-07")
def test_an_intruder_is_met_in_the_middle_of_the_action_that_brought_it(with_rule):
    t = with_rule("WITNESS").put("alpha", "a").put("beta", "g").hand("alpha", "plan", "look", "look")
    t.noise("be").bag("grub").dice("noise-die", "2").will(("move", "b", "ab")).turn()
    assert t.told("came") == [{"piece": "grub", "round": 1, "actions": 1}]
    assert (t.table.turn, t["alpha"].acted) == (0, 1)


@pytest.mark.rule("LD-CRIT-07")
def test_the_round_of_the_first_encounter_is_that_of_the_first_intruder():
    t = table().put("alpha", "b").put("beta", "g").noise("be").bag("nobody").dice("noise-die", "2")
    t.table.round = 3
    t.do(lambda: noise_roll(t.game, t["alpha"]))
    assert "encounter" in t.kinds
    assert t.table.first_encounter == 0
    t.comes("grub", "a")
    t.table.round = 5
    t.comes("drone", "a")
    assert t.table.first_encounter == 3


def with_objectives() -> Table:
    """The fakes with the mode in which everybody has secret Objectives."""
    from nemesis_core import Piece, Plugin

    piece = Piece(id="aims", kind="house-rule", title="Objectives", records={"objective": OBJECTIVES})
    return table(fakes(more=(Plugin(pieces=(piece,)),), house_rules=("aims",), mode="semi-coop"))


@pytest.mark.variant
@pytest.mark.rule("LD-CRIT-03")
def test_after_taking_an_egg_everybody_still_holds_two_objectives():
    t = take_egg(with_objectives().room("brood", "f").put("alpha", "f").put("beta", "a"))
    assert [len(cards) for cards in t.game.semi_coop.held] == [2, 2]


@pytest.mark.variant
@pytest.mark.rule("LD-CRIT-07")
def test_in_round_1_everybody_keeps_one_objective_before_the_next_action():
    t = with_objectives().put("alpha", "a").put("beta", "g").hand("alpha", "plan", "look", "look")
    kept = [cards[0] for cards in t.game.semi_coop.held]
    t.noise("be").bag("grub").dice("noise-die", "2").will(("move", "b", "ab"), *kept).turn()
    assert t.game.semi_coop.held == [[card] for card in kept]
    assert (t.table.round, t["alpha"].acted) == (1, 1)
