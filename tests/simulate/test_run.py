"""Running many games from Python."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from nemesis_core import assemble, run
from nemesis_core.errors import NemesisError
from nemesis_core.game import STALL


@pytest.fixture(scope="module")
def lockdown():
    return assemble("lockdown")


def test_games_come_in_the_order_of_their_seeds(lockdown):
    assert [played.row["seed"] for played in run(lockdown, 3, seed=40)] == [40, 41, 42]


def test_seats_default_to_four_or_the_nearest_number(lockdown):
    assert next(run(lockdown, 1)).row["seats"] == lockdown.nearest_seats(4)
    assert next(run(lockdown, 1, seats=3)).row["seats"] == 3


@pytest.mark.parametrize("wrong", [{"games": 0}, {"jobs": -1}, {"seats": 99}, {"bots": "oracle"}])
def test_what_cannot_be_is_refused_before_the_first_game(lockdown, wrong):
    with pytest.raises(NemesisError):
        run(lockdown, **{"games": 1, **wrong})


@pytest.mark.parametrize("jobs", [1, 2])
def test_stall_guard_is_an_ending_in_every_process(jobs):
    ruleset = assemble("lockdown")
    ruleset.max_steps = 40
    assert [played.row["ending"] for played in run(ruleset, 4, jobs=jobs)] == [STALL] * 4


def test_workers_use_the_pieces_that_were_assembled(lockdown):
    rows = [played.row for played in run(lockdown, 4, jobs=2)]
    assert rows == [played.row for played in run(lockdown, 4)]


def test_checked_games_are_the_same_games(lockdown):
    assert list(run(lockdown, 3, check=True)) == list(run(lockdown, 3))


def test_checked_game_names_what_a_step_lost(tmp_path):
    ruleset = assemble("lockdown")
    *others, last = ruleset.runs["event"]

    def thief(game):
        if "bleeding/1" in game.table.decks["wounds"]:
            game.table.decks["wounds"].remove("bleeding/1")
        return last(game)

    ruleset.runs["event"] = (*others, thief)
    (played,) = run(ruleset, 1, check=True, record=tmp_path)
    assert "lost: ['bleeding/1']; new: []" in played.row["error"]
    assert (tmp_path / "0.json").is_file()
    assert next(run(ruleset, 1)).row["error"] == ""


def test_records_lie_where_the_caller_stands_although_processes_stay(lockdown, tmp_path, monkeypatch):
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        monkeypatch.chdir(tmp_path / name)
        Path("games").mkdir()
        list(run(lockdown, 2, seats=2, jobs=2, record=Path("games")))
        assert sorted(path.name for path in Path("games").iterdir()) == ["0.json", "1.json"]


def test_callers_random_is_left_alone(lockdown):
    random.seed(1)
    before = random.getstate()
    list(run(lockdown, 2, bots="curious"))
    assert random.getstate() == before


def test_bot_that_raises_ends_its_game_only(lockdown, monkeypatch):
    def raising(seed, seat):
        def choose(game, decision):
            raise RuntimeError("no idea")

        return choose

    monkeypatch.setitem(__import__("nemesis_core.bots", fromlist=["BOTS"]).BOTS, "raising", raising)
    played = list(run(lockdown, 2, bots="raising"))
    assert [p.row["ending"] for p in played] == ["error", "error"]
    assert "no idea" in played[0].row["error"]
    assert played[0].failure["seed"] == 0
