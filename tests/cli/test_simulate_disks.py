"""`nemesis simulate` on full disks, with closed pipes, dying processes and values that no file can hold."""

from __future__ import annotations

import os
import subprocess

import polars
import pytest

from .breaking import COMMON, GAMES, lines_of, rows_of, wait_for_rows
from .conftest import write_plugin

pytestmark = pytest.mark.slow
DEADLY = """
import os

from nemesis_core import Piece, Plugin, Step, hookimpl

PLUGIN = Plugin(pieces=(Piece(id="deadly", kind="house-rule", title="Deadly", implementation=("deadly",)),))


def end(game):
    if game.state.seed == 150:
        os._exit(9)


@hookimpl
def steps():
    return [Step("player", "end", end)]
"""

LISTING = """
from nemesis_core import Piece, Plugin, hookimpl

PLUGIN = Plugin(pieces=(Piece(id="listing", kind="house-rule", title="Listing", implementation=("listing",)),))


@hookimpl
def report(game):
    return {"found": FOUND}
"""


def limited(size):
    """Lets no file grow beyond `size` bytes: what a full disk is to whoever writes."""
    return f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))"


@pytest.mark.parametrize("jobs", [1, 2])
def test_full_disk_keeps_the_rows_that_were_written(nemesis, start, tmp_path, whole, jobs):
    out, partial = tmp_path / "rows.csv", tmp_path / "rows.csv.partial.jsonl"
    process = start(*COMMON, "--games", GAMES, "--jobs", jobs, "--out", out, first=limited(60_000))
    said = process.communicate(timeout=60)[1]
    kept = partial.read_bytes().splitlines(keepends=True)[1:]
    assert (process.returncode, said.count("\n")) == (2, 1)
    assert said.startswith(f"nemesis: {partial} cannot be written: File too large; make room for it; ")
    assert f"the rows of {len(kept)} games are in {partial}; the same command with --resume goes on" in said
    assert kept
    assert kept == whole.read_bytes().splitlines(keepends=True)[: len(kept)]
    assert [file.name for file in tmp_path.iterdir()] == [partial.name]
    assert nemesis(*COMMON, "--games", GAMES, "--out", out, "--resume").code == 0
    assert polars.read_csv(out)["decisions"].to_list() == [row["decisions"] for row in rows_of(whole)]


@pytest.mark.parametrize("suffix", ["jsonl", "csv", "parquet"])
def test_disk_that_is_full_in_the_end_converts_nothing_by_half(nemesis, tmp_path, monkeypatch, suffix):
    def full(*_):
        raise OSError(28, "No space left on device")

    out, partial = tmp_path / f"rows.{suffix}", tmp_path / f"rows.{suffix}.partial.jsonl"
    with monkeypatch.context() as patched:
        patched.setattr("nemesis_core.files.os.replace", full)
        said = nemesis(*COMMON, "--games", 5, "--out", out)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{out} cannot be written: No space left on device" in said.err
    assert f"the rows of 5 games are in {partial}; the same command with --resume goes on" in said.err
    assert [file.name for file in tmp_path.iterdir()] == [partial.name]
    assert nemesis(*COMMON, "--games", 5, "--out", out, "--resume").code == 0
    assert out.exists()


def test_disk_that_is_full_from_the_start_leaves_nothing(start, tmp_path):
    process = start(*COMMON, "--games", 3, "--out", tmp_path / "rows.csv", first=limited(10))
    said = process.communicate(timeout=60)[1]
    assert (process.returncode, said.count("\n")) == (2, 1)
    assert "cannot be written: File too large" in said
    assert list(tmp_path.iterdir()) == []


def test_closed_pipe_is_quiet_and_the_rows_are_kept(start, tmp_path):
    out = tmp_path / "rows.csv"
    process = start(*COMMON, "--games", 5, "--out", out, stdout=subprocess.PIPE)
    process.stdout.close()
    process.stdout = None
    said = process.communicate(timeout=60)[1]
    assert process.returncode == 1
    assert said == f"nemesis: the rows of 5 games are in {out}\n"
    assert polars.read_csv(out).height == 5


@pytest.mark.parametrize("resume", [(), ("--resume",)])
def test_second_process_on_one_file_is_refused(nemesis, start, tmp_path, resume):
    out = tmp_path / "rows.jsonl"
    process = start(*COMMON, "--games", 100_000, "--out", out)
    wait_for_rows(process, out, rows=1)
    said = nemesis(*COMMON, "--games", 3, "--out", out, *resume)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{out} is being written by another nemesis; wait for its end" in said.err
    assert process.poll() is None


def test_folder_in_the_place_of_the_file_is_refused(nemesis, tmp_path):
    (tmp_path / "rows.csv").mkdir()
    said = nemesis(*COMMON, "--out", tmp_path / "rows.csv")
    assert (said.code, said.err) == (2, f"nemesis: {tmp_path / 'rows.csv'} is a folder; give the name of a file\n")


def test_process_that_dies_is_one_line_and_the_rows_are_kept(start, tmp_path):
    out = tmp_path / "rows.csv"
    site = write_plugin(tmp_path / "site", "deadly", DEADLY)
    path = f"{site}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    options = ("--house-rule", "deadly", "--games", 1000, "--jobs", 2, "--out", out)
    process = start(*COMMON, *options, env={**os.environ, "PYTHONPATH": path})
    said = process.communicate(timeout=60)[1]
    kept = len(lines_of(tmp_path / "rows.csv.partial.jsonl")) - 1
    assert (process.returncode, said.count("\n")) == (2, 1)
    assert "a process that played games died; was there too little memory for --jobs?" in said
    assert f"the rows of {kept} games are in {out}.partial.jsonl" in said
    assert 0 < kept <= 147


@pytest.mark.parametrize("seed", [2**63, -(2**63) - 1, 2**63 - 2, 10**30])
def test_seed_that_no_file_can_hold_is_refused(nemesis, seed):
    said = nemesis("simulate", "lockdown", "--games", 3, f"--seed={seed}")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"the seed {seed} is too large" in said.err


@pytest.mark.parametrize("found", ["2**70", r"'\udcff'"])
def test_value_that_no_file_can_hold_ends_the_run_in_one_line(shell, tmp_path, found):
    site = write_plugin(tmp_path / "site", "listing", LISTING.replace("FOUND", found))
    path = f"{site}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    options = ("--house-rule", "listing", "--games", 2, "--out", tmp_path / "rows.csv")
    done = shell(*COMMON, *options, env={"PYTHONPATH": path})
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert f"nemesis: {tmp_path / 'rows.csv.partial.jsonl'} cannot hold {{'seed': 3, " in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["site"]


def test_report_that_goes_into_no_column_is_an_error_of_its_game(shell, tmp_path):
    site = write_plugin(tmp_path / "site", "listing", LISTING.replace("FOUND", "['a', 'list']"))
    path = f"{site}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    options = ("--house-rule", "listing", "--games", 2, "--out", tmp_path / "rows.csv")
    done = shell(*COMMON, *options, env={"PYTHONPATH": path})
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    error = "the hook report gave list as found; give a number, a text, a truth value or None"
    assert polars.read_csv(tmp_path / "rows.csv")["error"].to_list() == [error, error]
