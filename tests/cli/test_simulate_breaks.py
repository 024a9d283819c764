"""`nemesis simulate` killed or interrupted: what is kept, and how it goes on."""

from __future__ import annotations

import json
import os
import signal
import time

import polars
import pytest

from .breaking import COMMON, GAMES, lines_of, rows_of, wait_for_rows

pytestmark = pytest.mark.slow

# ---------------------------------------------------------------- kill -9


@pytest.mark.parametrize("jobs", [1, 2])
def test_killed_run_goes_on_to_the_same_rows(nemesis, start, tmp_path, whole, jobs):
    out = tmp_path / "rows.jsonl"
    process = start(*COMMON, "--games", 100_000, "--jobs", jobs, "--out", out)
    partial = wait_for_rows(process, out)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait(timeout=60)
    assert not out.exists()
    kept = len(lines_of(partial)) - 1
    said = nemesis(*COMMON, "--games", max(GAMES, kept + 1), "--jobs", jobs, "--out", out, "--resume", "--json")
    assert said.code == 0
    assert lines_of(out)[:GAMES] == lines_of(whole)
    assert json.loads(said.out)["games"] == len(lines_of(out)) == max(GAMES, kept + 1)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["rows.jsonl", "rows.jsonl.run.json"]


def test_killed_run_leaves_no_process_behind(start, tmp_path):
    out = tmp_path / "rows.jsonl"
    process = start(*COMMON, "--games", 100_000, "--jobs", 2, "--out", out)
    wait_for_rows(process, out)
    process.kill()
    process.wait(timeout=60)
    limit = time.monotonic() + 30
    with pytest.raises(ProcessLookupError):
        while time.monotonic() < limit:
            os.killpg(process.pid, 0)
            time.sleep(0.1)


