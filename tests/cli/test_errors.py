"""Bad input: one line on stderr, exit code 2, nothing on stdout, no traceback."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

BAD = (
    ("simulate lockdown --games 0", "at least 1"),
    ("simulate lockdown --games -3", "at least 1"),
    ("simulate lockdown --games x", "--games x: a whole number is wanted"),
    ("simulate lockdown --games=x", "--games x: a whole number is wanted"),
    ("simulate lockdown --gmaes 3", "--gmaes"),
    ("simulate lockdown more", "more"),
    ("simulate lockdown --players 0", "2 to 5 players, not 0"),
    ("assemble lockdown --players 0", "2 to 5 players, not 0"),
    ("assemble lockdown --block rules", "needs the shared rules"),
    ("replay", "missing argument"),
    ("nonsense", "'nonsense'; see nemesis --help"),
    ("simulate lockdown --jobs -1", "jobs"),
    ("simulate lockdown --bots oracle", "curious, random"),
    ("simulate lockdown --bots random,curious", "2 bots for 4 seats"),
    ("simulate lockdown --players 9", "not 9"),
    ("simulate lockdown --out rows.txt", ".parquet, .csv, .jsonl"),
    ("simulate lockdown --out /dev/null/rows.csv", "/dev/null"),
    ("simulate lockdown --record /dev/null/games", "/dev/null"),
    ("simulate nowhere", "is no manifest file; there are: "),
    ("simulate", "--board, --race, --mode, --crew missing"),
    ("assemble --board facility --mode semi-coop", "--race, --crew missing"),
    ("assemble lockdown --race nobody", "there are:"),
    ("assemble lockdown --race facility", "is a board, not a race"),
    ("assemble lockdown --block facility", "is blocked; there are: ship, ship-advanced\n"),
    (
        "assemble mars --block facility",
        "board mars-surface extends facility: board facility is blocked; there are: ship, ",
    ),
    (
        "assemble nemesis-intruder --block semi-coop",
        "mode intruder-player extends semi-coop: mode semi-coop is blocked",
    ),
    ("assemble lockdown --block nobody", "cannot be blocked"),
    ("assemble lockdown --players 9", "not 9"),
    ("assemble lockdown --content nowhere.toml", "nowhere.toml"),
    ("assemble nowhere.toml", "nowhere.toml"),
    ("assemble lockdown --out /dev/null/my.toml", "cannot be written"),
    ("variants show nowhere", "is no manifest file; there are: "),
    ("plugins show nobody", "facility"),
    ("replay nowhere.json", "nowhere.json"),
    ("rules", "--search"),
    ("rules LD-DRAW-1", "LD-DRAW-01"),
    ("rules --search xyzzy", "xyzzy"),
)


@pytest.mark.parametrize(("command", "reason"), BAD, ids=[command for command, _ in BAD])
def test_bad_input_is_one_clear_line(nemesis, command, reason):
    said = nemesis(*command.split())
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("nemesis: ")
    assert said.err.count("\n") == 1
    assert reason in said.err


@pytest.mark.parametrize("text", ["", "{", "[]", '{"schema": 1, "kind": "record"}', '{"kind": "save", "schema": 1}'])
def test_file_that_is_no_record_is_refused(nemesis, tmp_path, text):
    file = tmp_path / "game.json"
    file.write_text(text)
    said = nemesis("replay", file)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert str(file) in said.err


FIELDS = ("manifest", "versions", "content", "seats", "seed", "choices", "digests", "ending", "fixed")


@pytest.mark.parametrize("field", FIELDS)
def test_record_with_a_damaged_field_is_refused_or_differs(nemesis, recorded, field):
    whole = json.loads(recorded.read_text())
    for value in (None, "x", [], {}, -1, 1.5, [None], [[1]], [[0, None]], {"a": 1}):
        recorded.write_text(json.dumps({**whole, field: value}))
        said = nemesis("replay", recorded)
        if value != whole[field]:
            assert said.code in (1, 2), value
            assert (said.out + said.err).count("\n") == 1


@pytest.mark.parametrize("command", ["simulate lockdown --games 1", "variants list --json", "--version"])
def test_full_disk_behind_the_output_is_one_line(command):
    with open("/dev/full", "w") as full:
        program = [sys.executable, "-m", "nemesis_core", *command.split()]
        done = subprocess.run(program, stdout=full, stderr=subprocess.PIPE, text=True, timeout=120)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "the output cannot be written" in done.stderr


@pytest.mark.parametrize("module", ["typer", "polars"])
def test_interrupt_during_imports_is_quiet(shell, tmp_path, module):
    (tmp_path / f"{module}.py").write_text("raise KeyboardInterrupt")
    done = shell("simulate", "lockdown", "--games", 1, "--out", tmp_path / "r.csv", env={"PYTHONPATH": str(tmp_path)})
    assert done.returncode == 130
    assert "Traceback" not in done.stderr


def test_closed_output_is_one_line():
    program = ["bash", "-c", '"$@" >&-', "bash", sys.executable, "-m", "nemesis_core", "variants", "list"]
    done = subprocess.run(program, stderr=subprocess.PIPE, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (2, "nemesis: the output is closed; open it, or send it to a file\n")


@pytest.mark.parametrize(
    "command", ["simulate nemesis --games 1", "assemble nemesis", "content nemesis", "play nemesis"]
)
def test_an_option_with_one_value_is_given_once(nemesis, command):
    said = nemesis(*command.split(), "--board", "ship", "--board", "facility")
    assert (said.code, said.out) == (2, "")
    name = command.split()[0]
    assert said.err == f"nemesis: --board is given twice; leave out all but one; see nemesis {name} --help\n"


def test_options_with_several_values_and_flags_can_be_repeated(nemesis):
    crews = ("--crew", "lockdown-crew", "--crew", "nemesis-crew")
    assert nemesis("assemble", "lockdown", *crews, "--json", "--json").code == 0
