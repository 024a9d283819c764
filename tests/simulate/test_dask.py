"""A dask cluster on loopback: the same rows as in one process, and what goes wrong said in one line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nemesis_core import assemble, run
from nemesis_core.errors import NemesisError
from nemesis_core.recipe import cook, this_worker

pytestmark = pytest.mark.slow

HOST = "127.0.0.1"
QUIET = ("--no-dashboard", "--dashboard-address", f"{HOST}:0")
MOON = """
from nemesis_core import Piece, Plugin, Step, hookimpl

PLUGIN = Plugin(pieces=(Piece(id="moon", kind="house-rule", title="Moon", implementation=("moon",)),))


@hookimpl
def steps():
    return [Step("player", "shine", lambda game: None)]
"""
CARD = '[[item]]\nid = "weapon-battery"\ncost = 2\n'


def lines_of(file):
    return file.read_bytes().splitlines() if file.exists() else []


def wait_for(condition, seconds=60):
    limit = time.monotonic() + seconds
    while not condition() and time.monotonic() < limit:
        time.sleep(0.05)
    assert condition()


class Cluster:
    """A scheduler and its workers, each a process of its own in a folder that is not the caller's."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.processes = folder, []
        note = folder / "scheduler.json"
        self._start("scheduler", "--host", HOST, "--port", "0", "--scheduler-file", note, *QUIET)
        wait_for(lambda: note.exists() and note.read_text().rstrip().endswith("}"))  # it is there before it is full
        self.address = json.loads(note.read_text())["address"]

    def _start(self, kind, *arguments, path=""):
        program = [sys.executable, "-m", "dask", kind, *map(str, arguments)]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (path, os.environ.get("PYTHONPATH", ""))))}
        log = (self.folder / f"{len(self.processes)}.log").open("w")
        with log:
            self.processes.append(
                subprocess.Popen(program, env=env, cwd=self.folder, stdout=log, stderr=log, start_new_session=True)
            )
        return self.processes[-1]

    def worker(self, path=""):
        """Start a worker; `path` is a folder of plugins that it has."""
        place = ("--host", HOST, "--local-directory", self.folder)
        return self._start("worker", self.address, "--nthreads", "1", "--no-nanny", *QUIET, *place, path=path)

    def close(self):
        for process in reversed(self.processes):
            process.kill()
            process.wait(timeout=30)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """Two workers."""
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    made.worker()
    made.worker()
    yield made
    made.close()


@pytest.fixture
def own_cluster(tmp_path):
    """A scheduler without workers, for one test."""
    (tmp_path / "cluster").mkdir()
    made = Cluster(tmp_path / "cluster")
    yield made
    made.close()


def command(*arguments, path="", **how):
    """The command in a process of its own."""
    program = [sys.executable, "-m", "nemesis_core", "simulate", "lockdown", "--players", "2", *map(str, arguments)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (path, os.environ.get("PYTHONPATH", ""))))}
    return subprocess.Popen(
        program, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, **how
    )


def outcome(*arguments, **how):
    """Exit code, standard output and standard error of the command."""
    process = command(*arguments, **how)
    said, complained = process.communicate(timeout=120)
    return process.returncode, said, complained


def on(cluster):
    return ("--backend", "dask", "--scheduler", cluster.address)


# ---------------------------------------------------------------- the same games


def test_two_workers_make_the_same_rows_as_one_process(cluster, tmp_path):
    (tmp_path / "my.toml").write_text(CARD)
    common = ("--games", 120, "--seed", 5, "--content", "my.toml", "--json")
    here = outcome(*common, "--out", "here.jsonl", "--record", "here", cwd=tmp_path)
    there = outcome(*common, "--out", "there.jsonl", "--record", "there", *on(cluster), cwd=tmp_path)
    assert (here[0], there[0], here[1]) == (0, 0, there[1])
    assert len(lines_of(tmp_path / "here.jsonl")) == 120
    assert lines_of(tmp_path / "here.jsonl") == lines_of(tmp_path / "there.jsonl")
    records = sorted(file.name for file in (tmp_path / "here").iterdir())
    assert records == sorted(file.name for file in (tmp_path / "there").iterdir())
    assert all((tmp_path / "here" / n).read_bytes() == (tmp_path / "there" / n).read_bytes() for n in records)


def test_both_workers_play(cluster):
    from distributed import Client

    played = run(assemble("lockdown"), 80, seats=2, backend="dask", scheduler=cluster.address)
    assert [one.row for one in played] == [one.row for one in run(assemble("lockdown"), 80, seats=2)]
    with Client(cluster.address, set_as_default=False) as client:
        batches = [cooked.hits for cooked in client.run(cook.cache_info).values()]
        named = client.submit(this_worker).result()
        assert named.split()[1] in client.scheduler_info()["workers"]
    assert len(batches) == 2
    assert all(batches)


