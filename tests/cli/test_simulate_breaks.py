"""`nemesis simulate` broken off: what is kept, and how it goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import orjson
import polars
import pytest

from nemesis_core.errors import NemesisError

from .conftest import write_plugin

pytestmark = pytest.mark.slow

GAMES = 300
COMMON = ("simulate", "lockdown", "--players", "2", "--seed", "3")
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


def rows_of(file):
    return [json.loads(line) for line in file.read_text().splitlines()]


def lines_of(file):
    return file.read_bytes().splitlines() if file.exists() else []


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The rows of a run that nothing broke off."""
    file = tmp_path_factory.mktemp("whole") / "rows.jsonl"
    program = [sys.executable, "-m", "nemesis_core", *COMMON, "--games", str(GAMES), "--out", str(file)]
    subprocess.run(program, check=True, capture_output=True, timeout=120)
    return file


@pytest.fixture
def start():
    """Starts the command in a process group of its own, after the Python of `first`."""
    running = []

    def run(*arguments, first="", **how):
        command = f"{first}\nfrom nemesis_core.cli import main\nmain({[*map(str, arguments)]})"
        program = [sys.executable, "-c", command]
        how = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True, "start_new_session": True, **how}
        running.append(subprocess.Popen(program, **how))
        return running[-1]

    yield run
    for process in running:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=60)


def wait_for_rows(process, file, rows=40):
    """Wait until the partial file of `file` has some rows."""
    partial = file.with_name(f"{file.name}.partial.jsonl")
    limit = time.monotonic() + 60
    while len(lines_of(partial)) <= rows and process.poll() is None and time.monotonic() < limit:
        time.sleep(0.02)
    assert len(lines_of(partial)) > rows, process.poll()
    return partial


@pytest.fixture
def broken_off(nemesis, monkeypatch, tmp_path):
    """Makes the partial file of a run whose disk was full in the end."""

    def run(*arguments, out="rows.jsonl"):
        def full(*_):
            raise NemesisError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr("nemesis_core.book.write_rows", full)
            said = nemesis(*COMMON, *arguments, "--out", tmp_path / out)
        assert said.code == 2
        assert not (tmp_path / out).exists()
        return tmp_path / f"{out}.partial.jsonl"

    return run


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


# ---------------------------------------------------------------- what --resume goes on with


@pytest.mark.parametrize("suffix", ["jsonl", "csv", "parquet"])
def test_larger_number_of_games_goes_on_from_the_file(nemesis, bomb, tmp_path, suffix):
    out, once = tmp_path / f"rows.{suffix}", tmp_path / f"once.{suffix}"
    rule = ("--house-rule", "bomb", "--games")
    nemesis(*COMMON, *rule, 6, "--out", out)
    said = nemesis(*COMMON, *rule, 15, "--out", out, "--resume")
    assert (said.code, said.out) == (1, nemesis(*COMMON, *rule, 15, "--out", once).out)
    if suffix == "parquet":
        assert polars.read_parquet(out).equals(polars.read_parquet(once))
        assert polars.read_parquet(out).schema == polars.read_parquet(once).schema
    elif suffix == "csv":
        assert out.read_bytes() == once.read_bytes()
    else:
        assert lines_of(out) == lines_of(once)
    failures = [out.with_name(f"{file.name}.errors.jsonl") for file in (out, once)]
    assert failures[0].read_bytes() == failures[1].read_bytes()
    assert not out.with_name(f"{out.name}.partial.jsonl").exists()


def test_whole_run_is_said_to_be_whole(nemesis, tmp_path):
    out = tmp_path / "rows.csv"
    first = nemesis(*COMMON, "--games", 4, "--out", out)
    before = out.stat()
    said = nemesis(*COMMON, "--games", 4, "--out", out, "--resume")
    assert (said.code, said.out) == (0, first.out)
    assert said.err == f"nemesis: {out} has the rows of 4 games already; a larger --games goes on\n"
    assert out.stat() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["rows.csv", "rows.csv.run.json"]


def test_resume_without_anything_there_plays_anew(nemesis, tmp_path, whole):
    assert nemesis(*COMMON, "--games", 5, "--out", tmp_path / "rows.jsonl", "--resume").code == 0
    assert lines_of(tmp_path / "rows.jsonl") == lines_of(whole)[:5]


def test_resume_needs_a_file(nemesis):
    said = nemesis(*COMMON, "--resume")
    assert (said.code, said.out) == (2, "")
    assert said.err == "nemesis: --resume goes on with the rows of a file; name it with --out FILE\n"


def test_rows_of_a_broken_run_are_not_overwritten(nemesis, broken_off, tmp_path):
    partial = broken_off("--games", 3)
    before = partial.read_bytes()
    said = nemesis(*COMMON, "--games", 3, "--out", tmp_path / "rows.jsonl")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{partial} has the rows of a run that was broken off; go on with it by --resume, or remove it" in said.err
    assert partial.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == [partial.name]


