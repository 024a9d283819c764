"""`nemesis simulate`."""

from __future__ import annotations

import json
import os
import signal
import statistics
import subprocess
import sys
import time

import polars
import pytest

from nemesis_core import assemble


def rows_of(file):
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_rows_are_the_same_whatever_the_jobs(nemesis, tmp_path):
    common = ("simulate", "lockdown", "--games", 12, "--seed", 5, "--bots", "random,curious,random,curious", "--json")
    one = nemesis(*common, "--jobs", 1, "--out", tmp_path / "one.jsonl")
    two = nemesis(*common, "--jobs", 2, "--out", tmp_path / "two.jsonl")
    assert (one.code, two.code) == (0, 0)
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    assert one.out == two.out
    assert [row["seed"] for row in rows_of(tmp_path / "one.jsonl")] == list(range(5, 17))


def test_row_of_a_seed_does_not_depend_on_the_run(nemesis, tmp_path):
    nemesis("simulate", "lockdown", "--games", 4, "--bots", "curious", "--out", tmp_path / "four.jsonl")
    nemesis("simulate", "lockdown", "--games", 1, "--seed", 3, "--bots", "curious", "--out", tmp_path / "one.jsonl")
    assert rows_of(tmp_path / "four.jsonl")[3:] == rows_of(tmp_path / "one.jsonl")


def test_every_format_holds_the_same_rows(nemesis, tmp_path):
    for suffix in ("jsonl", "csv", "parquet"):
        assert nemesis("simulate", "lockdown", "--games", 5, "--out", tmp_path / f"rows.{suffix}").code == 0
    rows = rows_of(tmp_path / "rows.jsonl")
    table = polars.read_parquet(tmp_path / "rows.parquet")
    assert table.to_dicts() == rows
    assert polars.read_csv(tmp_path / "rows.csv").columns == table.columns == list(rows[0])
    assert polars.read_csv(tmp_path / "rows.csv")["decisions"].to_list() == [row["decisions"] for row in rows]


def test_row_has_the_columns_of_game_and_seats(nemesis, tmp_path):
    nemesis("simulate", "lockdown", "--games", 1, "--out", tmp_path / "rows.jsonl")
    row = rows_of(tmp_path / "rows.jsonl")[0]
    assert {"seed", "seats", "ending", "rounds", "decisions", "forced", "steps", "error"} <= set(row)
    assert row["seats"] == 4
    for seat in range(1, 5):
        assert isinstance(row[f"p{seat}_won"], bool)
        assert isinstance(row[f"p{seat}_survived"], bool)
        assert bool(row[f"p{seat}_cause"]) <= (not row[f"p{seat}_survived"])
        assert row[f"p{seat}_character"]
        assert f"p{seat}_objective" in row


def test_summary_is_printed_and_the_same_as_json(nemesis):
    said = nemesis("simulate", "lockdown", "--games", 10)
    for title in ("How games ended", "Survival and wins", "Wins by seat", "Wins by character", "Length"):
        assert title in said.out
    assert "95 % interval" in said.out
    assert said.err == ""
    data = json.loads(nemesis("simulate", "lockdown", "--games", 10, "--json").out)
    assert data["games"] == 10
    assert sum(ending["count"] for ending in data["endings"]) == 10
    assert [entry["name"] for entry in data["wins"]["by_seat"]] == ["1", "2", "3", "4"]


def test_players_are_those_asked_for(nemesis, tmp_path):
    nemesis("simulate", "lockdown", "--players", 2, "--games", 2, "--out", tmp_path / "rows.jsonl")
    assert [row["seats"] for row in rows_of(tmp_path / "rows.jsonl")] == [2, 2]


