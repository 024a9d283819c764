"""What stands behind an option of a turn as its risk, and what is picked together when a Cost is paid."""

from __future__ import annotations

from nemesis_core import Piece, Plugin, Wording, hookimpl
from nemesis_core.rules import card_words
from nemesis_core.testing import fakes, table


def risks(t, who, *option):
    """What `who` risks by `option`."""
    (offer,) = t.words(who, option).offers
    return list(offer.risks)


def test_a_movement_risks_a_noise_roll_where_nobody_is():
    t = table(fakes(), ["alpha", "beta"])
    t.put("alpha", "a").put("beta", "a")
    way, other = t.game.board.walks["a"][0]
    t.game.table.explored[other] = 1
    assert risks(t, "alpha", "move", other, way) == ["Noise roll"]
    t.noise(t.game.board.exits[other][0])
    exits = len(t.game.board.exits[other])
    assert risks(t, "alpha", "move", other, way) == [f"Noise roll with Noise in 1 of {exits} exits"]
    assert risks(t, "alpha", "careful", other, way) == []
    t.put("beta", other)
    assert risks(t, "alpha", "move", other, way) == []


def test_a_movement_risks_what_waits_there():
    t = table(fakes(), ["alpha"])
    t.put("alpha", "a")
    way, other = t.game.board.walks["a"][0]
    t.game.table.explored.pop(other, None)
    t.game.table.fire[other] = 1
    t.intruder("drone", other)
    assert risks(t, "alpha", "move", other, way) == ["unexplored Room", "1 Intruder", "Fire"]


def test_an_escape_risks_an_attack_and_a_melee_attack_a_card_and_a_wound():
    t = table(fakes(), ["alpha"])
    t.put("alpha", "a")
    way, other = t.game.board.walks["a"][0]
    t.game.table.explored[other] = 1
    t.intruder("drone", "a")
    assert risks(t, "alpha", "move", other, way) == ["1 Attack", "Noise roll"]
    (piece,) = t.game.table.intruders
    assert risks(t, "alpha", "melee", piece) == ["Contamination card", "a Wound on a miss"]


class Running:
    """A card by which one runs, and one by which one creeps."""

    @hookimpl
    def compile_content(self, ruleset):
        told = {
            "plan.run": Wording("run to {reached}", ("reached:place",), risks=("a stumble",)),
            "plan.creep": Wording("creep to {quietly}", ("quietly:place",)),
            "plan.look": Wording("look at {place}", ("place",)),
        }
        ruleset.compiled["wordings"].update(card_words(told))
        return {}


RUNNING = Running()
PIECE = Piece(id="running", kind="house-rule", title="Running", implementation=(f"{__name__}:RUNNING",))


def test_a_card_that_leads_elsewhere_risks_what_waits_there():
    t = table(fakes(more=(Plugin(pieces=(PIECE,)),), house_rules=("running",)), ["alpha"])
    t.put("alpha", "a")
    _, other = t.game.board.walks["a"][0]
    t.game.table.explored.pop(other, None)
    assert risks(t, "alpha", "card", "alpha.plan/1", "run", other) == ["a stumble", "unexplored Room", "Noise roll"]
    assert risks(t, "alpha", "card", "alpha.plan/1", "creep", other) == ["unexplored Room"]
    assert risks(t, "alpha", "card", "alpha.plan/1", "look", other) == []
    assert risks(t, "alpha", "card", "alpha.plan/1", "run", "nowhere") == ["a stumble"]


def test_who_passes_risks_what_is_there():
    t = table(fakes(), ["alpha"])
    t.put("alpha", "a")
    assert risks(t, "alpha", "pass") == []
    t.game.table.fire["a"] = 1
    t.intruder("drone", "a")
    assert risks(t, "alpha", "pass") == ["Fire", "1 Intruder"]


def test_fire_is_no_risk_to_who_has_burnt_in_this_round_or_wears_a_suit():
    t = table(fakes(), ["alpha"])
    t.put("alpha", "a")
    way, other = t.game.board.walks["a"][0]
    t.game.table.explored[other] = 1
    t.game.table.fire["a"] = t.game.table.fire[other] = 1
    assert risks(t, "alpha", "pass") == ["Fire"]
    assert "Fire" in risks(t, "alpha", "careful", other, way)
    t["alpha"].burned = True
    assert risks(t, "alpha", "pass") == []
    assert "Fire" not in risks(t, "alpha", "careful", other, way)


def test_what_is_no_action_of_a_turn_has_no_risks():
    t = table(fakes(), ["alpha"])
    assert [offer.risks for offer in t.words("alpha", "yes", "no", kind="deal").offers] == [(), ()]


def test_a_cost_is_picked_from_all_cards_of_the_hand_equal_ones_too():
    t = table(fakes(), ["alpha"])
    t.start_round()
    hand = sorted(t[0].hand)
    asked = t.words("alpha", *hand, kind="pay", about="2")
    assert asked.picks == 2
    assert sorted(thing.option for thing in asked.things) == hand
    assert t.words("alpha", *hand, kind="pay", about="1").things == ()
