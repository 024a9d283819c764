"""Light and Serious Wounds, dressing, healing."""

from __future__ import annotations

import pytest

from nemesis_core.rules import hand_slots, heal_one, heal_serious, light_wound, serious_wound
from nemesis_core.testing import table

THREE = ["leg", "knee", "eyes"]


def hurt(t, who="alpha"):
    light_wound(t.game, t[who], "test")
    return t


def wounds(t, who="alpha"):
    return (t[who].light, len(t[who].serious))


def item_cost(t):
    """Action cards that the wrench (Cost 1) takes of alpha."""
    kind = t.game.actions["item"]
    return kind.cost(t.game, t["alpha"], ("item", "wrench/1", "fix-room"))


@pytest.mark.rule("LD-WOUND-01", "LD-WOUND-02", "LD-WOUND-03")
def test_three_light_wounds_are_one_serious_wound():
    t = table()
    assert [wounds(hurt(t)) for _ in range(4)] == [(1, 0), (2, 0), (0, 1), (1, 1)]
    assert wounds(t, "beta") == (0, 0)


@pytest.mark.rule("LD-WOUND-04")
def test_serious_wound_draws_a_card_that_stays():
    t = table().top("wounds", "hand")
    deck = len(t.table.decks["wounds"])
    assert item_cost(t) == 1
    serious_wound(t.game, t["alpha"], "test")
    (card,) = t["alpha"].serious
    assert card.startswith("hand/")
    assert len(t.table.decks["wounds"]) == deck - 1
    t.event_phase().start_round()
    assert t["alpha"].serious == [card]
    assert item_cost(t) == 2
    assert [t.game.view(seat)["characters"][0]["serious"] for seat in (0, 1)] == [[[card, False]]] * 2


@pytest.mark.rule("LD-WOUND-04")
def test_serious_wound_leaves_the_light_ones_alone():
    t = table().wounds("alpha", light=2)
    serious_wound(t.game, t["alpha"], "test")
    assert wounds(t) == (2, 1)


@pytest.mark.rule("LD-WOUND-04")
def test_leg_makes_escape_dearer_and_knee_careful_movement():
    t = table().wounds("alpha", serious=["leg", "knee"])
    move, careful = t.game.actions["move"], t.game.actions["careful"]
    assert move.cost(t.game, t["alpha"], ("move",)) == 1
    assert careful.cost(t.game, t["alpha"], ("careful",)) == 3
    t.intruder("drone", "a")
    assert move.cost(t.game, t["alpha"], ("move",)) == 2


@pytest.mark.rule("LD-WOUND-04")
def test_arm_empties_a_full_hand_slot_at_once():
    t = table().top("wounds", "arm")
    gadget = t.give("alpha", "gadget")
    t.will("alpha.torch")
    serious_wound(t.game, t["alpha"], "test")
    assert hand_slots(t.game, t["alpha"]) == 1
    assert t["alpha"].held == [gadget]


@pytest.mark.rule("LD-WOUND-04")
def test_body_wound_means_a_smaller_hand():
    t = table().wounds("alpha", serious=["body"])
    t.step("player", "draw")
    assert [len(c.hand) for c in t.table.characters] == [4, 5]


@pytest.mark.rule("LD-WOUND-04", "LD-WOUND-08")
@pytest.mark.parametrize("dressed", [False, True])
def test_wounds_that_hurt_on_passing(dressed):
    names = ["bleeding", "guts"]
    t = table().wounds("alpha", **({"dressed": names} if dressed else {"serious": names}))
    t.will(("pass",)).turn()
    assert (t["alpha"].light, t.contamination("alpha")) == ((0, 0) if dressed else (1, 1))


@pytest.mark.rule("LD-WOUND-05")
def test_two_equal_wounds_do_not_add_up():
    t = table().wounds("alpha", serious=["hand"])
    assert item_cost(t) == 2
    t = table().wounds("alpha", serious=["hand", "hand"])
    assert item_cost(t) == 2
    t = table().wounds("alpha", serious=["bleeding", "bleeding"]).will(("pass",)).turn()
    assert t["alpha"].light == 1


