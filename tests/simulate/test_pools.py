"""Processes that share the games."""

from __future__ import annotations

import os
from concurrent.futures import Future

import pytest

from nemesis_core import assemble, run
from nemesis_core.errors import NemesisError
from nemesis_core.pools import AHEAD, Pool, in_order, processes


class Slow:
    """Hands out futures and never lets the first one be done before it is asked for."""

    def __init__(self):
        self.given = []
        self.taken = 0

    def submit(self, play, part):
        future = Future()
        future.set_result(play(part))
        self.given.append(future)
        return future


def test_results_come_in_order():
    assert list(in_order(Pool(2, Slow().submit), str, range(50))) == [str(n) for n in range(50)]


@pytest.mark.parametrize("size", [1, 3])
def test_no_more_is_handed_out_than_a_few_for_each_process(size):
    slow = Slow()
    for taken, _ in enumerate(in_order(Pool(size, slow.submit), str, range(200)), 1):
        assert len(slow.given) - taken < size * AHEAD
    assert len(slow.given) == 200


def test_what_nobody_asks_for_is_called_off():
    waiting = []

    def submit(play, part):
        future = Future()
        if part == 0:
            future.set_result(0)
        waiting.append(future)
        return future

    results = in_order(Pool(1, submit), str, range(50))
    assert next(results) == 0
    results.close()
    assert [future.cancelled() for future in waiting] == [False] + [True] * (AHEAD - 1)


def test_process_that_dies_is_an_error_of_ours():
    with pytest.raises(NemesisError, match="a process that played games died"), processes(2) as pool:
        pool.submit(os._exit, 3).result()
    with processes(2) as pool:
        assert pool.submit(abs, -4).result() == 4


def test_two_runs_can_be_taken_in_turns():
    lockdown = assemble("lockdown")
    turns = zip(run(lockdown, 30, seats=2, jobs=2), run(lockdown, 30, seats=3, jobs=2), strict=True)
    rows = [(one.row, other.row) for one, other in turns]
    assert [one for one, _ in rows] == [played.row for played in run(lockdown, 30, seats=2)]
    assert [other for _, other in rows] == [played.row for played in run(lockdown, 30, seats=3)]


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ({"backend": "threads"}, "no backend is named threads; there are: loky, dask"),
        ({"backend": "dask"}, "needs the address of a scheduler"),
        ({"scheduler": "tcp://127.0.0.1:8786"}, "is for the backend dask"),
    ],
)
def test_workers_that_cannot_be_meant_are_refused_before_the_first_game(how, reason):
    with pytest.raises(NemesisError, match=reason):
        run(assemble("lockdown"), 3, **how)


def test_process_that_cannot_play_is_named(tmp_path):
    file = tmp_path / "my.toml"
    file.write_text('[[item]]\nid = "weapon-battery"\ncost = 2\n')
    ruleset = assemble("lockdown", content=[file])
    file.write_text('[[item]]\nid = "weapon-battery"\ncost = 0\n')
    with pytest.raises(NemesisError, match=r"worker process \d+ on .* cannot play: it has other content"):
        next(run(ruleset, 10, jobs=2))
