"""A dead Character brought back, whose Corpse is whose, and Objects of one kind told apart."""

from __future__ import annotations

import pytest

from nemesis_core import hookimpl
from nemesis_core.rules import bring_back, die
from nemesis_core.testing import check_conserved, pieces, table

HEARD = []


class Mourners:
    """Hears of the dead and of those who are back."""

    @hookimpl
    def character_died(self, game, who, corpse):
        HEARD.append(("died", who.seat, corpse))

    @hookimpl
    def character_back(self, game, who, place):
        HEARD.append(("back", who.seat, place, who.place, who.cause))


class Cursed:
    """The first Corpse is none like the others."""

    @hookimpl
    def object_mark(self, game, token):
        return "cursed" if token == "character-corpse/1" else None


mourners, cursed = Mourners(), Cursed()


def test_who_is_brought_back_plays_on_with_treated_wounds():
    t = table().put("alpha", "b").wounds("alpha", light=1, serious=["leg"], dressed=["body"])
    wounds = list(t["alpha"].serious)
    before = pieces(t.game)
    die(t.game, t["alpha"], "fire")
    bring_back(t.game, t["alpha"], "c", "LD-COOP-06")
    alpha = t["alpha"]
    assert (alpha.status, alpha.place, alpha.died_at, alpha.cause, alpha.passed) == ("active", "c", "", "", False)
    assert (alpha.light, alpha.serious, alpha.dressed) == (0, wounds, wounds)
    assert [(event.rule, event.data) for event in t.log if event.kind == "revive"] == [
        ("LD-COOP-06", {"who": 0, "place": "c"})
    ]
    check_conserved(t.game, before)


@pytest.mark.parametrize(("cause", "left"), [("larva", 0), ("fire", 1)])
def test_a_larva_is_gone_if_it_was_what_killed(cause, left):
    t = table().put("alpha", "b").mark("alpha", larva=1, slime=1)
    die(t.game, t["alpha"], cause)
    bring_back(t.game, t["alpha"], "b")
    assert (t["alpha"].marks["larva"], t["alpha"].marks["slime"]) == (left, 1)


def test_pieces_hear_whose_corpse_lies_where_and_who_is_back(with_rule):
    HEARD.clear()
    t = with_rule("mourners").put("alpha", "b")
    die(t.game, t["alpha"], "fire")
    bring_back(t.game, t["alpha"], "c")
    assert HEARD == [("died", 0, "character-corpse/1"), ("back", 0, "c", "c", "fire")]


def test_who_dies_in_no_room_or_with_no_token_left_has_no_corpse(with_rule):
    HEARD.clear()
    t = with_rule("mourners", ("alpha", "beta", "gamma"))
    t["alpha"].place = ""
    die(t.game, t["alpha"], "fire")
    t.table.object_supply = [token for token in t.table.object_supply if not token.startswith("character-corpse/")]
    die(t.game, t["beta"], "fire")
    assert HEARD == [("died", 0, ""), ("died", 1, "")]


# ---------------------------------------------------------------- Objects of one kind


def test_objects_of_one_kind_are_one_choice():
    t = table().put("alpha", "b").hand("alpha", "look")
    for kind in ("character-corpse", "character-corpse", "egg"):
        t.lies(kind, "b")
    assert [option[1].partition("/")[0] for option in t.legal("alpha", "pick-up")] == ["character-corpse", "egg"]


@pytest.mark.parametrize("dropping", [False, True])
def test_objects_that_a_piece_tells_apart_are_choices_of_their_own(with_rule, dropping):
    t = with_rule("cursed").put("alpha", "b").bare("alpha").hand("alpha", "look")
    for _ in range(2 if dropping else 3):
        t.carry("alpha", "character-corpse") if dropping else t.lies("character-corpse", "b")
    offered = t.legal("alpha", "drop" if dropping else "pick-up")
    assert [option[1] for option in offered] == ["character-corpse/1", "character-corpse/2"]
