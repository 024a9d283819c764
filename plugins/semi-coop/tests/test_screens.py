"""What a seat sees of its Objectives, and who has won and why not when the game is over."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die
from nemesis_core.testing import Table, table

BOTH = "Your Objectives; you keep one at the first Encounter"


def why(t: Table) -> list[tuple[str, ...]]:
    """For each seat whether it won and why."""
    return [row[2:] for row in t.end_screen()["Victory"]]


# The fakes' Objectives: hoard: seven Items; live-sample: an Egg carried; silence-two: player 2 dead;
# trophy: an Egg carried and somebody else alive, or nobody else alive; company: somebody else alive.


def test_both_objectives_with_their_conditions(semi_coop: Any) -> None:
    t = semi_coop(2, {0: ("live-sample", "trophy")})
    assert t.screen(0)[BOTH] == [
        ("live sample", "carry Egg"),
        ("trophy", "(carry Egg AND another survivor), OR (only survivor)"),
    ]


def test_objective_that_was_removed_is_named_to_its_owner_alone(semi_coop: Any) -> None:
    t = semi_coop(2, {0: ("live-sample", "hoard"), 1: ("silence-two", "company")})
    t.will("hoard/1", "company/1").comes("grub", "e")
    assert t.screen(0)["Your Objective; live sample is removed"] == [("hoard", "items 7")]
    assert t.game.view(0)["objective removed"] == ["live-sample/1"]
    assert t.game.view(1)["objective removed"] == ["silence-two/1"]


def test_objective_of_another_that_a_seat_was_shown(semi_coop: Any) -> None:
    t = semi_coop(2, {0: ("live-sample", "hoard"), 1: ("silence-two", "company")})
    t.game.know("company/1", (0,))
    assert t.screen(0)[BOTH][2:] == [("company of seat 2 (beta)", "another survivor")]
    assert len(t.screen(1)[BOTH]) == 2


# ---------------------------------------------------------------- the end


def test_who_won_and_by_which_check_others_failed(semi_coop: Any) -> None:
    """alpha carries no Egg, beta dies before the end, gamma does not stand alone."""
    t = semi_coop(3, {0: ("live-sample", "hoard"), 1: ("silence-two", "rival"), 2: ("silence-three", "company")})
    t.will("live-sample/1", "rival/1", "company/1").comes("grub", "e")
    die(t.game, t["beta"], "fire")
    t.finish("test")
    assert t.end_screen()["Victory"] == [
        ("1", "alpha", "no", "live sample is not fulfilled; missing: carry Egg"),
        ("2", "beta", "no", "died: Fire"),
        ("3", "gamma", "yes", "company is fulfilled"),
    ]


def test_missing_conditions_of_each_alternative(semi_coop: Any) -> None:
    """alpha carries no Egg and is not alone; that somebody else lives is not missing."""
    t = semi_coop(2, {0: ("live-sample", "trophy"), 1: ("silence-two", "company")})
    t.will("trophy/1", "company/1").comes("grub", "e")
    assert why(t.finish("test"))[0] == ("no", "trophy is not fulfilled; missing: carry Egg, OR only survivor")


def test_who_dies_of_the_contamination_check(semi_coop: Any) -> None:
    t = semi_coop(2, {0: ("live-sample", "hoard"), 1: ("silence-two", "company")})
    t.will("hoard/1", "company/1").comes("grub", "e")
    t.table.removed += t["alpha"].deck
    t["alpha"].deck.clear()
    t.contaminate("alpha", infected=4).finish("test")
    assert why(t) == [
        ("no", "died: the Contamination check"),
        ("no", "company is not fulfilled; missing: another survivor"),
    ]


def test_game_that_was_stopped_has_no_winner(semi_coop: Any) -> None:
    t = semi_coop(2, {0: ("live-sample", "hoard"), 1: ("silence-two", "company")})
    t.will("live-sample/1", "company/1").comes("grub", "e")
    t.game.state.ending = "stall"
    assert why(t) == [("no", "the game was stopped before the Objective check")] * 2


def test_objectives_between_which_nobody_chose_are_not_judged_in_a_game_that_was_stopped(semi_coop: Any) -> None:
    t = semi_coop(2, {0: ("live-sample", "hoard"), 1: ("silence-two", "company")})
    t.game.state.ending = "stall"
    assert why(t) == [("no", "the game was stopped before the Objective check")] * 2


def test_who_is_in_no_room_when_the_game_is_stopped_did_not_die(semi_coop: Any) -> None:
    """alpha is on its way off the board, as in a Pod; beta had died before."""
    t = semi_coop(2, {0: ("live-sample", "hoard"), 1: ("silence-two", "company")}).put("alpha", "")
    die(t.game, t["beta"], "fire")
    t.game.state.ending = "stall"
    assert why(t) == [("no", "the game was stopped before the Objective check"), ("no", "died: Fire")]


def test_all_objectives_with_what_was_kept(semi_coop: Any) -> None:
    t = semi_coop(2, {0: ("live-sample", "hoard"), 1: ("silence-two", "company")})
    t.will("hoard/1", "company/1").comes("grub", "e")
    assert t.end_screen()["Objectives"] == [
        ("1", "hoard", "yes", "items 7"),
        ("1", "live sample", "no", "carry Egg"),
        ("2", "company", "yes", "another survivor"),
        ("2", "Silence two", "no", "player dead 2"),
    ]


def test_objectives_between_which_nobody_had_to_choose(semi_coop: Any) -> None:
    t = semi_coop(2, {0: ("live-sample", "hoard")})
    assert [row[:3] for row in t.end_screen()["Objectives"]][:2] == [
        ("1", "live sample", "not chosen"),
        ("1", "hoard", "not chosen"),
    ]


# ---------------------------------------------------------------- with the Objectives of Lockdown


@pytest.mark.variant
def test_objective_that_names_the_seat_itself_says_so() -> None:
    t = table("lockdown", ["sentry", "hacker"])
    t["sentry"].number, t["hacker"].number = 2, 1
    t.game.semi_coop.held[1] = ["loose-end-one/1", "settle-the-score/1"]
    assert t.screen(1)[BOTH][0][1].startswith("your Character does not survive")
    (told,) = [row[3] for row in t.end_screen()["Objectives"] if row[:2] == ("2", "Loose End One")]
    assert told.startswith("this Character does not survive")


@pytest.mark.variant
def test_conditions_in_words_and_players_by_their_seats() -> None:
    """Player Numbers are dealt: here seat 1 is player 2 and seat 2 is player 1."""
    t = table("lockdown", ["sentry", "hacker"])
    state = t.game.semi_coop
    t["sentry"].number, t["hacker"].number = 2, 1
    state.held[0] = ["loose-end-one/1", "settle-the-score/1"]
    assert t.screen(0)[BOTH] == [
        (
            "Loose End One",
            "the Character of seat 2 (Hacker) does not survive, whoever brings that about, "
            "OR no other Character survives",
        ),
        (
            "Settle the Score",
            "(this Character has a Signal marker AND (the Facility exploded: Autodestruction, a 13th Fire marker or an "
            "11th Malfunction marker)), OR (this Character has a Signal marker AND (the Queen was killed, or the "
            "Facility exploded))",
        ),
    ]
