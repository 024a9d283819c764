"""Scenario files are tests of pytest, wherever they lie."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from nemesis_core.testing.proofs import proofs
from nemesis_core.testing.scenario import read_scenario
from nemesis_core.testing.scenario.pieces import of_several

from .conftest import HEAD, PIECES, THEN

FILES = {
    "a": "",
    "b": 'variant = "lockdown"\n',
    "fails": "[then]\nstate.alpha.light = 3\n",
    "misspelt": "[then]\nstate.alpha.lihgt = 3\n",
    "unread": "format = 3\n",
}


@pytest.fixture(scope="module")
def collected(tmp_path_factory):
    """The folder of the files above, and the lines of pytest, which leaves out what needs a variant."""
    folder = tmp_path_factory.mktemp("scenarios")
    for name, text in FILES.items():
        pieces = "" if text.startswith("variant") else PIECES
        whole = text if name == "unread" else f"{HEAD}{pieces}{text}{'' if '[then]' in text else THEN}"
        (folder / f"{name}.scenario.toml").write_text(whole, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", os.devnull, "--strict-markers", "-v"]
    chosen = ["-m", "rule and not variant", "--continue-on-collection-errors", f"--rootdir={folder}", str(folder)]
    done = subprocess.run([*command, *chosen], cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    return folder, done.stdout.splitlines()


def test_a_test_is_named_by_file_and_title_and_has_markers(collected):
    _, lines = collected
    assert [line for line in lines if line.startswith("a.scenario.toml::A rule holds PASSED")]
    assert not [line for line in lines if line.startswith("b.scenario.toml")]
    assert " 2 failed, 1 passed, 1 deselected, 1 error in " in lines[-1]


def test_a_failing_one_shows_the_report_and_no_traceback(collected):
    folder, lines = collected
    at = lines.index(f"{folder / 'fails.scenario.toml'}: A rule holds")
    assert lines[at + 1 : at + 5] == ["  [then] alpha.light", "    expected: 3", "    found:    0", "  The log:"]
    assert not [line for line in lines if "run.py" in line]


def test_a_bad_one_is_told_in_a_line(collected):
    folder, lines = collected
    misspelt = f"{folder / 'misspelt.scenario.toml'}: [then]: alpha.lihgt: alpha has no lihgt; did you mean light?"
    assert [line for line in lines if line.startswith(misspelt)]
    assert f"{folder / 'unread.scenario.toml'}: format is 3; this version reads format = 1" in lines


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("", False),
        ('board = "fake-board"\nhouse_rules = ["fake-missions"]', False),
        ('board = "facility"', False),
        ('board = "facility"\nmode = "fake-mode"', False),
        ('board = "no-such-board"\nrace = "no-such-race"', True),
    ],
)
def test_pieces_of_several_plugins_are_for_a_variant(write, pieces, expected):
    assert of_several(read_scenario(write(pieces=f"[pieces]\n{pieces}\n"))) is expected


def test_scenarios_are_proofs(write, tmp_path):
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    write().rename(folder / "a.scenario.toml")
    assert proofs(tmp_path) == {"LD-FIRE-01": ["tests/deep/a.scenario.toml::A rule holds"]}
