"""The expansions in docs/examples as their author has them: a copy alone in a folder, our wheels, and their own tox."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(path.parent for path in ROOT.glob("docs/examples/*/tox.ini"))
PASSED_ON = ("HOME", "LANG", "PYENV_ROOT", "SSL_CERT_FILE", "TMPDIR")
"""Of this process's environment, what the author has too; and whatever leads pip and uv to their packages."""
CHECKED = "lockdown-coop"
"""A variant that all pieces fit: in it an example's check looks at games, while its own tox does so in all."""
LEFT_BEHIND = shutil.ignore_patterns(".*_cache", ".hypothesis", ".tox", ".venv", "__pycache__", "dist", "*.egg-info")

pytestmark = pytest.mark.examples
each = pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)

Run = Callable[..., str]


@pytest.fixture(scope="session")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our wheels, in a folder that uv does not know: of one that it has seen it would take what it has kept."""
    return Path(
        shutil.copytree(os.environ.get("NEMESIS_WHEELS", ROOT / "dist"), tmp_path_factory.mktemp("at") / "dist")
    )


@pytest.fixture
def copied(example: Path, tmp_path: Path) -> Path:
    """The example alone."""
    return Path(shutil.copytree(example, tmp_path / example.name, ignore=LEFT_BEHIND))


@pytest.fixture
def run(tmp_path: Path, copied: Path, wheels: Path) -> Run:
    """Runs a command in the example's folder, with a new environment first on the path; returns what it says."""
    found = {name: value for name, value in os.environ.items() if name in PASSED_ON or name.startswith(("PIP_", "UV_"))}
    env = {name: value for name, value in found.items() if not name.startswith("UV_INTERNAL")}
    env |= {"NEMESIS_WHEELS": str(wheels), "UV_FIND_LINKS": str(wheels), "VIRTUAL_ENV": str(tmp_path / "venv")}
    env["PATH"] = f"{tmp_path / 'venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"

    def command(*words: str) -> str:
        done = subprocess.run(words, cwd=copied, env=env, capture_output=True, text=True, timeout=900)
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
        return done.stdout

    command("uv", "venv", "--quiet", "--python", sys.executable, env["VIRTUAL_ENV"])
    return command


def pieces(run: Run, example: Path) -> list[dict[str, Any]]:
    """The pieces that the example's distribution brings, as the command lists them."""
    name = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"]
    return [row for row in json.loads(run("nemesis", "plugins", "list", "--json")) if row["distribution"] == name]


def test_there_is_an_example() -> None:
    assert EXAMPLES


@each
def test_its_own_tox_is_green(run: Run) -> None:
    """As far as its tox.ini has environments under the label `short`, two of them at a time; the check in a variant."""
    run("uv", "pip", "install", "--quiet", "tox>=4.30,<5", "tox-uv>=1.28,<2")
    assert run("tox", "run-parallel", "--parallel", "2", "-m", "short").count(": OK (") >= 2
    assert "check: OK (" in run("tox", "run", "-e", "check", "--", "--variant", CHECKED)


@each
def test_all_of_its_pieces_go_into_a_variant(example: Path, run: Run, copied: Path) -> None:
    run("uv", "pip", "install", "--quiet", "nemesis-variants", str(copied))
    brought = pieces(run, example)
    assert brought
    said = run(
        "nemesis", "assemble", "lockdown", *(word for row in brought for word in (f"--{row['kind']}", row["id"]))
    )
    assert [row["id"] for row in brought if row["id"] not in said] == []


@pytest.mark.parametrize("example", [ROOT / "docs" / "examples" / "drowned"], ids=["drowned"])
def test_the_drowned_play_in_variants(run: Run, copied: Path) -> None:
    run("uv", "pip", "install", "--quiet", "nemesis-variants", str(copied))
    flooded = ("lockdown", "--race", "drowned", "--house-rule", "high-water=5")
    assert "high-water" in run("nemesis", "assemble", *flooded)
    assert "Rooms under Brine at the end" in run("nemesis", "simulate", *flooded, "--games", "4", "--seed", "1")
    assert "DROWNED-03" in run("nemesis", "rules", "--search", "Spring Tide")