def test_records_are_kept_one_a_game(nemesis, tmp_path):
    nemesis("simulate", "lockdown", "--games", 3, "--seed", 8, "--record", tmp_path / "games", "--jobs", 2)
    assert sorted(file.name for file in (tmp_path / "games").iterdir()) == ["10.json", "8.json", "9.json"]
    assert nemesis("replay", tmp_path / "games" / "9.json").code == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_game_that_raises_is_an_outcome_and_is_kept(shell, bomb, tmp_path, jobs):
    out = tmp_path / "rows.jsonl"
    flags = ("--house-rule", "bomb", "--games", 10, "--jobs", jobs, "--out", out)
    done = shell(
        "simulate", "lockdown", *flags, env={"PYTHONPATH": f"{bomb}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    )
    assert done.returncode == 1
    rows = rows_of(out)
    assert [row["seed"] for row in rows if row["ending"] == "error"] == [2, 7]
    assert rows[2]["error"] == "bomb raised ValueError in bomb.blow (step player/blow): bang and smoke"
    kept = rows_of(tmp_path / "rows.jsonl.errors.jsonl")
    assert [failure["seed"] for failure in kept] == [2, 7]
    assert all({"trail", "choices", "traceback", "bots"} <= set(failure) for failure in kept)
    assert kept[0]["choices"]
    assert "2 of 10 games raised an error" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("jobs", [1, 2])
def test_fail_fast_stops_at_the_first_game_that_raises(shell, bomb, tmp_path, jobs):
    out = tmp_path / "rows.jsonl"
    flags = ("--house-rule", "bomb", "--games", 40, "--jobs", jobs, "--out", out, "--fail-fast")
    done = shell(
        "simulate", "lockdown", *flags, env={"PYTHONPATH": f"{bomb}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    )
    assert done.returncode == 1
    assert [row["seed"] for row in rows_of(out)] == [0, 1, 2]
    assert "Warning" not in done.stderr


def test_errors_of_an_earlier_run_are_not_left_beside_new_rows(nemesis, bomb, tmp_path):
    out = tmp_path / "rows.csv"
    nemesis("simulate", "lockdown", "--house-rule", "bomb", "--seed", 2, "--games", 1, "--out", out)
    assert (tmp_path / "rows.csv.errors.jsonl").exists()
    out.unlink()
    nemesis("simulate", "lockdown", "--games", 1, "--out", out)
    assert not (tmp_path / "rows.csv.errors.jsonl").exists()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_run_keeps_what_is_done(tmp_path, jobs):
    out = tmp_path / "rows.jsonl"
    command = [
        "simulate",
        "lockdown",
        "--games",
        "1000000",
        "--jobs",
        jobs,
        "--out",
        str(out),
        "--record",
        str(tmp_path),
    ]
    running = subprocess.Popen(
        [sys.executable, "-m", "nemesis_core", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    limit = time.monotonic() + 60
    while not (tmp_path / "60.json").exists() and running.poll() is None and time.monotonic() < limit:
        time.sleep(0.05)
    time.sleep(1)  # the workers' first results are on their way
    os.killpg(running.pid, signal.SIGINT)
    said, complained = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in complained
    assert f"interrupted after {len(rows_of(out))} games" in complained
    assert f"the rows of {len(rows_of(out))} games are in {out}" in complained
    assert "How games ended" in said
    seeds = [row["seed"] for row in rows_of(out)]
    assert seeds == list(range(len(seeds)))
    assert seeds


def test_kept_files_are_named(nemesis, tmp_path):
    said = nemesis("simulate", "lockdown", "--games", 1, "--out", tmp_path / "rows.csv", "--record", tmp_path / "games")
    assert f"the rows of 1 game are in {tmp_path / 'rows.csv'}" in said.err
    assert f"the records of 1 game are in {tmp_path / 'games'}" in said.err


def test_rows_of_the_same_command_take_the_place_of_its_own(nemesis, tmp_path):
    out = tmp_path / "rows.jsonl"
    first = nemesis("simulate", "lockdown", "--games", 2, "--out", out)
    before = out.read_bytes()
    assert nemesis("simulate", "lockdown", "--games", 2, "--out", out) == first
    assert out.read_bytes() == before


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--games", 3, "--seed", 9), "rows.csv is of another run: seed 0 there, 9 here"),
        (("--games", 1), "rows.csv has the rows of 2 games already; add --resume to go on with it"),
    ],
)
def test_rows_that_would_be_lost_are_not_replaced(nemesis, tmp_path, options, reason):
    out = tmp_path / "rows.csv"
    nemesis("simulate", "lockdown", "--games", 2, "--out", out)
    before = out.read_bytes()
    said = nemesis("simulate", "lockdown", *options, "--out", out)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert reason in said.err
    assert said.err.endswith("choose another --out, or remove it\n")
    assert out.read_bytes() == before


def test_file_of_somebody_else_is_not_replaced(nemesis, tmp_path):
    out = tmp_path / "rows.csv"
    out.write_text("mine\n")
    said = nemesis("simulate", "lockdown", "--games", 1, "--out", out)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{out}.run.json, which says what run {out} is of, cannot be read (No such file or directory)" in said.err
    assert out.read_text() == "mine\n"


def test_too_many_games_are_not_a_fault_of_the_seed(nemesis):
    said = nemesis("simulate", "lockdown", "--games", 10**20)
    assert (said.code, said.err) == (2, f"nemesis: {10**20} games are too many; ask for at most {10**18}\n")


def test_place_that_cannot_be_written_to_is_not_taken_for_another_process(nemesis, tmp_path, monkeypatch):
    def refused(*_, **__):
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr("nemesis_core.book.Path.touch", refused)
    said = nemesis("simulate", "lockdown", "--games", 1, "--out", tmp_path / "a.csv")
    reason = "cannot be written: No such file or directory; choose another place"
    assert (said.code, said.err) == (2, f"nemesis: {tmp_path / 'a.csv'} {reason}\n")


def test_run_interrupted_before_its_first_game_writes_nothing(nemesis, tmp_path, monkeypatch):
    def interrupted(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr("nemesis_core.simulate.play_one", interrupted)
    said = nemesis("simulate", "lockdown", "--out", tmp_path / "rows.csv")
    assert (said.code, said.out, said.err) == (130, "", "nemesis: interrupted after 0 games\n")
    assert not (tmp_path / "rows.csv").exists()


def test_games_in_which_everybody_died_are_counted(nemesis, tmp_path):
    data = json.loads(nemesis("simulate", "lockdown", "--games", 20, "--out", tmp_path / "r.jsonl", "--json").out)
    dead = [all(row[f"p{n}_status"] == "dead" for n in range(1, 5)) for row in rows_of(tmp_path / "r.jsonl")]
    assert (data["survival"]["dead"]["count"], data["survival"]["dead"]["of"]) == (sum(dead), 20)
    assert "everybody died" in nemesis("simulate", "lockdown", "--games", 1).out


def test_tables_have_names_and_data_has_ids(nemesis):
    asked = ("simulate", "nemesis", "--games", 12, "--players", 5, "--seed", 1)
    data, told = json.loads(nemesis(*asked, "--json").out), nemesis(*asked).out
    names = assemble("nemesis").compiled["names"]
    for field, group in (
        ("ending", data["endings"]),
        ("cause", data["deaths"]),
        ("objective", data["wins"]["by_objective"]),
    ):
        assert group
        for share in group:
            name = names[field][share["name"]]
            assert f"│ {name[:1].upper()}{name[1:]} " in told
    assert "a-proper-burial" not in told


def test_what_the_pieces_report_is_told_by_name(nemesis, tmp_path):
    asked = ("simulate", "chytrids", "--games", 4, "--seed", 1, "--out", tmp_path / "r.jsonl")
    told = nemesis(*asked).out
    rows = rows_of(tmp_path / "r.jsonl")
    columns = assemble("chytrids").compiled["names"]["column"]
    for column in ("spores", "germinators", "mycelium", "stinkhorns_slain"):
        mean = statistics.fmean(row[column] for row in rows)
        assert f"│ {columns[column]} " in told
        assert f"{mean:,.1f} │" in next(line for line in told.splitlines() if columns[column] in line)
    assert "│ The Queen was killed " in told
    assert "queen_slain" not in told


# ---------------------------------------------------------------- what the variant is called


@pytest.mark.parametrize(
    ("options", "name"),
    [
        (["lockdown"], "lockdown"),
        (["lockdown", "--house-rule", "short-time=8"], "lockdown + short-time=8"),
        (["lockdown", "--mode", "cooperative", "--house-rule", "more-blanks"], "lockdown + cooperative + more-blanks"),
        (
            ["--board", "facility", "--race", "night-stalkers", "--mode", "semi-coop", "--crew", "lockdown-crew"],
            "facility, night-stalkers, semi-coop, lockdown-crew",
        ),
    ],
)
def test_table_is_headed_by_the_variant_and_what_was_changed_in_it(nemesis, options, name):
    assert nemesis("simulate", *options, "--games", 1).out.startswith(f"{name}, 4 seats, random, from seed 0: ")
