"""Help, start-up and what any terminal can print."""

from __future__ import annotations

import subprocess
import sys

import pytest

COMMANDS = (
    ("assemble",),
    ("simulate",),
    ("compare",),
    ("replay",),
    ("rules",),
    ("variants", "list"),
    ("variants", "show"),
    ("variants", "check"),
    ("plugins", "list"),
    ("plugins", "show"),
    ("plugins", "new"),
    ("scenario", "run"),
)
HEAVY = ("polars", "scipy", "loky", "rich.progress", "nemesis_core.assembly")


def test_help_lists_every_command(nemesis):
    said = nemesis("--help")
    assert said.code == 0
    assert all(command[0] in said.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_of_a_command_has_an_example(nemesis, command):
    said = nemesis(*command, "--help")
    assert said.code == 0
    assert "Example: nemesis " + " ".join(command) in said.out


def test_help_imports_nothing_heavy():
    program = (
        "import sys\nfrom nemesis_core.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"


def test_ascii_terminal_gets_every_table(shell):
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    for command in (("--help",), ("assemble", "lockdown", "--steps", "--hooks"), ("rules", "--search", "carcass")):
        done = shell(*command, env=ascii_only)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.isascii()


def test_version_is_that_of_the_distribution(nemesis):
    assert nemesis("--version").out.startswith("nemesis-core ")


def test_help_is_wrapped_by_the_terminal_alone(nemesis, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    assert "kept beside the rows, the run goes on" in nemesis("simulate", "--help").out
