"""Games for one player and for a group, by the command."""

from __future__ import annotations

import json

import pytest

from nemesis_core import assemble

from .playing import play

pytestmark = pytest.mark.variant


@pytest.mark.parametrize(
    ("variant", "players", "asked", "title"),
    [
        ("lockdown-solo", 1, {"1"}, "Your Objectives; you keep one at the first Encounter"),
        ("lockdown-coop", 2, {"1"}, "Objectives of the group; Characters that fulfil them have to survive"),
        ("mars-solo", 1, {"1"}, "Your Objectives; you keep one at the first Encounter"),
        ("nemesis-intruder", 2, {"1"}, "Your Objectives; you keep one at the first Encounter"),
    ],
)
def test_a_whole_game_is_played_and_told_again(nemesis, tmp_path, variant, players, asked, title):
    save = tmp_path / "game.json"
    done = play(variant, "--players", players, "--seed", 7, "--save", save)
    assert done.returncode == 0, done.stderr
    assert title in done.stdout
    verdict = done.stdout.rpartition("The game is over in round ")[2]
    assert "Victory" in verdict
    record = tmp_path / "game.record.json"
    assert {str(seat + 1) for seat, _ in json.loads(record.read_text())["choices"]} >= asked
    said = nemesis("replay", record, "--log", "--rules")
    assert (said.code, "Round 1 begins." in said.out) == (0, True)


def test_one_player_is_told_of_as_one(nemesis, tmp_path):
    rows = tmp_path / "rows.csv"
    said = nemesis("simulate", "lockdown-solo", "--games", 3, "--check", "--out", rows)
    assert (said.code, said.out.splitlines()[0]) == (
        0,
        "lockdown-solo, 1 seat, random, from seed 0: 3 games",
    )
    header = rows.read_text().splitlines()[0].split(",")
    assert {"winners", "p1_won", "p1_objective", "contingency"} <= set(header)
    assert "for 1 player" in nemesis("assemble", "lockdown-solo").out


def test_a_group_reports_each_of_its_objectives(nemesis, tmp_path):
    """Three of the ten Objectives are in play in each game."""
    rows = tmp_path / "rows.jsonl"
    assert nemesis("simulate", "lockdown-coop", "--games", 4, "--players", 3, "--out", rows).code == 0
    for line in rows.read_text().splitlines():
        row = json.loads(line)
        fulfilled = {name: value for name, value in row.items() if name.startswith("fulfilled_")}
        assert len(fulfilled) == 10
        assert sum(value is not None for value in fulfilled.values()) == 3
        assert row["objectives_fulfilled"] == sum(value is True for value in fulfilled.values())


def test_an_intruder_player_is_reported_and_counted(nemesis, tmp_path):
    """It is nobody at the beginning; with the house rule it is always the last seat."""
    for number, given in enumerate(((), ("--house-rule", "intruder-from-the-start"))):
        rows = tmp_path / f"{number}.jsonl"
        said = nemesis("simulate", "nemesis-intruder", *given, "--players", 3, "--games", 8, "--check", "--out", rows)
        assert said.code == 0
        games = [json.loads(line) for line in rows.read_text().splitlines()]
        assert len(games) == 8
        for game in games:
            seat, since = game["intruder_seat"], game["intruder_since"]
            assert (seat in (1, 2, 3), since is not None) == (game["intruder_player"],) * 2
            assert not given or (seat, since) == (3, 1)
            assert game["intruder_won"] == (game[f"p{seat}_won"] if seat else None)
        assert any(game["intruder_player"] for game in games)
        counted = sum(game["intruder_player"] for game in games)
        _, told = said.out.split("Seat of the Intruder player")
        assert {line.split()[5] for line in told.splitlines() if "%" in line and "Share" not in line} == {str(counted)}
        assert not given or "100.0 %" in told


@pytest.mark.parametrize(
    ("variant", "players"), [("nemesis", 5), ("nemesis-advanced", 2), ("nemesis-solo", 1), ("nemesis-intruder", 4)]
)
def test_ends_and_causes_of_death_come_from_the_board(nemesis, variant, players):
    said = nemesis("simulate", variant, "--games", 40, "--players", players, "--json")
    data = json.loads(said.out)
    names = assemble(variant).compiled["names"]
    assert {ending["name"] for ending in data["endings"]} <= {"jump", "ship_destroyed"} <= names["ending"].keys()
    assert data["deaths"]
    assert {death["name"] for death in data["deaths"]} <= names["cause"].keys()
    assert {way["name"] for way in data["ways_out"]} <= {"escaped", "hibernating"} <= names["status"].keys()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("simulate lockdown-solo --games 1 --players 2", "lockdown-solo is for 1 player, not 2"),
        ("simulate mars-solo --games 1 --players 2", "mars-solo is for 1 player, not 2"),
        ("simulate nemesis-intruder --games 1 --players 1", "nemesis-intruder is for 2 to 5 players, not 1"),
        (
            "play nemesis-intruder --house-rule intruder-from-the-start --players 2",
            "for 3 to 5 players, not 2, because of intruder-from-the-start\n",
        ),
        ("simulate nemesis-solo --games 1 --players 3", "nemesis-solo is for 1 player, not 3"),
        ("assemble nemesis --mode solo --players 2", "this variant is for 1 player, not 2"),
        ("play nemesis --players 1", "nemesis is for 2 to 5 players, not 1; take nemesis-coop or nemesis-solo for 1\n"),
        ("simulate nemesis-coop --games 1 --players 6", "nemesis-coop is for 1 to 5 players, not 6"),
        ("play lockdown-solo --seat 2", "there is no seat 2; this game has seat 1"),
        ("simulate lockdown --players 6", "lockdown is for 2 to 5 players, not 6\n"),
        ("assemble nemesis --mode coop", "mode coop is not installed; did you mean cooperative or semi-coop?\n"),
        ("compare lockdown lockdown-solo --games 2", "is for 1 player, not 4; no number fits all of them"),
        ("compare lockdown-coop lockdown-solo --games 2", "is for 1 player, not 4; all of them can be played by 1"),
    ],
)
def test_what_one_player_cannot_do_is_said_in_one_line(nemesis, command, said):
    result = nemesis(*command.split())
    assert result.code == 2
    assert result.err.count("\n") == 1
    assert said in result.err


def test_modes_that_fit_each_other_are_compared(nemesis, tmp_path):
    said = nemesis("compare", "lockdown-coop", "lockdown-solo", "--players", 1, "--games", 4, "--json")
    assert said.code == 0
    data = json.loads(said.out)
    assert [variant["name"] for variant in data["variants"]] == ["lockdown-coop", "lockdown-solo"]