@pytest.mark.rule("LD-WOUND-06", "LD-WOUND-08")
def test_equal_wounds_are_dressed_one_by_one():
    t = table().hand("alpha", "look", "look", "plan", "plan").wounds("alpha", serious=["hand", "hand"])
    first, second = sorted(t["alpha"].serious)
    t.give("alpha", "bandage")
    t.will(first).act("alpha", "item")
    assert t["alpha"].dressed == [first]
    assert (item_cost(t), wounds(t)) == (2, (0, 2))
    t.give("alpha", "bandage")
    t.act("alpha", "item")
    assert sorted(t["alpha"].dressed) == [first, second]
    assert (item_cost(t), wounds(t)) == (1, (0, 2))


@pytest.mark.rule("LD-WOUND-06", "LD-WOUND-10")
def test_equal_wounds_are_healed_one_by_one():
    t = table().wounds("alpha", dressed=["hand", "hand"])
    first, second = sorted(t["alpha"].serious)
    t.will(second)
    heal_one(t.game, t["alpha"])
    assert (t["alpha"].serious, t["alpha"].dressed) == ([first], [first])
    assert t.table.discards["wounds"] == [second]


@pytest.mark.rule("LD-WOUND-07")
@pytest.mark.parametrize("kind", ["light", "serious"])
def test_any_wound_after_three_serious_ones_kills(kind):
    t = table().wounds("alpha", serious=THREE)
    hit = light_wound if kind == "light" else serious_wound
    hit(t.game, t["alpha"], "test")
    assert (t["alpha"].status, t["alpha"].place) == ("dead", "")


@pytest.mark.rule("LD-WOUND-07")
@pytest.mark.parametrize(("light", "after"), [(0, (1, 2)), (2, (0, 3))])
def test_with_two_serious_wounds_one_lives(light, after):
    t = hurt(table().wounds("alpha", light=light, serious=THREE[:2]))
    assert (t["alpha"].status, wounds(t)) == ("active", after)


@pytest.mark.rule("LD-WOUND-08")
def test_dressing_ends_the_effect():
    t = table().hand("alpha", "look", "look", "plan").wounds("alpha", serious=["hand"])
    assert item_cost(t) == 2
    t.give("alpha", "bandage")
    t.act("alpha", "item")
    assert item_cost(t) == 1
    (card,) = t["alpha"].serious
    assert t.game.view(1)["characters"][0]["serious"] == [[card, True]]


@pytest.mark.rule("LD-WOUND-09")
def test_dressed_wounds_count_towards_the_limit():
    t = hurt(table().wounds("alpha", dressed=THREE))
    assert t["alpha"].status == "dead"


@pytest.mark.rule("LD-WOUND-10")
def test_healing_discards_the_card_of_a_dressed_wound():
    t = table().wounds("alpha", serious=["leg"], dressed=["knee"])
    heal_one(t.game, t["alpha"])
    assert [card.partition("/")[0] for card in t["alpha"].serious] == ["leg"]
    assert [card.partition("/")[0] for card in t.table.discards["wounds"]] == ["knee"]
    heal_one(t.game, t["alpha"])  # what is not Dressed cannot be Healed
    assert wounds(t) == (0, 1)


@pytest.mark.parametrize(("healed", "dressed"), [("leg", ["knee"]), ("knee", [])])
def test_a_piece_may_heal_a_wound_that_is_not_dressed(healed, dressed):
    t = table().wounds("alpha", serious=["leg"], dressed=["knee"])
    heal_serious(t.game, t["alpha"], next(card for card in t["alpha"].serious if card.startswith(healed)))
    left, still, discarded = (
        [card.partition("/")[0] for card in pile]
        for pile in (t["alpha"].serious, t["alpha"].dressed, t.table.discards["wounds"])
    )
    assert (left, still, discarded) == ([name for name in ("leg", "knee") if name != healed], dressed, [healed])
    assert t.told("wound.heal") == [{"who": 0, "card": healed}]


@pytest.mark.rule("LD-WOUND-10")
def test_room_heals_light_wounds():
    t = table().put("alpha", "c").hand("alpha", "look", "plan").wounds("alpha", light=2, serious=["leg"])
    t.act("alpha", "room", "first-aid")
    assert wounds(t) == (0, 1)
