"""`nemesis scenario run`: what it prints, and its exit codes."""

from __future__ import annotations

import json

import pytest

PASSES = """format = 1
title = "Nobody is hurt by waiting"
rules = ["LD-FIRE-01"]
characters = ["alpha", "beta"]
[pieces]
[[when]]
who = "alpha"
does = "pass"
[then]
state.alpha.light = 0
"""


@pytest.fixture
def folder(tmp_path):
    """A scenario that passes, one that fails, and one that cannot be run."""
    for name, text in (
        ("a", PASSES),
        ("b", PASSES.replace("light = 0", "light = 1")),
        ("c", PASSES.replace("alpha.light", "alpha.lihgt")),
    ):
        (tmp_path / f"{name}.scenario.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_those_that_pass_are_counted(nemesis, folder):
    said = nemesis("scenario", "run", folder / "a.scenario.toml")
    assert (said.code, said.out, said.err) == (0, "1 scenario: 1 passed\n", "")


def test_the_log_of_those_that_pass_is_shown_when_asked(nemesis, folder):
    said = nemesis("scenario", "run", "--log", folder / "a.scenario.toml")
    first, *lines = said.out.splitlines()
    assert first == f"passed: {folder / 'a.scenario.toml'}: Nobody is hurt by waiting"
    assert lines == ["  The log:", "    Seat 1 (alpha) passes.", "1 scenario: 1 passed"]


def test_one_that_fails_shows_expected_found_and_the_log(nemesis, folder):
    said = nemesis("scenario", "run", folder / "a.scenario.toml", folder / "b.scenario.toml")
    assert (said.code, said.err) == (1, "")
    assert said.out.splitlines() == [
        f"failed: {folder / 'b.scenario.toml'}: Nobody is hurt by waiting",
        "  [then] alpha.light",
        "    expected: 1",
        "    found:    0",
        "  The log:",
        "    Seat 1 (alpha) passes.",
        "2 scenarios: 1 passed, 1 failed",
    ]


def test_a_bad_file_does_not_stop_the_others(nemesis, folder):
    said = nemesis("scenario", "run", folder)
    assert said.code == 2
    assert said.out.splitlines()[-1] == "3 scenarios: 1 passed, 1 failed, 1 bad"
    (line,) = said.err.splitlines()
    assert line.startswith(
        f"nemesis: {folder / 'c.scenario.toml'}: [then]: alpha.lihgt: alpha has no lihgt; did you mean"
    )


def test_everything_for_a_program(nemesis, folder):
    said = nemesis("scenario", "run", "--json", folder)
    assert said.code == 2
    passed, failed, bad = json.loads(said.out)
    assert passed == {
        "file": str(folder / "a.scenario.toml"),
        "title": "Nobody is hurt by waiting",
        "rules": ["LD-FIRE-01"],
        "result": "passed",
        "failures": [],
        "log": ["Seat 1 (alpha) passes."],
    }
    assert failed["failures"] == [{"where": "[then] alpha.light", "expected": "1", "found": "0"}]
    assert (bad["result"], bad["title"]) == ("bad", "")
    assert bad["error"].startswith(f"{folder / 'c.scenario.toml'}: [then]: ")


@pytest.mark.parametrize("name", ["no.scenario.toml", "a.toml"])
def test_a_file_that_is_none(nemesis, tmp_path, name):
    said = nemesis("scenario", "run", tmp_path / name)
    assert said.code == 2
    assert said.err.startswith(f"nemesis: {tmp_path / name}: ")
    assert len(said.err.splitlines()) == 1


def test_pytest_is_not_needed(shell, folder):
    (folder / "pytest.py").write_text("raise ImportError('not installed')\n")
    done = shell("scenario", "run", folder / "a.scenario.toml", env={"PYTHONPATH": str(folder)})
    assert (done.returncode, done.stdout, done.stderr) == (0, "1 scenario: 1 passed\n", "")
