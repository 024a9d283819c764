"""`nemesis compare`."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time

import polars
import pytest

from nemesis_core.errors import NemesisError

FEW = ("--games", 8)


@pytest.fixture
def softer(tmp_path):
    """A content file that leaves hardly an adult Intruder in the bag."""
    file = tmp_path / "softer.toml"
    file.write_text('[[bag_start]]\nid = "bag-adult"\ncount = 0\nper_player = 0\n')
    return file


@pytest.fixture
def manifest(tmp_path, softer):
    """A variant of its own with that file."""
    file = tmp_path / "mild.toml"
    file.write_text(
        'board = "facility"\nrace = "night-stalkers"\nmode = "semi-coop"\ncrew = ["lockdown-crew"]\n'
        f'content = ["{softer.name}"]\ntitle = "Mild <b>"\n'
    )
    return file


def measures(said):
    return {measure["key"]: measure for measure in json.loads(said.out)["measures"]}


# ---------------------------------------------------------------- what is compared with what


def test_variant_is_compared_with_itself_and_a_change(nemesis, softer):
    said = nemesis("compare", "lockdown", "--content", softer, *FEW, "--seed", 3)
    assert said.code == 0
    assert said.err == ""
    assert "4 seats, bots random, seeds 3 to 10: 8 pairs of games" in said.out
    assert "B: lockdown + softer.toml" in said.out
    assert "bag_start night-stalkers:bag-adult: count 3 -> 0" in said.out
    for title in ("Survival and wins", "How games ended", "Wins by character", "Deaths by cause", "In short"):
        assert title in said.out
    assert "of 8 games" in said.out


def test_variants_are_compared_with_the_first(nemesis, manifest):
    said = nemesis("compare", "lockdown", manifest, "lockdown", *FEW, "--json")
    data = json.loads(said.out)
    assert [variant["name"] for variant in data["variants"]] == ["lockdown", "mild + softer.toml", "lockdown"]
    assert [other["variant"] for other in data["measures"][0]["others"]] == ["B", "C"]
    assert [variant["same"] for variant in data["variants"]] == [False, False, True]


@pytest.mark.parametrize(
    ("option", "value"), [("--house-rule", "bomb"), ("--board", "facility"), ("--crew", "lockdown-crew")]
)
def test_any_piece_can_be_the_change(nemesis, bomb, option, value):
    data = json.loads(nemesis("compare", "lockdown", option, value, "--games", 2, "--json").out)
    assert data["variants"][1]["name"] == f"lockdown + {value}"
    assert data["variants"][1]["same"] == (value != "bomb")


def test_same_variant_twice_is_a_check_and_said_to_be(nemesis):
    said = nemesis("compare", "lockdown", "lockdown", *FEW)
    assert said.code == 0
    assert "the same pieces and content: a check, in which nothing should differ" in said.out
    assert "8 of 8 games (100.0 %) went the same way in A and B" in said.out
    assert "*" not in said.out.partition("In short")[0]


def test_one_variant_and_no_change_is_nothing_to_compare(nemesis):
    said = nemesis("compare", "lockdown", *FEW)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("nemesis: there is nothing to compare lockdown with; name another VARIANT")


def test_several_variants_and_a_change_is_not_clear(nemesis, softer):
    said = nemesis("compare", "lockdown", "lockdown", "--content", softer)
    assert said.code == 2
    assert said.err.startswith("nemesis: --content changes one VARIANT and compares it with itself, but 2 are named")


def test_no_variant_at_all_is_one_line(nemesis):
    said = nemesis("compare", *FEW)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("nemesis: missing argument") and said.err.count("\n") == 1


# ---------------------------------------------------------------- numbers


def test_games_of_one_seed_are_paired(nemesis, softer, tmp_path):
    out = tmp_path / "rows.jsonl"
    said = nemesis("compare", "lockdown", "--content", softer, *FEW, "--seed", 5, "--out", out, "--json")
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    base, other = ([row for row in rows if row["variant"] == letter] for letter in "AB")
    assert [row["seed"] for row in base] == [row["seed"] for row in other] == list(range(5, 13))
    assert f"the rows of 16 games are in {out}" in said.err
    rounds = [b["rounds"] - a["rounds"] for a, b in zip(base, other, strict=True)]
    assert measures(said)["rounds"]["others"][0]["difference"] == pytest.approx(sum(rounds) / 8)
    assert sorted(os.listdir(tmp_path)) == ["rows.jsonl", "softer.toml"]


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_rows_are_written_in_every_format(nemesis, tmp_path, suffix):
    out = tmp_path / f"rows.{suffix}"
    nemesis("compare", "lockdown", "lockdown", "--games", 2, "--out", out)
    frame = (polars.read_csv if suffix == "csv" else polars.read_parquet)(out)
    assert frame["variant"].to_list() == ["A", "A", "B", "B"]


def test_jobs_change_nothing(nemesis, softer):
    common = ("compare", "lockdown", "--content", softer, "--games", 20, "--json")
    assert nemesis(*common).out == nemesis(*common, "--jobs", 2).out


def test_players_and_bots_are_those_asked_for(nemesis):
    flags = ("--games", 2, "--players", 2, "--bots", "curious,random", "--json")
    data = json.loads(nemesis("compare", "lockdown", "lockdown", *flags).out)
    assert (data["seats"], data["bots"]) == (2, "curious,random")


def test_one_game_has_no_interval_and_says_so(nemesis, softer):
    said = nemesis("compare", "lockdown", "--content", softer, "--games", 1)
    assert said.code == 0
    assert "One pair of games says nothing about how sure a difference is: there are no intervals." in said.out
    data = json.loads(nemesis("compare", "lockdown", "--content", softer, "--games", 1, "--json").out)
    assert {other["low"] for measure in data["measures"] for other in measure["others"]} == {None}


def test_table_fits_eighty_columns(shell, softer):
    plain = {"COLUMNS": "80", "NO_COLOR": "1"}
    assert "\x1b" not in shell("compare", "lockdown", "--content", softer, *FEW, env=plain).stdout
    done = shell("compare", "lockdown", "--content", softer, *FEW, env={**plain, "TTY_COMPATIBLE": "1"})
    assert done.returncode == 0
    tables = [line for line in re.sub(r"\x1b\[[\d;]*m", "", done.stdout).splitlines() if line and line[0] in "┏┃┡│└"]
    assert tables and max(map(len, tables)) <= 80


def test_ascii_terminal_gets_the_tables(shell, softer):
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    done = shell("compare", "lockdown", "--content", softer, *FEW, env=ascii_only)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii() and "?" not in done.stdout


# ---------------------------------------------------------------- plot and report


def test_report_is_one_page_with_everything(nemesis, softer, tmp_path):
    page, plot = tmp_path / "deep" / "report.html", tmp_path / "plot.svg"
    common = ("compare", "lockdown", "--content", softer, *FEW)
    said = nemesis(*common, "--report", page, "--plot", plot)
    assert said.code == 0
    assert f"the report is in {page}" in said.err and f"the plot is in {plot}" in said.err
    text = page.read_text(encoding="utf-8")
    assert "count 3 -&gt; 0" in text and "nemesis-night-stalkers" in text and "<svg" in text
    assert plot.read_text().startswith("<?xml")


def test_command_in_the_report_repeats_it(nemesis, softer, tmp_path):
    page = tmp_path / "report.html"
    first = nemesis("compare", "lockdown", "--content", softer, *FEW, "--jobs", 2, "--report", page)
    command = page.read_text().partition("<pre>")[2].partition("</pre>")[0]
    assert command == f"nemesis compare lockdown --content {softer} --games 8 --players 4 --seed 0 --bots random"
    again = nemesis(*shlex.split(command)[1:])
    assert again.out == first.out


def test_page_is_written_before_the_tables_so_that_a_closed_pipe_loses_nothing(tmp_path):
    page = tmp_path / "report.html"
    command = [
        sys.executable,
        "-m",
        "nemesis_core",
        "compare",
        "lockdown",
        "lockdown",
        "--games",
        "3",
        "--report",
        page,
    ]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    running.stdout.close()
    assert b"Traceback" not in running.communicate(timeout=120)[1]
    assert page.exists()


def test_what_cannot_be_written_in_the_end_does_not_lose_the_tables(nemesis, tmp_path, monkeypatch):
    def full(*args):
        raise NemesisError("no room")

    monkeypatch.setattr("nemesis_core.rows.write_rows", full)
    page = tmp_path / "report.html"
    said = nemesis("compare", "lockdown", "lockdown", *FEW, "--out", tmp_path / "rows.csv", "--report", page)
    assert (said.code, said.err.splitlines()[-1]) == (2, "nemesis: no room")
    assert "In short" in said.out
    assert os.listdir(tmp_path) == ["report.html"]


def test_disk_that_is_full_before_the_end_costs_the_rows_alone(nemesis, tmp_path, monkeypatch):
    from nemesis_core.lines import Lines

    def full(lines, row):
        if row:
            raise NemesisError("no room")

    monkeypatch.setattr(Lines, "add", full)
    page, out = tmp_path / "report.html", tmp_path / "rows.csv"
    said = nemesis("compare", "lockdown", "lockdown", "--games", 2, "--out", out, "--report", page)
    assert (said.code, said.err.splitlines()[-1]) == (2, f"nemesis: {out} is not written: no room")
    assert "In short" in said.out
    assert os.listdir(tmp_path) == ["report.html"]


def test_plot_that_cannot_be_written_costs_neither_rows_nor_report(nemesis, tmp_path, monkeypatch):
    def full(comparison, path):
        raise NemesisError(f"{path} cannot be written: no room")

    monkeypatch.setattr("nemesis_core.comparison.result.Comparison.write_plot", full)
    files = [tmp_path / name for name in ("rows.csv", "plot.svg", "report.html")]
    places = zip(("--out", "--plot", "--report"), files, strict=True)
    said = nemesis("compare", "lockdown", "lockdown", "--games", 2, *(part for place in places for part in place))
    assert said.code == 2
    assert said.err.splitlines()[-1] == f"nemesis: {files[1]} cannot be written: no room"
    assert "In short" in said.out
    assert sorted(os.listdir(tmp_path)) == ["report.html", "rows.csv"]


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--plot", "plot.pdf"), "plot.pdf: plots are written as .svg, .png; end the name so"),
        (("--report", "report.txt"), "report.txt: reports are written as .html; end the name so"),
        (("--out", "rows.xlsx"), "rows.xlsx: rows are written as .parquet, .csv, .jsonl"),
        (("--plot", "taken/plot.svg"), "taken cannot be made"),
        (("--report", "taken/report.html"), "taken cannot be made"),
        (("--report", "folder.html"), "folder.html is a folder; give the name of a file"),
        (("--games", "0"), "0 games cannot be played; ask for at least 1"),
        (("--jobs", "-1"), "-1 jobs are too few"),
        (("--bots", "oracle"), "no bot is named oracle"),
        (("--players", "9"), "variant A (lockdown) is for 2 to 5 players, not 9; all of them can be played by 2 to 5"),
    ],
)
def test_what_cannot_be_is_said_before_a_game_is_played(nemesis, tmp_path, monkeypatch, flags, said):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("nemesis_core.simulate.play_one", None)
    (tmp_path / "taken").write_text("")
    (tmp_path / "folder.html").mkdir()
    found = nemesis("compare", "lockdown", "lockdown", *flags)
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith(f"nemesis: {said}") and found.err.count("\n") == 1


@pytest.mark.parametrize(
    ("flags", "missing", "said"),
    [
        (("--plot", "p.svg"), ("matplotlib",), "a plot needs matplotlib"),
        (("--report", "r.html"), ("matplotlib", "jinja2"), "a report needs matplotlib and jinja2"),
    ],
)
def test_missing_library_is_named_with_what_brings_it(nemesis, tmp_path, monkeypatch, flags, missing, said):
    monkeypatch.chdir(tmp_path)
    for name in missing:
        monkeypatch.setitem(sys.modules, name, None)
    found = nemesis("compare", "lockdown", "lockdown", *FEW, *flags)
    assert (found.code, found.out) == (2, "")
    assert found.err == f"nemesis: {said}, not installed here; install nemesis-core[report]\n"
    assert nemesis("compare", "lockdown", "lockdown", "--games", 1).code == 0


# ---------------------------------------------------------------- games that raise, Ctrl-C


def test_game_that_raises_leaves_its_seed_out(nemesis, bomb, tmp_path):
    page = tmp_path / "report.html"
    done = nemesis("compare", "lockdown", "--house-rule", "bomb", "--games", 10, "--report", page)
    assert done.code == 1
    assert "8 pairs of games" in done.out
    assert "2 seeds are left out, in which not every game was finished (B 2 raised)" in done.out
    assert "8 of 8 games (100.0 %) went the same way" in done.out
    assert "B, seed 2: bomb raised ValueError in bomb.blow (step player/blow): bang and smoke" in done.err
    assert "2 games raised an error" in done.err
    assert "Traceback" not in done.err
    assert "2 games raised" in page.read_text()


def test_variant_of_which_every_game_raises_cannot_be_compared(nemesis, bomb):
    said = nemesis("compare", "lockdown", "--house-rule", "bomb", "--games", 1, "--seed", 2)
    assert (said.code, said.out) == (2, "")
    assert said.err.endswith(
        "nemesis: there is nothing to compare: of 1 seeds there is none whose game all variants finished\n"
    )


def ctrl_c():
    raise KeyboardInterrupt


def interrupt_at(monkeypatch, number, interrupt=ctrl_c):
    """Let Ctrl-C come instead of the game `number`."""
    from nemesis_core import simulate

    play, played = simulate.play_one, []

    def interrupted(*args):
        played.append(args)
        if len(played) == number:
            interrupt()
        return play(*args)

    monkeypatch.setattr(simulate, "play_one", interrupted)


def test_interrupted_comparison_is_of_the_pairs_that_are_there(nemesis, softer, tmp_path, monkeypatch):
    interrupt_at(monkeypatch, 25)
    page, out = tmp_path / "report.html", tmp_path / "rows.csv"
    said = nemesis("compare", "lockdown", "--content", softer, "--games", 20, "--report", page, "--out", out)
    assert said.code == 130
    assert "nemesis: interrupted after 4 pairs of games" in said.err
    assert "seeds 0 to 3: 4 pairs of games" in said.out
    assert "the rows of 24 games are in" in said.err
    assert "Interrupted: 4 of 20 games were played." in page.read_text()
    assert "--games 4 " in page.read_text()


def test_comparison_interrupted_before_its_first_pair_writes_nothing(nemesis, softer, tmp_path, monkeypatch):
    interrupt_at(monkeypatch, 1)
    page, out = tmp_path / "report.html", tmp_path / "rows.csv"
    said = nemesis("compare", "lockdown", "--content", softer, "--games", 20, "--report", page, "--out", out)
    assert (said.code, said.out, said.err) == (130, "", "nemesis: interrupted after 0 pairs of games\n")
    assert os.listdir(tmp_path) == ["softer.toml"]


def test_end_of_a_batch_system_is_heard_as_well(nemesis, softer, monkeypatch):
    interrupt_at(monkeypatch, 25, lambda: os.kill(os.getpid(), signal.SIGTERM))
    said = nemesis("compare", "lockdown", "--content", softer, "--games", 20)
    assert said.code == 128 + signal.SIGTERM
    assert "4 pairs of games" in said.out


def test_ctrl_c_of_a_terminal_stops_all_processes(softer, tmp_path):
    out = tmp_path / "rows.jsonl"
    command = ["compare", "lockdown", "--content", str(softer), "--games", "2000", "--jobs", "2", "--out", str(out)]
    running = subprocess.Popen(
        [sys.executable, "-m", "nemesis_core", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )

    def kept():
        return sum(file.stat().st_size for file in tmp_path.glob(".rows.jsonl.*/rows"))

    limit = time.monotonic() + 60
    while kept() < 120_000 and running.poll() is None and time.monotonic() < limit:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    said, complained = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in complained
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    pairs = min(sum(row["variant"] == letter for row in rows) for letter in "AB")
    assert pairs > 0
    assert f"interrupted after {pairs} pairs of games" in complained
    assert "In short" in said
    assert sorted(os.listdir(tmp_path)) == ["rows.jsonl", "softer.toml"]


def test_names_stand_in_the_tables_and_ids_in_the_keys(nemesis):
    data = json.loads(nemesis("compare", "nemesis", "nemesis-advanced", *FEW, "--players", 5, "--json").out)
    names = {measure["key"]: measure["name"] for measure in data["measures"]}
    assert names["won.character.captain"] == "Captain"
    assert {key: name for key, name in names.items() if key.startswith("ending.")}.items() <= {
        "ending.jump": "The ship jumps",
        "ending.ship_destroyed": "The ship explodes",
    }.items()
    assert not {change["field"] for change in data["variants"][1]["changes"]} & {"origin", "note", "source", "weaker"}