def test_run_is_broken_off_cleanly_and_goes_on_elsewhere(cluster, tmp_path):
    out = tmp_path / "rows.jsonl"
    process = command("--games", 100_000, "--out", out, *on(cluster))
    wait_for(lambda: len(lines_of(tmp_path / "rows.jsonl.partial.jsonl")) > 100)
    os.killpg(process.pid, signal.SIGINT)
    complained = process.communicate(timeout=60)[1]
    done = len(lines_of(out))
    assert process.returncode == 130
    assert complained == (
        f"nemesis: interrupted after {done} games; the same command with --resume goes on\n"
        f"nemesis: the rows of {done} games are in {out}\n"
    )
    assert outcome("--games", done + 50, "--out", out, "--resume", *on(cluster))[0] == 0
    assert outcome("--games", done + 50, "--out", tmp_path / "once.jsonl")[0] == 0
    assert lines_of(out) == lines_of(tmp_path / "once.jsonl")


# ---------------------------------------------------------------- what goes wrong


def test_scheduler_that_does_not_answer_is_one_line(monkeypatch):
    monkeypatch.setattr("nemesis_core.cluster.PATIENCE", 1)
    for address, reason in (
        (f"tcp://{HOST}:1", "Timed out"),
        ("moon://there", "unknown address scheme 'moon'"),
        ("nowhere.invalid:8786", ""),
    ):
        with pytest.raises(NemesisError) as raised:
            next(run(assemble("lockdown"), 2, backend="dask", scheduler=address))
        assert f"no dask scheduler answers at {address} (" in str(raised.value)
        assert reason in str(raised.value)


def test_unreachable_scheduler_is_one_line_of_the_command(tmp_path):
    out = tmp_path / "rows.csv"
    code, said, complained = outcome("--games", 2, "--backend", "dask", "--scheduler", "moon://there", "--out", out)
    assert (code, said, complained.count("\n")) == (2, "", 1)
    assert "nemesis: no dask scheduler answers at moon://there" in complained
    assert list(tmp_path.iterdir()) == []


def test_scheduler_without_workers_is_one_line(own_cluster, monkeypatch):
    monkeypatch.setattr("nemesis_core.cluster.PATIENCE", 1)
    with pytest.raises(NemesisError, match="has no worker; start some: dask worker tcp://"):
        next(run(assemble("lockdown"), 2, backend="dask", scheduler=own_cluster.address))


def plugin(folder, version):
    """A house rule `moon` as an installed distribution."""
    metadata = folder / f"moon-{version}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: moon\nVersion: {version}\n")
    (metadata / "entry_points.txt").write_text("[nemesis_core.plugins]\nmoon = moon:PLUGIN\n")
    (folder / "moon.py").write_text(MOON)
    return str(folder)


@pytest.mark.parametrize("theirs", ["", "0.6"])
def test_worker_that_lacks_a_plugin_or_has_another_version_is_named(own_cluster, tmp_path, theirs):
    mine = plugin(tmp_path / "mine", "0.5")
    own_cluster.worker(mine)
    own_cluster.worker(plugin(tmp_path / "theirs", theirs) if theirs else "")
    out = tmp_path / "rows.jsonl"
    await_workers(own_cluster.address, 2)
    code, said, complained = outcome("--house-rule", "moon", "--games", 9, "--out", out, *on(own_cluster), path=mine)
    assert (code, said, complained.count("\n")) == (2, "", 1)
    assert "nemesis: worker tcp://127.0.0.1:" in complained
    assert f"cannot play: moon 0.5 is needed, {theirs or 'none'} is installed; install the same" in complained
    assert not out.exists()


def await_workers(address, many):
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        client.wait_for_workers(many, timeout=60)


def test_lost_cluster_is_one_line_and_the_rows_are_kept(own_cluster, tmp_path):
    out, partial = tmp_path / "rows.jsonl", tmp_path / "rows.jsonl.partial.jsonl"
    own_cluster.worker()
    process = command("--games", 100_000, "--out", out, *on(own_cluster))
    wait_for(lambda: len(lines_of(partial)) > 30)
    own_cluster.close()
    complained = process.communicate(timeout=60)[1]
    assert (process.returncode, complained.count("\n")) == (2, 1)
    assert f"nemesis: the dask cluster at {own_cluster.address} was lost (" in complained
    kept = len(lines_of(partial)) - 1
    assert f"the rows of {kept} games are in {partial}; the same command with --resume goes on" in complained
    assert outcome("--games", kept + 20, "--out", out, "--resume")[0] == 0
    assert outcome("--games", kept + 20, "--out", tmp_path / "once.jsonl")[0] == 0
    assert lines_of(out) == lines_of(tmp_path / "once.jsonl")


def test_missing_extra_is_one_line(tmp_path):
    (tmp_path / "distributed.py").write_text("raise ModuleNotFoundError(\"No module named 'distributed'\")")
    options = ("--games", 2, "--backend", "dask", "--scheduler", f"tcp://{HOST}:8786")
    code, said, complained = outcome(*options, path=str(tmp_path))
    assert (code, said) == (2, "")
    assert complained == (
        "nemesis: the backend dask is not installed (No module named 'distributed'); install nemesis-core[dask]\n"
    )
