"""The README's commands and a whole game, as a newcomer has them: a new folder, a new environment, nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INSTALL = re.compile(r"^pip install uv && (uv run .*)$", re.MULTILINE)
PASSED_ON = ("HOME", "LANG", "PYENV_ROOT", "SSL_CERT_FILE", "TMPDIR")
"""Of this process's environment, what a newcomer has too; and whatever leads pip and uv to their packages."""

pytestmark = pytest.mark.fresh


def readme_commands() -> list[str]:
    """The two commands of the README that install and run something."""
    return INSTALL.findall((ROOT / "README.md").read_text())


@pytest.fixture(scope="module")
def clone(tmp_path_factory) -> Path:
    """The project's files, and no other, in a folder of their own."""
    folder = tmp_path_factory.mktemp("fresh") / "nemesis-variants"
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def run(clone):
    """Runs a shell command in the clone, with a Python that has pip and nothing else."""
    subprocess.run([sys.executable, "-m", "venv", clone.parent / "python"], check=True)
    found = {name: value for name, value in os.environ.items() if name in PASSED_ON or name.startswith(("PIP_", "UV_"))}
    env = {name: value for name, value in found.items() if not name.startswith("UV_INTERNAL")}
    env["PATH"] = f"{clone.parent / 'python' / 'bin'}:{os.environ['PATH']}"

    def command(line: str, says: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", "-ec", line], cwd=clone, env=env, input=says, capture_output=True, text=True, timeout=900
        )

    return command


def test_the_first_command_installs_everything_and_simulates(run):
    command, shorter = re.subn(r"--games \d+", "--games 100", readme_commands()[0])
    assert shorter == 1
    done = run(f"pip install --quiet uv && {command}")
    assert done.returncode == 0, done.stderr
    assert "seats that survived" in done.stdout


def test_a_whole_game_is_played_and_its_record_replays(run, clone):
    played = run("uv run nemesis play lockdown --seed 5 --save game.json", says="1\n" * 4000)
    assert played.returncode == 0, played.stderr
    assert "The game is over." in played.stdout
    again = run("uv run nemesis replay game.record.json")
    assert again.returncode == 0, again.stderr
    assert "all as recorded" in again.stdout


def test_the_second_command_runs_the_tests(run, clone):
    """Of its environments one: the test that runs now is part of the others."""
    command = readme_commands()[1]
    assert f'"$uv" {command.removeprefix("uv ")} ' in (clone / ".ci" / "run").read_text()
    done = run(f"pip install --quiet uv && {command} run -e lint")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "lint: OK" in done.stdout
