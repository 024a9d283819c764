"""What the shared rules tell when a game is over: what became of whom, and what was hidden."""

from __future__ import annotations

import pytest

from nemesis_core.game import STALL
from nemesis_core.rules import die, leave
from nemesis_core.screen import results
from nemesis_core.testing import Table, table


def fates(t: Table) -> list[str]:
    """What became of each Character, by seat."""
    return [row[3] for row in next(iter(t.end_screen().values()))]


def hidden(t: Table) -> dict[str, str]:
    return dict(t.end_screen()["What was hidden"])


@pytest.fixture
def t() -> Table:
    return table()


def test_title_tells_the_round_and_the_ending(t):
    t.table.round, t.game.state.ending = 9, "nobody-left"
    assert next(iter(t.end_screen())) == "The game is over in round 9: nobody was left"


@pytest.mark.parametrize(("ending", "told"), [(STALL, "it was stopped before its end"), ("fake-time", "fake time")])
def test_endings_without_a_name(t, ending, told):
    t.game.state.ending = ending
    assert results(t.game, {})[0].title == f"The game is over in round 1: {told}"


def test_characters_with_their_player_numbers(t):
    panel = results(t.game, t.names())[0]
    assert panel.heads == ("#Seat", "~Character", "#Player", "~What became of it")
    assert [row[:3] for row in panel.rows] == [("1", "alpha", "1"), ("2", "beta", "2")]


@pytest.mark.parametrize("cause", ["drone", "fire"])
def test_death_is_told_with_its_place_and_cause(t, cause):
    t.put("alpha", "c")
    die(t.game, t["alpha"], cause)
    assert fates(t)[0] == f"died at c (Clinic): {'Fire' if cause == 'fire' else cause}"


def test_who_got_away_and_who_died_of_a_check_afterwards(t):
    """beta left over the wall and had only Contamination cards: it dies in the check, and alpha did not."""
    leave(t.game, t["beta"], "over-the-wall")
    assert fates(t) == ["survived at a (Hall)", "survived: over the wall"]
    die(t.game, t["beta"], "contamination")
    assert fates(t)[1] == "over the wall, then died: the Contamination check"


def test_nobody_survives_a_game_that_was_stopped(t):
    """As in the columns of a simulation."""
    leave(t.game, t["beta"], "over-the-wall")
    t.game.state.ending = STALL
    assert fates(t) == ["was alive at a (Hall)", "was alive: over the wall"]
    reported = {name: value for part in t.game.hooks.report(t.game) for name, value in part.items()}
    assert (reported["p1_survived"], reported["p2_survived"]) == (False, False)


def test_death_in_no_room(t):
    t.put("beta", "")
    die(t.game, t["beta"], "larva")
    assert fates(t)[1] == "died: a Larva"


def test_where_it_died_and_how_it_had_left_are_kept_in_the_state():
    t = table("fakes", ["alpha", "beta", "gamma"])
    die(t.game, t["alpha"], "fire")
    leave(t.game, t["beta"], "over-the-wall")
    assert (t["alpha"].died_at, t["alpha"].left) == ("a", "")
    assert (t["beta"].died_at, t["beta"].left) == ("", "over-the-wall")
    seen = t.game.view(0)["characters"]
    assert [(who["died at"], who["cause"], who["left"]) for who in seen[:2]] == [
        ("a", "fire", ""),
        ("", "", "over-the-wall"),
    ]


def test_hands_items_and_contamination_cards(t):
    """alpha holds 2 cards, its torch and a rag, and has 3 Contamination cards, 2 of them INFECTED."""
    t.hand("alpha", "look", "plan", infected=1).contaminate("alpha", clean=1, infected=1)
    t.give("alpha", "rag")
    t.carry("beta", "egg")
    assert t.end_screen()["What the players held"] == [
        ("1", "alpha", "look, plan, Contamination", "torch, rag", "3, 2 INFECTED"),
        ("2", "beta", "", "Egg", "none"),
    ]


def test_unexplored_rooms_and_the_bag(t):
    t.unexplored("f", "brood", "danger-2").explored("g").only_in_bag("nobody", "drone", "drone")
    assert hidden(t) == {"Unexplored Rooms": "f Brood (Danger, 2 Items)", "In the bag": "1 Nobody, 2 drone"}


def test_a_token_that_nobody_turned_up_in_an_open_room(t):
    t.unexplored("f", "brood", "danger-2").explored("g").table.explored["f"] = 1
    assert hidden(t)["Unturned tokens"] == "f (Danger, 2 Items)"
    assert "Unexplored Rooms" not in hidden(t)


def test_room_without_a_token(t):
    t.unexplored("f", "brood", "danger-2").explored("g")
    del t.table.tokens["f"]
    assert hidden(t)["Unexplored Rooms"] == "f Brood"


@pytest.mark.variant
def test_rooms_in_the_box_and_weaknesses():
    t = table("lockdown", ["sentry", "hacker"])
    t.table.box[:] = ["surgery", "guard-room"]
    t.game.laboratory.weaknesses[:] = ["poor-trackers/1", "brittle-carapace/1", "wary-of-shadows/1"]
    assert hidden(t)["Rooms in the box"] == "Guard Room, Surgery"
    assert hidden(t)["Weaknesses"] == "Poor Trackers, Brittle Carapace, Wary of Shadows"
