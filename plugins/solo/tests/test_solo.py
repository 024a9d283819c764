"""Playing alone: which Objectives, how many Contingencies and Items, and when the game is won."""

from __future__ import annotations

import pytest

from nemesis_core import assemble, errors
from nemesis_core.rules import arrive, die, leave
from nemesis_core.testing import fakes, table

# The fakes' Objectives: egg-home: an Egg carried; collector: seven Items; map: every Room explored.


def row(game):
    """What a simulation reports of the game."""
    return {name: value for part in reversed(game.hooks.report(game)) for name, value in part.items()}


def won(t):
    """Does the player win, by everything that says so?"""
    found = row(t.game)
    assert found["winners"] == int(found["p1_won"])
    assert t.game.view(0)["winners"] == ([0] if found["p1_won"] else [])
    return found["p1_won"]


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


@pytest.mark.rule("LD-SOLO-02")
def test_two_are_dealt_and_known(dealt):
    game = dealt(3)
    first, second = game.solo.held[0]
    assert first != second
    assert game.view(0)["objectives"] == [[first, second]]
    assert not {first, second} & set(game.solo.rest)


@pytest.mark.rule("LD-SOLO-02")
@pytest.mark.parametrize("kind", ["grub", "drone", "giant"])
def test_the_first_intruder_leaves_one(solo, kind):
    t = solo("egg-home", "collector")
    t.will("collector/1").comes(kind, "e")
    assert (t.game.solo.held, t.game.solo.removed) == ([["collector/1"]], [["egg-home/1"]])
    t.comes("drone", "e")
    assert [decision.kind for decision in t.asked] == ["keep-objective"]


@pytest.mark.rule("LD-SOLO-02")
def test_eggs_and_an_encounter_with_nobody_leave_both(solo):
    t = solo("egg-home", "collector").hand("alpha", "look", "look").noise("ab").dice("noise-die", "1").bag("nobody")
    t.act("alpha", "move", "b", "ab")
    assert "encounter" in t.kinds
    assert t.game.solo.held == [["egg-home/1", "collector/1"]]


# ---------------------------------------------------------------- Contingencies


@pytest.mark.rule("LD-SOLO-03")
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


@pytest.mark.rule("LD-SOLO-03")
def test_no_other_tokens_are_dealt_otherwise(dealt):
    game = dealt(1)
    assert game.hooks.tokens_dealt(game, "contingency") == 2
    assert game.hooks.tokens_dealt(game, "omen") is None


# ---------------------------------------------------------------- Items


@pytest.mark.rule("LD-SOLO-04")
@pytest.mark.parametrize(
    ("token", "printed", "counter"), [("quiet-1", 1, 1), ("fire-2", 2, 1), ("malfunction-3", 3, 2), ("doors-4", 4, 2)]
)
def test_the_item_counter_is_half_the_number_rounded_up(solo, token, printed, counter):
    t = solo().put("alpha", "e").unexplored("f", "vault", token).dice("noise-die", "silence")
    arrive(t.game, t["alpha"], "f", "ef")
    assert t.table.items["f"] == counter
    assert t.told("token")[0]["items"] == printed, "the token shows its whole number"


# ---------------------------------------------------------------- winning


@pytest.mark.rule("LD-SOLO-05")
@pytest.mark.parametrize(
    ("explored", "alive", "wins"),
    [(True, True, True), (True, False, False), (False, True, False), (False, False, False)],
)
def test_winning_takes_the_kept_objective_and_survival(solo, explored, alive, wins):
    t = solo("map", "collector")
    t.will("map/1").comes("grub", "e")
    for place in "fg" if explored else "f":
        t.explored(place)
    if not alive:
        t.do(lambda: die(t.game, t["alpha"], "test"))
    t.finish("test")
    assert won(t) is wins
    assert row(t.game)["p1_objective"] == "map"


@pytest.mark.rule("LD-SOLO-05")
def test_the_removed_objective_wins_nothing(solo):
    t = solo("egg-home", "collector")
    t.will("collector/1").comes("grub", "e")
    t.carry("alpha", "egg")
    assert won(t.finish("test")) is False


@pytest.mark.rule("LD-SOLO-05")
def test_a_death_in_the_last_check_loses(solo):
    t = solo("egg-home", "collector")
    t.will("egg-home/1").comes("grub", "e")
    t.carry("alpha", "egg")
    t.contaminate("alpha", infected=1)
    t.game.fixed["deck-0"] = [t["alpha"].deck + t["alpha"].discard]  # the Contamination card lies on top
    t.finish("test")
    assert t["alpha"].cause == "contamination"
    assert won(t) is False


@pytest.mark.rule("LD-SOLO-05")
def test_who_got_away_and_never_met_an_intruder_chooses_and_wins(solo):
    t = solo("egg-home", "map")
    t.carry("alpha", "egg")
    t.do(lambda: leave(t.game, t["alpha"], "evacuated"))
    assert t.ending == "nobody-left", "alone, its leaving is the end of the game"
    t.will("egg-home/1").finish()
    assert won(t) is True


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
