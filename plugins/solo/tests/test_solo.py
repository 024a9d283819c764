"""Playing alone: which Objectives, how many Contingencies and Items, and when the game is won."""

from __future__ import annotations

import pytest

from nemesis_core import assemble, errors
from nemesis_core.testing import fakes, table

# ---------------------------------------------------------------- Objectives


@pytest.mark.rule("LD-SOLO-01")
def test_objectives_come_from_their_own_deck(dealt):
    seen = set()
    for seed in range(200):
        game = dealt(seed)
        seen.update(game.solo.held[0])
        assert not {card for card in game.solo.rest if game.cards.objectives[card].deck != "solo-coop"}
    decks = {card: record.deck for card, record in game.cards.objectives.items()}
    assert set(decks.values()) == {"corporate", "personal", "solo-coop"}
    assert seen == {card for card, deck in decks.items() if deck == "solo-coop"}


def test_two_are_dealt_and_known(dealt):
    game = dealt(3)
    first, second = game.solo.held[0]
    assert first != second
    assert game.view(0)["objectives"] == [[first, second]]
    assert not {first, second} & set(game.solo.rest)


# ---------------------------------------------------------------- Contingencies


@pytest.mark.variant
def test_two_contingencies_are_taken_once_the_active_one_lies():
    """Of the 7 tokens the first is Active, the player takes the next two, and 4 stay in the Neutral Pool."""
    game = assemble("lockdown-solo").new_game(1)
    game.asker = lambda _, decision: decision.options[0]
    order = [
        "contingency-blue/1",
        "contingency-blue/2",
        "contingency-green/1",
        "contingency-yellow/1",
        "contingency-yellow/2",
        "contingency-red/1",
        "contingency-gray/1",
    ]
    game.fixed["contingencies"] = [order]
    for step in game.ruleset.phases["setup"]:
        step.run(game)
    facility = game.facility
    assert facility.active == ["contingency-gray/1"]
    assert facility.contingencies == [["contingency-red/1", "contingency-yellow/2"]]
    assert facility.pool == order[:4]
    assert game.view(0)["contingencies"] == facility.contingencies
    assert game.view(0)["contingency pool"] == ["?contingency"] * 4


def test_no_other_tokens_are_dealt_otherwise(dealt):
    game = dealt(1)
    assert game.hooks.tokens_dealt(game, "contingency") == 2
    assert game.hooks.tokens_dealt(game, "omen") is None


# ---------------------------------------------------------------- winning


@pytest.mark.parametrize(("objective", "wins"), [("egg-home", True), ("collector", False)])
def test_whether_it_was_won_and_by_what_is_reported(solo, objective, wins):
    t = solo("egg-home", "collector")
    t.carry("alpha", "egg")
    t.will(f"{objective}/1").comes("grub", "e")
    t.finish("test")
    row = {name: value for part in t.game.hooks.report(t.game) for name, value in part.items()}
    assert (row["winners"], row["p1_won"], row["p1_objective"]) == (int(wins), wins, objective)
    assert t.game.view(0)["winners"] == ([0] if wins else [])


# ---------------------------------------------------------------- one player


def test_it_is_for_one_player():
    ruleset = fakes(mode="solo", house_rules=("fake-missions",))
    assert (ruleset.players, ruleset.nearest_seats()) == ((1, 1), 1)
    with pytest.raises(errors.AssemblyError, match="is for 1 player, not 2"):
        ruleset.new_game(2)


def test_a_board_without_such_objectives_does_not_fit():
    with pytest.raises(errors.AssemblyError, match=r"solo needs .*objectives:solo-coop"):
        fakes(mode="solo")


def test_its_round_is_one_players(solo):
    """The First Player token stays, the turns are all its own, and there is nobody to trade with."""
    t = solo().hand("alpha", "look", "plan", "plan")
    t.give("alpha", "wrench")
    assert t.legal("alpha", "trade") == []
    t.start_round()
    assert (t.table.round, t.table.first, t.table.turn) == (2, 0, 0)
    t.will(("pass",)).step("player", "turns")
    assert t.table.turn == -1


@pytest.mark.variant
def test_set_up_of_the_facility_for_one():
    """10 tokens and one Adult for each player: 11; the Character drafts from two cards."""
    t = table("lockdown-solo", ["hacker"])
    assert t.bag_counts() == {"larva": 4, "creeper": 1, "adult": 4, "queen": 1, "blank": 1}
    assert (t["hacker"].number, t.table.first, t["hacker"].place) == (1, 0, "repository")
    assert len(t.table.draft) == 5
