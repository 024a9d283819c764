"""A piece with old tokens that are used up last, and with thorns: which token is taken, who has hurt an Intruder.

Tokens of these tests: for a drone that lacks one of its own a grub's is taken; what wounds a giant pricks alpha.
"""

from __future__ import annotations

import pytest

from nemesis_core import hookimpl
from nemesis_core.rules import add_token, injure, light_wound, replace_intruder, reveal_weakness, vanish


class Thorns:
    """The hooks of the piece."""

    @hookimpl
    def token_for(self, game, kind):
        if kind != "drone":
            return None
        return next((token for token in game.table.supply if game.cards.tokens[token].type == "grub"), "")

    @hookimpl
    def intruder_hurt(self, game, piece, injuries, who, cause):
        game.tell("hurt", piece=piece.id, injuries=injuries, now=piece.injuries, cause=cause)
        if who is not None and piece.kind == "giant":
            light_wound(game, who, "thorns")

    @hookimpl
    def weakness_found(self, game, kind):
        return kind == "egg"


thorns = Thorns()


@pytest.fixture
def t(with_rule):
    """A table with that piece and nothing in the bag; the supply has what each test needs."""
    t = with_rule("thorns")
    t.only_in_bag()
    return t


def test_a_piece_may_name_the_token_that_goes_into_the_bag(t):
    assert add_token(t.game, "drone")
    vanish(t.game, t.intruder("drone", "b", token=False))
    assert t.bag_counts() == {"grub": 2}
    assert [told["token"] for told in t.told("bag.add")] == ["grub"]


def test_one_that_is_named_by_nobody_is_of_the_kind(t):
    assert add_token(t.game, "giant")
    assert t.bag_counts() == {"giant": 1}


def test_an_intruder_that_grows_has_the_named_token_set_aside(t):
    grown = replace_intruder(t.game, t.intruder("grub", "b", token=False), "drone", token=True)
    assert t.game.cards.tokens[grown.token].type == "grub"
    assert grown.token not in t.table.supply


def test_without_a_named_token_none_is_taken(t):
    for token in [token for token in t.table.supply if t.game.cards.tokens[token].type == "grub"]:
        t.table.supply.remove(token)
    assert not add_token(t.game, "drone")
    vanish(t.game, t.intruder("drone", "b", token=False))
    assert t.bag_counts() == {}


def test_who_has_hurt_an_intruder_is_known_before_the_check(t):
    giant = t.intruder("giant", "a")
    t.top("attacks", "scratch-4", "scratch-4")
    injure(t.game, giant, 2, t["alpha"], "melee")
    assert t.told("hurt") == [{"piece": giant.id, "injuries": 2, "now": 2, "cause": "melee"}]
    assert t["alpha"].light == 1
    assert t.kinds.index("hurt") < t.kinds.index("endures")


def test_no_injuries_are_no_hurt(t):
    injure(t.game, t.intruder("giant", "a"), 0, t["alpha"], "melee")
    assert t.told("hurt") == []


@pytest.mark.parametrize(("kind", "known"), [("egg", {"egg": 1}), ("intruder-carcass", {})])
def test_objectives_count_what_a_piece_has_found_out(t, kind, known):
    assert reveal_weakness(t.game, kind) is (kind == "egg")
    assert t.game.laboratory.found == known
    assert t.game.laboratory.discovered == len(known)
