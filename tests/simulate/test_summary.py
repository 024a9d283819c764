"""The summary of rows."""

from __future__ import annotations

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nemesis_core.summary import share, shares, spread, summarize, wilson


def row(seed=0, ending="dusk", seats=2, rounds=3, **columns):
    """A finished game in which the first of two seats wins and the second dies."""
    facts = {"seed": seed, "seats": seats, "ending": ending, "rounds": rounds, "decisions": 40, "error": ""}
    facts |= {"p1_won": True, "p1_survived": True, "p1_character": "ann", "p1_objective": "flee", "p1_cause": ""}
    facts |= {"p2_won": False, "p2_survived": False, "p2_character": "bob", "p2_objective": "hide", "p2_cause": "fire"}
    return {**facts, **columns}


def broken(seed=0):
    return {"seed": seed, "seats": 2, "ending": "error", "rounds": None, "decisions": 7, "error": "x raised"}


@pytest.mark.parametrize(
    ("count", "of", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_interval_is_wilsons(count, of, low, high):
    assert wilson(count, of) == pytest.approx((low, high), abs=1e-4)


def test_share_of_nothing_has_no_interval():
    assert share("x", 0, 0) == {"name": "x", "count": 0, "of": 0, "share": None, "low": None, "high": None}


def test_shares_come_most_frequent_first_then_by_name():
    assert [(s["name"], s["count"], s["of"]) for s in shares("babca")] == [("a", 2, 5), ("b", 2, 5), ("c", 1, 5)]


def test_spread_of_nothing_is_nothing():
    assert spread([]) is None
    assert spread([1, 2, 6]) == {"mean": 3, "median": 2, "least": 1, "most": 6}


@given(st.lists(st.integers(0, 9), min_size=1))
def test_spread_is_that_of_all_values(values):
    assert spread(values) == {
        "mean": statistics.fmean(values),
        "median": statistics.median(values),
        "least": min(values),
        "most": max(values),
    }


def test_wins_are_counted_by_seat_character_and_objective():
    wins = summarize([row(), row(p1_won=False)])["wins"]
    assert [(s["name"], s["count"], s["of"]) for s in wins["by_seat"]] == [("1", 1, 2), ("2", 0, 2)]
    assert [(s["name"], s["count"]) for s in wins["by_character"]] == [("ann", 1), ("bob", 0)]
    assert [(s["name"], s["count"]) for s in wins["by_objective"]] == [("flee", 1), ("hide", 0)]
    assert (wins["seats"]["count"], wins["seats"]["of"]) == (1, 4)
    assert (wins["games"]["count"], wins["games"]["of"]) == (1, 2)


def test_survival_and_deaths_are_counted_by_seat():
    summary = summarize([row(), row(p2_cause="noise"), row(p2_survived=True, p2_cause="")])
    assert (summary["survival"]["seats"]["count"], summary["survival"]["seats"]["of"]) == (4, 6)
    assert [(s["name"], s["count"], s["of"]) for s in summary["deaths"]] == [("fire", 1, 2), ("noise", 1, 2)]


def test_seat_without_a_character_wins_but_neither_lives_nor_dies():
    """Seat 3 plays no Character, so that it has no columns but whether it won."""
    gone = {"p1_survived": False, "p1_status": "dead", "p2_status": "dead", "p1_won": False}
    summary = summarize([row(seats=3, p3_won=True, **gone), row(seats=3, p3_won=False, p1_status="raft")])
    wins, survival = summary["wins"], summary["survival"]
    assert [(s["name"], s["count"], s["of"]) for s in wins["by_seat"]] == [("1", 1, 2), ("2", 0, 2), ("3", 1, 2)]
    assert (wins["seats"]["count"], wins["seats"]["of"]) == (2, 6)
    assert (survival["seats"]["count"], survival["seats"]["of"]) == (1, 4)
    assert (survival["games"]["count"], survival["games"]["of"]) == (1, 2)
    assert (survival["dead"]["count"], survival["dead"]["of"]) == (1, 1)


def test_ways_out_are_those_of_the_seats_that_survived():
    rows = [row(p1_status="raft"), row(p1_status="raft", p2_status="dead"), row(p1_status="cave"), row()]
    found = summarize(rows)["ways_out"]
    assert [(s["name"], s["count"], s["of"]) for s in found] == [("raft", 2, 3), ("cave", 1, 3)]


def test_first_encounters_come_by_round_and_never_last():
    rounds = [10, 2, None, 2]
    found = summarize([row(first_encounter=n) for n in rounds])["first_encounter"]
    assert [(s["name"], s["count"]) for s in found] == [("2", 2), ("10", 1), ("never", 1)]


def test_game_that_raised_counts_among_the_endings_only():
    summary = summarize([row(), broken()])
    assert [(s["name"], s["count"], s["of"]) for s in summary["endings"]] == [("dusk", 1, 2), ("error", 1, 2)]
    assert (summary["errors"]["count"], summary["wins"]["seats"]["of"]) == (1, 2)
    assert summary["decisions"]["most"] == 40


def test_stalled_games_are_counted_and_stay_in_the_averages():
    summary = summarize([row(), row(ending="stall", rounds=99)])
    assert (summary["stalled"]["count"], summary["stalled"]["of"]) == (1, 2)
    assert summary["rounds"]["most"] == 99


def test_variant_that_reports_nothing_has_empty_lists():
    bare = {"seed": 0, "seats": 2, "ending": "dusk", "rounds": None, "decisions": 1, "error": ""}
    summary = summarize([bare])
    assert summary["wins"]["by_seat"] == summary["deaths"] == summary["first_encounter"] == summary["ways_out"] == []
    assert summary["rounds"] is None


def test_what_pieces_report_of_their_own_is_counted_where_it_is_reported():
    """Texts are no numbers, and what every game has is told elsewhere."""
    told = [{"flooded": True, "depth": 4, "wreck": "ann"}, {"flooded": False, "depth": 1}, {"flooded": None}]
    rows = [row(winners=1, survivors=1, first_encounter=2, forced=3, steps=9, **own) for own in told]
    reported = summarize([*rows, broken()])["reported"]
    assert [(s["name"], s["count"], s["of"]) for s in reported["shares"]] == [("flooded", 1, 2)]
    assert reported["numbers"] == {"depth": {"mean": 2.5, "median": 2.5, "least": 1, "most": 4}}
    assert summarize([row()])["reported"] == {"shares": [], "numbers": {}, "labels": {}}


def test_number_of_a_seat_is_a_label_that_is_counted():
    reported = summarize([row(diver_seat=n) for n in (3, 1, 3, None)])["reported"]
    assert (reported["numbers"], list(reported["labels"])) == ({}, ["diver_seat"])
    assert [(s["name"], s["count"], s["of"]) for s in reported["labels"]["diver_seat"]] == [("1", 1, 3), ("3", 2, 3)]


def test_columns_of_pieces_come_by_name_in_whatever_order_the_games_do():
    rows = [row(tide=None, depth=1, calm=True), row(tide=3, depth=2, calm=None, ashore=True)]
    there, back = summarize(rows)["reported"], summarize(rows[::-1])["reported"]
    assert (
        [share["name"] for share in there["shares"]]
        == [share["name"] for share in back["shares"]]
        == ["ashore", "calm"]
    )
    assert list(there["numbers"]) == list(back["numbers"]) == ["depth", "tide"]


def test_only_games_that_raised_still_make_a_summary():
    summary = summarize([broken(1), broken(2)])
    assert summary["decisions"] is None
    assert summary["survival"]["seats"]["share"] is None


def test_games_without_a_status_say_nothing_of_everybodys_death():
    assert summarize([row()])["survival"]["dead"]["of"] == 0
    dead = summarize([row(p1_status="dead", p2_status="dead"), row(p1_status="active", p2_status="dead")])
    assert (dead["survival"]["dead"]["count"], dead["survival"]["dead"]["of"]) == (1, 2)
