"""The Objectives of a group: dealt open, and all to be fulfilled by who survives."""

from __future__ import annotations

import pytest

from nemesis_core import errors
from nemesis_core.rules import die
from nemesis_core.testing import fakes

# The fakes' Objectives: egg-home: an Egg carried; collector: seven Items; burial: a Corpse carried; egg-and-corpse:
# both; scholar: Knowledge 4; map: every Room explored; flag-and-egg: a flag raised and an Egg; flag-or-hoard: a flag
# raised, or seven Items. Of flags there must be as many as Objectives ask for.

ROOMS = "abcdefg"


def row(game):
    """What a simulation reports of the game."""
    return {name: value for part in reversed(game.hooks.report(game)) for name, value in part.items()}


def winners(t):
    """The seats that win, by everything that says so."""
    found = row(t.game)
    won = [seat for seat in range(t.game.state.seats) if found[f"p{seat + 1}_won"]]
    assert found["winners"] == len(won)
    assert t.game.view(0)["winners"] == won
    return won


def explore_all(t):
    for place in ROOMS:
        t.explored(place)


def give_seven(t, who):
    for name in ("wrench", "wrench", "rag", "rag", "cell", "cell", "bandage"):
        t.give(who, name)


# ---------------------------------------------------------------- dealing


@pytest.mark.rule("LD-COOP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_objective_is_dealt_for_each_player(dealt, seats):
    for seed in range(10):
        game = dealt(seats, seed)
        cards = game.cooperative.objectives
        assert len(set(cards)) == len(cards) == seats
        assert {game.cards.objectives[card].deck for card in [*cards, *game.cooperative.rest]} == {"solo-coop"}
        assert len(game.cooperative.rest) == 8 - seats


@pytest.mark.rule("LD-COOP-01")
def test_every_objective_of_the_deck_can_come(dealt):
    seen = {card for seed in range(80) for card in dealt(2, seed).cooperative.objectives}
    assert len(seen) == 8


def test_nobody_sees_the_objectives_that_were_not_dealt(dealt):
    game = dealt(3, 4)
    assert len(game.cooperative.rest) == 5
    for seat in range(3):
        assert not [card for card in game.cooperative.rest if card in str(game.view(seat))]


def test_there_is_no_objective_to_show_in_secret(group):
    t = group(2)
    assert t.game.hooks.objectives_of(t.game, t["alpha"]) == []


def test_a_board_without_such_objectives_does_not_fit():
    with pytest.raises(errors.AssemblyError, match=r"cooperative needs .*objectives:solo-coop"):
        fakes(mode="cooperative")


# ---------------------------------------------------------------- all Objectives


@pytest.mark.rule("LD-COOP-03")
def test_with_two_of_three_fulfilled_nobody_wins(group):
    t = group(3, "egg-home", "burial", "map")
    t.carry("alpha", "egg")
    t.carry("beta", "character-corpse")
    t.finish("test")
    assert winners(t) == []
    assert t.game.cooperative.fulfilled == ["egg-home/1", "burial/1"]
    found = row(t.game)
    assert (found["fulfilled_egg_home"], found["fulfilled_map"], found["fulfilled_collector"]) == (True, False, None)
    assert found["objectives_fulfilled"] == 2


@pytest.mark.rule("LD-COOP-03")
def test_with_all_fulfilled_by_whomever_all_win(group):
    t = group(3, "egg-home", "burial", "map")
    t.carry("gamma", "egg")
    t.carry("gamma", "character-corpse")
    explore_all(t)
    assert winners(t.finish("test")) == [0, 1, 2]
    assert [(data["objective"], data["won"]) for data in t.told("objective.group")] == [
        ("egg-home/1", True),
        ("burial/1", True),
        ("map/1", True),
    ]
    assert t.game.view(1)["group fulfilled"] == ["egg-home/1", "burial/1", "map/1"]


@pytest.mark.rule("LD-COOP-03")
def test_who_fulfils_an_objective_must_survive(group):
    """beta knows enough, but dies in the Contamination check: what it knew is lost with it."""
    t = group(2, "egg-home", "scholar").mark("beta", knowledge=4)
    t.carry("alpha", "egg")
    t.contaminate("beta", infected=1)
    t.game.fixed["deck-1"] = [t["beta"].deck + t["beta"].discard]  # the Contamination card lies on top
    t.finish("test")
    assert (t["beta"].status, t["beta"].marks["knowledge"]) == ("dead", 4)
    assert winners(t) == []
    assert t.told("objective.group")[1]["missing"] == [["knowledge-4"]]


@pytest.mark.rule("LD-COOP-03")
@pytest.mark.parametrize(("carriers", "won"), [(("alpha", "beta"), []), (("alpha", "alpha"), [0, 1])])
def test_one_character_meets_all_that_a_card_asks_of_one(group, carriers, won):
    t = group(2, "egg-and-corpse", "map")
    explore_all(t)
    t.carry(carriers[0], "egg")
    t.carry(carriers[1], "character-corpse")
    assert winners(t.finish("test")) == won


@pytest.mark.rule("LD-COOP-03")
@pytest.mark.parametrize(
    ("cards", "flags", "won"),
    [
        (("flag-and-egg", "map", "burial"), 0, False),
        (("flag-and-egg", "map", "burial"), 1, True),
        (("flag-and-egg", "flag-or-hoard", "burial"), 1, False),
        (("flag-and-egg", "flag-or-hoard", "burial"), 2, True),
        (("flag-and-egg", "flag-or-hoard", "burial"), 3, True),
    ],
)
def test_as_many_flags_as_cards_that_ask(group, cards, flags, won):
    t = group(3, *cards)
    explore_all(t)
    t.carry("gamma", "egg")
    t.carry("gamma", "character-corpse")
    for who in ("alpha", "beta", "gamma")[:flags]:
        t.mark(who, flag=1)
    assert winners(t.finish("test")) == ([0, 1, 2] if won else [])


@pytest.mark.rule("LD-COOP-03")
def test_flags_of_the_dead_do_not_count(group):
    t = group(3, "flag-and-egg", "flag-or-hoard", "map").mark("alpha", flag=1).mark("beta", flag=1)
    explore_all(t)
    t.carry("gamma", "egg")
    die(t.game, t["beta"], "test")
    t.finish("test")
    assert winners(t) == []
    assert t.told("objective.group")[0]["missing"] == [["flag-raised"]]
    assert t.told("objective.group")[1]["missing"] == [["flag-raised"], ["items-7"]]


@pytest.mark.rule("LD-COOP-03")
def test_another_alternative_takes_no_flag(group):
    t = group(2, "flag-or-hoard", "map")
    explore_all(t)
    give_seven(t, "beta")
    assert winners(t.finish("test")) == [0, 1]