OTHERS = (
    (("--seed", "9"), "seed 3 there, 9 here"),
    (("--players", "3"), "seats 2 there, 3 here"),
    (("--bots", "curious"), "bots random there, curious here"),
    (("--check",), "check False there, True here"),
    (("--house-rule", "bomb"), "house_rules [] there, ['bomb'] here; bomb not in use there, 0.5 here"),
    (("--content", "my.toml"), "content "),
)


def changed(arguments, options):
    """`arguments` with `options` in place of one of that name: none may be given twice."""
    name = options[0]
    if name not in arguments:
        return [*arguments, *options]
    at = list(arguments).index(name)
    return [*arguments[:at], *options, *arguments[at + len(options) :]]


@pytest.mark.parametrize("finished", [False, True])
@pytest.mark.parametrize(("options", "reason"), OTHERS, ids=[options[0] for options, _ in OTHERS])
def test_rows_of_another_run_are_not_gone_on_with(
    nemesis, bomb, broken_off, tmp_path, monkeypatch, options, reason, finished
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.toml").write_text('[[item]]\nid = "weapon-battery"\ncost = 2\n')
    if finished:
        nemesis(*COMMON, "--games", 2, "--out", tmp_path / "rows.jsonl")
    else:
        broken_off("--games", 2)
    before = {file: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}
    said = nemesis(*changed(COMMON, options), "--games", 5, "--out", tmp_path / "rows.jsonl", "--resume")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"is of another run: {reason}" in said.err
    assert {file: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()} == before


def test_rows_of_other_plugin_versions_are_not_gone_on_with(nemesis, broken_off, tmp_path):
    partial = broken_off("--games", 2)
    first, rest = partial.read_bytes().split(b"\n", 1)
    run = orjson.loads(first)
    run["run"]["versions"]["nemesis-facility"] = "0.0.7"
    partial.write_bytes(orjson.dumps(run) + b"\n" + rest)
    said = nemesis(*COMMON, "--games", 5, "--out", tmp_path / "rows.jsonl", "--resume")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "another run: nemesis-facility 0.0.7 there, " in said.err


HURT = (
    lambda rows: [rows[1], rows[0]],
    lambda rows: [rows[0], rows[0]],
    lambda rows: [{**rows[0], "seats": 4}],
    lambda rows: [{**rows[0], "decisions": "x"}],
    lambda rows: [{**rows[0], "p1_cause": ["x"]}],
    lambda rows: [{name: value for name, value in rows[0].items() if name != "rounds"}],
    lambda rows: [[1, 2]],
    lambda rows: [None],
)


@pytest.mark.parametrize("hurt", HURT)
def test_edited_row_is_named(nemesis, broken_off, tmp_path, hurt):
    partial = broken_off("--games", 2)
    first, *rows = partial.read_bytes().splitlines()
    edited = [first, *map(orjson.dumps, hurt([orjson.loads(row) for row in rows])), b""]
    partial.write_bytes(b"\n".join(edited))
    said = nemesis(*COMMON, "--games", 5, "--out", tmp_path / "rows.jsonl", "--resume")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{partial}: after " in said.err
    assert "the row of seed " in said.err
    assert partial.exists()


@pytest.mark.parametrize("first", [b"", b"{}", b"no JSON", b'{"run": 3}', b'{"run": {"manifest": 3, "versions": []}}'])
def test_partial_file_that_does_not_say_what_it_is_of_is_refused(nemesis, broken_off, tmp_path, first):
    partial = broken_off("--games", 2)
    partial.write_bytes(first + b"\n" + partial.read_bytes().split(b"\n", 1)[1])
    said = nemesis(*COMMON, "--games", 5, "--out", tmp_path / "rows.jsonl", "--resume")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{partial} is of another run" in said.err


@pytest.mark.parametrize("note", [None, "", "[]", "{}", '{"seed": 3}', '{"manifest": 7, "games": "x"}'])
def test_file_without_a_word_of_what_it_is_of_is_not_gone_on_with(nemesis, tmp_path, note):
    out = tmp_path / "rows.csv"
    nemesis(*COMMON, "--games", 2, "--out", out)
    before = out.read_bytes()
    about = tmp_path / "rows.csv.run.json"
    about.unlink() if note is None else about.write_text(note)
    said = nemesis(*COMMON, "--games", 5, "--out", out, "--resume")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{about}, which says what run {out} is of, cannot be read (" in said.err
    assert said.err.endswith(f"choose another --out, or remove {out}\n")
    assert out.read_bytes() == before


@pytest.mark.parametrize("suffix", ["jsonl", "csv", "parquet"])
def test_edited_file_is_not_gone_on_with(nemesis, tmp_path, suffix):
    out = tmp_path / f"rows.{suffix}"
    nemesis(*COMMON, "--games", 3, "--out", out)
    data = out.read_bytes()
    out.write_bytes(data[: len(data) // 2] + b"{,\n\n")
    said = nemesis(*COMMON, "--games", 5, "--out", out, "--resume")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"nemesis: {out}" in said.err
    assert "partial" not in said.err
    assert "emove " in said.err
    assert sorted(file.name for file in tmp_path.iterdir()) == [out.name, f"{out.name}.run.json"]


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


# ---------------------------------------------------------------- disks, pipes, processes


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