def test_run_cut_at_any_byte_goes_on_to_the_same_rows(nemesis, broken_off, tmp_path, whole):
    partial = broken_off("--games", 12)
    data = partial.read_bytes()
    rows_start = data.index(b"\n") + 1
    for cut in (0, 1, rows_start - 1, rows_start, rows_start + 1, *range(rows_start + 2, len(data), len(data) // 9)):
        partial.write_bytes(data[:cut])
        assert nemesis(*COMMON, "--games", 12, "--out", tmp_path / "rows.jsonl", "--resume").code == 0
        assert lines_of(tmp_path / "rows.jsonl") == lines_of(whole)[:12]
        assert not partial.exists()
        (tmp_path / "rows.jsonl").unlink()


def test_summary_after_a_break_is_that_of_all_games(nemesis, broken_off, tmp_path):
    broken_off("--games", 7)
    again = nemesis(*COMMON, "--games", 20, "--out", tmp_path / "rows.jsonl", "--resume", "--json")
    assert again.out == nemesis(*COMMON, "--games", 20, "--json").out


def test_games_that_raised_are_neither_lost_nor_doubled(nemesis, bomb, broken_off, tmp_path):
    rule = ("--house-rule", "bomb", "--games")
    whole = nemesis(*COMMON, *rule, 20, "--out", tmp_path / "whole.jsonl")
    partial = broken_off(*rule, 20)
    lines = partial.read_bytes().splitlines(keepends=True)
    partial.write_bytes(b"".join(lines[:7]))  # seeds 3 to 8; seed 7 raised, 12 and 17 did whose rows are lost
    said = nemesis(*COMMON, *rule, 20, "--out", tmp_path / "rows.jsonl", "--resume")
    assert (said.code, said.out) == (1, whole.out)
    for name in ("rows.jsonl", "rows.jsonl.errors.jsonl"):
        assert lines_of(tmp_path / name) == lines_of(tmp_path / name.replace("rows", "whole"))
    assert [failure["seed"] for failure in rows_of(tmp_path / "rows.jsonl.errors.jsonl")] == [7, 12, 17, 22]
    assert "4 of 20 games raised an error" in said.err


def test_records_of_a_run_that_went_on_are_all_there(nemesis, broken_off, tmp_path):
    record = ("--record", tmp_path / "games")
    broken_off("--games", 3, *record)
    said = nemesis(*COMMON, "--games", 5, *record, "--out", tmp_path / "rows.jsonl", "--resume")
    assert f"the records of the 2 games played now are in {tmp_path / 'games'}\n" in said.err
    assert sorted(file.name for file in (tmp_path / "games").iterdir()) == [f"{seed}.json" for seed in range(3, 8)]


# ---------------------------------------------------------------- signals


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.parametrize("jobs", [1, 2])
def test_run_that_was_asked_to_end_goes_on_from_its_file(nemesis, start, tmp_path, whole, number, code, jobs):
    out = tmp_path / "rows.jsonl"
    process = start(*COMMON, "--games", 100_000, "--jobs", jobs, "--out", out)
    wait_for_rows(process, out)
    os.killpg(process.pid, number)
    said = process.communicate(timeout=60)[1]
    done = len(lines_of(out))
    assert process.returncode == code
    assert said == (
        f"nemesis: interrupted after {done} games; the same command with --resume goes on\n"
        f"nemesis: the rows of {done} games are in {out}\n"
    )
    assert sorted(file.name for file in tmp_path.iterdir()) == ["rows.jsonl", "rows.jsonl.run.json"]
    games = max(GAMES, done + 1)
    assert nemesis(*COMMON, "--games", games, "--jobs", jobs, "--out", out, "--resume").code == 0
    assert lines_of(out)[:GAMES] == lines_of(whole)
    assert len(lines_of(out)) == games


def test_signal_that_comes_twice_at_once_counts_once(start, tmp_path):
    out = tmp_path / "rows.jsonl"
    process = start(*COMMON, "--games", 100_000, "--jobs", 2, "--out", out)
    wait_for_rows(process, out)
    for _ in range(2):  # as from a terminal, and again from a program that was interrupted and passes it on
        os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.05)
    assert f"the rows of {len(lines_of(out))} games are in {out}\n" in process.communicate(timeout=60)[1]
    assert process.returncode == 130
    assert sorted(file.name for file in tmp_path.iterdir()) == ["rows.jsonl", "rows.jsonl.run.json"]


def test_signal_that_the_shell_keeps_from_a_background_process_is_not_taken(start, tmp_path, whole):
    out = tmp_path / "rows.jsonl"
    background = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
    process = start(*COMMON, "--games", GAMES, "--out", out, first=background)
    wait_for_rows(process, out)
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 0
    assert lines_of(out) == lines_of(whole)


def interrupting(after, monkeypatch):
    """Lets the game after `after` others be interrupted."""
    from nemesis_core.simulate import play_one

    def play(ruleset, plan, seed):
        if seed == 3 + after:
            raise KeyboardInterrupt
        return play_one(ruleset, plan, seed)

    monkeypatch.setattr("nemesis_core.simulate.play_one", play)


def test_second_interrupt_leaves_the_rows_as_they_are(nemesis, tmp_path, monkeypatch, whole):
    def interrupted(*_):
        raise KeyboardInterrupt

    out, partial = tmp_path / "rows.parquet", tmp_path / "rows.parquet.partial.jsonl"
    with monkeypatch.context() as patched:
        interrupting(4, patched)
        patched.setattr("nemesis_core.files.os.replace", interrupted)
        said = nemesis(*COMMON, "--games", 9, "--out", out)
    assert (said.code, said.out) == (130, "")
    assert said.err == (
        f"nemesis: interrupted again; the rows of 4 games are in {partial}; the same command with --resume goes on\n"
    )
    assert [file.name for file in tmp_path.iterdir()] == [partial.name]
    assert nemesis(*COMMON, "--games", 9, "--out", out, "--resume").code == 0
    assert polars.read_parquet(out).to_dicts() == rows_of(whole)[:9]
